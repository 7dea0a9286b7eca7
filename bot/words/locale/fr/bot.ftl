### What sentences are put together from

list-comma = { ", " }
list-gap = { " " }
list-and = { $heads } et { $last }
list-or = { $heads } ou { $last }
list-of = { $name } : { $said }
list-aside = { $said } ({ $aside })
list-stop = { $sentence }.

## What the bot itself says: lobby, table, panels, commands. The words of a game are in its own file.

# Names for AI seats, parted by blanks. They are names, not words.
ai-names = Luz Diego Amihan Kidlat Rosa Mateo Tala Bayani Inés Datu

## Lobby

lobby-heading =
    ## { $game } · table { $table }
    { $about }{ $slow ->
        [yes] {" "}À ce rythme, une partie dure plusieurs jours.
       *[no] {""}
    }
lobby-seat = { $name }{ $role ->
    [host] {" "}· hôte
    [level] {" "}· IA, { $level }
    [ai] {" "}· IA
   *[person] {""}
}
lobby-against = { " contre " }
lobby-hint = -# { $missing ->
    [0] L’hôte peut commencer.
    [one] Il manque { $missing } joueur pour **{ button-start }** ; une IA peut compléter.
   *[other] Il manque { $missing } joueurs pour **{ button-start }** ; des IA peuvent compléter.
}
lobby-waiting = Tu as déjà la table { $table } en attente dans ce salon. Vas-y, ou ferme-la pour en ouvrir une autre.
lobby-rematch = ↩️ Revanche : pour rejouer, appuie sur **{ button-join }**.
lobby-speed = ⏳ { $speed }
table-quiet = 🔕 { $begins } h–{ $ends } h UTC
speed-heading = **Rythme**
    -# Quand le temps est écoulé, la décision la plus prudente est prise. Après deux de suite, une IA prend le relais.
speed-live = En direct : 1 minute par tour
speed-relaxed = Tranquille : 10 minutes par tour
speed-correspondence = Par correspondance : 1 jour par tour
speed-none = Sans limite de temps
lobby-add-ai = Ajouter une IA…
lobby-remove-ai = Retirer la dernière IA
lobby-help = 💡 { $help ->
    [off] { $odds ->
        [yes] Ni probabilités ni conseils
       *[no] Pas de conseils
    }
    [hints] { $odds ->
        [yes] Probabilités et conseils
       *[no] Conseils
    }
   *[odds] Probabilités sur demande
}
help-heading = **Aide**
    -# { $odds ->
        [yes] Tout le monde peut demander les probabilités.{" "}
       *[no] {""}
    }**{ button-explain }** classe tes meilleurs coups quand c’est ton tour, pour toi seul.
help-choice = { $help ->
    [off] { $odds ->
        [yes] Ni probabilités ni conseils
       *[no] Pas de conseils
    }
    [hints] { $odds ->
        [yes] Probabilités, et conseils à chaque décision
       *[no] Conseils à chaque décision
    }
   *[odds] Probabilités sur demande
}
lobby-motion = 🎞️ { $motion ->
    [still] Images fixes
   *[moving] Images animées quand il se passe quelque chose
}
lobby-language = 💬 { $language }
language-heading = **Langue**
    -# Ce que la table dit en public. Ce que personne d’autre ne voit est dans ta propre langue : `/langue moi`.
motion-heading = **Images**
    -# Les images animées passent une seule fois. Personne n’a besoin de les attendre.
motion-choice = { $motion ->
    [still] Toujours fixes
   *[moving] Animées quand il se passe quelque chose
}
motion-set = { $motion ->
    [still] Les images de la table { $table } sont désormais fixes.
   *[moving] Les images de la table { $table } s’animent désormais quand il se passe quelque chose.
}
lobby-closed = La table { $table } est fermée{ $why ->
    [untouched] : personne n’y a touché pendant une heure
    [stopped] : l’équipe du serveur y a mis fin
    [stopped_rules] : l’équipe du serveur y a mis fin, à cause des règles du serveur
    [stopped_dispute] : l’équipe du serveur y a mis fin, à cause d’un désaccord à la table
    [stopped_trouble] : l’équipe du serveur y a mis fin, parce que quelque chose n’allait pas
   *[cancelled] {""}
}. `/{ $kind } ouvrir` en ouvre une autre.

