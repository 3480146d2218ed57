"""The search that all games share: a tree over what one player can tell apart, grown in compiled code.

Each visit deals the player's unseen cards afresh, walks down the tree, adds one action to it, plays on as a sensible
player would, and notes for every action on the way what became of the one who chose it. See docs/bots.md.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from midtown.bots.sensible import sensible_action
from midtown.engine.chance import imagine
from midtown.engine.exact import exp
from midtown.engine.game import Game
from midtown.engine.hooks import apply, count_points, estimate_points, prior, redetermine, winners
from midtown.engine.play import legal, random_action
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import SEATS, Numbers, Reals, Record

Table = Any  # an array of one record
Words = NDArray[np.uint64]

NONE = -1
DEEPEST = 512
MARGIN = 0.15
"""How much of a finished game's value is the margin of points; the rest is the win itself."""


class Plan(NamedTuple):
    """How a search weighs what it knows."""

    exploration: float
    """How readily it follows the prior against the results so far."""
    caution: float
    """How much worse than its siblings an untried action is taken to be."""
    horizon: int
    """After so many decisions beyond the tree the position is estimated; longer games are not played out."""
    guided: bool
    """Whether it plays on by the prior, or at random."""


class Tree(NamedTuple):
    """Nodes are situations the player can tell apart; an edge is an action, and leads to a node for each outcome."""

    outcome: Words
    """Of a node: what chance showed."""
    next_node: Numbers
    first_edge: Numbers
    action: Numbers
    next_edge: Numbers
    first_node: Numbers
    visits: Numbers
    total: Reals
    """Of an edge: the sum of what became of the one who chose it."""
    points: Reals
    """The same in points."""
    used: Numbers
    """How many nodes, edges and decisions."""


class Buffers(NamedTuple):
    """Memory that the compiled search works in, made once."""

    choices: Numbers
    weights: Reals
    edge_of: Numbers
    path: Numbers
    actors: Numbers
    worth: Reals
    gain: Reals
    won: Numbers
    scratch: Reals
    """For the game's own use."""


NODES, EDGES, DECISIONS = 0, 1, 2


def new_tree(edges: int) -> Tree:
    def numbers() -> Numbers:
        return np.full(edges, NONE, np.int32)

    return Tree(
        outcome=np.zeros(edges, np.uint64),
        next_node=numbers(),
        first_edge=numbers(),
        action=numbers(),
        next_edge=numbers(),
        first_node=numbers(),
        visits=numbers(),
        total=np.zeros(edges),
        points=np.zeros(edges),
        used=np.zeros(3, np.int32),
    )


def new_buffers(game: Game) -> Buffers:
    def numbers(size: int) -> Numbers:
        return np.zeros(size, np.int32)

    actions: int = game.actions.count
    return Buffers(
        choices=numbers(actions),
        weights=np.zeros(actions),
        edge_of=np.full(actions, NONE, np.int32),
        path=numbers(DEEPEST),
        actors=numbers(DEEPEST),
        worth=np.zeros(SEATS),
        gain=np.zeros(SEATS),
        won=numbers(SEATS),
        scratch=np.zeros(game.search.scratch),
    )


@entry
def reset_tree(tree: Tree) -> None:
    """An empty tree: the root, whose outcome is the present."""
    tree.used[:] = 0
    add_node(tree, np.uint64(0), NONE)


@entry
def run_visits(
    root: Table,
    world: Table,
    words: Words,
    sight: Words,
    tree: Tree,
    buffers: Buffers,
    plan: Plan,
    seat: int,
    visits: int,
) -> None:
    """Visits the tree so many times. `words` are the bytes of `world`, `sight` says which of them the seat sees."""
    par = estimate_points(root[0], buffers.worth, buffers.scratch)
    start = buffers.worth[seat]
    for _ in range(visits):
        sample_world(root, world, seat)
        depth = descend(world[0], words, sight, tree, buffers, plan)
        play_on(world[0], tree, buffers, plan)
        win_chances(world[0], buffers, start, par)
        credit(tree, buffers, depth)


