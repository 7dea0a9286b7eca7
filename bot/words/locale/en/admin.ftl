### What those who run a server decide, and what they and others are told of it

## /admin

# $table (text) - number of the table
# $link (text) - address of the table
admin-stopped = Table { $table } is ended, without a result or ratings; its message says so: [to the table]({ $link })
# $name (text) - who, as a mention
# $table (text) - number of the table
admin-kicked = { $name } is out of the lobby of table { $table } and cannot join it again.
# $name (text) - who, as a mention
# $again (text) - true if they were blocked before
# $tables (number) - open tables where they sat
admin-blocked = { $name } { $again ->
    [true] is blocked on this server already.
   *[false] can open and join no table on this server any more.
} { $tables ->
    [0] {""}
    [one] They sat at one table: they are out of its lobby, or an AI sits in for them.
   *[other] They sat at { $tables } tables: they are out of the lobbies, and AIs sit in for them in games.
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

why-not-manager = Only people who may manage this server can do that: it takes Discord’s permission Manage Server.
why-kick-game = The game has begun. Somebody can be sent away from a lobby; in a game, block them, or stop the table.
why-kick-nobody = They do not sit at that table. Look at its message for who does.
why-lobby-kicked = Those who run this server have sent this person away from the table. Another table is open to them.
why-reopen-seed = That game was ended for good: its seed has been shown, so everybody could foresee its dice. Open a new table.
why-reopen-empty = Nobody sits at that table any more. Open a new one.
why-block-bot = That is an application, which plays nowhere.
why-not-blocked = They are not blocked on this server.
why-none-blocked = Nobody is blocked on this server.
why-no-page = The list is shorter than that.
why-blocked = A server admin has blocked you from the tables of this server. Ask an admin. Elsewhere you can play.
why-blocked-other = Those who run this server have blocked that person from its tables. Nothing has changed.
# $scope (text) - channel or guild
# $most (number) - how many tables are allowed
why-no-room = { $scope ->
    [channel] In this channel
   *[guild] On this server
} { $most ->
    [one] one table is open, and no more are allowed
   *[other] { $most } tables are open, and no more are allowed
} at once. Join one, or wait until one is over.
# $known (text) - true if the reader can see one of the channels
# $channels (text) - links to channels, parted by commas
why-open-elsewhere = Tables may not be opened in this channel. { $known ->
    [true] Go to { $channels }.
   *[false] Ask those who run this server where they may be.
}
# $roles (text) - mentions of roles, parted by commas
why-open-role = Tables are opened here by people with one of these roles: { $roles }. You can join theirs.
why-settings-unreadable = What those who run this server have settled cannot be read. Tell whoever runs the bot.
