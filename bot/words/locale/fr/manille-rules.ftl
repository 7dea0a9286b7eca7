### The rules of Manilla and Manille to page through, in the order of bot/games/manille/rules.py. Each page at most
### 3000 characters. Pages named after one of the two games are that game's own.

## The aim

manille-rules-manilla-aim =
    ## Manilla : le but
    Un jeu de plis venu de Flandre, à deux, trois, quatre ou six. Le donneur choisit l’atout, l’autre camp peut doubler la donne, puis on joue les cartes.

    Il y a 60 points dans le jeu. Le camp qui en gagne **plus de 30** marque ce qu’il a au-dessus de 30, multiplié par les doublements de la donne. L’autre camp ne marque rien.

    Le premier à **101 points** après une donne gagne la partie.

    ### Une donne en bref
    1. On distribue les cartes. Le donneur regarde les siennes ; les autres attendent.
    2. Le donneur choisit l’atout, ou sans atout.
    3. Tout le monde regarde ses cartes. La défense peut dire « Je coinche », puis le camp du donneur « Je surcoinche ».
    4. On joue les cartes, pli après pli. Ouvre **Ma main** et appuie sur une carte.
    5. On compte les points, et le joueur suivant donne.
manille-rules-manille-aim =
    ## Manille : le but
    Un jeu de plis français à quatre, tel qu’on l’a mis par écrit en 1896. Les partenaires se font face : première et troisième place contre deuxième et quatrième.

    La dernière carte donnée est retournée, et sa couleur devient l’atout. Puis on joue huit plis. Une donne vaut 68 points : 60 dans les cartes, et 1 par pli. Le camp qui en a **plus de 34** marque ce qu’il a au-dessus de 34.

    Le premier à **34 points** gagne la partie. Il y faut quatre ou cinq donnes.

    ### Une donne en bref
    1. On distribue huit cartes à chaque joueur. La dernière, qui revient au donneur, est retournée.
    2. Le camp du donneur marque aussitôt les points de cette carte.
    3. On joue les cartes, pli après pli. Ouvre **Ma main** et appuie sur une carte.
    4. On compte les points, et le joueur suivant donne.

## The cards

manille-rules-manilla-cards =
    ## Les cartes
    On joue avec 32 cartes, du sept à l’as, à trèfle ♣, carreau ♦, cœur ♥ et pique ♠. Sur les cartes, A est l’as, R le roi, D la dame et V le valet.

    Dans chaque couleur, atout compris, l’ordre est
    ### 10 – A – R – D – V – 9 – 8 – 7
    {""}**Le dix est la plus forte carte.** Il a donné son nom au jeu : c’est la *manille*. L’as vient en second.

    Les cartes comptent pour le camp qui les gagne : le dix **5**, l’as **4**, le roi **3**, la dame **2**, le valet **1**. Neuf, huit et sept ne comptent rien. Cela fait 15 par couleur et 60 en tout.

    Les plis eux-mêmes ne comptent rien, quel que soit leur nombre.
manille-rules-manille-cards =
    ## Les cartes
    On joue avec 32 cartes, du sept à l’as, à trèfle ♣, carreau ♦, cœur ♥ et pique ♠. Sur les cartes, A est l’as, R le roi, D la dame et V le valet.

    Dans chaque couleur, atout compris, l’ordre est
    ### 10 – A – R – D – V – 9 – 8 – 7
    {""}**Le dix est la plus forte carte.** Il a donné son nom au jeu : c’est la *manille*. L’as, dit *manillon*, vient en second.

    Les cartes comptent pour le camp qui les gagne : le dix **5**, l’as **4**, le roi **3**, la dame **2**, le valet **1**. Neuf, huit et sept ne comptent rien. Cela fait 15 par couleur et 60 en tout.

    {""}**Chaque pli compte 1 de plus.** Un pli de 10, R, 8 et 7 vaut 5 + 3 + 1 = 9.

## Seats, trump, calls

