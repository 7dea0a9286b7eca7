### A first voyage of Manila. bot/games/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    Des **bateaux** à fond plat apportent des marchandises au port de Manille. À la fin, la plus grande fortune gagne.
    Tu débutes avec deux **actions** secrètes : une de soie, une de jade. Elles prennent de la valeur quand un bateau arrive au port avec leur marchandise.
manila-lesson-shares-ask = À quel bateau souhaites-tu bonne chance ?
manila-lesson-shares-marked = tes actions de soie et de jade
manila-lesson-shares-nutmeg = Muscade
manila-lesson-shares-nutmeg-why = Tu n’as pas d’action de muscade : si elle arrive, ce sont les autres qui s’enrichissent. Les tiennes sont cerclées de rouge.
manila-lesson-shares-silk = Soie
manila-lesson-shares-ginseng = Ginseng
manila-lesson-shares-ginseng-why = Tu n’as pas d’action de ginseng : s’il arrive, ce sont les autres qui s’enrichissent. Les tiennes sont cerclées de rouge.

manila-lesson-auction =
    D’abord, les **enchères**. Le plus offrant paie son enchère et devient **capitaine du port** : il choisit ce qui part, et joue en premier.
    Luz a offert 6 pesos, les autres ont passé. Tu en as 30.
manila-lesson-auction-ask = Gagne les enchères sans payer plus qu’il ne faut.
manila-lesson-auction-marked = l’enchère la plus haute, 6, par Luz
manila-lesson-auction-pass = Passer
manila-lesson-auction-pass-why = On peut passer quand ça devient trop cher. Mais 7, c’est donné, et comme capitaine du port tu peux envoyer ta soie et ton jade.
manila-lesson-auction-seven = Enchérir à 7
manila-lesson-auction-twenty = Enchérir à 20
manila-lesson-auction-twenty-why = Tu gagnerais aussi. Mais on paie toute son enchère. Un de plus que Luz suffit.

manila-lesson-buy =
    Tu as payé 7. L’ancre à côté de ton nom le dit : tu es capitaine du port.
    Tu peux maintenant **acheter une action**, ici pour 5. Tu vas envoyer la soie en mer : une deuxième action de soie peut prendre de la valeur, elle aussi.
manila-lesson-buy-ask = Achète de la soie.
manila-lesson-buy-marked = la soie, avec 5 comme prix d’une action
manila-lesson-buy-nutmeg = Muscade
manila-lesson-buy-nutmeg-why = La muscade rapportera peut-être un jour. Mais mieux vaut détenir la marchandise que tu envoies toi-même : la soie.
manila-lesson-buy-silk = Soie
manila-lesson-buy-none = Rien
manila-lesson-buy-none-why = Tu peux garder ton argent. Mais chaque action de soie prend de la valeur quand la soie arrive au port : elle se paie vite toute seule.

manila-lesson-load =
    Quatre marchandises, mais trois bateaux : **une marchandise reste à terre** et n’ira pas au port cette fois.
    Tu as deux actions de soie et une de jade.
manila-lesson-load-ask = Laquelle doit rester ?
manila-lesson-load-marked = les quatre marchandises : muscade, soie, ginseng et jade
manila-lesson-load-nutmeg = Muscade
manila-lesson-load-silk = Soie
manila-lesson-load-silk-why = Tu as deux actions de soie. À terre, elle ne peut pas arriver au port, et tes actions n’y gagnent rien.
manila-lesson-load-jade = Jade
manila-lesson-load-jade-why = Tu as une action de jade. À terre, il ne peut pas arriver au port, et ton action n’y gagne rien.

manila-lesson-start =
    Les dés poussent les bateaux vers la droite. **Le port se trouve après 13.**
    Tu leur donnes de l’avance : neuf cases en tout, cinq au plus par bateau.
manila-lesson-start-ask = Qui en profite ? Pense à tes actions.
manila-lesson-start-marked = les trois bateaux sur la case 0, avec les 13 cases devant eux
manila-lesson-start-ginseng = Ginseng 5, jade 4
manila-lesson-start-ginseng-why = Le ginseng serait presque à mi-chemin. Mais tu n’en as pas, et ta soie aurait la plus longue route.
manila-lesson-start-silk = Soie 5, jade 4
manila-lesson-start-even = 3 partout
manila-lesson-start-even-why = C’est équitable. Mais c’est toi qui es capitaine du port, et tu as de la soie et du jade : aide-les.

manila-lesson-seat =
    Maintenant, tout le monde place un **complice** à tour de rôle ; on en a trois par expédition. Si un bateau arrive au port, tout le monde à bord **se partage sa cargaison**.
    La cargaison de soie vaut 30 pesos. Une place coûte 3.
