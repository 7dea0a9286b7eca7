### Mänguõhtud: kokkulepe, kes tulevad, ja laud, mis õigel ajal avatakse.

night-sure =
    ### { $game }: kas paneme selle õhtu kirja?
    📅 **{ $when }** · { $soon }
    Laud kuni { $players } mängijale · ⏳ { $speed }
    -# Aeg on sinu kella järgi; igaüks näeb siin oma aega. Kodureeglid valitakse ooteruumis, kui laud avatakse.
night-zone = -# Arvestasin ajavööndiga { $zone }: { $hour }.
night-zone-unknown = -# Ma ei tea siinset ajavööndit, seega lugesin kellaaja { $hour } UTC-ajaks. Kas ülal on vale aeg? Vajuta **{ button-night-change }** ja lisa oma ajavöönd. Serveri haldaja saab selle kõigi jaoks määrata: `/admin settings`.
night-no-event = -# Serveri sündmuste nimekirja see õhtu ei jõua. Mul puuduvad õigused: { $permissions }. Kõik muu toimib.
night-event-hidden = -# Serveri sündmuste nimekirja see õhtu ei jõua, sest kõik ei näe seda kanalit.
night-event-public = -# Õhtu jõuab ka serveri sündmuste nimekirja: kõik serveris näevad seal sinu nime ja seda kanalit.
night-same-day = Sel päeval on juba [mänguõhtu]({ $link }), { $game }: { $when }
button-night-plan = Lepi kokku
button-night-change = Muuda
button-night-leave = Loobu
night-left = Õhtut kirja ei pandud.
night-changed = Muudetud: vaata allpool.
night-mistaken =
    ### { $game }: õhtu pole veel kirjas
    Sinu sisestatu on alles. Paranda see:
button-correct = Paranda
night-form-title = { $game }: mänguõhtu
night-form-day = Päev
night-form-day-hint = Näiteks 2026-11-27 või homme.
night-today-words = täna
night-tomorrow-words = homme
night-form-hour = Kellaaeg
night-form-hour-hint = Näiteks 20:00.
night-form-players = Mängijate arv
night-form-players-hint = Mitu kohta laual on. Tühi: nii palju, kui mäng lubab.
night-form-zone = Ajavöönd
night-form-zone-hint = Näiteks Europe/Tallinn. Tühi: serveri ajavöönd.
night-planned = Kirjas: [vaata siit]({ $link }){ $event ->
    [yes] . Õhtu on ka serveri sündmuste nimekirjas.
   *[no] .
}
night-move = -# Teisele ajale viimiseks { $how ->
    [edit] muuda [serveri sündmust]({ $link }).
    [ask] palu kellelgi, kes tohib sündmusi hallata, [serveri sündmust]({ $link }) muuta, või jäta õhtu ära ja pane uuesti kirja.
   *[again] jäta õhtu ära ja pane uuesti kirja.
}
night-heading = ### Mänguõhtu: { $game }
night-when = **{ $when }** · { $soon }
night-table = Laud kuni { $players } mängijale · ⏳ { $speed }
night-coming = { $count ->
    [0] Tulijaid veel pole.
   *[other] Tulijad ({ $count }/{ $players }): { $names }
}
night-beyond = Ootenimekirjas: { $names }
night-foot = -# Korraldaja: { $name }. { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutit
} varem tuletan tulijatele meelde; õigel ajal avan siin laua, kus nende kohad on kinni pandud.
night-event = [Serveri sündmus]({ $link })
button-night-come = Tulen
button-night-stay = Ei saa tulla
night-known = { $comes ->
    [yes] Sa oled juba nimekirjas.
   *[no] Sa juba teatasid, et ei saa tulla.
}
button-night-off = Jäta ära
night-off-sure =
    ### Kas jätta see õhtu ära?
    { $game }, { $when }. { $count ->
        [0] Keegi teine pole veel lubanud tulla.
        [one] Tulla lubas veel { $count } inimene: annan talle teada, kes õhtu ära jättis.
       *[other] Tulla lubas veel { $count } inimest: annan neile teada, kes õhtu ära jättis.
    }
