### The page where those who run a server choose, `/admin settings`

## The page

server-heading = ### Ce serveur · { $page ->
    [tables] tables
    [games] parties
    [people] gens
    [words] langue
   *[data] données
}
button-server-page = { $page ->
    [tables] Tables
    [games] Parties
    [people] Gens
    [words] Langue
   *[data] Données
}
server-choose = Choisir
server-changed = { $back ->
    [true] ↩️ Annulé.
   *[false] ✅ C’est fait.
} { $line }
button-server-undo = Annuler
button-server-leave = Laisser ainsi
why-server-undo = Autre chose a été choisi depuis. Choisis dans le menu ce qui doit valoir.
why-server-gone = Cela n’existe plus sur ce serveur. Choisis autre chose.

## Tables

server-channels = Où l’on peut ouvrir des tables : { $which ->
    [all] dans tous les salons
   *[some] seulement dans ces salons ({ $channels })
}.
server-anywhere = Tous les salons
server-roles = Qui peut en ouvrir : { $which ->
    [all] tout le monde
   *[some] seulement avec l’un de ces rôles ({ $roles })
}.
server-everybody = Tout le monde
server-channel-tables = Ouvertes à la fois dans un salon, fils compris : { $most ->
    [0] autant qu’on veut
    [one] { $most } table
   *[other] { $most } tables au plus
}.
server-guild-tables = Ouvertes à la fois sur le serveur : { $most ->
    [0] autant qu’on veut
    [one] { $most } table
   *[other] { $most } tables au plus
}.
server-tables-choice = { $count ->
    [0] Autant qu’on veut
    [one] { $count } table
   *[other] { $count } tables
}

## Games

server-levels = IA admises dans les salles d’attente : { $which ->
    [all] tous les niveaux
   *[some] ces niveaux ({ $levels })
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
server-help = Aide aux tables où l’on est plusieurs : { $most ->
    [off] ni probabilités ni conseils
    [odds] des probabilités au plus
   *[hints] probabilités et conseils, au choix de l’hôte
}. L’entraînement a toujours des conseils.
server-help-choice = { $most ->
    [off] Ni probabilités ni conseils
    [odds] Probabilités, pas de conseils
   *[hints] Les deux, au choix de l’hôte
}
why-server-help = L’équipe du serveur n’admet pas autant d’aide à ses tables.
server-puzzles = Problèmes tirés des parties finies ici : { $allowed ->
    [yes] oui, sans le nom de personne
   *[no] non, et il n’en reste aucun
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
server-season-sure = La saison { $number } a commencé il y a plus de { $days ->
    [0] trois mois
    [one] { $days } jour
   *[other] { $days } jours
} : elle finirait maintenant, et ses titres seraient attribués. On ne peut pas l’annuler.
button-server-end-season = La finir maintenant
server-season-channel = Ses titres sont annoncés dans { $channel ->
    [none] le salon de sa dernière partie
   *[other] { $channel }
}.
server-last-channel = Le salon de sa dernière partie
server-seekers = Quand quelqu’un cherche du monde, { $role ->
    [none] aucun rôle n’est appelé
   *[other] { $role } est appelé aussi
}.
server-no-role = Aucun rôle
server-seekers-hours = Ce rôle est appelé au plus une fois { $hours ->
    [one] par heure
   *[other] en { $hours } heures
}.
server-hours-choice = { $count ->
    [one] Une fois par heure
   *[other] Une fois en { $count } heures
}

## Language

server-language = Langue des nouvelles tables ({ $how ->
    [chosen] choisie ici
   *[automatic] celle du serveur, si je la parle
}) : { $language }.
server-automatic = Celle du serveur
server-zone = Les heures données ici sont { $zone ->
    [none] en temps universel (UTC)
   *[other] celles de { $zone }
}, sauf si l’on donne un fuseau.
server-no-zone = Temps universel (UTC)
button-server-zone = Autre fuseau horaire…
server-zone-question = Fuseau horaire
server-zone-hint = Une ville, par exemple Manila

## Data

server-data =
    Je peux te donner en fichier tout ce que je garde sur ce serveur : réglages, blocages, saisons, soirées, et ses tables avec les coups de celles qui sont finies. Ce que les gens cachent n’y est pas.
    Ou j’oublie tout.
server-greeted = Le { $when }, j’ai dit ici ce que je suis. Je ne le fais qu’une fois, et n’en garde que le jour.
button-server-save = Données du serveur
server-saved = Ce que je garde sur ce serveur, en JSON.
server-saved-part = C’est le morceau { $part } sur { $parts }, les tables les plus récentes d’abord.
server-saved-unseen = { $unseen ->
    [one] { $unseen } table se trouve là où tu ne vois rien : elle manque ici.
   *[other] { $unseen } tables se trouvent là où tu ne vois rien : elles manquent ici.
}
server-saved-cut = C’est trop pour un fichier. Cotes et autres lignes qui manquent : { $rows }.
why-server-large = Le fichier ferait { $megabytes } Mo, plus que Discord n’accepte. Demande-le à qui s’occupe du bot.
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
    }, et les cotes de ce serveur sont supprimés. { $tables ->
        [one] { $tables } table finie reste
       *[other] { $tables } tables finies restent
    } aux gens qui y ont joué, sans ce serveur. Les personnes bloquées peuvent rejouer. On ne peut pas l’annuler.
button-server-forget-sure = Tout oublier
server-forgotten = C’est fait : j’ai oublié ce serveur. Je sais seulement encore que je m’y suis présenté, pour ne pas recommencer.
why-server-open = Termine d’abord ce qui est ouvert ici : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} (`/admin arrêter`) et { $arenas ->
    [one] { $arenas } arène
   *[other] { $arenas } arènes
} (`/admin arène`, avec 0 heure).
