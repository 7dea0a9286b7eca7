"""The interface to texts in pictures, so that no language is built in.

The caller passes a ``Words`` function, such as a method of the bot's catalog. It knows the valid keys, and refuses
arguments that they don't name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Words: TypeAlias = Callable[..., str]
"""``words("picture-voyage", voyage=3)`` gives ``"Voyage 3"``. Pictures are cached by the identity of this function, so
pass the same one for the same language.
"""
