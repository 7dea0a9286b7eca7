### Soirées de jeu : un rendez-vous, qui vient, et la table qui s’ouvre à l’heure.

night-sure =
    ### { $game } : prévoir cette soirée ?
    📅 **{ $when }** · { $soon }
    Table pour { $players } au plus · ⏳ { $speed }
    -# C’est l’heure de ta propre horloge ; chaque personne qui lit voit la sienne. Les règles maison se choisissent dans la salle d’attente, quand la table s’ouvre.
night-zone = -# J’ai compris { $hour } à l’heure de { $zone }.
night-zone-unknown = -# Je ne connais aucun fuseau horaire ici : j’ai compris { $hour } en temps universel (UTC). L’heure ci-dessus est fausse ? Reprends la commande avec ton fuseau horaire. L’équipe du serveur peut le régler pour tout le monde avec `/admin réglages`.
night-no-event = -# Il n’y aura pas d’événement dans la liste du serveur : il me manque { $permissions }. Tout le reste fonctionne sans.
night-event-hidden = -# Il n’y aura pas d’événement dans la liste du serveur : tout le monde ne voit pas ce salon.
night-event-public = -# Il y aura un événement dans la liste du serveur : tout le monde y verra ton nom et ce salon.
button-night-plan = Prévoir
button-night-change = Modifier
button-night-leave = Pas comme ça
night-left = Rien n’est prévu.
night-changed = Modifié : regarde plus bas.
night-mistaken =
    ### { $game } : pas encore prévu
    Ce que tu as tapé est gardé. À corriger :
button-correct = Corriger
night-form-title = { $game } : soirée de jeu
night-form-day = Jour
night-form-day-hint = Par exemple 2026-11-27.
night-form-hour = Heure
night-form-hour-hint = Par exemple 20:00 ou 20h30.
night-form-players = Nombre de places
night-form-players-hint = Combien de places a la table. Vide : autant que le jeu en permet.
night-form-zone = Fuseau horaire
night-form-zone-hint = Par exemple Europe/Tallinn, si ce n’est pas celui du serveur. Vide : celui du serveur.
night-planned = C’est prévu : [le message]({ $link }){ $event ->
    [yes] . C’est aussi dans la liste des événements du serveur.
   *[no] .
}
night-heading = ### Soirée de jeu : { $game }
night-when = **{ $when }** · { $soon }
night-table = Table pour { $players } au plus · ⏳ { $speed }
night-coming = { $count ->
    [0] Personne n’a encore dit venir.
   *[other] Viennent ({ $count } sur { $players }) : { $names }
}
night-beyond = Si une place se libère : { $names }
night-foot = -# Prévu par : { $name }. Je le rappelle { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} avant à qui vient ; à l’heure, une table s’ouvre ici, avec leurs places prises.
night-event = [Événement du serveur]({ $link })
button-night-come = Je viens
button-night-stay = Je ne peux pas
night-known = { $comes ->
    [yes] Tu es déjà sur la liste.
   *[no] Tu as déjà dit que tu ne peux pas venir.
}
button-night-off = Annuler la soirée
night-off-sure =
    ### Annuler cette soirée ?
    { $game }, { $when }. { $count ->
        [0] Personne d’autre n’a dit venir.
        [one] { $count } autre personne a dit venir : je la préviens, et je dis qui a annulé.
       *[other] { $count } autres personnes ont dit venir : je les préviens, et je dis qui a annulé.
    }
night-off-quiet =
    ### Annuler cette soirée ?
    { $game }, { $when }. Tu ne peux pas écrire dans son salon : je n’y mentionne donc personne, et c’est son message qui dit qui a annulé.
