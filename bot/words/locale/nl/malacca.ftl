### Malacca: what its players read. Rules are in malacca-rules.ftl, what pictures show in malacca-picture.ftl.
### A card is a code of engine/malacca/cards.py; an action or item is attack, defence or trade; a character is a slug.

## Levels of AI seats

level-malacca-beginner = Dekzwabber
level-malacca-beginner-help = Beginner: zou zo graag piraat zijn en doorziet niemand
level-malacca-easy = Kanonnier
level-malacca-easy-help = Makkelijk: ruikt een rijk schip en gelooft half wat een inzet lijkt te zeggen
level-malacca-steady = Kaper
level-malacca-steady-help = Degelijk: leest inzetten en beurzen en onthoudt oude schepen
level-malacca-hard = Zeerover
level-malacca-hard-help = Moeilijk: onthoudt wat je gedaan hebt en bluft om elke munt
level-malacca-expert = Schrik van de zeestraat
level-malacca-expert-help = Expert: doet dat allemaal en speelt om te winnen, niet om rijk te zijn

## Nouns

malacca-card =
    { $card ->
        [a] Aanval
        [d] Verdediging
        [t] Handel
        [A2] Aanval +2
        [D2] Verdediging +2
        [T2] Handel ×2
        [AD] Aanval of verdediging
       *[DT] Verdediging of handel
    }
    .short =
        { $card ->
            [a] Aanval
            [d] Verdediging
            [t] Handel
            [A2] Aanval +2
            [D2] Verded. +2
            [T2] Handel ×2
            [AD] Aanval/verded.
           *[DT] Verded./handel
        }
malacca-action =
    { $action ->
        [attack] aanval
        [defence] verdediging
       *[trade] handel
    }
malacca-action-label =
    { $action ->
        [attack] Aanval
        [defence] Verdediging
       *[trade] Handel
    }
malacca-item =
    { $item ->
        [attack] betere aanval
        [defence] betere verdediging
       *[trade] betere handel
    }
malacca-character =
    { $character ->
        [morgan] Henry Morgan
        [pierre] Pierre Le Picard
        [orgonez] Rodrigo Orgonez
        [caesar] Black Caesar
        [zheng] Zheng He
        [sayyida] Sayyida al Hurra
        [laskarina] Laskarina
       *[ingrid] Ingrid Hammar
    }
malacca-power =
    { $character ->
        [morgan] 3 munten voor elke geslaagde verdediging
        [pierre] een munt aan het einde van elke ronde
        [orgonez] een volle beurs, maar geen gave
        [caesar] één munt per speler als iedereen hetzelfde speelt
        [zheng] 3 munten voor elke geslaagde handel
        [sayyida] trekt twee speciale kaarten en houdt er één
        [laskarina] begint met een speciale kaart
       *[ingrid] 3 munten voor elke geslaagde aanval
    }

## Heading and turn

malacca-heading =
    { $round ->
        [0] Malacca · { $stage }
       *[other] Malacca · Schip { $round } van { $rounds } · { $stage }
    }
malacca-stage =
    { $phase ->
        [character] Personages
        [purchase] Uitrusting
        [bet] Inzetten
        [wait] Wachtkaarten
        [keep] Speciale kaarten
       *[over] Einde
    }
malacca-chapter =
    { $round ->
        [0] Personages
       *[other] Schip { $round }
    }
malacca-turn =
    { $phase ->
        [character] { $who }, kies een personage.
        [purchase] { $who }: een stuk uitrusting kopen of niet?
        [bet] { $who }, leg een kaart en zet in{ $seen ->
            [own] .
           *[public] : open **Mijn hand**.
        }
        [wait] { $who }, zeg wat { $count ->
            [one] je wachtkaart is
           *[other] jullie wachtkaarten zijn
        }.
       *[keep] { $who }, houd een van de twee speciale kaarten{ $seen ->
            [own] .
           *[public] : open **Mijn hand**.
        }
    }

## The decision, as everybody sees it

