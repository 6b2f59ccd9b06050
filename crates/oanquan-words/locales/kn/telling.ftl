# ಆಟದಲ್ಲಿ ಆಗುವುದು, ವಾಕ್ಯಗಳಲ್ಲಿ.
#
# ಆಟಗಾರರಿಗೆ ಎರಡು ಪದಗಳು: $who ಹೇಗೆ ಮಾತನಾಡಬೇಕು ಎಂದು, $name ಹೆಸರು ಏನೆಂದು ಹೇಳುತ್ತವೆ.
#   you       ಹೆಸರು ಕೊಡದ, ಬೋರ್ಡ್‌ನಲ್ಲಿರುವ ಒಬ್ಬರೇ ವ್ಯಕ್ತಿ
#   computer  ಬೋರ್ಡ್‌ನಲ್ಲಿರುವ ಒಂದೇ ಕಂಪ್ಯೂಟರ್
#   other     ಉಳಿದವರೆಲ್ಲರೂ; $name “ಕಂಪ್ಯೂಟರ್ 2” ಕೂಡ ಆಗಬಹುದು
# ಲಿಂಗ ತೋರದ ರೂಪಗಳು: “{ $name } ಬಿತ್ತಿದ್ದು …”, “ಗೆದ್ದದ್ದು { $name }”.

## ಹೆಸರುಗಳು

told-computer-number = ಕಂಪ್ಯೂಟರ್ { NUMBER($number) }
told-name = { $who ->
        [you] ನೀವು
        [computer] ಕಂಪ್ಯೂಟರ್
       *[other] { $name }
    }
# ಯಾವಾಗಲೂ “ಚೌಕ” ಎಂದೇ ಕೊನೆಯಾಗಬೇಕು: { $place }ದಿಂದ, { $place }ದಲ್ಲಿ, { $place }ದ ಎಂದು ಪ್ರತ್ಯಯ ಸೇರುತ್ತದೆ.
told-place = { $kind ->
        [mandarin] { $label } ಮ್ಯಾಂಡರಿನ್ ಚೌಕ
       *[citizen] { $label }ನೇ ಚೌಕ
    }

## ಒಂದು ಸರದಿ

told-refill = { $who ->
        [you] ನಿಮ್ಮ ಖಾಲಿ ಸಾಲನ್ನು ಮೀಸಲಿನ { $own ->
            [one] { $own } ಪ್ರಜೆಯಿಂದ
           *[other] { $own } ಪ್ರಜೆಗಳಿಂದ
        } ತುಂಬಿದಿರಿ.
        [computer] ಕಂಪ್ಯೂಟರ್ ತನ್ನ ಖಾಲಿ ಸಾಲನ್ನು ಮೀಸಲಿನ { $own ->
            [one] { $own } ಪ್ರಜೆಯಿಂದ
           *[other] { $own } ಪ್ರಜೆಗಳಿಂದ
        } ತುಂಬಿತು.
       *[other] { $name } ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಿದ್ದು ಮೀಸಲಿನ { $own ->
            [one] { $own } ಪ್ರಜೆಯಿಂದ
           *[other] { $own } ಪ್ರಜೆಗಳಿಂದ
        }.
    }
told-refill-borrowed = { $who ->
        [you] ನಿಮ್ಮ ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಿದಿರಿ.
        [computer] ಕಂಪ್ಯೂಟರ್ ತನ್ನ ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಿತು.
       *[other] { $name } ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಬೇಕಾಯಿತು.
    }
told-loan = { $who ->
        [you] ನೀವು ಪಡೆದ ಸಾಲ
        [computer] ಕಂಪ್ಯೂಟರ್ ಪಡೆದ ಸಾಲ
       *[other] { $name } ಪಡೆದ ಸಾಲ
    } { $citizens ->
        [one] { $citizens } ಪ್ರಜೆ
       *[other] { $citizens } ಪ್ರಜೆಗಳು
    }; ಕೊಟ್ಟದ್ದು { $lender ->
        [you] ನೀವು
        [computer] ಕಂಪ್ಯೂಟರ್
       *[other] { $lender-name }
    }.
told-loan-bank = { $who ->
        [you] ನೀವು ಬ್ಯಾಂಕಿನಿಂದ ಪಡೆದ ಸಾಲ
        [computer] ಕಂಪ್ಯೂಟರ್ ಬ್ಯಾಂಕಿನಿಂದ ಪಡೆದ ಸಾಲ
       *[other] { $name } ಬ್ಯಾಂಕಿನಿಂದ ಪಡೆದ ಸಾಲ
    } { $citizens ->
        [one] { $citizens } ಪ್ರಜೆ
       *[other] { $citizens } ಪ್ರಜೆಗಳು
    }.
