# ಒಂದು ಸ್ಥಿತಿಯ ಬಗ್ಗೆ ಹೇಳುವುದು.

terminal-rules-of-position = ನಿಯಮಗಳು: { $rules }
terminal-quiet = ಕೊನೆಯ ವಶದ ನಂತರದ ನಡೆಗಳು: { NUMBER($plies) }.
terminal-count-now = ಈಗಲೇ ಎಣಿಸಿದರೆ:
terminal-legal = ಆಡಬಹುದಾದ ನಡೆಗಳು: { NUMBER($number) } ({ $moves }).
terminal-key = ಕೀಲಿ: { $key }