@rule
def credit(tree: Tree, buffers: Buffers, depth: int) -> None:
    """Notes for every action on the way what became of the one who chose it."""
    for i in range(depth):
        edge = buffers.path[i]
        tree.visits[edge] += 1
        tree.total[edge] += buffers.gain[buffers.actors[i]]
        tree.points[edge] += buffers.worth[buffers.actors[i]]


@rule
def sample_world(root: Table, world: Table, seat: int) -> None:
    """Another world that looks the same from this seat, with chance of its own."""
    imagine(root[0], 2)
    stream = root[0].stream * np.uint64(0x9E3779B97F4A7C15)
    stream ^= stream >> np.uint64(32)
    world[0] = root[0]
    world[0].stream = stream if stream != np.uint64(0) else np.uint64(1)
    redetermine(world[0], seat)


@rule
def descend(s: Record, words: Words, sight: Words, tree: Tree, buffers: Buffers, plan: Plan) -> int:
    """Plays from the root until an action is new to the tree; returns how many actions that were."""
    node, depth = 0, 0
    while s.turn >= 0 and depth < DEEPEST:
        count = legal(s, buffers.choices)
        prior(s, buffers.choices, count, buffers.weights, buffers.scratch)
        action = select_action(tree, node, buffers, count, plan)
        edge = buffers.edge_of[action]
        unmark_edges(tree, node, buffers)
        fresh = edge == NONE
        if fresh:
            if tree.used[EDGES] == len(tree.action):
                return depth
            edge = add_edge(tree, node, action)
        buffers.path[depth], buffers.actors[depth] = edge, s.turn
        depth += 1
        tree.used[DECISIONS] += 1
        stream = s.stream
        apply(s, action)
        if fresh or s.turn < 0:
            return depth
        node = follow(tree, edge, fingerprint(words, sight) if s.stream != stream else np.uint64(0))
        if node == NONE:
            return depth
    return depth


@rule
def select_action(tree: Tree, node: int, buffers: Buffers, count: int, plan: Plan) -> int:
    """The action with the best results so far, or one that too little is known of for its prior."""
    edge = tree.first_edge[node]
    while edge != NONE:
        buffers.edge_of[tree.action[edge]] = edge
        edge = tree.next_edge[edge]
    weight, visits, total = 0.0, 0, 0.0
    for i in range(count):
        weight += buffers.weights[i]
        edge = buffers.edge_of[buffers.choices[i]]
        if edge != NONE:
            visits += tree.visits[edge]
            total += tree.total[edge]
    untried = (total / visits if visits > 0 else 0.5) - plan.caution
    reach = plan.exploration * sqrt(visits + 1.0) / weight
    best, choice = -1e9, 0
    for i in range(count):
        edge = buffers.edge_of[buffers.choices[i]]
        if edge == NONE:
            promise = untried + reach * buffers.weights[i]
        else:
            promise = tree.total[edge] / tree.visits[edge] + reach * buffers.weights[i] / (1 + tree.visits[edge])
        if promise > best:
            best, choice = promise, buffers.choices[i]
    return choice


@rule
def unmark_edges(tree: Tree, node: int, buffers: Buffers) -> None:
    edge = tree.first_edge[node]
    while edge != NONE:
        buffers.edge_of[tree.action[edge]] = NONE
        edge = tree.next_edge[edge]


@rule
def add_edge(tree: Tree, node: int, action: int) -> int:
    edge = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.action[edge], tree.visits[edge] = action, 0
    tree.total[edge], tree.points[edge] = 0.0, 0.0
    tree.first_node[edge] = NONE
    tree.next_edge[edge] = tree.first_edge[node]
    tree.first_edge[node] = edge
    return edge


@rule
def add_node(tree: Tree, outcome: np.uint64, sibling: int) -> int:
    node = tree.used[NODES]
    tree.used[NODES] += 1
    tree.outcome[node], tree.next_node[node], tree.first_edge[node] = outcome, sibling, NONE
    return node