others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
chance = { $percent } %
button-join = Rejoindre
button-house-rules = Règles maison
button-start = Commencer
button-go-there = Y aller
button-close-table = Fermer la table

house-rule = 📜 { $rule } : { $value }
house-rules-standard = 📜 Règles de base
lobby-rules-changed = 📜 { $count } règles maison changées
numbers-choice = D’autres valeurs…
numbers-question = { $count } nombres de { $least } à { $most }
house-rules-heading = ### Règles maison
    { $host ->
        [true] À choisir avant le début. Tout le monde voit ce que tu changes.
       *[false] C’est l’hôte qui les choisit.
    }

## Table

table-closed = La table { $table } est fermée : { $why ->
    [untouched] personne n’y a joué depuis longtemps.
    [stopped] l’équipe du serveur y a mis fin.
    [stopped_rules] l’équipe du serveur y a mis fin, à cause des règles du serveur.
    [stopped_dispute] l’équipe du serveur y a mis fin, à cause d’un désaccord à la table.
    [stopped_trouble] l’équipe du serveur y a mis fin, parce que quelque chose n’allait pas.
   *[ended] { $voters ->
        [0] il n’y restait plus personne.
        [one] la personne qui y jouait a arrêté la partie.
       *[other] les joueurs ont voté pour arrêter la partie.
    }
}{ $arena ->
    [yes] {" "}{ end-arena }
   *[no] {""}
}
result-early =
    ## Terminée avant la fin
    { $why } Le classement à ce moment-là :
result-early-place = { $rank } · { $name } : { $score }
table-deadline = {" "}· ⏳ { $soon }
table-time-up = ⏰ Temps écoulé : { $name }
table-undone = ↩️ Dernier coup repris
table-vote = 🗳️ { $kind ->
    [undo] { $name } veut reprendre : { $what }. Il faut l’unanimité.
   *[end] { $name } propose d’arrêter la partie. Il suffit de { $needed } voix sur { $count }.{ $arena ->
        [yes] {" "}{ end-arena }
       *[no] {""}
    }
}
    -# Pour : { $agreed }{ $against ->
        [none] {""}
       *[some] {" · "}Contre : { $refused }
    } · Manquent : { $missing }
table-vote-ends = { $stage ->
    [enough] assez de voix : la partie s’arrête quand tous ont répondu, au plus tard : { $soon }
   *[open] sans réponse, c’est contre · compté quand tous ont répondu, au plus tard : { $soon }
}
table-vote-outcome = 🗳️ { $how ->
    [refused] La reprise n’a pas eu l’unanimité. Le coup reste joué.
   *[kept] Pas de majorité pour arrêter. La partie continue.
}
vote-outcome = 🗳️ { $how ->
    [ended] Le vote a mis fin à la partie à la [table { $table }]({ $link }).
    [kept] Ta proposition d’arrêter la partie à la [table { $table }]({ $link }) n’a pas eu de majorité. La partie continue.
    [undone] Tout le monde est d’accord à la [table { $table }]({ $link }) : le coup est repris.
    [refused] À la [table { $table }]({ $link }), ta demande de reprendre le coup n’a pas eu l’unanimité. Le coup reste joué.
   *[overtaken] La partie à la [table { $table }]({ $link }) a continué : ta demande de reprendre le coup tombe.
}
call-turn = { $mention }, c’est ton tour à la [table { $table }]({ $link }).
call-vote = { $mention }, un vote attend ta réponse à la [table { $table }]({ $link }).
call-reminder = { $mention }, la moitié de ton temps est passée à la [table { $table }]({ $link }).
call-urgent = { $mention }, ton temps est presque écoulé à la [table { $table }]({ $link }).
call-nudge = { $mention }, on t’attend à la [table { $table }]({ $link }).
call-alone = { $mention }, il ne reste que toi à la [table { $table }]({ $link }) : des IA jouent pour les autres, et c’est ton tour.
nudged = Rappel envoyé : { $names }.
nudged-already = Personne à qui envoyer un rappel : { $names } en a déjà reçu un, ou n’en veut pas ici.
story-heading = ### Ce qui s’est passé à la table { $table }
story-page = Page { $page } sur { $pages }
table-away =
    💤 En pause : { $names }. { $count ->
        [one] Une IA joue à sa place
       *[other] Des IA jouent à leur place
    } jusqu’à **Me revoilà**.
