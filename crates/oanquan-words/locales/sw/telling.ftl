# Yanayotokea katika mchezo, yakisimuliwa kwa sentensi.
#
# Mchezaji ni hoja mbili: $who husema tumtaje vipi, $name ni jina lake.
#   you       mtu pekee kwenye ubao, asiye na jina
#   computer  kompyuta pekee kwenye ubao
#   other     wengine wote: lazima $name litajwe
# $name linaweza kuwa la mtu ("Mai") au "Kompyuta 2", yaani a- au i-: lisiongoze kitenzi.
# Kwa hiyo "Mateka ya Mai: …", "Mshindi ni Mai", na si "Mai anateka".
# Mwelekeo ($way) ni wa saa au kinyume chake, kamwe si kulia au kushoto: wa upande wa pili huona kinyume.

## Majina

told-computer-number = Kompyuta { NUMBER($number) }
# Jina ndani ya sentensi, au katika orodha ndani yake.
told-name = { $who ->
        [you] wewe
        [computer] kompyuta
       *[other] { $name }
    }
# Mraba ndani ya sentensi.
told-place = { $kind ->
        [mandarin] mraba wa Mandarini { $label }
       *[citizen] mraba { $label }
    }

## Zamu

# Kokoto zote za kujaza, au sehemu yake, ni za akiba ya mchezaji mwenyewe.
told-refill = { $who ->
        [you] Unajaza safu yako tupu
        [computer] Kompyuta inajaza safu yake tupu
       *[other] Safu tupu ya { $name } inajazwa
    } kwa { $own ->
        [one] kokoto moja
       *[other] kokoto { $own }
    } kutoka kwenye akiba { $who ->
        [you] yako
       *[other] yake
    }.
# Kokoto zote za kujaza ni za mkopo; sentensi inayofuata inasema kutoka kwa nani.
told-refill-borrowed = { $who ->
        [you] Unajaza safu yako tupu.
        [computer] Kompyuta inajaza safu yake tupu.
       *[other] Safu tupu ya { $name } inajazwa.
    }
told-loan = { $who ->
        [you] Unakopa
        [computer] Kompyuta inakopa
       *[other] Mkopo wa { $name }:
    } { $citizens ->
        [one] kokoto moja
       *[other] kokoto { $citizens }
    } kutoka { $lender ->
        [you] kwako
        [computer] kwa kompyuta
       *[other] kwa { $lender-name }
    }.
told-loan-bank = { $who ->
        [you] Unakopa
        [computer] Kompyuta inakopa
       *[other] Mkopo wa { $name }:
    } { $citizens ->
        [one] kokoto moja
       *[other] kokoto { $citizens }
    } kutoka benki.
told-sow = { $who ->
        [you] Unapanda { $stones ->
            [one] kokoto moja
           *[other] kokoto { $stones }
        } kutoka { $place }
        [computer] Kompyuta inapanda { $stones ->
            [one] kokoto moja
           *[other] kokoto { $stones }
        } kutoka { $place }
       *[other] { $name }: { $stones ->
            [one] kokoto moja kutoka { $place } inapandwa
           *[other] kokoto { $stones } kutoka { $place } zinapandwa
        }
    } { $way ->
        [anticlockwise] kinyume cha saa
       *[clockwise] kwa mwelekeo wa saa
    }.
# $laps: orodha ya told-lap.
told-relay = Upandaji unaendelea kwa { $laps }.
told-relay-long = Upandaji unaendelea { $times ->
        [one] mara moja
       *[other] mara { $times }
    }, kwanza kwa { $laps }, na mwishowe kwa { $last }.
told-lap = { $stones ->
        [one] kokoto moja
       *[other] kokoto { $stones }
    } kutoka { $place }
# $taken: told-taken au told-taken-mandarin.
told-capture = { $who ->
        [you] Unateka
        [computer] Kompyuta inateka
       *[other] Mateka ya { $name }:
    } { $taken }.
# $taken: orodha yake.
told-chain = { $who ->
        [you] Unateka
        [computer] Kompyuta inateka
       *[other] Mateka ya { $name }:
    } { $taken }, jumla { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    }.