told-sow = { $who ->
        [you] ನೀವು { $place }ದ { $stones ->
            [one] { $stones } ಕಲ್ಲನ್ನು
           *[other] { $stones } ಕಲ್ಲುಗಳನ್ನು
        } { $way ->
            [anticlockwise] ಅಪ್ರದಕ್ಷಿಣವಾಗಿ
           *[clockwise] ಪ್ರದಕ್ಷಿಣವಾಗಿ
        } ಬಿತ್ತಿದಿರಿ.
        [computer] ಕಂಪ್ಯೂಟರ್ { $place }ದ { $stones ->
            [one] { $stones } ಕಲ್ಲನ್ನು
           *[other] { $stones } ಕಲ್ಲುಗಳನ್ನು
        } { $way ->
            [anticlockwise] ಅಪ್ರದಕ್ಷಿಣವಾಗಿ
           *[clockwise] ಪ್ರದಕ್ಷಿಣವಾಗಿ
        } ಬಿತ್ತಿತು.
       *[other] { $name } { $way ->
            [anticlockwise] ಅಪ್ರದಕ್ಷಿಣವಾಗಿ
           *[clockwise] ಪ್ರದಕ್ಷಿಣವಾಗಿ
        } ಬಿತ್ತಿದ್ದು { $place }ದ { $stones ->
            [one] { $stones } ಕಲ್ಲು
           *[other] { $stones } ಕಲ್ಲುಗಳು
        }.
    }
told-relay = ಮುಂದುವರಿದು ಬಿತ್ತಿದ್ದು { $laps }.
told-relay-long = ಬಿತ್ತನೆ ಇನ್ನೂ { NUMBER($times) } ಬಾರಿ ಮುಂದುವರಿಯಿತು: ಮೊದಲು { $laps }, ಕೊನೆಗೆ { $last }.
told-lap = { $place }ದ { $stones ->
        [one] { $stones } ಕಲ್ಲು
       *[other] { $stones } ಕಲ್ಲುಗಳು
    }
told-capture = { $who ->
        [you] ನೀವು { $taken } ವಶಪಡಿಸಿಕೊಂಡಿರಿ.
        [computer] ಕಂಪ್ಯೂಟರ್ { $taken } ವಶಪಡಿಸಿಕೊಂಡಿತು.
       *[other] { $name } ವಶಪಡಿಸಿಕೊಂಡದ್ದು { $taken }.
    }
told-chain = { $who ->
        [you] ನೀವು { $taken } ವಶಪಡಿಸಿಕೊಂಡಿರಿ
        [computer] ಕಂಪ್ಯೂಟರ್ { $taken } ವಶಪಡಿಸಿಕೊಂಡಿತು
       *[other] { $name } ವಶಪಡಿಸಿಕೊಂಡದ್ದು { $taken }
    }, ಒಟ್ಟು { NUMBER($points) } ಅಂಕ.
told-taken = { $place }ದ { NUMBER($points) } ಅಂಕ
told-taken-mandarin = { $label } ಚೌಕದ ಮ್ಯಾಂಡರಿನ್ ಸೇರಿ { NUMBER($points) } ಅಂಕ
told-nothing-captured = ಏನೂ ವಶವಾಗಲಿಲ್ಲ.
told-pass = { $who ->
        [you] ನಿಮ್ಮ ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಲಾಗದೆ ನೀವು ಸರದಿ ಬಿಡಬೇಕಾಯಿತು.
        [computer] ತನ್ನ ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಲಾಗದೆ ಕಂಪ್ಯೂಟರ್ ಸರದಿ ಬಿಡಬೇಕಾಯಿತು.
       *[other] ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಲಾಗದೆ { $name } ಸರದಿ ಬಿಡಬೇಕಾಯಿತು.
    }

## ನಡೆಗೆ ಮೊದಲು

told-to-move = { $who ->
        [you] ಈಗ ನಿಮ್ಮ ಸರದಿ.
        [computer] ಈಗ ಕಂಪ್ಯೂಟರ್ ಸರದಿ.
       *[other] ಸರದಿ: { $name }.
    }
