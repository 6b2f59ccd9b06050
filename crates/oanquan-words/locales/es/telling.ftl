# Lo que pasa en una partida, contado en frases.
#
# Un jugador son dos argumentos: $who dice cómo hablar de él, $name cómo se llama.
#   you       la única persona en el tablero, sin nombre
#   computer  la única máquina en el tablero
#   other     los demás: hay que decir $name, del que no se sabe el género
# Un sentido ($way) es antihorario u horario, nunca izquierda o derecha: quien está enfrente los ve al revés.
# «Piedra» es cualquiera de las que se siembran; «ciudadano» es la misma en la reserva y en las deudas.
# Las frases van en presente: el pasado reciente se dice de otro modo en España que en América.

## Nombres

told-computer-number = Máquina { NUMBER($number) }
# Un nombre dentro de una frase, o de una lista en ella.
told-name = { $who ->
        [you] tú
        [computer] la máquina
       *[other] { $name }
    }
# Una casilla dentro de una frase.
told-place = { $kind ->
        [mandarin] la casilla del Mandarín { $label }
       *[citizen] la casilla { $label }
    }

## Un turno

# Todos los ciudadanos que rellenan, o una parte, son de la reserva propia.
told-refill = { $who ->
        [you] Rellenas tu fila vacía con { $own ->
            [one] un ciudadano
           *[other] { $own } ciudadanos
        } de tu reserva.
        [computer] La máquina rellena su fila vacía con { $own ->
            [one] un ciudadano
           *[other] { $own } ciudadanos
        } de su reserva.
       *[other] { $name } rellena su fila vacía con { $own ->
            [one] un ciudadano
           *[other] { $own } ciudadanos
        } de su reserva.
    }
# Todos los ciudadanos son prestados; la frase siguiente dice de quién.
told-refill-borrowed = { $who ->
        [you] Rellenas tu fila vacía.
        [computer] La máquina rellena su fila vacía.
       *[other] { $name } rellena su fila vacía.
    }
told-loan = { $who ->
        [you] Tomas
        [computer] La máquina toma
       *[other] { $name } toma
    } { $citizens ->
        [one] prestado un ciudadano
       *[other] prestados { $citizens } ciudadanos
    } de { $lender ->
        [you] tu reserva
        [computer] la reserva de la máquina
       *[other] la reserva de { $lender-name }
    }.
told-loan-bank = { $who ->
        [you] Tomas
        [computer] La máquina toma
       *[other] { $name } toma
    } { $citizens ->
        [one] prestado un ciudadano
       *[other] prestados { $citizens } ciudadanos
    } del banco.
told-sow = { $who ->
        [you] Siembras
        [computer] La máquina siembra
       *[other] { $name } siembra
    } { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    } de { $place } en sentido { $way ->
        [anticlockwise] antihorario
       *[clockwise] horario
    }.
# $laps: una lista de told-lap.
told-relay = La siembra sigue con { $laps }.
told-relay-long = La siembra sigue { $times ->
        [one] una vez
       *[other] { $times } veces
    }: primero con { $laps }; al final, con { $last }.
told-lap = { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    } de { $place }
# $taken: told-taken o told-taken-mandarin.
told-capture = { $who ->
        [you] Capturas
        [computer] La máquina captura
       *[other] { $name } captura
    } { $taken }.
# $taken: una lista de ellos.
told-chain = { $who ->
        [you] Capturas
        [computer] La máquina captura
       *[other] { $name } captura
    } { $taken }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    } en total.
told-taken = { $points ->
        [one] un punto
       *[other] { $points } puntos
    } en { $place }
told-taken-mandarin = { $points ->
        [one] un punto
       *[other] { $points } puntos
    } con el Mandarín de { $label }
told-nothing-captured = No se captura nada.
told-pass = { $who ->
        [you] No puedes rellenar tu fila vacía y pasas.
        [computer] La máquina no puede rellenar su fila vacía y pasa.
       *[other] { $name } no puede rellenar su fila vacía y pasa.
    }

## Antes de una jugada

told-to-move = { $who ->
        [you] Es tu turno.
        [computer] Es el turno de la máquina.
       *[other] Es el turno de { $name }.
    }
