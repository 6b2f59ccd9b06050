# Όσα λέει το `oanquan analyse` για θέσεις και παιχνίδια.

## What every move is worth

terminal-move = Κίνηση
# Above numbers: the points from here to the end.
terminal-gains = Κέρδος
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] διαφορά στο τέλος
       *[own] πόντοι στο τέλος
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] αποδείχτηκε
        [least] ή παραπάνω
        [most] ή λιγότερο
        [estimate] εκτίμηση
        [seems] μάλλον
       *[unknown] άγνωστο
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] νίκη
       *[loss] ήττα
    }
terminal-last = { $who ->
        [mover] όποιος παίζει είναι τελευταίος
       *[other] ο άλλος είναι τελευταίος
    }
terminal-bound = { $kind ->
        [least] τουλάχιστον { $number }
       *[most] το πολύ { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = Συνέχεια: { $moves }.
terminal-proof = { $state ->
        [all] Όλα είναι αποδεδειγμένα.
        [best] Αποδεδειγμένο: καμία άλλη κίνηση δεν είναι καλύτερη.
        [shown-best] Όσα φαίνονται είναι αποδεδειγμένα· μπορεί μια άλλη κίνηση να είναι καλύτερη.
        [shown] Όσα φαίνονται είναι αποδεδειγμένα.
        [some] Οι ακέραιοι αριθμοί είναι αποδεδειγμένοι, οι δεκαδικοί είναι εκτιμήσεις.
       *[nothing] Τίποτα δεν είναι αποδεδειγμένο· οι αριθμοί είναι εκτιμήσεις.
    }
terminal-stopped = Διακοπή.
# $seconds: a number with a decimal.
terminal-searched = Βάθος { NUMBER($depth) }, θέσεις { NUMBER($positions) }, δευτερόλεπτα { $seconds }.
terminal-speed = Θέσεις το δευτερόλεπτο: { NUMBER($positions) }.
terminal-table-hits = Βρέθηκαν σε πίνακες φινάλε: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = σκέψη· το Ctrl-C δείχνει ό,τι βρέθηκε ως τώρα
terminal-progress = βάθος { NUMBER($depth) }, θέσεις { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = Παιχνίδι { NUMBER($game) }: { $players }. Κανόνες: { $rules }
terminal-class = { $class ->
        [only] Η μόνη κίνηση.
        [best] Η καλύτερη κίνηση.
        [good] Καλή κίνηση.
        [inaccuracy] Ανακρίβεια.
        [mistake] Λάθος.
       *[blunder] Σοβαρό λάθος.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] Κερδίζει ακριβώς { $points }.
        [least] Κερδίζει τουλάχιστον { $points }.
        [most] Κερδίζει το πολύ { $points }.
       *[about] Κερδίζει περίπου { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] Νικά, ό,τι κι αν βγάλει το μέτρημα.
       *[loss] Χάνει, ό,τι κι αν βγάλει το μέτρημα.
    }
terminal-stopped-after = Διακοπή: κινήσεις { NUMBER($done) } από { NUMBER($all) }.

terminal-picture-end = Το ταμπλό στο τέλος της καταγραφής
terminal-picture-before = Το ταμπλό πριν από την { $move } (συνεχής γραμμή)· καλύτερη ήταν η { $better } (διακεκομμένη γραμμή)
terminal-picture-nothing-lost = Καμία κίνηση δεν έχασε πόντους που αξίζει να αναφερθούν.
terminal-picture-lost = Κινήσεις που έχασαν πόντους: { $moves }.
