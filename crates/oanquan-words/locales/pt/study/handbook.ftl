handbook-about = Cada frase tem ao lado uma posição num tabuleiro. Veja ali a jogada, ou jogue você por todos os jogadores. Uma frase que começa em negrito é uma opção e vale onde for escolhida; as outras são as regras chamadas Padrão.
handbook-section = { $section ->
        [setup] Tabuleiro e começo
        [turn] A vez de jogar
        [end] O fim e a contagem
        [more] Três e quatro jogadores
        [rounds] Um confronto de rodadas
       *[presets] Conjuntos de regras com nome
    }
handbook-note = { $section ->
        [more] As quatro fileiras, suas pedras e o fim da partida vêm da tradição. As casas do Mandarim nos cantos, a ordem de jogar e a regra de passar a vez são uma reconstrução nossa, assim como o jogo a três.
       *[rounds] A venda de campos vem da tradição. O arredondamento e a ordem em que tudo acontece são uma reconstrução nossa.
    }
handbook-sentence = { $sentence ->
        [squares] As casas formam um anel: uma fileira, uma casa do Mandarim, a fileira seguinte, e assim por diante. Semear para a sua direita é ir no sentido anti-horário.
        [labels] Cada casa de uma fileira tem um número, contado a partir da esquerda de quem se senta diante dela: com dois jogadores, de 0 a 4 para um e de 5 a 9 para o outro. A fileira é desse jogador. Cada casa do Mandarim tem um M e não é de ninguém.
        [start] No começo há cinco cidadãos em cada casa de uma fileira e um Mandarim em cada casa do Mandarim. Um cidadão vale um ponto; um Mandarim, dez.
        [refill] Se no começo da sua vez toda a sua fileira está vazia, você põe um cidadão da sua reserva em cada uma das casas dela. Depois joga. Mandarins ganhos não servem para isso.
        [borrow] Se a sua reserva não basta para isso, o outro jogador empresta o que falta. Isso é devolvido na contagem final.
        [move] Na sua vez, você levanta todas as pedras de uma casa da sua fileira e as semeia uma a uma nas casas seguintes.
        [circle] Semeia-se em todas as casas: também nas do Mandarim e, depois de uma volta inteira, na casa de onde você levantou.
        [relay] Depois da sua última pedra, olhe a casa seguinte. Se for uma casa de fileira com pedras, você levanta todas e continua no mesmo sentido, seja de quem for.
        [stop] Se a casa seguinte for a de um Mandarim e tiver algo, a jogada termina.
        [open] Se a casa seguinte for a de um Mandarim e estiver vazia, a jogada também termina.
        [capture] Se a casa seguinte for uma casa vazia de fileira, você captura tudo o que houver na casa depois dela, seja de quem for.
        [mandarin] Um Mandarim é capturado do mesmo jeito, com todos os cidadãos que estão com ele.
        [nothing] Se a casa depois da vazia também estiver vazia, nada é capturado e a jogada termina.
        [chain] Se a casa depois da capturada estiver vazia, você captura também o que houver depois dela, e assim por diante.
        [last] Se a casa depois da capturada tiver pedras, a jogada termina: elas não são levantadas.
        [protected] Alguns conjuntos de regras protegem o Mandarim por um tempo. Quem chega a ele não captura nada ali, e a jogada termina.
        [taken] A partida acaba quando, depois de uma jogada, todas as casas do Mandarim estão vazias.
        [repetition] A partida acaba quando as mesmas pedras estão nas mesmas casas pela terceira vez e é a vez do mesmo jogador. As fontes não dão nenhuma regra para partidas sem fim; esta e a seguinte são nossas.
        [quiet] A partida acaba quando, em cinquenta jogadas seguidas de cada jogador, ninguém captura nada.
        [short] A partida de dois acaba quando todas as reservas juntas não bastam para reabastecer uma fileira.
        [order] Antes de tudo se olha se as casas do Mandarim estão vazias: se estiverem, ninguém mais reabastece. Depois, quem precisa passar a vez; depois, se a posição surge pela terceira vez; depois, as vezes sem captura; e por último o reabastecimento.
        [count] No fim cada um recolhe as pedras da própria fileira. Somam-se reserva, fileira e Mandarins ganhos; subtrai-se o que se pegou emprestado e soma-se o que se emprestou. O que ainda estiver nas casas do Mandarim não conta para ninguém. Vence quem tiver mais pontos.
        [four] Quatro jogadores se sentam em volta de um quadrado com quatro fileiras e uma casa do Mandarim em cada canto. A vez passa para a direita, e todos podem capturar em qualquer lugar.
        [three] Três jogadores se sentam em volta de um triângulo com três fileiras e três casas do Mandarim.
        [pass] Com três ou quatro jogadores, quem não consegue reabastecer a fileira nem com as reservas de todos passa a vez. Se todos tivessem de passar a vez, a partida acaba.
       *[round] Depois de uma rodada, quem perde vende um campo para cada cinco pontos que faltam para encher o próprio lado, e meio campo pelo que sobra. Quem venceu por dez ou mais recompra antes um campo seu para cada dezena completa. O que estiver num campo vendido no fim de uma rodada vai para o comprador; o vendedor continua a jogar com ele. Os campos são vendidos a partir da esquerda do dono; em meio campo, a pedra ímpar fica com o dono. Quem perde uma rodada começa a seguinte, e uma rodada empatada não muda nada. Com três campos da mesma fileira, ou quatro se assim combinado, se vence o confronto; igualdade depois de vinte rodadas é empate.
    }
handbook-range = Dá para escolher qualquer número de { NUMBER($low) } a { NUMBER($high) }.
handbook-number = Regra { NUMBER($number) }
handbook-board = No tabuleiro
handbook-show = Ver a jogada
handbook-again = Do começo
handbook-rules = Regras: { $rules }
