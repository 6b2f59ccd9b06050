# ಮೆನು, ಮತ್ತು ಇಡೀ ಪುಟಕ್ಕೆ ಸೇರಿದ ಮಾತುಗಳು.

menu-title = Ô Ăn Quan
# ಟ್ಯಾಬ್‌ನ ಶೀರ್ಷಿಕೆ: $page ಒಂದು ಪುಟದ ಹೆಸರು.
menu-page-title = { $page } · { $name }
menu-main = ಮುಖ್ಯ ಮೆನು
menu-skip = ಮೆನು ದಾಟಿ ಹೋಗಿ
menu-play = ಆಡಿ
menu-new = ಹೊಸ ಆಟ
menu-learn = ಕಲಿಯಿರಿ
menu-games = ಆಟಗಳು
menu-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು

menu-update = ಹೊಸ ಆವೃತ್ತಿ ಸಿದ್ಧವಾಗಿದೆ.
menu-update-load = ಈಗಲೇ ತೆರೆಯಿರಿ
menu-update-later = ಆಮೇಲೆ

menu-page-waits = ಒಂದು ಕ್ಷಣ, ಪುಟ ತೆರೆಯುತ್ತಿದೆ.
menu-page-missing = ಈ ಪುಟ ತೆರೆಯಲಾಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿಕೊಂಡು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ; ನಿಮ್ಮ ಆಟ ಹಾಗೆಯೇ ಉಳಿದಿದೆ.
menu-page-again = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
