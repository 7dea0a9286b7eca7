### /learn: a first game of each kind, step by step. What is said at each step is in the files of the games.

lesson-heading = -# Õpime: { $game } · samm { $step }/{ $steps }
lesson-why-not = ✋ { $why }
lesson-alt = Punasega on märgitud: { $marked }. { $picture }
# Who sits at the table of a lesson, parted by blanks: the reader, and three who do not exist. Texts call them so.
lesson-names = Sina Luz Diego Amihan
button-lesson-again = Alusta algusest
lesson-real-here = **Kas nüüd päris partii?** Arvuti vastu, kellata ja vihjetega.
lesson-which =
    ### Õpi mängima
    Esimene partii samm-sammult: kolm minutit, tosin vajutust ja midagi ei saa viltu minna. Keegi teine seda ei näe.
lesson-which-game = - { $about }
button-real-game = Nüüd päris partii
why-no-lesson = Selle mängu jaoks õppetundi ei ole. Kuidas mängida, ütlevad reeglid.