told-taken = { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    } kutoka { $place }
told-taken-mandarin = { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    } pamoja na Mandarini wa { $label }
told-nothing-captured = Hakuna kilichotekwa.
told-pass = { $who ->
        [you] Huwezi kujaza safu yako tupu, kwa hiyo unaruka zamu.
        [computer] Kompyuta haiwezi kujaza safu yake tupu, kwa hiyo inaruka zamu.
       *[other] Safu tupu ya { $name } haiwezi kujazwa, kwa hiyo zamu yake inarukwa.
    }

## Kabla ya hatua

told-to-move = { $who ->
        [you] Ni zamu yako.
        [computer] Ni zamu ya kompyuta.
       *[other] Ni zamu ya { $name }.
    }
# Kujaza safu kabla ya hatua: kutoka kwenye akiba, kwa mkopo, au vyote viwili.
told-must-refill = { $who ->
        [you] Safu yako ni tupu.
        [computer] Safu ya kompyuta ni tupu.
       *[other] Safu ya { $name } ni tupu.
    } Kabla ya hatua, kila mraba wake unapata kokoto moja: { $borrowed ->
        [0] { $own ->
            [one] moja
           *[other] { $own }
        } kutoka kwenye akiba.
        [one] { $own ->
            [0] moja, ya mkopo.
            [one] moja kutoka kwenye akiba na moja ya mkopo.
           *[other] { $own } kutoka kwenye akiba na moja ya mkopo.
        }
       *[other] { $own ->
            [0] { $borrowed }, zote za mkopo.
            [one] moja kutoka kwenye akiba na { $borrowed } za mkopo.
           *[other] { $own } kutoka kwenye akiba na { $borrowed } za mkopo.
        }
    }
# $plies: orodha ya nambari.
told-stood-before = Hali hii ya ubao ilikuwepo baada ya hatua { $plies }. Ikitokea mara ya tatu, mchezo unaisha.
told-preview = Inaishia { $place }, inateka { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    }{ $mandarins ->
        [0] {""}
        [one] {" "}pamoja na Mandarini
       *[other] {" "}pamoja na Mandarini { $mandarins }
    }.
told-preview-nothing = Inaishia { $place }, haiteki kitu.

## Miraba, kama kisoma skrini kinavyoitaja

told-square = mraba { $label }, { $stones ->
        [0] mtupu
        [one] kokoto moja
       *[other] kokoto { $stones }
    }, { $who ->
        [you] safu yako
        [computer] safu ya kompyuta
       *[other] safu ya { $name }
    }
told-mandarin-square = mraba wa Mandarini { $label }, { $mandarin ->
        [there] { $stones ->
            [0] Mandarini
            [one] Mandarini na kokoto moja
           *[other] Mandarini na kokoto { $stones }
        }
       *[gone] { $stones ->
            [0] mtupu
            [one] kokoto moja
           *[other] kokoto { $stones }
        }
    }

## Kisichoweza kuchezwa, na kwa nini

told-refused-over = Mchezo umekwisha.
told-refused-no-square = Hakuna mraba { NUMBER($label) }: miraba ina nambari 0 hadi { NUMBER($last) }.
told-refused-not-yours = { $who ->
        [you] Mraba { NUMBER($label) } si wako: unacheza kutoka miraba { NUMBER($first) } hadi { NUMBER($last) }.
        [computer] Ni zamu ya kompyuta, na mraba { NUMBER($label) } haumo katika safu yake, miraba { NUMBER($first) } hadi { NUMBER($last) }.
       *[other] Mraba { NUMBER($label) } uko katika safu nyingine: safu ya { $name } ni miraba { NUMBER($first) } hadi { NUMBER($last) }.
    }
told-refused-empty = Mraba { NUMBER($label) } ni mtupu: chagua mraba wenye kokoto.
told-refused-direction = Kwa sheria hizi unapanda { $way ->
        [anticlockwise] kinyume cha saa
       *[clockwise] kwa mwelekeo wa saa
    } tu.
