setup-rounds = Rondas
setup-rounds-about = En un encuentro por rondas, quien pierde una ronda vende campos de su fila: lo que haya allí al final de una ronda posterior es del comprador. La forma de contarlo es una reconstrucción nuestra.
setup-rounds-none = Una partida
setup-rounds-fields = Un encuentro: se gana con { NUMBER($fields) } campos

rounds-heading = El encuentro
rounds-now = Ronda { NUMBER($round) }. Se gana el encuentro cuando el otro bando ha vendido { NUMBER($fields) } campos.
rounds-fields = { $kind ->
        [half] medio campo
        [whole] { $fields ->
            [one] un campo
           *[other] { $fields } campos
        }
       *[more] { $fields ->
           [one] un campo y medio
          *[other] { $fields } campos y medio
       }
    }
rounds-has-sold = { $who ->
        [you] Has vendido { $what }.
        [computer] La máquina ha vendido { $what }.
       *[other] { $name } ha vendido { $what }.
    }
rounds-nothing-sold = No se ha vendido ningún campo.
rounds-won = { $who ->
        [you] Ganas la ronda, { NUMBER($points) } a { NUMBER($others) }.
        [computer] La máquina gana la ronda, { NUMBER($points) } a { NUMBER($others) }.
       *[other] { $name } gana la ronda, { NUMBER($points) } a { NUMBER($others) }.
    }
rounds-drawn = La ronda acaba en empate, { NUMBER($points) } a { NUMBER($others) }: nadie vende nada.
rounds-buys = { $who ->
        [you] Recuperas { $what }.
        [computer] La máquina recupera { $what }.
       *[other] { $name } recupera { $what }.
    }
rounds-sells = { $who ->
        [you] Vendes { $what }.
        [computer] La máquina vende { $what }.
       *[other] { $name } vende { $what }.
    }
rounds-begins = { $who ->
        [you] Empiezas la ronda siguiente.
        [computer] La máquina empieza la ronda siguiente.
       *[other] { $name } empieza la ronda siguiente.
    }
rounds-match-won = { $who ->
        [you] Ganas el encuentro.
        [computer] La máquina gana el encuentro.
       *[other] { $name } gana el encuentro.
    }
rounds-match-drawn = El encuentro acaba en empate: no quedan rondas y los dos bandos han vendido lo mismo.
rounds-next = Ronda siguiente
