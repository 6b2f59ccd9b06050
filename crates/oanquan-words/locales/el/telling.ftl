# Όσα γίνονται σε ένα παιχνίδι, με προτάσεις.
#
# Ένας παίκτης είναι δύο ορίσματα: $who λέει πώς μιλάμε γι’ αυτόν, $name πώς λέγεται.
#   you       το ένα άτομο στο ταμπλό, που δεν έδωσε όνομα
#   computer  ο μοναδικός υπολογιστής στο ταμπλό
#   other     όλοι οι άλλοι: χρειάζεται το $name
# Το $name μένει πάντα στην ονομαστική και χωρίς άρθρο: υποκείμενο ή μετά από άνω και κάτω τελεία.
# Η κατεύθυνση ($way) λέγεται με το ρολόι, ποτέ δεξιά ή αριστερά: ο απέναντι τα βλέπει αντίστροφα.

## Ονόματα

told-computer-number = Υπολογιστής { NUMBER($number) }
told-name = { $who ->
        [you] εσύ
        [computer] ο υπολογιστής
       *[other] { $name }
    }
# Χωρίς άρθρο, ώστε να μπαίνει και μετά από «από το» και «στο».
told-place = { $kind ->
        [mandarin] τετράγωνο Μανδαρίνου { $label }
       *[citizen] τετράγωνο { $label }
    }

## Ένας παίκτης παίζει

told-refill = { $who ->
        [you] Γεμίζεις την άδεια γραμμή σου με { $own ->
            [one] έναν πολίτη
           *[other] { $own } πολίτες
        } από το απόθεμά σου.
        [computer] Ο υπολογιστής γεμίζει την άδεια γραμμή του με { $own ->
            [one] έναν πολίτη
           *[other] { $own } πολίτες
        } από το απόθεμά του.
       *[other] { $name } γεμίζει την άδεια γραμμή με { $own ->
            [one] έναν πολίτη
           *[other] { $own } πολίτες
        } από το απόθεμα.
    }
told-refill-borrowed = { $who ->
        [you] Γεμίζεις την άδεια γραμμή σου.
        [computer] Ο υπολογιστής γεμίζει την άδεια γραμμή του.
       *[other] { $name } γεμίζει την άδεια γραμμή.
    }
told-loan = { $who ->
        [you] Δανείζεσαι
        [computer] Ο υπολογιστής δανείζεται
       *[other] { $name } δανείζεται
    } { $citizens ->
        [one] έναν πολίτη
       *[other] { $citizens } πολίτες
    }{ $lender ->
        [you] {" "}από εσένα
        [computer] {" "}από τον υπολογιστή
       *[other] {" "}(δανείζει: { $lender-name })
    }.
told-loan-bank = { $who ->
        [you] Δανείζεσαι
        [computer] Ο υπολογιστής δανείζεται
       *[other] { $name } δανείζεται
    } { $citizens ->
        [one] έναν πολίτη
       *[other] { $citizens } πολίτες
    } από την τράπεζα.
told-sow = { $who ->
        [you] Σπέρνεις
        [computer] Ο υπολογιστής σπέρνει
       *[other] { $name } σπέρνει
    } { $stones ->
        [one] ένα βότσαλο
       *[other] { $stones } βότσαλα
    } από το { $place } { $way ->
        [anticlockwise] αντίθετα με το ρολόι
       *[clockwise] με τη φορά του ρολογιού
    }.
# $laps: απαρίθμηση από told-lap.
told-relay = Η σπορά συνεχίζεται με { $laps }.
told-relay-long = Η σπορά συνεχίζεται { $times ->
        [one] μία φορά
       *[other] { $times } φορές
    }, πρώτα με { $laps }, και στο τέλος με { $last }.
told-lap = { $stones ->
        [one] ένα βότσαλο
       *[other] { $stones } βότσαλα
    } από το { $place }
# $taken: told-taken ή told-taken-mandarin.
told-capture = { $who ->
        [you] Παίρνεις
        [computer] Ο υπολογιστής παίρνει
       *[other] { $name } παίρνει
    } { $taken }.
