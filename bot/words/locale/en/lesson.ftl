### /learn: a first game of each kind, step by step. What is said at each step is in the files of the games.

# $game (text) - name of the game
# $step (number) - this one, from 1
# $steps (number) - how many there are
lesson-heading = -# Learn { $game } · step { $step } of { $steps }
# $why (text) - why what was pressed is not what is asked for
lesson-why-not = ✋ { $why }
# $marked (text) - what the red line surrounds
# $picture (text) - what else the picture shows
lesson-alt = Marked in red: { $marked }. { $picture }
# Who sits at the table of a lesson, parted by blanks: the reader, and three who do not exist. Texts call them so.
lesson-names = You Luz Diego Amihan
button-lesson-again = Start Over
lesson-real-here = **Ready for a real game?** Play against AI, with hints and no time limit.
lesson-which =
    ### Learn to play
    A first game, step by step: three minutes, a dozen clicks, and nothing can go wrong. Only you can see it.
# $about (text) - a game, and what it is about
lesson-which-game = - { $about }
button-real-game = Play for Real
why-no-lesson = There’s no lesson for that game. Read its rules instead.
