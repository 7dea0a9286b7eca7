### What sentences are put together from

list-comma = { ", " }
list-gap = { " " }
# $heads (text) - all items but the last
# $last (text) - the last item
list-and = { $heads } and { $last }
# $heads (text) - all choices but the last
# $last (text) - the last choice
list-or = { $heads } or { $last }
# $name (text) - of what something is said
# $said (text) - what is said of it
list-of = { $name }: { $said }
# $said (text) - what is said
# $aside (text) - what is added
list-aside = { $said } ({ $aside })
# $sentence (text) - without its full stop
list-stop = { $sentence }.

## What the bot itself says: lobby, table, panels, commands. The words of a game are in its own file.

# Names for AI seats, parted by blanks. They are names, not words.
ai-names = Luz Diego Amihan Kidlat Rosa Mateo Tala Bayani Inés Datu

## Lobby

# $game (text) - name of the game
# $table (text) - number of the table
# $about (text) - what it is like
# $slow (text) - yes or no: whether a decision may take a day or more
lobby-heading =
    ## { $game } · table { $table }
    { $about }{ $slow ->
        [yes] {" "}At this speed it goes on for days.
       *[no] {""}
    }
# $name (text) - badge and name
# $role (text) - host, person, ai, or level: an AI player of one that has a name
# $level (text) - what such an AI player is called
lobby-seat = { $name }{ $role ->
    [host] {" "}· host
    [level] {" "}· AI, { $level }
    [ai] {" "}· AI
   *[person] {""}
}
# $missing (number) - players missing to start
lobby-hint = -# { $missing ->
    [0] The host can start.
    [one] **{ button-start }** needs 1 more player; AI players can fill in.
   *[other] **{ button-start }** needs { $missing } more players; AI players can fill in.
}
# $table (text) - number of the table
lobby-waiting = You already have table { $table } waiting in this channel. Go there, or close it and open another.
lobby-rematch = ↩️ Rematch: press **{ button-join }** to play again.
# $speed (text) - name of the speed
lobby-speed = ⏳ { $speed }
speed-heading = **Speed**
    -# When time is up, the mildest decision is made. After two in a row an AI sits in.
speed-live = Live: 1 minute a turn
speed-relaxed = Relaxed: 10 minutes a turn
speed-correspondence = Correspondence: 1 day a turn
speed-none = No clock
lobby-add-ai = Add an AI…
lobby-remove-ai = Remove the last AI
# $help (text) - off, odds or hints
# $odds (text) - yes or no: whether the game has odds
lobby-help = 💡 { $help ->
    [off] { $odds ->
        [yes] No odds, no hints
       *[no] No hints
    }
    [hints] { $odds ->
        [yes] Odds and hints
       *[no] Hints
    }
   *[odds] Odds for whoever asks
}
# $odds (text) - yes or no: whether the game has odds
help-heading = **Help**
    -# { $odds ->
        [yes] Odds are worked out for whoever asks.{" "}
       *[no] {""}
    }Hints name the best choices with what they promise; **Advice** tells them to whoever is to decide, in private.
# $help (text) - off, odds or hints
# $odds (text) - yes or no: whether the game has odds
help-choice = { $help ->
    [off] { $odds ->
        [yes] No odds, no hints
       *[no] No hints
    }
    [hints] { $odds ->
        [yes] Odds, and hints at each decision
       *[no] Hints at each decision
    }
   *[odds] Odds for whoever asks
}
# $motion (text) - moving or still
lobby-motion = 🎞️ { $motion ->
    [still] Pictures stand still
   *[moving] Pictures move where something happens
}
# $language (text) - what the language calls itself
lobby-language = 💬 { $language }
language-heading = **Language**
    -# What the table speaks in public. What you alone see is in your own language: `/language me`.
motion-heading = **Pictures**
    -# Moving pictures play once and end on the board as it is. Nobody has to wait for them.
