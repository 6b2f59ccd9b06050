setup-rounds = ಪಂದ್ಯ
setup-rounds-about = ಹಲವು ಆಟಗಳ ಪಂದ್ಯದಲ್ಲಿ ಒಂದು ಆಟ ಸೋತವರು ತಮ್ಮ ಸಾಲಿನ ಹೊಲ ಮಾರುತ್ತಾರೆ: ಮುಂದಿನ ಆಟಗಳ ಕೊನೆಯಲ್ಲಿ ಅಲ್ಲಿರುವುದು ಕೊಂಡವರಿಗೆ. ಎಣಿಸುವ ರೀತಿ ನಾವು ಮರುರಚಿಸಿದ್ದು.
setup-rounds-none = ಒಂದೇ ಆಟ
setup-rounds-fields = ಪಂದ್ಯ: ಗೆಲ್ಲಲು { NUMBER($fields) } ಹೊಲ

rounds-heading = ಪಂದ್ಯ
rounds-now = ಆಟ { NUMBER($round) }. ಎದುರು ಬದಿ { NUMBER($fields) } ಹೊಲ ಮಾರಿದಾಗ ಪಂದ್ಯ ಗೆದ್ದಂತೆ.
rounds-fields = { $kind ->
        [half] ಅರ್ಧ ಹೊಲ
        [whole] { $fields ->
            [one] { $fields } ಹೊಲ
           *[other] { $fields } ಹೊಲಗಳು
        }
       *[more] { $fields ->
           [one] { $fields }½ ಹೊಲ
          *[other] { $fields }½ ಹೊಲಗಳು
       }
    }
rounds-has-sold = { $who ->
        [you] ನೀವು ಮಾರಿದ್ದು: { $what }.
        [computer] ಕಂಪ್ಯೂಟರ್ ಮಾರಿದ್ದು: { $what }.
       *[other] { $name } ಮಾರಿದ್ದು: { $what }.
    }
rounds-nothing-sold = ಯಾವ ಹೊಲವೂ ಮಾರಾಟವಾಗಿಲ್ಲ.
rounds-won = { $who ->
        [you] ಈ ಆಟ ಗೆದ್ದದ್ದು ನೀವು, { NUMBER($points) } – { NUMBER($others) }.
        [computer] ಈ ಆಟ ಗೆದ್ದದ್ದು ಕಂಪ್ಯೂಟರ್, { NUMBER($points) } – { NUMBER($others) }.
       *[other] ಈ ಆಟ ಗೆದ್ದದ್ದು { $name }, { NUMBER($points) } – { NUMBER($others) }.
    }
rounds-drawn = ಈ ಆಟ ಡ್ರಾ, { NUMBER($points) } – { NUMBER($others) }: ಯಾರೂ ಮಾರುವುದಿಲ್ಲ.
rounds-buys = { $who ->
        [you] ನೀವು ಮರಳಿ ಕೊಳ್ಳುವುದು: { $what }.
        [computer] ಕಂಪ್ಯೂಟರ್ ಮರಳಿ ಕೊಳ್ಳುವುದು: { $what }.
       *[other] { $name } ಮರಳಿ ಕೊಳ್ಳುವುದು: { $what }.
    }
rounds-sells = { $who ->
        [you] ನೀವು ಮಾರುವುದು: { $what }.
        [computer] ಕಂಪ್ಯೂಟರ್ ಮಾರುವುದು: { $what }.
       *[other] { $name } ಮಾರುವುದು: { $what }.
    }
rounds-begins = { $who ->
        [you] ಮುಂದಿನ ಆಟ ಶುರು ಮಾಡುವುದು ನೀವು.
        [computer] ಮುಂದಿನ ಆಟ ಶುರು ಮಾಡುವುದು ಕಂಪ್ಯೂಟರ್.
       *[other] ಮುಂದಿನ ಆಟ ಶುರು ಮಾಡುವುದು { $name }.
    }
rounds-match-won = { $who ->
        [you] ಪಂದ್ಯ ಗೆದ್ದದ್ದು ನೀವು.
        [computer] ಪಂದ್ಯ ಗೆದ್ದದ್ದು ಕಂಪ್ಯೂಟರ್.
       *[other] ಪಂದ್ಯ ಗೆದ್ದದ್ದು { $name }.
    }
rounds-match-drawn = ಪಂದ್ಯ ಡ್ರಾ: ಇನ್ನು ಆಟ ಉಳಿದಿಲ್ಲ, ಎರಡೂ ಬದಿಗಳು ಸಮಾನವಾಗಿ ಹೊಲ ಮಾರಿವೆ.
rounds-next = ಮುಂದಿನ ಆಟ
