world-title = { $section ->
        [origin] De dónde viene
        [names] Nombres y parientes
        [described] Quién lo describió primero
        [boards] Dónde se conserva
        [painting] Una pintura en seda
        [rhyme] Una rima para sembrar
        [saying] Palabras para el final
       *[ways] Maneras de jugar
    }
world-text = { $section ->
        [origin] No se sabe qué edad tiene el juego ni dónde empezó. Es un juego de niños y del campo en Vietnam: el tablero se dibuja con tiza o carbón en la tierra, en porches o aceras, y se juega con guijarros y dos piedras de río más grandes. Habla de cuidar campos y cobrar impuestos; los Mandarines son los gobernadores de los dos extremos. Una leyenda lo une al sabio Mạc Hiển Tích (1086): se cuenta que encontró números ocultos mientras jugaba.
        [names] El nombre habla de casillas (ô), de capturar (ăn) y del Mandarín (quan). También se llama Ô Làng, las casillas de la aldea. El juego es de la gran familia de los mancalas. Laomuzhu y Ceelkoqyuqkoqiji, que se juegan en Yunnan, en China, parecen ser parientes suyos.
        [described] En una lengua occidental lo describió primero Ngô Quý Sơn, en francés, desde Tonkín en los años cuarenta del siglo XX. Según él, antes también jugaban los niños, y no solo las niñas.
        [boards] El Museo del Quai Branly, en París, guarda un tablero del pueblo mường, del norte de Vietnam, recogido en 1938. No es seguro que se hiciera para este juego. El Museo de Etnología de Vietnam muestra el juego y explica sus reglas para que los niños sigan jugando.
        [painting] Nguyễn Phan Chánh (1892–1984) pintó Chơi ô ăn quan sobre seda en 1931, y ese año se expuso en París. Dos niñas juegan y otras dos miran. Los colores son suaves. La pintura aún tiene derechos de autor, así que aquí se describe y no se muestra.
        [rhyme] La siembra se acompaña con rimas para contar. Esta es popular, y nadie sabe quién la hizo.
        [saying] Cuando se han capturado los dos Mandarines se dice: «Hết quan, tàn dân, thu quân, bán ruộng». Se acabaron los Mandarines, los ciudadanos se dispersan, reúne las tropas, vende los campos. Otros terminan con «kéo về»: y vuelve a casa.
       *[ways] No se juega igual en todas partes. La mayoría de las descripciones vietnamitas deja capturar saltando una casilla del Mandarín vacía. En muchos patios de escuela un Mandarín vale cinco, y el joven está a salvo. Una antigua descripción de Tonkín pone diez guijarros por cada Mandarín, y todos siembran en sentido antihorario. En algunos sitios quien pierde vende campos para la ronda siguiente. También vienen de la tradición cuatro filas para cuatro jugadores, pero no cómo jugaban exactamente. Todo esto se puede jugar aquí.
    }
world-rhyme-meaning = El betel y la areca son lo que venden las muchachas; los pasteles y la fruta, lo que venden las ancianas; el incienso y las flores, lo que se ofrece a Buda.
world-sources = Fuentes
world-source = { $source ->
        [mancala] Mancala World: «Ô Ăn Quan»
        [encyclopedia] Wikipedia en inglés: «Ô ăn quan»
        [ludii] Ludii, una base de datos de juegos: «O An Quan»
        [painting] Google Arts & Culture, sobre la pintura
       *[exhibition] Vietnam Art Books, sobre el pintor y París en 1931
    }
world-rules = Todas las reglas
