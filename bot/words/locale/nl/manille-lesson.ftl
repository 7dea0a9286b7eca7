### The first deals of Manille and Manilla. bot/games/manille/lesson.py has the scripts: numbers are of their cards.

## Manille

manille-lesson-order =
    Diego en jij spelen tegen Luz en Amihan. Ieder speelt een kaart; de hoogste wint ze alle vier: een **slag**.
    In elke soort is de **tien de hoogste**, dan aas (A), heer (H), vrouw (V), boer (B), 9, 8, 7. Eronder staat wat ze tellen.
manille-lesson-order-ask = Welke van deze harten is de hoogste?
manille-lesson-order-marked = de volgorde van de kaarten: 10, A, H, V, B, 9, 8, 7, met hun punten 5, 4, 3, 2, 1
manille-lesson-order-ace = A♥
manille-lesson-order-ace-why = In de meeste spellen wel. Hier gaat de tien zelfs boven het aas: kijk naar wat rood omlijnd is.
manille-lesson-order-ten = 10♥
manille-lesson-order-king = H♥
manille-lesson-order-king-why = Aas en tien zijn hoger: kijk naar de volgorde die rood omlijnd is.

manille-lesson-trump =
    De deler heeft een ruitenkaart omgedraaid, dus is ruiten **troef**. Elke troef wint van alle kaarten van de andere drie soorten.
    Stel: Luz komt uit met 10♠, en jij speelt 7♦.
manille-lesson-trump-ask = Wie wint de slag?
manille-lesson-trump-marked = troef: ruiten
manille-lesson-trump-luz = Luz
manille-lesson-trump-luz-why = Die tien is de hoogste schoppen. Maar jouw 7 is een troef, en zelfs de laagste troef wint ervan.
manille-lesson-trump-mine = Ik

manille-lesson-help =
    Dit zijn jouw kaarten. Diego, je maat, komt uit met 10♣, en Amihan speelt 9♣. Je moet **volgen**: klaveren spelen, als je die hebt.
    De ster betekent dat de slag bij Diego ligt. Wat je maat wint, telt voor jullie allebei.
manille-lesson-help-ask = Geef Diego zoveel punten als je kunt.
manille-lesson-help-marked = de kaarten op tafel: 10♣ van Diego, bij wie de slag ligt, en 9♣ van Amihan
manille-lesson-help-8c = 8♣
manille-lesson-help-8c-why = Dat mag, maar de 8 telt niets. De heer telt 3, en Diego haalt die binnen voor jullie allebei.
manille-lesson-help-kc = H♣
manille-lesson-help-7d = 7♦
manille-lesson-help-7d-why = Je hebt klaveren, dus die moet je spelen. De grijze kaarten mogen nu niet.

manille-lesson-beat =
    Diego haalde 10 punten en komt weer uit: 9♦, een troef. Amihan speelt H♦, en nu ligt de slag bij een **tegenstander**.
    Dan moet je **hoger spelen als je kunt**, zelfs met je beste kaart.
manille-lesson-beat-ask = Wat moet je spelen?
manille-lesson-beat-marked = de kaarten op tafel: 9♦ van Diego, H♦ van Amihan, bij wie de slag ligt
manille-lesson-beat-7d = 7♦
manille-lesson-beat-7d-why = De 7 is lager dan de heer, en je hebt een kaart die hoger is.
manille-lesson-beat-10d = 10♦
manille-lesson-beat-8c = 8♣
manille-lesson-beat-8c-why = Je hebt ruiten, dus die moet je spelen.

manille-lesson-lead =
    Jouw slag. **Wie een slag wint, komt in de volgende uit**, met een kaart naar keuze.
    De anderen moeten volgen als ze kunnen.
manille-lesson-lead-ask = Kom uit met de hoogste kaart van een soort.
manille-lesson-lead-marked = je zeven kaarten
manille-lesson-lead-9s = 9♠
manille-lesson-lead-9s-why = Vijf schoppen zijn hoger dan de 9. Neem de hoogste kaart die er in een soort is.
manille-lesson-lead-7h = 7♥
manille-lesson-lead-7h-why = De 7 is de laagste harten van allemaal. Neem de hoogste kaart die er in een soort is.
manille-lesson-lead-10h = 10♥