# $motion (text) - moving or still
motion-choice = { $motion ->
    [still] Always still
   *[moving] Moving where something happens
}
# $table (text) - number of the table
# $motion (text) - moving or still
motion-set = { $motion ->
    [still] The pictures of table { $table } stand still from now on.
   *[moving] The pictures of table { $table } move from now on where something happens.
}
# $table (text) - number of the table
# $kind (text) - the game, as in its commands
# $why (text) - untouched, cancelled, or one of the words of a table that was stopped
lobby-closed = Table { $table } is closed{ $why ->
    [untouched] : nobody touched it for an hour
    [stopped] : those who run this server have ended it
    [stopped_rules] : those who run this server have ended it, because of the server’s rules
    [stopped_dispute] : those who run this server have ended it, because the players did not agree
    [stopped_trouble] : those who run this server have ended it, because something went wrong
   *[cancelled] {""}
}. `/{ $kind } new` opens another.

# $count (number) - how many, who are not named
others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }
# $how (text) - never, hardly, twentieths, tens, nearly or sure
# $tens (number) - the chance in tenths
# $twentieths (number) - the chance in twentieths
chance =
    { $how ->
        [never] never
        [hardly] hardly ever
        [twentieths] { $twentieths } in 20
        [nearly] almost surely
        [sure] for sure
       *[tens] { $tens } in 10
    }
button-join = Join
button-house-rules = House Rules
button-start = Start
button-go-there = Go There
button-close-table = Close Table

# $rule (text) - name of the rule
# $value (text) - what it is set to
house-rule = 📜 { $rule }: { $value }
house-rules-standard = 📜 Standard rules
# $count (number) - how many house rules differ from the standard; more than one
lobby-rules-changed = 📜 { $count } house rules changed
numbers-choice = Our own …
# $count (number) - how many
# $least (number) - the smallest that is allowed
# $most (number) - the greatest that is allowed
numbers-question = { $count } numbers from { $least } to { $most }
# $host (text) - true if the reader may change them
house-rules-heading = ### House rules
    { $host ->
        [true] Choose before the start. Everybody sees what you change.
       *[false] The host chooses them.
    }

## Table

# $table (text) - number of the table
# $why (text) - untouched, ended, or one of the words of a table that was stopped
table-closed = Table { $table } is closed: { $why ->
    [untouched] nobody has played here for a long time.
    [stopped] those who run this server have ended it.
    [stopped_rules] those who run this server have ended it, because of the server’s rules.
    [stopped_dispute] those who run this server have ended it, because the players did not agree.
    [stopped_trouble] those who run this server have ended it, because something went wrong.
   *[ended] the game was given up.
}
# $why (text) - that the game was closed, and why: a sentence
result-early =
    ## Ended early
    { $why } The standing at that moment:
