### The rules of Manilla and Manille to page through, in the order of bot/games/manille/rules.py. Each page at most
### 3000 characters. Pages named after one of the two games are that game's own.

## The aim

manille-rules-manilla-aim =
    ## Manilla: the Aim
    A game of tricks from Flanders for two, three, four or six players. The dealer names trump, the opponents may double the deal, and then the cards are played out.

    There are 60 points in the pack. The side that wins **more than 30** of them scores what it has above 30, times the doublings of the deal. The other side scores nothing.

    Who has **101 points** after a deal has won the game.

    ### A deal in short
    1. The cards are dealt. Only the dealer looks.
    2. The dealer names trump, or no trump.
    3. All look at their cards. The defenders may say “I go along”, and then the dealer’s side “I go against”.
    4. The cards are played, trick by trick. You open **My Hand** and press a card.
    5. The points are counted, and the next seat deals.
manille-rules-manille-aim =
    ## Manille: the Aim
    A game of tricks from France for four players, as it was written down in 1896. Partners sit opposite: the first and third seat against the second and fourth.

    The last card dealt is turned up and makes its suit trump. Then eight tricks are played. There are 68 points in a deal: 60 in the cards, and 1 for each trick. The side with **more than 34** scores what it has above 34.

    Who has **34 points** has won the game. That takes four or five deals.

    ### A deal in short
    1. The cards are dealt, eight to each. The dealer’s last card is turned up.
    2. The dealer’s side marks the points of that card at once.
    3. The cards are played, trick by trick. You open **My Hand** and press a card.
    4. The points are counted, and the next seat deals.

## The cards

manille-rules-manilla-cards =
    ## The Cards
    There are 32 cards, from the seven to the ace in clubs ♣, diamonds ♦, hearts ♥ and spades ♠.

    In every suit, trump included, the order is
    ### 10 – A – K – Q – J – 9 – 8 – 7
    {""}**The ten is the highest card.** It gave the game its name: it is the *manille*. The ace comes second.

    Cards count for whoever wins them: the ten **5**, the ace **4**, the king **3**, the queen **2**, the jack **1**. Nine, eight and seven count nothing. That makes 15 in each suit and 60 in all.

    A trick itself counts nothing, however many you take.
manille-rules-manille-cards =
    ## The Cards
    There are 32 cards, from the seven to the ace in clubs ♣, diamonds ♦, hearts ♥ and spades ♠.

    In every suit, trump included, the order is
    ### 10 – A – K – Q – J – 9 – 8 – 7
    {""}**The ten is the highest card.** It gave the game its name: it is the *manille*. The ace, called *manillon*, comes second.

    Cards count for whoever wins them: the ten **5**, the ace **4**, the king **3**, the queen **2**, the jack **1**. Nine, eight and seven count nothing. That makes 15 in each suit and 60 in all.

    {""}**Each trick counts 1 more.** A trick of 10, K, 8 and 7 is worth 5 + 3 + 1 = 9.

## Seats, trump, calls

manille-rules-seats =
    ## Seats and Sides
    In each deal the **dealer’s side** plays against the **defenders**. The first dealer is drawn by lot; after every deal the next seat deals.

    Who plays with whom follows from the seats: the host has the first, the others theirs in the order in which they joined.

    {""}**Four players.** Partners sit opposite: the first and third seat against the second and fourth. Eight cards each.

    {""}**Six players.** Two teams of three, seated by turns. Five cards each. Two cards lie face up in the middle.

    {""}**Three players.** Ten cards each, and two face up in the middle. The dealer plays alone against the other two. Since the sides change with every deal, everybody keeps a score of their own.

    {""}**Two players.** Two *dummies* fill the table, one for each of you. You see your dummy’s cards once trump is named, and play them when its turn comes: they are in **My Hand** below your own. Your dummy is your partner.

    ### The two cards in the middle
    Nobody plays them. Their points are added to those of the dealer’s side when the deal is counted.
