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
        [yes] {" "}At this speed, it takes days.
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
# Between the players of one team and those of the other
lobby-against = { " against " }
# $missing (number) - players missing to start
lobby-hint = -# { $missing ->
    [0] The host can start.
    [one] **{ button-start }** needs 1 more player; AI players can fill in.
   *[other] **{ button-start }** needs { $missing } more players; AI players can fill in.
}
# $table (text) - number of the table
lobby-waiting = You already have table { $table } waiting in this channel. Go there, or close it to open another.
lobby-rematch = ↩️ Rematch: press **{ button-join }** to play again.
# $speed (text) - name of the speed
lobby-speed = ⏳ { $speed }
# $begins (text) - first quiet hour
# $ends (text) - hour when pings start again
table-quiet = 🔕 { $begins }:00–{ $ends }:00 UTC
speed-heading = **Speed**
    -# When time runs out, a safe default move is made for you. After two timeouts in a row, an AI takes over.
speed-live = Live: 1 minute a turn
speed-relaxed = Relaxed: 10 minutes a turn
speed-correspondence = Correspondence: 1 day a turn
speed-none = No time limit
lobby-add-ai = Add an AI player…
lobby-remove-ai = Remove the last AI player
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
   *[odds] Odds only
}
# $odds (text) - yes or no: whether the game has odds
help-heading = **Help**
    -# { $odds ->
        [yes] Any player can look up the odds.{" "}
       *[no] {""}
    }**{ button-explain }** ranks your best moves on your turn. Only you can see it.
# $help (text) - off, odds or hints
# $odds (text) - yes or no: whether the game has odds
help-choice = { $help ->
    [off] { $odds ->
        [yes] No odds, no hints
       *[no] No hints
    }
    [hints] { $odds ->
        [yes] Odds and hints
       *[no] Hints
    }
   *[odds] Odds only
}
# $motion (text) - moving or still
lobby-motion = 🎞️ { $motion ->
    [still] Still pictures
   *[moving] Animated pictures
}
# $language (text) - what the language calls itself
lobby-language = 💬 { $language }
language-heading = **Language**
    -# What everyone at the table sees. Your private messages use your own language: `/language me`.
motion-heading = **Pictures**
    -# Animations play once and end on the current board. You never have to wait for them.
# $motion (text) - moving or still
motion-choice = { $motion ->
    [still] Still
   *[moving] Animated
}
# $table (text) - number of the table
# $motion (text) - moving or still
motion-set = { $motion ->
    [still] Table { $table } now shows still pictures.
   *[moving] Table { $table } now shows animated pictures.
}
# $table (text) - number of the table
# $kind (text) - the game, as in its commands
# $why (text) - untouched, cancelled, or one of the words of a table that was stopped
lobby-closed = Table { $table } is closed{ $why ->
    [untouched] {" "}after an hour of inactivity
    [stopped] : a server admin ended it
    [stopped_rules] : a server admin ended it for breaking the server’s rules
    [stopped_dispute] : a server admin ended it because of a dispute
    [stopped_trouble] : a server admin ended it because of a technical problem
   *[cancelled] {""}
}. Open another with `/{ $kind } new`.

# $count (number) - how many, who are not named
others =
    { $count ->
        [one] 1 other
       *[other] { $count } others
    }
# $percent (number) - in whole percent: only certainty is 100, only impossibility 0
chance = { $percent }%
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
numbers-choice = Custom…
# $count (number) - how many
# $least (number) - the smallest that is allowed
# $most (number) - the greatest that is allowed
numbers-question = { $count } numbers from { $least } to { $most }
# $host (text) - true if the reader may change them
house-rules-heading = ### House rules
    { $host ->
        [true] Set these before the game starts. Everyone sees your changes.
       *[false] Only the host can change these.
    }

## Table

