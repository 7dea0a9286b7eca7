### Manila: what its players read. Rules are in manila-rules.ftl, what pictures show in picture.ftl.
### Where an argument is "a ware" it is nutmeg, silk, ginseng or jade; a space is named as in engine/manila/board.py.

## The game

game-manila = Manila
command-manila = Manila : enchéris pour le port, charge les bateaux et mise sur ceux qui arriveront.
about-manila = Enchéris pour le port, charge les bateaux et mise sur ceux qui arriveront avant les pirates.
lasts-manila = 45 minutes, ou 15 contre des IA

## Levels of AI seats

level-manila-beginner = Matelot
level-manila-beginner-help = Débutant : a vu une partie et se trompe presque à chaque coup
level-manila-easy = Lieutenant
level-manila-easy-help = Facile : sait ce qui rapporte, à quelques pesos près
level-manila-steady = Marchand
level-manila-steady-help = Solide : connaît les probabilités de chaque case et le prix de la fonction
level-manila-hard = Capitaine
level-manila-hard-help = Difficile : pense à l’expédition d’après
level-manila-expert = Capitaine du port
level-manila-expert-help = Expert : imagine bien des suites de l’expédition avant chaque coup

## Nouns

manila-ware =
    { $ware ->
        [nutmeg] Muscade
        [silk] Soie
        [ginseng] Ginseng
       *[jade] Jade
    }
manila-cargo =
    { $ware ->
        [nutmeg] muscade
        [silk] soie
        [ginseng] ginseng
       *[jade] jade
    }

## Heading and turn

manila-heading = Manila · Expédition { $voyage } · { $stage }
manila-stage =
    { $phase ->
        [auction] Enchères
        [pledge] Emprunt
        [buy] Action
        [load] Cargaisons
        [start] Cases de départ
        [place] Placement { $lap } sur { $laps }
        [board] Pirates à bord
        [pilot] Pilotes
        [plunder] Pillage
       *[over] Fin
    }
manila-turn-auction =
    { $bid ->
        [0] { $who }, ouvre les enchères pour le port ou passe.
       *[other] { $who }, dépasse { $bid } ({ $bidder }) ou passe.
    }
manila-turn-pledge =
    { $who }, mets des actions en gage pour payer { $purpose ->
        [office] la fonction
        [share] l’action
        [space] la case
       *[repairs] les réparations
    }.
manila-turn-buy = { $who }, achète une action si tu veux.
manila-turn-load = { $who }, qu’est-ce qui reste à terre ?
manila-turn-start = { $who }, choisis les cases de départ.
manila-turn-place =
    { $stowaway ->
        [yes] { $who }, voyage clandestinement ou arrête de placer ({ $lap } sur { $laps }).
       *[no] { $who }, place un complice ou arrête de placer ({ $lap } sur { $laps }).
    }
manila-turn-board =
    { $rank ->
        [captain] { $who }, monte à bord comme capitaine pirate ou reste.
       *[second] { $who }, monte à bord comme second pirate ou reste.
    }
manila-turn-pilot =
    { $pilot ->
        [small] { $who }, déplace un bateau (petit pilote) ou renonce.
       *[large] { $who }, déplace un bateau (grand pilote) ou renonce.
    }
manila-turn-plunder = { $who }, envoie le bateau pillé au port ou au chantier naval.

## The decision, as everybody sees it

manila-choose-pass = Passer
manila-choose-stop = Ne plus placer
manila-choose-bid = Offrir { $bid }
manila-choose-bid-other = Autre…
manila-ask-auction-office = Le capitaine peut acheter une action, charge les bateaux et place d’abord.
manila-ask-auction-loan = Au-delà de { $cash }, tu engages des actions : +{ $loan } chacune, { $redeem } à rendre.
manila-ask-auction = Enchère la plus haute : { $bid }, par { $bidder }.
manila-ask-bid-title = Enchérir pour le port
manila-ask-bid = Ton enchère, de { $least } à { $most }
manila-ask-bid-hint = Tu as { $cash }. { $loan ->
    [yes] Au-delà : des actions en gage, { $brings } tout de suite, { $redeem } à la fin.
   *[no] {""}
}
manila-ask-pledge =
    { $due ->
        [0] Le prix est de { $amount } : { $seen ->
            [own] choisis les actions à mettre en gage
           *[public] appuie sur **Ma main**
        }.
       *[other] Le prix est de { $amount }, il manque encore { $due } : { $seen ->
            [own] choisis les actions à mettre en gage
           *[public] appuie sur **Ma main**
        }.
    }
