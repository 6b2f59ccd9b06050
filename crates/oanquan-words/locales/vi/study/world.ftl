## Nguồn gốc trò chơi: các nguồn ghi ở cuối trang

world-title = { $section ->
        [origin] Từ đâu mà có
        [names] Tên gọi và họ hàng
        [described] Ai ghi chép đầu tiên
        [boards] Nơi gìn giữ
        [painting] Một bức tranh lụa
        [rhyme] Bài đồng dao khi rải quân
        [saying] Câu nói lúc tàn cuộc
       *[ways] Các lối chơi
    }
world-text = { $section ->
        [origin] Không ai rõ trò chơi có từ bao giờ và bắt đầu từ đâu. Đây là trò chơi của trẻ em và của làng quê Việt Nam: bàn chơi vẽ bằng phấn hay than trên nền đất, hiên nhà hoặc vỉa hè, quân là sỏi cùng hai viên đá cuội lớn hơn. Trò chơi gợi chuyện giữ ruộng và thu thuế; hai quan là người cai quản ở hai đầu. Có giai thoại gắn trò chơi với nhà khoa bảng Mạc Hiển Tích (1086): nhờ chơi trò này mà ông tìm ra số ẩn.
        [names] Tên gọi nhắc đến ô, ăn và quan. Trò chơi còn có tên là Ô Làng. Nó thuộc họ mancala đông đảo của thế giới. Laomuzhu và Ceelkoqyuqkoqiji ở Vân Nam, Trung Quốc, có lẽ là họ hàng của nó.
        [described] Người đầu tiên tả trò chơi này bằng một ngôn ngữ phương Tây là Ngô Quý Sơn, viết bằng tiếng Pháp, từ Bắc Kỳ, những năm 1940. Theo ông, ngày trước con trai cũng chơi chứ không riêng con gái.
        [boards] Bảo tàng Quai Branly ở Paris giữ một bàn chơi của người Mường ở miền Bắc Việt Nam, sưu tầm năm 1938. Không chắc nó được làm cho trò chơi này. Bảo tàng Dân tộc học Việt Nam giới thiệu trò chơi và giảng giải luật chơi để trẻ em còn chơi tiếp.
        [painting] Nguyễn Phan Chánh (1892–1984) vẽ bức “Chơi ô ăn quan” trên lụa năm 1931, và tranh được trưng bày ở Paris ngay năm ấy. Hai cô bé chơi, hai cô bé ngồi xem. Màu sắc trầm lặng. Tranh còn bản quyền nên ở đây chỉ kể lại chứ không đăng ảnh.
        [rhyme] Khi rải quân người ta đọc đồng dao. Bài này là của dân gian, không rõ tác giả.
        [saying] Khi cả hai quan đã bị ăn, người ta nói: “Hết quan, tàn dân, thu quân, bán ruộng.” Có nơi kết bằng “kéo về”.
       *[ways] Không phải nơi nào cũng chơi giống nhau. Phần lớn sách báo Việt Nam cho ăn cả khi cách một ô quan trống. Ở nhiều sân trường, quan tính năm điểm và quan non thì chưa được ăn. Theo một ghi chép xưa ở Bắc Kỳ, mỗi quan là mười viên sỏi và ai cũng rải ngược chiều kim đồng hồ. Có nơi người thua bán ruộng cho ván sau. Lối chơi bốn hàng cho bốn người cũng là lưu truyền, nhưng chơi cụ thể ra sao thì không rõ. Tất cả đều chơi được ở đây.
    }
world-rhyme-meaning = Trầu cau là hàng của con gái; bánh trái là hàng của bà già; hương hoa là hàng để cúng Phật.
world-sources = Nguồn
world-source = { $source ->
        [mancala] Mancala World: bài “Ô Ăn Quan”
        [encyclopedia] Wikipedia tiếng Anh: bài “Ô ăn quan”
        [ludii] Ludii, kho dữ liệu trò chơi: “O An Quan”
        [painting] Google Arts & Culture, về bức tranh
       *[exhibition] Vietnam Art Books, về họa sĩ và Paris năm 1931
    }
world-rules = Xem toàn bộ luật chơi
