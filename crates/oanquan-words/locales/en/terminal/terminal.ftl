# What the program `oanquan` says in the terminal, where the other files do not say it already.
# The commands that are typed (help, undo, new …) and their placeholders FILE and SEAT are the same in every language.

## Players

# Where it is not one person against one computer. Seats are numbered from 0, as in notation.
terminal-seat = Seat { NUMBER($seat) }

## The game

# $rules: a rule set in notation.
terminal-greeting = Ô Ăn Quan, rules { $rules }. Type help for the commands.
# Before what is typed when the game is over.
terminal-prompt-over = game over
# $name stands alone: "Computer", "Seat 1".
terminal-thinking = { $name }: thinking …
terminal-saved = The game is saved in { $file }; oanquan play --resume goes on with it.
terminal-nothing-saved = Goodbye; no move was played, so nothing is saved.
terminal-kept = The game before is kept in { $file }.
terminal-saved-to = Saved to { $file }.
terminal-loaded = { $file } is loaded: moves { NUMBER($moves) }, rules { $rules }.
terminal-undo-none = There is nothing to take back: no person has moved before this turn.
terminal-redo-none = There is nothing to play again: no move was taken back.
# After how many moves were taken back.
terminal-redo = Type redo to play on as before.
terminal-may-play = You may play { $moves }.
# A typed move that tells of itself what is not true; both as notation writes them.
terminal-contradiction = { $typed } is not what this move does: it does { $real }.
# After a round of a match, and after the match.
terminal-new = { $what ->
        [round] Type new for the next round.
       *[match] Type new for another match.
    }
terminal-level-changes = From the next game on the computer plays at level { NUMBER($to) } ({ $name }) instead of { NUMBER($from) }.

## What is typed

terminal-line = line { NUMBER($line) }: { $why }
terminal-unknown = “{ $found }” is neither a move such as 7r nor a command. The commands are { $commands }.
terminal-no-file = { $command } needs the name of a file: { $command } FILE.
terminal-too-much = After { $command } nothing more is expected, but there is “{ $found }”.
terminal-no-text = These bytes are no text, expected UTF-8.

## Files. $system: what the system says, in its own words.

terminal-cannot-read = { $fault ->
        [missing] { $file } cannot be read: there is no such file.
       *[other] { $file } cannot be read: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] { $file } exists: choose a new name, or write over it with save!
        [missing] { $file } cannot be written: its folder is missing.
       *[other] { $file } cannot be written: { $system }.
    }
terminal-bytes = { $file }: line { NUMBER($line) } holds bytes that are no text.
terminal-no-unfinished = There is no unfinished game in { $folder }.
terminal-skipped = Skipped: { $why }

## The board

terminal-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-reserve = reserve { NUMBER($citizens) }
terminal-mandarins = Mandarins { NUMBER($mandarins) }
# $lender stands alone: "Seat 1", "You".
terminal-owes = { $lender ->
        [bank] owes { NUMBER($citizens) } to the bank
       *[other] owes { NUMBER($citizens) } to: { $lender }
    }
terminal-played = { $plies ->
        [0] No move has been played.
        [one] One move has been played.
       *[other] { $plies } moves have been played.
    }
# $squares: the row of a seat and the Mandarin square after it.
terminal-ways = { $ways ->
        [free] r sows anticlockwise: { $squares } …; l sows clockwise.
        [anticlockwise] One sows anticlockwise only, r: { $squares } …
       *[clockwise] One sows clockwise only, l: { $squares } …
    }
# $squares: an enumeration of terminal-square and a Mandarin square.
terminal-row = { $name }, from the left: { $squares }.
terminal-square = { $stones ->
        [0] { $label } empty
        [one] { $label } has { $stones }
       *[other] { $label } has { $stones }
    }
terminal-too-narrow = In words: the drawing needs { NUMBER($columns) } columns.

## Help and rules

terminal-help-heading = What you can type; these words are the same in every language:
terminal-help = { $command ->
        [move] play a move: the square to lift, then r for anticlockwise or l for clockwise; the board shows where that goes
        [annotated] a move with what it does, which must be right
        [hint] ask the computer for a good move
        [moves] list the legal moves and what each would do
        [undo] take moves back to your turn before
        [redo] play moves taken back again
        [board] show the board
        [view] draw the board from a seat’s side
        [plain] change between the drawn board and the board in words
        [rules] explain the rules of this game
        [position] print the position line, which other programs read
        [save] write the game to a new file
        [save-over] write the game to a file, over an older one
        [load] go on with the game of a file
        [new] begin a new game under the same rules
        [help] this list
       *[quit] leave; Ctrl-D does the same
    }
terminal-rules = The rules of this game ({ $rules }):
