"""The messages that show a table, as Components V2 layouts: built afresh each time, from a table as it is now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.presenters.base import Cast, Paint, Panel, Presenter, Prompt
from bot.ui import items
from bot.ui.cast import cast_of, marked
from bot.ui.limits import TEXT, cut
from bot.ui.lobby_faces import LobbyFaces
from bot.ui.parts import ACCENT, Face, add_prompt, gallery, layout, link_to, plain, reopening, row, tell
from bot.words.texts import Texts
from engine.game import Event
from engine.table import Table, Undone
from host.live import LiveGame, LiveTable, Pictured, has_begun
from render.pool import Painter
from storage.presence import Proposal

LINES: Final = 8
"""What happened is told in this many lines at most; the story has them all."""


@dataclass(frozen=True, slots=True)
class Faces:
    """Builds every message of a table. Holds what building needs: texts, presenters, the painter."""

    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter
    dress: Callable[[Prompt], Prompt] = lambda prompt: prompt
    """Puts the application's own emojis on buttons, where there are any."""

    # -- the table's own message ------------------------------------------------------------------------

    async def public(self, live: LiveTable) -> Face:
        """The message that everybody sees: the lobby, the board, or the result."""
        if not has_begun(live):
            return await LobbyFaces(self.texts, self.presenters, self.painter).public(live)
        if live.closed:
            return self._closed(live)
        return await self._board(live)

    def _closed(self, live: LiveGame) -> Face:
        """A game that was closed before its end: given up for good, with its seed, or to be taken up again."""
        lines = [self.texts("table-closed", table=str(live.id), why=live.why_closed or "ended")]
        ways = [
            *reopening(self.texts, live),
            items.AtTable.make(live.id, "replay", self.texts("button-replay")),
        ]
        if live.seed is not None:
            lines.append(self.texts("table-seed", seed=live.seed, commitment=live.table.commitment))
            ways += self._proofs(live)
        return plain("\n".join(lines), row(*ways))

    def _proofs(self, live: LiveGame) -> list[items.AtTable]:
        """Ways to see that the dice were fair."""
        return [
            items.AtTable.make(live.id, "verify", self.texts("button-verify")),
            items.AtTable.make(live.id, "log", self.texts("button-save-log")),
        ]

    def moved(self, live: LiveTable, link: str, *, away: bool) -> Face:
        """What an old message of a table becomes when the table is posted anew; ``away``: in another channel."""
        where = "away" if away else "here"
        return plain(self.texts("table-moved", table=str(live.id), where=where, link=link))

    async def _board(self, live: LiveGame) -> Face:
        table = live.table
        # All that is read of the table is read here, before the first await: one moment, one picture.
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view, number, ply = table.view(None), table.number, table.ply
        lines = self._happened(live, presenter, cast)
        if (standing := table.standing) is not None:
            paint = presenter.result_board(view, standing, cast, live.chronicle)
            alt = presenter.result_alt(view, standing, cast, live.chronicle)
            head = presenter.result(view, standing, cast)
            prompt = Prompt(self.texts("table-seed", seed=table.seed or "", commitment=table.commitment))
        else:
            moves = [move for seat in table.to_act for move in table.moves(seat) if not move.private]
            paint, alt = self._picture(live, presenter, moves), presenter.alt(view, cast)
            head = f"### {presenter.heading(view, cast)}\n{presenter.turn(view, cast)}{self._deadline(live)}"
            prompt = presenter.prompt(view, moves, cast)
        if not any(told.by == "person" for told in table.told(None)):
            lines.append(self.texts("table-promise", commitment=table.commitment))
        if live.unreachable:
            lines.append(self._closed_dms(live))
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        box.add_item(ui.TextDisplay(cut("\n".join([head, *(f"-# {line}" for line in lines)]), TEXT // 2)))
        picture, files = await gallery(self.painter, paint, alt, f"table-{live.id}-{number}")
        box.add_item(picture)
        add_prompt(box, self.dress(prompt), live.id, ply)
        if table.over:
            box.add_item(row(*self._proofs(live)))
        box.add_item(ui.Separator())
        if live.proposal is not None and not table.over:
            self._add_vote(box, live, live.proposal)
        box.add_item(row(*self._last_row(live)))
        return Face(layout(box), files, Pictured(view, number))

    def _picture(self, live: LiveGame, presenter: Presenter, moves: Sequence[Any]) -> Paint:
        """The board with what has changed since the last picture, on its way there if that is worth looking at.

        Nobody waits for the way while many pictures do: it takes as long as four boards.
        """
        view, cast, last = live.table.view(None), cast_of(live.chairs), live.pictured
        if last is None:
            return presenter.board(view, cast, None, moves)
        if live.lobby.motion and presenter.moves_pictures and not self.painter.busy:
            events = told_since(live.table, last.number)
            moving = presenter.motion(view, cast, last.view, events, moves) if events else None
            if moving is not None:
                return moving
        return presenter.board(view, cast, last.view, moves)

    def _happened(self, live: LiveGame, presenter: Presenter, cast: Cast) -> list[str]:
        """What happened since those who are to decide now last did: they are the ones who have to know."""
        table = live.table
        since = min((table.last_move_of(seat) for seat in table.to_act), default=0)
        lines = tell(self.texts, presenter, cast, table.told(None, since))
        # The end is in the heading already.
        return [*lines[: -1 if table.over else None], *self._away(live)][-LINES:]

    def _away(self, live: LiveGame) -> list[str]:
        """For whom an AI sits in."""
        away = [marked(s, c.name) for s, c in enumerate(live.chairs) if c.user is not None and not c.present]
        if not away:
            return []
        present = any(chair.present for chair in live.chairs)
        return [self.texts("table-away" if present else "table-deserted", names=", ".join(away))]

    def _deadline(self, live: LiveGame) -> str:
        return "" if live.due is None else self.texts("table-deadline", when=f"<t:{int(live.due.timestamp())}:R>")

    def _add_vote(self, box: ui.Container[Any], live: LiveGame, proposal: Proposal) -> None:
        names = {chair.user: marked(seat, chair.name) for seat, chair in enumerate(live.chairs)}
        agreed = ", ".join(names[user] for user in proposal.agreed if user in names)
        box.add_item(
            ui.TextDisplay(
                self.texts("table-vote", kind=proposal.kind, name=names.get(proposal.by, "?"), agreed=agreed or "–")
            )
        )
        box.add_item(
            row(
                items.VoteButton.make(proposal, "agree", self.texts("button-agree"), "success"),
                items.VoteButton.make(proposal, "refuse", self.texts("button-refuse"), "danger"),
            )
        )

    def _closed_dms(self, live: LiveGame) -> str:
        names = [marked(s, c.name) for s, c in enumerate(live.chairs) if c.user in live.unreachable]
        return self.texts("table-dms-closed", names=", ".join(names))

    def _last_row(self, live: LiveGame) -> list[items.AtTable]:
        """The row that never moves."""
        text = self.texts
        more = items.AtTable.make(live.id, "more", text("button-more"))
        if live.over:
            return [
                items.AtTable.make(live.id, "rematch", text("button-rematch"), "success"),
                items.AtTable.make(live.id, "replay", text("button-replay"), "primary"),
                *([items.AtTable.make(live.id, "review", text("button-review"))] if live.game.advises else []),
                more,
            ]
        found = [
            items.AtTable.make(live.id, "hand", text("button-hand"), "primary"),
            items.AtTable.make(live.id, "explain", text("button-explain")),
        ]
        if live.lobby.odds and self.presenters[live.game.kind].offers_odds:
            found.append(items.AtTable.make(live.id, "odds", text("button-odds")))
        if any(chair.user is not None and not chair.present for chair in live.chairs):
            found.append(items.AtTable.make(live.id, "back", text("button-back-again"), "success"))
        return [*found, more]

    # -- private panels ------------------------------------------------------------------------------------

    async def hand(self, live: LiveGame, seat: int) -> Face:
        """The private panel of a seat: what it holds, what it can do in private."""
        table = live.table
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view = table.view(seat)
        panel: Panel = presenter.hand(view, table.moves(seat), cast)
        title = self.texts("hand-heading", game=self.texts(f"game-{live.game.kind}"), table=str(live.id))
        pending = self.texts("hand-pending", turn=presenter.turn(view, cast), link=link_to(live)).rstrip()
        text = cut(f"{title}\n{pending}\n{panel.text}", TEXT // 2)
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(text))
        files: list[discord.File] = []
        prompt, ply = panel.prompt, table.ply
        if panel.paint is not None:
            name = f"hand-{live.id}-{table.number}-{seat}"
            picture, files = await gallery(self.painter, panel.paint, panel.alt, name)
            box.add_item(picture)
        add_prompt(box, self.dress(prompt), live.id, ply)
        return Face(layout(box), files)


def told_since(table: Table, number: int) -> list[Event]:
    """The public events after an entry of the log. Empty if not all are remembered, or if they lead back."""
    told = table.told(None, number + 1)
    events = [event for happened in told for event in happened.events]
    whole = len(told) == table.number - number
    return events if whole and not any(isinstance(event, Undone) for event in events) else []
