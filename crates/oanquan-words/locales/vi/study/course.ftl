## Các bài

course-title = { $lesson ->
        [start] Bàn chơi
        [labels] Số của các ô
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
        [order] Xét điều gì trước
        [three] Ba người một bàn
        [four] Bốn người một bàn
        [attack] Dọa ăn quan
        [safe] Để hai ô trống liền nhau
        [starve] Bỏ đói đối phương
       *[round] Chơi nhiều ván: bán ruộng
    }
course-text = { $lesson ->
        [start] Hàng của bạn ở phía dưới, hoặc ở bên phải khi bàn đặt dọc. Mỗi ô của bạn có năm quân dân, mỗi dân một điểm; ô tròn ở hai đầu là ô quan, mỗi quan mười điểm và không của riêng ai. Các ô nối thành một vòng: hàng của bạn, một ô quan, hàng bên kia, một ô quan. Đến lượt, bạn bốc hết quân trong một ô của mình rồi rải từng quân một, sang phải hoặc sang trái.
        [labels] Mỗi ô dân có một số, đếm từ bên trái của chủ hàng: của bạn là 5 đến 9, của bên kia là 0 đến 4. Bên kia ngồi đối diện, nên cạnh các ô 5, 6, 7, 8, 9 của bạn là 4, 3, 2, 1, 0. M0 là ô quan sau ô 9, bên phải bạn; M1 là ô quan trước ô 5, bên trái bạn. Một nước đi được ghi bằng số của ô và chữ r (phải) hoặc l (trái) theo phía người đi: 7r, 2l.
        [direction] Bạn chọn chiều: sang phải, tức là ngược chiều kim đồng hồ, hoặc sang trái. Quân được rải lần lượt vào các ô kế tiếp, kể cả ô quan, và khi đi hết một vòng thì cả ô vừa bốc.
        [relay] Khi quân cuối đã rơi, hãy nhìn ô kế tiếp. Nếu là ô dân còn quân, bạn bốc hết lên rải tiếp, dù ô ấy của ai. Mỗi lần bốc lên và rải hết được tính là một lần rải.
        [stop] Nếu ô kế tiếp là ô quan còn quân, bạn mất lượt: nước đi dừng ở đó và không ăn được gì.
        [capture] Nếu ô kế tiếp là ô dân trống, bạn ăn tất cả quân trong ô sau đó, dù ô ấy của ai. Nếu ô đó cũng trống thì mất lượt.
        [chain] Ăn xong, nếu ô kế lại trống và ô sau nó có quân thì được ăn nữa, gọi là ăn liền: trống, có, trống, có. Gặp hai ô trống liền nhau thì dừng.
        [mandarin] Quan bị ăn như mọi quân khác, qua một ô trống, cùng với tất cả dân nằm chung ô. Ván chơi thường được định đoạt ở đó.
        [refill] Đến lượt mà cả hàng của bạn trống, bạn lấy từ kho mỗi ô một dân rải vào hàng mình, rồi mới đi. Quan đã ăn được không dùng vào việc này. Người ta gọi là thả cá.
        [borrow] Nếu kho không đủ để thả cá, đối phương cho bạn vay phần còn thiếu. Cuối ván phải trả lại.
        [end] Ván kết thúc khi cả hai ô quan đều trống. Khi đó mỗi bên thu dân trong hàng mình. Cộng kho, hàng và quan ăn được, trả nợ; ai nhiều điểm hơn thì thắng.
        [stall] Ván hai người cũng kết thúc khi một trăm lượt liền không ai ăn quân, hoặc khi một thế cờ lặp lại lần thứ ba. Ở đây đã 99 lượt không ai ăn.
        [gap] Theo luật “Việt Nam”, ô quan trống cũng là ô trống như các ô khác: có thể ăn qua nó. Theo luật “Tiêu chuẩn” thì gặp nó là mất lượt.
        [young] Có nơi không cho ăn quan khi trong ô quan chưa đủ năm dân: đó là quan non.
        [pebbles] Theo luật “Bắc Kỳ”, mỗi ô quan có mười viên sỏi thay cho quân lớn, và ai cũng rải sang phải.
        [short] Nếu không ai cho vay, như luật “Ludii”, hoặc cả hai kho cộng lại vẫn không đủ, ván kết thúc khi một hàng không thả cá được, rồi tính điểm.
        [order] Sau mỗi nước đi, trước hết xét các ô quan đã trống hết chưa: nếu trống hết thì ván kết thúc, hàng trống cũng không thả cá nữa. Sau đó mới xét thế cờ có lặp lại lần thứ ba không, hoặc đã quá lâu không ai ăn. Cuối cùng mới xét người đi tiếp có phải thả cá không, và có thả được không.
        [three] Ba người thì bàn hình tam giác, lượt chuyển sang bên phải: hàng bên phải bạn đi tiếp. Ai không thả cá được, dù vay hết kho của mọi người, thì bỏ lượt. Cách chơi ba người do chúng tôi dựng lại, không phải do lưu truyền.
        [four] Bốn hàng quanh một hình vuông, mỗi góc một ô quan. Lượt chuyển sang bên phải, ai cũng được ăn ở mọi nơi. Bốn hàng là lưu truyền; các ô quan ở góc và thứ tự lượt do chúng tôi dựng lại.
        [attack] Một lời dọa nhiều khi quý hơn ăn ngay: đi một nước để lượt sau bạn ăn được quan, bên kia đi gì cũng vậy.
        [safe] Qua hai ô trống liền nhau thì không ăn được gì. Trước khi đi, hãy xem mình để lại những gì.
        [starve] Ai hết quân trong hàng phải lấy kho ra thả cá, thế là thiệt. Vì vậy, ăn nốt những quân cuối của bên kia có khi rất lợi.
       *[round] Trong một trận nhiều ván, xếp đủ một bên cần nửa tổng số điểm, tức 35. Cứ thiếu năm điểm thì người thua một ván bán một ruộng, phần lẻ thì bán nửa ruộng. Ai thắng cách biệt từ mười điểm trở lên thì trước đó được chuộc lại một ruộng của mình cho mỗi mười điểm tròn. Cuối ván, quân trong ruộng đã bán về người mua; người bán vẫn được đi từ đó. Ai mua được ba ruộng trong một hàng thì thắng cả trận. Cách làm tròn do chúng tôi dựng lại.
    }
