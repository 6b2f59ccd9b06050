# Lo que dice el programa `oanquan` en la terminal y no dicen ya los otros archivos.
# Las órdenes que se escriben (help, undo, new …) y las palabras FILE y SEAT son iguales en todos los idiomas.

## Jugadores

terminal-seat = Puesto { NUMBER($seat) }

## La partida

terminal-greeting = Ô Ăn Quan, reglas { $rules }. Escribe help para ver las órdenes.
terminal-prompt-over = fin
terminal-thinking = { $name }: pensando …
terminal-saved = La partida está guardada en { $file }; oanquan play --resume la continúa.
terminal-nothing-saved = Adiós; no se hizo ninguna jugada, así que no se guarda nada.
terminal-kept = La partida anterior queda en { $file }.
terminal-saved-to = Guardada en { $file }.
terminal-loaded = Se ha abierto { $file }: jugadas { NUMBER($moves) }, reglas { $rules }.
terminal-undo-none = No hay nada que deshacer: ninguna persona ha jugado antes de este turno.
terminal-redo-none = No hay nada que rehacer: no se deshizo ninguna jugada.
terminal-redo = Escribe redo para seguir como antes.
terminal-may-play = Puedes jugar { $moves }.
terminal-contradiction = { $typed } no es lo que hace esta jugada: hace { $real }.
terminal-new = { $what ->
        [round] Escribe new para la ronda siguiente.
       *[match] Escribe new para otro encuentro.
    }
terminal-level-changes = Desde la próxima partida la máquina juega en el nivel { NUMBER($to) } ({ $name }) en lugar del { NUMBER($from) }.

## Lo que se escribe

terminal-line = línea { NUMBER($line) }: { $why }
terminal-unknown = «{ $found }» no es una jugada como 7r ni una orden. Las órdenes son { $commands }.
terminal-no-file = { $command } necesita el nombre de un archivo: { $command } FILE.
terminal-too-much = Después de { $command } no se espera nada más, pero aparece «{ $found }».
terminal-no-text = Estos bytes no son texto; se esperaba UTF-8.

## Archivos

terminal-cannot-read = { $fault ->
        [missing] No se puede leer { $file }: no existe ese archivo.
       *[other] No se puede leer { $file }: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] { $file } ya existe: elige otro nombre o escribe encima con save!
        [missing] No se puede escribir { $file }: falta su carpeta.
       *[other] No se puede escribir { $file }: { $system }.
    }
terminal-bytes = { $file }: la línea { NUMBER($line) } tiene bytes que no son texto.
terminal-no-unfinished = No hay ninguna partida sin terminar en { $folder }.
terminal-skipped = Se omite: { $why }

## El tablero

terminal-points = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
terminal-reserve = reserva { NUMBER($citizens) }
terminal-mandarins = Mandarines { NUMBER($mandarins) }
terminal-owes = { $lender ->
        [bank] debe { NUMBER($citizens) } al banco
       *[other] debe { NUMBER($citizens) } a: { $lender }
    }
terminal-played = { $plies ->
        [0] No se ha hecho ninguna jugada.
        [one] Se ha hecho una jugada.
       *[other] Se han hecho { $plies } jugadas.
    }
terminal-ways = { $ways ->
        [free] r siembra en sentido antihorario: { $squares } …; l, en sentido horario.
        [anticlockwise] Solo se siembra en sentido antihorario, r: { $squares } …
       *[clockwise] Solo se siembra en sentido horario, l: { $squares } …
    }
terminal-row = { $name }, desde la izquierda: { $squares }.
terminal-square = { $stones ->
        [0] { $label } vacía
        [one] { $label } tiene { $stones }
       *[other] { $label } tiene { $stones }
    }
terminal-too-narrow = En palabras: el dibujo necesita { NUMBER($columns) } columnas.

## Ayuda y reglas

terminal-help-heading = Lo que puedes escribir; estas palabras son iguales en todos los idiomas:
terminal-help = { $command ->
        [move] hacer una jugada: la casilla que levantas y luego r (antihorario) o l (horario); el tablero muestra hacia dónde va
        [annotated] una jugada con lo que hace, que debe ser cierto
        [hint] pedir a la máquina una buena jugada
        [moves] ver las jugadas legales y lo que haría cada una
        [undo] deshacer jugadas hasta tu turno anterior
        [redo] rehacer las jugadas deshechas
        [board] mostrar el tablero
        [view] dibujar el tablero desde el lado de un puesto
        [plain] cambiar entre el tablero dibujado y el tablero en palabras
        [rules] explicar las reglas de esta partida
        [position] escribir la línea de posición, que leen otros programas
        [save] guardar la partida en un archivo nuevo
        [save-over] guardar la partida en un archivo, encima de otro anterior
        [load] continuar la partida de un archivo
        [new] empezar otra partida con las mismas reglas
        [help] esta lista
       *[quit] salir; Ctrl-D hace lo mismo
    }
terminal-rules = Las reglas de esta partida ({ $rules }):