# $taken: απαρίθμηση από αυτά.
told-chain = { $who ->
        [you] Παίρνεις
        [computer] Ο υπολογιστής παίρνει
       *[other] { $name } παίρνει
    } { $taken }, συνολικά { $points ->
        [one] έναν πόντο
       *[other] { $points } πόντους
    }.
told-taken = { $points ->
        [one] έναν πόντο
       *[other] { $points } πόντους
    } από το { $place }
told-taken-mandarin = { $points ->
        [one] έναν πόντο
       *[other] { $points } πόντους
    } με τον Μανδαρίνο από το { $label }
told-nothing-captured = Καμία αιχμαλωσία.
told-pass = { $who ->
        [you] Δεν μπορείς να γεμίσεις την άδεια γραμμή σου και πας πάσο.
        [computer] Ο υπολογιστής δεν μπορεί να γεμίσει την άδεια γραμμή του και πάει πάσο.
       *[other] { $name } δεν μπορεί να γεμίσει την άδεια γραμμή και πάει πάσο.
    }

## Πριν από μια κίνηση

told-to-move = { $who ->
        [you] Είναι η σειρά σου.
        [computer] Είναι η σειρά του υπολογιστή.
       *[other] Τώρα παίζει: { $name }.
    }
# Το γέμισμα πριν από την κίνηση: από το απόθεμα, με δανεικά ή και με τα δύο.
told-must-refill = { $who ->
        [you] Η γραμμή σου άδειασε.
        [computer] Η γραμμή του υπολογιστή άδειασε.
       *[other] Άδεια γραμμή: { $name }.
    } Πριν από την κίνηση μπαίνει ένας πολίτης σε κάθε τετράγωνό της: { $borrowed ->
        [0] { $own ->
            [one] ένας
           *[other] { $own }
        } από το απόθεμα.
        [one] { $own ->
            [0] ένας, δανεικός.
            [one] ένας από το απόθεμα και ένας δανεικός.
           *[other] { $own } από το απόθεμα και ένας δανεικός.
        }
       *[other] { $own ->
            [0] { $borrowed }, όλοι δανεικοί.
            [one] ένας από το απόθεμα και { $borrowed } δανεικοί.
           *[other] { $own } από το απόθεμα και { $borrowed } δανεικοί.
        }
    }
# $plies: απαρίθμηση δύο αριθμών.
told-stood-before = Αυτή η θέση ήρθε στο ταμπλό μετά τις κινήσεις { $plies }. Αν έρθει και τρίτη φορά, το παιχνίδι τελειώνει.
told-preview = Τελειώνει στο { $place }, παίρνει { $points ->
        [one] έναν πόντο
       *[other] { $points } πόντους
    }{ $mandarins ->
        [0] {""}
        [one] {" "}με τον Μανδαρίνο
       *[other] {" "}με { $mandarins } Μανδαρίνους
    }.
told-preview-nothing = Τελειώνει στο { $place }, δεν παίρνει τίποτα.

## Τα τετράγωνα, όπως τα λέει ένας αναγνώστης οθόνης

told-square = τετράγωνο { $label }, { $stones ->
        [0] άδειο
        [one] ένα βότσαλο
       *[other] { $stones } βότσαλα
    }, { $who ->
        [you] δικό σου
        [computer] του υπολογιστή
       *[other] γραμμή: { $name }
    }
told-mandarin-square = τετράγωνο Μανδαρίνου { $label }, { $mandarin ->
        [there] { $stones ->
            [0] ο Μανδαρίνος
            [one] ο Μανδαρίνος και ένα βότσαλο
           *[other] ο Μανδαρίνος και { $stones } βότσαλα
        }
       *[gone] { $stones ->
            [0] άδειο
            [one] ένα βότσαλο
           *[other] { $stones } βότσαλα
        }
    }

## Τι δεν παίζεται, και γιατί

