### Manila: what its players read. Rules are in manila-rules.ftl, what pictures show in picture.ftl.
### Where an argument is "a ware" it is nutmeg, silk, ginseng or jade; a space is named as in engine/manila/board.py.

## The game

game-manila = Manila
command-manila = Manila: word havenmeester, laad boten en wed op de boten die de haven halen.
about-manila = Word havenmeester, laad boten en wed op de boten die de haven halen vóór de piraten komen.
lasts-manila = 45 minuten, of 15 tegen AI

## Levels of AI seats

level-manila-beginner = Matroos
level-manila-beginner-help = Beginner: heeft het spel één keer gezien en schat de meeste zetten verkeerd in
level-manila-easy = Stuurman
level-manila-easy-help = Makkelijk: weet wat loont, maar zit er vaak een paar peso’s naast
level-manila-steady = Koopman
level-manila-steady-help = Degelijk: kent de kansen van elk vak en weet wat het ambt waard is
level-manila-hard = Kapitein
level-manila-hard-help = Moeilijk: denkt een hele vaart vooruit
level-manila-expert = Havenmeester
level-manila-expert-help = Expert: speelt voor elke zet veel manieren door waarop de vaart kan lopen

## Nouns

manila-ware =
    { $ware ->
        [nutmeg] Nootmuskaat
        [silk] Zijde
        [ginseng] Ginseng
       *[jade] Jade
    }
manila-cargo =
    { $ware ->
        [nutmeg] nootmuskaat
        [silk] zijde
        [ginseng] ginseng
       *[jade] jade
    }

## Heading and turn

manila-heading = Manila · Vaart { $voyage } · { $stage }
manila-stage =
    { $phase ->
        [auction] Veiling
        [pledge] Lening
        [buy] Aandeel
        [load] Laden
        [start] Startvakken
        [place] Plaatsing { $lap } van { $laps }
        [board] Aan boord gaan
        [pilot] Loodsen
        [plunder] Plundering
       *[over] Einde
    }
manila-turn-auction =
    { $bid ->
        [0] { $who }: bieden om havenmeester te worden, of passen?
       *[other] { $who }: hoger bieden dan { $bid } ({ $bidder }) of passen?
    }
manila-turn-pledge =
    { $who }, verpand aandelen om { $purpose ->
        [office] het ambt
        [share] het aandeel
        [space] het vak
       *[repairs] de reparaties
    } te betalen.
manila-turn-buy = { $who }: een aandeel kopen of niet?
manila-turn-load = { $who }, welke waar blijft aan wal?
manila-turn-start = { $who }, kies de startvakken.
manila-turn-place =
    { $stowaway ->
        [yes] { $who }: als verstekeling meevaren of niets meer plaatsen ({ $lap } van { $laps })?
       *[no] { $who }: een handlanger plaatsen of niets meer ({ $lap } van { $laps })?
    }
manila-turn-board =
    { $rank ->
        [captain] { $who }: als piratenkapitein aan boord gaan of blijven?
       *[second] { $who }: als tweede piraat aan boord gaan of blijven?
    }
manila-turn-pilot =
    { $pilot ->
        [small] { $who }: sturen als kleine loods of ervan afzien?
       *[large] { $who }: sturen als grote loods of ervan afzien?
    }
manila-turn-plunder = { $who }, stuur de geplunderde boot naar de haven of naar de werf.

## The decision, as everybody sees it

manila-choose-pass = Passen
manila-choose-stop = Niets meer plaatsen
manila-choose-bid = Bied { $bid }
manila-choose-bid-other = Ander bod…
manila-ask-auction-office = De havenmeester mag een aandeel kopen, laadt de boten en plaatst als eerste.
manila-ask-auction-loan = Boven { $cash } verpand je aandelen: elk nu { $loan }, inlossen { $redeem }.
manila-ask-auction = { $bidder } heeft het hoogste bod: { $bid }.
manila-ask-bid-title = Bieden om havenmeester te worden
manila-ask-bid = Jouw bod, van { $least } tot { $most }
manila-ask-bid-hint = Je hebt { $cash }. { $loan ->
    [yes] Daarboven verpand je aandelen: elk nu { $brings }, uiteindelijk { $redeem }.
   *[no] {""}
}
manila-ask-pledge =
    { $due ->
        [0] De prijs is { $amount }: { $seen ->
            [own] kies welke aandelen je verpandt
           *[public] druk op **Mijn hand**
        }.
       *[other] De prijs is { $amount }, daarvan ontbreekt nog { $due }: { $seen ->
            [own] kies welke aandelen je verpandt
           *[public] druk op **Mijn hand**
        }.
    }
