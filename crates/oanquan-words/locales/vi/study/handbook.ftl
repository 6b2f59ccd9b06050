## Trang luật chơi: mỗi câu đi kèm một thế cờ trên bàn

handbook-about = Mỗi câu có một thế cờ kèm theo. Bạn có thể xem nước đi, hoặc tự đi cho tất cả các bên. Câu mở đầu bằng chữ đậm là một tùy chọn, chỉ đúng khi được chọn; các câu khác là bộ luật Tiêu chuẩn.
handbook-section = { $section ->
        [setup] Bàn chơi và cách xếp quân
        [turn] Một lượt
        [end] Kết thúc và tính điểm
        [more] Ba người và bốn người
        [rounds] Trận nhiều ván
       *[presets] Các bộ luật có tên
    }
handbook-note = { $section ->
        [more] Bốn hàng, số quân và cách kết thúc là lưu truyền. Các ô quan ở góc, thứ tự lượt và việc bỏ lượt do chúng tôi dựng lại, cách chơi ba người cũng vậy.
       *[rounds] Chuyện bán ruộng là lưu truyền. Cách làm tròn và thứ tự các bước do chúng tôi dựng lại.
    }
handbook-sentence = { $sentence ->
        [squares] Các ô nối thành một vòng: một hàng, một ô quan, rồi hàng kế tiếp, cứ thế. Rải sang bên phải mình là đi ngược chiều kim đồng hồ.
        [labels] Mỗi ô dân có một số, đếm từ bên trái của người ngồi trước hàng: khi chơi hai người, một bên là 0 đến 4, bên kia là 5 đến 9. Hàng thuộc về người ấy. Mỗi ô quan có chữ M và không của ai.
        [start] Lúc đầu mỗi ô dân có năm dân, mỗi ô quan có một quan. Mỗi dân tính một điểm, mỗi quan mười điểm.
        [refill] Đến lượt mà cả hàng của bạn trống, bạn lấy từ kho mỗi ô một dân đặt vào hàng mình. Rồi bạn mới đi. Quan đã ăn được không dùng vào việc này.
        [borrow] Nếu kho không đủ, đối phương cho bạn vay phần còn thiếu. Khi tính điểm cuối ván phải trả lại.
        [move] Đến lượt, bạn bốc hết quân trong một ô của hàng mình rồi rải từng quân một vào các ô kế tiếp.
        [circle] Ô nào cũng được rải: cả ô quan, và khi đi hết một vòng thì cả ô bạn vừa bốc.
        [relay] Sau quân cuối, hãy nhìn ô kế tiếp. Nếu là ô dân còn quân, bạn bốc hết lên rải tiếp theo cùng chiều, dù ô ấy của ai.
        [stop] Nếu ô kế tiếp là ô quan còn quân thì mất lượt.
        [open] Nếu ô kế tiếp là ô quan trống thì cũng mất lượt.
        [capture] Nếu ô kế tiếp là ô dân trống, bạn ăn tất cả quân trong ô sau nó, dù ô ấy của ai.
        [mandarin] Quan cũng bị ăn như thế, cùng với tất cả dân nằm chung ô.
        [nothing] Nếu ô sau ô trống cũng trống thì không ăn được gì và mất lượt.
        [chain] Nếu ô sau ô vừa ăn lại trống, bạn ăn luôn ô sau đó nữa, cứ thế: gọi là ăn liền.
        [last] Nếu ô sau ô vừa ăn còn quân thì hết lượt: không bốc lên rải tiếp.
        [protected] Có bộ luật bảo vệ quan trong một thời gian. Ai gặp phải thì không ăn được ở đó và mất lượt.
        [taken] Ván kết thúc khi sau một nước đi mọi ô quan đều trống.
        [repetition] Ván kết thúc khi các quân nằm y như cũ lần thứ ba, và cũng đến lượt người ấy. Các nguồn không có luật nào cho ván chơi kéo dài mãi; luật này và luật sau là của chúng tôi.
        [quiet] Ván kết thúc khi mỗi người đã đi năm mươi lượt liền mà không ai ăn được gì.
        [short] Ván hai người kết thúc khi tất cả kho cộng lại cũng không đủ để thả cá.
        [order] Trước hết phải xem các ô quan đã trống cả chưa: nếu đã trống cả thì không ai thả cá nữa. Sau đó xét ai phải bỏ lượt, rồi thế cờ có lặp lại lần thứ ba không, rồi số lượt không ai ăn, và sau cùng là thả cá.
        [count] Cuối ván mỗi bên thu quân trong hàng mình. Cộng kho, hàng và quan ăn được; trừ phần đã vay, cộng phần đã cho vay. Quân còn lại trong các ô quan không tính cho ai. Ai nhiều điểm nhất thì thắng.
        [four] Bốn người ngồi quanh một hình vuông có bốn hàng, mỗi góc một ô quan. Lượt chuyển sang bên phải, ai cũng được ăn ở mọi nơi.
        [three] Ba người ngồi quanh một hình tam giác có ba hàng và ba ô quan.
        [pass] Khi chơi ba hoặc bốn người, ai không thả cá được, dù vay hết kho của mọi người, thì bỏ lượt. Nếu ai cũng phải bỏ lượt thì ván kết thúc.
       *[round] Sau một ván, người thua cứ thiếu năm điểm để xếp đủ bên mình thì bán một ruộng, phần lẻ thì bán nửa ruộng. Ai thắng cách biệt từ mười điểm trở lên thì trước đó được chuộc lại một ruộng của mình cho mỗi mười điểm tròn. Cuối ván, quân trong ruộng đã bán về người mua; người bán vẫn được đi từ đó. Ruộng bán từ bên trái của chủ; ở nửa ruộng, quân lẻ thuộc về chủ. Người thua một ván đi trước ở ván sau, ván hòa không thay đổi gì. Ai mua được ba ruộng trong một hàng, hoặc bốn nếu đã thỏa thuận, thì thắng cả trận; sau hai mươi ván mà vẫn ngang nhau thì hòa.
    }
handbook-range = Có thể chọn mọi số từ { NUMBER($low) } đến { NUMBER($high) }.
handbook-number = Luật { NUMBER($number) }
handbook-board = Xem trên bàn
handbook-show = Xem nước đi
handbook-again = Từ đầu
handbook-rules = Bộ luật: { $rules }
