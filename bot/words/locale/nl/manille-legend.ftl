manille-legend =
    ### Wat de tafel laat zien
    - **Fiche**: kleur en initialen van een speler. Fiches naast elkaar spelen samen.
    - **Medaille linksboven**: de troef. Een vraagteken: nog niet gekozen.
    - **Rechtsboven**: wat de ronde telt, zoals ×2.
    - **Kaart met een getal**: hoeveel kaarten een hand nog heeft. Een ster: de kaart die de slag wint.
    - **Rechts**: slagen en punten van deze ronde, dan de stand. Een gouden schijf: een gewonnen spel.
    - **10 A H V B 9 8 7**: de kaarten van hoog naar laag, met hun punten eronder.
