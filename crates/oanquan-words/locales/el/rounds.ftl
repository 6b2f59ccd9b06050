setup-rounds = Γύροι
setup-rounds-about = Σε αγώνα με γύρους, όποιος χάνει έναν γύρο πουλά χωράφια της γραμμής του: ό,τι βρεθεί εκεί στο τέλος ενός επόμενου γύρου πάει στον αγοραστή. Ο τρόπος που μετριέται είναι δική μας ανασύνθεση.
setup-rounds-none = Ένα παιχνίδι
setup-rounds-fields = Αγώνας: νίκη με { NUMBER($fields) } χωράφια

rounds-heading = Ο αγώνας
rounds-now = Γύρος { NUMBER($round) }. Ο αγώνας κερδίζεται όταν η άλλη πλευρά έχει πουλήσει { NUMBER($fields) } χωράφια.
rounds-fields = { $kind ->
        [half] μισό χωράφι
        [whole] { $fields ->
            [one] ένα χωράφι
           *[other] { $fields } χωράφια
        }
       *[more] { $fields ->
           [one] ενάμισι χωράφι
          *[other] { $fields } χωράφια και μισό
       }
    }
rounds-has-sold = { $who ->
        [you] Έχεις πουλήσει { $what }.
        [computer] Ο υπολογιστής έχει πουλήσει { $what }.
       *[other] { $name } έχει πουλήσει { $what }.
    }
rounds-nothing-sold = Δεν έχει πουληθεί κανένα χωράφι.
rounds-won = { $who ->
        [you] Κερδίζεις τον γύρο, { NUMBER($points) } προς { NUMBER($others) }.
        [computer] Ο υπολογιστής κερδίζει τον γύρο, { NUMBER($points) } προς { NUMBER($others) }.
       *[other] { $name } κερδίζει τον γύρο, { NUMBER($points) } προς { NUMBER($others) }.
    }
rounds-drawn = Ο γύρος έληξε ισόπαλος, { NUMBER($points) } προς { NUMBER($others) }: κανείς δεν πουλά τίποτα.
rounds-buys = { $who ->
        [you] Αγοράζεις πίσω { $what }.
        [computer] Ο υπολογιστής αγοράζει πίσω { $what }.
       *[other] { $name } αγοράζει πίσω { $what }.
    }
rounds-sells = { $who ->
        [you] Πουλάς { $what }.
        [computer] Ο υπολογιστής πουλά { $what }.
       *[other] { $name } πουλά { $what }.
    }
rounds-begins = { $who ->
        [you] Αρχίζεις τον επόμενο γύρο.
        [computer] Ο υπολογιστής αρχίζει τον επόμενο γύρο.
       *[other] { $name } αρχίζει τον επόμενο γύρο.
    }
rounds-match-won = { $who ->
        [you] Κερδίζεις τον αγώνα.
        [computer] Ο υπολογιστής κερδίζει τον αγώνα.
       *[other] { $name } κερδίζει τον αγώνα.
    }
rounds-match-drawn = Ο αγώνας έληξε ισόπαλος: δεν μένει άλλος γύρος και οι δύο πλευρές έχουν πουλήσει τα ίδια.
rounds-next = Επόμενος γύρος
