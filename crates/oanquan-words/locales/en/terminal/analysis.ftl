# What `oanquan analyse` says of positions and games.

## What every move is worth

terminal-move = Move
# Above numbers: the points from here to the end.
terminal-gains = Gains
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] lead at the end
       *[own] points at the end
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] proved
        [least] or more
        [most] or less
        [estimate] estimate
        [seems] it seems
       *[unknown] not known
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] wins
       *[loss] loses
    }
terminal-last = { $who ->
        [mover] the mover is last
       *[other] the other is last
    }
terminal-bound = { $kind ->
        [least] at least { $number }
       *[most] at most { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = Line: { $moves }.
terminal-proof = { $state ->
        [all] Everything is proved.
        [best] Proved: no other move is better.
        [shown-best] What is shown is proved; another move may be better.
        [shown] What is shown is proved.
        [some] Whole numbers are proved, numbers with a decimal are estimates.
       *[nothing] Nothing is proved; the numbers are estimates.
    }
terminal-stopped = Stopped.
# $seconds: a number with a decimal.
terminal-searched = Depth { NUMBER($depth) }, positions { NUMBER($positions) }, seconds { $seconds }.
terminal-speed = Positions a second: { NUMBER($positions) }.
terminal-table-hits = Found in endgame tables: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = thinking; Ctrl-C shows what is there
terminal-progress = depth { NUMBER($depth) }, positions { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = Game { NUMBER($game) }: { $players }. Rules: { $rules }
terminal-class = { $class ->
        [only] The only move.
        [best] The best move.
        [good] A good move.
        [inaccuracy] Inaccurate.
        [mistake] A mistake.
       *[blunder] A blunder.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] It gains exactly { $points }.
        [least] It gains at least { $points }.
        [most] It gains at most { $points }.
       *[about] It gains about { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] It wins, whatever the count.
       *[loss] It loses, whatever the count.
    }
terminal-stopped-after = Stopped after { NUMBER($done) } of { NUMBER($all) } moves.

## The picture of a review

terminal-picture-end = The board at the end of the record
# $move with its number: "3. 9r??"; the two lines are drawn round squares.
terminal-picture-before = The board before { $move } (full line); better was { $better } (broken line)
terminal-picture-nothing-lost = No move lost points worth speaking of.
terminal-picture-lost = Moves that lost points: { $moves }.
