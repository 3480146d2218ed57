# Letters beside the colours

web-suit-orange = Or
web-suit-green = Gn
web-suit-gray = Gy
web-suit-brown = Br
web-suit-violet = Vi
web-suit-black = Bk
web-business-boutique = B
web-business-jeweler = J
web-business-gallery = G
web-business-perfume = P
web-commissioner-white = W
web-commissioner-beige = B
web-alea-letter = Al

# The map

web-map = Street map from City Hall to Central Park
web-legend = Types → points
web-stops = Stops left
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

web-series = Auctions that follow
web-no-bid = no bid yet
web-leads = leads
web-acts = to bid
web-waits = still in
web-out = out
web-alea-waits = draws later
web-card = { $color } { $value }
web-cards = { $color } { $value }: { $count }
web-bid = { $total }, builds up to { $count }
web-declare = Bid { $total }
web-missing = { $missing } more needed
web-take-three = Take 3

# What to do

web-choose = Choose one: skyscrapers, a business, a black card, or a district to score
web-place = Place the { $business } on a lit plot
web-cards-first = Take two open cards of different colors
web-cards-second = Take a second card, of another color
web-extra-move = Move a commissioner; the turn goes on after that
web-move = Move a commissioner
web-open-bid = { $place }: bid, or pass
web-raise = { $place }: bid more than { $highest }, or pass
web-build = { $place }: how many skyscrapers do you build?

# The map in words

web-read-signs = { $plot }: { $signs }
web-read-empty = { $plot }: empty
web-read-towers = { $plot }: { $count ->
    [one] a skyscraper
   *[other] { $count } skyscrapers
} of { $player }, worth { $points } each
web-read-commissioner = the { $who } commissioner is here
web-read-marker = a marker of the { $who } commissioner

# The introduction

web-lesson-start = Welcome to Manhattan! You will build skyscrapers in seven districts, each a ring of five plots. What matters is the neighbourhood: place your first skyscraper on the lit gray plot, beside the gallery.
web-lesson-second = Beside one type of business a skyscraper is worth 2 points; the small number at its foot says so. { $rival } has placed two as well. Now your second one.
web-lesson-business = A turn begins with one of four options: three skyscrapers, a business, a black card, or a scoring. Take the jeweler from the raised set of the supply row.
web-lesson-place = Put it on the other side of your skyscraper in 34th Street West. Two different types beside it make 3 points, three make 5, all four make 8.
web-lesson-card = Next you take two open cards of different colors. You will pay for building with them, so take gray, the color of your plot.
web-lesson-second-card = A 4 shows three skyscrapers, a 6 only one: low cards build more, high cards bid more. Take the green one too.
web-lesson-move = Every turn ends with a commissioner's step. Two of them walk from City Hall to Central Park. Send the white one to 34th Street West.
web-lesson-score = { $rival } has moved the beige one. Where a commissioner stands, you may score: everybody with skyscrapers there gets points. Here only you do. Tap the district with the star.
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