night-off-quiet =
    ### Kas jätta see õhtu ära?
    { $game }, { $when }. Sa ei saa sellesse kanalisse kirjutada, seepärast ei anna ma seal kellelegi märku: õhtu sõnumist on näha, kes selle ära jättis.
night-of = Selle õhtu korraldaja on { $name }.
button-night-off-sure = Jah, jäta ära
button-night-keep = Ei, jäägu alles
night-off-done = Õhtu jäeti ära.
night-kept = Õhtu toimub, nagu kokku lepitud.
night-off-by = { $name } jättis selle õhtu ära.
night-off-told = { $names }: { $how ->
    [person] { $name } jättis
   *[event] serveri sündmuste nimekirjas jäeti
} ära [mänguõhtu]({ $link }): { $game }, { $when }.
night-not-here = { $names }: [mänguõhtu]({ $link }) laud jääb avamata ({ $game }): selles kanalis ei luba server enam laudu avada.
night-no-room = { $names }: [mänguõhtu]({ $link }) lauda ei saa veel avada ({ $game }): selles serveris on lubatud arv laudu juba avatud. Laud avatakse kohe, kui ruumi tekib.
night-past = { $status ->
    [off] See õhtu jäeti ära.
    [empty] Kedagi polnud kohal, nii et lauda ei avatud.
    [full] Lauda ei avatud: selles serveris on lubatud arv laudu juba avatud.
    [missed] Lauda ei avatud: ma polnud sel ajal kohal. Vabandust.
   *[told] Laud on avatud: [{ $table }. laud]({ $link })
}
night-reminder = { $names }: [mänguõhtu]({ $link }), { $game }. Algus: { $soon }
night-moved = { $names }: [mänguõhtu]({ $link }), { $game }, { $answer ->
    [again] toodi varasemaks. Koha saamiseks vajuta uuesti nuppu **{ button-night-come }**.
   *[kept] viidi teisele ajale.
} Algus: { $when }
night-open = { $names }: teie laud on avatud: [{ $game }]({ $link })
night-no-seat = Kohta ei jätkunud: { $names }.
night-event-name = { $game }: mänguõhtu
night-event-about = Korraldaja: { $host }. Mängijaid kuni { $players }. Vajuta siin „Interested” või sõnumi all „Tulen”: siis on sul laua avamisel koht kinni pandud.
night-list-heading = ### Mänguõhtud
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] tulijaid { $count }
   *[other] tulijaid { $count }
}
why-night-day = Ma ei saa sellest päevast aru. Kirjuta see nii: 2026-11-27, või „homme”.
why-night-hour = Ma ei saa sellest kellaajast aru. Kirjuta see nii: 20:00.
why-night-players = Ma ei saa mängijate arvust aru. Kirjuta see numbritega või jäta tühjaks.
why-night-zone = Sellenimelist ajavööndit pole. Kirjuta see nagu Europe/Tallinn või kirjuta käsku oma linn ja vali nimekirjast.
why-night-past = See aeg on juba möödas. Õhtut kirja ei pandud.
why-night-far = Õhtu saab kokku leppida kuni { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} ette. Õhtut kirja ei pandud.
why-night-many = Rohkem õhtuid kirja ei saa: ühel inimesel võib neid olla { $most }, serveris { $here }. Jäta mõni ära või oota, kuni see möödub.
why-night-lately = Ühe päevaga rohkem õhtuid kirja ei saa: ühelt inimeselt { $most }, serveris { $here }. Ka ära jäetud õhtud loevad. Proovi homme uuesti.
why-night-twice = See õhtu on juba kirjas: `/night list`.
why-night-over = See õhtu on juba läbi või ära jäetud.
why-night-full = Juba { $most } inimest on vastanud ja rohkem sellele õhtule ei mahu.
why-night-not-yours = Õhtu saab ära jätta korraldaja või see, kes tohib serveri sündmusi hallata.
why-no-night = Siin pole ühtki mänguõhtut kirjas. Lepi uus kokku: `/night plan`.
name-night = night
name-night-plan = plan
name-night-list = list
command-night = Mänguõhtud: lepi kokku ja vaata, kes tulevad. Õigel ajal avatakse laud.
command-night-plan = Lepi kokku mänguõhtu: inimesed teatavad, kas tulevad, ja õigel ajal avatakse laud.
command-night-plan-game = Milline mäng.
command-night-plan-day = Päev: vali nimekirjast.
command-night-plan-hour = Kellaaeg, näiteks 20:00.
command-night-plan-players = Mitu kohta laual on. Tühi: nii palju, kui mäng lubab.
command-night-plan-speed = Kui kaua tohib üks otsus kesta.
command-night-plan-zone = Sinu ajavöönd, kui see pole sama mis serveril: kirjuta oma linn.
command-night-list = Vaata siin kokku lepitud mänguõhtuid.
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
        [one] vaba on { $free } koht
       *[other] vaba on { $free } kohta
    }.
    -# Tellisid need teated; muuda või lõpeta: `/night notify`.
