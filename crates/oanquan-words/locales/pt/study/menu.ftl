study-menu = Aprender e estudar
study-course = Curso
study-puzzles = Problemas
study-rules = Regras
study-world = No mundo