button-night-off-sure = Oui, annuler
button-night-keep = Non, la maintenir
night-off-done = La soirée est annulée.
night-kept = La soirée a lieu comme prévu.
night-off-by = { $name } a annulé cette soirée.
night-off-told = { $names } : { $how ->
    [person] { $name } a annulé
   *[event] quelqu’un a annulé, dans la liste des événements du serveur,
} la [soirée de jeu]({ $link }) { $game }, { $when }.
night-not-here = { $names } : aucune table ne s’ouvre pour la [soirée de jeu]({ $link }) { $game }. Ce serveur ne permet plus de table dans ce salon.
night-past = { $status ->
    [off] Cette soirée a été annulée.
    [empty] Personne n’était là pour jouer : aucune table n’a été ouverte.
    [full] Aucune table n’a été ouverte : ce serveur en a autant qu’il peut en avoir.
    [missed] Aucune table n’a été ouverte : je n’étais pas là à l’heure. Désolé.
   *[told] La table est ouverte : [table { $table }]({ $link })
}
night-reminder = { $names } : la [soirée de jeu]({ $link }) { $game } commence : { $soon }
night-open = { $names } : votre table est ouverte : [{ $game }]({ $link })
night-no-seat = Il n’y avait plus de place pour { $names }.
night-event-name = { $game } : soirée de jeu
night-event-about = Prévu par : { $host }. On joue à { $players } au plus. Qui marque son intérêt ici, ou le dit sous le message, a sa place quand la table s’ouvre.
night-list-heading = ### Soirées de jeu
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] { $count } personne vient
   *[other] { $count } personnes viennent
}
why-night-day = Je ne connais pas ce jour. Écris-le ainsi : 2026-11-27.
why-night-hour = Je ne connais pas cette heure. Écris-la ainsi : 20:00 ou 20h30.
why-night-players = Je ne connais pas ce nombre de places. Écris-le en chiffres, ou laisse vide.
why-night-zone = Je ne connais aucun fuseau de ce nom. Écris-le comme Europe/Tallinn, ou choisis-le dans la commande : elle liste ceux de la ville que tu tapes.
why-night-past = Cette heure est déjà passée. Rien n’est prévu.
why-night-far = Une soirée se prévoit { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} à l’avance au plus. Rien n’est prévu.
why-night-many = C’est déjà le plus qu’on puisse prévoir : { $most } de toi, ou { $here } sur ce serveur. Annules-en une, ou attends qu’elle soit passée.
why-night-lately = On ne peut pas prévoir plus de soirées en un jour : { $most } pour toi, ou { $here } sur ce serveur, soirées annulées comprises. Réessaie demain.
why-night-twice = Cette soirée est déjà prévue. `/soirée liste` la montre.
why-night-over = Cette soirée n’est plus prévue.
why-night-not-yours = Seule la personne qui a prévu la soirée peut l’annuler, ou l’équipe qui gère les événements du serveur.
why-no-night = Aucune soirée de jeu n’est prévue ici. `/soirée prévoir` en prévoit une.
name-night = soirée
name-night-plan = prévoir
name-night-list = liste
command-night = Soirées de jeu : en prévoir une, voir qui vient. À l’heure, la table s’ouvre.
command-night-plan = Prévoir une soirée de jeu : on dit si on vient, et à l’heure la table s’ouvre.
command-night-plan-game = Quel jeu.
command-night-plan-day = Le jour : choisis dans la liste.
command-night-plan-hour = L’heure, par exemple 20:00.
command-night-plan-players = Combien de places a la table. Sans rien : autant que le jeu en permet.
command-night-plan-speed = Combien de temps peut durer une décision.
command-night-plan-zone = Ton fuseau horaire, si ce n’est pas celui du serveur : tape ta ville.
command-night-list = Montrer les soirées de jeu prévues ici.
argument-day = jour
argument-hour = heure
argument-zone = fuseau

privacy-nights = - Si tu viens à { $nights ->
    [one] { $nights } soirée de jeu
   *[other] { $nights } soirées de jeu
}, et ton nom d’alors ; jusqu’à 30 jours après

