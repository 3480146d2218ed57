"""What happens in Fifth Avenue: set-up and the actions of a turn. Clauses (F-…) are those of the rules page."""

from __future__ import annotations

from midtown.engine.chance import draw, draw_from
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.actions import KIND, Kind, X, Y
from midtown.games.fifth_avenue.auction import build, declare, lay, next_auction, pass_bid, stop
from midtown.games.fifth_avenue.cards import deal, take_black
from midtown.games.fifth_avenue.narrate import Ending, Event
from midtown.games.fifth_avenue.pieces import (
    A_HANDFUL,
    ALEAS_SKYSCRAPERS,
    AT_START,
    BUSINESSES,
    BUSINESSES_OF_A_TYPE,
    COLORS,
    DISTRICTS,
    IN_SUPPLY,
    PLACEMENTS,
    SET_OF_PLACEMENT,
    SET_SIZES,
    SETS,
    SKYSCRAPERS,
    SPECIAL_DISTRICTS,
    SPECIAL_POINTS,
    Board,
    Place,
    Plot,
)
from midtown.games.fifth_avenue.scoring import district_points, districts_of, own_plot
from midtown.games.fifth_avenue.state import Chance, Phase, Source, State
from midtown.games.fifth_avenue.turn import begin_turn, end_game, go_on, second_action, take_card, third_action


@rule
def begin(s: State) -> None:
    """All pieces lie ready (F-1.6, F-2.4), with two also Alea's (F-9.1); the start player places first (F-2.6)."""
    s.phase, s.turn, s.part = Phase.START, 0, 1
    s.auction = Place.CITY_HALL
    s.commissioner[0], s.commissioner[1] = Place.CITY_HALL, Place.CITY_HALL
    for business in range(BUSINESSES):
        s.out_of_game[business] = BUSINESSES_OF_A_TYPE
    lay_start_businesses(s)
    fill_row(s)
    for seat in range(s.players):
        s.supply[seat] = IN_SUPPLY + AT_START
        s.general_supply[seat] = SKYSCRAPERS - IN_SUPPLY - AT_START
    if s.players == 2:
        s.alea_supply = ALEAS_SKYSCRAPERS
    deal(s)


@rule
def lay_start_businesses(s: State) -> None:
    """One business a district: each colour once and two of them twice; on the back on the dashed plots (F-2.1)."""
    twice, also_twice = draw(s, Chance.PLOTS, 0, COLORS), draw(s, Chance.PLOTS, 0, COLORS - 1)
    if also_twice >= twice:
        also_twice += 1
    lots = (1 << DISTRICTS) - 1
    for district in range(DISTRICTS):
        lot = draw_lot(s, lots, DISTRICTS - district)
        lots -= 1 << lot
        plot = lot if lot < COLORS else (twice if lot == COLORS else also_twice)
        if s.board == Board.BACK:
            plot = Plot.DASHED
        business = draw_from(s, Chance.BUSINESSES, 0, s.out_of_game)
        s.businesses[district, plot, business] = 1
        tell(s, Event.START_BUSINESS, NOBODY, business, district, plot)


@rule
def draw_lot(s: State, lots: int, left: int) -> int:
    """One of so many lots that are left, each a bit that is set."""
    nth = draw(s, Chance.PLOTS, 0, left)
    lot = 0
    while nth > 0 or (lots >> lot) & 1 == 0:
        nth -= (lots >> lot) & 1
        lot += 1
    return lot


@rule
def fill_row(s: State) -> None:
    """Twenty businesses lie open in the supply row; nine stay out of the game (F-2.2)."""
    for i in range(SETS):
        for _ in range(SET_SIZES[i]):
            s.row[i, draw_from(s, Chance.BUSINESSES, 0, s.out_of_game)] += 1


@rule
def apply(s: State, action: int) -> None:
    """One choice of a turn or of an auction (F-3.1)."""
    kind, x, y = KIND[action], X[action], Y[action]
    if kind == Kind.LAY:
        lay(s, x, y)
    elif kind == Kind.PASS:
        pass_bid(s)
    elif kind == Kind.DECLARE:
        declare(s)
    elif kind == Kind.MOVE:
        move(s, x, y)
    elif kind == Kind.TAKE_CARD:
        take_card(s, x)
    elif kind == Kind.BUILD:
        build(s, x)
    elif kind == Kind.STOP:
        stop(s)
    elif kind == Kind.START:
        place_start_skyscraper(s, x, y)
    elif kind == Kind.PLACE_BUSINESS:
        place_business(s, x, y)
    elif kind == Kind.TAKE_BUSINESS:
        take_business(s, x)
    elif kind == Kind.TAKE_SKYSCRAPERS:
        take_skyscrapers(s)
    elif kind == Kind.TAKE_BLACK:
        take_black_and_move(s)
    else:
        score_district(s, x)


