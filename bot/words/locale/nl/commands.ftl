### What Discord shows of the slash commands: each text at most 100 characters. How the keys follow from the names of
### commands says bot/process/command_locales.py. What a group is for is told in the files of its subject or game.

## The ways in

command-help = Wat ik ben en hoe je begint: leer een spel, speel tegen AI of open een tafel.
command-play = Speel een spel in dit kanaal: meteen tegen AI, of met anderen die meedoen.
command-play-game = Welk spel.
command-play-company = AI: het begint meteen. Mensen: je opent een tafel waar ze meedoen.
command-play-players = Met hoeveel jullie spelen, jij meegeteld. Leeg: het gebruikelijke aantal.
command-learn = Leer een spel in drie minuten: een eerste partij, stap voor stap, alleen voor jou.
command-learn-game = Welk spel. Leeg: kies daarna.
command-puzzle = Los een puzzel op: een situatie met één beste zet. Alleen voor jou, met een rating.
command-puzzle-game = Welk spel. Leeg: een spel dat je kent.
command-rules = Lees de regels van een spel met beelden, alleen voor jou.
command-rules-game = Welk spel.

## Every game

command-of-game-new = { $game }: open een tafel in dit kanaal, waar anderen met een knop meedoen.
command-of-game-new-players = { $game }: hoeveel er maximaal meespelen. Leeg: een volle tafel.
command-of-game-new-speed = { $game }: hoelang elke beslissing mag duren. Leeg: tien minuten.
command-of-game-new-thread = { $game }: speel in een thread, zodat het in dit kanaal rustig blijft.
command-of-game-practice = { $game }: speel meteen tegen AI, met advies en zonder tijdslimiet.
command-of-game-practice-players = { $game }: met hoeveel jullie spelen, jij meegeteld.
command-of-game-hand = { $game }: bekijk wat je in handen hebt. Niemand anders ziet het.
command-of-game-shares = { $game }: bekijk je aandelen en je geld. Niemand anders ziet het.
command-of-game-board = { $game }: zet een tafel weer onder aan dit kanaal.
command-of-game-board-table = { $game }: welke tafel. Leeg: de nieuwste hier, of de jouwe.

## /table

command-table = Jouw tafels, bij elk spel: vinden, verlaten, terugkijken, meldingen en tempo.
command-table-list = Bekijk de open tafels van deze server en de jouwe.
command-table-leave = Verlaat een tafel. Is de partij bezig, dan speelt een AI voor jou verder.
command-table-leave-table = Welke tafel. Leeg: ik vraag het als je er meer hebt.
command-table-replay = Kijk stap voor stap terug op een partij, alleen voor jou: afgelopen of nog bezig.
command-table-replay-table = Welke tafel. Leeg: de nieuwste hier, of de jouwe.
command-table-pings = Kies wanneer je meldingen van je tafels krijgt.
command-table-pings-when = Bij elke beurt, alleen als je een tijdje weg bent, of nooit.
command-table-quiet-hours = Voor de host: stel uren zonder meldingen in, behalve voor beurten korter dan een dag.
command-table-quiet-hours-begins = Het eerste stille uur van de dag, 0 tot 23. Beide uren leeg: geen stilte.
command-table-quiet-hours-ends = Het uur waarop meldingen weer beginnen, 0 tot 23.
command-table-quiet-hours-utc_offset = Verschil met UTC in uren: in België en Nederland 1, in de zomer 2.
command-table-quiet-hours-table = { command-table-speed-table }
command-table-speed = Voor de host: stel in hoelang elke beslissing aan de tafel mag duren.
command-table-speed-speed = Een minuut, tien minuten of een dag. Zonder limiet: alleen als er niemand anders speelt.
command-table-speed-table = Welke tafel. Leeg: de nieuwste waar je zit.
command-table-pictures = Voor de host: kies of de beelden van de tafel bewegen.
command-table-pictures-pictures = Bewegend als er iets gebeurt, of altijd stil.
command-table-pictures-table = { command-table-speed-table }
command-table-host = Voor de host: maak iemand anders aan de tafel host.
command-table-host-heir = Wie host wordt.
command-table-host-table = { command-table-speed-table }
command-table-replace = Bied iemand je plaats in een partij aan, of als host de plaats van wie al even weg is.
command-table-replace-newcomer = Aan wie je de plaats aanbiedt.
command-table-replace-seat_of = Wiens plaats. Leeg: die van jezelf.
command-table-replace-table = { command-table-speed-table }
command-table-reopen = Speel verder aan een tafel van jou die gesloten is omdat er niemand kwam.
command-table-reopen-table = Welke tafel. Leeg: de tafel die het laatst gesloten is.

