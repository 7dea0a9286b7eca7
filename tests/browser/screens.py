"""How high the messages of tables are on a phone and on a desktop, over positions of the golden games.

To see how they are spread, and the highest of each game; then the same of lobbies, hands and results on a phone, with
their words, in every language::

    python -m tests.browser.screens --each 60
    python -m tests.browser.screens --each 20 --messages
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from statistics import median, quantiles
from typing import Final, NamedTuple, cast

from bot.cogs.solo.board_views import Played, SoloId, SoloViews
from bot.core.layout import MessagePayload
from bot.games.catalogue import catalogue
from bot.tables.board_views import BoardViews
from bot.tables.house_rules import HouseRules
from bot.tables.panel_views import BEHIND, PanelPage, PanelViews
from engine.game import AnyGame, Evaluation, Options, Seat
from engine.lobby import Lobby
from engine.search.evaluator import PositionEval, Question, Samples
from engine.solo import Solo
from engine.table import EntryEvents, Journal, SeatAssignment, Table
from host.live import GameSession, TableSession, has_begun
from localcord import LocalCord
from localcord.entities import Message, MessageFlags, Upload
from render.pool import Painter
from storage.presence import Proposal
from tests.browser.alone import Alone, AtOnce, Pages
from tests.engine.golden import Step, Teller
from tests.kit import tellers
from tests.localcord.browser import Windows, chromium, drawn

SCREENS: Final = {"phone": (390, 844), "desktop": (1280, 860)}
"""Width and height of what is looked at."""
BARS: Final = {"phone": 620, "desktop": 700}
"""So high is a decision at most in 95 of 100 positions, from whose turn it is to its last button."""
PEOPLE: Final = ("Ann", "Bartolomeu", "Cleo", "Dan", "Evangeline", "Fay", "Gil", "Hanneke")
FITS: Final = 650
"""A message of so many pixels is seen whole on a phone, with the heading of the channel and the field to write in."""
WORDS: Final = {"decision": 30, "hand": 45}
"""So many words stand at most in half of all positions, in public and in private."""
AT_ONCE: Final = 24
"""Messages that stand in the channel at a time."""

_MEASURE: Final = r"""([language, ids]) => ids.map(id => {
    const box = document.querySelector(`[data-message-id='${id}'] .container`);
    const all = box.getBoundingClientRect();
    const pressed = [...box.querySelectorAll("[data-custom-id]")];
    const decides = part => /^(mv|ms|an|sp):/.test(part.dataset.customId);
    const own = part => /^tb:[0-9]+:hand$/.test(part.dataset.customId);
    const last = pressed.filter(decides).at(-1) ?? pressed.find(own);
    const first = box.querySelector(".text, .markdown, figure") ?? box;
    const top = first.getBoundingClientRect().top;
    const bottom = last ? last.getBoundingClientRect().bottom : all.bottom;
    const picture = box.querySelector("figure");
    const inside = part => [...new Intl.Segmenter(language, {granularity: "word"}).segment(part.innerText)];
    const words = [...box.querySelectorAll(".markdown")].flatMap(inside).filter(each => each.isWordLike);
    const height = picture ? picture.getBoundingClientRect().height : 0;
    return [bottom - top, all.height, height, words.length, pressed.length].map(Math.round);
})"""


class Moment(NamedTuple):
    """A position of a golden game, with the table that stands there."""

    name: str
    live: TableSession
    hand: Seat | None = None
    """Whose hand is looked at; ``None`` is the message that everybody sees."""
    panel: str = ""
    """The panel that is looked at besides: ``rules`` are the house rules, ``guest`` those of a guest, ``text`` is the
    board in words, ``more`` and ``record`` are what else there is. ``odds`` no longer follow the game, ``practice`` is
    a game alone, ``hint`` a hint in it."""

    @property
    def what(self) -> str:
        """What kind of message it is."""
        if self.panel:
            return self.panel
        if self.live.proposal is not None:
            return "vote"
        return "hand" if self.hand is not None else {"game": "decision", "over": "result"}.get(self.live.state, "lobby")

    @property
    def kind(self) -> str:
        return f"{self.live.game.kind}"

    @property
    def seats(self) -> int:
        return len(self.live.chairs)


class Height(NamedTuple):
    """How high a table's message is, in pixels of the page."""

    moment: Moment | Alone
    screen: str
    decision: int
    """From whose turn it is to the last button of the decision; to those of the last row where cards are hidden."""
    whole: int
    picture: int
    words: int = 0
    """Of its texts: without those on buttons and in pictures."""
    pressed: int = 0
    """Buttons and menus."""


