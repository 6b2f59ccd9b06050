# Yale ambayo programu `oanquan` husema kwenye kituo cha amri na faili nyingine hazisemi.
# Amri zinazoandikwa (help, undo, new …) na maneno FILE na SEAT ni yaleyale katika kila lugha.

## Wachezaji

terminal-seat = Kiti { NUMBER($seat) }

## Mchezo

terminal-greeting = Ô Ăn Quan, sheria { $rules }. Andika help kuona amri.
terminal-prompt-over = mchezo umekwisha
terminal-thinking = { $name }: inafikiri …
terminal-saved = Mchezo umehifadhiwa katika { $file }; oanquan play --resume huuendeleza.
terminal-nothing-saved = Kwaheri; hakuna hatua iliyochezwa, kwa hiyo hakuna kilichohifadhiwa.
terminal-kept = Mchezo uliotangulia umehifadhiwa katika { $file }.
terminal-saved-to = Umehifadhiwa katika { $file }.
terminal-loaded = { $file } imefunguliwa: hatua { NUMBER($moves) }, sheria { $rules }.
terminal-undo-none = Hakuna cha kutendua: hakuna mtu aliyecheza kabla ya zamu hii.
terminal-redo-none = Hakuna cha kurudia: hakuna hatua iliyotenduliwa.
terminal-redo = Andika redo kuendelea kama kabla.
terminal-may-play = Unaweza kucheza { $moves }.
terminal-contradiction = { $typed } si matokeo ya hatua hii: matokeo yake ni { $real }.
terminal-new = { $what ->
        [round] Andika new kwa raundi inayofuata.
       *[match] Andika new kwa pambano lingine.
    }
terminal-level-changes = Kuanzia mchezo ujao kompyuta itacheza kwa kiwango cha { NUMBER($to) } ({ $name }) badala ya { NUMBER($from) }.

## Yanayoandikwa

terminal-line = mstari wa { NUMBER($line) }: { $why }
terminal-unknown = “{ $found }” si hatua kama 7r wala amri. Amri ni { $commands }.
terminal-no-file = { $command } inahitaji jina la faili: { $command } FILE.
terminal-too-much = Baada ya { $command } hakitakiwi kitu kingine, lakini kuna “{ $found }”.
terminal-no-text = Baiti hizi si maandishi; inatakiwa UTF-8.

## Faili

terminal-cannot-read = { $fault ->
        [missing] { $file } haisomeki: hakuna faili kama hiyo.
       *[other] { $file } haisomeki: { $system }.
    }
terminal-cannot-write = { $fault ->
        [exists] { $file } tayari ipo: chagua jina jipya, au andika juu yake kwa save!
        [missing] { $file } haiandikiki: folda yake haipo.
       *[other] { $file } haiandikiki: { $system }.
    }
terminal-bytes = { $file }: mstari wa { NUMBER($line) } una baiti zisizo maandishi.
terminal-no-unfinished = Hakuna mchezo ambao haujakwisha katika { $folder }.
terminal-skipped = Imerukwa: { $why }

## Ubao

terminal-points = { $score ->
        [one] pointi { $score }
       *[other] pointi { $score }
    }
terminal-reserve = akiba { NUMBER($citizens) }
terminal-mandarins = Mandarini { NUMBER($mandarins) }
terminal-owes = { $lender ->
        [bank] deni { NUMBER($citizens) } kwa benki
       *[other] deni { NUMBER($citizens) } kwa: { $lender }
    }
terminal-played = { $plies ->
        [0] Hakuna hatua iliyochezwa.
        [one] Hatua moja imechezwa.
       *[other] Hatua { $plies } zimechezwa.
    }
terminal-ways = { $ways ->
        [free] r hupanda kinyume cha saa: { $squares } …; l hupanda kwa mwelekeo wa saa.
        [anticlockwise] Hupandwa kinyume cha saa tu, r: { $squares } …
       *[clockwise] Hupandwa kwa mwelekeo wa saa tu, l: { $squares } …
    }
terminal-row = { $name }, kutoka kushoto: { $squares }.
terminal-square = { $stones ->
        [0] { $label } mtupu
        [one] { $label } una { $stones }
       *[other] { $label } una { $stones }
    }
terminal-too-narrow = Kwa maneno: mchoro unahitaji safu wima { NUMBER($columns) }.

## Msaada na sheria

terminal-help-heading = Unachoweza kuandika; maneno haya ni yaleyale katika kila lugha:
terminal-help = { $command ->
        [move] cheza hatua: mraba wa kuchukua, kisha r kwa kinyume cha saa au l kwa mwelekeo wa saa; ubao unaonyesha inakoelekea
        [annotated] hatua pamoja na matokeo yake, ambayo lazima yawe sahihi
        [hint] omba kompyuta ikupe hatua nzuri
        [moves] orodha ya hatua halali na matokeo ya kila moja
        [undo] tendua hatua hadi zamu yako iliyotangulia
        [redo] rudia hatua zilizotenduliwa
        [board] onyesha ubao
        [view] chora ubao kutoka upande wa kiti fulani
        [plain] badilisha kati ya ubao uliochorwa na ubao kwa maneno
        [rules] eleza sheria za mchezo huu
        [position] onyesha mstari wa hali ya ubao, unaosomwa na programu nyingine
        [save] hifadhi mchezo katika faili mpya
        [save-over] hifadhi mchezo juu ya faili ya zamani
        [load] endelea na mchezo wa faili
        [new] anza mchezo mpya kwa sheria zilezile
        [help] orodha hii
       *[quit] toka; Ctrl-D hufanya vivyo hivyo
    }
terminal-rules = Sheria za mchezo huu ({ $rules }):
