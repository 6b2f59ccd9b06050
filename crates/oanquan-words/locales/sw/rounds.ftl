# A match of several rounds: who loses a round sells fields of the own row (bán ruộng).

## Agreed before

setup-rounds = Rounds
setup-rounds-about = In a match of rounds the loser of a round sells fields of the own row: what lies there at the end of a later round goes to the buyer. How it is counted is a reconstruction of ours.
setup-rounds-none = One game
setup-rounds-fields = A match: { NUMBER($fields) } fields win it

## Told in the match

rounds-heading = The match
# $round counts from 1; of so many fields ($fields) of one row the match is lost.
rounds-now = Round { NUMBER($round) }. The match is won when the other side has sold { NUMBER($fields) } fields.
# Fields inside of a sentence; $kind is half, whole or more.
rounds-fields = { $kind ->
        [half] half a field
        [whole] { $fields ->
            [one] one field
           *[other] { $fields } fields
        }
       *[more] { $fields ->
            [one] one field and a half
           *[other] { $fields } fields and a half
        }
    }
# A player as in telling.ftl; $what are fields as above.
rounds-has-sold = { $who ->
        [you] You have sold { $what }.
        [computer] The computer has sold { $what }.
       *[other] { $name } has sold { $what }.
    }
rounds-nothing-sold = No field is sold.
rounds-won = { $who ->
        [you] You win the round, { NUMBER($points) } to { NUMBER($others) }.
        [computer] The computer wins the round, { NUMBER($points) } to { NUMBER($others) }.
       *[other] { $name } wins the round, { NUMBER($points) } to { NUMBER($others) }.
    }
rounds-drawn = The round is drawn, { NUMBER($points) } to { NUMBER($others) }: nobody sells anything.
rounds-buys = { $who ->
        [you] You buy back { $what }.
        [computer] The computer buys back { $what }.
       *[other] { $name } buys back { $what }.
    }
rounds-sells = { $who ->
        [you] You sell { $what }.
        [computer] The computer sells { $what }.
       *[other] { $name } sells { $what }.
    }
rounds-begins = { $who ->
        [you] You begin the next round.
        [computer] The computer begins the next round.
       *[other] { $name } begins the next round.
    }
rounds-match-won = { $who ->
        [you] You win the match.
        [computer] The computer wins the match.
       *[other] { $name } wins the match.
    }
rounds-match-drawn = The match is drawn: no round is left, and both sides have sold as much.
rounds-next = Next round
