# Letters and short names

web-letter-press = P
web-letter-dollar = $
web-letter-elevator = E
web-letter-plans = L
web-letter-prestige = R
web-letter-skyscraper = S
web-letter-wild = W
web-letter-green = G
web-letter-white = W
web-letter-brown = B
web-letter-violet = V
web-letter-orange = O
web-card-press = Press
web-card-dollar = Dollar
web-card-elevator = Elevator
web-card-plans = Plans
web-card-prestige = Prestige
web-card-skyscraper = Sky{ "\u00AD" }scraper
web-card-wild = Wild
web-piece-taxi = Taxi
web-piece-subway = Subway
web-piece-streetcar = Streetcar
web-piece-bus = Bus
web-piece-boat = Boat
web-piece-any-vessel = any vessel
web-piece-dollar = { $count ->
    [one] a dollar
   *[other] { $count } dollars
}
web-piece-skyscraper = { $count ->
    [one] a skyscraper
   *[other] { $count } skyscrapers
}
web-lantern-green = green lantern
web-lantern-white = white lantern
web-lantern-brown = brown lantern
web-lantern-violet = violet lantern
web-lantern-orange = orange lantern
web-when-one = I
    .about = Used in Phase I, for one dollar.
web-when-two = II
    .about = Used in Phase II, for one dollar.
web-when-three = III
    .about = Used in Phase III, for one dollar.
web-when-end = ★
    .about = Counts at the end and costs nothing.
web-character = { $character }, value { $value }

# A character's line

web-line-c1 = 1 point, new hand
web-line-c2 = two single cards
web-line-c3 = 1 point, reserve +1
web-line-c4 = both pairs at once
web-line-c5 = draw 3 cards
web-line-c6 = 2 dollars
web-line-c7 = swap a character
web-line-c8 = equals from reserve
web-line-c9 = 1 card, 1 dollar
web-line-c10 = draw 2 cards
web-line-c11 = replace a neutral
web-line-c12 = 1 point, new reserve
web-line-c13 = any card counts 1
web-line-c14 = press back for bid
web-line-c15 = bid from reserve
web-line-c16 = bid +1
web-line-c17 = prestige card for bid
web-line-c18 = 1 dollar, bid last
web-line-c19 = prestige points ×2
web-line-c20 = any card counts 2
web-line-c21 = build one more
web-line-c22 = take back cards
web-line-c23 = 2 points
web-line-c24 = 1 point, 1 to build
web-line-c25 = 3 points
web-line-c26 = 1 to build, 1 step
web-line-c27 = steps by place
web-line-c28 = 1 each at green
web-line-c29 = 1 each at white
web-line-c30 = 1 each at brown
web-line-c31 = 1 each at violet
web-line-c32 = 1 each at orange
web-line-c33 = 1 per 2 spaces
web-line-c34 = 2 per equal card
web-line-c35 = 2 per trio
web-line-c36 = 1 per character
web-line-set = { $pieces }: { $points }
web-ability-set = { $points } points at the end for each set: { $pieces }
web-ability-c5-de = discard a pair instead of taking one, and draw 3 cards
web-ability-c5-en = draw 3 cards, then discard 2
web-ability-c22-de = take back up to two Wilds of your bid
web-ability-c22-en = take back up to two cards of your bid

# The round

web-strip = The round: Phase I, six bidding rounds, Phase III
web-phase-one = Phase I: cards
    .about = Everybody takes two pairs of cards, the last on the press track first.
web-phase-three = Phase III: team
    .about = Everybody may use characters of Phase III; then hands are discarded.
web-about-press = So many spaces forward on the press track; the winner one more.
web-about-dollar = So many dollars; the winner one more.
web-about-elevator = Hire a character of at most that value; the winner one floor higher.
web-about-plans = So many skyscrapers for your board; the winner one more.
web-about-prestige = So many points. First and second may place a prestige tile and build there.
web-about-skyscraper = Build so many where the Mayor stands; the winner one more.
web-about-wild = Adds 1 to an open bid, or makes a pair with any card.
web-about-reserve = Touch a card here, then one of your hand, to exchange them in Phase II.
web-deck = draw pile { $number }
web-discards = discards { $number }

