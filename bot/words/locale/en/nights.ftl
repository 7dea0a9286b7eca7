### Game nights: an appointment, who comes, and the table that opens at the hour.

## Planning

# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $soon (text) - a Discord timestamp, relative
# $players (number) - seats of the table
# $speed (text) - name of the speed
night-sure =
    ### { $game }: plan this game night?
    📅 **{ $when }** · { $soon }
    Table for up to { $players } · ⏳ { $speed }
    -# Everyone sees the time in their own time zone. House rules are set in the lobby, when the table opens.
# $hour (text) - as it was typed, like 20:00
# $zone (text) - name of a time zone, like Europe/Tallinn
night-zone = -# I read { $hour } as the time in { $zone }.
# $hour (text) - as it was typed, like 20:00
night-zone-unknown = -# I don’t know your time zone, so I read { $hour } as UTC. If that’s wrong, press **{ button-night-change }** and enter your time zone. A server admin can set one for everyone with `/admin settings`.
# $permissions (text) - names of permissions
night-no-event = -# It won’t be in this server’s event list: I’m missing { $permissions }. Everything else works.
night-event-hidden = -# It won’t be in this server’s event list, because not everyone here can see this channel.
night-event-public = -# It will be in this server’s event list, where everyone sees your name and this channel.
# $game (text) - name of the game
# $link (text) - address of that night’s message
# $when (text) - a Discord timestamp, whole
night-same-day = There’s already a [game night]({ $link }) of { $game } that day: { $when }
button-night-plan = Plan It
button-night-change = Change It
button-night-leave = Cancel
night-left = Canceled. Nothing was planned.
night-changed = You changed this. See below.
# $game (text) - name of the game
night-mistaken =
    ### { $game }: not planned yet
    I kept what you typed. Please fix this:
button-correct = Fix It
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
night-form-players-hint = Number of seats. Leave empty for a full table.
night-form-zone = Time zone
night-form-zone-hint = Like Europe/Tallinn. Leave empty for the server’s.
# $link (text) - address of the night's message
# $event (text) - yes or no: whether Discord's list of events shows it
night-planned = Planned: [go to game night]({ $link }){ $event ->
    [yes] . It’s in this server’s event list, too.
   *[no] .
}
# $how (text) - edit: they may edit Discord’s event; ask: they may not; again: there is none
# $link (text) - address of the event in Discord, empty without one
night-move = -# To move it, { $how ->
    [edit] edit its [server event]({ $link }).
    [ask] ask someone who manages events to edit its [server event]({ $link }), or cancel it and plan it again.
   *[again] cancel it and plan it again.
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
    [0] No one is going yet.
   *[other] Going ({ $count } of { $players }): { $names }
}
# $names (text) - who comes beyond the seats there are, parted by commas
night-beyond = Waiting for a free seat: { $names }
# $name (text) - who planned it
# $minutes (number) - how long before the hour there is a reminder
night-foot = -# Planned by { $name }. I’ll remind everyone who’s going { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} before. At start time, I’ll open a table and seat them.
# $link (text) - address of the event in Discord
night-event = [Server event]({ $link })
button-night-come = I’m Going
button-night-stay = I Can’t Go
# $comes (text) - yes or no
night-known = { $comes ->
    [yes] You’re already on the list.
   *[no] You already said that you can’t go.
}
button-night-off = Cancel Game Night
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $count (number) - how many others come
night-off-sure =
    ### Cancel this game night?
    { $game }, { $when }. { $count ->
        [0] No one else is going.
        [one] I’ll tell the other player who is going that you canceled it.
       *[other] I’ll tell the { $count } other players who are going that you canceled it.
    }
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
night-off-quiet =
    ### Cancel this game night?
    { $game }, { $when }. You can’t write in its channel, so I won’t ping anyone. Its message will say that you canceled it.
