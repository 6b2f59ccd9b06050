## Các bài

course-title = { $lesson ->
        [start] Bàn chơi
        [direction] Phải hay trái
        [relay] Rải tiếp
        [stop] Gặp ô quan thì mất lượt
        [capture] Ăn quân
        [chain] Ăn liền
        [mandarin] Ăn quan
        [refill] Thả cá
        [borrow] Vay quân
        [end] Hết ván và tính điểm
        [stall] Khi không có gì xảy ra
        [gap] Ô quan trống
        [young] Quan non
        [pebbles] Mười sỏi thay quan
        [short] Khi không thể thả cá
        [three] Ba người một bàn
        [four] Bốn người một bàn
        [attack] Dọa ăn quan
        [safe] Để hai ô trống liền nhau
        [starve] Bỏ đói đối phương
       *[round] Chơi nhiều ván: bán ruộng
    }
course-text = { $lesson ->
        [start] Bạn ngồi phía dưới. Mỗi ô của bạn có năm quân dân, mỗi dân một điểm; ô tròn ở hai đầu là ô quan, mỗi quan mười điểm và không của riêng ai. Đến lượt, bạn bốc hết quân trong một ô của mình rồi rải từng quân một, sang phải hoặc sang trái.
        [direction] Bạn chọn chiều. Quân được rải lần lượt vào các ô kế tiếp, kể cả ô quan.
        [relay] Khi quân cuối đã rơi, hãy nhìn ô kế tiếp. Nếu là ô dân còn quân, bạn bốc hết lên rải tiếp, dù ô ấy của ai. Mỗi lần bốc lên và rải hết được tính là một lần rải.
        [stop] Nếu ô kế tiếp là ô quan còn quân, bạn mất lượt: nước đi dừng ở đó và không ăn được gì.
        [capture] Nếu ô kế tiếp trống, bạn ăn tất cả quân trong ô sau đó, dù ô ấy của ai. Nếu ô đó cũng trống thì mất lượt.
        [chain] Ăn xong, nếu ô kế lại trống và ô sau nó có quân thì được ăn nữa, gọi là ăn liền: trống, có, trống, có. Gặp hai ô trống liền nhau thì dừng.
        [mandarin] Quan bị ăn như mọi quân khác, qua một ô trống, cùng với tất cả dân nằm chung ô. Ván chơi thường được định đoạt ở đó.
        [refill] Đến lượt mà cả hàng của bạn trống, bạn lấy từ kho mỗi ô một dân rải vào hàng mình, rồi mới đi. Người ta gọi là thả cá.
        [borrow] Nếu kho không đủ để thả cá, đối phương cho bạn vay phần còn thiếu. Cuối ván phải trả lại.
        [end] Ván kết thúc khi cả hai ô quan đều trống. Khi đó mỗi bên thu dân trong hàng mình. Cộng kho, hàng và quan ăn được, trả nợ; ai nhiều điểm hơn thì thắng.
        [stall] Ván hai người cũng kết thúc khi một trăm lượt liền không ai ăn quân, hoặc khi một thế cờ lặp lại lần thứ ba. Ở đây đã 99 lượt không ai ăn.
        [gap] Theo luật “Việt Nam”, ô quan trống cũng là ô trống như các ô khác: có thể ăn qua nó. Theo luật “Tiêu chuẩn” thì gặp nó là mất lượt.
        [young] Có nơi không cho ăn quan khi trong ô quan chưa đủ năm dân: đó là quan non.
        [pebbles] Theo luật “Bắc Kỳ”, mỗi ô quan có mười viên sỏi thay cho quân lớn, và ai cũng rải sang phải.
        [short] Nếu không ai cho vay, như luật “Ludii”, hoặc cả hai kho cộng lại vẫn không đủ, ván kết thúc khi một hàng không thả cá được, rồi tính điểm.
        [three] Ba người thì bàn hình tam giác, lượt chuyển sang bên phải. Cách chơi ba người do chúng tôi dựng lại, không phải do lưu truyền.
        [four] Bốn hàng quanh một hình vuông, mỗi góc một ô quan. Bốn hàng là lưu truyền, thứ tự lượt do chúng tôi dựng lại. Ai cũng được ăn ở mọi nơi.
        [attack] Một lời dọa nhiều khi quý hơn ăn ngay: đi một nước để lượt sau bạn ăn được quan, bên kia đi gì cũng vậy.
        [safe] Qua hai ô trống liền nhau thì không ăn được gì. Trước khi đi, hãy xem mình để lại những gì.
        [starve] Ai hết quân trong hàng phải lấy kho ra thả cá, thế là thiệt. Vì vậy, ăn nốt những quân cuối của bên kia có khi rất lợi.
       *[round] Trong một trận nhiều ván, ai thua một ván thì bán ruộng: cuối các ván sau, quân trong ruộng ấy về người mua, còn người bán vẫn được đi từ đó. Ai mua được ba ruộng trong một hàng thì thắng cả trận. Cách làm tròn do chúng tôi dựng lại.
    }