malacca-ask-character-line = **{ $name }** · begint met { $purse } · { $power }
malacca-choose-character = { $name } · { $purse } munten
malacca-menu-item = Uitrusting kopen
malacca-choose-item =
    { $item ->
        [attack] Betere aanval
        [defence] Betere verdediging
       *[trade] Betere handel
    } · kost 5
malacca-choose-item-hint =
    { $bonus ->
        [one] brengt 1 munt op
       *[other] brengt { $bonus } munten op
    } telkens als het lukt · nog { $left }
malacca-choose-no-item = Geen uitrusting
malacca-ask-wait = Open tot nu toe: aanval { $attack }, verdediging { $defence }.
malacca-fact-wait = dan aanval { $attack }, verdediging { $defence }

## The private panel

malacca-hand-purse = Beurs **{ $purse }**
malacca-hand-purse-bet = Beurs **{ $purse }** en { $bet } op je kaart
malacca-hand-specials = Speciale kaarten: { $cards }
malacca-hand-no-specials = Geen speciale kaart
malacca-hand-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
malacca-hand-character = Jij bent { $name }: { $power }
malacca-hand-items = Uitrusting: { $items }
malacca-count-item =
    { $count ->
        [one] { malacca-item }
       *[other] { $count } × { malacca-item }
    }
malacca-hand-laid =
    { $bet ->
        [0] Voor je ligt { $card }, zonder inzet.
       *[other] Voor je ligt { $card }, met { $bet } erop.
    }
malacca-hand-under = Door jou onder de trekstapel: { $cards }
malacca-panel-cards = Aanval berooft het schip, verdediging slaat aanvallers af, handel verdient als niemand het berooft. Gelegd is gelegd.
malacca-panel-keep = Houd een van deze twee. De andere gaat ongezien onder de trekstapel.
malacca-panel-your-turn = Jij bent aan de beurt: kies aan de tafel.
malacca-panel-idle = Nu valt er niets te beslissen.
malacca-menu =
    { $bets ->
        [all] Kaart en inzet
       *[usual] Kaart en gewone inzet
    }
malacca-choose-bet =
    { $how ->
        [none] { $card } · geen inzet
        [all] { $card } · alles: { $bet }
       *[some] { $card } · inzet { $bet }
    }
malacca-named-bets = { $card } · zet iets in van { $least } tot { $most }
malacca-sure-all = **{ $card }: je hele beurs ({ $bet }) inzetten?** { $promise }. Een gelegde kaart kun je niet terugnemen.
malacca-sure-all-button = Alle { $bet } inzetten
malacca-choose-exact = { $card }…
malacca-ask-exact-title = { $card }
malacca-ask-exact = Jouw inzet, van 0 tot { $most }
malacca-ask-exact-hint = Je hebt { $purse ->
    [one] 1 munt
   *[other] { $purse } munten
}. Een gelegde kaart kun je niet terugnemen.
malacca-bet-attack =
    { $risk ->
        [0] Gekaapt: een deel van de buit. Verdedigd: niets verloren
       *[other] Gekaapt: een deel van de buit. Verdedigd: je verliest { $risk }
    }
malacca-bet-defence =
    { $bet ->
        [0] Verdedigd: een deel van hun inzetten en een kaart. Gekaapt: niets verloren
       *[other] Verdedigd: een deel van hun inzetten en een kaart. Gekaapt: je verliest { $bet }
    }
malacca-bet-trade = Verdedigd: je wint { $gain }. Gekaapt: je verliest { $bet }
malacca-bet-swab = Verdedigd: je krijgt 2 voor het zwabberen
malacca-bet-idle = Niets gewonnen, niets verloren
malacca-bet-waiting = Je beslist als alle kaarten open liggen
malacca-choose-wait = Het is { malacca-action }
malacca-choose-keep = { $card } houden

## What happened

malacca-line-parrot = 🦜 { $name } heeft de papegaai
malacca-line-ship = er komt een schip met { $value } binnen
malacca-line-character = { $name } is { malacca-character }
malacca-line-bought = { $name } koopt { malacca-item }
malacca-line-bet =
    { $amount ->
        [0] { $name } zet niets in
       *[other] { $name } zet { $amount } in
    }