## What became of games

command-stats = Bekijk hoeveel partijen iemand heeft gespeeld en gewonnen, en met welke rating.
command-stats-player = Van wie. Leeg: die van jezelf.
command-stats-game = Welk spel. Leeg: alle.
command-leaderboard = Bekijk wie bij een spel de hoogste rating heeft.
command-leaderboard-game = Welk spel.
command-leaderboard-scope = Op deze server of overal. Leeg: deze server.
command-leaderboard-pool = Partijen zonder AI of met AI-spelers. Leeg: zonder AI.
command-season = Bekijk het seizoen van deze server: stand, plaatsingspartijen, titels.
command-season-game = { command-leaderboard-game }
command-season-pool = { command-leaderboard-pool }
command-season-number = Welk seizoen. Leeg: het lopende.
command-history = Bekijk de laatste partijen die iemand heeft uitgespeeld, en kijk erop terug.
command-history-player = { command-stats-player }
command-privacy = Bekijk, download of wis wat ik over je bewaar.

## /language

command-language = Kies welke taal ik spreek: alleen met jou, op deze server, aan een tafel.
command-language-me = Kies de taal van alles wat alleen jij ziet.
command-language-me-language = Welke taal. Automatisch is die van jouw Discord.
command-language-server = Voor de beheerders van deze server: kies de taal van nieuwe tafels.
command-language-server-language = Welke taal. Automatisch is die van de server.
command-language-table = Voor de host: kies de taal waarin de tafel voor iedereen spreekt.
command-language-table-language = Welke taal.
command-language-table-table = { command-table-speed-table }

## /admin

command-admin = Voor de beheerders van deze server.
command-admin-stop = Stop een tafel zonder uitslag.
command-admin-stop-table = Welke tafel.
command-admin-stop-why = Wat erbij komt te staan: de regels van de server, onenigheid van de spelers, een probleem.
command-admin-reopen = Heropen een gesloten tafel, tenzij de worpen ervan al bekend zijn.
command-admin-reopen-table = Welke tafel: het nummer dat in het bericht staat.
command-admin-kick = Stuur iemand weg uit een lobby; die kan er niet meer in.
command-admin-kick-player = Wie.
command-admin-kick-table = Welke tafel.
command-admin-block = Blokkeer iemand: die speelt op deze server niet meer mee.
command-admin-block-player = Wie. In partijen die bezig zijn, valt een AI in.
command-admin-unblock = Laat iemand weer meespelen op deze server.
command-admin-unblock-player = Wie.
command-admin-blocked = Bekijk wie op deze server geblokkeerd is.
command-admin-blocked-page = Welke pagina van de lijst.
command-admin-settings = Kies wat op deze server geldt, download de gegevens of laat ze vergeten.
command-admin-arena = Open hier een arena: een aantal uren lang tafel na tafel van één spel.
command-admin-arena-game = Welk spel.
command-admin-arena-hours = Hoeveel uur die open is. 0 sluit de arena die hier open is.
command-admin-arena-seats = Hoeveel plaatsen elke tafel heeft. Leeg: het gebruikelijke aantal.
command-admin-arena-speed = Hoelang elke beslissing mag duren. Leeg: een minuut.

## What options are called: short words in small letters

argument-begins = begin
argument-company = tegenstanders
argument-ends = einde
argument-game = spel
argument-heir = opvolger
argument-language = taal
argument-newcomer = nieuwkomer
argument-number = nummer
argument-page = pagina
argument-pictures = beelden
argument-player = speler
argument-players = spelers
argument-pool = groep
argument-scope = bereik
argument-seats = plaatsen
argument-seat_of = plaats_van
argument-speed = tempo
argument-table = tafel
argument-thread = thread
argument-utc_offset = utc_verschil
argument-when = wanneer
argument-why = waarom

## What can be chosen

choice-company-ai = AI
choice-company-people = mensen
choice-language-auto = Automatisch
choice-speed-live = { speed-live }
choice-speed-relaxed = { speed-relaxed }
choice-speed-correspondence = { speed-correspondence }
choice-speed-none = { speed-none }
choice-when-always = Bij elke beurt
choice-when-away = Als ik een tijdje weg ben
choice-when-never = Nooit
choice-pictures-moving = Bewegend als er iets gebeurt
choice-pictures-still = Altijd stil
choice-scope-server = Deze server
choice-scope-everywhere = Overal
choice-pool-people = Zonder AI
choice-pool-with_ai = Met AI-spelers
choice-why-rules = De regels van de server
choice-why-dispute = Onenigheid van de spelers
choice-why-trouble = Een probleem met het spel
