### Manilla and Manille: what their players read. Rules are in manille-rules.ftl, what pictures show in manille-picture.ftl.
### A card is written in short, as 10♥. A suit as argument is clubs, diamonds, hearts, spades, or none for no trump.

## Levels of AI seats

level-manilla-beginner = Badaud
level-manilla-beginner-help = Débutant : a regardé quelques soirées et joue souvent la mauvaise carte
level-manilla-easy = Joueur du dimanche
level-manilla-easy-help = Facile : sait ce qu’est une bonne carte et laisse filer des plis
level-manilla-steady = Habitué
level-manilla-steady-help = Solide : retient chaque carte et charge les plis de son partenaire
level-manilla-hard = Vieux briscard
level-manilla-hard-help = Difficile : devine où peuvent être les cartes cachées
level-manilla-expert = Maître des manilles
level-manilla-expert-help = Expert : joue la donne maintes fois de tête avant chaque carte
level-manille-beginner = { level-manilla-beginner }
level-manille-beginner-help = { level-manilla-beginner-help }
level-manille-easy = { level-manilla-easy }
level-manille-easy-help = { level-manilla-easy-help }
level-manille-steady = { level-manilla-steady }
level-manille-steady-help = { level-manilla-steady-help }
level-manille-hard = { level-manilla-hard }
level-manille-hard-help = { level-manilla-hard-help }
level-manille-expert = { level-manilla-expert }
level-manille-expert-help = { level-manilla-expert-help }

## Nouns

manille-suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
        [spades] pique
       *[none] sans atout
    }
manille-sign =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
manille-rank =
    { $rank ->
        [J] { picture-manille-rank-j }
        [Q] { picture-manille-rank-q }
        [K] { picture-manille-rank-k }
        [A] { picture-manille-rank-a }
       *[other] { $rank }
    }
manille-card = { manille-rank }{ manille-sign }
manille-dummy = le mort ({ $name })
manille-factor =
    { $reason ->
        [draw] ×{ $times } après une donne nulle
        [no-trump] ×{ $times } sans atout
        [blind] ×{ $times } sans atout à l’aveugle
        [along] ×{ $times } « je coinche »
        [against] ×{ $times } « je surcoinche »
       *[all-tricks] ×{ $times } la vole
    }

## Heading and turn

manille-heading =
    { $game ->
        [manilla] Manilla
       *[manille] Manille
    } · Donne { $deal } · { $stage }
manille-chapter = Donne { $deal }
manille-chapter-match = Partie { $game } · Donne { $deal }
manille-stage =
    { $phase ->
        [blind] À l’aveugle ?
        [trump] Atout
        [along] Annonces
        [against] Annonces
        [play] Pli { $trick } sur { $tricks }
        [review] Fautes ?
       *[over] Fin
    }
manille-turn-blind = { $who }, regarde tes cartes, ou annonce « sans atout » à l’aveugle.
manille-turn-trump = { $who }, choisis l’atout.{ $seen ->
    [own] {""}
   *[public] {" "}Tes cartes sont dans **Ma main**.
}
manille-turn-along =
    { $count ->
        [one] { $who }, coinche ou passe.{ $seen ->
            [own] {""}
           *[public] {" "}Tes cartes sont dans **Ma main**.
        }
       *[other] { $who } : coincher ou passer ?{ $seen ->
            [own] {""}
           *[public] {" "}Vos cartes sont dans **Ma main**.
        }
    }
manille-turn-against =
    { $count ->
        [one] { $who }, surcoinche ou passe.
       *[other] { $who } : surcoincher ou passer ?
    }
manille-turn-review =
    { $count ->
        [one] { $who }, laisse compter la donne ou mets un adversaire en cause.
       *[other] { $who } : laisser compter la donne, ou mettre un adversaire en cause ?
    }
manille-turn-play =
    { $card ->
        [lead] { $who }, entame
        [dummy] { $who }, joue une carte de ton mort
       *[play] { $who }, joue une carte
    }{ $seen ->
        [own] .
       *[public] : ouvre **Ma main**.
    }

## The decision, as everybody sees it

manille-ask-blind = Annoncé à l’aveugle, le sans atout compte quatre fois. Après avoir regardé, on choisit l’atout.
manille-ask-along = En défense, le premier qui coinche décide pour tout le camp. Le camp du donneur peut surcoincher.
manille-ask-against = { $name } coinche : la donne compte ×{ $times }.
manille-ask-passed = Pas d’annonce : { $names }.
manille-ask-review =
    Un adversaire a-t-il manqué à une obligation ? Une faute prouvée rapporte { $game ->
        [manilla] 60
       *[manille] 34
    }, une mise en cause infondée ne rapporte rien.
