manila-legend =
    ### Wat het bord laat zien
    - **Fiche**: kleur en initialen van een speler. Een anker ernaast: de havenmeester.
    - **Getal op een munt**: wat een plek kost. De rode toets erboven: het nummer in het menu.
    - **A, B, C**: havens en werven in volgorde van aankomst, met wat ze opbrengen.
    - **Naast een waar**: wat de lading opbrengt voor iedereen aan boord samen.
    - **Schedel**: vak 13, waar piraten aan boord gaan.
    - **±1, ±2**: hoever een loods een boot verzet. **+10**: dat geeft de verzekering meteen, en de verzekeraar betaalt de averij.
    - **Spelers**: handlangers over, aandelen, verpande aandelen met een rood zegel, geld.
    - **Onderste rij**: de waarde van elke waar, haar stappen tot 30, en de aandelen die nog te koop zijn. Een waar op 30 beëindigt het spel.
    - **Prijs van een aandeel**: de waarde, maar minstens 5.
