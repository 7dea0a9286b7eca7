### Manilla and Manille: what their players read. Rules are in manille-rules.ftl, what pictures show in manille-picture.ftl.
### A card is written in short, as 10♥. A suit as argument is clubs, diamonds, hearts, spades, or none for no trump.

## Levels of AI seats

level-manilla-beginner = Toeschouwer
level-manilla-beginner-help = Beginner: heeft een paar avonden toegekeken en speelt vaak de verkeerde kaart
level-manilla-easy = Zondagsspeler
level-manilla-easy-help = Makkelijk: weet wat een goede kaart is en laat soms een slag liggen
level-manilla-steady = Stamgast
level-manilla-steady-help = Degelijk: onthoudt elke kaart en geeft punten mee aan de slagen van de maat
level-manilla-hard = Oude rot
level-manilla-hard-help = Moeilijk: stelt zich voor waar de verborgen kaarten kunnen zitten
level-manilla-expert = Meester der tienen
level-manilla-expert-help = Expert: speelt vóór elke kaart de hele ronde vele keren uit in gedachten
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
        [clubs] klaveren
        [diamonds] ruiten
        [hearts] harten
        [spades] schoppen
       *[none] zonder troef
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
manille-dummy = de blinde van { $name }
manille-factor =
    { $reason ->
        [draw] ×{ $times } na gelijkspel
        [no-trump] ×{ $times } zonder troef
        [blind] ×{ $times } ongezien zonder troef
        [along] ×{ $times } “Ik ga mee”
        [against] ×{ $times } “Ik ga tegen”
       *[all-tricks] ×{ $times } alle slagen
    }

## Heading and turn

manille-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    } · Ronde { $deal } · { $stage }
manille-chapter = Ronde { $deal }
manille-chapter-match = Partij { $game } · Ronde { $deal }
manille-stage =
    { $phase ->
        [blind] Kijken of niet
        [trump] Troef
        [along] Mee of tegen
        [against] Mee of tegen
        [play] Slag { $trick } van { $tricks }
        [review] Nakijken
       *[over] Einde
    }
manille-turn-blind = { $who }: je kaarten bekijken, of ongezien zonder troef spelen?
manille-turn-trump = { $who }, kies troef.{ $seen ->
    [own] {""}
   *[public] {" "}Open **Mijn hand** om je kaarten te zien.
}
manille-turn-along = { $who }: verdubbelen (“ik ga mee”) of passen?{ $seen ->
    [own] {""}
   *[public] {" "}Open **Mijn hand** om { $count ->
        [one] je
       *[other] jullie
    } kaarten te zien.
}
manille-turn-against = { $who }: nog eens verdubbelen (“ik ga tegen”) of passen?
manille-turn-review = { $who }: de ronde laten gelden, of een fout aanwijzen?
manille-turn-play =
    { $card ->
        [lead] { $who }, kom uit met een kaart
        [dummy] { $who }, speel een kaart van je blinde
       *[play] { $who }, speel een kaart
    }{ $seen ->
        [own] .
       *[public] : open **Mijn hand**.
    }

## The decision, as everybody sees it

manille-ask-blind = Ongezien telt zonder troef vier keer. Wie eerst kijkt, kiest daarna troef.
manille-ask-along = Wie als eerste meegaat, beslist voor alle verdedigers. De kant van de deler kan daarna nog eens verdubbelen.
manille-ask-against = { $name } gaat mee: de ronde telt ×{ $times }.
manille-ask-passed = Gepast: { $names }.
manille-ask-review =
    Is een tegenstander een plicht niet nagekomen? Een bewezen fout brengt { $game ->
        [manilla] 60
       *[manille] 34
    } op, een onterecht aangewezen fout niets.
manille-menu-ask = Je maat hardop iets vragen
manille-choose-look = Kaarten bekijken
manille-choose-blind = Ongezien zonder troef · ×4
manille-choose-trump =
    { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }
manille-choose-no-trump = Zonder troef · ×2
manille-choose-hand-over = { $name } laten kiezen
manille-choose-along = Ik ga mee · ×{ $times }
manille-choose-against = Ik ga tegen · ×{ $times }
manille-choose-pass = Passen
manille-choose-challenge = Fout gezien: { $name }
manille-choose-accept = Laten gelden
manille-choose-question =
    { $question ->
        [trumps] Hoeveel troeven heb je?
        [best] Wat is je beste soort?
       *[hand] Laat je hand zien
    }
manille-choose-question-ten = Heb je { manille-suit }tien?

## What happened

