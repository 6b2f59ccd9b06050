# The rule sets and every option of docs/rules.md, as the form of a new game explains them.

## Rule sets with a name

rules-preset-name = { $preset ->
    [seed] Standard
    [vietnam] Vietnam
    [schoolyard] School yard
    [tonkin] Tonkin
    [ludii] Ludii
    [three] Three players
   *[four] Four players
}
rules-preset-about = { $preset ->
    [seed] Two players, the Mandarins worth ten. A move ends before an empty Mandarin square.
    [vietnam] As most Vietnamese descriptions have it: one also captures over an empty Mandarin square.
    [schoolyard] As in many school yards: a Mandarin is worth five, and is safe while fewer than five citizens lie with it.
    [tonkin] An old description from Tonkin: ten pebbles for each Mandarin, always anticlockwise, and what is left is shared.
    [ludii] Nobody borrows: the game ends when a row cannot be refilled, or when both Mandarins are captured.
    [three] A triangle with three rows and three Mandarins. The corners and the order of turns are our reconstruction.
   *[four] A square with four rows and four Mandarins. The corners and the order of turns are our reconstruction.
}

## The options: names, and what they are about

rules-option-name = { $option ->
    [chain_over_empty_mandarin] Chains over an empty Mandarin square
    [citizens] Citizens in each square
    [direction] Direction
    [empty_mandarin] An empty Mandarin square ahead
    [end] End of the game
    [first] Who starts
    [mandarin] What the Mandarins are
    [mandarin_ban] Mandarins safe at the beginning
    [mandarin_value] Worth of a Mandarin
    [refill] Refilling an empty row
    [relay_mandarin] A full Mandarin square ahead
    [row] Squares in a row
    [seats] Number of players
    [sweep] Stones left at the end
    [teams] Teams
   *[young_mandarin] Young Mandarins
}
rules-option-about = { $option ->
    [chain_over_empty_mandarin] Several captures in one move need an empty square before each. Can that be an empty Mandarin square?
    [citizens] How many citizens lie in every square of a row at the start.
    [direction] Which ways a move may be sown.
    [empty_mandarin] The hand is empty, and next comes an empty Mandarin square.
    [end] When the Mandarins count as taken.
    [first] Who makes the first move.
    [mandarin] What lies in the Mandarin squares at the start.
    [mandarin_ban] For how many turns of each player no Mandarin square can be captured.
    [mandarin_value] What a captured Mandarin counts at the end.
    [refill] Whoever has an empty row puts one citizen into each of its squares before moving. Where do they come from when there are too few in the reserve?
    [relay_mandarin] The hand is empty, and next comes a Mandarin square with stones.
    [row] How long the rows are. Short rows make short games.
    [seats] How many play; each player has a row.
    [sweep] Who gets the citizens that lie in the rows when the game is over.
    [teams] Whether those who sit opposite each other play together.
   *[young_mandarin] A Mandarin with few citizens beside it is young, and cannot be captured.
}

## Their values

# The key is the option and the value of the notation.
rules-value-name = { $value ->
    [chain_over_empty_mandarin-true] Yes
    [chain_over_empty_mandarin-false] No
    [direction-free] Either way
    [direction-anticlockwise] Anticlockwise only
    [direction-clockwise] Clockwise only
    [empty_mandarin-stop] The move ends
    [empty_mandarin-gap] One captures over it
    [end-squares] When all Mandarin squares are empty
    [end-stones] When all Mandarins are captured
    [mandarin-stone] A big stone
    [mandarin-pebbles] Ten citizens
    [mandarin_value-5] Five points
    [mandarin_value-10] Ten points
    [refill-borrow] Borrowed from the others
    [refill-bank] Borrowed from the bank
    [refill-end] The game ends
    [refill-lose] The game ends and is lost
    [relay_mandarin-stop] The move ends
    [relay_mandarin-lift_one] One citizen is sown on
    [sweep-owner] To the owner of the row
    [sweep-split] Shared by all
    [teams-none] Everybody alone
   *[teams-opposite] Opposite players together
}
rules-value-about = { $value ->
    [chain_over_empty_mandarin-true] An empty Mandarin square is a gap like any other inside a chain.
    [chain_over_empty_mandarin-false] The chain ends there. This needs a Mandarin square that ends moves, see “An empty Mandarin square ahead”.
    [direction-free] For each move the player chooses one of the two ways.
    [direction-anticlockwise] Every move goes to the mover's right.
    [direction-clockwise] Every move goes to the mover's left.
    [empty_mandarin-stop] After the hand is empty the move ends before an empty Mandarin square: nothing is captured over it.
    [empty_mandarin-gap] It counts as an empty square: what lies behind it is captured.
    [end-squares] Citizens keep a Mandarin square alive after its Mandarin is gone.
    [end-stones] The last captured Mandarin ends the game, whatever else lies there.
    [mandarin-stone] One stone lies there, which counts as many points as you choose below.
    [mandarin-pebbles] Ten citizens lie in its place, a point each. Mandarins are never young then.
    [mandarin_value-5] A Mandarin counts as much as five citizens.
    [mandarin_value-10] A Mandarin counts as much as ten citizens.
    [refill-borrow] The next players lend what is missing, and get it back in the count.
    [refill-bank] What is missing comes from outside, and is taken off in the count.
    [refill-end] Nobody lends. The stones are counted at once.
    [refill-lose] Nobody lends. Whoever cannot refill ranks last, whatever the count.
    [relay_mandarin-stop] A full Mandarin square stops every move.
    [relay_mandarin-lift_one] One citizen of that square is dropped into the next one, and the move goes on from there.
    [sweep-owner] Each player takes what lies in the own row.
    [sweep-split] All rows together are shared evenly; what cannot be shared is nobody's.
    [teams-none] Each player's points count alone.
   *[teams-opposite] The first and third player share their points, and so do the second and fourth. This needs four players.
}
rules-citizens-about = { $citizens ->
    [one] One citizen in each square at the start.
   *[other] { $citizens } citizens in each square at the start.
}
rules-row-about = Each row has { NUMBER($squares) } squares.
rules-seats-about = { $seats ->
    [two] Two players face each other.
    [three] Three players sit round a triangle.
   *[four] Four players sit round a square.
}
rules-first-about = { $name } makes the first move.
rules-young-mandarin-about = { $citizens ->
    [0] A Mandarin can be captured at any time.
    [one] A Mandarin is safe while no citizen lies with it.
   *[other] A Mandarin is safe while fewer than { $citizens } citizens lie with it.
}
rules-mandarin-ban-about = { $turns ->
    [0] Mandarin squares can be captured from the first move on.
    [one] In the first turn of each player no Mandarin square can be captured.
   *[other] In the first { $turns } turns of each player no Mandarin square can be captured.
}

## What does not fit

rules-fault-range = “{ $option }” is { NUMBER($value) }, and has to be { NUMBER($low) } to { NUMBER($high) }.
rules-fault-first = { $name } cannot start: there { $seats ->
    [one] is only one player.
   *[other] are only { $seats } players.
}
rules-fault-mandarin-value = A Mandarin is worth five or ten points, not { NUMBER($value) }.
rules-fault-teams = Teams need four players. { $seats ->
    [one] There is one.
   *[other] There are { $seats }.
}