# $rank (number) - from 1
# $name (text) - who has that rank
# $score (number) - what they had then
result-early-place = { $rank } · { $name }: { $score }
# $soon (text) - a Discord timestamp, relative
table-deadline = {" "}· ⏳ { $soon }
# $name (text) - whose time it was
table-time-up = ⏰ Time was up for { $name }
table-undone = ↩️ The last decision was taken back
# $kind (text) - end or undo
# $name (text) - who proposes
# $agreed (text) - who has agreed
# $what (text) - the decision that would be taken back
# $refused (text) - names of those who are against it
# $against (text) - none or some: whether anybody is
# $missing (text) - names of those who have not answered
table-vote = 🗳️ { $kind ->
    [undo] { $name } asks to take this back: { $what }. Everybody has to agree.
   *[end] { $name } proposes to end the game early. More than half have to agree.
} Agreed: { $agreed }.{ $against ->
    [none] {""}
   *[some] {" "}Against: { $refused }.
} Missing: { $missing }
# $soon (text) - when the time to answer is up: a Discord timestamp, relative
table-vote-ends = The vote ends once everyone has answered, at the latest: { $soon }
# $how (text) - ended, kept, undone, refused or overtaken: what became of a vote
# $table (text) - number of the table
# $link (text) - address of the table
vote-outcome = 🗳️ { $how ->
    [ended] The vote has ended the game at [table { $table }]({ $link }).
    [kept] Your proposal to end the game at [table { $table }]({ $link }) found no majority. The game goes on.
    [undone] Everyone has agreed at [table { $table }]({ $link }): the move is taken back.
    [refused] Your undo at [table { $table }]({ $link }) was refused. The move stays.
   *[overtaken] The game at [table { $table }]({ $link }) has gone on, so your undo is off.
}
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-turn = { $mention }, it is your turn at [table { $table }]({ $link }).
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-vote = { $mention }, a vote at [table { $table }]({ $link }) needs your answer.
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-reminder = { $mention }, half of your time at [table { $table }]({ $link }) is gone.
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-urgent = { $mention }, your time at [table { $table }]({ $link }) is nearly up.
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-nudge = { $mention }, they wait for you at [table { $table }]({ $link }).
# $names (text) - whom the table waits for
nudged = I pinged { $names }.
# $names (text) - whom the table waits for
nudged-already = Nobody to ping: { $names } got a ping for this move already, or wants none.
# $table (text) - number of the table
story-heading = ### What happened at table { $table }
# $page (number) - this page
# $pages (number) - how many there are
story-page = Page { $page } of { $pages }
# $names (text) - names, parted by commas
# $count (number) - how many
table-away = 💤 An AI sits in for { $names } until they press **I’m Back**.
# $names (text) - names, parted by commas
# $count (number) - how many
table-deserted = 💤 Nobody is here: { $names } left. The game waits for **I’m Back**.
# $table (text) - number of the table
# $where (text) - here, or away in another channel
# $link (text) - address of the message
table-moved = { $where ->
    [away] Table { $table } was brought to another channel and goes on there: [to the table]({ $link })
   *[here] Table { $table } goes on [further down]({ $link }).
}
# $seed (text) - the seed of the game
# $commitment (text) - its SHA-256
table-seed = -# The seed of all chance was `{ $seed }`, promised at the start as SHA-256 `{ $commitment }`.
# $commitment (text) - SHA-256 of the seed
table-promise = All chance here comes from a secret seed; its SHA-256 is `{ $commitment }`. The seed is shown at the end.
table-dealt = 📬 Your hand is also in your direct messages. It stays up to date there.
# $names (text) - names, parted by commas
# $count (number) - how many
table-dms-closed = 📪 { $names }: your direct messages are closed. **My Hand** below shows what is yours.
# $table (text) - number of the table
# $state (text) - lobby, game or over
# $names (text) - who sits there
table-line = Table { $table } · { $state ->
    [lobby] lobby
    [over] finished
   *[game] playing
} · { $names }

button-hand = My Hand
button-back-again = I’m Back
button-explain = Advice
button-asked = What Is Asked
button-odds = Odds
button-rematch = Rematch
button-replay = Replay
button-watch = Watch Again
button-share = Share
button-reopen = Play On
button-take-seat = Take the Seat
button-decline-seat = No, Thanks
# The day of a game's end, as a picture shows it.
# $day (number) - of the month
# $month (number) - from 1
# $year (text)
result-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# Which result a picture shows, in words.
# $game (text) - what the game is called
# $where (text) - the server
# $when (text) - the day
# $known (text) - both, where, when or none: which of these are known
result-occasion = { $known ->
    [both] { $game } on { $where }, { $when }.
    [where] { $game } on { $where }.
    [when] { $game }, { $when }.
   *[none] { $game }.
}
button-film = Animation
button-first = ⏮
button-step-back = ◀
button-step-on = ▶
button-last = ⏭
button-more = More
button-save-log = Save Log
# $chance (text) - cards or dice
button-verify = { $chance ->
    [cards] Verify Deal
   *[dice] Verify Dice
}
button-review = Review
button-text-board = Text Board
button-zoom = Picture
button-legend = Legend
button-story = What Happened
button-nudge = Nudge
button-undo = Propose Undo
button-undo-alone = Take Back
button-end = Propose End
button-quit = End Game
button-agree = Agree
button-refuse = Refuse
button-rules = Rules
button-leave-table = Leave Table
button-back = ◀ Back

# $game (text) - name of the game
# $table (text) - number of the table
hand-heading = ### Your hand · { $game } · table { $table }
# $page (number) - this page
# $pages (number) - how many there are
# $total (number) - tables on all of them
list-page = -# Page { $page } of { $pages } · { $total } tables
# $first (number) - of the hands that are shown
# $last (number) - of them
# $total (number) - how many there are
hands-page = Hands { $first } to { $last } of { $total }. Press for the next ones.
# $turn (text) - whose turn it is and what they decide; when the game is over, who has won
# $link (text) - address of the table
hand-pending = [To the table]({ $link }) { $turn }
# $game (text) - name of the game
# $table (text) - number of the table
# $now (number) - this step
# $all (number) - how many there are
replay-heading = ### Replay · { $game } · table { $table }
    -# Step { $now } of { $all }
