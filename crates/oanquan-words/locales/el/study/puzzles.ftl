puzzles-waits = Οι γρίφοι έρχονται.
puzzles-missing = Οι γρίφοι δεν φορτώθηκαν.
puzzles-load-again = Φόρτωσε ξανά
puzzles-number = Γρίφος { NUMBER($number) }
puzzles-of-today = Γρίφος της ημέρας
puzzles-task = { $goal ->
        [win] Παίζεις με την κάτω γραμμή. Μόνο μία κίνηση κερδίζει: βρες την.
        [draw] Παίζεις με την κάτω γραμμή. Μόνο μία κίνηση σώζει την ισοπαλία: βρες την.
       *[points] Παίζεις με την κάτω γραμμή. Μόνο μία κίνηση κρατά τους περισσότερους πόντους: βρες την.
    }
puzzles-rules = Κανόνες: { $name }
puzzles-position = Έχεις πάρει { NUMBER($own) }, η άλλη πλευρά { NUMBER($other) }.

puzzles-right = Η { $move } είναι σωστή.
puzzles-wrong = Η { $move } δεν είναι η σωστή κίνηση. Δοκίμασε ξανά ή δες τη λύση.
puzzles-shown = Η λύση είναι { $move }.
puzzles-keeps = { $side ->
        [ahead] Με αυτήν τελειώνεις τουλάχιστον { $points ->
            [one] έναν πόντο
           *[other] { $points } πόντους
        } μπροστά.
        [behind] Με αυτήν τελειώνεις το πολύ { $points ->
            [one] έναν πόντο
           *[other] { $points } πόντους
        } πίσω.
       *[level] Με αυτήν έχεις τουλάχιστον ισοπαλία.
    }
puzzles-others = { $side ->
        [ahead] Με κάθε άλλη τελειώνεις το πολύ { $points ->
            [one] έναν πόντο
           *[other] { $points } πόντους
        } μπροστά.
        [behind] Με κάθε άλλη τελειώνεις τουλάχιστον { $points ->
            [one] έναν πόντο
           *[other] { $points } πόντους
        } πίσω.
       *[level] Με κάθε άλλη έχεις το πολύ ισοπαλία.
    }
puzzles-about = Θέμα: { $themes }. Δυσκολία: { NUMBER($difficulty) }.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] αιχμαλωσία Μανδαρίνου
        [chain] μια μεγάλη αλυσίδα
        [relay] σκυτάλη με πέντε σπορές ή περισσότερες
        [starve] άδεια γραμμή για την άλλη πλευρά
        [refill] γέμισμα της γραμμής
       *[defence] η μόνη άμυνα
    }

puzzles-retry = Δοκίμασε ξανά
puzzles-solution = Δες τη λύση
puzzles-next = Επόμενος γρίφος
puzzles-daily = Γρίφος της ημέρας

puzzles-numbers = Οι γρίφοι σου
puzzles-rating = Βαθμολογία
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = Λυμένοι
puzzles-solved-value = { NUMBER($solved) } από { NUMBER($tried) }
puzzles-streak = Στη σειρά
puzzles-streak-value = { NUMBER($streak) }, ρεκόρ { NUMBER($best) }
puzzles-days = Μέρες στη σειρά
puzzles-rated = Η βαθμολογία σου είναι τώρα { NUMBER($rating) }.
puzzles-unrated = Τον έχεις ξαναδοκιμάσει· η βαθμολογία σου μένει ίδια.