button-seek = Chercher du monde
seek-table =
    { $names } : [{ $game }, table { $table }]({ $link }) cherche du monde ; { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }.
    -# Tu as demandé à le savoir : `/soirée prévenir`, qui sert aussi à l’arrêter.
seek-night =
    { $names } : [dis si tu viens]({ $link }) à une soirée de jeu, { $game } : { $soon }
    -# Tu as demandé à le savoir : `/soirée prévenir`, qui sert aussi à l’arrêter.
seek-done = J’ai prévenu { $people ->
    [0] le rôle du serveur
    [one] { $role ->
        [yes] le rôle du serveur et { $people } personne
       *[no] { $people } personne
    }
   *[other] { $role ->
        [yes] le rôle du serveur et { $people } personnes
       *[no] { $people } personnes
    }
}. { $trouble }
seek-chosen = Quand quelqu’un cherche du monde sur ce serveur pour { $which ->
    [some] { $games }
   *[all] n’importe quel jeu
}, je te préviens une fois { $often ->
    [hour] par heure
    [day] par jour
   *[week] par semaine
} au plus.
seek-never = Sur ce serveur, je ne te préviens pas quand quelqu’un cherche du monde.
seek-role-gone = Le rôle choisi par ce serveur n’existe plus ; `/admin réglages` en choisit un autre.
seek-role-mute = Je ne peux pas mentionner { $role } : rends le rôle mentionnable par tout le monde, ou donne-moi la permission de mentionner tous les rôles.
seek-role-blind = Le rôle { $role } ne voit pas ce salon : je ne l’appelle pas.
why-seek-nobody = Personne à prévenir pour l’instant : les personnes inscrites viennent de l’être, ou ne voient pas ce salon. Réessaie plus tard, ou invite du monde. On s’inscrit par `/soirée prévenir`. { $trouble }
why-seek-guest = Dis d’abord que tu viens. Ensuite tu peux chercher du monde.
name-night-tell = prévenir
command-night-tell = Savoir quand quelqu’un cherche du monde ici, jamais plus souvent que tu le dis.
command-night-tell-often = Combien de fois au plus.
command-night-tell-game = Pour quel jeu : il s’ajoute aux tiens. Sans rien : pour tous.
argument-often = fréquence
argument-hours = heures
choice-often-hour = Une fois par heure
choice-often-day = Une fois par jour
choice-often-week = Une fois par semaine
choice-often-never = Jamais

digest-begins = Désormais je t’écris une fois par jour au lieu de t’appeler aux tables par correspondance ; la première fois le { $when }, si l’une t’attend.
digest-heading = { $tables ->
    [one] **{ $tables } table t’attend**
   *[other] **{ $tables } tables t’attendent**
}
digest-line = - [{ $game }, table { $table }]({ $link }){ $known ->
    [yes] {" "}· temps écoulé : { $soon }
   *[no] {""}
}
digest-more = { $more ->
    [one] Et { $more } autre : `/table liste` la montre.
   *[other] Et { $more } autres : `/table liste` les montre.
}
digest-foot = -# Ton message du jour ; `/table résumé` le change ou l’arrête.
digest-set = Chaque jour à { $when } (heure de { $zone }) je t’écris quelles tables par correspondance t’attendent, et je ne t’y appelle plus que dans les dernières heures d’une décision. Aux tables plus rapides, je t’appelle comme avant.
digest-closed = Je ne peux pas t’écrire : tes messages privés me sont fermés. Je t’appelle donc aux tables comme avant, et je réessaie chaque jour à cette heure. Autorise les messages privés des membres de ce serveur et reprends la commande.
digest-off = Je t’appelle à toutes les tables comme avant.
name-table-digest = résumé
command-table-digest = Un message par jour au lieu des appels aux tables par correspondance.
command-table-digest-hour = À quelle heure, de 0 à 23. Sans rien : les appels reviennent comme avant.
command-table-digest-zone = Ton fuseau horaire, si ce n’est pas celui du serveur : tape ta ville.
