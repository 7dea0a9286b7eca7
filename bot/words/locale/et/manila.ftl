### Manila: what its players read. Rules are in manila-rules.ftl, what pictures show in picture.ftl.
### Where an argument is "a ware" it is nutmeg, silk, ginseng or jade; a space is named as in engine/manila/board.py.
### A ware within a sentence has its cases as attributes: manila-cargo.genitive, manila-cargo.partitive.

## The game

game-manila = Manila
command-manila = Manila: võida oksjonil amet, laadi lodjad ja panusta neile, mis jõuavad sadamasse.
about-manila = Võida oksjonil sadamakapteni amet, laadi lodjad ja arva ära, millised jõuavad sadamasse enne piraate.
lasts-manila = 45 minutit, arvuti vastu 15

## Levels of AI seats

level-manila-beginner = Tekimadrus
level-manila-beginner-help = Algaja: on mängu korra näinud ja eksib enamiku käikudega
level-manila-easy = Tüürimees
level-manila-easy-help = Kerge: teab, mis raha toob, aga eksib tihti mõne peesoga
level-manila-steady = Kaupmees
level-manila-steady-help = Kindel: tunneb iga välja tõenäosusi ja teab, mida amet väärt on
level-manila-hard = Kapten
level-manila-hard-help = Raske: mõtleb terve reisi ette
level-manila-expert = Sadamakapten
level-manila-expert-help = Ekspert: kaalub enne iga käiku, kuidas reis võib kulgeda

## Nouns

manila-ware =
    { $ware ->
        [nutmeg] Muskaat
        [silk] Siid
        [ginseng] Ženšenn
       *[jade] Nefriit
    }
    .genitive =
        { $ware ->
            [nutmeg] Muskaadi
            [silk] Siidi
            [ginseng] Ženšenni
           *[jade] Nefriidi
        }
manila-cargo =
    { $ware ->
        [nutmeg] muskaat
        [silk] siid
        [ginseng] ženšenn
       *[jade] nefriit
    }
    .genitive =
        { $ware ->
            [nutmeg] muskaadi
            [silk] siidi
            [ginseng] ženšenni
           *[jade] nefriidi
        }
    .partitive =
        { $ware ->
            [nutmeg] muskaati
            [silk] siidi
            [ginseng] ženšenni
           *[jade] nefriiti
        }

## Heading and turn

manila-heading = Manila · { $voyage }. reis · { $stage }
manila-stage =
    { $phase ->
        [auction] Oksjon
        [pledge] Laen
        [buy] Aktsia
        [load] Laadimine
        [start] Stardiväljad
        [place] Paigutus { $lap }/{ $laps }
        [board] Pardaleminek
        [pilot] Lootsid
        [plunder] Rüüstamine
       *[over] Lõpp
    }
manila-turn-auction =
    { $bid ->
        [0] { $who }, alusta sadamakapteni ameti oksjonit või passi.
       *[other] { $who }, paku üle või passi: { $bidder } pakkus { $bid }.
    }
manila-turn-pledge =
    { $who }, pandi aktsiaid, et maksta { $purpose ->
        [office] ameti
        [share] aktsia
        [space] valitud välja
       *[repairs] remondi
    } eest.
manila-turn-buy = { $who }, osta aktsia või jäta ostmata.
manila-turn-load = { $who }, mis kaup jääb maha?
manila-turn-start = { $who }, vali stardiväljad.
manila-turn-place =
    { $stowaway ->
        [yes] { $who }, sõida salareisijana kaasa või ära enam paiguta ({ $lap }/{ $laps }).
       *[no] { $who }, paiguta käsilane või ära enam paiguta ({ $lap }/{ $laps }).
    }
manila-turn-board =
    { $rank ->
        [captain] { $who }, mine piraadikaptenina pardale või jää.
       *[second] { $who }, mine teise piraadina pardale või jää.
    }
manila-turn-pilot =
    { $pilot ->
        [small] { $who }, tüüri väikese lootsina või loobu.
       *[large] { $who }, tüüri suure lootsina või loobu.
    }
manila-turn-plunder = { $who }, saada rüüstatud lodi sadamasse või dokki.

## The decision, as everybody sees it