manille-lesson-void =
    Je tien heeft gewonnen. Daarna kwam je uit met 9♠, en Amihan won met 10♠. Nu komt Amihan uit met 8♠, en jij hebt **geen schoppen meer**.
    Kun je niet volgen en ligt de slag bij een tegenstander, dan moet je **kopen**: een troef spelen.
manille-lesson-void-ask = Wat moet je spelen?
manille-lesson-void-marked = de kaart op tafel: 8♠ van Amihan, bij wie de slag ligt
manille-lesson-void-ah = A♥
manille-lesson-void-ah-why = Je zou het aas verliezen aan een 8, want het is geen schoppen en geen troef. Je hebt nog ruiten: speel die.
manille-lesson-void-8c = 8♣
manille-lesson-void-8c-why = Alleen wie geen troef heeft, mag een andere soort bijspelen. Je hebt nog ruiten: speel die.
manille-lesson-void-7d = 7♦

manille-lesson-count =
    De laatste kaart van de ronde. De kaarten, en 1 per slag, zijn samen **68** punten; jullie krijgen er 57.
    De helft is 34. Wie meer heeft, **scoort wat boven de helft is**.
manille-lesson-count-ask = Hoeveel scoren jullie?
manille-lesson-count-marked = slagen en punten van deze ronde
manille-lesson-count-all = 57
manille-lesson-count-all-why = Dat is wat jullie gehaald hebben. Maar alleen wat boven 34 is, scoor je.
manille-lesson-count-half = 34
manille-lesson-count-half-why = Dat is de helft van 68. Trek die af van je 57.
manille-lesson-count-score = 23

manille-lesson-end =
    Diego en jij hebben 23. **Met 34 is de partij gewonnen**: nog één goede ronde.
    Draait een deler een tien, aas, heer, vrouw of boer om, dan tellen de punten daarvan meteen.
manille-lesson-end-marked = de stand: 23 voor Diego en jou, 0 voor Luz en Amihan

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
    Jij deelt, dus alleen jij kijkt in je kaarten en kiest **troef**: elke kaart van die soort wint van alle kaarten van de andere.
    Kies een soort waarvan je er veel hebt, met hoge erbij.
manilla-lesson-trump-ask = Welke soort wordt troef?
manilla-lesson-trump-marked = je acht kaarten: vier ruiten met de tien, twee klaveren met de tien, twee harten
manilla-lesson-trump-clubs = Klaveren
manilla-lesson-trump-clubs-why = Je hebt maar twee klaveren, dus dan hadden de anderen zes troeven tegen jou.
manilla-lesson-trump-diamonds = Ruiten
manilla-lesson-trump-none = Zonder troef
manilla-lesson-trump-none-why = Zonder troef telt de ronde dubbel, voor wie wint. Daarvoor heb je tienen en azen in de meeste soorten nodig.

manilla-lesson-call =
    Nu kijkt iedereen in de kaarten. Luz zegt **Ik ga mee**, in de verwachting dat jullie verliezen: de ronde telt dubbel.
    Jij of Diego, je maat, mag zeggen **Ik ga tegen**: dan telt de ronde vier keer, voor wie wint.
manilla-lesson-call-ask = Wees voorzichtig: laat het bij dubbel.
manilla-lesson-call-marked = wat de ronde telt: dubbel
manilla-lesson-call-against = Ik ga tegen
manilla-lesson-call-against-why = Als jullie verliezen, scoren de anderen vier keer zoveel. Daarvoor heb je meer dan twee tienen nodig.
manilla-lesson-call-pass = Passen

manilla-lesson-help =
    Luz kwam uit met A♥, Diego speelde 10♥, Amihan 7♥. Je moet **volgen**: harten spelen, als je die hebt.
    De ster betekent dat de slag bij Diego ligt. Dat is je maat: wat Diego wint, telt voor jullie allebei.
