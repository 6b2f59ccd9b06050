puzzles-waits = Os problemas estão a caminho.
puzzles-missing = Não foi possível carregar os problemas.
puzzles-load-again = Carregar de novo
puzzles-number = Problema { NUMBER($number) }
puzzles-of-today = Problema do dia
puzzles-task = { $goal ->
        [win] Você joga com a fileira de baixo. Uma única jogada vence: encontre-a.
        [draw] Você joga com a fileira de baixo. Uma única jogada salva o empate: encontre-a.
       *[points] Você joga com a fileira de baixo. Uma única jogada mantém o máximo de pontos: encontre-a.
    }
puzzles-rules = Regras: { $name }
puzzles-position = Você já tem { NUMBER($own) }; o outro lado, { NUMBER($other) }.

puzzles-right = { $move } está certa.
puzzles-wrong = { $move } não é a jogada. Tente de novo ou veja a solução.
puzzles-shown = A solução é { $move }.
puzzles-keeps = { $side ->
        [ahead] Com ela você termina pelo menos { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } à frente.
        [behind] Com ela você termina no máximo { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } atrás.
       *[level] Com ela você termina pelo menos empatando.
    }
puzzles-others = { $side ->
        [ahead] Com qualquer outra, no máximo { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } à frente.
        [behind] Com qualquer outra você termina pelo menos { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } atrás.
       *[level] Com qualquer outra você termina no máximo empatando.
    }
puzzles-about = Tema: { $themes }. Dificuldade: { NUMBER($difficulty) }.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] captura de um Mandarim
        [chain] um encadeamento longo
        [relay] um revezamento de cinco etapas ou mais
        [starve] uma fileira vazia para o outro lado
        [refill] um reabastecimento
       *[defence] a única defesa
    }

puzzles-retry = Tentar de novo
puzzles-solution = Ver a solução
puzzles-next = Próximo problema
puzzles-daily = Problema do dia

puzzles-numbers = Seus problemas
puzzles-rating = Nível
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = Resolvidos
puzzles-solved-value = { NUMBER($solved) } de { NUMBER($tried) }
puzzles-streak = Seguidos
puzzles-streak-value = { NUMBER($streak) }, recorde { NUMBER($best) }
puzzles-days = Dias seguidos
puzzles-rated = Seu nível agora é { NUMBER($rating) }.
puzzles-unrated = Você já tinha tentado este; seu nível não muda.
