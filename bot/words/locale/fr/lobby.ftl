### What the picture of a lobby says.

lobby-title = { $game } · Table { $table }
lobby-rule = { $rule } : { $value }
lobby-lasts = environ { $lasts }
lobby-alt =
    { $game }, table { $table }. À table : { $names }. { $free ->
        [0] Aucune place libre.
        [one] Une place libre.
       *[other] { $free } places libres.
    }