class _Golden(Table):
    """A table that stands where a golden game stood after some of its steps."""

    def __init__(
        self, game: AnyGame, options: Options, chairs: Sequence[SeatAssignment], steps: Sequence[Step]
    ) -> None:
        super().__init__(1, game, options, chairs, "golden", cast(Journal, None))
        self._state, self._number = steps[-1].state, len(steps) - 1
        told = (_happened(number, step) for number, step in enumerate(steps))
        self._events = deque(told, maxlen=self._events.maxlen)


class _GoldenSolo(Solo):
    """The same of a game that somebody plays alone."""

    def __init__(self, table: _Golden) -> None:
        self.game, self.deeds, self._before = table.game, [], {}
        self._state, self._events = table._state, list(table._events)

    def judged(self, seat: Seat) -> PositionEval:
        """A hint of three choices, of which each is worth less than the one before."""
        moves = ([move for move in self.moves(seat) if not move.free] or self.moves(seat))[:3]
        worths = [Evaluation(0.4 - 0.15 * place, 20.0 - 5 * place) for place in range(len(moves))]
        tried = [Samples(move, (worth,) * 3) for move, worth in zip(moves, worths, strict=True)]
        return PositionEval(Question(self.view(seat), seat), 2000, tuple(tried))


def _happened(number: int, step: Step) -> EntryEvents:
    words = step.headline.split()
    return EntryEvents(number, int(words[2]) if words[1] == "seat" else None, "person", tuple(step.events))


