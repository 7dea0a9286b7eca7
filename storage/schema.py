"""The tables of the database.

A change here needs a migration: see docs/developers/migrations.md.

The content of a game (options, state) is JSON that only its own engine can read.

A column whose type or name could identify a user has an ``info`` with its fate after deletion: see ``Fate``.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """A UTC timestamp column that restores the time zone, which SQLite drops."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Raise ``ValueError`` for a naive datetime, which would be ambiguous."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Fate: TypeAlias = Literal["goes", "undone", "emptied", "stays", "beside", "rewritten", "name", "secret", "nobody"]
"""What happens to a column when its user's data is deleted, or exported.

``goes``: the row is about them, and is deleted. ``undone``: the same, but by a specific function that also handles the
row's other effects. ``emptied``: their id is removed from it. ``stays``: what others have decided about them.
``beside``: the row names them along with others, and is deleted. ``rewritten``: individually, in ``storage.privacy``.
``name``: the name of the row's user. ``secret``: never exported. ``nobody``: identifies no one.
"""


def person(fate: Fate, counted: str | None = "settings") -> dict[str, Any]:
    """Return the ``info`` of a column that may identify a user.

    ``counted``: the field of ``storage.privacy.Kept`` that counts rows of a user.
    """
    return {"person": fate, "counted": counted}


GOES: Final = person("goes")
BESIDE: Final = person("beside")
REWRITTEN: Final = person("rewritten")
NAME: Final = person("name")
SECRET: Final = person("secret")
NOBODY: Final = person("nobody")

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("rules_version", Integer),
    Column("status", String(16), nullable=False),
    # Discord's ids are 64-bit numbers.
    Column("guild_id", BigInteger, info=NOBODY),
    Column("channel_id", BigInteger, nullable=False, info=NOBODY),
    Column("message_id", BigInteger, info=NOBODY),
    Column("host", BigInteger, nullable=False, info=REWRITTEN),
    Column("size", Integer, nullable=False),
    Column("lobby", JSON, nullable=False, info=REWRITTEN),
    Column("options", JSON(none_as_null=True), info=NOBODY),
    Column("chairs", JSON(none_as_null=True), info=REWRITTEN),
    Column("seed", String(64), info=SECRET),
    Column("number", Integer, nullable=False),
    Column("snapshot", JSON(none_as_null=True), info=SECRET),
    Column("created_at", UtcDateTime, nullable=False),
    Column("updated_at", UtcDateTime, nullable=False),
    # For closed tables; empty if an earlier version closed it and its log doesn't show the reason.
    Column("why_closed", String(16)),
    # Whether its result is recorded; empty until then, and if an earlier version has finished it since.
    Column("recorded", Boolean),
    # Of a rematch: the table that it follows. The lobby knows it, too.
    Column("follows", Integer),
    CheckConstraint("status IN ('lobby', 'playing', 'over', 'closed')", name="status"),
    Index(None, "guild_id", "status"),
    Index(None, "channel_id", "status"),
    Index(None, "status", "why_closed", "updated_at"),
    Index(None, "status", "recorded"),
    Index(None, "updated_at"),
    Index(None, "follows"),
    # Old buttons carry the ids of their tables: an id must never be reused.
    sqlite_autoincrement=True,
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("code", String(60), nullable=False),
    Column("draws", JSON, nullable=False, info=NOBODY),
    Column("actor", String(16), nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", None)),
    Column("seat", Integer, nullable=False),
    Index(None, "user_id"),
)

