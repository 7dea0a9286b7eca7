"""Default texts of hints, reviews and explanations, for any game.

A game with a guide (``engine/game.py``) gets all of this; its presenter overrides what it can say better. Chances are
rounded to tenths and gains to whole units: imagined games aren't more precise.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias

from bot.core.presenter import AskNumber, Choice, Panel, PlayerNames, Prompt, SubmenuButton
from bot.core.texts import Texts
from engine.advice import Thought
from engine.review import CostlyMove
from engine.search.evaluator import MoveEval, PositionEval

Unit: TypeAlias = Literal["pesos", "points", "coins"]

BEST: Final = 3
"""Choices in a hint."""
CLOSE: Final = 0.05
"""Win chances that differ by less are called slightly different."""
DOT: Final = " · "


class Advising:
    """A mixin for presenters with default texts for advice."""

    unit: ClassVar[Unit]

    _texts: Texts

    @abstractmethod
    def prompt(self, view: Any, moves: Sequence[Any], cast: PlayerNames, *, advised: bool = False) -> Prompt: ...

    @abstractmethod
    def hand(self, view: Any, moves: Sequence[Any], cast: PlayerNames) -> Panel: ...

    def named(self, view: Any, move: Any, cast: PlayerNames) -> str:
        prompts = [self.prompt(view, [move], cast)]
        if view.seat is not None:
            panel = self.hand(view, [move], cast)
            prompts += [panel.prompt, *([panel.aside.prompt] if panel.aside else [])]
        labels = (label for prompt in prompts for label in _labels(prompt, move.code))
        return next(labels, str(move.code))

    def fact(self, view: Any, move: Any) -> str:
        """Return a certain fact about a choice, such as its pay; empty by default."""
        return ""

    def hints(self, view: Any, judgement: PositionEval | None, cast: PlayerNames) -> str:
        """Return the best three choices, a line each, and the number of games, if any."""
        if judgement is None:
            return ""
        first, as_good = judgement.best, _range_of(judgement.verdicts, self.amount)
        others = [verdict for verdict in judgement.verdicts if verdict not in as_good][: BEST - 1]
        lines = [self._texts("advice-hints", games=judgement.games)]
        than = ""
        if others:
            than = self._amount("advice-than", others[0].short, other=self.named(view, others[0].move, cast))
        named = "" if len(as_good) == 1 else self.named_range(view, as_good[0].move, as_good[-1].move)
        lines.append(self._hint(view, first, cast, "best", than, named))
        for other in others:
            verdict = "near" if other.near else "close" if other.lag < CLOSE else "worse"
            lines.append(self._hint(view, other, cast, verdict))
        return "\n".join(lines)

    def amount(self, move: Any) -> tuple[str, int] | None:
        """Return the kind and value of a choice that is an amount, such as a bid."""
        return None

    def named_range(self, view: Any, least: Any, most: Any) -> str:
        """Return one name for a range of amounts, such as bids from 5 to 9."""
        raise NotImplementedError

    def remembered(self, view: Any, cast: PlayerNames) -> str:
        return ""

    def compared(self, view: Any, verdicts: Sequence[MoveEval], cast: PlayerNames) -> list[str]:
        """Return choices in the given order, a line each.

        All except the best also say how much less they bring. A larger gain would only contradict the wins.
        """
        return [
            self._texts(
                "advice-compared",
                choice=self.named(view, verdict.move, cast),
                games=round(100 * verdict.chance),
                best="yes" if not verdict.lag else "no",
                fact="".join(DOT + part for part in self._particulars(view, verdict) if part),
            )
            for verdict in verdicts
        ]

    def _particulars(self, view: Any, verdict: MoveEval) -> tuple[str, str]:
        amount = round(verdict.short)
        short = self._texts("advice-short", amount=amount, unit=self.unit) if amount > 0 else ""
        return self.fact(view, verdict.move), short

    def wins_of(self, view: Any, verdicts: Sequence[MoveEval], cast: PlayerNames) -> str:
        return DOT.join(f"{self.named(view, each.move, cast)} (**{round(100 * each.chance)}**)" for each in verdicts)

    def _hint(self, view: Any, verdict: MoveEval, cast: PlayerNames, how: str, than: str = "", choice: str = "") -> str:
        said = [
            self.fact(view, verdict.move),
            self._wins(verdict.chance) + than,
            self._texts("advice-verdict", how=how),
        ]
        choice = choice or self.named(view, verdict.move, cast)
        return self._texts("advice-hint", choice=choice, said=DOT.join(part for part in said if part))

    def because(self, thought: Thought, cast: PlayerNames) -> str:
        made, other, best = thought.made, thought.other, thought.judgement.best
        who, choice, wins = (
            cast.marked[thought.seat],
            self.named(thought.view, made.move, cast),
            self._wins(made.chance),
        )
        if other is None:
            return self._texts("advice-why-alone", who=who, choice=choice, wins=wins)
        near = made.near if made is not best else other.near
        return self._texts(
            "advice-why",
            who=who,
            choice=choice,
            wins=wins,
            verdict="equal" if near else "best" if made is best else "other",
            basis="public" if thought.view.seat is None else "own",
            other=self.named(thought.view, other.move, cast),
            rest=self._wins(other.chance),
        )

    def cost(self, lesson: CostlyMove) -> str:
        brought = self._amount("advice-brings", lesson.short)
        return self._texts("review-chance", games=max(1, round(100 * lesson.cost)), brought=brought)

    def _wins(self, chance: float) -> str:
        return self._texts("advice-wins", tenths=round(10 * chance))

    def _amount(self, key: str, gain: float, **args: str) -> str:
        """Return a gain in whole units, with its sign in words, if it is one at least."""
        amount = round(gain)
        sign = "more" if amount > 0 else "less"
        return self._texts(key, amount=abs(amount), unit=self.unit, sign=sign, **args) if amount else ""


def _range_of(verdicts: Sequence[MoveEval], amount: Callable[[Any], tuple[str, int] | None]) -> list[MoveEval]:
    """Return the best choice and neighboring amounts that are about as good."""
    best, found = verdicts[0], amount(verdicts[0].move)
    if found is None:
        return [best]
    sizes = {at[1]: verdict for verdict in verdicts if (at := amount(verdict.move)) is not None and at[0] == found[0]}
    ordered = [sizes[size] for size in sorted(sizes)]
    first = last = ordered.index(best)
    while first and ordered[first - 1].near:
        first -= 1
    while last + 1 < len(ordered) and ordered[last + 1].near:
        last += 1
    return ordered[first : last + 1]


def _labels(prompt: Prompt, code: str) -> Iterator[str]:
    for row in prompt.rows:
        items: Sequence[Choice | AskNumber | SubmenuButton] = row.items
        for item in items:
            if isinstance(item, Choice) and item.code == code:
                yield item.label
            elif isinstance(item, AskNumber) and code.startswith(item.prefix):
                yield f"{item.label} {code.removeprefix(item.prefix)}"
