### Malacca: what its players read. Rules are in malacca-rules.ftl, what pictures show in malacca-picture.ftl.
### A card is a code of engine/malacca/cards.py; an action or item is attack, defence or trade; a character is a slug.

## Levels of AI seats

level-malacca-beginner = Tekiküürija
level-malacca-beginner-help = Algaja: tahaks kangesti piraat olla, aga ei oska kedagi läbi näha
level-malacca-easy = Kahurimeister
level-malacca-easy-help = Kerge: haistab rikast laeva ja usub panuseid poolenisti
level-malacca-steady = Kaaper
level-malacca-steady-help = Kindel: loeb panuseid ja rahakotte ning mäletab vanu laevu
level-malacca-hard = Korsaar
level-malacca-hard-help = Raske: mäletab, mida sa tegid, ja teeskleb iga mündi nimel
level-malacca-expert = Väina hirm
level-malacca-expert-help = Ekspert: oskab seda kõike ja mängib võidu, mitte rikkuse nimel

## Nouns

malacca-card =
    { $card ->
        [a] Rünnak
        [d] Kaitse
        [t] Kauplemine
        [A2] Rünnak +2
        [D2] Kaitse +2
        [T2] Kauplemine ×2
        [AD] Rünnak või kaitse
       *[DT] Kaitse või kauplemine
    }
    .short =
        { $card ->
            [a] Ründa
            [d] Kaitse
            [t] Kauple
            [A2] Ründa +2
            [D2] Kaitse +2
            [T2] Kauple ×2
            [AD] Ründa/kaitse
           *[DT] Kaitse/kauple
        }
malacca-action =
    { $action ->
        [attack] rünnak
        [defence] kaitse
       *[trade] kauplemine
    }
malacca-action-label =
    { $action ->
        [attack] Rünnak
        [defence] Kaitse
       *[trade] Kauplemine
    }
malacca-item =
    { $item ->
        [attack] parem rünnak
        [defence] parem kaitse
       *[trade] parem kauplemine
    }
    .genitive =
        { $item ->
            [attack] parema rünnaku
            [defence] parema kaitse
           *[trade] parema kauplemise
        }
    .partitive =
        { $item ->
            [attack] paremat rünnakut
            [defence] paremat kaitset
           *[trade] paremat kauplemist
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
        [morgan] 3 münti iga eduka kaitse eest
        [pierre] üks münt iga vooru lõpus
        [orgonez] suur rahakott, eriomadusi pole
        [caesar] kui kõik käivad sama liiki kaardi, saab mündi iga mängija kohta
        [zheng] 3 münti iga eduka kauplemise eest
        [sayyida] tõmbab kaks spetsiaalset kaarti ja hoiab ühe
        [laskarina] alustab spetsiaalse kaardiga
       *[ingrid] 3 münti iga eduka rünnaku eest
    }

## Heading and turn

malacca-heading =
    { $round ->
        [0] Malacca · { $stage }
       *[other] Malacca · Laev { $round }/{ $rounds } · { $stage }
    }
malacca-stage =
    { $phase ->
        [character] Tegelaskujud
        [purchase] Varustus
        [bet] Panused
        [wait] Ootamiskaardid
        [keep] Spetsiaalsed kaardid
       *[over] Lõpp
    }
malacca-chapter =
    { $round ->
        [0] Tegelaskujud
       *[other] { $round }. laev
    }
malacca-turn = { $phase ->
    [character] { $count ->
        [one] { $who }, vali tegelaskuju.
       *[other] { $who }, valige tegelaskuju.
    }
    [purchase] { $who }, osta ese või jäta ostmata.
    [bet] { $count ->
        [one] { $who }, käi kaart ja panusta{ $seen ->
            [own] .
           *[public] : nupp **Minu käsi**.
        }
       *[other] { $who }, käige kaart ja panustage{ $seen ->
            [own] .
           *[public] : nupp **Minu käsi**.
        }
    }
    [wait] { $count ->
        [one] { $who }, ütle, mis su ootamiskaart on.
       *[other] { $who }, öelge, mis teie ootamiskaart on.
    }
   *[keep] { $count ->
        [one] { $who }, vali kahest spetsiaalsest kaardist üks endale{ $seen ->
            [own] .
           *[public] : nupp **Minu käsi**.
        }
       *[other] { $who }, valige kahest spetsiaalsest kaardist üks endale{ $seen ->
            [own] .
           *[public] : nupp **Minu käsi**.
        }
    }
}