manille-line-deal =
    { $doubled ->
        [yes] Ronde { $deal }: { $name } deelt, dubbel na het gelijkspel
       *[no] Ronde { $deal }: { $name } deelt
    }
manille-line-extras = in het midden { $cards }
manille-line-turned-up =
    { $bonus ->
        [0] { $name } draait { $card } om
       *[other] { $name } draait { $card } om: +{ $bonus }
    }
manille-line-looked = { $name } bekijkt de kaarten
manille-line-handed-over = { $name } laat { $other } troef kiezen
manille-line-trump = { $name } kiest { $trump }
manille-line-blind = { $name } kiest ongezien { $trump }
manille-line-shown = Open kaarten van { $name }: { $cards }
manille-line-uncovered = Omgedraaid bij { $name }: { $cards }
manille-line-along = { $name }: “Ik ga mee”
manille-line-against = { $name }: “Ik ga tegen”
manille-line-passed = { $names } { $count ->
    [one] past
   *[other] passen
}
manille-line-accepted = { $names } { $count ->
    [one] laat
   *[other] laten
} de ronde gelden
manille-line-trick = { $cards } · slag voor { $name }
manille-line-on-table = Op tafel: { $cards }
manille-line-tricks = Slagen: { $taken }
manille-line-tricks-of = { $name } { $tricks }
manille-line-trumps =
    { $trumps ->
        [0] { $name } vraagt { $partner } naar troeven: geen
       *[other] { $name } vraagt { $partner } naar troeven: { $trumps }
    }
manille-line-best = { $name } vraagt { $partner } naar de beste soort: { $suit }
manille-line-has-ten = { $name } vraagt { $partner } naar { $suit }tien: ja
manille-line-no-ten = { $name } vraagt { $partner } naar { $suit }tien: nee
manille-line-hand = { $name } vraagt { $partner } om de hand te tonen
manille-line-vain = { $name } wijst ten onrechte een fout aan bij { $other }
manille-line-fault = { $name } wijst een fout aan bij { $other }: { $card } in slag { $trick }
manille-line-points = Ronde { $deal }: kant van de deler { $dealers }, verdedigers { $defenders }
manille-line-draw = niemand scoort
manille-line-nothing = te weinig om te scoren
manille-line-scored = { $names } +{ $score }
manille-line-factors = { $gain } ({ $factors })
manille-line-by-fault = { $gain } voor de fout
manille-line-game-won =
    { $wins ->
        [one] Partij { $game } is voor { $names }
       *[other] Partij { $game } is voor { $names }: al { $wins } gewonnen
    }
manille-line-won =
    { $winners ->
        [one] { $names } wint
       *[other] { $names } winnen
    }

## The table in words

manille-alt-heading =
    { $game ->
        [manilla] Een tafel Manilla
       *[manille] Een tafel Manille
    }, ronde { $deal }: { $stage }.
manille-alt-turn = Aan de beurt: { $names }.
manille-alt-trick = Op tafel: { $cards }. De slag ligt bij { $name }.
manille-alt-last-trick = Vorige slag: { $cards }, voor { $name }.
manille-stakes = De ronde telt { $count ->
    [1] { $factors }
   *[other] ×{ $times } ({ $factors })
}.
manille-alt-trump =
    { $named ->
        [no] Troef is nog niet gekozen.
       *[yes] Troef: { $trump }.
    }{ $times ->
        [1] {""}
       *[other] {" "}{ manille-stakes }
    }