told-must-refill = { $who ->
        [you] ನಿಮ್ಮ ಸಾಲು ಖಾಲಿಯಾಗಿದೆ.
        [computer] ಕಂಪ್ಯೂಟರ್‌ನ ಸಾಲು ಖಾಲಿಯಾಗಿದೆ.
       *[other] ಖಾಲಿ ಸಾಲು: { $name }.
    } ನಡೆಗೆ ಮೊದಲು ಅದರ ಪ್ರತಿ ಚೌಕಕ್ಕೂ ಒಂದೊಂದು ಪ್ರಜೆ: { $borrowed ->
        [0] { NUMBER($own) } ಮೀಸಲಿನಿಂದ.
        [one] { $own ->
            [0] { $borrowed } ಸಾಲ ಪಡೆದು.
            [one] { $own } ಮೀಸಲಿನಿಂದ, { $borrowed } ಸಾಲ ಪಡೆದು.
           *[other] { $own } ಮೀಸಲಿನಿಂದ, { $borrowed } ಸಾಲ ಪಡೆದು.
        }
       *[other] { $own ->
            [0] ಎಲ್ಲ { $borrowed } ಪ್ರಜೆಗಳನ್ನೂ ಸಾಲ ಪಡೆದು.
            [one] { $own } ಮೀಸಲಿನಿಂದ, { $borrowed } ಸಾಲ ಪಡೆದು.
           *[other] { $own } ಮೀಸಲಿನಿಂದ, { $borrowed } ಸಾಲ ಪಡೆದು.
        }
    }
told-stood-before = ಈ ಸ್ಥಿತಿ { $plies }ನೇ ನಡೆಗಳ ನಂತರ ಬೋರ್ಡ್‌ನಲ್ಲಿ ಬಂದಿದೆ. ಮೂರನೇ ಬಾರಿ ಬಂದರೆ ಆಟ ಮುಗಿಯುತ್ತದೆ.
told-preview = { $place }ದಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ, { $mandarins ->
        [0] {""}
        [one] ಮ್ಯಾಂಡರಿನ್ ಸೇರಿ{" "}
       *[other] { $mandarins } ಮ್ಯಾಂಡರಿನ್‌ಗಳು ಸೇರಿ{" "}
    }{ NUMBER($points) } ಅಂಕ ವಶ.
told-preview-nothing = { $place }ದಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ, ಏನೂ ವಶವಾಗುವುದಿಲ್ಲ.

## ಸ್ಕ್ರೀನ್ ರೀಡರ್ ಹೇಳುವ ಚೌಕಗಳು

told-square = { $label }ನೇ ಚೌಕ, { $stones ->
        [0] ಖಾಲಿ
        [one] { $stones } ಕಲ್ಲು
       *[other] { $stones } ಕಲ್ಲುಗಳು
    }, { $who ->
        [you] ನಿಮ್ಮದು
        [computer] ಕಂಪ್ಯೂಟರ್‌ನದು
       *[other] ಸಾಲು: { $name }
    }
told-mandarin-square = { $label } ಮ್ಯಾಂಡರಿನ್ ಚೌಕ, { $mandarin ->
        [there] { $stones ->
            [0] ಮ್ಯಾಂಡರಿನ್
            [one] ಮ್ಯಾಂಡರಿನ್ ಮತ್ತು { $stones } ಕಲ್ಲು
           *[other] ಮ್ಯಾಂಡರಿನ್ ಮತ್ತು { $stones } ಕಲ್ಲುಗಳು
        }
       *[gone] { $stones ->
            [0] ಖಾಲಿ
            [one] { $stones } ಕಲ್ಲು
           *[other] { $stones } ಕಲ್ಲುಗಳು
        }
    }

## ಏನು ಆಡಲಾಗದು, ಏಕೆ

told-refused-over = ಆಟ ಮುಗಿದಿದೆ.
told-refused-no-square = { NUMBER($label) }ನೇ ಚೌಕ ಇಲ್ಲ: ಚೌಕಗಳ ಸಂಖ್ಯೆ 0ರಿಂದ { NUMBER($last) }ರವರೆಗೆ.
told-refused-not-yours = { $who ->
        [you] { NUMBER($label) }ನೇ ಚೌಕ ನಿಮ್ಮದಲ್ಲ: ನಿಮ್ಮ ಚೌಕಗಳು { NUMBER($first) }ರಿಂದ { NUMBER($last) }ರವರೆಗೆ.
        [computer] ಈಗ ಕಂಪ್ಯೂಟರ್ ಸರದಿ, { NUMBER($label) }ನೇ ಚೌಕ ಅದರ ಸಾಲಿನಲ್ಲಿಲ್ಲ; ಅದರ ಚೌಕಗಳು { NUMBER($first) }ರಿಂದ { NUMBER($last) }ರವರೆಗೆ.
       *[other] { NUMBER($label) }ನೇ ಚೌಕ ಬೇರೆ ಸಾಲಿನದು: { $name } ಆಡಬೇಕಾದ ಚೌಕಗಳು { NUMBER($first) }ರಿಂದ { NUMBER($last) }ರವರೆಗೆ.
    }
