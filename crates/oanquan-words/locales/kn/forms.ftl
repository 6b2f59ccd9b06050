# ಹೊಸ ಆಟದ ನಮೂನೆ, ಉಳಿಸಿದ ಆಟಗಳ ಪುಟ, ಸೆಟ್ಟಿಂಗ್‌ಗಳ ಪುಟ.

## ಹೊಸ ಆಟ: ತಕ್ಷಣ

setup-quick = ಈಗಲೇ ಆಡಿ
setup-quick-name = { $game ->
    [computer] ಕಂಪ್ಯೂಟರ್ ಜೊತೆ
    [two] ಇಬ್ಬರು
    [four] ನಾಲ್ವರು
   *[watch] ನೋಡಿ
}
setup-quick-about = { $game ->
    [computer] ನಿಮ್ಮ ಆಟದ ಮಟ್ಟಕ್ಕೆ ಹೊಂದಿಕೊಳ್ಳುತ್ತದೆ.
    [two] ಇದೇ ಸಾಧನದಲ್ಲಿ, ಸರದಿಯಂತೆ.
    [four] ದೊಡ್ಡ ಬೋರ್ಡ್‌ನಲ್ಲಿ, ಪ್ರತಿಯೊಬ್ಬರೂ ತಮಗಾಗಿ.
   *[watch] ಕಂಪ್ಯೂಟರ್ ತನ್ನೊಂದಿಗೇ ಆಡುತ್ತದೆ.
}

## ಹೊಸ ಆಟ: ವಿವರವಾಗಿ

setup-details = ಅಥವಾ ಎಲ್ಲವನ್ನೂ ನೀವೇ ಆರಿಸಿ
setup-players = ಆಟಗಾರರು
setup-seat = ಯಾರು ಆಡುತ್ತಾರೆ
setup-person = ಒಬ್ಬ ವ್ಯಕ್ತಿ
setup-name = ಹೆಸರು
setup-name-help = ಖಾಲಿ ಬಿಡಬಹುದು.
setup-level = ಕಂಪ್ಯೂಟರ್ { NUMBER($level) }: { $name }
# ಕ್ರಿಯಾಪದಗಳು ಹೊಂದುವಂತೆ, ಮಗುವನ್ನು ಬಿಟ್ಟು ಎಲ್ಲರೂ ಗೌರವ ಬಹುವಚನದಲ್ಲಿ.
setup-level-name = { $level ->
    [one] ಹೊಸಬರು
    [2] ಮಗು
    [3] ಸಹಪಾಠಿ
    [4] ನೆಂಟರು
    [5] ನೆರೆಯವರು
    [6] ಶಿಕ್ಷಕರು
    [7] ಅಜ್ಜ-ಅಜ್ಜಿ
   *[other] ಚಾಂಪಿಯನ್
}
setup-level-about = { $level ->
    [one] ಈಗಷ್ಟೇ ನಿಯಮ ಕೇಳಿದವರು. ಹತ್ತಿರ ಕಂಡದ್ದನ್ನು ತೆಗೆದುಕೊಳ್ಳುತ್ತಾರೆ, ಎಷ್ಟೋ ಗಮನಕ್ಕೆ ಬರುವುದಿಲ್ಲ.
    [2] ಬೋರ್ಡ್ ಮೇಲೆ ಬೆರಳಿಟ್ಟು ಎಣಿಸುತ್ತದೆ, ತನ್ನ ನಡೆ ಬಿಟ್ಟು ಬೇರೇನೂ ಯೋಚಿಸುವುದಿಲ್ಲ.
    [3] ನಿಮ್ಮ ಉತ್ತರವನ್ನೂ ನೋಡುತ್ತಾರೆ, ಆದರೆ ಉದ್ದದ ನಡೆಗಳಲ್ಲಿ ಲೆಕ್ಕ ತಪ್ಪುತ್ತಾರೆ.
    [4] ಪ್ರತಿ ಹಬ್ಬಕ್ಕೂ ಆಡುವವರು: ತಮ್ಮ ನಡೆ, ನಿಮ್ಮ ಉತ್ತರ, ಅದರ ಮುಂದಿನ ನಡೆ ಮೂರನ್ನೂ ಯೋಚಿಸುತ್ತಾರೆ.
    [5] ಪ್ರತಿ ನಡೆಯನ್ನೂ ಕೊನೆವರೆಗೆ ಎಣಿಸುತ್ತಾರೆ, ಇಬ್ಬರಿಗೂ ಎರಡೆರಡು ನಡೆ ಮುಂದಕ್ಕೆ.
    [6] ಇನ್ನೂ ಮುಂದೆ ಎಣಿಸುತ್ತಾರೆ, ಚೆನ್ನಾಗಿ ಅಳೆಯುತ್ತಾರೆ, ಗಮನ ತಪ್ಪುವುದು ಅಪರೂಪ.
    [7] ಜೀವನವಿಡೀ ಆಡಿದವರು. ಏನನ್ನೂ ಬಿಡುವುದಿಲ್ಲ ಎನ್ನಬಹುದು.
   *[other] ಈ ಕಾರ್ಯಕ್ರಮಕ್ಕೆ ಸಾಧ್ಯವಿರುವಷ್ಟು ಚೆನ್ನಾದ ಆಟ.
}
setup-adaptive = ಕಂಪ್ಯೂಟರ್, ಬದಲಾಗುವ ಮಟ್ಟ
setup-adaptive-about = ನೀವು ಗೆದ್ದರೆ ಅದರ ಆಟ ಬಲವಾಗುತ್ತದೆ, ಸೋತರೆ ಸುಲಭವಾಗುತ್ತದೆ. ಈಗಿನ ಮಟ್ಟ { NUMBER($level) }.
setup-seats = ಎಷ್ಟು ಜನ ಆಡುತ್ತಾರೆ
setup-seats-value = { $seats ->
    [two] ಇಬ್ಬರು
    [three] ಮೂವರು
   *[four] ನಾಲ್ವರು
}
setup-first = ಮೊದಲು ಯಾರು
setup-first-lot = ಚೀಟಿ ಎತ್ತಿ
setup-serious = ಗಂಭೀರ ಆಟ
setup-serious-about = ಆಡಿದ್ದನ್ನು ಹಿಂಪಡೆಯುವಂತಿಲ್ಲ, ಸುಳಿವು ಇಲ್ಲ. ಮರುಪಂದ್ಯದಲ್ಲೂ ಹೀಗೆಯೇ.
setup-start = ಶುರುಮಾಡಿ
setup-start-not = ಇದನ್ನು ಈಗಲೇ ಶುರುಮಾಡಲು ಆಗದು: { $why }
setup-position = ನೀವೇ ಜೋಡಿಸಿದ ಸ್ಥಿತಿ
setup-position-about = ಆಟ ಈ ಸ್ಥಿತಿಯಿಂದ ಶುರುವಾಗುತ್ತದೆ, ಅದರದೇ ನಿಯಮಗಳಲ್ಲಿ: { $rules }
setup-position-drop = ಎಂದಿನ ಆರಂಭದಿಂದಲೇ ಆಡಿ

