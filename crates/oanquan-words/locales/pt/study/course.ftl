course-title = { $lesson ->
        [start] O tabuleiro
        [labels] Os números das casas
        [direction] Direita ou esquerda
        [relay] Continuar semeando
        [stop] Parar diante do Mandarim
        [capture] Capturar pedras
        [chain] Capturar em sequência
        [mandarin] Capturar um Mandarim
        [refill] Soltar os peixes
        [borrow] Um empréstimo
        [end] O fim e a contagem
        [stall] Quando nada acontece
        [gap] Casas do Mandarim vazias
        [young] O Mandarim jovem
        [pebbles] Dez seixos no lugar do Mandarim
        [short] Quando não dá para reabastecer
        [order] O que vem primeiro
        [three] Três num tabuleiro
        [four] Quatro num tabuleiro
        [attack] Atacar um Mandarim
        [safe] Deixar duas casas vazias
        [starve] Deixar o outro sem pedras
       *[round] Um confronto de rodadas
    }
course-text = { $lesson ->
        [start] A sua fileira é a de baixo, ou a da direita quando o tabuleiro está em pé. Em cada uma das suas cinco casas há cinco cidadãos, de um ponto cada; nas casas redondas das pontas estão os Mandarins, de dez pontos cada, que não são de ninguém. Todas as casas formam um anel: a sua fileira, uma casa do Mandarim, a outra fileira, uma casa do Mandarim. Na sua vez, você levanta todas as pedras de uma das suas casas e as semeia uma a uma, para a direita ou para a esquerda.
        [labels] Cada casa de uma fileira tem um número, contado a partir da esquerda do dono: as suas vão de 5 a 9; as do outro, de 0 a 4. O outro se senta em frente, por isso ao lado das suas 5, 6, 7, 8, 9 ficam 4, 3, 2, 1, 0. M0 é a casa do Mandarim depois da sua 9, à sua direita; M1 fica antes da sua 5, à sua esquerda. Uma jogada se escreve com o número da casa e uma letra, r para a direita ou l para a esquerda de quem joga: 7r, 2l.
        [direction] Você escolhe o sentido: para a sua direita, que é o sentido anti-horário em volta do tabuleiro, ou para a sua esquerda. As pedras caem uma a uma nas casas seguintes, também nas do Mandarim e, depois de uma volta inteira, na casa de onde saíram.
        [relay] Quando cai a sua última pedra, olhe a casa seguinte. Se for uma casa de cidadãos com pedras, você levanta todas e continua a semear, seja de quem for. Cada vez que levanta e semeia é uma etapa.
        [stop] Se a casa seguinte for a de um Mandarim e tiver algo, a sua jogada termina ali e não captura nada.
        [capture] Se a casa seguinte for uma casa de cidadãos vazia, você captura tudo o que houver na casa depois dela, seja de quem for. Se essa outra também estiver vazia, a jogada termina.
        [chain] Depois de uma captura, a jogada continua se a casa seguinte estiver de novo vazia e a outra depois dela não: vazia, cheia, vazia, cheia. Duas casas vazias seguidas a encerram.
        [mandarin] Um Mandarim é capturado como todo o resto, por cima de uma casa vazia, com todos os cidadãos da mesma casa. Quase sempre é isso que decide a partida.
        [refill] Se no começo da sua vez toda a sua fileira está vazia, você põe um cidadão da sua reserva em cada uma das suas casas e depois joga. Mandarins ganhos não servem para isso. Chamam isso de thả cá, “soltar os peixes”.
        [borrow] Se a sua reserva não basta para reabastecer a fileira vazia, o outro jogador empresta o que falta. Na contagem final, isso é devolvido.
        [end] A partida acaba quando as duas casas do Mandarim estão vazias. Então cada um recolhe os cidadãos da própria fileira. Somam-se reserva, fileira e Mandarins ganhos, pagam-se as dívidas, e vence quem tiver mais pontos.
        [stall] Uma partida de dois também acaba quando em cem jogadas seguidas ninguém captura nada, ou quando a mesma posição surge pela terceira vez. Aqui já são 99 jogadas sem captura.
        [gap] No jeito de jogar chamado vietnam, uma casa do Mandarim vazia é como qualquer casa vazia: dá para capturar por cima dela. Nas regras básicas ela encerra a jogada.
        [young] Há quem proteja o Mandarim que tem menos de cinco cidadãos na mesma casa: ele é jovem e não pode ser capturado.
        [pebbles] Nas regras chamadas tonkin há dez seixos em cada casa do Mandarim no lugar da pedra grande, e cada um semeia para a própria direita.
        [short] Se ninguém empresta, como nas regras chamadas ludii, ou se as duas reservas juntas não bastam, a partida acaba quando uma fileira não pode ser reabastecida, e faz-se a contagem.
        [order] Depois de uma jogada, olha-se primeiro se todas as casas do Mandarim estão vazias: então a partida acaba, e uma fileira vazia já não é reabastecida. Só depois importa se uma posição surge pela terceira vez ou se faz tempo demais que ninguém captura. Por último, vê-se se o próximo jogador precisa reabastecer a fileira, e se consegue.
        [three] Com três jogadores o tabuleiro é um triângulo e a vez passa para a direita: depois de você joga a fileira à sua direita. Quem não consegue reabastecer a fileira nem com as reservas de todos passa a vez. O jogo a três é uma reconstrução nossa, não vem da tradição.
        [four] Quatro fileiras em volta de um quadrado, uma casa do Mandarim em cada canto. A vez passa para a direita, e todos podem capturar em qualquer lugar. As quatro fileiras vêm da tradição; os cantos e a ordem de jogar são uma reconstrução nossa.
        [attack] Uma ameaça muitas vezes vale mais que uma captura: faça uma jogada depois da qual você possa capturar um Mandarim na próxima, jogue o outro o que jogar.
        [safe] Por cima de duas casas vazias seguidas nada é capturado. Antes de jogar, veja o que você deixa.
        [starve] Quem está com a fileira vazia precisa reabastecê-la com a reserva, e isso custa pontos. Por isso pode ser bom capturar as últimas pedras do outro.
       *[round] Num confronto, um lado cheio é metade de todos os pontos, 35. Para cada cinco pontos que lhe faltam, quem perde uma rodada vende um campo, e meio campo pelo que sobra. Quem vence por dez ou mais recompra antes um campo seu para cada dezena completa. O que estiver num campo vendido no fim de uma rodada vai para o comprador; o vendedor continua a jogar com ele. Com três campos da mesma fileira se vence o confronto. Chama-se bán ruộng, vender os campos; o arredondamento é uma reconstrução nossa.
    }
