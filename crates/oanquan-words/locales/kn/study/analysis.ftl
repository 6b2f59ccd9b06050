study-analysis = ವಿಶ್ಲೇಷಣೆ

analysis-to-start = ಆರಂಭಕ್ಕೆ
analysis-back = ಒಂದು ನಡೆ ಹಿಂದೆ
analysis-forward = ಒಂದು ನಡೆ ಮುಂದೆ
analysis-to-end = ಕೊನೆಗೆ

analysis-moves = ನಡೆಗಳು
analysis-empty = ಇನ್ನೂ ನಡೆ ಇಲ್ಲ. ಬೋರ್ಡ್‌ನಲ್ಲಿ ಒಂದು ನಡೆ ಆಡಿ.
analysis-comment = ಟಿಪ್ಪಣಿ
analysis-comment-wrong = { "}" } ಚಿಹ್ನೆ ಇರುವ ಟಿಪ್ಪಣಿ ಒಂದೇ ಸಾಲಿನಲ್ಲಿ ಇರಬೇಕು.
analysis-glyph = ಚಿಹ್ನೆ
analysis-promote = ಮುಖ್ಯ ದಾರಿಯಾಗಿಸಿ
analysis-delete = ಇಲ್ಲಿಂದ ಅಳಿಸಿ
analysis-illegal = ಈ ನಡೆ ನಿಯಮಕ್ಕೆ ವಿರುದ್ಧ.
analysis-deep = ಫೈಲ್‌ನಲ್ಲಿ 32 ಹಂತಗಳವರೆಗಿನ ಪರ್ಯಾಯಗಳು ಮಾತ್ರ ಇರಬಹುದು; ಇದು ಅದಕ್ಕಿಂತ ಆಳವಾಗುತ್ತದೆ.
analysis-play-best = ಅತ್ಯುತ್ತಮ ನಡೆ ಆಡಿ

analysis-review = ವಿಮರ್ಶೆ
analysis-begin = ಈ ಆಟವನ್ನು ವಿಮರ್ಶಿಸಿ
analysis-no-game = ವಿಮರ್ಶಿಸಲು ಇನ್ನೂ ಆಟವಿಲ್ಲ.
analysis-progress = ಸ್ಥಿತಿ { NUMBER($done) } / { NUMBER($all) }
analysis-stop = ನಿಲ್ಲಿಸಿ
analysis-summary = { $name }: ಕಳೆದುಕೊಂಡ ಅಂಕಗಳು { NUMBER($lost) }, ದೊಡ್ಡ ತಪ್ಪುಗಳು { NUMBER($blunders) }, ತಪ್ಪುಗಳು { NUMBER($mistakes) }, ಸಣ್ಣ ತಪ್ಪುಗಳು { NUMBER($inaccuracies) }.
analysis-no-misses = ಯಾವ ನಡೆಯಲ್ಲೂ ಹೇಳಿಕೊಳ್ಳುವಷ್ಟು ಅಂಕ ಹೋಗಲಿಲ್ಲ.
analysis-loses = ಕಳೆದುಕೊಂಡ ಅಂಕಗಳು: { $kind ->
        [exact] ನಿಖರವಾಗಿ
        [least] ಕನಿಷ್ಠ
        [most] ಗರಿಷ್ಠ
       *[about] ಸುಮಾರು
    } { NUMBER($points) }.
analysis-loses-game = ಅಂಕ ಎಷ್ಟೇ ಇರಲಿ, ಈ ನಡೆಯಿಂದ ಆಟ ಕೈತಪ್ಪುತ್ತದೆ.
analysis-better = ಅತ್ಯುತ್ತಮ ನಡೆ: { $move }.
analysis-instead = { $move } ಆಡಿದರೆ:
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] ಗೆಲುವು ಕೈತಪ್ಪಿ ಡ್ರಾ ಆಯಿತು.
           *[loses] ಗೆಲುವು ಕೈತಪ್ಪಿ ಸೋಲಾಯಿತು.
        }
       *[draws] ಡ್ರಾ ಕೈತಪ್ಪಿ ಸೋಲಾಯಿತು.
    }
analysis-try = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
analysis-try-task = { $move } ನಡೆಗಿಂತ ಉತ್ತಮ ನಡೆಯನ್ನು ಬೋರ್ಡ್‌ನಲ್ಲಿ ಹುಡುಕಿ.
analysis-try-best = { $move } ಅತ್ಯುತ್ತಮ ನಡೆ.
analysis-try-other = { $move } ಅತ್ಯುತ್ತಮವಲ್ಲ. { $kind ->
        [exact] ಕಳೆದುಕೊಂಡ ಅಂಕಗಳು: ನಿಖರವಾಗಿ
        [least] ಕಳೆದುಕೊಂಡ ಅಂಕಗಳು: ಕನಿಷ್ಠ
        [most] ಕಳೆದುಕೊಂಡ ಅಂಕಗಳು: ಗರಿಷ್ಠ
       *[about] ಕಳೆದುಕೊಂಡ ಅಂಕಗಳು: ಸುಮಾರು
    } { NUMBER($points) }.