## The decision, as everybody sees it

malacca-ask-character-line = **{ $name }** · alguses { $purse } · { $power }
malacca-choose-character = { $name } · { $purse } { $purse ->
    [one] münt
   *[other] münti
}
malacca-menu-item = Osta ese
malacca-choose-item =
    { $item ->
        [attack] Parem rünnak
        [defence] Parem kaitse
       *[trade] Parem kauplemine
    } · maksa 5
malacca-choose-item-hint =
    { $bonus ->
        [one] toob 1 mündi
       *[other] toob { $bonus } münti
    } iga õnnestumise eest · alles { $left }
malacca-choose-no-item = Ära osta
malacca-ask-wait = Seni avatud: rünnak { $attack }, kaitse { $defence }.
malacca-fact-wait = siis rünnak { $attack }, kaitse { $defence }

## The private panel

malacca-hand-purse = Rahakott **{ $purse }**
malacca-hand-purse-bet = Rahakott **{ $purse }** ja sinu kaardil { $bet }
malacca-hand-specials = Spetsiaalsed kaardid: { $cards }
malacca-hand-no-specials = Spetsiaalseid kaarte pole
malacca-hand-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
malacca-hand-character = Sinu tegelaskuju on { $name }: { $power }
malacca-hand-items = Varustus: { $items }
malacca-count-item =
    { $count ->
        [one] { malacca-item }
       *[other] { $count } × { malacca-item }
    }
malacca-hand-laid =
    { $bet ->
        [0] Sinu ees: { $card }, panuseta.
       *[other] Sinu ees: { $card }, panus { $bet }.
    }
malacca-hand-under = Sinu pandud paki alla: { $cards }
malacca-panel-cards = Rünnak röövib laeva, kaitse tõrjub ründajad, kauplemine teenib, kui keegi laeva ei röövi. Pandud kaart jääb.
malacca-panel-keep = Vali neist üks endale. Teine läheb paki alla, ilma et keegi seda näeks.
malacca-panel-your-turn = Sinu kord: vali lauas.
malacca-panel-idle = Praegu pole midagi otsustada.
malacca-menu =
    { $bets ->
        [all] Kaart ja panus
       *[usual] Kaart ja tavaline panus
    }
malacca-choose-bet =
    { $how ->
        [none] { $card } · panuseta
        [all] { $card } · kõik { $bet }
       *[some] { $card } · panus { $bet }
    }
malacca-named-bets = { $card } · panusta midagi vahemikus { $least } kuni { $most }
malacca-sure-all = **{ $card }: kas panustada kogu rahakott ({ $bet })?** { $promise }. Lauale pandud kaarti tagasi võtta ei saa.
malacca-sure-all-button = Panusta kõik { $bet }
malacca-choose-exact = { $card }…
malacca-ask-exact-title = { $card }
malacca-ask-exact = Sinu panus, 0 kuni { $most }
malacca-ask-exact-hint = Sul on { $purse ->
    [one] 1 münt
   *[other] { $purse } münti
}. Lauale pandud kaarti tagasi võtta ei saa.
malacca-bet-attack =
    { $risk ->
        [0] Kaaperdatud: osa saagist. Kaitstud: ei kaota midagi
       *[other] Kaaperdatud: osa saagist. Kaitstud: kaotad { $risk }
    }
malacca-bet-defence =
    { $bet ->
        [0] Kaitstud: osa ründajate panustest ja kaart. Kaaperdatud: ei kaota midagi
       *[other] Kaitstud: osa ründajate panustest ja kaart. Kaaperdatud: kaotad { $bet }
    }
malacca-bet-trade = Kaitstud: võidad { $gain }. Kaaperdatud: kaotad { $bet }
malacca-bet-swab = Kaitstud: saad teki küürimise eest 2
malacca-bet-idle = Ei võida ega kaota midagi
malacca-bet-waiting = Otsustad siis, kui kõik kaardid on avatud
malacca-choose-wait = See on { malacca-action }
malacca-choose-keep = Hoia: { $card }

## What happened

