study-menu = Aprender e estudar
study-course = Curso
study-puzzles = Problemas
study-analysis = Análise
study-rules = Regras
study-world = O jogo no mundo
