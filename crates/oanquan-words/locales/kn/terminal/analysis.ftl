# ಸ್ಥಿತಿಗಳು ಮತ್ತು ಆಟಗಳ ಬಗ್ಗೆ `oanquan analyse` ಹೇಳುವುದು.

## What every move is worth

terminal-move = ನಡೆ
# Above numbers: the points from here to the end.
terminal-gains = ಗಳಿಕೆ
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] ಕೊನೆಯ ಮುನ್ನಡೆ
       *[own] ಕೊನೆಯ ಅಂಕ
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] ಸಾಬೀತು
        [least] ಅಥವಾ ಹೆಚ್ಚು
        [most] ಅಥವಾ ಕಡಿಮೆ
        [estimate] ಅಂದಾಜು
        [seems] ಬಹುಶಃ
       *[unknown] ಗೊತ್ತಿಲ್ಲ
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] ಗೆಲುವು
       *[loss] ಸೋಲು
    }
terminal-last = { $who ->
        [mover] ಆಡುವವರು ಕೊನೆಯವರು
       *[other] ಎದುರಿನವರು ಕೊನೆಯವರು
    }
terminal-bound = { $kind ->
        [least] ಕನಿಷ್ಠ { $number }
       *[most] ಗರಿಷ್ಠ { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = ಮುಂದಿನ ನಡೆಗಳು: { $moves }.
terminal-proof = { $state ->
        [all] ಎಲ್ಲವೂ ಸಾಬೀತಾಗಿದೆ.
        [best] ಸಾಬೀತು: ಬೇರೆ ಯಾವ ನಡೆಯೂ ಇದಕ್ಕಿಂತ ಉತ್ತಮವಲ್ಲ.
        [shown-best] ತೋರಿಸಿದ್ದು ಸಾಬೀತಾಗಿದೆ; ಬೇರೆ ನಡೆ ಇನ್ನೂ ಉತ್ತಮವಾಗಿರಬಹುದು.
        [shown] ತೋರಿಸಿದ್ದು ಸಾಬೀತಾಗಿದೆ.
        [some] ಪೂರ್ಣ ಸಂಖ್ಯೆಗಳು ಸಾಬೀತಾಗಿವೆ, ದಶಮಾಂಶ ಸಂಖ್ಯೆಗಳು ಅಂದಾಜು.
       *[nothing] ಏನೂ ಸಾಬೀತಾಗಿಲ್ಲ; ಸಂಖ್ಯೆಗಳು ಅಂದಾಜು.
    }
terminal-stopped = ನಿಲ್ಲಿಸಲಾಗಿದೆ.
# $seconds: a number with a decimal.
terminal-searched = ಆಳ { NUMBER($depth) }, ಸ್ಥಿತಿಗಳು { NUMBER($positions) }, ಸೆಕೆಂಡುಗಳು { $seconds }.
terminal-speed = ಸೆಕೆಂಡಿಗೆ ಸ್ಥಿತಿಗಳು: { NUMBER($positions) }.
terminal-table-hits = ಅಂತ್ಯದಾಟದ ಕೋಷ್ಟಕಗಳಲ್ಲಿ ಸಿಕ್ಕಿದ್ದು: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = ಯೋಚಿಸುತ್ತಿದೆ; Ctrl-C ಒತ್ತಿದರೆ ಸಿಕ್ಕಿದ್ದನ್ನು ತೋರಿಸುತ್ತದೆ
terminal-progress = ಆಳ { NUMBER($depth) }, ಸ್ಥಿತಿಗಳು { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = ಆಟ { NUMBER($game) }: { $players }. ನಿಯಮಗಳು: { $rules }
terminal-class = { $class ->
        [only] ಇದ್ದದ್ದು ಇದೊಂದೇ ನಡೆ.
        [best] ಅತ್ಯುತ್ತಮ ನಡೆ.
        [good] ಒಳ್ಳೆಯ ನಡೆ.
        [inaccuracy] ಸಣ್ಣ ತಪ್ಪು.
        [mistake] ತಪ್ಪು.
       *[blunder] ದೊಡ್ಡ ತಪ್ಪು.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] ಗಳಿಕೆ ನಿಖರವಾಗಿ { $points }.
        [least] ಗಳಿಕೆ ಕನಿಷ್ಠ { $points }.
        [most] ಗಳಿಕೆ ಗರಿಷ್ಠ { $points }.
       *[about] ಗಳಿಕೆ ಸುಮಾರು { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] ಎಣಿಕೆ ಏನೇ ಇರಲಿ, ಇದು ಗೆಲ್ಲುತ್ತದೆ.
       *[loss] ಎಣಿಕೆ ಏನೇ ಇರಲಿ, ಇದು ಸೋಲುತ್ತದೆ.
    }
terminal-stopped-after = { NUMBER($all) } ನಡೆಗಳಲ್ಲಿ { NUMBER($done) } ಆದ ಮೇಲೆ ನಿಲ್ಲಿಸಲಾಗಿದೆ.

terminal-picture-end = ದಾಖಲೆಯ ಕೊನೆಯಲ್ಲಿ ಬೋರ್ಡ್
terminal-picture-before = { $move } ನಡೆಗೆ ಮೊದಲಿನ ಬೋರ್ಡ್ (ಪೂರ್ಣ ಗೆರೆ); { $better } ಉತ್ತಮವಾಗಿತ್ತು (ತುಂಡು ಗೆರೆ)
terminal-picture-nothing-lost = ಯಾವ ನಡೆಯೂ ಹೇಳುವಷ್ಟು ಅಂಕ ಕಳೆದುಕೊಳ್ಳಲಿಲ್ಲ.
terminal-picture-lost = ಅಂಕ ಕಳೆದುಕೊಂಡ ನಡೆಗಳು: { $moves }.
