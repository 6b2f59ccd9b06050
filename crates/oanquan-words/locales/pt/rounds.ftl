setup-rounds = Rodadas
setup-rounds-about = Num confronto de rodadas, quem perde uma rodada vende campos da própria fileira: o que estiver ali no fim de uma rodada seguinte vai para quem comprou. A forma de contar é uma reconstrução nossa.
setup-rounds-none = Uma partida
setup-rounds-fields = Um confronto: { NUMBER($fields) } campos vencem

rounds-heading = O confronto
rounds-now = Rodada { NUMBER($round) }. Vence o confronto quem fizer o outro lado vender { NUMBER($fields) } campos.
rounds-fields = { $kind ->
        [half] meio campo
        [whole] { $fields ->
            [one] { $fields } campo
           *[other] { $fields } campos
        }
       *[more] { $fields ->
           [one] { $fields } campo e meio
          *[other] { $fields } campos e meio
       }
    }
rounds-has-sold = { $who ->
        [you] Você já vendeu { $what }.
        [computer] O computador já vendeu { $what }.
       *[other] { $name } já vendeu { $what }.
    }
rounds-nothing-sold = Nenhum campo foi vendido.
rounds-won = { $who ->
        [you] Você vence a rodada, { NUMBER($points) } a { NUMBER($others) }.
        [computer] O computador vence a rodada, { NUMBER($points) } a { NUMBER($others) }.
       *[other] { $name } vence a rodada, { NUMBER($points) } a { NUMBER($others) }.
    }
rounds-drawn = A rodada termina empatada, { NUMBER($points) } a { NUMBER($others) }: ninguém vende nada.
rounds-buys = { $who ->
        [you] Você recompra { $what }.
        [computer] O computador recompra { $what }.
       *[other] { $name } recompra { $what }.
    }
rounds-sells = { $who ->
        [you] Você vende { $what }.
        [computer] O computador vende { $what }.
       *[other] { $name } vende { $what }.
    }
rounds-begins = { $who ->
        [you] Você começa a próxima rodada.
        [computer] O computador começa a próxima rodada.
       *[other] { $name } começa a próxima rodada.
    }
rounds-match-won = { $who ->
        [you] Você vence o confronto.
        [computer] O computador vence o confronto.
       *[other] { $name } vence o confronto.
    }
rounds-match-drawn = O confronto termina empatado: não há mais rodadas e os dois lados venderam o mesmo.
rounds-next = Próxima rodada
