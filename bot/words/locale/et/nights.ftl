### Mänguõhtud: kokkulepe, kes tulevad, ja laud, mis õigel ajal avatakse.

night-sure =
    ### { $game }: kas kavandada see õhtu?
    📅 **{ $when }** · { $soon }
    Laud kuni { $players } mängijale · ⏳ { $speed }
    -# See on aeg sinu enda kella järgi; igaüks näeb siin enda oma. Kodureeglid valitakse ooteruumis, kui laud avatakse.
night-zone = -# Võtsin { $hour } ajavööndi { $zone } järgi.
night-zone-unknown = -# Ma ei tea siinset ajavööndit, nii et võtsin { $hour } maailmaaja (UTC) järgi. Kas ülal olev aeg on vale? Anna käsk uuesti ja lisa oma ajavöönd. Serveri haldajad saavad selle kõigile määrata käsuga `/admin settings`.
night-no-event = -# Serveri sündmuste loendisse seda ei tule: mul puudub { $permissions }. Kõik muu toimib ka nii.
night-event-hidden = -# Serveri sündmuste loendisse seda ei tule, sest kõik serveris seda kanalit ei näe.
night-event-public = -# Serveri sündmuste loendisse tuleb sündmus: kõik serveris näevad seal sinu nime ja seda kanalit.
button-night-plan = Kavanda
button-night-change = Muuda
button-night-leave = Mitte nii
night-left = Midagi ei kavandatud.
night-changed = Muudetud: vaata allpool.
night-mistaken =
    ### { $game }: veel kavandamata
    Kirjutatu on alles. Paranda see:
button-correct = Paranda
night-form-title = { $game }: mänguõhtu
night-form-day = Päev
night-form-day-hint = Näiteks 2026-11-27.
night-form-hour = Kellaaeg
night-form-hour-hint = Näiteks 20:00.
night-form-players = Mängijaid
night-form-players-hint = Mitu istekohta laual on. Tühi: nii palju, kui mäng lubab.
night-form-zone = Ajavöönd
night-form-zone-hint = Näiteks Europe/Tallinn, kui serveri oma on teine. Tühi: serveri oma.
night-planned = Kavandatud: [sõnum]({ $link }){ $event ->
    [yes] . See on ka serveri sündmuste loendis.
   *[no] .
}
night-heading = ### Mänguõhtu: { $game }
night-when = **{ $when }** · { $soon }
night-table = Laud kuni { $players } mängijale · ⏳ { $speed }
night-coming = { $count ->
    [0] Keegi pole veel öelnud, et tuleb.
   *[other] Tulevad ({ $count }/{ $players }): { $names }
}
night-beyond = Kui mõni istekoht vabaneb: { $names }
night-foot = -# Kavandaja: { $name }. { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutit
} varem tuletan tulijatele meelde; õigel ajal avan siin laua, kus nende istekohad on võetud.
night-event = [Serveri sündmus]({ $link })
button-night-come = Tulen
button-night-stay = Ei saa tulla
night-known = { $comes ->
    [yes] Sa oled juba nimekirjas.
   *[no] Sa oled juba öelnud, et sa ei saa tulla.
}
button-night-off = Jäta ära
night-off-sure =
    ### Kas jätta see õhtu ära?
    { $game }, { $when }. { $count ->
        [0] Keegi teine pole öelnud, et tuleb.
        [one] Teisi tulijaid on { $count }: annan teada, ka selle, kes õhtu ära jättis.
       *[other] Teisi tulijaid on { $count }: annan neile teada, ka selle, kes õhtu ära jättis.
    }
night-off-quiet =
    ### Kas jätta see õhtu ära?
    { $game }, { $when }. Sa ei saa sellesse kanalisse kirjutada, seepärast ei kutsu ma sealt kedagi: õhtu sõnumis seisab, kes selle ära jättis.