told-refused-over = Το παιχνίδι τελείωσε.
told-refused-no-square = Δεν υπάρχει τετράγωνο { NUMBER($label) }: τα τετράγωνα έχουν αριθμούς από 0 ως { NUMBER($last) }.
told-refused-not-yours = { $who ->
        [you] Το τετράγωνο { NUMBER($label) } δεν είναι δικό σου: παίζεις από τα τετράγωνα { NUMBER($first) } ως { NUMBER($last) }.
        [computer] Είναι η σειρά του υπολογιστή, και το τετράγωνο { NUMBER($label) } δεν είναι στη γραμμή του (τετράγωνα { NUMBER($first) } ως { NUMBER($last) }).
       *[other] Το τετράγωνο { NUMBER($label) } είναι σε άλλη γραμμή: { $name } παίζει από τα τετράγωνα { NUMBER($first) } ως { NUMBER($last) }.
    }
told-refused-empty = Το τετράγωνο { NUMBER($label) } είναι άδειο: διάλεξε ένα με βότσαλα.
told-refused-direction = Με αυτούς τους κανόνες η σπορά γίνεται μόνο { $way ->
        [anticlockwise] αντίθετα με το ρολόι
       *[clockwise] με τη φορά του ρολογιού
    }.
told-refused-mandarin-square = Το { $label } είναι τετράγωνο Μανδαρίνου και δεν ανήκει σε κανέναν: μια κίνηση αρχίζει από τετράγωνο της δικής σου γραμμής.
told-refused-computers-turn = Είναι η σειρά του υπολογιστή.
told-refused-no-move = Το «{ $typed }» δεν είναι κίνηση (στον χαρακτήρα { NUMBER($column) }): γράψε τον αριθμό ενός τετραγώνου και μετά r (αντίθετα με το ρολόι) ή l (με τη φορά του ρολογιού), π.χ. { $example }.

## Πίσω και ξανά

told-taken-back = { $moves ->
        [one] Μία κίνηση πάρθηκε πίσω.
       *[other] { $moves } κινήσεις πάρθηκαν πίσω.
    }
told-taken-back-end = Το παιχνίδι συνεχίζεται: το τέλος του πάρθηκε πίσω.
told-played-again = { $moves ->
        [one] Μία κίνηση παίχτηκε ξανά.
       *[other] { $moves } κινήσεις παίχτηκαν ξανά.
    }

## Το τέλος

told-over-squares = Το παιχνίδι τελείωσε: όλα τα τετράγωνα των Μανδαρίνων είναι άδεια.
told-over-stones = Το παιχνίδι τελείωσε: όλοι οι Μανδαρίνοι αιχμαλωτίστηκαν.
# $plies: απαρίθμηση τριών αριθμών.
told-over-repetition = Το παιχνίδι τελείωσε: οι ίδιες πέτρες βρέθηκαν για τρίτη φορά στα ίδια τετράγωνα, ενώ { $who ->
        [you] παίζεις εσύ
        [computer] παίζει ο υπολογιστής
       *[other] παίζει { $name }
    }. Αυτή η θέση ήρθε μετά τις κινήσεις { $plies }.
told-over-quiet = Το παιχνίδι τελείωσε: καμία αιχμαλωσία σε { $plies ->
        [one] μία κίνηση
       *[other] { $plies } κινήσεις στη σειρά
    }.
told-over-short = Το παιχνίδι τελείωσε: { $who ->
        [you] δεν μπορείς να γεμίσεις την άδεια γραμμή σου
        [computer] ο υπολογιστής δεν μπορεί να γεμίσει την άδεια γραμμή του
       *[other] { $name } δεν μπορεί να γεμίσει την άδεια γραμμή
    }.
told-over-resigned = Το παιχνίδι τελείωσε: { $who ->
        [you] παραιτήθηκες
        [computer] ο υπολογιστής παραιτήθηκε
       *[other] { $name } παραιτήθηκε
    }.