manila-lesson-seat-ask = Monte sur le bateau de soie.
manila-lesson-seat-marked = la cargaison de soie, 30 pesos, avec ses trois places libres à 3, 4 et 5
manila-lesson-seat-silk = Soie · 3
manila-lesson-seat-pirate = Pirates · 5
manila-lesson-seat-pirate-why = Les pirates ne gagnent que si un bateau s’arrête exactement sur 13, et aucun n’en est proche. On y viendra.
manila-lesson-seat-pass = Passer
manila-lesson-seat-pass-why = Après avoir passé, on ne place plus rien pendant cette expédition. Tu as 18 pesos et trois complices : qu’ils gagnent quelque chose.

manila-lesson-port =
    Tout le monde a placé. Puis les **dés** sont tombés : soie 4, ginseng 1, jade 3, et les bateaux ont avancé d’autant. Il y a trois lancers comme celui-là.
    On peut aussi miser sur les arrivées : le port A paie 6 dès qu’un bateau est au port.
manila-lesson-port-ask = Mise dessus.
manila-lesson-port-marked = le port A, qui coûte 4 et paie 6
manila-lesson-port-port = Port A · 4
manila-lesson-port-yard = Chantier A · 4
manila-lesson-port-yard-why = Le chantier naval paie si un bateau n’arrive pas : dans une vraie partie, ce ne serait pas bête. Ici, mise sur une arrivée.
manila-lesson-port-insurance = Assurance
manila-lesson-port-insurance-why = Tu recevrais 10 tout de suite, mais tu paierais chaque bateau en avarie : 6 pour un, 14 pour deux. Attends d’en savoir plus.

manila-lesson-pirates =
    La soie est sur 12. Sur 13 guettent les **pirates** : un bateau qui s’y arrête au dernier lancer est à eux, et à bord on n’a plus rien. Luz vient de les rejoindre.
    Pour 2 pesos, un **pilote** déplace un bateau d’une case avant ce lancer.
manila-lesson-pirates-ask = Mets ta soie à l’abri.
manila-lesson-pirates-marked = le bateau de soie, sur la case 12, avec les pirates derrière 13
manila-lesson-pirates-pilot = Pilote · 2
manila-lesson-pirates-silk = Soie · 4
manila-lesson-pirates-silk-why = Personne d’autre n’est à bord : les 30 sont déjà pour toi. Une deuxième place n’apporte rien de plus et n’éloigne aucun pirate.
manila-lesson-pirates-pass = Passer
manila-lesson-pirates-pass-why = Alors seuls les dés décident. Avec un 1, la soie s’arrête sur 13, et Luz prend tes 30 pesos.

manila-lesson-pilot =
    Il reste un lancer ; ton pilote agit avant. Les pirates, eux, ne frappent qu’**après** le lancer.
    De 13, n’importe quel dé fait rentrer la soie.
manila-lesson-pilot-ask = Que fait ton pilote ?
manila-lesson-pilot-marked = les pilotes, dont le petit, qui est à toi
manila-lesson-pilot-back = Reculer sur 11
manila-lesson-pilot-back-why = De 11, un 2 livrerait la soie aux pirates, et un 1 la laisserait trop loin du port.
manila-lesson-pilot-stay = Rester sur 12
manila-lesson-pilot-stay-why = De 12, un 1 livrerait la soie aux pirates. Tu as payé ton pilote : sers-t’en.
manila-lesson-pilot-on = Avancer sur 13

manila-lesson-profit =
    La soie a fait **1** : sans ton pilote, Luz la tenait. Soie et jade sont au port, le ginseng est en avarie.
    Sur la soie il n’y avait que toi : tu touches les 30, plus 6 pour le port A. Sur le jade, **trois** complices ; sa cargaison vaut 36.
manila-lesson-profit-ask = Combien chacun des trois reçoit-il ?
manila-lesson-profit-marked = où les bateaux ont fini : soie au port A, ginseng au chantier A, jade au port B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = C’est toute la cargaison. On la partage entre tout le monde à bord, et il y a trois complices.
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = Ce serait la moitié. Il y a trois complices à bord : chacun touche un tiers de 36.
manila-lesson-profit-twelve = 12

manila-lesson-market =
    Place au **marché**. Soie et jade sont arrivés au port : chacune de leurs actions monte de 0 à **5 pesos**, peu importe qui la détient.
    Tu en as deux de soie et une de jade.
manila-lesson-market-ask = Combien valent tes trois actions ?
manila-lesson-market-marked = le marché noir : soie et jade à 5, muscade et ginseng à 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = C’est une seule action. Tu en as trois qui sont montées.
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = Pas encore : 30, c’est ce que vaut une action tout en haut. Compte trois fois 5.

manila-lesson-end =
    Tu as 45 pesos, et 15 en actions. **Dès qu’une marchandise est à 30, la plus grande fortune gagne** : argent et actions.
    Plus un sou ? Mets une action en gage : 12 pesos tout de suite, 15 pour la récupérer.
manila-lesson-end-marked = les marchands et leur argent : 45 pour toi, 34, 45 et 40 pour les autres
