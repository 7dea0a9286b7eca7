### Manilla and Manille: what their players read. Rules are in manille-rules.ftl, what pictures show in manille-picture.ftl.
### A card is written in short, as 10♥. A suit as argument is clubs, diamonds, hearts, spades, or none for no trump.

## Levels of AI seats

level-manilla-beginner = Pealtvaataja
level-manilla-beginner-help = Algaja: on paar õhtut pealt vaadanud ja käib tihti vale kaardi
level-manilla-easy = Pühapäevamängija
level-manilla-easy-help = Kerge: tunneb hea kaardi ära, aga laseb mõne tihi käest
level-manilla-steady = Püsikülaline
level-manilla-steady-help = Kindel: peab iga kaarti meeles ja annab punkte paarilise tihidesse
level-manilla-hard = Vana kala
level-manilla-hard-help = Raske: kujutab ette, kus varjatud kaardid võivad olla
level-manilla-expert = Kümnete meister
level-manilla-expert-help = Ekspert: mängib jaotuse enne iga kaarti mõttes palju kordi läbi
level-manille-beginner = { level-manilla-beginner }
level-manille-beginner-help = { level-manilla-beginner-help }
level-manille-easy = { level-manilla-easy }
level-manille-easy-help = { level-manilla-easy-help }
level-manille-steady = { level-manilla-steady }
level-manille-steady-help = { level-manilla-steady-help }
level-manille-hard = { level-manilla-hard }
level-manille-hard-help = { level-manilla-hard-help }
level-manille-expert = { level-manilla-expert }
level-manille-expert-help = { level-manilla-expert-help }

## Nouns

manille-suit =
    { $suit ->
        [clubs] risti
        [diamonds] ruutu
        [hearts] ärtu
        [spades] poti
       *[none] trumbita
    }
manille-sign =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
manille-rank =
    { $rank ->
        [J] { picture-manille-rank-j }
        [Q] { picture-manille-rank-q }
        [K] { picture-manille-rank-k }
        [A] { picture-manille-rank-a }
       *[other] { $rank }
    }
manille-card = { manille-rank }{ manille-sign }
manille-dummy = nukk ({ $name })
manille-factor =
    { $reason ->
        [draw] ×{ $times } viigi järel
        [no-trump] ×{ $times } trumbita
        [blind] ×{ $times } trumbita vaatamata
        [along] ×{ $times } kontra
        [against] ×{ $times } rekontra
       *[all-tricks] ×{ $times } kõik tihid
    }

## Heading and turn

manille-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    } · { $deal }. jaotus · { $stage }
manille-chapter = { $deal }. jaotus
manille-chapter-match = { $game }. partii · { $deal }. jaotus
manille-stage =
    { $phase ->
        [blind] Esimene pilk
        [trump] Trump
        [along] Kontreerimine
        [against] Kontreerimine
        [play] Tihi { $trick }/{ $tricks }
        [review] Ülevaatus
       *[over] Lõpp
    }
manille-turn-blind = { $who }, vaata oma kaarte või ütle vaatamata „trumbita”.
manille-turn-trump = { $who }, tee trump.{ $seen ->
    [own] {""}
   *[public] {" "}Oma kaarte näed, kui vajutad nuppu **Minu käsi**.
}
manille-turn-along = { $who }: kontra või pass?{ $seen ->
    [own] {""}
   *[public] {" "}Oma kaarte näed, kui vajutad nuppu **Minu käsi**.
}
manille-turn-against = { $who }: rekontra või pass?
manille-turn-review = { $who }: kas jätta jaotus kehtima või öelda, kes eksis?
manille-turn-play =
    { $card ->
        [lead] { $who }, käi kaart välja
        [dummy] { $who }, käi oma nuku kaart
       *[play] { $who }, käi kaart
    }{ $seen ->
        [own] .
       *[public] : nupp **Minu käsi**.
    }

## The decision, as everybody sees it

