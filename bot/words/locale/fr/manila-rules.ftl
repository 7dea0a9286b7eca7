### The rules of Manila to page through, in the order of bot/games/manila/rules.py. Each page at most 3000 characters.

manila-rules-aim =
    ## Manila : le but
    Tu es marchand à Manille. Des bateaux à fond plat remontent la côte avec leurs marchandises, et personne ne sait lesquels arriveront au port. On gagne de l’argent en plaçant ses complices au bon endroit, et en détenant des actions des marchandises qui arrivent.

    La plus grande fortune l’emporte. À la fin, ta **fortune** compte :
    - ton argent,
    - la valeur de toutes tes actions, même en gage,
    - moins 15 pour chaque action encore en gage.

    ### Le matériel
    - Quatre marchandises : 🟤 muscade, 🔵 soie, 🟡 ginseng et 🟢 jade, avec cinq actions de chacune.
    - Un marché noir qui indique la valeur des actions de chaque marchandise : 0, 5, 10, 20, 30. Toutes débutent à 0.
    - Trois bateaux sur une route qui va de la case 0 à la case 13. Le port se trouve après 13.

    ### Le début
    Tout le monde a 30 pesos et deux actions secrètes. À trois, on a quatre complices ; à quatre ou cinq, on en a trois. La banque n’est jamais à court d’argent.

    ### Ce qui est secret
    Quelles actions tu détiens, et lesquelles tu as mises en gage. Leur nombre, lui, est connu.
manila-rules-voyage =
    ## Une expédition
    La partie avance par expéditions, jusqu’à ce qu’une marchandise soit à 30 au marché noir. Il en faut cinq ou six d’ordinaire, et jamais moins de quatre.

    Une expédition se déroule ainsi :
    1. **Enchères** : qui sera capitaine du port ?
    2. **Capitaine du port** : peut acheter une action, charge trois marchandises, pose les bateaux sur leurs cases de départ.
    3. **Placements et mouvements**, en alternance. À chaque phase de placement, tout le monde place un complice ; puis chaque bateau avance selon son dé.
    4. **Paiement** : les bateaux au port et ceux du chantier naval rapportent.
    5. **Marché** : chaque marchandise arrivée au port monte d’un cran.

    ### L’ordre de l’étape 3
    - À quatre ou cinq : placer, lancer, placer, lancer, placer, pilotes, lancer.
    - À trois : placer, placer, lancer, placer, lancer, placer, pilotes, lancer.

    Après le deuxième lancer, les pirates peuvent monter à bord. Après le troisième, ils pillent.

    Tous les complices rentrent après chaque expédition.
manila-rules-auction =
    ## Les enchères
    La fonction de capitaine du port permet de choisir les marchandises et leurs cases de départ, d’acheter une action et de placer avant les autres. Ça vaut de l’argent : elle se vend donc aux enchères.

    - Le capitaine du port sortant ouvre les enchères. À la première expédition, on tire au sort.
    - À ton tour, tu enchéris plus haut ou tu passes. On enchérit en pesos entiers, à partir de 1.
    - Un joueur qui a passé n’enchérit plus pour cette expédition.
    - Quand tous les autres ont passé, l’enchère la plus haute est payée à la banque et donne la fonction. Les autres ne paient rien.

    ### Jusqu’où enchérir
    Ton argent, plus 12 pour chaque action que tu n’as pas mise en gage. La mise en gage n’a lieu que si tu gagnes. Un joueur qui ne peut plus enchérir passe d’office.

    ### Si personne n’enchérit
    La fonction ne change pas de mains, et ne coûte rien. À la première expédition, elle revient à celui qui a ouvert les enchères.
manila-rules-master =
    ## Capitaine du port
    La fonction comporte trois tâches, dans cet ordre.

    ### 1. Une action
    Tu peux acheter une action que la banque a encore, de n’importe quelle marchandise. Elle coûte sa valeur au marché noir, mais jamais moins de 5 : donc 5, 5, 10 ou 20. L’achat ne change pas la valeur. Tu peux emprunter pour la payer.

    ### 2. Les cargaisons
    Choisis trois des quatre marchandises, une par bateau. La quatrième reste à terre et ne peut pas monter pendant cette expédition.

    ### 3. Les cases de départ
    Pose chaque bateau sur une case de 0 à 5. Les trois nombres font exactement 9 : par exemple 5, 4 et 0, ou 3, 3 et 3.

    ### Quelles chances a un bateau ?
    Avec les dés seuls, si aucun pirate ne guette, sur 100 expéditions, il arrive au port :
    - parti de 5 : 84 fois
    - parti de 4 : 74
    - parti de 3 : 63
    - parti de 2 : 50
    - parti de 1 : 38
    - parti de 0 : 26