table-deserted =
    💤 Il n’y a plus personne : { $count ->
        [one] { $names } a quitté la table
       *[other] { $names } ont quitté la table
    }. La partie attend un **Me revoilà**.
covered-lines = 👇 Touche pour lire comment le voyage s’est terminé :
table-moved = { $where ->
    [away] La table { $table } a changé de salon et continue là-bas : [à la table]({ $link })
   *[here] La table { $table } continue [plus bas]({ $link }).
}
table-seed = -# La graine de tout le hasard était `{ $seed }`. « { $verify } » la compare au SHA-256 promis au début.
table-promise = Ici, tout le hasard vient d’une graine secrète ; son SHA-256 est `{ $commitment }`. La graine est révélée à la fin.
table-dealt = 📬 Ta main est aussi dans tes messages privés.
table-dms-closed =
    📪 { $count ->
        [one] { $names } : tes messages privés sont fermés. **Ma main**, plus bas, montre ce qui est à toi.
       *[other] { $names } : vos messages privés sont fermés. **Ma main**, plus bas, montre à chacun ce qui est à lui.
    }
table-line = Table { $table } · { $state ->
    [lobby] salle d’attente
    [over] finie
   *[game] en cours
} · { $names }

button-hand = Ma main
button-back-again = Me revoilà
button-explain = Conseils
button-asked = Aide
button-odds = Probabilités
button-rematch = Revanche
button-replay = Revoir
button-watch = Revoir le film
button-share = Partager
button-reopen = Rouvrir la table
button-take-seat = Prendre la place
button-decline-seat = Non merci
# The day of a game's end, as a picture shows it.
result-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
# Which result a picture shows, in words.
result-occasion = { $known ->
    [both] { $game }, { $where }, { $when }.
    [where] { $game }, { $where }.
    [when] { $game }, { $when }.
   *[none] { $game }.
}
button-film = Animation
button-first = ⏮
button-step-back = ◀
button-step-on = ▶
button-last = ⏭
button-more = Plus
button-save-log = Télécharger le journal
button-record = Revoir et vérifier
button-verify = { $chance ->
    [cards] Vérifier la donne
   *[dice] Vérifier les dés
}
button-review = Bilan
button-text-board = Plateau en texte
button-zoom = Image
button-legend = Légende
button-story = Que s’est-il passé ?
button-nudge = Envoyer un rappel
button-undo = Proposer de reprendre
button-undo-alone = Reprendre le coup
button-end = Proposer d’arrêter
button-quit = Arrêter la partie
button-agree = Pour
button-refuse = Contre
button-rules = Règles
button-leave-table = Quitter la table
button-back = ◀ Retour

hand-heading = ### Ta main · { $game } · table { $table }
list-page = -# Page { $page } sur { $pages } · { $total ->
    [one] { $total } table
   *[other] { $total } tables
}
hands-page = Mains { $first } à { $last } sur { $total }. Appuie pour les suivantes.
hand-forced = Joué pour toi : { $move }, ton seul coup possible.
hand-timed-out = ⏰ Ton temps était écoulé : ton dernier coup a été joué pour toi.
hand-pending = [À la table]({ $link }) { $turn }
replay-heading = ### Relecture · { $game } · table { $table }
    -# Étape { $now } sur { $all }
