puzzles-waits = Los problemas están en camino.
puzzles-missing = No se pudieron cargar los problemas.
puzzles-load-again = Cargar otra vez
puzzles-number = Problema { NUMBER($number) }
puzzles-of-today = Problema del día
puzzles-task = { $goal ->
        [win] Juegas con la fila de abajo. Una sola jugada gana: encuéntrala.
        [draw] Juegas con la fila de abajo. Una sola jugada salva el empate: encuéntrala.
       *[points] Juegas con la fila de abajo. Una sola jugada conserva el máximo de puntos: encuéntrala.
    }
puzzles-rules = Reglas: { $name }
puzzles-position = Llevas { NUMBER($own) }; el otro bando, { NUMBER($other) }.

puzzles-right = { $move } es correcta.
puzzles-wrong = { $move } no es la jugada. Prueba otra vez o mira la solución.
puzzles-shown = La solución es { $move }.
puzzles-keeps = { $side ->
        [ahead] Con ella terminas al menos { $points ->
            [one] un punto
           *[other] { $points } puntos
        } por delante.
        [behind] Con ella terminas como mucho { $points ->
            [one] un punto
           *[other] { $points } puntos
        } por detrás.
       *[level] Con ella terminas al menos en empate.
    }
puzzles-others = { $side ->
        [ahead] Con cualquier otra, como mucho { $points ->
            [one] un punto
           *[other] { $points } puntos
        } por delante.
        [behind] Con cualquier otra terminas al menos { $points ->
            [one] un punto
           *[other] { $points } puntos
        } por detrás.
       *[level] Con cualquier otra terminas como mucho en empate.
    }
puzzles-about = Tema: { $themes }. Dificultad: { NUMBER($difficulty) }.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] captura de un Mandarín
        [chain] una cadena larga
        [relay] un relevo de cinco tramos o más
        [starve] una fila vacía para el otro bando
        [refill] rellenar una fila
       *[defence] la única defensa
    }

puzzles-retry = Probar otra vez
puzzles-solution = Ver la solución
puzzles-next = Siguiente problema
puzzles-daily = Problema del día

puzzles-numbers = Tus problemas
puzzles-rating = Nivel
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = Resueltos
puzzles-solved-value = { NUMBER($solved) } de { NUMBER($tried) }
puzzles-streak = Seguidos
puzzles-streak-value = { NUMBER($streak) }, récord { NUMBER($best) }
puzzles-days = Días seguidos
puzzles-rated = Tu nivel es ahora { NUMBER($rating) }.
puzzles-unrated = Ya habías probado este; tu nivel no cambia.
