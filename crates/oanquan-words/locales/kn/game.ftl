# ಆಟದ ಪುಟ: ಬೋರ್ಡ್ ಪಕ್ಕದ ಮಾತುಗಳು ಮತ್ತು ಬಟನ್‌ಗಳು.

## ಬೋರ್ಡ್ ಪಕ್ಕದಲ್ಲಿ

game-moves = { $name }: { $move }
game-paused = ಆಟ ಕಾಯುತ್ತಿದೆ.
game-how-to = ನಿಮ್ಮ ಸಾಲಿನ ಒಂದು ಚೌಕವನ್ನು ಆರಿಸಿ, ನಂತರ ಎರಡು ಬಾಣಗಳಲ್ಲಿ ಒಂದನ್ನು.
game-begun = ಹೊಸ ಆಟ ಶುರುವಾಗಿದೆ.
game-name-level = { $name }, ಮಟ್ಟ { NUMBER($level) }
game-name-adaptive = { $name }, ಬದಲಾಗುವ ಮಟ್ಟ
game-serious = ಗಂಭೀರ ಆಟ: ಸುಳಿವು ಇಲ್ಲ, ಆಡಿದ ನಡೆ ಆಡಿದಂತೆಯೇ.

## ಹಿನ್ನೋಟ

game-looking = { NUMBER($ply) }ನೇ ನಡೆಯ ನಂತರದ ಬೋರ್ಡ್.
game-looked = ಈಗಿನ ಬೋರ್ಡ್.
game-look = { NUMBER($ply) }ನೇ ನಡೆಯ ನಂತರದ ಬೋರ್ಡ್ ತೋರಿಸಿ
game-look-before = ಹಿಂದಿನದು
game-look-after = ಮುಂದಿನದು
game-look-back = ಆಟಕ್ಕೆ ಮರಳಿ

## ಬಟನ್‌ಗಳು

game-tools = ಆಟ
game-tools-more = ಇನ್ನಷ್ಟು
game-undo = ಹಿಂಪಡೆಯಿರಿ
game-redo = ಪುನಃ ಮಾಡಿ
game-hint = ಸುಳಿವು
game-replay = ಮತ್ತೆ ತೋರಿಸಿ
game-pause = ವಿರಾಮ
game-continue = ಮುಂದುವರಿಸಿ
game-rematch = ಮರುಪಂದ್ಯ
game-new = ಹೊಸ ಆಟ
game-sound = ಶಬ್ದ
game-preview = ಮುನ್ನೋಟ
game-speed = ವೇಗ
game-resign = ಸೋಲೊಪ್ಪಿ
game-resign-question = ಈ ಆಟದಲ್ಲಿ ಸೋಲೊಪ್ಪುತ್ತೀರಾ?
game-resign-yes = ಸೋಲೊಪ್ಪಿ
game-resign-no = ಆಟ ಮುಂದುವರಿಸಿ

## ಬರೆದ ನಡೆಗಳು

game-typed = ನಡೆ
game-typed-help = ಚೌಕದ ಸಂಖ್ಯೆ, ನಂತರ ಅಪ್ರದಕ್ಷಿಣವಾಗಿ ಆಡಲು r, ಪ್ರದಕ್ಷಿಣವಾಗಿ ಆಡಲು l. ಉದಾಹರಣೆಗೆ 7r.
game-typed-play = ಆಡಿ

## ಆಟದ ಕಥೆ

game-story = ಏನಾಯಿತು
game-story-empty = ಪ್ರತಿ ನಡೆಯ ಕಥೆ ಇಲ್ಲಿ ಬರುತ್ತದೆ.
game-story-earlier = ಹಿಂದಿನ ನಡೆಗಳನ್ನು ತೋರಿಸಿ

## ಕೊನೆ

game-end = ಮುಕ್ತಾಯ
game-analyse = ವಿಶ್ಲೇಷಿಸಿ
game-count = ಎಣಿಕೆ
game-count-player = ಆಟಗಾರ
game-count-row = ಸಾಲು
game-count-reserve = ಮೀಸಲು
game-count-mandarins = ಮ್ಯಾಂಡರಿನ್‌ಗಳು
game-count-debts = ಸಾಲ
game-count-total = ಒಟ್ಟು
game-count-worth = { NUMBER($mandarins) } × { NUMBER($value) } = { NUMBER($points) }
game-repetition = ಬೋರ್ಡ್‌ನಲ್ಲಿ ಇದೇ ಸ್ಥಿತಿ ಮೂರು ಬಾರಿ ಬಂದಿತು:
game-after-ply = { NUMBER($ply) }ನೇ ನಡೆಯ ನಂತರ

