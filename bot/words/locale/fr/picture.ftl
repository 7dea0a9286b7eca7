### What pictures show. Pictures are small, so these texts are short.

picture-ware-nutmeg = Muscade
picture-ware-silk = Soie
picture-ware-ginseng = Ginseng
picture-ware-jade = Jade
picture-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [navy] bleu
    [violet] violet
    [teal] turquoise
    [pink] rose
    [lime] vert
   *[white] blanc
}
picture-voyage = Expédition { $voyage }
picture-stage-auction = Enchères
picture-stage-office = Capitainerie
picture-stage-place = Placement { $lap } sur { $laps }
picture-stage-board = Pirates
picture-stage-pilot = Pilotes
picture-stage-plunder = Pillage
picture-stage-over = Fin
picture-rolls = Lancer { $rolls } sur 3
picture-voyage-ended = Expédition { $voyage } finie
picture-under-way = Les bateaux sont en route
picture-in-port = port { $letter }
picture-in-yard = chantier { $letter }
picture-bid = offre { $bid }
picture-no-bid = Sans enchère
picture-nobody-paid = Aucun paiement
picture-rises = monte
picture-on-space = sur { $space }
picture-owes = doit les avaries
picture-master = capitaine du port
picture-price = action
picture-cargo = cargaison
picture-ports = Ports
picture-yards = Chantiers
picture-pirates = Pirates
picture-pilots = Pilotes
picture-insurance = Assurance
picture-captain = capit.
picture-second = second
picture-cash = argent
picture-passed = passe
picture-hand = Tes actions
picture-no-shares = aucune
picture-worth = valeur { $value }
picture-pledged = { $count } en gage
picture-pledge = Un gage : +{ $loan }, puis { $redeem } pour récupérer
picture-owed = { $count } en gage, { $amount } de dettes
picture-credit = crédit restant
picture-shares-worth = actions
picture-share-value = { picture-shares-worth }
picture-debts = dettes
picture-fortune = fortune
picture-result = Le décompte final
picture-wins = gagne
picture-share-win = gagnent ensemble
picture-fortunes = Fortunes par expédition
## What decided the game: each after the name of a merchant, with the gain or loss behind it.
picture-moment-plunder =
    { $ware ->
        [nutmeg] pille la muscade
        [silk] pille la soie
        [ginseng] pille le ginseng
       *[jade] pille le jade
    }
picture-moment-cargo =
    { $ware ->
        [nutmeg] livre la muscade
        [silk] livre la soie
        [ginseng] livre le ginseng
       *[jade] livre le jade
    }
picture-moment-port = a bien misé sur le port { $letter }
picture-moment-yard = a bien misé sur le chantier { $letter }
picture-moment-repairs = paie les avaries
picture-moment-market =
    { $ware ->
        [nutmeg] voit la muscade monter à { $value }
        [silk] voit la soie monter à { $value }
        [ginseng] voit le ginseng monter à { $value }
       *[jade] voit le jade monter à { $value }
    }
picture-seat-free = place libre
picture-host = hôte
picture-ai = IA
picture-rules = Règles maison
## Titles of the illustrations of the rules.
picture-lesson-auction = Les enchères
picture-lesson-master = Charger et mettre les bateaux à l’eau
picture-lesson-spaces = Les cases et leurs prix
picture-lesson-movement = Les bateaux avancent
picture-lesson-pirates = Les pirates sur 13
picture-lesson-pilots = Pilotes avant le dernier lancer
picture-lesson-payout = Ports et chantiers paient
picture-lesson-market = Le marché noir monte
picture-lesson-loans = Des actions en gage
