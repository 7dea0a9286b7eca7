"""Views of the daily challenge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from discord import ui

from bot.cogs.solo.board_views import SoloId, SoloViews
from bot.cogs.solo.daily_days import DailyOutcome, DailyStanding
from bot.core.layout import ACCENT, MessagePayload, gallery, layout, page, row
from bot.core.limits import BUTTONS_A_ROW
from bot.core.markup import soon
from bot.core.presenter import Paint, chance_of
from bot.games.daily import Daily
from engine.fair import commitment
from render.daily import daily as paint_daily
from render.paints import picture_of
from storage.daily import Day, Try

WHAT: Final = "daily"
"""The kind of solo game in ids."""
FEW: Final = 10
"""With fewer players, a place is shown as a number, not a percentage."""


def front_button(kind: str, label: str, number: int = 0) -> ui.Button[Any]:
    """Return the button to a game's daily challenge, on any day."""
    return SoloId(WHAT, kind, number, "s0").do("front", label)


@dataclass(frozen=True, slots=True)
class Front:
    kind: str
    number: int
    ends: datetime
    commitment: str
    """The hash of today's seed."""
    promise: str
    """The hash of tomorrow's."""
    before: Day | None
    """Yesterday's challenge, whose seed is public."""
    attempt: Try | None
    outcome: DailyOutcome | None
    streak: int
    spoiled: bool


