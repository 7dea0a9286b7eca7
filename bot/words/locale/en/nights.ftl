### Game nights: an appointment, who comes, and the table that opens at the hour.

## Planning

# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $soon (text) - a Discord timestamp, relative
# $players (number) - seats of the table
# $speed (text) - name of the speed
night-sure =
    ### { $game }: plan this night?
    📅 **{ $when }** · { $soon }
    Table for up to { $players } · ⏳ { $speed }
    -# This is your own clock’s time, for you and for everybody who reads it. House rules are chosen in the lobby, when the table opens.
# $hour (text) - as it was typed, like 20:00
# $zone (text) - name of a time zone, like Europe/Tallinn
night-zone = -# I took { $hour } as the time in { $zone }.
# $hour (text) - as it was typed, like 20:00
night-zone-unknown = -# I know no time zone here, so I took { $hour } as world time (UTC). Is the hour above wrong? Press **{ button-night-change }** and add your time zone. Who manages the server can settle it for all with `/admin settings`.
# $permissions (text) - names of permissions
night-no-event = -# There will be no event in this server’s list: I lack { $permissions }. All else works without it.
night-event-hidden = -# There will be no event in this server’s list, since not everyone on the server sees this place.
night-event-public = -# There will be an event in this server’s list: everyone on the server sees your name and this place there.
button-night-plan = Plan It
button-night-change = Change It
button-night-leave = Not Like This
night-left = Nothing is planned.
night-changed = You changed this. See below.
# $game (text) - name of the game
night-mistaken =
    ### { $game }: not planned yet
    What you typed is kept. Mend this:
button-correct = Correct It
# $game (text) - name of the game
night-form-title = { $game }: game night
night-form-day = Day
night-form-day-hint = Like 2026-11-27 or tomorrow.
# What people write for a day, parted by blanks.
night-today-words = today tonight
night-tomorrow-words = tomorrow
night-form-hour = Hour
night-form-hour-hint = Like 20:00 or 8 pm.
night-form-players = Players
night-form-players-hint = How many seats the table has. Empty: as many as the game takes.
night-form-zone = Time zone
night-form-zone-hint = Like Europe/Tallinn, if this server’s is another. Empty: the server’s.
# $link (text) - address of the night's message
# $event (text) - yes or no: whether Discord's list of events shows it
night-planned = Planned: [here it is]({ $link }){ $event ->
    [yes] . It is in this server’s list of events, too.
   *[no] .
}

## Its message

# $game (text) - name of the game
night-heading = ### Game night: { $game }
# $when (text) - a Discord timestamp, whole
# $soon (text) - a Discord timestamp, relative
night-when = **{ $when }** · { $soon }
# $players (number) - seats of the table
# $speed (text) - name of the speed
night-table = Table for up to { $players } · ⏳ { $speed }
# $names (text) - who comes, parted by commas
# $count (number) - how many come
# $players (number) - seats of the table
night-coming = { $count ->
    [0] Nobody has said yet that they come.
   *[other] Coming ({ $count } of { $players }): { $names }
}
# $names (text) - who comes beyond the seats there are, parted by commas
night-beyond = If a seat becomes free: { $names }
# $name (text) - who planned it
# $minutes (number) - how long before the hour there is a reminder
night-foot = -# Planned by { $name }. { $minutes ->
    [one] A minute
   *[other] { $minutes } minutes
} before, I remind those who come; at the hour a table opens here with their seats taken.
# $link (text) - address of the event in Discord
night-event = [Event of this server]({ $link })
button-night-come = I’ll Come
button-night-stay = I Can’t
# $comes (text) - yes or no
night-known = { $comes ->
    [yes] You are on the list already.
   *[no] You have said already that you can’t come.
}
button-night-off = Call It Off
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $count (number) - how many others come
night-off-sure =
    ### Call this night off?
    { $game }, { $when }. { $count ->
        [0] Nobody else has said that they come.
        [one] One other has said that they come: I tell them, and who has called it off.
       *[other] { $count } others have said that they come: I tell them, and who has called it off.
    }
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
night-off-quiet =
    ### Call this night off?
    { $game }, { $when }. You can’t write in its channel yourself, so I ping nobody: its message says who has called it off.
