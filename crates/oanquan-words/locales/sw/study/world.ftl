world-title = { $section ->
        [origin] Unatoka wapi
        [names] Majina na jamaa zake
        [described] Aliyeueleza kwanza
        [boards] Unapohifadhiwa
        [painting] Picha juu ya hariri
        [rhyme] Wimbo wa kupandia
        [saying] Maneno ya mwisho
       *[ways] Namna za kucheza
    }
world-text = { $section ->
        [origin] Haijulikani mchezo una umri gani wala ulianza wapi. Ni mchezo wa watoto na wa mashambani nchini Vietnam: ubao huchorwa kwa chaki au mkaa ardhini, barazani au kando ya barabara, na huchezwa kwa kokoto na mawe mawili makubwa zaidi ya mtoni. Unasimulia kutunza mashamba na kukusanya kodi; Mandarini ni magavana walio kwenye miisho yote miwili. Hadithi huuhusisha na msomi Mạc Hiển Tích (1086): inasemekana aligundua nambari zilizofichika kwa kuucheza.
        [names] Jina linataja miraba (ô), kuteka (ăn) na Mandarini (quan). Jina jingine ni Ô Làng, miraba ya kijiji. Mchezo ni wa jamii kubwa ya michezo ya mankala. Laomuzhu na Ceelkoqyuqkoqiji, inayochezwa Yunnan nchini China, inaonekana kuwa jamaa zake.
        [described] Katika lugha ya Magharibi mchezo ulielezwa kwanza na Ngô Quý Sơn, kwa Kifaransa, kutoka Tonkin katika miaka ya 1940. Kwa maelezo yake, zamani wavulana pia waliucheza, si wasichana peke yao.
        [boards] Jumba la makumbusho la Quai Branly, Paris, linahifadhi ubao wa watu wa Mường wa kaskazini mwa Vietnam, uliopatikana mwaka 1938. Si hakika kwamba ulitengenezwa kwa mchezo huu. Makumbusho ya Ethnolojia ya Vietnam huonyesha mchezo na kueleza sheria zake ili watoto waendelee kuucheza.
        [painting] Nguyễn Phan Chánh (1892–1984) alichora Chơi ô ăn quan juu ya hariri mwaka 1931, na mwaka huo ikaonyeshwa Paris. Wasichana wawili wanacheza na wawili wanatazama. Rangi zake ni tulivu. Picha bado ina hakimiliki, kwa hiyo hapa inaelezwa tu, haionyeshwi.
        [rhyme] Upandaji huenda na nyimbo za kuhesabu. Huu ni wa jadi, na hakuna anayejua aliyeutunga.
        [saying] Mandarini wote wawili wakitekwa, watu husema: “Hết quan, tàn dân, thu quân, bán ruộng.” Mandarini wamekwisha, raia wanatawanyika, kusanya askari, uza mashamba. Wengine humalizia kwa “kéo về”: na rudi nyumbani.
       *[ways] Hauchezwi sawa kila mahali. Maelezo mengi ya Vietnam huruhusu kuteka kwa kuruka mraba mtupu wa Mandarini. Kwenye viwanja vingi vya shule Mandarini ana pointi tano, na aliye mchanga yuko salama. Maelezo ya kale kutoka Tonkin yana kokoto kumi badala ya kila Mandarini, na wote hupanda kinyume cha saa. Kwingine anayeshindwa huuza mashamba kwa raundi inayofuata. Safu nne za wachezaji wanne nazo zimerithiwa, lakini si namna hasa ya kucheza. Yote haya yanaweza kuchezwa hapa.
    }
world-rhyme-meaning = Tambuu na popoo ni bidhaa za wasichana; keki na matunda ni bidhaa za bibi wazee; ubani na maua ni vya kumtolea Buddha.
world-sources = Vyanzo
world-source = { $source ->
        [mancala] Mancala World: “Ô Ăn Quan”
        [encyclopedia] Wikipedia ya Kiingereza: “Ô ăn quan”
        [ludii] Ludii, hifadhidata ya michezo: “O An Quan”
        [painting] Google Arts & Culture, kuhusu picha
       *[exhibition] Vietnam Art Books, kuhusu mchoraji na Paris mwaka 1931
    }
world-rules = Sheria zote
