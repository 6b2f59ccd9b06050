# The page of puzzles: positions in which one move alone is right.

puzzles-waits = The puzzles are on their way.
puzzles-missing = The puzzles could not be loaded.
puzzles-load-again = Load again
# Above the board. Which puzzle is shown; numbers go from 1.
puzzles-number = Puzzle { NUMBER($number) }
puzzles-of-today = Puzzle of the day
# Under it: what is to be found. The player has the row at the bottom.
puzzles-task = { $goal ->
        [win] You play the bottom row. One move alone wins: find it.
        [draw] You play the bottom row. One move alone saves the draw: find it.
       *[points] You play the bottom row. One move alone keeps the most points: find it.
    }
# $name is the name of a rule set.
puzzles-rules = Rules: { $name }
# Points that were taken before, beside the board.
puzzles-position = You have taken { NUMBER($own) }, the other side { NUMBER($other) }.

## What is said of a move. $move is a move as it is written, such as 7r.

puzzles-right = { $move } is right.
puzzles-wrong = { $move } is not the move. Try again, or look at the solution.
puzzles-shown = The solution is { $move }.
# What the right move and all others come to at the end of the game. $points is never negative.
puzzles-keeps = { $side ->
        [ahead] With it you end at least { $points ->
            [one] one point
           *[other] { $points } points
        } ahead.
        [behind] With it you end no more than { $points ->
            [one] one point
           *[other] { $points } points
        } behind.
       *[level] With it you end level at least.
    }
puzzles-others = { $side ->
        [ahead] With every other move it is at most { $points ->
            [one] one point
           *[other] { $points } points
        } ahead.
        [behind] With every other move you end at least { $points ->
            [one] one point
           *[other] { $points } points
        } behind.
       *[level] With every other move you end level at most.
    }
# What the puzzle is about; $themes is a list of the words below.
puzzles-about = About: { $themes }. Difficulty: { NUMBER($difficulty) }.
# Between two themes.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] taking a Mandarin
        [chain] a long chain
        [relay] a relay of five laps or more
        [starve] an empty row for the other side
        [refill] a refill
       *[defence] the only defence
    }

## Buttons

puzzles-retry = Try again
puzzles-solution = Show the solution
puzzles-next = Next puzzle
puzzles-daily = Puzzle of the day

## The player's numbers, in a small table: the word, then the number.

puzzles-numbers = Your puzzles
puzzles-rating = Rating
# $deviation says how unsure the rating still is.
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = Solved
# Solved at the first try, and tried.
puzzles-solved-value = { NUMBER($solved) } of { NUMBER($tried) }
puzzles-streak = In a row
# How many were solved in a row up to now, and the most ever.
puzzles-streak-value = { NUMBER($streak) }, at best { NUMBER($best) }
puzzles-days = Days in a row
# The first try at a puzzle changed the rating.
puzzles-rated = Your rating is now { NUMBER($rating) }.
puzzles-unrated = You have tried this one before; your rating stays.
