### A first voyage of Manila. bot/games/manila/lesson.py has the script: numbers here are those of its dice.

manila-lesson-shares =
    { "**" }Boten** brengen goederen naar de haven van Manila. Wie aan het einde het rijkst is, wint.
    Je begint met twee geheime **aandelen**: één van zijde, één van jade. Ze worden meer waard telkens als een boot met hun handelswaar de haven haalt.
manila-lesson-shares-ask = Voor welke boot duim je?
manila-lesson-shares-marked = jouw aandelen zijde en jade
manila-lesson-shares-nutmeg = Nootmuskaat
manila-lesson-shares-nutmeg-why = Je hebt geen aandeel nootmuskaat: als die aankomt, worden anderen rijk. Jouw aandelen zijn rood omlijnd.
manila-lesson-shares-silk = Zijde
manila-lesson-shares-ginseng = Ginseng
manila-lesson-shares-ginseng-why = Je hebt geen aandeel ginseng: als die aankomt, worden anderen rijk. Jouw aandelen zijn rood omlijnd.

manila-lesson-auction =
    Eerst een **veiling**. Wie het meest biedt, betaalt dat en is **havenmeester**: die kiest wat er uitvaart en mag als eerste plaatsen.
    Luz heeft 6 peso’s geboden, de anderen doen niet meer mee. Jij hebt er 30.
manila-lesson-auction-ask = Win de veiling en betaal niet meer dan nodig.
manila-lesson-auction-marked = het hoogste bod, 6 van Luz
manila-lesson-auction-pass = Passen
manila-lesson-auction-pass-why = Passen mag als het je te duur wordt. Maar 7 is goedkoop, en als havenmeester kun je je zijde en je jade laten uitvaren.
manila-lesson-auction-seven = 7 bieden
manila-lesson-auction-twenty = 20 bieden
manila-lesson-auction-twenty-why = Daarmee win je ook. Maar je betaalt alles wat je biedt. Eén meer dan Luz is genoeg.

manila-lesson-buy =
    Je hebt 7 betaald. Het anker bij je naam betekent: havenmeester.
    Nu mag je **één aandeel kopen**, hier voor 5. Je gaat zo zijde laten uitvaren, dus een tweede aandeel daarvan kan ook meer waard worden.
manila-lesson-buy-ask = Koop zijde.
manila-lesson-buy-marked = zijde, met 5 als prijs van een aandeel
manila-lesson-buy-nutmeg = Nootmuskaat
manila-lesson-buy-nutmeg-why = Ooit brengt nootmuskaat misschien wat op. Maar koop wat je zelf laat uitvaren: zijde.
manila-lesson-buy-silk = Zijde
manila-lesson-buy-none = Niets
manila-lesson-buy-none-why = Je mag je geld sparen. Maar een aandeel zijde stijgt telkens als er zijde in de haven komt en verdient zich snel terug.

manila-lesson-load =
    Vier soorten goederen, maar slechts drie boten: **één soort blijft aan wal** en kan deze keer de haven niet halen.
    Je hebt twee aandelen zijde en één aandeel jade.
manila-lesson-load-ask = Welke handelswaar blijft achter?
manila-lesson-load-marked = de vier goederen: nootmuskaat, zijde, ginseng en jade
manila-lesson-load-nutmeg = Nootmuskaat
manila-lesson-load-silk = Zijde
manila-lesson-load-silk-why = Je hebt twee aandelen zijde. Aan wal haalt zijde de haven niet, en dan stijgen ze niet.
manila-lesson-load-jade = Jade
manila-lesson-load-jade-why = Je hebt een aandeel jade. Aan wal haalt jade de haven niet, en dan stijgt je aandeel niet.

manila-lesson-start =
    Dobbelstenen brengen de boten naar rechts. **De haven ligt achter 13.**
    Jij geeft ze een voorsprong: samen negen vakken, hoogstens vijf per boot.
manila-lesson-start-ask = Wie krijgt die? Denk aan je aandelen.
manila-lesson-start-marked = de drie boten op vak 0, met de 13 vakken voor zich
manila-lesson-start-ginseng = Ginseng 5, jade 4
manila-lesson-start-ginseng-why = Dan was ginseng al bijna halverwege. Maar daar heb je niets van, en je zijde had de langste weg.
manila-lesson-start-silk = Zijde 5, jade 4
manila-lesson-start-even = Elk 3
manila-lesson-start-even-why = Dat is eerlijk voor iedereen. Maar jij bent havenmeester en hebt zijde en jade: help die.

manila-lesson-seat =
    Nu plaatst iedereen om de beurt een **handlanger**; elk heeft er drie per vaart. Wie aan boord van een boot is, **deelt in de vracht** als die de haven haalt.
    De vracht zijde is 30 peso’s waard. Een plaats kost 3.
manila-lesson-seat-ask = Ga aan boord bij de zijde.
manila-lesson-seat-marked = de vracht zijde, 30 peso’s, met drie vrije plaatsen voor 3, 4 en 5
manila-lesson-seat-silk = Zijde · 3
manila-lesson-seat-pirate = Piraten · 5
manila-lesson-seat-pirate-why = Piraten verdienen alleen iets als een boot precies op 13 stopt, en er is er geen in de buurt. Die komen nog.
manila-lesson-seat-pass = Passen
manila-lesson-seat-pass-why = Wie past, plaatst in deze vaart niemand meer. Je hebt 18 peso’s en drie handlangers: laat ze iets verdienen.

