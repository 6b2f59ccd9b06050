# Ukurasa wa mchezo: yaliyo kando ya ubao, na vitufe vyake.
# "Move" na "ply" ni "hatua"; "lap" ni "awamu"; "position" ni "hali ya ubao".
# $name hapa linaweza kuwa "Wewe", "Kompyuta" au jina la mtu: lisiongoze kitenzi.

## Kando ya ubao

# Mawe yanapotembea: nani anacheza, na hatua inavyoandikwa.
game-moves = { $name }: { $move }
game-paused = Mchezo umesitishwa.
# Kabla ya hatua ya kwanza, mahali ambapo baadaye hatua ya mwisho husimuliwa.
game-how-to = Chagua mraba wa safu yako, kisha mshale mmoja kati ya miwili.
# Mchezo mpya kati ya wachezaji walewale.
game-begun = Mchezo mpya unaanza.
game-name-level = { $name }, kiwango cha { NUMBER($level) }
game-name-adaptive = { $name }, hubadilika
game-serious = Mchezo wa dhati: hakuna madokezo, na ukishacheza umecheza.

## Kutazama nyuma

game-looking = Ubao baada ya hatua ya { NUMBER($ply) }.
game-looked = Ubao ulivyo sasa.
game-look = Onyesha ubao baada ya hatua ya { NUMBER($ply) }
game-look-before = Nyuma
game-look-after = Mbele
game-look-back = Rudi mchezoni

## Vitufe

# Kwa visoma skrini: majina ya makundi mawili ya vitufe.
game-tools = Mchezo
game-tools-more = Zaidi
game-undo = Tendua
game-redo = Rudia
game-hint = Dokezo
game-replay = Onyesha tena
game-pause = Sitisha
game-continue = Endelea
game-rematch = Marudiano
game-new = Mchezo mpya
game-sound = Sauti
# Swichi: kama mwisho wa hatua unaonyeshwa kabla ya kuchezwa.
game-preview = Ona kabla
game-speed = Kasi
game-resign = Salimu amri
game-resign-question = Kweli unasalimu amri?
game-resign-yes = Salimu amri
game-resign-no = Endelea

## Hatua za kuandika

game-typed = Hatua
game-typed-help = Nambari ya mraba, kisha r kwa kinyume cha saa au l kwa mwelekeo wa saa, kama 7r.
game-typed-play = Cheza

## Simulizi

game-story = Yaliyotokea
game-story-empty = Kila hatua itasimuliwa hapa.
game-story-earlier = Onyesha hatua za awali

## Mwisho

game-end = Mwisho
game-analyse = Chambua
game-count = Hesabu
game-count-player = Mchezaji
game-count-row = Safu
game-count-reserve = Akiba
game-count-mandarins = Mandarini
game-count-debts = Madeni
game-count-total = Jumla
# Idadi ya Mandarini, pointi za kila mmoja, na jumla yake.
game-count-worth = { NUMBER($mandarins) } × { NUMBER($value) } = { NUMBER($points) }
game-repetition = Hali ileile ya ubao imetokea mara tatu:
game-after-ply = Baada ya hatua ya { NUMBER($ply) }

## Thamani ya kila hatua

# Swichi kando ya ubao.
scores-switch = Thamani ya kila hatua
scores-about = Faida yake hadi mwisho, kila mtu akicheza vizuri kabisa. Chagua hatua katika orodha ili kuicheza.
scores-sought = Inahesabu …
# Kabla ya orodha. $sides ni margin pande mbili zikicheza, vinginevyo own.
scores-whose = { $sides ->
        [margin] { $name }: pointi za kupata kuanzia sasa hadi mwisho, ukitoa zile za upande wa pili. Katika mabano: tofauti ya pointi mwishoni.
       *[own] { $name }: pointi za kupata kuanzia sasa hadi mwisho, wengine wacheze vyovyote. Katika mabano: pointi za mwishoni.
    }
