study-menu = Jifunze na uchunguze
study-course = Masomo
study-puzzles = Mafumbo
study-rules = Sheria
study-world = Duniani
