manila-legend =
    ### Wat het bord laat zien
    - **Fiche**: kleur en initialen van een speler. Anker: de havenmeester.
    - **Munt**: wat een vak kost. In rood: het nummer in het menu.
    - **A, B, C**: havens en werven, in volgorde van aankomst.
    - **Naast handelswaar**: wat de hele lading opbrengt.
    - **Schedel**: vak 13, waar piraten aan boord gaan.
    - **±1, ±2**: vakken van een loods. **+10**: de verzekering, meteen betaald; de verzekeraar betaalt de averij.
    - **Spelers**: handlangers, aandelen, verpande aandelen (rood zegel), geld.
    - **Onderste rij**: de waarde van de handelswaar, de aandelen die er nog zijn. Bij 30 is het spel uit.
    - **Aandeel**: kost zijn waarde, minstens 5.
