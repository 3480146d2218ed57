"""Why an action is not possible now: every clause that can forbid a choice."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Array
from midtown.games.fifth_avenue.actions import KIND, Kind, Not, X, Y
from midtown.games.fifth_avenue.pieces import (
    CARDS_OF_COLOR,
    COLORS,
    DISTRICTS,
    LOWEST,
    NUMBERS,
    PLOTS,
    SET_OF_PLACEMENT,
    SKYSCRAPERS_SHOWN,
    STEPS,
    Board,
    Builder,
    Place,
    Plot,
    Suit,
)
from midtown.games.fifth_avenue.scoring import own_plot
from midtown.games.fifth_avenue.state import Phase, State


@rule
def why_not(s: State, action: int) -> int:
    """The clause that forbids this action now, or 0 (F-3.1)."""
    kind, x, y = KIND[action], X[action], Y[action]
    if kind == Kind.LAY:
        return why_not_lay(s, x, y)
    if kind == Kind.PASS:
        return wrong_moment(s, Phase.BID)
    if kind == Kind.DECLARE:
        return why_not_declare(s)
    if kind == Kind.MOVE:
        return why_not_move(s, x, y)
    if kind == Kind.TAKE_CARD:
        return why_not_take_card(s, x)
    if kind == Kind.BUILD:
        return why_not_build(s, x)
    if kind == Kind.STOP:
        return why_not_stop(s)
    if kind == Kind.START:
        return why_not_start(s, x, y)
    if kind == Kind.PLACE_BUSINESS:
        return why_not_place_business(s, x, y)
    return why_not_choose(s, kind, x)


@rule
def wrong_moment(s: State, right: int) -> int:
    """A turn has its three actions in their order (F-3.1), interrupted only by auctions (F-7.1)."""
    if s.phase == right:
        return 0
    if s.phase == Phase.START:
        return Not.START_FIRST
    if s.phase == Phase.CHOOSE:
        return Not.CHOOSE_FIRST
    if s.phase == Phase.BUSINESS:
        return Not.BUSINESS_FIRST
    if s.phase == Phase.CARDS:
        return Not.CARDS_FIRST
    if s.phase == Phase.MOVE:
        return Not.MOVE_FIRST
    if s.phase == Phase.BID:
        return Not.AUCTION_ON
    return Not.BUILD_FIRST if s.phase == Phase.BUILD else Not.GAME_OVER


@rule
def why_not_start(s: State, district: int, plot: int) -> int:
    """A start skyscraper goes on an empty plot, the second one in another district (F-2.5)."""
    wrong = wrong_moment(s, Phase.START)
    if wrong != 0:
        return wrong
    if own_plot(s, s.turn, district) >= 0:
        return Not.ONE_PLOT_A_DISTRICT
    return 0 if is_empty(s, district, plot) else Not.PLOT_TAKEN


@rule
def is_empty(s: State, district: int, plot: int) -> bool:
    """An empty plot holds neither business nor skyscraper; the dashed plot never counts (F-1.3, F-1.4)."""
    return plot != Plot.DASHED and s.skyscrapers[district, plot] == 0 and businesses_on(s, district, plot) == 0


@rule
def businesses_on(s: State, district: int, plot: int) -> int:
    tiles = s.businesses[district, plot]
    return tiles[0] + tiles[1] + tiles[2] + tiles[3]


@rule
def is_full(s: State, district: int) -> bool:
    """Every coloured plot of a full district is occupied (F-8.1)."""
    empty = 0
    for color in range(COLORS):
        if is_empty(s, district, color):
            empty += 1
    return empty == 0


@rule
def why_not_choose(s: State, kind: int, x: int) -> int:
    """Each of the four options can be chosen while it has something to give (F-3.2 to F-3.5)."""
    wrong = wrong_moment(s, Phase.CHOOSE)
    if wrong != 0:
        return wrong
    if kind == Kind.TAKE_SKYSCRAPERS:
        return 0 if s.general_supply[s.turn] > 0 else Not.NO_SKYSCRAPERS_LEFT
    if kind == Kind.TAKE_BUSINESS:
        if s.row[SET_OF_PLACEMENT[s.placed], x] == 0:
            return Not.NOT_IN_SET
        return 0 if any_room(s) else Not.NO_ROOM
    if kind == Kind.SCORE:
        if s.commissioner[0] != x and s.commissioner[1] != x:
            return Not.NO_COMMISSIONER
        return 0 if s.closed[x] == 0 else Not.DISTRICT_CLOSED
    return 0


@rule
def any_room(s: State) -> bool:
    """Whether some plot can take a business (F-3.3)."""
    for district in range(DISTRICTS):
        for plot in range(PLOTS):
            if room_for_business(s, district, plot) == 0:
                return True
    return False


@rule
def room_for_business(s: State, district: int, plot: int) -> int:
    """A business goes where no skyscraper and at most one business is, in an open district (F-4.2)."""
    if plot == Plot.DASHED and s.board == Board.FRONT:
        return Not.NO_SUCH_PLOT
    if s.closed[district] != 0:
        return Not.DISTRICT_CLOSED
    if plot != Plot.DASHED and s.skyscrapers[district, plot] > 0:
        return Not.BESIDE_SKYSCRAPERS
    return 0 if businesses_on(s, district, plot) < 2 else Not.TWO_BUSINESSES


@rule
def why_not_place_business(s: State, district: int, plot: int) -> int:
    """The business taken goes on a plot that has room for it (F-4.2)."""
    wrong = wrong_moment(s, Phase.BUSINESS)
    return wrong if wrong != 0 else room_for_business(s, district, plot)


@rule
def why_not_take_card(s: State, color: int) -> int:
    """The open cards of two different colours (F-3.6)."""
    wrong = wrong_moment(s, Phase.CARDS)
    if wrong != 0:
        return wrong
    if s.top[color] == 0:
        return Not.STACK_EMPTY
    return 0 if s.picked[color] == 0 else Not.SAME_COLOR


@rule
def why_not_move(s: State, commissioner: int, place: int) -> int:
    """One step along the ways, passing over closed districts (F-1.1, F-5.1, F-5.4)."""
    wrong = wrong_moment(s, Phase.MOVE)
    if wrong != 0:
        return wrong
    if place < Place.CENTRAL_PARK and s.closed[place] != 0:
        return Not.DISTRICT_CLOSED
    start = s.commissioner[commissioner]
    if STEPS[start, place] != 0:
        return 0
    for district in range(DISTRICTS):
        if s.closed[district] != 0 and STEPS[start, district] != 0 and STEPS[district, place] != 0:
            return 0
    return Not.NOT_THE_WAY


@rule
def why_not_lay(s: State, suit: int, number: int) -> int:
    """A bid begins with a coloured card; that colour and black may follow (F-7.2), if they can lead (F-7.3)."""
    wrong = wrong_moment(s, Phase.BID)
    if wrong != 0:
        return wrong
    if s.hand[s.turn, suit, number] == 0:
        return Not.NOT_IN_HAND
    color = bound_color(s)
    if suit == Suit.BLACK:
        if color < 0:
            return Not.COLOR_FIRST
    elif color >= 0:
        if suit != color:
            return Not.ONE_COLOR
    else:
        color = suit
        wrong = why_not_color(s, s.turn, color)
        if wrong != 0:
            return wrong
    return 0 if s.highest == 0 or most_in(s, color) > s.highest else Not.TOO_FEW_CARDS


@rule
def bound_color(s: State) -> int:
    """The colour that a bidder has begun with in this auction (F-7.2), or −1."""
    if s.bid_total[s.turn] > 0:
        return s.bid_color[s.turn]
    return s.laid_color[s.turn] if s.laid[s.turn, 0] > 0 else -1


@rule
def why_not_color(s: State, bidder: int, color: int) -> int:
    """One's own plot, else an empty one, else one with businesses (F-7.5); in the park the first bidder's (F-8.5)."""
    if s.auction == Place.CENTRAL_PARK:
        for seat in range(s.players):
            if s.bid_total[seat] > 0 and s.bid_color[seat] != color:
                return Not.PARK_COLOR
        return 0
    builder = s.builder[s.auction, color]
    if builder == bidder + 1:
        return 0
    if own_plot(s, bidder, s.auction) >= 0:
        return Not.OWN_PLOT
    if builder != Builder.NOBODY:
        return Not.ANOTHERS_PLOT
    return 0 if is_empty(s, s.auction, color) or is_full(s, s.auction) else Not.EMPTY_PLOT


@rule
def most_in(s: State, color: int) -> int:
    """The highest total the bidder could reach in a colour (F-7.3)."""
    total = s.bid_total[s.turn] + s.laid_total[s.turn]
    for number in range(NUMBERS):
        total += (s.hand[s.turn, color, number] + s.hand[s.turn, Suit.BLACK, number]) * (LOWEST + number)
    return total


@rule
def why_not_declare(s: State) -> int:
    """A bid must be higher than the highest so far (F-7.3)."""
    wrong = wrong_moment(s, Phase.BID)
    if wrong != 0:
        return wrong
    laid = s.laid_total[s.turn]
    if laid == 0:
        return Not.NOTHING_LAID
    return 0 if s.bid_total[s.turn] + laid > s.highest else Not.TOO_LOW


@rule
def why_not_build(s: State, count: int) -> int:
    """As many as the card with the fewest allows, from one's own supply (F-7.7)."""
    wrong = wrong_moment(s, Phase.BUILD)
    if wrong != 0:
        return wrong
    if count > card_limit(s):
        return Not.CARD_LIMIT
    return 0 if count <= s.supply[s.turn] else Not.SUPPLY_LIMIT


@rule
def card_limit(s: State) -> int:
    """The fewest skyscrapers on any card of the winning bid (F-1.5, F-7.7)."""
    return fewest_shown(s.bid[s.turn], s.bid_black[s.turn])


@rule
def fewest_shown(colored: Array, black: Array) -> int:
    """The skyscrapers on the card that shows the fewest (F-1.5)."""
    highest = 0
    for i in range(CARDS_OF_COLOR):
        if colored[i] == 0:
            break
        highest = max(highest, colored[i] - LOWEST)
    for number in range(len(black)):
        if black[number] > 0:
            highest = max(highest, number)
    return SKYSCRAPERS_SHOWN[highest]


@rule
def why_not_stop(s: State) -> int:
    """A building stop needs a full district (F-8.1); Central Park has none (F-8.6)."""
    wrong = wrong_moment(s, Phase.BUILD)
    if wrong != 0:
        return wrong
    if s.auction == Place.CENTRAL_PARK:
        return Not.NO_STOP_IN_PARK
    return 0 if is_full(s, s.auction) else Not.NOT_FULL
