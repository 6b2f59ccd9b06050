# What happens in a game, told in sentences.
#
# A player is two arguments: $who says how to speak of the player, $name what the player is called.
#   you       the one person at the board who gave no name
#   computer  the only computer at the board
#   other     everybody else: $name has to be said
# A direction ($way) is anticlockwise or clockwise, never left or right: the far player sees them the other way round.

## Names

told-computer-number = Computer { NUMBER($number) }
# A name inside of a sentence, or in an enumeration there.
told-name = { $who ->
        [you] you
        [computer] the computer
       *[other] { $name }
    }
# A square inside of a sentence.
told-place = { $kind ->
        [mandarin] Mandarin square { $label }
       *[citizen] square { $label }
    }

## A turn

# All citizens of the refill, or a part of them, are of the mover's own reserve.
told-refill = { $who ->
        [you] You refill your empty row with { $own ->
            [one] one citizen
           *[other] { $own } citizens
        } from your reserve.
        [computer] The computer refills its empty row with { $own ->
            [one] one citizen
           *[other] { $own } citizens
        } from its reserve.
       *[other] { $name } refills the empty row with { $own ->
            [one] one citizen
           *[other] { $own } citizens
        } from the reserve.
    }
# All citizens of the refill are borrowed; the next sentence tells of whom.
told-refill-borrowed = { $who ->
        [you] You refill your empty row.
        [computer] The computer refills its empty row.
       *[other] { $name } refills the empty row.
    }
told-loan = { $who ->
        [you] You borrow
        [computer] The computer borrows
       *[other] { $name } borrows
    } { $citizens ->
        [one] one citizen
       *[other] { $citizens } citizens
    } from { $lender ->
        [you] you
        [computer] the computer
       *[other] { $lender-name }
    }.
told-loan-bank = { $who ->
        [you] You borrow
        [computer] The computer borrows
       *[other] { $name } borrows
    } { $citizens ->
        [one] one citizen
       *[other] { $citizens } citizens
    } from the bank.
told-sow = { $who ->
        [you] You sow
        [computer] The computer sows
       *[other] { $name } sows
    } { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } from { $place } { $way ->
        [anticlockwise] anticlockwise
       *[clockwise] clockwise
    }.
# $laps: an enumeration of told-lap.
told-relay = The sowing goes on with { $laps }.
told-relay-long = The sowing goes on { $times ->
        [one] once
       *[other] { $times } times
    }, first with { $laps }, and last with { $last }.
told-lap = { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } from { $place }
# $taken: told-taken or told-taken-mandarin.
told-capture = { $who ->
        [you] You capture
        [computer] The computer captures
       *[other] { $name } captures
    } { $taken }.
