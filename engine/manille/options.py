"""The house rules of both games (§8 of both rules pages)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from engine.game import Options


class _Common(Options):
    """The house rules that both games share."""

    target: int
    """Points needed to win a game."""

    best_of: Literal[1, 3, 5] = 1
    """Games in a match: the first to win more than half of them wins."""

    first_dealer: Literal["random", "host"] = "random"
    """The first dealer: a random seat, or seat 0 (the host)."""

    undertrump: Literal["any", "none", "must"] = "any"
    """A player who must overtrump an opponent and can't: plays any card; no lower trump while another card is left; or
    a lower trump.
    """

    no_beat_in_plain_suits: bool = False
    """No one has to beat an opponent in a plain suit of a deal with trumps."""

    honour_play: bool = False
    """Any card may be played; after the deal, opponents may challenge a failed duty."""

    show_points: Literal["casual", "strict"] = "casual"
    """Whether captured points are shown during a deal. Strict: Boussac's rule 13, no looking at taken tricks."""

    autoplay_forced: bool = True
    """The table plays a card if a player has only one choice."""

    suit_colours: Literal["four", "two"] = "four"
    """How many colors the suits have in pictures."""


class ManillaOptions(_Common):
    kind: ClassVar[Literal["manilla"]] = "manilla"

    target: Literal[61, 101, 121, 151] = 101

    multiplier_mode: Literal["multiply", "add"] = "multiply"
    """Doublings multiply (x2 and x2 make x4), or add up (x3)."""

    multiplier_cap: Literal["none", "8"] = "none"
    """The most that a deal can be multiplied by."""

    any_card_when_void: bool = False
    """A player who can't follow needn't trump or overtrump."""

    accumulate_draws: bool = False
    """Each draw in a row doubles the next decided deal again."""

    one_sided_doubling: bool = False
    """A call counts only if the side that made it wins the deal."""

    extra_cards: Literal["dealer", "dead", "last_trick"] = "dealer"
    """Three and six players: who gets the points of the two cards on the table."""

    dummy: Literal["private", "piles", "open"] = "private"
    """Two players: only its owner sees a dummy; it lies in four piles; or both see it."""

    first_lead: Literal["left", "other_human"] = "left"
    """Two players: the hand to the left of the dealer leads first, even a dummy; or the other player's own."""

    equal_totals: Literal["another_deal", "shared"] = "another_deal"
    """Three players: what happens if two reach the target together with equal totals."""

    en_face: bool = False
    """Four and six players: the dealer may let a partner choose trump."""

    blind_no_trump: bool = False
    """The dealer may say no trump before looking at any card: x4 instead of x2."""


class ManilleOptions(_Common):
    kind: ClassVar[Literal["manille"]] = "manille"

    target: Literal[34, 44, 64] = 34

    talk: Literal["mute", "parlee"] = "mute"
    """Whether the player on lead may openly question the partner."""

    questions: Literal[1, 2, 3] = 2
    """In talking games: how many questions each side has in a deal."""

    turnup_wins_at_once: bool = False
    """A player who reaches the target with the turned-up card wins without playing the deal."""


HouseRules: TypeAlias = ManillaOptions | ManilleOptions
