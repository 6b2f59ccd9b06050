study-analysis = Análise

analysis-to-start = Ao início
analysis-back = Uma jogada atrás
analysis-forward = Uma jogada adiante
analysis-to-end = Ao fim

analysis-moves = Jogadas
analysis-empty = Nenhuma jogada ainda. Faça uma no tabuleiro.
analysis-comment = Comentário
analysis-comment-wrong = Um comentário com o sinal { "}" } precisa caber em uma linha.
analysis-glyph = Sinal
analysis-promote = Tornar principal
analysis-delete = Apagar daqui
analysis-illegal = Essa jogada não é permitida.
analysis-deep = Um arquivo comporta variantes de até 32 níveis; esta ficaria mais funda.
analysis-play-best = Fazer a melhor jogada

analysis-review = Revisão
analysis-begin = Revisar esta partida
analysis-no-game = Ainda não há partida para revisar.
analysis-progress = Posição { NUMBER($done) } de { NUMBER($all) }
analysis-stop = Parar
analysis-summary = { $name }: pontos perdidos { NUMBER($lost) }, erros graves { NUMBER($blunders) }, erros { NUMBER($mistakes) }, imprecisões { NUMBER($inaccuracies) }.
analysis-no-misses = Nenhuma jogada perdeu pontos dignos de nota.
analysis-loses = Pontos perdidos: { $kind ->
        [exact] exatamente
        [least] no mínimo
        [most] no máximo
       *[about] cerca de
    } { NUMBER($points) }.
analysis-loses-game = Entrega a partida, qualquer que seja a contagem.
analysis-better = A melhor jogada é { $move }.
analysis-instead = O que { $move } faz:
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] A vitória virou empate.
           *[loses] A vitória virou derrota.
        }
       *[draws] O empate virou derrota.
    }
analysis-try = Tentar de novo
analysis-try-task = Encontre no tabuleiro uma jogada melhor que { $move }.
analysis-try-best = { $move } é a melhor jogada.
analysis-try-other = { $move } não é a melhor. { $kind ->
        [exact] Pontos perdidos: exatamente
        [least] Pontos perdidos: no mínimo
        [most] Pontos perdidos: no máximo
       *[about] Pontos perdidos: cerca de
    } { NUMBER($points) }.

analysis-graph = Vantagem no fim: { $name }
analysis-graph-end = A última vantagem é { NUMBER($points) }, após a jogada { NUMBER($ply) }.
analysis-graph-signs = Quadrados são valores provados; círculos, estimativas.

analysis-setup = Montar uma posição
analysis-citizens = { $square }: cidadãos
analysis-mandarin = { $square }: Mandarim
analysis-reserve = { $name }: reserva
analysis-won = { $name }: Mandarins
analysis-to-move = Vez de jogar
analysis-use = Usar esta posição
analysis-odd = Nenhuma partida leva a esta posição, mas dá para jogar com ela:
analysis-bring = Trazer partida ou posição
analysis-text = Registro de partida ou linha de posição
analysis-read = Ler
analysis-take = Levar com você
analysis-no-record = Não dá para levar: a conta das pedras não fecha e ninguém conseguiria ler de novo.

## Marks on squares

analysis-marking = Marcar casas
analysis-marking-task = Um toque marca a casa e outro tira a marca.
analysis-colour = { $colour ->
        [green] Verde
        [red] Vermelho
        [yellow] Amarelo
       *[blue] Azul
    }
analysis-marked = { $square }, marcada em { $colour ->
        [green] verde
        [red] vermelho
        [yellow] amarelo
       *[blue] azul
    }

## The best line, walked through on the board

analysis-best-line = Melhor linha: { $moves }.
analysis-play-line = Jogar a linha
analysis-line = A melhor linha no tabuleiro
analysis-line-task = Percorra-a com as setas abaixo do tabuleiro.
analysis-line-add = Adicionar como variante
analysis-line-leave = Sair da linha

## Setting up by taps

analysis-tools = Um toque em uma casa deste tabuleiro
analysis-tool = { $tool ->
        [one] põe um cidadão
        [five] põe cinco cidadãos
        [less] tira um cidadão
        [clear] esvazia a casa
       *[mandarin] põe ou tira o Mandarim
    }
analysis-empty-board = Esvaziar o tabuleiro
analysis-mandarin-square = Um Mandarim só fica em uma casa do Mandarim.
analysis-number-wrong = { $field }: há “{ $text }”, mas se espera um número inteiro de 0 a { NUMBER($most) }.
analysis-adds-up = A conta das pedras fecha.