## ಹೊಸ ಆಟ: ನಿಯಮಗಳು

setup-rules = ನಿಯಮಗಳು
setup-rules-own = ನಿಮ್ಮದೇ ನಿಯಮ
setup-rules-own-about = ಕೆಳಗೆ ನೀವೇ ಆರಿಸಿದ ಆಯ್ಕೆಗಳು.
setup-options = ಎಲ್ಲ ಆಯ್ಕೆಗಳು
setup-notation = ಒಂದೇ ಸಾಲಿನಲ್ಲಿ ನಿಯಮಗಳು
setup-notation-help = ಫೈಲ್‌ಗಳಲ್ಲಿ ಮತ್ತು ಬೇರೆ ಕಾರ್ಯಕ್ರಮಗಳಲ್ಲಿ ಬರೆಯುವಂತೆ: ಒಂದು ಹೆಸರು ಮತ್ತು ಅದರಿಂದ ಬೇರೆಯಾದವು, ಉದಾಹರಣೆಗೆ vietnam+young_mandarin=5.
setup-notation-error = { NUMBER($column) }ನೇ ಅಕ್ಷರ: { $why }
setup-show = ಬೋರ್ಡ್‌ನಲ್ಲಿ ತೋರಿಸಿ
setup-show-again = ಮತ್ತೆ ತೋರಿಸಿ
setup-shown = ಬೋರ್ಡ್‌ನಲ್ಲಿ: { $option }, { $value }

## ಉಳಿಸಿದ ಆಟಗಳು

