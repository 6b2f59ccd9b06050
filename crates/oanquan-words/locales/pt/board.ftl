# O que o próprio tabuleiro diz; os nomes das casas vêm com a posição.

board-name = Tabuleiro

# As duas setas de uma casa.
board-anticlockwise = Semear no sentido anti-horário
board-clockwise = Semear no sentido horário

# A reserva de um jogador, para leitores de tela.
board-store = { $name }: { $score ->
    [0] nenhum ponto
    [one] { $score } ponto
   *[other] { $score } pontos
}. Reserva: { $citizens ->
    [0] nenhum cidadão
    [one] { $citizens } cidadão
   *[other] { $citizens } cidadãos
}, { $mandarins ->
    [0] nenhum Mandarim
    [one] { $mandarins } Mandarim
   *[other] { $mandarins } Mandarins
}.
# “Emprestado” diz tanto o que se deve quanto o que se cedeu: por isso dívida e crédito.
board-store-debts = { $store } Dívida: { $owed ->
    [0] nenhuma
    [one] { $owed } cidadão
   *[other] { $owed } cidadãos
}; crédito: { $lent ->
    [0] nenhum
    [one] { $lent } cidadão
   *[other] { $lent } cidadãos
}.
board-store-turn = { $store } Joga agora.

# Em letras pequenas, ao lado das pedras da reserva.
board-owes = dívida { NUMBER($citizens) }
board-lent = crédito { NUMBER($citizens) }

# Enquanto a animação passo a passo espera.
board-next-lap = Toque para continuar
