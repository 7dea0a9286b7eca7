### What Discord shows of the slash commands: each text at most 100 characters. How the keys follow from the names of
### commands says bot/process/command_locales.py. What a group is for is told in the files of its subject or game.

## The ways in

command-help = Mis ma olen ja kuidas alustada: õpi mäng, mängi arvuti vastu või ava laud.
command-play = Mängi selles kanalis: kohe arvuti vastu või inimestega, kes liituvad.
command-play-game = Milline mäng.
command-play-company = Arvutimängijatega algab partii kohe; inimestega avad laua, millega teised liituvad.
command-play-players = Mitu mängijat koos sinuga. Tühi: tavaline arv.
command-learn = Õpi mäng kolme minutiga: esimene partii samm-sammult, ainult sulle.
command-learn-game = Milline mäng. Tühi: saad valida.
command-puzzle = Lahenda ülesanne: seis, kus üks valik on parim. Ainult sulle, koos reitinguga.
command-puzzle-game = Milline mäng. Tühi: mõni, mida sa juba tead.
command-rules = Loe mõne mängu reegleid koos piltidega, ainult sulle.
command-rules-game = Milline mäng.

## Every game

command-of-game-new = { $game }: ava selles kanalis laud, millega teised nupust liituvad.
command-of-game-new-players = { $game }: mitu mängijat kõige rohkem. Tühi: täislaud.
command-of-game-new-speed = { $game }: kui kaua võib iga otsus võtta. Tühi: kümme minutit.
command-of-game-new-thread = { $game }: mängi lõimes, et kanal jääks rahulikuks.
command-of-game-practice = { $game }: mängi kohe arvuti vastu, vihjetega ja kellata.
command-of-game-practice-players = { $game }: mitu mängijat koos sinuga.
command-of-game-hand = { $game }: vaata oma kätt. Keegi teine seda ei näe.
command-of-game-shares = { $game }: vaata oma aktsiaid ja raha. Keegi teine neid ei näe.
command-of-game-board = { $game }: too laud selle kanali lõppu.
command-of-game-board-table = { $game }: milline laud. Tühi: siinne uusim või sinu oma.

## /table

command-table = Sinu lauad kõigis mängudes: leia, lahku, vaata uuesti, märguanded ja tempo.
command-table-list = Vaata selle serveri avatud laudu ja enda omi.
command-table-leave = Lahku lauast. Kui partii käib, mängib sinu asemel arvuti edasi.
command-table-leave-table = Milline laud. Tühi: küsin, kui istud mitmes.
command-table-replay = Vaata partiid samm-sammult uuesti, ainult sulle: lõppenut või seda, mis veel käib.
command-table-replay-table = Milline laud. Tühi: siinne uusim või sinu oma.
command-table-pings = Vali, millal ma sulle sinu laudades märku annan.
command-table-pings-when = Alati, kui on sinu kord; ainult siis, kui oled eemal olnud; või mitte kunagi.
command-table-quiet-hours = Võõrustajale: määra tunnid, mil märku antakse vaid ööpäevast lühemate käikude puhul.
command-table-quiet-hours-begins = Esimene vaikne tund, 0 kuni 23. Mõlemad tühjad: vaikseid tunde pole.
command-table-quiet-hours-ends = Tund, mil märguanded algavad uuesti, 0 kuni 23.
command-table-quiet-hours-utc_offset = Erinevus UTC-st tundides: Eestis 2, suvel 3.
command-table-quiet-hours-table = { command-table-speed-table }
command-table-speed = Võõrustajale: määra, kui kaua võib selles lauas iga otsus võtta.
command-table-speed-speed = Minut, kümme minutit või ööpäev. Kellata ainult siis, kui teisi mängijaid pole.
command-table-speed-table = Milline laud. Tühi: uusim, kus istud.
command-table-pictures = Võõrustajale: vali, kas laua pildid liiguvad.
command-table-pictures-pictures = Liiguvad, kui midagi toimub, või alati paigal.
command-table-pictures-table = { command-table-speed-table }
command-table-host = Võõrustajale: tee võõrustajaks keegi teine selles lauas.
command-table-host-heir = Kes saab võõrustajaks.
command-table-host-table = { command-table-speed-table }
command-table-replace = Paku kellelegi oma kohta või võõrustajana selle oma, kes on juba mõnda aega eemal.
command-table-replace-newcomer = Kellele kohta pakutakse.
command-table-replace-seat_of = Kelle koht. Tühi: sinu oma.
command-table-replace-table = { command-table-speed-table }
command-table-reopen = Mängi edasi oma lauas, mis suleti, sest keegi ei tulnud.
command-table-reopen-table = Milline laud. Tühi: viimati suletu.

