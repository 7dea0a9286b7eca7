### The first ships of Malacca. bot/games/malacca/lesson.py has the script: numbers here are those of its bets.

malacca-lesson-cards =
    Door de straat van Malacca komen twaalf schepen, een voor een. Wie aan het einde het meeste zilver heeft, wint; je begint met 5.
    Je hebt altijd dezelfde drie kaarten: een schip aanvallen (**aanval**), het beschermen (**verdediging**), of ermee handelen (**handel**).
malacca-lesson-cards-ask = Welke kaart is voor wie een schip wil kapen?
malacca-lesson-cards-marked = je drie kaarten: aanval, verdediging en handel
malacca-lesson-cards-attack = Aanval
malacca-lesson-cards-defence = Verdediging
malacca-lesson-cards-defence-why = Het schild beschermt een schip tegen aanvallers. Om het te kapen heb je de gekruiste zwaarden nodig.
malacca-lesson-cards-trade = Handel
malacca-lesson-cards-trade-why = De kist is voor handelaars: ze verdienen als het schip ongedeerd verder vaart. Om het te kapen heb je de gekruiste zwaarden nodig.

malacca-lesson-ship =
    Het eerste schip vervoert 9 zilver. Iedereen legt één kaart gedekt, en dan gaan ze allemaal tegelijk open.
    Met **meer aanval dan verdediging is het schip gekaapt**. Anders is het verdedigd.
malacca-lesson-ship-ask = Twee vallen aan en twee verdedigen. Wat gebeurt er?
malacca-lesson-ship-marked = het schip, met een lading van 9 zilver
malacca-lesson-ship-captured = Gekaapt
malacca-lesson-ship-captured-why = Daarvoor is meer aanval dan verdediging nodig, en twee is niet meer dan twee.
malacca-lesson-ship-defended = Verdedigd

malacca-lesson-bets =
    Op je kaart mag je zilver leggen: een **inzet**. Wordt het schip verdedigd, dan wint een handelaar er evenveel bij.
    Aanvallers en verdedigers winnen niets met een inzet: ze leggen alleen zilver om op een handelaar te lijken. Dat is bluf.
malacca-lesson-bets-ask = Wiens kaart lijkt op handel?
malacca-lesson-bets-marked = de gedekte kaarten, en de inzetten erop: Luz 3, Diego en Amihan geen
malacca-lesson-bets-luz = Luz
malacca-lesson-bets-diego = Diego
malacca-lesson-bets-diego-why = Diego heeft niets ingezet, en zonder inzet brengt handel niets op. Dat wordt aanval of verdediging.
malacca-lesson-bets-amihan = Amihan
malacca-lesson-bets-amihan-why = Amihan heeft niets ingezet, en zonder inzet brengt handel niets op. Dat wordt aanval of verdediging.

malacca-lesson-attack =
    Nu jij. Wordt het schip **gekaapt**, dan verdelen de aanvallers de lading en de inzetten van alle anderen.
    Diego of Amihan valt misschien ook aan, en 9 zilver is veel.
malacca-lesson-attack-ask = Val in deze les aan.
malacca-lesson-attack-marked = het schip, met een lading van 9 zilver
malacca-lesson-attack-attack = Aanval
malacca-lesson-attack-defence = Verdediging
malacca-lesson-attack-defence-why = Een verdediger wint alleen iets als er een aanval mislukt. Dat komt later: nu ga je voor de lading.
malacca-lesson-attack-trade = Handel
malacca-lesson-attack-trade-why = Als er twee aanvallen en één verdedigt, wordt het schip gekaapt en verliezen de handelaars hun inzet. Nu ga je voor de lading.

malacca-lesson-bluff =
    Je valt aan. Hoeveel zilver leg je op je kaart?
    Met een inzet lijk je op een handelaar. Maar jij bent de laatste, dus er is niemand meer om te misleiden; en **wordt het schip verdedigd, dan verliezen aanvallers hun inzet** en de helft van al het andere.
malacca-lesson-bluff-ask = Wat zet je in?
malacca-lesson-bluff-marked = jouw rij: 5 zilver in je beurs
malacca-lesson-bluff-nothing = Niets
malacca-lesson-bluff-three = 3
malacca-lesson-bluff-three-why = Bij een aanval brengt een inzet niets op. Je kunt die 3 kwijtraken, en er is niemand meer om te misleiden.
malacca-lesson-bluff-five = 5
malacca-lesson-bluff-five-why = Bij een aanval brengt een inzet niets op. Je kunt alles kwijtraken, en er is niemand meer om te misleiden.

malacca-lesson-loot =
    De kaarten liggen open: jij en Diego vielen aan, Amihan verdedigde, Luz handelde. **2 tegen 1: gekaapt.**
    De buit is de lading van 9 en de 3 die Luz had ingezet. De aanvallers verdelen die.
