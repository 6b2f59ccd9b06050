# The analysis board: games and positions to be studied.

study-analysis = Analysis

## Walking through the moves: short names of buttons that show arrows.

analysis-to-start = To the start
analysis-back = One move back
analysis-forward = One move on
analysis-to-end = To the end

## The list of moves, and what is said of one

analysis-moves = Moves
analysis-empty = No move yet. Play one on the board.
analysis-comment = Comment
analysis-comment-wrong = A comment with the sign { "}" } must stand on one line.
# Before a choice of signs such as ! and ??
analysis-glyph = Sign
# A button: the variation takes the place of the line it leaves.
analysis-promote = Make it the line
# A button: takes this move away with all that follow.
analysis-delete = Delete from here
analysis-illegal = This move is not legal.
analysis-deep = A file holds variations up to 32 deep; this one would lie deeper.
# A button below what every move is worth.
analysis-play-best = Play the best move

## The review of a game

analysis-review = Review
analysis-begin = Review this game
analysis-no-game = There is no game yet to be reviewed.
analysis-progress = Position { NUMBER($done) } of { NUMBER($all) }
analysis-stop = Stop
# What a player has lost in all. $name stands alone, such as "You" or "Player 2".
analysis-summary = { $name }: points lost { NUMBER($lost) }, blunders { NUMBER($blunders) }, mistakes { NUMBER($mistakes) }, inaccuracies { NUMBER($inaccuracies) }.
analysis-no-misses = No move lost points worth speaking of.
# What a move gains less than the best one.
analysis-loses = Points lost: { $kind ->
        [exact] exactly
        [least] at least
        [most] at most
       *[about] about
    } { NUMBER($points) }.
analysis-loses-game = It gives the game away, whatever the count.
# Sentences about that move follow, as a hint has them ("It takes 5 points.").
analysis-better = The best move is { $move }.
# Sentences about that move follow, as a hint has them.
analysis-instead = What { $move } does:
# How the move has changed the result, if both sides play their best.
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] A win became a draw.
           *[loses] A win became a loss.
        }
       *[draws] A draw became a loss.
    }
analysis-try = Try again
analysis-try-task = Find a better move than { $move } on the board.
analysis-try-best = { $move } is the best move.
# Another move that is not the best; what it is worth stands in the list.
analysis-try-other = { $move } is not the best. { $kind ->
        [exact] Points lost: exactly
        [least] Points lost: at least
        [most] Points lost: at most
       *[about] Points lost: about
    } { NUMBER($points) }.

## The graph of the margin

analysis-graph = Lead at the end of the game: { $name }
analysis-graph-end = The last lead is { NUMBER($points) }, after move { NUMBER($ply) }.
analysis-graph-signs = Squares are proved, circles are estimates.

## Setting up, bringing and taking along

analysis-setup = Set up a position
# $square is the name of a square, such as 7 or M0.
analysis-citizens = { $square }: citizens
analysis-mandarin = { $square }: Mandarin
analysis-reserve = { $name }: reserve
analysis-won = { $name }: Mandarins
analysis-to-move = To move
analysis-use = Use this position
analysis-odd = No game leads to this position, but it can be played with:
analysis-bring = Bring a game or a position
analysis-text = A game record or a position line
analysis-read = Read
analysis-take = Take it along
analysis-no-record = This cannot be taken along: the stones do not add up, so nobody could read it again.

## Marks on squares

# The name of a choice of colours.
analysis-marking = Mark squares
analysis-marking-task = A tap on a square marks it, and another one takes the mark away.
analysis-colour = { $colour ->
        [green] Green
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    }
# $square: what lies in a square, as it is read out.
analysis-marked = { $square }, marked { $colour ->
        [green] green
        [red] red
        [yellow] yellow
       *[blue] blue
    }

## The best line, walked through on the board

# $moves: moves in notation.
analysis-best-line = Best line: { $moves }.
analysis-play-line = Play the line
analysis-line = The best line on the board
analysis-line-task = The arrows below the board step through it.
analysis-line-add = Add it as a variation
analysis-line-leave = Leave the line

## Setting up by taps

# Before a choice of what a tap does, such as “adds a citizen”.
analysis-tools = A tap on a square of this board
analysis-tool = { $tool ->
        [one] adds a citizen
        [five] adds five citizens
        [less] takes a citizen away
        [clear] empties the square
       *[mandarin] puts the Mandarin there or takes it away
    }
analysis-empty-board = Empty the board
analysis-mandarin-square = A Mandarin stands only in a Mandarin square.
# $field: what a field is called, such as “7: citizens”.
analysis-number-wrong = { $field }: found “{ $text }”, expected a whole number from 0 to { NUMBER($most) }.
analysis-adds-up = The stones add up.