manille-rules-trump =
    ## Trump and Calls
    {""}**The dealer looks first, and alone.** Partners and opponents leave their cards face down until trump is named. The dealer names a suit, held or not, or **no trump**, which makes the deal count double. There is no passing.

    Then all look. The defenders are asked together: does one of them say **“I go along”**? That doubles the deal, for whoever wins it. The first to say it has decided for the side; if all pass, the play begins.

    After “I go along” the dealer’s side is asked together: does one of them say **“I go against”**? Then the deal counts four times. More is never said.

    Calls are made with the buttons below the table. Open **My Hand** before you press one.
manille-rules-turn-up =
    ## The Turned-up Card
    The last card of the deal, the dealer’s own, is turned up. **Its suit is trump.** It belongs to the dealer’s hand and lies open until the first card is led.

    The dealer’s side marks its points at once: 5 for a ten, 4 for an ace, 3, 2 and 1 for king, queen and jack.

    The seat after the dealer leads to the first trick.

## The play

manille-rules-opponent =
    ## When an Opponent Is Winning
    The highest trump wins a trick. Without a trump in it, the highest card of the suit led wins. Who wins a trick leads to the next.

    What you may play depends on **who is winning the trick at your turn**. What later players might do does not matter.

    An opponent is winning, and you hold the suit led:
    - **Beat the winning card if you can**, with any higher card of the suit. If all you can beat it with is the ten, the ten must go.
    - If you cannot beat it, play any card of the suit.
    - If the trick has been trumped, a plain card cannot beat it: play any card of the suit led.

    You need not know all this by heart. **My Hand** shows only the cards that may be played as buttons, and says why the others may not.
manille-rules-void =
    ## When You Cannot Follow
    An opponent is winning, and you hold no card of the suit led:
    - **Trump**, with any trump.
    - If an opponent has trumped already, **trump higher** if you can.
    - If you have only lower trumps, or none at all, play anything. You may trump too low, but you need not.

    When there is no trump, play anything.
manille-rules-partner =
    ## When a Partner Is Winning
    A partner is anybody of your side in this deal, your dummy included.

    When a partner is winning the trick, follow suit if you can, as low or as high as you like. If you cannot follow, play anything: nobody has to trump a partner.

    That is the moment to give your partner points: tens, aces, kings.

    If the next opponent then beats your partner, the duties are back for whoever plays after.

## Scoring

manille-rules-doubling =
    ## Scoring
    Each side adds up the points of its tricks, and the dealer’s side those of the two cards in the middle. The side with more than 30 scores what it has above 30, times all of these together:
    - **×2** the deal before was a draw
    - **×2** no trump
    - **×2** “I go along”, or **×4** “I go against”
    - **×2** the winners took *all tricks*. One worthless trick lost, and it is not all.

    With 37 against 23 a side scores 7; at no trump 14; with “I go along” 28; with “I go against” 56.

    {""}**At 30 against 30** nobody scores, and the next deal is doubled, whoever deals it. That deal uses the doubling up, also if a fault decides it.

    With three players, both defenders score when they win.

    ### The end
    The game is over when somebody has 101 after a deal. With three players two can get there at once: the higher score wins, and if both are equal, another deal is played.
manille-rules-scoring =
    ## Scoring
    Each side counts the points of its cards, and 1 for each trick. The side with more than 34 scores what it has above 34. At 34 against 34 nobody scores, and nothing is carried over.

    Five tricks with 30 points in cards are 35: that scores 1. All eight tricks score 34. With the ten turned up, 39 is the most that a deal can bring.

    ### The end
    The game is won with 34 points. Whether somebody has won is asked after the deal, although the turned-up card is marked before. If both sides are there, **the side that scored in the deal has won**, whatever the other has.

## House rules, what is seen