course-hint = { $lesson ->
        [start] Toque numa das suas casas e depois numa seta. Quais das suas casas ficam ao lado das casas do Mandarim?
        [labels] A casa 2 fica no meio da outra fileira. Qual casa sua tem tantas pedras quantos são os passos até ela?
        [direction] A casa do meio tem três pedras, e para um dos lados M1 fica a três passos.
        [relay] Tente a casa com mais pedras. Conte onde cai a última.
        [stop] De que casa a semeadura acaba logo antes do Mandarim?
        [capture] Procure uma semeadura que acabe logo antes de uma casa vazia com uma cheia depois.
        [chain] Procure casas vazias e cheias que se alternem.
        [mandarin] Na outra fileira, casas vazias e cheias se alternam até M0. Entre pelo lado de M1.
        [refill] Agora cada casa tem uma pedra. Siga a de uma das pontas.
        [borrow] Os três cidadãos emprestados já estão no tabuleiro. Tente as pontas da sua fileira.
        [end] Capture a última casa do Mandarim. A fileira que sobra também conta.
        [stall] Capture algo agora, ou a partida acaba.
        [gap] A casa vazia é a redonda.
        [young] Só um dos dois tem idade para isso.
        [pebbles] Tente a 9, a última casa antes de M0: ela estará vazia quando a semeadura der a volta até ela.
        [short] Deixe a outra fileira vazia: dois cidadãos não a enchem.
        [order] Um só encadeamento precisa capturar as duas casas do Mandarim e todas as pedras da outra fileira. Comece pela 9.
        [three] À sua direita há pedras em duas casas, cada uma depois de uma vazia. A pedra sozinha na ponta da sua fileira vem antes delas.
        [four] Num canto distante há um Mandarim depois de uma casa vazia. Semeie para a esquerda: as pedras de outra fileira levam você adiante.
        [attack] Que jogada deixa diante de um Mandarim uma casa vazia que ninguém consegue encher a tempo?
        [safe] A casa do Mandarim M0 está em perigo. Semeie de modo que nada de valor fique depois de uma só casa vazia.
        [starve] Do outro lado, só uma casa tem pedras. Capture-as.
       *[round] Duas jogadas encerram a rodada. Qual delas deixa o outro com no máximo 25 pontos?
    }