manila-loan =
    { $shares ->
        [one] verpandt een aandeel: nu { $loan }, inlossen kost { $redeem }
       *[other] verpandt { $shares } aandelen: nu { $loan }, inlossen kost { $redeem }
    }
manila-menu-buy = Een aandeel kopen
manila-choose-buy = { manila-ware } · kost { $price }
manila-choose-buy-hint = nu { $value } waard · nog { $left } bij de bank
manila-ask-buy = -# Je aandelen zie je in **{ button-hand }**.
manila-choose-buy-none = Geen aandeel
manila-choose-leave = { manila-ware } aan wal
manila-ask-load = -# Drie waren varen; de vierde kan deze vaart niet stijgen.
manila-ask-place = -# Een handlanger is je gok op een vak: de rode nummers op het bord.
manila-ask-start = Drie startvakken, samen 9. Eerst { manila-cargo }:
manila-ask-start-rest = { manila-ware } start op { $space }. De andere twee:
manila-choose-on = Op { $space }
manila-menu-start = Startvakken kiezen
manila-punt-on = { manila-ware } { $space }
manila-punt-chance = { manila-cargo } { $chance }
manila-choose-start-hint = Haalt de haven: { $chances }
manila-menu-place = { $order ->
    [gain] Plaatsen · beste eerst
   *[board] Plaatsen · bordnummers
}
manila-choose-seat = { manila-ware } · kost { $price } · brengt { $earns } op · { $chance }
manila-choose-seat-hint =
    { $aboard ->
        [one] Boot op { $space } · { $profit } als er niemand bijkomt
       *[other] Boot op { $space } · { $aboard } delen { $profit }
    } · { $seats ->
        [0] daarna vol
        [one] daarna nog 1 plaats
       *[other] daarna nog { $seats } plaatsen
    }
manila-choose-letter =
    { $kind ->
        [port] Haven { $letter }
       *[yard] Werf { $letter }
    } · kost { $price } · brengt { $earns } op · { $chance }
manila-choose-letter-hint =
    { $kind ->
        [port] { $punts ->
            [1] Betaalt uit als minstens één boot de haven haalt
            [2] Betaalt uit als minstens twee boten de haven halen
           *[other] Betaalt uit als alle drie de boten de haven halen
        }
       *[yard] { $punts ->
            [1] Betaalt uit als minstens één boot averij heeft
            [2] Betaalt uit als minstens twee boten averij hebben
           *[other] Betaalt uit als alle drie de boten averij hebben
        }
    }
manila-choose-pirate =
    { $rank ->
        [captain] Piratenkapitein
       *[second] Tweede piraat
    } · kost { $price } · brengt max. { $earns } op · { $chance }
manila-choose-pirate-hint =
    { $rank ->
        [captain] Pakt de opbrengst van elke boot op 13 en bepaalt waar die heen gaat
       *[second] Pakt de helft van de opbrengst van elke boot op 13
    }
manila-choose-pilot-space =
    { $pilot ->
        [small] Kleine loods
       *[large] Grote loods
    } · kost { $price }
manila-choose-pilot-space-hint =
    { $pilot ->
        [small] Stuurt vóór de laatste worp één boot 1 vak vooruit of terug
       *[large] Stuurt vóór de laatste worp één boot tot 2 vakken, of twee boten elk 1 vak
    }
manila-choose-never = { $hope ->
    [own] Levert alleen iets op als je als loods helpt
    [pilot] Levert alleen iets op als een loods helpt
   *[none] Kan in deze vaart niets meer opleveren
}
manila-choose-insurance = Verzekering · ontvang { $fee }
manila-choose-insurance-hint = Jij betaalt { $one } bij één averij, { $two } bij twee, { $three } bij drie · reken op ongeveer { $bill }
manila-ask-board =
    { $rank ->
        [captain] Aan boord ben je een gewone passagier, en de tweede piraat wordt kapitein.
       *[second] Aan boord ben je een gewone passagier.
    }