button-night-off-sure = Yes, Call It Off
button-night-keep = No, Keep It
night-off-done = The night is called off.
night-kept = The night takes place as planned.
# $name (text) - who has called it off
night-off-by = { $name } has called this night off.
# $names (text) - mentions
# $how (text) - person or event: whether somebody did it here, or in Discord’s list of events
# $name (text) - who did it here
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $link (text) - address of the night’s message
night-off-told = { $names }: { $how ->
    [person] { $name } has called off
   *[event] In this server’s list of events, somebody has called off
} the [game night]({ $link }) of { $game }, { $when }.
# $names (text) - mentions of those who come
# $game (text) - name of the game
# $link (text) - address of the night’s message
night-not-here = { $names }: no table opens for the [game night]({ $link }) of { $game }. This server no longer allows tables in this channel.
# $link (text) - address of the table
# $table (text) - number of the table
# $status (text) - what has become of it
night-past = { $status ->
    [off] This night was called off.
    [empty] Nobody was there to sit down, so no table was opened.
    [full] No table was opened: this server has as many as it may have.
    [missed] No table was opened: I was not there at the hour. I am sorry.
   *[told] The table is open: [table { $table }]({ $link })
}

## What is told to those who come

# $names (text) - mentions
# $game (text) - name of the game
# $soon (text) - a Discord timestamp, relative
# $link (text) - address of the night's message
night-reminder = { $names }: the [game night]({ $link }) of { $game } begins: { $soon }
# $names (text) - mentions
# $game (text) - name of the game
# $link (text) - address of the table
night-open = { $names }: your table is open: [{ $game }]({ $link })
# $names (text) - mentions
night-no-seat = There was no seat left for { $names }.

## What Discord's event says

# $game (text) - name of the game
night-event-name = { $game }: game night
# $players (number) - seats of the table
# $host (text) - who planned it
night-event-about = Planned by { $host }. Up to { $players } play. Whoever is interested here, or says so at the message, gets a seat when the table opens.

## Lists

night-list-heading = ### Game nights
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $link (text) - address of the night's message
# $count (number) - how many come
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count ->
    [one] one comes
   *[other] { $count } come
}

## Refusals

why-night-day = I don’t know that day. Write it like 2026-11-27 or “tomorrow”.
why-night-hour = I do not know that hour. Write it like 20:00 or 8 pm.
why-night-players = I do not know that number of players. Write it in figures, or leave it empty.
why-night-zone = I know no time zone of that name. Write it like Europe/Tallinn, or choose it in the command: it lists those of the city that you type.
why-night-past = That hour has passed already. Nothing is planned.
# $days (number) - how far ahead a night may be
why-night-far = A night can be planned { $days ->
    [one] a day
   *[other] { $days } days
} ahead at most. Nothing is planned.
# $most (number) - nights that one may have planned
# $here (number) - nights that a server may have planned
why-night-many = As many nights are planned as may be: { $most } of yours, or { $here } on this server. Call one off, or wait until it is over.
# $most (number) - nights that one may plan in a day
# $here (number) - nights that may be planned on a server in a day
why-night-lately = So many nights are planned within a day at most: { $most } by you, or { $here } on this server. Nights that were called off count. Try again tomorrow.
why-night-twice = This night is planned already. `/night list` shows it.
why-night-over = That night is not planned any more.
why-night-not-yours = Who planned a night can call it off, or who may manage this server’s events.
why-no-night = No game night is planned here. `/night plan` plans one.

## What the commands are called and what they do

name-night = night
name-night-plan = plan
name-night-list = list
command-night = Game nights: plan one, see who comes. At the hour the table opens.
command-night-plan = Plan a game night: people say that they come, and at the hour the table opens.
command-night-plan-game = Which game.
command-night-plan-day = The day: choose from the list.
command-night-plan-hour = The hour of the day, like 20:00.
command-night-plan-players = How many seats the table has. Left out: as many as the game takes.
command-night-plan-speed = How long a decision may take.
command-night-plan-zone = Your time zone, if this server’s is another: type your city.
command-night-list = Show the game nights that are planned here.
argument-day = day
argument-hour = hour
argument-zone = zone

## What /privacy tells

# $nights (number) - game nights
privacy-nights = - Whether you come to { $nights ->
    [one] one game night
   *[other] { $nights } game nights
}, and the name you had then; until 30 days after it

