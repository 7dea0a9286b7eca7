### How strangers come in: the welcome, the games in a line each, the way into one.

# $games (text) - the games, as a list
door-welcome =
    ## Board games at this very table
    I host { $games }: I deal, keep the board and show whose turn it is.
    Play against AI right now, learn a game in a few minutes, or open a table for others to join.
# $where (text) - server or direct
door-foot = { $where ->
    [server] -# `/help` shows this again, `/table list` the open tables. For one alone: `/daily`, `/puzzle`. For a server: `/season`, `/night plan`. At tables by correspondence, **Move Ahead** in your panel decides for you while you are away.
   *[direct] -# Tables for several people are opened in a server: use `/play` in a channel there. Here you play alone. In direct messages, write `hand` to see what you hold, `tables` to see what waits for you.
}
# What people may write to the bot in a direct message, in small letters, with blanks between the words.
direct-hand-words = shares hand hands cards
direct-list-words = tables table list
door-learn = Learn
door-ai = Play against AI
door-people = Open a Table
# $way (text) - learn, ai or people
door-which = { $way ->
    [learn] ### Which game would you like to learn?
    [ai] ### Which game would you like to play?
        You play against easy AI at once, without a clock and with advice when you ask for it. Next time you choose how strong they are.
   *[people] ### Which game shall the table be for?
        Others join it with a button; AI players can fill it up.
}
# $game (text) - name of the game
# $about (text) - what it is like
# $players (text) - for how many it is
# $lasts (text) - how long it takes
door-game = **{ $game }** · { $about } { $players }, { $lasts }.
# $game (text) - name of the game
# $about (text) - what it is like
door-choice = **{ $game }** · { $about }
# $count (number) - how many play
players-only = { $count } players
# $least (number) - at least
# $most (number) - at most
players-range = { $least } to { $most } players
# $some (text) - numbers with commas between them, but the last
# $most (number) - the last
players-listed = { $some } or { $most } players
button-how-to-play = How to Play

# $table (text) - number of the table
# $link (text) - address of its message
bring-ask = Table { $table } stands in { $link }. If you bring it here, its old place says where it went.
bring-yes = Bring It Here
