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
told-stood-before = Thế cờ này đã xuất hiện sau các lượt đi { $plies }. Lặp thế lần thứ ba thì ván kết thúc.
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
        [computer] Đang đến lượt máy, mà ô { NUMBER($label) } không thuộc hàng của máy, các ô { NUMBER($first) } đến { NUMBER($last) }.
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
    }, xuất hiện lần thứ ba. Thế cờ này đã có sau các lượt đi { $plies }.
told-over-quiet = Ván đã kết thúc: { $plies ->
       *[other] { $plies } lượt đi
    } liên tiếp không ăn quân.
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
told-over-agreed = Ván đã kết thúc: hai bên đồng ý dừng.
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
told-draw = Hòa, { NUMBER($points) } – { NUMBER($others) }.
told-wins = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thắng.
told-wins-by-points = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thắng { NUMBER($points) } – { NUMBER($others) }.
told-team-wins = Bên thắng là { $names }.
told-team-wins-by-points = Bên thắng là { $names }, { NUMBER($points) } – { NUMBER($others) }.
told-first-place-shared = Đồng hạng nhất: { $names }.
told-place-of-all = Hạng { NUMBER($place) }: { $name }, { $points ->
       *[other] { $points } điểm
    }

## Liên kết và tệp không đọc được

told-link-kind = Liên kết này không chứa ván chơi hay thế cờ: nó bắt đầu bằng “{ $found }”, phải là g= hoặc p=.
told-link-too-long = Liên kết này quá dài so với một ván: { $length ->
       *[other] { $length } ký tự
    }.
told-link-rules = Liên kết này không chứa ván chơi: ở ký tự thứ { NUMBER($column) } là { $found }. Chi tiết (tiếng Anh): expected { $expected }.
told-link-start = Liên kết này chứa một thế cờ không thể có. Chi tiết (tiếng Anh): { $detail }
told-link-cut-off = Liên kết này bị cắt cụt: nước đi cuối không trọn vẹn.
told-link-move = Liên kết này không chứa trọn ván: ở ký tự thứ { NUMBER($column) } là “{ $found }”, phải là một nước đi như 7r.
told-link-illegal = Liên kết này chứa một ván trái luật, ở ký tự thứ { NUMBER($column) }: { $why }
told-link-end = Phần cuối của liên kết này không đọc được: ở ký tự thứ { NUMBER($column) } là “{ $found }”.
told-import-empty = Không có gì để đọc: cần biên bản ván chơi hoặc một dòng thế cờ.
told-import-position = Đây không phải là thế cờ. Chi tiết (tiếng Anh): { $detail }
told-import-record = Đây không phải là biên bản ván chơi: dòng { NUMBER($line) }, cột { NUMBER($column) } là { $found }. Chi tiết (tiếng Anh): expected { $expected }.
told-import-replay = Ván { NUMBER($game) } trái luật: dòng { NUMBER($line) }, cột { NUMBER($column) } là { $found }. Chi tiết (tiếng Anh): expected { $expected }.