# $name (text) - who planned the night that someone else is about to cancel
night-of = { $name } planned it.
button-night-off-sure = Cancel It
button-night-keep = Keep It
night-off-done = The game night is canceled.
night-kept = The game night stays as planned.
# $name (text) - who has called it off
night-off-by = { $name } canceled this game night.
# $names (text) - mentions
# $how (text) - person or event: whether somebody did it here, or in Discord’s list of events
# $name (text) - who did it here
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $link (text) - address of the night’s message
night-off-told = { $names }: { $how ->
    [person] { $name } canceled
   *[event] someone used this server’s event list to cancel
} the [game night]({ $link }) of { $game }: { $when }
# $names (text) - mentions of those who come
# $game (text) - name of the game
# $link (text) - address of the night’s message
night-not-here = { $names }: I can’t open a table for the [game night]({ $link }) of { $game }, because this server no longer allows tables in this channel.
# $names (text) - mentions of those who come
# $game (text) - name of the game
# $link (text) - address of the night’s message
night-no-room = { $names }: I can’t open a table for the [game night]({ $link }) of { $game } yet, because this server has reached its limit. It opens as soon as there is room.
# $link (text) - address of the table
# $table (text) - number of the table
# $status (text) - what has become of it
night-past = { $status ->
    [off] This game night was canceled.
    [empty] No one was there to take a seat, so I didn’t open a table.
    [full] I couldn’t open a table: this server has reached its limit.
    [missed] I was offline at start time, so I didn’t open a table. Sorry.
   *[told] The table is open: [table { $table }]({ $link })
}

## What is told to those who come

# $names (text) - mentions
# $game (text) - name of the game
# $soon (text) - a Discord timestamp, relative
# $link (text) - address of the night's message
night-reminder = { $names }: the [game night]({ $link }) of { $game } starts: { $soon }
# $names (text) - mentions
# $game (text) - name of the game
# $link (text) - address of the night's message
# $answer (text) - again or kept: whether they must answer again
# $when (text) - a Discord timestamp, whole
night-moved = { $names }: the [game night]({ $link }) of { $game } was moved{ $answer ->
    [again] {" "}to an earlier time. To get a seat, press **{ button-night-come }** again. It
   *[kept] {" "}and
} starts: { $when }
# $names (text) - mentions
# $game (text) - name of the game
# $link (text) - address of the table
night-open = { $names }: your table is open: [{ $game }]({ $link })
# $names (text) - mentions
night-no-seat = No seat was left for { $names }.

## What Discord's event says

# $game (text) - name of the game
night-event-name = { $game }: game night
# $players (number) - seats of the table
# $host (text) - who planned it
night-event-about = Planned by { $host }. Up to { $players } can play. To get a seat when the table opens, mark yourself as interested here, or press “{ button-night-come }” on its message.

## Lists

night-list-heading = ### Game nights
# $game (text) - name of the game
# $when (text) - a Discord timestamp, whole
# $link (text) - address of the night's message
# $count (number) - how many come
night-list-line = - [{ $game }]({ $link }) · { $when } · { $count } going

## Refusals

why-night-day = I don’t recognize that day. Enter it like 2026-11-27 or “tomorrow”.
why-night-hour = I don’t recognize that time. Enter it like 20:00 or 8 pm.
why-night-players = I don’t recognize that number of players. Enter it in digits, or leave it empty.
why-night-zone = I don’t know that time zone. Enter it like Europe/Tallinn, or type your city in the command and choose from its list.
why-night-past = That time has already passed. Nothing was planned.
# $days (number) - how far ahead a night may be
why-night-far = You can plan a game night at most { $days ->
    [one] a day
   *[other] { $days } days
} ahead. Nothing was planned.
# $most (number) - nights that one may have planned
# $here (number) - nights that a server may have planned
why-night-many = Too many game nights are planned. The limit is { $most } of yours and { $here } on this server. Cancel one, or wait until one is over.
# $most (number) - nights that one may plan in a day
# $here (number) - nights that may be planned on a server in a day
why-night-lately = Too many game nights were planned in a day. The limit is { $most } by you and { $here } on this server, canceled ones included. Try again tomorrow.
why-night-twice = This game night is already planned. `/night list` shows it.
why-night-over = That game night is no longer planned.
# $most (number) - how many people can answer
why-night-full = { $most } people have already answered, and this game night can’t take more.
why-night-not-yours = Only its planner, or someone who manages this server’s events, can cancel a game night.
why-no-night = No game nights are planned here. Plan one with `/night plan`.

## What the commands are called and what they do

name-night = night
name-night-plan = plan
name-night-list = list
command-night = Game nights: plan one and see who’s going. At start time, a table opens.
command-night-plan = Plan a game night. People say if they’re going, and at start time a table opens.
command-night-plan-game = Which game.
command-night-plan-day = The day: choose from the list.
command-night-plan-hour = The start time, like 20:00.
command-night-plan-players = Number of seats. Default: a full table.
command-night-plan-speed = The time limit for each turn.
command-night-plan-zone = Your time zone: type your city. Default: the server’s.
command-night-list = Show the game nights planned here.
argument-day = day
argument-hour = hour
argument-zone = zone

## What /privacy tells

# $nights (number) - game nights
privacy-nights = - Whether you’re going to { $nights ->
    [one] one game night
   *[other] { $nights } game nights
}, and your name then; until 30 days after it

