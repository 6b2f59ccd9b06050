# Các bộ luật và mọi tùy chọn của docs/rules.md, như mẫu ván mới giải thích.

## Các bộ luật có sẵn

rules-preset-name = { $preset ->
    [seed] Tiêu chuẩn
    [vietnam] Việt Nam
    [schoolyard] Sân trường
    [tonkin] Bắc Kỳ
    [ludii] Ludii
    [three] Ba người
   *[four] Bốn người
}
rules-preset-about = { $preset ->
    [seed] Hai người chơi, quan tính mười điểm. Gặp ô quan trống thì mất lượt.
    [vietnam] Như phần lớn sách báo Việt Nam kể: được ăn cả khi cách một ô quan trống.
    [schoolyard] Như ở nhiều sân trường: quan tính năm điểm, và chưa được ăn khi trong ô quan chưa đủ năm dân.
    [tonkin] Theo một ghi chép xưa ở Bắc Kỳ: mỗi quan là mười viên sỏi, luôn rải ngược chiều kim đồng hồ, quân còn lại chia đều.
    [ludii] Không ai cho vay: ván kết thúc khi hàng trống mà không thả cá được, hoặc khi cả hai quan đã bị ăn.
    [three] Bàn hình tam giác, ba hàng và ba quan. Các ô góc và thứ tự lượt đi là do chúng tôi dựng lại.
   *[four] Bàn hình vuông, bốn hàng và bốn quan. Các ô góc và thứ tự lượt đi là do chúng tôi dựng lại.
}

## Các tùy chọn: tên gọi và ý nghĩa

rules-option-name = { $option ->
    [chain_over_empty_mandarin] Ăn liền qua ô quan trống
    [citizens] Số dân mỗi ô
    [direction] Chiều rải
    [empty_mandarin] Gặp ô quan trống
    [end] Khi nào hết ván
    [first] Ai đi trước
    [mandarin] Quan là gì
    [mandarin_ban] Chưa được ăn quan lúc đầu ván
    [mandarin_value] Giá trị của quan
    [refill] Thả cá khi hàng trống
    [relay_mandarin] Gặp ô quan có quân
    [row] Số ô mỗi hàng
    [seats] Số người chơi
    [sweep] Quân còn lại khi hết ván
    [teams] Chia phe
   *[young_mandarin] Quan non
}
rules-option-about = { $option ->
    [chain_over_empty_mandarin] Muốn ăn liền nhiều ô thì trước mỗi ô phải có một ô trống. Ô trống đó có thể là ô quan không?
    [citizens] Lúc đầu mỗi ô dân có bao nhiêu dân.
    [direction] Được rải theo chiều nào.
    [empty_mandarin] Rải hết quân trên tay mà ô tiếp theo là ô quan trống.
    [end] Thế nào thì coi là hết quan.
    [first] Ai đi nước đầu tiên.
    [mandarin] Lúc đầu trong ô quan có gì.
    [mandarin_ban] Trong mấy lượt đầu của mỗi người không được ăn ô quan.
    [mandarin_value] Mỗi quan ăn được tính bao nhiêu điểm.
    [refill] Ai có hàng trống thì trước khi đi phải thả vào mỗi ô của mình một dân. Nếu kho không đủ thì lấy ở đâu?
    [relay_mandarin] Rải hết quân trên tay mà ô tiếp theo là ô quan đang có quân.
    [row] Mỗi hàng dài bao nhiêu ô. Hàng ngắn thì ván cũng ngắn.
    [seats] Có mấy người chơi; mỗi người một hàng.
    [sweep] Khi hết ván, số dân còn nằm trong các hàng thuộc về ai.
    [teams] Hai người ngồi đối diện có cùng phe hay không.
   *[young_mandarin] Quan có ít dân ở cùng gọi là quan non, chưa được ăn.
}

## Giá trị của chúng