told-over-resigned-by-somebody = Το παιχνίδι τελείωσε: ένας παίκτης παραιτήθηκε.
told-over-timeout = Το παιχνίδι τελείωσε: σε έναν παίκτη τελείωσε ο χρόνος.
told-over-agreed = Το παιχνίδι τελείωσε: οι παίκτες συμφώνησαν να σταματήσουν.
told-over-aborted = Το παιχνίδι διακόπηκε.
# Το μέτρημα ενός παίκτη. $more: τίποτα, ή τα παρακάτω, καθένα με ένα διάστημα μπροστά.
told-count = { $name }: γραμμή { NUMBER($row) } + απόθεμα { NUMBER($reserve) }{ $more } = { NUMBER($total) }
# $value: οι πόντοι ενός Μανδαρίνου.
told-count-mandarins = { $mandarins ->
        [one] + { $mandarins } Μανδαρίνος × { NUMBER($value) }
       *[other] + { $mandarins } Μανδαρίνοι × { NUMBER($value) }
    }
told-count-owed = − { NUMBER($owed) } χρέος
told-count-lent = + { NUMBER($lent) } πίστωση
told-ranks-last = { $who ->
        [you] Βγαίνεις στην τελευταία θέση
        [computer] Ο υπολογιστής βγαίνει στην τελευταία θέση
       *[other] { $name } βγαίνει στην τελευταία θέση
    }, ό,τι κι αν βγάλει το μέτρημα.
told-team-ranks-last = Στην τελευταία θέση, ό,τι κι αν βγάλει το μέτρημα: { $names }.
told-draw = Ισοπαλία, { NUMBER($points) } προς { NUMBER($others) }.
told-wins = { $who ->
        [you] Κερδίζεις.
        [computer] Ο υπολογιστής κερδίζει.
       *[other] { $name } κερδίζει.
    }
told-wins-by-points = { $who ->
        [you] Κερδίζεις
        [computer] Ο υπολογιστής κερδίζει
       *[other] { $name } κερδίζει
    }, { NUMBER($points) } προς { NUMBER($others) }.
# $names: απαρίθμηση μιας ομάδας.
told-team-wins = Κερδίζουν: { $names }.
told-team-wins-by-points = Κερδίζουν, { NUMBER($points) } προς { NUMBER($others) }: { $names }.
told-first-place-shared = Μοιράζονται την πρώτη θέση: { $names }.
told-place-of-all = { NUMBER($place) }. { $name }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }

## Σύνδεσμοι και αρχεία που δεν διαβάζονται

told-link-kind = Αυτός ο σύνδεσμος δεν έχει ούτε παιχνίδι ούτε θέση: αρχίζει με «{ $found }» αντί για g= ή p=.
told-link-too-long = Αυτός ο σύνδεσμος είναι πολύ μεγάλος για παιχνίδι: { $length ->
        [one] ένας χαρακτήρας
       *[other] { $length } χαρακτήρες
    }.
told-link-rules = Αυτός ο σύνδεσμος δεν έχει παιχνίδι, στον χαρακτήρα { NUMBER($column) }: { $why }
told-link-start = Αυτός ο σύνδεσμος έχει μια θέση που δεν γίνεται να υπάρξει. { $why }
told-link-cut-off = Αυτός ο σύνδεσμος κόπηκε: η τελευταία του κίνηση δεν είναι ολόκληρη.
told-link-move = Αυτός ο σύνδεσμος δεν έχει ολόκληρο παιχνίδι: στον χαρακτήρα { NUMBER($column) } υπάρχει «{ $found }» αντί για μια κίνηση όπως 7r.
told-link-illegal = Αυτός ο σύνδεσμος έχει παιχνίδι αντίθετο στους κανόνες, στον χαρακτήρα { NUMBER($column) }: { $why }
told-link-end = Αυτός ο σύνδεσμος δεν τελειώνει όπως ένα παιχνίδι: στον χαρακτήρα { NUMBER($column) } υπάρχει «{ $found }».
told-import-empty = Δεν υπάρχει τίποτα να διαβαστεί: χρειάζονται καταγραφές παιχνιδιών ή η γραμμή μιας θέσης.
told-import-position = Αυτό δεν είναι θέση. { $why }
told-import-record = Αυτό δεν είναι καταγραφή παιχνιδιού, στη γραμμή { NUMBER($line) }, στήλη { NUMBER($column) }: { $why }
told-import-replay = Το παιχνίδι { NUMBER($game) } είναι αντίθετο στους κανόνες, στη γραμμή { NUMBER($line) }, στήλη { NUMBER($column) }: { $why }

