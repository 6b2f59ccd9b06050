# O que o programa `oanquan` diz no terminal e os outros arquivos ainda não dizem.
# Os comandos digitados (help, undo, new …) e as palavras FILE e SEAT são iguais em todos os idiomas.

## Jogadores

terminal-seat = Lugar { NUMBER($seat) }

## A partida

terminal-greeting = Ô Ăn Quan, regras { $rules }. Digite help para ver os comandos.
terminal-prompt-over = fim
terminal-thinking = { $name }: pensando …
terminal-saved = A partida está salva em { $file }; para continuar, use oanquan play --resume.
terminal-nothing-saved = Até logo; nenhuma jogada foi feita, então nada foi salvo.
terminal-kept = A partida anterior está salva em { $file }.
terminal-saved-to = Salva em { $file }.
terminal-loaded = { $file } foi aberto: jogadas { NUMBER($moves) }, regras { $rules }.
terminal-undo-none = Não há nada a desfazer: até aqui nenhuma pessoa jogou.
terminal-redo-none = Não há nada a refazer: nenhuma jogada foi desfeita.
terminal-redo = Digite redo para seguir como antes.
terminal-may-play = Você pode jogar { $moves }.
terminal-contradiction = { $typed } não é o que esta jogada faz: ela faz { $real }.
terminal-new = { $what ->
        [round] Digite new para a próxima rodada.
       *[match] Digite new para outro confronto.
    }
terminal-level-changes = A partir da próxima partida o computador joga no nível { NUMBER($to) } ({ $name }) em vez do { NUMBER($from) }.

## O que se digita

terminal-line = linha { NUMBER($line) }: { $why }
terminal-unknown = “{ $found }” não é uma jogada como 7r nem um comando. Os comandos são { $commands }.
terminal-no-file = { $command } precisa do nome de um arquivo: { $command } FILE.
terminal-too-much = Depois de { $command } não se espera mais nada, mas há “{ $found }”.
terminal-no-text = Estes bytes não são texto; esperava-se UTF-8.

## Arquivos

terminal-cannot-read = { $fault ->
        [missing] Não é possível ler { $file }: esse arquivo não existe.
       *[other] Não é possível ler { $file }: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] { $file } já existe: escolha outro nome ou grave por cima com save!
        [missing] Não é possível gravar { $file }: a pasta não existe.
       *[other] Não é possível gravar { $file }: { $system }.
    }
terminal-bytes = { $file }: a linha { NUMBER($line) } tem bytes que não são texto.
terminal-no-unfinished = Não há partida inacabada em { $folder }.
terminal-skipped = Ignorado: { $why }

## O tabuleiro

terminal-points = { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
terminal-reserve = reserva { NUMBER($citizens) }
terminal-mandarins = Mandarins { NUMBER($mandarins) }
terminal-owes = { $lender ->
        [bank] deve { NUMBER($citizens) } ao banco
       *[other] deve { NUMBER($citizens) } a: { $lender }
    }
terminal-played = { $plies ->
        [0] Nenhuma jogada foi feita.
        [one] { $plies } jogada foi feita.
       *[other] { $plies } jogadas foram feitas.
    }
terminal-ways = { $ways ->
        [free] r semeia no sentido anti-horário: { $squares } …; l, no sentido horário.
        [anticlockwise] Só se semeia no sentido anti-horário, r: { $squares } …
       *[clockwise] Só se semeia no sentido horário, l: { $squares } …
    }
terminal-row = { $name }, a partir da esquerda: { $squares }.
terminal-square = { $stones ->
        [0] { $label } vazia
        [one] { $label } tem { $stones }
       *[other] { $label } tem { $stones }
    }
terminal-too-narrow = Em palavras: o desenho precisa de { NUMBER($columns) } colunas.

## Ajuda e regras

terminal-help-heading = O que você pode digitar; estas palavras são iguais em todos os idiomas:
terminal-help = { $command ->
        [move] fazer uma jogada: a casa de onde você levanta as pedras e depois r (anti-horário) ou l (horário); o tabuleiro mostra para onde vai
        [annotated] uma jogada com o que ela faz, que precisa estar certo
        [hint] pedir ao computador uma boa jogada
        [moves] listar as jogadas permitidas e o que cada uma faria
        [undo] desfazer jogadas até a sua vez anterior
        [redo] refazer as jogadas desfeitas
        [board] mostrar o tabuleiro
        [view] desenhar o tabuleiro visto de um lugar
        [plain] alternar entre o tabuleiro desenhado e o tabuleiro em palavras
        [rules] explicar as regras desta partida
        [position] escrever a linha de posição, que outros programas leem
        [save] salvar a partida em um arquivo novo
        [save-over] salvar a partida em um arquivo, por cima de um anterior
        [load] continuar a partida de um arquivo
        [new] começar outra partida com as mesmas regras
        [help] esta lista
       *[quit] sair; Ctrl-D faz o mesmo
    }
terminal-rules = As regras desta partida ({ $rules }):
