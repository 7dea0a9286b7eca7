"""The first ships of Malacca are what their texts say."""

from __future__ import annotations

from tests.bot.presenters.lessons import views_of


def test_the_first_ships_of_malacca_go_as_their_texts_say() -> None:
    views = views_of("malacca")
    assert views["cards"].purses == (5, 5, 5, 5)
    assert [views[step].ship for step in ("ship", "attack", "trade", "stake", "defend", "quiet")] == [
        9,
        9,
        4,
        4,
        12,
        12,
    ]
    assert views["bets"].bets == (None, 3, 0, 0)
    assert (views["trade"].bets[2:], views["defend"].bets[3]) == ((4, 3), 4)
    assert [views[step].purses[0] for step in ("loot", "stake", "defend", "end")] == [11, 11, 17, 19]
    first, second, third = views["end"].rounds
    assert (first.attack, first.defence, first.captured, first.ship + first.plays[1].bet) == (2, 1, True, 12)
    assert (second.attack, third.attack, third.defence, third.captured) == (0, 1, 1, False)
    assert third.plays[2].bet == 2
    assert views["end"].purses == (19, 6, 15 - 2 - 6, 12)
    assert views["special"].hand == (0, 1, 0, 0, 0)
    assert views["end"].parrot == 0