# $table (text) - number of the table
# $why (text) - untouched, ended, or one of the words of a table that was stopped
# $voters (number) - players who were there when it ended
# $arena (text) - yes or no: whether it was in an arena
table-closed = Table { $table } is closed: { $why ->
    [untouched] it was inactive for a long time.
    [stopped] a server admin ended it.
    [stopped_rules] a server admin ended it for breaking the server’s rules.
    [stopped_dispute] a server admin ended it because of a dispute.
    [stopped_trouble] a server admin ended it because of a technical problem.
   *[ended] { $voters ->
        [0] no one was left to play.
        [one] the player ended the game.
       *[other] the players voted to end the game.
    }
}{ $arena ->
    [yes] {" "}{ end-arena }
   *[no] {""}
}
# $why (text) - that the game was closed, and why: a sentence
result-early =
    ## Ended early
    { $why } Standings at that point:
# $rank (number) - from 1
# $name (text) - who has that rank
# $score (number) - what they had then
result-early-place = { $rank } · { $name }: { $score }
# $soon (text) - a Discord timestamp, relative
table-deadline = {" "}· ⏳ { $soon }
# $name (text) - whose time it was
table-time-up = ⏰ { $name } ran out of time
table-undone = ↩️ The last move was undone
# $kind (text) - end or undo
# $name (text) - who proposes
# $agreed (text) - who has agreed
# $what (text) - the decision that would be taken back
# $refused (text) - names of those who are against it
# $against (text) - none or some: whether anybody is
# $missing (text) - names of those who have not answered
# $needed (number) - how many have to agree
# $count (number) - of how many
# $arena (text) - yes or no: whether it is in an arena
table-vote = 🗳️ { $kind ->
    [undo] { $name } wants to undo this: { $what }. Everyone must agree.
   *[end] { $name } wants to end the game early. { $needed } of { $count } is enough.{ $arena ->
        [yes] {" "}{ end-arena }
       *[no] {""}
    }
}
    -# Agreed: { $agreed }{ $against ->
        [none] {""}
       *[some] {" · "}Against: { $refused }
    } · Waiting for: { $missing }
# $stage (text) - enough if enough have agreed to end the game, else open
# $soon (text) - when the time to answer is up: a Discord timestamp, relative
table-vote-ends = { $stage ->
    [enough] enough: the game ends when all have answered, at the latest: { $soon }
   *[open] no answer is a no · counted when all have answered, at the latest: { $soon }
}
# $how (text) - kept: the game that was to end, or refused: the undo, also by silence
table-vote-outcome = 🗳️ { $how ->
    [refused] Not everyone agreed to the undo. The move stays.
   *[kept] No majority to end the game. It goes on.
}
# $how (text) - ended, kept, undone, refused or overtaken: what became of a vote
# $table (text) - number of the table
# $link (text) - address of the table
vote-outcome = 🗳️ { $how ->
    [ended] The vote to end the game at [table { $table }]({ $link }) passed.
    [kept] Your proposal to end the game at [table { $table }]({ $link }) didn’t get a majority. The game goes on.
    [undone] Everyone at [table { $table }]({ $link }) agreed: the move is undone.
    [refused] Not everyone at [table { $table }]({ $link }) agreed to your undo. The move stays.
   *[overtaken] The game at [table { $table }]({ $link }) has moved on, so your undo was dropped.
}
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-turn = { $mention }, it’s your turn at [table { $table }]({ $link }).
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-vote = { $mention }, a vote at [table { $table }]({ $link }) needs your answer.
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-reminder = { $mention }, half your time at [table { $table }]({ $link }) is gone.
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-urgent = { $mention }, your time at [table { $table }]({ $link }) is almost up.
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-nudge = { $mention }, it’s your turn and the others are waiting: [table { $table }]({ $link })
# $mention (text) - who is called
# $table (text) - number of the table
# $link (text) - address of the table
call-alone = { $mention }, the others have left [table { $table }]({ $link }). AI players have taken over, and it’s your turn.
# $names (text) - whom the table waits for
nudged = I pinged { $names }.
# $names (text) - whom the table waits for
nudged-already = Nobody to ping: { $names } already got a ping for this move, or turned pings off.
# $table (text) - number of the table
story-heading = ### Game log · table { $table }
# $page (number) - this page
# $pages (number) - how many there are
story-page = Page { $page } of { $pages }
# $names (text) - names, parted by commas
# $count (number) - how many
table-away = 💤 An AI is playing for { $names } until they press **{ button-back-again }**.
# $names (text) - names, parted by commas
# $count (number) - how many
table-deserted = 💤 Everyone left ({ $names }). The game is paused until someone presses **{ button-back-again }**.
covered-lines = 👇 Tap to read how the voyage ended:
# $table (text) - number of the table
# $where (text) - here, or away in another channel
# $link (text) - address of the message
table-moved = { $where ->
    [away] Table { $table } moved to another channel: [go to table]({ $link })
   *[here] Table { $table } continues [further down]({ $link }).
}
# $seed (text) - the seed of the game
# $verify (text) - the label of the button that verifies
table-seed = -# Fair dice: this game’s seed was `{ $seed }`. **{ $verify }** checks it against the SHA-256 shown before the first move.
# $commitment (text) - SHA-256 of the seed
table-promise = Fair dice: everything random here comes from a secret seed with the SHA-256 `{ $commitment }`. The seed is shown at the end.
table-dealt = 📬 Your hand is also in your DMs.
# $names (text) - names, parted by commas
# $count (number) - how many
table-dms-closed = 📪 { $names }: I can’t send you direct messages. **{ button-hand }** below shows your hand.
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
button-explain = Hint
button-asked = Explain
button-odds = Odds
button-rematch = Rematch
button-replay = Replay
button-watch = Watch Again
button-share = Share
button-reopen = Reopen Table
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
button-film = Highlights GIF
button-first = ⏮
button-step-back = ◀
button-step-on = ▶
button-last = ⏭
button-more = More
button-save-log = Download Log
button-record = Replay & Verify
# $chance (text) - cards or dice
button-verify = { $chance ->
    [cards] Verify Deal
   *[dice] Verify Dice
}
button-review = Review
button-text-board = Text Board
button-zoom = Picture
button-legend = Legend
button-story = Game Log
button-nudge = Nudge
button-undo = Propose Undo
button-undo-alone = Undo
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
hands-page = Hands { $first } to { $last } of { $total }. Press for more.
# $move (text) - the move, as a card
hand-forced = Played for you: { $move }, your only legal move.
hand-timed-out = ⏰ Your time ran out, so your last move was made for you.
# $turn (text) - whose turn it is and what they decide; when the game is over, who has won
# $link (text) - address of the table
hand-pending = [Go to table]({ $link }) { $turn }
# $game (text) - name of the game
# $table (text) - number of the table
# $now (number) - this step
# $all (number) - how many there are
replay-heading = ### Replay · { $game } · table { $table }
    -# Step { $now } of { $all }
