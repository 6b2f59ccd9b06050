study-analysis = Análisis

analysis-to-start = Al principio
analysis-back = Una jugada atrás
analysis-forward = Una jugada adelante
analysis-to-end = Al final

analysis-moves = Jugadas
analysis-empty = Aún no hay jugadas. Haz una en el tablero.
analysis-comment = Comentario
analysis-comment-wrong = Un comentario con el signo { "}" } debe ocupar una sola línea.
analysis-glyph = Signo
analysis-promote = Hacerla principal
analysis-delete = Borrar desde aquí
analysis-illegal = Esa jugada no es legal.
analysis-deep = Un archivo admite variantes de hasta 32 niveles; esta quedaría más adentro.
analysis-play-best = Hacer la mejor jugada

analysis-review = Repaso
analysis-begin = Repasar esta partida
analysis-no-game = Aún no hay partida que repasar.
analysis-progress = Posición { NUMBER($done) } de { NUMBER($all) }
analysis-stop = Parar
analysis-summary = { $name }: puntos perdidos { NUMBER($lost) }, errores graves { NUMBER($blunders) }, errores { NUMBER($mistakes) }, imprecisiones { NUMBER($inaccuracies) }.
analysis-no-misses = Ninguna jugada perdió puntos dignos de mención.
analysis-loses = Puntos perdidos: { $kind ->
        [exact] exactamente
        [least] al menos
        [most] como mucho
       *[about] cerca de
    } { NUMBER($points) }.
analysis-loses-game = Regala la partida, sea cual sea la puntuación.
analysis-better = La mejor jugada es { $move }.
analysis-instead = Lo que hace { $move }:
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] De victoria se pasó a empate.
           *[loses] De victoria se pasó a derrota.
        }
       *[draws] De empate se pasó a derrota.
    }
analysis-try = Intentar otra vez
analysis-try-task = Busca en el tablero una jugada mejor que { $move }.
analysis-try-best = { $move } es la mejor jugada.
analysis-try-other = { $move } no es la mejor. { $kind ->
        [exact] Puntos perdidos: exactamente
        [least] Puntos perdidos: al menos
        [most] Puntos perdidos: como mucho
       *[about] Puntos perdidos: cerca de
    } { NUMBER($points) }.

analysis-graph = Ventaja al final: { $name }
analysis-graph-end = La última ventaja es { NUMBER($points) }, tras la jugada { NUMBER($ply) }.
analysis-graph-signs = Los cuadrados son valores demostrados; los círculos, estimaciones.

analysis-setup = Montar una posición
analysis-citizens = { $square }: ciudadanos
analysis-mandarin = { $square }: Mandarín
analysis-reserve = { $name }: reserva
analysis-won = { $name }: Mandarines
analysis-to-move = Turno
analysis-use = Usar esta posición
analysis-odd = Ninguna partida lleva a esta posición, pero se puede jugar con ella:
analysis-bring = Traer una partida o posición
analysis-text = Registro de una partida o línea de una posición
analysis-read = Leer
analysis-take = Llevártela
analysis-no-record = No se puede llevar: las piedras no cuadran y nadie podría volver a leerla.

## Marks on squares

analysis-marking = Marcar casillas
analysis-marking-task = Un toque marca la casilla y otro le quita la marca.
analysis-colour = { $colour ->
        [green] Verde
        [red] Rojo
        [yellow] Amarillo
       *[blue] Azul
    }
analysis-marked = { $square }, marcada en { $colour ->
        [green] verde
        [red] rojo
        [yellow] amarillo
       *[blue] azul
    }

## The best line, walked through on the board

analysis-best-line = Mejor línea: { $moves }.
analysis-play-line = Jugar la línea
analysis-line = La mejor línea en el tablero
analysis-line-task = Las flechas debajo del tablero la recorren paso a paso.
analysis-line-add = Añadirla como variante
analysis-line-leave = Dejar la línea

## Setting up by taps

analysis-tools = Un toque en una casilla de este tablero
analysis-tool = { $tool ->
        [one] añade un ciudadano
        [five] añade cinco ciudadanos
        [less] quita un ciudadano
        [clear] vacía la casilla
       *[mandarin] pone o quita el Mandarín
    }
analysis-empty-board = Vaciar el tablero
analysis-mandarin-square = Un Mandarín solo puede estar en una casilla del Mandarín.
analysis-number-wrong = { $field }: hay «{ $text }» y se espera un número entero de 0 a { NUMBER($most) }.
analysis-adds-up = Las piedras cuadran.