manila-choose-pass = Passi
manila-choose-stop = Ära enam paiguta
manila-choose-bid = Paku { $bid }
manila-choose-bid-other = Paku…
manila-ask-auction-office = Sadamakapten võib osta aktsia, laadib lodjad ja paigutab esimesena.
manila-ask-auction-loan = Üle { $cash } pakkudes pandid aktsiaid: igaüks annab kohe { $loan }, lunastada maksab { $redeem }.
manila-ask-auction = { $bidder } juhib pakkumisega { $bid }.
manila-ask-bid-title = Sadamakapteni ameti oksjon
manila-ask-bid = Sinu pakkumine, { $least } kuni { $most }
manila-ask-bid-hint = Sul on { $cash }. { $loan ->
    [yes] Sellest üle pandid aktsiaid: igaüks annab kohe { $brings }, maksab lõpuks { $redeem }.
   *[no] {""}
}
manila-ask-pledge =
    { $due ->
        [0] Hind on { $amount }: { $seen ->
            [own] vali panditavad aktsiad
           *[public] vajuta nuppu **Minu käsi**
        }.
       *[other] Hind on { $amount }, sellest { $due } on veel puudu: { $seen ->
            [own] vali panditavad aktsiad
           *[public] vajuta nuppu **Minu käsi**
        }.
    }
manila-loan = { $shares ->
    [one] pandid aktsia: kohe { $loan }, lunastus { $redeem }
   *[other] pandid { $shares } aktsiat: kohe { $loan }, lunastus { $redeem }
}
manila-menu-buy = Osta aktsia
manila-choose-buy = { manila-ware } · maksa { $price }
manila-choose-buy-hint = praegu väärt { $value } · pangas on veel { $left }
manila-ask-buy = -# Sinu aktsiad on nupu **{ button-hand }** all.
manila-choose-buy-none = Ära osta
manila-choose-leave = Jäta maha { manila-cargo }
manila-ask-load = -# Kolm kaupa sõidab; neljas ei saa sel reisil kallineda.
manila-ask-place = -# Käsilane on sinu panus väljale: selle number on pildil punane.
manila-ask-start = Kolm stardivälja annavad kokku 9. Kõigepealt { manila-cargo }:
manila-ask-start-rest = { manila-ware } alustab väljalt { $space }. Ülejäänud kaks:
manila-choose-on = Väli { $space }
manila-menu-start = Vali stardiväljad
manila-punt-on = { manila-ware } { $space }
manila-punt-chance = { manila-cargo } { $chance }
manila-choose-start-hint = Sadamasse jõuab: { $chances }
manila-menu-place = { $order ->
    [gain] Paiguta · parim tulu ees
   *[board] Paiguta · laua numbrid
}
manila-choose-seat = { manila-ware } · maksa { $price } · toob { $earns } · { $chance }
manila-choose-seat-hint =
    { $aboard ->
        [one] Lodi väljal { $space } · { $profit }, kui keegi juurde ei tule
       *[other] Lodi väljal { $space } · { $aboard } reisija peale { $profit }
    } · { $seats ->
        [0] rohkem kohti pole
        [one] jääb veel 1 koht
       *[other] jääb veel { $seats } kohta
    }
manila-choose-letter =
    { $kind ->
        [port] Sadam { $letter }
       *[yard] Dokk { $letter }
    } · maksa { $price } · toob { $earns } · { $chance }
manila-choose-letter-hint =
    { $kind ->
        [port] { $punts ->
            [1] Toob raha, kui vähemalt üks lodi jõuab sadamasse
            [2] Toob raha, kui vähemalt kaks lotja jõuab sadamasse
           *[other] Toob raha, kui kõik kolm lotja jõuavad sadamasse
        }
       *[yard] { $punts ->
            [1] Toob raha, kui vähemalt üks lodi teeb avarii
            [2] Toob raha, kui vähemalt kaks lotja teeb avarii
           *[other] Toob raha, kui kõik kolm lotja teevad avarii
        }
    }
manila-choose-pirate =
    { $rank ->
        [captain] Piraadikapten
       *[second] Teine piraat
    } · maksa { $price } · toob kuni { $earns } · { $chance }
