### Malacca: what its players read. Rules are in malacca-rules.ftl, what pictures show in malacca-picture.ftl.
### A card is a code of engine/malacca/cards.py; an action or item is attack, defence or trade; a character is a slug.

## Levels of AI seats

level-malacca-beginner = Moussaillon
level-malacca-beginner-help = Débutant : rêve de piraterie et ne lit dans le jeu de personne
level-malacca-easy = Canonnier
level-malacca-easy-help = Facile : flaire un navire riche et croit à moitié ce que disent les mises
level-malacca-steady = Corsaire
level-malacca-steady-help = Solide : lit les mises et les bourses, se souvient des navires passés
level-malacca-hard = Flibustier
level-malacca-hard-help = Difficile : se souvient de ce que tu as fait et bluffe pour chaque pièce
level-malacca-expert = Terreur du détroit
level-malacca-expert-help = Expert : tout cela, et joue pour gagner plutôt que pour être riche

## Nouns

malacca-card =
    { $card ->
        [a] Attaque
        [d] Défense
        [t] Commerce
        [A2] Attaque +2
        [D2] Défense +2
        [T2] Commerce ×2
        [AD] Attaque ou défense
       *[DT] Défense ou commerce
    }
malacca-action =
    { $action ->
        [attack] attaque
        [defence] défense
       *[trade] commerce
    }
malacca-action-label =
    { $action ->
        [attack] Attaque
        [defence] Défense
       *[trade] Commerce
    }
malacca-item =
    { $item ->
        [attack] meilleure attaque
        [defence] meilleure défense
       *[trade] meilleur commerce
    }
malacca-character =
    { $character ->
        [morgan] Henry Morgan
        [pierre] Pierre Le Picard
        [orgonez] Rodrigo Orgonez
        [caesar] Black Caesar
        [zheng] Zheng He
        [sayyida] Sayyida al Hurra
        [laskarina] Laskarina
       *[ingrid] Ingrid Hammar
    }
malacca-power =
    { $character ->
        [morgan] 3 pièces par défense réussie
        [pierre] une pièce à la fin de chaque manche
        [orgonez] une bourse pleine, et aucun pouvoir
        [caesar] une pièce par place à la table quand tout le monde joue la même carte
        [zheng] 3 pièces par commerce réussi
        [sayyida] pioche deux cartes spéciales et en garde une
        [laskarina] débute avec une carte spéciale
       *[ingrid] 3 pièces par attaque réussie
    }

## Heading and turn

malacca-heading =
    { $round ->
        [0] Malacca · { $stage }
       *[other] Malacca · Navire { $round } sur { $rounds } · { $stage }
    }
malacca-stage =
    { $phase ->
        [character] Personnages
        [purchase] Équipement
        [bet] Mises
        [wait] Cartes d’attente
        [keep] Cartes spéciales
       *[over] Fin
    }
malacca-chapter =
    { $round ->
        [0] Personnages
       *[other] Navire { $round }
    }
malacca-turn =
    { $count ->
        [one] { $phase ->
            [character] { $who }, choisis un personnage.
            [purchase] { $who }, achète un équipement si tu veux.
            [bet] { $who }, pose une carte et mise{ $seen ->
                [own] .
               *[public] {" "}: ouvre **Ma main**.
            }
            [wait] { $who }, dis ce qu’est ta carte d’attente.
           *[keep] { $who }, choisis laquelle des deux cartes garder{ $seen ->
                [own] .
               *[public] {" "}: ouvre **Ma main**.
            }
        }
       *[other] { $phase ->
            [character] { $who }, choisissez un personnage.
            [purchase] { $who }, achetez un équipement si vous voulez.
            [bet] { $who }, posez une carte et misez{ $seen ->
                [own] .
               *[public] {" "}: ouvrez **Ma main**.
            }
            [wait] { $who }, dites ce qu’est votre carte d’attente.
           *[keep] { $who }, choisissez laquelle des deux cartes garder{ $seen ->
                [own] .
               *[public] {" "}: ouvrez **Ma main**.
            }
        }
    }