manila-loan =
    { $shares ->
        [one] 1 action en gage : { $loan } tout de suite, { $redeem } pour la récupérer
       *[other] { $shares } actions en gage : { $loan } tout de suite, { $redeem } pour les récupérer
    }
manila-menu-buy = Acheter une action
manila-choose-buy = { manila-ware } · payer { $price }
manila-choose-buy-hint = vaut { $value } pour l’instant · { $left } encore à la banque
manila-ask-buy = -# Tes actions sont dans **{ button-hand }**.
manila-choose-buy-none = Aucune action
manila-choose-leave = À terre : { manila-cargo }
manila-ask-load = -# Trois partent ; la quatrième ne peut pas monter cette fois.
manila-ask-place = -# Un complice est ton pari sur une case : son numéro est rouge sur l’image.
manila-ask-start =
    Les trois cases de départ font 9 en tout. D’abord { $ware ->
        [nutmeg] la muscade
        [silk] la soie
        [ginseng] le ginseng
       *[jade] le jade
    } :
manila-ask-start-rest =
    { $ware ->
        [nutmeg] La muscade
        [silk] La soie
        [ginseng] Le ginseng
       *[jade] Le jade
    } part de { $space }. Les deux autres :
manila-choose-on = Case { $space }
manila-menu-start = Choisir les cases de départ
manila-punt-on = { manila-ware } { $space }
manila-punt-chance = { manila-cargo } { $chance }
manila-choose-start-hint = Au port : { $chances }
manila-menu-place = { $order ->
    [gain] Placer · meilleur d’abord
   *[board] Placer · numéros du plateau
}
manila-choose-seat = { manila-ware } · payer { $price } · rapporte { $earns } · { $chance }
manila-choose-seat-hint =
    { $aboard ->
        [one] Bateau sur { $space } · { $profit } si personne ne monte
       *[other] Bateau sur { $space } · { $profit } à partager à { $aboard }
    } · { $seats ->
        [0] puis complet
        [one] puis 1 place libre
       *[other] puis { $seats } places libres
    }
manila-choose-letter =
    { $kind ->
        [port] Port { $letter }
       *[yard] Chantier { $letter }
    } · payer { $price } · rapporte { $earns } · { $chance }
manila-choose-letter-hint =
    { $kind ->
        [port] { $punts ->
            [1] Paie si un bateau au moins arrive au port
            [2] Paie si deux bateaux arrivent au port
           *[other] Paie si les trois bateaux arrivent au port
        }
       *[yard] { $punts ->
            [1] Paie si un bateau au moins finit en avarie
            [2] Paie si deux bateaux finissent en avarie
           *[other] Paie si les trois bateaux finissent en avarie
        }
    }
manila-choose-pirate =
    { $rank ->
        [captain] Capitaine pirate
       *[second] Second pirate
    } · payer { $price } · rapporte jusqu’à { $earns } · { $chance }
manila-choose-pirate-hint =
    { $rank ->
        [captain] Prend le gain de chaque bateau sur 13 et choisit où il finit
       *[second] Prend la moitié du gain de chaque bateau sur 13
    }
manila-choose-pilot-space =
    { $pilot ->
        [small] Petit pilote
       *[large] Grand pilote
    } · payer { $price }
manila-choose-pilot-space-hint =
    { $pilot ->
        [small] Déplace un bateau de 1 avant le dernier lancer
       *[large] Déplace un bateau de 1 ou 2, ou deux de 1, avant le dernier lancer
    }
manila-choose-never = { $hope ->
    [own] Ne rapporte que si tu aides comme pilote
    [pilot] Ne rapporte que si un pilote aide
   *[none] Ne peut plus rien rapporter dans cette expédition
}
manila-choose-insurance = Assurance · recevoir { $fee }
manila-choose-insurance-hint = Tu paies { $one }, { $two } ou { $three } pour 1, 2 ou 3 avaries · environ { $bill } à prévoir
manila-ask-board =
    { $rank ->
        [captain] À bord, tu voyages comme tout le monde, et le second pirate passe capitaine.
       *[second] À bord, tu voyages comme tout le monde.
    }
manila-menu-board = Monter à bord ou rester
manila-choose-stay = Rester
manila-choose-board =
    Monter sur { $ware ->
        [nutmeg] la muscade
        [silk] la soie
        [ginseng] le ginseng
       *[jade] le jade
    } · rapporte { $earns }