# Lo que rellena la fila antes de la jugada: de la reserva, prestado o ambas cosas.
told-must-refill = { $who ->
        [you] Tu fila está vacía.
        [computer] La fila de la máquina está vacía.
       *[other] La fila de { $name } está vacía.
    } Antes de la jugada, cada una de sus casillas recibe un ciudadano: { $borrowed ->
        [0] { $own ->
            [one] uno
           *[other] { $own }
        } de la reserva.
        [one] { $own ->
            [0] uno, prestado.
            [one] uno de la reserva y uno prestado.
           *[other] { $own } de la reserva y uno prestado.
        }
       *[other] { $own ->
            [0] { $borrowed }, todos prestados.
            [one] uno de la reserva y { $borrowed } prestados.
           *[other] { $own } de la reserva y { $borrowed } prestados.
        }
    }
# $plies: una lista de números.
told-stood-before = Esta posición ya estuvo en el tablero tras las jugadas { $plies }. A la tercera vez termina la partida.
told-preview = Termina en { $place } y captura { $points ->
        [one] un punto
       *[other] { $points } puntos
    }{ $mandarins ->
        [0] {""}
        [one] {" "}con el Mandarín
       *[other] {" "}con { $mandarins } Mandarines
    }.
told-preview-nothing = Termina en { $place } y no captura nada.

## Las casillas, como las nombra un lector de pantalla

told-square = casilla { $label }, { $stones ->
        [0] vacía
        [one] una piedra
       *[other] { $stones } piedras
    }, { $who ->
        [you] tu fila
        [computer] fila de la máquina
       *[other] fila de { $name }
    }
told-mandarin-square = casilla del Mandarín { $label }, { $mandarin ->
        [there] { $stones ->
            [0] el Mandarín
            [one] el Mandarín y una piedra
           *[other] el Mandarín y { $stones } piedras
        }
       *[gone] { $stones ->
            [0] vacía
            [one] una piedra
           *[other] { $stones } piedras
        }
    }

## Lo que no se puede jugar, y por qué

told-refused-over = La partida ha terminado.
told-refused-no-square = No existe la casilla { NUMBER($label) }: las casillas van de la 0 a la { NUMBER($last) }.
told-refused-not-yours = { $who ->
        [you] La casilla { NUMBER($label) } no es tuya: las tuyas van de la { NUMBER($first) } a la { NUMBER($last) }.
        [computer] Es el turno de la máquina, y la casilla { NUMBER($label) } no está en su fila, que va de la { NUMBER($first) } a la { NUMBER($last) }.
       *[other] La casilla { NUMBER($label) } está en otra fila: la de { $name } va de la { NUMBER($first) } a la { NUMBER($last) }.
    }
told-refused-empty = La casilla { NUMBER($label) } está vacía: elige una con piedras.
told-refused-direction = Con estas reglas solo se siembra en sentido { $way ->
        [anticlockwise] antihorario
       *[clockwise] horario
    }.
told-refused-mandarin-square = { $label } es una casilla del Mandarín y no es de nadie: se juega desde una casilla de la propia fila.
told-refused-computers-turn = Es el turno de la máquina.
told-refused-no-move = «{ $typed }» no es una jugada (en el carácter { NUMBER($column) }): escribe el número de una casilla y r (antihorario) o l (horario), por ejemplo { $example }.

## Deshacer

told-taken-back = { $moves ->
        [one] Se deshace una jugada.
       *[other] Se deshacen { $moves } jugadas.
    }
told-taken-back-end = La partida sigue: se deshace su final.
told-played-again = { $moves ->
        [one] Se rehace una jugada.
       *[other] Se rehacen { $moves } jugadas.
    }

## El final

told-over-squares = Fin de la partida: todas las casillas del Mandarín están vacías.
told-over-stones = Fin de la partida: todos los Mandarines están capturados.
# $plies: una lista de tres números.
told-over-repetition = Fin de la partida: por tercera vez están las mismas piedras en las mismas casillas, y { $who ->
        [you] te toca a ti
        [computer] le toca a la máquina
       *[other] le toca a { $name }
    }. Esta posición se dio tras las jugadas { $plies }.
told-over-quiet = Fin de la partida: { $plies ->
        [one] una jugada
       *[other] { $plies } jugadas seguidas
    } sin capturar nada.
told-over-short = Fin de la partida: { $who ->
        [you] no puedes rellenar tu fila vacía
        [computer] la máquina no puede rellenar su fila vacía
       *[other] { $name } no puede rellenar su fila vacía
    }.
told-over-resigned = Fin de la partida: { $who ->
        [you] te rindes
        [computer] la máquina se rinde
       *[other] { $name } se rinde
    }.