manila-choose-pirate-hint = { $rank ->
    [captain] Saab väljal 13 lotjade tulu ja otsustab, kuhu need lähevad
   *[second] Saab poole väljal 13 olevate lotjade tulust
}
manila-choose-pilot-space =
    { $pilot ->
        [small] Väike loots
       *[large] Suur loots
    } · maksa { $price }
manila-choose-pilot-space-hint =
    { $pilot ->
        [small] Liigutab enne viimast viset üht lotja 1 võrra
       *[large] Liigutab enne viimast viset üht lotja kuni 2 või kaht 1 võrra
    }
manila-choose-never = { $hope ->
    [own] Tasub end ainult siis, kui lootsina ise aitad
    [pilot] Tasub end ainult lootsi abil
   *[none] Sel reisil ei saa siit enam midagi
}
manila-choose-insurance = Kindlustus · saad { $fee }
manila-choose-insurance-hint = Maksad ühe avarii eest { $one }, kahe eest { $two }, kolme eest { $three } · oodata on umbes { $bill }
manila-ask-board =
    { $rank ->
        [captain] Pardal oled reisija nagu iga teine ja kapteniks saab teine piraat.
       *[second] Pardal oled reisija nagu iga teine.
    }
manila-menu-board = Mine pardale või jää
manila-choose-stay = Jää
manila-choose-board = Pardale: { manila-cargo } · toob { $earns }
manila-choose-kick = { manila-ware }, { $seat }. koht · tõsta pardalt { $name } · toob { $earns }
manila-ask-pilot = Milline lodi?
manila-ask-steer = { manila-ware } on väljal { $space }. Kuhu tüürid?
manila-ask-steer-two = Kaks lotja, kumbki ühe välja võrra: { $punts }
manila-choose-two-punts = Kaks lotja
manila-menu-pilot = { $order ->
    [gain] Tüüri · sulle parim ees
   *[board] Vali, kuhu tüürid
}
manila-choose-decline = Loobu
manila-choose-steer =
    { manila-ware } { $direction ->
        [on] { $steps } edasi
       *[back] { $steps } tagasi
    }{ $space ->
        [14] {", "}sadamasse
       *[other] {", "}väljale { $space }
    }
manila-choose-steer-hint = { manila-ware } sadamasse: { $after } (sinuta: { $before })
manila-ask-plunder = Sadamas tõuseb { $wares } ja sealne täht toob raha; dokis tuleb maksta remondi eest.
manila-choose-send =
    { $berth ->
        [port] { manila-ware } sadamasse { $letter }
       *[yard] { manila-ware } dokki { $letter }
    }

## What happened

manila-line-dealt = Sinu aktsiad: { $wares }
manila-line-turned = { $pledged ->
    [yes] Pantisid { $ware ->
        [nutmeg] 🟤 muskaadiaktsia
        [silk] 🔵 siidiaktsia
        [ginseng] 🟡 ženšenniaktsia
        [jade] 🟢 nefriidiaktsia
       *[other] aktsia ({ $cargo })
    }
   *[no] Lunastasid { $ware ->
        [nutmeg] 🟤 muskaadiaktsia
        [silk] 🔵 siidiaktsia
        [ginseng] 🟡 ženšenniaktsia
        [jade] 🟢 nefriidiaktsia
       *[other] aktsia ({ $cargo })
    }
}
manila-line-voyage = Reis { $voyage }: { $name } alustab oksjonit
manila-line-bid = { $name } pakkus { $amount }
manila-line-passed = { $name } passis
manila-line-cannot-bid = { $name } ei saa rohkem pakkuda
manila-line-master = { $name } sai { $price } peesoga sadamakapteniks
manila-line-unbid = Keegi ei pakkunud: sadamakapten on { $name }, hind { $price }
manila-line-due =
    { $name } vajab laenu, et maksta { $purpose ->
        [office] ameti
        [share] aktsia
        [space] valitud välja
       *[repairs] remondi
    } eest
manila-line-borrowed =
    { $shares ->
        [one] { $name } pantis aktsia ja sai { $amount }
       *[other] { $name } pantis { $shares } aktsiat ja sai { $amount }
    }
