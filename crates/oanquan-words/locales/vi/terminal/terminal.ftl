# Những gì chương trình `oanquan` nói ở dòng lệnh mà các tệp khác chưa nói.
# Các lệnh gõ vào (help, undo, new …) và các chữ FILE, SEAT giữ nguyên trong mọi ngôn ngữ.

## Người chơi

terminal-seat = Bên { NUMBER($seat) }

## Ván chơi

terminal-greeting = Ô Ăn Quan, bộ luật { $rules }. Gõ help để xem các lệnh.
terminal-prompt-over = hết ván
terminal-thinking = { $name }: đang nghĩ …
terminal-saved = Ván chơi được lưu ở { $file }; gõ oanquan play --resume để chơi tiếp.
terminal-nothing-saved = Tạm biệt; chưa đi nước nào nên không có gì để lưu.
terminal-kept = Ván trước được giữ ở { $file }.
terminal-saved-to = Đã lưu vào { $file }.
terminal-loaded = Đã mở { $file }: số nước đã đi { NUMBER($moves) }, bộ luật { $rules }.
terminal-undo-none = Không có gì để rút lại: trước lượt này chưa có người chơi nào đi.
terminal-redo-none = Không có gì để đi lại: chưa rút lại nước nào.
terminal-redo = Gõ redo để đi tiếp như trước.
terminal-may-play = Bạn có thể đi { $moves }.
terminal-contradiction = { $typed } không đúng với kết quả của nước này: kết quả là { $real }.
terminal-new = { $what ->
        [round] Gõ new để bắt đầu ván tiếp theo của trận.
       *[match] Gõ new để bắt đầu một trận khác.
    }
terminal-level-changes = Từ ván sau máy chơi ở cấp { NUMBER($to) } ({ $name }) thay vì cấp { NUMBER($from) }.

## Những gì được gõ vào

terminal-line = dòng { NUMBER($line) }: { $why }
terminal-unknown = “{ $found }” không phải là nước đi như 7r, cũng không phải là lệnh. Các lệnh là { $commands }.
terminal-no-file = { $command } cần tên tệp: { $command } FILE.
terminal-too-much = Sau { $command } không được có gì nữa, nhưng lại có “{ $found }”.
terminal-no-text = Những byte này không phải là văn bản, cần UTF-8.

## Tệp

terminal-cannot-read = { $fault ->
        [missing] Không đọc được { $file }: không có tệp này.
       *[other] Không đọc được { $file }: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] Đã có { $file }: hãy chọn tên khác, hoặc ghi đè bằng save!
        [missing] Không ghi được { $file }: không có thư mục chứa nó.
       *[other] Không ghi được { $file }: { $system }.
    }
terminal-bytes = { $file }: dòng { NUMBER($line) } có những byte không phải là văn bản.
terminal-no-unfinished = Không có ván nào còn dở trong { $folder }.
terminal-skipped = Bỏ qua: { $why }

## Bàn chơi

terminal-points = { $score ->
       *[other] { $score } điểm
    }
terminal-reserve = kho { NUMBER($citizens) }
terminal-mandarins = quan { NUMBER($mandarins) }
terminal-owes = { $lender ->
        [bank] nợ ngân hàng: { NUMBER($citizens) }
       *[other] nợ { $lender }: { NUMBER($citizens) }
    }
terminal-played = { $plies ->
        [0] Chưa đi nước nào.
       *[other] Đã đi { $plies } nước.
    }
terminal-ways = { $ways ->
        [free] r rải ngược chiều kim đồng hồ: { $squares } …; l rải xuôi chiều kim đồng hồ.
        [anticlockwise] Chỉ được rải ngược chiều kim đồng hồ, r: { $squares } …
       *[clockwise] Chỉ được rải xuôi chiều kim đồng hồ, l: { $squares } …
    }
terminal-row = { $name }, từ trái sang: { $squares }.
terminal-square = { $stones ->
        [0] { $label } trống
       *[other] { $label } có { $stones }
    }
terminal-too-narrow = Kể bằng lời: hình vẽ cần { NUMBER($columns) } cột.

## Trợ giúp và luật chơi

terminal-help-heading = Những gì bạn có thể gõ; các từ này giống nhau trong mọi ngôn ngữ:
terminal-help = { $command ->
        [move] đi một nước: ô bốc quân, rồi r để rải ngược chiều kim đồng hồ hoặc l để rải xuôi chiều; bàn chơi cho thấy hướng đi
        [annotated] nước đi kèm kết quả của nó, phải ghi đúng
        [hint] nhờ máy gợi ý một nước hay
        [moves] liệt kê các nước hợp lệ và kết quả từng nước
        [undo] rút lại các nước đi để về lượt trước của bạn
        [redo] đi lại những nước đã rút
        [board] xem bàn chơi
        [view] vẽ bàn chơi nhìn từ một bên
        [plain] chuyển giữa bàn chơi được vẽ và bàn chơi kể bằng lời
        [rules] giải thích luật của ván này
        [position] in dòng thế cờ mà các chương trình khác đọc được
        [save] ghi ván chơi vào tệp mới
        [save-over] ghi ván chơi vào tệp, đè lên tệp cũ
        [load] chơi tiếp ván trong tệp
        [new] bắt đầu ván mới cùng luật
        [help] danh sách này
       *[quit] thoát; Ctrl-D cũng vậy
    }
terminal-rules = Luật của ván này ({ $rules }):
