# Trận nhiều ván: ai thua một ván thì bán ruộng.

## Trước khi chơi

setup-rounds = Số ván
setup-rounds-about = Trong trận nhiều ván, bên thua một ván phải bán ruộng, tức là ô dân của mình: quân nằm ở ruộng đã bán khi hết các ván sau thuộc về bên mua. Cách tính là do chúng tôi dựng lại.
setup-rounds-none = Một ván
setup-rounds-fields = Cả trận: thắng khi bên kia bán { NUMBER($fields) } ruộng

## Trong trận

rounds-heading = Trận đấu
rounds-now = Ván { NUMBER($round) }. Thắng trận khi bên kia đã bán { NUMBER($fields) } ruộng.
rounds-fields = { $kind ->
        [half] nửa ruộng
        [whole] { $fields ->
           *[other] { $fields } ruộng
        }
       *[more] { $fields ->
           *[other] { $fields } ruộng rưỡi
        }
    }
rounds-has-sold = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } đã bán { $what }.
rounds-nothing-sold = Hiện không bên nào có ruộng đã bán.
rounds-won = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thắng ván này { NUMBER($points) } : { NUMBER($others) }.
rounds-drawn = Ván này hòa { NUMBER($points) } : { NUMBER($others) }, không ai phải bán ruộng.
rounds-buys = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } chuộc lại { $what }.
rounds-sells = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } bán { $what }.
rounds-begins = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } đi trước ở ván sau.
rounds-match-won = { $who ->
        [you] Bạn
        [computer] Máy
       *[other] { $name }
    } thắng cả trận.
rounds-match-drawn = Trận đấu hòa: đã hết ván và hai bên bán ruộng bằng nhau.
rounds-next = Ván sau