told-refused-empty = { NUMBER($label) }ನೇ ಚೌಕ ಖಾಲಿ: ಕಲ್ಲುಗಳಿರುವ ಚೌಕವನ್ನು ಆರಿಸಿ.
told-refused-direction = ಈ ನಿಯಮಗಳಲ್ಲಿ { $way ->
        [anticlockwise] ಅಪ್ರದಕ್ಷಿಣವಾಗಿ
       *[clockwise] ಪ್ರದಕ್ಷಿಣವಾಗಿ
    } ಮಾತ್ರ ಬಿತ್ತಬಹುದು.
told-refused-mandarin-square = { $label } ಯಾರಿಗೂ ಸೇರದ ಮ್ಯಾಂಡರಿನ್ ಚೌಕ: ನಡೆ ಸ್ವಂತ ಸಾಲಿನ ಚೌಕದಿಂದ ಶುರುವಾಗಬೇಕು.
told-refused-computers-turn = ಈಗ ಕಂಪ್ಯೂಟರ್ ಸರದಿ.
told-refused-no-move = “{ $typed }” ಒಂದು ನಡೆಯಲ್ಲ ({ NUMBER($column) }ನೇ ಅಕ್ಷರ): ಚೌಕದ ಸಂಖ್ಯೆ ಬರೆದು, ಅಪ್ರದಕ್ಷಿಣವಾಗಿ ಆಡಲು r, ಪ್ರದಕ್ಷಿಣವಾಗಿ ಆಡಲು l ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ { $example }.

## ಹಿಂಪಡೆಯುವುದು

told-taken-back = { $moves ->
        [one] { $moves } ನಡೆಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.
       *[other] { $moves } ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.
    }
told-taken-back-end = ಆಟ ಮುಂದುವರಿಯುತ್ತದೆ: ಮುಕ್ತಾಯವನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.
told-played-again = { $moves ->
        [one] { $moves } ನಡೆಯನ್ನು ಮತ್ತೆ ಆಡಲಾಗಿದೆ.
       *[other] { $moves } ನಡೆಗಳನ್ನು ಮತ್ತೆ ಆಡಲಾಗಿದೆ.
    }

## ಮುಕ್ತಾಯ

told-over-squares = ಆಟ ಮುಗಿಯಿತು: ಎಲ್ಲ ಮ್ಯಾಂಡರಿನ್ ಚೌಕಗಳೂ ಖಾಲಿ.
told-over-stones = ಆಟ ಮುಗಿಯಿತು: ಎಲ್ಲ ಮ್ಯಾಂಡರಿನ್‌ಗಳೂ ವಶವಾದವು.
told-over-repetition = ಆಟ ಮುಗಿಯಿತು: ಅದೇ ಚೌಕಗಳಲ್ಲಿ ಅದೇ ಕಲ್ಲುಗಳು ಮೂರನೇ ಬಾರಿ ಬಂದವು, { $who ->
        [you] ಸರದಿಯೂ ನಿಮ್ಮದೇ
        [computer] ಸರದಿಯೂ ಕಂಪ್ಯೂಟರ್‌ನದೇ
       *[other] ಸರದಿ: { $name }
    }. ಈ ಸ್ಥಿತಿ ಬಂದದ್ದು { $plies }ನೇ ನಡೆಗಳ ನಂತರ.
told-over-quiet = ಆಟ ಮುಗಿಯಿತು: ಸತತ { $plies ->
        [one] { $plies } ನಡೆಯಲ್ಲಿ
       *[other] { $plies } ನಡೆಗಳಲ್ಲಿ
    } ಏನೂ ವಶವಾಗಲಿಲ್ಲ.
told-over-short = ಆಟ ಮುಗಿಯಿತು: { $who ->
        [you] ನಿಮ್ಮ ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಲು ಆಗಲಿಲ್ಲ
        [computer] ಕಂಪ್ಯೂಟರ್‌ನ ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಲು ಆಗಲಿಲ್ಲ
       *[other] ಖಾಲಿ ಸಾಲನ್ನು ತುಂಬಲು ಆಗಲಿಲ್ಲ (ಸರದಿ: { $name })
    }.
told-over-resigned = ಆಟ ಮುಗಿಯಿತು: { $who ->
        [you] ನೀವು ಸೋಲೊಪ್ಪಿದಿರಿ
        [computer] ಕಂಪ್ಯೂಟರ್ ಸೋಲೊಪ್ಪಿತು
       *[other] ಸೋಲೊಪ್ಪಿದ್ದು { $name }
    }.
