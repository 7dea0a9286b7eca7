### The rules of Manila to page through, in the order of bot/games/manila/rules.py. Each page at most 3000 characters.

manila-rules-aim =
    ## Manila: het doel
    Jij bent koopman in Manila. Boten brengen goederen langs de kust, en niemand weet welke de haven halen. Je verdient geld als je handlangers op de juiste plek staan, en met aandelen van de goederen die aankomen.

    De rijkste wint. Aan het einde telt je **vermogen**:
    - je geld,
    - plus de waarde van al je aandelen, ook de verpande,
    - min 15 voor elk aandeel dat nog verpand is.

    ### Het materiaal
    - Vier goederen: 🟤 nootmuskaat, 🔵 zijde, 🟡 ginseng en 🟢 jade, met elk vijf aandelen.
    - Een zwarte markt met de waarde van de aandelen per soort: 0, 5, 10, 20, 30. Alles begint op 0.
    - Drie boten op een route van vak 0 tot vak 13. Voorbij 13 ligt de haven.

    ### Het begin
    Iedereen heeft 30 peso’s en twee geheime aandelen. Met drie spelers heeft ieder vier handlangers; met vier of vijf spelers heeft ieder er drie. Het geld van de bank raakt nooit op.

    ### Wat geheim is
    Welke aandelen je hebt, en welke daarvan je verpand hebt. Hoeveel het er zijn, mag iedereen weten.
manila-rules-voyage =
    ## Een vaart
    De partij bestaat uit vaarten, tot een van de goederen op de zwarte markt op 30 staat. Meestal duurt dat vijf of zes vaarten, en nooit minder dan vier.

    Elke vaart verloopt zo:
    1. **Veiling**: wie wordt havenmeester?
    2. **Havenmeester**: mag een aandeel kopen, laadt drie goederen en zet de boten op hun startvakken.
    3. **Plaatsen en varen**, om en om. In elke plaatsingsronde plaatst iedereen één handlanger; daarna gaat elke boot vooruit met zijn eigen dobbelsteen.
    4. **Uitbetaling**: boten in de haven en boten op de werf brengen geld op.
    5. **Markt**: elke handelswaar die de haven gehaald heeft, stijgt een stap.

    ### De volgorde van stap 3
    - Vier of vijf spelers: plaatsen, worp, plaatsen, worp, plaatsen, loodsen, worp.
    - Drie spelers: plaatsen, plaatsen, worp, plaatsen, worp, plaatsen, loodsen, worp.

    Na de tweede worp mogen piraten aan boord gaan. Na de derde worp plunderen ze.

    Na elke vaart komen alle handlangers terug.
manila-rules-auction =
    ## De veiling
    De havenmeester kiest de goederen en de startvakken, koopt een aandeel en plaatst als eerste. Dat is geld waard, dus wordt het ambt geveild.

    - De havenmeester van de vorige vaart opent de veiling. In de eerste vaart beslist het lot.
    - In je beurt bied je meer dan het hoogste bod, of je past. Je biedt hele peso’s, en minstens 1.
    - Wie gepast heeft, doet in deze veiling niet meer mee.
    - Als alle anderen gepast hebben, betaalt de hoogste bieder de bank en is havenmeester. De anderen betalen niets.

    ### Hoeveel je kunt bieden
    Je geld, plus 12 voor elk aandeel dat je niet verpand hebt. Verpanden doe je alleen als je wint. Wie niet hoger kan bieden, past vanzelf.

    ### Als niemand biedt
    De havenmeester van de vorige vaart houdt het ambt en betaalt niets. In de eerste vaart is dat wie de veiling geopend heeft.
manila-rules-master =
    ## De havenmeester
    De havenmeester heeft drie taken, in deze volgorde.

    ### 1. Een aandeel
    Je mag één aandeel kopen dat de bank nog heeft, van welke handelswaar ook. Het kost de waarde op de zwarte markt, maar nooit minder dan 5. Dus 5, 5, 10 of 20. De waarde verandert er niet door. Je mag ervoor lenen.

    ### 2. De vracht
    Kies drie van de vier goederen, één per boot. De vierde blijft aan wal en kan in deze vaart niet stijgen.

    ### 3. De startvakken
    Zet elke boot op een vak van 0 tot 5. De drie getallen zijn samen precies 9, bijvoorbeeld 5, 4 en 0, of 3, 3 en 3.

    ### De kans dat een boot aankomt
    Alleen door de dobbelstenen, als er geen piraat wacht, haalt een boot de haven in zoveel van de 100 vaarten:
    - vanaf 5: 84
    - vanaf 4: 74
    - vanaf 3: 63
    - vanaf 2: 50
    - vanaf 1: 38
    - vanaf 0: 26
