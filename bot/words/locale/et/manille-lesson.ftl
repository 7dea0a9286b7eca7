### The first deals of Manille and Manilla. bot/games/manille/lesson.py has the scripts: numbers are of their cards.

## Manille

manille-lesson-order =
    Sina ja Diego mängite Luzi ja Amihani vastu. Igaüks käib kaardi; kõrgeim võtab kõik: see on **tihi**.
    Igas mastis on **kümme kõrgeim**, siis äss (A), kuningas (K), emand (Q), soldat (J), 9, 8, 7. Nende all on kirjas, mida nad loevad.
manille-lesson-order-ask = Milline neist ärtukaartidest on kõrgeim?
manille-lesson-order-marked = kaartide järjekord: 10, A, K, Q, J, 9, 8, 7 ja nende punktid 5, 4, 3, 2, 1
manille-lesson-order-ace = A♥
manille-lesson-order-ace-why = Enamikus mängudes küll. Siin lööb kümme üle ka ässa: vaata, mis on punasega märgitud.
manille-lesson-order-ten = 10♥
manille-lesson-order-king = K♥
manille-lesson-order-king-why = Äss ja kümme löövad selle üle: vaata järjekorda, mis on punasega märgitud.

manille-lesson-trump =
    Jagaja avas ruutukaardi, niisiis on ruutu **trump**. Iga trump lööb üle kõik kolme ülejäänud masti kaardid.
    Oletame, et Luz käib välja 10♠ ja sina käid 7♦.
manille-lesson-trump-ask = Kes võtab tihi?
manille-lesson-trump-marked = trump: ruutu
manille-lesson-trump-luz = Luz
manille-lesson-trump-luz-why = Tema kümme on kõrgeim potikaart. Aga sinu 7 on trump ja kõige madalamgi trump lööb selle üle.
manille-lesson-trump-mine = Mina

manille-lesson-help =
    Need on sinu kaardid. Diego, sinu paariline, käib välja 10♣ ja Amihan paneb juurde 9♣. Pead **masti järgima**: kui sul on ristit, käi risti.
    Täht näitab, et seni võidab Diego. Mida tema võidab, loeb teile mõlemale.
manille-lesson-help-ask = Anna talle nii palju punkte, kui saad.
manille-lesson-help-marked = kaardid laual: 10♣, Diego, kes seni võidab, ja 9♣, Amihan
manille-lesson-help-8c = 8♣
manille-lesson-help-8c-why = Nii tohib, aga 8 ei loe midagi. Kuningas loeb 3 ja Diego võidab selle teile mõlemale.
manille-lesson-help-kc = K♣
manille-lesson-help-7d = 7♦
manille-lesson-help-7d-why = Sul on ristit, nii et pead käima risti. Halle kaarte praegu käia ei saa.

manille-lesson-beat =
    Diego sai 10 punkti ja käib jälle välja: 9♦, trump. Amihan käib K♦ ja nüüd **võidab vastane**.
    Siis pead **üle lööma, kui saad**, olgu või oma parima kaardiga.
manille-lesson-beat-ask = Mida pead käima?
manille-lesson-beat-marked = kaardid laual: 9♦, Diego, ja K♦, Amihan, kes seni võidab
manille-lesson-beat-7d = 7♦
manille-lesson-beat-7d-why = 7 ei löö kuningat üle, aga sul on kaart, mis lööb.
manille-lesson-beat-10d = 10♦
manille-lesson-beat-8c = 8♣
manille-lesson-beat-8c-why = Sul on ruutut, nii et pead käima ruutu.

manille-lesson-lead =
    Tihi on sinu. **Kes võtab tihi, käib järgmisse välja**, mis tahes kaardiga.
    Teised peavad masti järgima, kui saavad.
manille-lesson-lead-ask = Käi välja kaart, mida ükski teine sama masti kaart üle ei löö.
manille-lesson-lead-marked = sinu seitse kaarti
manille-lesson-lead-9s = 9♠
manille-lesson-lead-9s-why = Viis potikaarti on 9-st kõrgemad. Võta masti kõige kõrgem kaart.
manille-lesson-lead-7h = 7♥
manille-lesson-lead-7h-why = 7 on kõige madalam ärtu. Võta masti kõige kõrgem kaart.
manille-lesson-lead-10h = 10♥

