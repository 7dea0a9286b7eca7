### The page where those who run a server choose, `/admin settings`

## The page

server-heading = ### Ce serveur · { $page ->
    [tables] tables
    [games] parties
    [people] membres
    [words] langue
   *[data] données
}
button-server-page = { $page ->
    [tables] Tables
    [games] Parties
    [people] Membres
    [words] Langue
   *[data] Données
}
server-choose = Choisir
server-changed = { $back ->
    [true] ↩️ Annulé.
   *[false] ✅ C’est fait.
} { $line }
button-server-undo = Annuler
button-server-leave = Laisser tel quel
why-server-undo = Ce réglage a changé depuis. Choisis dans le menu ce que tu veux.
why-server-gone = Ce choix n’existe plus sur ce serveur. Choisis autre chose.

## Tables

server-channels = Salons où ouvrir des tables : { $which ->
    [all] tous
   *[some] { $channels }
}.
server-anywhere = Tous les salons
server-roles = Rôles qui peuvent en ouvrir : { $which ->
    [all] tous
   *[some] { $roles }
}.
server-everybody = Tout le monde
server-channel-tables = Tables ouvertes à la fois par salon, fils compris : { $most ->
    [0] sans limite
   *[other] maximum { $most }
}.
server-guild-tables = Tables ouvertes à la fois sur le serveur : { $most ->
    [0] sans limite
   *[other] maximum { $most }
}.
server-tables-choice = { $count ->
    [0] Sans limite
    [one] { $count } table
   *[other] { $count } tables
}

## Games

server-levels = Niveaux d’IA dans les salles d’attente : { $which ->
    [all] tous
   *[some] { $levels }
}.
server-all-levels = Tous les niveaux
server-level = { $level ->
    [beginner] Débutant
    [easy] Facile
    [steady] Solide
    [hard] Difficile
    [expert] Expert
   *[other] { $level }
}
why-server-level = L’équipe du serveur n’admet pas d’IA de ce niveau. { $known ->
    [true] Tu peux choisir : { $levels }.
   *[false] Dans ce jeu, elle n’en admet aucune.
}
server-help = Aide aux tables à plusieurs : { $most ->
    [off] ni probabilités ni conseils
    [odds] probabilités seulement
   *[hints] probabilités et conseils, au choix de l’hôte
}. En entraînement, il y a toujours des conseils.
server-help-choice = { $most ->
    [off] Ni probabilités ni conseils
    [odds] Probabilités seulement
   *[hints] Les deux, au choix de l’hôte
}
why-server-help = L’équipe du serveur n’autorise pas autant d’aide à ses tables.
server-puzzles = Problèmes tirés des parties finies ici : { $allowed ->
    [yes] oui, sans aucun nom
   *[no] non, et aucun n’est gardé
}.
server-puzzles-choice = { $allowed ->
    [yes] Tirer des problèmes des parties finies ici
   *[no] Pas de problèmes tirés d’ici
}

## People

server-season = Une saison dure { $days ->
    [0] trois mois
    [one] { $days } jour
   *[other] { $days } jours
} ; fin de la saison { $number } : { $ends }.
server-days-choice = { $count ->
    [0] Trois mois
    [one] { $count } jour
   *[other] { $count } jours
}
server-season-sure = La saison { $number } dure depuis plus de { $days ->
    [0] trois mois
    [one] { $days } jour
   *[other] { $days } jours
}. Elle se terminerait maintenant, et ses titres seraient attribués. C’est irréversible.
button-server-end-season = Terminer maintenant
server-season-channel = Annonce des titres : { $channel ->
    [none] dans le salon de la dernière partie
   *[other] { $channel }
}.
server-last-channel = Le salon de la dernière partie
server-seekers = Rôle mentionné quand quelqu’un cherche du monde : { $role ->
    [none] aucun
   *[other] { $role }
}.
server-no-role = Aucun rôle
server-seekers-hours = Ce rôle est mentionné au maximum une fois { $hours ->
    [one] par heure
   *[other] toutes les { $hours } heures
}.
server-hours-choice = { $count ->
    [one] Une fois par heure
   *[other] Une fois toutes les { $count } heures
}

## Language

server-language = Langue des nouvelles tables : { $language } ({ $how ->
    [chosen] choisie ici
   *[automatic] celle du serveur, si je la parle
}).
server-automatic = Celle du serveur
server-zone = Fuseau des heures données ici, sauf précision : { $zone ->
    [none] temps universel (UTC)
   *[other] { $zone }
}.
server-no-zone = Temps universel (UTC)
button-server-zone = Autre fuseau horaire…
server-zone-question = Fuseau horaire
server-zone-hint = Une ville, par exemple Manila

## Data

server-data =
    Je peux te donner dans un fichier tout ce que je garde sur ce serveur : réglages, blocages, saisons, soirées, tables, et les coups des parties finies. Les secrets des joueurs n’y sont pas.
    Je peux aussi tout oublier.
server-greeted = Je me suis présenté ici une fois, et je n’en garde que le jour : { $when }
button-server-save = Télécharger les données
server-saved = Ce que je garde sur ce serveur, en JSON.
server-saved-part = Fichier { $part } sur { $parts }, les tables les plus récentes d’abord.
server-saved-unseen = { $unseen ->
    [one] Il manque { $unseen } table : tu ne vois pas son salon.
   *[other] Il manque { $unseen } tables : tu ne vois pas leurs salons.
}
server-saved-cut = C’est trop pour un fichier. Cotes et autres lignes qui manquent : { $rows }.
why-server-large = Le fichier ferait { $megabytes } Mo, plus que Discord n’accepte. Demande-le à la personne qui gère le bot.
button-server-forget = Oublier ce serveur…
server-forget-ask =
    ### Oublier ce serveur ?
    Tous les réglages, { $blocks ->
        [one] { $blocks } blocage
       *[other] { $blocks } blocages
    }, { $nights ->
        [one] { $nights } soirée
       *[other] { $nights } soirées
    }, toutes les saisons avec { $titles ->
        [one] { $titles } titre
       *[other] { $titles } titres
    }, et les cotes de ce serveur seront supprimés. { $tables ->
        [one] { $tables } table finie reste
       *[other] { $tables } tables finies restent
    } dans l’historique des joueurs, sans le nom du serveur. Les personnes bloquées pourront rejouer. C’est irréversible.
button-server-forget-sure = Tout oublier
server-forgotten = C’est fait : j’ai oublié ce serveur. Je retiens seulement que je m’y suis présenté, pour ne pas recommencer.
why-server-open = Ferme d’abord ce qui est ouvert ici : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} (`/admin arrêter`) et { $arenas ->
    [one] { $arenas } arène
   *[other] { $arenas } arènes
} (`/admin arène`, avec 0 heure).