replay-jump = Jump to…
# $table (text) - number of the table
film-made = Table { $table } from its first move to its last.
# A film in words, for who cannot see it.
# $first (text) - its first chapter, such as a voyage
# $last (text) - its last chapter
# $end (text) - the picture that it ends on, in words
film-alt = A silent film of the whole game, half a minute at most, from { $first } to { $last }: most of it fast, what decided it slowly. It stays on the result. { $end }
# $channel (text) - a mention of the table’s channel
share-panel = What would you like to show in { $channel }? I post it there in your name, each thing once.
button-share-poster = Poster
button-share-film = Film
# $name (text) - who shares it
# $what (text) - poster or film
# $game (text) - what the game is called
shared = { $what ->
    [film] { $name } shares a film of a game of { $game }.
   *[poster] { $name } shares the end of a game of { $game }.
}
# $link (text) - where it was posted
shared-here = Posted: [to the post]({ $link })
# $link (text) - address of the lobby
rematch-open = The rematch is open: [to the table]({ $link })
# $table (text) - number of the table
quit-question =
    ### End table { $table }?
    Nobody else plays here, so the game ends at once and for good, without a winner. The tabs below lead back to it.
# $table (text) - number of the table
# $names (text) - who else has a seat
close-question =
    ### Close table { $table }?
    Also waiting here: { $names }. The table closes for everyone.
# $table (text) - number of the table
# $how (text) - alone: nobody else plays there; counts: it counts as a game that somebody left; free: it does not
leave-question =
    ### Leave table { $table }?
    { $how ->
        [alone] Nobody else plays here, so the game waits until you press **I’m Back**.
        [counts] An AI plays on in your name until you press **I’m Back**. Its moves count as yours, costs included. Others play here, so this counts as a game you left.
       *[free] An AI plays on in your name until you press **I’m Back**. Its moves count as yours, costs included.
    }
# $table (text) - number of the table
more-heading = ### Table { $table }
# $page (number) - this page
# $pages (number) - how many there are
rules-page = Page { $page } of { $pages }
# $table (text) - number of the table
# $how (text) - lobby: the game had not begun; alone: nobody plays there any more; game: others do
left =
    You have left table { $table }.{ $how ->
        [lobby] {""}
        [alone] {" "}The game waits for you.
       *[game] {" "}An AI plays for you until you come back. It waits 10 seconds before its first move.
    }
came-back = You’re back in your seat.
left-warning = You have left two games within a short while, and others waited there. Leaving is forgotten little by little, by half in two weeks; after one more you could sit at one table with a clock of minutes at a time, for some days.
# $soon (text) - a Discord timestamp, relative
left-often = You have left several games within a short while, and others waited there. So you can sit at one table with a clock of minutes at a time. Slow tables and practice are open to you as usual. This ends: { $soon }
log-saved = The whole game: every move with its dice. `manila replay FILE --verify` reads it and checks the dice.
# $game (text) - name of the game
# $host (text) - who opened it
thread-name = { $game } with { $host }
# $link (text) - address of the lobby
thread-opened = Your table is open: [to the table]({ $link })

## Keeping a table

