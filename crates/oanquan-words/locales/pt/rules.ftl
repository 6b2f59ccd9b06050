# Os conjuntos de regras e todas as opções de docs/rules.md, como o formulário de uma nova partida os explica.
#
# “Mandarim” é a pedra grande, “casa do Mandarim” o lugar; “vazia” e “ocupada” falam da casa.

## Conjuntos de regras com nome

rules-preset-name = { $preset ->
    [seed] Padrão
    [vietnam] Vietnã
    [schoolyard] Recreio
    [tonkin] Tonquim
    [ludii] Ludii
    [three] Três jogadores
   *[four] Quatro jogadores
}
rules-preset-about = { $preset ->
    [seed] Dois jogadores, cada Mandarim vale dez. A jogada termina diante de uma casa do Mandarim vazia.
    [vietnam] Como na maioria das descrições vietnamitas: também se captura por cima de uma casa do Mandarim vazia.
    [schoolyard] Como em muitos pátios de escola: o Mandarim vale cinco e está a salvo enquanto há menos de cinco cidadãos com ele.
    [tonkin] Uma descrição antiga de Tonquim: dez seixos no lugar de cada Mandarim, sempre no sentido anti-horário, e o que sobra é dividido.
    [ludii] Ninguém pega emprestado: a partida acaba quando não dá para reabastecer uma fileira ou quando os dois Mandarins foram capturados.
    [three] Um triângulo com três fileiras e três Mandarins. Os cantos e a ordem de jogar são reconstrução nossa.
   *[four] Um quadrado com quatro fileiras e quatro Mandarins. Os cantos e a ordem de jogar são reconstrução nossa.
}

## As opções: nomes, e do que tratam

rules-option-name = { $option ->
    [chain_over_empty_mandarin] Encadear por casa do Mandarim vazia
    [citizens] Cidadãos em cada casa
    [direction] Sentido
    [empty_mandarin] Casa do Mandarim vazia à frente
    [end] Fim da partida
    [first] Quem começa
    [mandarin] O que são os Mandarins
    [mandarin_ban] Mandarins a salvo no começo
    [mandarin_value] Valor de um Mandarim
    [refill] Reabastecer uma fileira vazia
    [relay_mandarin] Casa do Mandarim ocupada à frente
    [row] Casas por fileira
    [seats] Número de jogadores
    [sweep] Pedras que sobram no fim
    [teams] Duplas
   *[young_mandarin] Mandarins jovens
}
rules-option-about = { $option ->
    [chain_over_empty_mandarin] Para capturar várias vezes na mesma jogada, é preciso uma casa vazia antes de cada captura. Pode ser uma casa do Mandarim vazia?
    [citizens] Quantos cidadãos há em cada casa das fileiras no começo.
    [direction] Em que sentidos se pode semear.
    [empty_mandarin] A mão ficou vazia, e a seguir vem uma casa do Mandarim vazia.
    [end] Quando se considera que os Mandarins foram tomados.
    [first] Quem faz a primeira jogada.
    [mandarin] O que há nas casas do Mandarim no começo.
    [mandarin_ban] Por quantas jogadas de cada jogador nenhuma casa do Mandarim pode ser capturada.
    [mandarin_value] Quanto vale no fim um Mandarim capturado.
    [refill] Quem está com a fileira vazia põe um cidadão em cada casa dela antes de jogar. De onde eles vêm se a reserva não basta?
    [relay_mandarin] A mão ficou vazia, e a seguir vem uma casa do Mandarim com pedras.
    [row] O comprimento das fileiras. Fileiras curtas dão partidas curtas.
    [seats] Quantos jogam; cada jogador tem uma fileira.
    [sweep] Quem fica com os cidadãos que estão nas fileiras quando a partida acaba.
    [teams] Se quem está frente a frente joga junto.
   *[young_mandarin] Um Mandarim com poucos cidadãos ao lado é jovem e não pode ser capturado.
}

## Os valores delas