manila-menu-board = Aan boord gaan of blijven
manila-choose-stay = Blijven
manila-choose-board = Op de boot met { manila-cargo } · brengt { $earns } op
manila-choose-kick = { manila-ware }, plaats { $seat } · { $name } van boord · brengt { $earns } op
manila-ask-pilot = Welke boot?
manila-ask-steer = { manila-ware } staat op { $space }. Waarheen?
manila-ask-steer-two = Twee boten, elk één vak: { $punts }
manila-choose-two-punts = Twee boten
manila-menu-pilot = { $order ->
    [gain] Sturen · beste eerst
   *[board] Kies waarheen je stuurt
}
manila-choose-decline = Afzien
manila-choose-steer =
    { manila-ware } { $direction ->
        [on] { $steps } vooruit
       *[back] { $steps } terug
    }{ $space ->
        [14] {", "}de haven in
       *[other] {" "}naar { $space }
    }
manila-choose-steer-hint = { manila-ware } naar de haven: { $after } (zonder jou: { $before })
manila-ask-plunder = Haven: { $wares } omhoog op de markt, en een letter betaalt uit. Werf: reparaties.
manila-choose-send =
    { $berth ->
        [port] { manila-ware } naar haven { $letter }
       *[yard] { manila-ware } naar werf { $letter }
    }

## What happened

manila-line-dealt = Jouw aandelen: { $wares }
manila-line-turned =
    { $pledged ->
        [yes] Je hebt een aandeel { $cargo } verpand
       *[no] Je hebt een aandeel { $cargo } ingelost
    }
manila-line-voyage = Vaart { $voyage }: { $name } opent de veiling
manila-line-bid = { $name } biedt { $amount }
manila-line-passed = { $name } past
manila-line-cannot-bid = { $name } kan niet hoger bieden
manila-line-master = { $name } wordt havenmeester voor { $price ->
    [one] { $price } peso
   *[other] { $price } peso’s
}
manila-line-unbid = Geen bod: { $name } is havenmeester en betaalt { $price ->
    [0] niets
   *[other] { $price }
}
manila-line-due =
    { $name } heeft een lening nodig voor { $purpose ->
        [office] het ambt
        [share] het aandeel
        [space] het vak
       *[repairs] de reparaties
    }
manila-line-borrowed =
    { $shares ->
        [one] { $name } verpandt een aandeel voor { $amount }
       *[other] { $name } verpandt { $shares } aandelen voor { $amount }
    }
manila-line-redeemed =
    { $shares ->
        [one] { $name } lost een aandeel in voor { $amount }
       *[other] { $name } lost { $shares } aandelen in voor { $amount }
    }
manila-line-share = { $name } koopt een aandeel { $cargo } voor { $price }
manila-line-no-share = { $name } koopt geen aandeel
manila-line-loaded = { $name } laadt { $wares }
manila-line-launched = { $name } laat uitvaren: { $spaces }
manila-line-placed = { $name } { $space ->
        [nutmeg] neemt een plaats bij 🟤 nootmuskaat
        [silk] neemt een plaats bij 🔵 zijde
        [ginseng] neemt een plaats bij 🟡 ginseng
        [jade] neemt een plaats bij 🟢 jade
        [port_a] neemt haven A
        [port_b] neemt haven B
        [port_c] neemt haven C
        [yard_a] neemt werf A
        [yard_b] neemt werf B
        [yard_c] neemt werf C
        [pirate_captain] wordt piratenkapitein
        [pirate_second] wordt tweede piraat
        [pilot_small] wordt kleine loods
       *[pilot_large] wordt grote loods
    } voor { $price }
manila-line-stowaway = { manila-line-placed }, als verstekeling
manila-line-insurance = { $name } verzekert de vaart: +{ $amount }
manila-line-done-placing = { $name } plaatst niet meer
manila-line-skipped = { $name } mist een beurt
manila-line-no-space = { $name } vindt geen vrij vak
manila-line-outcomes = { $head }: { $outcomes }
manila-line-rolled = 🎲 Gegooid: { $dice }
manila-line-on-13 = { manila-cargo } staat op 13
manila-line-arrived = { manila-cargo } ligt in haven { $letter }
manila-line-wrecked = { manila-cargo } ligt op werf { $letter }
manila-line-piloted = { $name } stuurt { $moves }
manila-line-steered =
    { $space ->
        [14] { $cargo } de haven in
       *[other] { $cargo } naar { $space }
    }
