### The first ships of Malacca. bot/games/malacca/lesson.py has the script: numbers here are those of its bets.

malacca-lesson-cards =
    Läbi Malacca väina tuleb üksteise järel kaksteist laeva. Võidab see, kellel on lõpus kõige rohkem hõbedat; sina alustad viie mündiga.
    Käes on sul alati samad kolm kaarti: **ründa** laeva, **kaitse** seda või **kauple** sellega.
malacca-lesson-cards-ask = Milline kaart on neile, kes tahavad laeva endale?
malacca-lesson-cards-marked = sinu kolm kaarti: rünnak, kaitse ja kauplemine
malacca-lesson-cards-attack = Rünnak
malacca-lesson-cards-defence = Kaitse
malacca-lesson-cards-defence-why = Kilp hoiab laeva ründajate eest. Et laev endale saada, on vaja ristatud mõõku.
malacca-lesson-cards-trade = Kauplemine
malacca-lesson-cards-trade-why = Kirst on kaupmeestele: nemad teenivad, kui laev sõidab tervelt edasi. Et laev endale saada, on vaja ristatud mõõku.

malacca-lesson-ship =
    Esimene laev veab 9 hõbemünti. Igaüks käib ühe kaardi pildiga allapoole ja siis avatakse kõik korraga.
    Kui **rünnakut on rohkem kui kaitset, laev kaaperdatakse**. Muidu on see kaitstud.
malacca-lesson-ship-ask = Kaks ründab ja kaks kaitseb. Mis juhtub?
malacca-lesson-ship-marked = laev, mille last on 9 hõbemünti
malacca-lesson-ship-captured = Kaaperdatud
malacca-lesson-ship-captured-why = Selleks peaks rünnakut olema rohkem kui kaitset, aga kaks pole rohkem kui kaks.
malacca-lesson-ship-defended = Kaitstud

malacca-lesson-bets =
    Oma kaardile võib panna hõbedat: see on **panus**. Kui laev saab kaitstud, võidab kaupmees sama palju juurde.
    Ründajad ja kaitsjad panusega midagi ei võida: nemad panevad hõbedat kaardile ainult selleks, et kaupmeest teeselda.
malacca-lesson-bets-ask = Kelle kaart näeb välja nagu kauplemine?
malacca-lesson-bets-marked = kaardid pildiga allapoole ja nende panused: Luz 3, Diego ja Amihan mitte midagi
malacca-lesson-bets-luz = Luz
malacca-lesson-bets-diego = Diego
malacca-lesson-bets-diego-why = Diego ei pannud midagi, aga kauplemine ilma panuseta ei teeni. Küllap ta ründab või kaitseb.
malacca-lesson-bets-amihan = Amihan
malacca-lesson-bets-amihan-why = Amihan ei pannud midagi, aga kauplemine ilma panuseta ei teeni. Küllap ta ründab või kaitseb.

malacca-lesson-attack =
    Nüüd sina. Kui laev **kaaperdatakse**, jagavad ründajad omavahel lasti ja kõigi teiste panused.
    Diego või Amihan võib vabalt rünnata ja 9 hõbemünti on palju.
malacca-lesson-attack-ask = Selles õppetunnis ründa.
malacca-lesson-attack-marked = laev, mille last on 9 hõbemünti
malacca-lesson-attack-attack = Rünnak
malacca-lesson-attack-defence = Kaitse
malacca-lesson-attack-defence-why = Kaitsja võidab ainult siis, kui keegi ründab ja see ei õnnestu. Selleni jõuame hiljem: siin mine lasti kallale.
malacca-lesson-attack-trade = Kauplemine
malacca-lesson-attack-trade-why = Kui kaks ründab ja üks kaitseb, siis laev kaaperdatakse ja kaupmehed kaotavad oma panused. Siin mine lasti kallale.

malacca-lesson-bluff =
    Sa ründad. Kui palju hõbedat kaardile paned?
    Panusega näiksid kaupmehena. Aga sina oled viimane, nii et petta pole enam kedagi; ja **kui laev saab kaitstud, kaotavad ründajad oma panused** ning pool kõigest muust, mis neil on.
malacca-lesson-bluff-ask = Kui palju panustad?
malacca-lesson-bluff-marked = sinu rida: rahakotis 5 hõbemünti
malacca-lesson-bluff-nothing = Mitte midagi
malacca-lesson-bluff-three = 3
malacca-lesson-bluff-three-why = Rünnak panusest midagi ei võida. Võiksid need 3 kaotada ja petta pole enam kedagi.
malacca-lesson-bluff-five = 5
malacca-lesson-bluff-five-why = Rünnak panusest midagi ei võida. Võiksid kaotada kõik, mis sul on, ja petta pole enam kedagi.

malacca-lesson-loot =
    Kaardid on avatud: sina ja Diego ründasite, Amihan kaitses, Luz kauples. **Kaks ühe vastu: kaaperdatud.**
    Saak on last 9 ja need 3, mille pani Luz. Selle jagavad ründajad.
malacca-lesson-loot-ask = Kui palju saad sina?
malacca-lesson-loot-marked = võitlus viimase laeva pärast: rünnak 2, kaitse 1, kaaperdatud
malacca-lesson-loot-nine = 9
malacca-lesson-loot-nine-why = See on ainult last. Lisa Luzi 3 münti ja jaga Diegoga pooleks.
malacca-lesson-loot-six = 6
malacca-lesson-loot-twelve = 12
malacca-lesson-loot-twelve-why = See on kõik kokku. Ka Diego ründas, nii et pool on tema oma.