told-refused-mandarin-square = { $label } ni mraba wa Mandarini na si wa mtu yeyote: hatua huanzia katika mraba wa safu yako.
told-refused-computers-turn = Ni zamu ya kompyuta.
told-refused-no-move = “{ $typed }” si hatua (kwenye herufi ya { NUMBER($column) }): andika nambari ya mraba, kisha r kwa kinyume cha saa au l kwa mwelekeo wa saa, kama { $example }.

## Kutendua

told-taken-back = { $moves ->
        [one] Hatua moja imetenduliwa.
       *[other] Hatua { $moves } zimetenduliwa.
    }
told-taken-back-end = Mchezo unaendelea: mwisho wake umetenduliwa.
told-played-again = { $moves ->
        [one] Hatua moja imerudiwa.
       *[other] Hatua { $moves } zimerudiwa.
    }

## Mwisho

told-over-squares = Mchezo umekwisha: miraba yote ya Mandarini ni mitupu.
told-over-stones = Mchezo umekwisha: Mandarini wote wametekwa.
# $plies: orodha ya nambari tatu.
told-over-repetition = Mchezo umekwisha: mawe yaleyale yapo kwenye miraba ileile kwa mara ya tatu, na zamu ni { $who ->
        [you] yako
        [computer] ya kompyuta
       *[other] ya { $name }
    }. Hali hii ya ubao ilikuwepo baada ya hatua { $plies }.
told-over-quiet = Mchezo umekwisha: { $plies ->
        [one] hatua moja haikuteka
       *[other] hatua { $plies } mfululizo hazikuteka
    } kitu.
told-over-short = Mchezo umekwisha: { $who ->
        [you] huwezi kujaza safu yako tupu
        [computer] kompyuta haiwezi kujaza safu yake tupu
       *[other] safu tupu ya { $name } haiwezi kujazwa
    }.
told-over-resigned = Mchezo umekwisha: { $who ->
        [you] umesalimu amri
        [computer] kompyuta imesalimu amri
       *[other] aliyesalimu amri ni { $name }
    }.
told-over-resigned-by-somebody = Mchezo umekwisha: mchezaji amesalimu amri.
told-over-timeout = Mchezo umekwisha: mchezaji ameishiwa na muda.
told-over-agreed = Mchezo umekwisha: wachezaji wamekubaliana kuumaliza.
told-over-aborted = Mchezo ulikatizwa.
# Hesabu ya mchezaji mmoja. $more: hakuna, au sehemu zilizo chini, kila moja ikitanguliwa na nafasi.
told-count = { $name }: safu { NUMBER($row) } + akiba { NUMBER($reserve) }{ $more } = { NUMBER($total) }
# $value: pointi za Mandarini mmoja.
told-count-mandarins = { $mandarins ->
        [one] + Mandarini { $mandarins } × { NUMBER($value) }
       *[other] + Mandarini { $mandarins } × { NUMBER($value) }
    }
# "Dai" ni kokoto zilizokopeshwa wengine.
told-count-owed = − deni { NUMBER($owed) }
told-count-lent = + dai { NUMBER($lent) }
told-ranks-last = { $who ->
        [you] Unakuwa wa mwisho, bila kujali hesabu.
        [computer] Kompyuta inakuwa ya mwisho, bila kujali hesabu.
       *[other] Nafasi ya mwisho, bila kujali hesabu, ni ya { $name }.
    }
told-team-ranks-last = Nafasi ya mwisho, bila kujali hesabu: { $names }.
told-draw = Sare, { NUMBER($points) } kwa { NUMBER($others) }.
told-wins = { $who ->
        [you] Umeshinda.
        [computer] Kompyuta imeshinda.
       *[other] Mshindi ni { $name }.
    }
told-wins-by-points = { $who ->
        [you] Umeshinda
        [computer] Kompyuta imeshinda
       *[other] Mshindi ni { $name }
    }, { NUMBER($points) } kwa { NUMBER($others) }.