told-over-resigned-by-somebody = ಆಟ ಮುಗಿಯಿತು: ಒಬ್ಬ ಆಟಗಾರರು ಸೋಲೊಪ್ಪಿದರು.
told-over-timeout = ಆಟ ಮುಗಿಯಿತು: ಒಬ್ಬ ಆಟಗಾರರ ಸಮಯ ಮುಗಿಯಿತು.
told-over-agreed = ಆಟ ಮುಗಿಯಿತು: ಮುಗಿಸಲು ಆಟಗಾರರು ಒಪ್ಪಿಕೊಂಡರು.
told-over-aborted = ಆಟವನ್ನು ಅರ್ಧಕ್ಕೇ ನಿಲ್ಲಿಸಲಾಯಿತು.
told-count = { $name }: ಸಾಲು { NUMBER($row) } + ಮೀಸಲು { NUMBER($reserve) }{ $more } = { NUMBER($total) }
told-count-mandarins = { $mandarins ->
        [one] + { $mandarins } ಮ್ಯಾಂಡರಿನ್ × { NUMBER($value) }
       *[other] + { $mandarins } ಮ್ಯಾಂಡರಿನ್‌ಗಳು × { NUMBER($value) }
    }
told-count-owed = − ಪಡೆದ ಸಾಲ { NUMBER($owed) }
told-count-lent = + ಕೊಟ್ಟ ಸಾಲ { NUMBER($lent) }
told-ranks-last = ಅಂಕ ಎಷ್ಟೇ ಇರಲಿ, { $who ->
        [you] ಕೊನೆಯ ಸ್ಥಾನ ನಿಮ್ಮದು
        [computer] ಕೊನೆಯ ಸ್ಥಾನ ಕಂಪ್ಯೂಟರ್‌ನದು
       *[other] ಕೊನೆಯ ಸ್ಥಾನದಲ್ಲಿ { $name }
    }.
told-team-ranks-last = ಅಂಕ ಎಷ್ಟೇ ಇರಲಿ, ಕೊನೆಯ ಸ್ಥಾನದಲ್ಲಿ { $names }.
told-draw = ಡ್ರಾ, { NUMBER($points) } – { NUMBER($others) }.
told-wins = { $who ->
        [you] ನೀವು ಗೆದ್ದಿರಿ.
        [computer] ಕಂಪ್ಯೂಟರ್ ಗೆದ್ದಿತು.
       *[other] ಗೆದ್ದದ್ದು { $name }.
    }
told-wins-by-points = { $who ->
        [you] ನೀವು ಗೆದ್ದಿರಿ
        [computer] ಕಂಪ್ಯೂಟರ್ ಗೆದ್ದಿತು
       *[other] ಗೆದ್ದದ್ದು { $name }
    }, { NUMBER($points) } – { NUMBER($others) }.
told-team-wins = ಗೆದ್ದದ್ದು { $names }.
told-team-wins-by-points = ಗೆದ್ದದ್ದು { $names }, { NUMBER($points) } – { NUMBER($others) }.
told-first-place-shared = ಮೊದಲ ಸ್ಥಾನ ಹಂಚಿಕೊಂಡದ್ದು { $names }.
told-place-of-all = { NUMBER($place) }. { $name }: { $points ->
        [one] { $points } ಅಂಕ
       *[other] { $points } ಅಂಕಗಳು
    }

## ಓದಲಾಗದ ಲಿಂಕ್ ಮತ್ತು ಫೈಲ್‌ಗಳು

told-link-kind = ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಆಟವೂ ಇಲ್ಲ, ಸ್ಥಿತಿಯೂ ಇಲ್ಲ: ಅದು ಶುರುವಾಗುವುದು “{ $found }” ಎಂದು, ಇರಬೇಕಾದದ್ದು g= ಅಥವಾ p=.
told-link-too-long = ಒಂದು ಆಟಕ್ಕೆ ಈ ಲಿಂಕ್ ತುಂಬಾ ಉದ್ದ: { $length ->
        [one] { $length } ಅಕ್ಷರ
       *[other] { $length } ಅಕ್ಷರಗಳು
    }.