## The decision, as everybody sees it

malacca-ask-character-line = **{ $name }** · débute avec { $purse } · { $power }
malacca-choose-character =
    { $purse ->
        [one] { $name } · { $purse } pièce
       *[other] { $name } · { $purse } pièces
    }
malacca-menu-item = Acheter un équipement
malacca-choose-item =
    { $item ->
        [attack] Meilleure attaque
        [defence] Meilleure défense
       *[trade] Meilleur commerce
    } · payer 5
malacca-choose-item-hint =
    { $bonus ->
        [one] rapporte { $bonus } pièce
       *[other] rapporte { $bonus } pièces
    } par réussite · reste { $left }
malacca-choose-no-item = Aucun équipement
malacca-ask-wait = Pour l’instant : attaque { $attack }, défense { $defence }.
malacca-fact-wait = alors attaque { $attack }, défense { $defence }

## The private panel

malacca-hand-purse = Bourse **{ $purse }**
malacca-hand-purse-bet = Bourse **{ $purse }**, et { $bet } sur ta carte
malacca-hand-specials = Cartes spéciales : { $cards }
malacca-hand-no-specials = Aucune carte spéciale
malacca-hand-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
malacca-hand-character = Tu es { $name } : { $power }
malacca-hand-items = Équipement : { $items }
malacca-count-item =
    { $count ->
        [one] { malacca-item }
       *[other] { $count } × { malacca-item }
    }
malacca-hand-laid =
    { $bet ->
        [0] Devant toi : { $card }, sans mise.
       *[other] Devant toi : { $card }, avec { $bet } dessus.
    }
malacca-hand-under = Sous la pioche, par toi : { $cards }
malacca-panel-cards = L’attaque pille le navire, la défense repousse les attaquants, le commerce gagne si personne ne le pille. Carte posée reste posée.
malacca-panel-keep = Garde une de ces cartes. L’autre va sous la pioche, sans être vue.
malacca-panel-your-turn = C’est ton tour : choisis à la table.
malacca-panel-idle = Rien à décider pour l’instant.
malacca-menu =
    { $bets ->
        [all] Carte et mise
       *[usual] Carte et mise courante
    }
malacca-choose-bet =
    { $how ->
        [none] { $card } · sans mise
        [all] { $card } · tout miser ({ $bet })
       *[some] { $card } · miser { $bet }
    }
malacca-named-bets = { $card } · miser au choix entre { $least } et { $most }
malacca-sure-all = **{ $card } : miser toute ta bourse ({ $bet }) ?** { $promise }. Une fois posée, la carte ne se reprend plus.
malacca-sure-all-button = Miser les { $bet }
malacca-choose-exact = { $card }…
malacca-ask-exact-title = { $card }
malacca-ask-exact = Ta mise, de 0 à { $most }
malacca-ask-exact-hint = Tu as { $purse ->
    [one] { $purse } pièce
   *[other] { $purse } pièces
}. Une fois posée, la carte ne se reprend plus.
malacca-bet-attack =
    { $risk ->
        [0] Capturé : une part du butin. Défendu : rien à perdre
       *[other] Capturé : une part du butin. Défendu : tu perds { $risk }
    }
malacca-bet-defence =
    { $bet ->
        [0] Défendu : une part de leurs mises et une carte. Capturé : rien à perdre
       *[other] Défendu : une part de leurs mises et une carte. Capturé : tu perds { $bet }
    }
malacca-bet-trade = Défendu : tu gagnes { $gain }. Capturé : tu perds { $bet }
malacca-bet-swab = Défendu : tu gagnes 2 à briquer le pont
malacca-bet-idle = Rien à gagner, rien à perdre
malacca-bet-waiting = Tu décides quand toutes les cartes sont retournées
malacca-choose-wait = { malacca-action-label }
malacca-choose-keep = Garder : { $card }

## What happened

malacca-line-parrot = 🦜 { $name } a le perroquet
malacca-line-ship = un navire à { $value } arrive
malacca-line-character = { $name } joue { malacca-character }
malacca-line-bought = { $name } achète : { malacca-item }
malacca-line-bet =
    { $amount ->
        [0] { $name } ne mise rien
       *[other] { $name } mise { $amount }
    }
