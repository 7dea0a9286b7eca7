### Soirées de jeu : un rendez-vous, qui vient, et la table qui s’ouvre à l’heure.

night-sure =
    ### { $game } : prévoir cette soirée ?
    📅 **{ $when }** · { $soon }
    { $players } joueurs max. · ⏳ { $speed }
    -# Chacun voit cette heure dans son propre fuseau. Les règles maison se choisissent dans la salle d’attente, à l’ouverture de la table.
night-zone = -# Heure comprise : { $hour } ({ $zone }).
night-zone-unknown = -# Aucun fuseau horaire n’est réglé ici : { $hour } est compris en temps universel (UTC). L’heure ci-dessus est fausse ? Appuie sur **{ button-night-change }** et indique ton fuseau. L’équipe du serveur peut en régler un pour tout le monde avec `/admin réglages`.
night-no-event = -# Pas d’événement Discord pour cette soirée : il me manque { $permissions }. Le reste fonctionne.
night-event-hidden = -# Pas d’événement Discord pour cette soirée : tout le serveur ne voit pas ce salon.
night-event-public = -# Un événement Discord sera créé : tout le serveur y verra ton nom et ce salon.
night-same-day = Il y a déjà une [soirée { $game }]({ $link }) ce jour-là : { $when }
button-night-plan = Prévoir
button-night-change = Modifier
button-night-leave = Laisser tomber
night-left = Rien n’a été prévu.
night-changed = Soirée modifiée : regarde plus bas.
night-mistaken =
    ### { $game } : pas encore prévu
    Ta saisie est gardée. À corriger :
button-correct = Corriger
night-form-title = { $game } : soirée de jeu
night-form-day = Jour
night-form-day-hint = Par exemple 2026-11-27 ou demain.
night-today-words = aujourd’hui aujourd'hui
night-tomorrow-words = demain
night-form-hour = Heure
night-form-hour-hint = Par exemple 20:00 ou 20h30.
night-form-players = Nombre de places
night-form-players-hint = Vide : autant que le jeu en permet.
night-form-zone = Fuseau horaire
night-form-zone-hint = Par exemple Europe/Paris. Vide : celui du serveur.
night-planned = C’est prévu : [voir l’annonce]({ $link }){ $event ->
    [yes] . Un événement Discord est créé aussi.
   *[no] .
}
night-move = -# Pour changer l’heure : { $how ->
    [edit] modifie l’[événement Discord]({ $link }).
    [ask] demande à quelqu’un qui gère les événements de modifier l’[événement Discord]({ $link }), ou annule la soirée et prévois-la à nouveau.
   *[again] annule la soirée et prévois-la à nouveau.
}
night-heading = ### Soirée de jeu : { $game }
night-when = **{ $when }** · { $soon }
night-table = { $players } joueurs max. · ⏳ { $speed }
night-coming = { $count ->
    [0] Pas encore de réponse.
   *[other] Sur la liste ({ $count }/{ $players }) : { $names }
}
night-beyond = Liste d’attente : { $names }
night-foot = -# Soirée prévue par { $name }. Rappel { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} avant ; à l’heure dite, une table s’ouvre ici avec les places réservées.
night-event = [Événement Discord]({ $link })
button-night-come = Je viens
button-night-stay = Je ne peux pas
night-known = { $comes ->
    [yes] Tu es déjà sur la liste.
   *[no] Tu as déjà répondu que tu ne peux pas venir.
}
button-night-off = Annuler la soirée
night-off-sure =
    ### Annuler cette soirée ?
    { $game }, { $when }. { $count ->
        [0] Personne d’autre n’est sur la liste.
        [one] { $count } autre joueur est sur la liste : je le préviens, et je dis qui a annulé.
       *[other] { $count } autres joueurs sont sur la liste : je les préviens, et je dis qui a annulé.
    }
night-off-quiet =
    ### Annuler cette soirée ?
    { $game }, { $when }. Tu ne peux pas écrire dans son salon : je n’y mentionne donc personne. L’annonce dira qui a annulé.
