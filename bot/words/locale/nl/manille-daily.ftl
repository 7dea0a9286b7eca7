### The deal of the day of Manilla and Manille.

manilla-daily-about = Eén ronde met drie AI-spelers ({ $level }), van wie één je maat is. Jij deelt en kiest troef. Wat jullie scoren telt voor jou, wat de anderen scoren tegen jou.
manille-daily-about = Eén ronde met drie AI-spelers ({ $level }), van wie één je maat is. Jij deelt, en je laatste kaart wordt omgedraaid. Wat jullie scoren telt voor jou, wat de anderen scoren tegen jou.
manilla-daily-score = { $score ->
    [one] { $score } punt
    [-1] { $score } punt
   *[other] { $score } punten
}
manille-daily-score = { manilla-daily-score }
manilla-daily-signs = -# Elke slag op zijn beurt: 🟩 van jullie · ⬜ van de anderen
manille-daily-signs = { manilla-daily-signs }