## What became of games

command-stats = Vaata, kui palju partiisid on keegi lõpetanud ja võitnud ja mis on tema reiting.
command-stats-player = Kelle kohta. Tühi: sinu enda kohta.
command-stats-game = Milline mäng. Tühi: kõik.
command-leaderboard = Vaata, kellel on mängus parim reiting.
command-leaderboard-game = Milline mäng.
command-leaderboard-scope = Selles serveris või kõikjal. Tühi: see server.
command-leaderboard-pool = Partiid ilma arvutita või koos arvutiga. Tühi: ilma arvutita.
command-season = Vaata selle serveri hooaega: edetabel, proovipartiid, tiitlid.
command-season-game = { command-leaderboard-game }
command-season-pool = { command-leaderboard-pool }
command-season-number = Milline hooaeg. Tühi: käimasolev.
command-history = Vaata, mis partiid on keegi viimati lõpetanud, ja vaata neid uuesti.
command-history-player = { command-stats-player }
command-privacy = Vaata, mida ma sinu kohta säilitan, võta see kaasa või kustuta.
command-language = Vali, mis keelt ma räägin: ainult sinuga, selles serveris, mõnes lauas.
command-language-me = Vali, mis keeles on kõik see, mida näed ainult sina.
command-language-me-language = Mis keel. Automaatne on sinu Discordi keel.
command-language-server = Serveri haldajatele: vali, mis keelt uued lauad räägivad.
command-language-server-language = Mis keel. Automaatne on serveri keel.
command-language-table = Võõrustajale: vali, mis keelt laud kõigile räägib.
command-language-table-language = Mis keel.
command-language-table-table = { command-table-speed-table }

## /admin

command-admin = Serveri haldajatele.
command-admin-stop = Sulge laud ilma tulemuseta.
command-admin-stop-table = Milline laud.
command-admin-stop-why = Mida laua sõnum ütleb: serveri reeglid, mängijate tüli, probleem mänguga.
command-admin-reopen = Ava suletud laud uuesti, kui selle täringuid pole veel näidatud.
command-admin-reopen-table = Milline laud: number, mille nimetab selle sõnum.
command-admin-kick = Saada keegi ooteruumist ära; ta ei saa enam sellega liituda.
command-admin-kick-player = Kes.
command-admin-kick-table = Milline laud.
command-admin-block = Keela kellelgi selles serveris mängida.
command-admin-block-player = Kes. Käimasolevates partiides mängib tema asemel arvuti.
command-admin-unblock = Luba kellelgi jälle selles serveris mängida.
command-admin-unblock-player = Kes.
command-admin-blocked = Vaata, kes ei tohi selles serveris mängida.
command-admin-blocked-page = Mitmes leht.
command-admin-settings = Vali, mis selles serveris kehtib, laadi alla selle andmed või lase see unustada.
command-admin-arena = Ava siin areen: inimesed pannakse mõne tunni jooksul järjest ühe mängu laudadesse.
command-admin-arena-game = Milline mäng.
command-admin-arena-hours = Mitu tundi see avatud on. 0 lõpetab siinse areeni.
command-admin-arena-seats = Mitu kohta on igas lauas. Tühi: tavaline arv.
command-admin-arena-speed = Kui palju aega on igaks otsuseks. Tühi: minut.

## What options are called: short words in small letters. Discord has no Estonian, so people see the English ones.

argument-begins = begins
argument-company = with
argument-ends = ends
argument-game = game
argument-heir = heir
argument-language = language
argument-newcomer = newcomer
argument-number = number
argument-page = page
argument-pictures = pictures
argument-player = player
argument-players = players
argument-pool = pool
argument-scope = scope
argument-seats = seats
argument-seat_of = seat_of
argument-speed = speed
argument-table = table
argument-thread = thread
argument-utc_offset = utc_offset
argument-when = when
argument-why = why

## What can be chosen

choice-company-ai = arvuti vastu
choice-company-people = inimestega
choice-language-auto = Automaatne
choice-speed-live = { speed-live }
choice-speed-relaxed = { speed-relaxed }
choice-speed-correspondence = { speed-correspondence }
choice-speed-none = { speed-none }
choice-when-always = Alati, kui on minu kord
choice-when-away = Kui olen tükk aega eemal olnud
choice-when-never = Mitte kunagi
choice-pictures-moving = Liiguvad, kui midagi toimub
choice-pictures-still = Alati paigal
choice-scope-server = See server
choice-scope-everywhere = Kõikjal
choice-pool-people = Ilma arvutita
choice-pool-with_ai = Koos arvutiga
choice-why-rules = Serveri reeglid
choice-why-dispute = Mängijate tüli
choice-why-trouble = Probleem mänguga
