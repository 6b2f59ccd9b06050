# Lo que dice el propio tablero; los nombres de las casillas vienen con la posición.

# El nombre de todo el tablero, para lectores de pantalla.
board-name = Tablero

# Las dos flechas de una casilla.
board-anticlockwise = Sembrar en sentido antihorario
board-clockwise = Sembrar en sentido horario

# La reserva de un puesto, para lectores de pantalla. $name puede ser «Tú»: ningún verbo concuerda con él.
board-store = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}. Reserva: { $citizens ->
    [one] un ciudadano
   *[other] { $citizens } ciudadanos
}, { $mandarins ->
    [one] un Mandarín
   *[other] { $mandarins } Mandarines
}.
# Lo mismo, de un puesto con deudas o préstamos.
board-store-debts = { $store } Deuda: { $owed ->
    [0] ninguna
    [one] un ciudadano
   *[other] { $owed } ciudadanos
}; a favor, por lo prestado: { $lent ->
    [0] nada
    [one] un ciudadano
   *[other] { $lent } ciudadanos
}.
# Lo mismo, del puesto al que le toca.
board-store-turn = { $store } Turno en curso.

# En letra pequeña junto a las piedras de una reserva. «Prestados» valdría para los dos lados de un préstamo.
board-owes = deuda { NUMBER($citizens) }
board-lent = a favor { NUMBER($citizens) }

# Mientras espera la animación más lenta.
board-next-lap = Toca para seguir
