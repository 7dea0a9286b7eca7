"""Everything that whoever runs the bot can set: from the environment, or a ``.env`` file beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, Self

from pydantic import Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage.share import WHOLE, Share

MOST_DRAWERS: Final = 4
"""Processes that draw, where there are cores for more: the presses that one event loop takes keep no more busy."""


class Settings(BaseSettings):
    """One field a line of ``.env.example``. Names there are upper case with ``MANILA_`` before them."""

    model_config = SettingsConfigDict(env_prefix="MANILA_", env_file=".env", extra="ignore", frozen=True)

    token: SecretStr = SecretStr("")
    """The bot's token from the Discord developer portal."""

    data_dir: Path = Path("data")
    """Folder for what the bot keeps: its database unless ``database_url`` names another."""

    database_url: str = ""
    """SQLAlchemy address of the database; empty is an SQLite file in ``data_dir``."""

    shards: str = ""
    """Which of ``shard_count`` shards this process runs, such as ``0-1`` or ``2,3``; empty is all of them."""

    shard_count: int = Field(default=0, ge=0)
    """How many shards the bot's servers are divided into, over all processes; 0 asks Discord."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """Of our own modules; what libraries say is never more than ``INFO``."""

    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line for programs."""

    language: str = "en"
    """What is spoken where nobody has chosen a language: a folder of ``bot/words/locale``."""

    discord_api_url: str = "https://discord.com/api/v10"
    discord_gateway_url: str = "wss://gateway.discord.gg/"
    discord_cdn_url: str = "https://cdn.discordapp.com"
    """Any Discord-compatible server, for playing and testing without Discord."""

    guild_ready_timeout: float = Field(default=2.0, ge=0)
    """Seconds to wait at start-up for the next server's data before the bot counts as ready."""

    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Port for ``/healthz``, ``/readyz`` and ``/metrics``; 0 is none."""

    metrics_host: str = "127.0.0.1"
    """Address that the port is opened on. In a container, for the others of its network: ``0.0.0.0``."""

    drawing_processes: int = Field(default=MOST_DRAWERS, ge=0)
    """Processes that draw pictures beside the bot's own, fewer than there are processors; 0 draws in threads."""

    bounds: bool = True
    """Whether a person can only ask for so much (``host.bounds``). Off where scripts play, as in measurements."""

    seed: str = ""
    """Makes every table's deals and dice repeatable, for demonstrations and tests. Empty where people play."""

    @model_validator(mode="after")
    def _shards_fit(self) -> Self:
        if not self.shards:
            return self
        if not self.shard_count:
            raise ValueError("MANILA_SHARDS needs MANILA_SHARD_COUNT: how many there are in all")
        if not Share.parse(self.shards, self.shard_count).whole and not self.database.startswith("postgres"):
            raise ValueError("processes that share the servers need one database on PostgreSQL: MANILA_DATABASE_URL")
        return self

    @property
    def share(self) -> Share:
        """The servers that this process answers for."""
        return Share.parse(self.shards, self.shard_count) if self.shards else WHOLE

    @property
    def database(self) -> str:
        """The address of the database that is used."""
        if self.database_url:
            return self.database_url
        return f"sqlite+aiosqlite:///{(self.data_dir / 'manila.sqlite3').as_posix()}"
