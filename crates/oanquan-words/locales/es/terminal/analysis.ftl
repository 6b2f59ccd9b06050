# Lo que dice `oanquan analyse` de posiciones y partidas.

## What every move is worth

terminal-move = Jugada
# Above numbers: the points from here to the end.
terminal-gains = Gana
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] ventaja al final
       *[own] puntos al final
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] demostrado
        [least] o más
        [most] o menos
        [estimate] estimación
        [seems] al parecer
       *[unknown] no se sabe
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] gana
       *[loss] pierde
    }
terminal-last = { $who ->
        [mover] último quien juega
       *[other] último el otro
    }
terminal-bound = { $kind ->
        [least] al menos { $number }
       *[most] como mucho { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = Continuación: { $moves }.
terminal-proof = { $state ->
        [all] Todo está demostrado.
        [best] Demostrado: ninguna otra jugada es mejor.
        [shown-best] Lo que se muestra está demostrado; otra jugada puede ser mejor.
        [shown] Lo que se muestra está demostrado.
        [some] Los números enteros están demostrados; los que llevan decimal son estimaciones.
       *[nothing] Nada está demostrado; los números son estimaciones.
    }
terminal-stopped = Parado.
# $seconds: a number with a decimal.
terminal-searched = Profundidad { NUMBER($depth) }, posiciones { NUMBER($positions) }, segundos { $seconds }.
terminal-speed = Posiciones por segundo: { NUMBER($positions) }.
terminal-table-hits = Halladas en tablas de finales: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = pensando; Ctrl-C muestra lo que hay
terminal-progress = profundidad { NUMBER($depth) }, posiciones { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = Partida { NUMBER($game) }: { $players }. Reglas: { $rules }
terminal-class = { $class ->
        [only] La única jugada.
        [best] La mejor jugada.
        [good] Una buena jugada.
        [inaccuracy] Una imprecisión.
        [mistake] Un error.
       *[blunder] Un error grave.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] Gana exactamente { $points }.
        [least] Gana al menos { $points }.
        [most] Gana como mucho { $points }.
       *[about] Gana cerca de { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] Gana la partida, sea cual sea el recuento.
       *[loss] Pierde la partida, sea cual sea el recuento.
    }
terminal-stopped-after = Parado tras { NUMBER($done) } de { NUMBER($all) } jugadas.

terminal-picture-end = El tablero al final de la partida anotada
terminal-picture-before = El tablero antes de { $move } (línea continua); mejor era { $better } (línea discontinua)
terminal-picture-nothing-lost = Ninguna jugada perdió puntos dignos de mención.
terminal-picture-lost = Jugadas que perdieron puntos: { $moves }.
