### The rules of Manilla and Manille to page through, in the order of bot/games/manille/rules.py. Each page at most
### 3000 characters. Pages named after one of the two games are that game's own.

## The aim

manille-rules-manilla-aim =
    ## Manilla: the Aim
    A trick-taking game from Flanders for two, three, four or six players. The dealer names trump, the opponents may double the deal, then the cards are played.

    There are 60 points in the pack. The side that wins **more than 30** of them scores its points above 30, times the doublings of the deal. The other side scores nothing.

    With **101 points** after a deal, you win the game.

    ### A deal in short
    1. The cards are dealt. Only the dealer looks.
    2. The dealer names trump, or no trump.
    3. Everyone looks at their cards. The defenders may say “I go along”, and then the dealer’s side “I go against”.
    4. The cards are played, trick by trick. Open **My Hand** and press a card.
    5. The points are counted, and the next seat deals.
manille-rules-manille-aim =
    ## Manille: the Aim
    A trick-taking game from France for four players, by the rules of 1896. Partners sit opposite each other: the first and third seat against the second and fourth.

    The last card dealt is turned up, and its suit is trump. Then eight tricks are played. There are 68 points in a deal: 60 in the cards, and 1 for each trick. The side with **more than 34** scores its points above 34.

    With **34 points** you win the game. That takes four or five deals.

    ### A deal in short
    1. The cards are dealt, eight to each. The dealer’s last card is turned up.
    2. The dealer’s side scores the points of that card at once.
    3. The cards are played, trick by trick. Open **My Hand** and press a card.
    4. The points are counted, and the next seat deals.

## The cards

manille-rules-manilla-cards =
    ## The Cards
    There are 32 cards, from the seven to the ace in clubs ♣, diamonds ♦, hearts ♥ and spades ♠.

    In every suit, trump included, the order is
    ### 10 – A – K – Q – J – 9 – 8 – 7
    {""}**The ten is the highest card.** It gave the game its name: it is the *manille*. The ace comes second.

    Cards count for the side that wins them: the ten **5**, the ace **4**, the king **3**, the queen **2**, the jack **1**. Nine, eight and seven count nothing. That makes 15 in each suit and 60 in all.

    Tricks themselves count nothing.
manille-rules-manille-cards =
    ## The Cards
    There are 32 cards, from the seven to the ace in clubs ♣, diamonds ♦, hearts ♥ and spades ♠.

    In every suit, trump included, the order is
    ### 10 – A – K – Q – J – 9 – 8 – 7
    {""}**The ten is the highest card.** It gave the game its name: it is the *manille*. The ace, called *manillon*, comes second.

    Cards count for the side that wins them: the ten **5**, the ace **4**, the king **3**, the queen **2**, the jack **1**. Nine, eight and seven count nothing. That makes 15 in each suit and 60 in all.

    {""}**Each trick counts 1 more.** A trick of 10, K, 8 and 7 is worth 5 + 3 + 1 = 9.

## Seats, trump, calls

manille-rules-seats =
    ## Seats and Sides
    In each deal the **dealer’s side** plays against the **defenders**. The first dealer is chosen at random. After every deal, the next seat deals.

    Sides follow from the seats: the host has the first, the others get theirs in the order they joined.

    {""}**Four players.** Partners sit opposite each other: the first and third seat against the second and fourth. Eight cards each.

    {""}**Six players.** Two teams of three, seated alternately. Five cards each. Two cards lie face up in the middle.

    {""}**Three players.** Ten cards each, and two face up in the middle. The dealer plays alone against the other two. The sides change every deal, so everyone has their own score.

    {""}**Two players.** Two *dummies* fill the table, one for each of you. You see your dummy’s cards once trump is named, and play them on its turns. They’re in **My Hand** below your own. Your dummy is your partner.

    ### The two cards in the middle
    Nobody plays them. Their points go to the dealer’s side when the deal is counted.