manila-lesson-port =
    Iedereen heeft geplaatst. Toen rolden de **dobbelstenen**: zijde 4, ginseng 1, jade 3, en zo ver gingen de boten vooruit. Dat gebeurt drie keer.
    Je kunt ook op aankomsten wedden: haven A betaalt 6 zodra er minstens één boot in de haven ligt.
manila-lesson-port-ask = Wed daarop.
manila-lesson-port-marked = haven A, die 4 kost en 6 opbrengt
manila-lesson-port-port = Haven A · 4
manila-lesson-port-yard = Werf A · 4
manila-lesson-port-yard-why = De werf betaalt als een boot niet aankomt. Ginseng is traag, dus in een echte partij is het geen slecht idee. Wed hier op aankomst.
manila-lesson-port-insurance = Verzekering
manila-lesson-port-insurance-why = Dan kreeg je meteen 10, en betaalde je voor elke boot met averij: 6 voor één, 14 voor twee. Wacht tot je meer weet.

manila-lesson-pirates =
    Zijde staat op 12. Op 13 wachten **piraten**: een boot die daar bij de laatste worp stopt, is voor hen, en wie aan boord is krijgt niets. Luz zit er nu ook bij.
    Voor 2 peso’s verplaatst een **loods** vóór die worp een boot met één.
manila-lesson-pirates-ask = Breng je zijde in veiligheid.
manila-lesson-pirates-marked = de boot met zijde, op vak 12, met de piraten achter 13
manila-lesson-pirates-pilot = Loods · 2
manila-lesson-pirates-silk = Zijde · 4
manila-lesson-pirates-silk-why = Je bent alleen aan boord: alle 30 zijn al voor jou. Een tweede plaats brengt niets extra’s op en houdt geen piraten tegen.
manila-lesson-pirates-pass = Passen
manila-lesson-pirates-pass-why = Dan beslissen alleen de dobbelstenen. Met een 1 stopt de zijde op 13 en pakt Luz jouw 30 peso’s.

manila-lesson-pilot =
    Er is nog één worp; eerst is jouw loods aan zet. Piraten slaan pas **na** de worp toe.
    Vanaf 13 komt de zijde met elke worp binnen.
manila-lesson-pilot-ask = Wat doet je loods?
manila-lesson-pilot-marked = de loodsen, de kleine is van jou
manila-lesson-pilot-back = Terug naar 11
manila-lesson-pilot-back-why = Vanaf 11 zou een 2 de boot bij de piraten brengen, en met een 1 haalt hij de haven niet.
manila-lesson-pilot-stay = Op 12 blijven
manila-lesson-pilot-stay-why = Vanaf 12 zou een 1 de boot bij de piraten brengen. Je hebt je loods betaald, dus laat die iets doen.
manila-lesson-pilot-on = Door naar 13

manila-lesson-profit =
    Voor zijde viel een **1**: zonder jouw loods had Luz nu alles. Zijde en jade liggen in de haven, ginseng heeft averij.
    Alleen op de boot met zijde krijg je alle 30, en nog 6 voor haven A. Bij de jade waren er **drie** aan boord; die vracht is 36 waard.
manila-lesson-profit-ask = Wat krijgt elk van die drie?
manila-lesson-profit-marked = waar de boten beland zijn: zijde in haven A, ginseng op werf A, jade in haven B
manila-lesson-profit-thirtysix = 36
manila-lesson-profit-thirtysix-why = Dat is de hele vracht. Wie aan boord is, deelt erin, en het waren er drie.
manila-lesson-profit-eighteen = 18
manila-lesson-profit-eighteen-why = Dat is de helft. Er waren er drie aan boord, dus ieder krijgt een derde van 36.
manila-lesson-profit-twelve = 12

manila-lesson-market =
    Nu de **markt**. Zijde en jade hebben de haven gehaald, dus elk aandeel daarvan stijgt van 0 naar **5 peso’s**, van wie het ook is.
    Jij hebt er twee van zijde en één van jade.
manila-lesson-market-ask = Hoeveel zijn je drie aandelen waard?
manila-lesson-market-marked = de zwarte markt: zijde en jade staan op 5, nootmuskaat en ginseng op 0
manila-lesson-market-five = 5
manila-lesson-market-five-why = Dat is één aandeel. Jij hebt er drie die gestegen zijn.
manila-lesson-market-fifteen = 15
manila-lesson-market-thirty = 30
manila-lesson-market-thirty-why = Nog niet: 30 is één aandeel waard als het helemaal bovenaan staat. Reken drie keer 5.

manila-lesson-end =
    Je hebt 45 peso’s, en 15 in aandelen. **Zodra een van de goederen op 30 staat, wint wie het rijkst is**: in geld en aandelen samen.
    Geen geld meer? Verpand een aandeel: nu 12 peso’s, later 15 om het in te lossen.
manila-lesson-end-marked = de kooplieden met hun geld: 45 voor jou, 34, 45 en 40 voor de anderen