told-over-resigned-by-somebody = Fin de la partida: un jugador se rinde.
told-over-timeout = Fin de la partida: a un jugador se le acabó el tiempo.
told-over-agreed = Fin de la partida, por acuerdo de los jugadores.
told-over-aborted = La partida se interrumpió.
# El recuento de un jugador. $more: nada, o los términos de abajo, cada uno con un espacio delante.
told-count = { $name }: fila { NUMBER($row) } + reserva { NUMBER($reserve) }{ $more } = { NUMBER($total) }
# $value: puntos de un Mandarín.
told-count-mandarins = { $mandarins ->
        [one] + { $mandarins } Mandarín × { NUMBER($value) }
       *[other] + { $mandarins } Mandarines × { NUMBER($value) }
    }
told-count-owed = − { NUMBER($owed) } de deuda
told-count-lent = + { NUMBER($lent) } a favor
told-ranks-last = { $who ->
        [you] Quedas
        [computer] La máquina queda
       *[other] { $name } queda
    } en último lugar, sea cual sea la puntuación.
told-team-ranks-last = Último lugar, sea cual sea la puntuación: { $names }.
told-draw = Empate, { NUMBER($points) } a { NUMBER($others) }.
told-wins = { $who ->
        [you] Ganas.
        [computer] Gana la máquina.
       *[other] Gana { $name }.
    }
told-wins-by-points = { $who ->
        [you] Ganas
        [computer] Gana la máquina
       *[other] Gana { $name }
    } por { NUMBER($points) } a { NUMBER($others) }.
