### What the pictures of Malacca show. Pictures are small, so these texts are short.

malacca-picture-round = Navire { $round } sur { $rounds }
malacca-picture-casting = Malacca
malacca-picture-stage-character = Personnages
malacca-picture-stage-purchase = Équipement
malacca-picture-stage-bet = Mises
malacca-picture-stage-wait = Cartes d’attente
malacca-picture-stage-keep = Cartes spéciales
malacca-picture-stage-over = Fin
malacca-picture-doing-character = choisit un personnage
malacca-picture-doing-purchase = peut s’équiper
malacca-picture-doing-bet = pose une carte et mise
malacca-picture-doing-wait = décide d’une carte d’attente
malacca-picture-doing-keep = choisit sa carte spéciale
malacca-picture-several-bet = posent et misent en secret
malacca-picture-several-wait = décident des cartes d’attente
malacca-picture-cargo = charge
malacca-picture-no-ship = pas de navire
malacca-picture-this-ship = Ce navire
malacca-picture-last-ship = Précédent
malacca-picture-captured = capturé
malacca-picture-defended = défendu
malacca-picture-open = à découvert
malacca-picture-to-come = Navires à venir
malacca-picture-no-more = aucun
malacca-picture-part-bet = mise
malacca-picture-part-loot = butin
malacca-picture-part-spoils = prises
malacca-picture-part-profit = commerce
malacca-picture-part-penalty = amende
malacca-picture-part-swabbing = pont briqué
malacca-picture-part-equipment = équip.
malacca-picture-part-character = pouvoir
malacca-picture-part-no-card = sans carte
malacca-picture-part-special = carte
malacca-picture-character = { malacca-character }
malacca-picture-name-of-card =
    { $card ->
        [a] Attaque
        [d] Défense
        [t] Commerce
        [A2] Attaque +2
        [D2] Défense +2
        [T2] Commerce ×2
        [AD] Att. ou défense
       *[DT] Déf. ou com.
    }
malacca-picture-lesson-captured = Plus d’attaque que de défense : capturé
malacca-picture-lesson-defended = L’égalité est pour la défense
malacca-picture-lesson-specials = Cartes spéciales, jouées une fois
malacca-picture-hand = Ta main
malacca-picture-laid = posée
malacca-picture-drawn = Une à garder
malacca-picture-result = Le décompte final
malacca-picture-wins = gagne
malacca-picture-share-win = gagnent ensemble
malacca-picture-purses = Bourses par navire
malacca-picture-robberies = Les grands pillages
malacca-picture-robbery = Navire { $round }