manila-line-no-pilot = { $name } ziet af van sturen
manila-line-stayed = { $name } blijft op de piratenboot
manila-line-boarded = { $name } stapt op de boot met { $cargo }
manila-line-kicked = { $name } zet { $other } van boord bij { $cargo }
manila-line-plundered = { $names } { $count ->
    [one] plundert
   *[other] plunderen
} { $cargo }
manila-line-sent =
    { $berth ->
        [port] { $name } stuurt { $cargo } naar de haven
       *[yard] { $name } stuurt { $cargo } naar de werf
    }
manila-line-gain = { $name } +{ $amount } ({ $parts })
manila-line-loss = { $name } −{ $amount } ({ $parts })
manila-line-from-cargo = { manila-cargo } { $amount }
manila-line-from-plunder = plundering van { manila-cargo } { $amount }
manila-line-from-letter =
    { $kind ->
        [port] haven { $letter } { $amount }
       *[yard] werf { $letter } { $amount }
    }
manila-line-lost-cargo =
    { $why ->
        [plundered] { manila-cargo } geplunderd
       *[wrecked] { manila-cargo } op de werf
    }
manila-line-lost-letter =
    { $kind ->
        [port] haven { $letter } leeg
       *[yard] werf { $letter } leeg
    }
manila-line-lost-pirate = niets geplunderd
manila-line-fee = verzekering { $amount }
manila-line-repairs = reparaties −{ $amount }
manila-line-bank-repairs = { $name } heeft geen geld meer: de bank betaalt { $amount }
manila-line-market = 📈 { $rises }
manila-line-rise = { $cargo } stijgt naar { $value }
manila-line-won =
    { $winners ->
        [one] { $names } wint met { $fortune } peso’s!
       *[other] { $names } delen de overwinning met { $fortune } peso’s!
    }

## The board in words

manila-alt-heading = Manila, vaart { $voyage }, { $stage }.
manila-alt-turn = Aan de beurt: { $name }.
manila-alt-bid = { $name } heeft het hoogste bod: { $amount }.
manila-alt-beaten = Eerdere biedingen: { $bids }.
manila-alt-outcome =
    Uitbetaald na de vorige vaart: { $anybody ->
        [yes] { $paid }
       *[no] niemand
    }.
manila-alt-paid = { $name } { $amount }
manila-alt-rises = { manila-ware } is gestegen.
manila-alt-repairs = Verzekeraar { $name } betaalt de averij: { $amount }.
manila-alt-board = { manila-ware } brengt { $profit } peso’s op: met één passagier erbij { $each } voor iedereen aan boord.
manila-alt-plunder = In de kist met { manila-cargo } zit { $profit }, dat is { $each } per piraat; de boot kan naar haven { $port } of werf { $yard }.
manila-alt-dice = Laatste worp: { $dice }.
manila-alt-punt =
    { manila-ware } { $berth ->
        [sea] op { $space }
        [port] in haven { $letter }
       *[yard] op werf { $letter }
    }{ $plundered ->
        [yes] {", geplunderd"}
       *[no] {""}
    }{ $crew ->
        [yes] {", aan boord "}{ $names }
       *[no] {""}
    }.
manila-alt-space =
    { $space ->
        [port_a] haven A
        [port_b] haven B
        [port_c] haven C
        [yard_a] werf A
        [yard_b] werf B
        [yard_c] werf C
        [pirate_captain] kapitein
        [pirate_second] tweede piraat
        [pilot_small] kleine loods
        [pilot_large] grote loods
       *[insurance] verzekering
    } { $name }
manila-alt-spaces = Bezet: { $spaces }.
manila-alt-value = { manila-cargo } { $value } (nog { $left })
manila-alt-market = Markt: { $values }.
manila-alt-merchant =
    { $name }{ $master ->
        [yes] {" (havenmeester)"}
       *[no] {""}
    }: { $money ->
        [open] { $cash ->
            [one] 1 peso
           *[other] { $cash } peso’s
        }{", "}
       *[hidden] {""}
    }{ $shares ->
        [one] 1 aandeel
       *[other] { $shares } aandelen
    }{ $pledged ->
        [0] {""}
       *[other] {", "}{ $pledged } verpand
    }, { $accomplices ->
        [one] 1 handlanger
       *[other] { $accomplices } handlangers
    }{ $passed ->
        [yes] {", "}gepast
       *[no] {""}
    }.
