course-title = { $lesson ->
        [start] Ubao
        [labels] Nambari za miraba
        [direction] Kulia au kushoto
        [relay] Upandaji unaendelea
        [stop] Mraba wa Mandarini unakusimamisha
        [capture] Kuteka mawe
        [chain] Kuteka mfululizo
        [mandarin] Kuteka Mandarini
        [refill] Kuachilia samaki
        [borrow] Mkopo
        [end] Mwisho na hesabu
        [stall] Pasipotokea kitu
        [gap] Miraba mitupu ya Mandarini
        [young] Mandarini mchanga
        [pebbles] Kokoto kumi badala ya Mandarini
        [short] Safu isipoweza kujazwa
        [order] Kinachotazamwa kwanza
        [three] Watatu kwenye ubao
        [four] Wanne kwenye ubao
        [attack] Mshambulie Mandarini
        [safe] Acha mapengo yanayofuatana
        [starve] Mwache mwenzako bila kokoto
       *[round] Pambano la raundi
    }
course-text = { $lesson ->
        [start] Safu yako ni ya chini, au ya kulia ubao ukiwa wima. Miraba yako ni mitano, na kila mmoja una kokoto tano, pointi moja kila kokoto; katika miraba ya duara miishoni wamekaa Mandarini, pointi kumi kila mmoja, na si wa mtu yeyote. Miraba yote hufanya mduara: safu yako, mraba wa Mandarini, safu ya pili, mraba wa Mandarini. Zamu yako ikifika unachukua kokoto zote za mraba wako mmoja na kuzipanda moja moja, kulia au kushoto.
        [labels] Kila mraba wa safu una nambari, ikihesabiwa kutoka kushoto kwa mwenye safu: yako ni 5 hadi 9, ya mwingine ni 0 hadi 4. Mwingine amekaa upande wa pili, hivyo mkabala na 5, 6, 7, 8, 9 zako ziko 4, 3, 2, 1, 0. M0 ni mraba wa Mandarini baada ya 9 yako, kulia kwako; M1 uko kabla ya 5 yako, kushoto kwako. Hatua huandikwa kwa nambari ya mraba wake na herufi, r kwa kulia kwa anayecheza au l kwa kushoto kwake: 7r, 2l.
        [direction] Wewe unachagua mwelekeo: kulia kwako, yaani kinyume cha saa kuzunguka ubao, au kushoto kwako. Kokoto huanguka moja moja katika miraba inayofuata, hata ile ya Mandarini, na baada ya mzunguko mzima hata katika mraba zilikotoka.
        [relay] Kokoto yako ya mwisho ikishaanguka, tazama mraba unaofuata. Ukiwa mraba wa raia wenye kokoto, unazichukua zote na kuendelea kupanda, uwe wa mtu yeyote. Kila kuchukua na kupanda ni awamu moja.
        [stop] Mraba unaofuata ukiwa wa Mandarini na una kitu ndani, hatua yako inaishia hapo na huteki kitu.
        [capture] Mraba unaofuata ukiwa mraba mtupu wa safu, unateka vyote vilivyo katika mraba ulio baada ya huo, uwe wa mtu yeyote. Huo wa pili nao ukiwa mtupu, hatua yako inaisha.
        [chain] Baada ya kuteka, hatua inaendelea iwapo mraba unaofuata ni mtupu tena na ulio baada ya huo una mawe: mtupu, wenye mawe, mtupu, wenye mawe. Miraba miwili mitupu mfululizo inaimaliza.
        [mandarin] Mandarini hutekwa kama mengine yote, kwa kuruka mraba mtupu, pamoja na kokoto zote zilizo naye. Mara nyingi hilo ndilo huamua mchezo.
        [refill] Safu yako yote ikiwa tupu zamu yako inapoanza, unaweka kokoto moja kutoka akiba yako katika kila mraba wako, kisha unacheza. Mandarini uliowateka hawatumiki kwa hili. Huitwa thả cá, “kuachilia samaki”.
        [borrow] Akiba yako isipotosha kujaza safu yako tupu, mchezaji mwingine anakukopesha zinazopungua. Katika hesabu ya mwisho zinarudishwa.
        [end] Mchezo unaisha miraba yote miwili ya Mandarini ikiwa mitupu. Hapo kila mmoja anachukua kokoto za safu yake. Akiba, safu na Mandarini waliotekwa hujumlishwa, madeni hulipwa, na mwenye pointi nyingi zaidi anashinda.
        [stall] Mchezo wa wawili huisha pia kama hakuna aliyeteka kwa zamu mia moja mfululizo, au hali ileile ikitokea mara ya tatu. Hapa zimepita zamu 99 bila kuteka.
        [gap] Katika namna ya kucheza iitwayo vietnam, mraba mtupu wa Mandarini ni kama mraba mwingine mtupu: unaweza kuteka kwa kuuruka. Katika sheria za msingi unakusimamisha.
        [young] Wengine humlinda Mandarini aliye na kokoto chini ya tano katika mraba wake: ni mchanga na hawezi kutekwa.
        [pebbles] Katika sheria ziitwazo tonkin, kila mraba wa Mandarini una kokoto kumi badala ya jiwe kubwa, na kila mtu hupanda kwenda kulia.
        [short] Kama hakuna anayekopesha, kama katika sheria ziitwazo ludii, au akiba zote mbili kwa pamoja hazitoshi, mchezo unaisha safu isipoweza kujazwa, kisha pointi zinahesabiwa.
        [order] Baada ya hatua hutazamwa kwanza kama miraba yote ya Mandarini ni mitupu: ikiwa hivyo, mchezo umekwisha, na safu tupu haijazwi tena. Baada ya hapo tu hutazamwa kama hali ileile imetokea mara ya tatu, au kama kwa muda mrefu hakuna aliyeteka. Mwisho hutazamwa kama mchezaji anayefuata lazima ajaze safu yake, na kama anaweza.
        [three] Kwa wachezaji watatu ubao ni pembetatu na zamu huenda kulia: baada yako hucheza safu iliyo kulia kwako. Asiyeweza kujaza safu yake hata kwa akiba za wote, huruka zamu. Mchezo wa watatu tumeuunda upya sisi; haukurithiwa.
        [four] Safu nne kuzunguka pembenne, mraba wa Mandarini katika kila pembe. Zamu huenda kulia, na kila mtu anaweza kuteka popote. Safu nne zimerithiwa; pembe na mpangilio wa zamu tumeviunda upya sisi.
        [attack] Mara nyingi tishio lina thamani zaidi kuliko kuteka: cheza hatua ambayo baada yake unaweza kuteka Mandarini zamu ijayo, mwenzako acheze vyovyote.
        [safe] Penye miraba miwili mitupu mfululizo hakuna kinachotekwa. Kabla ya kucheza, tazama unachokiacha.
        [starve] Mwenye safu tupu lazima aijaze kutoka akiba yake, na hilo linamgharimu. Kwa hiyo inaweza kufaa kuteka kokoto za mwisho za mwenzako.
       *[round] Katika pambano, upande uliojaa ni nusu ya pointi zote, 35. Kwa kila pointi tano zinazokosekana, anayeshindwa raundi huuza shamba moja, na nusu shamba kwa zinazobaki. Anayeshinda kwa kumi au zaidi kwanza hununua tena shamba lake moja kwa kila kumi kamili. Mwishoni mwa raundi, kilichomo katika shamba lililouzwa huenda kwa mnunuzi; muuzaji bado hucheza kutoka humo. Anayenunua mashamba matatu ya safu moja hushinda pambano. Huitwa bán ruộng, kuuza mashamba; namna ya kuhesabu mabaki tumeiunda upya sisi.
    }
