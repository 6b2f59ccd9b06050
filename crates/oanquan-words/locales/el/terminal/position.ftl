# Όσα λέγονται για μία θέση.

terminal-rules-of-position = Κανόνες: { $rules }
terminal-quiet = Κινήσεις από την τελευταία αιχμαλωσία: { NUMBER($plies) }.
terminal-count-now = Το μέτρημα όπως θα ήταν τώρα:
terminal-legal = Επιτρεπτές κινήσεις: { NUMBER($number) } ({ $moves }).
terminal-key = Κλειδί: { $key }
