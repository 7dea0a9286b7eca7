### The rules of Malacca to page through, in our own words. docs/rules/malacca.md has every detail.

malacca-rules-aim =
    ## Malacca : de quoi s’agit-il ?
    Douze navires traversent le détroit, un par manche. Tout le monde pose une carte face cachée – **attaque**, **défense** ou **commerce** – et mise dessus, de zéro à toute sa bourse. Puis on retourne les cartes. Si l’attaque est plus forte que la défense, le navire est capturé et pillé ; sinon, le commerce rapporte et l’attaque s’en mord les doigts.

    { "**" }De 2 à 8**, et de préférence à 3 ou plus. On débute avec **5 pièces** et les trois cartes ordinaires, qui ne s’usent jamais. Après le dernier navire, la **bourse la plus pleine gagne** ; à égalité, la victoire est partagée. Personne n’est éliminé : même sans la moindre pièce, on peut attaquer, défendre ou briquer le pont.

    { "**" }Le perroquet** se tient devant un joueur, d’abord tiré au sort. Avec lui, on mise en premier et on se sert en premier quand on partage des pièces ; après chaque navire, il passe au joueur suivant dans le sens horaire.

    { "**" }Les navires** portent de 3 à 13 pièces. Chacun vient une fois, dans un ordre que personne ne connaît ; l’image montre ceux qu’on n’a pas encore vus. Nous ne connaissons pas les valeurs des cartes imprimées : les douze que voici, 3 4 5 6 7 8 8 9 10 11 12 13, sont notre **reconstitution**, et une table peut en choisir d’autres.
malacca-rules-bets =
    ## Cartes et mises
    Quand un navire arrive, chaque joueur à son tour, dans le sens horaire à partir du perroquet :
    - **pose une carte** face cachée : une ordinaire, ou une spéciale qu’il a en main ;
    - **mise** dessus autant de pièces de sa bourse qu’il veut, ou aucune.

    Les deux se font ensemble dans ton panneau privé : appuie sur **Ma main**. C’est définitif, sauf si tout le monde est d’accord pour reprendre tant que les cartes sont face cachée. La mise est visible dès qu’elle est faite, la carte seulement quand tout le monde a misé ; plus on joue tard, plus on en sait.

    Puis on retourne toutes les cartes. On additionne les forces d’attaque et de défense : une carte ordinaire compte 1, une carte spéciale +2 compte 2.
    - **Plus d’attaque que de défense : capturé.**
    - **Sinon, défendu.** En cas d’égalité aussi, et quand personne n’attaque.
malacca-rules-captured =
    ## Un navire capturé
    - **Les attaquants** reprennent leur mise et **partagent** la cargaison et les mises de tous les autres.
    - **Les marchands et les défenseurs** perdent leur mise.

    { "**" }Partager** se fait pièce par pièce : le premier attaquant dans l’ordre du tour, à partir du perroquet, en prend une, puis le suivant, jusqu’à ce qu’il n’y en ait plus. Les parts diffèrent donc d’une pièce au plus. Une attaque +2 reçoit une part comme les autres.

    { "**" }Héros tragique :** si un seul joueur a défendu et que *tous* les autres ont attaqué, il perd sa mise mais pioche une carte spéciale.
malacca-rules-defended =
    ## Un navire défendu
    - **Les marchands** reprennent leur mise et gagnent encore autant de la réserve (commerce ×2 : deux fois autant).
    - **Les défenseurs** reprennent leur mise, **partagent** pièce par pièce les mises des attaquants, et piochent chacun une **carte spéciale**.
    - **Chaque attaquant** perd sa mise et paie à la réserve **la moitié de ce qui lui reste**, arrondie vers le bas.
    - La cargaison s’en va : personne ne l’a.

    { "**" }Défense inutile :** si personne n’a attaqué, les défenseurs reprennent leur mise, et c’est tout.

    { "**" }Briquer le pont :** un joueur qui a choisi le commerce avec une bourse vide et sans mise reçoit 2 pièces.
malacca-rules-specials =
    ## Les cartes spéciales
    Il y en a 16, et personne n’en a au début. On en pioche une par défense réussie contre une attaque, ou par héroïsme tragique. Une carte spéciale se pose à la place d’une ordinaire et ne se **joue qu’une fois** ; puis elle va sous la pioche. On sait combien tu en as, mais pas lesquelles. Celles qui restent à la fin ne valent rien.

    - **Attaque +2** et **Défense +2** (4 de chaque) comptent double dans le combat.
    - **Commerce ×2** (4) gagne deux fois la mise.
    - **Attaque ou défense** et **défense ou commerce** (2 de chaque) sont des **cartes d’attente** : quand toutes les cartes sont retournées, on dit laquelle des deux c’est. Elle compte alors comme une carte ordinaire. S’il y en a plusieurs, on décide dans l’ordre du tour, en entendant ce qui a été dit avant.

    Si la pioche est vide, on ne reçoit rien.
