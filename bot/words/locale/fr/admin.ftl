### What those who run a server decide, and what they and others are told of it

## /admin

admin-stopped = La table { $table } est arrêtée, sans résultat ni cote ; son message le dit : [à la table]({ $link })
admin-kicked = { $name } a dû quitter la salle d’attente de la table { $table } et ne peut plus la rejoindre.
admin-blocked = { $name } { $again ->
    [true] n’a déjà plus accès aux tables de ce serveur.
   *[false] ne peut plus ouvrir ni rejoindre de table sur ce serveur.
} { $tables ->
    [0] {""}
    [one] Cela touche { $tables } table : sa place dans la salle d’attente est libérée, ou une IA y joue à sa place.
   *[other] Cela touche { $tables } tables : ses places dans les salles d’attente sont libérées, et des IA jouent à sa place dans les parties.
}
admin-unblocked = { $name } peut à nouveau jouer sur ce serveur.
admin-blocks-heading = { $total ->
    [one] { $total } personne est bloquée sur ce serveur.
   *[other] { $total } personnes sont bloquées sur ce serveur.
} Page { $page } sur { $pages } :
admin-block-line = - { $name }, depuis le { $since }

## Refusals

why-not-manager = C’est réservé à l’équipe du serveur : il faut la permission Discord « Gérer le serveur ».
why-kick-game = La partie a commencé. On n’expulse que d’une salle d’attente ; dans une partie, bloque la personne, ou arrête la table.
why-kick-nobody = Cette personne n’est pas à cette table. Le message de la table dit qui y joue.
why-lobby-kicked = L’équipe du serveur a expulsé cette personne de la table. Elle peut aller à une autre.
why-reopen-seed = Cette partie a été arrêtée pour de bon : sa graine a été révélée, tout le monde pourrait prévoir ses dés. Ouvre une nouvelle table.
why-reopen-empty = Plus personne n’est à cette table. Ouvres-en une nouvelle.
why-block-bot = C’est une application, elle ne joue nulle part.
why-blocks-full = { $most } personnes sont bloquées sur ce serveur, et c’est le maximum. Commence par en débloquer une avec `/admin débloquer`.
why-not-blocked = Cette personne n’est pas bloquée sur ce serveur.
why-none-blocked = Personne n’est bloqué sur ce serveur.
why-no-page = Cette page n’existe pas.
why-blocked = L’équipe du serveur t’a bloqué l’accès à ses tables. Adresse-toi à elle ; ailleurs, tu peux jouer.
why-blocked-other = L’équipe du serveur a bloqué l’accès de cette personne à ses tables. Rien n’a changé.
why-no-room = { $scope ->
    [channel] Dans ce salon,
   *[guild] Sur ce serveur,
} { $most ->
    [one] { $most } table est ouverte, et c’est le maximum
   *[other] { $most } tables sont ouvertes, et c’est le maximum
}. Rejoins-en une, ou attends qu’une partie finisse.
why-open-elsewhere = On ne peut pas ouvrir de table dans ce salon. { $known ->
    [true] Va ici : { $channels }.
   *[false] Demande à l’équipe du serveur où l’on peut.
}
why-open-role = Ici, il faut l’un de ces rôles pour ouvrir une table : { $roles }. Tu peux rejoindre celles des autres.
why-settings-unreadable = Les réglages faits par l’équipe de ce serveur sont illisibles. Préviens la personne qui gère le bot.