# $line (text) - the table in a line
# $game (text) - name of the game
# $link (text) - address of the table
# $mine (text) - true if the reader sits there
list-line = [{ $game }]({ $link }) · { $line }{ $mine ->
    [true] {" "}· **you sit here**
   *[false] {""}
}
# $turn (text) - whose turn it is and what they decide
# $mine (text) - true if it is the reader's
list-pending = { $mine ->
    [true] ➡️ { $turn }
   *[false] -# { $turn }
}
# $language (text) - what the language calls itself
language-mine = What you alone see is in this language from now on: { $language }. A table speaks the server’s language, or the one that its host has chosen.
# $language (text) - what the language calls itself
language-server = New tables of this server speak this language: { $language }. Open ones keep theirs, until their hosts change it by `/language table`.
# $table (text) - number of the table
# $language (text) - what the language calls itself
language-table = Table { $table } speaks this language now: { $language }.
# $pings (text) - always, away or never
pings-set = { $pings ->
    [always] I call you at every turn.
    [never] I never call you. Look at your tables yourself: `/table list`.
   *[away] I call you when your turn comes and you have been away for a while.
}
# $table (text) - number of the table
# $quiet (text) - on or off
quiet-set = { $quiet ->
    [on] Nobody is called to table { $table } in these hours.
   *[off] Table { $table } has no quiet hours.
}
# $table (text) - number of the table
# $speed (text) - name of the speed
speed-set = Table { $table } · { $speed }
# $table (text) - number of the table
# $name (text) - name of the new host
host-passed = { $name } is host of table { $table } now.
# $mention (text) - the new host
# $name (text) - who was host before
# $table (text) - number of the table
# $link (text) - address of its message
host-yours = { $mention }: { $name } has made you host of [table { $table }]({ $link }). You can pass that on with `/table host`.
# $table (text) - number of the table
# $link (text) - address of its message
reopened = Table { $table } goes on: [to the table]({ $link })
# $name (text) - who took the seat
replaced = { $name } has the seat now, with all that lay there.
# $mention (text) - who is asked
# $name (text) - whose seat it is
# $game (text) - name of the game
# $table (text) - number of the table
# $own (text) - true if they offer it themselves, false if the host does for somebody absent
# $link (text) - address of its message
# $soon (text) - a Discord timestamp, relative
offer-seat = { $mention }, { $own ->
    [true] { $name } offers you their seat
   *[false] the host offers you the seat of { $name }, who is away,
} at [table { $table } of { $game }]({ $link }), with all that lies there. Nothing changes unless you take it. The offer ends: { $soon }
# $name (text) - who is asked
# $link (text) - address of the table's message
offer-made = { $name } is asked. The seat changes hands when they take it: [to the table]({ $link })
# $name (text) - who has answered
# $table (text) - number of the table
# $how (text) - declined or withdrawn
offer-over = { $how ->
    [declined] { $name } does not take the seat at table { $table }.
   *[withdrawn] { $name } has taken the offer of a seat at table { $table } back.
}

## Refusals of the desk

why-nudge-self = The table waits for you alone: there is nobody else to call.
why-second-press = That came on the heels of your last move, so nothing was done. Look at the table, and press again if you mean it.
# $who (text) - you, or server: all its people together
why-too-fast = { $who ->
    [server] More is pressed on this server than I can answer just now. Nothing has changed; try again in a few seconds.
   *[you] That was more than I can answer at once. Nothing has changed; wait a few seconds, then press again.
}
# $most (number) - how many one may have
why-many-tables = You sit at { $most } open tables or more, and nobody may sit at more. Leave one first; `/table list` shows them.
why-many-opened = You have opened many tables in a short time. Try again in a few minutes.
# $most (number) - how many one may have
why-many-lobbies = { $most } tables of yours wait for players on this server. Start or cancel one of them first.
why-server-only = A table needs a channel of a server. Try the command there. Alone you play here, too: `/daily`, or **Play against AI** in `/help`.
why-no-threads = Threads can’t be opened in this channel. Open the table without one, or in a text channel.
# $name (text) - a permission of the bot, as Discord's servers name it
permission =
    { $name ->
        [view_channel] View Channels
        [send_messages] Send Messages
        [attach_files] Attach Files
        [create_events] Create Events
        [create_public_threads] Create Public Threads
       *[send_messages_in_threads] Send Messages in Threads
    }
