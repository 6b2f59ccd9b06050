study-analysis = Ανάλυση

analysis-to-start = Στην αρχή
analysis-back = Μία κίνηση πίσω
analysis-forward = Μία κίνηση μπροστά
analysis-to-end = Στο τέλος

analysis-moves = Κινήσεις
analysis-empty = Καμία κίνηση ακόμη. Παίξε μία στο ταμπλό.
analysis-comment = Σχόλιο
analysis-comment-wrong = Ένα σχόλιο με το σύμβολο { "}" } πρέπει να είναι σε μία γραμμή.
analysis-glyph = Σύμβολο
analysis-promote = Να γίνει κύρια γραμμή
analysis-delete = Διαγραφή από εδώ
analysis-illegal = Αυτή η κίνηση δεν επιτρέπεται.
analysis-deep = Ένα αρχείο χωράει παραλλαγές έως 32 επίπεδα· αυτή θα ήταν βαθύτερα.
analysis-play-best = Παίξε την καλύτερη κίνηση

analysis-review = Αξιολόγηση
analysis-begin = Αξιολόγηση παιχνιδιού
analysis-no-game = Δεν υπάρχει ακόμη παιχνίδι για αξιολόγηση.
analysis-progress = Θέση { NUMBER($done) } από { NUMBER($all) }
analysis-stop = Διακοπή
analysis-summary = { $name }: χαμένοι πόντοι { NUMBER($lost) }, σοβαρά λάθη { NUMBER($blunders) }, λάθη { NUMBER($mistakes) }, ανακρίβειες { NUMBER($inaccuracies) }.
analysis-no-misses = Καμία κίνηση δεν έχασε αξιόλογους πόντους.
analysis-loses = Χαμένοι πόντοι: { $kind ->
        [exact] ακριβώς
        [least] τουλάχιστον
        [most] το πολύ
       *[about] περίπου
    } { NUMBER($points) }.
analysis-loses-game = Χαρίζει το παιχνίδι, ό,τι κι αν βγάλει το μέτρημα.
analysis-better = Η καλύτερη κίνηση: { $move }.
analysis-instead = Τι κάνει η { $move }:
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] Από νίκη έγινε ισοπαλία.
           *[loses] Από νίκη έγινε ήττα.
        }
       *[draws] Από ισοπαλία έγινε ήττα.
    }
analysis-try = Δοκίμασε ξανά
analysis-try-task = Βρες στο ταμπλό καλύτερη κίνηση από την { $move }.
analysis-try-best = { $move }: η καλύτερη κίνηση.
analysis-try-other = { $move }: όχι η καλύτερη. { $kind ->
        [exact] Χαμένοι πόντοι: ακριβώς
        [least] Χαμένοι πόντοι: τουλάχιστον
        [most] Χαμένοι πόντοι: το πολύ
       *[about] Χαμένοι πόντοι: περίπου
    } { NUMBER($points) }.

analysis-graph = Προβάδισμα στο τέλος: { $name }
analysis-graph-end = Το τελευταίο προβάδισμα: { NUMBER($points) }, μετά την κίνηση { NUMBER($ply) }.
analysis-graph-signs = Τα τετραγωνάκια είναι αποδεδειγμένες τιμές, τα κυκλάκια εκτιμήσεις.

analysis-setup = Στήσε μια θέση
analysis-citizens = { $square }: πολίτες
analysis-mandarin = { $square }: Μανδαρίνος
analysis-reserve = { $name }: απόθεμα
analysis-won = { $name }: Μανδαρίνοι
analysis-to-move = Παίζει τώρα
analysis-use = Χρήση της θέσης
analysis-odd = Κανένα παιχνίδι δεν οδηγεί εδώ, όμως η θέση παίζεται:
analysis-bring = Φέρε παιχνίδι ή θέση
analysis-text = Καταγραφή παιχνιδιού ή γραμμή θέσης
analysis-read = Ανάγνωση
analysis-take = Πάρε το μαζί σου
analysis-no-record = Δεν μπορείς να το πάρεις μαζί σου: οι πέτρες δεν βγαίνουν σωστές, οπότε κανείς δεν θα μπορούσε να το ξαναδιαβάσει.

## Marks on squares

analysis-marking = Σημάδια στα τετράγωνα
analysis-marking-task = Ένα άγγιγμα βάζει σημάδι στο τετράγωνο, ένα δεύτερο το σβήνει.
analysis-colour = { $colour ->
        [green] Πράσινο
        [red] Κόκκινο
        [yellow] Κίτρινο
       *[blue] Μπλε
    }
analysis-marked = { $square }, { $colour ->
        [green] πράσινο
        [red] κόκκινο
        [yellow] κίτρινο
       *[blue] μπλε
    } σημάδι

## The best line, walked through on the board

analysis-best-line = Καλύτερη συνέχεια: { $moves }.
analysis-play-line = Παίξε τη συνέχεια
analysis-line = Η καλύτερη συνέχεια στο ταμπλό
analysis-line-task = Τα βέλη κάτω από το ταμπλό την παίζουν κίνηση κίνηση.
analysis-line-add = Προσθήκη ως παραλλαγή
analysis-line-leave = Έξοδος από τη συνέχεια

## Setting up by taps

analysis-tools = Ένα άγγιγμα σε τετράγωνο αυτού του ταμπλό
analysis-tool = { $tool ->
        [one] προσθέτει έναν πολίτη
        [five] προσθέτει πέντε πολίτες
        [less] αφαιρεί έναν πολίτη
        [clear] αδειάζει το τετράγωνο
       *[mandarin] βάζει ή βγάζει τον Μανδαρίνο
    }
analysis-empty-board = Άδειασμα του ταμπλό
analysis-mandarin-square = Ένας Μανδαρίνος στέκεται μόνο σε τετράγωνο Μανδαρίνου.
analysis-number-wrong = { $field }: βρέθηκε «{ $text }», χρειάζεται ακέραιος από 0 έως { NUMBER($most) }.
analysis-adds-up = Οι πέτρες βγαίνουν σωστές.
