### The first deals of Manille and Manilla. bot/games/manille/lesson.py has the scripts: numbers are of their cards.

## Manille

manille-lesson-order =
    Diego et toi, vous jouez contre Luz et Amihan. Tout le monde pose une carte ; la plus forte ramasse tout : c’est un **pli**.
    Le **dix**, ou **manille**, est le plus fort de chaque couleur, puis as (**manillon**), roi (R), dame (D), valet (V), 9, 8, 7. Dessous, ce qu’ils comptent.
manille-lesson-order-ask = Quel est le plus fort de ces cœurs ?
manille-lesson-order-marked = l’ordre des cartes : 10, A, R, D, V, 9, 8, 7, avec leurs points 5, 4, 3, 2, 1
manille-lesson-order-ace = A♥
manille-lesson-order-ace-why = Dans la plupart des jeux, oui. Ici, le dix bat même l’as : regarde ce qui est cerclé de rouge.
manille-lesson-order-ten = 10♥
manille-lesson-order-king = R♥
manille-lesson-order-king-why = L’as et le dix le battent : regarde l’ordre cerclé de rouge.

manille-lesson-trump =
    La retourne est un carreau : carreau est donc **atout**. N’importe quel atout bat toutes les cartes des trois autres couleurs.
    Imagine que Luz entame du 10♠ et que tu poses le 7♦.
manille-lesson-trump-ask = Qui fait le pli ?
manille-lesson-trump-marked = l’atout : carreau
manille-lesson-trump-luz = Luz
manille-lesson-trump-luz-why = Son dix est le plus fort pique. Mais ton 7 est un atout, et le plus petit atout le bat.
manille-lesson-trump-mine = Moi

manille-lesson-help =
    Voici tes cartes. Diego, ton partenaire, entame du 10♣, et Amihan met le 9♣. Tu dois **fournir** : poser un trèfle, si tu en as.
    L’étoile dit que Diego est maître. Ce qu’il gagne compte pour vous deux.
manille-lesson-help-ask = Donne-lui autant de points que tu peux.
manille-lesson-help-marked = les cartes sur la table : 10♣ de Diego, qui est maître, et 9♣ d’Amihan
manille-lesson-help-8c = 8♣
manille-lesson-help-8c-why = C’est permis, mais le 8 ne compte rien. Le roi compte 3, et Diego le ramasse pour vous deux.
manille-lesson-help-kc = R♣
manille-lesson-help-7d = 7♦
manille-lesson-help-7d-why = Tu as des trèfles : il faut poser un trèfle. Les cartes en gris sont interdites pour l’instant.

manille-lesson-beat =
    Diego a ramassé 10 points et entame encore : le 9♦, un atout. Amihan met le R♦ : maintenant, un **adversaire est maître**.
    Il faut alors **forcer si tu peux**, même avec ta meilleure carte.
manille-lesson-beat-ask = Que dois-tu poser ?
manille-lesson-beat-marked = les cartes sur la table : 9♦ de Diego, R♦ d’Amihan, qui est maître
manille-lesson-beat-7d = 7♦
manille-lesson-beat-7d-why = Le 7 ne bat pas le roi, et tu as une carte qui le bat.
manille-lesson-beat-10d = 10♦
manille-lesson-beat-8c = 8♣
manille-lesson-beat-8c-why = Tu as des carreaux : il faut poser un carreau.

manille-lesson-lead =
    Le pli est à toi. **Celui qui fait un pli entame le suivant**, de n’importe quelle carte.
    Les autres doivent fournir s’ils peuvent.
manille-lesson-lead-ask = Entame d’une carte que rien ne bat dans sa couleur.
manille-lesson-lead-marked = tes sept cartes
manille-lesson-lead-9s = 9♠
manille-lesson-lead-9s-why = Cinq piques sont plus forts que le 9. Prends la plus forte carte d’une couleur.
manille-lesson-lead-7h = 7♥
manille-lesson-lead-7h-why = Le 7 est le plus faible des cœurs. Prends la plus forte carte d’une couleur.
manille-lesson-lead-10h = 10♥

