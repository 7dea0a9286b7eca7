manila-legend =
    ### Ce que montre le plateau
    - **Jeton** : couleur et initiales du joueur. Ancre : la capitainerie.
    - **Pièce** : le prix de la place. En rouge : son numéro dans le menu.
    - **A, B, C** : ports et chantiers, dans l’ordre d’arrivée.
    - **Près d’une marchandise** : ce que rapporte toute la cargaison.
    - **Crâne** : case 13, où les pirates montent à bord.
    - **±1, ±2** : cases d’un pilote. **+10** : l’assurance, payée tout de suite ; l’assureur paie les avaries.
    - **Par joueur** : complices, actions, actions en gage (sceau rouge), argent.
    - **En bas** : la valeur d’une marchandise, les actions à acheter. À 30, la partie finit.
    - **Action** : coûte sa valeur, au moins 5.
