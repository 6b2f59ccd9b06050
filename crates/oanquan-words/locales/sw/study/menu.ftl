study-menu = Jifunze na uchunguze
study-course = Masomo
study-puzzles = Mafumbo
study-analysis = Uchambuzi
study-rules = Sheria
study-world = Mchezo duniani