manille-rules-seats =
    ## Places et camps
    À chaque donne, le **camp du donneur** joue contre la **défense**. La première donne se tire au sort ; ensuite, elle passe chaque fois au joueur suivant.

    Qui joue avec qui dépend des places : l’hôte a la première, les autres suivent dans l’ordre d’arrivée.

    {""}**À quatre.** Les partenaires se font face : première et troisième place contre deuxième et quatrième. Huit cartes par main.

    {""}**À six.** Deux équipes de trois, une place sur deux. Cinq cartes par main. Deux cartes restent visibles au talon.

    {""}**À trois.** Dix cartes par main, et deux visibles au talon. Le donneur joue contre les deux autres. Comme les camps changent à chaque donne, on marque chacun pour soi.

    {""}**À deux.** Deux *morts* complètent la table, un pour chaque joueur. Tu vois les cartes de ton mort une fois l’atout choisi, et tu les joues quand vient son tour : elles sont dans **Ma main**, sous les tiennes. Ton mort est ton partenaire.

    ### Le talon
    Personne ne joue ces deux cartes. Au décompte de la donne, leurs points vont au camp du donneur.
manille-rules-trump =
    ## L’atout et les annonces
    {""}**Le donneur regarde ses cartes avant les autres.** Partenaires et adversaires laissent leurs cartes face cachée jusqu’au choix de l’atout. Il choisit une couleur, même s’il n’en a pas, ou **sans atout**, qui fait compter la donne double. Il ne peut pas passer.

    Puis tout le monde regarde. On demande à toute la défense : quelqu’un dit-il **« Je coinche »** ? Cela double la donne, pour le camp qui la gagnera. Le premier qui le dit décide pour son camp ; si personne ne le dit, on commence à jouer.

    Après « Je coinche », on demande à tout le camp du donneur : quelqu’un dit-il **« Je surcoinche »** ? Alors la donne compte quatre fois. On ne va jamais plus loin.

    Les annonces se font avec les boutons sous la table. Ouvre **Ma main** avant d’appuyer.
manille-rules-turn-up =
    ## La retourne
    La dernière carte de la donne, qui revient au donneur, est retournée. **Sa couleur est l’atout.** Elle fait partie de sa main et reste visible jusqu’à la première entame.

    Le camp du donneur marque aussitôt ses points : 5 pour un dix, 4 pour un as, 3, 2 et 1 pour roi, dame et valet.

    Le joueur à gauche du donneur entame le premier pli.

## The play

manille-rules-opponent =
    ## Quand un adversaire est maître
    Le plus fort atout gagne le pli. Sans atout dans le pli, c’est la plus forte carte de la couleur entamée. Celui qui fait le pli entame le suivant.

    Ce que tu peux jouer dépend de **qui est maître du pli quand vient ton tour**. Ce que d’autres pourraient jouer ensuite n’y change rien.

    Un adversaire est maître, et tu as de la couleur entamée :
    - **Force si tu peux**, avec n’importe quelle carte plus forte de la couleur. Si seule la manille le permet, il faut la mettre.
    - Si tu ne peux pas forcer, joue n’importe quelle carte de la couleur.
    - Si le pli a été coupé, une carte hors atout ne peut pas forcer : joue n’importe quelle carte de la couleur entamée.

    Inutile de savoir tout cela par cœur. **Ma main** ne montre comme boutons que les cartes permises, et dit pourquoi les autres ne le sont pas.
manille-rules-void =
    ## Quand tu ne peux pas fournir
    Un adversaire est maître, et tu n’as rien de la couleur entamée :
    - **Coupe**, avec n’importe quel atout.
    - Si un adversaire a déjà coupé, **surcoupe** si tu peux.
    - Si tu n’as que des atouts plus faibles, ou aucun, joue ce que tu veux. Tu peux sous-couper (« pisser »), mais rien ne t’y oblige.

    À sans atout, joue ce que tu veux.
manille-rules-partner =
    ## Quand ton partenaire est maître
    Ton partenaire, c’est n’importe qui de ton camp dans cette donne, ton mort compris.

    Quand un partenaire est maître du pli, fournis si tu peux, aussi bas ou aussi haut que tu veux. Si tu ne peux pas fournir, joue ce que tu veux : rien n’oblige à couper son partenaire.

    C’est le moment de charger son pli : dix, as, rois.

    Si l’adversaire suivant passe devant, les obligations reviennent pour ceux qui jouent après.

