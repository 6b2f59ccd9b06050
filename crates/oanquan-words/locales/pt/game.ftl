# A página do jogo: o que fica ao lado do tabuleiro, e os botões.
#
# $name está sempre como fica sozinho: Você, Computador, Jogador 2 ou um nome próprio.

## Ao lado do tabuleiro

game-moves = { $name }: { $move }
game-paused = O jogo está em pausa.
game-how-to = Escolha uma casa da sua fileira e depois uma das duas setas.
game-begun = Começa uma nova partida.
game-name-level = { $name }, nível { NUMBER($level) }
game-name-adaptive = { $name }, adaptável
game-serious = Partida para valer: sem dicas, e jogada feita não volta atrás.

## Olhar para trás

game-looking = O tabuleiro depois da jogada { NUMBER($ply) }.
game-looked = O tabuleiro como está agora.
game-look = Mostrar o tabuleiro depois da jogada { NUMBER($ply) }
game-look-before = Antes
game-look-after = Depois
game-look-back = Voltar ao jogo

## Botões

game-tools = O jogo
game-tools-more = Mais
game-undo = Desfazer
game-redo = Refazer
game-hint = Dica
game-replay = Rever
game-pause = Pausar
game-continue = Continuar
game-rematch = Revanche
game-new = Nova partida
game-sound = Som
game-preview = Prévia
game-speed = Ritmo
game-resign = Desistir
game-resign-question = Desistir desta partida?
game-resign-yes = Desistir
game-resign-no = Continuar

## Jogadas digitadas

game-typed = Jogada
game-typed-help = O número de uma casa e depois r (anti-horário) ou l (horário), por exemplo 7r.
game-typed-play = Jogar

## A história

game-story = O que aconteceu
game-story-empty = Cada jogada será contada aqui.
game-story-earlier = Mostrar jogadas anteriores

## O fim

game-end = O fim
game-analyse = Analisar
game-count = A contagem
game-count-player = Jogador
game-count-row = Fileira
game-count-reserve = Reserva
game-count-mandarins = Mandarins
game-count-debts = Dívidas
game-count-total = Total
game-count-worth = { NUMBER($mandarins) } × { NUMBER($value) } = { NUMBER($points) }
game-repetition = A mesma posição apareceu três vezes no tabuleiro:
game-after-ply = Depois da jogada { NUMBER($ply) }

## Quanto vale cada jogada

scores-switch = Quanto vale cada jogada
scores-about = O que ela rende até o fim se todos jogarem o melhor possível. Para jogar, escolha uma jogada da lista.
scores-sought = Calculando…
scores-whose = { $sides ->
        [margin] { $name }: pontos ganhos daqui até o fim, menos os do outro lado. Entre parênteses: a vantagem no fim.
       *[own] { $name }: pontos ganhos daqui até o fim, joguem os outros como jogarem. Entre parênteses: os pontos no fim.
    }
scores-state = { $state ->
        [proved] Está tudo provado.
        [no-table] Não foi possível carregar a tabela de finais. Números com “cerca de” são estimativas, pensando à frente.
       *[thought] Números com “cerca de” são estimativas, pensando à frente.
    }
scores-move = { $move }: { $kind ->
        [exact] exatamente
        [least] no mínimo
        [most] no máximo
       *[about] cerca de
    } { $points } ({ $end })
scores-anyhow = { $move }: { $kind ->
        [exact] { $result ->
            [win] vitória
           *[loss] derrota
        }
       *[about] { $result ->
            [win] vitória provável
           *[loss] derrota provável
        }
    }

## Uma dica

game-hint-move = Dica: { $place }, no sentido { $way ->
        [anticlockwise] anti-horário
       *[clockwise] horário
    } ({ $move }).
game-reason-ends = { $result ->
        [win] Encerra a partida com vitória por { $margin ->
            [one] { $margin } ponto
           *[other] { $margin } pontos
        }.
        [draw] Encerra a partida em empate.
        [won-anyhow] Encerra a partida com vitória, seja qual for a contagem.
        [lost-anyhow] Encerra a partida com derrota, seja qual for a contagem.
       *[loss] Encerra a partida com derrota por { $margin ->
            [one] { $margin } ponto
           *[other] { $margin } pontos
        }.
    }
game-reason-takes = Esta jogada captura { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $mandarins ->
        [0] {""}
        [one] {" "}com um Mandarim
       *[other] {" "}com { $mandarins } Mandarins
    }.
game-reason-leaves = { $points ->
        [0] Nada pode ser capturado em resposta.
        [one] A resposta { $reply } pode capturar { $points } ponto.
       *[other] A resposta { $reply } pode capturar { $points } pontos.
    }
game-reason-saves = Esta jogada protege { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } da captura por { $move }.
game-reason-forces-refill = Depois disso, { $name } precisa reabastecer a fileira vazia.
game-reason-forces-pass = Depois disso, { $name } precisa passar a vez.
game-reason-refills = Antes, a fileira vazia é reabastecida com { $borrowed ->
        [0] { $own ->
            [one] { $own } cidadão
           *[other] { $own } cidadãos
        } da reserva.
        [one] { $borrowed } cidadão emprestado.
       *[other] { $borrowed } cidadãos emprestados.
    }
game-reason-relay = A semeadura tem { $laps ->
        [one] { $laps } etapa
       *[other] { $laps } etapas
    }: é difícil prever tudo.

## O que deu errado

game-engine-failed = O computador não consegue pensar: a parte dele nesta página não carregou ou parou de funcionar. Sua partida está a salvo.
game-retry = Tentar de novo
game-not-kept-full = O espaço do navegador acabou: a partida só dura enquanto esta aba estiver aberta. Exclua partidas salvas ou exporte esta.
game-not-kept-forbidden = Este navegador não guarda nada desta página: a partida só dura enquanto esta aba estiver aberta.
game-missing = Esta partida não está mais neste aparelho.
game-link-opened = A partida do link está no tabuleiro.
game-link-kept = A partida anterior está salva em Partidas.
