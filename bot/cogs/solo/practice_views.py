"""Views of practice: the front page, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from bot.cogs.solo.board_views import Played, SoloId, SoloViews
from bot.core.layout import ACCENT, MessagePayload, gallery, layout, row, rows
from bot.core.limits import TEXT, cut
from bot.core.presenter import Paint
from bot.tables.replay_views import lesson_lines
from engine.game import AnyGame
from engine.review import CostlyMove
from render.titles import Occasion
from storage.practices import Practice

WHAT: Final = "practice"
"""The kind of solo game in ids."""
RUN: Final = "p"


@dataclass(frozen=True, slots=True)
class PracticeViews(SoloViews):
    games: Mapping[str, AnyGame]

    def front(self, kind: str, seats: int, last: Practice | None) -> MessagePayload:
        """Ask for players and AI level; a button leads back to an unfinished game."""
        text, game, where = self.texts, self.games[kind], SoloId(WHAT, kind, 0, RUN)
        title = text("practice-title", game=text(f"game-{kind}"))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(f"{title}\n{text('practice-about')}"))
        if last is not None:
            before = text(f"game-{last.kind}")
            told = text("practice-last", game=before, players=last.seats, level=self._level(last))
            _add(box, told, [where_of(last).do("on", text("button-daily-go-on"), "primary")])
        if len(game.seats) > 1:
            counts = [
                where.do(
                    f"seats:{count}",
                    str(count),
                    "primary" if count == seats else "secondary",
                    disabled=count == seats,
                )
                for count in game.seats
            ]
            _add(box, text("practice-seats"), counts)
        begin = [where.do(f"begin:{seats}:{level}", text(f"level-{kind}-{level}"), "success") for level in game.levels]
        _add(box, text("practice-against"), begin)
        box.add_item(ui.TextDisplay(text("practice-levels")))
        return MessagePayload(layout(box))

    def heading(self, practice: Practice) -> str:
        game = self.texts(f"game-{practice.kind}")
        return self.texts("practice-heading", game=game, count=practice.seats - 1, level=self._level(practice))

    def ending(self, practice: Practice, played: Played) -> tuple[Paint, str, Sequence[str], list[list[ui.Item[Any]]]]:
        """Return the result of a game: picture, text alternative, lines and buttons."""
        text, presenter = self.texts, self.presenters[practice.kind]
        view, standing, game = played.solo.view(None), played.solo.standing, text(f"game-{practice.kind}")
        cast = replace(played.cast, occasion=Occasion(game))
        front = SoloId(WHAT, practice.kind, 0, RUN)
        review = [where_of(practice).do("review", text("button-review"))] if played.solo.game.advises else []
        ways: list[ui.Item[Any]] = [
            front.do(f"begin:{practice.seats}:{practice.level}", text("button-daily-again"), "primary"),
            *review,
            where_of(practice).do("share", text("button-share")),
            front.do(f"seats:{practice.seats}", text("button-practice-other")),
        ]
        said = text("result-occasion", game=game, where="", when="", known="none")
        alt = text.join_sentences((said, presenter.result_alt(view, standing, cast)))
        return presenter.result_board(view, standing, cast), alt, [presenter.result(view, standing, cast)], [ways]

    def review(self, practice: Practice, played: Played, lessons: Sequence[CostlyMove]) -> MessagePayload:
        presenter = self.presenters[practice.kind]
        lines = [self.heading(practice), *lesson_lines(self.texts, presenter, played.cast, lessons)]
        back = where_of(practice).do("on", self.texts("button-back"))
        return MessagePayload(
            layout(ui.Container(ui.TextDisplay(cut("\n".join(lines), TEXT)), row(back), accent_colour=ACCENT))
        )

    async def shared(self, practice: Practice, played: Played) -> MessagePayload:
        text, kind = self.texts, practice.kind
        paint, alt, lines, _ = self.ending(practice, played)
        game, level = text(f"game-{kind}"), self._level(practice)
        said = text("practice-shared", name=f"<@{practice.user}>", game=game, level=level)
        box: ui.Container[Any] = ui.Container(ui.TextDisplay("\n".join([said, *lines])), accent_colour=ACCENT)
        picture, files = await gallery(self.painter, paint, alt, f"practice-{kind}-{practice.number}")
        box.add_item(picture)
        return MessagePayload(layout(box), files)

    def _level(self, practice: Practice) -> str:
        return self.texts(f"level-{practice.kind}-{practice.level}")


def where_of(practice: Practice) -> SoloId:
    return SoloId(WHAT, practice.kind, practice.number, RUN)


def _add(box: ui.Container[Any], asked: str, buttons: Sequence[ui.Item[Any]]) -> None:
    box.add_item(ui.TextDisplay(asked))
    for part in rows(buttons):
        box.add_item(part)
