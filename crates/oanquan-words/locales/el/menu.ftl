# Το μενού, και όσα αφορούν τη σελίδα ως σύνολο.

menu-title = Ô Ăn Quan
# Ο τίτλος μιας καρτέλας: $page είναι το όνομα μιας σελίδας.
menu-page-title = { $page } · { $name }
# Για αναγνώστες οθόνης: το όνομα του μενού.
menu-main = Κύριο μενού
menu-skip = Παράλειψη μενού
menu-play = Παίξε
menu-new = Νέο παιχνίδι
menu-learn = Μάθε
menu-games = Παιχνίδια
menu-settings = Ρυθμίσεις

menu-update = Υπάρχει νέα έκδοση.
menu-update-load = Φόρτωση τώρα
menu-update-later = Αργότερα

menu-page-waits = Μια στιγμή, η σελίδα φορτώνει.
menu-page-missing = Η σελίδα δεν φορτώθηκε. Δες αν έχεις σύνδεση και δοκίμασε ξανά· το παιχνίδι σου δεν χάνεται.
menu-page-again = Δοκίμασε ξανά
