"""The languages that users have chosen for private messages."""

from __future__ import annotations

from sqlalchemy import delete, select

from storage import schema
from storage.dialects import put
from storage.part import StorePart


class Readers(StorePart):
    async def language(self, user: int) -> str | None:
        """Return a user's chosen language, which may not be supported any more."""
        query = select(schema.readers.c.language).where(schema.readers.c.user_id == user)
        return await self._value(query)

    async def choose(self, user: int, language: str | None) -> None:
        """Store a user's choice; ``None`` resets it."""
        async with self._transaction() as connection:
            if language is None:
                await connection.execute(delete(schema.readers).where(schema.readers.c.user_id == user))
            else:
                await put(connection, schema.readers, user_id=user, language=language)
