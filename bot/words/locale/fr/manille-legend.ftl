manille-legend =
    ### Ce que montre la table
    - **Jeton** : la couleur et les initiales du joueur. Les jetons côte à côte jouent ensemble.
    - **Médaille en haut à gauche** : l’atout. Un point d’interrogation : pas encore choisi.
    - **En haut à droite** : ce que compte la donne, par exemple ×2.
    - **Carte avec un nombre** : les cartes encore en main. Une étoile : la carte maîtresse du pli.
    - **À droite** : plis et points de la donne, puis les scores. Un disque doré : une partie gagnée.
    - **10 A R D V 9 8 7** : les cartes de la plus forte à la plus faible, avec leurs points dessous.
