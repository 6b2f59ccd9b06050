setup-rounds = Raundi
setup-rounds-about = Katika pambano la raundi, anayeshindwa raundi huuza mashamba ya safu yake: mwishoni mwa raundi za baadaye, kilichomo humo huenda kwa mnunuzi. Namna ya kuhesabu tumeiunda upya sisi.
setup-rounds-none = Mchezo mmoja
setup-rounds-fields = Pambano: ushindi kwa mashamba { NUMBER($fields) }

rounds-heading = Pambano
rounds-now = Raundi ya { NUMBER($round) }. Upande wa kwanza kuuza mashamba { NUMBER($fields) } unashindwa pambano.
rounds-fields = { $kind ->
        [half] nusu shamba
        [whole] { $fields ->
            [one] shamba moja
           *[other] mashamba { $fields }
        }
       *[more] { $fields ->
           [one] shamba moja na nusu
          *[other] mashamba { $fields } na nusu
       }
    }
rounds-has-sold = { $who ->
        [you] Umeuza { $what }.
        [computer] Kompyuta imeuza { $what }.
       *[other] Mauzo ya { $name } hadi sasa: { $what }.
    }
rounds-nothing-sold = Hakuna shamba lililouzwa.
rounds-won = { $who ->
        [you] Unashinda raundi, { NUMBER($points) } kwa { NUMBER($others) }.
        [computer] Kompyuta inashinda raundi, { NUMBER($points) } kwa { NUMBER($others) }.
       *[other] Mshindi wa raundi ni { $name }, { NUMBER($points) } kwa { NUMBER($others) }.
    }
rounds-drawn = Raundi ni sare, { NUMBER($points) } kwa { NUMBER($others) }: hakuna anayeuza.
rounds-buys = { $who ->
        [you] Unanunua tena { $what }.
        [computer] Kompyuta inanunua tena { $what }.
       *[other] Mashamba yanayorudi kwa { $name }: { $what }.
    }
rounds-sells = { $who ->
        [you] Unauza { $what }.
        [computer] Kompyuta inauza { $what }.
       *[other] Mauzo ya { $name }: { $what }.
    }
rounds-begins = { $who ->
        [you] Unaanza raundi inayofuata.
        [computer] Kompyuta inaanza raundi inayofuata.
       *[other] Wa kuanza raundi inayofuata: { $name }.
    }
rounds-match-won = { $who ->
        [you] Unashinda pambano.
        [computer] Kompyuta inashinda pambano.
       *[other] Mshindi wa pambano ni { $name }.
    }
rounds-match-drawn = Pambano ni sare: hakuna raundi iliyobaki, na pande zote mbili zimeuza kiasi sawa.
rounds-next = Raundi inayofuata
