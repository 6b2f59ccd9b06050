# O que acontece em uma partida, contado em frases.
#
# Um jogador são dois argumentos: $who diz como falar dele, $name como se chama.
#   you       a única pessoa no tabuleiro, que não deu nome
#   computer  o único computador no tabuleiro
#   other     todos os outros: é preciso dizer $name
# Com “você” o verbo é o mesmo. $name vem sem artigo (“de Ana”, “de Jogador 2”), e nada concorda com ele.
# Um sentido ($way) é anti-horário ou horário, nunca direita ou esquerda.
# $place é sempre feminino: casa 7, casa do Mandarim M0.
# “Pedra” é qualquer pedra do jogo; “cidadão” é a pequena, “Mandarim” a grande.

## Nomes

told-computer-number = Computador { NUMBER($number) }
told-name = { $who ->
        [you] você
        [computer] o computador
       *[other] { $name }
    }
told-place = { $kind ->
        [mandarin] casa do Mandarim { $label }
       *[citizen] casa { $label }
    }

## Uma vez de jogar

# Reabastecer é o thả cá vietnamita, “soltar os peixes”.
told-refill = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } reabastece a fileira vazia com { $own ->
        [one] { $own } cidadão
       *[other] { $own } cidadãos
    } da reserva.
told-refill-borrowed = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } reabastece a fileira vazia.
told-loan = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } pega { $citizens ->
        [one] { $citizens } cidadão emprestado
       *[other] { $citizens } cidadãos emprestados
    } { $lender ->
        [you] de você
        [computer] do computador
       *[other] de { $lender-name }
    }.
told-loan-bank = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } pega { $citizens ->
        [one] { $citizens } cidadão emprestado
       *[other] { $citizens } cidadãos emprestados
    } do banco.
told-sow = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } semeia { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    } da { $place } no sentido { $way ->
        [anticlockwise] anti-horário
       *[clockwise] horário
    }.
told-relay = A semeadura continua com { $laps }.
told-relay-long = A semeadura continua { $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    }, primeiro com { $laps }, e por fim com { $last }.
told-lap = { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    } da { $place }
told-capture = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } captura { $taken }.
told-chain = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } captura { $taken }, ao todo { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
told-taken = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } da { $place }
told-taken-mandarin = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com o Mandarim de { $label }
told-nothing-captured = Nada é capturado.
told-pass = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } não consegue reabastecer a fileira vazia e passa a vez.

## Antes de uma jogada

told-to-move = { $who ->
        [you] É a sua vez.
        [computer] É a vez do computador.
       *[other] É a vez de { $name }.
    }
told-must-refill = { $who ->
        [you] Sua fileira está vazia.
        [computer] A fileira do computador está vazia.
       *[other] A fileira de { $name } está vazia.
    } Antes da jogada, cada casa dela recebe um cidadão: { $borrowed ->
        [0] { $own } da reserva.
        [one] { $own ->
            [0] { $borrowed } emprestado.
            [one] { $own } da reserva e { $borrowed } emprestado.
           *[other] { $own } da reserva e { $borrowed } emprestado.
        }
       *[other] { $own ->
            [0] { $borrowed }, todos emprestados.
            [one] { $own } da reserva e { $borrowed } emprestados.
           *[other] { $own } da reserva e { $borrowed } emprestados.
        }
    }
told-stood-before = Esta posição já apareceu depois das jogadas { $plies }. Na terceira vez a partida acaba.
told-preview = Termina na { $place }, captura { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $mandarins ->
        [0] {""}
        [one] {" "}com o Mandarim
       *[other] {" "}com { $mandarins } Mandarins
    }.
told-preview-nothing = Termina na { $place }, não captura nada.

## As casas, como um leitor de tela as chama

told-square = casa { $label }, { $stones ->
        [0] vazia
        [one] { $stones } pedra
       *[other] { $stones } pedras
    }, { $who ->
        [you] sua fileira
        [computer] fileira do computador
       *[other] fileira de { $name }
    }
told-mandarin-square = casa do Mandarim { $label }, { $mandarin ->
        [there] { $stones ->
            [0] o Mandarim
            [one] o Mandarim e { $stones } pedra
           *[other] o Mandarim e { $stones } pedras
        }
       *[gone] { $stones ->
            [0] vazia
            [one] { $stones } pedra
           *[other] { $stones } pedras
        }
    }

## O que não se pode jogar, e por quê

told-refused-over = A partida acabou.
told-refused-no-square = Não existe a casa { NUMBER($label) }: as casas vão de 0 a { NUMBER($last) }.
told-refused-not-yours = { $who ->
        [you] A casa { NUMBER($label) } não é sua: você joga com as casas de { NUMBER($first) } a { NUMBER($last) }.
        [computer] É a vez do computador, e a casa { NUMBER($label) } não está na fileira dele, que vai de { NUMBER($first) } a { NUMBER($last) }.
       *[other] A casa { NUMBER($label) } está em outra fileira: { $name } joga com as casas de { NUMBER($first) } a { NUMBER($last) }.
    }
