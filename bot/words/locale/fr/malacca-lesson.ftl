### The first ships of Malacca. bot/games/malacca/lesson.py has the script: numbers here are those of its bets.

malacca-lesson-cards =
    Douze navires traversent le détroit de Malacca, l’un après l’autre. À la fin, le joueur qui a le plus de pièces gagne ; tu débutes avec 5.
    Tu as toujours les trois mêmes cartes : **attaquer** un navire, le **défendre**, ou faire **commerce** avec lui.
malacca-lesson-cards-ask = Quelle carte sert à s’emparer d’un navire ?
malacca-lesson-cards-marked = tes trois cartes : attaque, défense et commerce
malacca-lesson-cards-attack = Attaque
malacca-lesson-cards-defence = Défense
malacca-lesson-cards-defence-why = Le bouclier protège un navire des attaquants. Pour t’en emparer, il te faut les épées croisées.
malacca-lesson-cards-trade = Commerce
malacca-lesson-cards-trade-why = Le coffre sert au commerce : on y gagne quand le navire repart indemne. Pour t’en emparer, il te faut les épées croisées.

malacca-lesson-ship =
    Le premier navire porte 9 pièces. Tout le monde pose une carte face cachée, puis on les retourne toutes ensemble.
    S’il y a **plus d’attaque que de défense, le navire est capturé**. Sinon, il est défendu.
malacca-lesson-ship-ask = Deux attaquent, deux défendent. Que se passe-t-il ?
malacca-lesson-ship-marked = le navire, avec une cargaison de 9 pièces
malacca-lesson-ship-captured = Capturé
malacca-lesson-ship-captured-why = Il faudrait plus d’attaque que de défense, et deux n’est pas plus que deux.
malacca-lesson-ship-defended = Défendu

malacca-lesson-bets =
    Sur sa carte, on peut poser des pièces : une **mise**. Si le navire est défendu, le commerce en gagne encore autant.
    Attaque et défense ne gagnent rien à une mise : on n’y pose des pièces que pour avoir l’air de commercer. C’est un bluff.
malacca-lesson-bets-ask = Quelle carte a l’air d’un commerce ?
malacca-lesson-bets-marked = les cartes face cachée et leurs mises : Luz 3, Diego et Amihan rien
malacca-lesson-bets-luz = Luz
malacca-lesson-bets-diego = Diego
malacca-lesson-bets-diego-why = Diego n’a rien misé, et le commerce ne rapporte rien sans mise. Il va attaquer ou défendre.
malacca-lesson-bets-amihan = Amihan
malacca-lesson-bets-amihan-why = Amihan n’a rien misé, et le commerce ne rapporte rien sans mise. Elle va attaquer ou défendre.

malacca-lesson-attack =
    À toi. Si le navire est **capturé**, les attaquants se partagent la cargaison et les mises de tous les autres.
    Diego ou Amihan pourraient bien attaquer, et 9 pièces, c’est beaucoup.
malacca-lesson-attack-ask = Dans cette leçon, attaque.
malacca-lesson-attack-marked = le navire, avec une cargaison de 9 pièces
malacca-lesson-attack-attack = Attaque
malacca-lesson-attack-defence = Défense
malacca-lesson-attack-defence-why = La défense ne gagne que si quelqu’un attaque et échoue. Ça viendra : ici, vise la cargaison.
malacca-lesson-attack-trade = Commerce
malacca-lesson-attack-trade-why = Si deux attaquent et qu’un seul défend, le navire est capturé, et le commerce perd sa mise. Ici, vise la cargaison.

malacca-lesson-bluff =
    Tu attaques. Combien de pièces mets-tu sur ta carte ?
    Avec une mise, tu aurais l’air de commercer. Mais tu joues en dernier : plus personne à tromper ; et **si le navire est défendu, l’attaquant perd sa mise** et la moitié de tout le reste.
malacca-lesson-bluff-ask = Que mises-tu ?
malacca-lesson-bluff-marked = ta ligne : 5 pièces dans ta bourse
malacca-lesson-bluff-nothing = Rien
malacca-lesson-bluff-three = 3
malacca-lesson-bluff-three-why = Une attaque ne gagne rien à une mise. Tu pourrais perdre les 3, et il n’y a plus personne à tromper.
malacca-lesson-bluff-five = 5
malacca-lesson-bluff-five-why = Une attaque ne gagne rien à une mise. Tu pourrais tout perdre, et il n’y a plus personne à tromper.

malacca-lesson-loot =
    Les cartes sont retournées : Diego et toi avez attaqué, Amihan a défendu, Luz a commercé. **2 contre 1 : capturé.**
    Le butin, c’est la cargaison de 9 et les 3 que Luz a misées. Diego et toi, vous vous le partagez.