manille-rules-trump =
    ## Trump and Calls
    {""}**Only the dealer looks first.** Everyone else’s cards stay face down until trump is named. The dealer names any suit, even one they don’t have, or **no trump**, which makes the deal count double. The dealer can’t pass.

    Then everyone looks. Any defender may say **“I go along”**. That doubles the deal for whichever side wins. One call decides for the side. If all defenders pass, play begins.

    After “I go along”, anyone on the dealer’s side may say **“I go against”**. Then the deal counts four times. There are no further calls.

    Make calls with the buttons below the table. Open **My Hand** before you press one.
manille-rules-turn-up =
    ## The Turned-up Card
    The last card of the deal, the dealer’s own, is turned up. **Its suit is trump.** It’s part of the dealer’s hand and stays visible until the first card is led.

    The dealer’s side scores its points at once: 5 for a ten, 4 for an ace, 3, 2 and 1 for king, queen and jack.

    The seat after the dealer leads to the first trick.

## The play

manille-rules-opponent =
    ## When an Opponent Is Winning
    The highest trump wins a trick. Without a trump in it, the highest card of the suit led wins. The winner of a trick leads the next.

    What you may play depends on **who is winning the trick at your turn**. What later players might do doesn’t matter.

    If an opponent is winning, and you have the suit led:
    - **Beat the winning card if you can**, with any higher card of the suit. If only your ten can beat it, you must play the ten.
    - If you can’t beat it, play any card of the suit.
    - If the trick has been trumped, a plain card can’t beat it: play any card of the suit led.

    You don’t have to remember all this. **My Hand** only shows legal cards as buttons, and says why the others aren’t allowed.
manille-rules-void =
    ## When You Can’t Follow
    If an opponent is winning, and you have no card of the suit led:
    - **Trump**, with any trump.
    - If an opponent has already trumped, **trump higher** if you can.
    - If you only have lower trumps, or none at all, play anything. You may trump too low, but you don’t have to.

    At no trump, play anything.
manille-rules-partner =
    ## When a Partner Is Winning
    A partner is anyone on your side this deal, including your dummy.

    When a partner is winning the trick, follow suit if you can, as low or as high as you like. If you can’t follow, play anything: you never have to trump a partner.

    That’s the moment to give your partner points: tens, aces, kings.

    If the next opponent then beats your partner, these duties return for the players after them.

## Scoring

manille-rules-doubling =
    ## Scoring
    Each side adds up the points of its tricks, and the dealer’s side adds the two cards in the middle. The side with more than 30 scores its points above 30, times all of these:
    - **×2** the last deal was a draw
    - **×2** no trump
    - **×2** “I go along”, or **×4** “I go against”
    - **×2** the winners took *all tricks*, without exception.

    With 37 against 23, a side scores 7. At no trump, 14. With “I go along” too, 28. With “I go against”, 56.

    {""}**At 30 against 30** nobody scores, and the next deal counts double. That uses up the doubling, even if a fault decides that deal.

    With three players, both defenders score when they win.

    ### The end
    The game is over when someone has 101 after a deal. With three players, two can get there at once: the higher score wins. If they’re tied, another deal is played.
manille-rules-scoring =
    ## Scoring
    Each side counts the points of its cards, and 1 for each trick. The side with more than 34 scores its points above 34. At 34 against 34, nobody scores, and nothing carries over.

    Five tricks with 30 points in cards make 35, which scores 1. All eight tricks score 34. With the ten turned up, a deal can score at most 39.

    ### The end
    You win the game with 34 points. That’s only checked after the deal, although the turned-up card scores before it. If both sides have 34, **the side that scored in the deal wins**, whatever the other has.

## House rules, what is seen

