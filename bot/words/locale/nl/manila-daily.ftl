### The deal of the day of Manila.

manila-daily-about = Eén vaart tegen drie AI-spelers ({ $level }), van de veiling tot de uitbetaling. Je vermogen is dan je score: geld en aandelen, min 15 per verpand aandeel.
manila-daily-score = { $score ->
    [one] { $score } peso
   *[other] { $score } peso’s
}
manila-daily-signs = -# Na ⛵ elke handlanger op zijn beurt: 🟩 bracht meer op dan hij kostte · ⚓ evenveel, een loods of geen · 💀 minder
