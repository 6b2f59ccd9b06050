handbook-about = Cada frase tiene al lado una posición en un tablero. Mira allí la jugada, o juega tú por todos los jugadores. Una frase que empieza en negrita es una opción y vale donde se elige; las demás son las reglas llamadas Estándar.
handbook-section = { $section ->
        [setup] Tablero y comienzo
        [turn] Un turno
        [end] El final y el recuento
        [more] Tres y cuatro jugadores
        [rounds] Un encuentro por rondas
       *[presets] Reglamentos con nombre
    }
handbook-note = { $section ->
        [more] Las cuatro filas, sus piedras y el final de la partida vienen de la tradición. Las casillas del Mandarín en las esquinas, el orden de los turnos y la regla de pasar son una reconstrucción nuestra, igual que el juego de tres.
       *[rounds] Que se venden campos viene de la tradición. El redondeo y el orden en que ocurre todo son una reconstrucción nuestra.
    }
handbook-sentence = { $sentence ->
        [squares] Las casillas forman un anillo: una fila, una casilla del Mandarín, la fila siguiente, y así. Sembrar hacia tu derecha es ir en sentido antihorario.
        [labels] Cada casilla de una fila tiene un número, contado desde la izquierda de quien se sienta ante ella: con dos jugadores, del 0 al 4 para uno y del 5 al 9 para el otro. La fila es de ese jugador. Cada casilla del Mandarín tiene una M y no es de nadie.
        [start] Al comienzo hay cinco ciudadanos en cada casilla de una fila y un Mandarín en cada casilla del Mandarín. Un ciudadano vale un punto; un Mandarín, diez.
        [refill] Si al empezar tu turno toda tu fila está vacía, pones un ciudadano de tu reserva en cada una de sus casillas. Después juegas. Los Mandarines ganados no sirven para esto.
        [borrow] Si tu reserva no alcanza para eso, el otro jugador te presta lo que falta. Se devuelve en el recuento final.
        [move] En tu turno levantas todas las piedras de una casilla de tu fila y las siembras una a una en las casillas siguientes.
        [circle] Se siembra en todas las casillas: también en las del Mandarín y, tras una vuelta entera, en la casilla de la que salieron las piedras.
        [relay] Después de tu última piedra, mira la casilla siguiente. Si es una casilla de una fila con piedras, las levantas todas y sigues sembrando en el mismo sentido, sea de quien sea.
        [stop] Si la casilla siguiente es la de un Mandarín y tiene algo, la jugada termina.
        [open] Si la casilla siguiente es la de un Mandarín y está vacía, la jugada también termina.
        [capture] Si la casilla siguiente es una casilla vacía de una fila, capturas todo lo que haya en la que viene después, sea de quien sea.
        [mandarin] Un Mandarín se captura igual, con todos los ciudadanos que estén con él.
        [nothing] Si la casilla que viene después de la vacía también está vacía, no se captura nada y la jugada termina.
        [chain] Si la casilla que sigue a la capturada está vacía, capturas también lo que haya después de esa, y así sucesivamente.
        [last] Si la casilla que sigue a la capturada tiene piedras, la jugada termina: no se levantan.
        [protected] Algunos reglamentos protegen un tiempo al Mandarín. Quien llega a él no captura nada allí, y la jugada termina.
        [taken] La partida termina cuando, tras una jugada, todas las casillas del Mandarín están vacías.
        [repetition] La partida termina cuando las mismas piedras están en las mismas casillas por tercera vez y le toca al mismo jugador. Las fuentes no dan ninguna regla para las partidas sin fin; esta y la siguiente son nuestras.
        [quiet] La partida termina cuando en cincuenta turnos seguidos de cada jugador nadie captura nada.
        [short] La partida de dos termina cuando todas las reservas juntas no alcanzan para rellenar una fila.
        [order] Antes que nada se mira si las casillas del Mandarín están vacías: si lo están, ya nadie rellena. Después, quién tiene que pasar; luego, si la posición se da por tercera vez; luego, los turnos sin captura, y por último el relleno.
        [count] Al final cada uno recoge las piedras de su fila. Se suman reserva, fila y Mandarines ganados; se resta lo que se tomó prestado y se suma lo que se prestó. Lo que quede en las casillas del Mandarín no cuenta para nadie. Gana quien tenga más puntos.
        [four] Cuatro jugadores se sientan alrededor de un cuadrado con cuatro filas y una casilla del Mandarín en cada esquina. El turno pasa a la derecha y todos pueden capturar en todas partes.
        [three] Tres jugadores se sientan alrededor de un triángulo con tres filas y tres casillas del Mandarín.
        [pass] Con tres o cuatro jugadores, quien no puede rellenar su fila ni con las reservas de todos pasa. Si todos tuvieran que pasar, la partida termina.
       *[round] Tras una ronda, quien pierde vende un campo por cada cinco puntos que le falten para llenar su lado, y medio campo por lo que sobre. Quien ganó por diez o más recupera antes un campo por cada decena completa. Lo que haya en un campo vendido al final de una ronda es del comprador; el vendedor sigue jugando desde él. Los campos se venden desde la izquierda de su dueño; en medio campo, si el número de piedras es impar, la que sobra es del dueño. Quien pierde una ronda empieza la siguiente, y una ronda empatada no cambia nada. Con tres campos de una misma fila, o cuatro si así se acuerda, se gana el encuentro; si tras veinte rondas hay igualdad, es un empate.
    }
handbook-range = Se puede elegir cualquier número del { NUMBER($low) } al { NUMBER($high) }.
handbook-number = Regla { NUMBER($number) }
handbook-board = En el tablero
handbook-show = Ver la jugada
handbook-again = Desde el comienzo
handbook-rules = Reglamento: { $rules }