shelf-list = ಉಳಿಸಿದ ಆಟಗಳು
shelf-empty = ಇನ್ನೂ ಯಾವ ಆಟವನ್ನೂ ಉಳಿಸಿಲ್ಲ. ನೀವು ಆಡುತ್ತಿದ್ದಂತೆ ಪ್ರತಿ ಆಟವೂ ತಾನಾಗಿಯೇ ಉಳಿಯುತ್ತದೆ.
shelf-item = { $plies ->
    [0] ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ
    [one] { $plies } ನಡೆ
   *[other] { $plies } ನಡೆಗಳು
}
shelf-going-on = ನಡೆಯುತ್ತಿದೆ
shelf-over = ಮುಗಿದಿದೆ, { $scores }
shelf-current = ಬೋರ್ಡ್‌ನಲ್ಲಿದೆ
shelf-serious = ಗಂಭೀರ
shelf-open = ತೆರೆಯಿರಿ
shelf-open-game = ತೆರೆಯಿರಿ: { $game }
shelf-analyse-game = ವಿಶ್ಲೇಷಿಸಿ: { $name }
shelf-delete = ಅಳಿಸಿ
shelf-delete-game = ಅಳಿಸಿ: { $game }
shelf-deleted = ಅಳಿಸಲಾಗಿದೆ: { $game }
shelf-undo = ಹಿಂಪಡೆಯಿರಿ
shelf-put-back = ಮರಳಿ ಇಡಲಾಗಿದೆ: { $game }
shelf-players = { $first } – { $second }
shelf-unreadable = ಆಟವಲ್ಲದ ಬರಹ
shelf-unreadable-about = ಇದನ್ನು ಇಲ್ಲಿ ಉಳಿಸಲಾಗಿತ್ತು, ಆದರೆ ಈಗ ಓದಲಾಗುತ್ತಿಲ್ಲ. ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ಬರಹವನ್ನು ಡೌನ್‌ಲೋಡ್ ಮಾಡಬಹುದು. { $why }
shelf-full = ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಜಾಗ ತುಂಬಿದೆ. ನಿಮ್ಮ ಆಟ ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಮಾತ್ರ ಇದೆ: ಅದನ್ನು ರಫ್ತು ಮಾಡಿ, ಇಲ್ಲವೇ ಹಳೆಯ ಆಟಗಳನ್ನು ಅಳಿಸಿ.
shelf-forbidden = ಖಾಸಗಿ ವಿಂಡೋದಲ್ಲಿ ಇರುವಂತೆ, ಬ್ರೌಸರ್ ಈ ಪುಟಕ್ಕಾಗಿ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ. ಈ ಟ್ಯಾಬ್ ಮುಚ್ಚಿದರೆ ನಿಮ್ಮ ಆಟಗಳು ಹೋಗುತ್ತವೆ: ಬೇಕಾದವನ್ನು ರಫ್ತು ಮಾಡಿ.

shelf-export = ರಫ್ತು ಮಾಡಿ
shelf-export-game = ರಫ್ತು ಮಾಡಿ: { $game }
shelf-download = ಫೈಲ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ
shelf-copy-game = ಆಟವನ್ನು ಬರಹವಾಗಿ ನಕಲಿಸಿ
shelf-copy-link = ಲಿಂಕ್ ನಕಲಿಸಿ
shelf-copy-position = ಸ್ಥಿತಿ ನಕಲಿಸಿ
shelf-share = ಹಂಚಿಕೊಳ್ಳಿ
shelf-copied = { $what ->
    [game] ಆಟವನ್ನು ಬರಹವಾಗಿ ನಕಲಿಸಲಾಗಿದೆ.
    [link] ಲಿಂಕ್ ನಕಲಿಸಲಾಗಿದೆ.
   *[position] ಸ್ಥಿತಿಯನ್ನು ನಕಲಿಸಲಾಗಿದೆ.
}
shelf-copy-yourself = ನಕಲಿಸಲು ಬ್ರೌಸರ್ ಪುಟಕ್ಕೆ ಬಿಡುತ್ತಿಲ್ಲ. ಈ ಬರಹವನ್ನು ನೀವೇ ನಕಲಿಸಿಕೊಳ್ಳಿ:

