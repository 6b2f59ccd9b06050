study-menu = Aprender y estudiar
study-course = Curso
study-puzzles = Problemas
study-analysis = Análisis
study-rules = Reglas
study-world = El juego en el mundo
