"""What the planner of the games of routes does with cards: paying, and drawing blind."""

from carbarn.core.chance import generator
from carbarn.games.routes import thoughts
from tests.rig import Rig


def test_wilds_alone_pay_where_no_colour_does() -> None:
    """U15, U24: the last turn, six locomotives and nothing else; whoever thinks ahead looks at it too."""
    rig = Rig("usa").hand(0, wild=6).deck(red=20)
    rig.s.rounds_end = 2
    view = rig.game.view(rig.match.state, 0)
    chosen = rig.game.action(rig.game.decide(view, "planner", generator(1)))
    assert (chosen.kind, rig.board.routes[chosen.route].length) == ("claim", 6)
    for style in ("plain", "tuned"):
        looked_at = [rig.game.action(each.action) for each in rig.game.guide(style).candidates(view)]
        assert chosen in looked_at
        assert all(rig.game.is_legal(rig.match.state, each.id) for each in looked_at)


def test_a_blind_card_comes_from_the_discards_where_the_deck_is_empty() -> None:
    """U12: everybody has seen them, so that it is known what may come."""
    rig = Rig("usa").deck(red=20).discards(white=7, wild=12)
    view = rig.game.view(rig.match.state, 0)
    assert thoughts.may_come(rig.board.table, view, rig.colour("white")) == 12 - 7
    rig.deck()
    view = rig.game.view(rig.match.state, 0)
    found = {name: thoughts.may_come(rig.board.table, view, rig.colour(name)) for name in ("white", "wild", "red")}
    assert found == {"white": 7, "wild": 12, "red": 0}
