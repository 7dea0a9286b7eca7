"""Every text that the pictures of Malacca show: its key, and the arguments it is asked for with.

As ``render.words`` is for what pictures of all games share: ``KEYS`` is the contract, ``english`` a plain table that
fulfils it, for the gallery and the tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from render import words

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    # The heading.
    "malacca-picture-round": ("round", "rounds"),
    "malacca-picture-casting": (),
    "malacca-picture-stage-character": (),
    "malacca-picture-stage-purchase": (),
    "malacca-picture-stage-bet": (),
    "malacca-picture-stage-wait": (),
    "malacca-picture-stage-keep": (),
    "malacca-picture-stage-over": (),
    "malacca-picture-doing-character": (),
    "malacca-picture-doing-purchase": (),
    "malacca-picture-doing-bet": (),
    "malacca-picture-doing-wait": (),
    "malacca-picture-doing-keep": (),
    "malacca-picture-several-bet": (),
    "malacca-picture-several-wait": (),
    "malacca-picture-over": (),
    # The strait.
    "malacca-picture-cargo": (),
    "malacca-picture-no-ship": (),
    "malacca-picture-this-ship": (),
    "malacca-picture-last-ship": ("ship",),
    "malacca-picture-captured": (),
    "malacca-picture-defended": (),
    "malacca-picture-open": (),
    "malacca-picture-to-come": (),
    "malacca-picture-no-more": (),
    "malacca-picture-deck": (),
    # The players.
    "malacca-picture-purse": (),
    "malacca-picture-card": (),
    "malacca-picture-part-bet": (),
    "malacca-picture-part-loot": (),
    "malacca-picture-part-spoils": (),
    "malacca-picture-part-profit": (),
    "malacca-picture-part-penalty": (),
    "malacca-picture-part-swabbing": (),
    "malacca-picture-part-equipment": (),
    "malacca-picture-part-character": (),
    "malacca-picture-part-no-card": (),
    "malacca-picture-part-special": (),
    "malacca-picture-character": ("character",),
    "malacca-picture-name-of-card": ("card",),
    # Illustrations of the rules.
    "malacca-picture-lesson-captured": (),
    "malacca-picture-lesson-defended": (),
    "malacca-picture-lesson-specials": (),
    # The hand.
    "malacca-picture-hand": (),
    "malacca-picture-laid": (),
    "malacca-picture-drawn": (),
    # The result.
    "malacca-picture-result": (),
    "malacca-picture-wins": (),
    "malacca-picture-share-win": (),
    "malacca-picture-purses": (),
    "malacca-picture-robberies": (),
    "malacca-picture-robbery": ("round",),
}
"""Message keys with the names of their arguments. Numbers are ``int``, the rest ``str``."""

ENGLISH: Final[Mapping[str, str]] = {
    "malacca-picture-round": "Ship {round} of {rounds}",
    "malacca-picture-casting": "Malacca",
    "malacca-picture-stage-character": "Characters",
    "malacca-picture-stage-purchase": "Equipment",
    "malacca-picture-stage-bet": "Bets",
    "malacca-picture-stage-wait": "Waiting cards",
    "malacca-picture-stage-keep": "Special cards",
    "malacca-picture-stage-over": "The end",
    "malacca-picture-doing-character": "chooses a character",
    "malacca-picture-doing-purchase": "may buy equipment",
    "malacca-picture-doing-bet": "lays a card and bets",
    "malacca-picture-doing-wait": "decides a waiting card",
    "malacca-picture-doing-keep": "keeps one of two cards",
    "malacca-picture-several-bet": "lay cards and bet in secret",
    "malacca-picture-several-wait": "decide their waiting cards",
    "malacca-picture-over": "The game is over",
    "malacca-picture-cargo": "cargo",
    "malacca-picture-no-ship": "no ship yet",
    "malacca-picture-this-ship": "This ship",
    "malacca-picture-last-ship": "Last ship: {ship}",
    "malacca-picture-captured": "captured",
    "malacca-picture-defended": "defended",
    "malacca-picture-open": "cards open",
    "malacca-picture-to-come": "Ships not seen",
    "malacca-picture-no-more": "none",
    "malacca-picture-deck": "special cards left",
    "malacca-picture-purse": "purse",
    "malacca-picture-card": "card · bet",
    "malacca-picture-part-bet": "bet",
    "malacca-picture-part-loot": "loot",
    "malacca-picture-part-spoils": "spoils",
    "malacca-picture-part-profit": "trade",
    "malacca-picture-part-penalty": "penalty",
    "malacca-picture-part-swabbing": "swabbing",
    "malacca-picture-part-equipment": "gear",
    "malacca-picture-part-character": "power",
    "malacca-picture-part-no-card": "no card",
    "malacca-picture-part-special": "+ card",
    "malacca-picture-character": "{character}",
    "malacca-picture-name-of-card": "{card}",
    "malacca-picture-lesson-captured": "More attack than defence: captured",
    "malacca-picture-lesson-defended": "A tie goes to the defence",
    "malacca-picture-lesson-specials": "Special cards, played once",
    "malacca-picture-hand": "Your hand",
    "malacca-picture-laid": "laid",
    "malacca-picture-drawn": "Keep one",
    "malacca-picture-result": "The final reckoning",
    "malacca-picture-wins": "wins",
    "malacca-picture-share-win": "share the win",
    "malacca-picture-purses": "Purses ship by ship",
    "malacca-picture-robberies": "The great robberies",
    "malacca-picture-robbery": "Ship {round}",
}


_CARDS: Final[Mapping[int | str, str]] = {
    "a": "Attack",
    "d": "Defence",
    "t": "Trade",
    "A2": "Attack +2",
    "D2": "Defence +2",
    "T2": "Trade ×2",
    "AD": "Attack or Defence",
    "DT": "Defence or Trade",
}


def english(key: str, **args: int | str) -> str:
    """The text of a key in plain English, of Malacca's or of those that all games share."""
    if key == "malacca-picture-name-of-card":
        return _CARDS[args["card"]]
    if key == "malacca-picture-character":
        return str(args["character"]).title()
    return ENGLISH[key].format(**args) if key in ENGLISH else words.english(key, **args)