# $names: orodha ya timu.
told-team-wins = Washindi ni { $names }.
told-team-wins-by-points = Washindi ni { $names }, { NUMBER($points) } kwa { NUMBER($others) }.
told-first-place-shared = Wanaoshiriki nafasi ya kwanza: { $names }.
told-place-of-all = { NUMBER($place) }. { $name }: { $points ->
        [one] pointi { $points }
       *[other] pointi { $points }
    }

## Viungo na faili visivyosomeka

told-link-kind = Kiungo hiki hakina mchezo wala hali ya ubao: kinaanza kwa “{ $found }”, kinapaswa kuanza kwa g= au p=.
told-link-too-long = Kiungo hiki ni kirefu mno kwa mchezo: { $length ->
        [one] herufi moja
       *[other] herufi { $length }
    }.
told-link-rules = Kiungo hiki hakina mchezo, kwenye herufi ya { NUMBER($column) }: { $why }
told-link-start = Kiungo hiki kina hali ya ubao isiyowezekana. { $why }
told-link-cut-off = Kiungo hiki kimekatwa: hatua yake ya mwisho haijakamilika.
told-link-move = Kiungo hiki hakina mchezo kamili: kwenye herufi ya { NUMBER($column) } kuna “{ $found }”, panatakiwa hatua kama 7r.
told-link-illegal = Kiungo hiki kina mchezo unaovunja sheria, kwenye herufi ya { NUMBER($column) }: { $why }
told-link-end = Mwisho wa kiungo hiki si wa mchezo: kwenye herufi ya { NUMBER($column) } kuna “{ $found }”.
told-import-empty = Hakuna cha kusoma: panatakiwa rekodi za michezo au mstari wa hali ya ubao.
told-import-position = Hii si hali ya ubao. { $why }
# "Column" ni "herufi": "safu" ni ya ubao.
told-import-record = Hii si rekodi ya mchezo, kwenye mstari wa { NUMBER($line) }, herufi ya { NUMBER($column) }: { $why }
told-import-replay = Mchezo wa { NUMBER($game) } unavunja sheria, kwenye mstari wa { NUMBER($line) }, herufi ya { NUMBER($column) }: { $why }

## Kilichopo katika maandishi, na kinachotakiwa

told-unexpected = kilichopo: { $found }; kinachotakiwa: { $expected }.
# $why: sentensi.
told-unfitting = machaguo hayapatani. { $why }
# Sehemu ya hali ya ubao isiyowezekana. $why: sentensi.
told-field-fault = Kwenye herufi ya { NUMBER($column) } ({ $field }): { $why }
told-field = { $field ->
       *[version] toleo
        [squares] miraba
        [turn] kiti chenye zamu
        [reserves] akiba
        [mandarins] Mandarini waliotekwa
        [debts] madeni
        [quiet] hatua bila kuteka
        [ply] hatua zilizochezwa
        [rules] sheria
    }
# Kinachoelezwa na hali ya ubao lakini hakiwezekani. $text: mraba au deni kwa maandishi.
told-setup-fault = { $fault ->
        [squares] Idadi ya miraba ni { NUMBER($found) }, inapaswa kuwa { NUMBER($expected) }.
        [mandarin-in-row] Kuna Mandarini katika mraba wa raia { $text }.
        [citizens] Idadi ya kokoto ubaoni ni { NUMBER($found) }, haipaswi kuzidi 255.
        [seat] Hakuna kiti { NUMBER($found) }: katika maandishi, viti vina nambari 0 hadi { NUMBER($expected) }.
        [entries] Idadi ya nambari ni { NUMBER($found) }, inapaswa kuwa { NUMBER($expected) }, moja kwa kila mchezaji.
        [citizen-total] Idadi ya kokoto ubaoni na katika akiba ni { NUMBER($found) }, inapaswa kuwa { NUMBER($expected) }.
        [mandarin-total] Idadi ya Mandarini walio ubaoni na waliotekwa ni { NUMBER($found) }, inapaswa kuwa { NUMBER($expected) }.
        [loan] Sheria haziruhusu mkopo kama { $text }.
       *[debt] Deni { $text } ni sifuri, ni la mtu kwake mwenyewe, au limeandikwa mara mbili.
    }