# Bids

web-wins = wins the round
web-runner-up = comes second
web-to-come = to come
web-bidding = bidding now …
web-passed = no bid
web-none = no bid
web-leads = leads
web-ties = ties
web-trails = trails
web-would-none = no bid
web-would-leads = would lead
web-would-ties = would tie
web-would-trails = would trail
web-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

# Map, boards and hand

web-marquee = { $bidding } round
web-sign-start = Everybody takes a pair, the last in the press first
web-sign-one = Two pairs for everybody, the last in the press first
web-sign-three = Characters of Phase III; then hands are discarded
web-sign-press = Spaces in the press, one more for winning
web-sign-dollar = Dollars, one more for winning
web-sign-elevator = Hire up to that floor, one higher for winning
web-sign-plans = Skyscrapers for the board, one more for winning
web-sign-prestige = Points; first and second may lay a tile
web-sign-skyscraper = Build beside the Mayor, one more for winning
web-whole-bay = The whole bay
web-map = The bay
web-worth = Worth { $worth } ({ $sum }) to the first; each next rank gets half of that, rounded up.
web-empty = Nobody stands here.
web-statue-taken = The Statue's points are taken.
web-board-of = What { $player } has
web-dollars = { $number ->
    [one] { $number } dollar
   *[other] { $number } dollars
}
web-to-build = { $number ->
    [one] { $number } skyscraper to build
   *[other] { $number } skyscrapers to build
}
web-hand = { $number ->
    [one] { $number } card in the hand
   *[other] { $number } cards in the hand
}
web-no-cards = No cards in your hand.
web-let-go = Back
web-hint-character = Choose what for: it glows.
web-hint-reserve = Choose the hand card to give for it.
web-hint-hand = Play it how?
web-prompt-bid = { $bid ->
    [0] { $bidding }: bid or pass.
   *[other] { $bidding }: your bid counts { $bid } and { $stands }. Add more, or finish.
}
web-prompt-hire = Hire a character of value { $limit } or less.
web-prompt-replace = Choose the character that comes, of value { $limit } or less.
web-prompt-taking-back = Take back cards of your bid, or go on.
web-prompt-ride = Where does the tile go? Choose a glowing borough.

# The city as a place

web-mayor-here = The Mayor stands here.
web-rank = { $rank }. { $player } { $count } ({ $pays })
web-about-statue = Who is first present in all six boroughs takes these points.
web-round-short = Round { $number }
web-round-of = of { $rounds }
web-offer = On offer
web-offer-none = two new tiles next round
web-about-vessel = Brought a prestige tile along its link, and stays with who used it: some characters count vessels.
web-about-round = A game has { $rounds } rounds; in each the Mayor stands in another borough.
web-about-tile = First and second of the Prestige round may take one to a borough: it is worth { $value } more there, and they build one skyscraper.
web-stop-one = Choose
web-stop-press = Press
web-stop-dollar = Dollars
web-stop-elevator = Elevator
web-stop-plans = Plans
web-stop-prestige = Prestige
web-stop-skyscraper = Towers
web-stop-three = Team
web-building = The Elevator Building
web-building-limit = The cab stops at floor { $limit }
web-building-reach = Your bid goes up to floor { $floor }
web-floor = Floor { $number }
web-your-hand = Your hand
web-your-people = Your people
web-no-people = nobody yet
web-pairs-here = Pairs on the table
web-pairs-how = take one now, one in the next turn
web-press-space = On space { $space }
web-about-track = Ties go to who is ahead here; on one space the upper token is ahead. Who reaches space { $bonus } gets points at the end.
web-press-place = { $place ->
    [1] 1st in the press
    [2] 2nd in the press
    [3] 3rd in the press
   *[other] 4th in the press
}
web-press-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}
web-no-bid = no cards
web-card-pairs = Pairs
web-card-bids = Bids
web-card-bay = Bay
web-card-building = Building
web-card-people = People
web-sheets = What is shown
web-note-pairs = { $count ->
    [one] 1 to take
   *[other] { $count } to take
}
web-note-bay = { $borough }
web-note-bids = { $player }: { $bid }
web-note-nobody = none yet
web-note-building = { $count ->
    [one] 1 person
   *[other] { $count } people
}
web-note-limit = floors 1 to { $limit }
web-note-people = all seats
web-keys = What you can do
web-key-pairs = Pair
web-key-pairs-note = counts 1
web-key-pass = Pass
web-key-finish-bid = Finish
web-key-forgo = Leave it
web-key-done = Go on
web-cast = The cast of New York City
web-cast-about = The 42 people one can hire. The numbers are those of the rulebook; the names are ours.
web-lookup = { web-cast }
web-lookup-short = Cast
web-cast-value = Value
web-cast-phase = Moment
web-cast-here = { $count ->
    [one] 1 person
   *[other] { $count } people
}

