study-menu = Aprender y estudiar
study-course = Curso
study-puzzles = Problemas
study-rules = Reglas
study-world = En el mundo