told-link-rules = ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಆಟ ಇಲ್ಲ, { NUMBER($column) }ನೇ ಅಕ್ಷರದಲ್ಲಿ: { $why }
told-link-start = ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಇರುವ ಸ್ಥಿತಿ ಸಾಧ್ಯವಿಲ್ಲ. { $why }
told-link-cut-off = ಈ ಲಿಂಕ್ ಅರ್ಧಕ್ಕೇ ತುಂಡಾಗಿದೆ: ಅದರ ಕೊನೆಯ ನಡೆ ಪೂರ್ತಿ ಇಲ್ಲ.
told-link-move = ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಪೂರ್ತಿ ಆಟ ಇಲ್ಲ: { NUMBER($column) }ನೇ ಅಕ್ಷರದಲ್ಲಿ ಇರುವುದು “{ $found }”, ಇರಬೇಕಾದದ್ದು 7r ನಂತಹ ಒಂದು ನಡೆ.
told-link-illegal = ಈ ಲಿಂಕ್‌ನಲ್ಲಿ ಇರುವ ಆಟ ನಿಯಮಕ್ಕೆ ವಿರುದ್ಧ, { NUMBER($column) }ನೇ ಅಕ್ಷರದಲ್ಲಿ: { $why }
told-link-end = ಈ ಲಿಂಕ್ ಆಟದಂತೆ ಕೊನೆಯಾಗುವುದಿಲ್ಲ: { NUMBER($column) }ನೇ ಅಕ್ಷರದಲ್ಲಿ ಇರುವುದು “{ $found }”.
told-import-empty = ಓದಲು ಏನೂ ಇಲ್ಲ: ಬೇಕಾದದ್ದು ಆಟದ ದಾಖಲೆಗಳು ಅಥವಾ ಸ್ಥಿತಿಯ ಒಂದು ಸಾಲು.
told-import-position = ಇದು ಸ್ಥಿತಿಯಲ್ಲ. { $why }
told-import-record = ಇದು ಆಟದ ದಾಖಲೆಯಲ್ಲ, { NUMBER($line) }ನೇ ಸಾಲು, { NUMBER($column) }ನೇ ಅಕ್ಷರ: { $why }
told-import-replay = { NUMBER($game) }ನೇ ಆಟ ನಿಯಮಕ್ಕೆ ವಿರುದ್ಧ, { NUMBER($line) }ನೇ ಸಾಲು, { NUMBER($column) }ನೇ ಅಕ್ಷರ: { $why }

## ಬರಹದಲ್ಲಿ ಏನಿದೆ, ಏನಿರಬೇಕಿತ್ತು

told-unexpected = ಇರುವುದು { $found }; ಬೇಕಾದದ್ದು { $expected }.
told-unfitting = ಆಯ್ಕೆಗಳು ಒಂದಕ್ಕೊಂದು ಹೊಂದುವುದಿಲ್ಲ. { $why }
told-field-fault = { NUMBER($column) }ನೇ ಅಕ್ಷರದಲ್ಲಿ ({ $field }): { $why }
# ಬದಿ: ಒಬ್ಬ ಆಟಗಾರರ ಜಾಗ (seat).
told-field = { $field ->
       *[version] ಆವೃತ್ತಿ
        [squares] ಚೌಕಗಳು
        [turn] ಸರದಿ ಇರುವ ಬದಿ
        [reserves] ಮೀಸಲುಗಳು
        [mandarins] ಗೆದ್ದ ಮ್ಯಾಂಡರಿನ್‌ಗಳು
        [debts] ಸಾಲಗಳು
        [quiet] ವಶವಿಲ್ಲದ ನಡೆಗಳು
        [ply] ಆಡಿದ ನಡೆಗಳು
        [rules] ನಿಯಮಗಳು
    }
told-setup-fault = { $fault ->
        [squares] ಚೌಕಗಳ ಸಂಖ್ಯೆ { NUMBER($found) }; ಇರಬೇಕಾದದ್ದು { NUMBER($expected) }.
        [mandarin-in-row] ಪ್ರಜೆಗಳ ಚೌಕ { $text }: ಅಲ್ಲಿ ಮ್ಯಾಂಡರಿನ್ ಇದೆ.
        [citizens] ಬೋರ್ಡ್‌ನಲ್ಲಿ ಇರುವ ಪ್ರಜೆಗಳ ಸಂಖ್ಯೆ { NUMBER($found) }; ಹೆಚ್ಚೆಂದರೆ 255 ಇರಬಹುದು.
        [seat] { NUMBER($found) } ಎಂಬ ಬದಿ ಇಲ್ಲ: ಬರಹದಲ್ಲಿ ಬದಿಗಳ ಸಂಖ್ಯೆ 0ರಿಂದ { NUMBER($expected) }ರವರೆಗೆ.
        [entries] ಇಲ್ಲಿ ಇರುವ ಸಂಖ್ಯೆಗಳು { NUMBER($found) }; ಇರಬೇಕಾದದ್ದು { NUMBER($expected) }, ಪ್ರತಿ ಆಟಗಾರರಿಗೆ ಒಂದು.
        [citizen-total] ಬೋರ್ಡ್ ಮತ್ತು ಮೀಸಲುಗಳಲ್ಲಿ ಒಟ್ಟು ಪ್ರಜೆಗಳು { NUMBER($found) }; ಇರಬೇಕಾದದ್ದು { NUMBER($expected) }.
        [mandarin-total] ಬೋರ್ಡ್‌ನಲ್ಲಿ ಇರುವ ಮತ್ತು ಗೆದ್ದ ಮ್ಯಾಂಡರಿನ್‌ಗಳು ಒಟ್ಟು { NUMBER($found) }; ಇರಬೇಕಾದದ್ದು { NUMBER($expected) }.
        [loan] ಈ ನಿಯಮಗಳಲ್ಲಿ { $text } ಎಂಬಂಥ ಸಾಲ ಇಲ್ಲ.
       *[debt] { $text } ಎಂಬ ಸಾಲ ಸೊನ್ನೆ, ತನಗೇ ಕೊಟ್ಟದ್ದು ಅಥವಾ ಎರಡು ಬಾರಿ ಬರೆದದ್ದು.
    }
