# ಬೇರೆ ಫೈಲ್‌ಗಳು ಹೇಳದಿರುವ, `oanquan` ಕಾರ್ಯಕ್ರಮ ಟರ್ಮಿನಲ್‌ನಲ್ಲಿ ಹೇಳುವ ಮಾತುಗಳು.
# ಬರೆಯುವ ಆಜ್ಞೆಗಳು (help, undo, new …), FILE ಮತ್ತು SEAT ಪದಗಳು ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲೂ ಒಂದೇ.

## ಆಟಗಾರರು

terminal-seat = ಬದಿ { NUMBER($seat) }

## ಆಟ

terminal-greeting = Ô Ăn Quan, ನಿಯಮಗಳು { $rules }. ಆಜ್ಞೆಗಳಿಗಾಗಿ help ಎಂದು ಬರೆಯಿರಿ.
terminal-prompt-over = ಆಟ ಮುಗಿದಿದೆ
terminal-thinking = { $name }: ಯೋಚಿಸುತ್ತಿದೆ …
terminal-saved = ಆಟ { $file } ಫೈಲ್‌ನಲ್ಲಿ ಉಳಿದಿದೆ; ಮುಂದುವರಿಸಲು oanquan play --resume ಬಳಸಿ.
terminal-nothing-saved = ಹೋಗಿ ಬನ್ನಿ; ಯಾವ ನಡೆಯನ್ನೂ ಆಡಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಏನನ್ನೂ ಉಳಿಸಿಲ್ಲ.
terminal-kept = ಹಿಂದಿನ ಆಟ { $file } ಫೈಲ್‌ನಲ್ಲಿದೆ.
terminal-saved-to = { $file } ಫೈಲ್‌ನಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ.
terminal-loaded = { $file } ತೆರೆಯಲಾಗಿದೆ: ನಡೆಗಳು { NUMBER($moves) }, ನಿಯಮಗಳು { $rules }.
terminal-undo-none = ಹಿಂಪಡೆಯಲು ಏನೂ ಇಲ್ಲ: ಈ ಸರದಿಗೆ ಮೊದಲು ಯಾವ ವ್ಯಕ್ತಿಯೂ ಆಡಿಲ್ಲ.
terminal-redo-none = ಪುನಃ ಆಡಲು ಏನೂ ಇಲ್ಲ: ಯಾವ ನಡೆಯನ್ನೂ ಹಿಂಪಡೆದಿಲ್ಲ.
terminal-redo = ಮೊದಲಿನಂತೆ ಮುಂದುವರಿಯಲು redo ಎಂದು ಬರೆಯಿರಿ.
terminal-may-play = ನೀವು ಆಡಬಹುದಾದ ನಡೆಗಳು: { $moves }.
terminal-contradiction = ಈ ನಡೆ ಮಾಡುವುದು { $typed } ಅಲ್ಲ, { $real }.
terminal-new = { $what ->
        [round] ಪಂದ್ಯದ ಮುಂದಿನ ಆಟಕ್ಕಾಗಿ new ಎಂದು ಬರೆಯಿರಿ.
       *[match] ಇನ್ನೊಂದು ಪಂದ್ಯಕ್ಕಾಗಿ new ಎಂದು ಬರೆಯಿರಿ.
    }
terminal-level-changes = ಮುಂದಿನ ಆಟದಿಂದ ಕಂಪ್ಯೂಟರ್ { NUMBER($from) }ನೇ ಮಟ್ಟದ ಬದಲು { NUMBER($to) }ನೇ ಮಟ್ಟದಲ್ಲಿ ({ $name }) ಆಡುತ್ತದೆ.

## ಬರೆದದ್ದು