# $taken: an enumeration of them.
told-chain = { $who ->
        [you] You capture
        [computer] The computer captures
       *[other] { $name } captures
    } { $taken }, { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
told-taken = { $points ->
        [one] one point
       *[other] { $points } points
    } from { $place }
told-taken-mandarin = { $points ->
        [one] one point
       *[other] { $points } points
    } with the Mandarin of { $label }
told-nothing-captured = Nothing is captured.
told-pass = { $who ->
        [you] You cannot refill your empty row and pass.
        [computer] The computer cannot refill its empty row and passes.
       *[other] { $name } cannot refill the empty row and passes.
    }

## Before a move

told-to-move = { $who ->
        [you] It is your turn.
        [computer] It is the computer’s turn.
       *[other] { $name } is to move.
    }
# The refill that comes before the move: from the reserve, borrowed, or both.
told-must-refill = { $who ->
        [you] Your row is empty.
        [computer] The computer’s row is empty.
       *[other] The row of { $name } is empty.
    } Before the move each square of it gets one citizen: { $borrowed ->
        [0] { $own ->
            [one] one
           *[other] { $own }
        } from the reserve.
        [one] { $own ->
            [0] one, borrowed.
            [one] one from the reserve and one borrowed.
           *[other] { $own } from the reserve and one borrowed.
        }
       *[other] { $own ->
            [0] { $borrowed }, all borrowed.
            [one] one from the reserve and { $borrowed } borrowed.
           *[other] { $own } from the reserve and { $borrowed } borrowed.
        }
    }
# $plies: an enumeration of numbers.
told-stood-before = This position stood on the board after plies { $plies }. A third time ends the game.
told-preview = Ends at { $place }, takes { $points ->
        [one] one point
       *[other] { $points } points
    }{ $mandarins ->
        [0] {""}
        [one] {" "}with the Mandarin
       *[other] {" "}with { $mandarins } Mandarins
    }.
told-preview-nothing = Ends at { $place }, takes nothing.

## Squares, as a screen reader names them

told-square = square { $label }, { $stones ->
        [0] empty
        [one] one stone
       *[other] { $stones } stones
    }, { $who ->
        [you] yours
        [computer] the computer’s
       *[other] row of { $name }
    }
told-mandarin-square = Mandarin square { $label }, { $mandarin ->
        [there] { $stones ->
            [0] the Mandarin
            [one] the Mandarin and one stone
           *[other] the Mandarin and { $stones } stones
        }
       *[gone] { $stones ->
            [0] empty
            [one] one stone
           *[other] { $stones } stones
        }
    }

## What cannot be played, and why

told-refused-over = The game is over.
told-refused-no-square = There is no square { NUMBER($label) }: the squares are numbered from 0 to { NUMBER($last) }.
told-refused-not-yours = { $who ->
        [you] Square { NUMBER($label) } is not yours: you play from squares { NUMBER($first) } to { NUMBER($last) }.
        [computer] It is the computer’s turn, and square { NUMBER($label) } is not in its row, squares { NUMBER($first) } to { NUMBER($last) }.
       *[other] Square { NUMBER($label) } is in another row: { $name } plays from squares { NUMBER($first) } to { NUMBER($last) }.
    }
told-refused-empty = Square { NUMBER($label) } is empty: choose a square with stones.
told-refused-direction = Under these rules one sows { $way ->
        [anticlockwise] anticlockwise
       *[clockwise] clockwise
    } only.
told-refused-mandarin-square = { $label } is a Mandarin square and belongs to nobody: a move begins in a square of one’s own row.
told-refused-computers-turn = It is the computer’s turn.
told-refused-no-move = “{ $typed }” is no move (at character { NUMBER($column) }): type the number of a square, then r for anticlockwise or l for clockwise, such as { $example }.

## Taking back

told-taken-back = { $moves ->
        [one] One move is taken back.
       *[other] { $moves } moves are taken back.
    }
told-taken-back-end = The game goes on: its end is taken back.
told-played-again = { $moves ->
        [one] One move is played again.
       *[other] { $moves } moves are played again.
    }

## The end

told-over-squares = The game is over: every Mandarin square is empty.
told-over-stones = The game is over: every Mandarin has been captured.
# $plies: an enumeration of three numbers.
told-over-repetition = The game is over: the same stones lie on the same squares for the third time, { $who ->
        [you] with you to move
        [computer] with the computer to move
       *[other] with { $name } to move
    }. This position stood after plies { $plies }.
told-over-quiet = The game is over: { $plies ->
        [one] one ply
       *[other] { $plies } plies
    } in a row captured nothing.
told-over-short = The game is over: { $who ->
        [you] you cannot refill your empty row
        [computer] the computer cannot refill its empty row
       *[other] { $name } cannot refill the empty row
    }.
told-over-resigned = The game is over: { $who ->
        [you] you have resigned
        [computer] the computer has resigned
       *[other] { $name } has resigned
    }.
told-over-resigned-by-somebody = The game is over: a player has resigned.
told-over-timeout = The game is over: a player has run out of time.
told-over-agreed = The game is over: the players have agreed to end it.
told-over-aborted = The game was broken off.
# The count of one player. $more: nothing, or the terms below, each with a space before it.
told-count = { $name }: row { NUMBER($row) } + reserve { NUMBER($reserve) }{ $more } = { NUMBER($total) }
# $value: points of a Mandarin.
told-count-mandarins = { $mandarins ->
        [one] + { $mandarins } Mandarin × { NUMBER($value) }
       *[other] + { $mandarins } Mandarins × { NUMBER($value) }
    }
told-count-owed = − { NUMBER($owed) } owed
told-count-lent = + { NUMBER($lent) } lent
told-ranks-last = { $who ->
        [you] You rank last, whatever the count.
        [computer] The computer ranks last, whatever the count.
       *[other] { $name } ranks last, whatever the count.
    }
told-team-ranks-last = The last place, whatever the count, is that of { $names }.
told-draw = A draw, { NUMBER($points) } to { NUMBER($others) }.
told-wins = { $who ->
        [you] You win.
        [computer] The computer wins.
       *[other] { $name } wins.
    }
told-wins-by-points = { $who ->
        [you] You win
        [computer] The computer wins
       *[other] { $name } wins
    }, { NUMBER($points) } to { NUMBER($others) }.
# $names: an enumeration of a team.
told-team-wins = The winners are { $names }.
told-team-wins-by-points = The winners are { $names }, { NUMBER($points) } to { NUMBER($others) }.
told-first-place-shared = The first place is shared by { $names }.
told-place-of-all = { NUMBER($place) }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Links and files that cannot be read

told-link-kind = This link holds neither a game nor a position: it begins with “{ $found }”, expected g= or p=.
told-link-too-long = This link is too long for a game: { $length ->
        [one] one character
       *[other] { $length } characters
    }.
told-link-rules = This link holds no game, at character { NUMBER($column) }: { $why }
told-link-start = This link holds a position that cannot be. { $why }
told-link-cut-off = This link was cut off: its last move is not whole.
told-link-move = This link holds no whole game: at character { NUMBER($column) } stands “{ $found }”, expected a move such as 7r.
told-link-illegal = This link holds a game against the rules, at character { NUMBER($column) }: { $why }
told-link-end = This link does not end as a game: at character { NUMBER($column) } stands “{ $found }”.
told-import-empty = There is nothing to read: expected game records or a position line.
told-import-position = This is no position. { $why }
told-import-record = This is no game record, in line { NUMBER($line) }, column { NUMBER($column) }: { $why }
told-import-replay = Game { NUMBER($game) } goes against the rules, in line { NUMBER($line) }, column { NUMBER($column) }: { $why }

## What stands in a text, and what was expected there

told-unexpected = found { $found }, expected { $expected }.
# $why: sentences.
told-unfitting = the options do not fit together. { $why }
# A field of a position that cannot be. $why: sentences.
told-field-fault = At character { NUMBER($column) } ({ $field }): { $why }
told-field = { $field ->
       *[version] version
        [squares] squares
        [turn] seat to move
        [reserves] reserves
        [mandarins] Mandarins won
        [debts] debts
        [quiet] plies without a capture
        [ply] plies played
        [rules] rules
    }
# What a position describes and cannot be. $text: a square or a debt in notation.
told-setup-fault = { $fault ->
        [squares] The number of squares is { NUMBER($found) } and has to be { NUMBER($expected) }.
        [mandarin-in-row] A Mandarin lies in citizen square { $text }.
        [citizens] The number of citizens on the board is { NUMBER($found) }, and may be at most 255.
        [seat] There is no seat { NUMBER($found) }: in notation the seats are numbered from 0 to { NUMBER($expected) }.
        [entries] The number of entries is { NUMBER($found) } and has to be { NUMBER($expected) }, one for each player.
        [citizen-total] The number of citizens on the board and in the reserves is { NUMBER($found) } and has to be { NUMBER($expected) }.
        [mandarin-total] The number of Mandarins on the board and won is { NUMBER($found) } and has to be { NUMBER($expected) }.
        [loan] The rules know no loan such as { $text }.
       *[debt] The debt { $text } is empty, to oneself or listed twice.
    }
# $text: a piece of the text, the name of a tag, or a player.
told-found = { $what ->
        [nothing] nothing
        [end] the end of the text
        [fields] the end after { NUMBER($number) } of 9 fields
        [second-space] a second space
        [tag] the tag { $text }
        [comment] the comment { $text }
        [open-comment] a comment without end
        [termination] the termination { $text }
        [loser] that { $text } has lost
        [no-loser] that nobody has lost
       *[text] { $text }
    }
# $values: an enumeration, or the first and the last.
told-expected-value = a value of { $option } ({ $values })
# $text: notation, names of options or tags, or a player.
told-expected = { $what ->
        [move] a square and a direction, such as 7r or 2l
        [label] the number of a square, 0 to 19
        [direction] the direction r or l
        [points] the points captured
        [capture] x and the points captured
        [further-capture] + and further points, or the end
        [move-end] the end of the move
        [preset] the name of a rule set ({ $text })
        [one-preset] one name of a rule set, then options such as row=3
        [option] the name of an option ({ $text })
        [option-once] { $text } only once
        [next-field] a space and the field “{ $text }”
        [one-space] the field “{ $text }” after a single space
        [seat-number] the number of a seat
        [squares-end] the end after { NUMBER($number) } squares
        [square] a square such as 5, Q or Q3, of at most 255 citizens
        [separator] { $text } after { NUMBER($number) } squares
        [number] a number
        [numbers] a number for each player
        [debts-end] the end after { NUMBER($number) } debts
        [debt] - or a debt such as 0>1:3 or 0>b:3
        [record] a game record
        [one-record] the end, after one game
        [glyph] a glyph number, $0 to $255
        [marks] one of ! ? !! ?? !? ?!
        [comment-end] a closing brace
        [record-part] a move, a comment, a variation or the result
        [tag-name] the name of a tag
        [tag-value] the value of tag { $text } in double quotes
        [tag-value-end] " after the value of tag { $text }
        [tag-end] ] after tag { $text }
        [tag] a tag that a record may have
        [tags-end] at most { NUMBER($number) } tags
        [tag-once] the tag { $text } only once
        [seat] a seat of the board
        [termination] one of { $text }
        [same-result] the result of the Result tag
        [result] * or { NUMBER($number) } scores joined by :
        [same-rules] the rules of the Rules tag in the position
        [move-before-glyph] a move before the glyph
        [move-before-variation] a move before the variation
        [no-variation] no variation, as a pass has no alternative
        [variation-depth] variations at most { NUMBER($number) } deep
        [variation-end] ) at the end of the variation
        [variation-move] a move in the variation
        [move-or-result] a move or the result
        [no-pass] a move, as { $text } need not pass
        [pass] --, as the player cannot fill the row and passes
        [rule-ending] a game that this rule ended, but it could go on
        [no-loser-yet] no loser, as the game is not over
        [no-result-yet] *, as the game is not over and no termination is told
        [loser] that { $text } has lost
        [no-loser] that nobody has lost
       *[text] { $text }
    }
