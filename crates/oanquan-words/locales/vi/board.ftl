# Những gì chính bàn chơi nói; tên các ô đi cùng với thế cờ.

# Tên của cả bàn chơi, cho trình đọc màn hình.
board-name = Bàn chơi

# Hai mũi tên của một ô.
board-anticlockwise = Rải ngược chiều kim đồng hồ
board-clockwise = Rải xuôi chiều kim đồng hồ

# Kho của một bên, cho trình đọc màn hình.
board-store = { $name }: { $score ->
    [one] { $score } điểm
   *[other] { $score } điểm
}. Kho: { $citizens ->
    [one] { $citizens } dân
   *[other] { $citizens } dân
}, { $mandarins ->
    [one] { $mandarins } quan
   *[other] { $mandarins } quan
}.
# Kho của bên có nợ.
board-store-debts = { $store } { $owed ->
    [0] Không nợ
    [one] Nợ { $owed } dân
   *[other] Nợ { $owed } dân
}, { $lent ->
    [0] không cho vay
    [one] cho vay { $lent } dân
   *[other] cho vay { $lent } dân
}.
# Kho của bên đang đến lượt.
board-store-turn = { $store } Đến lượt đi.

# Chữ nhỏ bên cạnh quân trong kho.
board-owes = nợ { NUMBER($citizens) }
board-lent = cho vay { NUMBER($citizens) }

# Khi hoạt cảnh từng bước đang chờ.
board-next-lap = Chạm để đi tiếp
