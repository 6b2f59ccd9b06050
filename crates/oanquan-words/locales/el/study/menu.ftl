study-menu = Μάθε και μελέτησε
study-course = Μαθήματα
study-puzzles = Γρίφοι
study-rules = Κανόνες
study-world = Στον κόσμο
