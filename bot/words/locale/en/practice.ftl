### Practice that one person plays alone, in a message that only they see.

# $game (text) - name of the game
practice-title = ## { $game }: practice
practice-about = A private game against AI players, without a time limit. It doesn’t affect your stats.
# $game (text) - name of the game
# $players (number) - how many play
# $level (text) - what the AI players are called
practice-last = Your last game: { $game } with { $players } players, against { $level }. A new one replaces it.
practice-seats = **How many play?**
practice-against = **Choose your opponents**
practice-levels = -# From weakest to strongest.
# $game (text) - name of the game
# $count (number) - how many AI players
# $level (text) - what they are called
practice-heading = -# { $game } · practice against { $count } × { $level }
# $name (text) - mention of the player
# $game (text) - name of the game
# $level (text) - what the AI players are called
practice-shared = { $name } played { $game } against AI ({ $level }).
button-practice-other = Another Game
why-practice-older = I was updated, so this game can’t be continued. Start a new one.
privacy-practice = - Your practice game: its seed and its moves, until you start another