told-refused-empty = A casa { NUMBER($label) } está vazia: escolha uma casa com pedras.
told-refused-direction = Com estas regras, só se semeia no sentido { $way ->
        [anticlockwise] anti-horário
       *[clockwise] horário
    }.
told-refused-mandarin-square = { $label } é uma casa do Mandarim e não é de ninguém: a jogada começa em uma casa da própria fileira.
told-refused-computers-turn = É a vez do computador.
told-refused-no-move = “{ $typed }” não é uma jogada (no caractere { NUMBER($column) }): digite o número de uma casa e depois r (anti-horário) ou l (horário), por exemplo { $example }.

## Desfazer

told-taken-back = { $moves ->
        [one] { $moves } jogada desfeita.
       *[other] { $moves } jogadas desfeitas.
    }
told-taken-back-end = A partida continua: o fim foi desfeito.
told-played-again = { $moves ->
        [one] { $moves } jogada refeita.
       *[other] { $moves } jogadas refeitas.
    }

## O fim

told-over-squares = A partida acabou: todas as casas do Mandarim estão vazias.
told-over-stones = A partida acabou: todos os Mandarins foram capturados.
told-over-repetition = A partida acabou: pela terceira vez as mesmas pedras estão nas mesmas casas, e quem joga é { $who ->
        [you] você
        [computer] o computador
       *[other] { $name }
    }. Esta posição apareceu depois das jogadas { $plies }.
told-over-quiet = A partida acabou: { $plies ->
        [one] { $plies } jogada seguida
       *[other] { $plies } jogadas seguidas
    } sem captura.
told-over-short = A partida acabou: { $who ->
        [you] você
        [computer] o computador
       *[other] { $name }
    } não consegue reabastecer a fileira vazia.
told-over-resigned = A partida acabou: { $who ->
        [you] você
        [computer] o computador
       *[other] { $name }
    } desistiu.
told-over-resigned-by-somebody = A partida acabou: um jogador desistiu.
told-over-timeout = A partida acabou: o tempo de um jogador se esgotou.
told-over-agreed = A partida acabou: os jogadores concordaram em encerrá-la.
told-over-aborted = A partida foi interrompida.
told-count = { $name }: fileira { NUMBER($row) } + reserva { NUMBER($reserve) }{ $more } = { NUMBER($total) }
told-count-mandarins = { $mandarins ->
        [one] + { $mandarins } Mandarim × { NUMBER($value) }
       *[other] + { $mandarins } Mandarins × { NUMBER($value) }
    }
told-count-owed = − dívida { NUMBER($owed) }
told-count-lent = + crédito { NUMBER($lent) }
told-ranks-last = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } fica em último lugar, seja qual for a contagem.
told-team-ranks-last = Em último lugar, seja qual for a contagem: { $names }.
told-draw = Empate: { NUMBER($points) } a { NUMBER($others) }.
told-wins = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } venceu.
told-wins-by-points = { $who ->
        [you] Você
        [computer] O computador
       *[other] { $name }
    } venceu por { NUMBER($points) } a { NUMBER($others) }.
