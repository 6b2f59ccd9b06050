# Yanayosemwa na ubao wenyewe; majina ya miraba huja na hali ya ubao.
# Jiwe dogo (raia) ni "kokoto", ngeli ya i-zi. "Mawe" hutumika pale Mandarini anapohesabiwa pia.

# Jina la ubao wote, kwa visoma skrini.
board-name = Ubao

# Mishale miwili ya mraba.
board-anticlockwise = Panda kinyume cha saa
board-clockwise = Panda kwa mwelekeo wa saa

# Akiba, kwa visoma skrini.
board-store = { $name }: { $score ->
    [one] pointi { $score }
   *[other] pointi { $score }
}. Akiba: { $citizens ->
    [one] kokoto moja
   *[other] kokoto { $citizens }
}, { $mandarins ->
    [one] Mandarini mmoja
   *[other] Mandarini { $mandarins }
}.
# Akiba yenye madeni. Bila kitenzi, kwa sababu jina linaweza kuwa "Wewe".
board-store-debts = { $store } Deni: { $owed ->
    [0] hakuna
    [one] kokoto moja
   *[other] kokoto { $owed }
}, kokoto zilizokopeshwa: { $lent ->
    [0] hakuna
    [one] moja
   *[other] { $lent }
}.
# Akiba ya mwenye zamu.
board-store-turn = { $store } Zamu iko upande huu.

# Maandishi madogo kando ya mawe ya akiba. "Dai" ni kokoto zilizokopeshwa wengine.
board-owes = deni { NUMBER($citizens) }
board-lent = dai { NUMBER($citizens) }

# Onyesho la polepole zaidi linaposubiri.
board-next-lap = Gusa ili kuendelea
