# Yale ambayo `oanquan analyse` husema kuhusu hali za ubao na michezo.

## What every move is worth

terminal-move = Hatua
# Above numbers: the points from here to the end.
terminal-gains = Faida
# Above numbers; sides is margin where two sides play, else own.
terminal-end = { $sides ->
        [margin] tofauti mwishoni
       *[own] pointi mwishoni
    }
# How sure a number before it is.
terminal-sureness = { $kind ->
        [proved] imethibitishwa
        [least] au zaidi
        [most] au chini
        [estimate] makadirio
        [seems] inaelekea
       *[unknown] haijulikani
    }
# In the place of a number, where the count does not matter.
terminal-decided = { $result ->
        [win] ushindi
       *[loss] kushindwa
    }
terminal-last = { $who ->
        [mover] anayecheza ni wa mwisho
       *[other] mwingine ni wa mwisho
    }
terminal-bound = { $kind ->
        [least] angalau { $number }
       *[most] si zaidi ya { $number }
    }
# The moves of the best play that follows.
terminal-line-of-play = Mwendelezo: { $moves }.
terminal-proof = { $state ->
        [all] Yote yamethibitishwa.
        [best] Imethibitishwa: hakuna hatua nyingine iliyo bora zaidi.
        [shown-best] Yanayoonyeshwa yamethibitishwa; huenda hatua nyingine ikawa bora zaidi.
        [shown] Yanayoonyeshwa yamethibitishwa.
        [some] Nambari kamili zimethibitishwa, nambari zenye desimali ni makadirio.
       *[nothing] Hakuna kilichothibitishwa; nambari ni makadirio.
    }
terminal-stopped = Imesimamishwa.
# $seconds: a number with a decimal.
terminal-searched = Kina { NUMBER($depth) }, hali { NUMBER($positions) }, sekunde { $seconds }.
terminal-speed = Hali kwa sekunde: { NUMBER($positions) }.
terminal-table-hits = Zilizopatikana katika majedwali ya mwisho wa mchezo: { NUMBER($positions) }.
# While a person waits.
terminal-waiting = inafikiri; Ctrl-C huonyesha kilichopo
terminal-progress = kina { NUMBER($depth) }, hali { NUMBER($positions) }: { $best }

## The review of a recorded game

terminal-game = Mchezo wa { NUMBER($game) }: { $players }. Sheria: { $rules }
terminal-class = { $class ->
        [only] Hatua pekee.
        [best] Hatua bora.
        [good] Hatua nzuri.
        [inaccuracy] Kosa dogo.
        [mistake] Kosa.
       *[blunder] Kosa kubwa.
    }
# $points with its sign.
terminal-worth = { $kind ->
        [exact] Faida yake ni { $points } kamili.
        [least] Faida yake ni angalau { $points }.
        [most] Faida yake si zaidi ya { $points }.
       *[about] Faida yake ni takriban { $points }.
    }
terminal-worth-anyhow = { $result ->
        [win] Inashinda, hesabu iwe iwavyo.
       *[loss] Inapoteza mchezo, hesabu iwe iwavyo.
    }
terminal-stopped-after = Imesimamishwa baada ya hatua { NUMBER($done) } kati ya { NUMBER($all) }.

terminal-picture-end = Ubao mwishoni mwa mchezo uliorekodiwa
terminal-picture-before = Ubao kabla ya { $move } (mstari mzima); bora zaidi ilikuwa { $better } (mstari wa vipande)
terminal-picture-nothing-lost = Hakuna hatua iliyopoteza pointi za kutajika.
terminal-picture-lost = Hatua zilizopoteza pointi: { $moves }.
