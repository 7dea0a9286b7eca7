malacca-legend =
    ### Ce que montre la table
    - **Jeton** : la couleur et les initiales du joueur. Le perroquet : le premier à miser.
    - **Épées, bouclier, coffre** : attaque, défense, commerce. Une carte dorée est spéciale et se joue une fois.
    - **Carte posée** : avec la mise dessus. Pâle : la carte du navire précédent.
    - **Pièce sous un nom** : la bourse. Le nombre vert ou rouge : ce que le dernier navire a rapporté.
    - **Petites cartes** : les cartes spéciales en main. En bas à droite : celles qui restent à piocher.
    - **Petits signes avec un nombre** : l’équipement.
    - **2 : 3** : attaque contre défense. L’égalité est pour la défense.
    - **En bas** : les navires pas encore vus, par leur cargaison.