course-hint = { $lesson ->
        [start] Gusa mraba wako mmoja, kisha mshale. Miraba yako ipi iko kando ya miraba ya Mandarini?
        [labels] Mraba 2 uko katikati ya safu ya pili. Mraba wako upi una idadi ya kokoto sawa na umbali wa kufika huko?
        [direction] Mraba wa katikati una kokoto tatu, na kwa upande mmoja M1 iko umbali wa miraba mitatu.
        [relay] Jaribu mraba wenye kokoto nyingi zaidi. Hesabu hadi kokoto ya mwisho inapoanguka.
        [stop] Kutoka mraba gani upandaji unaisha kabla tu ya Mandarini?
        [capture] Tafuta upandaji unaoisha kabla tu ya mraba mtupu unaofuatwa na mraba wenye mawe.
        [chain] Tafuta miraba mitupu na yenye mawe inayopishana.
        [mandarin] Katika safu ya pili miraba mitupu na yenye mawe inapokezana hadi M0. Ingia kutoka upande wa M1.
        [refill] Sasa kila mraba una kokoto moja. Fuata iliyo mwishoni.
        [borrow] Kokoto tatu za mkopo ziko ubaoni tayari. Jaribu miisho ya safu yako.
        [end] Teka mraba wa mwisho wa Mandarini. Safu iliyobaki nayo inahesabiwa.
        [stall] Teka kitu sasa, la sivyo mchezo unaisha.
        [gap] Mraba mtupu ni ule wa duara.
        [young] Mmoja tu kati ya wawili ametosha umri.
        [pebbles] Jaribu 9, mraba wa mwisho kabla ya M0: utakuwa mtupu upandaji utakapoufikia baada ya kuzunguka.
        [short] Iache safu ya mwenzako tupu: kokoto mbili haziijazi.
        [order] Mnyororo mmoja lazima uteke miraba yote miwili ya Mandarini na kokoto zote za safu ya pili. Anza na 9.
        [three] Kulia kwako miraba miwili ina kokoto, kila mmoja nyuma ya mraba mtupu. Kokoto iliyo peke yake mwishoni mwa safu yako iko kabla ya miraba hiyo.
        [four] Katika pembe ya mbali kuna Mandarini nyuma ya mraba mtupu. Panda kwenda kushoto: kokoto za safu nyingine zinakupeleka mbele.
        [attack] Hatua ipi inaacha mbele ya Mandarini pengo ambalo hakuna awezaye kulijaza kwa wakati?
        [safe] Mraba wa Mandarini M0 uko hatarini. Panda ili kusiwe na kitu cha thamani baada ya pengo moja pekee.
        [starve] Upande wa pili mraba mmoja tu una mawe. Yateke.
       *[round] Hatua mbili zinamaliza raundi. Ipi kati yake inamwachia mwingine pointi 25 au pungufu?
    }