manille-ask-blind = Vaatamata öeldud „trumbita” loeb neljakordselt. Kes vaatab, teeb trumbi pärast seda.
manille-ask-along = Kes esimesena ütleb kontra, otsustab kõigi kaitsjate eest. Jagaja pool võib vastata rekontraga.
manille-ask-against = { $name } ütles kontra: jaotus loeb ×{ $times }.
manille-ask-passed = Passinud: { $names }.
manille-ask-review =
    Kas mõni vastane jättis kohustuse täitmata? Tõestatud eksimus toob { $game ->
        [manilla] 60
       *[manille] 34
    }, asjatu kahtlus ei too midagi.
manille-menu-ask = Küsi paariliselt
manille-choose-look = Vaata oma kaarte
manille-choose-blind = Trumbita vaatamata · loeb ×4
manille-choose-trump =
    { $suit ->
        [clubs] Risti
        [diamonds] Ruutu
        [hearts] Ärtu
       *[spades] Poti
    }
manille-choose-no-trump = Trumbita · loeb ×2
manille-choose-hand-over = Las valib { $name }
manille-choose-along = Kontra · loeb ×{ $times }
manille-choose-against = Rekontra · loeb ×{ $times }
manille-choose-pass = Passi
manille-choose-challenge = Eksis: { $name }
manille-choose-accept = Jäta kehtima
manille-choose-question =
    { $question ->
        [trumps] Mitu trumpi sul on?
        [best] Mis on su parim mast?
       *[hand] Näita mulle oma kätt
    }
manille-choose-question-ten = Kas sul on { manille-suit }kümme?

## What happened

manille-line-deal =
    { $doubled ->
        [yes] Jaotus { $deal }: jagab { $name }, viigi järel loeb kahekordselt
       *[no] Jaotus { $deal }: jagab { $name }
    }
manille-line-extras = keskel { $cards }
manille-line-turned-up =
    { $bonus ->
        [0] { $name } avab kaardi { $card }
       *[other] { $name } avab kaardi { $card }: +{ $bonus }
    }
manille-line-looked = { $name } vaatas oma kaarte
manille-line-handed-over = { $name } jätab trumbi mängija { $other } valida
manille-line-trump = { $name } ütleb: { $trump }
manille-line-blind = { $name } ütleb vaatamata: { $trump }
manille-line-shown = { $name }, avatud kaardid: { $cards }
manille-line-uncovered = { $name } avab { $cards }
manille-line-along = { $name }: „Kontra”
manille-line-against = { $name }: „Rekontra”
manille-line-passed = { $count ->
    [one] { $names } passis
   *[other] { $names } passisid
}
manille-line-accepted = { $count ->
    [one] { $names } jättis jaotuse kehtima
   *[other] { $names } jätsid jaotuse kehtima
}
manille-line-trick = { $cards } · tihi võttis { $name }
manille-line-on-table = Laual: { $cards }
manille-line-tricks = Tihid: { $taken }
manille-line-tricks-of = { $name } { $tricks }
manille-line-trumps =
    { $trumps ->
        [0] { $name } küsib, mitu trumpi on; { $partner } vastab: mitte ühtki
       *[other] { $name } küsib, mitu trumpi on; { $partner } vastab: { $trumps }
    }
manille-line-best = { $name } küsib parimat masti; { $partner } vastab: { $suit }
manille-line-has-ten = { $name } küsib, kas on kümme ({ $suit }); { $partner } vastab: jah
manille-line-no-ten = { $name } küsib, kas on kümme ({ $suit }); { $partner } vastab: ei
manille-line-hand = { $name } palub kätt näidata; kaardid avab { $partner }
manille-line-vain = { $name } kahtlustas asjata mängijat { $other }
manille-line-fault = { $name } leidis eksimuse: { $other }, { $trick }. tihi ({ $card })
manille-line-points = Jaotus { $deal }: jagaja pool { $dealers }, kaitsjad { $defenders }
manille-line-draw = punkte ei saa keegi
manille-line-nothing = punktideks ei piisa
manille-line-scored = { $names } +{ $score }
manille-line-factors = { $gain } ({ $factors })
manille-line-by-fault = { $gain } eksimuse eest
manille-line-game-won = { $wins ->
    [one] { $count ->
        [one] { $names } võitis { $game }. partii
       *[other] { $names } võitsid { $game }. partii
    }
   *[other] { $count ->
        [one] { $names } võitis { $game }. partii, juba { $wins }. võit
       *[other] { $names } võitsid { $game }. partii, juba { $wins }. võit
    }
}
manille-line-won =
    { $winners ->
        [one] { $names } võidab
       *[other] { $names } võidavad
    }

