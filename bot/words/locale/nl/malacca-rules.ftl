### The rules of Malacca to page through, in our own words. docs/rules/malacca.md has every detail.

malacca-rules-aim =
    ## Malacca: waar het om gaat
    Twaalf schepen varen door de zeestraat, één per ronde. Iedereen legt een gedekte kaart – **aanval**, **verdediging** of **handel** – en zet daar munten op in, zoveel als je wilt. Dan gaan alle kaarten open. Is de aanval sterker dan de verdediging, dan wordt het schip gekaapt en leeggehaald; zo niet, dan loont handel en krijgen de aanvallers spijt.

    { "**" }2 tot 8 spelers**, het best met 3 of meer. Iedereen begint met **5 zilver** en de drie gewone kaarten, die nooit opraken. Na het laatste schip **wint de volste beurs**; zijn er meer even vol, dan winnen ze samen. Niemand valt uit: ook zonder munt kun je aanvallen, verdedigen of het dek zwabberen.

    { "**" }De papegaai** ligt voor één speler, in het begin door loting. Wie de papegaai heeft, zet als eerste in en neemt als eerste als er munten verdeeld worden; na elk schip gaat de papegaai met de klok mee verder.

    { "**" }Schepen** vervoeren 3 tot 13 munten. Elk komt één keer, in een volgorde die niemand kent; op het beeld zie je welke nog niet gezien zijn. De waarden op de gedrukte kaarten kennen we niet: de stapel van twaalf, 3 4 5 6 7 8 8 9 10 11 12 13, is onze **reconstructie**, en een tafel kan andere kiezen.
malacca-rules-bets =
    ## Kaarten en inzetten
    Is er een schip binnengekomen, dan doet iedereen om de beurt dit, met de klok mee vanaf wie de papegaai heeft:
    - **leg één kaart** gedekt: een gewone, of een speciale als je die hebt;
    - **zet munten in** uit je beurs, zoveel als je wilt, of geen.

    Dat doe je in één keer in je eigen paneel: druk op **Mijn hand**. Daarna ligt het vast, tenzij jullie allemaal akkoord gaan om het terug te nemen zolang de kaarten gedekt liggen. De inzet ziet iedereen meteen, de kaart pas als iedereen heeft ingezet; wie later komt, weet dus meer.

    Dan gaan alle kaarten open. Tel de sterkte van de aanval en van de verdediging: een gewone kaart telt 1, een speciale +2 telt 2.
    - **Meer aanval dan verdediging: gekaapt.**
    - **Anders verdedigd.** Bij gelijke stand houdt het schip stand, en ook als niemand aanvalt.
malacca-rules-captured =
    ## Een gekaapt schip
    - **Aanvallers** nemen hun inzet terug en **verdelen** de lading en de inzetten van alle anderen.
    - **Handelaars en verdedigers** verliezen hun inzet.

    { "**" }Verdelen** gaat munt voor munt: de eerste aanvaller in beurtvolgorde vanaf de papegaai neemt er een, dan de volgende, tot er niets meer is. De delen verschillen dus hoogstens één munt. Een aanval +2 krijgt één deel, zoals elke andere.

    { "**" }Tragische held:** verdedigt één speler en vallen *alle* anderen aan, dan verliest de held de inzet, maar trekt een speciale kaart.
malacca-rules-defended =
    ## Een verdedigd schip
    - **Handelaars** nemen hun inzet terug en krijgen er evenveel bij uit de voorraad (handel ×2: twee keer zoveel).
    - **Verdedigers** nemen hun inzet terug, **verdelen** de inzetten van de aanvallers munt voor munt en trekken elk een **speciale kaart**.
    - **Aanvallers** verliezen hun inzet en betalen als boete **de helft van wat ze overhouden**, naar beneden afgerond, aan de voorraad.
    - De lading vaart verder: niemand krijgt die.

    { "**" }Vergeefse verdediging:** heeft niemand aangevallen, dan nemen verdedigers hun inzet terug, en dat is alles.

    { "**" }Het dek zwabberen:** wie handelt met een lege beurs en zonder inzet, krijgt 2 munten.
malacca-rules-specials =
    ## Speciale kaarten
    Er zijn er 16, en in het begin heeft niemand er een. Je trekt er een voor een geslaagde verdediging tegen een aanval, of als tragische held. Een speciale kaart leg je in plaats van een gewone en **speel je één keer**; daarna gaat die onder de trekstapel. Hoeveel je er hebt, mag iedereen weten, welke niet. Wat je aan het einde overhebt, is niets waard.

    - **Aanval +2** en **verdediging +2** (elk 4) tellen dubbel in het gevecht.
    - **Handel ×2** (4) brengt twee keer de inzet op.
    - **Aanval of verdediging** en **verdediging of handel** (elk 2) zijn **wachtkaarten**: als alle kaarten open liggen, zegt wie ze speelt welke van de twee het is. De kaart telt dan als een gewone. Zijn het er meer, dan beslis je in beurtvolgorde en hoor je wie vóór jou kwam.

    Is de trekstapel leeg, dan krijgt wie moest trekken niets.
