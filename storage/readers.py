"""Which language people have chosen for what they alone read."""

from __future__ import annotations

from sqlalchemy import delete, select

from storage import schema
from storage.dialects import put
from storage.part import StorePart


class Readers(StorePart):
    """The part of the store that knows who reads what. Made by ``Store``."""

    async def language(self, user: int) -> str | None:
        """The language that somebody has chosen, if they have. It may be one that is not spoken any more."""
        query = select(schema.readers.c.language).where(schema.readers.c.user_id == user)
        return await self._value(query)

    async def choose(self, user: int, language: str | None) -> None:
        """Keep somebody's choice; ``None`` takes it back."""
        async with self._transaction() as connection:
            if language is None:
                await connection.execute(delete(schema.readers).where(schema.readers.c.user_id == user))
            else:
                await put(connection, schema.readers, user_id=user, language=language)