manille-rules-manilla-house =
    ## House Rules
    The table can agree on these before it starts:
    - **Target**: 61, 121 or 151 instead of 101. **Best of** three or five games.
    - **Undertrumping**: who must trump higher and cannot, may not trump lower while another card is left; or must.
    - **Trumping**: who cannot follow may play any card, and need not trump.
    - **Plain suits** need not be beaten: only trumps must be, and all suits at no trump.
    - **Doublings** add up instead of multiplying; or are never more than ×8.
    - **Draws add up**: each draw in a row doubles once more. Two make ×4, or ×3 where doublings add up.
    - **One-sided calls**: “I go along” counts only if the defenders win. After “I go against” the dealer’s side wins ×4, the defenders ×2.
    - **Cards in the middle** count for nobody, or for the last trick. When they are dead, fewer than 60 points are in play: the side with more wins the deal and scores what it has above 30, perhaps nothing.
    - **Dummies** in four piles, of which both see the upper cards, and only these can be played; or open to both.
    - **First lead**, two players: by the other player’s own hand, never by a dummy.
    - **Equal totals**, three players: two who reach the target together share the win.
    - **The partner may choose trump**, if the dealer hands the choice over.
    - **Blind no trump**: said before looking, it counts ×4 instead of ×2.
    - **Captured points** hidden until the deal is over.
    - **First dealer**: drawn by lot, or the host.
    - **Single cards**: whether the table plays a card by itself where only one may be played. It does so after two to five seconds, as a person might; but where its player is away, others can tell that there was no choice.
manille-rules-manille-house =
    ## House Rules
    The table can agree on these before it starts:
    - **Target**: 44 or 64 instead of 34. **Best of** three or five games; three games of 34 are the old custom.
    - **Undertrumping**: who must trump higher and cannot, may not trump lower while another card is left; or must.
    - **Plain suits** need not be beaten: only trumps must be.
    - **Talk**: whoever is to lead may first question their partner, once, twice or three times a deal for each side. The table answers truly, and all hear it. *How many trumps have you? Which is your best suit? Have you the ten of …? Show me your hand.* A hand that is shown lies open to the end of the deal.
    - **The turned-up card wins at once**: who reaches the target with it has won without playing the deal.
    - **Captured points** hidden until the deal is over.
    - **First dealer**: drawn by lot, or the host.
    - **Single cards**: whether the table plays a card by itself where only one may be played. It does so after two to five seconds, as a person might; but where its player is away, others can tell that there was no choice.
manille-rules-manilla-honour =
    ## Honour Play
    A house rule. Then any card of the hand can be played, and the duties are a matter of honour.

    When the deal has been played out, everybody is asked together: let it stand, or challenge an opponent’s play? If that hand failed a duty, the opponents score **60** instead of what was played, and it is never multiplied. With three players each opponent scores it.

    A vain challenge changes nothing, and who made it has let the deal stand. The first fault that is proved decides.
manille-rules-manille-honour =
    ## Honour Play
    A house rule. Then any card of the hand can be played, and the duties are a matter of honour.

    When the deal has been played out, everybody is asked together: let it stand, or challenge an opponent’s play? If that opponent failed a duty, the other side scores **34** instead of what was played. The turned-up card stays marked.

    A vain challenge changes nothing, and who made it has let the deal stand. The first fault that is proved decides.
manille-rules-manilla-seen =
    ## What Is Seen
    {""}**Only you see your cards**, and your dummy’s. They are in **My Hand**: it opens for you alone.

    Everybody sees the trick on the table, who is winning it, and the last trick until the next card is led. Earlier tricks are not looked at again during a deal: count. How many tricks and points each side has is shown, unless a house rule hides the points.

    A card that is played is played.

    ### When time is up
    The mildest decision is made for you: look at the cards, the longest suit as trump, no call, the legal card with the fewest points, no challenge.
manille-rules-manille-seen =
    ## What Is Seen
    {""}**Only you see your cards.** They are in **My Hand**: it opens for you alone. All see the turned-up card until the first lead.

    Everybody sees the trick on the table, who is winning it, and the last trick until the next card is led. Earlier tricks are not looked at again during a deal: count. How many tricks and points each side has is shown, unless a house rule hides the points.

    A card that is played is played.

    ### When time is up
    The legal card with the fewest points is played for you. Nobody is questioned or challenged.
