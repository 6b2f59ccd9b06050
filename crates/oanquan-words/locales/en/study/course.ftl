## The lessons

# What a lesson is called: a few words.
course-title = { $lesson ->
        [start] The board
        [labels] The numbers of the squares
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
        [order] What comes first
        [three] Three at a board
        [four] Four at a board
        [attack] Attack a Mandarin
        [safe] Leave a double gap
        [starve] Starve the other
       *[round] A match of rounds
    }
# What there is to know before the task; the position is seen above it.
course-text = { $lesson ->
        [start] Your row is the lower one, or the right one where the board stands upright. In each of your five squares lie five citizens, worth one point each; in the round squares at the ends stand the Mandarins, worth ten each and owned by nobody. All squares form a ring: your row, a Mandarin square, the other row, a Mandarin square. In your turn you lift all stones of one of your squares and sow them one by one, to the right or to the left.
        [labels] Each square of a row has a number, counted from its owner's left: yours are 5 to 9, those of the other 0 to 4. The other sits across, so opposite your 5, 6, 7, 8, 9 lie 4, 3, 2, 1, 0. M0 is the Mandarin square after your 9, to your right; M1 lies before your 5, to your left. A move is written as the number of its square and a letter for its player's right or left: 7r, 2l.
        [direction] You choose the way: to your right, which is anticlockwise round the board, or to your left. Stones fall one by one into the squares that follow, Mandarin squares included, and after a whole round also into the square they came from.
        [relay] When your last stone has fallen, look at the next square. If it is a citizen square with stones, you lift them all and sow on, whoever owns it. Each lift with its sowing is a lap.
        [stop] If the next square is a Mandarin square with something in it, your move ends there and takes nothing.
        [capture] If the next square is an empty square of a row, you take everything from the square behind it, whoever owns it. If that one is empty too, your move ends.
        [chain] After a capture the move goes on where the next square is empty again and the one behind it is not: empty, full, empty, full. Two empty squares in a row end it.
        [mandarin] A Mandarin is taken like everything else, over an empty square, with all the citizens in the same square. That is mostly what decides a game.
        [refill] When your whole row is empty at the start of your turn, you put one citizen from your reserve into each of your squares, and then you move. Mandarins you have won cannot be used for this. People call it thả cá, releasing the fish.
        [borrow] If your reserve is too small to refill your empty row, the other player lends you the rest. In the final count it is given back.
        [end] The game is over when both Mandarin squares are empty. Then each takes the citizens of the own row. Reserve, row and Mandarins won are added, debts are paid, and the higher score wins.
        [stall] A game for two ends too when nothing was taken in a hundred turns in a row, or when the same position has come for the third time. Here 99 turns have passed without a capture.
        [gap] In this way of playing, called vietnam, an empty Mandarin square is an empty square like others: you may take over it. In the basic rules it stops you.
        [young] Some protect a Mandarin with fewer than five citizens in its square: it is young and cannot be taken.
        [pebbles] In the rules called tonkin ten pebbles lie in each Mandarin square instead of a big stone, and everybody sows to the right.
        [short] If nobody lends, as in the rules called ludii, or if both reserves together are too small, the game ends when a row cannot be refilled, and it is counted.
        [order] After a move it is first looked at whether all Mandarin squares are empty: then the game is over, and an empty row is not refilled any more. Only after that it matters whether a position has come for the third time, or nothing was taken for too long. The last question is whether the next player has to refill, and can.
        [three] With three players the board is a triangle, and turns pass to the right: the row on your right plays next. Whoever cannot refill the row even with everybody's reserve passes. How three play is a reconstruction of ours, not handed down.
        [four] Four rows round a square, a Mandarin square at each corner. Turns pass to the right, and everybody may take everywhere. The four rows are handed down; the corners and the order of turns are our reconstruction.
        [attack] A threat is often worth more than a capture: make a move after which you can take a Mandarin next time, whatever the other plays.
        [safe] Where two empty squares lie side by side nothing is taken over them. Before you move, see what you leave.
        [starve] Whoever has an empty row has to refill it from the reserve, and pays for it. So it can be good to take the other's last stones.
       *[round] In a match a full side is half of all points, 35. For each five points that are missing the loser of a round sells a field, and half a field for what is left over. Whoever wins by ten or more first buys back a field for each full ten. What lies in a sold field at the end of a round goes to the buyer; the seller still plays from it. Three fields of a row win the match. It is called bán ruộng, selling fields; how it is rounded is our reconstruction.
    }