## ಪ್ರತಿ ನಡೆಯ ಬೆಲೆ

scores-switch = ಪ್ರತಿ ನಡೆಯ ಬೆಲೆ
scores-about = ಎಲ್ಲರೂ ಅತ್ಯುತ್ತಮವಾಗಿ ಆಡಿದರೆ ಕೊನೆವರೆಗೆ ಸಿಗುವ ಅಂಕ. ಆಡಲು ಪಟ್ಟಿಯಿಂದ ಒಂದು ನಡೆಯನ್ನು ಆರಿಸಿ.
scores-sought = ಲೆಕ್ಕ ಹಾಕಲಾಗುತ್ತಿದೆ …
# $sides: ಎರಡು ಬದಿಗಳಿದ್ದರೆ margin, ಇಲ್ಲದಿದ್ದರೆ own.
scores-whose = { $sides ->
        [margin] ಇಲ್ಲಿಂದ ಕೊನೆವರೆಗೆ { $name } ಗಳಿಸುವ ಅಂಕ, ಎದುರು ಬದಿ ಗಳಿಸುವುದನ್ನು ಕಳೆದು. ಆವರಣದಲ್ಲಿ: ಕೊನೆಯಲ್ಲಿ ಇರುವ ಮುನ್ನಡೆ.
       *[own] ಬೇರೆಯವರು ಹೇಗೇ ಆಡಿದರೂ, ಇಲ್ಲಿಂದ ಕೊನೆವರೆಗೆ { $name } ಗಳಿಸುವ ಅಂಕ. ಆವರಣದಲ್ಲಿ: ಕೊನೆಯಲ್ಲಿ ಇರುವ ಅಂಕ.
    }
scores-state = { $state ->
        [proved] ಎಲ್ಲವೂ ಸಾಬೀತಾಗಿದೆ.
        [no-table] ಅಂತ್ಯದಾಟದ ಕೋಷ್ಟಕ ತೆರೆಯಲಾಗಲಿಲ್ಲ. “ಸುಮಾರು” ಎಂದಿರುವ ಸಂಖ್ಯೆಗಳು ಮುಂದಾಲೋಚಿಸಿ ಮಾಡಿದ ಅಂದಾಜು.
       *[thought] “ಸುಮಾರು” ಎಂದಿರುವ ಸಂಖ್ಯೆಗಳು ಮುಂದಾಲೋಚಿಸಿ ಮಾಡಿದ ಅಂದಾಜು.
    }
scores-move = { $move }: { $kind ->
        [exact] ನಿಖರವಾಗಿ
        [least] ಕನಿಷ್ಠ
        [most] ಗರಿಷ್ಠ
       *[about] ಸುಮಾರು
    } { $points } ({ $end })
# ಈ ನಡೆಯ ನಂತರ ಅಂಕಗಳ ಎಣಿಕೆ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ.
scores-anyhow = { $move }: { $kind ->
        [exact] { $result ->
            [win] ಗೆಲುವು
           *[loss] ಸೋಲು
        }
       *[about] { $result ->
            [win] ಬಹುಶಃ ಗೆಲುವು
           *[loss] ಬಹುಶಃ ಸೋಲು
        }
    }

## ಸುಳಿವು

game-hint-move = ಸುಳಿವು: { $place }, { $way ->
        [anticlockwise] ಅಪ್ರದಕ್ಷಿಣವಾಗಿ
       *[clockwise] ಪ್ರದಕ್ಷಿಣವಾಗಿ
    } ({ $move }).
game-reason-ends = { $result ->
        [win] ಇದರಿಂದ ಆಟ ಮುಗಿಯುತ್ತದೆ: { $margin ->
            [one] { $margin } ಅಂಕದ ಗೆಲುವು.
           *[other] { $margin } ಅಂಕಗಳ ಗೆಲುವು.
        }
        [draw] ಇದರಿಂದ ಆಟ ಡ್ರಾ ಆಗಿ ಮುಗಿಯುತ್ತದೆ.
        [won-anyhow] ಇದರಿಂದ ಆಟ ಮುಗಿಯುತ್ತದೆ: ಅಂಕ ಎಷ್ಟೇ ಇರಲಿ, ಗೆಲುವು.
        [lost-anyhow] ಇದರಿಂದ ಆಟ ಮುಗಿಯುತ್ತದೆ: ಅಂಕ ಎಷ್ಟೇ ಇರಲಿ, ಸೋಲು.
       *[loss] ಇದರಿಂದ ಆಟ ಮುಗಿಯುತ್ತದೆ: { $margin ->
            [one] { $margin } ಅಂಕದ ಸೋಲು.
           *[other] { $margin } ಅಂಕಗಳ ಸೋಲು.
        }
    }