## Τι γράφει ένα κείμενο, και τι έπρεπε να γράφει

# $found είναι στην ονομαστική και στον ενικό, $expected στην αιτιατική.
told-unexpected = βρέθηκε { $found } αντί για { $expected }.
# $why: προτάσεις.
told-unfitting = οι επιλογές δεν ταιριάζουν μεταξύ τους. { $why }
told-field-fault = Στον χαρακτήρα { NUMBER($column) } ({ $field }): { $why }
told-field = { $field ->
       *[version] έκδοση
        [squares] τετράγωνα
        [turn] πλευρά που παίζει
        [reserves] αποθέματα
        [mandarins] αιχμάλωτοι Μανδαρίνοι
        [debts] χρέη
        [quiet] κινήσεις χωρίς αιχμαλωσία
        [ply] κινήσεις που παίχτηκαν
        [rules] κανόνες
    }
# Τι περιγράφει μια θέση που δεν γίνεται. $text: ένα τετράγωνο ή ένα χρέος, όπως γράφεται.
told-setup-fault = { $fault ->
        [squares] Πλήθος τετραγώνων: { NUMBER($found) } αντί για { NUMBER($expected) }.
        [mandarin-in-row] Υπάρχει Μανδαρίνος σε τετράγωνο πολιτών: { $text }.
        [citizens] Πλήθος πολιτών στο ταμπλό: { NUMBER($found) }, ενώ επιτρέπονται το πολύ 255.
        [seat] Δεν υπάρχει πλευρά { NUMBER($found) }: όταν γράφονται, οι πλευρές έχουν αριθμούς από 0 ως { NUMBER($expected) }.
        [entries] Πλήθος τιμών: { NUMBER($found) } αντί για { NUMBER($expected) }, μία για κάθε παίκτη.
        [citizen-total] Πλήθος πολιτών στο ταμπλό και στα αποθέματα: { NUMBER($found) } αντί για { NUMBER($expected) }.
        [mandarin-total] Πλήθος Μανδαρίνων, στο ταμπλό και αιχμάλωτοι: { NUMBER($found) } αντί για { NUMBER($expected) }.
        [loan] Οι κανόνες δεν έχουν δάνειο όπως το { $text }.
       *[debt] Το χρέος { $text } είναι μηδενικό, προς τον ίδιο παίκτη ή γραμμένο δύο φορές.
    }
# $text: ένα κομμάτι του κειμένου, το όνομα μιας ετικέτας ή ένας παίκτης.
told-found = { $what ->
        [nothing] κενό
        [end] το τέλος του κειμένου
        [fields] το τέλος μετά από { NUMBER($number) } από τα 9 πεδία
        [second-space] δεύτερο διάστημα
        [tag] η ετικέτα { $text }
        [comment] το σχόλιο { $text }
        [open-comment] σχόλιο χωρίς τέλος
        [termination] ο τερματισμός { $text }
        [loser] ήττα για «{ $text }»
        [no-loser] τέλος χωρίς ήττα
       *[text] { $text }
    }
