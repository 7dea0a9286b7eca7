"""Private pages that belong to no table: solo games, puzzles, lessons, rules, lists, settings, and the first page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple, cast

from discord import ui

from bot.cogs.admin import views as settings
from bot.cogs.admin.settings import PAGES, Offered, Settled
from bot.cogs.help.views import WelcomeViews
from bot.cogs.learn.views import LessonViews
from bot.cogs.puzzles.views import PuzzleViews
from bot.cogs.records.cog import POOLS
from bot.cogs.records.season_views import SeasonViews
from bot.cogs.records.views import LINES, LeaderboardPage, Rated, RecordViews
from bot.cogs.solo.board_views import Played, SoloId
from bot.cogs.solo.daily_days import DailyOutcome, DailyStanding
from bot.cogs.solo.daily_views import DailyViews, Front
from bot.cogs.solo.practice_views import PracticeViews
from bot.core.layout import MessagePayload, layout
from bot.core.presenter import Presenter
from bot.games.catalogue import catalogue
from bot.tables.panel_views import PanelViews
from bot.tables.ways import WAYS, offer_ways
from engine.daily import ME
from engine.puzzles.puzzle import pose
from engine.puzzles.sets import read
from render.encode import Picture
from render.pool import Painter
from storage.daily import Day, Try
from storage.guilds import DEFAULTS
from storage.practices import Practice
from storage.puzzles import Answered, PuzzleAnswer, PuzzleScore
from storage.results import History, PastGame, PlayerTotals, Rating, Skill, Standings
from storage.seasons import Season, Title

NOW: Final = datetime(2026, 11, 26, 18, tzinfo=UTC)
SKILL: Final = Skill(28.0, 2.0)
HASH: Final = "5f" * 32


class Alone(NamedTuple):
    """A page that one person sees."""

    kind: str
    """Of the game that it is about, if it is about one."""
    what: str
    name: str
    face: MessagePayload


class AtOnce:
    """A painter without threads."""

    busy = False

    async def paint(self, paint: Any) -> Picture:
        picture: Picture = paint()
        return picture


class Pages:
    """All of them in a language; of puzzles and daily challenges ``each`` positions of a game."""

    def __init__(self, language: str, user: int, each: int) -> None:
        self.texts = catalogue().in_language(language)
        self.presenters: Mapping[str, Presenter] = catalogue().presenters(self.texts)
        self.painter = cast(Painter, AtOnce())
        self.user, self.each = user, each

    async def all(self) -> AsyncIterator[Alone]:
        """Yield them, game by game."""
        for pages in (self.first(), self.learned(), self.solved(), self.played_daily(), self.read()):
            async for page in pages:
                yield page
        for page in (*self.chosen(), *self.counted()):
            yield page
        async for page in self.ranked():
            yield page

    async def first(self) -> AsyncIterator[Alone]:
        """Yield what newcomers see, and the choice of a practice game."""
        welcome = WelcomeViews(self.texts, self.presenters, catalogue().games, self.painter, "manila")
        for server in (True, False):
            yield Alone("all", "welcome", f"server {server}", await welcome.welcome(server=server))
        for way in WAYS:
            yield Alone("all", "which", way, welcome.which(way))
        yield Alone("all", "which", "first", welcome.which("ai", first=True))
        practice = PracticeViews(self.texts, self.presenters, self.painter, lambda prompt: prompt, catalogue().games)
        for kind, game in catalogue().games.items():
            last = Practice(self.user, 1, kind, max(game.seats), game.levels[-1], "seed", 1, ())
            for before in (None, last):
                yield Alone(
                    kind, "level", "new" if before is None else "again", practice.front(kind, max(game.seats), before)
                )

    async def learned(self) -> AsyncIterator[Alone]:
        """Yield each step of the lessons, and after each wrong answer."""
        lessons = catalogue().lessons
        views = LessonViews(self.texts, self.presenters, self.painter, lessons)
        yield Alone("all", "lessons", "which", views.which(dict.fromkeys(lessons, 0)))
        for kind, lesson in lessons.items():
            for number, step in enumerate(lesson.steps):
                name = f"{kind} {step.name}"
                yield Alone(kind, "lesson", name, await views.step(kind, number))
                for answer in step.answers:
                    if answer.word != step.right:
                        face = await views.step(kind, number, answer.word)
                        yield Alone(kind, "wrong", f"{name} {answer.word}", face)

    async def solved(self) -> AsyncIterator[Alone]:
        """Yield puzzles, and what is said to a right and to a wrong answer."""
        games, score = catalogue().games, PuzzleScore(SKILL, 12, 7)
        views = PuzzleViews(self.texts, self.presenters, games, self.painter)
        for kind, file in catalogue().puzzles.items():
            puzzles = read(file)
            for name in list(puzzles.lines)[:: max(1, len(puzzles.lines) // self.each)][: self.each]:
                posed = pose(games, puzzles.puzzle(name))
                yield Alone(kind, "puzzle", name, await views.question(posed, score, chosen=False))
                for choice in posed.puzzle.choices[:2]:
                    answer = PuzzleAnswer(choice.code, choice.code == posed.puzzle.best, 0)
                    face = await views.taken(posed, Answered(answer, True, score, replace(score, tries=13)))
                    yield Alone(kind, "verdict", f"{name} {choice.code}", face)

    async def played_daily(self) -> AsyncIterator[Alone]:
        """Yield daily challenges: before, at each decision, and after them."""
        dailies = catalogue().dailies
        views = DailyViews(self.texts, self.presenters, self.painter, lambda prompt: prompt, dailies)
        for kind, daily in dailies.items():
            deal = daily.deal
            outcome = DailyOutcome(17, 22, DailyStanding(3, 45), DailyStanding(1, 7))
            done = Try(kind, 330, self.user, True, 0, 1, (), 17, next(iter(daily.marks)) * 6)
            before = Day(kind, 329, HASH, 1, 1, 20)
            ends = NOW + timedelta(hours=8)
            front = Front(kind, 330, ends, HASH, HASH, before, None, None, 3, spoiled=False)
            yield Alone(kind, "today", f"{kind} new", views.front(front))
            front = replace(front, attempt=done, outcome=outcome)
            yield Alone(kind, "today", f"{kind} done", views.front(front))
            yield Alone(kind, "proof", kind, views.proof(front))
            seen = 0
            for number in range(self.each):
                solo = deal.played(f"phones {number}")
                under_way = replace(done, score=None)
                while seen < self.each:
                    await deal.go_on(solo, deal.edition, _at_once)
                    chairs = views.chairs(deal.seats, ME, self.user, "Bartolomeu", deal.level)
                    where, heading = SoloId("daily", kind, 330, "s0"), views.heading(under_way)
                    played = Played(where, solo, ME, chairs, heading)
                    if deal.over(solo.view(None)) or ME not in solo.to_act:
                        ending = views.ending(done, outcome, 3)
                        face = await views.end(played, *views.picture(done, outcome), *ending)
                        yield Alone(kind, "ended", f"{kind} {number}", face)
                        break
                    seen += 1
                    yield Alone(kind, "daily", f"{kind} {number} {solo.step}", await views.first_board(played))
                    moves = solo.moves(ME)
                    solo.play(ME, moves[(7 * solo.step + number) % len(moves)])

    async def read(self) -> AsyncIterator[Alone]:
        """Yield the pages of all rules."""
        panels = PanelViews(self.texts, self.presenters, self.painter)
        for kind in catalogue().games:
            ways, seen = offer_ways(self.texts, kind), set[str]()
            for page in range(100):
                body = await panels.rules(kind, page)
                face = MessagePayload(layout(ui.Container(*body.parts, ways)), body.files)
                said = str(face.layout.to_components())  # type: ignore[no-untyped-call]
                if said in seen:
                    break
                seen.add(said)
                yield Alone(kind, "read", f"{kind} {page}", face)

    def chosen(self) -> Iterator[Alone]:
        """Yield the settings of a server."""
        names = {code: catalogue().in_language(code)("language-name") for code in catalogue().languages}
        offered = Offered(frozenset(), frozenset(), catalogue().games, names)
        season = Season(1, 3, NOW - timedelta(days=20), NOW + timedelta(days=70))
        settled = Settled(DEFAULTS, offered, season, names["en"], ("UTC", "Europe/Tallinn"), NOW)
        for name, kept in PAGES.items():
            yield Alone("all", "settings", name, MessagePayload(settings.page(self.texts, name, settled)))
            note = settings.changed(self.texts, kept[0].field, settled, back=False) if kept else ""
            face = MessagePayload(settings.page(self.texts, name, settled, note, 1))
            yield Alone("all", "changed", name, face)

    def counted(self) -> Iterator[Alone]:
        """Yield statistics and finished games."""
        records, kinds = self._records(), list(catalogue().games)
        rated = Rating(self.user, "Ann", SKILL, 9, 4, 3)
        season = Season(1, 3, NOW - timedelta(days=20), NOW + timedelta(days=70))
        title = Title(2, kinds[0], "people", self.user, "Ann", 2, SKILL, 8)
        ratings = [Rated("people", "season", rated), *(Rated(pool, "server", rated) for pool in POOLS)]
        games = [(PlayerTotals(kind, 12, 11, 4, 1, 5, 120, 61.5), ratings) for kind in kinds]
        for kind, some in ((kinds[0], games[:1]), ("all", games), ("all", [])):
            face = MessagePayload(records.stats(self.user, kind, some, [title], season=season, public=False))
            yield Alone("all", "stats", f"{kind} {len(some)}", face)
        past = [PastGame(place, kinds[place % 4], 1, NOW, 3, 4, 54, False, True) for place in range(LINES)]
        for name, count in (("few", 3), ("many", LINES)):
            history = History(tuple(past[:count]), count if count < LINES else 35)
            yield Alone("all", "history", name, MessagePayload(records.history(self.user, 0, history, public=False)))

    async def ranked(self) -> AsyncIterator[Alone]:
        """Yield leaderboards, on which the season has a picture."""
        records = self._records()
        rows = tuple(Rating(place, f"Bartolomeu {place}", SKILL, 20, 9, place) for place in range(1, LINES + 1))
        season = Season(1, 3, NOW - timedelta(days=20), NOW + timedelta(days=70))
        for name, now in (("server", None), ("season", season)):
            ranked, kinds = Standings(rows, 24), list(catalogue().games)
            board = LeaderboardPage("manila", "people", "server", 0, ranked, rows[3], now, kinds=kinds)
            yield Alone("all", "ranks", name, await records.leaderboard(board, on_server=True, public=False))

    def _records(self) -> RecordViews:
        return RecordViews(self.texts, SeasonViews(self.texts, self.presenters, self.painter))


async def _at_once(function: Callable[..., Any], *given: Any) -> Any:
    return function(*given)