# $text: kipande cha maandishi, jina la lebo, au mchezaji.
told-found = { $what ->
        [nothing] hakuna kitu
        [end] mwisho wa maandishi
        [fields] mwisho baada ya sehemu { NUMBER($number) } kati ya 9
        [second-space] nafasi ya pili
        [tag] lebo { $text }
        [comment] maelezo { $text }
        [open-comment] maelezo yasiyofungwa
        [termination] sababu ya mwisho { $text }
        [loser] aliyeshindwa ni { $text }
        [no-loser] hakuna aliyeshindwa
       *[text] { $text }
    }
# $values: orodha, au ya kwanza na ya mwisho.
told-expected-value = thamani ya { $option } ({ $values })
# $text: maandishi ya hatua, majina ya machaguo au lebo, au mchezaji.
told-expected = { $what ->
        [move] mraba na mwelekeo, kama 7r au 2l
        [label] nambari ya mraba, 0 hadi 19
        [direction] mwelekeo r au l
        [points] pointi zilizotekwa
        [capture] x na pointi zilizotekwa
        [further-capture] + na pointi zaidi, au mwisho
        [move-end] mwisho wa hatua
        [preset] jina la seti ya sheria ({ $text })
        [one-preset] jina moja la seti ya sheria, kisha machaguo kama row=3
        [option] jina la chaguo ({ $text })
        [option-once] { $text } mara moja tu
        [next-field] nafasi na sehemu “{ $text }”
        [one-space] sehemu “{ $text }” baada ya nafasi moja
        [seat-number] nambari ya kiti
        [squares-end] mwisho baada ya miraba { NUMBER($number) }
        [square] mraba kama 5, Q au Q3, wenye kokoto zisizozidi 255
        [separator] { $text } baada ya miraba { NUMBER($number) }
        [number] nambari
        [numbers] nambari kwa kila mchezaji
        [debts-end] mwisho baada ya madeni { NUMBER($number) }
        [debt] - au deni kama 0>1:3 au 0>b:3
        [record] rekodi ya mchezo
        [one-record] mwisho, baada ya mchezo mmoja
        [glyph] nambari ya alama, $0 hadi $255
        [marks] mojawapo ya ! ? !! ?? !? ?!
        [comment-end] mabano ya kufunga, {"}"}
        [record-part] hatua, maelezo, njia mbadala au matokeo
        [tag-name] jina la lebo
        [tag-value] thamani ya lebo { $text } ndani ya alama za kunukuu
        [tag-value-end] " baada ya thamani ya lebo { $text }
        [tag-end] ] baada ya lebo { $text }
        [tag] lebo inayoruhusiwa katika rekodi
        [tags-end] lebo zisizozidi { NUMBER($number) }
        [tag-once] lebo { $text } mara moja tu
        [seat] kiti cha ubao
        [termination] mojawapo ya { $text }
        [same-result] matokeo ya lebo Result
        [result] * au pointi za wachezaji { NUMBER($number) } zikiunganishwa kwa :
        [same-rules] sheria za lebo Rules katika hali ya ubao
        [move-before-glyph] hatua kabla ya alama
        [move-before-variation] hatua kabla ya njia mbadala
        [no-variation] hakuna njia mbadala, kwa kuwa kuruka zamu hakuna mbadala
        [variation-depth] njia mbadala zisizozidi ngazi { NUMBER($number) }
        [variation-end] ) mwishoni mwa njia mbadala
        [variation-move] hatua katika njia mbadala
        [move-or-result] hatua au matokeo
        [no-pass] hatua, kwa kuwa { $text } halazimiki kuruka zamu
        [pass] --, kwa kuwa mchezaji hawezi kujaza safu na anaruka zamu
        [rule-ending] mchezo uliomalizwa na sheria hii, lakini huu ungeweza kuendelea
        [no-loser-yet] hakuna aliyeshindwa, kwa kuwa mchezo haujaisha
        [no-result-yet] *, kwa kuwa mchezo haujaisha na sababu ya mwisho haijatajwa
        [loser] aliyeshindwa ni { $text }
        [no-loser] hakuna aliyeshindwa
       *[text] { $text }
    }
