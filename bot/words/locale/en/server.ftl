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
    [true] ↩️ Undone.
   *[false] ✅ Done.
} { $line }
button-server-undo = Undo
button-server-leave = Keep It
why-server-undo = Something else was chosen since. Choose what you want from the menu.
why-server-gone = That’s no longer on this server. Choose another.

## Tables

# $which (text) - all or some
# $channels (text) - links to channels, parted by commas
server-channels = Tables can be opened in { $which ->
    [all] every channel
   *[some] these channels only: { $channels }
}.
server-anywhere = Every channel
# $which (text) - all or some
# $roles (text) - mentions of roles, parted by commas
server-roles = Tables can be opened by { $which ->
    [all] everyone
   *[some] people with one of these roles: { $roles }
}.
server-everybody = Everyone
# $most (number) - how many tables may be open, 0 for any number
server-channel-tables = Open tables per channel, threads included: { $most ->
    [0] no limit
   *[other] { $most } at most
}.
# $most (number) - how many tables may be open, 0 for any number
server-guild-tables = Open tables on the server: { $most ->
    [0] no limit
   *[other] { $most } at most
}.
# $count (number) - how many tables may be open, 0 for any number
server-tables-choice = { $count ->
    [0] No limit
    [one] One table
   *[other] { $count } tables
}

## Games

# $which (text) - all or some
# $levels (text) - what AI levels are called, parted by commas
server-levels = AI players in lobbies can be { $which ->
    [all] of any level
   *[some] of these levels: { $levels }
}.
server-all-levels = Any level
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
why-server-level = This server doesn’t allow AI players of that level. { $known ->
    [true] Choose from { $levels }.
   *[false] It allows none in this game.
}
# $most (text) - off, odds or hints
server-help = Help at shared tables: { $most ->
    [off] none
    [odds] odds only
   *[hints] odds and hints, chosen by the host
}. Practice always has hints.
# $most (text) - off, odds or hints
server-help-choice = { $most ->
    [off] No odds, no hints
    [odds] Odds only
   *[hints] Odds and hints, chosen by the host
}
why-server-help = This server doesn’t allow that much help at its tables.
# $allowed (text) - yes or no
server-puzzles = Puzzles are { $allowed ->
    [yes] made from games finished here, without anyone’s name
   *[no] not made from games finished here, and none are kept
}.
# $allowed (text) - yes or no
server-puzzles-choice = { $allowed ->
    [yes] Make puzzles from games finished here
   *[no] No puzzles from games finished here
}

## People

# $days (number) - how long a season is; 0 for three months
# $number (text) - number of the season under way
# $ends (text) - a Discord timestamp
server-season = A season lasts { $days ->
    [0] three months
    [one] one day
   *[other] { $days } days
}. Season { $number } ends: { $ends }
# $count (number) - days, 0 for three months
server-days-choice = { $count ->
    [0] Three months
    [one] One day
   *[other] { $count } days
}
# $number (text) - number of the season under way
# $days (number) - how long it would be, 0 for three months
server-season-sure = Season { $number } started more than { $days ->
    [0] three months
    [one] one day
   *[other] { $days } days
} ago, so it would end now and award its titles. You can’t undo that.
button-server-end-season = End It Now
# $channel (text) - link to the channel where titles are told, or none
server-season-channel = Titles are announced in { $channel ->
    [none] the channel of the season’s last game
   *[other] { $channel }
}.
server-last-channel = The channel of the last game
# $role (text) - mention of the role, or none
server-seekers = When someone looks for players, { $role ->
    [none] I ping no role
   *[other] I ping { $role }, too
}.
server-no-role = No role
# $hours (number) - it is called at most once in so many
server-seekers-hours = I ping that role at most once { $hours ->
    [one] an hour
   *[other] every { $hours } hours
}.
# $count (number) - hours
server-hours-choice = { $count ->
    [one] Once an hour
   *[other] Once every { $count } hours
}

## Language

# $how (text) - chosen or automatic
# $language (text) - what the language calls itself
server-language = New tables use { $how ->
    [chosen] the language chosen here
   *[automatic] this server’s language, if I speak it
}: { $language }.
server-automatic = The server’s language
# $zone (text) - the time zone, or none
server-zone = Times entered here are { $zone ->
    [none] in UTC
   *[other] in the time zone { $zone }
}, unless a time zone is given.
server-no-zone = UTC
button-server-zone = Other Time Zone…
server-zone-question = Time zone
server-zone-hint = A city, such as Manila

## Data

server-data =
    I can give you everything I keep about this server as a file: settings, blocks, seasons, game nights, and its tables, with the moves of finished games. Hidden hands are not included.
    I can also delete all of it.
# $when (text) - a Discord timestamp
server-greeted = I posted my welcome message here. I won’t do it again, and I only keep its date: { $when }
button-server-save = Save Server Data
server-saved = Everything I keep about this server, as JSON.
# $part (number) - which part of it
# $parts (number) - how many there are
server-saved-part = Part { $part } of { $parts }, newest tables first.
# $unseen (number) - tables that are left out
server-saved-unseen = { $unseen ->
    [one] One table is left out, because you can’t see its channel.
   *[other] { $unseen } tables are left out, because you can’t see their channels.
}
# $rows (number) - rows that are left out
server-saved-cut = It doesn’t fit in one file. Ratings and similar rows left out: { $rows }.
# $megabytes (number) - how large the file would be
why-server-large = That file would be { $megabytes } MB, more than Discord allows. Ask the bot’s operator for it.
button-server-forget = Delete Server Data…
# $blocks (number) - people who are blocked
# $nights (number) - game nights
# $titles (number) - titles
# $tables (number) - tables that are over
server-forget-ask =
    ### Delete this server’s data?
    This deletes all settings, { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, { $nights ->
        [one] one game night
       *[other] { $nights } game nights
    }, all seasons with { $titles ->
        [one] one title
       *[other] { $titles } titles
    }, and this server’s ratings. { $tables ->
        [one] One finished table stays
       *[other] { $tables } finished tables stay
    } with their players, without this server’s name. Blocked people can play again. You can’t undo this.
button-server-forget-sure = Delete Everything
server-forgotten = Done. I deleted this server’s data. I only remember that I posted my welcome message, so I won’t do it again.
# $tables (number) - tables that are open
# $arenas (number) - arenas that are open
why-server-open = First end what’s still open here: { $tables ->
    [one] one table
   *[other] { $tables } tables
} (`/admin stop`) and { $arenas ->
    [one] one arena
   *[other] { $arenas } arenas
} (`/admin arena`, with 0 hours).
