world-title = { $section ->
        [origin] De onde vem
        [names] Nomes e parentes
        [described] Quem descreveu primeiro
        [boards] Onde é guardado
        [painting] Uma pintura em seda
        [rhyme] Uma rima para semear
        [saying] Palavras para o fim
       *[ways] Jeitos de jogar
    }
world-text = { $section ->
        [origin] Não se sabe quantos anos o jogo tem nem onde começou. É um jogo de crianças e do campo no Vietnã: o tabuleiro é desenhado com giz ou carvão na terra, em varandas ou calçadas, e joga-se com seixos e duas pedras de rio maiores. Ele fala de cuidar de campos e cobrar impostos; os Mandarins são os governadores das duas pontas. Uma lenda o liga ao sábio Mạc Hiển Tích (1086): conta-se que ele achou números ocultos jogando.
        [names] O nome fala de casas (ô), de capturar (ăn) e do Mandarim (quan). Também se chama Ô Làng, as casas da aldeia. O jogo é da grande família dos mancalas. Laomuzhu e Ceelkoqyuqkoqiji, jogados em Yunnan, na China, parecem ser parentes dele.
        [described] Numa língua ocidental, quem o descreveu primeiro foi Ngô Quý Sơn, em francês, em Tonquim, nos anos 1940. Segundo ele, antes os meninos também jogavam, e não só as meninas.
        [boards] O Museu do Quai Branly, em Paris, guarda um tabuleiro do povo mường, do norte do Vietnã, recolhido em 1938. Não se sabe ao certo se foi feito para este jogo. O Museu de Etnologia do Vietnã mostra o jogo e explica as regras, para que as crianças continuem a jogar.
        [painting] Nguyễn Phan Chánh (1892–1984) pintou Chơi ô ăn quan em seda em 1931, e naquele ano a obra foi exposta em Paris. Duas meninas jogam e duas olham. As cores são suaves. A pintura ainda tem direitos autorais, por isso aqui ela é descrita e não mostrada.
        [rhyme] Rimas de contar acompanham a semeadura. Esta é do povo, e ninguém sabe quem a fez.
        [saying] Quando os dois Mandarins foram capturados, diz-se: “Hết quan, tàn dân, thu quân, bán ruộng.” Os Mandarins se foram, os cidadãos se dispersam, reúna as tropas, venda os campos. Outros terminam com “kéo về”: e volte para casa.
       *[ways] Não se joga igual em toda parte. A maioria das descrições vietnamitas deixa capturar por cima de uma casa do Mandarim vazia. Em muitos pátios de escola o Mandarim vale cinco, e o jovem está a salvo. Uma descrição antiga de Tonquim tem dez seixos no lugar de cada Mandarim, e todos semeiam no sentido anti-horário. Em alguns lugares quem perde vende campos para a rodada seguinte. Quatro fileiras para quatro jogadores também vêm da tradição, mas não como se jogava exatamente. Tudo isso pode ser jogado aqui.
    }
world-rhyme-meaning = O bétel e a areca são o que as moças vendem; os bolos e as frutas, o que as senhoras idosas vendem; o incenso e as flores, o que se oferece a Buda.
world-sources = Fontes
world-source = { $source ->
        [mancala] Mancala World: “Ô Ăn Quan”
        [encyclopedia] Wikipédia em inglês: “Ô ăn quan”
        [ludii] Ludii, um banco de dados de jogos: “O An Quan”
        [painting] Google Arts & Culture, sobre a pintura
       *[exhibition] Vietnam Art Books, sobre o pintor e Paris em 1931
    }
world-rules = Todas as regras
