### What choices are worth, why seats moved as they did, and what decisions have cost. The same for every game.

odds-none = Pour l’instant, il n’y a pas de probabilités à donner.
advice-wins = { $tenths ->
    [0] ne gagne presque jamais
    [10] gagne presque toutes les parties
    [one] gagne { $tenths } partie sur 10
   *[other] gagne { $tenths } parties sur 10
}
advice-amount = { $unit ->
    [pesos] { $amount ->
        [one] { $amount } peso
       *[other] { $amount } pesos
    }
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[coins] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
}
advice-than = , environ { advice-amount } de { $sign ->
    [more] plus
   *[less] moins
} que « { $other } »
advice-brings = { $sign ->
    [more] {", et rapporte environ "}{ advice-amount } de plus
   *[less] {", tout en rapportant environ "}{ advice-amount } de moins
}

## Hints

advice-hints = 💡 D’après tout ce que tu peux savoir, sur { $games } parties simulées :
advice-hint = **{ $choice }** — { $said }
advice-verdict = { $how ->
    [best] *ton meilleur choix*
    [near] *à peu près aussi bon*
    [close] *un peu moins bon*
   *[worse] *moins bon*
}
advice-short = environ { advice-amount } de moins
advice-compared = - **{ $choice }** · { $best ->
    [yes] gagne { $games } parties sur 100
   *[no] { $games }
}{ $fact }

## Why seats moved so

button-why = Pourquoi ces coups ?
button-why-this = Pourquoi ?
why-no-thought = Ce coup ne s’explique pas : il a été joué en privé, ou il n’y avait pas le choix.
why-heading = ### Pourquoi ces coups · table { $table }
why-foot = { $over ->
    [true] -# La partie est finie : voici ce que chaque joueur savait alors, avec ses propres secrets, sur { $games } parties simulées.
   *[false] -# D’après ce que tout le monde sait, sur { $games } parties simulées : ce qu’un joueur cache n’y compte pas avant la fin.
}
advice-why-alone = { $who } a choisi **{ $choice }**, qui { $wins }.
advice-why = { $verdict ->
    [best] { $who } a choisi **{ $choice }**, qui { $wins } ; le deuxième choix, **{ $other }**, { $rest }.
    [equal] { $who } a choisi **{ $choice }**, qui { $wins }, et **{ $other }** vaut à peu près autant.
   *[other] { $basis ->
        [public] { $who } a choisi **{ $choice }**, qui { $wins } pour autant qu’on puisse juger ; **{ $other }** { $rest }. L’IA en sait plus que nous, ou elle s’est trompée.
       *[own] { $who } a choisi **{ $choice }**, qui { $wins } ; **{ $other }** { $rest }. L’IA s’est trompée, ou elle a vu plus loin.
    }
}
why-no-thoughts = Aucune décision d’IA ne peut encore s’expliquer : rien n’a été décidé à découvert. Après la fin, toutes le pourront.
why-no-reasons = Les IA de ce jeu ne donnent pas encore leurs raisons.

## Review of a finished game

review-heading = ### Ton bilan · { $game } · table { $table }
    -# Tes coups les plus coûteux, d’après ce que tu savais alors.
review-lesson = **{ $place }. { $chapter }** · Ton choix : **{ $made }**. Meilleur : **{ $better }**.
review-chance = -# Sur 100 parties, ce choix en gagne environ { $games ->
    [one] { $games } de plus
   *[other] { $games } de plus
}{ $brought }.
review-foot = -# D’après { $games } parties simulées par coup, en devinant l’inconnu.
review-clean = Rien de ce que tu as décidé n’a entamé sensiblement tes chances.
button-look = Voir le n° { $place }
why-review-early = Le bilan vient quand la partie est finie.
why-review-none = Il n’y a pas encore de bilan pour ce jeu.
why-review-outsider = Le bilan est réservé aux joueurs de la partie : il porte sur leurs propres décisions.
why-review-cut = Je redémarre. Redemande dans une minute.

## Checking the dice

verify-fair =
    ✅ **À la table { $table }, donnes et lancers étaient honnêtes.** J’ai rejoué ses { $moves } coups selon les règles, et ils mènent au résultat affiché.
    · Les { $draws } tirages de dés et de donnes découlent tous de la graine `{ $seed }`.
    · Son SHA-256 est `{ $commitment }`, que la table a montré au début de la partie : personne n’a changé la graine depuis.
    -# Rien ne t’oblige à me croire : **Télécharger le journal** te donne la partie, et `manila replay FICHIER --verify` la vérifie sur ta propre machine.
verify-entry = Entrée { $entry } : { $why }
verify-broken = { $entry ->
    [none] Son journal ne mène pas au résultat affiché.
   *[other] L’entrée { $entry } de son journal n’est pas ce que la graine donne selon les règles.
}
verify-failed = ❌ **La table { $table } n’est pas ce qu’elle promettait :** { $finding } Télécharge le journal et préviens la personne qui gère ce bot.
