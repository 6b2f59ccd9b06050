# Seti za sheria na machaguo yote ya docs/rules.md, kama fomu ya mchezo mpya inavyoyaeleza.
# "Kuruka mraba mtupu" ni kuteka kilicho baada ya pengo; "kuruka zamu" ni kutocheza.

## Seti za sheria zenye majina

rules-preset-name = { $preset ->
    [seed] Kawaida
    [vietnam] Vietnam
    [schoolyard] Uwanja wa shule
    [tonkin] Tonkin
    [ludii] Ludii
    [three] Wachezaji watatu
   *[four] Wachezaji wanne
}
rules-preset-about = { $preset ->
    [seed] Wachezaji wawili, kila Mandarini ana pointi kumi. Hatua huishia kabla ya mraba mtupu wa Mandarini.
    [vietnam] Kama maelezo mengi ya Vietnam: unateka pia kwa kuruka mraba mtupu wa Mandarini.
    [schoolyard] Kama kwenye viwanja vingi vya shule: Mandarini ana pointi tano, na yuko salama akiwa na kokoto chini ya tano.
    [tonkin] Maelezo ya kale kutoka Tonkin: kokoto kumi badala ya kila Mandarini, daima kinyume cha saa, na zinazobaki hugawanywa.
    [ludii] Hakuna kukopa: mchezo unaisha safu isipoweza kujazwa, au Mandarini wote wawili wakitekwa.
    [three] Ubao wa pembetatu wenye safu tatu na Mandarini watatu. Pembe na mpangilio wa zamu tumeviunda upya sisi.
   *[four] Ubao wa pande nne wenye safu nne na Mandarini wanne. Pembe na mpangilio wa zamu tumeviunda upya sisi.
}

## Machaguo: majina, na yanahusu nini

rules-option-name = { $option ->
    [chain_over_empty_mandarin] Mnyororo kuruka mraba mtupu wa Mandarini
    [citizens] Kokoto katika kila mraba
    [direction] Mwelekeo
    [empty_mandarin] Mbele kuna mraba mtupu wa Mandarini
    [end] Mwisho wa mchezo
    [first] Nani anaanza
    [mandarin] Mandarini ni nini
    [mandarin_ban] Mandarini salama mwanzoni
    [mandarin_value] Thamani ya Mandarini
    [refill] Kujaza safu tupu
    [relay_mandarin] Mbele kuna mraba wa Mandarini wenye mawe
    [row] Miraba katika safu
    [seats] Idadi ya wachezaji
    [sweep] Kokoto zinazobaki mwishoni
    [teams] Timu
   *[young_mandarin] Mandarini wachanga
}
rules-option-about = { $option ->
    [chain_over_empty_mandarin] Kuteka mara kadhaa katika hatua moja (mnyororo) kunahitaji mraba mtupu kabla ya kila utekaji. Je, unaweza kuwa mraba mtupu wa Mandarini?
    [citizens] Idadi ya kokoto katika kila mraba wa safu mwanzoni.
    [direction] Hatua inaweza kupandwa kuelekea wapi.
    [empty_mandarin] Mkono umekuwa mtupu, na unaofuata ni mraba mtupu wa Mandarini.
    [end] Ni lini Mandarini wanahesabiwa kuwa wametekwa.
    [first] Nani anacheza hatua ya kwanza.
    [mandarin] Kilichomo katika miraba ya Mandarini mwanzoni.
    [mandarin_ban] Ni kwa zamu ngapi za kwanza za kila mchezaji miraba ya Mandarini haiwezi kutekwa.
    [mandarin_value] Mandarini aliyetekwa anahesabiwa pointi ngapi mwishoni.
    [refill] Mwenye safu tupu huweka kokoto moja katika kila mraba wake kabla ya kucheza. Zitoke wapi kama akiba haitoshi?
    [relay_mandarin] Mkono umekuwa mtupu, na unaofuata ni mraba wa Mandarini wenye mawe.
    [row] Urefu wa safu. Safu fupi hufanya mchezo mfupi.
    [seats] Ni wangapi wanacheza; kila mchezaji ana safu yake.
    [sweep] Nani anapata kokoto zilizo kwenye safu mchezo ukiisha.
    [teams] Kama wanaoketi wakitazamana wanacheza pamoja.
   *[young_mandarin] Mandarini mwenye kokoto chache kando yake ni mchanga, na hawezi kutekwa.
}

## Thamani zake

