"""The house rules of both games (docs/rules/manilla.md §8, docs/rules/manille.md §8).

The defaults are the rules as this project plays them.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from engine.game import Options


class _Common(Options):
    """What tables of both games can agree on."""

    target: int
    """A side with so many points has won the game."""

    best_of: Literal[1, 3, 5] = 1
    """Games in a match: whoever first wins more than half of them has won."""

    first_dealer: Literal["random", "host"] = "random"
    """Who deals first: a seat drawn by lot, or seat 0 (the host sits there)."""

    undertrump: Literal["any", "none", "must"] = "any"
    """Who must overtrump an opponent and cannot: plays any card; no lower trump while another card is left;
    or a lower trump."""

    no_beat_in_plain_suits: bool = False
    """Nobody has to beat an opponent in a plain suit of a deal with trumps."""

    honour_play: bool = False
    """Any card may be played; once the deal is played out, opponents may challenge whoever failed a duty."""

    show_points: Literal["casual", "strict"] = "casual"
    """Whether captured points are shown during a deal. Strict: Boussac's rule 13, no looking at what is turned."""

    autoplay_forced: bool = True
    """The table plays a card by itself where a player has only one choice."""

    suit_colours: Literal["four", "two"] = "four"
    """How many colours the suits have in pictures."""


class ManillaOptions(_Common):
    """What a table of Manilla can agree on before it starts."""

    kind: ClassVar[Literal["manilla"]] = "manilla"

    target: Literal[61, 101, 121, 151] = 101

    multiplier_mode: Literal["multiply", "add"] = "multiply"
    """Several doublings multiply (x2 and x2 make x4), or add up (x3)."""

    multiplier_cap: Literal["none", "8"] = "none"
    """The most that a deal can be multiplied by."""

    any_card_when_void: bool = False
    """Nobody who cannot follow has to trump or to overtrump."""

    accumulate_draws: bool = False
    """Each draw in a row doubles the next decided deal once more."""

    one_sided_doubling: bool = False
    """A call counts only if those who made it win the deal."""

    extra_cards: Literal["dealer", "dead", "last_trick"] = "dealer"
    """Three and six players: who gets the points of the two cards on the table."""

    dummy: Literal["private", "piles", "open"] = "private"
    """Two players: a dummy is seen by its owner alone; lies in four piles; or is seen by both."""

    first_lead: Literal["left", "other_human"] = "left"
    """Two players: the hand to the left of the dealer leads first, be it a dummy; or the other player's own."""

    equal_totals: Literal["another_deal", "shared"] = "another_deal"
    """Three players: what two decide who reach the target together with equal totals."""

    en_face: bool = False
    """Four and six players: the dealer may hand the choice of trump to a partner."""

    blind_no_trump: bool = False
    """The dealer may say no trump before looking at any card: x4 in the place of x2."""


class ManilleOptions(_Common):
    """What a table of Manille can agree on before it starts."""

    kind: ClassVar[Literal["manille"]] = "manille"

    target: Literal[34, 44, 64] = 34

    talk: Literal["mute", "parlee"] = "mute"
    """Whether the player on lead may question the partner before all."""

    questions: Literal[1, 2, 3] = 2
    """In talking games: how many questions each side has in a deal."""

    turnup_wins_at_once: bool = False
    """Who reaches the target with the turned-up card has won without playing the deal."""


HouseRules: TypeAlias = ManillaOptions | ManilleOptions