manila-line-redeemed = { $shares ->
    [one] { $name } lunastas aktsia ja maksis { $amount }
   *[other] { $name } lunastas { $shares } aktsiat ja maksis { $amount }
}
manila-line-share = { $name } ostis { $ware ->
    [nutmeg] 🟤 muskaadiaktsia
    [silk] 🔵 siidiaktsia
    [ginseng] 🟡 ženšenniaktsia
    [jade] 🟢 nefriidiaktsia
   *[other] aktsia ({ $cargo })
}, hind { $price }
manila-line-no-share = { $name } ei ostnud aktsiat
manila-line-loaded = { $name } laadis peale: { $wares }
manila-line-launched = { $name } saatis teele: { $spaces }
manila-line-placed =
    { $name } võttis { $space ->
        [nutmeg] 🟤 muskaadilodja koha
        [silk] 🔵 siidilodja koha
        [ginseng] 🟡 ženšennilodja koha
        [jade] 🟢 nefriidilodja koha
        [port_a] sadama A
        [port_b] sadama B
        [port_c] sadama C
        [yard_a] doki A
        [yard_b] doki B
        [yard_c] doki C
        [pirate_captain] piraadikapteni koha
        [pirate_second] teise piraadi koha
        [pilot_small] väikese lootsi koha
       *[pilot_large] suure lootsi koha
    }, hind { $price }
manila-line-stowaway = { manila-line-placed }, salareisijana
manila-line-insurance = { $name } kindlustas reisi: +{ $amount }
manila-line-done-placing = { $name } rohkem ei paiguta
manila-line-skipped = { $name } jättis korra vahele
manila-line-no-space = { $name } ei leidnud sobivat välja
manila-line-outcomes = { $head } → { $outcomes }
manila-line-rolled = 🎲 Vise: { $dice }
manila-line-on-13 = { manila-cargo } on väljal 13
manila-line-arrived = { manila-cargo } jõudis sadamasse { $letter }
manila-line-wrecked = { manila-cargo } läks dokki { $letter }
manila-line-piloted = { $name } tüüris: { $moves }
manila-line-steered =
    { $space ->
        [14] { $cargo } sadamasse
       *[other] { $cargo } väljale { $space }
    }
manila-line-no-pilot = { $name } loobus tüürimisest
manila-line-stayed = { $name } jäi piraadilaevale
manila-line-boarded = { $name } läks { $ware ->
    [nutmeg] 🟤 muskaadilodja
    [silk] 🔵 siidilodja
    [ginseng] 🟡 ženšennilodja
    [jade] 🟢 nefriidilodja
   *[other] lodja ({ $cargo })
} pardale
manila-line-kicked = { $name } võttis { $ware ->
    [nutmeg] 🟤 muskaadilodjal
    [silk] 🔵 siidilodjal
    [ginseng] 🟡 ženšennilodjal
    [jade] 🟢 nefriidilodjal
   *[other] lodjal ({ $cargo })
} endale mängija { $other } istekoha
manila-line-plundered = { $names } { $count ->
    [one] rüüstas
   *[other] rüüstasid
} { $ware ->
    [nutmeg] 🟤 muskaadilodja
    [silk] 🔵 siidilodja
    [ginseng] 🟡 ženšennilodja
    [jade] 🟢 nefriidilodja
   *[other] lodja ({ $cargo })
}
manila-line-sent = { $name } saatis { $ware ->
    [nutmeg] 🟤 muskaadilodja
    [silk] 🔵 siidilodja
    [ginseng] 🟡 ženšennilodja
    [jade] 🟢 nefriidilodja
   *[other] lodja ({ $cargo })
} { $berth ->
    [port] sadamasse
   *[yard] dokki
}
manila-line-gain = { $name } +{ $amount } ({ $parts })
manila-line-loss = { $name } −{ $amount } ({ $parts })
manila-line-from-cargo = { manila-cargo } { $amount }
manila-line-from-plunder = { manila-cargo.genitive } rüüstamine { $amount }
manila-line-from-letter =
    { $kind ->
        [port] sadam { $letter } { $amount }
       *[yard] dokk { $letter } { $amount }
    }
manila-line-lost-cargo =
    { $why ->
        [plundered] { manila-cargo } rüüstati
       *[wrecked] { manila-cargo } läks dokki
    }
