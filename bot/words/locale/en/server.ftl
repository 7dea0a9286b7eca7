### The page where those who run a server choose, `/admin settings`

## The page

# $page (text) - tables, games, people, words or data
server-heading = ### This server · { $page ->
    [tables] tables
    [games] games
    [people] people
    [words] language
   *[data] data
}
# $page (text) - tables, games, people, words or data
button-server-page = { $page ->
    [tables] Tables
    [games] Games
    [people] People
    [words] Language
   *[data] Data
}
server-choose = Choose
# $back (text) - true if something was taken back
# $line (text) - what is settled now, as a sentence
server-changed = { $back ->
    [true] ↩️ Taken back.
   *[false] ✅ Done.
} { $line }
button-server-undo = Undo
button-server-leave = Leave It
why-server-undo = Something else was chosen since. Choose in the menu what shall hold.
why-server-gone = That is not on this server any more. Choose another.

## Tables

# $which (text) - all or some
# $channels (text) - links to channels, parted by commas
server-channels = Tables may be opened in { $which ->
    [all] every channel
   *[some] these channels alone: { $channels }
}.
server-anywhere = Every channel
# $which (text) - all or some
# $roles (text) - mentions of roles, parted by commas
server-roles = They may be opened by { $which ->
    [all] everybody
   *[some] people with one of these roles: { $roles }
}.
server-everybody = Everybody
# $most (number) - how many tables may be open, 0 for any number
server-channel-tables = Open at once in a channel with its threads: { $most ->
    [0] any number of tables
    [one] one table
   *[other] { $most } tables at most
}.
# $most (number) - how many tables may be open, 0 for any number
server-guild-tables = Open at once on the server: { $most ->
    [0] any number of tables
    [one] one table
   *[other] { $most } tables at most
}.
# $count (number) - how many tables may be open, 0 for any number
server-tables-choice = { $count ->
    [0] Any number
    [one] One table
   *[other] { $count } tables
}

## Games

# $which (text) - all or some
# $levels (text) - what AI levels are called, parted by commas
server-levels = AI players in lobbies may be { $which ->
    [all] of every level
   *[some] of these levels: { $levels }
}.
server-all-levels = Every level
# $level (text) - the name of an AI level in the code
server-level = { $level ->
    [beginner] Beginner
    [easy] Easy
    [steady] Steady
    [hard] Hard
    [expert] Expert
   *[other] { $level }
}
# $levels (text) - what the levels are called that may sit down, empty if none of this game may
# $known (text) - true if there are any
why-server-level = Those who run this server do not let an AI of that level sit down. { $known ->
    [true] You can choose among { $levels }.
   *[false] In this game there is none that they allow.
}
# $most (text) - off, odds or hints
server-help = At tables with others, people are helped by { $most ->
    [off] neither odds nor hints
    [odds] odds at most
   *[hints] odds and hints, as the host of a table likes
}. Practice always has hints.
# $most (text) - off, odds or hints
server-help-choice = { $most ->
    [off] Neither odds nor hints
    [odds] Odds, no hints
   *[hints] Odds and hints, as the host likes
}
why-server-help = Those who run this server do not allow that much help at its tables.
# $allowed (text) - yes or no
server-puzzles = Puzzles are { $allowed ->
    [yes] made of games that were finished here, without anybody’s name
   *[no] not made of games that were finished here, and none of them are kept
}.
# $allowed (text) - yes or no
server-puzzles-choice = { $allowed ->
    [yes] Make puzzles of games that end here
   *[no] No puzzles of games that end here
}

## People

# $days (number) - how long a season is; 0 for three months
# $number (text) - number of the season under way
# $ends (text) - a Discord timestamp
server-season = A season is { $days ->
    [0] three months
    [one] one day
   *[other] { $days } days
}; season { $number } ends { $ends }.
# $count (number) - days, 0 for three months
server-days-choice = { $count ->
    [0] Three months
    [one] One day
   *[other] { $count } days
}
# $number (text) - number of the season under way
# $days (number) - how long it would be, 0 for three months
server-season-sure = Season { $number } began more than { $days ->
    [0] three months
    [one] one day
   *[other] { $days } days
} ago: it would end now, and its titles would be given. That cannot be taken back.
button-server-end-season = End It Now
# $channel (text) - link to the channel where titles are told, or none
server-season-channel = Its titles are told in { $channel ->
    [none] the channel of its last game
   *[other] { $channel }
}.
server-last-channel = The channel of its last game
# $role (text) - mention of the role, or none
server-seekers = When somebody looks for players, { $role ->
    [none] no role is called
   *[other] { $role } is called too
}.
server-no-role = No role
# $hours (number) - it is called at most once in so many
server-seekers-hours = That role is called at most once { $hours ->
    [one] an hour
   *[other] in { $hours } hours
}.
# $count (number) - hours
server-hours-choice = { $count ->
    [one] Once an hour
   *[other] Once in { $count } hours
}

## Language

# $how (text) - chosen or automatic
# $language (text) - what the language calls itself
server-language = New tables speak { $how ->
    [chosen] what was chosen here
   *[automatic] what this server speaks, as far as I do
}: { $language }.
server-automatic = What the server speaks
# $zone (text) - the time zone, or none
server-zone = Hours that people name here are { $zone ->
    [none] world time (UTC)
   *[other] the time in { $zone }
}, unless they name a zone.
server-no-zone = World time (UTC)
button-server-zone = Another Time Zone …
server-zone-question = Time zone
server-zone-hint = A city, such as Manila

## Data

server-data =
    I can give you all that I keep about this server as a file: settings, blocks, seasons, nights, and its tables with the moves of those that are over. What people hide is not in it.
    Or I forget it all.
# $when (text) - a Discord timestamp
server-greeted = I said here what I am on { $when }. I do that once, and keep no more of it than the day.
button-server-save = Save the Server’s Data
server-saved = What I keep about this server, as JSON.
# $part (number) - which part of it
# $parts (number) - how many there are
server-saved-part = Part { $part } of { $parts }, the newest tables first.
# $unseen (number) - tables that are left out
server-saved-unseen = { $unseen ->
    [one] One table stands where you see nothing: it is left out.
   *[other] { $unseen } tables stand where you see nothing: they are left out.
}
# $rows (number) - rows that are left out
server-saved-cut = It is too much for one file. Ratings and the like that are left out: { $rows }.
# $megabytes (number) - how large the file would be
why-server-large = That would be a file of { $megabytes } MB, more than Discord takes. Ask whoever runs the bot for it.
button-server-forget = Forget This Server …
# $blocks (number) - people who are blocked
# $nights (number) - game nights
# $titles (number) - titles
# $tables (number) - tables that are over
server-forget-ask =
    ### Forget this server?
    All settings, { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, { $nights ->
        [one] one game night
       *[other] { $nights } game nights
    }, all seasons with { $titles ->
        [one] one title
       *[other] { $titles } titles
    }, and this server’s ratings are deleted. { $tables ->
        [one] One table that is over stays
       *[other] { $tables } tables that are over stay
    } with the people who played there, without this server’s name. Whoever is blocked can play again. It cannot be taken back.
button-server-forget-sure = Forget Everything
server-forgotten = Done: I have forgotten this server. That I introduced myself here once stays known, so that I do not do it again.
# $tables (number) - tables that are open
# $arenas (number) - arenas that are open
why-server-open = First end what is open here: { $tables ->
    [one] one table
   *[other] { $tables } tables
} (`/admin stop`) and { $arenas ->
    [one] one arena
   *[other] { $arenas } arenas
} (`/admin arena`, with 0 hours).