malacca-line-parrot = 🦜 Kapten on { $name }
malacca-line-ship = saabub laev, last { $value }
malacca-line-character = { $name } on { malacca-character }
malacca-line-bought = { $name } ostab { malacca-item.genitive }
malacca-line-bet =
    { $amount ->
        [0] { $name } ei panusta midagi
       *[other] { $name } panustab { $amount }
    }
malacca-line-ready = Valmis: { $names }
malacca-line-card = { $name } { $card }
malacca-line-wait = { $name } ütleb: { malacca-action }
malacca-line-fought =
    { $captured ->
        [yes] ⚔️ Rünnak { $attack }, kaitse { $defence }: laev on **kaaperdatud**
       *[no] 🛡️ Rünnak { $attack }, kaitse { $defence }: laev on **kaitstud**
    }
malacca-recap =
    { $captured ->
        [yes] ⚔️ Eelmine laev **kaaperdatud**, { $attack }:{ $defence }
       *[no] 🛡️ Eelmine laev **kaitstud**, { $attack }:{ $defence }
    }
malacca-line-won = { $name } { $change }
malacca-line-nothing = Keegi ei võida ega kaota müntigi
malacca-line-drawn =
    { $count ->
        [one] { $names } tõmbab spetsiaalse kaardi
       *[other] { $names } tõmbavad igaüks spetsiaalse kaardi
    }
malacca-line-drawn-two = { $name } tõmbab kaks spetsiaalset kaarti, millest jääb üks
malacca-line-rejected = { $name } hoiab ühe; teine läheb paki alla
malacca-line-deck-empty = Spetsiaalsed kaardid on otsas, ilma jääb { $name }
malacca-line-over =
    { $winners ->
        [one] 🏆 { $names } võidab { $purse } mündiga
       *[other] 🏆 { $names } jagavad võitu, igaühel { $purse } münti
    }

## The board in words

malacca-alt-heading = { $stage }.
malacca-alt-ship = Väinas on laev, last { $value ->
    [one] 1 münt
   *[other] { $value } münti
}.
malacca-alt-no-ship = Laeva veel pole.
malacca-alt-turn = Otsustab: { $names }.
malacca-alt-player =
    { $parrot ->
        [yes] { $name }, kapten
       *[no] { $name }
    }: { $purse }{ $specials ->
        [0] { "" }
        [one] , 1 spetsiaalne kaart
       *[other] , { $specials } spetsiaalset kaarti
    }{ $more }.
malacca-purse =
    { $coins ->
        [one] 1 münt
       *[other] { $coins } münti
    }
malacca-purse-hidden = varjatud rahakott
malacca-card-down = kaart pildiga allapoole, panus { $bet }
malacca-card-down-sealed = kaart pildiga allapoole, panus varjatud
malacca-card-open = { $card }, panus { $bet }
malacca-last-round =
    { $captured ->
        [yes] Viimane laev lastiga { $ship } kaaperdati (rünnak { $attack }, kaitse { $defence })
       *[no] Viimane laev lastiga { $ship } kaitsti ära (rünnak { $attack }, kaitse { $defence })
    }
malacca-last-player = { $name }: { $card }, panus { $bet }: { $change }
malacca-to-come = Tulemata laevad: { $ships }. Spetsiaalseid kaarte pakis: { $deck }.
malacca-no-more-ships = pole
malacca-text-ship = ⛵ Laeval **{ $value }**
malacca-text-no-ship = ⛵ Laeva veel pole
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
        [one] 1 spetsiaalne kaart
       *[other] { $count } spetsiaalset kaarti
    }
malacca-part =
    { $kind ->
        [loot] saak { $change }
        [spoils] ründajate panused { $change }
        [profit] kauplemine { $change }
        [penalty] karistus { $change }
        [bet] panus { $change }
        [swabbing] teki küürimine { $change }
        [equipment] varustus { $change }
        [character] tegelaskuju { $change }
       *[no-card] kaarti polnud { $change }
    }

## The end

malacca-result-heading =
    { $winners ->
        [one] { $names } võidab { $purse } mündiga
       *[other] { $names } jagavad võitu, igaühel { $purse } münti
    }
malacca-result-ships =
    { $captured ->
        [0] { $ships ->
            [one] 1 laev
           *[other] { $ships } laeva
        }, ühtki ei kaaperdatud
       *[other] { $ships ->
            [one] 1 laev
           *[other] { $ships } laeva
        }, neist kaaperdati { $captured }
    }
