# O que `oanquan analyse` diz de posições e partidas.

## What every move is worth

terminal-move = Jogada
# Above numbers: the points from here to the end.
terminal-gains = Ganha
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] vantagem no fim
       *[own] pontos no fim
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] provado
        [least] ou mais
        [most] ou menos
        [estimate] estimativa
        [seems] ao que parece
       *[unknown] não se sabe
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] vence
       *[loss] perde
    }
terminal-last = { $who ->
        [mover] quem joga fica em último
       *[other] o outro fica em último
    }
terminal-bound = { $kind ->
        [least] no mínimo { $number }
       *[most] no máximo { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = Continuação: { $moves }.
terminal-proof = { $state ->
        [all] Está tudo provado.
        [best] Provado: nenhuma outra jogada é melhor.
        [shown-best] O que aparece está provado; outra jogada pode ser melhor.
        [shown] O que aparece está provado.
        [some] Números inteiros estão provados; números com decimal são estimativas.
       *[nothing] Nada está provado; os números são estimativas.
    }
terminal-stopped = Interrompido.
# $seconds: a number with a decimal.
terminal-searched = Profundidade { NUMBER($depth) }, posições { NUMBER($positions) }, segundos { $seconds }.
terminal-speed = Posições por segundo: { NUMBER($positions) }.
terminal-table-hits = Encontradas em tabelas de finais: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = pensando; Ctrl-C mostra o que já se sabe
terminal-progress = profundidade { NUMBER($depth) }, posições { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = Partida { NUMBER($game) }: { $players }. Regras: { $rules }
terminal-class = { $class ->
        [only] A única jogada.
        [best] A melhor jogada.
        [good] Uma boa jogada.
        [inaccuracy] Uma imprecisão.
        [mistake] Um erro.
       *[blunder] Um erro grave.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] Ganha exatamente { $points }.
        [least] Ganha no mínimo { $points }.
        [most] Ganha no máximo { $points }.
       *[about] Ganha cerca de { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] Vence, qualquer que seja a contagem.
       *[loss] Perde, qualquer que seja a contagem.
    }
terminal-stopped-after = Interrompido depois de { NUMBER($done) } de { NUMBER($all) } jogadas.

terminal-picture-end = O tabuleiro no fim da partida anotada
terminal-picture-before = O tabuleiro antes de { $move } (linha cheia); melhor era { $better } (linha tracejada)
terminal-picture-nothing-lost = Nenhuma jogada perdeu pontos dignos de nota.
terminal-picture-lost = Jogadas que perderam pontos: { $moves }.
