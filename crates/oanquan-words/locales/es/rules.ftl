# Los reglamentos y todas las opciones de docs/rules.md, como los explica el formulario de una partida nueva.
#
# Capturar «saltando» una casilla vacía: se toma lo que hay en la casilla siguiente.

## Reglamentos con nombre

rules-preset-name = { $preset ->
    [seed] Estándar
    [vietnam] Vietnam
    [schoolyard] Patio de escuela
    [tonkin] Tonkín
    [ludii] Ludii
    [three] Tres jugadores
   *[four] Cuatro jugadores
}
rules-preset-about = { $preset ->
    [seed] Dos jugadores, y cada Mandarín vale diez. La jugada termina ante una casilla del Mandarín vacía.
    [vietnam] Como en la mayoría de las descripciones vietnamitas: también se captura saltando una casilla del Mandarín vacía.
    [schoolyard] Como en muchos patios de escuela: un Mandarín vale cinco, y está a salvo mientras lo acompañen menos de cinco ciudadanos.
    [tonkin] Una antigua descripción de Tonkín: diez guijarros por cada Mandarín, siempre en sentido antihorario, y lo que queda se reparte.
    [ludii] Nadie presta: la partida termina cuando una fila no se puede rellenar, o cuando se han capturado los dos Mandarines.
    [three] Un triángulo con tres filas y tres Mandarines. Las esquinas y el orden de los turnos son reconstrucción nuestra.
   *[four] Un cuadrado con cuatro filas y cuatro Mandarines. Las esquinas y el orden de los turnos son reconstrucción nuestra.
}

## Las opciones: nombres, y de qué tratan

rules-option-name = { $option ->
    [chain_over_empty_mandarin] Cadenas que saltan una casilla del Mandarín vacía
    [citizens] Ciudadanos por casilla
    [direction] Sentido
    [empty_mandarin] Ante una casilla del Mandarín vacía
    [end] Fin de la partida
    [first] Quién empieza
    [mandarin] Qué son los Mandarines
    [mandarin_ban] Mandarines a salvo al principio
    [mandarin_value] Valor de un Mandarín
    [refill] Rellenar una fila vacía
    [relay_mandarin] Ante una casilla del Mandarín con piedras
    [row] Casillas por fila
    [seats] Número de jugadores
    [sweep] Piedras que quedan al final
    [teams] Equipos
   *[young_mandarin] Mandarines jóvenes
}
rules-option-about = { $option ->
    [chain_over_empty_mandarin] Para capturar varias veces en una jugada, antes de cada captura tiene que haber una casilla vacía. ¿Puede ser una casilla del Mandarín?
    [citizens] Cuántos ciudadanos hay al principio en cada casilla de una fila.
    [direction] En qué sentidos se puede sembrar.
    [empty_mandarin] La mano queda vacía, y la casilla siguiente es una del Mandarín, también vacía.
    [end] Cuándo se dan por capturados los Mandarines.
    [first] Quién hace la primera jugada.
    [mandarin] Qué hay al principio en las casillas del Mandarín.
    [mandarin_ban] Durante cuántos turnos de cada jugador no se puede capturar ninguna casilla del Mandarín.
    [mandarin_value] Cuánto cuenta al final un Mandarín capturado.
    [refill] Quien tiene la fila vacía pone un ciudadano en cada una de sus casillas antes de jugar. ¿De dónde salen si no hay bastantes en la reserva?
    [relay_mandarin] La mano queda vacía, y la casilla siguiente es una del Mandarín, con piedras.
    [row] Cuántas casillas tiene cada fila. Filas cortas, partidas cortas.
    [seats] Cuántos juegan; cada jugador tiene una fila.
    [sweep] Para quién son los ciudadanos que quedan en las filas al terminar la partida.
    [teams] Si quienes se sientan frente a frente juegan en el mismo equipo.
   *[young_mandarin] Un Mandarín con pocos ciudadanos al lado es joven, y no se puede capturar.
}

## Sus valores

