### How strangers come in: the welcome, the games in a line each, the way into one.

# $games (text) - the games, as a list
door-welcome =
    ## Board games right here
    I host { $games }: I deal, keep the board and show whose turn it is.
# $where (text) - server or direct
door-foot = { $where ->
    [server] -# More: `/table list` for open tables, `/puzzle`, `/season`, `/night plan`. This page again: `/help`. Another language: `/language me`.
   *[direct] -# Here you play alone. With others: `/play` in a server channel. Send me `hand` to see your hand, `tables` for tables that wait for you.
}
# What people may write to the bot in a direct message, in small letters, with blanks between the words.
direct-hand-words = shares hand hands cards
direct-list-words = tables table list
door-learn = Learn
door-ai = Play against AI
door-people = Open a Table
# $way (text) - learn, ai, first (against AI, for the first time) or people
door-which = { $way ->
    [learn] ### Which game would you like to learn?
    [ai] ### Which game would you like to play?
        There’s no time limit, and you can ask for hints.
    [first] ### Which game would you like to play?
        Your opponents are beginner AI players. There’s no time limit, and you can ask for hints. Next time, you choose how strong they are.
   *[people] ### Which game is the table for?
        Others join with a button. AI players can fill empty seats.
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
bring-ask = Table { $table } is in { $link }. If you move it here, a link to it stays there.
bring-yes = Move It Here
