"""New York City by ear: every card where it counts most, people worth their points, towers where they pay."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.web.reader import Heard

ROUNDS = ("Press", "Dollar", "Elevator", "Plans", "Prestige", "Skyscraper")
WILD = "Wild"
KEPT = {"Press": 2.0, "Dollar": 1.0, "Elevator": 1.6, "Plans": 1.0, "Prestige": 1.6, "Skyscraper": 1.9, WILD: 1.8}
"""What a card is worth in a round that has not begun."""
BOROUGH = re.compile(r"[A-EX] · ([\w ]+)\. .*?\bWorth (\d+)")
RANK = re.compile(r"\d\. (.+?) (\d+) \((\d+)\)(?: · |\.|$)")
BOARD = re.compile(r"(\d+) dollars?, (\d+) skyscrapers? to build")
CARDS = re.compile(r"Hand: (?:(\d) × )?(\w+)")
EXCHANGE = re.compile(r"Exchange (\w+) from the hand for (\w+) from the reserve")
USES = {1: -1, 2: 0, 3: 1, 4: 1, 5: 0.6, 6: 2, 7: -1, 8: -1, 9: 1.5, 10: 3, 12: 0.5, 13: 1, 16: 1, 17: 1, 18: 0.5}
"""What it brings to use somebody, by the number; a dollar less. The others bring more than that."""
STARTS = {1: 0.5, 2: 0.7, 12: 0.7, 18: 0.8, 23: 1.6, 33: 1.2, 34: 1.0}
HIRED = {10: 2.0, 9: 1.5, 25: 1.5, 26: 1.5, 24: 1.0, 23: 1.0, 6: 0.7, 17: 0.7, 20: 1.0, 36: 0.5}


@dataclass(frozen=True)
class Borough:
    worth: int
    ranks: Sequence[tuple[str, int]]

    def pays(self, me: str, more: int) -> float:
        """What I get here, with so many more skyscrapers."""
        counts = dict(self.ranks)
        mine = counts.get(me, 0) + more
        if mine <= 0:
            return 0.0
        order = [name for name, count in self.ranks if name != me and count > mine]
        ties = [name for name, _ in self.ranks].index(me) if me in counts else len(self.ranks)
        order += [name for at, (name, count) in enumerate(self.ranks) if name != me and count == mine and at < ties]
        pay = self.worth
        for _ in order:
            pay = (pay + 1) // 2
        return pay + (1.5 if counts.get(me, 0) == 0 else 0)

    def gain(self, me: str, more: int) -> float:
        return self.pays(me, more) - (self.pays(me, 0) if me in dict(self.ranks) else 0)


@dataclass(frozen=True)
class Table:
    """What was read out of it."""

    me: str
    bidding: str
    bid: int
    leads: bool
    hand: Mapping[str, int]
    dollars: int
    board: int
    boroughs: Mapping[str, Borough]
    mayor: str
    last_round: bool

    def gain(self, kind: str) -> float:
        """What one more in that bidding round brings."""
        return {
            "Press": 1.0,
            "Dollar": 2.5 if self.dollars < 2 else 0.9,
            "Elevator": 1.8,
            "Plans": max(0.4, 2.4 - 0.5 * self.board),
            "Prestige": 1.7,
            "Skyscraper": 2.4 if self.board else 0.5,
        }.get(kind, 0.0)

    def cost(self, card: str) -> float:
        """What a card could still do in this round."""
        if card == WILD:
            return 0.1 if self.bidding == ROUNDS[-1] else 0.75
        later = self.bidding in ROUNDS and ROUNDS.index(card) > ROUNDS.index(self.bidding)
        return self.gain(card) if later else 0.1


def choose(names: Sequence[str], heard: Heard) -> str:
    table = listen(heard)
    return max(names, key=lambda name: worth(name, table))


def listen(heard: Heard) -> Table:
    texts = heard.texts()
    me = texts[texts.index("YOU") - 2]
    prompt = " ".join(heard.texts("What to do now"))
    bidding = next((kind for kind in ROUNDS if f"{kind}: " in prompt), "")
    bid = re.search(r"your bid counts (\d+)", prompt)
    cards = [match for node in heard.all("button", "What is yours") if (match := CARDS.match(node.name))]
    dollars, board = _board(heard)
    said = {match[1]: (match, node.name) for node in heard.nodes if (match := BOROUGH.match(node.name))}
    return Table(
        me=me,
        bidding=bidding,
        bid=int(bid[1]) if bid else 0,
        leads="and leads" in prompt,
        hand={match[2]: int(match[1] or 1) for match in cards},
        dollars=dollars,
        board=board,
        boroughs={name: _borough(int(match[2]), words) for name, (match, words) in said.items()},
        mayor=next((name for name, (_, words) in said.items() if "The Mayor" in words), ""),
        last_round=any(text.startswith("Round 5") for text in texts),
    )


def _board(heard: Heard) -> tuple[int, int]:
    """My dollars, and my skyscrapers that are ready to be built: what is said after my name."""
    you = next(at for at, node in enumerate(heard.nodes) if node.name == "YOU")
    match = next(match for node in heard.nodes[you:] if (match := BOARD.search(node.name)))
    return int(match[1]), int(match[2])


def _borough(worth: int, words: str) -> Borough:
    return Borough(worth, [(match[1], int(match[2])) for match in RANK.finditer(words)])


def worth(name: str, table: Table) -> float:
    if name == "Play a matching card":
        return 10
    if name.startswith("Exchange"):
        return _exchange(name, table)
    if name.startswith(("Play", "Add", "Columnist", "Bellhop", "Film", "Magician", "Interpreter", "Auctioneer")):
        return _play(name, table)
    if name.startswith("Take the vessel"):
        return table.boroughs[name.rpartition(" to ")[2]].gain(table.me, 1)
    if name.startswith("Take the"):
        return 2.0 if "higher" in name else 1.0
    if name.startswith("Take"):
        return _taken(name, table)
    if name.startswith("Use"):
        return USES.get(_number(name), 2.0) - 0.7
    if name.startswith("Hire"):
        return _hired(name)
    if name.startswith("Move"):
        return _moved(name.rpartition("from ")[2], table)
    if "replace a neutral" in name:
        return table.boroughs[name.rpartition(" in ")[2]].gain(table.me, 1) - 1
    if "discard" in name.lower():
        return 0.5 - sum(table.cost(card) for card in KEPT if card in name)
    return {"Forgo the bonus": -1.0}.get(name, 0.0)


def _number(name: str) -> int:
    match = re.search(r"\((\d+)\)", name)
    return int(match[1]) if match else 0


def _exchange(name: str, table: Table) -> float:
    match = EXCHANGE.match(name)
    assert match
    given, got = match[1], match[2]
    if table.bidding:
        return 9 - table.cost(given) if got == table.bidding != given else -1.0
    return -1.0 if table.last_round else KEPT[given] - KEPT[got] - 0.05


def _play(name: str, table: Table) -> float:
    """Cards together, with an ability or a Wild: what they add, less what they could still do."""
    pair = re.search(r"two (\w+) as one", name)
    used = (
        [pair[1]] * 2
        if pair
        else [card for card in KEPT if re.search(rf"\b{card}\b", name.partition("): ")[2] or name)]
    )
    counts = 2 if "as two" in name else 1
    ahead = 0 if table.leads else 0.6
    return counts * table.gain(table.bidding) + ahead - sum(map(table.cost, used)) - (1 if ")" in name else 0)


def _taken(name: str, table: Table) -> float:
    """A pair of people to begin with, or of cards."""
    starts = [int(number) for number in re.findall(r"\((\d+)\)", name)]
    if starts:
        return sum(STARTS.get(number, 1.0) for number in starts)
    cards = [card for card in re.findall(r"\w+", name) if card in KEPT]
    again = sum(0.4 for card in cards if table.hand.get(card))
    return 3 + sum(KEPT[card] for card in cards) + again


def _hired(name: str) -> float:
    number = _number(name)
    value = next(value for value, those in VALUES.items() if number in those)
    return value + HIRED.get(number, 0.0)


VALUES = {
    1: (1, 2, 12, 18, 23, 33, 34),
    2: (3, 4, 5, 6, 13, 14, 24),
    3: (7, 8, 15, 16, 17, 25, 35, 36),
    4: (9, 10, 19, 20, 26, 37, 38, 39),
    5: (11, 21, 22, 27, 40, 41, 42),
}


def _moved(origin: str, table: Table) -> float:
    left, here = table.boroughs[origin], table.boroughs.get(table.mayor)
    return (here.gain(table.me, 1) if here else 0) + left.gain(table.me, -1) - 0.5
