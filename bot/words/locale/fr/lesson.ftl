### /learn: a first game of each kind, step by step. What is said at each step is in the files of the games.

lesson-heading = -# Apprendre { $game } · étape { $step } sur { $steps }
lesson-why-not = ✋ { $why }
lesson-alt = Cerclé de rouge : { $marked }. { $picture }
# Who sits at the table of a lesson, parted by blanks: the reader, and three who do not exist. Texts call them so.
lesson-names = Toi Luz Diego Amihan
button-lesson-again = Recommencer
lesson-real-here = **Et maintenant, une vraie partie ?** Contre des IA, avec des conseils et sans limite de temps.
lesson-which =
    ### Apprendre à jouer
    Une première partie, pas à pas : trois minutes, une douzaine de boutons, aucun risque. Personne d’autre ne la voit.
lesson-which-game = - { $about }
button-real-game = Jouer pour de vrai
why-no-lesson = Il n’y a pas de leçon pour ce jeu. Ses règles disent comment on y joue.
