course-title = { $lesson ->
        [start] El tablero
        [labels] Los números de las casillas
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
        [order] Qué se mira primero
        [three] Tres en un tablero
        [four] Cuatro en un tablero
        [attack] Atacar a un Mandarín
        [safe] Dejar un hueco doble
        [starve] Dejar sin piedras al otro
       *[round] Un encuentro por rondas
    }
course-text = { $lesson ->
        [start] Tu fila es la de abajo, o la de la derecha cuando el tablero está en vertical. En cada una de tus cinco casillas hay cinco ciudadanos, de un punto cada uno; en las casillas redondas de los extremos están los Mandarines, de diez puntos cada uno, que no son de nadie. Todas las casillas forman un anillo: tu fila, una casilla del Mandarín, la otra fila, una casilla del Mandarín. En tu turno levantas todas las piedras de una de tus casillas y las siembras una a una, a la derecha o a la izquierda.
        [labels] Cada casilla de una fila tiene un número, contado desde la izquierda de su dueño: las tuyas van del 5 al 9; las del otro, del 0 al 4. El otro se sienta enfrente, así que junto a tus 5, 6, 7, 8, 9 están 4, 3, 2, 1, 0. M0 es la casilla del Mandarín que sigue a tu 9, a tu derecha; M1 está antes de tu 5, a tu izquierda. Una jugada se escribe con el número de su casilla y una letra, r si va hacia la derecha de quien juega o l si va hacia su izquierda: 7r, 2l.
        [direction] Tú eliges el sentido: a tu derecha, que es el sentido antihorario alrededor del tablero, o a tu izquierda. Las piedras caen una a una en las casillas siguientes, también en las del Mandarín y, tras una vuelta entera, en la casilla de la que salieron.
        [relay] Cuando cae tu última piedra, mira la casilla siguiente. Si es una casilla de ciudadanos con piedras, las levantas todas y sigues sembrando, sea de quien sea. Cada vez que levantas y siembras es un tramo.
        [stop] Si la casilla siguiente es la de un Mandarín y tiene algo, tu jugada termina ahí y no captura nada.
        [capture] Si la casilla siguiente está vacía, capturas todo lo que haya en la que viene después, sea de quien sea. Si esa también está vacía, tu jugada termina.
        [chain] Tras una captura la jugada sigue si la casilla siguiente está otra vez vacía y la que viene después no: vacía, llena, vacía, llena. Dos casillas vacías seguidas la terminan.
        [mandarin] Un Mandarín se captura como todo lo demás, saltando una casilla vacía, con todos los ciudadanos de su casilla. Casi siempre eso decide la partida.
        [refill] Si al empezar tu turno toda tu fila está vacía, pones un ciudadano de tu reserva en cada una de tus casillas y luego juegas. Los Mandarines ganados no sirven para esto. Se llama thả cá, «soltar los peces».
        [borrow] Si tu reserva no alcanza para rellenar tu fila vacía, el otro jugador te presta lo que falta. En el recuento final se devuelve.
        [end] La partida termina cuando las dos casillas del Mandarín están vacías. Entonces cada uno recoge los ciudadanos de su fila. Se suman reserva, fila y Mandarines ganados, se pagan las deudas y gana quien tenga más puntos.
        [stall] Una partida de dos también termina cuando en cien turnos seguidos nadie captura nada, o cuando la misma posición se da por tercera vez. Aquí van 99 turnos sin captura.
        [gap] En la forma de jugar llamada vietnam, una casilla del Mandarín vacía es como cualquier otra casilla vacía: se puede capturar saltándola. En las reglas básicas te detiene.
        [young] Hay quien protege al Mandarín que tiene menos de cinco ciudadanos en su casilla: es joven y no se puede capturar.
        [pebbles] En las reglas llamadas tonkin hay diez guijarros en cada casilla del Mandarín en lugar de la piedra grande, y cada cual siembra hacia su derecha.
        [short] Si nadie presta, como en las reglas llamadas ludii, o si las dos reservas juntas no alcanzan, la partida termina cuando una fila no puede rellenarse, y se hace el recuento.
        [order] Después de una jugada se mira primero si todas las casillas del Mandarín están vacías: entonces la partida termina y una fila vacía ya no se rellena. Solo después importa si una posición se da por tercera vez o si hace demasiado que nadie captura. Lo último es si el jugador siguiente tiene que rellenar su fila, y si puede.
        [three] Con tres jugadores el tablero es un triángulo y el turno pasa a la derecha: después de ti juega la fila de tu derecha. Quien no puede rellenar su fila ni con las reservas de todos pasa. El juego de tres es una reconstrucción nuestra, no viene de la tradición.
        [four] Cuatro filas alrededor de un cuadrado, con una casilla del Mandarín en cada esquina. El turno pasa a la derecha y todos pueden capturar en todas partes. Las cuatro filas vienen de la tradición; las esquinas y el orden de los turnos son una reconstrucción nuestra.
        [attack] Una amenaza suele valer más que una captura: haz una jugada tras la cual puedas capturar un Mandarín la próxima vez, juegue lo que juegue el otro.
        [safe] Saltando dos casillas vacías seguidas no se captura nada. Antes de jugar, mira lo que dejas.
        [starve] Quien tiene la fila vacía debe rellenarla con su reserva, y le cuesta. Por eso puede convenir capturar las últimas piedras del otro.
       *[round] En un encuentro, un lado lleno es la mitad de todos los puntos, 35. Por cada cinco puntos que le falten, quien pierde una ronda vende un campo, y medio campo por lo que sobre. Quien gana por diez o más recupera antes un campo por cada decena completa. Lo que haya en un campo vendido al final de una ronda es del comprador; el vendedor sigue jugando desde él. Con tres campos de una misma fila se gana el encuentro. Se llama bán ruộng, vender los campos; el redondeo es una reconstrucción nuestra.
    }