analysis-graph = ಆಟದ ಕೊನೆಯ ಮುನ್ನಡೆ: { $name }
analysis-graph-end = ಕೊನೆಯ ಮುನ್ನಡೆ { NUMBER($points) }, { NUMBER($ply) }ನೇ ನಡೆಯ ನಂತರ.
analysis-graph-signs = ಚೌಕ ಎಂದರೆ ಸಾಬೀತಾದದ್ದು, ವೃತ್ತ ಎಂದರೆ ಅಂದಾಜು.

analysis-setup = ಸ್ಥಿತಿಯನ್ನು ಜೋಡಿಸಿ
analysis-citizens = { $square }: ಪ್ರಜೆಗಳು
analysis-mandarin = { $square }: ಮ್ಯಾಂಡರಿನ್
analysis-reserve = { $name }: ಮೀಸಲು
analysis-won = { $name }: ಮ್ಯಾಂಡರಿನ್‌ಗಳು
analysis-to-move = ಸರದಿ
analysis-use = ಈ ಸ್ಥಿತಿಯನ್ನು ಬಳಸಿ
analysis-odd = ಯಾವ ಆಟದಲ್ಲೂ ಈ ಸ್ಥಿತಿ ಬರದು, ಆದರೂ ಇದರಿಂದ ಆಡಬಹುದು:
analysis-bring = ಆಟ ಅಥವಾ ಸ್ಥಿತಿಯನ್ನು ತನ್ನಿ
analysis-text = ಆಟದ ದಾಖಲೆ ಅಥವಾ ಸ್ಥಿತಿಯ ಸಾಲು
analysis-read = ಓದಿ
analysis-take = ಜೊತೆಗೆ ಕೊಂಡೊಯ್ಯಿರಿ
analysis-no-record = ಇದನ್ನು ಕೊಂಡೊಯ್ಯಲಾಗದು: ಕಲ್ಲುಗಳ ಲೆಕ್ಕ ಹೊಂದುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ಮತ್ತೆ ಓದಲಾಗದು.

## Marks on squares

analysis-marking = ಚೌಕಗಳನ್ನು ಗುರುತಿಸಿ
analysis-marking-task = ಚೌಕವನ್ನು ತಟ್ಟಿದರೆ ಗುರುತು ಬೀಳುತ್ತದೆ, ಮತ್ತೆ ತಟ್ಟಿದರೆ ಅಳಿಯುತ್ತದೆ.
analysis-colour = { $colour ->
        [green] ಹಸಿರು
        [red] ಕೆಂಪು
        [yellow] ಹಳದಿ
       *[blue] ನೀಲಿ
    }
analysis-marked = { $square }, ಗುರುತು { $colour ->
        [green] ಹಸಿರು
        [red] ಕೆಂಪು
        [yellow] ಹಳದಿ
       *[blue] ನೀಲಿ
    }

## The best line, walked through on the board

analysis-best-line = ಅತ್ಯುತ್ತಮ ದಾರಿ: { $moves }.
analysis-play-line = ದಾರಿಯನ್ನು ಆಡಿ
analysis-line = ಬೋರ್ಡ್‌ನಲ್ಲಿ ಅತ್ಯುತ್ತಮ ದಾರಿ
analysis-line-task = ಬೋರ್ಡ್‌ನ ಕೆಳಗಿನ ಬಾಣಗಳು ಅದನ್ನು ಹಂತ ಹಂತವಾಗಿ ಆಡುತ್ತವೆ.
analysis-line-add = ಪರ್ಯಾಯವಾಗಿ ಸೇರಿಸಿ
analysis-line-leave = ಈ ದಾರಿಯಿಂದ ಹೊರಬನ್ನಿ

## Setting up by taps

analysis-tools = ಈ ಬೋರ್ಡ್‌ನ ಚೌಕವನ್ನು ತಟ್ಟಿದರೆ
analysis-tool = { $tool ->
        [one] ಒಂದು ಪ್ರಜೆ ಸೇರುತ್ತದೆ
        [five] ಐದು ಪ್ರಜೆಗಳು ಸೇರುತ್ತವೆ
        [less] ಒಂದು ಪ್ರಜೆ ಹೋಗುತ್ತದೆ
        [clear] ಚೌಕ ಖಾಲಿಯಾಗುತ್ತದೆ
       *[mandarin] ಮ್ಯಾಂಡರಿನ್ ಬರುತ್ತದೆ ಅಥವಾ ಹೋಗುತ್ತದೆ
    }
analysis-empty-board = ಬೋರ್ಡ್ ಖಾಲಿ ಮಾಡಿ
analysis-mandarin-square = ಮ್ಯಾಂಡರಿನ್ ಮ್ಯಾಂಡರಿನ್ ಚೌಕದಲ್ಲಿ ಮಾತ್ರ ಇರುತ್ತದೆ.
analysis-number-wrong = { $field }: “{ $text }” ಇದೆ, 0ರಿಂದ { NUMBER($most) }ರವರೆಗಿನ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬೇಕು.
analysis-adds-up = ಕಲ್ಲುಗಳ ಲೆಕ್ಕ ಹೊಂದುತ್ತದೆ.
