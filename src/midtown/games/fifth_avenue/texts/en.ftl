title = Fifth Avenue
tagline = Bid for building plots beside the finest businesses of Manhattan.

# Things

option-board = Board
board-front = front side, five plots a district
board-back = back side, six plots a district

place-west-34 = 34th Street West
place-east-34 = 34th Street East
place-west-42 = 42nd Street West
place-times-square = Times Square
place-east-42 = 42nd Street East
place-west-52 = 52nd Street West
place-east-52 = 52nd Street East
place-central-park = Central Park
place-city-hall = City Hall

district-west-34 = { place-west-34 }
district-east-34 = { place-east-34 }
district-west-42 = { place-west-42 }
district-times-square = { place-times-square }
district-east-42 = { place-east-42 }
district-west-52 = { place-west-52 }
district-east-52 = { place-east-52 }

color-orange = orange
color-green = green
color-gray = gray
color-brown = brown
color-violet = violet
color-black = black

plot-orange = orange
plot-green = green
plot-gray = gray
plot-brown = brown
plot-violet = violet
plot-dashed = dashed

number-four = 4
number-five = 5
number-six = 6

business-boutique = boutique
business-jeweler = jeweler
business-gallery = gallery
business-perfume = perfume shop

commissioner-white = white
commissioner-beige = beige

builder-alea = Alea

ending-businesses = the twelfth business is placed
ending-stops = the second building stop is declared
ending-turns = two hundred turns have been played

phase-start = Place a start skyscraper
phase-choose = Choose: skyscrapers, a business, a black card or a scoring
phase-business = Place the business
phase-cards = Take open cards of two colors
phase-move = Move a commissioner
phase-bid = Bid or pass
phase-build = Build
phase-over = The game is over

# Choices

action-start = Place a start skyscraper: { $district }, { $plot } plot
action-take-skyscrapers = Take three skyscrapers
action-take-business = Take a { $business } to place it
action-place-business = Place the business: { $district }, { $plot } plot
action-take-black = Take a black card and move a commissioner
action-score = Score { $district }
action-take-card = Take the { $color } card
action-move = { $place-id ->
    [city_hall] Move the { $commissioner } commissioner back to City Hall: auctions
   *[other] Move the { $commissioner } commissioner to { $place }
}
action-lay = Lay { $color } { $number }
action-declare = Declare the bid
action-pass = Pass
action-build = { $count ->
    [0] Build nothing
    [one] Build one skyscraper
   *[other] Build { $count } skyscrapers
}
action-stop = Declare a building stop

# What happened

event-start-business = To begin with: { $items }.
    .each = { $business } ({ $district }, { $plot })