manille-alt-turned-up = { $name } heeft { $card } omgedraaid.
manille-alt-extras = In het midden: { $cards }.
manille-alt-open = Open kaarten van { $name }: { $cards }.
manille-alt-side =
    { $side ->
        [deals] Kant van de deler
       *[defends] Verdedigers
    } { $names }: { $tricks ->
        [one] 1 slag
       *[other] { $tricks } slagen
    }{ $shown ->
        [yes] , { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[no] .
    }
manille-alt-score = { $names } { $score }
manille-alt-scores = Stand, tot { $target }: { $scores }.
manille-text-hand =
    { $turn ->
        [yes] ▶ { $name }
       *[no] ▫️ { $name }
    } · { $role ->
        [deals] deelt
        [dealers-side] kant van de deler
       *[defends] verdedigt
    } · { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
manille-text-scores =
    { $best_of ->
        [1] **Stand** tot { $target }
       *[other] **Stand** tot { $target }, best of { $best_of }
    }
manille-text-score = { $names }: **{ $score }**
manille-text-score-match =
    { $wins ->
        [one] { $names }: **{ $score }** · 1 partij gewonnen
       *[other] { $names }: **{ $score }** · { $wins } partijen gewonnen
    }
manille-text-before = **Laatste rondes**

## My hand

manille-hand-partners = Samen met { $names }.
manille-hand-alone = Je speelt alleen.
manille-hand-cards =
    { $whose ->
        [dummy] Jouw blinde: **{ $cards }**
       *[own] Jouw kaarten: **{ $cards }**
    }
manille-hand-closed =
    { $whose ->
        [dummy] De { $count } kaarten van je blinde liggen gedekt tot troef gekozen is.
       *[own] Jouw { $count } kaarten liggen gedekt tot troef gekozen is.
    }
manille-hand-empty =
    { $whose ->
        [dummy] Je blinde heeft geen kaarten meer.
       *[own] Je hebt geen kaarten meer.
    }
manille-hand-refused = Nu niet: { $cards }, { $reason }.
manille-duty =
    { $duty ->
        [must-follow] want je moet { manille-suit } volgen
        [must-beat] want je kunt hoger spelen dan { manille-card }
        [must-trump] want je moet kopen met { manille-suit }
        [must-overtrump] want je kunt overkopen, hoger dan { manille-card }
        [no-undertrump] want onderkopen, lager dan { manille-card }, mag hier niet zolang je andere kaarten hebt
       *[must-undertrump] want je moet kopen met { manille-suit }, ook al is het te laag
    }
manille-hand-wait = Je bent niet aan de beurt. Speelbare kaarten verschijnen hier.

## The end

manille-result-heading =
    { $winners ->
        [one] { $names } wint met { $score }
       *[other] { $names } winnen met { $score }
    }
manille-result-deals =
    Na { $deals ->
        [one] één ronde
       *[other] { $deals } rondes
    }{ $games ->
        [one] .
       *[other] {" "}in { $games } partijen.
    }
manille-result-place = { $medal } { $names } · **{ $points }** { $points ->
    [one] punt
   *[other] punten
}
manille-result-place-match =
    { $medal } { $names } · **{ $games }** { $games ->
        [one] partij
       *[other] partijen
    } · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in de laatste
manille-result-greatest = Beste ronde, nummer { $deal }: { $gain }
manille-result-alt = De eindstand na { $deals ->
    [one] één ronde
   *[other] { $deals } rondes
}.
manille-result-alt-sheet = Na elke ronde, { $teams }: { $scores }.
manille-result-alt-place = { $rank }. { $names }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, gewonnen partijen: { $games }.

## Learning

manille-explain =
    { $phase ->
        [blind] De deler mag zonder troef zeggen zonder eerst te kijken: dan telt de ronde ×4 in plaats van ×2. Dat is een gok; kijken kost niets.
        [trump] De deler kiest welke soort alle andere overtreft, of geen. Een lange soort met de tien of het aas is een goede troef; voor zonder troef heb je hoge kaarten in elke soort nodig, en de ronde telt dubbel.
        [along] De verdedigers kennen nu de troef en hun eigen kaarten. Denken ze de ronde te winnen, dan zegt een van hen “Ik ga mee” en telt de ronde dubbel voor wie wint.
        [against] De ronde is verdubbeld. De kant van de deler kan nog eens verdubbelen, als die toch denkt te winnen.
        [lead] Wie de vorige slag heeft, komt uit met een kaart naar keuze. Kom uit met iets wat je maat kan winnen, trek troef zolang jij de hoogste hebt, en kom niet uit met een aas waarvan de tien nog in het spel is.
        [play] Volg als je kunt; speel hoger dan de tegenstander bij wie de slag ligt, of koop, als je kunt. Geef punten aan een slag van je maat, en niets aan een slag die je toch verliest.
        [dummy] Nu speelt een blinde, en de eigenaar kiest de kaart. Ze horen bij elkaar: ligt de slag bij de kaart van de eigenaar, dan hoeft de blinde niet hoger te spelen of te kopen.
        [review] Elke kaart mocht gespeeld worden; is iemand een plicht niet nagekomen, dan kun je die fout nu aanwijzen. Een bewezen fout beslist de ronde.
       *[over] De partij is afgelopen. Bekijk de uitslag of speel nog eens.
    }
manille-why-trump = { $who } koos **{ $trump }** op grond van kaarten die niemand anders gezien heeft. Na de partij kun je zien wat de doorslag gaf.
manille-no-odds = In dit spel zijn er geen kansen te zien: tel de kaarten.
manille-lesson-alt =
    { $subject ->
        [cards] Van hoog naar laag, met wat ze tellen: tien 5, aas 4, heer 3, vrouw 2, boer 1, en negen, acht en zeven niets.
        [beat] Een tegenstander komt uit met klaverenheer. Van 10♣ A♣ 8♣ 7♥ mag je 10♣ of A♣ spelen; harten is troef.
        [trump] Er is met klaveren uitgekomen en een tegenstander heeft gekocht met hartenboer. Van A♥ 8♥ 10♦ 7♦ mag je alleen A♥ spelen.
       *[partner] De slag ligt bij je maat, met klaverenheer. Van 10♣ 7♣ A♥ 7♦ mag je 10♣ of 7♣ spelen.
    }

## Why something is refused: what is the matter, and what can be done.

why-manille-another-decision =
    { $phase ->
        [blind] De deler heeft nog niet gekeken. Bekijk de kaarten of speel ongezien zonder troef.
        [trump] Er moet troef gekozen worden. Kies een soort, of zonder troef.
        [along] De verdedigers zijn aan het woord. Ga mee of pas.
        [against] De kant van de deler is aan het woord. Ga tegen of pas.
        [play] Er worden kaarten gespeeld. Open je hand en kies er een.
       *[review] De ronde is uitgespeeld. Laat die gelden, of wijs een fout aan.
    }
why-manille-answered = Je hebt al geantwoord. De anderen moeten nog.
why-manille-no-blind = Je hebt je kaarten al bekeken, dus ongezien kan niet meer. Kies gewoon zonder troef, of een soort.
why-manille-look-first = Je hebt nog niet gekeken. Bekijk eerst je kaarten of speel ongezien zonder troef.
why-manille-no-handover = Aan deze tafel kiest de deler troef. Kies een soort, of zonder troef.
why-manille-handed-over = De keuze is aan jou gegeven. Kies een soort, of zonder troef.
why-manille-not-a-partner = { $name } speelt niet met jou samen. Kies een maat of kies zelf troef.
why-manille-not-in-hand = Je hebt { manille-card } niet meer. Open je hand opnieuw en kies een andere kaart.
why-manille-not-face-up = { manille-card } ligt niet open. Kies een van de bovenste kaarten.
why-manille-dummy-plays = Nu speelt je blinde. Kies een kaart van de blinde.
why-manille-hand-plays = Nu speelt je eigen hand. Kies een van je eigen kaarten.
why-manille-must-follow = Je hebt { manille-suit } en moet volgen. Kies zo’n kaart.
why-manille-must-beat = De slag ligt bij een tegenstander, met { manille-card }, en jij kunt hoger. Kies een hogere kaart van { manille-suit }.
why-manille-must-trump = Je kunt niet volgen, en de slag ligt bij een tegenstander. Je moet kopen: speel { manille-suit }.
why-manille-must-overtrump = Een tegenstander heeft gekocht met { manille-card }, en jij kunt overkopen. Kies een hogere kaart van { manille-suit }.
why-manille-no-undertrump = Aan deze tafel mag je niet onderkopen, lager dan { manille-card }, zolang je een andere kaart hebt. Kies een kaart die geen { manille-suit } is.
why-manille-must-undertrump = Aan deze tafel moet je kopen, ook al is het te laag. Kies een kaart van { manille-suit }.
why-manille-mute = Aan deze tafel wordt zwijgend gespeeld. Kom uit met een kaart.
why-manille-ask-on-lead = Vragen stel je alleen vóór het uitkomen. Speel een kaart.
why-manille-ask-open-hand = De hand van je maat ligt al open. Bekijk die op tafel en kom uit met een kaart.
why-manille-ask-limit =
    { $limit ->
        [one] Jullie enige vraag van deze ronde is al gesteld. Kom uit met een kaart.
       *[other] Jullie { $limit } vragen van deze ronde zijn al gesteld. Kom uit met een kaart.
    }
why-manille-ask-twice = Dat hebben jullie deze ronde al gevraagd. Vraag iets anders of kom uit met een kaart.
why-manille-challenge-opponents-only = Je kunt alleen fouten van tegenstanders aanwijzen. Kies een van hen of laat de ronde gelden.

## What is certain of a choice

manille-fact-led = { $above ->
    [0] geen hogere kaart van die kleur meer over
    [one] nog één hogere kaart van die kleur
   *[other] nog { $above } hogere kaarten van die kleur
}
manille-fact-followed = { $how ->
    [takes] neemt de slag
    [leads] ligt voorlopig boven
   *[below] neemt de slag niet
}, { $points ->
    [one] 1 punt erin
   *[other] { $points } punten erin
}
manille-fact-trump = je hebt er { $count } van die kleur
