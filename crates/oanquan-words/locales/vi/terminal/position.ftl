# Những gì kể về một thế cờ.

terminal-rules-of-position = Bộ luật: { $rules }
terminal-quiet = Số nước từ lần ăn quân gần nhất: { NUMBER($plies) }.
terminal-count-now = Nếu tính điểm ngay bây giờ:
terminal-legal = Số nước hợp lệ: { NUMBER($number) } ({ $moves }).
terminal-key = Khóa: { $key }