manille-lesson-void =
    Sinu kümme võitis. Siis käisid välja 9♠ ja Amihan lõi selle üle, 10♠. Nüüd käib ta 8♠, aga sul **pole enam ühtki potikaarti**.
    Kui sa ei saa masti järgida ja võidab vastane, pead **trumpama**.
manille-lesson-void-ask = Mida pead käima?
manille-lesson-void-marked = kaart laual: 8♠, Amihan, kes seni võidab
manille-lesson-void-ah = A♥
manille-lesson-void-ah-why = Äss läheks kaheksale kaotsi, sest see pole poti ega trump. Sul on üks ruutu: käi see.
manille-lesson-void-8c = 8♣
manille-lesson-void-8c-why = Muud masti tohib ära visata ainult see, kellel pole trumpi. Sul on üks ruutu: käi see.
manille-lesson-void-7d = 7♦

manille-lesson-count =
    Jaotuse viimane kaart. Kaardid ja 1 iga tihi eest teevad kokku **68** punkti; teie pool saab 57.
    Pool on 34. Kellel on rohkem, **saab kirja selle, mis on üle poole**.
manille-lesson-count-ask = Mitu punkti teie pool kirja saab?
manille-lesson-count-marked = selle jaotuse tihid ja punktid
manille-lesson-count-all = 57
manille-lesson-count-all-why = Nii palju te võitsite. Aga kirja läheb ainult see, mis on üle 34.
manille-lesson-count-half = 34
manille-lesson-count-half-why = See on pool 68-st. Lahuta see 57-st.
manille-lesson-count-score = 23

manille-lesson-end =
    Sinul ja Diegol on 23. **Partii võidab, kes saab 34**: veel üks hea jaotus.
    Kui jagaja avab kümne, ässa, kuninga, emanda või soldati, lähevad selle punktid kohe kirja.
manille-lesson-end-marked = seis: sinul ja Diegol 23, Luzil ja Amihanil 0

## Manilla

manilla-lesson-order = { manille-lesson-order }
manilla-lesson-order-ask = { manille-lesson-order-ask }
manilla-lesson-order-marked = { manille-lesson-order-marked }
manilla-lesson-order-ace = { manille-lesson-order-ace }
manilla-lesson-order-ace-why = { manille-lesson-order-ace-why }
manilla-lesson-order-ten = { manille-lesson-order-ten }
manilla-lesson-order-king = { manille-lesson-order-king }
manilla-lesson-order-king-why = { manille-lesson-order-king-why }

manilla-lesson-trump =
    Sina jagad, seepärast vaatad oma kaarte ainsana ja teed **trumbi**: iga selle masti kaart lööb üle kõik teiste mastide kaardid.
    Vali mast, mida sul on palju ja milles on kõrgeid kaarte.
manilla-lesson-trump-ask = Mis mast on trump?
manilla-lesson-trump-marked = sinu kaheksa kaarti: neli ruutut, nende seas kümme, kaks ristit, nende seas kümme, ja kaks ärtut
manilla-lesson-trump-clubs = Risti
manilla-lesson-trump-clubs-why = Ristit on sul vaid kaks, teistel oleks sinu vastu kuus trumpi.
manilla-lesson-trump-diamonds = Ruutu
manilla-lesson-trump-none = Trumbita
manilla-lesson-trump-none-why = Trumbita loeb jaotus kahekordselt sellele, kes võidab. Selleks on vaja kümneid ja ässasid enamikus mastides.

manilla-lesson-call =
    Nüüd vaatavad kõik oma kaarte. Luz ütleb **kontra**: ta arvab, et sa kaotad, ja jaotus loeb kahekordselt.
    Sina või Diego, sinu paariline, võite öelda **rekontra**: siis loeb see neljakordselt, võitku kes tahes.
manilla-lesson-call-ask = Ole ettevaatlik: kahekordsest piisab.
manilla-lesson-call-marked = mida jaotus loeb: kahekordselt
manilla-lesson-call-against = Rekontra
manilla-lesson-call-against-why = Kui kaotaksite, saaksid teised neli korda rohkem punkte. Selleks on vaja enamat kui kaht kümmet.
manilla-lesson-call-pass = Passi

manilla-lesson-help =
    Luz käis välja A♥, Diego käis 10♥, Amihan 7♥. Pead **masti järgima**: kui sul on ärtut, käi ärtu.
    Täht näitab, et seni võidab Diego. Ta on sinu paariline: mida tema võidab, loeb teile mõlemale.