# Toms

web-alone = alone, against Tom
    .about = Alone you play against Tom. He needs nobody: he plays by himself, by fixed rules, and explains each of his steps. You begin with Tom 5, a good first opponent; easier and harder ones are among the other choices below.
web-toms = Tom plays by himself, by fixed rules, and explains each of his steps.
web-tom-seat = Tom on seat { $number }
web-no-tom = no Tom
web-tom = Tom { $number } ({ $level })
web-toms-easy = Easy
web-toms-medium = Medium
web-toms-hard = Hard
web-toms-other = Other levels

# The introduction

web-lesson-start = Welcome to the city! You begin with two characters; point at one, or hold it, to read more. Take the lit pair: 2 points for a dollar, and points for skyscrapers at violet lanterns.
web-lesson-pair = Round 1. The Mayor stands in Manhattan: that is where most building will happen. In Phase I everybody takes two pairs of cards, the last on the press track first. Take the lit pair.
web-lesson-second-pair = { $rival } has taken one, too. Take your second pair.
web-lesson-press = Now six bidding rounds, one for each lamp above. Press comes first. { $rival } has bid one Press card. Each matching card counts 1: play one.
web-lesson-press-more = A tie! The one who is ahead on the press track would win it. Play your second Press card to lead.
web-lesson-finish = You lead with 2. Finish your bid: everybody who bid advances, and the winner goes one space further.
web-lesson-swap = Next, Dollars. You hold none, but one lies in your reserve. Touch that Dollar, then the Plans card in your hand: they change places.
web-lesson-dollar = Play it. Dollars pay for what your characters can do.
web-lesson-elevator = Elevator: your bid says how dear a character you may hire. Play your card.
web-lesson-wild = To an open bid a Wild adds 1. Add yours. (Before that, it could make a pair with any card; a pair of two equal cards counts 1 as well.)
web-lesson-hire = You bid 2, and the winner may go one floor higher: up to value 3. Hire the Film star (17). She also brings her value at the end of the game.
web-lesson-pass = Plans bring skyscrapers for your board. You hold none, so pass, and keep your cards for what is to come.
web-lesson-prestige = Prestige brings points at once. Play your card.
web-lesson-use = The Film star (17) is one more Prestige card. Touch her: she costs a dollar, which lies on her until the round is over.
web-lesson-tile = 2 points! First and second in this round may also take a prestige tile. The Taxi tile makes a borough worth 4 more: take it.
web-lesson-ride = A Taxi must bring it, along one of the lit links. Queens, please! You keep the Taxi, and one of your skyscrapers is built there.
web-lesson-build = Last, Skyscrapers: you build in the Mayor's borough. Play your card; as the winner you build one more.
web-lesson-team = Phase III: characters of the third phase. You have dollars left, so use the Street musician (23) for 2 points.
web-lesson-done = That was a whole round; the Mayor has moved on. After five rounds each borough pays its worth to who has most skyscrapers there, half to the next, and so on. Most points win.
web-take = Take { $pieces }
web-take-single = { $character }: take { $card } of { $pieces }
web-discard = Discard { $pieces } and draw three cards