manila-rules-placing =
    ## Placer des complices
    À chaque phase de placement, tout le monde joue une fois, dans le sens horaire, en commençant par le capitaine du port. À ton tour, tu as le choix :
    - **placer** un complice sur une case libre et payer son prix à la banque,
    - **passer** : tu ne places plus rien pendant cette expédition.

    Chaque case accueille un seul complice. Mais tu peux prendre autant de cases que tu veux au fil des tours : plusieurs places d’un même bateau, les deux pilotes, les deux pirates.

    ### S’il te manque de l’argent
    Mets une action en gage, choisis une case moins chère, ou passe.

    ### Voyager clandestinement
    S’il ne te reste aucune action à mettre en gage et trop peu d’argent pour une case, tu peux quand même partir :
    - Sans le moindre peso, tu prends une place libre sur un bateau en mer, gratuitement.
    - Avec trop peu pour la case la moins chère, tu la prends pour tout l’argent que tu as.

    L’assurance est exclue. Un joueur qui ne trouve aucune case perd son tour, mais pourra placer plus tard.

    ### Si le temps est écoulé
    Ton tour passe sans placement. Tu pourras placer au suivant.
manila-rules-spaces =
    ## Les cases
    ⛵ **Sur les bateaux** : tu prends la place libre la moins chère. Si le bateau arrive au port, tout le monde à bord se partage son gain.
    - 🟤 Muscade : places à 2, 3, 4 ; paie 24
    - 🔵 Soie : places à 3, 4, 5 ; paie 30
    - 🟡 Ginseng : places à 1, 2, 3 ; paie 18
    - 🟢 Jade : places à 3, 4, 5, 5 ; paie 36

    On ne monte plus sur un bateau déjà au port.

    ⚓ **Port A, B, C** pour 4, 3, 2 : A paie 6 si un bateau arrive au port, B paie 8 si deux y arrivent, C paie 15 si les trois y arrivent. Peu importe lesquels.

    🛠️ **Chantier A, B, C** pour 4, 3, 2 : A paie 6 si un bateau finit en avarie, B paie 8 s’il y en a deux, C paie 15 si ce sont les trois.

    🏴‍☠️ **Bateau pirate**, 5 par place : la première fait de toi le capitaine pirate, l’autre le second. Les pirates vivent des bateaux qui s’arrêtent exactement sur 13.

    🧭 **Pilotes** pour 2 et 5 : ils déplacent des bateaux juste avant le dernier lancer. Ils ne rapportent rien par eux-mêmes.

    📜 **Assurance** : elle ne coûte rien et te donne 10 tout de suite. Mais tu paies toutes les réparations : 6 pour une avarie, 14 pour deux, 29 pour trois.

    Les cases restent à vendre jusqu’au dernier placement, même quand on sait ce qu’elles paient. Le port A après une première arrivée, c’est 6 à coup sûr pour 4.
manila-rules-movement =
    ## Les mouvements
    Après une phase de placement, chaque bateau en mer avance selon son propre dé. Il y a trois lancers par expédition. Personne ne peut refuser un lancer ni le raccourcir.

    - **Port** : un bateau qui dépasse 13 est au port. Il prend la prochaine lettre : A, puis B, puis C. Pilotes, pirates et nouveaux passagers ne peuvent plus l’atteindre.

    - **13** : un bateau qui s’arrête exactement sur 13 n’est pas au port. C’est là que guettent les pirates. Après le deuxième lancer, ils peuvent y monter ; après le troisième, ils le pillent. Sans pirate sur leur bateau, rien ne se passe après le deuxième lancer, et après le troisième le bateau entre au port comme les autres.

    - **Avarie** : un bateau qui n’a pas atteint 13 après le troisième lancer va au chantier naval. Il y prend la prochaine lettre : A, puis B, puis C.

    Un bateau sur 13 avant le dernier lancer rentre quel que soit le dé, sauf si un pilote le ramène en arrière.
manila-rules-pirates =
    ## Les pirates
    ### Après le deuxième lancer : monter à bord
    Un bateau est sur 13 et il y reste une place libre ? Alors les pirates décident, capitaine d’abord, second ensuite :
    - **rester** sur le bateau pirate, ou
    - **monter à bord** gratuitement, à la place libre la moins chère. Dès lors, on y voyage comme tout le monde.

    Si la première place se libère, le second passe aussitôt capitaine, puis décide. Les cases qui se libèrent sur le bateau pirate peuvent être achetées à la dernière phase de placement.

    ### Après le troisième lancer : le pillage
    Chaque bateau sur 13 est pillé, s’il y a un pirate sur le bateau pirate.
    - À bord, tout le monde rentre les mains vides.
    - Les pirates prennent tout le gain du bateau. À deux, ils prennent la moitié chacun.
    - Le capitaine envoie ensuite le bateau au **port** ou au **chantier naval**, au choix pour chacun.

    Au port, sa marchandise monte et une lettre du port paie. Au chantier, une lettre du chantier paie et l’assureur règle la note. Les passagers n’ont rien dans les deux cas.

    Un pirate resté après le deuxième lancer pille tout de même. Un bateau qu’un pilote pose sur 13 n’y est pas attaqué : seuls les dés amènent un bateau aux pirates.