def moments(each: int, users: Sequence[int]) -> Iterator[Moment]:
    """So many positions of each game and number of seats, spread over its golden games: none of them is over."""
    games: dict[tuple[str, int], list[tuple[Teller, str, int]]] = {}
    for teller in tellers():
        for name, tale in teller.tales.items():
            kind = teller.game_of(tale.options).kind
            steps = range(len(teller.steps(name)) - 1)
            games.setdefault((kind, len(tale.levels)), []).extend((teller, name, at) for at in steps)
    for positions in games.values():
        count = min(each, len(positions))
        for place in range(count):
            yield moment(*positions[(2 * place + 1) * len(positions) // (2 * count)], users)


def messages(each: int, users: Sequence[int]) -> Iterator[Moment]:
    """The same positions with the hands of those who decide; and each game's lobbies and results."""
    for found in moments(each, users):
        yield found
        live = found.live
        assert has_begun(live)
        yield found._replace(hand=live.table.to_act[0])
        for panel in ("text", "more", "record"):
            yield found._replace(hand=live.table.to_act[0], panel=panel)
        if live.lobby.options == live.game.options_type().model_dump():  # those of practice
            for panel in (
                "practice",
                *(["hint"] if live.game.advises else []),
                *(["odds"] if found.kind == "manila" else []),
            ):
                yield found._replace(hand=live.table.to_act[0], panel=panel)
        yield found._replace(live=voting(live))
    for teller in tellers():
        for name, tale in teller.tales.items():
            over = moment(teller, name, len(teller.steps(name)) - 1, users)
            assert has_begun(over.live)
            over.live.due = None
            yield over
            for seats in range(1, len(tale.levels) + 1):
                chairs = over.live.lobby.chairs[:seats]
                lobby = replace(over.live.lobby, chairs=chairs)
                yield Moment(f"{name} lobby {seats}", TableSession(1, over.live.game, lobby, 1, 1, 1, None))
            for panel in ("rules", "guest"):
                yield Moment(f"{name} {panel}", TableSession(1, over.live.game, lobby, 1, 1, 1, None), panel=panel)


def voting(live: GameSession) -> GameSession:
    """The same table with a vote: to undo what came before, or where nothing did, to end the game."""
    last, users = live.table.last_decision(), [chair.user for chair in live.chairs if chair.user is not None]
    kind, number = ("end", live.table.number) if last is None else ("undo", last.number)
    ends = live.due if kind == "end" else None
    return replace(live, proposal=Proposal(live.id, kind, number, users[0], (users[0],)), vote_ends=ends)


def moment(teller: Teller, name: str, at: int, users: Sequence[int]) -> Moment:
    """The position of a golden game after so many moves, at a table of people whose time is running."""
    tale = teller.tales[name]
    game, seats = teller.game_of(tale.options), len(tale.levels)
    chairs = tuple(SeatAssignment(PEOPLE[seat], users[seat]) for seat in range(seats))
    table = _Golden(game, tale.options, chairs, teller.steps(name)[: at + 1])
    lobby = Lobby(game.kind, users[0], seats, chairs, tale.options.model_dump(), motion=False)
    live: GameSession = GameSession(1, game, lobby, 1, 1, 1, table)
    live.due = datetime.now(UTC) + timedelta(minutes=9)
    return Moment(f"{name} {at}", live)


class Page:
    """A channel whose messages are seen in a window of each size."""

    def __init__(
        self, cord: LocalCord, windows: Windows, screens: Sequence[str] = tuple(SCREENS), language: str = "en"
    ) -> None:
        texts = catalogue().in_language(language)
        parts = texts, catalogue().presenters(texts), cast(Painter, AtOnce())
        self.cord, self.windows, self.screens, self.language = cord, windows, screens, language
        self.faces, self.panels = BoardViews(*parts), PanelViews(*parts)
        self.solo = SoloViews(*parts, lambda prompt: prompt)
        self.rules = HouseRules(*parts[:2], {code: code for code in catalogue().languages}, language)
        self.users = [cord.user(name).id for name in PEOPLE]
        self.channel = cord.channel("manila")

    async def open(self) -> None:
        for screen in self.screens:
            await self.windows.open("Ann", SCREENS[screen])

    async def post(self, moment: Moment | Alone) -> Message:
        """Put up the message of a table, or another, as the bot does."""
        face = moment.face if isinstance(moment, Alone) else await self.face(moment)
        for file in face.files:  # it may have been put up before
            file.reset()
        uploads = [Upload(n, file.filename, file.fp.read()) for n, file in enumerate(face.files)]
        described = [
            {"id": str(n), "filename": file.filename, "description": file.description}
            for n, file in enumerate(face.files)
        ]
        body = {
            "flags": int(MessageFlags.COMPONENTS_V2),
            "components": face.layout.to_components(),  # type: ignore[no-untyped-call]
            "attachments": described,
        }
        return self.cord.messages.create(self.channel, self.cord.world.bot, body, uploads)

    async def face(self, moment: Moment) -> MessagePayload:
        """What the bot shows of a table."""
        live, seat = moment.live, moment.hand
        if moment.panel in {"rules", "guest"}:
            reader = self.users[moment.panel == "guest"]
            return self.panels.framed(live, None, PanelPage("house"), self.rules.panel(live, reader))
        if moment.panel == "more":
            return self.panels.framed(live, seat, PanelPage("more"), self.panels.more(live, self.users[0]))
        if moment.panel == "record" and has_begun(live):
            return self.panels.framed(live, seat, PanelPage("record"), self.panels.record(live))
        if moment.panel == "odds" and has_begun(live):
            return self.panels.framed(live, seat, PanelPage("odds", what=BEHIND), self.panels.odds(live, seat))
        if moment.panel in {"practice", "hint"} and seat is not None and has_begun(live):
            return await self.alone(live, seat, hinted=moment.panel == "hint")
        if moment.panel == "text" and has_begun(live):
            return self.panels.framed(live, seat, PanelPage("text"), self.panels.text_board(live, seat))
        if seat is not None and has_begun(live):
            return await self.panels.whole_hand(live, seat)
        return await self.faces.public(live)

    async def alone(self, live: GameSession, seat: Seat, *, hinted: bool) -> MessagePayload:
        """What somebody sees who practices, with undo; or the hint that they asked for."""
        texts, kind = self.solo.texts, live.game.kind
        level = texts(f"level-{kind}-{live.game.levels[1]}")
        heading = texts("practice-heading", game=texts(f"game-{kind}"), count=len(live.chairs) - 1, level=level)
        assert isinstance(live.table, _Golden)
        solo = _GoldenSolo(live.table)
        where = SoloId("practice", kind, 1, "p")
        played = Played(where, solo, seat, live.chairs, heading, True, undo="undo:1")
        if hinted:
            return await self.solo.look(played, "explain", solo.judged(seat))
        return await self.solo.first_board(played)

    async def measured(self, moments: Sequence[Moment | Alone]) -> AsyncIterator[Height]:
        """How high the messages of tables are at each width."""
        for first in range(0, len(moments), AT_ONCE):
            some = moments[first : first + AT_ONCE]
            posted = [await self.post(moment) for moment in some]
            ids = [str(message.id) for message in posted]
            for screen, window in zip(self.screens, self.windows.opened, strict=True):
                await window.page.locator(f"[data-message-id='{ids[-1]}']").wait_for(state="attached")
                sizes = await window.page.evaluate(_MEASURE, [self.language, ids])
                for moment, size in zip(some, sizes, strict=True):
                    yield Height(moment, screen, *size)
            for message in posted:
                self.cord.messages.delete(self.channel, message)


def spread(heights: Sequence[Height]) -> str:
    """The heights of decisions by game and screen: least, middle, 95 of 100, most; and the most of whole messages."""
    lines = [f"{'':10}{'':9}{'n':>5}{'min':>6}{'median':>8}{'p95':>6}{'max':>6}{'whole':>7}{'over':>6}  highest"]
    for screen in dict.fromkeys(height.screen for height in heights):
        for kind in dict.fromkeys(height.moment.kind for height in heights):
            found = [height for height in heights if (height.screen, height.moment.kind) == (screen, kind)]
            high = sorted(height.decision for height in found)
            most = max(found, key=lambda height: height.decision)
            over = sum(height > BARS[screen] for height in high)
            lines.append(
                f"{kind:10}{screen:9}{len(found):5}{high[0]:6}{median(high):8.0f}{nineteen_of_twenty(high):6}{high[-1]:6}"
                f"{max(height.whole for height in found):7}{over:6}  {most.moment.name} (picture {most.picture})"
            )
    return "\n".join(lines)


def nineteen_of_twenty(high: Sequence[int]) -> int:
    """So high are 95 of 100 at most."""
    return high[0] if len(high) == 1 else round(quantiles(high, n=20, method="inclusive")[-1])


def table_of(heights: Sequence[Height], language: str) -> str:
    """Heights, words and controls of each kind of message in a language."""
    lines = []
    for kind, what in sorted({(height.moment.kind, height.moment.what) for height in heights}):
        found = [height for height in heights if (height.moment.kind, height.moment.what) == (kind, what)]
        high = [height.decision if what == "decision" else height.whole for height in found]
        words, pressed = [height.words for height in found], [height.pressed for height in found]
        fit = sum(height <= FITS for height in high) / len(high)
        lines.append(
            f"{language:4}{kind:10}{what:10}{len(found):5}{median(high):8.0f}{nineteen_of_twenty(high):6}"
            f"{max(high):6}{fit:6.0%}{median(words):8.0f}{max(words):6}{median(pressed):8.0f}{max(pressed):6}"
            f"  {max(found, key=lambda height: height.whole).moment.name}"
        )
    return "\n".join(lines)


async def _tell(each: int, languages: Sequence[str], pictures: str | None) -> None:
    sys.stdout.write(
        f"{'':4}{'':10}{'':10}{'n':>5}{'height':>8}{'p95':>6}{'max':>6}{'fit':>6}{'words':>8}{'max':>6}{'pressed':>8}{'max':>6}\n"
    )
    async with LocalCord(users=PEOPLE) as cord, chromium(cord.url) as windows:
        for language in languages:
            page = Page(cord, windows, ["phone"], language)
            if not windows.opened:
                await page.open()
            alone = [each async for each in Pages(language, page.users[0], each).all()]
            heights = [height async for height in page.measured([*messages(each, page.users), *alone])]
            sys.stdout.write(table_of(heights, language) + "\n")
            sys.stdout.flush()
            if pictures is not None:
                await _save(page, heights, pictures)


async def _show(each: int, pictures: str | None) -> None:
    async with LocalCord(users=PEOPLE) as cord, chromium(cord.url) as windows:
        page = Page(cord, windows)
        await page.open()
        found = list(moments(each, page.users))
        heights = [height async for height in page.measured(found)]
        sys.stdout.write(spread(heights) + "\n")
        if pictures is not None:
            await _save(page, heights, pictures)


async def _save(page: Page, heights: Sequence[Height], folder: str) -> None:
    """The highest message of each game, kind, phase and screen as a picture."""
    highest: dict[tuple[str, str], Height] = {}
    for height in heights:
        live, name = getattr(height.moment, "live", None), f"{height.moment.kind}-{height.moment.what}"
        phase = live.table.view(None).phase if live is not None and has_begun(live) else ""
        key = (f"{name}-{getattr(phase, 'value', phase)}", height.screen)
        if key not in highest or height.whole > highest[key].whole:
            highest[key] = height
    for (name, screen), height in highest.items():
        message = await page.post(height.moment)
        window = page.windows.opened[list(page.screens).index(screen)]
        shown = window.page.locator(f"[data-message-id='{message.id}'] .container")
        for picture in await shown.locator("img").all():
            await drawn(picture)
        await shown.screenshot(path=f"{folder}/{name}-{screen}.png")
        page.cord.messages.delete(page.channel, message)


if __name__ == "__main__":
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--each", type=int, default=60, help="positions of each game and number of seats")
    asking.add_argument("--messages", action="store_true", help="hands, lobbies and results too, in every language")
    asking.add_argument("--languages", nargs="*", default=list(catalogue().languages))
    asking.add_argument("--pictures", help="a folder for the highest message of each phase")
    asked = asking.parse_args()
    asyncio.run(
        _tell(asked.each, asked.languages, asked.pictures) if asked.messages else _show(asked.each, asked.pictures)
    )
