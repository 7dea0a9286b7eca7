### The deal of the day: the same for everybody, one try that counts. What it is in a game says the game’s own file.

daily-title = ## { $game } n° { $number }
daily-title-plain = { $game } n° { $number }
daily-when = Le défi du jour
daily-rule = Aujourd’hui, tout le monde a le même hasard et les mêmes IA. Ton premier essai compte ; ensuite, rejoue autant que tu veux.
daily-next = Prochain défi : { $soon }
daily-others = **Les défis des autres jeux**
daily-lacking = -# { $games } : pas encore de défi du jour.
daily-proof = Le hasard d’un jour est fixé avant que quiconque joue : il découle d’une graine. L’empreinte de la graine est montrée la veille, la graine elle-même le lendemain ; chacun peut vérifier que l’une va avec l’autre.
daily-streak = 🔥 { $days ->
    [1] Une série commence : avec le prochain défi, elle comptera deux jours.
   *[other] { $days } jours de suite.
} Tu peux en manquer un par semaine.
daily-promise =
    -# Fixé avant que quiconque joue : SHA-256 de la graine d’aujourd’hui `{ $today }`
    -# et de celle de demain `{ $tomorrow }`
daily-revealed = -# La graine du n° { $number } était `{ $seed }`, promise par `{ $commitment }`
daily-heading = -# { $game } n° { $number } · { $run ->
    [counts] cet essai compte
    [repeat] nouvel essai, pour le plaisir
   *[over] terminé
}
daily-result = ### { $score }
daily-repeat = ### { $score }, cette fois pour le plaisir
daily-par = Score de référence : { $par }, celui de « { $expert } », l’IA la plus forte.
daily-par-short = Référence : { $par }
daily-par-later = Le score de référence est encore en cours de calcul.
daily-everywhere = Partout : { $place }
daily-here = Sur ce serveur : { $place }
daily-rank = rang { $rank } sur { $count }
daily-top = top { $top } %
daily-top-of = top { $top } % sur { $count } essais
daily-line = { $game } n° { $number } · { $score } · { $place } · { $signs }
daily-shared =
    { $name } a joué le défi du jour :
    ➜ **{ $line }**
daily-invitation = -# `/défi` te donne le même.
daily-alt = { $title } : { $score }. { $place }
button-daily-play = Jouer le défi du jour
button-daily-go-on = Continuer
button-daily-again = Rejouer
button-daily-front = Défi du jour
button-daily-proof = Preuve du hasard
button-solo-board = ◀ Retour au plateau
button-solo-table = Table
why-no-daily = Ce jeu n’a pas de défi du jour. `/défi` montre ceux qui en ont un.
why-daily-past = Ce défi était celui d’un autre jour. `/défi` a celui d’aujourd’hui.
why-daily-spoiled = Une mise à jour a changé mes IA aujourd’hui : le défi du jour s’arrête là. Les scores déjà faits restent, et aucune série n’est rompue. Demain, il y en a un nouveau.
why-daily-unplayed = Joue d’abord le défi du jour jusqu’au bout : alors il y aura quelque chose à partager.
why-daily-deleted = Tu avais commencé ce défi avant de supprimer tes données, et un seul essai compte. Demain, il y en a un nouveau.
command-daily = Jouer le défi du jour : le même pour tout le monde, et un seul essai compte.
command-daily-game = Quel jeu. Vide : l’un d’eux, avec des boutons vers les autres.
why-solo-old = Ce bouton date d’un coup précédent. Continue dans le message le plus récent, ou relance la commande.
why-not-a-member = Je ne fais pas partie de ce serveur : je ne peux donc pas y tenir de table. L’équipe du serveur peut m’ajouter. En solo, tu joues partout : `/défi`, ou **Jouer contre des IA** dans `/aide`.
