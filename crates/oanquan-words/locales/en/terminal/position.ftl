# What is told of one position.

terminal-rules-of-position = Rules: { $rules }
terminal-quiet = Plies since the last capture: { NUMBER($plies) }.
terminal-count-now = The count as it would be now:
terminal-legal = Legal moves: { NUMBER($number) } ({ $moves }).
terminal-key = Key: { $key }
