# What one can learn and study: short words that stand beside each other on a phone.
study-menu = Learn and study
study-course = Course
study-puzzles = Puzzles
study-rules = Rules
study-world = In the world
