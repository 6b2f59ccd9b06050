handbook-about = Kila sentensi ina hali ya mchezo kwenye ubao kando yake. Tazama hatua hapo, au cheza wewe kwa wachezaji wote. Sentensi inayoanza kwa herufi nzito ni chaguo, na inatumika pale inapochaguliwa; nyingine ni sheria za Kawaida.
handbook-section = { $section ->
        [setup] Ubao na mwanzo
        [turn] Zamu moja
        [end] Mwisho na hesabu
        [more] Wachezaji watatu na wanne
        [rounds] Pambano la raundi
       *[presets] Seti za sheria zenye majina
    }
handbook-note = { $section ->
        [more] Safu nne, mawe yake na mwisho wa mchezo vimerithiwa. Miraba ya Mandarini kwenye pembe, mpangilio wa zamu na kuruka zamu tumeviunda upya sisi; vivyo hivyo mchezo wa watatu.
       *[rounds] Kuuza mashamba kumerithiwa. Namna ya kuhesabu mabaki na mpangilio wa mambo tumeviunda upya sisi.
    }
handbook-sentence = { $sentence ->
        [squares] Miraba hufanya mduara: safu, mraba wa Mandarini, safu inayofuata, na kuendelea. Kupanda kuelekea kulia kwako ni kwenda kinyume cha saa.
        [labels] Kila mraba wa safu una nambari, ikihesabiwa kutoka kushoto kwa anayekaa mbele ya safu: kwa wachezaji wawili ni 0 hadi 4 kwa mmoja na 5 hadi 9 kwa mwingine. Safu ni ya mchezaji huyo. Kila mraba wa Mandarini una M, na si wa mtu yeyote.
        [start] Mwanzoni kuna kokoto tano katika kila mraba wa safu, na Mandarini mmoja katika kila mraba wa Mandarini. Kokoto ni pointi moja, Mandarini ni kumi.
        [refill] Safu yako yote ikiwa tupu zamu yako inapoanza, unaweka kokoto moja kutoka akiba yako katika kila mraba wake. Kisha unacheza. Mandarini uliowateka hawatumiki kwa hili.
        [borrow] Akiba yako isipotosha kwa hilo, mchezaji mwingine anakukopesha zinazopungua. Zinarudishwa katika hesabu ya mwisho.
        [move] Katika zamu yako unachukua kokoto zote za mraba mmoja wa safu yako na kuzipanda moja moja katika miraba inayofuata.
        [circle] Miraba yote hupandwa: hata ile ya Mandarini, na baada ya mzunguko mzima hata mraba ulikozichukua.
        [relay] Baada ya kokoto yako ya mwisho, tazama mraba unaofuata. Ukiwa mraba wa safu wenye kokoto, unazichukua zote na kuendelea kupanda kwa mwelekeo uleule, uwe wa mtu yeyote.
        [stop] Mraba unaofuata ukiwa wa Mandarini na una kitu ndani, hatua inaisha.
        [open] Mraba unaofuata ukiwa wa Mandarini na ni mtupu, hatua pia inaisha.
        [capture] Mraba unaofuata ukiwa mraba mtupu wa safu, unateka vyote vilivyo katika mraba ulio baada ya huo, uwe wa mtu yeyote.
        [mandarin] Mandarini hutekwa vivyo hivyo, pamoja na kokoto zote zilizo naye.
        [nothing] Mraba ulio baada ya ule mtupu ukiwa mtupu pia, hakuna kinachotekwa na hatua inaisha.
        [chain] Mraba ulio baada ya ule uliotekwa ukiwa mtupu, unateka pia kilicho katika mraba unaofuata, na kuendelea hivyo.
        [last] Mraba ulio baada ya ule uliotekwa ukiwa na mawe, hatua inaisha: hayachukuliwi.
        [protected] Baadhi ya seti za sheria humlinda Mandarini kwa muda. Anayemfikia hateki kitu hapo, na hatua inaisha.
        [taken] Mchezo unaisha miraba yote ya Mandarini ikiwa mitupu baada ya hatua.
        [repetition] Mchezo unaisha mawe yaleyale yakiwa katika miraba ileile mara ya tatu, na zamu ni ya mchezaji yuleyule. Vyanzo havina sheria kwa mchezo usioisha; hii na inayofuata ni zetu.
        [quiet] Mchezo unaisha kama hakuna aliyeteka kitu kwa zamu hamsini za kila mchezaji.
        [short] Mchezo wa wawili unaisha akiba zote kwa pamoja zisipotosha kujaza safu tena.
        [order] Kwanza kabisa hutazamwa kama miraba ya Mandarini ni mitupu: ikiwa hivyo, hakuna anayejaza tena. Baadaye hutazamwa nani lazima aruke zamu, kisha kama hali ileile imetokea mara ya tatu, kisha zamu zilizopita bila kuteka, na mwisho kujaza safu.
        [count] Mwishoni kila mmoja huchukua kokoto za safu yake. Akiba, safu na Mandarini waliotekwa hujumlishwa; kilichokopwa hutolewa na kilichokopeshwa huongezwa. Kilichobaki katika miraba ya Mandarini hakihesabiwi kwa yeyote. Mwenye pointi nyingi zaidi anashinda.
        [four] Wachezaji wanne hukaa kuzunguka pembenne yenye safu nne, na mraba wa Mandarini katika kila pembe. Zamu huenda kulia, na kila mtu anaweza kuteka popote.
        [three] Wachezaji watatu hukaa kuzunguka pembetatu yenye safu tatu na miraba mitatu ya Mandarini.
        [pass] Kwa wachezaji watatu au wanne, asiyeweza kujaza safu yake hata kwa akiba za wote, huruka zamu. Ikiwa wote wangelazimika kuruka zamu, mchezo umekwisha.
       *[round] Baada ya raundi, anayeshindwa huuza shamba moja kwa kila pointi tano zinazokosekana kujaza upande wake, na nusu shamba kwa zinazobaki. Aliyeshinda kwa kumi au zaidi kwanza hununua tena shamba lake moja kwa kila kumi kamili. Mwishoni mwa raundi, kilichomo katika shamba lililouzwa huenda kwa mnunuzi; muuzaji bado hucheza kutoka humo. Mashamba huuzwa kuanzia kushoto kwa mwenyewe; katika nusu shamba, kokoto ya ziada hubaki kwa mwenyewe. Anayeshindwa raundi huanza inayofuata, na raundi ya sare haibadilishi kitu. Anayenunua mashamba matatu ya safu moja, au manne ikikubaliwa hivyo, hushinda pambano; wakilingana baada ya raundi ishirini ni sare.
    }
handbook-range = Unaweza kuchagua nambari yoyote kutoka { NUMBER($low) } hadi { NUMBER($high) }.
handbook-number = Sheria ya { NUMBER($number) }
handbook-board = Kwenye ubao
handbook-show = Onyesha hatua
handbook-again = Kutoka mwanzo
handbook-rules = Seti ya sheria: { $rules }