malacca-lesson-trade =
    Nüüd on sul 11. Järgmine laev veab 4: selle pärast ei tasu võidelda. Diego pani 4 ja Amihan 3, nagu kaupmehed.
    Kui keegi ei ründa, on laev väljaspool ohtu ja **kauplemine kahekordistab panuse**.
malacca-lesson-trade-ask = Mida sa käid?
malacca-lesson-trade-marked = teine laev, mille last on 4 hõbemünti
malacca-lesson-trade-attack = Rünnak
malacca-lesson-trade-attack-why = Isegi kui see õnnestub, toob see 4 ja mõne panuse. Kui ei õnnestu, kaotad poole oma üheteistkümnest. Kauplemine toob rohkem.
malacca-lesson-trade-defence = Kaitse
malacca-lesson-trade-defence-why = Kui keegi ei ründa, ei saa kaitsja üldse midagi. Vaene laev on otse kauplemiseks loodud.
malacca-lesson-trade-trade = Kauplemine

malacca-lesson-stake =
    Niisiis kauplemine. Kui laev saab kaitstud, võidad sama palju, kui panustad. **Kui see kaaperdatakse, on panus läinud.**
    Luz pole veel käinud ja temas kindel olla ei saa.
malacca-lesson-stake-ask = Panusta palju, aga mitte kõike.
malacca-lesson-stake-marked = sinu rida: rahakotis 11 hõbemünti
malacca-lesson-stake-nothing = Mitte midagi
malacca-lesson-stake-nothing-why = Kauplemine panuseta ei too midagi, isegi kui kõik läheb hästi.
malacca-lesson-stake-six = 6
malacca-lesson-stake-eleven = Kõik 11
malacca-lesson-stake-eleven-why = See kahekordistuks. Aga kui teised ikkagi ründavad, ei jää sulle midagi. Hoia osa alles.

malacca-lesson-defend =
    Kõik kauplesid: sina võitsid 6 ja sul on nüüd 17. Tuleb laev, millel on **12**; seda tahavad paljud. Amihan pani 4.
    Kaitsja saab löödud ründajate panused. Ja igaüks, kes rünnaku vastu kaitseb, tõmbab **spetsiaalse kaardi**.
malacca-lesson-defend-ask = Selles õppetunnis kaitse.
malacca-lesson-defend-marked = kolmas laev, mille last on 12 hõbemünti
malacca-lesson-defend-attack = Rünnak
malacca-lesson-defend-attack-why = Sul on 17 ja pool sellest kaoks, kui laev saab kaitstud. Jäta see risk teistele.
malacca-lesson-defend-defence = Kaitse
malacca-lesson-defend-trade = Kauplemine
malacca-lesson-defend-trade-why = Rikas laev meelitab ründajaid ja seni ei kaitse seda keegi. Sinu panus oleks ohus.

malacca-lesson-quiet =
    Sa kaitsed. Seekord käivad teised pärast sind ja vaatavad sinu panust.
    Panus kaitsel ei võida midagi. See oleks teesklus ja läheks kaotsi, kui laev kaaperdatakse.
malacca-lesson-quiet-ask = Kui palju panustad? Seekord ära teeskle.
malacca-lesson-quiet-marked = sinu rida: rahakotis 17 hõbemünti
malacca-lesson-quiet-nothing = Mitte midagi
malacca-lesson-quiet-eight = 8
malacca-lesson-quiet-eight-why = Teesklusena pole see paha: kõik peaksid sind kaupmeheks. Aga kaotada on palju ja iseenesest see midagi ei võida.

malacca-lesson-special =
    Diego ründas, sina üksi kaitsesid. Üks ühe vastu: **kaitstud**. Saad need 2, mille ta pani, ja ülejäänust maksab ta poole, 6.
    Tõmbasid spetsiaalse kaardi: **kaitse +2**. See loeb nagu kaks kaarti ja seda saab käia ühe korra.
malacca-lesson-special-ask = Mitu tavalist rünnakut saad sellega üksi peatada?
malacca-lesson-special-marked = sinu spetsiaalne kaart: kaitse +2
malacca-lesson-special-one = Ühe
malacca-lesson-special-one-why = Seda suudab ka tavaline kaitse. See kaart loeb kahe eest ja võrdsuse korral on laev kaitstud.
malacca-lesson-special-two = Kaks
malacca-lesson-special-three = Kolm
malacca-lesson-special-three-why = Kolm on rohkem kui kaks: laev kaaperdataks. Võrdse jõu vastu kaitse peab, suurema vastu mitte.

malacca-lesson-end =
    Kolm laeva kaheteistkümnest on möödas ja sina juhid 19 hõbemündiga. **Pärast kaheteistkümnendat võidab see, kellel on kõige rohkem**; võrdsed võidavad koos.
    Papagoi näitab, kes panustab esimesena; see käib ringi. Räägi ja valeta nii palju, kui tahad.
malacca-lesson-end-marked = mängijad ja nende rahakotid: sinul 19, teistel 6, 7 ja 12