replay-jump = Jump to…
# $table (text) - number of the table
film-made = Table { $table }, from the first move to the last.
# A film in words, for who cannot see it.
# $first (text) - its first chapter, such as a voyage
# $last (text) - its last chapter
# $end (text) - the picture that it ends on, in words
film-alt = A silent animation of the whole game, at most half a minute long, from { $first } to { $last }. It slows down for the decisive moments and ends on the result. { $end }
# $channel (text) - a mention of the table’s channel
# $language (text) - what the language calls itself
share-panel = What would you like to post in { $channel }? I’ll post it in your name, each item once. Language: { $language }.
# $channel (text) - a mention of the channel, or here in direct messages
# $language (text) - what the language calls itself
share-ask = Post this { $channel ->
    [here] here
   *[other] in { $channel }
} for everyone to read, in your name? Language: { $language }.
button-share-poster = Result Image
button-share-film = Highlights GIF
# $name (text) - who shares it
# $what (text) - poster or film
# $game (text) - what the game is called
shared = { $what ->
    [film] { $name } shares the highlights of a game of { $game }.
   *[poster] { $name } shares the result of a game of { $game }.
}
# $link (text) - where it was posted
shared-here = Posted: [go to post]({ $link })
# $link (text) - address of the lobby
rematch-open = The rematch is open: [go to table]({ $link })
# $table (text) - number of the table
quit-question =
    ### End table { $table }?
    No one else is playing, so the game ends now, for good and without a winner. The tabs below take you back.
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
        [alone] No one else is playing, so the game waits until you press **{ button-back-again }**.
        [counts] An AI plays for you until you press **{ button-back-again }**. Its moves count as yours, costs included. Others are playing, so this counts as leaving a game.
       *[free] An AI plays for you until you press **{ button-back-again }**. Its moves count as yours, costs included.
    }