manille-lesson-void =
    Ton dix a gagné. Puis tu as entamé du 9♠, et Amihan l’a pris du 10♠. Elle entame maintenant du 8♠, et tu n’as **plus de pique**.
    Si tu ne peux pas fournir et qu’un adversaire est maître, tu dois **couper**.
manille-lesson-void-ask = Que dois-tu poser ?
manille-lesson-void-marked = la carte sur la table : 8♠ d’Amihan, qui est maître
manille-lesson-void-ah = A♥
manille-lesson-void-ah-why = L’as serait perdu contre un 8 : ce n’est ni un pique ni un atout. Tu as un carreau : pose-le.
manille-lesson-void-8c = 8♣
manille-lesson-void-8c-why = On ne se défausse que si l’on n’a pas d’atout. Tu as un carreau : pose-le.
manille-lesson-void-7d = 7♦

manille-lesson-count =
    La dernière carte de la donne. Les cartes, plus 1 par pli, font **68** points ; ton camp en aura 57.
    La moitié, c’est 34. Le camp qui a plus **marque ce qui dépasse la moitié**.
manille-lesson-count-ask = Combien marque ton camp ?
manille-lesson-count-marked = les plis et les points de cette donne
manille-lesson-count-all = 57
manille-lesson-count-all-why = C’est ce que vous avez gagné. Mais on ne marque que ce qui dépasse 34.
manille-lesson-count-half = 34
manille-lesson-count-half-why = C’est la moitié de 68. Retire-la de vos 57.
manille-lesson-count-score = 23

manille-lesson-end =
    Diego et toi, vous avez 23. **À 34, la partie est gagnée** : encore une bonne donne.
    Si la retourne est un dix, un as, un roi, une dame ou un valet, ses points se marquent tout de suite.
manille-lesson-end-marked = les scores : 23 pour Diego et toi, 0 pour Luz et Amihan

## Manilla

manilla-lesson-order = { manille-lesson-order }
manilla-lesson-order-ask = { manille-lesson-order-ask }
manilla-lesson-order-marked = { manille-lesson-order-marked }
manilla-lesson-order-ace = { manille-lesson-order-ace }
manilla-lesson-order-ace-why = { manille-lesson-order-ace-why }
manilla-lesson-order-ten = { manille-lesson-order-ten }
manilla-lesson-order-king = { manille-lesson-order-king }
manilla-lesson-order-king-why = { manille-lesson-order-king-why }

manilla-lesson-trump =
    C’est toi qui donnes : tu regardes tes cartes avant les autres, et tu choisis l’**atout**. Chaque carte de cette couleur battra toutes celles des autres.
    Choisis une couleur où tu as beaucoup de cartes, dont de fortes.
manilla-lesson-trump-ask = Quelle couleur sera l’atout ?
manilla-lesson-trump-marked = tes huit cartes : quatre carreaux avec le dix, deux trèfles avec le dix, deux cœurs
manilla-lesson-trump-clubs = Trèfle
manilla-lesson-trump-clubs-why = Tu n’as que deux trèfles : les autres auraient six atouts contre toi.
manilla-lesson-trump-diamonds = Carreau
manilla-lesson-trump-none = Sans atout
manilla-lesson-trump-none-why = À sans atout, la donne compte double, pour le camp qui la gagne. Il te faudrait des dix et des as dans presque toutes les couleurs.

manilla-lesson-call =
    Tout le monde regarde ses cartes. Luz dit **Je coinche** : elle pense que tu vas perdre, et la donne compte double.
    Toi ou Diego, ton partenaire, pouvez dire **Je surcoinche** : elle compte alors quatre fois, pour le camp qui gagne.
manilla-lesson-call-ask = Prudence : reste à double.
manilla-lesson-call-marked = ce que compte la donne : double
manilla-lesson-call-against = Je surcoinche
manilla-lesson-call-against-why = Si vous perdiez, les autres marqueraient quatre fois plus. Il te faudrait plus que deux dix.
manilla-lesson-call-pass = Passer

manilla-lesson-help =
    Luz a entamé avec l’A♥, Diego a mis le 10♥, Amihan le 7♥. Tu dois **fournir** : poser un cœur, si tu en as.
    L’étoile dit que Diego est maître. C’est ton partenaire : ce qu’il gagne compte pour vous deux.