## The table in words

manille-alt-heading =
    { $game ->
        [manilla] Manilla laud
       *[manille] Manille laud
    }, { $deal }. jaotus: { $stage }.
manille-alt-turn = Otsustab: { $names }.
manille-alt-trick = Laual: { $cards }. Seni võidab { $name }.
manille-alt-last-trick = Eelmine tihi: { $cards }, selle võttis { $name }.
manille-stakes = Jaotus loeb { $count ->
    [1] { $factors }
   *[other] ×{ $times } ({ $factors })
}.
manille-alt-trump =
    { $named ->
        [no] Trumpi pole veel tehtud.
       *[yes] Mängitakse: { $trump }.
    }{ $times ->
        [1] {""}
       *[other] {" "}{ manille-stakes }
    }
manille-alt-turned-up = { $name } avas kaardi { $card }.
manille-alt-extras = Keskel: { $cards }.
manille-alt-open = { $name }, avatud kaardid: { $cards }.
manille-alt-side =
    { $side ->
        [deals] Jagaja pool,
       *[defends] Kaitsjad,
    } { $names }: { $tricks ->
        [one] 1 tihi
       *[other] { $tricks } tihi
    }{ $shown ->
        [yes] , { $points ->
            [one] 1 punkt
           *[other] { $points } punkti
        }.
       *[no] .
    }
manille-alt-score = { $names } { $score }
manille-alt-scores = Seis, { $target } punktini: { $scores }.
manille-text-hand =
    { $turn ->
        [yes] ▶ { $name }
       *[no] ▫️ { $name }
    } · { $role ->
        [deals] jagab
        [dealers-side] jagaja pool
       *[defends] kaitseb
    } · { $count ->
        [one] 1 kaart
       *[other] { $count } kaarti
    }
manille-text-scores =
    { $best_of ->
        [1] **Seis**, { $target } punktini
        [3] **Seis**, { $target } punktini, kolmest parim
        [5] **Seis**, { $target } punktini, viiest parim
       *[other] **Seis**, { $target } punktini, parim { $best_of }-st
    }
manille-text-score = { $names }: **{ $score }**
manille-text-score-match =
    { $wins ->
        [one] { $names }: **{ $score }** · 1 võidetud partii
       *[other] { $names }: **{ $score }** · { $wins } võidetud partiid
    }
manille-text-before = **Viimased jaotused**

## My hand

manille-hand-partners = Mängid koos: { $names }.
manille-hand-alone = Selles jaotuses mängid üksi.
manille-hand-cards =
    { $whose ->
        [dummy] Sinu nukk: **{ $cards }**
       *[own] Sinu kaardid: **{ $cards }**
    }
manille-hand-closed =
    { $whose ->
        [dummy] Sinu nuku { $count } kaarti on pildiga allapoole, kuni trump on tehtud.
       *[own] Sinu { $count } kaarti on pildiga allapoole, kuni trump on tehtud.
    }
manille-hand-empty =
    { $whose ->
        [dummy] Sinu nukul pole enam kaarte.
       *[own] Sul pole enam kaarte.
    }
manille-hand-refused = Praegu ei sobi: { $cards }, { $reason }.
manille-duty =
    { $duty ->
        [must-follow] sest pead käima sama masti: { manille-suit }
        [must-beat] sest saad üle lüüa kaardi { manille-card }
        [must-trump] sest pead trumpama: { manille-suit }
        [must-overtrump] sest saad üle trumbata kaardi { manille-card }
        [no-undertrump] sest kaardist { manille-card } madalamat trumpi siin käia ei tohi, kuni sul on muid kaarte
       *[must-undertrump] sest pead trumpama, kas või alla: { manille-suit }
    }
