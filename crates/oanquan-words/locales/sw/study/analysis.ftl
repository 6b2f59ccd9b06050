study-analysis = Uchambuzi

analysis-to-start = Mwanzoni
analysis-back = Hatua moja nyuma
analysis-forward = Hatua moja mbele
analysis-to-end = Mwishoni

analysis-moves = Hatua
analysis-empty = Bado hakuna hatua. Cheza moja ubaoni.
analysis-comment = Maelezo
analysis-comment-wrong = Maelezo yenye alama { "}" } lazima yawe katika mstari mmoja.
analysis-glyph = Alama
analysis-promote = Fanya mstari mkuu
analysis-delete = Futa kuanzia hapa
analysis-illegal = Hatua hii hairuhusiwi.
analysis-deep = Faili hubeba njia mbadala hadi ngazi 32; hii ingekuwa ndani zaidi.
analysis-play-best = Cheza hatua bora

analysis-review = Tathmini
analysis-begin = Tathmini mchezo huu
analysis-no-game = Bado hakuna mchezo wa kutathminiwa.
analysis-progress = Hali ya ubao ya { NUMBER($done) } kati ya { NUMBER($all) }
analysis-stop = Simamisha
analysis-summary = { $name }: pointi zilizopotea { NUMBER($lost) }, makosa makubwa { NUMBER($blunders) }, makosa { NUMBER($mistakes) }, makosa madogo { NUMBER($inaccuracies) }.
analysis-no-misses = Hakuna hatua iliyopoteza pointi za kutajwa.
analysis-loses = Pointi zilizopotea: { $kind ->
        [exact] { NUMBER($points) } kamili
        [least] angalau { NUMBER($points) }
        [most] si zaidi ya { NUMBER($points) }
       *[about] takriban { NUMBER($points) }
    }.
analysis-loses-game = Inapoteza mchezo, hesabu iwe iwavyo.
analysis-better = Hatua bora ni { $move }.
analysis-instead = Inachofanya { $move }:
analysis-turned = { $best ->
        [wins] { $after ->
            [draws] Ushindi uligeuka sare.
           *[loses] Ushindi uligeuka kushindwa.
        }
       *[draws] Sare iligeuka kushindwa.
    }
analysis-try = Jaribu tena
analysis-try-task = Tafuta ubaoni hatua bora kuliko { $move }.
analysis-try-best = { $move } ni hatua bora.
analysis-try-other = { $move } si bora kabisa. { $kind ->
        [exact] Pointi zilizopotea: { NUMBER($points) } kamili
        [least] Pointi zilizopotea: angalau { NUMBER($points) }
        [most] Pointi zilizopotea: si zaidi ya { NUMBER($points) }
       *[about] Pointi zilizopotea: takriban { NUMBER($points) }
    }.

analysis-graph = Tofauti ya pointi mwishoni: { $name }
analysis-graph-end = Tofauti ya mwisho ni { NUMBER($points) }, baada ya hatua ya { NUMBER($ply) }.
analysis-graph-signs = Miraba imethibitishwa, duara ni makadirio.

analysis-setup = Panga hali ya ubao
analysis-citizens = { $square }: kokoto
analysis-mandarin = { $square }: Mandarini
analysis-reserve = { $name }: akiba
analysis-won = { $name }: Mandarini
analysis-to-move = Zamu
analysis-use = Tumia hali hii
analysis-odd = Hakuna mchezo unaofika katika hali hii, lakini unaweza kuicheza:
analysis-bring = Leta mchezo au hali ya ubao
analysis-text = Rekodi ya mchezo au mstari wa hali ya ubao
analysis-read = Soma
analysis-take = Ichukue
analysis-no-record = Haiwezi kuchukuliwa: idadi ya kokoto hailingani, hivyo haiwezi kusomwa tena.

## Marks on squares

analysis-marking = Weka alama kwenye miraba
analysis-marking-task = Gusa mraba kuuwekea alama, uguse tena kuiondoa.
analysis-colour = { $colour ->
        [green] Kijani
        [red] Nyekundu
        [yellow] Njano
       *[blue] Bluu
    }
analysis-marked = { $square }, alama { $colour ->
        [green] ya kijani
        [red] nyekundu
        [yellow] ya njano
       *[blue] ya bluu
    }

## The best line, walked through on the board

analysis-best-line = Mfululizo bora: { $moves }.
analysis-play-line = Cheza mfululizo
analysis-line = Mfululizo bora ubaoni
analysis-line-task = Mishale chini ya ubao huucheza hatua kwa hatua.
analysis-line-add = Uongeze kama njia mbadala
analysis-line-leave = Acha mfululizo

## Setting up by taps

analysis-tools = Kugusa mraba wa ubao huu
analysis-tool = { $tool ->
        [one] huongeza kokoto moja
        [five] huongeza kokoto tano
        [less] huondoa kokoto moja
        [clear] huacha mraba mtupu
       *[mandarin] huweka au huondoa Mandarini
    }
analysis-empty-board = Ondoa kokoto zote
analysis-mandarin-square = Mandarini husimama katika mraba wa Mandarini tu.
analysis-number-wrong = { $field }: kuna “{ $text }”, inatarajiwa nambari kamili kuanzia 0 hadi { NUMBER($most) }.
analysis-adds-up = Idadi ya kokoto inalingana.
