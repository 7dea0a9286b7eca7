### What choices are worth, why seats moved as they did, and what decisions have cost. The same for every game.

odds-none = Praegu ei ole tõenäosusi näidata.
advice-wins = { $tenths ->
    [0] ei võida peaaegu kunagi
    [10] võidab peaaegu iga partii
    [one] võidab ühe partii kümnest
   *[other] võidab { $tenths } partiid kümnest
}
advice-amount = { $unit ->
    [pesos] { $amount ->
        [one] 1 peeso
       *[other] { $amount } peesot
    }
    [points] { $amount ->
        [one] 1 punkt
       *[other] { $amount } punkti
    }
   *[coins] { $amount ->
        [one] 1 münt
       *[other] { $amount } münti
    }
}
    .object = { $unit ->
        [pesos] { $amount ->
            [one] 1 peeso võrra
           *[other] { $amount } peesot
        }
        [points] { $amount ->
            [one] 1 punkti võrra
           *[other] { $amount } punkti
        }
       *[coins] { $amount ->
            [one] 1 mündi võrra
           *[other] { $amount } münti
        }
    }
advice-than = , umbes { advice-amount.object } { $sign ->
    [more] rohkem
   *[less] vähem
} kui „{ $other }”
advice-brings = { $sign ->
    [more] {" ja see toob umbes "}{ advice-amount.object } rohkem
   *[less] {", kuigi see toob umbes "}{ advice-amount.object } vähem
}

## Hints

advice-hints = 💡 { $games } simuleeritud partii järgi, arvestades ainult seda, mida sina tead:
advice-hint = **{ $choice }** — { $said }
advice-verdict = { $how ->
    [best] *sulle parim*
    [near] *umbes sama hea*
    [close] *veidi kehvem*
   *[worse] *kehvem*
}
advice-short = umbes { advice-amount.object } vähem
advice-compared = - **{ $choice }** · { $best ->
    [yes] võidab sajast partiist { $games }
   *[no] { $games }
}{ $fact }

## Why seats moved so

button-why = Miks nad nii käisid?
button-why-this = Miks?
why-no-thought = Seda käiku ei saa seletada: see tehti salaja või polnud midagi valida.
why-heading = ### Miks nad nii käisid · { $table }. laud
why-foot = { $over ->
    [true] -# Partii on läbi: arvesse läheb kõik, mida iga mängija tookord teadis, ka tema enda saladused, { $games } simuleeritud partii järgi.
   *[false] -# Arvesse läheb kõik, mis on kõigile näha, { $games } simuleeritud partii järgi: mida keegi varjab, seda enne lõppu ei arvestata.
}
advice-why-alone = { $who } valis **{ $choice }**, mis { $wins }.
advice-why = { $verdict ->
    [best] { $who } valis **{ $choice }**: see { $wins }; järgmine valik, **{ $other }**, { $rest }.
    [equal] { $who } valis **{ $choice }**: see { $wins } ja **{ $other }** on umbes sama hea.
   *[other] { $basis ->
        [public] { $who } valis **{ $choice }**, mis meile teadaolevalt { $wins }; **{ $other }** { $rest }. Ta kas teab rohkem kui meie või eksis.
       *[own] { $who } valis **{ $choice }**, mis { $wins }; **{ $other }** { $rest }. Ta kas eksis või vaatas kaugemale ette.
    }
}
why-no-thoughts = Ükski arvutimängija pole veel avalikult otsustanud midagi, mida saaks seletada. Pärast lõppu saab seletada iga otsust.
why-no-reasons = Selle mängu arvutimängijad oma käike veel ei põhjenda.

## Review of a finished game

review-heading = ### Sinu tagasivaade · { $game } · { $table }. laud
    -# Sinu kalleimad käigud selle järgi, mida siis teadsid.
review-lesson = **Nr { $place } · { $chapter }** · Valisid **{ $made }**. Parem: **{ $better }**.
review-chance = -# Nii võidad sajast umbes { $games ->
    [one] ühe partii
   *[other] { $games } partiid
} rohkem{ $brought }.
review-foot = -# Iga käigu kohta { $games } simuleeritud partiid, tundmatu on arvatud.
review-clean = Ükski sinu otsus pole su võiduvõimalusi märgatavalt vähendanud.
button-look = Vaata nr { $place }
why-review-early = Tagasivaade tuleb, kui partii on läbi.
why-review-none = Selle mängu jaoks tagasivaadet veel ei ole.
why-review-outsider = Tagasivaade on neile, kes mängisid: see räägib nende enda otsustest.
why-review-cut = Mind just taaskäivitatakse. Küsi minuti pärast uuesti.

## Checking the dice

verify-fair =
    ✅ **{ $table }. lauas jagati ja veeretati ausalt.** Mängisin selle { $moves } käiku reeglite järgi uuesti läbi ja need viivad näidatud tulemuseni.
    · Kõik { $draws } viset ja jagamist tulenevad seemnest `{ $seed }`.
    · Selle SHA-256 on `{ $commitment }`, mida laud partii alguses näitas: keegi pole seemet vahepeal muutnud.
    -# Sa ei pea mind uskuma: **Laadi logi alla** annab sulle partii ja `manila replay LOGIFAIL --verify` kontrollib seda sinu oma arvutis.
verify-entry = { $entry }\. kirje: { $why }
verify-broken = { $entry ->
    [none] Laua logi ei vii näidatud lõppseisuni.
   *[other] Laua logi { $entry }. kirje pole see, mis reeglite järgi seemnest tuleb.
}
verify-failed = ❌ **{ $table }. laud ei vasta sellele, mida algul näidati:** { $finding } Laadi logi alla ja anna teada boti haldajale.
