# La página del juego: lo que está junto al tablero, y sus botones.

## Junto al tablero

# Mientras se mueven las piedras: quién juega, y la jugada como se escribe.
game-moves = { $name }: { $move }
game-paused = La partida está en pausa.
# Antes de la primera jugada, donde luego se cuenta la última.
game-how-to = Elige una casilla de tu fila y luego una de las dos flechas.
# Otra partida entre los mismos jugadores.
game-begun = Empieza una nueva partida.
game-name-level = { $name }, nivel { NUMBER($level) }
game-name-adaptive = { $name }, adaptable
game-serious = Partida seria: no hay pistas, y lo jugado, jugado está.

## Mirar atrás

game-looking = El tablero tras la jugada { NUMBER($ply) }.
game-looked = El tablero como está ahora.
game-look = Ver el tablero tras la jugada { NUMBER($ply) }
game-look-before = Antes
game-look-after = Después
game-look-back = A la partida

## Botones

# Para lectores de pantalla: los nombres de los dos grupos de botones.
game-tools = La partida
game-tools-more = Más
game-undo = Deshacer
game-redo = Rehacer
game-hint = Pista
game-replay = Ver otra vez
game-pause = Pausa
game-continue = Seguir
game-rematch = Revancha
game-new = Nueva partida
game-sound = Sonido
# Un interruptor: si se muestra el final de una jugada antes de hacerla.
game-preview = Vista previa
game-speed = Velocidad
game-resign = Rendirse
game-resign-question = ¿Te rindes?
game-resign-yes = Me rindo
game-resign-no = Sigo jugando

## Jugadas escritas

game-typed = Jugada
game-typed-help = El número de una casilla y r (antihorario) o l (horario), por ejemplo 7r.
game-typed-play = Jugar

## El relato

game-story = Qué pasó
game-story-empty = Aquí se contará cada jugada.
game-story-earlier = Ver jugadas anteriores

## El final

game-end = El final
game-analyse = Analizar
game-count = El recuento
game-count-player = Jugador
game-count-row = Fila
game-count-reserve = Reserva
game-count-mandarins = Mandarines
game-count-debts = Deudas
game-count-total = Total
# Tantos Mandarines, los puntos de cada uno, y lo que suman.
game-count-worth = { NUMBER($mandarins) } × { NUMBER($value) } = { NUMBER($points) }
game-repetition = La misma posición estuvo tres veces en el tablero:
game-after-ply = Tras la jugada { NUMBER($ply) }

## Cuánto vale cada jugada

# Un interruptor junto al tablero.
scores-switch = Cuánto vale cada jugada
scores-about = Lo que gana de aquí al final si todos juegan lo mejor posible. Elige una jugada de la lista para hacerla.
scores-sought = Calculando…
# Antes de la lista. $sides es margin si hay dos bandos; si no, own. $name puede ser «Tú».
scores-whose = { $sides ->
        [margin] { $name }: puntos por ganar de aquí al final, menos los que gane el otro bando. Entre paréntesis, la ventaja al final.
       *[own] { $name }: puntos por ganar de aquí al final, jueguen como jueguen los demás. Entre paréntesis, los puntos al final.
    }
# Hasta qué punto se puede confiar en la lista.
scores-state = { $state ->
        [proved] Todo está demostrado.
        [no-table] No se pudo cargar la tabla de finales. Los números con «cerca de» son estimaciones, hechas pensando por adelantado.
       *[thought] Los números con «cerca de» son estimaciones, hechas pensando por adelantado.
    }
# $points y $end llevan su signo, como +5.
scores-move = { $move }: { $kind ->
        [exact] exactamente
        [least] al menos
        [most] como mucho
       *[about] cerca de
    } { $points } ({ $end })
# Una jugada tras la cual el recuento ya no importa.
scores-anyhow = { $move }: { $kind ->
        [exact] { $result ->
            [win] gana
           *[loss] pierde
        }
       *[about] { $result ->
            [win] parece que gana
           *[loss] parece que pierde
        }
    }

## Una pista

# $place es told-place.
game-hint-move = Pista: siembra desde { $place } en sentido { $way ->
        [anticlockwise] antihorario
       *[clockwise] horario
    } ({ $move }).
game-reason-ends = { $result ->
        [win] Termina la partida, con victoria por { $margin ->
            [one] un punto
           *[other] { $margin } puntos
        }.
        [draw] Termina la partida, en empate.
        [won-anyhow] Termina la partida, con victoria sea cual sea la puntuación.
        [lost-anyhow] Termina la partida, con derrota sea cual sea la puntuación.
       *[loss] Termina la partida, con derrota por { $margin ->
            [one] un punto
           *[other] { $margin } puntos
        }.
    }
game-reason-takes = Esta jugada captura { $points ->
        [one] un punto
       *[other] { $points } puntos
    }{ $mandarins ->
        [0] {""}
        [one] {" "}con un Mandarín
       *[other] {" "}con { $mandarins } Mandarines
    }.
game-reason-leaves = { $points ->
        [0] La respuesta no puede capturar nada.
        [one] La respuesta { $reply } puede capturar un punto.
       *[other] La respuesta { $reply } puede capturar { $points } puntos.
    }
game-reason-saves = Esta jugada evita que { $move } capture { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
# $name es un nombre suelto («Máquina», «Jugador 2»), así que no entra en la frase.
game-reason-forces-refill = Obliga a rellenar la fila vacía ({ $name }).
game-reason-forces-pass = Obliga a pasar ({ $name }).
game-reason-refills = Antes se rellena la fila vacía, con { $borrowed ->
        [0] { $own ->
            [one] un ciudadano
           *[other] { $own } ciudadanos
        } de la reserva.
        [one] un ciudadano prestado.
       *[other] { $borrowed } ciudadanos prestados.
    }
game-reason-relay = La siembra tiene { $laps ->
        [one] un tramo, difícil
       *[other] { $laps } tramos, difíciles
    } de prever.

## Lo que salió mal

game-engine-failed = La máquina no puede pensar: su parte de la página no se cargó o falló. Tu partida está a salvo.
game-retry = Reintentar
game-not-kept-full = A este navegador no le queda espacio: la partida durará solo mientras esta pestaña siga abierta. Borra partidas guardadas o exporta esta.
game-not-kept-forbidden = Este navegador no guarda nada de esta página: la partida durará solo mientras esta pestaña siga abierta.
game-missing = Esta partida ya no está en este dispositivo.
game-link-opened = La partida del enlace está en el tablero.
# A continuación, cuando había otra partida.
game-link-kept = La anterior queda guardada en Partidas.