told-found = { $what ->
        [nothing] ಖಾಲಿ
        [end] ಬರಹದ ಕೊನೆ
        [fields] 9 ಭಾಗಗಳಲ್ಲಿ { NUMBER($number) } ಆದ ಮೇಲೆ ಕೊನೆ
        [second-space] ಎರಡನೇ ಸ್ಪೇಸ್
        [tag] { $text } ಟ್ಯಾಗ್
        [comment] { $text } ಎಂಬ ಟಿಪ್ಪಣಿ
        [open-comment] ಕೊನೆಯಿಲ್ಲದ ಟಿಪ್ಪಣಿ
        [termination] { $text } ಎಂಬ ಮುಕ್ತಾಯ
        [loser] “ಸೋತದ್ದು { $text }” ಎಂದು
        [no-loser] “ಯಾರೂ ಸೋತಿಲ್ಲ” ಎಂದು
       *[text] { $text }
    }
told-expected-value = { $option } ಆಯ್ಕೆಯ ಒಂದು ಮೌಲ್ಯ ({ $values })
told-expected = { $what ->
        [move] ಚೌಕ ಮತ್ತು ದಿಕ್ಕು, ಉದಾಹರಣೆಗೆ 7r ಅಥವಾ 2l
        [label] ಚೌಕದ ಸಂಖ್ಯೆ, 0ರಿಂದ 19ರವರೆಗೆ
        [direction] ದಿಕ್ಕು, r ಅಥವಾ l
        [points] ವಶವಾದ ಅಂಕಗಳು
        [capture] x ಮತ್ತು ವಶವಾದ ಅಂಕಗಳು
        [further-capture] + ಮತ್ತು ಮುಂದಿನ ಅಂಕಗಳು, ಅಥವಾ ಕೊನೆ
        [move-end] ನಡೆಯ ಕೊನೆ
        [preset] ನಿಯಮ ಗುಂಪಿನ ಹೆಸರು ({ $text })
        [one-preset] ನಿಯಮ ಗುಂಪಿನ ಒಂದು ಹೆಸರು, ನಂತರ row=3 ನಂತಹ ಆಯ್ಕೆಗಳು
        [option] ಆಯ್ಕೆಯ ಹೆಸರು ({ $text })
        [option-once] { $text } ಒಮ್ಮೆ ಮಾತ್ರ
        [next-field] ಸ್ಪೇಸ್ ಮತ್ತು “{ $text }” ಭಾಗ
        [one-space] ಒಂದೇ ಸ್ಪೇಸ್ ನಂತರ “{ $text }” ಭಾಗ
        [seat-number] ಬದಿಯ ಸಂಖ್ಯೆ
        [squares-end] { NUMBER($number) } ಚೌಕಗಳ ನಂತರ ಕೊನೆ
        [square] 5, Q ಅಥವಾ Q3 ನಂತಹ ಚೌಕ, ಹೆಚ್ಚೆಂದರೆ 255 ಪ್ರಜೆಗಳು
        [separator] { NUMBER($number) } ಚೌಕಗಳ ನಂತರ { $text }
        [number] ಒಂದು ಸಂಖ್ಯೆ
        [numbers] ಪ್ರತಿ ಆಟಗಾರರಿಗೆ ಒಂದು ಸಂಖ್ಯೆ
        [debts-end] { NUMBER($number) } ಸಾಲಗಳ ನಂತರ ಕೊನೆ
        [debt] - ಅಥವಾ 0>1:3, 0>b:3 ನಂತಹ ಸಾಲ
        [record] ಒಂದು ಆಟದ ದಾಖಲೆ
        [one-record] ಒಂದು ಆಟದ ನಂತರ ಕೊನೆ
        [glyph] ಚಿಹ್ನೆಯ ಸಂಖ್ಯೆ, $0ರಿಂದ $255ರವರೆಗೆ
        [marks] ! ? !! ?? !? ?! ಇವುಗಳಲ್ಲಿ ಒಂದು
        [comment-end] ಮುಚ್ಚುವ ಸುರುಳಿ ಆವರಣ {"}"}
        [record-part] ನಡೆ, ಟಿಪ್ಪಣಿ, ಪರ್ಯಾಯ ಅಥವಾ ಫಲಿತಾಂಶ
        [tag-name] ಟ್ಯಾಗ್‌ನ ಹೆಸರು
        [tag-value] ಜೋಡಿ ಉದ್ಧರಣ ಚಿಹ್ನೆಗಳಲ್ಲಿ { $text } ಟ್ಯಾಗ್‌ನ ಮೌಲ್ಯ
        [tag-value-end] { $text } ಟ್ಯಾಗ್‌ನ ಮೌಲ್ಯದ ನಂತರ "
        [tag-end] { $text } ಟ್ಯಾಗ್‌ನ ನಂತರ ]
        [tag] ದಾಖಲೆಯಲ್ಲಿ ಇರಬಹುದಾದ ಟ್ಯಾಗ್
        [tags-end] ಹೆಚ್ಚೆಂದರೆ { NUMBER($number) } ಟ್ಯಾಗ್‌ಗಳು
        [tag-once] { $text } ಟ್ಯಾಗ್ ಒಮ್ಮೆ ಮಾತ್ರ
        [seat] ಬೋರ್ಡ್‌ನ ಒಂದು ಬದಿ
        [termination] ಇವುಗಳಲ್ಲಿ ಒಂದು: { $text }
        [same-result] Result ಟ್ಯಾಗ್‌ನಲ್ಲಿ ಇರುವ ಫಲಿತಾಂಶ
        [result] * ಅಥವಾ : ಚಿಹ್ನೆಯಿಂದ ಜೋಡಿಸಿದ { NUMBER($number) } ಅಂಕ ಸಂಖ್ಯೆಗಳು
        [same-rules] Rules ಟ್ಯಾಗ್‌ನ ನಿಯಮಗಳೇ ಇರುವ ಸ್ಥಿತಿ
        [move-before-glyph] ಚಿಹ್ನೆಗೆ ಮೊದಲು ಒಂದು ನಡೆ
        [move-before-variation] ಪರ್ಯಾಯಕ್ಕೆ ಮೊದಲು ಒಂದು ನಡೆ
        [no-variation] ಪರ್ಯಾಯ ಇಲ್ಲದಿರುವುದು, ಏಕೆಂದರೆ ಸರದಿ ಬಿಟ್ಟಾಗ ಬೇರೆ ದಾರಿ ಇಲ್ಲ
        [variation-depth] ಹೆಚ್ಚೆಂದರೆ { NUMBER($number) } ಹಂತ ಆಳದ ಪರ್ಯಾಯಗಳು
        [variation-end] ಪರ್ಯಾಯದ ಕೊನೆಗೆ )
        [variation-move] ಪರ್ಯಾಯದಲ್ಲಿ ಒಂದು ನಡೆ
        [move-or-result] ನಡೆ ಅಥವಾ ಫಲಿತಾಂಶ
        [no-pass] ಒಂದು ನಡೆ, ಏಕೆಂದರೆ { $text } ಸರದಿ ಬಿಡಬೇಕಾಗಿಲ್ಲ
        [pass] --, ಏಕೆಂದರೆ ಸಾಲನ್ನು ತುಂಬಲಾಗದೆ ಸರದಿ ಬಿಡಬೇಕು
        [rule-ending] ಈ ನಿಯಮದಿಂದ ಮುಗಿದ ಆಟ, ಆದರೆ ಆಟ ಇನ್ನೂ ಮುಂದುವರಿಯಬಹುದು
        [no-loser-yet] ಸೋತವರು ಇಲ್ಲದಿರುವುದು, ಏಕೆಂದರೆ ಆಟ ಮುಗಿದಿಲ್ಲ
        [no-result-yet] *, ಏಕೆಂದರೆ ಆಟ ಮುಗಿದಿಲ್ಲ ಮತ್ತು ಮುಕ್ತಾಯ ಹೇಳಿಲ್ಲ
        [loser] “ಸೋತದ್ದು { $text }” ಎಂದು
        [no-loser] “ಯಾರೂ ಸೋತಿಲ್ಲ” ಎಂದು
       *[text] { $text }
    }
