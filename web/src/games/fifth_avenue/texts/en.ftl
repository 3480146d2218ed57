# Letters beside the colours

web-suit-orange = O
web-suit-green = G
web-suit-gray = Y
web-suit-brown = B
web-suit-violet = V
web-commissioner-white = W
web-commissioner-beige = B
web-alea-letter = Al

# The map

web-map = Map of Manhattan from City Hall to Central Park
web-hudson = HUDSON
web-east-river = EAST RIVER
web-short-west-34 = 34 W
web-short-east-34 = 34 E
web-short-west-42 = 42 W
web-short-times-square = TIMES SQ
web-short-east-42 = 42 E
web-short-west-52 = 52 W
web-short-east-52 = 52 E
web-short-central-park = PARK
web-lot = { $place }, { $plot }
web-lot-empty = empty
web-lot-towers = { $count ->
    [one] a skyscraper
   *[other] { $count } skyscrapers
} of { $player }
web-lot-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
} a skyscraper
web-open-block = { $place }: { $count ->
    [one] one lot
   *[other] { $count } lots
}
web-close-block = To the map
web-commissioner = The { $who } commissioner
web-commissioner-does = Every turn ends with a step of a commissioner. Where one stands, the district may be scored; what he leaves gets his marker.
web-marker = A marker
web-waiting = A marker that is still to be laid
web-waiting-does = He leaves it in the next open district that he walks out of; that district is auctioned later.
web-marker-does = When this commissioner is back in City Hall, this district comes under the hammer.
web-park-does = Skyscrapers here score once, at the end, by the types of three businesses turned up below.
web-no-gain = nobody gets points
web-legend = Types → points
web-legend-long = What each skyscraper scores beside none, one, two, three or four types of business
web-gain = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The market

web-later-sets = Sets that follow
web-placed = { $placed } of { $all } businesses are placed.
web-special = Business number { $placed }: { $points } points for skyscrapers in { $districts } districts or more.
web-end = End
web-stack = { $color } { $value }, { $count ->
    [one] the only card of its stack
   *[other] on a stack of { $count }
}
web-stack-empty = { $color }: no card left
web-black = { $count ->
    [0] No black card left
    [one] One black card, face down
   *[other] { $count } black cards, face down
}

# The auction

web-series = Auctions
web-auction-of = Auction { $nth } of { $all }
web-lot-over = { $place }: over
web-lot-now = { $place }: now
web-lot-next = { $place }: to come
web-leads = leads
web-acts = to bid
web-waits = still in
web-out = out
web-alea-waits = draws later
web-card = { $color } { $value }
web-cards = { $color } { $value }: { $count }
web-declare = Bid { $total }
web-missing = { $missing } more needed

# The four options of a turn

web-options = The four options
web-option-a = Take 3 skyscrapers
web-option-a-does = Up to three of your skyscrapers come from the general supply into your own; only those can be built.
web-own-supply = ready to build
web-general-supply = in the general supply
web-supply = Supply
web-option-b = Open a shop
web-option-b-does = Take a business of the set in front and put it on a lot without skyscrapers. Skyscrapers score by the types next door.
web-shops = Shops
web-sets-follow = { $count ->
    [0] the last set
    [one] one set follows
   *[other] { $count } sets follow
}
web-business-does = Skyscrapers score by how many different types of business lie on the two lots next door.
web-stops-left = { $count ->
    [one] One building stop left
   *[other] { $count } building stops left
}
web-stop-does = Whoever wins an auction in a district without an empty lot may close it for good. The second building stop ends the game.
web-option-c = Black card, then walk
web-option-c-does = Take the top black card, which goes with any color, and move a commissioner at once.
web-open-cards = Open cards
web-card-does = { $count ->
    [one] Lets you build one skyscraper
   *[other] Lets you build up to { $count } skyscrapers
}
web-option-d = Score a district
web-option-d-does = A district where a commissioner stands: everybody with skyscrapers there gets points.
web-legend-note = types next door
web-key-a = +3
web-key-a-note = skyscrapers
web-key-b = Shop
web-key-b-note = open one
web-key-c = Black
web-key-c-note = card, walk
web-key-d = Score
web-key-d-note = a district
web-back = Back to the four options
web-sum = sum { $sum }

# What my bid does

web-you-lead = you lead
web-first-bid = the first bid
web-more-than = { $count } more than { $player }
web-does-builds = builds up to { $count } on { $plot }, { $has } → { $after }
web-does-park = builds up to { $count } below the Park, { $has } → { $after }
web-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each

# What to do

web-choose = Choose one of four
web-place = Place the { $business } on a lit plot
web-cards-first = Take two open cards of different colors
web-cards-second = Take a second card, of another color
web-extra-move = Move a commissioner; the turn goes on after that
web-move = Move a commissioner
web-open-bid = { $place }: bid, or pass
web-raise = { $place }: bid more than { $highest }, or pass
web-build = { $place }: how many skyscrapers do you build?

# The map in words

web-read-commissioner = the { $who } commissioner is here
web-read-marker = a marker of the { $who } commissioner

# The introduction

web-lesson-start = Welcome to Manhattan! You will build skyscrapers in seven districts, each a ring of five plots. What matters is the neighbourhood: place your first skyscraper on the gray plot that glows, beside the gallery.
web-lesson-second = Beside one type of business a skyscraper is worth 2 points: point at it, and lights lead to the shops that count. { $rival } has placed two as well. Now your second one.
web-lesson-business = A turn begins with one of four options: three skyscrapers, a business, a black card, or a scoring. Take the jeweler from the set in front.
web-lesson-place = Put it on the other side of your skyscraper in 34th Street West. Two different types beside it make 3 points, three make 5, all four make 8.
web-lesson-card = Next you take two open cards of different colors. You will pay for building with them, so take gray, the color of your plot.
web-lesson-second-card = A 4 shows three skyscrapers, a 6 only one: low cards build more, high cards bid more. Take the green one too.
web-lesson-move = Every turn ends with a commissioner's step. Two of them walk from City Hall to Central Park. Send the white one to 34th Street West.
web-lesson-score = { $rival } has moved the beige one. Where a commissioner stands, you may score: everybody with skyscrapers there gets points. Here only you do. Choose the district with the shining plaza.
web-lesson-marker = 3 points for you, and black cards, which go with any color. Walk on: the white commissioner leaves a marker behind, and that means an auction later.
web-lesson-skyscrapers = { $rival } took a black card and so moved twice: the white commissioner is in Central Park already. You will soon build, so take three skyscrapers into your supply.
web-lesson-cards = Cards again, first gray.
web-lesson-last-card = And green.
web-lesson-auction = Now send the white commissioner back to City Hall. That calls the auctions: every district he has marked, and Central Park at the end.
web-lesson-lay = The first lot is 34th Street West. Your first card names the plot you bid for, and where you have skyscrapers it is their plot: gray. Lay a gray 4.
web-lesson-lay-more = 4, and it would build up to three skyscrapers. Add the other gray 4.
web-lesson-lay-black = Black goes with every color. Lay the black 4; a 6 would bid more but let you build only one.
web-lesson-declare = Nobody has seen your cards yet. Declare your bid of 12!
web-lesson-build = { $rival } passed. With two players, Alea bids too: she draws black cards until a number comes twice. Her 10 was too low, so you won. Build three skyscrapers; at 3 points each, they are worth it.
web-lesson-done = The auctions go on with Times Square. If all plots of a district are occupied, the winner may declare a building stop instead. The game ends with the twelfth business or the second building stop; then every district scores once more. Most points win.