manila-rules-pilots =
    ## Les pilotes
    Après la dernière phase de placement et avant le dernier lancer, le petit pilote décide, puis le grand. Tous deux peuvent renoncer.

    - **Petit pilote** : déplace un bateau de 1, en avant ou en arrière.
    - **Grand pilote** : déplace un bateau de 1 ou 2, en avant ou en arrière ; ou deux bateaux de 1 chacun, dans le sens voulu.

    Seuls les bateaux en mer se déplacent. Un bateau qui dépasse 13 est aussitôt au port, et on ne lance plus de dé pour lui.

    ### Bon à savoir
    Avec un seul lancer à venir, un bateau sur 8 n’arrive au port qu’avec un 6, ou s’arrête sur 13 avec un 5. Chaque case en plus ajoute une face du dé. Sur 13, n’importe quel lancer le fait rentrer.
manila-rules-payout =
    ## Paiement, marché et fin
    Après le troisième lancer, la banque paie dans cet ordre :
    1. Les pirates : le gain de chaque bateau pillé.
    2. Les passagers : le gain de chaque bateau au port, partagé entre tout le monde à bord.
    3. Les lettres du port qu’un bateau a atteintes : 6, 8, 15.
    4. Les lettres du chantier où un bateau est venu : 6, 8, 15.
    5. L’assureur, lui, paie à la banque toutes les avaries, que les lettres soient prises ou non : 6 pour une, 14 pour deux, 29 pour trois.

    Si l’assureur manque d’argent, il met des actions en gage. S’il n’en a plus, la banque prend le reste en charge. Les autres touchent toujours leur dû en entier.

    Ne rapportent rien : les lettres sans bateau, les bateaux en avarie, les pilotes, les pirates sans butin.

    ### Le marché
    Chaque marchandise arrivée au port monte d’un cran : 0, 5, 10, 20, 30. Les autres ne bougent pas.

    ### La fin
    Quand une marchandise est à 30, la partie est finie. Toutes les marchandises de cette expédition montent d’abord.

    Ta **fortune**, c’est ton argent + la valeur de toutes tes actions − 15 par action en gage. La plus grande gagne. À fortunes égales, la victoire est partagée.
manila-rules-loans =
    ## Les emprunts
    Tu peux mettre une action en gage quand tu veux, pas seulement à ton tour. Ouvre pour cela **Ma main**.

    - Une action mise en gage donne **12** tout de suite, quelle que soit sa valeur.
    - La récupérer (lever le gage) coûte **15**. Tu peux ensuite la remettre en gage.
    - Une action encore en gage à la fin compte toute sa valeur, moins **15**.

    Un emprunt te coûte donc 3, et l’argent peut rapporter davantage.

    ### Qui le sait
    Les autres voient que tu as mis une action en gage et combien tu en as en gage, mais pas lesquelles.

    ### Quand tu dois payer
    Si tu dois plus que tu n’as, pour la fonction, une action, une case ou des réparations, tu choisis les actions à mettre en gage. La partie attend que la somme y soit. Rien ne peut être récupéré entre-temps.

    ### Quand ton enchère est la plus haute
    Tu ne peux pas récupérer une action si tu ne peux plus payer ton enchère ensuite.
manila-rules-options =
    ## Règles maison
    L’hôte peut les changer avant le début.

    - **Actions du début** : d’ordinaire on mélange trois actions de chaque marchandise, tout le monde en reçoit deux, et le reste va à la banque, visible. Ou bien on mélange les vingt.
    - **Nouvelle distribution** : tant que quelqu’un a deux actions d’une marchandise que personne d’autre ne détient.
    - **Premières enchères** : par tirage au sort, ou l’hôte.
    - **Phase supplémentaire**, à trois seulement : avant le premier lancer, ou avant le deuxième.
    - **Pirates et places prises** : un pirate qui monte à bord peut débarquer quelqu’un, si aucun bateau sur 13 n’a de place libre. Le second pirate ne peut pas débarquer son capitaine qui vient de monter.
    - **Voyages clandestins** : sans rien pour payer, on ne prend qu’une place sur un bateau, ou bien n’importe quelle case libre sauf l’assurance.
    - **Argent** : visible, ou caché jusqu’à la fin.
    - **Fortunes égales** : la victoire est partagée, ou bien c’est l’argent qui décide, puis le nombre d’actions.
