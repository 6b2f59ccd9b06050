# The page of the game: what stands beside the board, and its buttons.

## Beside the board

# While stones move: who moves, and the move as it is written.
game-moves = { $name }: { $move }
game-paused = The game waits.
# Before the first move, where later the last move is told.
game-how-to = Choose a square of your row, then one of the two arrows.
# A new game between the same players.
game-begun = A new game begins.
game-name-level = { $name }, level { NUMBER($level) }
game-name-adaptive = { $name }, adaptive
game-serious = A serious game: no hints, and what is played stays played.

## Looking back

game-looking = The board after move { NUMBER($ply) }.
game-looked = The board as it is now.
game-look = Show the board after move { NUMBER($ply) }
game-look-before = Earlier
game-look-after = Later
game-look-back = To the game

## Buttons

# For screen readers: the names of the two groups of buttons.
game-tools = The game
game-tools-more = More
game-undo = Take back
game-redo = Redo
game-hint = Hint
game-replay = Show again
game-pause = Pause
game-continue = Go on
game-rematch = Rematch
game-new = New game
game-sound = Sound
# A switch: whether the end of a move is shown before it is played.
game-preview = Preview
game-speed = Speed
game-resign = Resign
game-resign-question = Give this game up?
game-resign-yes = Resign
game-resign-no = Play on

## Typed moves

game-typed = Move
game-typed-help = The number of a square, then r for anticlockwise or l for clockwise, such as 7r.
game-typed-play = Play

## The story

game-story = What happened
game-story-empty = Every move will be told here.
game-story-earlier = Show earlier moves

## The end

game-end = The end
# A button: goes to the page where the game can be studied.
game-analyse = Analyse
game-count = The count
game-count-player = Player
game-count-row = Row
game-count-reserve = Reserve
game-count-mandarins = Mandarins
game-count-debts = Debts
game-count-total = Total
# So many Mandarins, the points of each, and what they come to.
game-count-worth = { NUMBER($mandarins) } × { NUMBER($value) } = { NUMBER($points) }
game-repetition = The same position stood on the board three times:
game-after-ply = After move { NUMBER($ply) }

## What every move is worth

# A switch beside the board.
scores-switch = What every move is worth
scores-about = What it gains to the end when everybody plays their best. Choose a move in the list to play it.
scores-sought = Counting …
# Before the list. $sides is margin where two sides play, else own.
scores-whose = { $sides ->
        [margin] { $name }: points gained from here to the end, less those of the other side. In brackets: the lead at the end.
       *[own] { $name }: points gained from here to the end, whatever the others play. In brackets: the points at the end.
    }
# How far the list is to be believed.
scores-state = { $state ->
        [proved] Everything is proved.
        [no-table] The endgame table could not be loaded. Numbers with about are estimates by thinking ahead.
       *[thought] Numbers with about are estimates by thinking ahead.
    }
# $points and $end with their signs, such as +5.
scores-move = { $move }: { $kind ->
        [exact] exactly
        [least] at least
        [most] at most
       *[about] about
    } { $points } ({ $end })
# A move after which the count does not matter.
scores-anyhow = { $move }: { $kind ->
        [exact] { $result ->
            [win] won
           *[loss] lost
        }
       *[about] { $result ->
            [win] won, it seems
           *[loss] lost, it seems
        }
    }

## A hint

# $place is told-place.
game-hint-move = Hint: { $place } { $way ->
        [anticlockwise] anticlockwise
       *[clockwise] clockwise
    } ({ $move }).
game-reason-ends = { $result ->
        [win] It ends the game, won by { $margin ->
            [one] one point
           *[other] { $margin } points
        }.
        [draw] It ends the game in a draw.
        [won-anyhow] It ends the game, won whatever the count.
        [lost-anyhow] It ends the game, lost whatever the count.
       *[loss] It ends the game, lost by { $margin ->
            [one] one point
           *[other] { $margin } points
        }.
    }
game-reason-takes = The move takes { $points ->
        [one] one point
       *[other] { $points } points
    }{ $mandarins ->
        [0] {""}
        [one] {" "}with a Mandarin
       *[other] {" "}with { $mandarins } Mandarins
    }.
game-reason-leaves = { $points ->
        [0] Nothing can be taken in return.
        [one] The answer { $reply } can take one point.
       *[other] The answer { $reply } can take { $points } points.
    }
game-reason-saves = The move keeps { $points ->
        [one] one point
       *[other] { $points } points
    } from being taken by { $move }.
game-reason-forces-refill = The empty row has to be refilled: { $name }.
game-reason-forces-pass = A pass is forced: { $name }.
game-reason-refills = The empty row is refilled first, { $borrowed ->
        [0] from the reserve, with { $own ->
            [one] one citizen
           *[other] { $own } citizens
        }.
        [one] with one citizen borrowed.
       *[other] with { $borrowed } citizens borrowed.
    }
game-reason-relay = The sowing has { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }, hard to foresee.

## What went wrong

game-engine-failed = The computer cannot think: its part of the page did not load or broke down. Your game is safe.
game-retry = Try again
game-not-kept-full = The storage of this browser is full: the game lasts only as long as this tab. Delete saved games, or export this one.
game-not-kept-forbidden = This browser keeps nothing for this page: the game lasts only as long as this tab.
game-missing = This game is not on this device any more.
game-link-opened = The game of the link is on the board.
# After it, when another game lay there.
game-link-kept = The game before it is kept under Games.