malacca-result-place = { $medal } { $name } **{ $purse }**
malacca-result-alt = Lõpp pärast { $ships ->
    [one] üht laeva
   *[other] { $ships } laeva
}.
malacca-result-alt-place = { $rank }. { $name }: { $purse }.
malacca-result-alt-robbery = Suur rööv: { $round }. laev, { $names }, { $loot ->
    [one] 1 münt
   *[other] { $loot } münti
}.

## Each decision in two sentences

malacca-explain =
    { $phase ->
        [character] Igaüks tõmbab kaks tegelaskuju ja valib neist ühe, kelle rahakotiga ta alustab. Eriomadus toob raha kogu partii jooksul, mündid on kohe käes.
        [purchase] Kapten võib osta 5 eest ühe eseme, mis toob raha iga oma liiki õnnestumise eest. Kõige rohkem on see väärt alguses ja siis, kui kavatsed seda kaarti tihti käia.
        [bet] Käi kaart pildiga allapoole ja pane sellele nii palju münte, kui tahad; kui rünnakut on rohkem kui kaitset, laev kaaperdatakse. Panusest on kasu ainult kauplemisel: rünnakul ja kaitsel on see teesklus, ning suured panused ja rikkad laevad meelitavad piraate ligi.
        [wait] Kõik kaardid on avatud ja ootamiskaardist saab nüüd üks selle kahest kaardist, tavalise tugevusega. Võrdle rünnakut ja kaitset sellega ja ilma selleta: võrdsuse korral jääb peale kaitse.
        [keep] Kahest spetsiaalsest kaardist üks jääb ja teine läheb paki alla. Keegi teine ei näe, kumb.
       *[over] Partii on läbi. Võitis kõige täiem rahakott; võrdsed jagavad võitu.
    }

malacca-lesson-alt =
    { $subject ->
        [captured] Laev 9 mündiga, rünnak 2, kaitse 1. Punane kaupleb panusega 4 ja kaotab selle; kollane ründab panuseta ja võidab 8; sinine ründab panusega 2 ja võidab 8; lilla kaitseb panusega 3 ja kaotab selle.
        [defended] Laev 7 mündiga, rünnak 1, kaitse 1. Punane kaupleb panusega 3 ja võidab 3; kollane kaupleb panusega 2 ja võidab 2; sinine ründab ja maksab 2; lilla kaitseb ja tõmbab spetsiaalse kaardi.
       *[specials] Spetsiaalsed kaardid: rünnak +2, kaitse +2, kauplemine ×2 ja kaks ootamiskaarti, rünnak või kaitse ning kaitse või kauplemine.
    }

## What is refused

why-malacca-another-decision =
    { $phase ->
        [character] Valitakse tegelaskujusid. Võta üks kahest.
        [purchase] Müügil on varustus. Osta ese või jäta ostmata.
        [bet] Tehakse panuseid. Vajuta nuppu „Minu käsi” ja käi kaart.
        [wait] Otsustatakse ootamiskaartide üle. Ütle, mis sinu oma on.
       *[keep] Tõmmatakse spetsiaalseid kaarte. Vali kahest üks endale.
    }
why-malacca-decided = Oled juba otsustanud. Oota teisi.
why-malacca-card-not-held = Sul pole sellist kaarti: { malacca-card }. Ava oma käsi uuesti ja vali mõni teine.
why-malacca-bet-above-purse =
    { $purse ->
        [0] Sinu rahakott on tühi. Käi kaart panuseta.
       *[other] Sul on { $purse } ja rohkem panustada ei saa. Vali väiksem panus.
    }
why-malacca-waiting-cannot = { malacca-card } ei saa olla { malacca-action }. Vali see, mis kaardil kirjas.
why-malacca-card-not-drawn = Sellist kaarti sa ei tõmmanud: { malacca-card }. Vali üks kahest, mille tõmbasid.
why-malacca-item-sold-out = Enam pole saada { malacca-item.partitive }. Vali mõni muu ese või jäta ostmata.
why-malacca-character-not-drawn = Sellist tegelaskuju ei tõmmatud: { malacca-character }. Võta üks kahest, keda pakutakse.

## The game and its house rules, in the lobby

