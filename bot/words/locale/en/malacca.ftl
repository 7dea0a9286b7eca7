### Malacca: what its players read. Rules are in malacca-rules.ftl, what pictures show in malacca-picture.ftl.
### A card is a code of engine/malacca/cards.py; an action or item is attack, defence or trade; a character is a slug.

## Levels of AI seats

level-malacca-beginner = Swabber
level-malacca-beginner-help = Beginner: would love to be a pirate, but can’t read anyone
level-malacca-easy = Gunner
level-malacca-easy-help = Easy: smells a rich ship and half believes every bet
level-malacca-steady = Privateer
level-malacca-steady-help = Steady: reads bets and purses, and remembers past ships
level-malacca-hard = Corsair
level-malacca-hard-help = Hard: remembers what you did, and bluffs for every coin
level-malacca-expert = Scourge of the Strait
level-malacca-expert-help = Expert: does all that, and plays to win, not just to get rich

## Nouns

# $card (text) - a card; as a label
malacca-card =
    { $card ->
        [a] Attack
        [d] Defense
        [t] Trade
        [A2] Attack +2
        [D2] Defense +2
        [T2] Trade ×2
        [AD] Attack or Defense
       *[DT] Defense or Trade
    }
# $action (text) - an action; within a sentence
malacca-action =
    { $action ->
        [attack] attack
        [defence] defense
       *[trade] trade
    }
# $action (text) - an action; as a label
malacca-action-label =
    { $action ->
        [attack] Attack
        [defence] Defense
       *[trade] Trade
    }
# $item (text) - a piece of equipment; within a sentence
malacca-item =
    { $item ->
        [attack] better attack
        [defence] better defense
       *[trade] better trade
    }
# $character (text) - a character
malacca-character =
    { $character ->
        [morgan] Henry Morgan
        [pierre] Pierre Le Picard
        [orgonez] Rodrigo Orgonez
        [caesar] Black Caesar
        [zheng] Zheng He
        [sayyida] Sayyida al Hurra
        [laskarina] Laskarina
       *[ingrid] Ingrid Hammar
    }
# $character (text) - a character
malacca-power =
    { $character ->
        [morgan] 3 coins for each successful defense
        [pierre] a coin at the end of each round
        [orgonez] a full purse, and no power
        [caesar] one coin per player when all play the same kind
        [zheng] 3 coins for each successful trade
        [sayyida] draws two special cards and keeps one
        [laskarina] starts with a special card
       *[ingrid] 3 coins for each successful attack
    }

## Heading and turn

# $round (number) - from 1; 0 before the first ship
# $rounds (number) - ships in this game
# $stage (text) - what is going on
malacca-heading =
    { $round ->
        [0] Malacca · { $stage }
       *[other] Malacca · Ship { $round } of { $rounds } · { $stage }
    }
# $phase (text) - a phase, as in engine/malacca/view.py
malacca-stage =
    { $phase ->
        [character] Characters
        [purchase] Equipment
        [bet] Bets
        [wait] Waiting Cards
        [keep] Special Cards
       *[over] Game Over
    }
# $round (number) - from 1; 0 before the first ship
malacca-chapter =
    { $round ->
        [0] Characters
       *[other] Ship { $round }
    }
# $who (text) - mentions of whoever decides
# $phase (text) - a phase
# $seen (text) - public, or own: in the hand itself
# $count (number) - how many decide
malacca-turn =
    { $phase ->
        [character] { $who }, choose a character.
        [purchase] { $who }, buy equipment or none.
        [bet] { $who }, lay a card and bet{ $seen ->
            [own] .
           *[public] : open **{ button-hand }**.
        }
        [wait] { $who }, choose what your waiting card is.
       *[keep] { $who }, keep one of two special cards{ $seen ->
            [own] .
           *[public] : open **{ button-hand }**.
        }
    }

## The decision, as everybody sees it

# $name (text) - a character's name
# $purse (number) - coins to begin with
# $power (text) - what the character can do
malacca-ask-character-line = **{ $name }** · starts with { $purse } · { $power }
# $name (text) - a character's name
# $purse (number) - coins to begin with
malacca-choose-character = { $name } · { $purse } Coins
malacca-menu-item = Buy equipment
# $item (text) - a piece of equipment
malacca-choose-item =
    { $item ->
        [attack] Better Attack
        [defence] Better Defense
       *[trade] Better Trade
    } · pay 5