results: Final = Table(
    "results",
    metadata,
    # The key ensures that a game counts once, whichever process records it.
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("guild_id", BigInteger, info=NOBODY),
    Column("ended_at", UtcDateTime, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("ai_seats", Integer, nullable=False),
    Column("options", JSON, nullable=False, info=NOBODY),
    Column("places", JSON, nullable=False, info=NOBODY),
)

result_seats: Final = Table(
    "result_seats",
    metadata,
    Column("table_id", ForeignKey(results.c.table_id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Empty for AI seats, and for deleted users.
    Column("user_id", BigInteger, info=person("emptied", "results")),
    Column("team", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("ai", Boolean, nullable=False),
    Column("stayed", Boolean, nullable=False),
    Index(None, "user_id"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("kind", String(32), primary_key=True),
    Column("pool", String(16), primary_key=True),
    # A server's id, or 0 for all servers together.
    Column("scope", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    # The number of a season of that server, or 0 for all time.
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", "ratings")),
    Column("name", String(100), nullable=False, info=NAME),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    CheckConstraint("pool IN ('people', 'with_ai')", name="pool"),
    Index(None, "user_id"),
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began_at", UtcDateTime, nullable=False),
    Column("ends_at", UtcDateTime, nullable=False),
    # When its titles were given, and when they were announced.
    Column("closed_at", UtcDateTime),
    Column("told_at", UtcDateTime),
    Index(None, "closed_at", "ends_at"),
    Index(None, "told_at", "closed_at"),
)
"""Seasons of servers, each with new ratings."""

titles: Final = Table(
    "titles",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(32), primary_key=True),
    Column("pool", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", "titles")),
    Column("name", String(100), nullable=False, info=NAME),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "user_id"),
)

arenas: Final = Table(
    "arenas",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False, info=NOBODY),
    Column("channel_id", BigInteger, nullable=False, info=NOBODY),
    Column("message_id", BigInteger, info=NOBODY),
    Column("kind", String(32), nullable=False),
    Column("size", Integer, nullable=False),
    Column("speed", String(16), nullable=False),
    Column("began_at", UtcDateTime, nullable=False),
    Column("ends_at", UtcDateTime, nullable=False),
    Column("over", Boolean, nullable=False),
    Index(None, "over"),
    # As with tables: old buttons carry their ids.
    sqlite_autoincrement=True,
)

arena_players: Final = Table(
    "arena_players",
    metadata,
    Column("arena_id", ForeignKey(arenas.c.id), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", "arenas")),
    Column("name", String(100), nullable=False, info=NAME),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    # Whether they are paired again when they are free, and since when they are.
    Column("stays", Boolean, nullable=False),
    Column("waiting_since", UtcDateTime),
    Column("sits_at", ForeignKey(tables.c.id)),
    Index(None, "user_id"),
    Index(None, "sits_at"),
)

timers: Final = Table(
    "timers",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("due_at", UtcDateTime, nullable=False, index=True),
    Column("seconds", Integer, nullable=False),
    Column("warned", Integer, nullable=False),
)
"""The deadline of a table's open decision."""

shown: Final = Table(
    "shown",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("at", UtcDateTime, nullable=False),
)
"""As of when a table's message shows it, and all that follows is done: one that has changed since is behind."""

calls: Final = Table(
    "calls",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("emptied")),
    Column("channel_id", BigInteger, nullable=False, info=NOBODY),
    Column("message_id", BigInteger, nullable=False, info=NOBODY),
)
"""Messages that ping a user for a table, to be deleted when they have come."""

people: Final = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("pings", String(8), nullable=False),
)
"""Users' ping settings."""

readers: Final = Table(
    "readers",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("language", String(16), nullable=False),
)
"""The languages that users have chosen for private messages."""

days: Final = Table(
    "days",
    metadata,
    Column("kind", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("rules_version", Integer, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("par", Integer),
    Column("spoiled", Boolean, nullable=False),
)
"""The daily challenges."""

tries: Final = Table(
    "tries",
    metadata,
    Column("kind", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("undone", "tries")),
    Column("scored", Boolean, primary_key=True),
    Column("run", Integer, nullable=False),
    Column("guild_id", BigInteger, info=NOBODY),
    Column("moves", JSON, nullable=False, info=NOBODY),
    Column("count", Integer, nullable=False),
    Column("score", Integer),
    Column("marks", String(64), nullable=False),
    Column("began_at", UtcDateTime, nullable=False),
    Column("ended_at", UtcDateTime),
    Index(None, "user_id"),
)
"""Users' attempts at daily challenges: the one that counts, and the last repeat."""

practices: Final = Table(
    "practices",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", "practices")),
    Column("number", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("level", String(32), nullable=False),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("rules_version", Integer, nullable=False),
    Column("moves", JSON, nullable=False, info=SECRET),
    Column("count", Integer, nullable=False),
    Column("began_at", UtcDateTime, nullable=False),
)
"""Each user's latest solo game."""

leavings: Final = Table(
    "leavings",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("undone", "left")),
    # The weight at that time: it fades.
    Column("weight", Float, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)
"""How often users have left running games."""

penalties: Final = Table(
    "penalties",
    metadata,
    Column("kind", String(16), primary_key=True),
    # The hash of a user's id, with the key of the kind: ``storage.penalties``.
    Column("digest", String(64), primary_key=True),
    Column("scope", String(48), primary_key=True),
    # Empty: as long as the table of the scope is open or can be reopened.
    Column("until", UtcDateTime),
)
"""Penalties that outlive the deletion of a user's data."""

penalty_keys: Final = Table(
    "penalty_keys",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("key", String(64), nullable=False),
)
"""The keys of those hashes, each as long as there is a row of its kind."""

proposals: Final = Table(
    "proposals",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("by_user", BigInteger, nullable=False, info=BESIDE),
    Column("agreed", JSON, nullable=False, info=BESIDE),
    Column("refused", JSON, nullable=False, info=BESIDE),
)
"""The current vote of a table: one at a time."""

offers: Final = Table(
    "offers",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, info=GOES),
    Column("owner", BigInteger, nullable=False, info=BESIDE),
    Column("by_user", BigInteger, nullable=False, info=BESIDE),
    Column("until", UtcDateTime, nullable=False),
)
"""Seats that are offered to a user who has not answered yet."""

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", "reviews")),
    # Its content is defined in ``engine.review``.
    Column("review", JSON, nullable=False, info=NOBODY),
    Index(None, "user_id"),
)

orders: Final = Table(
    "orders",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    # Its content is defined in ``storage.premoves``.
    Column("book", JSON, nullable=False, info=NOBODY),
    Column("at", UtcDateTime, nullable=False),
    Index(None, "user_id"),
)
"""Users' premoves at tables: as secret as their hands."""
puzzles: Final = Table(
    "puzzles",
    metadata,
    # A digest of the puzzle's content: ``engine.puzzles.puzzle``.
    Column("puzzle", String(12), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True, info=NOBODY),
    # Its content is defined in ``engine.puzzles.puzzle``.
    Column("position", JSON, nullable=False, info=NOBODY),
    Index(None, "kind"),
)
"""Puzzles found in finished games of servers that allow it."""

puzzle_marks: Final = Table(
    "puzzle_marks",
    metadata,
    Column("puzzle", String(12), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("good", Integer, nullable=False),
    Column("bad", Integer, nullable=False),
    Index(None, "kind"),
)
"""Puzzles' ratings here, whatever their source, and users' votes on them."""

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("kind", String(32), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("goes", None)),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Index(None, "user_id"),
)

puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    # The key ensures that only the first answer counts.
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("undone", "puzzles")),
    Column("puzzle", String(12), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("code", String(60), nullable=False),
    Column("solved", Boolean, nullable=False),
    # The vote: 1 or -1; 0 without one.
    Column("vote", Integer, nullable=False),
    # Its change of the puzzle's rating, to be undone with it; empty if an earlier version stored it.
    Column("mu_change", Float),
    Column("sigma_factor", Float),
)

posts: Final = Table(
    "posts",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("what", String(16), primary_key=True),
)
"""Parts of finished games that were shared, by seat."""

guilds: Final = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    # Its content is defined in ``storage.guilds``.
    Column("settings", JSON, nullable=False, info=NOBODY),
)
"""The settings of servers."""

blocks: Final = Table(
    "blocks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("stays", "blocks")),
    Column("since", UtcDateTime, nullable=False),
    Index(None, "user_id"),
)
"""Users who may not sit down in a server."""

greetings: Final = Table(
    "greetings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    Column("at", UtcDateTime, nullable=False),
)
"""Servers that the bot has welcomed: once, so this outlives the bot's leaving."""

facts: Final = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True, info=NOBODY),
    Column("value", String(255), nullable=False),
)
"""The bot's facts about itself, such as when it was last running."""