malacca-line-ready = C’est bon pour { $names }
malacca-line-card = { $name } { $card }
malacca-line-wait = { $name } annonce : { malacca-action }
malacca-line-fought =
    { $captured ->
        [yes] ⚔️ { $attack } contre { $defence } : le navire est **capturé**
       *[no] 🛡️ { $attack } contre { $defence } : le navire est **défendu**
    }
malacca-recap =
    { $captured ->
        [yes] ⚔️ Dernier navire **capturé**, { $attack }:{ $defence }
       *[no] 🛡️ Dernier navire **défendu**, { $attack }:{ $defence }
    }
malacca-line-won = { $name } { $change }
malacca-line-nothing = Personne ne gagne ni ne perd de pièce
malacca-line-drawn =
    { $count ->
        [one] { $names } pioche une carte spéciale
       *[other] { $names } piochent chacun une carte spéciale
    }
malacca-line-drawn-two = { $name } pioche deux cartes spéciales pour en garder une
malacca-line-rejected = { $name } en garde une ; l’autre va sous la pioche
malacca-line-deck-empty = Plus de carte spéciale pour { $name }
malacca-line-over =
    { $winners ->
        [one] 🏆 { $names } gagne avec { $purse ->
            [one] { $purse } pièce
           *[other] { $purse } pièces
        }
       *[other] 🏆 { $names } se partagent la victoire, avec { $purse ->
            [one] { $purse } pièce
           *[other] { $purse } pièces
        } chacun
    }

## The board in words

malacca-alt-heading = { $stage }.
malacca-alt-ship = Dans le détroit, un navire avec { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}.
malacca-alt-no-ship = Pas encore de navire.
malacca-alt-turn = On attend : { $names }.
malacca-alt-player =
    { $parrot ->
        [yes] { $name }, avec le perroquet
       *[no] { $name }
    } : { $purse }{ $specials ->
        [0] { "" }
        [one] , { $specials } carte spéciale
       *[other] , { $specials } cartes spéciales
    }{ $more }.
malacca-purse =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
malacca-purse-hidden = bourse cachée
malacca-card-down = une carte face cachée, mise { $bet }
malacca-card-down-sealed = une carte face cachée, mise secrète
malacca-card-open = { $card }, mise { $bet }
malacca-last-round =
    { $captured ->
        [yes] Le dernier navire, à { $ship }, a été capturé, { $attack } contre { $defence }
       *[no] Le dernier navire, à { $ship }, a été défendu, { $attack } contre { $defence }
    }
malacca-last-player = { $name }, { $card }, mise { $bet } : { $change }
malacca-to-come = Navires encore inconnus : { $ships }. Cartes spéciales dans la pioche : { $deck }.
malacca-no-more-ships = aucun
malacca-text-ship = ⛵ **{ $value }** sur le navire
malacca-text-no-ship = ⛵ Pas encore de navire
malacca-text-player =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $parrot ->
        [yes] { " " }🦜
       *[no] { "" }
    } · { $purse }{ $more }
malacca-text-specials =
    { $count ->
        [one] { $count } carte spéciale
       *[other] { $count } cartes spéciales
    }
malacca-part =
    { $kind ->
        [loot] butin { $change }
        [spoils] prises { $change }
        [profit] commerce { $change }
        [penalty] amende { $change }
        [bet] mise { $change }
        [swabbing] pont briqué { $change }
        [equipment] équipement { $change }
        [character] pouvoir { $change }
       *[no-card] plus de carte { $change }
    }

## The end

malacca-result-heading =
    { $winners ->
        [one] { $names } gagne avec { $purse ->
            [one] { $purse } pièce
           *[other] { $purse } pièces
        }
       *[other] { $names } se partagent la victoire, avec { $purse ->
            [one] { $purse } pièce
           *[other] { $purse } pièces
        } chacun
    }
