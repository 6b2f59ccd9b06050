# ಬೋರ್ಡ್ ತಾನೇ ಹೇಳುವ ಮಾತುಗಳು.

board-name = ಬೋರ್ಡ್

# ಒಂದು ಚೌಕದ ಎರಡು ಬಾಣಗಳು.
board-anticlockwise = ಅಪ್ರದಕ್ಷಿಣವಾಗಿ ಬಿತ್ತಿ
board-clockwise = ಪ್ರದಕ್ಷಿಣವಾಗಿ ಬಿತ್ತಿ

# ಒಬ್ಬರ ಮೀಸಲು, ಸ್ಕ್ರೀನ್ ರೀಡರ್‌ಗಾಗಿ.
board-store = { $name }: { $score ->
    [one] { $score } ಅಂಕ
   *[other] { $score } ಅಂಕಗಳು
}. ಮೀಸಲು: { $citizens ->
    [one] { $citizens } ಪ್ರಜೆ
   *[other] { $citizens } ಪ್ರಜೆಗಳು
}, { $mandarins ->
    [one] { $mandarins } ಮ್ಯಾಂಡರಿನ್
   *[other] { $mandarins } ಮ್ಯಾಂಡರಿನ್‌ಗಳು
}.
board-store-debts = { $store } ತೀರಿಸಬೇಕಾದ ಸಾಲ { $owed ->
    [0] ಇಲ್ಲ
    [one] { $owed } ಪ್ರಜೆ
   *[other] { $owed } ಪ್ರಜೆಗಳು
}, ಕೊಟ್ಟ ಸಾಲ { $lent ->
    [0] ಇಲ್ಲ
    [one] { $lent } ಪ್ರಜೆ
   *[other] { $lent } ಪ್ರಜೆಗಳು
}.
board-store-turn = { $store } ಈಗಿನ ಸರದಿ.

# ಮೀಸಲಿನ ಕಲ್ಲುಗಳ ಪಕ್ಕದ ಸಣ್ಣ ಬರಹ.
board-owes = ಸಾಲ { NUMBER($citizens) }
board-lent = ಕೊಟ್ಟದ್ದು { NUMBER($citizens) }

board-next-lap = ಮುಂದುವರಿಯಲು ತಟ್ಟಿ