replay-jump = Aller à…
film-made = La table { $table }, du premier coup au dernier.
# A film in words, for who cannot see it.
film-alt = Une animation muette de toute la partie, une demi-minute au plus. Début : { $first }. Fin : { $last }. Presque tout passe vite, les moments décisifs lentement. Elle s’arrête sur le résultat. { $end }
share-panel = Que veux-tu montrer dans { $channel } ? Je l’y publie en ton nom, chaque chose une seule fois. Langue : { $language }.
share-ask = Publier cela en ton nom { $channel ->
    [here] ici
   *[other] dans { $channel }
}, où tout le monde peut le lire ? Langue : { $language }.
button-share-poster = Affiche
button-share-film = Animation
shared = { $what ->
    [film] { $name } partage l’animation d’une partie : { $game }.
   *[poster] { $name } partage la fin d’une partie : { $game }.
}
shared-here = Publié : [voir le message]({ $link })
rematch-open = La revanche est ouverte : [à la table]({ $link })
quit-question =
    ### Arrêter la partie de la table { $table } ?
    Personne d’autre ne joue ici : elle s’arrête tout de suite et pour de bon, sans victoire. Les onglets ci-dessous ramènent à la table.
close-question =
    ### Fermer la table { $table } ?
    D’autres attendent ici : { $names }. La table ferme pour tout le monde.
leave-question =
    ### Quitter la table { $table } ?
    { $how ->
        [alone] Personne d’autre ne joue ici : la partie attend que tu appuies sur **Me revoilà**.
        [counts] Une IA joue en ton nom jusqu’à ce que tu appuies sur **Me revoilà**. Ses coups comptent comme les tiens, dépenses comprises. D’autres jouent ici : ça compte comme une partie quittée.
       *[free] Une IA joue en ton nom jusqu’à ce que tu appuies sur **Me revoilà**. Ses coups comptent comme les tiens, dépenses comprises.
    }
leave-which = Tu es à plusieurs tables. Laquelle veux-tu quitter ?
leave-arena = Si tu n’es pas de retour avant la fin, cette partie ne te rapporte rien et il faut rejoindre l’arène à nouveau.
end-arena = Aucun point d’arène pour personne.
more-heading = Table { $table }
record-heading = ### { button-record } · table { $table }
rules-page = Page { $page } sur { $pages }
left =
    Tu as quitté la table { $table }.{ $how ->
        [lobby] {""}
        [alone] {" "}La partie t’attend.
       *[game] {" "}Une IA joue à ta place jusqu’à ton retour. Elle attend 10 secondes avant son premier coup.
    }
came-back = Tu as repris ta place.
sure-unconfirmed = -# Tu n’as pas confirmé la question précédente : elle est restée sans effet.
left-warning = Tu as quitté deux parties en peu de temps alors que d’autres y attendaient. Ce compteur est divisé par deux toutes les deux semaines. Mais une de plus, et tu ne pourras jouer, pendant quelques jours, qu’à une seule table rapide à la fois (une ou dix minutes par tour).
left-often = Tu as quitté plusieurs parties en peu de temps alors que d’autres y attendaient. Tu ne peux donc jouer qu’à une seule table rapide à la fois (une ou dix minutes par tour). Les tables lentes et l’entraînement te restent ouverts. Fin de cette limite : { $soon }
left-unseen = Tu ne vois plus le salon de la table { $table } : une IA joue donc à ta place. Ça ne compte pas comme une partie quittée. Dès que quelqu’un t’y laisse entrer, appuie sur **Me revoilà** pour continuer : [à la table]({ $link })
log-saved = Toute la partie : chaque coup avec ses dés. `manila replay FICHIER --verify` la lit et vérifie les dés.
thread-name = { $game } avec { $host }
thread-opened = Ta table est ouverte : [à la table]({ $link })

## Keeping a table

