# Fomu ya mchezo mpya, ukurasa wa michezo iliyohifadhiwa, na ukurasa wa mipangilio.

## Mchezo mpya: sasa hivi

setup-quick = Cheza sasa
setup-quick-name = { $game ->
    [computer] Dhidi ya kompyuta
    [two] Watu wawili
    [four] Watu wanne
   *[watch] Tazama tu
}
setup-quick-about = { $game ->
    [computer] Hufuata uwezo wako.
    [two] Kwenye kifaa hiki, kwa zamu.
    [four] Kila mtu peke yake, kwenye ubao mkubwa.
   *[watch] Kompyuta inacheza yenyewe kwa yenyewe.
}

## Mchezo mpya: kwa undani

setup-details = Au chagua kila kitu
setup-players = Wachezaji
setup-seat = Nani anacheza
setup-person = Mtu
setup-name = Jina
setup-name-help = Si lazima.
setup-level = Kompyuta { NUMBER($level) }: { $name }
setup-level-name = { $level ->
    [1] anayeanza
    [2] mtoto
    [3] rafiki wa shule
    [4] binamu
    [5] jirani
    [6] mwalimu
    [7] mzee
   *[other] bingwa
}
setup-level-about = { $level ->
    [1] Ndiyo kwanza ameelezwa sheria. Huchukua kilicho karibu, na mengi humpita.
    [2] Hucheza kidole kikiwa ubaoni, na huwaza hatua yake tu.
    [3] Huangalia pia jibu lako, lakini hatua ndefu humchanganya.
    [4] Hucheza kila sikukuu: huona hatua yake, jibu lako na hatua inayofuata.
    [5] Huhesabu kila hatua hadi mwisho wake, hatua mbili mbele kwa kila upande.
    [6] Huhesabu mbali zaidi, hupima vizuri zaidi, na ni machache yanayompita.
    [7] Amecheza maisha yake yote. Karibu hakuna kinachompita.
   *[other] Hucheza vizuri kadiri programu hii inavyoweza.
}
setup-adaptive = Kompyuta, hubadilika
setup-adaptive-about = Huongeza nguvu ukishinda, na hupunguza ukishindwa. Sasa iko katika kiwango cha { NUMBER($level) }.
setup-seats = Wachezaji wangapi
setup-seats-value = { $seats ->
    [two] Wawili
    [three] Watatu
   *[four] Wanne
}
setup-first = Nani anaanza
setup-first-lot = Kwa kura
setup-serious = Mchezo wa dhati
setup-serious-about = Huwezi kutendua hatua, na hakuna madokezo. Marudiano nayo ni vivyo hivyo.
setup-start = Anza
setup-start-not = Bado huwezi kuanza: { $why }
setup-position = Hali yako ya ubao
setup-position-about = Mchezo unaanzia katika hali hii ya ubao, kwa sheria zake: { $rules }
setup-position-drop = Anza kama kawaida badala yake

## Mchezo mpya: sheria

setup-rules = Sheria
setup-rules-own = Zako mwenyewe
setup-rules-own-about = Machaguo yako mwenyewe, kama yalivyo hapa chini.
setup-options = Machaguo yote
setup-notation = Sheria kwa mstari mmoja
setup-notation-help = Kama zinavyoandikwa na faili na programu nyingine: jina na yanayotofautiana nalo, kama vietnam+young_mandarin=5.
setup-notation-error = Herufi ya { NUMBER($column) }: { $why }
setup-show = Onyesha ubaoni
setup-show-again = Onyesha tena
setup-shown = Ubaoni: { $option }, { $value }

## Michezo iliyohifadhiwa