rules-value-name = { $value ->
    [chain_over_empty_mandarin-true] Sim
    [chain_over_empty_mandarin-false] Não
    [direction-free] Qualquer um
    [direction-anticlockwise] Só anti-horário
    [direction-clockwise] Só horário
    [empty_mandarin-stop] A jogada termina
    [empty_mandarin-gap] Captura-se por cima dela
    [end-squares] Todas as casas do Mandarim vazias
    [end-stones] Todos os Mandarins capturados
    [mandarin-stone] Uma pedra grande
    [mandarin-pebbles] Dez cidadãos
    [mandarin_value-5] Cinco pontos
    [mandarin_value-10] Dez pontos
    [refill-borrow] Empréstimo dos outros
    [refill-bank] Empréstimo do banco
    [refill-end] A partida acaba
    [refill-lose] A partida acaba em derrota
    [relay_mandarin-stop] A jogada termina
    [relay_mandarin-lift_one] Um cidadão segue adiante
    [sweep-owner] Para o dono da fileira
    [sweep-split] Todos dividem
    [teams-none] Cada um por si
   *[teams-opposite] Duplas frente a frente
}
rules-value-about = { $value ->
    [chain_over_empty_mandarin-true] No meio de um encadeamento, a casa do Mandarim vazia vale como qualquer outra casa vazia.
    [chain_over_empty_mandarin-false] O encadeamento termina ali. Só faz diferença quando a casa do Mandarim vazia encerra a jogada: veja “Casa do Mandarim vazia à frente”.
    [direction-free] A cada jogada, quem joga escolhe um dos dois sentidos.
    [direction-anticlockwise] Toda jogada vai para a direita de quem joga.
    [direction-clockwise] Toda jogada vai para a esquerda de quem joga.
    [empty_mandarin-stop] Com a mão vazia, a jogada termina diante de uma casa do Mandarim vazia: nada é capturado por cima dela.
    [empty_mandarin-gap] Ela conta como casa vazia: o que está logo depois dela é capturado.
    [end-squares] Os cidadãos mantêm viva uma casa do Mandarim mesmo sem o Mandarim.
    [end-stones] A captura do último Mandarim encerra a partida, mesmo que restem cidadãos ali.
    [mandarin-stone] Há ali uma pedra, que vale os pontos que você escolher abaixo.
    [mandarin-pebbles] Há dez cidadãos no lugar dele, cada um vale um ponto. Nesse caso, nenhum Mandarim é jovem.
    [mandarin_value-5] Um Mandarim vale o mesmo que cinco cidadãos.
    [mandarin_value-10] Um Mandarim vale o mesmo que dez cidadãos.
    [refill-borrow] Os jogadores seguintes emprestam o que falta e recebem de volta na contagem.
    [refill-bank] O que falta vem de fora e é descontado na contagem.
    [refill-end] Ninguém empresta. As pedras são contadas na hora.
    [refill-lose] Ninguém empresta. Quem não consegue reabastecer fica em último lugar, seja qual for a contagem.
    [relay_mandarin-stop] Uma casa do Mandarim com pedras encerra qualquer jogada.
    [relay_mandarin-lift_one] Um cidadão dessa casa vai para a seguinte, e a jogada continua a partir dali.
    [sweep-owner] Cada jogador fica com o que está na própria fileira.
    [sweep-split] Juntam-se todas as fileiras e divide-se por igual; o que não dá para dividir não é de ninguém.
    [teams-none] Os pontos de cada jogador contam só para ele.
   *[teams-opposite] O primeiro e o terceiro jogador somam seus pontos, e o segundo e o quarto também. É preciso ter quatro jogadores.
}
rules-citizens-about = { $citizens ->
    [one] { $citizens } cidadão em cada casa no começo.
   *[other] { $citizens } cidadãos em cada casa no começo.
}
rules-row-about = Cada fileira tem { $squares ->
    [one] { $squares } casa
   *[other] { $squares } casas
}.
rules-seats-about = { $seats ->
    [two] Dois jogadores frente a frente.
    [three] Três jogadores em volta de um triângulo.
   *[four] Quatro jogadores em volta de um quadrado.
}
rules-first-about = { $name } faz a primeira jogada.
rules-young-mandarin-about = { $citizens ->
    [0] Um Mandarim pode ser capturado a qualquer momento.
    [one] Um Mandarim está a salvo enquanto não há nenhum cidadão com ele.
   *[other] Um Mandarim está a salvo enquanto há menos de { $citizens } cidadãos com ele.
}
rules-mandarin-ban-about = { $turns ->
    [0] As casas do Mandarim podem ser capturadas desde a primeira jogada.
    [one] Na primeira jogada de cada jogador, nenhuma casa do Mandarim pode ser capturada.
   *[other] Nas primeiras { $turns } jogadas de cada jogador, nenhuma casa do Mandarim pode ser capturada.
}

## O que não combina

rules-fault-range = “{ $option }” está em { NUMBER($value) } e precisa ficar entre { NUMBER($low) } e { NUMBER($high) }.
rules-fault-first = { $name } não pode começar: só há { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}.
rules-fault-mandarin-value = Um Mandarim vale cinco ou dez pontos, não { NUMBER($value) }.
rules-fault-teams = Para jogar em duplas é preciso ter quatro jogadores. Aqui há { NUMBER($seats) }.