shelf-import = ಆಮದು ಮಾಡಿ
shelf-import-about = ಆಟದ ಫೈಲ್‌ಗಳು (.oaq), ಆಟಗಳ ಬರಹ, ಸ್ಥಿತಿಯ ಒಂದು ಸಾಲು ಅಥವಾ ಒಂದು ಲಿಂಕ್. ಫೈಲ್‌ಗಳನ್ನು ಇಲ್ಲಿಗೆ ಎಳೆದು ಬಿಡಲೂಬಹುದು.
shelf-import-file = ಫೈಲ್‌ಗಳನ್ನು ಆರಿಸಿ
shelf-import-text = ಅಥವಾ ಬರಹವನ್ನು ಅಂಟಿಸಿ
shelf-import-read = ಬರಹವನ್ನು ಓದಿ
shelf-imported = { $games ->
    [one] { $games } ಆಟವನ್ನು ಸೇರಿಸಲಾಗಿದೆ.
   *[other] { $games } ಆಟಗಳನ್ನು ಸೇರಿಸಲಾಗಿದೆ.
}
shelf-import-failed = { $file }: { $why }
shelf-import-unreadable-file = ಈ ಫೈಲ್ ಓದಲಾಗುತ್ತಿಲ್ಲ.

## ಸೆಟ್ಟಿಂಗ್‌ಗಳು

settings-language = ಭಾಷೆ
# ಪುಟ ಆಗ ಯಾವ ಭಾಷೆಯಲ್ಲಿತ್ತೋ ಅದರಲ್ಲೇ ಉಳಿಯುತ್ತದೆ.
settings-language-failed = { $language }: ಈ ಭಾಷೆ ತೆರೆಯಲಾಗಲಿಲ್ಲ, ಪುಟ ಕನ್ನಡದಲ್ಲೇ ಇದೆ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಇರುವಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.
settings-theme = ಬಣ್ಣಗಳು
settings-theme-value = { $theme ->
    [system] ಸಾಧನದಂತೆ
    [light] ತಿಳಿ
    [dark] ಗಾಢ
   *[contrast] ಹೆಚ್ಚು ಕಾಂಟ್ರಾಸ್ಟ್
}
settings-speed = ನಡೆಗಳನ್ನು ತೋರಿಸುವ ವೇಗ
settings-speed-value = { $speed ->
    [step] ಹಂತ ಹಂತವಾಗಿ
    [slow] ನಿಧಾನ
    [normal] ಸಾಧಾರಣ
    [fast] ವೇಗ
   *[none] ಚಲನೆ ಇಲ್ಲ
}
settings-speed-about = { $speed ->
    [step] ಪ್ರತಿ ಸುತ್ತಿನಲ್ಲೂ ನೀವು ತಟ್ಟುವವರೆಗೆ ಅಥವಾ ಸ್ಪೇಸ್ ಬಾರ್ ಒತ್ತುವವರೆಗೆ ಕಾಯುತ್ತದೆ.
    [slow] ಕಲಿಯಲು ಮತ್ತು ವಿವರಿಸಲು.
    [normal] ನೆಲದ ಮೇಲೆ ಆಡುವ ಹಾಗೆ.
    [fast] ಆಟ ಗೊತ್ತಿರುವವರಿಗೆ.
   *[none] ನಡೆ ಹೇಗೆ ಮುಗಿಯಿತು ಎಂಬುದನ್ನು ಬೋರ್ಡ್ ತಕ್ಷಣ ತೋರಿಸುತ್ತದೆ.
}
settings-more = ಆಡುವಾಗ
settings-switch = { $name ->
    [sound] ಶಬ್ದಗಳು
    [preview] ನಡೆಯ ಮುನ್ನೋಟ
    [face_to_face] ಎದುರು ಬದುರು
   *[labels] ಚೌಕಗಳ ಸಂಖ್ಯೆಗಳು
}
settings-switch-about = { $name ->
    [sound] ಕಲ್ಲು ಬೀಳುವ, ವಶವಾಗುವ ಮೆಲು ಶಬ್ದಗಳು.
    [preview] ನಡೆ ಎಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ, ಏನು ಸಿಗುತ್ತದೆ ಎಂದು ಆಡುವ ಮೊದಲೇ ತೋರಿಸುತ್ತದೆ.
    [face_to_face] ಸಾಧನವನ್ನು ನಡುವೆ ಇಟ್ಟು ಇಬ್ಬರು ಆಡುವಾಗ, ಆಚೆ ಕಡೆಯ ಆಟಗಾರರ ಬರಹವನ್ನು ಅವರತ್ತ ತಿರುಗಿಸುತ್ತದೆ.
   *[labels] 7r ಎಂಬಂತೆ ನಡೆ ಬರೆಯಲು ಚೌಕಗಳಲ್ಲಿ ಕಾಣುತ್ತವೆ.
}