night-of = C’est { $name } qui l’a prévue.
button-night-off-sure = Oui, annuler
button-night-keep = Non, maintenir
night-off-done = Soirée annulée.
night-kept = La soirée est maintenue.
night-off-by = { $name } a annulé cette soirée.
night-off-told = { $names }, { $how ->
    [person] { $name } a annulé la [soirée { $game }]({ $link })
   *[event] la [soirée { $game }]({ $link }) a été annulée dans les événements du serveur
} : { $when }
night-not-here = { $names }, pas de table pour la [soirée { $game }]({ $link }) : ce serveur n’en permet plus dans ce salon.
night-no-room = { $names }, pas encore de table pour la [soirée { $game }]({ $link }) : le serveur a atteint son maximum. La table ouvrira dès qu’il y aura de la place.
night-past = { $status ->
    [off] Cette soirée a été annulée.
    [empty] Personne n’était là pour jouer : aucune table n’a été ouverte.
    [full] Aucune table n’a été ouverte : le serveur a atteint son maximum.
    [missed] Aucune table n’a été ouverte : j’étais hors ligne à l’heure prévue. Désolé.
   *[told] La table est ouverte : [table { $table }]({ $link })
}
night-reminder = { $names }, la [soirée { $game }]({ $link }) commence : { $soon }
night-moved = { $names }, la [soirée { $game }]({ $link }) { $answer ->
    [again] a été avancée. Pour avoir une place, il faut appuyer de nouveau sur **{ button-night-come }**. Début
   *[kept] a changé d’horaire. Début
} : { $when }
night-open = { $names }, la table est ouverte : [{ $game }]({ $link })
night-no-seat = Il n’y avait plus de place pour { $names }.
night-event-name = { $game } : soirée de jeu
night-event-about = Soirée prévue par { $host }, { $players } joueurs max. Clique ici sur « Intéressé(e) » ou sous l’annonce sur « { button-night-come } » : ta place sera réservée à l’ouverture de la table.
night-list-heading = ### Soirées de jeu
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
why-night-day = Je ne comprends pas cette date. Écris par exemple 2026-11-27 ou demain.
why-night-hour = Je ne comprends pas cette heure. Écris par exemple 20:00 ou 20h30.
why-night-players = Je ne comprends pas ce nombre de places. Écris-le en chiffres ou laisse vide.
why-night-zone = Je ne connais pas ce fuseau horaire. Écris par exemple Europe/Paris, ou choisis-le dans la commande en tapant ta ville.
why-night-past = Cette heure est déjà passée. Rien n’a été prévu.
why-night-far = Une soirée se prévoit au maximum { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} à l’avance. Rien n’a été prévu.
why-night-many = Le maximum de soirées prévues est atteint : { $most } pour toi, ou { $here } sur ce serveur. Annules-en une, ou attends qu’une soit passée.
why-night-lately = Le maximum de soirées prévues en un jour est atteint, annulées comprises : { $most } pour toi, ou { $here } sur ce serveur. Réessaie demain.
why-night-twice = Cette soirée est déjà prévue. `/soirée liste` la montre.
why-night-over = Cette soirée n’est plus prévue.
why-night-full = { $most } personnes ont déjà répondu : cette soirée ne peut pas en accueillir plus.
why-night-not-yours = Seules la personne qui a prévu la soirée et l’équipe qui gère les événements du serveur peuvent l’annuler.
why-no-night = Aucune soirée de jeu n’est prévue ici. Prévois-en une avec `/soirée prévoir`.
name-night = soirée
name-night-plan = prévoir
name-night-list = liste
command-night = Soirées de jeu : en prévoir une, voir qui vient. La table s’ouvre à l’heure dite.
command-night-plan = Prévoir une soirée de jeu : chacun dit s’il vient, et la table s’ouvre à l’heure dite.
command-night-plan-game = Quel jeu.
command-night-plan-day = Le jour : choisis dans la liste.
command-night-plan-hour = L’heure, par exemple 20:00.
command-night-plan-players = Nombre de places. Vide : autant que le jeu en permet.
command-night-plan-speed = Combien de temps peut durer une décision.
command-night-plan-zone = Ton fuseau horaire, si ce n’est pas celui du serveur : tape ta ville.
command-night-list = Montrer les soirées de jeu prévues ici.
argument-day = jour
argument-hour = heure
argument-zone = fuseau

privacy-nights = - Ta réponse pour { $nights ->
    [one] { $nights } soirée de jeu
   *[other] { $nights } soirées de jeu
}, avec ton nom d’alors, jusqu’à 30 jours après