seek-night =
    { $names }: [ütle, kas tuled mänguõhtule]({ $link }), { $game }. Algus: { $soon }
    -# Tellisid need teated; muuda või lõpeta: `/night notify`.
seek-done = Teate said: { $people ->
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
}), annan sulle teada, aga mitte sagedamini kui kord { $often ->
    [hour] tunnis
    [day] päevas
   *[week] nädalas
}.
seek-never = Ma ei anna sulle teada, kui keegi selles serveris mängijaid otsib.
seek-role-gone = Rolli, mille see server valis, enam pole. Vali uus: `/admin settings`.
seek-role-mute = Ma ei saa rolli { $role } mainida: luba kõigil seda mainida või anna mulle õigus Mention Everyone (kõigi rollide mainimine).
seek-role-blind = { $role } ei näe seda kanalit, seepärast ma seda ei maini.
why-seek-nobody = Praegu pole kellelegi teatada: { $opted ->
    [none] keegi teine pole selle mängu teateid tellinud. Kutsu mängijaid ise.
   *[some] teadete tellijad said äsja teate või ei näe seda kanalit. Proovi hiljem uuesti või kutsu mängijaid ise.
} Teateid saab tellida käsuga `/night notify`. { $trouble }
why-seek-lately = Oled mängijaid juba mitu korda otsinud. Uuesti saad proovida: { $soon }
why-seek-guest = Vajuta enne nuppu **{ button-night-come }**. Siis saad teisi otsida.
name-night-notify = notify
command-night-notify = Telli teated, kui keegi siin mängijaid otsib.
command-night-notify-often = Kui tihti tohin teatada.
command-night-notify-game = Milline mäng: see lisatakse sinu valikule. Tühi: kõik mängud.
argument-often = often
argument-hours = hours
choice-often-hour = Kord tunnis
choice-often-day = Kord päevas
choice-often-week = Kord nädalas
choice-often-never = Mitte kunagi

digest-begins = Nüüdsest saadan sulle kirimängude kohta kord päevas otsesõnumi ega anna enam laudades märku. Kui mõni laud sind ootab, tuleb esimene: { $when }.
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
digest-foot = -# Sinu päevasõnum; muuda või lõpeta: `/table digest`.
digest-set = Iga päev kell { $when } (ajavöönd { $zone }) saadan sulle otsesõnumi, millised kirimängud sind ootavad. Laudades annan märku ainult otsuse viimastel tundidel, kiiremates laudades nagu enne.
digest-closed = Ma ei saa sulle otsesõnumit saata: sa pole neid minult lubanud. Seepärast annan märku laudades nagu enne ja proovin iga päev samal ajal uuesti. Luba otsesõnumid selle serveri liikmetelt ja anna käsk uuesti.
digest-off = Päevasõnum on välja lülitatud: annan märku kõigis laudades nagu enne.
name-table-digest = digest
command-table-digest = Üks otsesõnum päevas kirimängude märguannete asemel.
command-table-digest-hour = Mis kell, 0 kuni 23. Tühi: märguanded nagu enne.
command-table-digest-zone = { command-night-plan-zone }