### Looking for players: who wants to be told, and how often at most.

button-seek = Look for Players
# $names (text) - mentions of a role and of people
# $game (text) - name of the game
# $table (text) - number of the table
# $free (number) - seats that are free
# $link (text) - address of the lobby
seek-table =
    { $names }: [{ $game }, table { $table }]({ $link }) looks for players; { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    }.
    -# You asked to be told: `/night tell`, which also ends it.
# $names (text) - mentions of a role and of people
# $game (text) - name of the game
# $soon (text) - a Discord timestamp, relative
# $link (text) - address of the night's message
seek-night =
    { $names }: [say whether you come]({ $link }) to a game night of { $game }: { $soon }
    -# You asked to be told: `/night tell`, which also ends it.
# $people (number) - how many people were called
# $role (text) - yes or no: whether the server's role was called
# $trouble (text) - what kept the bot from calling the role, empty if nothing
seek-done = I have told { $people ->
    [0] the server’s role
    [one] { $role ->
        [yes] the server’s role and one person
       *[no] one person
    }
   *[other] { $role ->
        [yes] the server’s role and { $people } people
       *[no] { $people } people
    }
} that you look for players. { $trouble }
# $often (text) - at most once an hour, a day or a week
# $which (text) - some games, or all
# $games (text) - their names, empty for all
seek-chosen = When somebody on this server looks for players for { $which ->
    [some] { $games }
   *[all] any game
}, I tell you at most once { $often ->
    [hour] an hour
    [day] a day
   *[week] a week
}.
seek-never = You are not told on this server when somebody looks for players.
seek-role-gone = The role that this server chose to be called is gone; `/admin settings` chooses another.
# $role (text) - a role
seek-role-mute = I cannot call { $role }: let everybody mention the role, or give me the permission Mention Everyone.
# $role (text) - a role
seek-role-blind = { $role } doesn’t see this channel, so I don’t call it.
# $trouble (text) - what kept the bot from calling the role, empty if nothing
why-seek-nobody = I can’t ping anyone now: whoever opted in was pinged recently or doesn’t see this channel. Try again later, or invite people yourself. `/night tell` opts in. { $trouble }
why-seek-guest = Say first that you come. Then you can look for others.
name-night-tell = tell
command-night-tell = Be told when somebody here looks for players, never more often than you say.
command-night-tell-often = At most how often.
command-night-tell-game = Of which game: add it to yours. Left out: of all games.
argument-often = often
argument-hours = hours
choice-often-hour = Once an hour
choice-often-day = Once a day
choice-often-week = Once a week
choice-often-never = Never

### One message a day in place of calls.

# $when (text) - a Discord timestamp, whole
digest-begins = From now on I write to you once a day instead of calling you at tables by correspondence; first on { $when }, if one waits for you.
# $tables (number) - how many wait
digest-heading = { $tables ->
    [one] **A table waits for you**
   *[other] **{ $tables } tables wait for you**
}
# $game (text) - name of the game
# $table (text) - number of the table
# $link (text) - address of the table
# $known (text) - yes or no: whether there is a deadline
# $soon (text) - a Discord timestamp, relative
digest-line = - [{ $game }, table { $table }]({ $link }){ $known ->
    [yes] {" "}· time is up: { $soon }
   *[no] {""}
}
# $more (number) - how many more there are
digest-more = { $more ->
    [one] And one more: `/table list` shows it.
   *[other] And { $more } more: `/table list` shows them.
}
digest-foot = -# Your message of the day; `/table digest` changes or ends it.
# $when (text) - a Discord timestamp, the hour
# $zone (text) - name of a time zone
digest-set = Each day at { $when } (time in { $zone }) I write to you which tables by correspondence wait for you, and call you there no more but in the last hours of a decision. At quicker tables you are called as before.
digest-closed = I cannot write to you: your direct messages are closed to me. So I call you at the tables as before, and try again each day at that hour. Allow direct messages from this server’s members, and use the command again.
digest-off = You are called at all tables as before.
name-table-digest = digest
command-table-digest = Have one message a day instead of calls to tables by correspondence.
command-table-digest-hour = At which hour of the day, 0 to 23. Leave it out to be called as before.
command-table-digest-zone = Your time zone, if this server’s is another: type your city.
