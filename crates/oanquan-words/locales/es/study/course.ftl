course-title = { $lesson ->
        [start] El tablero
        [direction] Derecha o izquierda
        [relay] Seguir sembrando
        [stop] El Mandarín te detiene
        [capture] Capturar piedras
        [chain] Capturar en cadena
        [mandarin] Capturar un Mandarín
        [refill] Soltar los peces
        [borrow] Un préstamo
        [end] El final y el recuento
        [stall] Cuando no pasa nada
        [gap] Casillas del Mandarín vacías
        [young] El Mandarín joven
        [pebbles] Diez guijarros en vez del Mandarín
        [short] Cuando no se puede rellenar
        [three] Tres en un tablero
        [four] Cuatro en un tablero
        [attack] Atacar a un Mandarín
        [safe] Dejar un hueco doble
        [starve] Dejar sin piedras al otro
       *[round] Un encuentro por rondas
    }
course-text = { $lesson ->
        [start] Te sientas abajo. En cada una de tus cinco casillas hay cinco ciudadanos, de un punto cada uno; en las casillas redondas de los extremos están los Mandarines, de diez puntos cada uno, que no son de nadie. En tu turno levantas todas las piedras de una de tus casillas y las siembras una a una, a la derecha o a la izquierda.
        [direction] Tú eliges el sentido. Las piedras caen una a una en las casillas siguientes, también en las del Mandarín.
        [relay] Cuando cae tu última piedra, mira la casilla siguiente. Si es una casilla de ciudadanos con piedras, las levantas todas y sigues sembrando, sea de quien sea. Cada vez que levantas y siembras es un tramo.
        [stop] Si la casilla siguiente es la de un Mandarín y tiene algo, tu jugada termina ahí y no captura nada.
        [capture] Si la casilla siguiente está vacía, capturas todo lo que haya en la que viene después, sea de quien sea. Si esa también está vacía, tu jugada termina.
        [chain] Tras una captura la jugada sigue si la casilla siguiente está otra vez vacía y la que viene después no: vacía, llena, vacía, llena. Dos casillas vacías seguidas la terminan.
        [mandarin] Un Mandarín se captura como todo lo demás, saltando una casilla vacía, con todos los ciudadanos que lo rodean. Casi siempre eso decide la partida.
        [refill] Si al empezar tu turno toda tu fila está vacía, pones un ciudadano de tu reserva en cada una de tus casillas y luego juegas. Se llama thả cá, «soltar los peces».
        [borrow] Si tu reserva no alcanza para eso, el otro jugador te presta lo que falta. En el recuento final se devuelve.
        [end] La partida termina cuando las dos casillas del Mandarín están vacías. Entonces cada uno recoge los ciudadanos de su fila. Se suman reserva, fila y Mandarines ganados, se pagan las deudas y gana quien tenga más puntos.
        [stall] Una partida de dos también termina cuando en cien turnos seguidos nadie captura nada, o cuando la misma posición se da por tercera vez. Aquí van 99 turnos sin captura.
        [gap] En la forma de jugar llamada vietnam, una casilla del Mandarín vacía es como cualquier otra casilla vacía: se puede capturar saltándola. En las reglas básicas te detiene.
        [young] Hay quien protege al Mandarín que tiene menos de cinco ciudadanos alrededor: es joven y no se puede capturar.
        [pebbles] En las reglas llamadas tonkin hay diez guijarros en cada casilla del Mandarín en lugar de la piedra grande, y cada cual siembra hacia su derecha.
        [short] Si nadie presta, como en las reglas llamadas ludii, o si las dos reservas juntas no alcanzan, la partida termina cuando una fila no puede rellenarse, y se hace el recuento.
        [three] Con tres jugadores el tablero es un triángulo y el turno pasa a la derecha. El juego de tres es una reconstrucción nuestra, no viene de la tradición.
        [four] Cuatro filas alrededor de un cuadrado, con una casilla del Mandarín en cada esquina. Las cuatro filas vienen de la tradición; el orden de los turnos es una reconstrucción nuestra. Todos pueden capturar en todas partes.
        [attack] Una amenaza suele valer más que una captura: haz una jugada tras la cual puedas capturar un Mandarín la próxima vez, juegue lo que juegue el otro.
        [safe] Saltando dos casillas vacías seguidas no se captura nada. Antes de jugar, mira lo que dejas.
        [starve] Quien tiene la fila vacía debe rellenarla con su reserva, y le cuesta. Por eso puede convenir capturar las últimas piedras del otro.
       *[round] En un encuentro, quien pierde una ronda vende campos: lo que haya allí al final de una ronda es del comprador, y el vendedor sigue jugando desde ellos. Con tres campos de una misma fila se gana el encuentro. Se llama bán ruộng, vender los campos; el redondeo es una reconstrucción nuestra.
    }