# $values: μια απαρίθμηση, ή το πρώτο και το τελευταίο.
told-expected-value = μια τιμή για { $option } ({ $values })
# $text: κάτι γραμμένο, ονόματα επιλογών ή ετικετών, ή ένας παίκτης.
told-expected = { $what ->
        [move] τετράγωνο και κατεύθυνση, όπως 7r ή 2l
        [label] τον αριθμό ενός τετραγώνου, 0 ως 19
        [direction] την κατεύθυνση r ή l
        [points] τους πόντους της αιχμαλωσίας
        [capture] x και τους πόντους της αιχμαλωσίας
        [further-capture] + και άλλους πόντους, ή το τέλος
        [move-end] το τέλος της κίνησης
        [preset] το όνομα ενός συνόλου κανόνων ({ $text })
        [one-preset] ένα όνομα συνόλου κανόνων και μετά επιλογές όπως row=3
        [option] το όνομα μιας επιλογής ({ $text })
        [option-once] { $text } μόνο μία φορά
        [next-field] ένα διάστημα και το πεδίο «{ $text }»
        [one-space] το πεδίο «{ $text }» μετά από ένα μόνο διάστημα
        [seat-number] τον αριθμό μιας πλευράς
        [squares-end] το τέλος μετά από { $number ->
            [one] ένα τετράγωνο
           *[other] { $number } τετράγωνα
        }
        [square] ένα τετράγωνο όπως 5, Q ή Q3, με 255 πολίτες το πολύ
        [separator] { $text } μετά από { $number ->
            [one] ένα τετράγωνο
           *[other] { $number } τετράγωνα
        }
        [number] έναν αριθμό
        [numbers] έναν αριθμό για κάθε παίκτη
        [debts-end] το τέλος μετά από { $number ->
            [one] ένα χρέος
           *[other] { $number } χρέη
        }
        [debt] - ή ένα χρέος όπως 0>1:3 ή 0>b:3
        [record] μια καταγραφή παιχνιδιού
        [one-record] το τέλος, μετά από ένα παιχνίδι
        [glyph] τον αριθμό ενός συμβόλου, $0 ως $255
        [marks] ένα από τα ! ? !! ?? !? ?!
        [comment-end] το άγκιστρο που κλείνει
        [record-part] κίνηση, σχόλιο, παραλλαγή ή αποτέλεσμα
        [tag-name] το όνομα μιας ετικέτας
        [tag-value] την τιμή της ετικέτας { $text } μέσα σε διπλά εισαγωγικά
        [tag-value-end] " μετά την τιμή της ετικέτας { $text }
        [tag-end] ] μετά την ετικέτα { $text }
        [tag] μια ετικέτα που μπορεί να έχει μια καταγραφή
        [tags-end] το πολύ { NUMBER($number) } ετικέτες
        [tag-once] την ετικέτα { $text } μόνο μία φορά
        [seat] μια πλευρά του ταμπλό
        [termination] ένα από τα { $text }
        [same-result] το αποτέλεσμα της ετικέτας Result
        [result] * ή { NUMBER($number) } σκορ ενωμένα με :
        [same-rules] τους κανόνες της ετικέτας Rules στη θέση
        [move-before-glyph] μια κίνηση πριν από το σύμβολο
        [move-before-variation] μια κίνηση πριν από την παραλλαγή
        [no-variation] συνέχεια χωρίς παραλλαγή, αφού ένα πάσο δεν έχει άλλη επιλογή
        [variation-depth] παραλλαγές με βάθος { NUMBER($number) } το πολύ
        [variation-end] ) στο τέλος της παραλλαγής
        [variation-move] μια κίνηση μέσα στην παραλλαγή
        [move-or-result] μια κίνηση ή το αποτέλεσμα
        [no-pass] μια κίνηση, αφού { $text } δεν χρειάζεται να πάει πάσο
        [pass] --, αφού ο παίκτης δεν μπορεί να γεμίσει τη γραμμή και πάει πάσο
        [rule-ending] παιχνίδι που όντως τελείωσε με αυτόν τον κανόνα, αφού αυτό εδώ μπορεί να συνεχιστεί
        [no-loser-yet] κείμενο χωρίς ήττα, αφού το παιχνίδι δεν τελείωσε
        [no-result-yet] *, αφού το παιχνίδι δεν τελείωσε και δεν γράφεται τερματισμός
        [loser] ήττα για «{ $text }»
        [no-loser] τέλος χωρίς ήττα
       *[text] { $text }
    }