manille-menu-ask = Questionner ton partenaire
manille-choose-look = Regarder mes cartes
manille-choose-blind = Sans atout à l’aveugle · ×4
manille-choose-trump =
    { $suit ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    }
manille-choose-no-trump = Sans atout · compte ×2
manille-choose-hand-over = Laisser choisir { $name }
manille-choose-along = Je coinche · compte ×{ $times }
manille-choose-against = Je surcoinche · compte ×{ $times }
manille-choose-pass = Passer
manille-choose-challenge = Mettre en cause { $name }
manille-choose-accept = Laisser compter
manille-choose-question =
    { $question ->
        [trumps] Combien as-tu d’atouts ?
        [best] Quelle est ta meilleure couleur ?
       *[hand] Montre-moi ta main
    }
manille-choose-question-ten = As-tu la manille de { manille-suit } ?

## What happened

manille-line-deal =
    { $doubled ->
        [yes] Donne { $deal } : { $name } donne, compte double après la donne nulle
       *[no] Donne { $deal } : { $name } donne
    }
manille-line-extras = au talon { $cards }
manille-line-turned-up =
    { $bonus ->
        [0] { $name } retourne { $card }
       *[other] { $name } retourne { $card } : +{ $bonus }
    }
manille-line-looked = { $name } regarde ses cartes
manille-line-handed-over = { $name } laisse choisir { $other }
manille-line-trump = { $name } choisit { $trump }
manille-line-blind = { $name } annonce { $trump } à l’aveugle
manille-line-shown = Cartes sur table, { $name } : { $cards }
manille-line-uncovered = Cartes retournées, { $name } : { $cards }
manille-line-along = { $name } : « Je coinche »
manille-line-against = { $name } : « Je surcoinche »
manille-line-passed =
    { $count ->
        [one] { $names } passe
       *[other] { $names } passent
    }
manille-line-accepted =
    { $count ->
        [one] { $names } laisse compter la donne
       *[other] { $names } laissent compter la donne
    }
manille-line-trick = { $cards } · pli pour { $name }
manille-line-on-table = Sur la table : { $cards }
manille-line-tricks = Plis : { $taken }
manille-line-tricks-of = { $name } { $tricks }
manille-line-trumps =
    { $trumps ->
        [0] { $name } demande à { $partner } le nombre de ses atouts : aucun
       *[other] { $name } demande à { $partner } le nombre de ses atouts : { $trumps }
    }
manille-line-best = { $name } demande à { $partner } sa meilleure couleur : { $suit }
manille-line-has-ten = { $name } demande à { $partner } la manille de { $suit } : oui
manille-line-no-ten = { $name } demande à { $partner } la manille de { $suit } : non
manille-line-hand = { $name } demande à { $partner } de montrer sa main
manille-line-vain = { $name } met { $other } en cause à tort
manille-line-fault = { $name } met { $other } en cause : { $card } au pli { $trick }, c’était une faute
manille-line-points = Donne { $deal } : camp du donneur { $dealers }, défense { $defenders }
manille-line-draw = personne ne marque
manille-line-nothing = pas assez pour marquer
manille-line-scored = { $names } +{ $score }
manille-line-factors = { $gain } ({ $factors })
manille-line-by-fault = { $gain } pour la faute
manille-line-game-won =
    { $count ->
        [one] { $names } gagne la partie { $game }
       *[other] { $names } gagnent la partie { $game }
    }{ $wins ->
        [one] {""}
       *[other] {", "}{ $wins } en tout
    }
manille-line-won =
    { $winners ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }

## The table in words

manille-alt-heading =
    { $game ->
        [manilla] Une table de Manilla
       *[manille] Une table de Manille
    }, donne { $deal } : { $stage }.
manille-alt-turn = On attend : { $names }.
manille-alt-trick = Sur la table : { $cards }. Maître : { $name }.
manille-alt-last-trick = Dernier pli : { $cards }, pour { $name }.
manille-stakes = La donne compte { $count ->
    [1] { $factors }
   *[other] ×{ $times } ({ $factors })
}.
manille-alt-trump =
    { $named ->
        [no] L’atout n’est pas encore choisi.
       *[yes] Atout : { $trump }.
    }{ $times ->
        [1] {""}
       *[other] {" "}{ manille-stakes }
    }