# $bonus (number) - what it pays each time
# $left (number) - pieces left
malacca-choose-item-hint =
    { $bonus ->
        [one] pays 1 coin
       *[other] pays { $bonus } coins
    } for each success · { $left } left
malacca-choose-no-item = No Equipment
# $attack (number) - strength of the cards that are decided
# $defence (number) - strength of the cards that are decided
malacca-ask-wait = So far: attack { $attack }, defense { $defence }.
# $attack (number) - strength of the cards that are decided, this one among them
# $defence (number) - the same
malacca-fact-wait = then attack { $attack }, defense { $defence }

## The private panel

# $purse (number) - coins
malacca-hand-purse = Purse **{ $purse }**
# $purse (number) - coins left in the purse
# $bet (number) - coins on the card
malacca-hand-purse-bet = Purse **{ $purse }**, and { $bet } on your card
# $cards (text) - special cards with their numbers
malacca-hand-specials = Special cards: { $cards }
malacca-hand-no-specials = No special card
# $card (text) - a card's label
# $count (number) - how many
malacca-hand-card =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
# $name (text) - a character's name
# $power (text) - what the character can do
malacca-hand-character = You are { $name }: { $power }
# $items (text) - equipment with its numbers
malacca-hand-items = Equipment: { $items }
# $item (text) - a piece of equipment
# $count (number) - how many
malacca-count-item =
    { $count ->
        [one] { malacca-item }
       *[other] { $count } × { malacca-item }
    }
# $card (text) - a card's label
# $bet (number) - coins on it
malacca-hand-laid =
    { $bet ->
        [0] You laid { $card }, without a bet.
       *[other] You laid { $card }, with { $bet } on it.
    }
# $cards (text) - special cards
malacca-hand-under = You put under the deck: { $cards }
malacca-panel-cards = Attack robs the ship, defense stops attackers, trade pays if it isn’t robbed. A laid card stays.
malacca-panel-keep = Keep one. The other goes under the deck, unseen.
malacca-panel-your-turn = It’s your turn: choose at the table.
malacca-panel-idle = Nothing to do now.
# $bets (text) - all of them, or usual ones
malacca-menu =
    { $bets ->
        [all] Card and bet
       *[usual] Card and usual bet
    }
# $card (text) - a card's label
# $bet (number) - coins
# $how (text) - part of the purse: none, all or some
malacca-choose-bet =
    { $how ->
        [none] { $card } · no bet
        [all] { $card } · all { $bet }
       *[some] { $card } · bet { $bet }
    }
# $card (text) - a card's label
# $least (number) - coins
# $most (number) - coins
malacca-named-bets = { $card } · bet anything from { $least } to { $most }
# $card (text) - a card's label
# $bet (number) - coins, all of the purse
# $promise (text) - what it can bring and cost
malacca-sure-all = **{ $card }: bet your whole purse of { $bet }?** { $promise }. You can’t take the card back.
# $bet (number) - coins
malacca-sure-all-button = Bet All { $bet }
# $card (text) - a card's label
malacca-choose-exact = { $card }…
# $card (text) - a card's label
malacca-ask-exact-title = { $card }
# $most (number) - coins in the purse
malacca-ask-exact = Your bet, from 0 to { $most }
# $purse (number) - coins
malacca-ask-exact-hint = You have { $purse ->
    [one] 1 coin
   *[other] { $purse } coins
}. You can’t take the card back.
# $risk (number) - what is lost on a defended ship
malacca-bet-attack =
    { $risk ->
        [0] Captured: a share of the loot. Defended: you lose nothing
       *[other] Captured: a share of the loot. Defended: you lose { $risk }
    }
# $bet (number) - coins
malacca-bet-defence =
    { $bet ->
        [0] Defended: a share of their bets and a card. Captured: you lose nothing
       *[other] Defended: a share of their bets and a card. Captured: you lose { $bet }
    }
# $gain (number) - what trade gains
# $bet (number) - coins
malacca-bet-trade = Defended: you gain { $gain }. Captured: you lose { $bet }
malacca-bet-swab = Defended: you gain 2 for swabbing the deck
malacca-bet-idle = You gain nothing and lose nothing
malacca-bet-waiting = You choose once all cards are open
# $action (text) - an action
malacca-choose-wait = Play as { malacca-action-label }
# $card (text) - a card's label
malacca-choose-keep = Keep { $card }

