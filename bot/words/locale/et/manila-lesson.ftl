### A first voyage of Manila. bot/games/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    { "**" }Lodjad**, lamedapõhjalised kaubapaadid, veavad kaupa Manila sadamasse. Võidab see, kes on lõpus kõige rikkam.
    Alustad kahe salajase **aktsiaga**: üks on siid, teine nefriit. Nende väärtus kasvab iga kord, kui mõni lodi nende kaubaga sadamasse jõuab.
manila-lesson-shares-ask = Millisele lodjale hoiad pöialt?
manila-lesson-shares-marked = sinu siidi- ja nefriidiaktsia
manila-lesson-shares-nutmeg = Muskaat
manila-lesson-shares-nutmeg-why = Sul pole muskaadiaktsiaid: kui see kohale jõuab, saavad rikkaks teised. Sinu omad on punasega märgitud.
manila-lesson-shares-silk = Siid
manila-lesson-shares-ginseng = Ženšenn
manila-lesson-shares-ginseng-why = Sul pole ženšenniaktsiaid: kui see kohale jõuab, saavad rikkaks teised. Sinu omad on punasega märgitud.

manila-lesson-auction =
    Kõigepealt **oksjon**. Kes kõige rohkem pakub, maksab selle ära ja saab **sadamakapteniks**: ta valib, mis sõidab, ja paigutab esimesena.
    Luz pakkus 6 peesot, teised on passinud. Sul on 30.
manila-lesson-auction-ask = Võida, aga ära maksa rohkem kui vaja.
manila-lesson-auction-marked = suurim pakkumine: Luz, 6
manila-lesson-auction-pass = Passi
manila-lesson-auction-pass-why = Passida võid, kui asi liiga kalliks läheb. Aga 7 on odav ja sadamakaptenina saad oma siidi ja nefriidi teele saata.
manila-lesson-auction-seven = Paku 7
manila-lesson-auction-twenty = Paku 20
manila-lesson-auction-twenty-why = Ka see võidaks. Aga maksad kõik, mida pakud. Piisab, kui pakud ühe rohkem kui Luz.

manila-lesson-buy =
    Maksid 7. Ankur sinu nime juures tähendab: sadamakapten.
    Nüüd võid **osta ühe aktsia**, siin hinnaga 5. Saadad siidi merele, nii et ka teise siidiaktsia väärtus võib kasvada.
manila-lesson-buy-ask = Osta siid.
manila-lesson-buy-marked = siid, aktsia hind 5
manila-lesson-buy-nutmeg = Muskaat
manila-lesson-buy-nutmeg-why = Muskaat võib kunagi raha tuua. Aga tasub osta selle kauba aktsiaid, mille ise teele saadad: siidi.
manila-lesson-buy-silk = Siid
manila-lesson-buy-none = Mitte midagi
manila-lesson-buy-none-why = Raha võid ka hoida. Aga iga siidiaktsia väärtus kasvab iga kord, kui siid sadamasse jõuab: ost tasub end peagi ära.

manila-lesson-load =
    Kaupu on neli, lotje aga kolm: **üks kaup jääb maha** ega saa seekord sadamasse jõuda.
    Sul on kaks siidi- ja üks nefriidiaktsia.
manila-lesson-load-ask = Milline kaup jääb maha?
manila-lesson-load-marked = neli kaupa: muskaat, siid, ženšenn ja nefriit
manila-lesson-load-nutmeg = Muskaat
manila-lesson-load-silk = Siid
manila-lesson-load-silk-why = Sul on kaks siidiaktsiat. Kui siid jääb maha, ei jõua see sadamasse ja aktsiate väärtus ei kasva.
manila-lesson-load-jade = Nefriit
manila-lesson-load-jade-why = Sul on nefriidiaktsia. Kui nefriit jääb maha, ei jõua see sadamasse ja aktsia väärtus ei kasva.

manila-lesson-start =
    Täringud viivad lotje paremale. **Sadam on välja 13 taga.**
    Sina annad neile edumaa: kokku üheksa välja, ühele kuni viis.
manila-lesson-start-ask = Kes selle saab? Mõtle oma aktsiatele.
manila-lesson-start-marked = kolm lotja väljal 0, ees 13 välja
manila-lesson-start-ginseng = Ženšenn 5, nefriit 4
manila-lesson-start-ginseng-why = Ženšennil oleks peaaegu pool teed käidud. Aga sul pole ainsatki ženšenniaktsiat ja sinu siidil oleks kõige pikem tee.
manila-lesson-start-silk = Siid 5, nefriit 4
manila-lesson-start-even = Kõigile 3
manila-lesson-start-even-why = See on kõigi vastu aus. Aga sina oled sadamakapten ning sul on siid ja nefriit: aita neid.

manila-lesson-seat =
    Nüüd paigutavad kõik kordamööda **käsilasi**; igaühel on neid reisi jaoks kolm. Kes on lodja pardal, **saab osa lastist**, kui lodi jõuab sadamasse.
    Siidilast on väärt 30 peesot. Istekoht maksab 3.