manila-choose-kick = { manila-ware }, place { $seat } · débarquer { $name } · rapporte { $earns }
manila-ask-pilot = Quel bateau ?
manila-ask-steer =
    { $ware ->
        [nutmeg] La muscade
        [silk] La soie
        [ginseng] Le ginseng
       *[jade] Le jade
    } est sur { $space }. Quel cap ?
manila-ask-steer-two = Deux bateaux, une case chacun : { $punts }
manila-choose-two-punts = Deux bateaux
manila-menu-pilot = { $order ->
    [gain] Piloter · meilleur d’abord
   *[board] Choisir le cap
}
manila-choose-decline = Renoncer
manila-choose-steer =
    { manila-ware } { $direction ->
        [on] +{ $steps }
       *[back] −{ $steps }
    }{ $space ->
        [14] : au port
       *[other] : sur { $space }
    }
manila-choose-steer-hint = { manila-ware } au port : { $after } (sans toi : { $before })
manila-ask-plunder = Au port, la valeur monte ({ $wares }) et une lettre paie ; au chantier naval, des réparations à payer.
manila-choose-send =
    { $berth ->
        [port] { manila-ware } : au port { $letter }
       *[yard] { manila-ware } : au chantier { $letter }
    }

## What happened

manila-line-dealt = Tes actions : { $wares }
manila-line-turned =
    { $pledged ->
        [yes] Tu as mis en gage une action de { $cargo }
       *[no] Tu as récupéré une action de { $cargo }
    }
manila-line-voyage = Expédition { $voyage } : { $name } ouvre les enchères
manila-line-bid = { $name } enchérit à { $amount }
manila-line-passed = { $name } passe
manila-line-cannot-bid = { $name } ne peut plus enchérir
manila-line-master = { $name } devient capitaine du port pour { $price ->
    [one] { $price } peso
   *[other] { $price } pesos
}
manila-line-unbid = Aucune enchère : { $name } est capitaine du port{ $price ->
    [0] {", "}sans rien payer
   *[other] {" "}pour { $price }
}
manila-line-due =
    { $name } doit emprunter pour { $purpose ->
        [office] la fonction
        [share] l’action
        [space] la case
       *[repairs] les réparations
    }
manila-line-borrowed =
    { $shares ->
        [one] { $name } met une action en gage pour { $amount }
       *[other] { $name } met { $shares } actions en gage pour { $amount }
    }
manila-line-redeemed =
    { $shares ->
        [one] { $name } récupère une action pour { $amount }
       *[other] { $name } récupère { $shares } actions pour { $amount }
    }
manila-line-share = { $name } achète une action de { $cargo } pour { $price }
manila-line-no-share = { $name } n’achète pas d’action
manila-line-loaded = { $name } charge { $wares }
manila-line-launched = { $name } met à l’eau : { $spaces }
manila-line-placed =
    { $name } prend { $space ->
        [nutmeg] une place sur la 🟤 muscade
        [silk] une place sur la 🔵 soie
        [ginseng] une place sur le 🟡 ginseng
        [jade] une place sur le 🟢 jade
        [port_a] le port A
        [port_b] le port B
        [port_c] le port C
        [yard_a] le chantier A
        [yard_b] le chantier B
        [yard_c] le chantier C
        [pirate_captain] la case de capitaine pirate
        [pirate_second] la case de second pirate
        [pilot_small] la case du petit pilote
       *[pilot_large] la case du grand pilote
    } pour { $price }
manila-line-stowaway = { manila-line-placed }, en voyage clandestin
manila-line-insurance = { $name } assure l’expédition : +{ $amount }
manila-line-done-placing = { $name } ne place plus
manila-line-skipped = { $name } saute son tour
manila-line-no-space = { $name } ne trouve pas de case
manila-line-outcomes = { $head } : { $outcomes }
manila-line-rolled = 🎲 Lancer : { $dice }
manila-line-on-13 = { manila-cargo } sur 13
manila-line-arrived = { manila-cargo } au port { $letter }
manila-line-wrecked = { manila-cargo } au chantier { $letter }
manila-line-piloted = { $name } pilote : { $moves }
manila-line-steered =
    { $space ->
        [14] { $cargo } au port
       *[other] { $cargo } sur { $space }
    }