malacca-lesson-loot-ask = Combien reçois-tu ?
malacca-lesson-loot-marked = le combat pour le dernier navire : attaque 2, défense 1, capturé
malacca-lesson-loot-nine = 9
malacca-lesson-loot-nine-why = Ça, c’est la cargaison seule. Ajoute les 3 de Luz, et partage avec Diego.
malacca-lesson-loot-six = 6
malacca-lesson-loot-twelve = 12
malacca-lesson-loot-twelve-why = C’est le total. Diego a attaqué aussi : la moitié est à lui.

malacca-lesson-trade =
    Tu as maintenant 11. Le navire suivant porte 4 : pas de quoi se battre. Diego a misé 4 et Amihan 3, comme pour commercer.
    Si personne n’attaque, un navire est sûr, et **le commerce double ta mise**.
malacca-lesson-trade-ask = Que joues-tu ?
malacca-lesson-trade-marked = le deuxième navire, avec une cargaison de 4 pièces
malacca-lesson-trade-attack = Attaque
malacca-lesson-trade-attack-why = Même réussie, elle rapporte 4 et quelques mises. Ratée, elle te coûte la moitié de tes 11. Le commerce promet mieux.
malacca-lesson-trade-defence = Défense
malacca-lesson-trade-defence-why = Si personne n’attaque, le défenseur n’a rien du tout. Un navire pauvre est fait pour le commerce.
malacca-lesson-trade-trade = Commerce

malacca-lesson-stake =
    Va pour le commerce. Si le navire est défendu, tu gagnes autant que tu mises. **S’il est capturé, la mise est perdue.**
    Luz n’a pas encore joué, et on ne sait jamais avec elle.
malacca-lesson-stake-ask = Mise beaucoup, mais pas tout.
malacca-lesson-stake-marked = ta ligne : 11 pièces dans ta bourse
malacca-lesson-stake-nothing = Rien
malacca-lesson-stake-nothing-why = Le commerce sans mise ne rapporte rien, même quand tout va bien.
malacca-lesson-stake-six = 6
malacca-lesson-stake-eleven = Les 11
malacca-lesson-stake-eleven-why = Elles doubleraient. Mais si d’autres attaquent malgré tout, il ne te reste rien. Garde quelque chose.

malacca-lesson-defend =
    Tout le monde a commercé : tu as gagné 6 et tu en as 17. Voici un navire à **12** ; il fera des envieux. Amihan a misé 4.
    Le défenseur prend les mises des attaques ratées. Et s’il repousse une attaque, il pioche une **carte spéciale**.
malacca-lesson-defend-ask = Dans cette leçon, défends.
malacca-lesson-defend-marked = le troisième navire, avec une cargaison de 12 pièces
malacca-lesson-defend-attack = Attaque
malacca-lesson-defend-attack-why = Tu as 17, et tu en perds la moitié si le navire est défendu. Laisse ce risque aux autres.
malacca-lesson-defend-defence = Défense
malacca-lesson-defend-trade = Commerce
malacca-lesson-defend-trade-why = Un navire riche attire les attaques, et personne ne le défend pour l’instant. Ta mise serait en danger.

malacca-lesson-quiet =
    Tu défends. Cette fois, d’autres jouent après toi et regarderont ta mise.
    Miser sur une défense ne rapporte rien. Ce serait un bluff, perdu si le navire est capturé.
malacca-lesson-quiet-ask = Que mises-tu ? Pas de bluff cette fois.
malacca-lesson-quiet-marked = ta ligne : 17 pièces dans ta bourse
malacca-lesson-quiet-nothing = Rien
malacca-lesson-quiet-eight = 8
malacca-lesson-quiet-eight-why = Comme bluff, ce n’est pas mal : tout le monde croirait à un commerce. Mais c’est beaucoup à perdre, et ça ne rapporte rien en soi.

malacca-lesson-special =
    Diego a attaqué, et il n’y a que toi qui as défendu. 1 contre 1 : **défendu**. Tu prends les 2 qu’il a misées, et il paie la moitié du reste, 6.
    Tu as pioché une carte spéciale : **défense +2**. Elle compte comme deux cartes et ne se joue qu’une fois.
malacca-lesson-special-ask = À elle seule, combien d’attaques simples arrête-t-elle ?
malacca-lesson-special-marked = ta carte spéciale : défense +2
malacca-lesson-special-one = Une
malacca-lesson-special-one-why = Une simple défense y suffit. Celle-ci compte pour deux, et l’égalité est pour la défense.
malacca-lesson-special-two = Deux
malacca-lesson-special-three = Trois
malacca-lesson-special-three-why = Trois, c’est plus que deux : le navire serait capturé. L’égalité le sauve, mais pas plus.

malacca-lesson-end =
    Tu mènes avec 19 pièces, après trois navires sur douze. **Après le douzième, le plus riche gagne** ; à égalité, la victoire est partagée.
    Le perroquet montre qui mise en premier ; il fait le tour. Parle et mens tant que tu veux.
malacca-lesson-end-marked = les bourses : 19 pour toi, 6, 7 et 12 pour les autres