## Scoring

manille-rules-doubling =
    ## Le décompte
    Chaque camp additionne les points de ses plis, et le camp du donneur ceux du talon. Le camp qui a plus de 30 marque ce qu’il a au-dessus de 30, multiplié par tout ce qui suit :
    - **×2** si la donne d’avant était nulle
    - **×2** à sans atout
    - **×2** pour « Je coinche », ou **×4** pour « Je surcoinche »
    - **×2** si les gagnants ont fait *la vole*. Un seul pli perdu, même sans valeur, et il n’y a plus de vole.

    Avec 37 contre 23, un camp marque 7 ; à sans atout 14 ; avec « Je coinche » 28 ; avec « Je surcoinche » 56.

    {""}**À 30 contre 30**, personne ne marque, et la donne suivante est doublée, quel que soit le donneur. Ce doublement est alors épuisé, même si une faute décide de la donne.

    À trois, les deux défenseurs marquent quand ils gagnent.

    ### La fin
    La partie est finie quand quelqu’un a 101 après une donne. À trois, on peut y arriver à deux en même temps : le plus haut score gagne, et en cas d’égalité on joue une donne de plus.
manille-rules-scoring =
    ## Le décompte
    Chaque camp compte les points de ses cartes, et 1 par pli. Le camp qui a plus de 34 marque ce qu’il a au-dessus de 34. À 34 contre 34, personne ne marque, et rien n’est reporté.

    Cinq plis avec 30 points dans les cartes font 35 : on marque 1. Les huit plis marquent 34. Avec un dix pour retourne, une donne peut rapporter 39 au maximum.

    ### La fin
    La partie se gagne en 34 points. On regarde si quelqu’un a gagné après la donne, bien que la retourne se marque avant. Si les deux camps y sont, **celui qui a marqué dans la donne a gagné**, quoi que l’autre ait.

## House rules, what is seen

manille-rules-manilla-house =
    ## Règles maison
    La table peut s’entendre sur ceci avant de commencer :
    - **But** : 61, 121 ou 151 au lieu de 101. **Match** au meilleur de trois ou cinq parties.
    - **Sous-couper** : quand on doit surcouper sans le pouvoir, il est interdit de sous-couper tant qu’on a autre chose ; ou bien c’est obligatoire.
    - **Couper** : un joueur qui ne peut pas fournir joue n’importe quelle carte, sans obligation de couper.
    - **Hors atout**, on n’a pas à forcer : à l’atout seulement, et dans toutes les couleurs à sans atout.
    - **Cumul** : les doublements s’additionnent au lieu de se multiplier ; ou un plafond les arrête à ×8.
    - **Donnes nulles de suite** : chacune double encore. Deux font ×4, ou ×3 si les doublements s’additionnent.
    - **Annonces d’un camp** : « Je coinche » ne compte que si la défense gagne. Après « Je surcoinche », le camp du donneur gagne ×4, la défense ×2.
    - **Talon** : pour personne, ou pour le dernier pli. S’il ne compte pas, il y a moins de 60 points en jeu : le camp qui en a le plus gagne la donne et marque ce qu’il a au-dessus de 30, peut-être rien.
    - **Morts** en quatre tas, dont les deux voient les cartes du dessus, seules jouables ; ou visibles pour les deux.
    - **Première entame**, à deux : par la main de l’adversaire, jamais par un mort.
    - **Égalité**, à trois : deux qui atteignent le but ensemble se partagent la victoire.
    - **Atout au partenaire** : le donneur peut laisser un partenaire choisir l’atout.
    - **Sans atout à l’aveugle** : annoncé avant de regarder, il compte ×4 au lieu de ×2.
    - **Points des plis** cachés jusqu’à la fin de la donne.
    - **Première donne** : par tirage au sort, ou l’hôte.
    - **Carte unique** : la table joue-t-elle d’elle-même la seule carte permise ? Elle le fait après deux à cinq secondes, comme un joueur ; mais si ce joueur est en pause, les autres devinent qu’il n’y avait pas le choix.
