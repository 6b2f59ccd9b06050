## The rules page: every sentence stands beside a position on the board

handbook-about = Every sentence has a position on a board beside it. Have the move shown there, or play yourself, for all players. A sentence that begins in bold is an option, and holds where it is chosen; the others are the rules called Standard.
# A part of the rules: a heading.
handbook-section = { $section ->
        [setup] Board and start
        [turn] A turn
        [end] The end and the count
        [more] Three and four players
        [rounds] A match of rounds
       *[presets] Rule sets with a name
    }
# What of a part is handed down, and what this project has worked out.
handbook-note = { $section ->
        [more] Four rows, their stones and the end of the game are handed down. The Mandarin squares at the corners, the order of turns and passing are a reconstruction of ours, and so is the game for three.
       *[rounds] That fields are sold is handed down. How it is rounded, and in which order it happens, is a reconstruction of ours.
    }
# What the rules say; the position beside each sentence shows it.
handbook-sentence = { $sentence ->
        [squares] The squares form a ring: a row, a Mandarin square, the next row, and so on. Sowing to your right goes round it anticlockwise.
        [labels] Each square of a row has a number, counted from the left of whoever sits before it: with two players 0 to 4 for one and 5 to 9 for the other. The row belongs to that player. Each Mandarin square has an M, and belongs to nobody.
        [start] At the start there are five citizens in each square of a row, and a Mandarin in each Mandarin square. A citizen counts one point, a Mandarin ten.
        [refill] If your whole row is empty at the start of your turn, you put one citizen from your reserve into each of its squares. Then you move. Mandarins you have won cannot be used for this.
        [borrow] If your reserve is too small for that, the other player lends you the rest. It is given back in the final count.
        [move] In your turn you lift all stones of one square of your row and sow them one by one into the squares that follow.
        [circle] Every square is sown: the Mandarin squares too, and after a whole round also the square you lifted from.
        [relay] After your last stone, look at the next square. If it is a square of a row with stones, you lift them all and sow on the same way, whoever owns it.
        [stop] If the next square is a Mandarin square with something in it, the move ends.
        [open] If the next square is an empty Mandarin square, the move ends too.
        [capture] If the next square is an empty square of a row, you take everything from the square behind it, whoever owns it.
        [mandarin] A Mandarin is taken in the same way, with all citizens that lie with it.
        [nothing] If the square behind the empty one is empty too, nothing is taken and the move ends.
        [chain] If the square after a captured one is empty, you take what lies behind that as well, and so on.
        [last] If the square after a captured one has stones in it, the move ends: they are not lifted.
        [protected] Some rule sets protect a Mandarin for a while. Whoever comes upon it takes nothing there, and the move ends.
        [taken] The game is over when every Mandarin square is empty after a move.
        [repetition] The game is over when the same stones lie on the same squares for the third time, with the same player to move. The sources know no rule for endless play; this one and the next are ours.
        [quiet] The game is over when nobody has taken anything in fifty turns of each player, all in a row.
        [short] The game of two is over when all reserves together are too small to refill a row.
        [order] Whether the Mandarin squares are empty is looked at before anything else: then nobody refills any more. After that comes who has to pass, then whether the position has come for the third time, then the turns without a capture, and last the refill.
        [count] In the end all take the stones of their own row. Reserve, row and Mandarins won are added; what was borrowed is taken off, and what was lent is added. What still lies in Mandarin squares counts for nobody. The highest score wins.
        [four] Four players sit round a square with four rows and a Mandarin square at each corner. Turns pass to the right, and everybody may take everywhere.
        [three] Three players sit round a triangle with three rows and three Mandarin squares.
        [pass] With three or four players, whoever cannot refill the row even with everybody's reserve passes. If all would have to pass, the game is over.
       *[round] After a round, the loser sells a field for every five points that are missing to fill the own side, and half a field for what is left over. Whoever won by ten or more first buys back a field for each full ten. What lies in a sold field at the end of a round goes to the buyer; the seller still plays from it. Fields are sold from the owner's left; of half a field the odd stone stays with its owner. The loser of a round starts the next, and a drawn round changes nothing. Three fields of one row, or four where so agreed, win the match; level after twenty rounds is a draw.
    }
handbook-range = All numbers from { NUMBER($low) } to { NUMBER($high) } can be chosen.
# The number by which the written rules know a rule.
handbook-number = Rule { NUMBER($number) }
# A button that opens the board below a sentence, and closes it.
handbook-board = On the board
handbook-show = Show the move
handbook-again = From the start
# $rules is written as in files: seed+refill=end.
handbook-rules = Rule set: { $rules }