terminal-line = ಸಾಲು { NUMBER($line) }: { $why }
terminal-unknown = “{ $found }” ಎಂಬುದು 7r ನಂತಹ ನಡೆಯೂ ಅಲ್ಲ, ಆಜ್ಞೆಯೂ ಅಲ್ಲ. ಆಜ್ಞೆಗಳು: { $commands }.
terminal-no-file = { $command } ಆಜ್ಞೆಗೆ ಫೈಲ್‌ನ ಹೆಸರು ಬೇಕು: { $command } FILE.
terminal-too-much = { $command } ನಂತರ ಬೇರೇನೂ ಇರಬಾರದು, ಆದರೆ “{ $found }” ಇದೆ.
terminal-no-text = ಈ ಬೈಟ್‌ಗಳು ಬರಹವಲ್ಲ; UTF-8 ಬೇಕು.

## ಫೈಲ್‌ಗಳು

terminal-cannot-read = { $fault ->
        [missing] { $file } ಓದಲಾಗುವುದಿಲ್ಲ: ಅಂತಹ ಫೈಲ್ ಇಲ್ಲ.
       *[other] { $file } ಓದಲಾಗುವುದಿಲ್ಲ: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] { $file } ಈಗಾಗಲೇ ಇದೆ: ಬೇರೆ ಹೆಸರು ಆರಿಸಿ, ಅಥವಾ save! ಬಳಸಿ ಅದರ ಮೇಲೆ ಬರೆಯಿರಿ
        [missing] { $file } ಬರೆಯಲಾಗುವುದಿಲ್ಲ: ಅದರ ಫೋಲ್ಡರ್ ಇಲ್ಲ.
       *[other] { $file } ಬರೆಯಲಾಗುವುದಿಲ್ಲ: { $system }.
    }
terminal-bytes = { $file }: { NUMBER($line) }ನೇ ಸಾಲಿನಲ್ಲಿ ಬರಹವಲ್ಲದ ಬೈಟ್‌ಗಳಿವೆ.
terminal-no-unfinished = { $folder } ಫೋಲ್ಡರ್‌ನಲ್ಲಿ ಮುಗಿಯದ ಆಟ ಇಲ್ಲ.
terminal-skipped = ಬಿಟ್ಟದ್ದು: { $why }

## ಬೋರ್ಡ್

terminal-points = { $score ->
        [one] { $score } ಅಂಕ
       *[other] { $score } ಅಂಕಗಳು
    }
terminal-reserve = ಮೀಸಲು { NUMBER($citizens) }
terminal-mandarins = ಮ್ಯಾಂಡರಿನ್‌ಗಳು { NUMBER($mandarins) }
terminal-owes = { $lender ->
        [bank] ಬ್ಯಾಂಕಿಗೆ ಸಾಲ { NUMBER($citizens) }
       *[other] ಸಾಲ { NUMBER($citizens) }, ಕೊಟ್ಟವರು: { $lender }
    }
terminal-played = { $plies ->
        [0] ಇನ್ನೂ ಯಾವ ನಡೆಯನ್ನೂ ಆಡಿಲ್ಲ.
        [one] { $plies } ನಡೆ ಆಡಲಾಗಿದೆ.
       *[other] { $plies } ನಡೆಗಳನ್ನು ಆಡಲಾಗಿದೆ.
    }
terminal-ways = { $ways ->
        [free] r ಅಪ್ರದಕ್ಷಿಣವಾಗಿ ಬಿತ್ತುತ್ತದೆ: { $squares } …; l ಪ್ರದಕ್ಷಿಣವಾಗಿ ಬಿತ್ತುತ್ತದೆ.
        [anticlockwise] ಅಪ್ರದಕ್ಷಿಣವಾಗಿ ಮಾತ್ರ ಬಿತ್ತಬಹುದು, r: { $squares } …
       *[clockwise] ಪ್ರದಕ್ಷಿಣವಾಗಿ ಮಾತ್ರ ಬಿತ್ತಬಹುದು, l: { $squares } …
    }