event-dealt = { $player } is dealt { $items }.
    .each = { $color } { $number }
    .hidden = { $player } is dealt { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-started = { $player } places a start skyscraper: { $district }, { $plot } plot.
event-turn-began = Turn { $turns }: { $player }.
event-took-skyscrapers = { $player } takes { $skyscrapers ->
    [one] a skyscraper
   *[other] { $skyscrapers } skyscrapers
} from the general supply.
event-took-business = { $player } takes a { $business } from the supply row.
event-placed-business = { $player } places the { $business }: { $district }, { $plot } plot.
event-went-to-park = The last { $business } of the set goes below Central Park.
event-special-scoring = Business number { $placed }: { $player } has built in { $districts } districts or more and gets { $points } points.
event-drew-black = { $player } draws { $items }.
    .each = black { $number }
    .hidden = { $player } draws { $count ->
    [one] a black card
   *[other] { $count } black cards
}.
event-black-reshuffled = The { $cards } black cards at the bottom are shuffled.
event-black-empty = There is no black card left.
event-scored-district = { $player } scores { $district }.
event-got-points = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-took-card = { $player } takes { $items }.
    .each = { $color } { $number }
event-card-showed = Now open: { $items }.
    .each = { $color } { $number }
event-moved = { $player } moves the { $commissioner } commissioner to { $place }.
event-marked = The { $commissioner } commissioner leaves a marker in { $district }.
event-auction-began = Auction: { $place }.
event-bid-cards = { $player } shows { $items }.
    .each = { $cards ->
    [one] { $color } { $number }
   *[other] { $cards } × { $color } { $number }
}
event-bid = { $player } bids { $total }.
event-passed = { $player } passes.
event-won = { $player } wins the auction ({ $place }) with { $total } and pays.
event-nobody-bid = Nobody bids for { $place }.
event-built = { $player } builds { $skyscrapers ->
    [one] a skyscraper
   *[other] { $skyscrapers } skyscrapers
}: { $district }, { $plot } plot.
event-built-in-park = { $player } builds { $skyscrapers ->
    [one] a skyscraper
   *[other] { $skyscrapers } skyscrapers
} below Central Park.
event-built-nothing = { $player } builds nothing.
event-stop-declared = { $player } declares a building stop: { $district }.
event-closed = { $district } is cleared and closed.
event-marker-returned = The { $commissioner } marker in { $district } goes back to City Hall.
event-alea-drew = Alea draws { $items }.
    .each = black { $number }
event-alea-leads = { $before ->
    [0] Alea bids { $total }; nobody has bid before.
   *[other] Alea bids { $total }, more than the { $before } before.
}
event-alea-too-low = Alea has { $total }, which is not more than { $before }: she is out.
event-alea-without-cards = There is no card for Alea: she does not bid.
event-alea-overbid = Alea is outbid and out.
event-alea-won = Alea wins the auction ({ $place }) with { $total }.
event-alea-compared = Alea compares the empty plots: { $items }.
    .each = { $plot } would score { $points }
event-alea-one-best = One plot is best, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: she builds there.
event-alea-tied-best = { $plots } plots are equally good, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: she builds on each of them.
event-alea-short = She has { $skyscrapers ->
    [0] no skyscraper left for { $plots } plots: she builds nothing.
    [one] only one skyscraper left for { $plots } plots: the order of the ring decides.
   *[other] only { $skyscrapers } skyscrapers left for { $plots } plots: the order of the ring decides.
}
event-alea-built = Alea builds a skyscraper: { $district }, { $plot } plot.
event-alea-stopped = Every plot of { $district } is occupied: Alea declares a building stop. The players get half their points; nobody gets points for all skyscrapers.
event-alea-left-park = Alea builds nothing in Central Park.
event-game-ended = The game is over: { $ending }.
event-final-district = { $district } brings { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-park-turned-up = Below Central Park these count: { $items }.
    .each = { $business }
event-park-points = { $player } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $skyscrapers ->
    [one] one skyscraper
   *[other] { $skyscrapers } skyscrapers
} below Central Park.

# Why not

reason-start-first = First all start skyscrapers are placed.
reason-choose-first = A turn begins with one of the four options.
reason-business-first = First the business that was taken is placed.
reason-cards-first = Now two open cards are taken.
reason-move-first = Now a commissioner is moved.
reason-auction-on = An auction is on: bid or pass.
reason-build-first = First the winner of the auction builds.
reason-game-over = The game is over.
reason-plot-taken = A start skyscraper needs an empty plot, without business or skyscraper.
reason-one-plot-a-district = Nobody builds on two plots of the same district.
reason-no-skyscrapers-left = The general supply has none of your skyscrapers left.
reason-not-in-set = The current set of the supply row has no such business.
reason-no-room = No plot can take another business.
reason-district-closed = A building stop has closed this district.
reason-no-such-plot = Only the back of the board has dashed plots.
reason-beside-skyscrapers = No business goes on a plot with skyscrapers.
reason-two-businesses = A plot holds two businesses at most.
reason-no-commissioner = Only a district with a commissioner in it can be scored.
reason-stack-empty = This stack has no card left.
reason-same-color = The two cards must be of different colors.
reason-not-the-way = A commissioner moves one step along the ways, and from Central Park back to City Hall.
reason-not-in-hand = You have no such card.
reason-color-first = A bid begins with a colored card.
reason-one-color = A bid has one color besides black.
reason-own-plot = Where you have skyscrapers you bid the color of their plot.
reason-anothers-plot = Somebody else has built on the plot of this color.
reason-empty-plot = While a plot is empty, you bid the color of an empty plot.
reason-park-color = In Central Park everybody bids the color of the first bidder.
reason-too-few-cards = All your cards together would not exceed the highest bid.
reason-nothing-laid = No card is laid yet.
reason-too-low = The bid must be higher than the highest so far.
reason-card-limit = A card of your bid allows fewer skyscrapers.
reason-supply-limit = Your supply does not have so many skyscrapers.
reason-not-full = A building stop needs a district without an empty plot.
reason-no-stop-in-park = There is no building stop in Central Park.

# Points

source-districts = Districts scored
source-special = Special scorings
source-stops = Building stops
source-final = Final scoring
source-park = Central Park

# Impossible positions

flaw-negative = a number is below zero.
flaw-players = Fifth Avenue is for two to four players.
flaw-turn = the turn does not fit the phase or the player whose turn it is.
flaw-part = the part of the turn, the picked color or the business taken does not fit the phase.
flaw-cards = each color must have 5 fours, 4 fives and 3 sixes, and black 20, 16 and 14, in all places together.
flaw-hands = a hand does not have the cards it is said to have.
flaw-stacks = a stack does not have the size or the top card it is said to have.
flaw-businesses = there must be exactly nine businesses of each type in all places together.
flaw-row = the sets of the supply row and the businesses below Central Park do not fit the businesses placed.
flaw-plot = a plot holds what it may not, or a player has two plots in a district.
flaw-skyscrapers = each player must have exactly 17 skyscrapers in all places together, and Alea 18 in a game for two.
flaw-closed = a closed district is not empty, or there are too many building stops.
flaw-commissioner = the markers do not fit the way of their commissioner.
flaw-auction = the bidders do not fit the course of the auction.
flaw-bids = a bid is not made of cards as it should be, or the highest bid is not the highest.
flaw-seat = somebody who does not play has something.
flaw-many = somebody has more points than a game brings.
flaw-start = the start businesses do not lie as they must: one in each open district, on the front in each color once or twice.
flaw-gone = nine businesses must be out of the game, and only building stops take out anything else.

# The board

board-row = Supply row
board-park = below Central Park
board-stacks = Open cards
board-black = black
board-hand = Hand
board-taken = To be placed
board-laid = Laid
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-supply = { $own } in supply, { $general } in general supply
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-closed = building stop
board-auction = Auction: { $place }
board-highest = highest bid { $total }
board-passed = passed
board-turns = Turn { $number }
