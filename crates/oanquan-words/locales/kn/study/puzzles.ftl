puzzles-waits = ಒಗಟುಗಳು ಬರುತ್ತಿವೆ.
puzzles-missing = ಒಗಟುಗಳು ತೆರೆಯಲಿಲ್ಲ.
puzzles-load-again = ಮತ್ತೆ ತೆರೆಯಿರಿ
puzzles-number = ಒಗಟು { NUMBER($number) }
puzzles-of-today = ಇಂದಿನ ಒಗಟು
puzzles-task = { $goal ->
        [win] ಕೆಳಗಿನ ಸಾಲು ನಿಮ್ಮದು. ಒಂದೇ ಒಂದು ನಡೆ ಗೆಲ್ಲುತ್ತದೆ: ಹುಡುಕಿ.
        [draw] ಕೆಳಗಿನ ಸಾಲು ನಿಮ್ಮದು. ಒಂದೇ ಒಂದು ನಡೆ ಡ್ರಾ ಉಳಿಸುತ್ತದೆ: ಹುಡುಕಿ.
       *[points] ಕೆಳಗಿನ ಸಾಲು ನಿಮ್ಮದು. ಒಂದೇ ಒಂದು ನಡೆ ಅತಿ ಹೆಚ್ಚು ಅಂಕ ಉಳಿಸುತ್ತದೆ: ಹುಡುಕಿ.
    }
puzzles-rules = ನಿಯಮಗಳು: { $name }
puzzles-position = ನೀವು ಪಡೆದದ್ದು { NUMBER($own) }, ಎದುರು ಬದಿ { NUMBER($other) }.

puzzles-right = { $move } ಸರಿ.
puzzles-wrong = { $move } ಸರಿಯಾದ ನಡೆ ಅಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ಉತ್ತರ ನೋಡಿ.
puzzles-shown = ಉತ್ತರ: { $move }.
puzzles-keeps = { $side ->
        [ahead] ಇದರಿಂದ ಕೊನೆಗೆ ನಿಮ್ಮ ಮುನ್ನಡೆ ಕನಿಷ್ಠ: { $points ->
            [one] { $points } ಅಂಕ
           *[other] { $points } ಅಂಕಗಳು
        }.
        [behind] ಇದರಿಂದ ಕೊನೆಗೆ ನಿಮ್ಮ ಹಿನ್ನಡೆ ಗರಿಷ್ಠ: { $points ->
            [one] { $points } ಅಂಕ
           *[other] { $points } ಅಂಕಗಳು
        }.
       *[level] ಇದರಿಂದ ಕನಿಷ್ಠ ಡ್ರಾ ಸಿಗುತ್ತದೆ.
    }
puzzles-others = { $side ->
        [ahead] ಬೇರೆ ಯಾವ ನಡೆಯಿಂದಲೂ ಮುನ್ನಡೆ ಗರಿಷ್ಠ: { $points ->
            [one] { $points } ಅಂಕ
           *[other] { $points } ಅಂಕಗಳು
        }.
        [behind] ಬೇರೆ ಯಾವ ನಡೆಯಿಂದಲೂ ಹಿನ್ನಡೆ ಕನಿಷ್ಠ: { $points ->
            [one] { $points } ಅಂಕ
           *[other] { $points } ಅಂಕಗಳು
        }.
       *[level] ಬೇರೆ ಯಾವ ನಡೆಯಿಂದಲೂ ಡ್ರಾಗಿಂತ ಹೆಚ್ಚು ಸಿಗದು.
    }
puzzles-about = ವಿಷಯ: { $themes }. ಕಷ್ಟ: { NUMBER($difficulty) }.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] ಮ್ಯಾಂಡರಿನ್ ವಶ
        [chain] ಉದ್ದ ಸರಪಳಿ
        [relay] ಐದು ಅಥವಾ ಹೆಚ್ಚು ಸುತ್ತುಗಳ ಬಿತ್ತನೆ
        [starve] ಎದುರು ಬದಿಗೆ ಖಾಲಿ ಸಾಲು
        [refill] ಸಾಲು ತುಂಬುವುದು
       *[defence] ಏಕೈಕ ರಕ್ಷಣೆ
    }

puzzles-retry = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
puzzles-solution = ಉತ್ತರ ನೋಡಿ
puzzles-next = ಮುಂದಿನ ಒಗಟು
puzzles-daily = ಇಂದಿನ ಒಗಟು

puzzles-numbers = ನಿಮ್ಮ ಒಗಟುಗಳು
puzzles-rating = ರೇಟಿಂಗ್
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = ಬಿಡಿಸಿದ್ದು
puzzles-solved-value = { NUMBER($tried) }ರಲ್ಲಿ { NUMBER($solved) }
puzzles-streak = ಸತತ
puzzles-streak-value = { NUMBER($streak) }, ಅತ್ಯುತ್ತಮ { NUMBER($best) }
puzzles-days = ಸತತ ದಿನಗಳು
puzzles-rated = ಈಗ ನಿಮ್ಮ ರೇಟಿಂಗ್ { NUMBER($rating) }.
puzzles-unrated = ಇದನ್ನು ಮೊದಲೇ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ; ನಿಮ್ಮ ರೇಟಿಂಗ್ ಬದಲಾಗದು.