manila-rules-placing =
    ## Handlangers plaatsen
    In elke plaatsingsronde is iedereen één keer aan de beurt, met de klok mee vanaf de havenmeester. In je beurt doe je een van deze twee dingen:
    - **Plaatsen**: je zet één handlanger op een vrij vak en betaalt de prijs aan de bank.
    - **Passen**: je plaatst in deze vaart niet meer.

    Op elk vak staat één handlanger. Je mag zoveel vakken bezetten als je wilt, verdeeld over je beurten: meer plaatsen op één boot, beide loodsen, beide piraten.

    ### Als je te weinig geld hebt
    Dan verpand je een aandeel, kies je een goedkoper vak of pas je.

    ### Verstekelingen
    Heb je geen aandeel meer om te verpanden en voor elk vak te weinig geld, dan kun je toch mee:
    - Zonder geld neem je gratis een vrije plaats op een boot op zee.
    - Met te weinig geld voor het goedkoopste vak krijg je dat vak voor al het geld dat je hebt.

    Een verstekeling kan de verzekering niet nemen. Wie helemaal geen vak vindt, mist de beurt, maar mag later weer plaatsen.

    ### Als de tijd om is
    Dan gaat je beurt voorbij zonder dat je plaatst. Daarna doe je gewoon weer mee.
manila-rules-spaces =
    ## De vakken
    ⛵ **Op de boten**: je neemt de goedkoopste vrije plaats. Haalt de boot de haven, dan deelt iedereen aan boord in de opbrengst.
    - 🟤 Nootmuskaat: plaatsen voor 2, 3, 4; brengt 24 op
    - 🔵 Zijde: plaatsen voor 3, 4, 5; brengt 30 op
    - 🟡 Ginseng: plaatsen voor 1, 2, 3; brengt 18 op
    - 🟢 Jade: plaatsen voor 3, 4, 5, 5; brengt 36 op

    Op een boot die al in de haven ligt, kan niemand meer aan boord.

    ⚓ **Haven A, B, C** voor 4, 3, 2: A betaalt 6 uit vanaf één boot in de haven, B 8 vanaf twee, C 15 bij alle drie. Welke boten het zijn, maakt niet uit.

    🛠️ **Werf A, B, C** voor 4, 3, 2: A betaalt 6 uit vanaf één boot met averij, B 8 vanaf twee, C 15 bij alle drie.

    🏴‍☠️ **Piratenboot**, elk 5: de eerste piraat is kapitein, de tweede komt daarna. Ze leven van boten die precies op 13 stoppen.

    🧭 **Loodsen** voor 2 en 5: ze verplaatsen boten vlak voor de laatste worp. Zelf verdienen ze niets.

    📜 **Verzekering**: kost niets en brengt je meteen 10 op. Maar jij betaalt alle reparaties: 6 voor één boot met averij, 14 voor twee, 29 voor drie.

    De vakken blijven tot de laatste plaatsing te koop, ook als al vaststaat wat ze opbrengen. Na een eerste aankomst is haven A voor 4 een zekere 6.
manila-rules-movement =
    ## Varen
    Na een plaatsingsronde gaat elke boot op zee vooruit met een eigen dobbelsteen. Per vaart zijn er drie worpen. Niemand kan een worp weigeren of inkorten.

    - **Haven**: een boot die voorbij 13 komt, ligt in de haven. Hij krijgt de volgende letter: A, dan B, dan C. Loodsen, piraten en nieuwe passagiers kunnen er niet meer bij.

    - **13**: een boot die precies op 13 stopt, is nog niet in de haven. Hier wachten de piraten. Na de tweede worp mogen ze aan boord gaan; na de derde plunderen ze. Is er geen piraat op de piratenboot, dan gebeurt er na de tweede worp niets en komt de boot na de derde gewoon de haven in.

    - **Averij**: een boot die na de derde worp nog vóór 13 staat, gaat naar de werf. Daar krijgt hij de volgende letter: A, dan B, dan C.

    Een boot die vóór de laatste worp op 13 staat, komt met elke worp binnen, tenzij een loods hem terugtrekt.
manila-rules-pirates =
    ## Piraten
    ### Na de tweede worp: aan boord gaan
    Staat er een boot op 13 met een vrije plaats? Dan beslist elke piraat, eerst de kapitein, dan de tweede:
    - op de piratenboot **blijven**, of
    - gratis **aan boord gaan**, op de goedkoopste vrije plaats. Vanaf dan is die piraat een gewone passagier.

    Gaat de kapitein weg, dan wordt de tweede meteen kapitein en beslist daarna. Plaatsen die op de piratenboot vrijkomen, zijn in de laatste plaatsingsronde te koop.

    ### Na de derde worp: plunderen
    Elke boot op 13 wordt geplunderd, als er een piraat op de piratenboot is.
    - Wie aan boord is, krijgt niets.
    - De piraten krijgen de hele opbrengst van de boot. Twee piraten krijgen elk de helft.
    - De kapitein stuurt de boot daarna naar de **haven** of naar de **werf**, en kiest dat voor elke boot apart.

    In de haven stijgt de handelswaar en betaalt een havenletter uit. Op de werf betaalt een werfletter uit en krijgt de verzekeraar de rekening. De passagiers krijgen in geen van beide gevallen iets.

    Een piraat die na de tweede worp gebleven is, plundert evengoed. Een boot die door een loods op 13 komt, wordt daar niet aangevallen: alleen de dobbelstenen brengen een boot bij de piraten.