malacca-line-ready = Klaar: { $names }
malacca-line-card = { $name } { $card }
malacca-line-wait = { $name } zegt: { malacca-action }
malacca-line-fought =
    { $captured ->
        [yes] ⚔️ { $attack } tegen { $defence }: het schip is **gekaapt**
       *[no] 🛡️ { $attack } tegen { $defence }: het schip is **verdedigd**
    }
malacca-recap =
    { $captured ->
        [yes] ⚔️ Vorige schip **gekaapt**, { $attack }:{ $defence }
       *[no] 🛡️ Vorige schip **verdedigd**, { $attack }:{ $defence }
    }
malacca-line-won = { $name } { $change }
malacca-line-nothing = Niemand wint of verliest een munt
malacca-line-drawn =
    { $count ->
        [one] { $names } trekt een speciale kaart
       *[other] { $names } trekken ieder een speciale kaart
    }
malacca-line-drawn-two = { $name } trekt twee speciale kaarten en houdt er één
malacca-line-rejected = { $name } houdt er één; de andere gaat onder de trekstapel
malacca-line-deck-empty = Er is geen speciale kaart meer voor { $name }
malacca-line-over =
    { $winners ->
        [one] 🏆 { $names } wint met { $purse ->
            [one] één munt
           *[other] { $purse } munten
        }
       *[other] 🏆 { $names } delen de overwinning, ieder met { $purse ->
            [one] één munt
           *[other] { $purse } munten
        }
    }

## The board in words

malacca-alt-heading = { $stage }.
malacca-alt-ship = In de zeestraat ligt een schip met { $value ->
    [one] 1 munt
   *[other] { $value } munten
}.
malacca-alt-no-ship = Nog geen schip.
malacca-alt-turn = Aan de beurt: { $names }.
malacca-alt-player =
    { $parrot ->
        [yes] { $name } met de papegaai
       *[no] { $name }
    }: { $purse }{ $specials ->
        [0] { "" }
        [one] , 1 speciale kaart
       *[other] , { $specials } speciale kaarten
    }{ $more }.
malacca-purse =
    { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }
malacca-purse-hidden = een verborgen beurs
malacca-card-down = een gedekte kaart met { $bet } erop
malacca-card-down-sealed = een gedekte kaart, de inzet geheim
malacca-card-open = { $card } met { $bet }
malacca-last-round =
    { $captured ->
        [yes] Het vorige schip, met { $ship }, is gekaapt, { $attack } tegen { $defence }
       *[no] Het vorige schip, met { $ship }, is verdedigd, { $attack } tegen { $defence }
    }
malacca-last-player = { $name }: { $card }, inzet { $bet }: { $change }
malacca-to-come = Schepen die nog niet gezien zijn: { $ships }. Speciale kaarten in de trekstapel: { $deck }.
malacca-no-more-ships = geen
malacca-text-ship = ⛵ **{ $value }** op het schip
malacca-text-no-ship = ⛵ Nog geen schip
malacca-text-player =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $parrot ->
        [yes] { " " }🦜
       *[no] { "" }
    } · { $purse }{ $more }
malacca-text-specials =
    { $count ->
        [one] 1 speciale kaart
       *[other] { $count } speciale kaarten
    }
malacca-part =
    { $kind ->
        [loot] buit { $change }
        [spoils] afgepakt { $change }
        [profit] handel { $change }
        [penalty] boete { $change }
        [bet] inzet { $change }
        [swabbing] zwabberen { $change }
        [equipment] uitrusting { $change }
        [character] personage { $change }
       *[no-card] geen kaart meer { $change }
    }

## The end

malacca-result-heading =
    { $winners ->
        [one] { $names } wint met { $purse ->
            [one] één munt
           *[other] { $purse } munten
        }
       *[other] { $names } delen de overwinning, ieder met { $purse ->
            [one] één munt
           *[other] { $purse } munten
        }
    }
malacca-result-ships =
    { $captured ->
        [0] { $ships ->
            [one] 1 schip
           *[other] { $ships } schepen
        }, geen enkel gekaapt
       *[other] { $ships ->
            [one] 1 schip
           *[other] { $ships } schepen
        }, { $captured } gekaapt
    }
