### What those who run a server decide, and what they and others are told of it

## /admin

# $table (text) - number of the table
# $link (text) - address of the table
admin-stopped = Table { $table } is closed, without a result or ratings. Its message says so: [go to table]({ $link })
# $name (text) - who, as a mention
# $table (text) - number of the table
admin-kicked = { $name } was removed from the lobby of table { $table } and can’t join it again.
# $name (text) - who, as a mention
# $again (text) - true if they were blocked before
# $tables (number) - open tables where they sat
admin-blocked = { $name } { $again ->
    [true] is already blocked on this server.
   *[false] can no longer open or join tables on this server.
} { $tables ->
    [0] {""}
    [one] They were at one table: I removed them from its lobby, or an AI is playing for them.
   *[other] They were at { $tables } tables: I removed them from lobbies, and AIs are playing for them in games.
}
# $name (text) - who, as a mention
admin-unblocked = { $name } can play on this server again.
# $total (number) - how many are blocked
# $page (number) - this page
# $pages (number) - how many there are
admin-blocks-heading = { $total ->
    [one] One person is blocked on this server.
   *[other] { $total } people are blocked on this server.
} Page { $page } of { $pages }:
# $name (text) - who, as a mention
# $since (text) - a Discord timestamp
admin-block-line = - { $name }, since { $since }

## Refusals

why-not-manager = Only people with Discord’s Manage Server permission can do that.
why-kick-game = The game has started, and you can only remove people from a lobby. Block them, or stop the table.
why-kick-nobody = They don’t have a seat at that table. Its message shows who does.
why-lobby-kicked = A server admin removed this person from the table. They can join another one.
why-reopen-seed = That game ended for good: its seed was shown, so everyone could predict its dice. Open a new table.
why-reopen-empty = No one is at that table anymore. Open a new one.
why-block-bot = That’s a bot, so there’s no need to block it.
# $most (number) - how many users a server can block
why-blocks-full = { $most } people are blocked on this server, and that’s the limit. Use `/admin unblock` for someone first.
why-not-blocked = They aren’t blocked on this server.
why-none-blocked = No one is blocked on this server.
why-no-page = The list doesn’t have that many pages.
why-blocked = A server admin blocked you from this server’s tables. Ask an admin about it. You can still play elsewhere.
why-blocked-other = A server admin blocked that person from this server’s tables. Nothing changed.
# $scope (text) - channel or guild
# $most (number) - how many tables are allowed
why-no-room = { $scope ->
    [channel] This channel
   *[guild] This server
} { $most ->
    [one] allows one open table, and it’s taken
   *[other] allows { $most } open tables, and they’re all taken
}. Join one, or wait until one is over.
# $known (text) - true if the reader can see one of the channels
# $channels (text) - links to channels, parted by commas
why-open-elsewhere = You can’t open tables in this channel. { $known ->
    [true] Go to { $channels }.
   *[false] Ask a server admin where you can.
}
# $roles (text) - mentions of roles, parted by commas
why-open-role = Only people with one of these roles can open tables here: { $roles }. You can join theirs.
why-settings-unreadable = I can’t read this server’s settings. Please tell the bot’s operator.
