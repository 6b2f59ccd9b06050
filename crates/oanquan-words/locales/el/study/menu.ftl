study-menu = Μάθε και μελέτησε
study-course = Μαθήματα
study-puzzles = Γρίφοι
