study-menu = Μάθε και μελέτησε
study-course = Μαθήματα
study-puzzles = Γρίφοι
study-analysis = Ανάλυση
study-rules = Κανόνες
study-world = Το παιχνίδι στον κόσμο
