# Όσα λένε πολλά μέρη του προγράμματος.

## Η γλώσσα

language-name = Ελληνικά

## Απαριθμήσεις

list-next = { $before }, { $next }

list-last = { $before } και { $last }

## Παίκτες

# Το ένα άτομο που παίζει με τον υπολογιστή.
player-you = Εσύ

player-computer = Υπολογιστής

# Κάποιος χωρίς όνομα· ο πρώτος είναι το 1.
player-numbered = Παίκτης { NUMBER($number) }

## Κουμπιά

cancel = Ακύρωση