## What happened

# $name (text) - marked name
malacca-line-parrot = 🦜 { $name } holds the parrot
# $value (number) - cargo
malacca-line-ship = a ship with { $value } comes in
# $name (text) - marked name
# $character (text) - a character
malacca-line-character = { $name } is { malacca-character }
# $name (text) - marked name
# $item (text) - a piece of equipment
malacca-line-bought = { $name } buys { malacca-item }
# $name (text) - marked name
# $amount (number) - coins
malacca-line-bet =
    { $amount ->
        [0] { $name } bets nothing
       *[other] { $name } bets { $amount }
    }
# $names (text) - marked names
malacca-line-ready = Ready: { $names }
# $name (text) - marked name
# $card (text) - a card with its sign
malacca-line-card = { $name } { $card }
# $name (text) - marked name
# $action (text) - an action
malacca-line-wait = { $name } chooses { malacca-action }
# $attack (number) - strength
# $defence (number) - strength
# $captured (text) - yes or no
malacca-line-fought =
    { $captured ->
        [yes] ⚔️ { $attack } against { $defence }: the ship is **captured**
       *[no] 🛡️ { $attack } against { $defence }: the ship is **defended**
    }
# $attack (number) - strength
# $defence (number) - strength
# $captured (text) - yes or no
malacca-recap =
    { $captured ->
        [yes] ⚔️ Last ship **captured**, { $attack }:{ $defence }
       *[no] 🛡️ Last ship **defended**, { $attack }:{ $defence }
    }
# $name (text) - marked name
# $change (text) - a sum with its sign
malacca-line-won = { $name } { $change }
malacca-line-nothing = Nobody gains or loses a coin
# $names (text) - marked names
# $count (number) - how many of them
malacca-line-drawn =
    { $count ->
        [one] { $names } draws a special card
       *[other] { $names } draw a special card each
    }
# $name (text) - marked name
malacca-line-drawn-two = { $name } draws two special cards to keep one
# $name (text) - marked name
malacca-line-rejected = { $name } keeps one; the other goes under the deck
# $name (text) - marked name
malacca-line-deck-empty = No special card was left for { $name }
# $names (text) - marked names
# $winners (number) - how many
# $purse (number) - coins
malacca-line-over =
    { $winners ->
        [one] 🏆 { $names } wins with { $purse }
       *[other] 🏆 { $names } share the win with { $purse } each
    }

## The board in words

# $stage (text) - heading
malacca-alt-heading = { $stage }.
# $value (number) - cargo
malacca-alt-ship = A ship with { $value ->
    [one] 1 coin
   *[other] { $value } coins
} is in the strait.
malacca-alt-no-ship = No ship yet.
# $names (text) - names
malacca-alt-turn = To move: { $names }.
# $name (text) - player
# $parrot (text) - yes or no
# $purse (text) - coins, or that they are hidden
# $specials (number) - special cards held
# $more (text) - card, bet, character, equipment: empty or beginning with a comma
malacca-alt-player =
    { $parrot ->
        [yes] { $name } with the parrot
       *[no] { $name }
    }: { $purse }{ $specials ->
        [0] { "" }
        [one] , 1 special card
       *[other] , { $specials } special cards
    }{ $more }.
# $coins (number) - coins
malacca-purse =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
malacca-purse-hidden = a hidden purse
# $bet (number) - coins
malacca-card-down = a card face down with { $bet } on it
malacca-card-down-sealed = a card face down, the bet sealed
# $card (text) - a card's label
# $bet (number) - coins
malacca-card-open = { $card } with { $bet }
# $ship (number) - the ship's value
# $attack (number) - strength
# $defence (number) - strength
# $captured (text) - yes or no
malacca-last-round =
    { $captured ->
        [yes] The last ship, of { $ship }, was captured, { $attack } against { $defence }
       *[no] The last ship, of { $ship }, was defended, { $attack } against { $defence }
    }