malacca-result-ships =
    { $captured ->
        [0] { $ships ->
            [one] { $ships } navire, non capturé
           *[other] { $ships } navires, aucun capturé
        }
        [one] { $ships ->
            [one] { $ships } navire, capturé
           *[other] { $ships } navires, dont { $captured } capturé
        }
       *[other] { $ships ->
            [one] { $ships } navire
           *[other] { $ships } navires
        }, dont { $captured } capturés
    }
malacca-result-place = { $medal } { $name } **{ $purse }**
malacca-result-alt = La fin, après { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}.
malacca-result-alt-place = { $rank }. { $name } : { $purse }.
malacca-result-alt-robbery = Grand pillage : navire { $round }, { $loot ->
    [one] { $loot } pièce
   *[other] { $loot } pièces
} pour { $names }.

## Each decision in two sentences

malacca-explain =
    { $phase ->
        [character] Chacun pioche deux personnages et en garde un ; sa bourse est l’argent du début. Un pouvoir rapporte sur tous les navires, les pièces comptent tout de suite.
        [purchase] Le joueur au perroquet peut acheter pour 5 un équipement, qui rapporte à chaque réussite de son genre. Il vaut surtout en début de partie, et si tu comptes jouer souvent cette carte.
        [bet] Pose une carte face cachée et mets dessus autant de pièces que tu veux ; plus d’attaque que de défense capture le navire. Seul le commerce profite d’une mise : sur attaque et défense, c’est un bluff, et grosses mises et navires riches attirent les pirates.
        [wait] Toutes les cartes sont retournées, et une carte d’attente compte maintenant pour l’un de ses deux genres, avec la force ordinaire. Compte attaque et défense avec et sans elle : l’égalité est pour la défense.
        [keep] Choisis laquelle des deux cartes spéciales garder ; l’autre va sous la pioche. Personne d’autre ne voit laquelle.
       *[over] La partie est finie. La bourse la plus pleine a gagné ; à égalité, on partage.
    }

malacca-lesson-alt =
    { $subject ->
        [captured] Un navire avec 9 pièces, attaque 2 contre défense 1. Rouge commerce avec 4 et les perd ; Jaune attaque sans mise et gagne 8 ; Bleu attaque avec 2 et gagne 8 ; Violet défend avec 3 et les perd.
        [defended] Un navire avec 7 pièces, attaque 1 contre défense 1. Rouge commerce avec 3 et gagne 3 ; Jaune commerce avec 2 et gagne 2 ; Bleu attaque et paie 2 ; Violet défend et pioche une carte spéciale.
       *[specials] Les cartes spéciales : attaque +2, défense +2, commerce ×2, et deux cartes d’attente, attaque ou défense et défense ou commerce.
    }

## What is refused

why-malacca-another-decision =
    { $phase ->
        [character] On choisit les personnages. Prends l’un des deux.
        [purchase] Un équipement est à vendre. Achètes-en un, ou n’achète rien.
        [bet] On mise. Appuie sur Ma main et pose une carte.
        [wait] On décide des cartes d’attente. Dis ce qu’est la tienne.
       *[keep] On pioche les cartes spéciales. Garde l’une des deux.
    }
why-malacca-decided = Tu as déjà décidé. Attends les autres.
why-malacca-card-not-held = Tu n’as pas cette carte : { malacca-card }. Rouvre ta main et choisis-en une autre.
why-malacca-bet-above-purse =
    { $purse ->
        [0] Ta bourse est vide. Pose une carte sans mise.
       *[other] Tu as { $purse } et ne peux pas miser plus. Choisis une mise plus petite.
    }
why-malacca-waiting-cannot = { malacca-card } : cette carte ne peut pas devenir { malacca-action }. Choisis ce qu’elle dit.
why-malacca-card-not-drawn = Tu n’as pas pioché cette carte : { malacca-card }. Garde l’une des deux que tu as piochées.
why-malacca-item-sold-out = Plus d’équipement de ce genre : { malacca-item }. Choisis-en un autre, ou n’achète rien.
why-malacca-character-not-drawn = { malacca-character } n’est pas au choix. Prends l’un des deux personnages proposés.

## The game and its house rules, in the lobby