list-line = [{ $game }]({ $link }) · { $line }{ $mine ->
    [true] {" "}· **tu y joues**
   *[false] {""}
}
list-pending = { $mine ->
    [true] ➡️ { $turn }
   *[false] -# { $turn }
}
language-mine = Désormais, tes messages privés sont dans cette langue : { $language }. Une table, elle, parle la langue du serveur ou celle que son hôte a choisie.
language-server = Les nouvelles tables de ce serveur parleront cette langue : { $language }. Les tables ouvertes gardent la leur, tant que leur hôte ne la change pas avec `/langue table`.
language-table = La table { $table } parle maintenant cette langue : { $language }.
pings-set = { $pings ->
    [always] Je te mentionne à chaque tour.
    [never] Je ne te mentionne jamais. Va voir tes tables toi-même : `/table liste`.
   *[away] Je te mentionne quand ton tour vient et que tu n’as rien fait depuis un moment.
}
quiet-set = { $quiet ->
    [on] À ces heures, personne n’est mentionné à la table { $table }. Avec un jour par décision, aucun délai ne se termine à ces heures. Les tours plus courts se terminent comme d’habitude : je les signale quand même.
   *[off] La table { $table } n’a pas d’heures de silence.
}
why-quiet-long = Les heures de silence durent au plus une demi-journée, soit 12 heures. Choisis-en moins.
why-quiet-same = Les heures de silence ne peuvent pas commencer et finir à la même heure. Choisis deux heures différentes, ou laisse-les vides : aucun silence.
speed-set = Table { $table } · { $speed }{ $later ->
    [yes] {". "}Pour les autres, cela vaut après leur prochain coup.
   *[no] {""}
}
host-passed = L’hôte de la table { $table } est maintenant { $name }.
host-yours = { $mention } : { $name } t’a confié le rôle d’hôte à la [table { $table }]({ $link }). Tu peux le passer avec `/table hôte`.
reopened = La table { $table } continue : [à la table]({ $link })
replaced = { $name } a maintenant la place de { $owner } à la [table { $table }]({ $link }), avec tout ce qui s’y trouvait.
offer-seat = { $mention }, { $own ->
    [true] { $name } te propose sa place
   *[false] l’hôte te propose une place laissée en pause ({ $name }),
} à la [table { $table } · { $game }]({ $link }), avec tout ce qui s’y trouve. Rien ne change tant que tu ne l’as pas prise. Fin de la proposition : { $soon }
offer-away = { $mention }, appuie sur **Me revoilà** à la table pour garder ta place.
offer-made = C’est proposé à { $name }. La place ne change de mains qu’une fois acceptée : [à la table]({ $link })
offer-over = { $how ->
    [declined] { $name } ne prend pas la place à la table { $table }.
   *[withdrawn] { $name } ne propose plus de place à la table { $table }.
}

## Refusals of the desk

why-nudge-self = La table n’attend que toi : il n’y a personne d’autre à qui envoyer un rappel.
why-nudge-quiet = Cette table est en heures de silence : personne n’est mentionné. Tu pourras envoyer un rappel ensuite.
why-nudge-refused = Je n’ai pas pu envoyer le rappel. Réessaie plus tard.
why-second-press = Trop rapproché de ton coup précédent : je n’ai rien fait. Regarde la table, et appuie encore si c’était voulu.
why-too-fast = { $who ->
    [server] Sur ce serveur, on appuie plus vite que je ne peux répondre. Rien n’a changé ; réessaie dans quelques secondes.
   *[you] Tu appuies plus vite que je ne peux répondre. Rien n’a changé ; attends quelques secondes, puis appuie encore.
}
why-many-tables = Tu joues déjà à { $most ->
    [one] { $most } table
   *[other] { $most } tables
}, et c’est le maximum. Quittes-en une d’abord ; `/table liste` les affiche.
why-many-opened = Tu as ouvert beaucoup de tables en peu de temps. Réessaie dans quelques minutes.
why-many-lobbies = Sur ce serveur, { $most ->
    [one] { $most } de tes tables attend
   *[other] { $most } de tes tables attendent
} déjà du monde. Commences-en ou annules-en une d’abord.
why-server-only = Il faut un salon de serveur pour une table. Essaie la commande là-bas. En solo, tu joues aussi ici : `/défi`, ou **Jouer contre des IA** dans `/aide`.
why-no-threads = On ne peut pas ouvrir de fil dans ce salon. Ouvre la table sans fil, ou dans un salon textuel.
permission =
    { $name ->
        [view_channel] Voir les salons
        [send_messages] Envoyer des messages
        [attach_files] Joindre des fichiers
        [create_events] Créer des événements
        [create_public_threads] Créer des fils publics
       *[send_messages_in_threads] Envoyer des messages dans les fils
    }