absences: Final = Table(
    "absences",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, primary_key=True, autoincrement=False),
    Column("began_at", UtcDateTime, primary_key=True),
    Column("ended_at", UtcDateTime, nullable=False),
)
"""Times when the bot was down, or cut off from Discord: they count for no one."""

digests: Final = Table(
    "digests",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    Column("hour", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("due_at", UtcDateTime, nullable=False, index=True),
    # Whether the last direct message was refused: then they get pings at their tables.
    Column("closed", Boolean, nullable=False),
)
"""Users with a daily digest instead of correspondence pings, and when the next is due."""

seekers: Final = Table(
    "seekers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False, info=NOBODY),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=GOES),
    # The games that they would play; empty: all.
    Column("kinds", JSON, nullable=False, info=NOBODY),
    Column("seconds", Integer, nullable=False),
    Column("told_at", UtcDateTime),
    Index(None, "user_id"),
)
"""Alert subscriptions: users to alert when players are wanted in a server, with a maximum frequency."""

nights: Final = Table(
    "nights",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("guild_id", BigInteger, nullable=False, info=NOBODY),
    Column("channel_id", BigInteger, nullable=False, info=NOBODY),
    Column("message_id", BigInteger, info=NOBODY),
    # The id of Discord's scheduled event, if any.
    Column("event_id", BigInteger, info=NOBODY),
    Column("size", Integer, nullable=False),
    Column("speed", String(16), nullable=False),
    Column("language", String(16), nullable=False),
    Column("at", UtcDateTime, nullable=False),
    # Empty if an earlier version planned it.
    Column("planned_at", UtcDateTime),
    Column("status", String(16), nullable=False),
    Column("reminded", Boolean, nullable=False),
    # The lobby that was opened at the hour.
    Column("table_id", ForeignKey(tables.c.id)),
    # Until then one process has claimed it. Once past, its message may be outdated.
    Column("held_until", UtcDateTime),
    CheckConstraint("status IN ('planned', 'opened', 'told', 'off', 'empty', 'full', 'missed')", name="status"),
    Index(None, "guild_id", "status"),
    Index(None, "status", "at"),
    Index(None, "at"),
    Index(None, "event_id"),
    # Old buttons carry the ids of their nights, too.
    sqlite_autoincrement=True,
)
"""Game nights: appointments at which a lobby opens."""

guests: Final = Table(
    "guests",
    metadata,
    Column("night_id", ForeignKey(nights.c.id), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=person("undone", "nights")),
    Column("name", String(100), nullable=False, info=NAME),
    Column("comes", Boolean, nullable=False),
    # Whether they planned the night.
    Column("hosts", Boolean, nullable=False),
    Column("since", UtcDateTime, nullable=False),
    Index(None, "user_id"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    # The shard range of the process that left it.
    Column("share", String(64), primary_key=True),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Column("session_id", String(64), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("url", String(255), nullable=False),
    Column("left_at", UtcDateTime, nullable=False),
)
"""Gateway sessions that are left to a successor."""

COUNTED: Final = tuple(table for table in metadata.sorted_tables if table.dialect_options["sqlite"]["autoincrement"])
"""The tables whose ids buttons name: none may be given twice."""