leave-which = You’re at several tables. Which one do you want to leave?
leave-arena = If you aren’t back when the game ends, you score nothing for it and must rejoin the arena.
end-arena = No arena points for anyone.
# $table (text) - number of the table
more-heading = Table { $table }
# $table (text) - number of the table
record-heading = ### { button-record } · table { $table }
# $page (number) - this page
# $pages (number) - how many there are
rules-page = Page { $page } of { $pages }
# $table (text) - number of the table
# $how (text) - lobby: the game had not begun; alone: nobody plays there any more; game: others do
left =
    You left table { $table }.{ $how ->
        [lobby] {""}
        [alone] {" "}The game waits for you.
       *[game] {" "}An AI plays for you until you come back. It waits 10 seconds before its first move.
    }
came-back = You’re back in your seat.
sure-unconfirmed = -# You didn’t confirm the question before, so it had no effect.
left-warning = You’ve left two games recently while others were waiting. If you leave one more, you can only join one fast table at a time for some days. Each game you left counts half as much after two weeks.
# $soon (text) - a Discord timestamp, relative
left-often = You’ve left several games recently while others were waiting, so you can only join one fast table at a time. Slow tables and practice stay open to you. This limit ends: { $soon }
# $table (text) - number of the table
# $link (text) - address of the table
left-unseen = You can’t see the channel of table { $table }, so an AI is playing for you. This doesn’t count as leaving a game. Once someone lets you in, press **{ button-back-again }** to continue: [go to table]({ $link })
log-saved = The whole game: every move with its dice. `manila replay FILE --verify` reads it and checks the dice.
# $game (text) - name of the game
# $host (text) - who opened it
thread-name = { $game } with { $host }
# $link (text) - address of the lobby
thread-opened = Your table is open: [go to table]({ $link })

## Keeping a table

# $line (text) - the table in a line
# $game (text) - name of the game
# $link (text) - address of the table
# $mine (text) - true if the reader sits there
list-line = [{ $game }]({ $link }) · { $line }{ $mine ->
    [true] {" "}· **you’re playing**
   *[false] {""}
}
# $turn (text) - whose turn it is and what they decide
# $mine (text) - true if it is the reader's
list-pending = { $mine ->
    [true] ➡️ { $turn }
   *[false] -# { $turn }
}
# $language (text) - what the language calls itself
language-mine = Your private messages are now in this language: { $language }. Tables use the server’s language, or the one their host chose.
# $language (text) - what the language calls itself
language-server = New tables on this server will use this language: { $language }. Open tables keep theirs. Their hosts can change it with `/language table`.
# $table (text) - number of the table
# $language (text) - what the language calls itself
language-table = Table { $table } now uses this language: { $language }.
# $pings (text) - always, away or never
pings-set = { $pings ->
    [always] I’ll ping you every turn.
    [never] I’ll never ping you. Check your tables with `/table list`.
   *[away] I’ll ping you on your turn if you’ve been away for a while.
}
# $table (text) - number of the table
# $quiet (text) - on or off
quiet-set = { $quiet ->
    [on] Quiet hours set: I won’t ping anyone at table { $table } during them. With a day per turn, no turn ends during them either. Faster turns end as usual, so I still ping for those.
   *[off] Table { $table } has no quiet hours.
}
why-quiet-long = Quiet hours can last half the day, 12 hours, at most. Choose fewer hours.
why-quiet-same = Quiet hours can’t begin and end at the same hour. Choose two different hours, or leave both empty for none.
# $table (text) - number of the table
# $speed (text) - name of the speed
# $later (text) - yes or no: whether others keep another time limit until they have moved
speed-set = Table { $table } · { $speed }{ $later ->
    [yes] {". "}For the others, it applies after their next move.
   *[no] {""}
}
# $table (text) - number of the table
# $name (text) - name of the new host
host-passed = { $name } is now the host of table { $table }.
# $mention (text) - the new host
# $name (text) - who was host before
# $table (text) - number of the table
# $link (text) - address of its message
host-yours = { $mention }: { $name } made you the host of [table { $table }]({ $link }). You can pass it on with `/table host`.
# $table (text) - number of the table
# $link (text) - address of its message
reopened = Table { $table } is open again: [go to table]({ $link })
# $name (text) - who took the seat
# $owner (text) - whose seat it was
# $table (text) - number of the table
# $link (text) - address of the table’s message
replaced = { $name } took over { $owner }’s seat at [table { $table }]({ $link }), with everything in it.
# $mention (text) - who is asked
# $name (text) - whose seat it is
# $game (text) - name of the game
# $table (text) - number of the table
# $own (text) - true if they offer it themselves, false if the host does for somebody absent
# $link (text) - address of its message
# $soon (text) - a Discord timestamp, relative
offer-seat = { $mention }, { $own ->
    [true] { $name } is offering you their seat
   *[false] the host is offering you the seat of { $name }, who is away,
} at [table { $table } of { $game }]({ $link }), with everything in it. Nothing changes unless you take it. The offer ends: { $soon }
# $mention (text) - whose seat it is
offer-away = { $mention }, press **{ button-back-again }** at the table to keep your seat.
# $name (text) - who is asked
# $link (text) - address of the table's message
offer-made = I asked { $name }. The seat changes hands when they take it: [go to table]({ $link })
# $name (text) - who has answered
# $table (text) - number of the table
# $how (text) - declined or withdrawn
offer-over = { $how ->
    [declined] { $name } declined the seat at table { $table }.
   *[withdrawn] { $name } withdrew the offer of a seat at table { $table }.
}

