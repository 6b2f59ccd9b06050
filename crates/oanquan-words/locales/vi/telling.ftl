# Những gì xảy ra trong ván, kể thành câu.
#
# Mỗi người chơi gồm hai tham số: $who cho biết cách xưng hô, $name là tên gọi.
#   you       người duy nhất ở bàn và không đặt tên
#   computer  máy duy nhất ở bàn
#   other     những người còn lại: phải gọi bằng $name

## Tên gọi

told-computer-number = Máy { NUMBER($number) }
told-name = { $who ->
        [you] bạn
        [computer] máy
       *[other] { $name }
    }
told-place = { $kind ->
        [mandarin] ô quan { $label }
       *[citizen] ô { $label }
    }

## Một lượt

told-refill = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thả cá vào hàng trống, lấy { $own ->
       *[other] { $own } dân
    } từ kho.
told-refill-borrowed = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thả cá vào hàng trống.
told-loan = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } vay { $citizens ->
       *[other] { $citizens } dân
    } của { $lender ->
        [you] bạn
        [computer] máy
       *[other] { $lender-name }
    }.
told-loan-bank = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } vay { $citizens ->
       *[other] { $citizens } dân
    } của ngân hàng.
told-sow = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } bốc { $stones ->
       *[other] { $stones } quân
    } ở { $place } rải { $way ->
        [anticlockwise] ngược chiều kim đồng hồ
       *[clockwise] xuôi chiều kim đồng hồ
    }.
told-relay = Bốc rải tiếp { $laps }.
told-relay-long = Bốc rải tiếp { $times ->
       *[other] { $times } lần
    }, trước hết { $laps }, cuối cùng { $last }.
told-lap = { $stones ->
       *[other] { $stones } quân
    } ở { $place }
told-capture = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } ăn { $taken }.
told-chain = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } ăn liền { $taken }, tổng cộng { $points ->
       *[other] { $points } điểm
    }.
told-taken = { $points ->
       *[other] { $points } điểm
    } ở { $place }
told-taken-mandarin = { $points ->
       *[other] { $points } điểm
    } kể cả quan ở { $label }
told-nothing-captured = Không ăn được quân nào.
told-pass = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } không đủ dân để thả cá nên bỏ lượt.

## Trước nước đi

told-to-move = { $who ->
        [you] Đến lượt bạn.
        [computer] Đến lượt máy.
       *[other] Đến lượt { $name }.
    }
told-must-refill = { $who ->
        [you] Hàng của bạn đã trống.
        [computer] Hàng của máy đã trống.
       *[other] Hàng của { $name } đã trống.
    } Trước khi đi phải thả cá, mỗi ô một dân: { $borrowed ->
        [0] lấy { $own ->
           *[other] { $own } dân
        } từ kho.
       *[other] { $own ->
            [0] vay cả { $borrowed } dân.
           *[other] lấy { $own } dân từ kho và vay { $borrowed } dân.
        }
    }
told-stood-before = Thế cờ này đã xuất hiện sau các nước { $plies }. Lặp lại lần thứ ba thì ván kết thúc.
told-preview = Dừng ở { $place }, ăn { $points ->
       *[other] { $points } điểm
    }{ $mandarins ->
        [0] {""}
        [1] {", "}kể cả quan
       *[other] {", "}kể cả { $mandarins } quan
    }.
told-preview-nothing = Dừng ở { $place }, không ăn được gì.

## Các ô, như trình đọc màn hình gọi tên

told-square = ô { $label }, { $stones ->
        [0] trống
       *[other] { $stones } quân
    }, { $who ->
        [you] của bạn
        [computer] của máy
       *[other] hàng của { $name }
    }
told-mandarin-square = ô quan { $label }, { $mandarin ->
        [there] { $stones ->
            [0] có quan
           *[other] có quan và { $stones } dân
        }
       *[gone] { $stones ->
            [0] trống
           *[other] { $stones } dân
        }
    }

## Vì sao không đi được

told-refused-over = Ván đã kết thúc.
told-refused-no-square = Không có ô { NUMBER($label) }: các ô được đánh số từ 0 đến { NUMBER($last) }.
told-refused-not-yours = { $who ->
        [you] Ô { NUMBER($label) } không phải của bạn: bạn đi từ các ô { NUMBER($first) } đến { NUMBER($last) }.
        [computer] Đang đến lượt máy, mà ô { NUMBER($label) } không thuộc hàng của máy (các ô { NUMBER($first) } đến { NUMBER($last) }).
       *[other] Ô { NUMBER($label) } thuộc hàng khác: { $name } đi từ các ô { NUMBER($first) } đến { NUMBER($last) }.
    }
told-refused-empty = Ô { NUMBER($label) } đang trống: hãy chọn ô có quân.
told-refused-direction = Theo luật này chỉ được rải { $way ->
        [anticlockwise] ngược chiều kim đồng hồ
       *[clockwise] xuôi chiều kim đồng hồ
    }.