rules-value-name = { $value ->
    [chain_over_empty_mandarin-true] Được
    [chain_over_empty_mandarin-false] Không
    [direction-free] Chiều nào cũng được
    [direction-anticlockwise] Chỉ ngược chiều kim đồng hồ
    [direction-clockwise] Chỉ xuôi chiều kim đồng hồ
    [empty_mandarin-stop] Mất lượt
    [empty_mandarin-gap] Ăn được qua ô đó
    [end-squares] Khi mọi ô quan đều trống
    [end-stones] Khi mọi quan đều bị ăn
    [mandarin-stone] Một quân lớn
    [mandarin-pebbles] Mười dân
    [mandarin_value-5] Năm điểm
    [mandarin_value-10] Mười điểm
    [refill-borrow] Vay của người khác
    [refill-bank] Vay của ngân hàng
    [refill-end] Hết ván
    [refill-lose] Hết ván và bị thua
    [relay_mandarin-stop] Mất lượt
    [relay_mandarin-lift_one] Bốc một dân rải tiếp
    [sweep-owner] Của ai nấy thu
    [sweep-split] Chia đều cho mọi người
    [teams-none] Mỗi người một phe
   *[teams-opposite] Hai người đối diện cùng phe
}
rules-value-about = { $value ->
    [chain_over_empty_mandarin-true] Khi đang ăn liền, ô quan trống cũng như mọi ô trống khác.
    [chain_over_empty_mandarin-false] Đến đó là thôi ăn. Chỉ có tác dụng khi gặp ô quan trống thì mất lượt, xem “Gặp ô quan trống”.
    [direction-free] Mỗi nước người chơi tự chọn một trong hai chiều.
    [direction-anticlockwise] Nước nào cũng rải sang bên phải của người đi.
    [direction-clockwise] Nước nào cũng rải sang bên trái của người đi.
    [empty_mandarin-stop] Rải hết quân trên tay mà gặp ô quan trống thì hết lượt: không ăn qua nó được.
    [empty_mandarin-gap] Ô quan trống cũng tính là ô trống: được ăn ô liền sau nó.
    [end-squares] Quan đã bị ăn mà ô quan còn dân thì ván vẫn tiếp tục.
    [end-stones] Quan cuối cùng bị ăn là hết ván, dù ô quan còn dân.
    [mandarin-stone] Trong ô quan có một quân lớn, tính số điểm chọn ở bên dưới.
    [mandarin-pebbles] Thay cho quan là mười dân, mỗi dân một điểm. Khi đó không có quan non.
    [mandarin_value-5] Một quan bằng năm dân.
    [mandarin_value-10] Một quan bằng mười dân.
    [refill-borrow] Những người đi sau cho vay phần còn thiếu, khi tính điểm được trả lại.
    [refill-bank] Phần còn thiếu lấy từ bên ngoài, khi tính điểm bị trừ đi.
    [refill-end] Không ai cho vay. Tính điểm ngay.
    [refill-lose] Không ai cho vay. Ai không thả cá được thì xếp cuối, bất kể điểm số.
    [relay_mandarin-stop] Gặp ô quan có quân là mất lượt.
    [relay_mandarin-lift_one] Bốc một dân ở ô quan rải vào ô liền sau, rồi xét tiếp từ đó.
    [sweep-owner] Mỗi người thu quân trong hàng của mình.
    [sweep-split] Quân của mọi hàng gộp lại chia đều; phần lẻ không của ai.
    [teams-none] Điểm của ai người ấy hưởng.
   *[teams-opposite] Người thứ nhất và thứ ba gộp điểm, người thứ hai và thứ tư cũng vậy. Phải có bốn người chơi.
}
rules-citizens-about = { $citizens ->
   *[other] Lúc đầu mỗi ô có { $citizens } dân.
}
rules-row-about = Mỗi hàng có { NUMBER($squares) } ô.
rules-seats-about = { $seats ->
    [two] Hai người ngồi đối diện nhau.
    [three] Ba người ngồi quanh bàn hình tam giác.
   *[four] Bốn người ngồi quanh bàn hình vuông.
}
rules-first-about = { $name } đi nước đầu tiên.
rules-young-mandarin-about = { $citizens ->
    [0] Lúc nào cũng được ăn quan.
    [1] Chưa được ăn quan khi trong ô quan chưa có dân nào.
   *[other] Chưa được ăn quan khi trong ô quan chưa đủ { $citizens } dân.
}
rules-mandarin-ban-about = { $turns ->
    [0] Được ăn ô quan ngay từ nước đầu.
    [1] Trong lượt đầu của mỗi người không được ăn ô quan.
   *[other] Trong { $turns } lượt đầu của mỗi người không được ăn ô quan.
}

## Những gì không hợp nhau

rules-fault-range = “{ $option }” là { NUMBER($value) }, phải từ { NUMBER($low) } đến { NUMBER($high) }.
rules-fault-first = { $name } không thể đi trước: chỉ có { $seats ->
   *[other] { $seats } người chơi.
}
rules-fault-mandarin-value = Quan tính năm hoặc mười điểm, không phải { NUMBER($value) }.
rules-fault-teams = Muốn chia phe phải có bốn người chơi. { $seats ->
   *[other] Hiện có { $seats } người.
}