manila-text-dice = 🎲 Worp { $rolls } van 3: { $dice }
manila-text-free = vrij ({ $price })
manila-text-vacant = vrij
manila-text-place =
    { $berth ->
        [sea] op { $space }
        [port] in haven { $letter }
       *[yard] op werf { $letter }
    }{ $plundered ->
        [yes] {", geplunderd"}
       *[no] {""}
    }
manila-text-punt = { $emoji } **{ manila-ware }** { $place }, opbrengst { $profit }: { $seats }
manila-text-letter = { $letter } (+{ $pays }) { $who }
manila-text-letter-punt = { $letter } (+{ $pays }) { $who } ← { $punt }
manila-text-letters =
    { $kind ->
        [port] ⚓ **Haven** { $letters }
       *[yard] 🛠️ **Werf** { $letters }
    }
manila-text-pirates = 🏴‍☠️ **Piraten** kapitein { $captain } · tweede { $second }
manila-text-pilots = 🧭 **Loodsen** kleine { $small } · grote { $large }
manila-text-insurance = 📜 **Verzekering** (+10) { $who }
manila-text-market = **Zwarte markt**
manila-text-ware =
    { $left ->
        [0] { $emoji } { manila-ware } { $value }, uitverkocht
       *[other] { $emoji } { manila-ware } { $value }, nog { $left }
    }
manila-text-merchants = **Kooplieden**
manila-text-merchant =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $master ->
        [yes] {" "}(havenmeester)
       *[no] {""}
    }: { $money ->
        [open] { $cash ->
            [one] 1 peso
           *[other] { $cash } peso’s
        }
       *[hidden] geld verborgen
    }, { $shares ->
        [one] 1 aandeel
       *[other] { $shares } aandelen
    }{ $pledged ->
        [0] {""}
       *[other] {" "}({ $pledged } verpand)
    }, { $accomplices ->
        [one] 1 handlanger
       *[other] { $accomplices } handlangers
    }{ $passed ->
        [yes] {", "}gepast
       *[no] {""}
    }

## The hand

manila-hand-ware =
    { $emoji } { manila-ware }: { $count } × { $value } = **{ $worth }**{ $pledged ->
        [0] {""}
       *[other] {" "}({ $pledged } verpand)
    }
manila-hand-none = Geen aandelen
manila-hand-early = -# 0 waard tot de waar de haven haalt.
manila-hand-cash =
    { $over ->
        [yes] Geld: **{ $cash }**
       *[no] { $credit ->
            [0] Geld: **{ $cash }**, geen krediet meer
           *[other] Geld: **{ $cash }** en tot { $credit } op krediet
        }
    }
manila-hand-debts = Schulden: **{ $debts }**
manila-hand-fortune = Vermogen nu: **{ $fortune }**
manila-hand-earned =
    { $result ->
        [nothing] De vorige vaart leverde je niets op.
        [gain] De vorige vaart leverde je **{ $total }** op: { $sources }
       *[loss] De vorige vaart kostte je **{ $total }**: { $sources }
    }
manila-hand-alt-ware =
    { $count } { manila-cargo }, samen { $worth } waard, { $value } per stuk{ $pledged ->
        [0] {""}
       *[other] , { $pledged } verpand
    }
manila-hand-alt =
    Jouw aandelen: { $shares }. Geld { $cash }, krediet { $credit }, { $pledged ->
        [0] geen schulden
       *[other] schulden { $debts } ({ $pledged } verpand)
    }, vermogen { $fortune }. Verpanden brengt nu { $loan } op, inlossen kost { $redeem }.
manila-hand-due = Je komt nog **{ $due }** tekort. Verpand een aandeel: elk brengt nu { $loan } op, en je bent { $redeem } schuldig.
manila-hand-loan = Je hebt { $cash }. Voor een hogere prijs verpand je aandelen: elk brengt nu { $loan } op, inlossen kost { $redeem }.
manila-hand-loans = Je hebt { $cash }. Een verpand aandeel brengt nu { $loan } op en inlossen kost { $redeem }: een lening kost dus uiteindelijk { $cost }. De waarde blijft van jou.
manila-choose-loans = Leningen…
manila-hand-idle = Hier valt nu niets te beslissen.
manila-choose-pledge = { manila-ware } verpanden · nu { $loan }
manila-choose-redeem = { manila-ware } inlossen · kost { $price }

## What is asked before a move