game-malacca = Malacca
command-malacca = Malacca : bluffe et mise sur douze navires, pour les défendre ou pour les piller.
about-malacca = Douze riches navires passent : défends-les ou pille-les, et bluffe.
lasts-malacca = 30 minutes, ou 10 contre des IA
option-malacca-rounds = Navires
option-malacca-rounds-help = Combien des douze navires arrivent
option-malacca-rounds-6 = 6
option-malacca-rounds-8 = 8
option-malacca-rounds-12 = 12
option-malacca-characters = Personnages
option-malacca-characters-help = Joue-t-on des personnages, avec leur bourse et leur pouvoir ?
option-malacca-characters-true = Tout le monde en a un
option-malacca-characters-false = Aucun
option-malacca-character_choice = Choix du personnage
option-malacca-character_choice-help = Avec personnages : en recevoir un, ou choisir entre deux
option-malacca-character_choice-1of1 = On en reçoit un
option-malacca-character_choice-1of2 = Choix entre deux
option-malacca-equipment = Équipement
option-malacca-equipment-help = Le joueur au perroquet peut-il en acheter un avant chaque navire ?
option-malacca-equipment-true = À vendre
option-malacca-equipment-false = Aucun
option-malacca-ships = Valeur des navires
option-malacca-ships-help = La valeur des douze navires ; celle des cartes imprimées n’est pas connue
option-malacca-ships-reconstruction = 3 à 13, notre reconstitution
option-malacca-ships-small = 3 à 8, petits navires
option-malacca-ships-large = 8 à 13, grands navires
option-malacca-simultaneous_bets = Mises
option-malacca-simultaneous_bets-help = Miser en même temps va plus vite à une grande table
option-malacca-simultaneous_bets-true = Tout le monde à la fois, en secret
option-malacca-simultaneous_bets-false = L’un après l’autre
option-malacca-waiting = Cartes d’attente
option-malacca-waiting-help = Quand il y en a plusieurs à décider
option-malacca-waiting-turn_order = L’une après l’autre
option-malacca-waiting-simultaneous_secret = Toutes à la fois, en secret
option-malacca-hidden_purse = Bourses
option-malacca-hidden_purse-help = Voit-on ce qu’ont les autres ?
option-malacca-hidden_purse-true = Cachées jusqu’à la fin
option-malacca-hidden_purse-false = Visibles par tout le monde
option-malacca-penalty_base = Amende
option-malacca-penalty_base-help = Une attaque ratée coûte une moitié : laquelle ?
option-malacca-penalty_base-after_bet = De ce qui reste après la mise
option-malacca-penalty_base-before_bet = De ce qu’on avait avant la mise
option-malacca-swab_always = Briquer le pont
option-malacca-swab_always-help = Quand on touche les 2 pièces pour briquer le pont
option-malacca-swab_always-true = Même sur un navire capturé
option-malacca-swab_always-false = Sur un navire défendu
option-malacca-zheng_needs_bet = Zheng He
option-malacca-zheng_needs_bet-help = Quand son bonus de commerce est payé
option-malacca-zheng_needs_bet-true = Seulement avec une mise
option-malacca-zheng_needs_bet-false = Avec ou sans mise
option-malacca-trade_bonus_needs_attack = Meilleur commerce
option-malacca-trade_bonus_needs_attack-help = Quand l’équipement de commerce rapporte
option-malacca-trade_bonus_needs_attack-true = Si le navire a été attaqué
option-malacca-trade_bonus_needs_attack-false = Sur chaque navire défendu
option-malacca-empty_deck = Pioche vide
option-malacca-empty_deck-help = Ce qu’on reçoit pour une carte spéciale quand il n’y en a plus
option-malacca-empty_deck-nothing = Rien
option-malacca-empty_deck-2_silver = 2 pièces
option-malacca-tiebreak = Bourses égales
option-malacca-tiebreak-help = Si les bourses les plus pleines sont égales
option-malacca-tiebreak-shared = Victoire partagée
option-malacca-tiebreak-specials = Le plus de cartes spéciales l’emporte