# $permissions (text) - names of permissions, as in permission
why-permissions = I lack permissions in this channel: { $permissions }. Whoever runs this server can grant them to me.
# $least (number) - smallest number allowed
# $most (number) - largest number allowed
why-number = That has to be a whole number from { $least } to { $most }. Nothing has changed.
why-voting = You are voting on something already. Settle that first.
why-no-vote = There is nothing to vote on any more.
why-voted = That is your vote already. The other button changes it.
why-no-undo = Nothing can be taken back: dice have rolled or cards were shown since, or nobody has decided yet.
# $most (number) - how often moves may be taken back in a game
why-undo-many = Moves of this game were taken back { $most } times already. No more can be, so play on.
why-no-replacement = That seat cannot be given away like this: name somebody who plays here, and a person to follow.
# $soon (text) - a Discord timestamp, relative
why-left-often = You have left several games within a short while, so you can sit at one table with a clock of minutes at a time. Play on at the one where you sit, or choose a table by correspondence or without a clock. This ends: { $soon }
why-no-offer = That offer does not stand any more. Nothing has changed.
why-not-your-offer = That seat is offered to somebody else.
why-offered-already = They have been asked already. The seat is yours until they answer.
# $name (text) - who was to get the seat
why-offer-seated = { $name } has a seat here already. Name someone else.
why-seated = You have a seat here already.
# $name (text) - who was to get the seat
why-offer-unseen = { $name } doesn’t see this table’s channel. Name someone who does.
why-not-yours-to-give = You can give away your own seat; the host also that of somebody absent.
why-lobby-heir = That is nobody else who sits here. Name another person at the table.
why-not-away = You are at the table already.
why-not-over = The log is sealed until the game is over: it holds the dice.
why-one-at-a-time = I am making something for you already. Wait until it is here, then ask for the next.
why-share-early = There is something to share once the game is over.
why-share-outsider = Only those who played this game can share it.
why-shared = You have shared that already.
why-share-refused = I cannot write in this table’s channel any more, so there is nowhere to share it.
# $permissions (text) - names of permissions, as in permission
why-share-permissions = I lack permissions in this table’s channel: { $permissions }. Whoever runs this server can grant them to me.
why-write-muted = You can’t write in that channel, so I don’t write there in your name.
why-attach-muted = You can’t attach files in that channel, so I don’t post one there in your name.
why-thread-muted = You can’t open threads in that channel, so I don’t open one there in your name.
why-no-film = An animation is made of finished games whose pictures can move. Step through with **Replay**.
why-nothing-moved = Nothing has moved yet. Press **{ button-watch }** again after the first roll or battle.
why-no-replay = That game was played by older rules than I know today, so it cannot be replayed.
why-no-rematch = The game is not over yet. A rematch comes after its end.
why-rematch-outsider = Only those who played can ask for a rematch. Open a table of your own instead.
why-odds-off = This table plays without odds. The host can allow them in the House Rules before the start.
why-unknown-button = That button does not belong to me, or not any more. Nothing has changed.
why-unknown-command = I don’t know that command in this form. Restart Discord, then try again.
why-no-table = That table is no longer there.
why-not-closed = This table is open.
why-not-left-alone = This table was closed by its people. Only one that was closed because nobody came can be taken up again.
why-none-left-alone = No table where you sat was closed because nobody came.
why-closed = This table is closed.
why-started = The game has begun already.
why-not-started = The game has not begun yet.
# $link (text) - address of the table's message
why-old-board = That is an old picture of the table. It goes on here: [to the table]({ $link })
why-here-already = That table stands in this channel already. Nothing has changed.
# $link (text) - address of the table's message
why-move-server = A table stays in the server where it was opened. It goes on here: [to the table]({ $link })
# $link (text) - address of the table's message
why-move-host = Only the host can bring a table to another channel. It goes on here: [to the table]({ $link })
# $link (text) - address of the table's message
why-move-public = This channel may have readers whom the table’s own has not, so the table stays there: [to the table]({ $link })
# $names (text) - names, parted by commas
# $link (text) - address of the table's message
why-move-unseen = { $names } cannot see this channel, so the table stays where everybody who plays can: [to the table]({ $link })
why-no-table-here = There is no such table here. `/play` opens one.
why-no-seat-here = You sit at no such table.
why-no-seat = You sit at no table just now. In a server, `/play` opens one.
why-stale = This table has changed meanwhile, so nothing was done. Look at it again.
why-slow = That took me too long to open a form. Press it again.
why-storage = That could not be written down, so nothing has changed. Try again in a moment.
why-not-allowed = Discord does not let me do that here: I lack a permission in this channel. Nothing is lost.
why-broken = Something went wrong on my side. The table is as it was before, or up to date; press again to see.
