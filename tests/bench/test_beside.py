"""Two checkouts are measured in turn and compared figure by figure."""

from __future__ import annotations

from pathlib import Path

from bench.beside import compare

BENCH = """
from pathlib import Path
count = Path("count")
round = int(count.read_text()) + 1 if count.exists() else 1
count.write_text(str(round))
print("load")
print(f"  press to answer, median{{round * {value}:>30,.2f}} ms")
print("  {own}                  1.00 ms")
"""


def checkout(folder: Path, value: int, own: str) -> Path:
    """A version whose benchmark takes longer in each round."""
    (folder / "bench").mkdir(parents=True)
    (folder / "bench" / "__init__.py").touch()
    (folder / "bench" / "__main__.py").write_text(BENCH.format(value=value, own=own), encoding="utf-8")
    return folder


def test_figures_of_two_checkouts_stand_side_by_side(tmp_path: Path) -> None:
    before, after = checkout(tmp_path / "before", 1000, "only before"), checkout(tmp_path / "after", 400, "only after")
    (line,) = compare(before, after, ["load"], 3)
    assert line.split() == [
        "press",
        "to",
        "answer,",
        "median",
        "2,000.00",
        "800.00",
        "ms",
        "0.40",
        "(0.40",
        "to",
        "0.40)",
    ]