@rule
def follow(tree: Tree, edge: int, outcome: np.uint64) -> int:
    """The node of that outcome, a new one if it has not been seen before; NONE if there is no room for it."""
    node = tree.first_node[edge]
    while node != NONE and tree.outcome[node] != outcome:
        node = tree.next_node[node]
    if node == NONE and tree.used[NODES] < len(tree.outcome):
        node = add_node(tree, outcome, tree.first_node[edge])
        tree.first_node[edge] = node
    return node


@rule
def fingerprint(words: Words, sight: Words) -> np.uint64:
    """One number for all that the player sees."""
    mixed = np.uint64(0xCBF29CE484222325)
    for i in range(len(words)):
        mixed = (mixed ^ (words[i] & sight[i])) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
    return mixed


@rule
def play_on(s: Record, tree: Tree, buffers: Buffers, plan: Plan) -> int:
    """Plays on for a while; returns who decided last, NONE if nobody did."""
    last = NONE
    for _ in range(plan.horizon):
        if s.turn < 0:
            break
        last = s.turn
        if plan.guided:
            action = sensible_action(s, buffers.choices, buffers.weights, buffers.scratch)
        else:
            action = random_action(s, buffers.choices)
        apply(s, action)
        tree.used[DECISIONS] += 1
    return last


@rule
def win_chances(s: Record, buffers: Buffers, start: float, par: float) -> None:
    """The chance to win by the points in sight; alone, how much better it goes than it looked at the start."""
    spread = estimate_points(s, buffers.worth, buffers.scratch)
    if s.players == 1:
        buffers.gain[0] = min(1.0, max(0.0, 0.5 + (buffers.worth[0] - start) / (4.0 * par)))
        return
    for seat in range(s.players):
        rival = best_other(buffers.worth, s.players, seat)
        buffers.gain[seat] = 1.0 / (1.0 + exp((rival - buffers.worth[seat]) / spread))
    if s.turn < 0:
        settle(s, buffers)


@rule
def best_other(worth: Reals, players: int, seat: int) -> float:
    best = -1e9
    for other in range(players):
        if other != seat:
            best = max(best, worth[other])
    return best


@rule
def settle(s: Record, buffers: Buffers) -> None:
    """A finished game is won or lost; the margin only decides between equal ends."""
    winners(s, buffers.won)
    shares = 0
    for seat in range(s.players):
        shares += buffers.won[seat]
    for seat in range(s.players):
        won = buffers.won[seat] / max(1, shares)
        buffers.gain[seat] = MARGIN * buffers.gain[seat] + (1.0 - MARGIN) * won


@entry
def look_ahead(root: Table, world: Table, buffers: Buffers, seat: int, worlds: int, plain: bool, values: Reals) -> int:
    """One look ahead: fills values[i] with the mean hope after each of the legal actions; returns how many.

    Plain is what anybody would count up: by how many points the seat is ahead.
    """
    par = estimate_points(root[0], buffers.worth, buffers.scratch)
    start = buffers.worth[seat]
    count = legal(root[0], buffers.choices)
    values[:count] = 0.0
    for _ in range(worlds):
        before = root[0].stream
        for i in range(count):
            root[0].stream = before
            sample_world(root, world, seat)
            apply(world[0], buffers.choices[i])
            if plain:
                values[i] += lead(world[0], buffers, seat) / worlds
            else:
                win_chances(world[0], buffers, start, par)
                values[i] += buffers.gain[seat] / worlds
    return count


@rule
def lead(s: Record, buffers: Buffers, seat: int) -> float:
    """By how much a seat is ahead of the best of the others; alone, what it has."""
    count_points(s, buffers.worth, buffers.scratch)
    return buffers.worth[seat] - (best_other(buffers.worth, s.players, seat) if s.players > 1 else 0.0)


@entry
def decide(table: Table, buffers: Buffers) -> int:
    """What a sensible player does at first sight."""
    return sensible_action(table[0], buffers.choices, buffers.weights, buffers.scratch)