course-task-first = Cheza hatua ambayo kokoto yake ya kwanza inaanguka katika mraba wa Mandarini.
course-task-last = Cheza hatua ambayo kokoto yake ya mwisho inaanguka katika mraba { $square }.
course-task-unfilled = Maliza mchezo kwa hatua inayomwachia mwingine safu tupu.
course-task-starve = Mwachie mchezaji anayefuata safu tupu.
course-task-sell = Maliza raundi ili mwingine alazimike kuuza { $fields ->
        [one] shamba moja
       *[other] mashamba { $fields }
    } au zaidi.
course-task-laps = Cheza hatua ya { $laps ->
        [one] awamu moja
       *[other] awamu { $laps }
    } au zaidi.
course-task-stop = Cheza hatua inayoisha kabla tu ya mraba wa Mandarini wenye mawe, bila kuteka.
course-task-take = Teka { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    } au zaidi kwa hatua moja.
course-task-chain = Teka { $squares ->
        [one] mraba mmoja
       *[other] miraba { $squares }
    } au zaidi kwa hatua moja.
course-task-mandarin = Teka Mandarini.
course-task-end = Maliza mchezo, na ushinde.
course-task-attack = Cheza hatua ambayo baada yake unaweza kuteka Mandarini zamu ijayo, mwenzako acheze vyovyote.
course-task-safe = Cheza ili mwenzako asiweze kuteka { $points ->
        [0] chochote
        [one] zaidi ya pointi moja
       *[other] zaidi ya pointi { $points }
    }.

course-missed-laps = Hiyo ilikuwa { $laps ->
        [one] awamu moja
       *[other] awamu { $laps }
    }.
course-missed-take = Ulichoteka: { $points ->
        [0] hakuna kitu
        [one] pointi moja
       *[other] pointi { $points }
    }.
course-missed-chain = Ulichoteka: { $squares ->
        [0] hakuna kitu
        [one] mraba mmoja
       *[other] miraba { $squares }
    }.
course-missed-safe = Sasa mwenzako angeweza kuteka { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    }.
course-missed-first = Kokoto yako ya kwanza imeanguka katika mraba wa raia. Miraba ya Mandarini ni ile ya duara iliyo miishoni.
course-missed-last = Kokoto yako ya mwisho imeanguka katika mraba { $square }.
course-missed-taken = Hukupaswa kuteka kitu, lakini umeteka { $points ->
        [one] pointi moja
       *[other] pointi { $points }
    }.
course-missed-stop = Mraba unaofuata kokoto yako ya mwisho si mraba wa Mandarini wenye kitu ndani.
course-missed-mandarin = Ulichoteka: { $points ->
        [0] hakuna kitu
        [one] pointi moja, lakini si Mandarini
       *[other] pointi { $points }, lakini si Mandarini
    }.
course-missed-young = Umemfikia Mandarini aliye mchanga bado: hatekwi, na hatua inaisha.
course-missed-goes-on = Hapa hakuna kinachoisha: mchezo unaendelea.
course-missed-end = Mchezo umekwisha, lakini hukushinda: wewe una { NUMBER($own) }, mwingine ana { NUMBER($best) }.
course-missed-ends = Hatua hiyo inamaliza mchezo, nao ulipaswa kuendelea.
course-missed-row = Mchezaji anayefuata bado ana katika safu yake { $stones ->
        [one] kokoto moja
       *[other] kokoto { $stones }
    }.
course-missed-refills = Safu ni tupu, lakini mraba mmoja wa Mandarini si mtupu: mwingine anajaza, na mchezo unaendelea.
course-missed-attack = Mwingine akicheza { $move }, huwezi kuteka Mandarini yeyote.
course-missed-sell = { $halves ->
        [0] Mwingine halazimiki kuuza kitu
        [one] Mwingine lazima auze nusu shamba
        [2] Mwingine lazima auze shamba moja
       *[other] Mwingine lazima auze nusu { $halves } za shamba
    }.

course-lessons = Masomo
course-progress = Yaliyokamilika: { NUMBER($done) } kati ya { NUMBER($all) }
course-done = limekamilika
course-solved = Vizuri sana!
course-next = Somo linalofuata
course-again = Jaribu tena
course-hint-label = Dokezo
course-finished = Umemaliza masomo yote. Sasa cheza!
course-play = Cheza
course-task = Kazi yako
course-number = { NUMBER($number) }.