button-night-off-sure = Jah, jäta ära
button-night-keep = Ei, jäägu alles
night-off-done = Õhtu on ära jäetud.
night-kept = Õhtu toimub, nagu kavas.
night-off-by = Selle õhtu jättis ära { $name }.
night-off-told = { $names }: { $how ->
    [person] { $name } jättis
   *[event] serveri sündmuste loendis jäeti
} ära [mänguõhtu]({ $link }): { $game }, { $when }.
night-not-here = { $names }: [mänguõhtuks]({ $link }) ({ $game }) lauda ei avata. Selles kanalis ei luba server enam laudu avada.
night-past = { $status ->
    [off] See õhtu jäeti ära.
    [empty] Kedagi polnud mängimas, nii et lauda ei avatud.
    [full] Lauda ei avatud: selles serveris on neid nii palju kui tohib.
    [missed] Lauda ei avatud: ma polnud sel ajal kohal. Vabandust.
   *[told] Laud on avatud: [{ $table }. laud]({ $link })
}
night-reminder = { $names }: [mänguõhtu]({ $link }) algab, { $game }: { $soon }
night-open = { $names }: teie laud on avatud: [{ $game }]({ $link })
night-no-seat = Istekohta ei jätkunud: { $names }.
night-event-name = { $game }: mänguõhtu
night-event-about = Kavandaja: { $host }. Mängida saab kuni { $players } inimest. Kes siin huvi näitab või sõnumi all tulekust teatab, saab laua avamisel istekoha.
night-list-heading = ### Mänguõhtud
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] tulijaid { $count }
   *[other] tulijaid { $count }
}
why-night-day = Seda päeva ma ei tunne. Kirjuta nii: 2026-11-27.
why-night-hour = Seda kellaaega ma ei tunne. Kirjuta nii: 20:00.
why-night-players = Sellist mängijate arvu ma ei tunne. Kirjuta see numbritega või jäta tühjaks.
why-night-zone = Sellenimelist ajavööndit ma ei tunne. Kirjuta nagu Europe/Tallinn või vali see käsus: seal loetletakse linna järgi, mille kirjutad.
why-night-past = See aeg on juba möödas. Midagi ei kavandatud.
why-night-far = Õhtu saab kavandada kuni { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} ette. Midagi ei kavandatud.
why-night-many = Rohkem õhtuid ei saa kavas olla: sinul { $most }, serveris { $here }. Jäta mõni ära või oota, kuni see möödub.
why-night-lately = Ühe päeva jooksul rohkem õhtuid kavandada ei saa: sina { $most }, server { $here }. Ka ära jäetud õhtud loevad. Proovi homme uuesti.
why-night-twice = See õhtu on juba kavas. `/night list` näitab seda.
why-night-over = See õhtu pole enam kavas.
why-night-not-yours = Õhtu saab ära jätta see, kes selle kavandas, või kes tohib hallata serveri sündmusi.
why-no-night = Siin pole ühtegi mänguõhtut kavas. `/night plan` kavandab selle.
name-night = night
name-night-plan = plan
name-night-list = list
command-night = Mänguõhtud: kavanda, vaata, kes tulevad. Õigel ajal avatakse laud.
command-night-plan = Kavanda mänguõhtu: inimesed ütlevad, kas tulevad, ja õigel ajal avatakse laud.
command-night-plan-game = Mis mäng.
command-night-plan-day = Päev: vali loendist.
command-night-plan-hour = Kellaaeg, näiteks 20:00.
command-night-plan-players = Mitu istekohta laual on. Kui jätad välja: nii palju, kui mäng lubab.
command-night-plan-speed = Kui kaua tohib üks otsus kesta.
command-night-plan-zone = Sinu ajavöönd, kui serveri oma on teine: kirjuta oma linn.
command-night-list = Näita siin kavas olevaid mänguõhtuid.
argument-day = day
argument-hour = hour
argument-zone = zone

privacy-nights = - Kas tuled { $nights ->
    [one] { $nights } mänguõhtule
   *[other] { $nights } mänguõhtule
}, ja sinu tollane nimi; kuni 30 päeva pärast seda

