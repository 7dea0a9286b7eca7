### Why something is refused: what is the matter, and what can be done. Nothing has changed.

## At a table

why-not-seated = Tu n’as pas de place à cette table. Tu peux regarder, ou rejoindre la prochaine.
why-over = Cette partie est finie. Commences-en une autre pour rejouer.
why-unknown-move = Ce coup n’existe pas dans ce jeu. Choisis-en un sur le message de la table.
why-not-your-turn = C’est à { $name } de jouer. Ton tour viendra.
why-away = Une IA joue à ta place. Appuie d’abord sur **Me revoilà**, puis décide.
why-left-already = Tu l’as déjà quittée : une IA joue à ta place. **Me revoilà**, sur le message de la table, te la rend.
why-old-button = Ce bouton date d’un coup précédent et n’a rien fait. Tout est maintenant à jour.
why-forced = Tu n’as plus qu’un coup possible : je le joue pour toi dans un instant.

## In a lobby

why-lobby-size = Ce jeu ne se joue pas à { $size }. Joues-y à { $counts }.
why-lobby-count =
    { $seats ->
        [one] { $seats } place est prise
       *[other] { $seats } places sont prises
    }, et ce jeu se joue à { $counts }. Ajoute une IA, ou retires-en une.
why-lobby-hosting = C’est toi l’hôte, et tu as une place. Appuie sur **{ button-start }** quand il y a assez de monde.
why-lobby-seated = Tu as déjà une place ici. Attends que l’hôte commence.
why-lobby-outsider = Tu n’as pas de place ici. Appuie d’abord sur Rejoindre.
why-lobby-level = Il n’y a pas d’IA de ce niveau. Choisis-en une dans le menu.
why-lobby-no-ai = Il n’y a aucune IA ici. Ajoutes-en une d’abord avec le menu.
why-lobby-numbers = Cette liste ne va pas. Écris { $count } nombres entiers de { $least } à { $most }, avec des espaces entre eux.
why-lobby-option = Cette règle maison ne se règle pas ainsi. Choisis une valeur dans son menu.
why-lobby-few =
    { $seats ->
        [one] Seulement { $seats } place prise, et il en faut { $least }. Ajoute une IA, ou attends du monde.
       *[other] Seulement { $seats } places prises, et il en faut { $least }. Ajoute une IA, ou attends du monde.
    }
why-lobby-host = C’est réservé à l’hôte : demande à <@{ $host }>.
why-lobby-full = Les { $seats } places sont prises. Tu peux regarder, ou ouvrir ta propre table.

## In Manila. Where an argument is "a ware" it is nutmeg, silk, ginseng or jade.

why-manila-another-decision =
    { $phase ->
        [auction] Les enchères sont en cours. Enchéris ou passe.
        [pledge] Il reste quelque chose à payer. Mets d’abord une action en gage.
        [buy] Une action est à vendre. Achètes-en une, ou n’achète rien.
        [load] Il faut choisir les cargaisons. Choisis la marchandise qui reste à terre.
        [start] Il faut choisir les cases de départ. Choisis-les dans le menu.
        [place] On place les complices. Choisis une case ou passe.
        [board] Les pirates peuvent monter à bord. Choisis un bateau ou reste.
        [pilot] C’est aux pilotes. Choisis un déplacement ou renonce.
       *[plunder] Un bateau est pillé. Envoie-le au port ou au chantier naval.
    }
why-manila-clock-only = Un tour ne saute qu’une fois le temps écoulé. Choisis une case ou passe.
why-manila-bid-below-minimum = Cette enchère est trop basse. Enchéris à { $minimum } ou plus, ou passe.
why-manila-bid-above-ceiling = Même avec toutes tes actions en gage, tu ne peux pas payer plus de { $ceiling }. Enchéris moins, ou passe.
why-manila-share-sold-out = La banque n’a plus d’action de { manila-cargo }. Choisis une autre marchandise, ou n’achète rien.
why-manila-share-not-payable =
    Une action de { manila-cargo } coûte { $price }, et tu peux payer { $ceiling } au maximum. Choisis une autre marchandise, ou n’achète rien.