manille-rules-manilla-house =
    ## House Rules
    The table can agree on these before it starts:
    - **Target**: 61, 121 or 151 instead of 101. **Best of** three or five games.
    - **Undertrumping**: if you must trump higher but can’t, you can’t trump lower while you have another card; or you must.
    - **Trumping**: if you can’t follow suit, you may play any card and don’t have to trump.
    - **Plain suits** needn’t be beaten: only trumps, and all suits at no trump.
    - **Doublings** add up instead of multiplying, or stop at ×8.
    - **Draws add up**: each draw in a row doubles again. Two make ×4, or ×3 if doublings add up.
    - **One-sided calls**: “I go along” counts only if the defenders win. After “I go against” the dealer’s side wins ×4, the defenders ×2.
    - **Cards in the middle** count for nobody, or for the last trick. If they count for nobody, fewer than 60 points are in play: the side with more wins the deal and scores its points above 30, if any.
    - **Dummies** in four piles, where both players see the upper cards and only these can be played; or visible to both.
    - **First lead**, two players: from the other player’s own hand, never from a dummy.
    - **Tied totals**, three players: two who reach the target together share the win.
    - **Partner chooses**: the dealer may let a partner choose trump.
    - **Blind no trump**: declared before looking, it counts ×4 instead of ×2.
    - **Captured points** hidden until the deal is over.
    - **First dealer**: chosen at random, or the host.
    - **Forced cards**: the table plays a card for you when only one is allowed. It waits two to five seconds, as a person might. But if you’re away, others can tell that you had no choice.
manille-rules-manille-house =
    ## House Rules
    The table can agree on these before it starts:
    - **Target**: 44 or 64 instead of 34. **Best of** three or five games; three games of 34 are the old custom.
    - **Undertrumping**: if you must trump higher but can’t, you can’t trump lower while you have another card; or you must.
    - **Plain suits** needn’t be beaten: only trumps.
    - **Talk**: before you lead, you may ask your partner a question, up to one, two or three times per side and deal. The table gives the true answer, and everyone sees it. *How many trumps do you have? What’s your best suit? Do you have the ten of …? Show me your hand.* A hand that was shown stays open to the end of the deal.
    - **Instant win**: if the turned-up card takes you to the target, you win without playing the deal.
    - **Captured points** hidden until the deal is over.
    - **First dealer**: chosen at random, or the host.
    - **Forced cards**: the table plays a card for you when only one is allowed. It waits two to five seconds, as a person might. But if you’re away, others can tell that you had no choice.
manille-rules-manilla-honour =
    ## Honor Play
    With this house rule, you can play any card, and the duties are a matter of honor.

    After the deal, everyone chooses at the same time: let it stand, or challenge an opponent. If that hand failed a duty, its opponents score **60** instead of the deal’s points. That is never multiplied. With three players, each opponent scores it.

    A wrong challenge changes nothing and counts as letting the deal stand. The first proven fault decides.
manille-rules-manille-honour =
    ## Honor Play
    With this house rule, you can play any card, and the duties are a matter of honor.

    After the deal, everyone chooses at the same time: let it stand, or challenge an opponent. If that opponent failed a duty, the other side scores **34** instead of the deal’s points. The turned-up card still counts.

    A wrong challenge changes nothing and counts as letting the deal stand. The first proven fault decides.
manille-rules-manilla-seen =
    ## Who Sees What
    {""}**Only you see your cards** and your dummy’s, in **My Hand**.

    Everyone sees the trick on the table, who is winning it, and the last trick until the next one is complete. You can’t look at earlier tricks of the deal, so count them. Each side’s tricks and points are shown, unless a house rule hides the points.

    You can’t take back a played card.

    ### When time runs out
    The default move is made for you: look at the cards, name the longest suit trump, pass, play the legal card with the fewest points, let the deal stand.
manille-rules-manille-seen =
    ## Who Sees What
    {""}**Only you see your cards**, in **My Hand**. Everyone sees the turned-up card until the first lead.

    Everyone sees the trick on the table, who is winning it, and the last trick until the next one is complete. You can’t look at earlier tricks of the deal, so count them. Each side’s tricks and points are shown, unless a house rule hides the points.

    You can’t take back a played card.

    ### When time runs out
    The default move is made for you: the legal card with the fewest points, with no questions or challenges.