manila-line-lost-letter =
    { $kind ->
        [port] sadam { $letter } tühi
       *[yard] dokk { $letter } tühi
    }
manila-line-lost-pirate = rüüstamist ei olnud
manila-line-fee = kindlustus { $amount }
manila-line-repairs = remont −{ $amount }
manila-line-bank-repairs = { $name } on rahata: pank maksab { $amount }
manila-line-market = 📈 { $rises }
manila-line-rise = { $cargo } tõuseb väärtuseni { $value }
manila-line-won =
    { $winners ->
        [one] { $names } võidab { $fortune } peesoga!
       *[other] { $names } jagavad võitu { $fortune } peesoga!
    }

## The board in words

manila-alt-heading = Manila, { $voyage }. reis, { $stage }.
manila-alt-turn = Otsustab { $name }.
manila-alt-bid = { $name } juhib pakkumisega { $amount }.
manila-alt-beaten = Enne seda: { $bids }.
manila-alt-outcome =
    Eelmine reis tõi raha: { $anybody ->
        [yes] { $paid }
       *[no] mitte kellelegi
    }.
manila-alt-paid = { $name } { $amount }
manila-alt-rises = { manila-ware } tõusis.
manila-alt-repairs = Avariid kindlustas { $name }: { $amount }.
manila-alt-board = { manila-ware }: tulu on { $profit } peesot, ühe reisija lisandudes { $each } igaühele pardal.
manila-alt-plunder = { manila-ware }: kirstus on { $profit }, igale piraadile { $each }; lodi läheb sadamasse { $port } või dokki { $yard }.
manila-alt-dice = Viimane vise: { $dice }.
manila-alt-punt =
    { manila-ware } { $berth ->
        [sea] väljal { $space }
        [port] sadamas { $letter }
       *[yard] dokis { $letter }
    }{ $plundered ->
        [yes] {", rüüstatud"}
       *[no] {""}
    }{ $crew ->
        [yes] {", pardal "}{ $names }
       *[no] {""}
    }.
manila-alt-space =
    { $space ->
        [port_a] sadam A
        [port_b] sadam B
        [port_c] sadam C
        [yard_a] dokk A
        [yard_b] dokk B
        [yard_c] dokk C
        [pirate_captain] kapten
        [pirate_second] teine piraat
        [pilot_small] väike loots
        [pilot_large] suur loots
       *[insurance] kindlustus
    } { $name }
manila-alt-spaces = Hõivatud: { $spaces }.
manila-alt-value = { manila-cargo } { $value } (alles { $left })
manila-alt-market = Turg: { $values }.
manila-alt-merchant =
    { $name }{ $master ->
        [yes] {" (sadamakapten)"}
       *[no] {""}
    }: { $money ->
        [open] { $cash ->
            [one] 1 peeso
           *[other] { $cash } peesot
        }{", "}
       *[hidden] {""}
    }{ $shares ->
        [one] 1 aktsia
       *[other] { $shares } aktsiat
    }{ $pledged ->
        [0] {""}
       *[other] {", "}{ $pledged } panditud
    }, { $accomplices ->
        [one] 1 käsilane
       *[other] { $accomplices } käsilast
    }{ $passed ->
        [yes] {", "}passis
       *[no] {""}
    }.
manila-text-dice = 🎲 Vise { $rolls }/3: { $dice }
manila-text-free = vaba ({ $price })
manila-text-vacant = vaba
manila-text-place =
    { $berth ->
        [sea] väljal { $space }
        [port] sadamas { $letter }
       *[yard] dokis { $letter }
    }{ $plundered ->
        [yes] {", rüüstatud"}
       *[no] {""}
    }
manila-text-punt = { $emoji } **{ manila-ware }** { $place }, tulu { $profit }: { $seats }
manila-text-letter = { $letter } (+{ $pays }) { $who }
manila-text-letter-punt = { $letter } (+{ $pays }) { $who } ← { $punt }
manila-text-letters =
    { $kind ->
        [port] ⚓ **Sadam** { $letters }
       *[yard] 🛠️ **Dokk** { $letters }
    }