manila-sure-loan = **{ $choice }**: { $kind ->
        [bid] als je wint, heb je een lening nodig, want je hebt { $cash }.
       *[price] de prijs is { $price } en je hebt { $cash }. Daarvoor is een lening nodig.
    } { $shares ->
        [one] Je verpandt een aandeel: dat brengt nu { $loan } op en **kost uiteindelijk { $cost }**.
       *[other] Je verpandt { $shares } aandelen: die brengen nu { $loan } op en **kosten uiteindelijk { $cost }**.
    }
manila-sure-loan-button = Lening nemen
manila-sure-pledge = **Een aandeel { manila-cargo } verpanden?** Je krijgt nu { $loan } en bent { $redeem } schuldig: het **kost uiteindelijk { $cost }**.
manila-sure-pledge-button = { manila-ware } verpanden
manila-sure-redeem = **Een aandeel { manila-cargo } inlossen?** Je betaalt nu { $price } van je { $cash } en houdt { $left } over. Aan het einde van de partij kost het evenveel: { $price }.
manila-sure-redeem-button = { manila-ware } inlossen
manila-sure-never = **{ $choice }** kost { $price } en { $hope ->
    [pilot] **levert alleen iets op als een loods helpt**.
   *[none] **kan in deze vaart niets meer opleveren**.
}
manila-sure-never-button = Toch plaatsen
manila-sure-stop = **Deze vaart niets meer plaatsen?** Er zijn nog { $rounds } rondes om te plaatsen, deze meegerekend, en je slaat ze allemaal over.

## The end

manila-result-heading = { manila-line-won }
manila-result-ended = Vaart { $voyages } bracht { $cargo } op { $value }: de partij is afgelopen.
manila-result-lead =
    { $lead ->
        [0] Gelijk met { $name }: de gelijke stand is beslecht.
       *[other] { $lead } meer dan { $name }: { $most ->
            [cash] { $amount } meer geld
            [shares] { $amount } meer aan aandelen
           *[debt] { $amount } minder schuld
        }
    }
manila-result-place = { $medal } { $name } **{ $fortune }**
manila-result-alt = De eindstand na { $voyages ->
    [one] één vaart
   *[other] { $voyages } vaarten
}.
manila-result-alt-place = { $rank }. { $name }: { $fortune } (geld { $cash }, aandelen { $shares }, schulden { $debts }).

## House rules

option-manila-deal = Eerste aandelen
option-manila-deal-help = Welke aandelen geschud worden voordat iedereen er twee krijgt
option-manila-deal-twelve = Drie van elke soort goederen, de rest ligt open
option-manila-deal-all = Alle twintig aandelen
option-manila-redeal = Opnieuw delen
option-manila-redeal-help = Als iemand begint met twee aandelen van één soort goederen die verder niemand heeft
option-manila-redeal-true = Aandelen worden opnieuw gedeeld
option-manila-redeal-false = Gedeeld blijft gedeeld
option-manila-opener = Wie opent
option-manila-opener-help = Wie de veiling van de eerste vaart opent
option-manila-opener-random = Door loting
option-manila-opener-host = De host
option-manila-extra_round = Extra ronde
option-manila-extra_round-help = Alleen met drie spelers: wanneer de vierde plaatsingsronde komt
option-manila-extra_round-first = Vóór de eerste worp
option-manila-extra_round-second = Vóór de tweede worp
option-manila-kick_off = Piraten pakken plaatsen af
option-manila-kick_off-help = Of piraten iemand van boord mogen zetten als geen boot op 13 een vrije plaats heeft
option-manila-kick_off-true = Ze mogen een passagier van boord zetten
option-manila-kick_off-false = Een volle boot is veilig
option-manila-stowaway = Verstekelingen
option-manila-stowaway-help = Waar je mag plaatsen zonder geld en zonder aandelen om te verpanden
option-manila-stowaway-seats = Alleen op een boot
option-manila-stowaway-anywhere = Overal behalve op de verzekering
option-manila-hidden_money = Geld
option-manila-hidden_money-help = Of iedereen ziet hoeveel geld de anderen hebben
option-manila-hidden_money-true = Verborgen tot het einde
option-manila-hidden_money-false = Open voor iedereen
option-manila-tie_break = Gelijk vermogen
option-manila-tie_break-help = Wat er gebeurt als de hoogste vermogens gelijk zijn
option-manila-tie_break-shared = De overwinning wordt gedeeld
option-manila-tie_break-cash = Het meeste geld wint, daarna de meeste aandelen
