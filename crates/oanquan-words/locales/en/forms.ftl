# The form of a new game, the page of saved games, and the page of settings.

## A new game: at once

setup-quick = Play at once
setup-quick-name = { $game ->
    [computer] Against the computer
    [two] Two people
    [four] Four people
   *[watch] Watch
}
setup-quick-about = { $game ->
    [computer] It follows your strength.
    [two] On this device, in turns.
    [four] Each for themselves, on the large board.
   *[watch] The computer plays itself.
}

## A new game: in detail

setup-details = Or choose everything
setup-players = Players
setup-seat = Who plays
setup-person = A person
setup-name = Name
setup-name-help = May be left empty.
setup-level = Computer { NUMBER($level) }: { $name }
setup-level-name = { $level ->
    [1] newcomer
    [2] child
    [3] schoolmate
    [4] cousin
    [5] neighbour
    [6] teacher
    [7] grandparent
   *[other] champion
}
setup-level-about = { $level ->
    [1] Has just been told the rules. Takes what is near, and overlooks much.
    [2] Plays with a finger on the board, and thinks of nothing but the own move.
    [3] Looks at your answer too, but loses the thread of longer moves.
    [4] Plays at every holiday: sees the own move, your answer and the next one.
    [5] Counts every move to its end, two moves ahead for each side.
    [6] Counts further, judges better, and seldom overlooks anything.
    [7] Has played for a lifetime. Hardly ever overlooks anything.
   *[other] Plays as well as this program can.
}
setup-adaptive = Computer, adaptive
setup-adaptive-about = Plays stronger after you win and weaker after you lose. Now at level { NUMBER($level) }.
setup-seats = How many play
setup-seats-value = { $seats ->
    [two] Two
    [three] Three
   *[four] Four
}
setup-first = Who starts
setup-first-lot = By lot
setup-serious = A serious game
setup-serious-about = Nothing can be taken back, and there are no hints. It stays so in a rematch.
setup-start = Start
setup-start-not = This cannot be started yet: { $why }
setup-position = A position of your own
setup-position-about = The game begins from this position, under its rules: { $rules }
setup-position-drop = Begin from the usual start instead

## A new game: rules

setup-rules = Rules
setup-rules-own = Your own
setup-rules-own-about = Options of your own, as chosen below.
setup-options = All options
setup-notation = The rules in one line
setup-notation-help = As files and other programs write it: a name and what differs from it, such as vietnam+young_mandarin=5.
setup-notation-error = Character { NUMBER($column) }: { $why }
setup-show = Show on a board
setup-show-again = Show again
setup-shown = On a board: { $option }, { $value }

## Saved games

shelf-list = Saved games
shelf-empty = No game has been saved yet. Every game is saved by itself as you play.
shelf-item = { $plies ->
    [0] Not begun
    [one] One move
   *[other] { $plies } moves
}
shelf-going-on = In progress
shelf-over = Over, { $scores }
shelf-current = On the board
shelf-serious = Serious
shelf-open = Open
shelf-open-game = Open: { $game }
shelf-analyse-game = Analyse: { $name }
shelf-delete = Delete
shelf-delete-game = Delete: { $game }
shelf-deleted = Deleted: { $game }
shelf-undo = Undo
shelf-put-back = Put back: { $game }
shelf-players = { $first } – { $second }
shelf-unreadable = A text that is no game
shelf-unreadable-about = This was saved here, but it cannot be read any more. Nothing of it is lost: you can download the text. { $why }
shelf-full = The storage of the browser is full. Your game is held by this tab only: export it, or delete old games.
shelf-forbidden = The browser keeps nothing for this page, as in a private window. Your games are lost when you close this tab: export what you want to keep.

shelf-export = Export
shelf-export-game = Export: { $game }
shelf-download = Download the file
shelf-copy-game = Copy the game as text
shelf-copy-link = Copy a link
shelf-copy-position = Copy the position
shelf-share = Share
shelf-copied = { $what ->
    [game] The game was copied as text.
    [link] The link was copied.
   *[position] The position was copied.
}
shelf-copy-yourself = The browser does not let the page copy. Copy this text yourself:

shelf-import = Import
shelf-import-about = Game files (.oaq), the text of games, a position line or a link. You can also drop files here.
shelf-import-file = Choose files
shelf-import-text = Or paste text
shelf-import-read = Read the text
shelf-imported = { $games ->
    [one] One game was added.
   *[other] { $games } games were added.
}
shelf-import-failed = { $file }: { $why }
shelf-import-unreadable-file = This file cannot be read.

## Settings

settings-language = Language
# A language by its own name, of which the words did not come.
settings-language-failed = { $language } could not be loaded, so the page stays in English. Try again when you are connected to the network.
settings-theme = Colours
settings-theme-value = { $theme ->
    [system] As the system
    [light] Light
    [dark] Dark
   *[contrast] High contrast
}
settings-speed = How fast moves are shown
settings-speed-value = { $speed ->
    [step] Step by step
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[none] No motion
}
settings-speed-about = { $speed ->
    [step] Every lap waits for a tap or the space bar.
    [slow] For learning and explaining.
    [normal] As one plays on the ground.
    [fast] For those who know the game.
   *[none] The board shows at once how a move ended.
}
settings-more = While playing
settings-switch = { $name ->
    [sound] Sounds
    [preview] Preview of moves
    [face_to_face] Face to face
   *[labels] Numbers of the squares
}
settings-switch-about = { $name ->
    [sound] Soft sounds of falling and captured stones.
    [preview] Shows where a move ends and what it takes before you play it.
    [face_to_face] Turns the far player's text round, for two people with the device between them.
   *[labels] Printed in the squares, for moves typed as 7r.
}
