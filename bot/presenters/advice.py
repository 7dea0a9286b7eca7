"""What any game's presenter says of advice: a move in a few words, the best choices, why a seat moved so.

A game that gives promises (``engine/game.py``) gets all of this; its presenter overrides what it can say better.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias

from bot.presenters.base import AskNumber, Buttons, Cast, Choice, Menu, Panel, Prompt
from bot.presenters.figures import amount, percent
from bot.words.texts import Texts
from engine.advice import Measure, Thought
from engine.game import Promise

Unit: TypeAlias = Literal["pesos", "points", "coins"]

BEST: Final = 3
"""Choices that hints name."""
NEAR: Final = 0.05
"""Worths that differ by less look the same when they are written."""

NEAR_CHANCE: Final = 0.005
"""Chances to win that differ by less."""


class Advising:
    """A presenter's part in advice."""

    unit: ClassVar[Unit]
    """What the game's promises are counted in."""

    _texts: Texts

    @abstractmethod
    def prompt(self, view: Any, moves: Sequence[Any], cast: Cast) -> Prompt: ...

    @abstractmethod
    def hand(self, view: Any, moves: Sequence[Any], cast: Cast) -> Panel: ...

    def named(self, view: Any, move: Any, cast: Cast) -> str:
        """A move in a few words, as it was offered in ``view``: its seat's own, or the public's."""
        prompts = [self.prompt(view, [move], cast)]
        if view.seat is not None:
            prompts.append(self.hand(view, [move], cast).prompt)
        labels = (label for prompt in prompts for label in _labels(prompt, move.code))
        return next(labels, str(move.code))

    def hints(self, view: Any, promises: Sequence[Promise[Any]], cast: Cast) -> str:
        """The best three choices with what they promise and risk, a line each. Empty if nothing is promised."""
        if not promises:
            return ""
        whose = "public" if view.seat is None else "own"
        lines = [self._texts("advice-hints", whose=whose, unit=self.unit)]
        for promise in promises[:BEST]:
            choice = self.hinted(view, promise.move, [other.move for other in promises], cast)
            line = self._texts("advice-hint", choice=choice, worth=amount(promise.worth))
            if promise.risk is not None:
                line += self._texts("advice-hint-risk", risk=percent(promise.risk))
            lines.append(line)
        return "\n".join(lines)

    def hinted(self, view: Any, move: Any, moves: Sequence[Any], cast: Cast) -> str:  # noqa: ARG002 - for games
        """A move as hints name it, which is one of ``moves``."""
        return self.named(view, move, cast)

    def because(self, thought: Thought, cast: Cast) -> str:
        """Why a seat moved as it did, in a sentence."""
        who, choice = cast.marked[thought.seat], self.named(thought.view, thought.made.move, cast)
        worth = self._measured(thought.made.worth, thought.measure)
        if thought.other is None:
            return self._texts("advice-why-alone", who=who, choice=choice, worth=worth)
        lead = thought.made.worth - thought.other.worth
        near = NEAR_CHANCE if thought.measure == "chance" else NEAR
        return self._texts(
            "advice-why",
            who=who,
            choice=choice,
            worth=worth,
            verdict="equal" if abs(lead) < near else "best" if lead > 0 else "other",
            basis="public" if thought.view.seat is None else "own",
            other=self.named(thought.view, thought.other.move, cast),
            rest=self._measured(thought.other.worth, thought.measure),
        )

    def _measured(self, worth: float, measure: Measure) -> str:
        return self._texts("advice-chance", games=round(100 * worth)) if measure == "chance" else self.worth(worth)

    def worth(self, expected: float) -> str:
        """An expected worth with its unit: ``+2.5 pesos``."""
        return self._texts("advice-worth", amount=amount(expected), unit=self.unit)


def _labels(prompt: Prompt, code: str) -> Iterator[str]:
    """What the choices of a prompt that make this move are called."""
    for row in prompt.rows:
        for item in _items(row):
            if isinstance(item, Choice) and item.code == code:
                yield item.label
            elif isinstance(item, AskNumber) and code.startswith(item.prefix):
                yield f"{item.label} {code.removeprefix(item.prefix)}"


def _items(row: Buttons | Menu) -> Sequence[Choice | AskNumber]:
    return row.items