course-hint = { $lesson ->
        [start] Toca una de tus casillas y luego una flecha.
        [direction] La piedra sola del centro mira a un Mandarín por encima de una casilla vacía, pero solo hacia un lado.
        [relay] Prueba la casilla con más piedras. Cuenta dónde cae la última.
        [stop] ¿Desde qué casilla la siembra acaba justo antes del Mandarín?
        [capture] Busca una siembra que acabe justo antes de una casilla vacía con una llena detrás.
        [chain] Busca casillas vacías y llenas que se alternen.
        [mandarin] Hay casillas vacías junto a los Mandarines. ¿A cuál puedes llegar?
        [refill] Ahora cada casilla tiene una piedra. Sigue la de un extremo.
        [borrow] Los tres ciudadanos prestados ya están en el tablero. Prueba los extremos de tu fila.
        [end] Captura la última casilla del Mandarín. La fila que queda también cuenta.
        [stall] Captura algo ahora o se acaba la partida.
        [gap] La casilla vacía es la redonda.
        [young] Solo uno de los dos tiene edad suficiente.
        [pebbles] Busca la casilla cuya siembra acaba dos casillas antes de la casilla del Mandarín de la derecha.
        [short] Deja vacía la otra fila: dos ciudadanos no la llenan.
        [three] Tu fila es la de abajo.
        [four] Aquí no hay jugada mala: mira hasta dónde llega una siembra.
        [attack] ¿Qué jugada deja ante un Mandarín un hueco que nadie puede llenar a tiempo?
        [safe] La casilla grande está en peligro. Siembra de modo que no quede nada valioso tras un solo hueco.
        [starve] Enfrente solo una casilla tiene piedras. Captúralas.
       *[round] Primero gana esta ronda: captura el último Mandarín.
    }

course-task-any = Haz cualquier jugada.
course-task-laps = Haz una jugada de { $laps ->
        [one] un tramo
       *[other] { $laps } tramos
    } o más.
course-task-stop = Haz una jugada que termine ante una casilla del Mandarín llena y no capture nada.
course-task-take = Captura { $points ->
        [one] un punto
       *[other] { $points } puntos
    } o más en una jugada.
course-task-chain = Captura { $squares ->
        [one] una casilla
       *[other] { $squares } casillas
    } o más en una jugada.
course-task-mandarin = Captura un Mandarín.
course-task-end = Termina la partida y gánala.
course-task-attack = Haz una jugada tras la cual puedas capturar un Mandarín la próxima vez, juegue lo que juegue el otro.
course-task-safe = Juega de modo que el otro no pueda capturar { $points ->
        [0] nada
        [one] más de un punto
       *[other] más de { $points } puntos
    }.
course-task-starve = Deja al otro con la fila vacía.

course-missed-laps = Esa jugada tiene { $laps ->
        [one] un tramo
       *[other] { $laps } tramos
    }.
course-missed-take = Esa jugada { $points ->
        [0] no captura nada
        [one] captura un punto
       *[other] captura { $points } puntos
    }.
course-missed-chain = Esa jugada { $squares ->
        [0] no captura nada
        [one] captura una casilla
       *[other] captura { $squares } casillas
    }.
course-missed-safe = Ahora el otro podría capturar { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
course-missed-other = Todavía no.

course-lessons = Lecciones
course-progress = Hechas: { NUMBER($done) } de { NUMBER($all) }
course-done = hecha
course-solved = ¡Muy bien!
course-next = Lección siguiente
course-again = Probar otra vez
course-hint-label = Pista
course-finished = Has hecho todas las lecciones. ¡Ahora a jugar!
course-play = Jugar
course-task = Tu tarea
course-number = { NUMBER($number) }.
