study-menu = Aprender e estudar
study-course = Curso
study-puzzles = Problemas