told-refused-mandarin-square = { $label } là ô quan, không của riêng ai: phải bốc quân từ một ô trong hàng của mình.
told-refused-computers-turn = Đang đến lượt máy.
told-refused-no-move = “{ $typed }” không phải là nước đi (ký tự thứ { NUMBER($column) }): hãy gõ số ô rồi r để rải ngược chiều kim đồng hồ hoặc l để rải xuôi chiều kim đồng hồ, chẳng hạn { $example }.

## Đi lại

told-taken-back = { $moves ->
       *[other] Đã rút lại { $moves } nước đi.
    }
told-taken-back-end = Ván tiếp tục: đã rút lại việc kết thúc.
told-played-again = { $moves ->
       *[other] Đã đi lại { $moves } nước.
    }

## Kết thúc

told-over-squares = Ván đã kết thúc: mọi ô quan đều trống.
told-over-stones = Ván đã kết thúc: mọi quan đều đã bị ăn.
told-over-repetition = Ván đã kết thúc vì lặp thế: cùng một thế quân, { $who ->
        [you] đến lượt bạn
        [computer] đến lượt máy
       *[other] đến lượt { $name }
    }, xuất hiện lần thứ ba. Thế cờ này đã có sau các nước { $plies }.
told-over-quiet = Ván đã kết thúc: { $plies ->
       *[other] { $plies } nước đi
    } liên tiếp không ăn được quân nào.
told-over-short = Ván đã kết thúc vì thiếu quân: { $who ->
        [you] bạn
        [computer] máy
       *[other] { $name }
    } không đủ dân để thả cá vào hàng trống.
told-over-resigned = Ván đã kết thúc: { $who ->
        [you] bạn
        [computer] máy
       *[other] { $name }
    } đã xin thua.
told-over-resigned-by-somebody = Ván đã kết thúc: một người chơi đã xin thua.
told-over-timeout = Ván đã kết thúc: một người chơi đã hết giờ.
told-over-agreed = Ván đã kết thúc: những người chơi đồng ý dừng.
told-over-aborted = Ván đã bị bỏ dở.
told-count = { $name }: hàng { NUMBER($row) } + kho { NUMBER($reserve) }{ $more } = { NUMBER($total) }
told-count-mandarins = { $mandarins ->
       *[other] + { $mandarins } quan × { NUMBER($value) }
    }
told-count-owed = − nợ { NUMBER($owed) }
told-count-lent = + cho vay { NUMBER($lent) }
told-ranks-last = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } xếp cuối, bất kể điểm số.
told-team-ranks-last = Xếp cuối, bất kể điểm số: { $names }.
told-draw = Hòa, { NUMBER($points) } : { NUMBER($others) }.
told-wins = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thắng.
told-wins-by-points = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thắng { NUMBER($points) } : { NUMBER($others) }.
told-team-wins = Bên thắng là { $names }.
told-team-wins-by-points = Bên thắng là { $names }, { NUMBER($points) } : { NUMBER($others) }.
told-first-place-shared = Đồng hạng nhất: { $names }.
told-place-of-all = Hạng { NUMBER($place) }: { $name }, { $points ->
       *[other] { $points } điểm
    }

## Liên kết và tệp không đọc được

told-link-kind = Liên kết này không chứa ván chơi hay thế cờ: nó bắt đầu bằng “{ $found }”, phải là g= hoặc p=.
told-link-too-long = Liên kết này quá dài so với một ván: { $length ->
       *[other] { $length } ký tự
    }.
told-link-rules = Liên kết này không chứa ván chơi, ở ký tự thứ { NUMBER($column) }: { $why }
told-link-start = Liên kết này chứa một thế cờ không thể có. { $why }
told-link-cut-off = Liên kết này bị cắt cụt: nước đi cuối không trọn vẹn.
told-link-move = Liên kết này không chứa trọn ván: ở ký tự thứ { NUMBER($column) } là “{ $found }”, phải là một nước đi như 7r.
told-link-illegal = Liên kết này chứa một ván trái luật, ở ký tự thứ { NUMBER($column) }: { $why }
told-link-end = Phần cuối của liên kết này không đọc được: ở ký tự thứ { NUMBER($column) } là “{ $found }”.
told-import-empty = Không có gì để đọc: cần biên bản ván chơi hoặc một dòng thế cờ.
told-import-position = Đây không phải là thế cờ. { $why }
told-import-record = Đây không phải là biên bản ván chơi, ở dòng { NUMBER($line) }, cột { NUMBER($column) }: { $why }
told-import-replay = Ván { NUMBER($game) } trái luật, ở dòng { NUMBER($line) }, cột { NUMBER($column) }: { $why }

## Văn bản ghi gì, và lẽ ra phải ghi gì

told-unexpected = thấy { $found }, cần { $expected }.
told-unfitting = các tùy chọn không hợp với nhau. { $why }
told-field-fault = Ở ký tự thứ { NUMBER($column) } ({ $field }): { $why }
told-field = { $field ->
       *[version] phiên bản
        [squares] các ô
        [turn] lượt đi
        [reserves] kho
        [mandarins] quan đã ăn
        [debts] nợ
        [quiet] số nước liền không ăn quân
        [ply] số nước đã đi
        [rules] luật chơi
    }