## Refusals of the desk

why-nudge-self = The table is waiting for you, so there’s no one else to ping.
why-nudge-quiet = This table has quiet hours now, so I ping no one. You can nudge when they end.
why-nudge-refused = I couldn’t send the ping. Try again later.
why-second-press = That was right after your last move, so I ignored it. If you meant it, press again.
# $who (text) - you, or server: all its people together
why-too-fast = { $who ->
    [server] Too many buttons are being pressed on this server. Nothing changed. Try again in a few seconds.
   *[you] That was too fast for me. Nothing changed. Wait a few seconds, then press again.
}
# $most (number) - how many one may have
why-many-tables = You’re at { $most } open tables or more, and that’s the limit. Leave one first: `/table list` shows them.
why-many-opened = You’ve opened many tables recently. Try again in a few minutes.
# $most (number) - how many one may have
why-many-lobbies = { $most } of your tables are waiting for players on this server, and that’s the limit. Start or close one first.
why-server-only = Tables need a server channel. Try the command there. You can play alone here: `/daily`, or **{ door-ai }** in `/help`.
why-no-threads = I can’t open threads in this channel. Open the table without one, or in a text channel.
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
why-permissions = I’m missing permissions in this channel: { $permissions }. A server admin can grant them.
# $least (number) - smallest number allowed
# $most (number) - largest number allowed
why-number = Enter a whole number from { $least } to { $most }. Nothing changed.
why-voting = You’re already voting on something. Finish that vote first.
why-no-vote = That vote is over.
why-voted = You already voted that way. The other button changes your vote.
why-undo-away = An undo needs everyone, and an AI is playing for someone. Wait until they press **{ button-back-again }**.
why-no-undo = There’s nothing to undo: dice were rolled or cards were shown since, or nobody has moved yet.
# $most (number) - how often moves may be taken back in a game
why-undo-many = This game has had { $most } undos, and that’s the limit. Play on.
why-no-replacement = To hand over a seat, choose a player at this table and the person who takes over.
# $soon (text) - a Discord timestamp, relative
why-left-often = You’ve left several games recently, so you can only join one fast table at a time. Slow tables and practice stay open to you. This limit ends: { $soon }
why-no-offer = That offer is no longer open. Nothing changed.
why-not-your-offer = That seat was offered to someone else.
why-offered-already = They’ve already been asked. The seat is yours until they answer.
why-speed-left-often = A player here can’t sit at another fast table right now. Choose a slower speed.
why-speed-none = A game with other people keeps a time limit. The slowest is a day a turn.
why-lobby-no-limit = The others joined with a time limit. Choose a day a turn, or open a new table without a limit.
# $name (text) - who was to get the seat
why-offer-seated = { $name } already has a seat here. Choose someone else.
# $name (text) - who was to get the seat
why-offer-left = { $name } gave away another seat of this game and knows its hand. Choose someone else.
why-hand-known = You had another seat of this game and know its hand, so you can’t take this one.
why-seated = You already have a seat here.
# $name (text) - who was to get the seat
why-offer-unseen = { $name } can’t see this table’s channel. Choose someone who can.
why-not-yours-to-give = You can only give away your own seat. After a while, the host can also give away an absent player’s.
# $name (text) - whose seat it is
why-not-absent = { $name } isn’t absent. You can offer this seat only after an AI has played for them for a while.
# $name (text) - whose seat it is
# $soon (text) - a Discord timestamp, relative
why-seat-kept = This seat is still kept for { $name }. You can offer it at the earliest: { $soon }
why-lobby-heir = The host has to be someone who plays here. Choose another player at this table.
why-not-away = You’re already in your seat.
why-not-over = You can download the log when the game is over. Until then its dice are secret.
why-one-at-a-time = I’m already making something for you. Wait for it, then ask again.
why-share-early = You can share this once the game is over.
why-share-outsider = Only the players of this game can share it.
why-shared = You already shared that.
# $soon (text) - when they may have something posted again: a Discord timestamp, relative
why-posts-lately = You’ve had me post a lot recently. You can try again: { $soon }
why-share-refused = I can’t post in this table’s channel anymore, so you can’t share it there.
# $permissions (text) - names of permissions, as in permission
why-share-permissions = I’m missing permissions in this table’s channel: { $permissions }. A server admin can grant them.
why-write-muted = You can’t write in that channel, so I won’t post there in your name.
why-attach-muted = You can’t attach files in that channel, so I won’t post any there in your name.
why-thread-muted = You can’t open threads in that channel, so I won’t open one there in your name.
why-no-film = Only finished games with animated pictures have a GIF. **{ button-replay }** shows this one step by step.
why-nothing-moved = Nothing has moved yet. Press **{ button-watch }** again after the first roll or battle.
why-no-replay = That game used older rules, so I can’t replay it.
why-no-rematch = The game isn’t over yet. You can ask for a rematch when it is.
why-rematch-outsider = Only the players can ask for a rematch. Open your own table instead.
why-odds-off = This table plays without odds. The host can turn them on in the House Rules before the game starts.
why-unknown-button = That button isn’t mine, or no longer works. Nothing changed.
why-unknown-command = I don’t know that command in this form. Restart Discord, then try again.
why-no-table = That table no longer exists.
why-not-closed = This table is already open.
why-not-left-alone = The players closed this table. Only tables closed for inactivity can be reopened.
why-none-left-alone = None of your tables was closed for inactivity.
why-closed = This table is closed.
why-started = The game has already started.
why-not-started = The game hasn’t started yet.
# $link (text) - address of the table's message
why-old-board = This is an old picture of the table. It continues here: [go to table]({ $link })
why-here-already = That table is already in this channel. Nothing changed.
# $link (text) - address of the table's message
why-move-server = Tables can’t move to another server. This one continues here: [go to table]({ $link })
# $link (text) - address of the table's message
why-move-host = Only the host can move a table to another channel. It continues here: [go to table]({ $link })
# $link (text) - address of the table's message
why-move-public = People who can’t see the table’s channel might see this one, so the table stays there: [go to table]({ $link })
# $names (text) - names, parted by commas
# $link (text) - address of the table's message
why-move-unseen = { $names } can’t see this channel, so the table stays where every player can: [go to table]({ $link })
why-no-table-here = There’s no such table here. `/play` opens one.
why-no-seat-here = You don’t have a seat at an open table of that game or number. `/table list` shows yours.
why-no-seat = You’re not at a table right now. On a server, `/play` opens one.
why-stale = The table changed in the meantime, so nothing was done. Take another look.
why-slow = The form took too long to open. Press the button again.
why-storage = I couldn’t save that, so nothing changed. Try again in a moment.
why-not-allowed = Discord won’t let me do that: I’m missing a permission in this channel. Nothing was lost.
why-broken = Something went wrong on my side. Check the table before you try again.