manille-rules-manille-house =
    ## Règles maison
    La table peut s’entendre sur ceci avant de commencer :
    - **But** : 44 ou 64 au lieu de 34. **Match** au meilleur de trois ou cinq parties ; trois parties de 34 sont le vieil usage.
    - **Sous-couper** : quand on doit surcouper sans le pouvoir, il est interdit de sous-couper tant qu’on a autre chose ; ou bien c’est obligatoire.
    - **Hors atout**, on n’a pas à forcer : à l’atout seulement.
    - **Parole** : avant d’entamer, on peut questionner son partenaire, une, deux ou trois fois par donne et par camp. La table répond la vérité, et tout le monde l’entend. *Combien as-tu d’atouts ? Quelle est ta meilleure couleur ? As-tu la manille de … ? Montre-moi ta main.* Une main montrée reste sur table jusqu’à la fin de la donne.
    - **La retourne gagne** tout de suite : un camp qui atteint le but avec elle gagne sans jouer la donne.
    - **Points des plis** cachés jusqu’à la fin de la donne.
    - **Première donne** : par tirage au sort, ou l’hôte.
    - **Carte unique** : la table joue-t-elle d’elle-même la seule carte permise ? Elle le fait après deux à cinq secondes, comme un joueur ; mais si ce joueur est en pause, les autres devinent qu’il n’y avait pas le choix.
manille-rules-manilla-honour =
    ## Sur l’honneur
    Une règle maison. On peut alors jouer n’importe quelle carte de sa main, et les obligations sont affaire d’honneur.

    Une fois la donne jouée, on demande à tout le monde : laisser compter, ou mettre un adversaire en cause ? Si cette main a manqué à une obligation, les adversaires marquent **60** au lieu de ce qui a été joué, sans aucun doublement. À trois, chaque adversaire les marque.

    Si la réclamation est infondée, rien ne change, et son auteur ne peut plus réclamer. La première faute prouvée décide.
manille-rules-manille-honour =
    ## Sur l’honneur
    Une règle maison. On peut alors jouer n’importe quelle carte de sa main, et les obligations sont affaire d’honneur.

    Une fois la donne jouée, on demande à tout le monde : laisser compter, ou mettre un adversaire en cause ? S’il a manqué à une obligation, l’autre camp marque **34** au lieu de ce qui a été joué. La retourne reste marquée.

    Si la réclamation est infondée, rien ne change, et son auteur ne peut plus réclamer. La première faute prouvée décide.
manille-rules-manilla-seen =
    ## Ce qui se voit
    {""}**Il n’y a que toi qui vois tes cartes**, et celles de ton mort. Elles sont dans **Ma main**, qui ne s’ouvre que pour toi.

    Tout le monde voit le pli sur la table, qui en est maître, et le dernier pli jusqu’à ce que le suivant soit complet. On ne revient pas sur les plis précédents pendant une donne : il faut compter. Le nombre de plis et de points de chaque camp s’affiche, sauf si une règle maison cache les points.

    Une carte jouée ne se reprend pas.

    ### Si le temps est écoulé
    La décision la plus prudente est prise pour toi : regarder les cartes, la plus longue couleur pour atout, aucune annonce, la carte permise qui vaut le moins, aucune réclamation.
manille-rules-manille-seen =
    ## Ce qui se voit
    {""}**Il n’y a que toi qui vois tes cartes.** Elles sont dans **Ma main**, qui ne s’ouvre que pour toi. Tout le monde voit la retourne jusqu’à la première entame.

    Tout le monde voit le pli sur la table, qui en est maître, et le dernier pli jusqu’à ce que le suivant soit complet. On ne revient pas sur les plis précédents pendant une donne : il faut compter. Le nombre de plis et de points de chaque camp s’affiche, sauf si une règle maison cache les points.

    Une carte jouée ne se reprend pas.

    ### Si le temps est écoulé
    La carte permise qui vaut le moins est jouée pour toi. Personne n’est questionné ni mis en cause.