told-team-wins = Vitória da dupla: { $names }.
told-team-wins-by-points = Vitória da dupla por { NUMBER($points) } a { NUMBER($others) }: { $names }.
told-first-place-shared = Dividem o primeiro lugar: { $names }.
# Os pontos podem ser negativos.
told-place-of-all = { NUMBER($place) }º lugar, { $name }: { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Links e arquivos que não se podem ler

told-link-kind = Este link não traz nem partida nem posição: começa com “{ $found }”, mas se esperava g= ou p=.
told-link-too-long = Este link é longo demais para uma partida: { $length ->
        [one] { $length } caractere
       *[other] { $length } caracteres
    }.
told-link-rules = Este link não traz uma partida. No caractere { NUMBER($column) }: { $why }
told-link-start = Este link traz uma posição impossível. { $why }
told-link-cut-off = Este link foi cortado: a última jogada está incompleta.
told-link-move = Este link não traz uma partida inteira: no caractere { NUMBER($column) } está “{ $found }”, mas se esperava uma jogada como 7r.
told-link-illegal = Este link traz uma partida contra as regras. No caractere { NUMBER($column) }: { $why }
told-link-end = Este link não termina como uma partida: no caractere { NUMBER($column) } está “{ $found }”.
told-import-empty = Não há nada para ler: esperava-se o registro de uma partida ou uma linha de posição.
told-import-position = Isto não é uma posição. { $why }
told-import-record = Isto não é o registro de uma partida. Na linha { NUMBER($line) }, coluna { NUMBER($column) }: { $why }
told-import-replay = A partida { NUMBER($game) } vai contra as regras. Na linha { NUMBER($line) }, coluna { NUMBER($column) }: { $why }

## O que está em um texto, e o que se esperava ali

told-unexpected = aqui está { $found }, mas se esperava { $expected }.
told-unfitting = as opções não combinam. { $why }
told-field-fault = No caractere { NUMBER($column) } ({ $field }): { $why }
told-field = { $field ->
       *[version] versão
        [squares] casas
        [turn] vez de jogar
        [reserves] reservas
        [mandarins] Mandarins ganhos
        [debts] dívidas
        [quiet] jogadas sem captura
        [ply] jogadas feitas
        [rules] regras
    }
told-setup-fault = { $fault ->
        [squares] O número de casas é { NUMBER($found) } e precisa ser { NUMBER($expected) }.
        [mandarin-in-row] Há um Mandarim na casa de cidadãos { $text }.
        [citizens] O número de cidadãos no tabuleiro é { NUMBER($found) } e pode ser no máximo 255.
        [seat] Não existe o lugar { NUMBER($found) }: na notação, os lugares vão de 0 a { NUMBER($expected) }.
        [entries] O número de valores é { NUMBER($found) } e precisa ser { NUMBER($expected) }, um para cada jogador.
        [citizen-total] O número de cidadãos no tabuleiro e nas reservas é { NUMBER($found) } e precisa ser { NUMBER($expected) }.
        [mandarin-total] O número de Mandarins no tabuleiro e ganhos é { NUMBER($found) } e precisa ser { NUMBER($expected) }.
        [loan] As regras não permitem um empréstimo como { $text }.
       *[debt] A dívida { $text } é zero, é de um lugar consigo mesmo ou aparece duas vezes.
    }
told-found = { $what ->
        [nothing] um vazio
        [end] o fim do texto
        [fields] o fim depois de { NUMBER($number) } de 9 campos
        [second-space] um segundo espaço
        [tag] a etiqueta { $text }
        [comment] o comentário { $text }
        [open-comment] um comentário sem fim
        [termination] o motivo do fim { $text }
        [loser] a derrota de { $text }
        [no-loser] a indicação de que ninguém perdeu
       *[text] { $text }
    }
told-expected-value = um valor de { $option } ({ $values })
told-expected = { $what ->
        [move] uma casa e um sentido, como 7r ou 2l
        [label] o número de uma casa, de 0 a 19
        [direction] o sentido r ou l
        [points] o número de pontos capturados
        [capture] x e os pontos capturados
        [further-capture] + e mais pontos, ou o fim
        [move-end] o fim da jogada
        [preset] o nome de um conjunto de regras ({ $text })
        [one-preset] um só nome de conjunto de regras, depois opções como row=3
        [option] o nome de uma opção ({ $text })
        [option-once] { $text } só uma vez
        [next-field] um espaço e o campo “{ $text }”
        [one-space] o campo “{ $text }” depois de um só espaço
        [seat-number] o número de um lugar
        [squares-end] o fim depois de { NUMBER($number) } casas
        [square] uma casa como 5, Q ou Q3, com no máximo 255 cidadãos
        [separator] { $text } depois de { NUMBER($number) } casas
        [number] um número
        [numbers] um número para cada jogador
        [debts-end] o fim depois de { NUMBER($number) } dívidas
        [debt] - ou uma dívida como 0>1:3 ou 0>b:3
        [record] o registro de uma partida
        [one-record] o fim, depois de uma partida
        [glyph] o número de um símbolo, de $0 a $255
        [marks] um destes: ! ? !! ?? !? ?!
        [comment-end] uma chave de fechamento
        [record-part] uma jogada, um comentário, uma variante ou o resultado
        [tag-name] o nome de uma etiqueta
        [tag-value] o valor da etiqueta { $text } entre aspas duplas
        [tag-value-end] " depois do valor da etiqueta { $text }
        [tag-end] ] depois da etiqueta { $text }
        [tag] uma etiqueta que um registro pode ter
        [tags-end] um máximo de { NUMBER($number) } etiquetas
        [tag-once] a etiqueta { $text } só uma vez
        [seat] um lugar do tabuleiro
        [termination] um destes: { $text }
        [same-result] o resultado da etiqueta Result
        [result] * ou { NUMBER($number) } pontuações separadas por :
        [same-rules] na posição, as regras da etiqueta Rules
        [move-before-glyph] uma jogada antes do símbolo
        [move-before-variation] uma jogada antes da variante
        [no-variation] nenhuma variante, pois passar a vez não tem alternativa
        [variation-depth] uma profundidade de variantes de no máximo { NUMBER($number) }
        [variation-end] ) no fim da variante
        [variation-move] uma jogada na variante
        [move-or-result] uma jogada ou o resultado
        [no-pass] uma jogada, pois { $text } não precisa passar a vez
        [pass] --, pois o jogador não consegue reabastecer a fileira e passa a vez
        [rule-ending] uma partida encerrada por essa regra, e esta ainda podia continuar
        [no-loser-yet] nenhuma derrota, pois a partida não acabou
        [no-result-yet] *, pois a partida não acabou e não há motivo do fim
        [loser] a derrota de { $text }
        [no-loser] a indicação de que ninguém perdeu
       *[text] { $text }
    }
