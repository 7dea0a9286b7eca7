### /puzzle: positions with one clearly best move, what people answer, and what they think of them.

puzzle-heading = -# Problème · { $where }
puzzle-other = Un autre jeu ? Choisis-le avec `/problème`.
puzzle-ask = Quel est le meilleur coup ?
puzzle-menu = Ta réponse…
puzzle-before = -# Déjà joué, la carte de l’entameur d’abord :
puzzle-verdict = { $right ->
    [yes] ✅ **{ $choice }**, c’est juste : rien d’autre ne gagne aussi souvent.
   *[no] ❌ **{ $choice }** gagne moins souvent que le meilleur choix :
}
puzzle-basis = -# D’après { $games } parties simulées par choix.{ $others ->
    [none] {""}
   *[other] {" "}Autres : { $others }
}
puzzle-counted = Cote **{ $rating }** ({ $change }) · { $solved } sur { $tries }
puzzle-again = -# Tu as déjà répondu à ce problème : seule la première réponse compte.
puzzle-score = -# { $tries ->
    [0] Ton premier problème de { $game } : ta cote part de { $rating }.
    [one] Problèmes de { $game } : cote { $rating }, { $solved } résolu sur { $tries }.
   *[other] Problèmes de { $game } : cote { $rating }, { $solved } résolus sur { $tries }.
}
puzzle-voted = { $vote ->
    [good] C’est noté : un bon problème.
   *[bad] { $retired ->
        [yes] C’est noté : un mauvais problème. Assez de joueurs sont de cet avis : il ne sera plus posé ici.
       *[no] C’est noté : un mauvais problème. Si assez de joueurs sont de cet avis, il ne sera plus posé ici.
    }
}
button-next-puzzle = Suivant

## Refusals

why-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
why-no-puzzle = Ce problème n’est plus posé. `/problème` en pose un autre.
why-vote-unanswered = Réponds d’abord au problème, puis dis ce que tu en penses.
