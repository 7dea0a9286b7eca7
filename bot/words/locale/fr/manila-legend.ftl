manila-legend =
    ### Ce que montre le plateau
    - **Jeton** : la couleur et les initiales de qui joue. Une ancre à côté : la capitainerie.
    - **Nombre sur une pièce** : ce que coûte la place. La touche rouge au-dessus : son numéro dans le menu.
    - **A, B, C** : ports et chantiers dans l’ordre d’arrivée, avec ce qu’ils rapportent.
    - **À côté d’une marchandise** : ce que sa cargaison rapporte à tous à bord, ensemble.
    - **Crâne** : la case 13, où les pirates montent à bord.
    - **±1, ±2** : de combien un pilote déplace un bateau. **+10** : l’assurance les donne tout de suite, et qui assure paie les avaries.
    - **Par personne** : complices restants, actions, actions en gage (sceau rouge), argent.
    - **En bas** : la valeur de chaque marchandise, ses pas jusqu’à 30, et les actions à acheter. Une marchandise à 30 met fin à la partie.
    - **Prix d’une action** : sa valeur, mais au moins 5.
