study-menu = Aprender y estudiar
study-course = Curso
study-puzzles = Problemas
