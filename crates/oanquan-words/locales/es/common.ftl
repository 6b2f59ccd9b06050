# Lo que dicen muchas partes del programa.

## El idioma

language-name = Español

## Listas

list-next = { $before }, { $next }
list-last = { $before } y { $last }

## Jugadores

player-you = Tú

# «Máquina» y no «ordenador», «computadora» o «computador»: se dice igual en todas partes.
player-computer = Máquina

player-numbered = Jugador { NUMBER($number) }

## Botones

cancel = Cancelar