# Ufunguo ni chaguo na thamani kama zinavyoandikwa.
rules-value-name = { $value ->
    [chain_over_empty_mandarin-true] Ndiyo
    [chain_over_empty_mandarin-false] Hapana
    [direction-free] Upande wowote
    [direction-anticlockwise] Kinyume cha saa tu
    [direction-clockwise] Mwelekeo wa saa tu
    [empty_mandarin-stop] Hatua inaisha
    [empty_mandarin-gap] Unateka kwa kuuruka
    [end-squares] Miraba yote ya Mandarini ikiwa mitupu
    [end-stones] Mandarini wote wakitekwa
    [mandarin-stone] Jiwe kubwa
    [mandarin-pebbles] Kokoto kumi
    [mandarin_value-5] Pointi tano
    [mandarin_value-10] Pointi kumi
    [refill-borrow] Mkopo kutoka kwa wengine
    [refill-bank] Mkopo kutoka benki
    [refill-end] Mchezo unaisha
    [refill-lose] Mchezo unaisha kwa kushindwa
    [relay_mandarin-stop] Hatua inaisha
    [relay_mandarin-lift_one] Kokoto moja inapandwa mbele
    [sweep-owner] Za mwenye safu
    [sweep-split] Wote wanagawana
    [teams-none] Kila mtu peke yake
   *[teams-opposite] Wanaotazamana pamoja
}
rules-value-about = { $value ->
    [chain_over_empty_mandarin-true] Ndani ya mnyororo, mraba mtupu wa Mandarini ni pengo kama mapengo mengine.
    [chain_over_empty_mandarin-false] Mnyororo unaishia hapo. Hii inahitaji mraba wa Mandarini unaomaliza hatua, tazama “Mbele kuna mraba mtupu wa Mandarini”.
    [direction-free] Kwa kila hatua mchezaji anachagua mwelekeo mmoja kati ya miwili.
    [direction-anticlockwise] Kila hatua inaelekea kulia kwa anayecheza.
    [direction-clockwise] Kila hatua inaelekea kushoto kwa anayecheza.
    [empty_mandarin-stop] Mkono ukiwa mtupu, hatua inaisha kabla ya mraba mtupu wa Mandarini: hakuna kinachotekwa kwa kuuruka.
    [empty_mandarin-gap] Unahesabiwa kama mraba mtupu: kilicho katika mraba unaofuata kinatekwa.
    [end-squares] Mandarini akishatekwa, kokoto zilizo katika mraba wake bado zinaendeleza mchezo.
    [end-stones] Mandarini wa mwisho akitekwa mchezo unaisha, hata kama kuna kilichobaki hapo.
    [mandarin-stone] Hapo kuna jiwe moja, lenye pointi utakazochagua hapa chini.
    [mandarin-pebbles] Badala yake kuna kokoto kumi, kila moja pointi moja. Hapo hakuna Mandarini wachanga.
    [mandarin_value-5] Mandarini ni sawa na kokoto tano.
    [mandarin_value-10] Mandarini ni sawa na kokoto kumi.
    [refill-borrow] Wachezaji wanaofuata wanakopesha zinazopungua, na wanarudishiwa katika hesabu.
    [refill-bank] Zinazopungua zinatoka nje, na zinakatwa katika hesabu.
    [refill-end] Hakuna anayekopesha. Hesabu inafanywa papo hapo.
    [refill-lose] Hakuna anayekopesha. Asiyeweza kujaza safu anakuwa wa mwisho, bila kujali hesabu.
    [relay_mandarin-stop] Mraba wa Mandarini wenye mawe unasimamisha kila hatua.
    [relay_mandarin-lift_one] Kokoto moja ya mraba huo inawekwa katika mraba unaofuata, na hatua inaendelea kutoka hapo.
    [sweep-owner] Kila mchezaji anachukua zilizo katika safu yake.
    [sweep-split] Za safu zote zinagawanywa sawasawa; zisizogawanyika si za mtu yeyote.
    [teams-none] Pointi za kila mchezaji zinahesabiwa peke yake.
   *[teams-opposite] Mchezaji wa kwanza na wa tatu wanajumlisha pointi zao, vivyo hivyo wa pili na wa nne. Hii inahitaji wachezaji wanne.
}
rules-citizens-about = { $citizens ->
    [one] Kokoto moja katika kila mraba mwanzoni.
   *[other] Kokoto { $citizens } katika kila mraba mwanzoni.
}
rules-row-about = Kila safu ina miraba { NUMBER($squares) }.
rules-seats-about = { $seats ->
    [two] Wachezaji wawili wanaketi wakitazamana.
    [three] Wachezaji watatu wanaketi kuzunguka pembetatu.
   *[four] Wachezaji wanne wanaketi kuzunguka ubao wa pande nne.
}
rules-first-about = Anayeanza: { $name }.
rules-young-mandarin-about = { $citizens ->
    [0] Mandarini anaweza kutekwa wakati wowote.
    [one] Mandarini yuko salama akiwa hana kokoto hata moja.
   *[other] Mandarini yuko salama akiwa na kokoto chini ya { $citizens }.
}
rules-mandarin-ban-about = { $turns ->
    [0] Miraba ya Mandarini inaweza kutekwa tangu hatua ya kwanza.
    [one] Katika zamu ya kwanza ya kila mchezaji, mraba wa Mandarini hauwezi kutekwa.
   *[other] Katika zamu { $turns } za kwanza za kila mchezaji, mraba wa Mandarini hauwezi kutekwa.
}

## Yasiyopatana

rules-fault-range = “{ $option }” ni { NUMBER($value) }, inapaswa kuwa { NUMBER($low) } hadi { NUMBER($high) }.
rules-fault-first = { $name } hawezi kuanza: { $seats ->
    [one] kuna mchezaji mmoja tu.
   *[other] kuna wachezaji { $seats } tu.
}
rules-fault-mandarin-value = Mandarini ana pointi tano au kumi, si { NUMBER($value) }.
rules-fault-teams = Timu zinahitaji wachezaji wanne. { $seats ->
    [one] Yupo mmoja.
   *[other] Wapo { $seats }.
}
