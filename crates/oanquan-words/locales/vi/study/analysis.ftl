study-analysis = Phân tích

analysis-to-start = Về đầu ván
analysis-back = Lùi một nước
analysis-forward = Tiến một nước
analysis-to-end = Đến cuối ván

analysis-moves = Các nước đi
analysis-empty = Chưa có nước nào. Hãy đi một nước trên bàn.
analysis-comment = Lời bình
analysis-comment-wrong = Lời bình có dấu { "}" } phải nằm trên một dòng.
analysis-glyph = Dấu
analysis-promote = Đưa lên nhánh chính
analysis-delete = Xóa từ đây
analysis-illegal = Nước này không hợp lệ.
analysis-deep = Tệp chỉ chứa được các nhánh lồng nhau tối đa 32 tầng; nhánh này sẽ sâu hơn.
analysis-play-best = Đi nước hay nhất

analysis-review = Nhận xét ván chơi
analysis-begin = Nhận xét ván này
analysis-no-game = Chưa có ván nào để nhận xét.
analysis-progress = Thế cờ { NUMBER($done) } trên { NUMBER($all) }
analysis-stop = Dừng
analysis-summary = { $name }: mất { NUMBER($lost) } điểm, sai lầm nặng { NUMBER($blunders) }, sai lầm { NUMBER($mistakes) }, thiếu chính xác { NUMBER($inaccuracies) }.
analysis-no-misses = Không nước nào mất điểm đáng kể.
analysis-loses = Số điểm mất: { $kind ->
        [exact] đúng
        [least] ít nhất
        [most] nhiều nhất
       *[about] khoảng
    } { NUMBER($points) }.
analysis-loses-game = Nước này để mất ván, bất kể điểm số.
analysis-better = Nước hay nhất là { $move }.
analysis-instead = Còn nước { $move }:
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] Thắng thành hòa.
           *[loses] Thắng thành thua.
        }
       *[draws] Hòa thành thua.
    }
analysis-try = Thử lại
analysis-try-task = Hãy tìm trên bàn một nước hay hơn { $move }.
analysis-try-best = { $move } là nước hay nhất.
analysis-try-other = { $move } chưa phải nước hay nhất. { $kind ->
        [exact] Số điểm mất: đúng
        [least] Số điểm mất: ít nhất
        [most] Số điểm mất: nhiều nhất
       *[about] Số điểm mất: khoảng
    } { NUMBER($points) }.

analysis-graph = Điểm hơn khi hết ván: { $name }
analysis-graph-end = Điểm hơn sau cùng là { NUMBER($points) }, sau nước { NUMBER($ply) }.
analysis-graph-signs = Hình vuông là số đã chứng minh, hình tròn là ước lượng.

analysis-setup = Bày thế cờ
analysis-citizens = { $square }: dân
analysis-mandarin = { $square }: quan
analysis-reserve = { $name }: kho
analysis-won = { $name }: quan đã ăn
analysis-to-move = Đến lượt
analysis-use = Dùng thế này
analysis-odd = Không ván nào dẫn đến thế này, nhưng vẫn chơi được:
analysis-bring = Nhập ván chơi hoặc thế cờ
analysis-text = Biên bản ván chơi hoặc một dòng thế cờ
analysis-read = Đọc
analysis-take = Xuất biên bản
analysis-no-record = Không xuất được: số quân không khớp nên không ai đọc lại được.

## Marks on squares

analysis-marking = Đánh dấu ô
analysis-marking-task = Chạm vào ô để đánh dấu, chạm lần nữa để bỏ dấu.
analysis-colour = { $colour ->
        [green] Xanh lá
        [red] Đỏ
        [yellow] Vàng
       *[blue] Xanh dương
    }
analysis-marked = { $square }, đánh dấu { $colour ->
        [green] xanh lá
        [red] đỏ
        [yellow] vàng
       *[blue] xanh dương
    }

## The best line, walked through on the board

analysis-best-line = Nhánh hay nhất: { $moves }.
analysis-play-line = Đi cả nhánh
analysis-line = Nhánh hay nhất trên bàn
analysis-line-task = Bấm các mũi tên dưới bàn để xem từng nước.
analysis-line-add = Thêm làm nhánh phụ
analysis-line-leave = Rời nhánh này

## Setting up by taps

analysis-tools = Chạm vào một ô của bàn này
analysis-tool = { $tool ->
        [one] thêm một dân
        [five] thêm năm dân
        [less] bớt một dân
        [clear] làm trống ô
       *[mandarin] đặt quan vào hoặc lấy quan ra
    }
analysis-empty-board = Làm trống bàn
analysis-mandarin-square = Quan chỉ nằm trong ô quan.
analysis-number-wrong = { $field }: có “{ $text }”, cần một số nguyên từ 0 đến { NUMBER($most) }.
analysis-adds-up = Số quân đã khớp.
