# Lo que se dice de una posición.

terminal-rules-of-position = Reglas: { $rules }
terminal-quiet = Jugadas desde la última captura: { NUMBER($plies) }.
terminal-count-now = El recuento tal como sería ahora:
terminal-legal = Jugadas legales: { NUMBER($number) } ({ $moves }).
terminal-key = Clave: { $key }