manila-line-no-pilot = { $name } ne déplace aucun bateau
manila-line-stayed = { $name } reste sur le bateau pirate
manila-line-boarded = { $name } monte sur le bateau de { $cargo }
manila-line-kicked = { $name } débarque { $other } du bateau de { $cargo }
manila-line-plundered =
    { $count ->
        [one] { $names } pille
       *[other] { $names } pillent
    } { $ware ->
        [nutmeg] la
        [silk] la
        [ginseng] le
       *[jade] le
    } { $cargo }
manila-line-sent =
    { $berth ->
        [port] { $name } envoie le bateau de { $cargo } au port
       *[yard] { $name } envoie le bateau de { $cargo } au chantier naval
    }
manila-line-gain = { $name } +{ $amount } ({ $parts })
manila-line-loss = { $name } −{ $amount } ({ $parts })
manila-line-from-cargo = { manila-cargo } { $amount }
manila-line-from-plunder = pillage de { manila-cargo } { $amount }
manila-line-from-letter =
    { $kind ->
        [port] port { $letter } { $amount }
       *[yard] chantier { $letter } { $amount }
    }
manila-line-lost-cargo =
    { $why ->
        [plundered] { manila-cargo } : pillage
       *[wrecked] { manila-cargo } au chantier
    }
manila-line-lost-letter =
    { $kind ->
        [port] port { $letter } vide
       *[yard] chantier { $letter } vide
    }
manila-line-lost-pirate = aucun pillage
manila-line-fee = assurance { $amount }
manila-line-repairs = réparations −{ $amount }
manila-line-bank-repairs = { $name } n’a plus rien : la banque paie { $amount }
manila-line-market = 📈 { $rises }
manila-line-rise = { $cargo } monte à { $value }
manila-line-won =
    { $winners ->
        [one] { $names } gagne avec { $fortune } pesos !
       *[other] { $names } se partagent la victoire avec { $fortune } pesos !
    }

## The board in words

manila-alt-heading = Manila, expédition { $voyage }, { $stage }.
manila-alt-turn = On attend : { $name }.
manila-alt-bid = Enchère la plus haute : { $amount }, par { $name }.
manila-alt-beaten = Enchères précédentes : { $bids }.
manila-alt-outcome =
    L’expédition d’avant a rapporté : { $anybody ->
        [yes] { $paid }
       *[no] rien
    }.
manila-alt-paid = { $name } { $amount }
manila-alt-rises = { manila-ware } : la valeur est montée.
manila-alt-repairs = Avaries à payer par { $name } : { $amount }.
manila-alt-board = { manila-ware } : { $profit } pesos à bord, soit { $each } chacun si un pirate monte.
manila-alt-plunder = Coffre du bateau ({ manila-cargo }) : { $profit }, soit { $each } par pirate ; le bateau peut aller au port { $port } ou au chantier naval { $yard }.
manila-alt-dice = Dernier lancer : { $dice }.
manila-alt-punt =
    { manila-ware } { $berth ->
        [sea] sur { $space }
        [port] au port { $letter }
       *[yard] au chantier naval { $letter }
    }{ $plundered ->
        [yes] {", après pillage"}
       *[no] {""}
    }{ $crew ->
        [yes] {", à bord : "}{ $names }
       *[no] {""}
    }.
manila-alt-space =
    { $space ->
        [port_a] port A
        [port_b] port B
        [port_c] port C
        [yard_a] chantier naval A
        [yard_b] chantier naval B
        [yard_c] chantier naval C
        [pirate_captain] capitaine pirate
        [pirate_second] second pirate
        [pilot_small] petit pilote
        [pilot_large] grand pilote
       *[insurance] assurance
    } { $name }
manila-alt-spaces = Cases prises : { $spaces }.
manila-alt-value = { manila-cargo } { $value } (reste { $left })
manila-alt-market = Marché noir : { $values }.
manila-alt-merchant =
    { $name }{ $master ->
        [yes] {" (capitaine du port)"}
       *[no] {""}
    } : { $money ->
        [open] { $cash ->
            [one] { $cash } peso
           *[other] { $cash } pesos
        }{", "}
       *[hidden] {""}
    }{ $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }{ $pledged ->
        [0] {""}
       *[other] {", dont "}{ $pledged } en gage
    }, { $accomplices ->
        [one] { $accomplices } complice
       *[other] { $accomplices } complices
    }{ $passed ->
        [yes] {", "}a passé
       *[no] {""}
    }.
