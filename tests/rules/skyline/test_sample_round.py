"""The sample round of the rulebook: third round, three players. Its dice are pictures; these follow its story."""

from __future__ import annotations

from tests.rules.skyline.street import (
    DISTRICT,
    END,
    ROLL,
    build,
    columns,
    demolish_tile,
    dice,
    lucky,
    reason,
    street,
    take,
    tiles,
    with_die,
)

EILEEN, TIM, DAVID = 0, 1, 2


def test_the_sample_round() -> None:
    match = street(
        "take",
        players=3,
        rounds_played=2,
        district=["ground", "upper", "penthouse"],
        columns={EILEEN: ["high 2", "mid 1", "low 1"], TIM: ["mid 2", "low 1"], DAVID: ["mid 1"]},
        tiles={DAVID: ["low 2", "low 2"]},
    )

    match = lucky(match, take(upper=3), ["upper high", "upper low", "upper mid"])
    match.play(build("upper", "high", 2))
    match.play(build("upper", "mid", 1))
    match.play(build("upper", "low", 1))
    match.play(END)
    assert columns(match, EILEEN) == ["mid 2", "high 3"]
    assert tiles(match, EILEEN) == ["low 2"]

    match = lucky(match, take(ground=1, upper=2), ["ground mid", "upper high", "upper low"])
    assert reason(match, build("upper", "high", 1)) == "no_column"
    match.play(build("upper", "low", 1))
    match = lucky(match, with_die("hold", "ground mid"), ["upper high"])
    match.undo()
    match = lucky(match, ROLL, ["ground high", "upper high"])
    match.play(with_die("abandon", "upper high"))
    match = lucky(match, ROLL, ["ground mid"])
    match.play(build("ground", "mid"))
    match.play(END)
    assert columns(match, TIM) == ["mid 1", "mid 2"]
    assert tiles(match, TIM) == ["low 2"]
    assert match.position()["district"] == {"ground": 1, "upper": 2, "penthouse": 1}

    match = lucky(match, DISTRICT, ["ground high", "penthouse blank", "upper low", "upper mid"])
    match.play(build("ground", "high"))
    match = lucky(match, ROLL, ["penthouse blank", "upper low", "upper mid"])
    assert reason(match, build("upper", "low", 1)) == "no_column"
    match.play(demolish_tile("low", 2))
    match.play(with_die("scrap", "upper low"))
    match.play(with_die("hold", "upper mid"))
    match = lucky(match, ROLL, ["penthouse mid", "upper mid"])
    match.play(build("upper", "mid", 1))
    match.play(build("penthouse", "mid", 2))
    assert dice(match) == []
    assert tiles(match, DAVID) == ["low 2", "mid 3"]
    assert columns(match, DAVID) == ["high 1"]
    match.play(END)
    assert match.position()["district"] == {"ground": 1, "upper": 1, "penthouse": 1}
    assert (match.turn, match.position()["rounds_played"]) == (EILEEN, 3)
