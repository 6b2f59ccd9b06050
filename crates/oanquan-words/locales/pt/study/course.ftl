## The lessons

# What a lesson is called: a few words.
course-title = { $lesson ->
        [start] The board
        [direction] Right or left
        [relay] Sowing on
        [stop] A Mandarin square stops you
        [capture] Taking stones
        [chain] Taking again and again
        [mandarin] Taking a Mandarin
        [refill] Releasing the fish
        [borrow] A loan
        [end] The end and the count
        [stall] When nothing happens
        [gap] Empty Mandarin squares
        [young] The young Mandarin
        [pebbles] Ten pebbles for a Mandarin
        [short] When nobody can refill
        [three] Three at a board
        [four] Four at a board
        [attack] Attack a Mandarin
        [safe] Leave a double gap
        [starve] Starve the other
       *[round] A match of rounds
    }
# What there is to know before the task; the position is seen above it.
course-text = { $lesson ->
        [start] You sit at the bottom. In each of your five squares lie five citizens, worth one point each; in the round squares at the ends stand the Mandarins, worth ten each and owned by nobody. In your turn you lift all stones of one of your squares and sow them one by one, to the right or to the left.
        [direction] You choose the way. Stones fall one by one into the squares that follow, Mandarin squares included.
        [relay] When your last stone has fallen, look at the next square. If it is a citizen square with stones, you lift them all and sow on, whoever owns it. Each lift with its sowing is a lap.
        [stop] If the next square is a Mandarin square with something in it, your move ends there and takes nothing.
        [capture] If the next square is empty, you take everything from the square behind it, whoever owns it. If that one is empty too, your move ends.
        [chain] After a capture the move goes on where the next square is empty again and the one behind it is not: empty, full, empty, full. Two empty squares in a row end it.
        [mandarin] A Mandarin is taken like everything else, over an empty square, with all the citizens around it. That is mostly what decides a game.
        [refill] When your whole row is empty at the start of your turn, you put one citizen from your reserve into each of your squares, and then you move. People call it thả cá, releasing the fish.
        [borrow] If your reserve is too small for that, the other player lends you the rest. In the final count it is given back.
        [end] The game is over when both Mandarin squares are empty. Then each takes the citizens of the own row. Reserve, row and Mandarins won are added, debts are paid, and the higher score wins.
        [stall] A game for two ends too when nothing was taken in a hundred turns, or when the same position has come for the third time. Here 99 turns have passed without a capture.
        [gap] In this way of playing, called vietnam, an empty Mandarin square is an empty square like others: you may take over it. In the basic rules it stops you.
        [young] Some protect a Mandarin with fewer than five citizens around it: it is young and cannot be taken.
        [pebbles] In the rules called tonkin ten pebbles lie in each Mandarin square instead of a big stone, and everybody sows to the right.
        [short] If nobody lends, as in the rules called ludii, or if both reserves together are too small, the game ends when a row cannot be refilled, and it is counted.
        [three] With three players the board is a triangle and turns pass to the right. How three play is a reconstruction of ours, not handed down.
        [four] Four rows round a square, a Mandarin square at each corner. The four rows are handed down, the order of turns is our reconstruction. Everybody may take everywhere.
        [attack] A threat is often worth more than a capture: make a move after which you can take a Mandarin next time, whatever the other plays.
        [safe] Where two empty squares lie side by side nothing is taken over them. Before you move, see what you leave.
        [starve] Whoever has an empty row has to refill it from the reserve, and pays for it. So it can be good to take the other's last stones.
       *[round] In a match the loser of a round sells fields: what lies there at the end of a round goes to the buyer, the seller still plays from it. Three fields of a row win the match. It is called bán ruộng, selling fields; how it is rounded is our reconstruction.
    }
# Said to who has tried in vain.
course-hint = { $lesson ->
        [start] Tap one of your squares, then an arrow.
        [direction] The single stone in the middle looks at a Mandarin over an empty square, but only to one side.
        [relay] Try the square with the most stones. Count where the last one falls.
        [stop] Which stone lies so that the square after its last is the Mandarin?
        [capture] Look for a sowing that ends just before an empty square with a full one behind it.
        [chain] Look for empty and full squares that take turns.
        [mandarin] Two empty squares are near the Mandarins. Which of them can you reach?
        [refill] Every square has one stone now. Follow the one at an end.
        [borrow] The three borrowed citizens are on the board already. Try the ends of your row.
        [end] Take the last Mandarin square. The row that is left counts too.
        [stall] Take something now, or the game is over.
        [gap] The empty square is the round one.
        [young] Only one of the two is old enough.
        [pebbles] Look at the square whose sowing ends before the Mandarin square on the right.
        [short] Leave the other row empty: two citizens do not fill it.
        [three] Your row is the one below.
        [four] There is no wrong move here: look how far a sowing goes.
        [attack] Which move makes an empty square before a Mandarin that nobody can fill in time?
        [safe] The large square is in danger. Sow so that nothing of worth lies behind a single gap.
        [starve] Only one square has stones over there. Take them.
       *[round] Win this round first: take the last Mandarin.
    }

## The tasks

course-task-any = Play any move.
course-task-laps = Make a move of { $laps ->
        [one] one lap
       *[other] { $laps } laps
    } or more.
course-task-stop = Make a move that ends before a full Mandarin square and takes nothing.
course-task-take = Take { $points ->
        [one] one point
       *[other] { $points } points
    } or more in one move.
course-task-chain = Take { $squares ->
        [one] one square
       *[other] { $squares } squares
    } or more in one move.
course-task-mandarin = Take a Mandarin.
course-task-end = End the game, and win it.
course-task-attack = Make a move after which you can take a Mandarin next time, whatever the other plays.
course-task-safe = Move so that the other can take { $points ->
        [0] nothing
        [one] one point at most
       *[other] { $points } points at most
    }.
course-task-starve = Leave the other an empty row.

## What a move came to that does not do the task

course-missed-laps = That was { $laps ->
        [one] one lap
       *[other] { $laps } laps
    }.
course-missed-take = That took { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    }.
course-missed-chain = That took { $squares ->
        [0] nothing
        [one] one square
       *[other] { $squares } squares
    }.
course-missed-safe = The other could take { $points ->
        [one] one point
       *[other] { $points } points
    } now.
course-missed-other = Not yet.

## Around them

# For screen readers: the list of lessons.
course-lessons = Lessons
course-progress = Done: { NUMBER($done) } of { NUMBER($all) }
# Behind the title of a lesson that is done.
course-done = done
course-solved = Well done!
course-next = Next lesson
course-again = Try again
course-hint-label = Hint
course-finished = You have done all lessons. Now play!
course-play = Play
# The heading of a task.
course-task = Your task
# A lesson's number in the list.
course-number = { NUMBER($number) }.
