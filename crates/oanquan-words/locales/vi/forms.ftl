# Mẫu ván mới, trang các ván đã lưu và trang cài đặt.

## Ván mới: chơi ngay

setup-quick = Chơi ngay
setup-quick-name = { $game ->
    [computer] Chơi với máy
    [two] Hai người
    [four] Bốn người
   *[watch] Xem máy chơi
}
setup-quick-about = { $game ->
    [computer] Máy chơi vừa sức bạn.
    [two] Thay nhau đi trên máy này.
    [four] Mỗi người một phe, trên bàn lớn.
   *[watch] Máy tự chơi với máy.
}

## Ván mới: chọn từng thứ

setup-details = Hoặc tự chọn tất cả
setup-players = Người chơi
setup-seat = Ai chơi
setup-person = Một người
setup-name = Tên
setup-name-help = Có thể để trống.
setup-level = Máy cấp { NUMBER($level) }: { $name }
setup-level-name = { $level ->
    [1] người mới chơi
    [2] em nhỏ
    [3] bạn cùng lớp
    [4] anh họ
    [5] bác hàng xóm
    [6] thầy giáo
    [7] ông bà
   *[other] nhà vô địch
}
setup-level-about = { $level ->
    [1] Vừa được nghe luật. Thấy gì ăn nấy, và bỏ sót nhiều.
    [2] Chỉ tay trên bàn mà tính, chỉ nghĩ đến nước của mình.
    [3] Biết nhìn nước đáp của bạn, nhưng gặp nước dài thì rối.
    [4] Dịp lễ tết nào cũng chơi: thấy nước mình, nước đáp và nước kế tiếp.
    [5] Nước nào cũng tính đến cùng, mỗi bên hai nước.
    [6] Tính xa hơn, đánh giá đúng hơn, ít khi bỏ sót.
    [7] Chơi cả đời rồi. Hầu như không bỏ sót gì.
   *[other] Chơi hay hết mức chương trình này có thể.
}
setup-adaptive = Máy, tự điều chỉnh
setup-adaptive-about = Bạn thắng thì máy mạnh lên, bạn thua thì máy nhẹ tay hơn. Hiện ở cấp { NUMBER($level) }.
setup-seats = Mấy người chơi
setup-seats-value = { $seats ->
    [two] Hai
    [three] Ba
   *[four] Bốn
}
setup-first = Ai đi trước
setup-first-lot = Bốc thăm
setup-serious = Ván nghiêm túc
setup-serious-about = Không được rút lại nước đi, không có gợi ý. Ván đấu lại cũng vậy.
setup-start = Bắt đầu
setup-start-not = Chưa bắt đầu được: { $why }
setup-position = Thế cờ riêng
setup-position-about = Ván bắt đầu từ thế cờ này, theo luật của nó: { $rules }
setup-position-drop = Bắt đầu từ thế đầu ván thông thường

## Ván mới: luật chơi

setup-rules = Luật chơi
setup-rules-own = Luật riêng
setup-rules-own-about = Các tùy chọn của riêng bạn, như chọn bên dưới.
setup-options = Mọi tùy chọn
setup-notation = Luật viết trong một dòng
setup-notation-help = Như tệp và các chương trình khác ghi: tên bộ luật và những điểm khác đi, chẳng hạn vietnam+young_mandarin=5.
setup-notation-error = Ký tự thứ { NUMBER($column) }: { $why }
setup-show = Xem trên bàn
setup-show-again = Xem lại
setup-shown = Trên bàn: { $option }, { $value }

## Các ván đã lưu

shelf-list = Các ván đã lưu
shelf-empty = Chưa có ván nào được lưu. Khi bạn chơi, mọi ván đều tự được lưu.
shelf-item = { $plies ->
    [0] Chưa đi nước nào
   *[other] { $plies } nước
}
shelf-going-on = Đang chơi
shelf-over = Đã xong, { $scores }
shelf-current = Đang ở trên bàn
shelf-serious = Nghiêm túc
shelf-open = Mở
shelf-open-game = Mở: { $game }
shelf-analyse-game = Phân tích: { $name }
shelf-delete = Xóa
shelf-delete-game = Xóa: { $game }
shelf-deleted = Đã xóa: { $game }
shelf-undo = Hoàn tác
shelf-put-back = Đã khôi phục: { $game }
shelf-players = { $first } – { $second }
shelf-unreadable = Một văn bản không phải là ván chơi
shelf-unreadable-about = Văn bản này đã được lưu ở đây nhưng không đọc được nữa. Không mất gì cả: bạn có thể tải nó về. { $why }
shelf-full = Bộ nhớ của trình duyệt đã đầy. Ván của bạn chỉ còn được giữ trong thẻ này: hãy xuất ván ra tệp, hoặc xóa bớt ván cũ.
shelf-forbidden = Trình duyệt không lưu gì cho trang này, như trong cửa sổ ẩn danh. Đóng thẻ này là mất các ván: hãy xuất những ván muốn giữ.

shelf-export = Xuất
shelf-export-game = Xuất: { $game }
shelf-download = Tải tệp về
shelf-copy-game = Sao chép ván dạng văn bản
shelf-copy-link = Sao chép liên kết
shelf-copy-position = Sao chép thế cờ
shelf-share = Chia sẻ
shelf-copied = { $what ->
    [game] Đã sao chép ván dạng văn bản.
    [link] Đã sao chép liên kết.
   *[position] Đã sao chép thế cờ.
}
shelf-copy-yourself = Trình duyệt không cho trang này sao chép. Bạn hãy tự sao chép văn bản sau:

shelf-import = Nhập
shelf-import-about = Tệp ván chơi (.oaq), văn bản ván chơi, một dòng thế cờ hoặc một liên kết. Bạn cũng có thể kéo tệp thả vào đây.
shelf-import-file = Chọn tệp
shelf-import-text = Hoặc dán văn bản
shelf-import-read = Đọc văn bản
shelf-imported = { $games ->
   *[other] Đã thêm { $games } ván.
}
shelf-import-failed = { $file }: { $why }
shelf-import-unreadable-file = Không đọc được tệp này.

## Cài đặt

settings-language = Ngôn ngữ
settings-language-failed = Không tải được { $language } nên trang vẫn dùng tiếng Việt. Hãy thử lại khi có mạng.
settings-theme = Màu sắc
settings-theme-value = { $theme ->
    [system] Theo hệ thống
    [light] Sáng
    [dark] Tối
   *[contrast] Tương phản cao
}
settings-speed = Nước đi hiện ra nhanh hay chậm
settings-speed-value = { $speed ->
    [step] Từng bước
    [slow] Chậm
    [normal] Vừa
    [fast] Nhanh
   *[none] Không chuyển động
}
settings-speed-about = { $speed ->
    [step] Sau mỗi lần rải chờ chạm hoặc bấm phím cách.
    [slow] Để học và giảng giải.
    [normal] Như chơi trên sân.
    [fast] Cho người đã quen.
   *[none] Bàn chơi cho thấy ngay kết quả của nước đi.
}
settings-more = Khi chơi
settings-switch = { $name ->
    [sound] Âm thanh
    [preview] Xem trước nước đi
    [face_to_face] Ngồi đối diện
   *[labels] Số ô
}
settings-switch-about = { $name ->
    [sound] Tiếng quân rơi và tiếng ăn quân nhè nhẹ.
    [preview] Cho thấy nước đi dừng ở đâu và ăn được gì trước khi đi.
    [face_to_face] Xoay chữ của người bên kia, cho hai người ngồi hai phía của máy.
   *[labels] In trong các ô, để gõ nước đi như 7r.
}