# Orodha iaminiwe kiasi gani.
scores-state = { $state ->
        [proved] Zote zimethibitishwa.
        [no-table] Jedwali la mwisho wa mchezo halikupakiwa. Nambari zenye neno takriban ni makadirio ya kuwaza mbele.
       *[thought] Nambari zenye neno takriban ni makadirio ya kuwaza mbele.
    }
# $points na $end zina alama zake, kama +5.
scores-move = { $move }: { $kind ->
        [exact] { $points } kamili
        [least] angalau { $points }
        [most] si zaidi ya { $points }
       *[about] takriban { $points }
    } ({ $end })
# Hatua ambayo baada yake hesabu haijalishi.
scores-anyhow = { $move }: { $kind ->
        [exact] { $result ->
            [win] ushindi
           *[loss] kushindwa
        }
       *[about] { $result ->
            [win] inaelekea ushindi
           *[loss] inaelekea kushindwa
        }
    }

## Dokezo

# $place ni told-place.
game-hint-move = Dokezo: { $place }, { $way ->
        [anticlockwise] kinyume cha saa
       *[clockwise] kwa mwelekeo wa saa
    } ({ $move }).
game-reason-ends = { $result ->
        [win] Inamaliza mchezo kwa ushindi wa { $margin ->
            [one] pointi moja
           *[other] pointi { $margin }
        }.
        [draw] Inamaliza mchezo kwa sare.
        [won-anyhow] Inamaliza mchezo kwa ushindi, bila kujali hesabu.
        [lost-anyhow] Inamaliza mchezo kwa kushindwa, bila kujali hesabu.
       *[loss] Inamaliza mchezo kwa kushindwa kwa { $margin ->
            [one] pointi moja
           *[other] pointi { $margin }
        }.
    }
game-reason-takes = Hatua hii inateka { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    }{ $mandarins ->
        [0] {""}
        [one] {" "}pamoja na Mandarini
       *[other] {" "}pamoja na Mandarini { $mandarins }
    }.
game-reason-leaves = { $points ->
        [0] Hakuna jibu linaloweza kuteka kitu.
        [one] Jibu { $reply } linaweza kuteka pointi moja.
       *[other] Jibu { $reply } linaweza kuteka pointi { $points }.
    }
game-reason-saves = Hatua hii inaokoa { $points ->
        [one] pointi moja isitekwe
       *[other] pointi { $points } zisitekwe
    } na { $move }.
game-reason-forces-refill = { $name }: ni lazima kujaza safu tupu.
game-reason-forces-pass = { $name }: ni lazima kuruka zamu.
game-reason-refills = Kwanza safu tupu inajazwa, { $borrowed ->
        [0] kwa { $own ->
            [one] kokoto moja
           *[other] kokoto { $own }
        } kutoka kwenye akiba.
        [one] kwa kokoto moja ya mkopo.
       *[other] kwa kokoto { $borrowed } za mkopo.
    }
game-reason-relay = Upandaji una { $laps ->
        [one] awamu moja, ambayo ni vigumu kuibashiri
       *[other] awamu { $laps }, ambazo ni vigumu kuzibashiri
    }.

## Mambo yakienda vibaya

game-engine-failed = Kompyuta haiwezi kuwaza: sehemu yake ya ukurasa haikupakiwa au imeharibika. Mchezo wako uko salama.
game-retry = Jaribu tena
game-not-kept-full = Hifadhi ya kivinjari hiki imejaa: mchezo utadumu tu kichupo hiki kikiwa wazi. Futa michezo iliyohifadhiwa, au hamisha huu.
game-not-kept-forbidden = Kivinjari hiki hakihifadhi chochote cha ukurasa huu: mchezo utadumu tu kichupo hiki kikiwa wazi.
game-missing = Mchezo huu haupo tena kwenye kifaa hiki.
game-link-opened = Mchezo wa kiungo upo ubaoni.
# Baada yake, kama kulikuwa na mchezo mwingine.
game-link-kept = Mchezo uliokuwepo umehifadhiwa katika Michezo.