course-task-first = Faça uma jogada cuja primeira pedra caia numa casa do Mandarim.
course-task-last = Faça uma jogada cuja última pedra caia na casa { $square }.
course-task-unfilled = Encerre a partida com uma jogada que deixe o outro com a fileira vazia.
course-task-starve = Deixe o próximo jogador com a fileira vazia.
course-task-sell = Encerre a rodada de modo que o outro tenha de vender { $fields ->
        [one] { $fields } campo
       *[other] { $fields } campos
    } ou mais.
course-task-laps = Faça uma jogada de { $laps ->
        [one] { $laps } etapa
       *[other] { $laps } etapas
    } ou mais.
course-task-stop = Faça uma jogada que termine antes de uma casa do Mandarim ocupada e não capture nada.
course-task-take = Capture { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ou mais numa jogada.
course-task-chain = Capture { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    } ou mais numa jogada.
course-task-mandarin = Capture um Mandarim.
course-task-end = Encerre a partida e vença.
course-task-attack = Faça uma jogada depois da qual você possa capturar um Mandarim na próxima, jogue o outro o que jogar.
course-task-safe = Jogue de modo que o outro não possa capturar { $points ->
        [0] nada
        [one] mais de { $points } ponto
       *[other] mais de { $points } pontos
    }.

course-missed-laps = Foi uma jogada de { $laps ->
        [one] { $laps } etapa
       *[other] { $laps } etapas
    }.
course-missed-take = { $points ->
        [0] Você não capturou nada
        [one] Você capturou { $points } ponto
       *[other] Você capturou { $points } pontos
    }.
course-missed-chain = { $squares ->
        [0] Você não capturou nada
        [one] Você capturou { $squares } casa
       *[other] Você capturou { $squares } casas
    }.
course-missed-safe = Agora o outro poderia capturar { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
course-missed-first = A sua primeira pedra caiu numa casa de cidadãos. As casas do Mandarim são as redondas das pontas.
course-missed-last = A sua última pedra caiu na casa { $square }.
course-missed-taken = Não era para capturar nada, mas você capturou { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
course-missed-stop = A casa depois da sua última pedra não é uma casa do Mandarim com algo dentro.
course-missed-mandarin = { $points ->
        [0] Você não capturou nada
        [one] Você capturou { $points } ponto, mas nenhum Mandarim
       *[other] Você capturou { $points } pontos, mas nenhum Mandarim
    }.
course-missed-young = Você chegou a um Mandarim jovem demais: ele não é capturado, e a jogada termina.
course-missed-goes-on = Aqui nada acaba: a partida continua.
course-missed-end = A partida acabou, mas você não venceu: você tem { NUMBER($own) }, o outro { NUMBER($best) }.
course-missed-ends = Essa jogada encerra a partida, e ela devia continuar.
course-missed-row = O próximo jogador ainda tem na fileira { $stones ->
        [one] { $stones } cidadão
       *[other] { $stones } cidadãos
    }.
course-missed-refills = A fileira está vazia, mas uma casa do Mandarim não está: o outro reabastece, e a partida continua.
course-missed-attack = Se o outro jogar { $move }, você não poderá capturar nenhum Mandarim.
course-missed-sell = { $halves ->
        [0] O outro não precisa vender nada
        [one] O outro precisa vender meio campo
        [2] O outro precisa vender um campo
       *[other] O outro precisa vender { $halves } meios campos
    }.

course-lessons = Lições
course-progress = Feitas: { NUMBER($done) } de { NUMBER($all) }
course-done = feita
course-solved = Muito bem!
course-next = Próxima lição
course-again = Tentar de novo
course-hint-label = Dica
course-finished = Você fez todas as lições. Agora jogue!
course-play = Jogar
course-task = Sua tarefa
course-number = { NUMBER($number) }.
