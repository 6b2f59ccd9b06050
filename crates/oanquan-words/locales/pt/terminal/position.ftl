# O que se diz de uma posição.

terminal-rules-of-position = Regras: { $rules }
terminal-quiet = Jogadas desde a última captura: { NUMBER($plies) }.
terminal-count-now = A contagem como seria agora:
terminal-legal = Jogadas permitidas: { NUMBER($number) } ({ $moves }).
terminal-key = Chave: { $key }