manille-alt-turned-up = Retourne : { $card } ({ $name } donne).
manille-alt-extras = Au talon : { $cards }.
manille-alt-open = Cartes sur table, { $name } : { $cards }.
manille-alt-side =
    { $side ->
        [deals] Camp du donneur
       *[defends] Défense
    } ({ $names }) : { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }{ $shown ->
        [yes] , { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[no] .
    }
manille-alt-score = { $names } { $score }
manille-alt-scores = Scores, en { $target } : { $scores }.
manille-text-hand =
    { $turn ->
        [yes] ▶ { $name }
       *[no] ▫️ { $name }
    } · { $role ->
        [deals] donne
        [dealers-side] camp du donneur
       *[defends] défend
    } · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
manille-text-scores =
    { $best_of ->
        [1] **Scores** en { $target }
       *[other] **Scores** en { $target }, au meilleur de { $best_of }
    }
manille-text-score = { $names } : **{ $score }**
manille-text-score-match =
    { $wins ->
        [one] { $names } : **{ $score }** · { $wins } partie gagnée
       *[other] { $names } : **{ $score }** · { $wins } parties gagnées
    }
manille-text-before = **Dernières donnes**

## My hand

manille-hand-partners = Tu joues avec { $names }.
manille-hand-alone = Tu joues sans partenaire dans cette donne.
manille-hand-cards =
    { $whose ->
        [dummy] Ton mort : **{ $cards }**
       *[own] Tes cartes : **{ $cards }**
    }
manille-hand-closed =
    { $whose ->
        [dummy] Les { $count } cartes de ton mort restent face cachée jusqu’au choix de l’atout.
       *[own] Tes { $count } cartes restent face cachée jusqu’au choix de l’atout.
    }
manille-hand-empty =
    { $whose ->
        [dummy] Ton mort n’a plus de cartes.
       *[own] Tu n’as plus de cartes.
    }
manille-hand-refused = Pas maintenant : { $cards }, { $reason }.
manille-duty =
    { $duty ->
        [must-follow] car tu dois fournir du { manille-suit }
        [must-beat] car tu peux forcer sur { manille-card }
        [must-trump] car tu dois couper (atout { manille-suit })
        [must-overtrump] car tu peux surcouper { manille-card }
        [no-undertrump] car il est interdit de sous-couper { manille-card } ici tant que tu as d’autres cartes
       *[must-undertrump] car tu dois couper, même avec un atout trop faible ({ manille-suit })
    }
manille-hand-wait = Ce n’est pas ton tour. Ce que tu pourras jouer apparaîtra ici.

## The end

manille-result-heading =
    { $winners ->
        [one] { $names } gagne avec { $score }
       *[other] { $names } gagnent avec { $score }
    }
manille-result-deals =
    Après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }{ $games ->
        [one] .
       *[other] {" "}en { $games } parties.
    }
