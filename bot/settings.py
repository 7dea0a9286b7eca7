"""All settings of the bot's operator, from the environment or ``.env``."""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from math import ceil
from pathlib import Path
from typing import Final, Literal, Self

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, SettingsConfigDict

from bot.core.texts import languages
from host.table_cache import KEPT
from storage.shards import WHOLE, ShardRange

MOST_DRAWERS: Final = 4
"""The maximum number of drawing processes: the clicks that one event loop can handle keep no more busy."""

PREFIX: Final = "MANILA_"
ALIKE: Final = 0.8
"""The similarity to our prefix, from 0 to 1, that counts as a misspelling: ``MANILLA_`` does."""


class Settings(BaseSettings):
    """The settings in docs/hosts/configuration.md, there with the prefix ``MANILA_``."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=".env", extra="ignore", frozen=True)

    token: SecretStr = SecretStr("")

    data_dir: Path = Path("data")
    """Folder for the bot's data: its database unless ``database_url`` names another."""

    database_url: str = ""
    """SQLAlchemy address of the database; empty is an SQLite file in ``data_dir``."""

    shards: str = ""
    """The shards of ``shard_count`` that this process runs, such as ``0-1`` or ``2,3``; empty is all of them."""

    shard_count: int = Field(default=0, ge=0)
    """The number of shards over all processes; 0 asks Discord."""

    processes: int = Field(default=0, ge=0)
    """The number of processes that divide the shards equally, instead of ``shards``."""

    process: str = ""
    """The number of this process from 0 on, or a name that ends in one, such as a pod's.

    Those from ``processes`` on are standbys for the first, the second and so on.
    """

    keep_finished_days: int = Field(default=0, ge=0, le=36_500)
    """Days after which finished games are removed, except results and statistics; 0 keeps them forever."""

    tables_in_memory: int = Field(default=KEPT, ge=1)
    """Tables kept in memory; the least recently used leaves first, and is loaded again when needed."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """For our own modules; libraries never log more than ``INFO``."""

    log_format: Literal["text", "json"] = "text"
    """Lines for humans, or one JSON object per line for programs."""

    language: str = "en"
    """Default language: a folder of ``bot/words/locale``."""

    discord_api_url: str = "https://discord.com/api/v10"
    discord_gateway_url: str = "wss://gateway.discord.gg/"
    discord_cdn_url: str = "https://cdn.discordapp.com"
    """Any Discord-compatible server, for playing and testing without Discord."""

    guild_ready_timeout: float = Field(default=2.0, ge=0)
    """Seconds to wait at the start for the next server's data before the bot counts as ready."""

    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Port for ``/healthz``, ``/readyz`` and ``/metrics``; 0 is none."""

    metrics_host: str = "127.0.0.1"
    """Address of the port. In a container, to allow others of its network: ``0.0.0.0``."""

    drawing_processes: int = Field(default=MOST_DRAWERS, ge=0)
    """Processes that draw pictures, fewer than there are processors; 0 draws in threads."""

    bounds: bool = True
    """Whether users' requests are limited (``host.usage_limits``). Off for scripts, as in benchmarks."""

    seed: str = ""
    """Makes every table's deals and dice repeatable, for demonstrations and tests. Empty for real games."""

    @field_validator("language")
    @classmethod
    def _is_spoken(cls, language: str) -> str:
        if language not in languages():
            raise ValueError(f"the bot speaks {', '.join(languages())}")
        return language

    @model_validator(mode="after")
    def _shards_fit(self) -> Self:
        if bool(self.process) is not bool(self.processes):
            raise ValueError("MANILA_PROCESS and MANILA_PROCESSES need each other: which process, of how many")
        if not self.shards and not self.processes:
            return self
        if self.shards and self.processes:
            raise ValueError("set either MANILA_SHARDS, or MANILA_PROCESS and MANILA_PROCESSES")
        if not self.shard_count:
            name = "MANILA_SHARDS" if self.shards else "MANILA_PROCESSES"
            raise ValueError(f"{name} needs MANILA_SHARD_COUNT: how many there are in all")
        if not self.share.whole and not self.database.startswith("postgres"):
            raise ValueError("processes that share the servers need one database on PostgreSQL: MANILA_DATABASE_URL")
        return self

    @property
    def share(self) -> ShardRange:
        if self.processes:
            return ShardRange.part(self.process, self.processes, self.shard_count)
        return ShardRange.parse(self.shards, self.shard_count) if self.shards else WHOLE

    @property
    def process_count(self) -> int:
        """The number of active processes, if all run as many shards as this one."""
        return self.processes or ceil(self.share.count / len(self.share.shards))

    @property
    def database(self) -> str:
        if self.database_url:
            return self.database_url
        return f"sqlite+aiosqlite:///{(self.data_dir / 'manila.sqlite3').as_posix()}"


def unknown_names() -> dict[str, str | None]:
    """Return unknown names that look like settings, with the nearest setting."""
    known = {field.upper() for field in Settings.model_fields}
    given = {name.upper() for source in (EnvSettingsSource, DotEnvSettingsSource) for name in source(Settings).env_vars}
    found: dict[str, str | None] = {}
    for name in sorted(given):
        prefix, _, rest = name.partition("_")
        ours = f"{prefix}_" == PREFIX
        if ours and rest not in known:
            found[name] = next((PREFIX + near for near in get_close_matches(rest, known, 1)), None)
        elif not ours and rest in known and SequenceMatcher(None, f"{prefix}_", PREFIX).ratio() >= ALIKE:
            found[name] = PREFIX + rest
    return found