### Looking for players: who wants to be told, and how often at most.

button-seek = Find Players
# $names (text) - mentions of a role and of people
# $game (text) - name of the game
# $table (text) - number of the table
# $free (number) - seats that are free
# $link (text) - address of the lobby
seek-table =
    { $names }: [{ $game }, table { $table }]({ $link }) is looking for players. { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
    -# You opted in with `/night notify`. Use it again to opt out.
# $names (text) - mentions of a role and of people
# $game (text) - name of the game
# $soon (text) - a Discord timestamp, relative
# $link (text) - address of the night's message
seek-night =
    { $names }: you’re invited to a [game night]({ $link }) of { $game }: { $soon }
    -# You opted in with `/night notify`. Use it again to opt out.
# $people (number) - how many people were called
# $role (text) - yes or no: whether the server's role was called
# $trouble (text) - what kept the bot from calling the role, empty if nothing
seek-done = I pinged { $people ->
    [0] the server’s role
    [one] { $role ->
        [yes] the server’s role and one person
       *[no] one person
    }
   *[other] { $role ->
        [yes] the server’s role and { $people } people
       *[no] { $people } people
    }
}. { $trouble }
# $often (text) - at most once an hour, a day or a week
# $which (text) - some games, or all
# $games (text) - their names, empty for all
seek-chosen = When someone on this server looks for players for { $which ->
    [some] { $games }
   *[all] any game
}, I’ll ping you at most once { $often ->
    [hour] an hour
    [day] a day
   *[week] a week
}.
seek-never = I won’t ping you when someone on this server looks for players.
seek-role-gone = The role this server chose for pings no longer exists. An admin can choose another with `/admin settings`.
# $role (text) - a role
seek-role-mute = I can’t ping { $role }: let everyone mention the role, or give me the Mention Everyone permission.
# $role (text) - a role
seek-role-blind = { $role } can’t see this channel, so I didn’t ping it.
# $opted (text) - none or some: who asked to be pinged for the game
# $trouble (text) - what kept the bot from calling the role, empty if nothing
why-seek-nobody = There’s no one to ping { $opted ->
    [none] yet: no one else has opted in for this game.
   *[some] now: players who opted in were pinged recently or can’t see this channel.
} Players opt in with `/night notify`. { $trouble }
# $soon (text) - when they may look again: a Discord timestamp, relative
why-seek-lately = You’ve looked for players many times. You can try again: { $soon }
why-seek-guest = Press **{ button-night-come }** first. Then you can find other players.
name-night-notify = notify
command-night-notify = Get pinged when someone here looks for players, as often as you choose.
command-night-notify-often = How often at most.
command-night-notify-game = Which game to add. Default: all games.
argument-often = often
argument-hours = hours
choice-often-hour = Once an hour
choice-often-day = Once a day
choice-often-week = Once a week
choice-often-never = Never

### One message a day in place of calls.

# $when (text) - a Discord timestamp, whole
digest-begins = I’ll now send you one message a day instead of pings at correspondence tables. The first, if a table is waiting for you: { $when }
# $tables (number) - how many wait
digest-heading = { $tables ->
    [one] **A table is waiting for you**
   *[other] **{ $tables } tables are waiting for you**
}
# $game (text) - name of the game
# $table (text) - number of the table
# $link (text) - address of the table
# $known (text) - yes or no: whether there is a deadline
# $soon (text) - a Discord timestamp, relative
digest-line = - [{ $game }, table { $table }]({ $link }){ $known ->
    [yes] {" "}· your time ends: { $soon }
   *[no] {""}
}
# $more (number) - how many more there are
digest-more = { $more ->
    [one] And one more: `/table list` shows it.
   *[other] And { $more } more: `/table list` shows them.
}
digest-foot = -# Your daily message. Change or stop it with `/table digest`.
# $when (text) - a Discord timestamp, the hour
# $zone (text) - name of a time zone
digest-set = Every day at { $when } (time in { $zone }), I’ll message you which correspondence tables are waiting for you. I’ll ping you there only in the last hours of your turn. At faster tables I’ll ping you as usual.
digest-closed = I can’t message you: your direct messages are closed to me. I’ll keep pinging you at the tables, and try again every day at that time. Allow direct messages from this server’s members, then use the command again.
digest-off = No daily message: I’ll ping you at all tables as usual.
name-table-digest = digest
command-table-digest = Get one message a day instead of pings at correspondence tables.
command-table-digest-hour = The hour of the day, 0 to 23. Leave empty to get pings again.
command-table-digest-zone = { command-night-plan-zone }