why-permissions = Il me manque des permissions dans ce salon : { $permissions }. L’équipe du serveur peut me les donner.
why-number = Il faut un nombre entier de { $least } à { $most }. Rien n’a changé.
why-voting = Un vote est déjà en cours. Il faut d’abord le finir.
why-no-vote = Il n’y a plus de vote en cours.
why-voted = C’est déjà ton vote. L’autre bouton le change.
why-undo-away = Pour reprendre un coup, il faut l’unanimité, et une IA joue à la place de quelqu’un. Attends son **Me revoilà**.
why-no-undo = Rien ne peut être repris : des dés ont roulé ou des cartes ont été montrées depuis, ou personne n’a encore rien décidé.
why-undo-many = Dans cette partie, on a déjà repris { $most } coups. On ne peut plus en reprendre : la partie continue.
why-no-replacement = Cette place ne peut pas se céder ainsi : il faut nommer un joueur de cette table, et quelqu’un pour prendre la suite.
why-left-often = Tu as quitté plusieurs parties en peu de temps : tu ne peux donc jouer qu’à une seule table rapide à la fois (une ou dix minutes par tour). Continue là où tu joues, ou choisis une table par correspondance ou sans limite de temps. Fin de cette limite : { $soon }
why-speed-left-often = Une personne à cette table ne peut pas jouer à une autre table rapide en ce moment. Choisis un rythme plus lent.
why-speed-none = Une partie à plusieurs garde une limite de temps. La plus longue est d’un jour par tour.
why-lobby-no-limit = Les autres sont venus avec une limite de temps. Choisis un jour par tour, ou ouvre une autre table, sans limite.
why-no-offer = Cette proposition n’est plus valable. Rien n’a changé.
why-not-your-offer = Cette place est proposée à quelqu’un d’autre.
why-offered-already = C’est déjà proposé à ce joueur. La place est à toi jusqu’à sa réponse.
why-offer-seated = { $name } a déjà une place ici. Choisis quelqu’un d’autre.
why-offer-left = { $name } a cédé une autre place de cette partie et en connaît la main. Choisis quelqu’un d’autre.
why-hand-known = Tu avais une autre place dans cette partie et tu en connais la main. Tu ne peux pas prendre celle-ci.
why-seated = Tu as déjà une place ici.
why-offer-unseen = { $name } ne voit pas le salon de cette table. Choisis quelqu’un qui le voit.
why-not-yours-to-give = Tu peux céder ta propre place ; l’hôte peut aussi céder celle de quelqu’un en pause depuis un moment.
why-not-absent = { $name } n’est pas en pause. Tu pourras proposer cette place quand une IA y jouera depuis un moment.
why-seat-kept = Cette place est encore gardée pour { $name }. Tu pourras la proposer au plus tôt : { $soon }
why-lobby-heir = Le rôle d’hôte ne va qu’à un autre joueur de cette table. Nommes-en un.
why-not-away = Tu es déjà à la table.
why-not-over = Le journal est scellé jusqu’à la fin de la partie : il contient les dés.
why-one-at-a-time = Je prépare déjà quelque chose pour toi. Attends que ce soit prêt, puis demande la suite.
why-share-early = Il y aura quelque chose à partager quand la partie sera finie.
why-share-outsider = Seuls les joueurs de cette partie peuvent la partager.
why-shared = Tu l’as déjà partagé.
why-posts-lately = Tu m’as fait publier beaucoup de messages. Prochain essai possible : { $soon }
why-share-refused = Je ne peux plus écrire dans le salon de cette table : il n’y a nulle part où partager.
why-share-permissions = Il me manque des permissions dans le salon de cette table : { $permissions }. L’équipe du serveur peut me les donner.
why-write-muted = Tu ne peux pas écrire dans ce salon : je n’y écris donc pas en ton nom.
why-attach-muted = Tu ne peux pas joindre de fichiers dans ce salon : je n’en publie donc pas en ton nom.
why-thread-muted = Tu ne peux pas ouvrir de fils dans ce salon : je n’en ouvre donc pas en ton nom.
why-no-film = L’animation se fait pour les parties finies dont les images peuvent bouger. Celle-ci se revoit pas à pas avec **Revoir**.
why-nothing-moved = Rien n’a encore bougé. Appuie de nouveau sur **{ button-watch }** après le premier lancer ou la première bataille.
why-no-replay = Cette partie a été jouée avec des règles plus anciennes que celles que je connais : on ne peut pas la revoir.
why-no-rematch = La partie n’est pas encore finie. La revanche vient après.
why-rematch-outsider = Seuls les joueurs de cette partie peuvent demander une revanche. Ouvre plutôt ta propre table.
why-odds-off = Cette table joue sans probabilités. L’hôte peut les permettre dans les règles maison avant le début.
why-unknown-button = Ce bouton n’est pas à moi, ou ne l’est plus. Rien n’a changé.
why-unknown-command = Je ne connais pas cette commande sous cette forme. Redémarre Discord, puis réessaie.
why-no-table = Cette table n’existe plus.
why-not-closed = Cette table est ouverte.
why-not-left-alone = Cette table a été fermée par ses joueurs. On ne peut rouvrir qu’une table fermée parce que personne ne venait.
why-none-left-alone = Aucune de tes tables n’a été fermée parce que personne ne venait.
why-closed = Cette table est fermée.
why-started = La partie a déjà commencé.
why-not-started = La partie n’a pas encore commencé.
why-old-board = C’est une ancienne image de la table. Elle continue ici : [à la table]({ $link })
why-here-already = Cette table est déjà dans ce salon. Rien n’a changé.
why-move-server = Une table reste sur le serveur où elle a été ouverte. Elle continue ici : [à la table]({ $link })
why-move-host = C’est à l’hôte d’amener une table dans un autre salon. Elle continue ici : [à la table]({ $link })
why-move-public = Ce salon peut être lu par des gens qui ne voient pas celui de la table ; elle reste donc là-bas : [à la table]({ $link })
why-move-unseen = Ce salon n’est pas visible pour { $names } ; la table reste donc là où tout le monde la voit : [à la table]({ $link })
why-no-table-here = Pas de table de ce genre ici. `/jouer` en ouvre une.
why-no-seat-here = Tu n’as de place à aucune table ouverte de ce jeu ou de ce numéro. `/table liste` montre les tiennes.
why-no-seat = Tu n’as de place à aucune table en ce moment. Sur un serveur, `/jouer` en ouvre une.
why-stale = La table a changé entre-temps : je n’ai rien fait. Regarde-la encore.
why-slow = J’ai mis trop de temps à ouvrir le formulaire. Appuie encore une fois.
why-storage = Je n’ai pas pu l’enregistrer : rien n’a changé. Réessaie dans un instant.
why-not-allowed = Discord ne me laisse pas faire ça ici : il me manque une permission dans ce salon. Rien n’est perdu.
why-broken = Quelque chose a mal tourné de mon côté. La table est comme avant, ou à jour ; appuie encore pour voir.
