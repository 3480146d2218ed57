"""N-1: components, editions, and what is hidden."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import midtown
from midtown import InvalidError
from midtown.games.new_york_city import components
from tests.rules.new_york_city.city import PLAY, city, do, hand


def ours() -> dict[str, Any]:
    return tomllib.loads(components.OURS.read_text(encoding="utf-8"))


def test_there_are_six_boroughs() -> None:
    """N-1.1"""
    assert len(city().position()["base"]) == 6


def test_there_are_fifteen_cards_of_each_of_seven_types() -> None:
    """N-1.2"""
    match = midtown.new_match("new_york_city", players=4, seed=3)
    position = match.position()
    assert sum(position["deck"].values()) == 105 - 4 * 2
    with pytest.raises(InvalidError, match="15 cards"):
        midtown.set_up("new_york_city", position | {"deck": position["deck"] | {"press": 15}})


def test_the_links_are_a_simple_graph_with_two_for_each_vessel() -> None:
    """N-1.3"""
    links = [frozenset(ends) for vessel in components.standard()["links"].values() for ends in vessel["ends"]]
    assert len(links) == len(set(links)) == 10
    assert frozenset({"bronx", "queens"}) in links[2:4]
    assert frozenset({"brooklyn", "queens"}) in links[4:6]


def test_prestige_and_base_tiles() -> None:
    """N-1.4"""
    assert city().position()["tile_values"] == [2, 4] * 5
    assert components.standard()["base"]["values"] == [6, 7, 8, 8, 9, 10]


def test_every_lantern_burns_in_two_boroughs_and_none_in_manhattan() -> None:
    """N-1.5"""
    lanterns = components.standard()["lanterns"].values()
    assert [len(lantern["boroughs"]) for lantern in lanterns] == [2] * 5
    assert not any("manhattan" in lantern["boroughs"] for lantern in lanterns)


def test_there_are_76_characters_12_of_them_light() -> None:
    """N-1.6"""
    characters = components.standard()["characters"].values()
    assert len(characters) == 42
    assert sum(c["dark"] for c in characters) == 64
    assert sum(c["light"] for c in characters) == 12


def test_the_sets_of_the_end() -> None:
    """N-1.7"""
    sets = components.standard()["sets"]
    assert [entry["points"] for entry in sets.values()] == [5, 5, 5, 6, 6, 6]
    assert sets["41"]["pieces"] == {"any_vessel": 1, "skyscraper": 2}


def test_every_entry_says_where_it_comes_from() -> None:
    """N-1.3 to N-1.7"""
    table = ours()
    assert table["base"].pop("values")
    entries = [e for name, t in table.items() for e in ([t] if name == "base" else t.values())]
    assert len(entries) == 42 + 5 + 5 + 1 + 5 + 6
    assert all("text" in e["source"] or "our edition" in e["source"] for e in entries)


def test_others_see_how_many_cards_a_hand_holds_and_what_went_in_openly() -> None:
    """N-1.8"""
    match = city(bidding="press", hands={0: "press dollar", 1: "wild"}, reserves={0: "plans elevator"})
    match.play(do("swap", "dollar", reserve="elevator"))
    seen = match.view(1)["state"]
    assert seen["hand"][0] is None
    assert "deck" not in seen
    assert seen["hand_size"] == [2, 1]
    assert {card: n for card, n in seen["known"][0].items() if n} == {"elevator": 1}


def test_a_card_seen_leaving_is_no_longer_known() -> None:
    """N-1.8"""
    match = city(bidding="press", hands={0: "press press"}, known={0: "press"})
    match.play(PLAY)
    assert hand(match) == "press"
    assert match.position()["known"][0]["press"] == 0


def test_the_german_edition_is_the_default() -> None:
    """N-1.9"""
    assert midtown.new_match("new_york_city", players=2).options["edition"] == "de"
    assert midtown.new_match("new_york_city", players=2, edition="en").position()["edition"] == "en"


def test_more_than_twenty_skyscrapers_can_be_owned() -> None:
    """N-1.10"""
    match = city(bidding="plans", hands={0: "plans"}, reserves={0: "press press", 1: "press press"}, board=[40, 4])
    match.play(PLAY)
    match.play(do("finish_bid"))
    assert match.position()["board"][0] == 42


def box(tmp_path: Path, text: str) -> str:
    path = tmp_path / "my-box.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_an_owner_can_play_with_his_own_components(tmp_path: Path) -> None:
    path = box(tmp_path, "[base]\nvalues = [12, 5, 6, 7, 9, 10]\n[prestige]\ntaxi = { values = [1, 3] }\n")
    match = midtown.new_match("new_york_city", players=2, seed=4, components=path)
    assert sorted(match.position()["base"].values()) == [5, 6, 7, 9, 10, 12]
    assert match.position()["tile_values"][:2] == [1, 3]


def test_a_record_carries_the_components_and_not_their_file(tmp_path: Path) -> None:
    path = box(tmp_path, "[base]\nvalues = [12, 5, 6, 7, 9, 10]\n")
    match = midtown.new_match("new_york_city", players=2, seed=4, components=path)
    match.play(match.legal[0])
    Path(path).unlink()
    assert midtown.load(match.record()).position() == match.position()
    assert midtown.set_up("new_york_city", match.position()).options == match.options


def test_our_own_file_is_the_default(tmp_path: Path) -> None:
    match = midtown.new_match("new_york_city", players=2, components=str(components.OURS))
    assert match.options["components"] is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[tables]", "no table 'tables'"),
        ("[base]\nvalues = [1, 2]", "list of 6"),
        ("[base]\nother = 1", "no entry 'other'"),
        ("[prestige]\ntaxi = { values = [4, 2] }", "lower one"),
        ("[prestige]\ntaxi = { values = [4, 'x'] }", "whole number"),
        ('[links]\ntaxi = { ends = [["bronx", "queens"], ["manhattan", "queens"]] }', "linked twice"),
        ('[links]\ntaxi = { ends = [["bronx", "bronx"], ["manhattan", "queens"]] }', "with itself"),
        ('[links]\ntaxi = { ends = [["bronx", "rome"], ["manhattan", "queens"]] }', "must name boroughs"),
        ("[characters]\n11 = { value = 5, dark = 0, light = 0 }", "64 dark"),
        (
            "[characters]\n11 = { value = 5, dark = 0, light = 0 }\n21 = { value = 5, dark = 2, light = 0 }",
            "Character 11 has no tile",
        ),
        ("[characters]\n1 = { value = 2, dark = 2, light = 1 }", "7 light characters of value 1"),
        ("[characters]\n1 = { value = 6, dark = 2, light = 1 }", "from 1 to 5"),
        ("[characters]\n1 = { value = 1, dark = 2 }", "needs exactly"),
        ("[sets]\n37 = { pieces = {}, points = 5 }", "at least one"),
        ('[lanterns]\n28 = { boroughs = "queens" }', "must be a list"),
        ("not toml", "cannot be read"),
    ],
)
def test_a_wrong_box_is_refused_with_a_sentence(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(InvalidError, match=complaint):
        midtown.new_match("new_york_city", players=2, components=box(tmp_path, text))


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(InvalidError, match="cannot be read"):
        midtown.new_match("new_york_city", players=2, components="/nowhere/box.toml")


def test_a_record_never_opens_a_file(tmp_path: Path) -> None:
    """N-1.3: only who begins a match names a file; a record that names one is refused."""
    record = midtown.new_match("new_york_city", players=2, seed=1).record()
    del record["checksum"]
    secret = tmp_path / "secret.toml"
    secret.write_text("[base]\nvalues = [1, 2, 3, 4, 5, 6]")
    with pytest.raises(InvalidError, match="components are a table"):
        midtown.load({**record, "options": {**record["options"], "components": str(secret)}})