malacca-result-place = { $medal } { $name } **{ $purse }**
malacca-result-alt = De eindstand na { $ships ->
    [one] één schip
   *[other] { $ships } schepen
}.
malacca-result-alt-place = { $rank }. { $name }: { $purse }.
malacca-result-alt-robbery = Grote roof: schip { $round }, { $loot ->
    [one] 1 munt
   *[other] { $loot } munten
} voor { $names }.

## Each decision in two sentences

malacca-explain =
    { $phase ->
        [character] Iedereen trekt twee personages en houdt er één; de beurs daarvan is het begingeld. Een gave brengt bij elk schip iets op, munten heb je meteen.
        [purchase] Wie de papegaai heeft, mag voor 5 één stuk uitrusting kopen, dat telkens iets opbrengt als die kaart lukt. Het is het meest waard in het begin, en als je die kaart vaak wilt spelen.
        [bet] Leg een kaart gedekt en zet er zoveel munten op als je wilt; met meer aanval dan verdediging wordt het schip gekaapt. Alleen handel heeft iets aan een inzet: bij aanval en verdediging is het bluf, en grote inzetten en rijke schepen lokken piraten.
        [wait] Alle kaarten liggen open, en een wachtkaart telt nu als een van beide soorten, met gewone sterkte. Tel aanval tegen verdediging, met en zonder die kaart: bij gelijke stand wint de verdediging.
        [keep] Een van de twee speciale kaarten houd je, de andere gaat onder de trekstapel. Niemand anders ziet welke.
       *[over] De partij is afgelopen. De volste beurs heeft gewonnen; even volle beurzen winnen samen.
    }

malacca-lesson-alt =
    { $subject ->
        [captured] Een schip met 9 munten, aanval 2 tegen verdediging 1. Rood handelt met 4 en verliest die; Geel valt aan zonder inzet en wint 8; Blauw valt aan met 2 en wint 8; Violet verdedigt met 3 en verliest die.
        [defended] Een schip met 7 munten, aanval 1 tegen verdediging 1. Rood handelt met 3 en wint 3; Geel handelt met 2 en wint 2; Blauw valt aan en betaalt 2; Violet verdedigt en trekt een speciale kaart.
       *[specials] De speciale kaarten: aanval +2, verdediging +2, handel ×2, en twee wachtkaarten, aanval of verdediging en verdediging of handel.
    }

## What is refused

why-malacca-another-decision =
    { $phase ->
        [character] Er worden personages gekozen. Neem een van de twee.
        [purchase] Er is uitrusting te koop. Koop een stuk of niets.
        [bet] Er wordt ingezet. Druk op Mijn hand en leg een kaart.
        [wait] Er wordt over wachtkaarten beslist. Zeg wat de jouwe is.
       *[keep] Er worden speciale kaarten getrokken. Houd een van de twee.
    }
why-malacca-decided = Je hebt al beslist. Wacht op de anderen.
why-malacca-card-not-held = Deze kaart heb je niet: { malacca-card }. Open je hand opnieuw en kies een andere kaart.
why-malacca-bet-above-purse =
    { $purse ->
        [0] Je beurs is leeg. Leg een kaart zonder inzet.
       *[other] Je hebt { $purse } en kunt niet meer inzetten. Kies een lagere inzet.
    }
why-malacca-waiting-cannot = { malacca-card }: deze kaart kan geen { malacca-action } zijn. Kies wat erop staat.
why-malacca-card-not-drawn = Deze kaart heb je niet getrokken: { malacca-card }. Houd een van de twee die je getrokken hebt.
why-malacca-item-sold-out = Dit is er niet meer: { malacca-item }. Kies een ander stuk of niets.
why-malacca-character-not-drawn = { malacca-character } is niet getrokken. Neem een van de twee die te kiezen zijn.

## The game and its house rules, in the lobby