# $names: la lista de un equipo, en la que puede estar «tú».
told-team-wins = Equipo ganador: { $names }.
told-team-wins-by-points = Equipo ganador: { $names }, por { NUMBER($points) } a { NUMBER($others) }.
told-first-place-shared = Primer lugar compartido: { $names }.
told-place-of-all = { NUMBER($place) }.º { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Enlaces y archivos que no se pueden leer

told-link-kind = Este enlace no lleva ni una partida ni una posición: empieza por «{ $found }», pero se esperaba g= o p=.
told-link-too-long = Este enlace es demasiado largo para una partida: { $length ->
        [one] un carácter
       *[other] { $length } caracteres
    }.
told-link-rules = Este enlace no lleva ninguna partida. En el carácter { NUMBER($column) }: { $why }
told-link-start = Este enlace lleva una posición imposible. { $why }
told-link-cut-off = Este enlace está cortado: su última jugada no está entera.
told-link-move = Este enlace no lleva una partida entera: en el carácter { NUMBER($column) } aparece «{ $found }», pero se esperaba una jugada como 7r.
told-link-illegal = Este enlace lleva una partida contra las reglas. En el carácter { NUMBER($column) }: { $why }
told-link-end = Este enlace no termina como una partida: en el carácter { NUMBER($column) } aparece «{ $found }».
told-import-empty = No hay nada que leer: se esperaban registros de partidas o una línea de posición.
told-import-position = Esto no es una posición. { $why }
told-import-record = Esto no es un registro de partida. En la línea { NUMBER($line) }, columna { NUMBER($column) }: { $why }
told-import-replay = La partida { NUMBER($game) } va contra las reglas. En la línea { NUMBER($line) }, columna { NUMBER($column) }: { $why }

## Lo que hay en un texto, y lo que se esperaba ahí

# El verbo va en singular: todo lo de told-found y told-expected tiene que caber tras él.
told-unexpected = aparece { $found }, pero se esperaba { $expected }.
# $why: frases.
told-unfitting = las opciones no encajan entre sí. { $why }
# Un campo de una posición imposible. $why: frases.
told-field-fault = En el carácter { NUMBER($column) } ({ $field }): { $why }
told-field = { $field ->
       *[version] versión
        [squares] casillas
        [turn] turno
        [reserves] reservas
        [mandarins] Mandarines ganados
        [debts] deudas
        [quiet] jugadas sin captura
        [ply] jugadas hechas
        [rules] reglas
    }
# Lo que describe una posición y no puede ser. $text: una casilla o una deuda en notación.
told-setup-fault = { $fault ->
        [squares] El número de casillas es { NUMBER($found) } y debe ser { NUMBER($expected) }.
        [mandarin-in-row] Hay un Mandarín en la casilla de ciudadanos { $text }.
        [citizens] El número de ciudadanos en el tablero es { NUMBER($found) }, y el máximo es 255.
        [seat] No existe el puesto { NUMBER($found) }: en la notación los puestos van del 0 al { NUMBER($expected) }.
        [entries] El número de valores es { NUMBER($found) } y debe ser { NUMBER($expected) }, uno por jugador.
        [citizen-total] El número de ciudadanos en el tablero y en las reservas es { NUMBER($found) } y debe ser { NUMBER($expected) }.
        [mandarin-total] El número de Mandarines, en el tablero y ganados, es { NUMBER($found) } y debe ser { NUMBER($expected) }.
        [loan] Las reglas no admiten un préstamo como { $text }.
       *[debt] La deuda { $text } es de cero, es con uno mismo o está repetida.
    }
# $text: un trozo del texto, el nombre de una etiqueta o un jugador.
told-found = { $what ->
        [nothing] un hueco
        [end] el final del texto
        [fields] el final tras { NUMBER($number) } de 9 campos
        [second-space] un segundo espacio
        [tag] la etiqueta { $text }
        [comment] el comentario { $text }
        [open-comment] un comentario sin final
        [termination] la causa del final { $text }
        [loser] { $text } como perdedor
        [no-loser] un final sin perdedor
       *[text] { $text }
    }
# $values: una lista, o el primero y el último.
told-expected-value = un valor de { $option } ({ $values })
# $text: notación, nombres de opciones o etiquetas, o un jugador.
told-expected = { $what ->
        [move] una casilla y un sentido, como 7r o 2l
        [label] el número de una casilla, del 0 al 19
        [direction] el sentido r o l
        [points] el número de puntos capturados
        [capture] una x y el número de puntos capturados
        [further-capture] un + y más puntos, o el final
        [move-end] el final de la jugada
        [preset] el nombre de un reglamento ({ $text })
        [one-preset] un solo nombre de reglamento y luego opciones como row=3
        [option] el nombre de una opción ({ $text })
        [option-once] { $text } una sola vez
        [next-field] un espacio y el campo «{ $text }»
        [one-space] el campo «{ $text }» tras un solo espacio
        [seat-number] el número de un puesto
        [squares-end] el final tras { $number ->
            [one] una casilla
           *[other] { $number } casillas
        }
        [square] una casilla como 5, Q o Q3, con un máximo de 255 ciudadanos
        [separator] { $text } tras { $number ->
            [one] una casilla
           *[other] { $number } casillas
        }
        [number] un número
        [numbers] un número por jugador
        [debts-end] el final tras { $number ->
            [one] una deuda
           *[other] { $number } deudas
        }
        [debt] - o una deuda como 0>1:3 o 0>b:3
        [record] un registro de partida
        [one-record] el final, tras una partida
        [glyph] un número de símbolo, de $0 a $255
        [marks] uno de estos: ! ? !! ?? !? ?!
        [comment-end] una llave de cierre
        [record-part] una jugada, un comentario, una variante o el resultado
        [tag-name] el nombre de una etiqueta
        [tag-value] el valor de la etiqueta { $text } entre comillas dobles
        [tag-value-end] " tras el valor de la etiqueta { $text }
        [tag-end] ] tras la etiqueta { $text }
        [tag] una etiqueta que pueda llevar un registro
        [tags-end] un máximo de { $number ->
            [one] una etiqueta
           *[other] { $number } etiquetas
        }
        [tag-once] la etiqueta { $text } una sola vez
        [seat] un puesto del tablero
        [termination] una de estas causas: { $text }
        [same-result] el resultado de la etiqueta Result
        [result] * o { NUMBER($number) } puntuaciones unidas por :
        [same-rules] que la posición llevara las reglas de la etiqueta Rules
        [move-before-glyph] una jugada antes del símbolo
        [move-before-variation] una jugada antes de la variante
        [no-variation] que no hubiera variante, pues pasar no tiene alternativa
        [variation-depth] un máximo de { $number ->
            [one] un nivel
           *[other] { $number } niveles
        } de variantes
        [variation-end] ) al final de la variante
        [variation-move] una jugada en la variante
        [move-or-result] una jugada o el resultado
        [no-pass] una jugada, pues no hay que pasar ({ $text })
        [pass] --, pues el jugador no puede rellenar su fila y pasa
        [rule-ending] una partida terminada por esta regla, y todavía podía seguir
        [no-loser-yet] que no hubiera perdedor, pues la partida no ha terminado
        [no-result-yet] *, pues la partida no ha terminado y no se dice la causa del final
        [loser] { $text } como perdedor
        [no-loser] un final sin perdedor
       *[text] { $text }
    }
