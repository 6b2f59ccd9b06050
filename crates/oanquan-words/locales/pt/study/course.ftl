course-title = { $lesson ->
        [start] O tabuleiro
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
        [three] Três num tabuleiro
        [four] Quatro num tabuleiro
        [attack] Atacar um Mandarim
        [safe] Deixar duas casas vazias
        [starve] Deixar o outro sem pedras
       *[round] Um confronto de rodadas
    }
course-text = { $lesson ->
        [start] Você se senta embaixo. Em cada uma das suas cinco casas há cinco cidadãos, de um ponto cada; nas casas redondas das pontas estão os Mandarins, de dez pontos cada, que não são de ninguém. Na sua vez, você levanta todas as pedras de uma das suas casas e as semeia uma a uma, para a direita ou para a esquerda.
        [direction] Você escolhe o sentido. As pedras caem uma a uma nas casas seguintes, também nas do Mandarim.
        [relay] Quando cai a sua última pedra, olhe a casa seguinte. Se for uma casa de cidadãos com pedras, você levanta todas e continua a semear, seja de quem for. Cada vez que levanta e semeia é uma etapa.
        [stop] Se a casa seguinte for a de um Mandarim e tiver algo, a sua jogada termina ali e não captura nada.
        [capture] Se a casa seguinte estiver vazia, você captura tudo o que houver na casa depois dela, seja de quem for. Se essa também estiver vazia, a jogada termina.
        [chain] Depois de uma captura, a jogada continua se a casa seguinte estiver de novo vazia e a outra depois dela não: vazia, cheia, vazia, cheia. Duas casas vazias seguidas a encerram.
        [mandarin] Um Mandarim é capturado como todo o resto, por cima de uma casa vazia, com todos os cidadãos em volta. Quase sempre é isso que decide a partida.
        [refill] Se no começo da sua vez toda a sua fileira está vazia, você põe um cidadão da sua reserva em cada uma das suas casas e depois joga. Chamam isso de thả cá, “soltar os peixes”.
        [borrow] Se a sua reserva não basta para isso, o outro jogador empresta o que falta. Na contagem final, isso é devolvido.
        [end] A partida acaba quando as duas casas do Mandarim estão vazias. Então cada um recolhe os cidadãos da própria fileira. Somam-se reserva, fileira e Mandarins ganhos, pagam-se as dívidas, e vence quem tiver mais pontos.
        [stall] Uma partida de dois também acaba quando em cem jogadas seguidas ninguém captura nada, ou quando a mesma posição surge pela terceira vez. Aqui já são 99 jogadas sem captura.
        [gap] No jeito de jogar chamado vietnam, uma casa do Mandarim vazia é como qualquer casa vazia: dá para capturar por cima dela. Nas regras básicas ela encerra a jogada.
        [young] Há quem proteja o Mandarim que tem menos de cinco cidadãos em volta: ele é jovem e não pode ser capturado.
        [pebbles] Nas regras chamadas tonkin há dez seixos em cada casa do Mandarim no lugar da pedra grande, e cada um semeia para a própria direita.
        [short] Se ninguém empresta, como nas regras chamadas ludii, ou se as duas reservas juntas não bastam, a partida acaba quando uma fileira não pode ser reabastecida, e faz-se a contagem.
        [three] Com três jogadores o tabuleiro é um triângulo e a vez passa para a direita. O jogo a três é uma reconstrução nossa, não vem da tradição.
        [four] Quatro fileiras em volta de um quadrado, uma casa do Mandarim em cada canto. As quatro fileiras vêm da tradição; a ordem de jogar é uma reconstrução nossa. Todos podem capturar em qualquer lugar.
        [attack] Uma ameaça muitas vezes vale mais que uma captura: faça uma jogada depois da qual você possa capturar um Mandarim na próxima, jogue o outro o que jogar.
        [safe] Por cima de duas casas vazias seguidas nada é capturado. Antes de jogar, veja o que você deixa.
        [starve] Quem está com a fileira vazia precisa reabastecê-la com a reserva, e isso custa pontos. Por isso pode ser bom capturar as últimas pedras do outro.
       *[round] Num confronto, quem perde uma rodada vende campos: o que estiver ali no fim de uma rodada vai para o comprador, e o vendedor continua a jogar com eles. Com três campos da mesma fileira se vence o confronto. Chama-se bán ruộng, vender os campos; o arredondamento é uma reconstrução nossa.
    }
course-hint = { $lesson ->
        [start] Toque numa das suas casas e depois numa seta.
        [direction] A pedra sozinha no meio olha para um Mandarim por cima de uma casa vazia, mas só para um lado.
        [relay] Tente a casa com mais pedras. Conte onde cai a última.
        [stop] De que casa a semeadura acaba logo antes do Mandarim?
        [capture] Procure uma semeadura que acabe logo antes de uma casa vazia com uma cheia depois.
        [chain] Procure casas vazias e cheias que se alternem.
        [mandarin] Há casas vazias perto dos Mandarins. A qual você chega?
        [refill] Agora cada casa tem uma pedra. Siga a de uma das pontas.
        [borrow] Os três cidadãos emprestados já estão no tabuleiro. Tente as pontas da sua fileira.
        [end] Capture a última casa do Mandarim. A fileira que sobra também conta.
        [stall] Capture algo agora, ou a partida acaba.
        [gap] A casa vazia é a redonda.
        [young] Só um dos dois tem idade para isso.
        [pebbles] Procure a casa cuja semeadura acaba duas casas antes da casa do Mandarim da direita.
        [short] Deixe a outra fileira vazia: dois cidadãos não a enchem.
        [three] A sua fileira é a de baixo.
        [four] Aqui não há jogada errada: veja até onde vai uma semeadura.
        [attack] Que jogada deixa diante de um Mandarim uma casa vazia que ninguém consegue encher a tempo?
        [safe] A casa grande está em perigo. Semeie de modo que nada de valor fique depois de uma só casa vazia.
        [starve] Do outro lado, só uma casa tem pedras. Capture-as.
       *[round] Primeiro vença esta rodada: capture o último Mandarim.
    }

course-task-any = Faça qualquer jogada.
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
course-task-starve = Deixe o outro com a fileira vazia.

course-missed-laps = Foi uma jogada de { $laps ->
        [one] { $laps } etapa
       *[other] { $laps } etapas
    }.
course-missed-take = Você capturou { $points ->
        [0] nada
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
course-missed-chain = Você capturou { $squares ->
        [0] nada
        [one] { $squares } casa
       *[other] { $squares } casas
    }.
course-missed-safe = Agora o outro poderia capturar { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
course-missed-other = Ainda não.

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