# $name (text) - player
# $card (text) - what was played
# $bet (number) - coins
# $change (text) - a sum with its sign
malacca-last-player = { $name }: { $card }, bet { $bet }: { $change }
# $ships (text) - values
# $deck (number) - special cards
malacca-to-come = Ships not seen yet: { $ships }. Special cards in the deck: { $deck }.
malacca-no-more-ships = none
# $value (number) - cargo
malacca-text-ship = ⛵ **{ $value }** on the ship
malacca-text-no-ship = ⛵ No ship yet
# $turn (text) - yes or no
# $name (text) - marked name
# $parrot (text) - yes or no
# $purse (text) - coins, or that they are hidden
# $more (text) - the rest, beginning with a dot, or empty
malacca-text-player =
    { $turn ->
        [yes] ▶ { $name }
       *[no] { $name }
    }{ $parrot ->
        [yes] { " " }🦜
       *[no] { "" }
    } · { $purse }{ $more }
# $count (number) - how many
malacca-text-specials =
    { $count ->
        [one] 1 special card
       *[other] { $count } special cards
    }
# $kind (text) - loot, spoils, profit, penalty, bet, swabbing, equipment, character, no-card
# $change (text) - a sum with its sign
malacca-part =
    { $kind ->
        [loot] loot { $change }
        [spoils] spoils { $change }
        [profit] trade { $change }
        [penalty] penalty { $change }
        [bet] bet { $change }
        [swabbing] swabbing { $change }
        [equipment] equipment { $change }
        [character] character { $change }
       *[no-card] no card left { $change }
    }

## The end

# $names (text) - marked names of the winners
# $winners (number) - how many
# $purse (number) - coins
malacca-result-heading =
    { $winners ->
        [one] { $names } wins with { $purse }
       *[other] { $names } share the win with { $purse } each
    }
# $ships (number) - ships of the game
# $captured (number) - how many were captured
malacca-result-ships =
    { $captured ->
        [0] { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }, none captured
       *[other] { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }, { $captured } captured
    }
# $medal (text) - a medal or the rank
# $name (text) - marked names
# $purse (number) - coins
malacca-result-place = { $medal } { $name } **{ $purse }**
# $ships (number) - ships of the game
malacca-result-alt = Final purses after { $ships ->
    [one] one ship
   *[other] { $ships } ships
}.
# $rank (number) - from 1
# $name (text) - names
# $purse (number) - coins
malacca-result-alt-place = { $rank }. { $name }: { $purse }.
# $round (number) - from 1
# $names (text) - names of the robbers
# $loot (number) - coins
malacca-result-alt-robbery = Great robbery: ship { $round }, { $loot ->
    [one] 1 coin
   *[other] { $loot } coins
} for { $names }.

## Each decision in two sentences

# $phase (text) - a phase
malacca-explain =
    { $phase ->
        [character] Everyone draws two characters and keeps one. Its purse is the starting money. A power pays over all the ships, coins pay right away.
        [purchase] The parrot holder may buy one piece of equipment for 5. It pays for every success of its kind, so it’s worth most early, and for a card you plan to play often.
        [bet] Lay a card face down and bet any number of coins on it. More attack than defense captures the ship. Only trade earns from a bet. On attack and defense it’s a bluff, and big bets and rich ships attract pirates.
        [wait] All cards are open. A waiting card now counts as one of its two kinds, with ordinary strength. Compare attack and defense with and without it: a tie goes to the defense.
        [keep] Keep one of two special cards. The other goes under the deck, and nobody else sees which.
       *[over] The game is over. The fullest purse won, and equal purses share the win.
    }

# $subject (text) - captured, defended or specials
malacca-lesson-alt =
    { $subject ->
        [captured] A ship with 9 coins, attack 2 against defense 1. Red trades 4 and loses them; Yellow attacks without a bet and wins 8; Navy attacks with 2 and wins 8; Violet defends with 3 and loses them.
        [defended] A ship with 7 coins, attack 1 against defense 1. Red trades 3 and gains 3; Yellow trades 2 and gains 2; Navy attacks and pays 2; Violet defends and draws a special card.
       *[specials] The special cards: attack +2, defense +2, trade ×2, and two waiting cards, attack or defense and defense or trade.
    }

## What is refused

# $phase (text) - the decision that is open
why-malacca-another-decision =
    { $phase ->
        [character] Characters are being chosen. Take one of the two.
        [purchase] Equipment is for sale. Buy a piece, or none.
        [bet] Bets are being made. Press **{ button-hand }** and lay a card.
        [wait] Waiting cards are being decided. Choose what yours is.
       *[keep] Special cards are being drawn. Keep one of the two.
    }
