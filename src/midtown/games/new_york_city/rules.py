"""What happens in New York City, from set-up to the end. Clauses (N-…) are those of the rules page."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.actions import KIND, Kind, X, Y
from midtown.games.new_york_city.bidding import (
    add_wild,
    end_bid,
    judge,
    next_bidder,
    next_defer,
    open_bidding,
    play,
    play_pair,
)
from midtown.games.new_york_city.cards import swap
from midtown.games.new_york_city.characters import (
    discard,
    discard_pair,
    discard_reserve,
    draw_renewed_hand,
    end_matching,
    give_up,
    go_on_picking,
    offer_extra,
    pair_with_prestige,
    pair_with_steps,
    pair_with_virtual,
    play_as_one,
    play_as_two,
    play_reserve,
    refill_in_bid,
    replace_character,
    replace_neutral,
    step_back,
    take_back,
    take_equal,
    take_single,
    use,
)
from midtown.games.new_york_city.evaluation import (
    close_bidding,
    forgo,
    hire_character,
    move,
    next_bonus,
    next_evaluation,
    next_take_back,
    offer_move,
    ride,
    take_tile,
)
from midtown.games.new_york_city.pieces import Card
from midtown.games.new_york_city.rounds import (
    end_round,
    new_round,
    next_exchange,
    next_pick,
    next_start,
    next_team,
    pick_start,
    set_table,
    take_pair,
)
from midtown.games.new_york_city.state import Passage, Phase, State


@rule
def begin(s: State) -> None:
    """The table is set (N-2), and the first player chooses start characters."""
    set_table(s)
    next_start(s)


@rule
def apply(s: State, action: int) -> None:
    """One choice, and all that follows from it by itself (N-4.1)."""
    kind, x, y = int(KIND[action]), int(X[action]), int(Y[action])
    if kind == Kind.USE:
        use(s, x)
    elif s.phase == Phase.BID or s.phase == Phase.EXCHANGE:
        apply_in_bid(s, kind, x, y)
    elif s.phase == Phase.PICK or s.phase == Phase.SINGLE:
        apply_in_pick(s, kind, x, y)
    elif kind == Kind.DONE:
        end_choice(s)
    else:
        apply_elsewhere(s, kind, x, y)
    go_on(s)


@rule
def apply_in_bid(s: State, kind: int, x: int, y: int) -> None:
    """Bids and exchanges (N-6.3 to N-6.6)."""
    if kind == Kind.SWAP:
        swap(s, x, y)
        if s.phase == Phase.EXCHANGE and s.swaps_left == 0:
            s.phase = Passage.NEXT_EXCHANGE
    elif kind == Kind.FINISH_BID or kind == Kind.PASS:
        end_bid(s)
    elif kind == Kind.PLAY:
        play(s, int(s.bidding))
    elif kind == Kind.PAIR:
        play_pair(s, x, x)
    elif kind == Kind.PAIR_WITH_WILD:
        play_pair(s, x, Card.WILD)
    elif kind == Kind.ADD_WILD:
        add_wild(s)
    elif kind == Kind.DONE:
        s.phase = Passage.NEXT_EXCHANGE
    else:
        apply_through_character(s, kind, x, y)


@rule
def apply_through_character(s: State, kind: int, x: int, y: int) -> None:
    """Characters of Phase II that need a further word (N-8.13 to N-8.17, N-8.20)."""
    if kind == Kind.PLAY_AS_ONE:
        play_as_one(s, x)
    elif kind == Kind.STEP_BACK:
        step_back(s, x)
    elif kind == Kind.PLAY_RESERVE:
        play_reserve(s, x, y - 1)
    elif kind == Kind.PAIR_WITH_VIRTUAL:
        pair_with_virtual(s, x)
    elif kind == Kind.PAIR_WITH_STEP or kind == Kind.PAIR_WITH_TWO_STEPS:
        pair_with_steps(s, x, 2 if kind == Kind.PAIR_WITH_TWO_STEPS else 1)
    elif kind == Kind.PAIR_WITH_PRESTIGE:
        pair_with_prestige(s, x)
    else:
        play_as_two(s, x)


@rule
def apply_in_pick(s: State, kind: int, x: int, y: int) -> None:
    """A turn of Phase I (N-5.1, N-5.2)."""
    if kind == Kind.TAKE_PAIR:
        take_pair(s, x)
    elif kind == Kind.TAKE_SINGLE:
        take_single(s, x, y)
    elif kind == Kind.DISCARD_PAIR:
        discard_pair(s, x)
    elif kind == Kind.REPLACE_NEUTRAL:
        replace_neutral(s, x)
    else:
        s.phase = Passage.NEXT_PICK


@rule
def apply_elsewhere(s: State, kind: int, x: int, y: int) -> None:
    """Start characters, evaluations, and what a character in use asks for."""
    if kind == Kind.HIRE:
        if s.phase == Phase.HIRE:
            hire_character(s, x)
        else:
            replace_character(s, x)
    elif kind == Kind.MOVE:
        move(s, x)
    elif kind == Kind.TAKE_TILE:
        take_tile(s, x)
    elif kind == Kind.RIDE:
        ride(s, x, y)
    elif kind == Kind.FORGO:
        forgo(s)
    elif kind == Kind.PICK_START:
        pick_start(s, x)
    elif kind == Kind.DISCARD:
        discard(s, x)
    elif kind == Kind.RENEW:
        discard_reserve(s, x)
    elif kind == Kind.GIVE_UP:
        give_up(s, x)
    elif kind == Kind.TAKE_EQUAL:
        take_equal(s, x)
    else:
        take_back(s, x)


@rule
def end_choice(s: State) -> None:
    """Enough of what was optional."""
    if s.phase == Phase.RENEW_HAND:
        draw_renewed_hand(s)
    elif s.phase == Phase.MATCH:
        end_matching(s)
    elif s.phase == Phase.RENEW_RESERVE:
        refill_in_bid(s)
    elif s.phase == Phase.DEFER:
        s.phase = Passage.NEXT_DEFER
    elif s.phase == Phase.DOUBLE:
        s.phase = Passage.NEXT_EVALUATION
    elif s.phase == Phase.MOVE or s.phase == Phase.EXTRA:
        s.built = s.built if s.phase == Phase.MOVE else 0
        s.phase = Passage.OFFER_EXTRA
    elif s.phase == Phase.TAKE_BACK:
        s.phase = Passage.NEXT_TAKE_BACK
    else:
        s.phase = Passage.NEXT_TEAM


@rule
def go_on(s: State) -> None:
    """The game goes on by itself until somebody has to decide (N-4.1)."""
    while s.phase >= Passage.NEXT_START:
        if s.phase == Passage.NEXT_BIDDER:
            next_bidder(s)
        elif s.phase == Passage.JUDGE:
            judge(s)
        elif s.phase == Passage.NEXT_EVALUATION:
            next_evaluation(s)
        elif s.phase == Passage.NEXT_BONUS:
            next_bonus(s)
        elif s.phase == Passage.NEXT_TAKE_BACK:
            next_take_back(s)
        elif s.phase == Passage.CLOSE_BIDDING:
            close_bidding(s)
        elif s.phase == Passage.OPEN_BIDDING:
            open_bidding(s)
        elif s.phase == Passage.NEXT_DEFER:
            next_defer(s)
        else:
            go_on_elsewhere(s)


@rule
def go_on_elsewhere(s: State) -> None:
    """What is rarer, or lies before and after the six bidding rounds."""
    if s.phase == Passage.NEXT_PICK:
        next_pick(s)
    elif s.phase == Passage.GO_ON_PICKING:
        go_on_picking(s)
    elif s.phase == Passage.OFFER_MOVE:
        offer_move(s)
    elif s.phase == Passage.OFFER_EXTRA:
        offer_extra(s)
    elif s.phase == Passage.NEXT_EXCHANGE:
        next_exchange(s)
    elif s.phase == Passage.NEXT_TEAM:
        next_team(s)
    elif s.phase == Passage.END_ROUND:
        end_round(s)
    elif s.phase == Passage.NEW_ROUND:
        new_round(s)
    else:
        next_start(s)
