### Manila: what helps its players to decide and to look back. Arguments are named as in manila.ftl.

manila-chapter = Expédition { $voyage }

manila-numbered = { $number } · { $label }
manila-space =
    { $space ->
        [nutmeg] Muscade
        [silk] Soie
        [ginseng] Ginseng
        [jade] Jade
        [port_a] Port A
        [port_b] Port B
        [port_c] Port C
        [yard_a] Chantier A
        [yard_b] Chantier B
        [yard_c] Chantier C
        [pirate] Pirate
        [pilot_small] Petit pilote
        [pilot_large] Grand pilote
       *[insurance] Assurance
    }

## The decision at hand

manila-explain =
    { $phase ->
        [auction] L’enchère la plus haute donne la fonction de capitaine du port : acheter une action en premier, charger les bateaux, fixer leurs cases de départ et placer avant tout le monde. Enchéris à hauteur de ce que ça vaut pour toi, ou passe ; si tu passes, c’est pour toute cette expédition.
        [pledge] Un marchand qui doit plus qu’il n’a d’argent met des actions en gage. Chacune donne 12 tout de suite et coûte 15 à la fin, mais garde sa valeur pour lui.
        [buy] Le capitaine du port peut acheter une action à la banque, à sa valeur mais pour 5 au moins. Une marchandise qu’il va charger peut monter pendant cette expédition, et son action avec elle.
        [load] Trois marchandises partent et une reste à terre, où elle ne peut pas monter. Laisse celle qui sert plus aux autres qu’à toi.
        [start] Les trois cases de départ font 9 en tout. Parti de 5, un bateau arrive au port cinq fois sur six ; parti de 0, une fois sur quatre seulement. Donne donc de l’avance à tes marchandises.
        [place] Place un complice sur une case libre et paie son prix, ou passe pour le reste de l’expédition. Les bateaux paient s’ils arrivent au port, les ports et les chantiers selon le nombre de bateaux qui y finissent ; les pirates guettent ceux qui s’arrêtent sur 13.
        [board] Un bateau est sur 13, et le dernier lancer le fera rentrer quel que soit le dé. { $rank ->
            [captain] Monte à bord pour partager son gain comme tout le monde, ou reste et guette les bateaux qui s’arrêteront sur 13 à la fin.
           *[second] Monte à bord pour partager son gain comme tout le monde, ou reste ; si la première place s’est libérée, le second pirate devient capitaine.
        }
        [pilot] Le dernier lancer suit tout de suite les pilotes. Pousse un bateau là où tu gagnes le plus : le tien vers le port, ou un autre en arrière pour que d’autres y perdent.
        [plunder] Les pirates ont déjà la cargaison, et leur capitaine choisit où va le bateau. Au port, sa marchandise monte et la lettre du port paie ; au chantier naval, la lettre du chantier paie et l’assureur règle la note.
       *[over] La partie est finie. Revois-la pas à pas avec **Revoir**, ou rejoue avec **Revanche**.
    }

manila-named-buy = Action de { manila-cargo } · payer { $price }
manila-named-bids = Enchérir au choix entre { $least } et { $most }

## What the dice say of a choice

manila-fact = { $kind ->
    [pirate] { $price } pour { $pays } au plus, { $chance }
   *[sure] { $price } pour { $pays }, { $chance }
}
manila-fact-pilot = { $price } pour déplacer un bateau
manila-fact-stop = garde ton argent : { $cash }
manila-fact-insurance = { $fee } tout de suite, aucune avarie : { $chance }
manila-fact-punt = { manila-ware } au port : { $chance }
manila-fact-shares = tu en as { $count ->
    [0] aucune
   *[other] { $count }
}

## Odds

manila-odds-early =
    Les probabilités commencent quand les bateaux sont à l’eau. D’ici là, sur 100 expéditions, un bateau arrive au port :
    - parti de la case 5 : **84** fois
    - parti de la case 4 : **74** fois
    - parti de la case 3 : **63** fois
    - parti de la case 2 : **50** fois
    - parti de la case 1 : **38** fois
    - parti de la case 0 : **26** fois
manila-odds-heading = ### Probabilités de cette expédition
manila-odds-punt =
    { $emoji } { $fate ->
        [port] { manila-ware } : au port.
        [yard] { manila-ware } : en avarie.
        [plundered] { manila-ware } : aux mains des pirates.
        [safe] { manila-ware } sur { $space } : au port **à coup sûr**
        [lost] { manila-ware } sur { $space } : avarie **à coup sûr**
       *[open] { manila-ware } sur { $space } : au port **{ $port } %**{ $pirates ->
            [0] {""}
           *[other] {" "}· pirates **{ $pirates } %**
        } · avarie **{ $wreck } %**
    }
manila-odds-spaces = **Chances qu’un complice de plus rapporte** :
manila-odds-space = { $emoji } { $space } : { $chance ->
    [0] jamais
    [100] **à coup sûr**
   *[other] **{ $chance } %**
}
manila-odds-insurance = { $emoji } { $space } : **{ $fee }** tout de suite, à coup sûr · rien à rembourser : **{ $chance } %**
manila-odds-foot =
    -# Les dés seuls, sans pilote ni changement à bord. Un bateau sur 13 arrive au port, sauf si des pirates y guettent.

## Illustrations of the rules

manila-lesson-alt =
    { $subject ->
        [market] Le marché noir et les marchands : muscade et jade viennent de monter d’un cran, des anneaux marquent leur nouvelle valeur ; le jade à 30 met fin à la partie.
        [auction] Les enchères pour le port : la plus haute est en grand, celles qu’elle a battues reculent derrière elle ; en bas, les marchandises attendent avec leurs places et leurs prix.
        [master] Trois bateaux mis à l’eau sur les cases 2, 2 et 5, qui font 9 en tout.
        [spaces] Une expédition en cours : chaque case libre porte son prix sur une pièce.
        [movement] Après un lancer de 1, 4 et 4, chaque bateau a avancé selon son propre dé ; des traits montrent d’où il vient.
        [pirates] Le bateau des pirates sur la case 13, où deux bateaux se sont arrêtés, et ce que chacun rapporterait au pirate qui monte à bord.
        [pilots] Un petit pilote a fait avancer un bateau d’une case, juste avant le dernier lancer.
        [payout] Deux bateaux sont au port, lettres A et B, un au chantier naval, lettre A ; ceux qui avaient misé là touchent leur gain.
       *[loans] Une main d’actions avec leurs valeurs, dont quelques-unes en gage.
    }

## The end

manila-result-alt-moment = Expédition { $voyage } : { $name } { $change }.