game-malacca = Malacca
command-malacca = Malacca: teesklus ja panused kaheteistkümne laeva pärast, valvurina või piraadina.
about-malacca = Mööda sõidab kaksteist rikast laeva: valva või röövi neid ja teeskle.
lasts-malacca = 30 minutit, arvuti vastu 10
option-malacca-rounds = Laevad
option-malacca-rounds-help = Mitu laeva kaheteistkümnest tuleb
option-malacca-rounds-6 = 6
option-malacca-rounds-8 = 8
option-malacca-rounds-12 = 12
option-malacca-characters = Tegelaskujud
option-malacca-characters-help = Kas igaühel on tegelaskuju oma rahakoti ja eriomadusega
option-malacca-characters-true = Igaühel on
option-malacca-characters-false = Pole
option-malacca-character_choice = Tegelaskuju valik
option-malacca-character_choice-help = Kui mängitakse tegelaskujudega: kas saad ühe või valid kahest
option-malacca-character_choice-1of1 = Jagatakse üks
option-malacca-character_choice-1of2 = Üks kahest
option-malacca-equipment = Varustus
option-malacca-equipment-help = Kas kapten võib enne iga laeva eseme osta
option-malacca-equipment-true = Müügil
option-malacca-equipment-false = Pole
option-malacca-ships = Laevapakk
option-malacca-ships-help = Mis väärtused kaheteistkümnel laeval on; trükitud kaartide omi me ei tea
option-malacca-ships-reconstruction = 3 kuni 13, meie oletus
option-malacca-ships-small = 3 kuni 8, väikesed laevad
option-malacca-ships-large = 8 kuni 13, suured laevad
option-malacca-simultaneous_bets = Panused
option-malacca-simultaneous_bets-help = Kas kõik panustavad korraga, mis on paljude mängijatega kiirem
option-malacca-simultaneous_bets-true = Kõik korraga, salaja
option-malacca-simultaneous_bets-false = Üksteise järel
option-malacca-waiting = Ootamiskaardid
option-malacca-waiting-help = Kuidas otsustatakse, kui ootamiskaarte on mitu
option-malacca-waiting-turn_order = Üksteise järel
option-malacca-waiting-simultaneous_secret = Kõik korraga, salaja
option-malacca-hidden_purse = Rahakotid
option-malacca-hidden_purse-help = Kas kõik näevad, kui palju teistel on
option-malacca-hidden_purse-true = Varjatud lõpuni
option-malacca-hidden_purse-false = Kõigile näha
option-malacca-penalty_base = Karistus
option-malacca-penalty_base-help = Millest maksavad löödud ründajad poole
option-malacca-penalty_base-after_bet = Sellest, mis järele jäi
option-malacca-penalty_base-before_bet = Sellest, mis oli enne panust
option-malacca-swab_always = Teki küürimine
option-malacca-swab_always-help = Millal makstakse teki küürimise eest 2 münti
option-malacca-swab_always-true = Ka kaaperdatud laeval
option-malacca-swab_always-false = Kaitstud laeval
option-malacca-zheng_needs_bet = Zheng He
option-malacca-zheng_needs_bet-help = Millal ta kauplemise eest oma lisa saab
option-malacca-zheng_needs_bet-true = Ainult panusega
option-malacca-zheng_needs_bet-false = Panusega või ilma
option-malacca-trade_bonus_needs_attack = Parem kauplemine
option-malacca-trade_bonus_needs_attack-help = Millal kauplemise varustus raha toob
option-malacca-trade_bonus_needs_attack-true = Ainult rünnatud laeval
option-malacca-trade_bonus_needs_attack-false = Igal kaitstud laeval
option-malacca-empty_deck = Tühi pakk
option-malacca-empty_deck-help = Mida saab see, kes teenis spetsiaalse kaardi, kui neid enam pole
option-malacca-empty_deck-nothing = Mitte midagi
option-malacca-empty_deck-2_silver = 2 hõbemünti
option-malacca-tiebreak = Võrdsed rahakotid
option-malacca-tiebreak-help = Mis saab siis, kui kõige täiemad rahakotid on võrdsed
option-malacca-tiebreak-shared = Võit jagatakse
option-malacca-tiebreak-specials = Võidab, kellel on rohkem spetsiaalseid kaarte