# Said to who has tried in vain.
course-hint = { $lesson ->
        [start] Tap one of your squares, then an arrow. Which of your squares lie beside the Mandarin squares?
        [labels] Square 2 is in the middle of the other row. Which of your squares has as many stones as there are steps to it?
        [direction] The middle square has three stones, and M1 is three steps away on one side.
        [relay] Try the square with the most stones. Count where the last one falls.
        [stop] From which square does a sowing end just before a Mandarin square?
        [capture] Look for a sowing that ends just before an empty square with a full one behind it.
        [chain] Look for empty and full squares that take turns.
        [mandarin] In the other row empty and full squares take turns up to M0. Come there from M1.
        [refill] Every square has one stone now. Follow the one at an end.
        [borrow] The three borrowed citizens are on the board already. Try the ends of your row.
        [end] Take the last Mandarin square. The row that is left counts too.
        [stall] Take something now, or the game is over.
        [gap] The empty square is the round one.
        [young] Only one of the two is old enough.
        [pebbles] Try 9, the last square before M0: it is empty when the sowing comes round to it.
        [short] Leave the other row empty: two citizens do not fill it.
        [order] One chain has to take both Mandarin squares and all stones of the other row. Start with 9.
        [three] On your right, stones lie in two squares, each behind an empty one. The single stone at the end of your row comes before them.
        [four] At a far corner a Mandarin stands behind an empty square. Sow to the left: the stones of another row carry you on.
        [attack] Which move makes an empty square before a Mandarin that nobody can fill in time?
        [safe] The Mandarin square M0 is in danger. Sow so that nothing of worth lies behind a single gap.
        [starve] Only one square has stones over there. Take them.
       *[round] Two moves end the round. Which of them leaves the other 25 points at most?
    }

## The tasks

course-task-first = Make a move whose first stone falls into a Mandarin square.
course-task-last = Make a move whose last stone falls into { $square }.
course-task-unfilled = End the game with a move that leaves the other an empty row.
course-task-starve = Leave the next player an empty row.
course-task-sell = End the round so that the other has to sell { $fields ->
        [one] one field
       *[other] { $fields } fields
    } or more.
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
course-missed-first = Your first stone fell into a square of a row. The Mandarin squares are the round ones at the ends.
# $square is written as on the board: 2, M0.
course-missed-last = Your last stone fell into { $square }.
course-missed-taken = Nothing should be taken, but that took { $points ->
        [one] one point
       *[other] { $points } points
    }.
course-missed-stop = The square after your last stone is no Mandarin square with something in it.
course-missed-mandarin = { $points ->
        [0] That took nothing
        [one] That took one point, but no Mandarin
       *[other] That took { $points } points, but no Mandarin
    }.
course-missed-young = You came upon a Mandarin that is too young: it is not taken, and the move ends.
course-missed-goes-on = Nothing ends here: the game goes on.
course-missed-end = The game is over, but you have not won it: you have { NUMBER($own) }, the other { NUMBER($best) }.
course-missed-ends = That ends the game, and it should go on.
course-missed-row = The next player still has { $stones ->
        [one] one citizen
       *[other] { $stones } citizens
    } in the row.
course-missed-refills = The row is empty, but a Mandarin square is not: the other refills, and the game goes on.
# $move is written as on the board: 2r.
course-missed-attack = After { $move } of the other you could take no Mandarin.
course-missed-sell = { $halves ->
        [0] The other does not have to sell anything
        [one] The other has to sell half a field
        [2] The other has to sell one field
       *[other] The other has to sell { $halves } half fields
    }.

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