@dataclass(frozen=True, slots=True)
class DailyViews(SoloViews):
    dailies: Mapping[str, Daily]

    # -- the way in ------------------------------------------------------------------------------------------

    def front(self, front: Front) -> MessagePayload:
        text, kind, attempt = self.texts, front.kind, front.attempt
        lines = [text("daily-title", game=text(f"game-{kind}"), number=str(front.number))]
        ends = text("daily-next", soon=soon(front.ends))
        if attempt is not None and front.outcome is not None and not front.spoiled:
            lines += [*self._came(attempt, front.outcome), ends]
        else:
            about = text(f"{kind}-daily-about", level=self._called(kind, self.dailies[kind].deal.level))
            lines += [about, text.join_sentences((text("daily-rule"), ends))]
            lines += [text("why-daily-spoiled")] if front.spoiled else []
        if front.streak:
            lines.append(text("daily-streak", days=front.streak))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay("\n".join(lines)), accent_colour=ACCENT)
        first = self._first_row(front)
        if first:
            box.add_item(row(*first))
        others = [front_button(other, text(f"game-{other}"), front.number) for other in self.dailies if other != kind]
        if others:
            box.add_item(ui.TextDisplay(text("daily-others")))
            box.add_item(row(*others[:BUTTONS_A_ROW]))
        lacking = [text(f"game-{other}") for other in self.presenters if other not in self.dailies]
        if lacking:
            box.add_item(ui.TextDisplay(text("daily-lacking", games=text.listed(lacking))))
        return MessagePayload(layout(box))

    def proof(self, front: Front) -> MessagePayload:
        """Return how to verify that the dice were fixed before anyone played."""
        where = SoloId(WHAT, front.kind, front.number, "s0")
        title = self.texts("daily-title", game=self.texts(f"game-{front.kind}"), number=str(front.number))
        back = where.do("front", self.texts("button-back"))
        return MessagePayload(page([title, self.texts("daily-proof"), *self._promises(front)], [[back]]))

    def _first_row(self, front: Front) -> list[ui.Item[Any]]:
        where, attempt = SoloId(WHAT, front.kind, front.number, "s0"), front.attempt
        proof = where.do("proof", self.texts("button-daily-proof", chance=chance_of(self.presenters[front.kind])))
        if front.spoiled:
            return [proof]
        if attempt is None:
            return [where.do("begin", self.texts("button-daily-play"), "success"), proof]
        if attempt.score is None:
            return [where.do("begin", self.texts("button-daily-go-on"), "success"), proof]
        return [*self._ways_on(where), proof]

    def _promises(self, front: Front) -> list[str]:
        lines = [self.texts("daily-promise", today=front.commitment, tomorrow=front.promise)]
        if front.before is not None:
            before = front.before
            lines.append(
                self.texts(
                    "daily-revealed", number=str(before.number), seed=before.seed, commitment=commitment(before.seed)
                )
            )
        return lines

    def _called(self, kind: str, level: str) -> str:
        return self.texts(f"level-{kind}-{level}")

    # -- a try -----------------------------------------------------------------------------------------------

    def heading(self, attempt: Try) -> str:
        return self.texts(
            "daily-heading",
            game=self.texts(f"game-{attempt.kind}"),
            number=str(attempt.number),
            run="over" if attempt.score is not None else "counts" if attempt.scored else "repeat",
        )

    def ending(
        self, attempt: Try, outcome: DailyOutcome, streak: int
    ) -> tuple[Sequence[str], Sequence[Sequence[ui.Item[Any]]]]:
        """Return the result of a finished attempt as lines, and rows of buttons."""
        where = SoloId(WHAT, attempt.kind, attempt.number, "s0")
        # The picture has the score and the place among all.
        lines = self._came(attempt, outcome)[2:] if attempt.scored else self._repeated(attempt, outcome)
        if attempt.scored and streak:
            lines.append(self.texts("daily-streak", days=streak))
        return lines, [[*self._ways_on(where), where.do("front", self.texts("button-daily-front"))]]

    def _ways_on(self, where: SoloId) -> list[ui.Item[Any]]:
        text = self.texts
        return [
            where.do("share", text("button-share"), "success"),
            where.do("begin", text("button-daily-again"), "primary"),
        ]

    def _came(self, attempt: Try, outcome: DailyOutcome) -> list[str]:
        score = self._score(attempt)
        lines = [self.texts("daily-result", score=score), self._everywhere(outcome)]
        lines.append(self._par(attempt.kind, outcome))
        if outcome.here not in (None, outcome.everywhere):
            lines.append(self.texts("daily-here", place=self._place(outcome.here, whole=True)))
        return [*lines, f"`{self.line(attempt, outcome)}`", self.texts(f"{attempt.kind}-daily-signs")]

    def _repeated(self, attempt: Try, outcome: DailyOutcome) -> list[str]:
        score = self._score(attempt)
        return [self.texts("daily-repeat", score=score), self._par(attempt.kind, outcome)]

    def _par(self, kind: str, outcome: DailyOutcome) -> str:
        if outcome.par is None:
            return self.texts("daily-par-later")
        best = self._called(kind, self.dailies[kind].deal.best)
        return self.texts("daily-par", par=self.texts(f"{kind}-daily-score", score=outcome.par), expert=best)

    def _par_in_short(self, kind: str, outcome: DailyOutcome) -> list[str]:
        if outcome.par is None:
            return []
        return [self.texts("daily-par-short", par=self.texts(f"{kind}-daily-score", score=outcome.par))]

    def _score(self, attempt: Try) -> str:
        assert attempt.score is not None  # the caller has checked
        return self.texts(f"{attempt.kind}-daily-score", score=attempt.score)

    def _everywhere(self, outcome: DailyOutcome) -> str:
        return self.texts("daily-everywhere", place=self._place(outcome.everywhere, whole=True))

    def _place(self, standing: DailyStanding, *, whole: bool = False) -> str:
        """Return a rank as text; ``whole`` always adds the number of players."""
        if standing.all < FEW:
            return self.texts("daily-rank", rank=standing.rank, count=standing.all)
        if whole:
            return self.texts("daily-top-of", top=standing.top, count=standing.all)
        return self.texts("daily-top", top=standing.top)

    # -- to share --------------------------------------------------------------------------------------------

    def line(self, attempt: Try, outcome: DailyOutcome) -> str:
        return self.texts(
            "daily-line",
            game=self.texts(f"game-{attempt.kind}"),
            number=str(attempt.number),
            score=self._score(attempt),
            place=self._place(outcome.everywhere),
            signs=self.dailies[attempt.kind].signs(attempt.marks),
        )

    def picture(self, attempt: Try, outcome: DailyOutcome) -> tuple[Paint, str]:
        """Return the result of an attempt as a picture without spoilers."""
        text, kind = self.texts, attempt.kind
        place = [self._everywhere(outcome)] if attempt.scored else []
        title = text("daily-title-plain", game=text(f"game-{kind}"), number=str(attempt.number))
        score, lines = self._score(attempt), (*place, *self._par_in_short(kind, outcome))
        emblem = self.presenters[kind].emblem
        painted = picture_of(paint_daily, title, text("daily-when"), score, lines, attempt.marks, emblem)
        return painted, text("daily-alt", title=title, score=score, place=". ".join(lines))

    async def shared(self, user: int, attempt: Try, outcome: DailyOutcome) -> MessagePayload:
        text, kind = self.texts, attempt.kind
        line = self.line(attempt, outcome)
        said = text("daily-shared", name=f"<@{user}>", line=line)
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(said), accent_colour=ACCENT)
        paint, alt = self.picture(attempt, outcome)
        picture, files = await gallery(self.painter, paint, alt, f"daily-{kind}-{attempt.number}")
        box.add_item(picture)
        box.add_item(ui.TextDisplay(text("daily-invitation")))
        return MessagePayload(layout(box), files)