manila-text-dice = 🎲 Lancer { $rolls } sur 3 : { $dice }
manila-text-free = libre ({ $price })
manila-text-vacant = libre
manila-text-place =
    { $berth ->
        [sea] sur { $space }
        [port] au port { $letter }
       *[yard] au chantier naval { $letter }
    }{ $plundered ->
        [yes] {", après pillage"}
       *[no] {""}
    }
manila-text-punt = { $emoji } **{ manila-ware }** { $place }, rapporte { $profit } : { $seats }
manila-text-letter = { $letter } (+{ $pays }) { $who }
manila-text-letter-punt = { $letter } (+{ $pays }) { $who } ← { $punt }
manila-text-letters =
    { $kind ->
        [port] ⚓ **Port** { $letters }
       *[yard] 🛠️ **Chantier naval** { $letters }
    }
manila-text-pirates = 🏴‍☠️ **Pirates** capitaine { $captain } · second { $second }
manila-text-pilots = 🧭 **Pilotes** petit { $small } · grand { $large }
manila-text-insurance = 📜 **Assurance** (+10) { $who }
manila-text-market = **Marché noir**
manila-text-ware =
    { $left ->
        [0] { $emoji } { manila-ware } { $value }, plus d’action
       *[other] { $emoji } { manila-ware } { $value }, reste { $left }
    }
manila-text-merchants = **Marchands**
manila-text-merchant =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $master ->
        [yes] {" "}(capitaine du port)
       *[no] {""}
    } : { $money ->
        [open] { $cash ->
            [one] { $cash } peso
           *[other] { $cash } pesos
        }
       *[hidden] argent caché
    }, { $shares ->
        [one] { $shares } action
       *[other] { $shares } actions
    }{ $pledged ->
        [0] {""}
       *[other] {" "}(dont { $pledged } en gage)
    }, { $accomplices ->
        [one] { $accomplices } complice
       *[other] { $accomplices } complices
    }{ $passed ->
        [yes] {", "}a passé
       *[no] {""}
    }

## The hand

manila-hand-ware =
    { $emoji } { manila-ware } : { $count } × { $value } = **{ $worth }**{ $pledged ->
        [0] {""}
       *[other] {" "}(dont { $pledged } en gage)
    }
manila-hand-none = Aucune action
manila-hand-early = -# Valeur 0 jusqu’à l’arrivée au port.
manila-hand-cash =
    { $over ->
        [yes] Argent : **{ $cash }**
       *[no] { $credit ->
            [0] Argent : **{ $cash }**, plus de crédit
           *[other] Argent : **{ $cash }**, et jusqu’à { $credit } à crédit
        }
    }
manila-hand-debts = Dettes : **{ $debts }**
manila-hand-fortune = Fortune actuelle : **{ $fortune }**
manila-hand-earned =
    { $result ->
        [nothing] L’expédition d’avant ne t’a rien rapporté.
        [gain] L’expédition d’avant t’a rapporté **{ $total }** : { $sources }
       *[loss] L’expédition d’avant t’a coûté **{ $total }** : { $sources }
    }
manila-hand-alt-ware =
    { $count } { manila-cargo } à { $value }, soit { $worth }{ $pledged ->
        [0] {""}
       *[other] , dont { $pledged } en gage
    }
manila-hand-alt =
    Tes actions : { $shares }. Argent { $cash }, crédit { $credit }, { $pledged ->
        [0] pas de dettes
       *[other] { $debts } de dettes pour { $pledged } en gage
    }, fortune { $fortune }. Une mise en gage donne { $loan } tout de suite ; la récupérer coûte { $redeem }.
manila-hand-due = Il te manque encore **{ $due }**. Mets une action en gage : chacune donne { $loan } tout de suite, et tu dois { $redeem }.
manila-hand-loan = Tu as { $cash } : au-delà, il faut mettre des actions en gage. Chacune donne { $loan } tout de suite et se récupère pour { $redeem }.
manila-hand-loans = Tu as { $cash }. Une action en gage donne { $loan } tout de suite et se récupère pour { $redeem } : un emprunt coûte donc { $cost } à la fin. Sa valeur te reste.
manila-choose-loans = Emprunts…
manila-hand-idle = Rien à décider ici pour l’instant.
manila-choose-pledge = En gage : { manila-cargo } · +{ $loan }
manila-choose-redeem = Récupérer : { manila-cargo } · payer { $price }

## What is asked before a move