told-setup-fault = { $fault ->
        [squares] Có { NUMBER($found) } ô, lẽ ra phải có { NUMBER($expected) }.
        [mandarin-in-row] Có quan nằm trong ô dân { $text }.
        [citizens] Trên bàn có { NUMBER($found) } dân, nhiều nhất chỉ được 255.
        [seat] Không có bên { NUMBER($found) }: khi ghi, các bên được đánh số từ 0 đến { NUMBER($expected) }.
        [entries] Có { NUMBER($found) } số, lẽ ra phải có { NUMBER($expected) }, mỗi người chơi một số.
        [citizen-total] Trên bàn và trong kho có { NUMBER($found) } dân, lẽ ra phải có { NUMBER($expected) }.
        [mandarin-total] Trên bàn và đã ăn có { NUMBER($found) } quan, lẽ ra phải có { NUMBER($expected) }.
        [loan] Theo luật này không thể vay như { $text }.
       *[debt] Món nợ { $text } bằng không, nợ chính mình hoặc ghi hai lần.
    }
told-found = { $what ->
        [nothing] chỗ trống
        [end] cuối văn bản
        [fields] chỗ hết sau { NUMBER($number) } trong 9 mục
        [second-space] dấu cách thứ hai
        [tag] thẻ { $text }
        [comment] lời bình { $text }
        [open-comment] lời bình không có chỗ kết thúc
        [termination] lý do kết thúc { $text }
        [loser] người thua là { $text }
        [no-loser] không có ai thua
       *[text] { $text }
    }
told-expected-value = giá trị của { $option } ({ $values })
told-expected = { $what ->
        [move] số ô và chiều rải, như 7r hoặc 2l
        [label] số ô, từ 0 đến 19
        [direction] chiều rải r hoặc l
        [points] số điểm ăn được
        [capture] x và số điểm ăn được
        [further-capture] + và số điểm ăn tiếp, hoặc hết nước đi
        [move-end] chỗ hết nước đi
        [preset] tên một bộ luật ({ $text })
        [one-preset] chỉ một tên bộ luật, rồi các tùy chọn như row=3
        [option] tên một tùy chọn ({ $text })
        [option-once] { $text } chỉ một lần
        [next-field] dấu cách và mục “{ $text }”
        [one-space] mục “{ $text }” sau đúng một dấu cách
        [seat-number] số của một bên
        [squares-end] chỗ hết sau { NUMBER($number) } ô
        [square] một ô như 5, Q hoặc Q3, nhiều nhất 255 dân
        [separator] { $text } sau { NUMBER($number) } ô
        [number] một số
        [numbers] mỗi người chơi một số
        [debts-end] chỗ hết sau { NUMBER($number) } món nợ
        [debt] - hoặc một món nợ như 0>1:3 hoặc 0>b:3
        [record] biên bản một ván chơi
        [one-record] cuối văn bản, sau một ván
        [glyph] số của một ký hiệu, từ $0 đến $255
        [marks] một trong ! ? !! ?? !? ?!
        [comment-end] dấu ngoặc nhọn đóng
        [record-part] nước đi, lời bình, nhánh hoặc kết quả
        [tag-name] tên thẻ
        [tag-value] giá trị của thẻ { $text } trong ngoặc kép
        [tag-value-end] " sau giá trị của thẻ { $text }
        [tag-end] ] sau thẻ { $text }
        [tag] một thẻ mà biên bản được phép có
        [tags-end] nhiều nhất { NUMBER($number) } thẻ
        [tag-once] thẻ { $text } chỉ một lần
        [seat] một bên của bàn chơi
        [termination] một trong { $text }
        [same-result] kết quả như trong thẻ Result
        [result] * hoặc điểm của { NUMBER($number) } bên nối bằng dấu :
        [same-rules] thế cờ theo luật của thẻ Rules
        [move-before-glyph] một nước đi trước ký hiệu
        [move-before-variation] một nước đi trước nhánh
        [no-variation] không có nhánh, vì bỏ lượt thì không có cách đi khác
        [variation-depth] các nhánh lồng nhau nhiều nhất { NUMBER($number) } tầng
        [variation-end] ) ở cuối nhánh
        [variation-move] một nước đi trong nhánh
        [move-or-result] nước đi hoặc kết quả
        [no-pass] một nước đi, vì { $text } không phải bỏ lượt
        [pass] --, vì người chơi không thả được cá nên bỏ lượt
        [rule-ending] một ván kết thúc theo luật này, mà ván còn đi được
        [no-loser-yet] chưa có ai thua, vì ván chưa kết thúc
        [no-result-yet] *, vì ván chưa kết thúc và không ghi lý do kết thúc
        [loser] người thua là { $text }
        [no-loser] không có ai thua
       *[text] { $text }
    }
