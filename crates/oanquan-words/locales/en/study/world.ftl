## The game in the world: facts, whose sources stand at the end of the page

# Names of people, places and works stay as they are.
world-title = { $section ->
        [origin] Where it comes from
        [names] Names and relatives
        [described] Who described it first
        [boards] Where it is kept
        [painting] A painting on silk
        [rhyme] A rhyme to sow by
        [saying] Words for the end
       *[ways] Ways of playing
    }
world-text = { $section ->
        [origin] How old the game is and where it began is not known. It is a game of children and of the countryside in Vietnam: the board is drawn with chalk or charcoal on earth, verandas or pavements, and one plays with pebbles and two larger river stones. It tells of keeping fields and collecting taxes; the Mandarins are the governors at both ends. A legend connects it with the scholar Mạc Hiển Tích (1086): he is said to have found hidden numbers by playing it.
        [names] The name speaks of squares (ô), of capturing (ăn) and of the Mandarin (quan). Another name is Ô Làng, the squares of the village. The game belongs to the large family of mancala games. Laomuzhu and Ceelkoqyuqkoqiji, played in Yunnan in China, seem to be its relatives.
        [described] In a Western language the game was first described by Ngô Quý Sơn, in French, from Tonkin in the 1940s. According to him boys once played it too, and not girls alone.
        [boards] The Musée du quai Branly in Paris keeps a board of the Mường people in northern Vietnam, collected in 1938. Whether it was made for this game is not certain. The Vietnam Museum of Ethnology shows the game and explains its rules, so that children go on playing it.
        [painting] Nguyễn Phan Chánh (1892–1984) painted Chơi ô ăn quan on silk in 1931, and it was shown in Paris that year. Two girls play, and two look on. The colours are quiet. The picture is still in copyright, so it is described here and not shown.
        [rhyme] Counting rhymes go with the sowing. This one is folklore, and nobody knows who made it.
        [saying] When both Mandarins are taken, people say: “Hết quan, tàn dân, thu quân, bán ruộng.” The Mandarins are gone, the citizens disperse, gather the troops, sell the fields. Others end it with “kéo về”: and go home.
       *[ways] It is not played alike everywhere. Most Vietnamese descriptions let one capture over an empty Mandarin square. In many school yards a Mandarin is worth five, and a young one is safe. An old description from Tonkin has ten pebbles for each Mandarin, and everybody sows anticlockwise. In some places the loser sells fields for the next round. Four rows for four players are handed down too, but not how exactly they played. All of this can be played here.
    }
# What the six lines of the rhyme mean, in prose.
world-rhyme-meaning = Betel and areca are what the girls sell; cakes and fruit are what the old women sell; incense and flowers are what is offered to the Buddha.
world-sources = Sources
world-source = { $source ->
        [mancala] Mancala World: “Ô Ăn Quan”
        [encyclopedia] Wikipedia in English: “Ô ăn quan”
        [ludii] Ludii, a database of games: “O An Quan”
        [painting] Google Arts & Culture, on the painting
       *[exhibition] Vietnam Art Books, on the painter and Paris in 1931
    }
# A link to the rules page.
world-rules = All rules