button-seek = Otsi mängijaid
seek-table =
    { $names }: [{ $game }, { $table }. laud]({ $link }) otsib mängijaid; { $free ->
        [one] vaba on { $free } istekoht
       *[other] vaba on { $free } istekohta
    }.
    -# Palusid endale sellest teada anda: `/night tell`, mis selle ka lõpetab.
seek-night =
    { $names }: [ütle, kas tuled]({ $link }) mänguõhtule, { $game }: { $soon }
    -# Palusid endale sellest teada anda: `/night tell`, mis selle ka lõpetab.
seek-done = Andsin teada: { $people ->
    [0] serveri roll
    [one] { $role ->
        [yes] serveri roll ja { $people } inimene
       *[no] { $people } inimene
    }
   *[other] { $role ->
        [yes] serveri roll ja { $people } inimest
       *[no] { $people } inimest
    }
}. { $trouble }
seek-chosen = Kui keegi selles serveris otsib mängijaid ({ $which ->
    [some] { $games }
   *[all] ükskõik mis mäng
}), annan sulle teada kõige rohkem kord { $often ->
    [hour] tunnis
    [day] päevas
   *[week] nädalas
}.
seek-never = Selles serveris ma ei anna sulle mängijate otsimisest teada.
seek-role-gone = Rolli, mille see server valis, pole enam; `/admin settings` valib teise.
seek-role-mute = Ma ei saa rolli { $role } kutsuda: lase kõigil seda rolli mainida või anna mulle õigus kõiki rolle mainida (Mention Everyone).
seek-role-blind = { $role } ei näe seda kanalit, seepärast ma seda ei kutsu.
why-seek-nobody = Praegu pole kedagi kutsuda: soovijad said äsja kutse või ei näe seda kanalit. Proovi hiljem uuesti või kutsu ise. Kutseid saab soovida käsuga `/night tell`. { $trouble }
why-seek-guest = Ütle kõigepealt, et tuled. Siis saad teisi otsida.
name-night-tell = tell
command-night-tell = Saa teada, kui keegi siin otsib mängijaid, mitte sagedamini, kui ise ütled.
command-night-tell-often = Kui sageli kõige rohkem.
command-night-tell-game = Millisest mängust: see lisatakse sinu omadele. Kui jätad välja: kõigist.
argument-often = often
argument-hours = hours
choice-often-hour = Kord tunnis
choice-often-day = Kord päevas
choice-often-week = Kord nädalas
choice-often-never = Mitte kunagi

digest-begins = Nüüdsest kirjutan sulle kord päevas, selle asemel et kutsuda sind kirjateel laudadesse; esimest korda { $when }, kui mõni sind ootab.
digest-heading = { $tables ->
    [one] **Sind ootab { $tables } laud**
   *[other] **Sind ootab { $tables } lauda**
}
digest-line = - [{ $game }, { $table }. laud]({ $link }){ $known ->
    [yes] {" "}· aeg saab otsa: { $soon }
   *[no] {""}
}
digest-more = { $more ->
    [one] Ja veel { $more }: seda näitab `/table list`.
   *[other] Ja veel { $more }: neid näitab `/table list`.
}
digest-foot = -# Sinu päevasõnum; `/table digest` muudab või lõpetab selle.
digest-set = Iga päev kell { $when } (ajavöönd { $zone }) kirjutan sulle, millised kirjateel lauad sind ootavad, ja kutsun sind sinna veel vaid otsuse viimastel tundidel. Kiirematesse laudadesse kutsun nagu enne.
digest-closed = Ma ei saa sulle kirjutada: sinu otsesõnumid on mulle suletud. Seepärast kutsun sind laudadesse nagu enne ja proovin iga päev samal ajal uuesti. Luba otsesõnumid selle serveri liikmetelt ja anna käsk uuesti.
digest-off = Sind kutsutakse kõigisse laudadesse nagu enne.
name-table-digest = digest
command-table-digest = Üks sõnum päevas kirjateel laudadesse kutsumise asemel.
command-table-digest-hour = Mis kell, 0 kuni 23. Kui jätad välja, kutsutakse sind nagu enne.
command-table-digest-zone = Sinu ajavöönd, kui serveri oma on teine: kirjuta oma linn.
