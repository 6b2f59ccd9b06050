# Trang chơi: những gì ở cạnh bàn chơi, và các nút.

## Cạnh bàn chơi

# Khi quân đang rải: ai đi, và nước đi theo ký hiệu.
game-moves = { $name }: { $move }
game-paused = Ván đang tạm dừng.
# Trước nước đầu tiên, ở chỗ sau này kể nước vừa đi.
game-how-to = Hãy chọn một ô trong hàng của bạn, rồi chọn một trong hai mũi tên.
# Ván mới giữa những người chơi cũ.
game-begun = Ván mới bắt đầu.
game-name-level = { $name }, cấp { NUMBER($level) }
game-name-adaptive = { $name }, tự điều chỉnh
game-serious = Ván nghiêm túc: không gợi ý, đi rồi không được rút lại.

## Xem lại

game-looking = Bàn chơi sau nước { NUMBER($ply) }.
game-looked = Bàn chơi hiện tại.
game-look = Xem bàn chơi sau nước { NUMBER($ply) }
game-look-before = Trước đó
game-look-after = Sau đó
game-look-back = Về ván chơi

## Các nút

# Cho trình đọc màn hình: tên của hai nhóm nút.
game-tools = Ván chơi
game-tools-more = Thêm
game-undo = Rút lại
game-redo = Đi lại
game-hint = Gợi ý
game-replay = Xem lại
game-pause = Tạm dừng
game-continue = Tiếp tục
game-rematch = Đấu lại
game-new = Ván mới
game-sound = Âm thanh
# Nút bật tắt: có cho xem trước kết quả của nước đi hay không.
game-preview = Xem trước
game-speed = Tốc độ
game-resign = Xin thua
game-resign-question = Xin thua ván này?
game-resign-yes = Xin thua
game-resign-no = Chơi tiếp

## Gõ nước đi

game-typed = Nước đi
game-typed-help = Số ô, rồi r để rải ngược chiều kim đồng hồ hoặc l để rải xuôi chiều kim đồng hồ, chẳng hạn 7r.
game-typed-play = Đi

## Diễn biến

game-story = Diễn biến
game-story-empty = Mỗi nước đi sẽ được kể ở đây.
game-story-earlier = Xem các nước trước đó

## Kết thúc

game-end = Kết thúc
game-analyse = Phân tích
game-count = Tính điểm
game-count-player = Người chơi
game-count-row = Hàng
game-count-reserve = Kho
game-count-mandarins = Quan
game-count-debts = Nợ
game-count-total = Tổng
# Số quan, điểm mỗi quan, và tổng cộng.
game-count-worth = { NUMBER($mandarins) } × { NUMBER($value) } = { NUMBER($points) }
game-repetition = Cùng một thế cờ đã xuất hiện ba lần:
game-after-ply = Sau nước { NUMBER($ply) }

## Giá trị của từng nước

# Một công tắc cạnh bàn.
scores-switch = Giá trị của từng nước đi
scores-about = Được bao nhiêu điểm đến hết ván nếu ai cũng đi hay nhất. Chọn một nước trong danh sách để đi nước đó.
scores-sought = Đang tính…
# Trước danh sách. $sides là margin khi có hai phe, nếu không là own.
scores-whose = { $sides ->
        [margin] { $name }: số điểm được từ đây đến hết ván, trừ số điểm bên kia được. Trong ngoặc: hơn kém khi hết ván.
       *[own] { $name }: số điểm được từ đây đến hết ván, dù những người khác đi thế nào. Trong ngoặc: số điểm khi hết ván.
    }
# Danh sách đáng tin đến đâu.
scores-state = { $state ->
        [proved] Tất cả đã được chứng minh.
        [no-table] Không tải được bảng tàn cuộc. Số có chữ “khoảng” là ước lượng do tính trước.
       *[thought] Số có chữ “khoảng” là ước lượng do tính trước.
    }
# $points và $end có dấu, ví dụ +5.
scores-move = { $move }: { $kind ->
        [exact] đúng
        [least] ít nhất
        [most] nhiều nhất
       *[about] khoảng
    } { $points } ({ $end })
# Nước đi mà sau đó điểm số không còn quan trọng.
scores-anyhow = { $move }: { $kind ->
        [exact] { $result ->
            [win] thắng
           *[loss] thua
        }
       *[about] { $result ->
            [win] có lẽ thắng
           *[loss] có lẽ thua
        }
    }

## Gợi ý

# $place là told-place.
game-hint-move = Gợi ý: { $place }, rải { $way ->
        [anticlockwise] ngược chiều kim đồng hồ
       *[clockwise] xuôi chiều kim đồng hồ
    } ({ $move }).
game-reason-ends = { $result ->
        [win] Nước này kết thúc ván, thắng { $margin ->
           *[other] { $margin } điểm
        }.
        [draw] Nước này kết thúc ván với kết quả hòa.
        [won-anyhow] Nước này kết thúc ván: thắng, bất kể điểm số.
        [lost-anyhow] Nước này kết thúc ván: thua, bất kể điểm số.
       *[loss] Nước này kết thúc ván, thua { $margin ->
           *[other] { $margin } điểm
        }.
    }
game-reason-takes = Nước này ăn được { $points ->
       *[other] { $points } điểm
    }{ $mandarins ->
        [0] {""}
        [1] {", "}kể cả quan
       *[other] {", "}kể cả { $mandarins } quan
    }.
game-reason-leaves = { $points ->
        [0] Đối phương không ăn lại được gì.
       *[other] Nước đáp { $reply } có thể ăn { $points } điểm.
    }
game-reason-saves = Nước này giữ được { $points ->
       *[other] { $points } điểm
    } khỏi bị nước { $move } ăn mất.
game-reason-forces-refill = { $name } phải thả cá vào hàng trống.
game-reason-forces-pass = { $name } phải bỏ lượt.
game-reason-refills = Trước hết phải thả cá vào hàng trống, { $borrowed ->
        [0] lấy { $own ->
           *[other] { $own } dân
        } từ kho.
       *[other] vay { $borrowed } dân.
    }
game-reason-relay = Rải liên tiếp { $laps ->
       *[other] { $laps } lần
    }, khó đoán trước.

## Khi có trục trặc

game-engine-failed = Máy không tính được nước: phần tính nước của trang không tải được hoặc đã hỏng. Ván của bạn vẫn an toàn.
game-retry = Thử lại
game-not-kept-full = Bộ nhớ của trình duyệt đã đầy: ván này chỉ còn khi thẻ này còn mở. Hãy xóa bớt các ván đã lưu, hoặc xuất ván này ra tệp.
game-not-kept-forbidden = Trình duyệt không lưu gì cho trang này: ván chỉ còn khi thẻ này còn mở.
game-missing = Ván này không còn trên thiết bị.
game-link-opened = Ván từ liên kết đã ở trên bàn.
# Nói tiếp, khi trên bàn đã có ván khác.
game-link-kept = Ván trước đó được lưu trong Các ván.