manila-text-pirates = 🏴‍☠️ **Piraadid** kapten { $captain } · teine { $second }
manila-text-pilots = 🧭 **Lootsid** väike { $small } · suur { $large }
manila-text-insurance = 📜 **Kindlustus** (+10) { $who }
manila-text-market = **Must turg**
manila-text-ware =
    { $left ->
        [0] { $emoji } { manila-ware } { $value }, läbi müüdud
       *[other] { $emoji } { manila-ware } { $value }, alles { $left }
    }
manila-text-merchants = **Kaupmehed**
manila-text-merchant =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $master ->
        [yes] {" "}(sadamakapten)
       *[no] {""}
    }: { $money ->
        [open] { $cash ->
            [one] 1 peeso
           *[other] { $cash } peesot
        }
       *[hidden] raha varjatud
    }, { $shares ->
        [one] 1 aktsia
       *[other] { $shares } aktsiat
    }{ $pledged ->
        [0] {""}
       *[other] {" "}({ $pledged } panditud)
    }, { $accomplices ->
        [one] 1 käsilane
       *[other] { $accomplices } käsilast
    }{ $passed ->
        [yes] {", "}passis
       *[no] {""}
    }

## The hand

manila-hand-ware =
    { $emoji } { manila-ware }: { $count } × { $value } = **{ $worth }**{ $pledged ->
        [0] {""}
       *[other] {" "}({ $pledged } panditud)
    }
manila-hand-none = Aktsiaid ei ole
manila-hand-early = -# Väärtus 0, kuni kaup jõuab sadamasse.
manila-hand-cash =
    { $over ->
        [yes] Raha: **{ $cash }**
       *[no] { $credit ->
            [0] Raha: **{ $cash }**, krediiti enam pole
           *[other] Raha: **{ $cash }**, lisaks krediiti kuni { $credit }
        }
    }
manila-hand-debts = Võlad: **{ $debts }**
manila-hand-fortune = Varandus praegu: **{ $fortune }**
manila-hand-earned =
    { $result ->
        [nothing] Eelmine reis ei toonud sulle midagi.
        [gain] Eelmine reis tõi sulle **{ $total }**: { $sources }
       *[loss] Eelmine reis läks sulle maksma **{ $total }**: { $sources }
    }
manila-hand-alt-ware =
    { manila-cargo } { $count } × { $value }, kokku { $worth }{ $pledged ->
        [0] {""}
       *[other] , panditud { $pledged }
    }
manila-hand-alt =
    Sinu aktsiad: { $shares }. Raha { $cash }, krediit { $credit }, { $pledged ->
        [0] võlgu ei ole
       *[other] võlgu { $debts } (panditud aktsiaid { $pledged })
    }, varandus { $fortune }. Pantimine annab kohe { $loan }, välja lunastada maksab { $redeem }.
manila-hand-due = Sul on veel puudu **{ $due }**. Pandi mõni aktsia: igaüks annab kohe { $loan }, ja jääd võlgu { $redeem }.
manila-hand-loan = Sul on { $cash }. Kui hind on kõrgem, tuleb aktsiaid pantida: iga aktsia annab kohe { $loan }, välja lunastada maksab { $redeem }.
manila-hand-loans = Sul on { $cash }. Panditud aktsia annab kohe { $loan } ja lunastada maksab { $redeem }, nii et laen läheb lõpuks maksma { $cost }. Aktsia väärtus jääb sulle.
manila-choose-loans = Laenud…
manila-hand-idle = Praegu pole siin midagi otsustada.
manila-choose-pledge = Pandi { manila-cargo } · kohe { $loan }
manila-choose-redeem = Lunasta { manila-cargo } · maksa { $price }

## What is asked before a move

manila-sure-loan = **{ $choice }**: { $kind ->
        [bid] kui võidad, on vaja laenu, sest sul on { $cash }.
       *[price] hind on { $price } ja sul on { $cash }. Selleks on vaja laenu.
    } { $shares ->
        [one] Pandid ühe aktsia: see annab kohe { $loan } ja **läheb lõpuks maksma { $cost }**.
       *[other] Pandid { $shares } aktsiat: need annavad kohe { $loan } ja **lähevad lõpuks maksma { $cost }**.
    }
