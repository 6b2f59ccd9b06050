# Yasemwayo kuhusu hali moja ya ubao.

terminal-rules-of-position = Sheria: { $rules }
terminal-quiet = Hatua tangu utekaji wa mwisho: { NUMBER($plies) }.
terminal-count-now = Hesabu kama ingekuwa sasa:
terminal-legal = Hatua halali: { NUMBER($number) } ({ $moves }).
terminal-key = Ufunguo: { $key }
