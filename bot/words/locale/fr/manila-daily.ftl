### The deal of the day of Manila.

manila-daily-about = Une expédition contre trois IA ({ $level }), des enchères au paiement. Ta fortune d’alors est ton score : argent et actions, moins 15 par action en gage.
manila-daily-score = { $score ->
    [one] { $score } peso
   *[other] { $score } pesos
}
manila-daily-signs = -# Après ⛵, chaque complice à son tour : 🟩 a rapporté plus que son prix · ⚓ autant, un pilote ou aucun · 💀 moins