game-malacca = Malacca
command-malacca = Malacca: twaalf schepen lang bluffen en inzetten, als bewaker of als piraat.
about-malacca = Twaalf rijke schepen varen voorbij: bewaak of beroof ze, en bluf erover.
lasts-malacca = 30 minuten, of 10 tegen AI
option-malacca-rounds = Schepen
option-malacca-rounds-help = Hoeveel van de twaalf schepen binnenkomen
option-malacca-rounds-6 = 6
option-malacca-rounds-8 = 8
option-malacca-rounds-12 = 12
option-malacca-characters = Personages
option-malacca-characters-help = Of iedereen een personage speelt, met een beurs en een gave
option-malacca-characters-true = Iedereen heeft er een
option-malacca-characters-false = Geen
option-malacca-character_choice = Keuze van personage
option-malacca-character_choice-help = Met personages: of je er een krijgt, of kiest uit twee
option-malacca-character_choice-1of1 = Je krijgt er een
option-malacca-character_choice-1of2 = Een van twee
option-malacca-equipment = Uitrusting
option-malacca-equipment-help = Of wie de papegaai heeft vóór elk schip een stuk mag kopen
option-malacca-equipment-true = Te koop
option-malacca-equipment-false = Geen
option-malacca-ships = Scheepswaarden
option-malacca-ships-help = Welke waarden de twaalf schepen hebben; de gedrukte zijn niet bekend
option-malacca-ships-reconstruction = 3 tot 13, onze reconstructie
option-malacca-ships-small = 3 tot 8, kleine schepen
option-malacca-ships-large = 8 tot 13, grote schepen
option-malacca-simultaneous_bets = Inzetten
option-malacca-simultaneous_bets-help = Of iedereen tegelijk inzet, wat met veel spelers sneller gaat
option-malacca-simultaneous_bets-true = Allemaal tegelijk, in het geheim
option-malacca-simultaneous_bets-false = Om de beurt
option-malacca-waiting = Wachtkaarten
option-malacca-waiting-help = Hoe over meerdere wachtkaarten beslist wordt
option-malacca-waiting-turn_order = Om de beurt
option-malacca-waiting-simultaneous_secret = Allemaal tegelijk, in het geheim
option-malacca-hidden_purse = Beurzen
option-malacca-hidden_purse-help = Of iedereen ziet hoeveel de anderen hebben
option-malacca-hidden_purse-true = Verborgen tot het einde
option-malacca-hidden_purse-false = Open voor iedereen
option-malacca-penalty_base = Boete
option-malacca-penalty_base-help = Waarvan verslagen aanvallers de helft betalen
option-malacca-penalty_base-after_bet = Van wat ze overhouden
option-malacca-penalty_base-before_bet = Van wat ze vóór de inzet hadden
option-malacca-swab_always = Zwabberen
option-malacca-swab_always-help = Wanneer je de 2 munten krijgt voor het zwabberen van het dek
option-malacca-swab_always-true = Ook op gekaapte schepen
option-malacca-swab_always-false = Op verdedigde schepen
option-malacca-zheng_needs_bet = Zheng He
option-malacca-zheng_needs_bet-help = Wanneer de bonus voor handel betaald wordt
option-malacca-zheng_needs_bet-true = Alleen met een inzet
option-malacca-zheng_needs_bet-false = Met of zonder inzet
option-malacca-trade_bonus_needs_attack = Betere handel
option-malacca-trade_bonus_needs_attack-help = Wanneer die uitrusting iets opbrengt
option-malacca-trade_bonus_needs_attack-true = Alleen op aangevallen schepen
option-malacca-trade_bonus_needs_attack-false = Op elk verdedigd schip
option-malacca-empty_deck = Lege trekstapel
option-malacca-empty_deck-help = Wat je krijgt als je een speciale kaart verdient en er geen meer is
option-malacca-empty_deck-nothing = Niets
option-malacca-empty_deck-2_silver = 2 zilver
option-malacca-tiebreak = Even volle beurzen
option-malacca-tiebreak-help = Wat er gebeurt als de volste beurzen gelijk zijn
option-malacca-tiebreak-shared = De overwinning wordt gedeeld
option-malacca-tiebreak-specials = De meeste speciale kaarten winnen
