malacca-legend =
    ### Wat de tafel laat zien
    - **Fiche**: kleur en initialen van een speler. De papegaai: wie het eerst inzet.
    - **Zwaarden, schild, kist**: aanval, verdediging, handel. Een gouden kaart is speciaal en speel je één keer.
    - **Kaart voor een speler**: wat er ligt, met de inzet erop. Bleek: de kaart van het vorige schip.
    - **Munt onder een naam**: de beurs. Het groene of rode getal: wat het vorige schip opbracht.
    - **Kleine kaarten**: speciale kaarten in de hand. Rechtsonder: hoeveel er nog te trekken zijn.
    - **Kleine tekens met een getal**: uitrusting.
    - **2 : 3**: aanval tegen verdediging. Gelijk is voor de verdediging.
    - **Onderste rij**: de schepen die nog niet gezien zijn, naar hun lading.
