puzzles-waits = Mafumbo yanakuja.
puzzles-missing = Mafumbo hayakuweza kupakiwa.
puzzles-load-again = Pakia tena
puzzles-number = Fumbo la { NUMBER($number) }
puzzles-of-today = Fumbo la leo
puzzles-task = { $goal ->
        [win] Unacheza safu ya chini. Hatua moja tu inashinda: itafute.
        [draw] Unacheza safu ya chini. Hatua moja tu inaokoa sare: itafute.
       *[points] Unacheza safu ya chini. Hatua moja tu inakupa pointi nyingi zaidi: itafute.
    }
puzzles-rules = Sheria: { $name }
puzzles-position = Umeteka pointi { NUMBER($own) }, upande wa pili { NUMBER($other) }.

puzzles-right = { $move } ni sahihi.
puzzles-wrong = { $move } siyo hatua yenyewe. Jaribu tena, au tazama jibu.
puzzles-shown = Jibu ni { $move }.
puzzles-keeps = { $side ->
        [ahead] Kwa hatua hiyo unamaliza ukiwa mbele kwa angalau { $points ->
            [one] pointi moja
           *[other] pointi { $points }
        }.
        [behind] Kwa hatua hiyo unamaliza ukiwa nyuma kwa { $points ->
            [one] pointi moja
           *[other] pointi { $points }
        } tu au pungufu.
       *[level] Kwa hatua hiyo unapata angalau sare.
    }
puzzles-others = { $side ->
        [ahead] Kwa hatua nyingine yoyote unamaliza ukiwa mbele kwa { $points ->
            [one] pointi moja
           *[other] pointi { $points }
        } tu au pungufu.
        [behind] Kwa hatua nyingine yoyote unamaliza ukiwa nyuma kwa angalau { $points ->
            [one] pointi moja
           *[other] pointi { $points }
        }.
       *[level] Kwa hatua nyingine yoyote hupati zaidi ya sare.
    }
puzzles-about = Mada: { $themes }. Ugumu: { NUMBER($difficulty) }.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] kuteka Mandarini
        [chain] mnyororo mrefu
        [relay] upandaji wa awamu tano au zaidi
        [starve] safu tupu kwa upande wa pili
        [refill] kujaza safu
       *[defence] ulinzi pekee
    }

puzzles-retry = Jaribu tena
puzzles-solution = Tazama jibu
puzzles-next = Fumbo linalofuata
puzzles-daily = Fumbo la leo

puzzles-numbers = Mafumbo yako
puzzles-rating = Kiwango
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = Yaliyofumbuliwa
puzzles-solved-value = { NUMBER($solved) } kati ya { NUMBER($tried) }
puzzles-streak = Mfululizo
puzzles-streak-value = { NUMBER($streak) }, bora { NUMBER($best) }
puzzles-days = Siku mfululizo
puzzles-rated = Kiwango chako sasa ni { NUMBER($rating) }.
puzzles-unrated = Ulishajaribu fumbo hili; kiwango chako hakibadiliki.
