"""The first voyage of Manila is what its texts say."""

from __future__ import annotations

from tests.bot.presenters.lessons import views_of


def test_the_first_voyage_of_manila_goes_as_its_texts_say() -> None:
    views = views_of("manila")
    assert views["shares"].hand.shares == (0, 1, 0, 1)
    assert (views["auction"].bid, views["auction"].bidder) == (6, 1)
    assert views["auction"].passed == (False, False, True, True)
    assert views["load"].cash[0] == 30 - 7 - 5
    assert {ware.slug: pips for ware, pips in views["port"].dice} == {"silk": 4, "ginseng": 1, "jade": 3}
    silk, _, jade = views["pirates"].punts
    assert (silk.position, silk.aboard, views["pirates"].pirates) == (12, (0, None, None), (1, None))
    assert sorted(jade.aboard[:3]) == [1, 2, 3]
    ended = views["profit"].last_voyage
    assert dict(ended.dice)[silk.ware] == 1
    assert [(punt.berth, punt.letter) for punt in ended.punts] == [("port", 0), ("yard", 0), ("port", 1)]
    assert (views["market"].market, views["market"].hand.shares) == ((0, 5, 0, 5), (0, 2, 0, 1))
    assert views["end"].cash == (45, 34, 45, 40)