manila-rules-pilots =
    ## Loodsen
    Na de laatste plaatsingsronde en vóór de laatste worp beslist eerst de kleine loods, dan de grote. Beide mogen afzien van sturen.

    - **Kleine loods**: verplaatst één boot met 1, vooruit of terug.
    - **Grote loods**: verplaatst één boot met 1 of 2, vooruit of terug; of twee boten elk met 1, in welke richting ook.

    Alleen boten op zee kunnen worden verplaatst. Een boot die zo voorbij 13 komt, ligt meteen in de haven, en er wordt niet meer voor gegooid.

    ### Goed om te weten
    Met nog één worp te gaan haalt een boot op 8 de haven alleen met een 6, en stopt hij met een 5 op 13. Elk vak verder is één oog meer waarmee het lukt. Vanaf 13 komt hij met elke worp binnen.
manila-rules-payout =
    ## Uitbetaling, markt en einde
    Na de derde worp betaalt de bank, in deze volgorde:
    1. Piraten: de opbrengst van elke geplunderde boot.
    2. Passagiers: de opbrengst van elke boot in de haven, verdeeld over iedereen aan boord.
    3. Havenletters waar een boot ligt: 6, 8, 15.
    4. Werfletters waar een boot ligt: 6, 8, 15.
    5. De verzekeraar betaalt de bank voor alle boten met averij, of er nu iemand op de letters stond of niet: 6 voor één, 14 voor twee, 29 voor drie.

    Heeft de verzekeraar te weinig geld, dan worden aandelen verpand. Zijn die er niet meer, dan draagt de bank de rest. Wie uitbetaald wordt, krijgt in elk geval het volle bedrag.

    Er is niets te verdienen aan letters zonder boot, aan boten met averij, met loodsen, of met piraten zonder buit.

    ### Markt
    Elke handelswaar die in de haven beland is, stijgt een stap: 0, 5, 10, 20, 30. De andere blijven staan.

    ### Het einde
    Staat een van de goederen op 30, dan is de partij afgelopen. Alle goederen van deze vaart stijgen eerst nog.

    Je **vermogen** is geld + waarde van alle aandelen − 15 voor elk verpand aandeel. Het hoogste wint. Bij gelijk vermogen wordt de overwinning gedeeld.
manila-rules-loans =
    ## Leningen
    Je kunt altijd een aandeel verpanden, niet alleen in je beurt. Open daarvoor **Mijn hand**.

    - Een verpand aandeel brengt meteen **12** op, hoeveel het ook waard is.
    - Inlossen kost **15**. Daarna mag je het opnieuw verpanden.
    - Een aandeel dat aan het einde nog verpand is, telt voor zijn volle waarde, min **15**.

    Een lening kost je dus 3, en met het geld verdien je misschien meer.

    ### Wie wat weet
    De anderen zien dat je een aandeel verpandt en hoeveel er verpand zijn, maar niet welke.

    ### Als je moet betalen
    Moet je meer betalen dan je hebt, voor het ambt, een aandeel, een vak of reparaties, dan kies je welke aandelen je verpandt. De partij wacht tot het bedrag er is. Intussen kan er niets worden ingelost.

    ### Als jij het hoogste bod hebt
    Je kunt geen aandeel inlossen als je daarna je bod niet meer zou kunnen betalen.
manila-rules-options =
    ## Huisregels
    De host kan deze regels veranderen voordat de partij begint.

    - **Eerste aandelen**: gewoonlijk worden van elke soort drie aandelen geschud, krijgt iedereen er twee en ligt de rest open bij de bank. Of alle twintig worden geschud.
    - **Opnieuw delen**: zolang iemand met twee aandelen begint van één soort goederen die verder niemand heeft.
    - **Wie opent**: door loting, of de host.
    - **Extra ronde**, alleen met drie spelers: vóór de eerste worp, of vóór de tweede.
    - **Piraten pakken plaatsen af**: een piraat die aan boord gaat, mag een passagier van boord zetten als geen boot op 13 een vrije plaats heeft. De tweede piraat kan de kapitein die net aan boord is gegaan niet van boord zetten.
    - **Verstekelingen**: wie niets kan betalen, mag alleen mee op een boot, of mag elk vrij vak nemen behalve de verzekering.
    - **Geld**: open voor iedereen, of verborgen tot het einde.
    - **Gelijk vermogen**: de overwinning wordt gedeeld, of het meeste geld wint, daarna de meeste aandelen.
