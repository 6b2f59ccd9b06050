# O que muitas partes do programa dizem.

## O idioma

language-name = Português (Brasil)

## Listas

# "A, B" numa enumeração que continua.
list-next = { $before }, { $next }

# O fim de uma enumeração: "A e B", "A, B e C".
list-last = { $before } e { $last }

## Jogadores

player-you = Você

player-computer = Computador

# Uma pessoa sem nome; a primeira é 1.
player-numbered = Jogador { NUMBER($number) }

## Botões

cancel = Cancelar