malacca-rules-example =
    ## Een voorbeeld
    Het schip vervoert 9. Ann handelt met een inzet van 4, Ben valt aan met 0, Cho valt aan met 2 en Daan verdedigt met 3. Ben heeft de papegaai.

    Aanval 2 tegen verdediging 1: **gekaapt**. Ben en Cho nemen hun inzet terug en verdelen 9 + 4 + 3 = 16, dat is elk 8. Ann verliest 4, Daan 3. Met 17 munten had Ben er 9 en Cho 8, omdat de munten vanaf de papegaai rondgaan.

    Had Daan verdediging +2 gespeeld, dan was het 2 tegen 2: **verdedigd**. Ann wint 4. Daan krijgt de 2 munten die Cho had ingezet, en trekt een speciale kaart. Ben en Cho betalen elk de helft van wat ze overhouden.
malacca-rules-characters =
    ## Personages, als de tafel ermee speelt
    Iedereen krijgt er een, open. Je hebt de beurs van het personage, in plaats van 5 munten.
    - **Henry Morgan** (5): +3 voor elke geslaagde verdediging
    - **Pierre Le Picard** (3): 1 aan het einde van elke ronde
    - **Rodrigo Orgonez** (9): geen gave
    - **Black Caesar** (zoveel als er spelers zijn): nog eens zoveel telkens als iedereen hetzelfde heeft gespeeld
    - **Zheng He** (3): +3 voor elke geslaagde handel, met of zonder inzet
    - **Sayyida al Hurra** (5): trekt altijd twee speciale kaarten in plaats van één, houdt er één en legt de andere ongezien onder de trekstapel
    - **Laskarina** (5): begint met een speciale kaart
    - **Ingrid Hammar** (4): +3 voor elke geslaagde aanval

    Een verdediging slaagt als er is aangevallen en het schip standhield, een aanval als het gekaapt is, handel als het niet gekaapt is. Speciale kaarten tellen als wat ze zijn, wachtkaarten als wat ze werden.
malacca-rules-equipment =
    ## Uitrusting, als de tafel ermee speelt
    Voordat het schip te zien is, mag **wie de papegaai heeft** voor 5 **één** stuk kopen. Van elke soort zijn er vier. Je houdt het, en het brengt bij elk succes iets op, samen met alle andere van die soort.
    - **Betere aanval:** +3 voor elke geslaagde aanval
    - **Betere verdediging:** +4 voor elke geslaagde verdediging
    - **Betere handel:** +5 voor elke geslaagde handel met een inzet van minstens 1

    Wie niet kan betalen, krijgt de vraag niet. Aan het einde is het niets waard.
malacca-rules-options =
    ## Huisregels
    Een tafel kan vóór de start afspreken:
    - **6 of 8 schepen** in plaats van 12; welke er wegblijven, weet niemand
    - **andere scheepswaarden**: klein (3 tot 8), groot (8 tot 13), of twaalf eigen waarden
    - **personages**, gekregen of gekozen uit twee, en **uitrusting**
    - **allemaal tegelijk inzetten**, in het geheim: veel sneller met veel spelers
    - **wachtkaarten tegelijk**, in het geheim
    - **verborgen beurzen**, tot het einde
    - de **boete** is de helft van de beurs zoals die vóór de inzet was
    - **zwabberen** ook op gekaapte schepen
    - **Zheng He** alleen betaald met een inzet, **betere handel** alleen als het schip werd aangevallen
    - **2 zilver** in plaats van een kaart als de trekstapel leeg is
    - bij even volle beurzen beslissen de **speciale kaarten die over zijn**

    Is je tijd om, dan leg je gewone handel zonder inzet, koop je niets, wordt een wachtkaart verdediging, en houd je de eerste kaart die je trok.
malacca-rules-tactics =
    ## Tips
    - Alleen handel heeft iets aan een inzet. Een inzet bij aanval of verdediging is bluf, en geen inzet ziet eruit als een van die twee.
    - Wie laat aan de beurt is, ziet meer. Wie als laatste inzet, hoeft niet te bluffen.
    - Grote inzetten en rijke schepen lokken piraten.
    - De rijken vrezen de boete, de armen hebben niets te verliezen: aan een rijke tafel handel je veiliger.
    - Lijkt het zeker dat het schip gekaapt wordt, handel dan niet. Doe mee, of verdedig alleen tegen allen voor een kaart.
    - Het ergste voor een verdediger is dat iedereen handelt.
