# Όσα λέει το πρόγραμμα `oanquan` στο τερματικό και δεν τα λένε ήδη τα άλλα αρχεία.
# Οι εντολές (help, undo, new …) και οι λέξεις FILE και SEAT είναι ίδιες σε όλες τις γλώσσες.

## Παίκτες

terminal-seat = Πλευρά { NUMBER($seat) }

## Το παιχνίδι

terminal-greeting = Ô Ăn Quan, κανόνες { $rules }. Γράψε help για τις εντολές.
terminal-prompt-over = τέλος
terminal-thinking = { $name }: σκέψη …
terminal-saved = Το παιχνίδι αποθηκεύτηκε στο { $file }· συνεχίζεται με oanquan play --resume.
terminal-nothing-saved = Γεια σου· δεν παίχτηκε καμία κίνηση, οπότε δεν αποθηκεύτηκε τίποτα.
terminal-kept = Το προηγούμενο παιχνίδι μένει στο { $file }.
terminal-saved-to = Αποθηκεύτηκε στο { $file }.
terminal-loaded = Φορτώθηκε το { $file }: κινήσεις { NUMBER($moves) }, κανόνες { $rules }.
terminal-undo-none = Δεν υπάρχει τίποτα να πάρεις πίσω: κανένας άνθρωπος δεν έπαιξε πριν από αυτή τη σειρά.
terminal-redo-none = Δεν υπάρχει τίποτα να παιχτεί ξανά: καμία κίνηση δεν πάρθηκε πίσω.
terminal-redo = Γράψε redo για να συνεχίσεις όπως πριν.
terminal-may-play = Μπορείς να παίξεις { $moves }.
terminal-contradiction = Το { $typed } δεν λέει σωστά τι κάνει αυτή η κίνηση: κάνει { $real }.
terminal-new = { $what ->
        [round] Γράψε new για τον επόμενο γύρο.
       *[match] Γράψε new για άλλον αγώνα.
    }
terminal-level-changes = Από το επόμενο παιχνίδι ο υπολογιστής παίζει στο επίπεδο { NUMBER($to) } ({ $name }) αντί για το { NUMBER($from) }.

## Όσα πληκτρολογούνται

terminal-line = γραμμή { NUMBER($line) }: { $why }
terminal-unknown = Το «{ $found }» δεν είναι ούτε κίνηση όπως 7r ούτε εντολή. Οι εντολές είναι { $commands }.
terminal-no-file = Η εντολή { $command } θέλει το όνομα ενός αρχείου: { $command } FILE.
terminal-too-much = Μετά το { $command } δεν χρειάζεται τίποτα άλλο, αλλά υπάρχει «{ $found }».
terminal-no-text = Αυτά τα byte δεν είναι κείμενο· χρειάζεται UTF-8.

## Αρχεία

terminal-cannot-read = { $fault ->
        [missing] Το { $file } δεν διαβάζεται: δεν υπάρχει τέτοιο αρχείο.
       *[other] Το { $file } δεν διαβάζεται: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] Το { $file } υπάρχει ήδη: διάλεξε άλλο όνομα, ή γράψε από πάνω με save!
        [missing] Το { $file } δεν μπορεί να γραφτεί: λείπει ο φάκελός του.
       *[other] Το { $file } δεν μπορεί να γραφτεί: { $system }.
    }
terminal-bytes = { $file }: η γραμμή { NUMBER($line) } έχει byte που δεν είναι κείμενο.
terminal-no-unfinished = Δεν υπάρχει μισοτελειωμένο παιχνίδι στο { $folder }.
terminal-skipped = Παραλείπεται: { $why }

## Το ταμπλό

terminal-points = { $score ->
        [one] { $score } πόντος
       *[other] { $score } πόντοι
    }
terminal-reserve = απόθεμα { NUMBER($citizens) }
terminal-mandarins = Μανδαρίνοι { NUMBER($mandarins) }
terminal-owes = { $lender ->
        [bank] χρέος { NUMBER($citizens) } στην τράπεζα
       *[other] χρέος { NUMBER($citizens) } προς: { $lender }
    }
terminal-played = { $plies ->
        [0] Δεν έχει παιχτεί καμία κίνηση.
        [one] Έχει παιχτεί μία κίνηση.
       *[other] Έχουν παιχτεί { $plies } κινήσεις.
    }
terminal-ways = { $ways ->
        [free] Το r σπέρνει αντίθετα με το ρολόι: { $squares } …· το l με τη φορά του ρολογιού.
        [anticlockwise] Η σπορά γίνεται μόνο αντίθετα με το ρολόι, r: { $squares } …
       *[clockwise] Η σπορά γίνεται μόνο με τη φορά του ρολογιού, l: { $squares } …
    }
terminal-row = { $name }, από αριστερά: { $squares }.
terminal-square = { $stones ->
        [0] { $label } άδειο
        [one] { $label } έχει { $stones }
       *[other] { $label } έχει { $stones }
    }
terminal-too-narrow = Με λόγια: το σχέδιο χρειάζεται { NUMBER($columns) } στήλες.

## Βοήθεια και κανόνες

terminal-help-heading = Τι μπορείς να γράψεις· οι λέξεις είναι ίδιες σε όλες τις γλώσσες:
terminal-help = { $command ->
        [move] παίξε μια κίνηση: το τετράγωνο που σηκώνεις και μετά r (αντίθετα με το ρολόι) ή l (με τη φορά του ρολογιού)· το ταμπλό δείχνει προς τα πού πάει
        [annotated] μια κίνηση μαζί με ό,τι κάνει, που πρέπει να είναι σωστό
        [hint] ζήτα από τον υπολογιστή μια καλή κίνηση
        [moves] οι επιτρεπτές κινήσεις και τι θα έκανε καθεμία
        [undo] πάρε πίσω κινήσεις ως την προηγούμενη σειρά σου
        [redo] παίξε ξανά κινήσεις που πάρθηκαν πίσω
        [board] δείξε το ταμπλό
        [view] σχεδίασε το ταμπλό από τη μεριά μιας πλευράς
        [plain] εναλλαγή ανάμεσα στο σχεδιασμένο ταμπλό και το ταμπλό με λόγια
        [rules] εξήγησε τους κανόνες αυτού του παιχνιδιού
        [position] τύπωσε τη γραμμή της θέσης, που τη διαβάζουν άλλα προγράμματα
        [save] γράψε το παιχνίδι σε νέο αρχείο
        [save-over] γράψε το παιχνίδι σε αρχείο, πάνω από ένα παλιότερο
        [load] συνέχισε το παιχνίδι ενός αρχείου
        [new] άρχισε νέο παιχνίδι με τους ίδιους κανόνες
        [help] αυτός ο κατάλογος
       *[quit] έξοδος· το ίδιο κάνει και το Ctrl-D
    }
terminal-rules = Οι κανόνες αυτού του παιχνιδιού ({ $rules }):