# La clave es la opción y el valor de la notación.
rules-value-name = { $value ->
    [chain_over_empty_mandarin-true] Sí
    [chain_over_empty_mandarin-false] No
    [direction-free] Cualquiera
    [direction-anticlockwise] Solo antihorario
    [direction-clockwise] Solo horario
    [empty_mandarin-stop] La jugada termina
    [empty_mandarin-gap] Se captura saltándola
    [end-squares] Al quedar vacías todas las casillas del Mandarín
    [end-stones] Al capturarse todos los Mandarines
    [mandarin-stone] Una piedra grande
    [mandarin-pebbles] Diez ciudadanos
    [mandarin_value-5] Cinco puntos
    [mandarin_value-10] Diez puntos
    [refill-borrow] Prestan los demás
    [refill-bank] Presta el banco
    [refill-end] La partida termina
    [refill-lose] La partida termina y se pierde
    [relay_mandarin-stop] La jugada termina
    [relay_mandarin-lift_one] Se sigue con un ciudadano
    [sweep-owner] Cada cual, las de su fila
    [sweep-split] Se reparten entre todos
    [teams-none] Cada cual por su cuenta
   *[teams-opposite] Con quien está enfrente
}
rules-value-about = { $value ->
    [chain_over_empty_mandarin-true] Dentro de una cadena, una casilla del Mandarín vacía es un hueco como cualquier otro.
    [chain_over_empty_mandarin-false] La cadena termina ahí. Requiere que una casilla del Mandarín vacía ponga fin a la jugada: mira «Ante una casilla del Mandarín vacía».
    [direction-free] En cada jugada se elige uno de los dos sentidos.
    [direction-anticlockwise] Todas las jugadas van hacia la derecha de quien juega.
    [direction-clockwise] Todas las jugadas van hacia la izquierda de quien juega.
    [empty_mandarin-stop] Con la mano vacía, la jugada termina ante una casilla del Mandarín vacía: no se captura nada saltándola.
    [empty_mandarin-gap] Cuenta como casilla vacía: se captura lo que hay detrás.
    [end-squares] Una casilla sin su Mandarín sigue viva mientras tenga ciudadanos.
    [end-stones] La captura del último Mandarín pone fin a la partida, quede lo que quede en esas casillas.
    [mandarin-stone] Hay una sola piedra, que vale los puntos que elijas más abajo.
    [mandarin-pebbles] En su lugar hay diez ciudadanos, de un punto cada uno. Entonces no hay Mandarines jóvenes.
    [mandarin_value-5] Un Mandarín vale lo mismo que cinco ciudadanos.
    [mandarin_value-10] Un Mandarín vale lo mismo que diez ciudadanos.
    [refill-borrow] Los jugadores siguientes prestan lo que falta, y lo recuperan en el recuento.
    [refill-bank] Lo que falta viene de fuera, y se descuenta en el recuento.
    [refill-end] Nadie presta. Se hace el recuento enseguida.
    [refill-lose] Nadie presta. Quien no puede rellenar queda en último lugar, sea cual sea la puntuación.
    [relay_mandarin-stop] Una casilla del Mandarín con piedras detiene cualquier jugada.
    [relay_mandarin-lift_one] Un ciudadano de esa casilla pasa a la siguiente, y la jugada sigue desde ahí.
    [sweep-owner] Cada jugador se lleva lo que queda en su fila.
    [sweep-split] Las filas se juntan y se reparten por igual; lo que sobra no es de nadie.
    [teams-none] Los puntos de cada jugador cuentan por separado.
   *[teams-opposite] El primer y el tercer jugador suman sus puntos, y el segundo y el cuarto también. Requiere cuatro jugadores.
}
rules-citizens-about = { $citizens ->
    [one] Un ciudadano en cada casilla al principio.
   *[other] { $citizens } ciudadanos en cada casilla al principio.
}
rules-row-about = Cada fila tiene { $squares ->
    [one] una casilla.
   *[other] { $squares } casillas.
}
rules-seats-about = { $seats ->
    [two] Dos jugadores, frente a frente.
    [three] Tres jugadores, alrededor de un triángulo.
   *[four] Cuatro jugadores, alrededor de un cuadrado.
}
rules-first-about = { $name } hace la primera jugada.
rules-young-mandarin-about = { $citizens ->
    [0] Un Mandarín se puede capturar en cualquier momento.
    [one] Un Mandarín está a salvo mientras no lo acompañe ningún ciudadano.
   *[other] Un Mandarín está a salvo mientras lo acompañen menos de { $citizens } ciudadanos.
}
rules-mandarin-ban-about = { $turns ->
    [0] Las casillas del Mandarín se pueden capturar desde la primera jugada.
    [one] En el primer turno de cada jugador no se puede capturar ninguna casilla del Mandarín.
   *[other] En los primeros { $turns } turnos de cada jugador no se puede capturar ninguna casilla del Mandarín.
}

## Lo que no encaja

rules-fault-range = «{ $option }» es { NUMBER($value) }, y debe estar entre { NUMBER($low) } y { NUMBER($high) }.
rules-fault-first = { $name } no puede empezar: solo hay { $seats ->
    [one] un jugador.
   *[other] { $seats } jugadores.
}
rules-fault-mandarin-value = Un Mandarín vale cinco o diez puntos, no { NUMBER($value) }.
rules-fault-teams = Los equipos requieren cuatro jugadores. { $seats ->
    [one] Hay uno.
   *[other] Hay { $seats }.
}
