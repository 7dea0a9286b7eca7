### /puzzle: positions with one clearly best move, what people answer, and what they think of them.

puzzle-heading = -# Ülesanne · { $where }
puzzle-other = Mõni teine mäng? Vali see käsuga `/puzzle`.
puzzle-ask = Mis on parim käik?
puzzle-menu = Sinu vastus…
puzzle-before = -# Juba käidud, avaja kaart ees:
puzzle-verdict = { $right ->
    [yes] ✅ **{ $choice }** on õige: miski muu ei võida nii sageli.
   *[no] ❌ **{ $choice }** võidab harvem kui parim käik:
}
puzzle-basis = -# Iga valiku kohta { $games } simuleeritud partiid.{ $others ->
    [none] {""}
   *[other] {" "}Teised: { $others }
}
puzzle-counted = Reiting **{ $rating }** ({ $change }) · lahendatud { $solved }/{ $tries }
puzzle-again = -# Sellele ülesandele oled juba vastanud: loeb ainult esimene vastus.
puzzle-score = -# { $tries ->
    [0] Sinu esimene ülesanne ({ $game }): sinu reiting algab arvust { $rating }.
   *[other] Ülesanded ({ $game }): reiting { $rating }, lahendatud { $solved }/{ $tries }.
}
puzzle-voted = { $vote ->
    [good] Kirja pandud: hea ülesanne.
   *[bad] { $retired ->
        [yes] Kirja pandud: halb ülesanne. Nii arvab piisavalt inimesi: siin seda enam ei küsita.
       *[no] Kirja pandud: halb ülesanne. Kui nii arvab piisavalt inimesi, siis seda siin enam ei küsita.
    }
}
button-next-puzzle = Järgmine

## Refusals

why-no-puzzles = Selle mängu kohta ülesandeid ei ole.
why-no-puzzle = Seda ülesannet enam ei küsita. Uue saad käsuga `/puzzle`.
why-vote-unanswered = Vasta kõigepealt ülesandele, siis ütle, mida sa sellest arvad.
