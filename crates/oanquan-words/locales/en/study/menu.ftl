# What one can learn and study: short words that stand beside each other on a phone.
study-menu = Learn and study
study-course = Course
study-puzzles = Puzzles
study-analysis = Analysis
study-rules = Rules
study-world = The game in the world