course-hint = { $lesson ->
        [start] Toca una de tus casillas y luego una flecha. ¿Cuáles de tus casillas están junto a las del Mandarín?
        [labels] La casilla 2 está en el centro de la otra fila. ¿Qué casilla tuya tiene tantas piedras como pasos hay hasta ella?
        [direction] La casilla del centro tiene tres piedras, y hacia un lado M1 está a tres pasos.
        [relay] Prueba la casilla con más piedras. Cuenta dónde cae la última.
        [stop] ¿Desde qué casilla la siembra acaba justo antes del Mandarín?
        [capture] Busca una siembra que acabe justo antes de una casilla vacía con una llena detrás.
        [chain] Busca casillas vacías y llenas que se alternen.
        [mandarin] En la otra fila se alternan casillas vacías y llenas hasta M0. Entra por el lado de M1.
        [refill] Ahora cada casilla tiene una piedra. Sigue la de un extremo.
        [borrow] Los tres ciudadanos prestados ya están en el tablero. Prueba los extremos de tu fila.
        [end] Captura la última casilla del Mandarín. La fila que queda también cuenta.
        [stall] Captura algo ahora o se acaba la partida.
        [gap] La casilla vacía es la redonda.
        [young] Solo uno de los dos tiene edad suficiente.
        [pebbles] Prueba la 9, la última casilla antes de M0: estará vacía cuando la siembra dé la vuelta hasta ella.
        [short] Deja vacía la otra fila: dos ciudadanos no la llenan.
        [order] Una sola cadena tiene que capturar las dos casillas del Mandarín y todas las piedras de la otra fila. Empieza por la 9.
        [three] A tu derecha hay piedras en dos casillas, cada una detrás de una vacía. La piedra sola del extremo de tu fila está antes de ellas.
        [four] En una esquina lejana hay un Mandarín detrás de una casilla vacía. Siembra hacia la izquierda: las piedras de otra fila te llevan más lejos.
        [attack] ¿Qué jugada deja ante un Mandarín un hueco que nadie puede llenar a tiempo?
        [safe] La casilla del Mandarín M0 está en peligro. Siembra de modo que no quede nada valioso tras un solo hueco.
        [starve] Enfrente solo una casilla tiene piedras. Captúralas.
       *[round] Dos jugadas terminan la ronda. ¿Cuál de ellas deja al otro con 25 puntos como mucho?
    }

course-task-first = Haz una jugada cuya primera piedra caiga en una casilla del Mandarín.
course-task-last = Haz una jugada cuya última piedra caiga en { $square }.
course-task-unfilled = Termina la partida con una jugada que deje al otro con la fila vacía.
course-task-starve = Deja al jugador siguiente con la fila vacía.
course-task-sell = Termina la ronda de modo que el otro tenga que vender { $fields ->
        [one] un campo
       *[other] { $fields } campos
    } o más.
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
course-missed-first = Tu primera piedra ha caído en una casilla de ciudadanos. Las del Mandarín son las redondas de los extremos.
course-missed-last = Tu última piedra ha caído en { $square }.
course-missed-taken = No había que capturar nada, pero esa jugada captura { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
course-missed-stop = La casilla que sigue a tu última piedra no es una casilla del Mandarín que tenga algo.
course-missed-mandarin = Esa jugada { $points ->
        [0] no captura nada
        [one] captura un punto, pero ningún Mandarín
       *[other] captura { $points } puntos, pero ningún Mandarín
    }.
course-missed-young = Has llegado a un Mandarín demasiado joven: no se captura, y la jugada termina.
course-missed-goes-on = Aquí no termina nada: la partida sigue.
course-missed-end = La partida ha terminado, pero no la has ganado: tú tienes { NUMBER($own) } y el otro { NUMBER($best) }.
course-missed-ends = Esa jugada termina la partida, y tenía que seguir.
course-missed-row = El jugador siguiente aún tiene en su fila { $stones ->
        [one] un ciudadano
       *[other] { $stones } ciudadanos
    }.
course-missed-refills = La fila está vacía, pero queda una casilla del Mandarín que no lo está: el otro rellena y la partida sigue.
course-missed-attack = Si el otro juega { $move }, no puedes capturar ningún Mandarín.
course-missed-sell = { $halves ->
        [0] El otro no tiene que vender nada
        [one] El otro tiene que vender medio campo
        [2] El otro tiene que vender un campo
       *[other] El otro tiene que vender { $halves } medios campos
    }.

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