manille-result-place = { $medal } { $names } · **{ $points }** { $points ->
    [one] point
   *[other] points
}
manille-result-place-match =
    { $medal } { $names } · **{ $games }** { $games ->
        [one] partie
       *[other] parties
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans la dernière
manille-result-greatest = Plus belle donne, la n° { $deal } : { $gain }
manille-result-alt = Le score final après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
manille-result-alt-sheet = Après chaque donne, { $teams } : { $scores }.
manille-result-alt-place = { $rank }. { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, parties gagnées : { $games }.

## Learning

manille-explain =
    { $phase ->
        [blind] Le donneur peut annoncer « sans atout » avant de regarder : la donne compte alors ×4 au lieu de ×2. C’est un pari ; regarder ne coûte rien.
        [trump] Le donneur choisit la couleur qui bat toutes les autres, ou aucune. Une longue avec sa manille (le 10) ou son manillon (l’as) fait un bon atout ; le sans atout demande de fortes cartes partout, et compte double.
        [along] La défense connaît maintenant l’atout et ses propres cartes. Si elle pense gagner la donne, quelqu’un dit « Je coinche », et elle compte double pour le camp qui la gagne.
        [against] La donne est doublée. Le camp du donneur peut la doubler encore, s’il pense toujours gagner.
        [lead] Celui qui a fait le dernier pli entame de n’importe quelle carte. Joue ce que ton partenaire peut prendre, fais tomber les atouts tant que les tiens sont maîtres, et n’entame pas d’un as quand son dix est encore dehors.
        [play] Fournis si tu peux ; force si un adversaire est maître, ou coupe, si tu peux. Charge les plis que ton partenaire gagne, et ne donne rien à ceux que tu vas perdre.
        [dummy] C’est à un mort, et son joueur choisit la carte. Les deux sont du même camp : si la carte du joueur est maîtresse, le mort joue ce qu’il veut.
        [review] On pouvait jouer n’importe quelle carte ; un joueur qui a manqué à une obligation peut maintenant être mis en cause. Une faute prouvée décide de la donne.
       *[over] La partie est finie. Regarde le résultat, ou rejoue.
    }
manille-why-trump = { $who } a choisi **{ $trump }** d’après ses cartes, que personne d’autre n’a vues. À la fin, tu pourras voir ce qui a pesé.
manille-no-odds = Ce jeu n’a pas de probabilités : compte les cartes.
manille-lesson-alt =
    { $subject ->
        [cards] Du plus fort au plus faible, avec les points : dix 5, as 4, roi 3, dame 2, valet 1 ; neuf, huit et sept ne comptent rien.
        [beat] Un adversaire entame du roi de trèfle. De 10♣ A♣ 8♣ 7♥, tu peux jouer 10♣ ou A♣ ; atout cœur.
        [trump] Entame à trèfle, et un adversaire a coupé du valet de cœur. De A♥ 8♥ 10♦ 7♦, tu ne peux jouer que A♥.
       *[partner] Ton partenaire est maître avec le roi de trèfle. De 10♣ 7♣ A♥ 7♦, tu peux jouer 10♣ ou 7♣.
    }

## Why something is refused: what is the matter, and what can be done.

why-manille-another-decision =
    { $phase ->
        [blind] Le donneur n’a pas encore regardé. Regarde les cartes, ou annonce « sans atout » à l’aveugle.
        [trump] Il faut choisir l’atout. Choisis une couleur, ou sans atout.
        [along] C’est à la défense. Coinche, ou passe.
        [against] C’est au camp du donneur. Surcoinche, ou passe.
        [play] On joue les cartes. Ouvre ta main et choisis-en une.
       *[review] La donne est jouée. Laisse compter, ou mets un adversaire en cause.
    }
why-manille-answered = Tu as déjà répondu. On attend encore les autres.
why-manille-no-blind = Tu as regardé tes cartes : ce ne serait plus à l’aveugle. Choisis le simple sans atout, ou une couleur.
why-manille-look-first = Tu n’as pas encore regardé. Regarde d’abord tes cartes, ou annonce « sans atout » à l’aveugle.
why-manille-no-handover = À cette table, le donneur choisit l’atout. Choisis une couleur, ou sans atout.
why-manille-handed-over = On t’a laissé le choix. Choisis une couleur, ou sans atout.
why-manille-not-a-partner = { $name } ne joue pas avec toi. Choisis un partenaire, ou choisis l’atout toi-même.
why-manille-not-in-hand = Tu n’as plus { manille-card }. Rouvre ta main et choisis une autre carte.
why-manille-not-face-up = { manille-card } n’est pas face visible. Choisis une des cartes du dessus.
why-manille-dummy-plays = C’est à ton mort de jouer. Choisis une de ses cartes.
why-manille-hand-plays = C’est à ta propre main de jouer. Choisis une de tes cartes.
why-manille-must-follow = Tu as du { manille-suit } et tu dois en fournir. Choisis une de ces cartes.
why-manille-must-beat = Un adversaire est maître avec { manille-card }, et tu peux forcer. Choisis une carte plus forte à { manille-suit }.
why-manille-must-trump = Tu ne peux pas fournir, et un adversaire est maître. Coupe : joue un atout ({ manille-suit }).
why-manille-must-overtrump = Un adversaire a coupé avec { manille-card }, et tu peux surcouper. Choisis un atout plus fort ({ manille-suit }).
why-manille-no-undertrump = À cette table, on ne sous-coupe pas { manille-card } tant qu’on a autre chose. Choisis une carte qui n’est pas du { manille-suit }.
why-manille-must-undertrump = À cette table, tu dois couper, même trop bas. Choisis un atout ({ manille-suit }).
why-manille-mute = Ici, c’est la manille muette. Entame.
why-manille-ask-on-lead = Les questions ne se posent qu’avant l’entame. Joue une carte.
why-manille-ask-open-hand = La main de ton partenaire est déjà sur table. Regarde-la, et entame.
why-manille-ask-limit =
    { $limit ->
        [one] Ton camp a posé sa seule question de cette donne. Entame.
       *[other] Ton camp a posé ses { $limit } questions de cette donne. Entame.
    }
why-manille-ask-twice = Ton camp a déjà demandé cela dans cette donne. Demande autre chose, ou entame.
why-manille-challenge-opponents-only = On ne met en cause que les adversaires. Choisis-en un, ou laisse compter la donne.

## What is certain of a choice

manille-fact-led = { $above ->
    [0] plus de carte supérieure dans cette couleur
    [one] une carte supérieure encore en jeu
   *[other] { $above } cartes supérieures encore en jeu
}
manille-fact-followed = { $how ->
    [takes] prend le pli
    [leads] en tête du pli pour l’instant
   *[below] ne prend pas le pli
}, { $points ->
    [one] { $points } point dedans
   *[other] { $points } points dedans
}
manille-fact-trump = tu en as { $count } dans cette couleur