manila-sure-loan = **{ $choice }** : { $kind ->
        [bid] si tu l’emportes, il faut un emprunt, car tu as { $cash }.
       *[price] le prix est de { $price } et tu as { $cash }. Il faut un emprunt.
    } { $shares ->
        [one] Une action est mise en gage : elle donne { $loan } tout de suite et **coûte { $cost } à la fin**.
       *[other] { $shares } actions sont mises en gage : elles donnent { $loan } tout de suite et **coûtent { $cost } à la fin**.
    }
manila-sure-loan-button = Emprunter
manila-sure-pledge = **Mettre en gage une action ({ manila-cargo }) ?** Tu reçois { $loan } tout de suite et tu devras { $redeem } : ça **coûte { $cost } à la fin**.
manila-sure-pledge-button = En gage : { manila-cargo }
manila-sure-redeem = **Récupérer une action ({ manila-cargo }) ?** Tu paies { $price } sur tes { $cash }, et il te reste { $left }. À la fin de la partie, cela coûterait les mêmes { $price }.
manila-sure-redeem-button = Récupérer : { manila-cargo }
manila-sure-never = **{ $choice }** coûte { $price } et { $hope ->
    [pilot] **ne rapporte que si un pilote aide**.
   *[none] **ne peut plus rien rapporter** dans cette expédition.
}
manila-sure-never-button = Placer quand même
manila-sure-stop = **Ne plus placer de cette expédition ?** Il reste { $rounds } tours de placement, celui-ci compris, et tu n’en joues aucun.

## The end

manila-result-heading = { manila-line-won }
manila-result-ended =
    Fin de la partie : { $voyages ->
        [one] la première expédition
       *[other] l’expédition { $voyages }
    } a porté { $cargo } à { $value }.
manila-result-lead =
    { $lead ->
        [0] À égalité avec { $name } : il a fallu départager.
       *[other] { $lead } d’avance sur { $name } : { $most ->
            [cash] { $amount } d’argent en plus
            [shares] { $amount } d’actions en plus
           *[debt] { $amount } de dettes en moins
        }
    }
manila-result-place = { $medal } { $name } **{ $fortune }**
manila-result-alt = Le décompte final après { $voyages ->
    [one] { $voyages } expédition
   *[other] { $voyages } expéditions
}.
manila-result-alt-place = { $rank }. { $name } : { $fortune }, dont { $cash } d’argent et { $shares } d’actions, moins { $debts } de dettes.

## House rules

option-manila-deal = Actions du début
option-manila-deal-help = Quelles actions on mélange avant que tout le monde en reçoive deux
option-manila-deal-twelve = Trois par marchandise, le reste à la banque
option-manila-deal-all = Les vingt actions
option-manila-redeal = Nouvelle distribution
option-manila-redeal-help = Si quelqu’un débute avec deux actions d’une marchandise que personne d’autre n’a
option-manila-redeal-true = On redistribue les actions
option-manila-redeal-false = On garde ce qui est distribué
option-manila-opener = Premières enchères
option-manila-opener-help = Qui ouvre les enchères de la première expédition
option-manila-opener-random = Par tirage au sort
option-manila-opener-host = L’hôte
option-manila-extra_round = Phase supplémentaire
option-manila-extra_round-help = À trois seulement : quand vient la quatrième phase de placement
option-manila-extra_round-first = Avant le premier lancer
option-manila-extra_round-second = Avant le deuxième lancer
option-manila-kick_off = Pirates et places prises
option-manila-kick_off-help = Les pirates peuvent-ils débarquer quelqu’un si tout est complet sur 13 ?
option-manila-kick_off-true = Ils peuvent débarquer quelqu’un
option-manila-kick_off-false = Un bateau complet ne risque rien
option-manila-stowaway = Voyages clandestins
option-manila-stowaway-help = Où peut-on se placer sans argent ni action à mettre en gage ?
option-manila-stowaway-seats = Sur les bateaux seulement
option-manila-stowaway-anywhere = Partout sauf à l’assurance
option-manila-hidden_money = Argent
option-manila-hidden_money-help = Voit-on combien d’argent ont les autres ?
option-manila-hidden_money-true = Caché jusqu’à la fin
option-manila-hidden_money-false = Visible par tout le monde
option-manila-tie_break = Fortunes égales
option-manila-tie_break-help = Quand les plus grandes fortunes sont égales
option-manila-tie_break-shared = Victoire partagée
option-manila-tie_break-cash = D’abord l’argent, puis le nombre d’actions