why-malacca-decided = You’ve already chosen. Wait for the others.
# $card (text) - a card
why-malacca-card-not-held = You don’t have { malacca-card }. Open your hand again and choose another card.
# $purse (number) - coins
why-malacca-bet-above-purse =
    { $purse ->
        [0] Your purse is empty. Lay a card without a bet.
       *[other] You only have { $purse }. Choose a smaller bet.
    }
# $card (text) - a card
# $action (text) - an action
why-malacca-waiting-cannot = { malacca-card } can’t be { malacca-action }. Choose one of its two kinds.
# $card (text) - a card
why-malacca-card-not-drawn = You didn’t draw { malacca-card }. Keep one of the two cards you drew.
# $item (text) - a piece of equipment
why-malacca-item-sold-out = There’s no { malacca-item } left. Choose another piece, or none.
# $character (text) - a character
why-malacca-character-not-drawn = { malacca-character } wasn’t drawn. Take one of the two on offer.

## The game and its house rules, in the lobby

game-malacca = Malacca
command-malacca = Malacca: bluff and bet on twelve ships, as guard or pirate.
about-malacca = Twelve rich ships sail by: guard them or rob them, and bluff.
lasts-malacca = 30 minutes, or 10 against AI
option-malacca-rounds = Ships
option-malacca-rounds-help = How many of the twelve ships arrive
option-malacca-rounds-6 = 6
option-malacca-rounds-8 = 8
option-malacca-rounds-12 = 12
option-malacca-characters = Characters
option-malacca-characters-help = Does everyone play a character with a purse and a power?
option-malacca-characters-true = One for everyone
option-malacca-characters-false = None
option-malacca-character_choice = Character Choice
option-malacca-character_choice-help = With characters: is one dealt, or chosen from two?
option-malacca-character_choice-1of1 = One is dealt
option-malacca-character_choice-1of2 = One of two
option-malacca-equipment = Equipment
option-malacca-equipment-help = May the parrot holder buy a piece before each ship?
option-malacca-equipment-true = For sale
option-malacca-equipment-false = None
option-malacca-ships = Ship Deck
option-malacca-ships-help = Values of the twelve ships; the printed ones are unknown
option-malacca-ships-reconstruction = 3 to 13, our reconstruction
option-malacca-ships-small = 3 to 8, small ships
option-malacca-ships-large = 8 to 13, large ships
option-malacca-simultaneous_bets = Bets
option-malacca-simultaneous_bets-help = Does everyone bet at once? Faster with many players
option-malacca-simultaneous_bets-true = All at once, in secret
option-malacca-simultaneous_bets-false = One after another
option-malacca-waiting = Waiting Cards
option-malacca-waiting-help = How are several waiting cards decided?
option-malacca-waiting-turn_order = One after another
option-malacca-waiting-simultaneous_secret = All at once, in secret
option-malacca-hidden_purse = Purses
option-malacca-hidden_purse-help = Does everyone see how much the others have?
option-malacca-hidden_purse-true = Hidden until the end
option-malacca-hidden_purse-false = Visible to all
option-malacca-penalty_base = Penalty
option-malacca-penalty_base-help = Beaten attackers pay half of this amount
option-malacca-penalty_base-after_bet = What they have left
option-malacca-penalty_base-before_bet = Their purse before the bet
option-malacca-swab_always = Swabbing
option-malacca-swab_always-help = When swabbing the deck pays 2 coins
option-malacca-swab_always-true = On captured ships too
option-malacca-swab_always-false = On defended ships
option-malacca-zheng_needs_bet = Zheng He
option-malacca-zheng_needs_bet-help = When his trade bonus is paid
option-malacca-zheng_needs_bet-true = Only with a bet
option-malacca-zheng_needs_bet-false = With or without a bet
option-malacca-trade_bonus_needs_attack = Better Trade
option-malacca-trade_bonus_needs_attack-help = When trade equipment pays
option-malacca-trade_bonus_needs_attack-true = Only on attacked ships
option-malacca-trade_bonus_needs_attack-false = On every defended ship
option-malacca-empty_deck = Empty Deck
option-malacca-empty_deck-help = What a player gets instead of a special card when none is left
option-malacca-empty_deck-nothing = Nothing
option-malacca-empty_deck-2_silver = 2 silver
option-malacca-tiebreak = Tied Purses
option-malacca-tiebreak-help = How a tie for the fullest purse is broken
option-malacca-tiebreak-shared = The win is shared
option-malacca-tiebreak-specials = Most special cards left wins