manilla-lesson-help-ask = Donne-lui autant de points que tu peux.
manilla-lesson-help-marked = les cartes sur la table : A♥ de Luz, 10♥ de Diego, qui est maître, 7♥ d’Amihan
manilla-lesson-help-9h = 9♥
manilla-lesson-help-9h-why = C’est permis, mais le 9 ne compte rien. Le roi compte 3, et Diego le ramasse pour vous deux.
manilla-lesson-help-kh = R♥
manilla-lesson-help-10d = 10♦
manilla-lesson-help-10d-why = Tu as des cœurs : il faut poser un cœur. Les cartes en gris sont interdites pour l’instant.

manilla-lesson-void =
    Diego a ramassé 12 points et entame du 8♠. Amihan force du 10♠, et tu n’as **pas de pique**.
    Si tu ne peux pas fournir et qu’un adversaire est maître, tu dois **couper**. N’importe quel atout convient.
manilla-lesson-void-ask = Coupe au moindre prix.
manilla-lesson-void-marked = les cartes sur la table : 8♠ de Diego, 10♠ d’Amihan, qui est maître
manilla-lesson-void-9c = 9♣
manilla-lesson-void-9c-why = On ne se défausse que si l’on n’a pas d’atout. Tu as quatre carreaux.
manilla-lesson-void-10d = 10♦
manilla-lesson-void-10d-why = Il gagnerait, mais le plus petit atout aussi. Garde ton meilleur.
manilla-lesson-void-9d = 9♦

manilla-lesson-lead =
    Le pli est à toi. **Celui qui fait un pli entame le suivant**, de n’importe quelle carte.
    Les autres doivent fournir s’ils peuvent.
manilla-lesson-lead-ask = Entame d’un trèfle qu’aucun autre ne bat.
manilla-lesson-lead-marked = tes six cartes
manilla-lesson-lead-9h = 9♥
manilla-lesson-lead-9h-why = C’est un cœur, et les cœurs se font rares : quelqu’un pourrait couper.
manilla-lesson-lead-10c = 10♣
manilla-lesson-lead-9c = 9♣
manilla-lesson-lead-9c-why = Valet, dame, roi, as et dix le battent. Prends le plus fort des trèfles.

manilla-lesson-beat =
    Ton dix a rapporté 12 points. Puis Luz a coupé ton 9♥. Elle entame maintenant à l’atout, et Amihan met l’A♦.
    Si un **adversaire est maître**, il faut **forcer si tu peux**, même avec ta meilleure carte.
manilla-lesson-beat-ask = Que dois-tu poser ?
manilla-lesson-beat-marked = les cartes sur la table : 7♦ de Luz, R♠ de Diego, A♦ d’Amihan, qui est maître
manilla-lesson-beat-jd = V♦
manilla-lesson-beat-jd-why = Le valet ne bat pas l’as, et tu as une carte qui le bat.
manilla-lesson-beat-10d = 10♦
manilla-lesson-beat-9c = 9♣
manilla-lesson-beat-9c-why = Tu as des carreaux : il faut poser un carreau.

manilla-lesson-count =
    C’est la dernière carte de la donne. Il y a **60** points en tout ; ton camp en aura 57. La moitié, c’est 30.
    Le camp qui a plus de la moitié **marque ce qui la dépasse**. Et Luz a coinché : cette donne compte double.
manilla-lesson-count-ask = Combien marque ton camp ?
manilla-lesson-count-marked = les plis et les points de cette donne
manilla-lesson-count-all = 57
manilla-lesson-count-all-why = C’est ce que vous avez gagné. Mais on ne marque que ce qui dépasse 30, et deux fois.
manilla-lesson-count-once = 27
manilla-lesson-count-once-why = C’est ce qui dépasse 30. Mais la donne compte double, puisque Luz a coinché.
manilla-lesson-count-twice = 54

manilla-lesson-end =
    Diego et toi, vous en êtes à 54. **À 101, la partie est gagnée.** Luz donne ensuite et choisit l’atout.
    Jouer sans atout double aussi la donne, tout comme faire la vole.
manilla-lesson-end-marked = les scores : 54 pour Diego et toi, 0 pour Luz et Amihan