game-reason-takes = ಇದರಿಂದ { $mandarins ->
        [0] {""}
        [one] ಒಂದು ಮ್ಯಾಂಡರಿನ್ ಸೇರಿ{" "}
       *[other] { $mandarins } ಮ್ಯಾಂಡರಿನ್‌ಗಳು ಸೇರಿ{" "}
    }{ $points ->
        [one] { $points } ಅಂಕ ಸಿಗುತ್ತದೆ.
       *[other] { $points } ಅಂಕಗಳು ಸಿಗುತ್ತವೆ.
    }
game-reason-leaves = { $points ->
        [0] ಪ್ರತಿಯಾಗಿ ಯಾರಿಗೂ ಏನೂ ಸಿಗುವುದಿಲ್ಲ.
        [one] ಪ್ರತಿಯಾಗಿ { $reply } ಆಡಿದವರಿಗೆ { $points } ಅಂಕ ಸಿಗಬಹುದು.
       *[other] ಪ್ರತಿಯಾಗಿ { $reply } ಆಡಿದವರಿಗೆ { $points } ಅಂಕಗಳು ಸಿಗಬಹುದು.
    }
game-reason-saves = { $move } ಆಡಿದಾಗ ಹೋಗಬಹುದಾಗಿದ್ದ { $points ->
        [one] { $points } ಅಂಕ ಇದರಿಂದ ಉಳಿಯುತ್ತದೆ.
       *[other] { $points } ಅಂಕಗಳು ಇದರಿಂದ ಉಳಿಯುತ್ತವೆ.
    }
game-reason-forces-refill = { $name } ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಬೇಕಾಗುತ್ತದೆ.
game-reason-forces-pass = { $name } ಸರದಿ ಬಿಡಬೇಕಾಗುತ್ತದೆ.
game-reason-refills = ಮೊದಲು ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಬೇಕು: { $borrowed ->
        [0] ಮೀಸಲಿನ { $own ->
            [one] { $own } ಪ್ರಜೆಯಿಂದ.
           *[other] { $own } ಪ್ರಜೆಗಳಿಂದ.
        }
        [one] { $borrowed } ಪ್ರಜೆಯನ್ನು ಸಾಲ ಪಡೆದು.
       *[other] { $borrowed } ಪ್ರಜೆಗಳನ್ನು ಸಾಲ ಪಡೆದು.
    }
game-reason-relay = ಇದರಲ್ಲಿ { NUMBER($laps) } ಸುತ್ತು ಬಿತ್ತನೆ ಇದೆ; ಮುಂಚೆಯೇ ಊಹಿಸುವುದು ಕಷ್ಟ.

## ಏನೋ ತಪ್ಪಾದಾಗ

game-engine-failed = ಕಂಪ್ಯೂಟರ್‌ಗೆ ಯೋಚಿಸಲು ಆಗುತ್ತಿಲ್ಲ: ಪುಟದ ಆ ಭಾಗ ತೆರೆಯಲಿಲ್ಲ ಅಥವಾ ಕೆಟ್ಟಿದೆ. ನಿಮ್ಮ ಆಟ ಸುರಕ್ಷಿತವಾಗಿದೆ.
game-retry = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
game-not-kept-full = ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಜಾಗ ತುಂಬಿದೆ: ಈ ಟ್ಯಾಬ್ ಇರುವವರೆಗೆ ಮಾತ್ರ ಆಟ ಇರುತ್ತದೆ. ಉಳಿಸಿದ ಆಟಗಳನ್ನು ಅಳಿಸಿ, ಇಲ್ಲವೇ ಈ ಆಟವನ್ನು ರಫ್ತು ಮಾಡಿ.
game-not-kept-forbidden = ಈ ಬ್ರೌಸರ್ ಈ ಪುಟಕ್ಕಾಗಿ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ: ಈ ಟ್ಯಾಬ್ ಇರುವವರೆಗೆ ಮಾತ್ರ ಆಟ ಇರುತ್ತದೆ.
game-missing = ಈ ಆಟ ಈಗ ಈ ಸಾಧನದಲ್ಲಿ ಇಲ್ಲ.
game-link-opened = ಲಿಂಕ್‌ನ ಆಟ ಬೋರ್ಡ್‌ನಲ್ಲಿದೆ.
game-link-kept = ಅದಕ್ಕೂ ಮೊದಲಿನ ಆಟ “ಆಟಗಳು” ಪುಟದಲ್ಲಿದೆ.
