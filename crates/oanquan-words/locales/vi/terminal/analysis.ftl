# Những gì `oanquan analyse` nói về thế cờ và ván chơi.

## What every move is worth

terminal-move = Nước
# Above numbers: the points from here to the end.
terminal-gains = Được
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] hơn kém khi hết ván
       *[own] điểm khi hết ván
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] đã chứng minh
        [least] trở lên
        [most] trở xuống
        [estimate] ước lượng
        [seems] có lẽ
       *[unknown] chưa rõ
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] thắng
       *[loss] thua
    }
terminal-last = { $who ->
        [mover] bên đi xếp cuối
       *[other] bên kia xếp cuối
    }
terminal-bound = { $kind ->
        [least] ít nhất { $number }
       *[most] nhiều nhất { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = Diễn biến: { $moves }.
terminal-proof = { $state ->
        [all] Tất cả đã được chứng minh.
        [best] Đã chứng minh: không nước nào hay hơn.
        [shown-best] Những gì nêu ra đã được chứng minh; có thể có nước khác hay hơn.
        [shown] Những gì nêu ra đã được chứng minh.
        [some] Số nguyên đã được chứng minh, số có phần thập phân là ước lượng.
       *[nothing] Chưa chứng minh được gì; các số là ước lượng.
    }
terminal-stopped = Đã dừng.
# $seconds: a number with a decimal.
terminal-searched = Độ sâu { NUMBER($depth) }, số thế cờ { NUMBER($positions) }, số giây { $seconds }.
terminal-speed = Số thế cờ mỗi giây: { NUMBER($positions) }.
terminal-table-hits = Tìm thấy trong bảng tàn cuộc: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = đang nghĩ; Ctrl-C để xem kết quả hiện có
terminal-progress = độ sâu { NUMBER($depth) }, số thế cờ { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = Ván { NUMBER($game) }: { $players }. Bộ luật: { $rules }
terminal-class = { $class ->
        [only] Nước duy nhất.
        [best] Nước hay nhất.
        [good] Nước hay.
        [inaccuracy] Thiếu chính xác.
        [mistake] Sai lầm.
       *[blunder] Sai lầm nặng.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] Được đúng { $points }.
        [least] Được ít nhất { $points }.
        [most] Được nhiều nhất { $points }.
       *[about] Được khoảng { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] Thắng, bất kể điểm số.
       *[loss] Thua, bất kể điểm số.
    }
terminal-stopped-after = Đã dừng sau { NUMBER($done) } trên { NUMBER($all) } nước.

terminal-picture-end = Bàn chơi ở cuối ván đã ghi
terminal-picture-before = Bàn chơi trước nước { $move } (nét liền); nước hay hơn là { $better } (nét đứt)
terminal-picture-nothing-lost = Không nước nào làm mất điểm đáng kể.
terminal-picture-lost = Những nước làm mất điểm: { $moves }.