@rule
def place_start_skyscraper(s: State, district: int, plot: int) -> None:
    """Counter-clockwise one each, then back in the reverse order a second one (F-2.5)."""
    s.skyscrapers[district, plot] = 1
    s.builder[district, plot] = s.turn + 1
    s.supply[s.turn] -= 1
    tell(s, Event.STARTED, s.turn, district, plot)
    right, left = (s.turn + s.players - 1) % s.players, (s.turn + 1) % s.players
    if s.supply[s.turn] > IN_SUPPLY:
        if s.supply[right] == IN_SUPPLY + AT_START:
            s.turn = right
    elif s.supply[left] > IN_SUPPLY:
        s.turn = left
    else:
        begin_turn(s)


@rule
def take_skyscrapers(s: State) -> None:
    """Option A: three skyscrapers from the general supply, or what is left (F-3.2)."""
    count = min(A_HANDFUL, s.general_supply[s.turn])
    s.general_supply[s.turn] -= count
    s.supply[s.turn] += count
    tell(s, Event.TOOK_SKYSCRAPERS, s.turn, count)
    second_action(s)


@rule
def take_business(s: State, business: int) -> None:
    """Option B: any business of the leftmost set that still has some (F-4.1)."""
    s.row[SET_OF_PLACEMENT[s.placed], business] -= 1
    s.taken[business] = 1
    s.phase = Phase.BUSINESS
    tell(s, Event.TOOK_BUSINESS, s.turn, business)


@rule
def place_business(s: State, district: int, plot: int) -> None:
    """It goes on a plot (F-4.2); the twelfth ends the game at once (F-4.5)."""
    for business in range(BUSINESSES):
        if s.taken[business] > 0:
            s.taken[business] = 0
            s.businesses[district, plot, business] += 1
            tell(s, Event.PLACED_BUSINESS, s.turn, business, district, plot)
    send_last_to_park(s)
    s.placed += 1
    if s.placed == PLACEMENTS:
        end_game(s, Ending.BUSINESSES)
        return
    if s.placed % 3 == 0:
        special_scoring(s)
    second_action(s)


@rule
def send_last_to_park(s: State) -> None:
    """The last business of a set goes face up below Central Park (F-4.3)."""
    tiles = s.row[SET_OF_PLACEMENT[s.placed]]
    if tiles[0] + tiles[1] + tiles[2] + tiles[3] == 1:
        for business in range(BUSINESSES):
            if tiles[business] > 0:
                tiles[business] = 0
                s.park_businesses[business] += 1
                tell(s, Event.WENT_TO_PARK, NOBODY, business)


@rule
def special_scoring(s: State) -> None:
    """The third, sixth and ninth business reward skyscrapers in many districts (F-4.4)."""
    which = s.placed // 3 - 1
    for seat in range(s.players):
        if districts_of(s, seat) >= SPECIAL_DISTRICTS[which]:
            s.points[seat, Source.SPECIAL] += SPECIAL_POINTS[which]
            tell(s, Event.SPECIAL_SCORING, seat, s.placed, SPECIAL_DISTRICTS[which], SPECIAL_POINTS[which])


@rule
def take_black_and_move(s: State) -> None:
    """Option C: the top black card, then a commissioner moves (F-3.4)."""
    take_black(s, s.turn)
    s.phase = Phase.MOVE


@rule
def score_district(s: State, district: int) -> None:
    """Option D: everybody scores (F-3.5); then black cards, also for those who have nothing there (F-3.7)."""
    tell(s, Event.SCORED_DISTRICT, s.turn, district)
    for seat in range(s.players):
        points = district_points(s, seat, district)
        if points > 0:
            s.points[seat, Source.DISTRICTS] += points
            tell(s, Event.GOT_POINTS, seat, points)
    take_black(s, s.turn)
    take_black(s, s.turn)
    for i in range(s.players):
        seat = (s.turn + i) % s.players
        if own_plot(s, seat, district) < 0:
            take_black(s, seat)
    third_action(s)


@rule
def move(s: State, commissioner: int, place: int) -> None:
    """A commissioner marks the district he leaves (F-5.2), no closed one (F-5.5); City Hall calls auctions (F-5.3)."""
    start = s.commissioner[commissioner]
    s.commissioner[commissioner] = place
    tell(s, Event.MOVED, s.turn, commissioner, place)
    if start < Place.CENTRAL_PARK and s.closed[start] == 0:
        s.markers[commissioner, start] = 1
        tell(s, Event.MARKED, NOBODY, commissioner, start)
    if place == Place.CITY_HALL:
        s.auctioneer = commissioner
        next_auction(s)
    else:
        go_on(s)