manila-lesson-seat-ask = Mine siidilodja pardale.
manila-lesson-seat-marked = siidilast, 30 peesot, ja kolm vaba istekohta hinnaga 3, 4 ja 5
manila-lesson-seat-silk = Siid · 3
manila-lesson-seat-pirate = Piraadid · 5
manila-lesson-seat-pirate-why = Piraadid teenivad ainult siis, kui mõni lodi peatub täpselt väljal 13, aga ükski pole lähedal. Küll me nendeni jõuame.
manila-lesson-seat-pass = Passi
manila-lesson-seat-pass-why = Kes passib, see sel reisil enam kedagi ei paiguta. Sul on 18 peesot ja kolm käsilast: las nad teenivad midagi.

manila-lesson-port =
    Kõik on kedagi paigutanud. Siis veeretati **täringuid**: siid 4, ženšenn 1, nefriit 3, ja lodjad liikusid sama palju edasi. Nii käib see kolm korda.
    Panustada võid ka kohalejõudmisele: sadam A toob 6, kui vähemalt üks lodi on sadamas.
manila-lesson-port-ask = Panusta sellele.
manila-lesson-port-marked = sadam A, mis maksab 4 ja toob 6
manila-lesson-port-port = Sadam A · 4
manila-lesson-port-yard = Dokk A · 4
manila-lesson-port-yard-why = Dokk toob raha, kui mõni lodi kohale ei jõua: päris partiis pole see halb valik. Siin panusta kohalejõudmisele.
manila-lesson-port-insurance = Kindlustus
manila-lesson-port-insurance-why = Saaksid kohe 10, aga maksaksid iga avarii eest: ühe eest 6, kahe eest 14. Oota, kuni tead rohkem.

manila-lesson-pirates =
    Siid on väljal 12. Väljal 13 ootavad **piraadid**: lodi, mis viimase viskega seal peatub, on nende oma ja pardal olijad ei saa midagi. Luz just ühines nendega.
    2 peeso eest liigutab **loots** enne seda viset lotja ühe võrra.
manila-lesson-pirates-ask = Hoia oma siidi piraatide eest.
manila-lesson-pirates-marked = siidilodi väljal 12, piraadid välja 13 taga
manila-lesson-pirates-pilot = Loots · 2
manila-lesson-pirates-silk = Siid · 4
manila-lesson-pirates-silk-why = Oled pardal üksi: kõik 30 on juba sinu. Teine istekoht ei too midagi juurde ega hoia piraate eemal.
manila-lesson-pirates-pass = Passi
manila-lesson-pirates-pass-why = Siis otsustavad ainult täringud. Ühega peatub siid väljal 13 ja Luz võtab sinu 30 peesot endale.

manila-lesson-pilot =
    Jäänud on üks vise; sinu loots tegutseb enne seda. Piraadid löövad alles **pärast** viset.
    Väljalt 13 jõuab siid sadamasse iga viskega.
manila-lesson-pilot-ask = Mida sinu loots teeb?
manila-lesson-pilot-marked = lootsid, väike neist on sinu oma
manila-lesson-pilot-back = Tagasi väljale 11
manila-lesson-pilot-back-why = Väljalt 11 viiks kaks selle piraatide kätte ja ühega ei jõuaks see sadamasse.
manila-lesson-pilot-stay = Jää väljale 12
manila-lesson-pilot-stay-why = Väljalt 12 viiks üks selle piraatide kätte. Oled lootsi eest maksnud: kasuta teda.
manila-lesson-pilot-on = Edasi väljale 13

manila-lesson-profit =
    Siidi täring näitas **1**: ilma sinu lootsita oleks Luz selle endale saanud. Siid ja nefriit on sadamas, ženšenn tegi avarii.
    Siidilodjal oled sina üksi ja saad kõik 30, sadama A eest veel 6. Nefriidilodjal oli **kolm** käsilast; selle last on väärt 36.
manila-lesson-profit-ask = Kui palju saab igaüks neist kolmest?
manila-lesson-profit-marked = kuhu lodjad jõudsid: siid sadamasse A, ženšenn dokki A, nefriit sadamasse B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = See on kogu last. Seda jagavad kõik, kes pardal on, ja neid oli kolm.
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = See oleks pool. Pardal oli kolm, nii et igaüks saab kolmandiku 36-st.
manila-lesson-profit-twelve = 12

manila-lesson-market =
    Nüüd **turg**. Siid ja nefriit jõudsid sadamasse, nii et iga nende aktsia tõuseb nullist **5 peesoni**, ükskõik kelle käes see on.
    Sul on kaks siidi- ja üks nefriidiaktsia.
manila-lesson-market-ask = Kui palju on sinu kolm aktsiat väärt?
manila-lesson-market-marked = must turg: siid ja nefriit on väärtusel 5, muskaat ja ženšenn väärtusel 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = See on üks aktsia. Sul on neid, mis tõusid, kolm.
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = Veel mitte: 30 on üks aktsia väärt päris tipus. Arvuta kolm korda 5.

manila-lesson-end =
    Sul on 45 peesot ja aktsiates 15. **Kui mõni kaup jõuab väärtuseni 30, võidab kõige rikkam**: loevad raha ja aktsiad.
    Raha otsas? Pandi aktsia: kohe 12 peesot, tagasi saad selle 15 eest.
manila-lesson-end-marked = kaupmehed oma rahaga: sinul 45, teistel 34, 45 ja 40