malacca-lesson-loot-ask = Hoeveel krijg jij?
malacca-lesson-loot-marked = het gevecht om het vorige schip: aanval 2, verdediging 1, gekaapt
malacca-lesson-loot-nine = 9
malacca-lesson-loot-nine-why = Dat is alleen de lading. Tel de 3 van Luz erbij en deel met Diego.
malacca-lesson-loot-six = 6
malacca-lesson-loot-twelve = 12
malacca-lesson-loot-twelve-why = Dat is alles samen. Diego viel ook aan, dus de helft is voor Diego.

malacca-lesson-trade =
    Je hebt nu 11. Het volgende schip vervoert 4: daar valt weinig om te vechten. Diego heeft 4 ingezet en Amihan 3, net als handelaars.
    Waar niemand aanvalt, is een schip veilig, en **verdubbelt handel wat je inzet**.
malacca-lesson-trade-ask = Wat speel je?
malacca-lesson-trade-marked = het tweede schip, met een lading van 4 zilver
malacca-lesson-trade-attack = Aanval
malacca-lesson-trade-attack-why = Zelfs als het lukt, brengt het 4 en een paar inzetten op. Mislukt het, dan ben je de helft van je 11 kwijt. Met handel verdien je meer.
malacca-lesson-trade-defence = Verdediging
malacca-lesson-trade-defence-why = Als niemand aanvalt, krijgt een verdediger helemaal niets. Een arm schip is gemaakt voor handel.
malacca-lesson-trade-trade = Handel

malacca-lesson-stake =
    Handel dus. Wordt het schip verdedigd, dan win je evenveel als je inzet. **Wordt het gekaapt, dan ben je de inzet kwijt.**
    Luz moet nog spelen, en je weet niet wat die doet.
malacca-lesson-stake-ask = Zet veel in, maar niet alles.
malacca-lesson-stake-marked = jouw rij: 11 zilver in je beurs
malacca-lesson-stake-nothing = Niets
malacca-lesson-stake-nothing-why = Handel zonder inzet brengt niets op, zelfs als alles goed gaat.
malacca-lesson-stake-six = 6
malacca-lesson-stake-eleven = Alle 11
malacca-lesson-stake-eleven-why = Dat zou verdubbelen. Maar als er toch iemand aanvalt, heb je niets meer. Houd iets achter de hand.

malacca-lesson-defend =
    Iedereen handelde: je won er 6 en hebt er nu 17. Nu komt een schip met **12**; dat willen er veel. Amihan heeft 4 ingezet.
    Een verdediger pakt de inzetten van verslagen aanvallers af. En wie tegen een aanval verdedigt, trekt een **speciale kaart**.
malacca-lesson-defend-ask = Verdedig in deze les.
malacca-lesson-defend-marked = het derde schip, met een lading van 12 zilver
malacca-lesson-defend-attack = Aanval
malacca-lesson-defend-attack-why = Je hebt 17 en verliest de helft als het schip verdedigd wordt. Laat dat risico aan anderen.
malacca-lesson-defend-defence = Verdediging
malacca-lesson-defend-trade = Handel
malacca-lesson-defend-trade-why = Een rijk schip lokt aanvallers, en tot nu toe verdedigt niemand het. Je inzet zou gevaar lopen.

malacca-lesson-quiet =
    Je verdedigt. Deze keer spelen er anderen na jou, en die kijken naar je inzet.
    Een inzet bij verdediging wint niets: dat is bluf, en wordt het schip gekaapt, dan ben je die inzet kwijt.
malacca-lesson-quiet-ask = Wat zet je in? Deze keer geen bluf.
malacca-lesson-quiet-marked = jouw rij: 17 zilver in je beurs
malacca-lesson-quiet-nothing = Niets
malacca-lesson-quiet-eight = 8
malacca-lesson-quiet-eight-why = Als bluf is dat niet slecht: iedereen zou denken dat je handelt. Maar je kunt veel verliezen, en het wint uit zichzelf niets.

malacca-lesson-special =
    Diego viel aan, alleen jij verdedigde. 1 tegen 1: **verdedigd**. Jij krijgt de 2 die Diego had ingezet, en Diego betaalt de helft van de rest, 6.
    Je hebt een speciale kaart getrokken: **verdediging +2**. Die telt als twee kaarten en kan één keer gespeeld worden.
malacca-lesson-special-ask = Hoeveel gewone aanvallen stop je daar alleen mee?
malacca-lesson-special-marked = je speciale kaart: verdediging +2
malacca-lesson-special-one = Eén
malacca-lesson-special-one-why = Dat kan een gewone verdediging ook. Deze telt voor twee, en bij gelijke stand houdt het schip stand.
malacca-lesson-special-two = Twee
malacca-lesson-special-three = Drie
malacca-lesson-special-three-why = Drie is meer dan twee: dan is het schip gekaapt. Het houdt stand bij gelijke stand, maar niet tegen meer.

malacca-lesson-end =
    Je staat aan kop met 19 zilver, na drie van de twaalf schepen. **Na het twaalfde wint wie het meest heeft**; bij gelijke stand win je samen.
    De papegaai toont wie als eerste inzet en gaat rond. Praat en lieg zoveel je wilt.
malacca-lesson-end-marked = de spelers en hun beurzen: 19 voor jou, 6, 7 en 12 voor de anderen