manilla-lesson-help-ask = Geef Diego zoveel punten als je kunt.
manilla-lesson-help-marked = de kaarten op tafel: A♥ van Luz, 10♥ van Diego, bij wie de slag ligt, 7♥ van Amihan
manilla-lesson-help-9h = 9♥
manilla-lesson-help-9h-why = Dat mag, maar de 9 telt niets. De heer telt 3, en Diego haalt die binnen voor jullie allebei.
manilla-lesson-help-kh = H♥
manilla-lesson-help-10d = 10♦
manilla-lesson-help-10d-why = Je hebt harten, dus die moet je spelen. De grijze kaarten mogen nu niet.

manilla-lesson-void =
    Diego haalde 12 punten en komt uit met 8♠. Amihan gaat erboven met 10♠, en jij hebt **geen schoppen**.
    Kun je niet volgen en ligt de slag bij een tegenstander, dan moet je **kopen**: een troef spelen. Hier is elke troef goed.
manilla-lesson-void-ask = Koop zo goedkoop mogelijk.
manilla-lesson-void-marked = de kaarten op tafel: 8♠ van Diego, 10♠ van Amihan, bij wie de slag ligt
manilla-lesson-void-9c = 9♣
manilla-lesson-void-9c-why = Alleen wie geen troef heeft, mag een andere soort bijspelen. Jij hebt vier ruiten.
manilla-lesson-void-10d = 10♦
manilla-lesson-void-10d-why = Daarmee win je, maar met de laagste troef ook. Bewaar je beste.
manilla-lesson-void-9d = 9♦

manilla-lesson-lead =
    Jouw slag. **Wie een slag wint, komt in de volgende uit**, met een kaart naar keuze.
    De anderen moeten volgen als ze kunnen.
manilla-lesson-lead-ask = Kom uit met de hoogste klaveren.
manilla-lesson-lead-marked = je zes kaarten
manilla-lesson-lead-9h = 9♥
manilla-lesson-lead-9h-why = Dat is harten, en daar zijn er nog weinig van: iemand zou kunnen kopen.
manilla-lesson-lead-10c = 10♣
manilla-lesson-lead-9c = 9♣
manilla-lesson-lead-9c-why = Boer, vrouw, heer, aas en tien zijn hoger. Neem de hoogste klaveren die er is.

manilla-lesson-beat =
    Je tien bracht 12 punten op. Daarna kocht Luz je 9♥ met een troef. Nu komt Luz uit met een troef, en Amihan speelt A♦.
    Ligt de slag bij een **tegenstander**, dan moet je **hoger spelen als je kunt**, zelfs met je beste kaart.
manilla-lesson-beat-ask = Wat moet je spelen?
manilla-lesson-beat-marked = de kaarten op tafel: 7♦ van Luz, H♠ van Diego, A♦ van Amihan, bij wie de slag ligt
manilla-lesson-beat-jd = B♦
manilla-lesson-beat-jd-why = De boer is lager dan het aas, en je hebt een kaart die hoger is.
manilla-lesson-beat-10d = 10♦
manilla-lesson-beat-9c = 9♣
manilla-lesson-beat-9c-why = Je hebt ruiten, dus die moet je spelen.

manilla-lesson-count =
    Dit is de laatste kaart van de ronde. In totaal zijn er **60** punten; jullie krijgen er 57. De helft is 30.
    Wie meer dan de helft heeft, **scoort wat erboven is**. En Luz ging mee, dus deze ronde telt dubbel.
manilla-lesson-count-ask = Hoeveel scoren jullie?
manilla-lesson-count-marked = slagen en punten van deze ronde
manilla-lesson-count-all = 57
manilla-lesson-count-all-why = Dat is wat jullie gehaald hebben. Maar alleen wat boven 30 is, scoor je, en dat dubbel.
manilla-lesson-count-once = 27
manilla-lesson-count-once-why = Dat is wat boven 30 is. Maar de ronde telt dubbel, omdat Luz meeging.
manilla-lesson-count-twice = 54

manilla-lesson-end =
    Diego en jij staan op 54. **Met 101 is de partij gewonnen.** Nu mag Luz delen en troef kiezen.
    Een ronde telt ook dubbel zonder troef, en als één kant alle slagen wint.
manilla-lesson-end-marked = de stand: 54 voor Diego en jou, 0 voor Luz en Amihan
