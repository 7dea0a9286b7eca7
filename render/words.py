"""The texts of pictures.

Pictures hold no language. Whoever draws hands in a ``Words`` function: key and typed keyword arguments in, text
out, as the bot's catalogue is one. It knows which keys there are, and refuses other arguments than they name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Words: TypeAlias = Callable[..., str]
"""``words("picture-voyage", voyage=3)`` gives ``"Voyage 3"``. Pictures are kept by the identity of this function,
so hand in the same one for the same language."""