malacca-rules-example =
    ## Un exemple
    Le navire porte 9. Ann commerce avec une mise de 4, Ben attaque avec 0, Cho attaque avec 2, et Dan défend avec 3. Ben a le perroquet.

    Attaque 2 contre défense 1 : **capturé**. Ben et Cho reprennent leurs mises et partagent 9 + 4 + 3 = 16, soit 8 chacun. Ann perd 4, Dan 3. Avec 17 pièces, Ben en aurait 9 et Cho 8, car on partage à partir du perroquet.

    Si Dan avait joué défense +2, ç’aurait été 2 contre 2 : **défendu**. Ann gagne 4. Dan prend les 2 pièces que Cho a misées, et pioche une carte spéciale. Ben et Cho paient chacun la moitié de ce qui leur reste.
malacca-rules-characters =
    ## Les personnages, si la table les joue
    Chaque joueur en reçoit un, face visible. La bourse est celle du personnage, au lieu de 5 pièces.
    - **Henry Morgan** (5) : +3 par défense réussie
    - **Pierre Le Picard** (3) : 1 à la fin de chaque manche
    - **Rodrigo Orgonez** (9) : aucun pouvoir
    - **Black Caesar** (autant qu’il y a de places) : autant encore chaque fois que tout le monde a joué le même genre
    - **Zheng He** (3) : +3 par commerce réussi, avec ou sans mise
    - **Sayyida al Hurra** (5) : chaque fois qu’elle pioche, tire deux cartes spéciales, en garde une et glisse l’autre sous la pioche sans la montrer
    - **Laskarina** (5) : débute avec une carte spéciale
    - **Ingrid Hammar** (4) : +3 par attaque réussie

    Une défense réussit si quelqu’un a attaqué et que le navire a été défendu, une attaque s’il a été capturé, un commerce s’il ne l’a pas été. Une carte spéciale compte pour ce qu’elle est, une carte d’attente pour ce qu’elle est devenue.
malacca-rules-equipment =
    ## L’équipement, si la table le joue
    Avant que le navire se montre, **le joueur au perroquet** peut acheter **un** équipement pour 5. Il y en a quatre de chaque genre. On le garde, et il rapporte à chaque réussite, avec tous les autres de son genre.
    - **Meilleure attaque :** +3 par attaque réussie
    - **Meilleure défense :** +4 par défense réussie
    - **Meilleur commerce :** +5 par commerce réussi avec une mise d’au moins 1

    S’il ne peut pas payer, on ne lui demande rien. À la fin, l’équipement ne vaut rien.
malacca-rules-options =
    ## Règles maison
    Avant de commencer, une table peut choisir :
    - **6 ou 8 navires** au lieu de 12 ; lesquels manquent, personne ne le sait
    - **d’autres navires** : petits (3 à 8), grands (8 à 13), ou douze valeurs de ton choix
    - des **personnages**, reçus ou choisis entre deux, et de l’**équipement**
    - **miser en même temps**, en secret : bien plus rapide à une grande table
    - les **cartes d’attente en même temps**, en secret
    - des **bourses cachées** jusqu’à la fin
    - l’**amende** sur la moitié de la bourse d’avant la mise
    - **briquer le pont** même sur un navire capturé
    - **Zheng He** payé seulement avec une mise, **meilleur commerce** seulement si le navire a été attaqué
    - **2 pièces** au lieu d’une carte quand la pioche est vide
    - les bourses égales départagées par les **cartes spéciales qui restent**

    Si le temps est écoulé : un commerce ordinaire sans mise, aucun achat, la carte d’attente devient une défense, et la première carte piochée est gardée.
malacca-rules-tactics =
    ## Conseils
    - Seul le commerce profite d’une mise. Miser sur attaque ou défense est un bluff, et ne rien miser trahit l’une des deux.
    - Plus on joue tard, plus on voit. Le dernier à miser n’a pas besoin de bluffer.
    - Grosses mises et navires riches attirent les pirates.
    - Les riches craignent l’amende, les pauvres n’ont rien à perdre : on commerce mieux à une table riche.
    - Si la capture semble certaine, ne commerce pas. Attaque aussi, ou défends en solitaire contre tous pour une carte.
    - Le pire pour un défenseur, c’est que tout le monde commerce.