manilla-lesson-help-ask = Anna talle nii palju punkte, kui saad.
manilla-lesson-help-marked = kaardid laual: A♥, Luz, 10♥, Diego, kes seni võidab, ja 7♥, Amihan
manilla-lesson-help-9h = 9♥
manilla-lesson-help-9h-why = Nii tohib, aga 9 ei loe midagi. Kuningas loeb 3 ja Diego võidab selle teile mõlemale.
manilla-lesson-help-kh = K♥
manilla-lesson-help-10d = 10♦
manilla-lesson-help-10d-why = Sul on ärtut, nii et pead käima ärtu. Halle kaarte praegu käia ei saa.

manilla-lesson-void =
    Diego sai 12 punkti ja käib välja 8♠. Amihan lööb selle üle, 10♠, aga sul **pole ühtki potikaarti**.
    Kui sa ei saa masti järgida ja võidab vastane, pead **trumpama**. Siin kõlbab iga trump.
manilla-lesson-void-ask = Trumpa nii odavalt, kui saad.
manilla-lesson-void-marked = kaardid laual: 8♠, Diego, ja 10♠, Amihan, kes seni võidab
manilla-lesson-void-9c = 9♣
manilla-lesson-void-9c-why = Muud masti tohib ära visata ainult see, kellel pole trumpi. Sul on neli ruutut.
manilla-lesson-void-10d = 10♦
manilla-lesson-void-10d-why = See võidaks, aga võidab ka kõige madalam trump. Hoia oma parim alles.
manilla-lesson-void-9d = 9♦

manilla-lesson-lead =
    Tihi on sinu. **Kes võtab tihi, käib järgmisse välja**, mis tahes kaardiga.
    Teised peavad masti järgima, kui saavad.
manilla-lesson-lead-ask = Käi välja risti, mida ükski teine risti üle ei löö.
manilla-lesson-lead-marked = sinu kuus kaarti
manilla-lesson-lead-9h = 9♥
manilla-lesson-lead-9h-why = See on ärtu ja ärtut on juba väheks jäänud: keegi võib selle trumbata.
manilla-lesson-lead-10c = 10♣
manilla-lesson-lead-9c = 9♣
manilla-lesson-lead-9c-why = Soldat, emand, kuningas, äss ja kümme löövad selle üle. Võta kõige kõrgem risti.

manilla-lesson-beat =
    Sinu kümme tõi 12 punkti. Siis trumpas Luz sinu 9♥. Nüüd käib ta välja trumbi ja Amihan paneb A♦.
    Kui **võidab vastane**, pead **üle lööma, kui saad**, olgu või oma parima kaardiga.
manilla-lesson-beat-ask = Mida pead käima?
manilla-lesson-beat-marked = kaardid laual: 7♦, Luz, K♠, Diego, ja A♦, Amihan, kes seni võidab
manilla-lesson-beat-jd = J♦
manilla-lesson-beat-jd-why = Soldat ei löö ässa üle, aga sul on kaart, mis lööb.
manilla-lesson-beat-10d = 10♦
manilla-lesson-beat-9c = 9♣
manilla-lesson-beat-9c-why = Sul on ruutut, nii et pead käima ruutu.

manilla-lesson-count =
    See on jaotuse viimane kaart. Punkte on kokku **60**; teie pool saab 57. Pool on 30.
    Kellel on üle poole, **saab kirja selle, mis on üle**. Ja Luz ütles kontra, nii et jaotus loeb kahekordselt.
manilla-lesson-count-ask = Mitu punkti teie pool kirja saab?
manilla-lesson-count-marked = selle jaotuse tihid ja punktid
manilla-lesson-count-all = 57
manilla-lesson-count-all-why = Nii palju te võitsite. Aga kirja läheb ainult see, mis on üle 30, ja seda kahekordselt.
manilla-lesson-count-once = 27
manilla-lesson-count-once-why = Nii palju on üle 30. Aga jaotus loeb kahekordselt, sest Luz ütles kontra.
manilla-lesson-count-twice = 54

manilla-lesson-end =
    Sinul ja Diegol on 54. **Partii võidab, kes saab 101.** Järgmisena jagab Luz ja teeb trumbi.
    Jaotuse kahekordistab ka trumbita mäng ja samuti see, kui võidad kõik tihid.
manilla-lesson-end-marked = seis: sinul ja Diegol 54, Luzil ja Amihanil 0
