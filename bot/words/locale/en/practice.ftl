### Practice that one person plays alone, in a message that only they see.

# $game (text) - name of the game
practice-title = ## { $game }: practice
practice-about = A whole game for you alone against AI players, in this message: without a clock, and it counts for nothing. Go on with it whenever you like. A new one takes its place.
# $game (text) - name of the game
# $players (number) - how many play
# $level (text) - what the AI players are called
practice-last = Your last one: { $game } for { $players }, against { $level }.
practice-seats = **How many play?**
practice-against = **Start the game against**
# $count (number) - how many play
practice-players = { $count } Players
# $level (text) - what AI players are called
# $help (text) - how strong they are
practice-level = -# **{ $level }** · { $help }
# $game (text) - name of the game
# $count (number) - how many AI players
# $level (text) - what they are called
practice-heading = ### { $game } · practice against { $count } × { $level }
# $name (text) - mention of the player
# $game (text) - name of the game
# $level (text) - what the AI players are called
practice-shared = { $name } played { $game } against AI ({ $level }).
button-practice-other = Another Game
why-practice-older = I have been updated, and cannot go on with this game by today’s rules. Begin a new one.
privacy-practice = - The game that you practise alone: its seed and its moves, until you begin another