why-manila-start-not-nine = Les cases de départ vont de 0 à 5 et font 9 à elles trois. Choisis-les dans le menu.
why-manila-not-loaded = Pas de { manila-cargo } dans cette expédition. Choisis une marchandise qui part.
why-manila-punt-in-port = Le bateau de { manila-cargo } n’est plus en mer. Choisis une autre case.
why-manila-load-full = Le bateau de { manila-cargo } est complet. Choisis une autre case.
why-manila-space-taken = Cette case est prise. Choisis-en une libre.
why-manila-space-not-payable =
    Cette case coûte { $price }. Tu as { $cash }, et aucune action à mettre en gage. Choisis-en une moins chère, ou passe.
why-manila-stowaway-no-insurance = L’assurance est exclue quand on voyage clandestinement. Choisis une autre case, ou passe.
why-manila-stowaway-seats-only = Sans argent, tu ne voyages que sur un bateau. Choisis-en un, ou passe.
why-manila-stowaway-cheapest-only =
    Tu ne peux payer aucune case en entier : seule la moins chère t’est ouverte, à { $price }. Choisis-la, ou passe.
why-manila-board-not-on-13 = Le bateau de { manila-cargo } n’est pas sur 13. Choisis-en un qui y est, ou reste.
why-manila-board-full = Le bateau de { manila-cargo } est complet. Choisis-en un autre sur 13, ou reste.
why-manila-board-free-seat-first = Un bateau sur 13 a une place libre. Prends-la, ou reste.
why-manila-board-no-kick-off = À cette table, on ne débarque personne. Choisis une place libre, ou reste.
why-manila-board-no-such-seat = Le bateau de { manila-cargo } a { $seats } places. Choisis l’une d’elles, ou reste.
why-manila-board-choose-passenger = Le bateau de { manila-cargo } est complet. Choisis la place à prendre, ou reste.
why-manila-board-not-the-captain = Le capitaine pirate vient de monter et reste à bord. Choisis une autre place, ou reste.
why-manila-plunder-not-this-punt = Ce n’est pas le bateau de { manila-cargo } qu’il faut envoyer maintenant. Décide pour celui qui est proposé.
why-manila-pilot-not-at-sea = Le bateau de { manila-cargo } n’est plus en mer. Pilotes-en un autre, ou renonce.
why-manila-pilot-too-far =
    { $steps ->
        [one] Le petit pilote déplace un bateau de 1. Choisis ce déplacement, ou renonce.
       *[other] Le grand pilote déplace un bateau de 1 ou 2, ou deux bateaux de 1 chacun. Choisis un tel déplacement, ou renonce.
    }
why-manila-pilot-below-start = Le bateau de { manila-cargo } ne peut pas reculer au-delà de 0. Choisis un autre déplacement, ou renonce.
why-manila-loan-waits = { $name } a quelque chose à payer. Attends que ce soit réglé pour mettre en gage ou récupérer.
why-manila-pledge-none-left = Tu n’as plus d’action de { manila-cargo } à mettre en gage. Choisis une autre marchandise.
why-manila-pledge-done =
    { $count ->
        [0] Ce bouton date d’avant. Aucune de tes actions de { manila-cargo } n’est en gage. Rouvre ta main.
        [one] C’est déjà fait. { $count } de tes actions de { manila-cargo } est en gage. Rouvre ta main pour continuer.
       *[other] C’est déjà fait. { $count } de tes actions de { manila-cargo } sont en gage. Rouvre ta main pour continuer.
    }
why-manila-redeem-none = Aucune de tes actions de { manila-cargo } n’est en gage. Il n’y a rien à récupérer.
why-manila-redeem-done =
    { $count ->
        [0] C’est déjà fait. Aucune de tes actions de { manila-cargo } n’est plus en gage. Rouvre ta main pour continuer.
        [one] C’est déjà fait. { $count } de tes actions de { manila-cargo } est encore en gage. Rouvre ta main pour continuer.
       *[other] C’est déjà fait. { $count } de tes actions de { manila-cargo } sont encore en gage. Rouvre ta main pour continuer.
    }
why-manila-redeem-not-payable = La récupérer coûte { $price }, et tu as { $cash }. Réessaie avec plus d’argent.
why-manila-redeem-needed-for-bid = Ton enchère de { $bid } est la plus haute, et tu ne pourrais plus la payer. Récupère-la après les enchères.