course-hint = { $lesson ->
        [start] Chạm vào một ô của bạn, rồi chọn mũi tên. Ô nào của bạn nằm cạnh ô quan?
        [labels] Ô 2 nằm giữa hàng bên kia. Ô nào của bạn có số quân đúng bằng số bước đến đó?
        [direction] Ô giữa có ba quân, và về một phía thì M1 cách đó ba bước.
        [relay] Thử ô nhiều quân nhất. Đếm xem quân cuối rơi vào đâu.
        [stop] Rải quân ở ô nào xong thì ô kế tiếp là ô quan?
        [capture] Tìm cách rải dừng ngay trước một ô trống mà sau nó có quân.
        [chain] Tìm chỗ ô trống và ô có quân xen kẽ nhau.
        [mandarin] Ở hàng bên kia, ô trống và ô có quân xen kẽ nhau cho đến M0. Hãy đi vào từ phía M1.
        [refill] Giờ mỗi ô có một quân. Hãy theo quân ở một đầu hàng.
        [borrow] Ba dân vay đã nằm trên bàn. Thử các ô ở hai đầu hàng.
        [end] Ăn ô quan cuối cùng. Dân còn trong hàng cũng được tính.
        [stall] Hãy ăn ngay, nếu không ván sẽ hết.
        [gap] Ô trống chính là ô tròn.
        [young] Chỉ một trong hai quan không còn non.
        [pebbles] Thử ô 9, ô cuối trước M0: khi rải đi hết vòng trở lại, ô ấy đã trống.
        [short] Hãy để hàng bên kia trống: hai dân không đủ thả.
        [order] Phải ăn liền một mạch cả hai ô quan và hết quân ở hàng bên kia. Bắt đầu từ ô 9.
        [three] Bên phải bạn có hai ô còn quân, mỗi ô nằm sau một ô trống. Quân lẻ ở cuối hàng của bạn đứng trước các ô ấy.
        [four] Ở một góc xa có quan nằm sau một ô trống. Rải sang trái: quân của một hàng khác sẽ đưa bạn đi tiếp.
        [attack] Nước nào tạo ô trống trước ô quan mà không ai kịp lấp?
        [safe] Ô quan bên phải đang bị dọa. Rải sao cho sau một ô trống lẻ không còn gì đáng giá.
        [starve] Bên kia chỉ còn một ô có quân. Hãy ăn ô ấy.
       *[round] Có hai nước kết thúc ván. Nước nào để bên kia còn nhiều nhất 25 điểm?
    }

## Bài tập

course-task-first = Đi một nước mà quân đầu tiên rơi vào ô quan.
course-task-last = Đi một nước mà quân cuối rơi vào ô { $square }.
course-task-unfilled = Kết thúc ván bằng một nước để hàng bên kia trống.
course-task-starve = Để hàng của người đi tiếp trống.
course-task-sell = Kết thúc ván sao cho bên kia phải bán từ { $fields } ruộng trở lên.
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
course-missed-first = Quân đầu tiên của bạn rơi vào ô dân. Ô quan là các ô tròn ở hai đầu.
course-missed-last = Quân cuối của bạn rơi vào ô { $square }.
course-missed-taken = Bài này yêu cầu không ăn gì, nhưng nước ấy ăn { $points } điểm.
course-missed-stop = Ô kế tiếp sau quân cuối không phải là ô quan còn quân.
course-missed-mandarin = Nước ấy { $points ->
        [0] không ăn được gì
       *[other] ăn { $points } điểm, nhưng không ăn được quan
    }.
course-missed-young = Bạn gặp phải quan non: không ăn được và hết lượt.
course-missed-goes-on = Ở đây chưa có gì kết thúc: ván còn tiếp tục.
course-missed-end = Ván đã kết thúc, nhưng bạn không thắng: bạn có { NUMBER($own) } điểm, bên kia { NUMBER($best) } điểm.
course-missed-ends = Nước ấy làm ván kết thúc, mà ván phải còn tiếp tục.
course-missed-row = Hàng của người đi tiếp vẫn còn { $stones } dân.
course-missed-refills = Hàng đã trống, nhưng còn một ô quan chưa trống: bên kia thả cá và ván còn tiếp tục.
course-missed-attack = Nếu bên kia đi { $move } thì bạn không ăn được quan nào.
course-missed-sell = { $halves ->
        [0] Bên kia không phải bán gì
        [1] Bên kia phải bán nửa ruộng
        [2] Bên kia phải bán một ruộng
       *[other] Bên kia phải bán { $halves } nửa ruộng
    }.

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