manille-hand-wait = Praegu pole sinu kord. Kaardid, mida käia saad, ilmuvad siia.

## The end

manille-result-heading =
    { $winners ->
        [one] { $names } võidab tulemusega { $score }
       *[other] { $names } võidavad tulemusega { $score }
    }
manille-result-deals =
    Mängiti { $deals ->
        [one] üks jaotus
       *[other] { $deals } jaotust
    }{ $games ->
        [one] .
       *[other] { " " }{ $games } partiis.
    }
manille-result-place = { $medal } { $names } · **{ $points }** { $points ->
    [one] punkt
   *[other] punkti
}
manille-result-place-match =
    { $medal } { $names } · **{ $games }** { $games ->
        [one] partii
       *[other] partiid
    } · viimases partiis { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
manille-result-greatest = Parim oli { $deal }. jaotus: { $gain }
manille-result-alt = Lõppseis pärast { $deals ->
    [one] üht jaotust
   *[other] { $deals } jaotust
}.
manille-result-alt-sheet = Seis iga jaotuse järel, { $teams }: { $scores }.
manille-result-alt-place = { $rank }. { $names }: { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}, võidetud partiisid { $games }.

## Learning

manille-explain =
    { $phase ->
        [blind] Jagaja võib öelda „trumbita” enne kaartide vaatamist: siis loeb jaotus ×2 asemel ×4. See on õnnemäng; vaatamine ei maksa midagi.
        [trump] Jagaja valib, milline mast lööb kõiki teisi, või mängitakse trumbita. Trumbiks sobib pikk mast, kus on kümme või äss; trumbita mäng tahab kõrgeid kaarte igas mastis ja loeb kahekordselt.
        [along] Kaitsjad teavad nüüd trumpi ja oma kaarte. Kui nad loodavad jaotuse võita, ütleb üks neist „Kontra” ja jaotus loeb kahekordselt, võitku kumb tahes.
        [against] Jaotus on kahekordistatud. Jagaja pool võib selle veel kord kahekordistada, kui ta siiski loodab võita.
        [lead] Kes võttis eelmise tihi, käib välja mis tahes kaardi. Käi nii, et paariline saaks tihi võtta, korja trumbid välja, kuni sinu omad on kõrgeimad, ja ära käi ässa, kui sama masti kümme on veel väljas.
        [play] Järgi masti, kui saad; löö võitev vastane üle või trumpa, kui saad. Anna punkte tihisse, mille võidab paariline, ja ära anna midagi tihisse, mille niikuinii kaotad.
        [dummy] Nüüd käib nukk ja kaardi valib tema omanik. Nad mängivad samal poolel: kui seni võidab omaniku kaart, ei pea nukk sellest üle lööma.
        [review] Käia võis mis tahes kaarti; kui keegi jättis kohustuse täitmata, ütle nüüd, kes eksis. Tõestatud eksimus otsustab jaotuse.
       *[over] Partii on läbi. Vaata tulemust või mängi veel kord.
    }
manille-why-trump = { $who } valis **{ $trump }** oma kaartide järgi, mida keegi teine pole näinud. Pärast lõppu näed, mida ta kaalus.
manille-no-odds = Selles mängus tõenäosusi ei näidata: loe kaarte.
manille-lesson-alt =
    { $subject ->
        [cards] Kõrgemast madalamani ja mida igaüks loeb: kümme 5, äss 4, kuningas 3, emand 2, soldat 1, üheksa, kaheksa ja seitse ei loe midagi.
        [beat] Vastane käib välja ristikuninga. Kaartidest 10♣ A♣ 8♣ 7♥ tohid käia 10♣ või A♣; trump on ärtu.
        [trump] Välja on käidud risti ja vastane trumpas ärtusoldatiga. Kaartidest A♥ 8♥ 10♦ 7♦ tohid käia ainult A♥.
       *[partner] Seni võidab paariline ristikuningaga. Kaartidest 10♣ 7♣ A♥ 7♦ tohid käia 10♣ või 7♣.
    }

## Why something is refused: what is the matter, and what can be done.

why-manille-another-decision =
    { $phase ->
        [blind] Jagaja pole veel vaadanud. Vaata kaarte või ütle vaatamata „trumbita”.
        [trump] Teha on trump. Vali mast või mängi trumbita.
        [along] Küsitakse kaitsjaid. Ütle kontra või passi.
        [against] Küsitakse jagaja poolt. Ütle rekontra või passi.
        [play] Käiakse kaarte. Ava oma käsi ja vali üks.
       *[review] Jaotus on läbi mängitud. Jäta see kehtima või ütle, milline vastane eksis.
    }
why-manille-answered = Oled juba vastanud. Teisi veel küsitakse.
why-manille-no-blind = Oled oma kaarte vaadanud, nii et vaatamata enam ei saa. Vali tavaline „trumbita” või mõni mast.
why-manille-look-first = Sa pole veel vaadanud. Vaata enne oma kaarte või ütle vaatamata „trumbita”.
why-manille-no-handover = Selles lauas teeb trumbi jagaja. Vali mast või mängi trumbita.
why-manille-handed-over = Valik jäeti sinule. Vali mast või mängi trumbita.
why-manille-not-a-partner = { $name } ei mängi sinuga koos. Vali paariline või tee trump ise.
why-manille-not-in-hand = Sul pole enam kaarti { manille-card }. Ava oma käsi uuesti ja vali mõni teine.
why-manille-not-face-up = { manille-card } ei ole avatud. Vali mõni pealmine kaart.
why-manille-dummy-plays = Praegu käib sinu nukk. Vali mõni tema kaart.
why-manille-hand-plays = Praegu käib sinu enda käsi. Vali mõni oma kaart.
why-manille-must-follow = Sul on { manille-suit }kaarte ja pead masti järgima. Vali üks neist.
why-manille-must-beat = Seni võidab vastane kaardiga { manille-card } ja sa saad selle üle lüüa. Vali kõrgem { manille-suit }kaart.
why-manille-must-trump = Sa ei saa masti järgida ja võidab vastane. Trumpa: käi mõni { manille-suit }kaart.
why-manille-must-overtrump = Vastane trumpas kaardiga { manille-card } ja sa saad üle trumbata. Vali kõrgem { manille-suit }kaart.
why-manille-no-undertrump = Selles lauas ei käida kaardist { manille-card } madalamat trumpi, kuni on muid kaarte. Vali kaart, mis pole { manille-suit }.
why-manille-must-undertrump = Selles lauas pead trumpama, kas või alla. Vali mõni { manille-suit }kaart.
why-manille-mute = Selles lauas mängitakse vaikides. Käi kaart välja.
why-manille-ask-on-lead = Küsida saab ainult enne väljakäimist. Käi kaart.
why-manille-ask-open-hand = Sinu paarilise käsi on juba avatud. Vaata seda laual ja käi kaart välja.
why-manille-ask-limit =
    { $limit ->
        [one] Sinu pool on selle jaotuse ainsa küsimuse juba esitanud. Käi kaart välja.
       *[other] Sinu pool on selle jaotuse { $limit } küsimust juba esitanud. Käi kaart välja.
    }
why-manille-ask-twice = Seda on sinu pool selles jaotuses juba küsinud. Küsi midagi muud või käi kaart välja.
why-manille-challenge-opponents-only = Kahtlustada saad ainult vastast. Vali mõni vastane või jäta jaotus kehtima.

## What is certain of a choice

manille-fact-led = { $above ->
    [0] sellest mastist kõrgemat kaarti enam ei ole
    [one] selles mastis on veel üks kõrgem kaart
   *[other] selles mastis on veel { $above } kõrgemat kaarti
}
manille-fact-followed = { $how ->
    [takes] võtab tihi
    [leads] on tihis esialgu kõrgeim
   *[below] ei võta tihi
}, selles on { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
manille-fact-trump = sul on seda masti { $count }
