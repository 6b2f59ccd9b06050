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
analysis-deep = Faili hubeba matawi hadi ngazi 32; hili lingekuwa ndani zaidi.
analysis-play-best = Cheza hatua bora

analysis-review = Tathmini
analysis-begin = Tathmini mchezo huu
analysis-no-game = Bado hakuna mchezo wa kutathminiwa.
analysis-progress = Hali ya { NUMBER($done) } kati ya { NUMBER($all) }
analysis-stop = Simamisha
analysis-summary = { $name }: pointi zilizopotea { NUMBER($lost) }, makosa makubwa { NUMBER($blunders) }, makosa { NUMBER($mistakes) }, makosa madogo { NUMBER($inaccuracies) }.
analysis-no-misses = Hakuna hatua iliyopoteza pointi za kutajwa.
analysis-loses = Pointi zilizopotea: { $kind ->
        [exact] hasa
        [least] angalau
        [most] si zaidi ya
       *[about] takriban
    } { NUMBER($points) }.
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
        [exact] Pointi zilizopotea: hasa
        [least] Pointi zilizopotea: angalau
        [most] Pointi zilizopotea: si zaidi ya
       *[about] Pointi zilizopotea: takriban
    } { NUMBER($points) }.

analysis-graph = Uongozi mwishoni: { $name }
analysis-graph-end = Uongozi wa mwisho ni { NUMBER($points) }, baada ya hatua { NUMBER($ply) }.
analysis-graph-signs = Miraba imethibitishwa, duara ni makadirio.

analysis-setup = Panga hali ya ubao
analysis-citizens = { $square }: raia
analysis-mandarin = { $square }: Mandarini
analysis-reserve = { $name }: akiba
analysis-won = { $name }: Mandarini
analysis-to-move = Zamu
analysis-use = Tumia hali hii
analysis-odd = Hakuna mchezo unaofika hapa, lakini unaweza kuchezwa:
analysis-bring = Leta mchezo au hali
analysis-text = Rekodi ya mchezo au mstari wa hali
analysis-read = Soma
analysis-take = Ichukue
analysis-no-record = Haiwezi kuchukuliwa: idadi ya kokoto hailingani, hivyo haiwezi kusomwa tena.
