game-fingers = Fingers
command-fingers = Show fingers.
about-fingers = Show fingers.
lasts-fingers = 1 minute

level-fingers-simple = Simple
level-fingers-simple-help = Shows none
option-fingers-generous = Generous
option-fingers-generous-help = Numbers count double
option-fingers-generous-true = Yes
option-fingers-generous-false = No
option-fingers-late = Late
option-fingers-late-help = Changes nothing
option-fingers-late-true = Yes
option-fingers-late-false = No

why-fingers-turn = You have shown yours.

# $round (number) - from 1
fingers-heading = Round { $round }
fingers-rules = Show a number that nobody else shows.