course-hint = { $lesson ->
        [start] Chạm vào một ô của bạn, rồi chọn mũi tên.
        [direction] Quân lẻ ở giữa nhìn thấy ô quan qua một ô trống, nhưng chỉ về một phía.
        [relay] Thử ô nhiều quân nhất. Đếm xem quân cuối rơi vào đâu.
        [stop] Rải quân ở ô nào xong thì ô kế tiếp là ô quan?
        [capture] Tìm cách rải dừng ngay trước một ô trống mà sau nó có quân.
        [chain] Tìm chỗ ô trống và ô có quân xen kẽ nhau.
        [mandarin] Gần hai ô quan có ô trống. Bạn tới được chỗ nào?
        [refill] Giờ mỗi ô có một quân. Hãy theo quân ở một đầu hàng.
        [borrow] Ba dân vay đã nằm trên bàn. Thử các ô ở hai đầu hàng.
        [end] Ăn ô quan cuối cùng. Dân còn trong hàng cũng được tính.
        [stall] Hãy ăn ngay, nếu không ván sẽ hết.
        [gap] Ô trống chính là ô tròn.
        [young] Chỉ một trong hai quan không còn non.
        [pebbles] Hãy tìm ô mà khi rải xong thì ô kế tiếp trống, rồi đến ô quan bên phải.
        [short] Hãy để hàng bên kia trống: hai dân không đủ thả.
        [three] Hàng của bạn ở phía dưới.
        [four] Ở đây không có nước sai: hãy xem quân rải được bao xa.
        [attack] Nước nào tạo ô trống trước ô quan mà không ai kịp lấp?
        [safe] Ô quan bên phải đang bị dọa. Rải sao cho sau một ô trống lẻ không còn gì đáng giá.
        [starve] Bên kia chỉ còn một ô có quân. Hãy ăn ô ấy.
       *[round] Hãy thắng ván này trước: ăn quan cuối cùng.
    }

## Bài tập

course-task-any = Đi một nước bất kỳ.
course-task-laps = Đi một nước rải từ { $laps } lần trở lên.
course-task-stop = Đi một nước dừng trước ô quan còn quân và không ăn gì.
course-task-take = Ăn từ { $points } điểm trở lên trong một nước.
course-task-chain = Ăn từ { $squares } ô trở lên trong một nước.
course-task-mandarin = Ăn một quan.
course-task-end = Kết thúc ván và thắng.
course-task-attack = Đi một nước để lượt sau bạn ăn được quan, bên kia đi gì cũng vậy.
course-task-safe = Đi sao cho bên kia { $points ->
        [0] không ăn được gì
       *[other] ăn được nhiều nhất { $points } điểm
    }.
course-task-starve = Để hàng bên kia trống.

## Nước đi chưa đạt

course-missed-laps = Nước ấy rải { $laps } lần.
course-missed-take = Nước ấy { $points ->
        [0] không ăn được gì
       *[other] ăn { $points } điểm
    }.
course-missed-chain = Nước ấy { $squares ->
        [0] không ăn được gì
       *[other] ăn { $squares } ô
    }.
course-missed-safe = Giờ bên kia có thể ăn { $points } điểm.
course-missed-other = Chưa được.

## Xung quanh

course-lessons = Các bài
course-progress = Đã xong: { NUMBER($done) } / { NUMBER($all) }
course-done = đã xong
course-solved = Giỏi lắm!
course-next = Bài tiếp
course-again = Thử lại
course-hint-label = Gợi ý
course-finished = Bạn đã xong mọi bài. Giờ hãy chơi!
course-play = Chơi
course-task = Bài tập
course-number = { NUMBER($number) }.
