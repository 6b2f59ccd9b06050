# Trang thế cờ: những thế mà chỉ một nước là đúng.

puzzles-waits = Đang tải các câu đố.
puzzles-missing = Không tải được các câu đố.
puzzles-load-again = Tải lại
puzzles-number = Câu đố số { NUMBER($number) }
puzzles-of-today = Câu đố hôm nay
puzzles-task = { $goal ->
        [win] Bạn đi hàng dưới. Chỉ một nước thắng: hãy tìm nước ấy.
        [draw] Bạn đi hàng dưới. Chỉ một nước giữ được hòa: hãy tìm nước ấy.
       *[points] Bạn đi hàng dưới. Chỉ một nước được nhiều điểm nhất: hãy tìm nước ấy.
    }
puzzles-rules = Luật: { $name }
puzzles-position = Bạn đã ăn được { NUMBER($own) } điểm. Bên kia đã ăn được { NUMBER($other) } điểm.

## Lời về một nước đi

puzzles-right = { $move } là đúng.
puzzles-wrong = { $move } chưa phải nước ấy. Hãy thử lại, hoặc xem lời giải.
puzzles-shown = Lời giải là { $move }.
puzzles-keeps = { $side ->
        [ahead] Đi nước này, cuối ván bạn hơn ít nhất { $points ->
           *[other] { $points } điểm
        }.
        [behind] Đi nước này, cuối ván bạn kém nhiều nhất { $points ->
           *[other] { $points } điểm
        }.
       *[level] Đi nước này, cuối ván bạn ít nhất cũng hòa điểm.
    }
puzzles-others = { $side ->
        [ahead] Mọi nước khác chỉ hơn nhiều nhất { $points ->
           *[other] { $points } điểm
        }.
        [behind] Mọi nước khác đều kém ít nhất { $points ->
           *[other] { $points } điểm
        }.
       *[level] Mọi nước khác nhiều nhất cũng chỉ hòa điểm.
    }
puzzles-about = Chủ đề: { $themes }. Độ khó: { NUMBER($difficulty) }.
puzzles-theme-and = { $themes }, { $theme }
puzzles-theme = { $theme ->
        [mandarin] ăn quan
        [chain] ăn liền dài
        [relay] rải liên tiếp từ năm lần trở lên
        [starve] làm trống hàng đối phương
        [refill] thả cá
       *[defence] nước thủ duy nhất
    }

## Các nút

puzzles-retry = Thử lại
puzzles-solution = Xem lời giải
puzzles-next = Câu đố tiếp
puzzles-daily = Câu đố hôm nay

## Các số của người chơi

puzzles-numbers = Thành tích giải câu đố
puzzles-rating = Điểm xếp hạng
puzzles-rating-value = { NUMBER($rating) } ± { NUMBER($deviation) }
puzzles-solved = Đã giải
puzzles-solved-value = { NUMBER($solved) } trên { NUMBER($tried) }
puzzles-streak = Giải liên tiếp
puzzles-streak-value = { NUMBER($streak) }, dài nhất { NUMBER($best) }
puzzles-days = Số ngày liên tiếp
puzzles-rated = Điểm xếp hạng của bạn bây giờ là { NUMBER($rating) }.
puzzles-unrated = Bạn đã thử câu này rồi, điểm xếp hạng không đổi.