manila-sure-loan-button = Võta laen
manila-sure-pledge = **Kas pantida aktsia ({ manila-cargo })?** Saad kohe { $loan } ja võlgned { $redeem }: see **läheb lõpuks maksma { $cost }**.
manila-sure-pledge-button = Pandi { manila-cargo }
manila-sure-redeem = **Kas lunastada aktsia ({ manila-cargo })?** Maksad kohe { $price } ja sulle jääb { $cash } asemel { $left }. Partii lõpus maksaks see sama palju: { $price }.
manila-sure-redeem-button = Lunasta { manila-cargo }
manila-sure-never = **{ $choice }**: hind on { $price }, aga { $hope ->
    [pilot] midagi saab siit **ainult lootsi abil**.
   *[none] sel reisil **ei saa siit enam midagi**.
}
manila-sure-never-button = Paiguta ikkagi
manila-sure-stop = **Kas sel reisil enam mitte paigutada?** Paigutusvoore on koos praegusega veel { $rounds } ja need jätad kõik vahele.

## The end

manila-result-heading = { manila-line-won }
manila-result-ended = { $voyages }. reis tõstis väärtuseni { $value }: { $cargo }. Sellega partii lõppes.
manila-result-lead =
    { $lead ->
        [0] Viik mängijaga { $name }: otsustas viigireegel.
       *[other] Edu { $lead }, järgmine { $name }: { $most ->
            [cash] raha { $amount } võrra rohkem
            [shares] aktsiaid { $amount } väärtuses rohkem
           *[debt] võlgu { $amount } võrra vähem
        }
    }
manila-result-place = { $medal } { $name } **{ $fortune }**
manila-result-alt = Lõppseis pärast { $voyages ->
    [one] üht reisi
   *[other] { $voyages } reisi
}.
manila-result-alt-place = { $rank }. { $name }: { $fortune }, sellest raha { $cash }, aktsiad { $shares }, võlad { $debts }.

## House rules

option-manila-deal = Algaktsiad
option-manila-deal-help = Millised aktsiad segatakse, enne kui iga kaupmees saab kaks
option-manila-deal-twelve = Kolm igast kaubast, ülejäänud on avalikult pangas
option-manila-deal-all = Kõik kakskümmend aktsiat
option-manila-redeal = Uus jagamine
option-manila-redeal-help = Kui kaupmees saab alguses kaks sama kauba aktsiat, mida pole kellelgi teisel
option-manila-redeal-true = Aktsiad jagatakse uuesti
option-manila-redeal-false = Jääb nii, nagu jagati
option-manila-opener = Esimene alustaja
option-manila-opener-help = Kes alustab esimese reisi oksjonit
option-manila-opener-random = Loosiga
option-manila-opener-host = Võõrustaja
option-manila-extra_round = Lisavoor
option-manila-extra_round-help = Ainult kolme kaupmehega: kus on neljas paigutusvoor
option-manila-extra_round-first = Enne esimest viset
option-manila-extra_round-second = Enne teist viset
option-manila-kick_off = Piraat võtab koha
option-manila-kick_off-help = Kas piraat tohib reisija pardalt tõsta, kui ühelgi väljal 13 oleval lodjal pole vaba istekohta
option-manila-kick_off-true = Tohib reisija pardalt tõsta
option-manila-kick_off-false = Täis lodi on kaitstud
option-manila-stowaway = Salareisijad
option-manila-stowaway-help = Kuhu tohib paigutada kaupmees, kellel pole raha ega panditavaid aktsiaid
option-manila-stowaway-seats = Ainult lodja istekohale
option-manila-stowaway-anywhere = Kõikjale peale kindlustuse
option-manila-hidden_money = Raha
option-manila-hidden_money-help = Kas kõik näevad, kui palju raha teistel on
option-manila-hidden_money-true = Varjatud lõpuni
option-manila-hidden_money-false = Kõigile näha
option-manila-tie_break = Võrdne varandus
option-manila-tie_break-help = Mis saab siis, kui suurimad varandused on võrdsed
option-manila-tie_break-shared = Võit jagatakse
option-manila-tie_break-cash = Võidab, kel on rohkem raha, siis rohkem aktsiaid
