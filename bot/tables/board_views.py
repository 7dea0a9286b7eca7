"""The messages of a table, as Components V2 layouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.core.components import button
from bot.core.layout import (
    ACCENT,
    DOT,
    MessagePayload,
    add_prompt,
    asking,
    gallery,
    latest,
    layout,
    link_to,
    plain,
    recent,
    row,
    tell,
    why_closed,
)
from bot.core.limits import TEXT, cut
from bot.core.markup import soon, spoiler
from bot.core.player_names import cast_of, marked
from bot.core.presenter import Paint, Presenter, Prompt, Style, reckoned
from bot.core.texts import Texts
from bot.tables.lobby_views import LobbyViews, quiet_hours
from bot.tables.panel_views import explain_label
from bot.tables.presses import VOTE, MovePresses, lobby_button, reopening, table_button
from bot.tables.result_views import ending, ranking
from engine.game import Event
from engine.table import EntryEvents, Table, Undone
from host import votes
from host.live import GameSession, RenderedState, TableSession, has_begun, people_on
from host.seats import speed_for
from render.pool import Painter
from storage.presence import Proposal


@dataclass(frozen=True, slots=True)
class BoardViews:
    """Builds every message of a table."""

    texts: Texts
    presenters: Mapping[str, Presenter]
    painter: Painter
    dress: Callable[[Prompt], Prompt] = lambda prompt: prompt
    """Puts the application's own emojis on buttons, if there are any."""

    async def public(self, live: TableSession) -> MessagePayload:
        if not has_begun(live):
            return await LobbyViews(self.texts, self.presenters, self.painter).public(live)
        if live.past:
            return await self._result(live)
        return self._closed(live) if live.closed else await self._board(live)

    def _closed(self, live: GameSession) -> MessagePayload:
        replay = table_button(live.id, "replay", self.texts("button-replay"))
        return plain(why_closed(self.texts, live), row(*reopening(self.texts, live), replay))

    def moved(self, live: TableSession, link: str, *, away: bool) -> MessagePayload:
        """Return the old message of a table that was posted again."""
        where = "away" if away else "here"
        return plain(self.texts("table-moved", table=str(live.id), where=where, link=link))

    def waiting(self, live: TableSession) -> MessagePayload:
        """Return that the user's own lobby is open here: go there, or close it."""
        go: ui.Button[Any] = ui.Button(label=self.texts("button-go-there"), url=link_to(live))
        close = lobby_button(live.id, "cancel", self.texts("button-close-table"), "danger")
        return plain(self.texts("lobby-waiting", table=str(live.id)), row(go, close))

    async def _board(self, live: GameSession) -> MessagePayload:
        table = live.table
        # All data of the table is read here, before the first await: one moment, one picture.
        presenter, cast = self.presenters[live.game.kind], cast_of(table.chairs)
        view, number, ply = table.view(None), table.number, table.ply
        moves = [move for seat in table.to_act for move in table.moves(seat) if not move.private]
        last = live.pictured
        film = self._film(live, presenter, moves)
        paint, alt = film or self._still(live, presenter, moves), presenter.alt(view, cast)
        prompt = presenter.prompt(view, moves, cast, advised=live.lobby.hints)
        if live.proposal is not None:
            # The vote is what to read. With more text, a phone shows only half of the message.
            small, prompt = self._away(live), replace(prompt, text="")
        else:
            told = [*reckoned(presenter, view, cast)]
            if told and film is not None:
                # Viewers of a voyage's animation don't see its end next to it: a click uncovers that.
                told = [self.texts("covered-lines"), spoiler(DOT.join(told))]
            small = [
                *self._vote_outcome(live),
                *(told or recent(self.texts, presenter, view, cast, self._unseen(live))),
                *self._away(live),
                *self._dealt(live),
                *self._closed_dms(live),
            ]
        turn = DOT.join([f"{presenter.turn(view, cast)}{self._deadline(live)}", *quiet_hours(self.texts, live.lobby)])
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        if lines := [f"-# {line}" for line in small if line]:
            box.add_item(ui.TextDisplay(cut("\n".join(lines), TEXT // 2)))
        picture, files = await gallery(self.painter, paint, alt, f"table-{live.id}-{number}")
        box.add_item(picture)
        # Next to its buttons: of a message higher than a phone, the bottom is visible.
        add_prompt(box, self.dress(asking(turn, prompt)), MovePresses(live.id, ply))
        if live.proposal is None:
            box.add_item(ui.Separator())
        else:
            box.add_item(ui.TextDisplay(self.vote(live, live.proposal)))
        box.add_item(row(*self._last_row(live, bool(prompt.rows))))
        before = None if last is None else last.before if last.number == number else last.view
        return MessagePayload(layout(box), files, RenderedState(view, number, before))

    async def _result(self, live: GameSession) -> MessagePayload:
        table = live.table
        view, number, standing = table.view(None), table.number, table.standing
        end = ending(self.texts, self.presenters, live)
        if standing is None:
            early = self.texts("result-early", why=why_closed(self.texts, live))
            said = "\n".join([early, *ranking(self.texts, live, end.cast.marked)])
        else:
            said = self.presenters[live.game.kind].result(view, standing, end.cast)
        picture, files = await gallery(self.painter, end.paint, end.alt, f"table-{live.id}-{number}")
        box: ui.Container[Any] = ui.Container(picture, accent_colour=ACCENT)
        box.add_item(ui.TextDisplay(cut(said, TEXT // 2)))
        box.add_item(ui.Separator())
        box.add_item(row(*self._ways_on(live)))
        return MessagePayload(layout(box), files, RenderedState(view, number))

    def _still(self, live: GameSession, presenter: Presenter, moves: Sequence[Any]) -> Paint:
        """Return the board with the changes since the last picture marked."""
        last, cast = live.pictured, cast_of(live.chairs)
        before = None if last is None else last.before if last.number == live.table.number else last.view
        return presenter.board(live.table.view(None), cast, before, moves)

    def _film(self, live: GameSession, presenter: Presenter, moves: Sequence[Any]) -> Paint | None:
        """Return the animation from the last picture to the current board, if worthwhile.

        ``None`` while many pictures are waiting: it takes as long as five boards.
        """
        last = live.pictured
        if last is None or last.number == live.table.number or not (live.lobby.motion and presenter.moves_pictures):
            return None
        events = events_since(live.table, last.number)
        film = (
            presenter.motion(live.table.view(None), cast_of(live.chairs), last.view, events, moves) if events else None
        )
        return film if film is not None and self.painter.affords_film() else None

    @staticmethod
    def _unseen(live: GameSession) -> Sequence[EntryEvents]:
        """Return the events that the players to act may not have seen."""
        table = live.table
        return table.events_for(None, min(map(table.last_move_of, table.to_act)))

    def _away(self, live: GameSession) -> list[str]:
        away = [marked(s, c.name) for s, c in enumerate(live.chairs) if c.user is not None and not c.present]
        if not away:
            return []
        present = any(chair.present for chair in live.chairs)
        return [
            self.texts("table-away" if present else "table-deserted", names=self.texts.listed(away), count=len(away))
        ]

    def _deadline(self, live: GameSession) -> str:
        if live.due is None or not live.present:  # without them, the game is paused
            return ""
        said, speed = self.texts("table-deadline", soon=soon(live.due)), live.lobby.speed
        # With a move the player accepts this speed for their next deadlines.
        accepts = any(speed_for(live, seat) != speed for seat in live.table.to_act if live.chairs[seat].present)
        return f"{said} · {self.texts(f'speed-{speed}')}" if accepts else said

    def vote(self, live: GameSession, proposal: Proposal) -> str:
        names = {chair.user: marked(seat, chair.name) for seat, chair in enumerate(live.chairs)}
        asked = live.here if proposal.kind == votes.END else [user for user in names if user is not None]
        answered = {*proposal.agreed, *proposal.refused}
        agreed = self.texts.listed(names[user] for user in proposal.agreed if user in names)
        refused = self.texts.listed(names[user] for user in proposal.refused if user in names)
        missing = self.texts.listed(names[user] for user in asked if user not in answered)
        said = self.texts(
            "table-vote",
            kind=proposal.kind,
            name=names.get(proposal.by, "?"),
            what=self._last_decision(live, proposal),
            agreed=agreed or "–",
            refused=refused,
            against="some" if refused else "none",
            missing=missing or "–",
            needed=votes.majority(live.here),
            count=len(live.here),
            arena="yes" if live.lobby.clocked else "no",
        )
        if live.vote_ends is None:
            return said
        enough = proposal.kind == votes.END and votes.is_majority(proposal.agreed, live.here)
        stage = "enough" if enough else "open"
        return f"{said}{DOT}{self.texts('table-vote-ends', stage=stage, soon=soon(live.vote_ends))}"

    def _vote_outcome(self, live: GameSession) -> list[str]:
        """Return the result of a vote that changed nothing, until the next move."""
        if live.vote_outcome is None or live.vote_outcome[1] != live.table.number:
            return []
        return [self.texts("table-vote-outcome", how=live.vote_outcome[0])]

    def _ballot(self, proposal: Proposal) -> list[ui.Button[Any]]:
        def answer(name: str, label: str, style: Style) -> ui.Button[Any]:
            which = VOTE(table=proposal.table, kind=proposal.kind, number=proposal.number, answer=name)
            return button(which, label, style)

        text = self.texts
        return [answer("agree", text("button-agree"), "success"), answer("refuse", text("button-refuse"), "danger")]

    def _last_decision(self, live: GameSession, proposal: Proposal) -> str:
        """Return the decision to undo, in its public wording."""
        told = [each for each in live.table.events_for(None, proposal.number) if each.number == proposal.number]
        said = latest(tell(self.texts, self.presenters[live.game.kind], cast_of(live.chairs), told))
        return said.rstrip(".。") or "–"  # it is used within a sentence

    def _dealt(self, live: GameSession) -> list[str]:
        """Return that hands were sent by DM, until the first human has moved."""
        people = [seat for seat, chair in enumerate(live.chairs) if chair.user is not None]
        told = live.unreachable != people_on(live.chairs) and not any(map(live.table.last_move_of, people))
        return [self.texts("table-dealt")] if told else []

    def _closed_dms(self, live: GameSession) -> list[str]:
        if not live.unreachable:
            return []
        names = [marked(s, c.name) for s, c in enumerate(live.chairs) if c.user in live.unreachable]
        return [self.texts("table-dms-closed", names=self.texts.listed(names), count=len(names))]

    def _ways_on(self, live: GameSession) -> list[ui.Button[Any]]:
        text = self.texts
        review = [table_button(live.id, "review", text("button-review"))] if live.game.advises else []
        again = [table_button(live.id, "rematch", text("button-rematch"), "success")] if live.may_follow else []
        return [
            *again,
            table_button(live.id, "replay", text("button-replay"), "primary"),
            *review,
            table_button(live.id, "share", text("button-share")),
            table_button(live.id, "more", text("button-more")),
        ]

    def _last_row(self, live: GameSession, public: bool) -> list[ui.Button[Any]]:
        """Return the fixed row of buttons; during a vote, the ballot."""
        text = self.texts
        hand = table_button(live.id, "hand", text("button-hand"), "secondary" if public else "primary")
        if live.proposal is not None:
            # All else is behind More: with two rows of buttons, the board would not fit on a phone.
            found = [*self._ballot(live.proposal), *([] if public else [hand])]
        else:
            emoji = "💡" if live.lobby.hints else None
            found = [hand, table_button(live.id, "explain", explain_label(text, live), emoji=emoji)]
        if any(chair.user is not None and not chair.present for chair in live.chairs):
            # Green would invite those who never left.
            style: Style = "secondary" if live.present else "success"
            found.append(table_button(live.id, "back", text("button-back-again"), style))
        return [*found, table_button(live.id, "more", text("button-more"))]


def events_since(table: Table, number: int) -> list[Event]:
    """Return the public events after an entry; none after an undo or with a gap."""
    told = table.events_for(None, number + 1)
    events = [event for happened in told for event in happened.events]
    whole = len(told) == table.number - number
    return events if whole and not any(isinstance(event, Undone) for event in events) else []