terminal-row = { $name }, ಎಡದಿಂದ: { $squares }.
terminal-square = { $stones ->
        [0] { $label } ಖಾಲಿ
        [one] { $label }ರಲ್ಲಿ { $stones }
       *[other] { $label }ರಲ್ಲಿ { $stones }
    }
terminal-too-narrow = ಮಾತಿನಲ್ಲಿ: ಚಿತ್ರಕ್ಕೆ { NUMBER($columns) } ಅಂಕಣಗಳು ಬೇಕು.

## ಸಹಾಯ ಮತ್ತು ನಿಯಮಗಳು

terminal-help-heading = ನೀವು ಬರೆಯಬಹುದಾದದ್ದು; ಈ ಪದಗಳು ಎಲ್ಲ ಭಾಷೆಗಳಲ್ಲೂ ಒಂದೇ:
terminal-help = { $command ->
        [move] ಒಂದು ನಡೆ ಆಡಿ: ಎತ್ತುವ ಚೌಕ, ನಂತರ ಅಪ್ರದಕ್ಷಿಣವಾಗಿ ಆಡಲು r, ಪ್ರದಕ್ಷಿಣವಾಗಿ ಆಡಲು l; ಅದು ಎತ್ತ ಹೋಗುತ್ತದೆ ಎಂದು ಬೋರ್ಡ್ ತೋರಿಸುತ್ತದೆ
        [annotated] ನಡೆ ಮತ್ತು ಅದರ ಪರಿಣಾಮ; ಪರಿಣಾಮ ಸರಿಯಾಗಿರಬೇಕು
        [hint] ಕಂಪ್ಯೂಟರ್‌ನಿಂದ ಒಳ್ಳೆಯ ನಡೆ ಕೇಳಿ
        [moves] ಆಡಬಹುದಾದ ನಡೆಗಳು ಮತ್ತು ಪ್ರತಿಯೊಂದೂ ಏನು ಮಾಡುತ್ತದೆ
        [undo] ನಿಮ್ಮ ಹಿಂದಿನ ಸರದಿಯವರೆಗೆ ನಡೆಗಳನ್ನು ಹಿಂಪಡೆಯಿರಿ
        [redo] ಹಿಂಪಡೆದ ನಡೆಗಳನ್ನು ಪುನಃ ಆಡಿ
        [board] ಬೋರ್ಡ್ ತೋರಿಸಿ
        [view] ಒಂದು ಬದಿಯಿಂದ ಕಾಣುವಂತೆ ಬೋರ್ಡ್ ತೋರಿಸಿ
        [plain] ಚಿತ್ರದ ಬೋರ್ಡ್ ಮತ್ತು ಮಾತಿನ ಬೋರ್ಡ್ ನಡುವೆ ಬದಲಿಸಿ
        [rules] ಈ ಆಟದ ನಿಯಮಗಳನ್ನು ವಿವರಿಸಿ
        [position] ಬೇರೆ ಕಾರ್ಯಕ್ರಮಗಳು ಓದುವ ಸ್ಥಿತಿಯ ಸಾಲನ್ನು ತೋರಿಸಿ
        [save] ಆಟವನ್ನು ಹೊಸ ಫೈಲ್‌ನಲ್ಲಿ ಉಳಿಸಿ
        [save-over] ಹಳೆಯ ಫೈಲ್‌ನ ಮೇಲೆಯೇ ಆಟವನ್ನು ಉಳಿಸಿ
        [load] ಫೈಲ್‌ನಲ್ಲಿರುವ ಆಟವನ್ನು ಮುಂದುವರಿಸಿ
        [new] ಅದೇ ನಿಯಮಗಳಲ್ಲಿ ಹೊಸ ಆಟ ಆರಂಭಿಸಿ
        [help] ಈ ಪಟ್ಟಿ
       *[quit] ಹೊರಗೆ ಹೋಗಿ; Ctrl-D ಸಹ ಹಾಗೆಯೇ
    }
terminal-rules = ಈ ಆಟದ ನಿಯಮಗಳು ({ $rules }):