shelf-list = Michezo iliyohifadhiwa
shelf-empty = Bado hakuna mchezo uliohifadhiwa. Kila mchezo hujihifadhi wenyewe unapocheza.
shelf-item = { $plies ->
    [0] Haujaanza
    [one] Hatua moja
   *[other] Hatua { $plies }
}
shelf-going-on = Unaendelea
shelf-over = Umekwisha, { $scores }
shelf-current = Upo ubaoni
shelf-serious = Wa dhati
shelf-open = Fungua
shelf-open-game = Fungua: { $game }
shelf-analyse-game = Chambua: { $name }
shelf-delete = Futa
shelf-delete-game = Futa: { $game }
shelf-deleted = Umefuta: { $game }
shelf-undo = Tendua
shelf-put-back = Umerudisha: { $game }
shelf-players = { $first } – { $second }
shelf-unreadable = Maandishi yasiyo mchezo
shelf-unreadable-about = Haya yalihifadhiwa hapa, lakini hayasomeki tena. Hakuna kilichopotea: unaweza kupakua maandishi. { $why }
shelf-full = Hifadhi ya kivinjari imejaa. Mchezo wako umo katika kichupo hiki tu: uhamishe, au futa michezo ya zamani.
shelf-forbidden = Kivinjari hakihifadhi chochote cha ukurasa huu, kama katika dirisha la faragha. Ukifunga kichupo hiki, michezo yako itapotea: hamisha unayotaka kuitunza.

shelf-export = Hamisha
shelf-export-game = Hamisha: { $game }
shelf-download = Pakua faili
shelf-copy-game = Nakili mchezo kama maandishi
shelf-copy-link = Nakili kiungo
shelf-copy-position = Nakili hali ya ubao
shelf-share = Shiriki
shelf-copied = { $what ->
    [game] Mchezo umenakiliwa kama maandishi.
    [link] Kiungo kimenakiliwa.
   *[position] Hali ya ubao imenakiliwa.
}
shelf-copy-yourself = Kivinjari hakiruhusu ukurasa kunakili. Nakili maandishi haya mwenyewe:

shelf-import = Leta
shelf-import-about = Faili za michezo (.oaq), maandishi ya michezo, mstari wa hali ya ubao au kiungo. Unaweza pia kuburuta faili hadi hapa.
shelf-import-file = Chagua faili
shelf-import-text = Au bandika maandishi
shelf-import-read = Soma maandishi
shelf-imported = { $games ->
    [one] Mchezo mmoja umeongezwa.
   *[other] Michezo { $games } imeongezwa.
}
shelf-import-failed = { $file }: { $why }
shelf-import-unreadable-file = Faili hii haisomeki.

## Mipangilio

settings-language = Lugha
# Jina la lugha ambayo maneno yake hayakuja; ukurasa hubaki katika lugha hii.
settings-language-failed = Imeshindikana kupakia { $language }, kwa hiyo ukurasa unabaki kwa Kiswahili. Jaribu tena ukiwa na mtandao.
settings-theme = Rangi
settings-theme-value = { $theme ->
    [system] Kama mfumo
    [light] Mwanga
    [dark] Giza
   *[contrast] Utofautishaji mkubwa
}
# Si "hatua kwa hatua" kwa "Step by step": hatua moja ina awamu kadhaa za kupanda.
settings-speed = Kasi ya kuonyesha hatua
settings-speed-value = { $speed ->
    [step] Awamu kwa awamu
    [slow] Polepole
    [normal] Kawaida
    [fast] Haraka
   *[none] Bila mwendo
}
settings-speed-about = { $speed ->
    [step] Kila awamu ya kupanda husubiri uguse au ubonyeze kitufe cha nafasi.
    [slow] Kwa kujifunza na kueleza.
    [normal] Kama watu wanavyocheza chini.
    [fast] Kwa wanaoujua mchezo.
   *[none] Ubao unaonyesha papo hapo hatua ilivyoisha.
}
settings-more = Wakati wa kucheza
settings-switch = { $name ->
    [sound] Sauti
    [preview] Kuona hatua kabla
    [face_to_face] Ana kwa ana
   *[labels] Nambari za miraba
}
settings-switch-about = { $name ->
    [sound] Sauti ndogo za mawe yanayoanguka na yanayotekwa.
    [preview] Huonyesha hatua inaishia wapi na inateka nini kabla hujaicheza.
    [face_to_face] Hugeuza maandishi ya mchezaji wa upande wa pili, kwa watu wawili kifaa kikiwa katikati yao.
   *[labels] Huandikwa ndani ya miraba, kwa kuandika hatua kama 7r.
}
