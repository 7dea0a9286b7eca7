### The deal of the day of Manila.

manila-daily-about = Üks reis kolme arvutimängija ({ $level }) vastu, oksjonist väljamakseni. Tulemus on sinu varandus reisi lõpus: raha ja aktsiad, iga panditud aktsia eest 15 vähem.
manila-daily-score = { $score ->
    [one] { $score } peeso
   *[other] { $score } peesot
}
manila-daily-signs = -# Märgi ⛵ järel iga käsilane järjekorras: 🟩 tõi rohkem, kui maksis · ⚓ sama palju, loots või mitte ühtegi · 💀 vähem
