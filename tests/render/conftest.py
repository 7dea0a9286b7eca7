"""Every picture in these tests is drawn without the machine's fonts, so that no test depends on the machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.render import machine


@pytest.fixture(scope="package", autouse=True)
def _no_fonts_of_the_machine() -> Iterator[None]:
    with machine.no_fonts_of_its_own():
        yield