button-seek = Chercher du monde
seek-table =
    { $names } : [{ $game }, table { $table }]({ $link }) cherche du monde, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }.
    -# Tu as demandé à le savoir ; pour arrêter : `/soirée prévenir`.
seek-night =
    { $names }, qui vient à la [soirée { $game }]({ $link }) ? Début : { $soon }
    -# Tu as demandé à le savoir ; pour arrêter : `/soirée prévenir`.
seek-done = J’ai prévenu { $people ->
    [0] le rôle du serveur
    [one] { $role ->
        [yes] le rôle du serveur et { $people } joueur
       *[no] { $people } joueur
    }
   *[other] { $role ->
        [yes] le rôle du serveur et { $people } joueurs
       *[no] { $people } joueurs
    }
}. { $trouble }
seek-chosen = Quand quelqu’un cherche du monde ici pour { $which ->
    [some] { $games }
   *[all] n’importe quel jeu
}, je te préviens au maximum une fois { $often ->
    [hour] par heure
    [day] par jour
   *[week] par semaine
}.
seek-never = Sur ce serveur, je ne te préviens pas quand quelqu’un cherche du monde.
seek-role-gone = Le rôle choisi par ce serveur n’existe plus. L’équipe peut en choisir un autre avec `/admin réglages`.
seek-role-mute = Je ne peux pas mentionner { $role } : il faut que tout le monde puisse mentionner ce rôle, ou que j’aie la permission de mentionner tous les rôles.
seek-role-blind = Le rôle { $role } ne voit pas ce salon : je ne le mentionne pas.
why-seek-nobody = Personne à prévenir pour l’instant : { $opted ->
    [none] personne d’autre ne s’est inscrit pour ce jeu. Invite du monde.
   *[some] les joueurs inscrits viennent de l’être, ou ne voient pas ce salon. Réessaie plus tard, ou invite du monde.
} Pour s’inscrire : `/soirée prévenir`. { $trouble }
why-seek-lately = Tu as cherché du monde plusieurs fois de suite. Prochain essai possible : { $soon }
why-seek-guest = Réponds d’abord « { button-night-come } ». Ensuite, tu pourras chercher du monde.
name-night-notify = prévenir
command-night-notify = Recevoir une mention quand quelqu’un cherche du monde ici, à la fréquence choisie.
command-night-notify-often = Combien de fois au maximum.
command-night-notify-game = Jeu à ajouter aux tiens. Vide : tous les jeux.
argument-often = fréquence
argument-hours = heures
choice-often-hour = Une fois par heure
choice-often-day = Une fois par jour
choice-often-week = Une fois par semaine
choice-often-never = Jamais

digest-begins = Désormais, au lieu de te mentionner aux tables par correspondance, je t’envoie un résumé par jour. Le premier, si une table t’attend : { $when }
digest-heading = { $tables ->
    [one] **{ $tables } table t’attend**
   *[other] **{ $tables } tables t’attendent**
}
digest-line = - [{ $game }, table { $table }]({ $link }){ $known ->
    [yes] {" "}· échéance : { $soon }
   *[no] {""}
}
digest-more = { $more ->
    [one] Et { $more } autre : `/table liste` la montre.
   *[other] Et { $more } autres : `/table liste` les montre.
}
digest-foot = -# Ton résumé du jour ; pour le changer ou l’arrêter : `/table résumé`.
digest-set = Chaque jour, je t’envoie la liste des tables par correspondance qui t’attendent. Je ne t’y mentionne plus que dans les dernières heures d’une décision ; rien ne change aux tables plus rapides. Heure de l’envoi ({ $zone }) : { $when }
digest-closed = Je ne peux pas t’envoyer de messages privés. Je te mentionne donc aux tables comme avant, et je réessaie chaque jour. Autorise les messages privés des membres de ce serveur, puis relance la commande.
digest-off = Pas de résumé du jour : je te mentionne à toutes les tables, comme d’habitude.
name-table-digest = résumé
command-table-digest = Un message par jour au lieu des mentions aux tables par correspondance.
command-table-digest-hour = À quelle heure, de 0 à 23. Vide : les mentions reviennent.
command-table-digest-zone = Ton fuseau horaire, si ce n’est pas celui du serveur : tape ta ville.
