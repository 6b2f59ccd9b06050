course-title = { $lesson ->
        [start] Ubao
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
        [three] Watatu kwenye ubao
        [four] Wanne kwenye ubao
        [attack] Mshambulie Mandarini
        [safe] Acha mapengo yanayofuatana
        [starve] Mwache mwenzako bila kokoto
       *[round] Pambano la raundi
    }
course-text = { $lesson ->
        [start] Safu yako ni ya chini. Miraba yako ni mitano, na kila mmoja una kokoto tano, pointi moja kila kokoto; katika miraba ya duara miishoni wamekaa Mandarini, pointi kumi kila mmoja, na si wa mtu yeyote. Zamu yako ikifika unachukua kokoto zote za mraba wako mmoja na kuzipanda moja moja, kulia au kushoto.
        [direction] Wewe unachagua mwelekeo. Kokoto huanguka moja moja katika miraba inayofuata, hata ile ya Mandarini.
        [relay] Kokoto yako ya mwisho ikishaanguka, tazama mraba unaofuata. Ukiwa mraba wa raia wenye kokoto, unazichukua zote na kuendelea kupanda, uwe wa mtu yeyote. Kila kuchukua na kupanda ni awamu moja.
        [stop] Mraba unaofuata ukiwa wa Mandarini na una kitu ndani, hatua yako inaishia hapo na huteki kitu.
        [capture] Mraba unaofuata ukiwa mtupu, unateka vyote vilivyo katika mraba ulio baada ya huo, uwe wa mtu yeyote. Huo wa pili nao ukiwa mtupu, hatua yako inaisha.
        [chain] Baada ya kuteka, hatua inaendelea iwapo mraba unaofuata ni mtupu tena na ulio baada ya huo una mawe: mtupu, wenye mawe, mtupu, wenye mawe. Miraba miwili mitupu mfululizo inaimaliza.
        [mandarin] Mandarini hutekwa kama mengine yote, kwa kuruka mraba mtupu, pamoja na kokoto zote zilizo naye. Mara nyingi hilo ndilo huamua mchezo.
        [refill] Safu yako yote ikiwa tupu zamu yako inapoanza, unaweka kokoto moja kutoka akiba yako katika kila mraba wako, kisha unacheza. Huitwa thả cá, “kuachilia samaki”.
        [borrow] Akiba yako isipotosha kwa hilo, mchezaji mwingine anakukopesha zinazopungua. Katika hesabu ya mwisho zinarudishwa.
        [end] Mchezo unaisha miraba yote miwili ya Mandarini ikiwa mitupu. Hapo kila mmoja anachukua kokoto za safu yake. Akiba, safu na Mandarini waliotekwa hujumlishwa, madeni hulipwa, na mwenye pointi nyingi zaidi anashinda.
        [stall] Mchezo wa wawili huisha pia kama hakuna aliyeteka kwa zamu mia moja mfululizo, au hali ileile ikitokea mara ya tatu. Hapa zimepita zamu 99 bila kuteka.
        [gap] Katika namna ya kucheza iitwayo vietnam, mraba mtupu wa Mandarini ni kama mraba mwingine mtupu: unaweza kuteka kwa kuuruka. Katika sheria za msingi unakusimamisha.
        [young] Wengine humlinda Mandarini aliye na kokoto chini ya tano: ni mchanga na hawezi kutekwa.
        [pebbles] Katika sheria ziitwazo tonkin, kila mraba wa Mandarini una kokoto kumi badala ya jiwe kubwa, na kila mtu hupanda kwenda kulia.
        [short] Kama hakuna anayekopesha, kama katika sheria ziitwazo ludii, au akiba zote mbili kwa pamoja hazitoshi, mchezo unaisha safu isipoweza kujazwa, kisha pointi zinahesabiwa.
        [three] Kwa wachezaji watatu ubao ni pembetatu na zamu huenda kulia. Mchezo wa watatu tumeuunda upya sisi; haukurithiwa.
        [four] Safu nne kuzunguka pembenne, mraba wa Mandarini katika kila pembe. Safu nne zimerithiwa; mpangilio wa zamu tumeuunda upya sisi. Kila mtu anaweza kuteka popote.
        [attack] Mara nyingi tishio lina thamani zaidi kuliko kuteka: cheza hatua ambayo baada yake unaweza kuteka Mandarini zamu ijayo, mwenzako acheze vyovyote.
        [safe] Penye miraba miwili mitupu mfululizo hakuna kinachotekwa. Kabla ya kucheza, tazama unachokiacha.
        [starve] Mwenye safu tupu lazima aijaze kutoka akiba yake, na hilo linamgharimu. Kwa hiyo inaweza kufaa kuteka kokoto za mwisho za mwenzako.
       *[round] Katika pambano, anayeshindwa raundi huuza mashamba: mwishoni mwa raundi, kilichomo humo huenda kwa mnunuzi, na muuzaji bado hucheza kutoka humo. Anayenunua mashamba matatu ya safu moja hushinda pambano. Huitwa bán ruộng, kuuza mashamba; namna ya kuhesabu mabaki tumeiunda upya sisi.
    }
course-hint = { $lesson ->
        [start] Gusa mraba wako mmoja, kisha mshale.
        [direction] Kokoto iliyo peke yake katikati inaweza kumfikia Mandarini kwa kuruka mraba mtupu, lakini kwa upande mmoja tu.
        [relay] Jaribu mraba wenye kokoto nyingi zaidi. Hesabu hadi kokoto ya mwisho inapoanguka.
        [stop] Kutoka mraba gani upandaji unaisha kabla tu ya Mandarini?
        [capture] Tafuta upandaji unaoisha kabla tu ya mraba mtupu unaofuatwa na mraba wenye mawe.
        [chain] Tafuta miraba mitupu na yenye mawe inayopishana.
        [mandarin] Karibu na Mandarini kuna miraba mitupu. Unaweza kuufikia upi?
        [refill] Sasa kila mraba una kokoto moja. Fuata iliyo mwishoni.
        [borrow] Kokoto tatu za mkopo ziko ubaoni tayari. Jaribu miisho ya safu yako.
        [end] Teka mraba wa mwisho wa Mandarini. Safu iliyobaki nayo inahesabiwa.
        [stall] Teka kitu sasa, la sivyo mchezo unaisha.
        [gap] Mraba mtupu ni ule wa duara.
        [young] Mmoja tu kati ya wawili ametosha umri.
        [pebbles] Ukichukua kokoto za mraba upi, pengo linabaki kabla tu ya mraba wa Mandarini wa kulia?
        [short] Iache safu ya mwenzako tupu: kokoto mbili haziijazi.
        [three] Safu yako ni ya chini.
        [four] Hapa hakuna hatua mbaya: tazama upandaji unafika wapi.
        [attack] Hatua ipi inaacha mbele ya Mandarini pengo ambalo hakuna awezaye kulijaza kwa wakati?
        [safe] Mraba mkubwa uko hatarini. Panda ili kusiwe na kitu cha thamani baada ya pengo moja pekee.
        [starve] Upande wa pili mraba mmoja tu una mawe. Yateke.
       *[round] Kwanza shinda raundi hii: teka Mandarini wa mwisho.
    }

course-task-any = Cheza hatua yoyote.
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
course-task-starve = Mwachie mwenzako safu tupu.

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
course-missed-other = Bado.

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
