# What the board itself says; the names of squares come with the position.

# The name of the whole board, for screen readers.
board-name = Board

# The two arrows of a square.
board-anticlockwise = Sow anticlockwise
board-clockwise = Sow clockwise

# A store, for screen readers.
board-store = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Store: { $citizens ->
    [one] one citizen
   *[other] { $citizens } citizens
}, { $mandarins ->
    [one] one Mandarin
   *[other] { $mandarins } Mandarins
}.
# The same of a seat with debts.
board-store-debts = { $store } Owes { $owed ->
    [0] nothing
    [one] one citizen
   *[other] { $owed } citizens
}, has lent { $lent ->
    [0] nothing
    [one] one citizen
   *[other] { $lent } citizens
}.
# The same of the seat whose turn it is.
board-store-turn = { $store } To move.

# Written small beside the stones of a store.
board-owes = owes { NUMBER($citizens) }
board-lent = lent { NUMBER($citizens) }

# While the slowest animation waits.
board-next-lap = Tap to go on
