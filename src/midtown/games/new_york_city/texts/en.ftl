title = New York City
tagline = Bid with cards, hire characters, raise skyscrapers where the Mayor stands.

# Things

card-press = Press
card-dollar = Dollar
card-elevator = Elevator
card-plans = Plans
card-prestige = Prestige
card-skyscraper = Skyscraper
card-wild = Wild
half-none = nothing
half-press = { card-press }
half-dollar = { card-dollar }
half-elevator = { card-elevator }
half-plans = { card-plans }
half-prestige = { card-prestige }
half-skyscraper = { card-skyscraper }
half-wild = { card-wild }
reserve-press = { card-press }
reserve-dollar = { card-dollar }
reserve-elevator = { card-elevator }
reserve-plans = { card-plans }
reserve-prestige = { card-prestige }
reserve-skyscraper = { card-skyscraper }
reserve-wild = { card-wild }
bidding-press = { card-press }
bidding-dollar = { card-dollar }
bidding-elevator = { card-elevator }
bidding-plans = { card-plans }
bidding-prestige = { card-prestige }
bidding-skyscraper = { card-skyscraper }
bidding-none = no bidding
borough-manhattan = Manhattan
borough-bronx = Bronx
borough-queens = Queens
borough-brooklyn = Brooklyn
borough-staten-island = Staten Island
borough-jersey-city = Jersey City
origin-manhattan = { borough-manhattan }
origin-bronx = { borough-bronx }
origin-queens = { borough-queens }
origin-brooklyn = { borough-brooklyn }
origin-staten-island = { borough-staten-island }
origin-jersey-city = { borough-jersey-city }
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-x = X
vessel-taxi = Taxi
vessel-subway = Subway
vessel-streetcar = Streetcar
vessel-bus = Bus
vessel-boat = Boat
tile-taxi-low = lower Taxi tile
tile-taxi-high = higher Taxi tile
tile-subway-low = lower Subway tile
tile-subway-high = higher Subway tile
tile-streetcar-low = lower Streetcar tile
tile-streetcar-high = higher Streetcar tile
tile-bus-low = lower Bus tile
tile-bus-high = higher Bus tile
tile-boat-low = lower Boat tile
tile-boat-high = higher Boat tile
character-none = nobody
    .ability = nothing
character-c1 = Card dealer (1)
    .ability = 1 point; discard any hand cards and draw as many
character-c2 = Matchmaker (2)
    .ability = two single cards of two pairs instead of a pair
character-c3 = Storekeeper (3)
    .ability = 1 point; the reserve is one card larger from now on
character-c4 = Milkman (4)
    .ability = both pairs in your first turn
character-c5 = Poker player (5)
    .ability = de: discard a pair instead of taking one and draw 3; en: draw 3, then discard 2
character-c6 = Cashier (6)
    .ability = 2 dollars
character-c7 = Talent scout (7)
    .ability = swap a character for one at most 1 dearer
character-c8 = Photographer (8)
    .ability = cards equal to the pair just taken come from the reserve
character-c9 = Postman (9)
    .ability = 1 card and 1 dollar
character-c10 = Librarian (10)
    .ability = 2 cards
character-c11 = Wrecking boss (11)
    .ability = replace a neutral skyscraper by one of yours
character-c12 = Greengrocer (12)
    .ability = 1 point; discard any reserve cards and refill
character-c13 = Interpreter (13)
    .ability = play any card as a matching one
character-c14 = Columnist (14)
    .ability = go back 1 or 2 press spaces, each counts as a wild, alone or in a pair
character-c15 = Bellhop (15)
    .ability = also play a reserve card of a type you played
character-c16 = Auctioneer (16)
    .ability = +1 to your bid
character-c17 = Film star (17)
    .ability = 1 virtual prestige card, in other rounds half of a pair
character-c18 = Night watchman (18)
    .ability = 1 dollar; you bid last
character-c19 = Opera diva (19)
    .ability = double the points of your prestige bid
character-c20 = Magician (20)
    .ability = play any card as two matching ones
character-c21 = Crane operator (21)
    .ability = build one more skyscraper from the supply
character-c22 = Attorney (22)
    .ability = take back up to two cards of your bid (de: wilds only)
character-c23 = Street musician (23)
    .ability = 2 points
character-c24 = Bricklayer (24)
    .ability = 1 point and 1 skyscraper
character-c25 = Bandleader (25)
    .ability = 3 points
character-c26 = Architect (26)
    .ability = 1 skyscraper and 1 press step
character-c27 = Publisher (27)
    .ability = as many press steps as your place
character-c28 = Harbour pilot (28)
    .ability = 1 point per own skyscraper at green lanterns
character-c29 = Lighthouse keeper (29)
    .ability = 1 point per own skyscraper at white lanterns
character-c30 = Lamplighter (30)
    .ability = 1 point per own skyscraper at brown lanterns
character-c31 = Neon blower (31)
    .ability = 1 point per own skyscraper at violet lanterns
character-c32 = Signalman (32)
    .ability = 1 point per own skyscraper at orange lanterns
character-c33 = Newsboy (33)
    .ability = 1 point per 2 press spaces
character-c34 = Collector (34)
    .ability = 2 points per reserve card of one type
character-c35 = Alderwoman (35)
    .ability = 2 points per borough with 3 of your skyscrapers
character-c36 = Union leader (36)
    .ability = 1 point per character of yours
character-c37 = Tour guide (37)
    .ability = points per set of vessels
character-c38 = Ticket inspector (38)
    .ability = points per set of vessels
character-c39 = Traffic officer (39)
    .ability = points per set of vessels
character-c40 = Shipowner (40)
    .ability = points per set
character-c41 = City engineer (41)
    .ability = points per set
character-c42 = Tycoon (42)
    .ability = points per set

# Phases and options

phase-start = Choose two start characters
phase-pick = Take a pair of cards; characters of Phase I may be used
phase-single = Take the second single card, of another pair
phase-renew-hand = Discard any hand cards, then draw as many
phase-shed = Discard two hand cards
phase-give-up = Choose the character that leaves
phase-replace = Choose the character that comes
phase-match = Take equal cards from the reserve
phase-bid = Bid or pass
phase-defer = Use the { character-c18 } now or not in this bidding round
phase-renew-reserve = Discard any reserve cards, then refill
phase-hire = Take a character
phase-double = Use the { character-c19 } or go on
phase-bonus = Take a prestige tile or forgo the bonus
phase-ride = Choose a vessel and where it takes the tile
phase-move = Move a skyscraper from elsewhere, or go on
phase-extra = Use the { character-c21 } or go on
phase-take-back = Use the { character-c22 } or go on
phase-exchange = Last exchange with the reserve
phase-team = Use characters of Phase III
phase-over = The game is over
option-edition = Edition
edition-de = German edition
    .about = As the German rulebook has it. The English one differs a little in characters 5, 16, 18 and 22, in moving skyscrapers and in Tom’s last bid.
edition-en = English edition
    .about = As the English rulebook has it. The German one differs a little in characters 5, 16, 18 and 22, in moving skyscrapers and in Tom’s last bid.
option-toms = Toms
option-components = Components
mode-person = a person
mode-a = Tom, mode A
mode-b = Tom, mode B
mode-c = Tom, mode C

# Choices

action-pick-start = Take start pair { $place-nth }
action-take-pair = Take pair { $place-nth }
action-take-single = { character-c2 }: take card { $side-nth } of pair { $place-nth }
action-discard-pair = { character-c5 }: discard pair { $place-nth } and draw three cards
action-use = Use the { $character }: { $character-ability }
action-discard = Discard { $card } from the hand
action-give-up = Give up the { $character }
action-hire = Hire the { $character }: { $character-ability }
action-take-equal = { character-c8 }: take { $card } from the reserve
action-replace-neutral = { character-c11 }: replace a neutral skyscraper in { $borough }
action-play = Play a matching card
action-pair = Play two { $card } as one
action-pair-with-wild = Play a Wild and { $card } as one
action-add-wild = Add a Wild
action-play-as-one = { character-c13 }: play { $card } as a matching card
action-step-back = { character-c14 }: go back { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } on the press track
action-play-reserve = { $half-id ->
    [none] { character-c15 }: play { $card } from the reserve
   *[other] { character-c15 }: play { $card } from the reserve and { $half } from the hand as one
}
action-pair-with-virtual = { character-c16 }: play { $card } and the virtual Wild as one
action-pair-with-step = { character-c14 }: go back 1 space and play { $card } with that step as one
action-pair-with-two-steps = { character-c14 }: go back 2 spaces, play { $card } with one step as one and add the other
action-pair-with-prestige = { character-c17 }: play { $card } and the virtual Prestige card as one
action-play-as-two = { character-c20 }: play { $card } as two matching cards
action-swap = Exchange { $card } from the hand for { $reserve } from the reserve
action-finish-bid = Finish the bid
action-pass = Pass
action-renew = { character-c12 }: discard { $card } from the reserve
action-take-tile = Take the { $tile }
action-ride = Take the vessel between { $origin } and { $borough } to { $borough }
action-forgo = Forgo the bonus
action-move = Move a skyscraper here from { $borough }
action-take-back = Take back { $card }
action-done = Go on

# What happened

event-took-start = { $player } begins with { $items }.
    .each = { $character }
event-round-began = Round { $number }: the Mayor stands in { $borough } ({ $letter }).
event-tile-revealed = On offer: { $tile }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-deck-renewed = The discards become the draw pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-drew = { $player } draws { $items }.
    .each = { $card }
    .hidden = { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
event-reserve-filled = { $player } lays into the reserve: { $items }.
    .each = { $card }
event-took-pair = { $player } takes { $card } and { $half }.
event-used = { $player } uses the { $character }.
event-gained = { $player } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-discarded = { $player } discards { $items }.
    .each = { $card }
event-discarded-pair = { $player } discards the pair { $card } and { $half }.
event-took-dollars = { $player } takes { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }.
event-gave-up = { $player } gives up the { $character }.
event-hired = { $player } hires the { $character }, value { $worth }.
event-revealed-character = New beside the elevator: { $character }, value { $worth }.
event-took-equal = { $player } takes from the reserve: { $items }.
    .each = { $card }
event-replaced-neutral = { $player } replaces a neutral skyscraper in { $borough }.
event-discarded-reserve = { $player } discards from the reserve: { $items }.
    .each = { $card }
event-played = { $player } plays { $items }.
    .each = { $card }
event-stepped-back = { $player } goes back { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } on the press track, to { $space }.
event-played-reserve = { $player } plays { $card } from the reserve.
event-swapped = { $player } exchanges { $items }.
    .each = { $card } for { $reserve }
event-passed = { $player } passes.
event-bid = { $player } bids { $total }.
event-bidding-began = Bidding round: { $bidding }.
event-won = { $player } wins the bidding round with { $total }.
event-nobody-bid = Nobody bids.
event-advanced = { $player } advances { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } on the press track, to { $space }.
event-took-skyscrapers = { $player } takes { $skyscrapers ->
        [one] { $skyscrapers } skyscraper
       *[other] { $skyscrapers } skyscrapers
    }.
event-nothing-to-hire = No character of value { $limit } or less is left for { $player }.
event-placed-tile = { $player } rides between { $origin } and { $borough } and lays the { $tile } in { $borough }.
event-forwent = { $player } forgoes the bonus.
event-built = { $player } builds { $skyscrapers ->
        [one] { $skyscrapers } skyscraper
       *[other] { $skyscrapers } skyscrapers
    } in { $borough }.
event-moved = { $player } moves a skyscraper from { $origin } to { $borough }.
event-took-back = { $player } takes back { $items }.
    .each = { $card }
event-statue = { $player } is present in all boroughs: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the Statue of Liberty is turned over.
event-hand-discarded = { $player } discards the rest of the hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-game-ended = The game is over.
event-left-over = The pair left over is discarded: { $card } and { $half }.
event-raised = { $player } raises the bid by { $worth } to { $total }.
event-tom-took-pair = { $player } gets the pair { $card } and { $half }: the leftmost left for the Tom lowest on the press track (N-10.3).
event-tom-drew = { $player } shows { $card } from the draw pile.
event-tom-played-at-once = { $player } plays { $card } at once; matching cards in his supply: { $matching } (N-10.5).
event-tom-kept = { $player } keeps { $card } in his supply (N-10.3, N-10.5).
event-tom-discarded = { $player } discards { $card } (N-10.5, N-10.9).
event-tom-played = { $player } plays all matching cards: { $number } × { $card }, in all { $total } (N-10.6).
event-tom-rival = { $player } compares: seat { $rival } has bid { $total }, so he needs { $needed } (N-10.6).
event-tom-added = { $player } adds as few wilds as make him lead, plans first: { $plans } Plans, { $wilds } Wild, in all { $total } (N-10.6).
event-tom-added-for-second = { $player } cannot lead and adds as few wilds as make him second: { $plans } Plans, { $wilds } Wild, in all { $total } (N-10.6).
event-tom-leads = { $player } leads with { $total } and adds no wilds (N-10.6).
event-tom-cannot-lead = { $player } stays at { $total }: { $wilds } wilds cannot bring him a better place that counts (N-10.6).
event-tom-skipped = { $player } takes no part in the plans round (N-10.7).
event-tom-paired-wilds = { $player } has no Skyscraper card; two wilds stand for the first: { $plans } Plans and { $wilds } Wild count { $total } (N-10.9).
event-tom-all-wilds = { $player } plays all his wilds: { $plans } Plans, { $wilds } Wild, in all { $total } (N-10.9).
event-tom-row = { $player } may hire up to { $limit }; the highest row that is not empty has value { $worth }, and its leftmost is the { $character } (N-10.8).
event-tom-borough = { $player } can reach { $borough } ({ $letter }), where he has { $skyscrapers } (N-10.10).
event-tom-chose-fewest = { $player } chooses { $borough }: nowhere in reach has he fewer than { $skyscrapers } (N-10.10).
event-tom-chose-letter = { $player } chooses { $borough }: of { $candidates } with equally few it has the highest letter, { $letter } (N-10.10).
event-tom-vessel = { $player } could take the { $vessel } from { $origin } ({ $letter }) (N-10.10).
event-tom-chose-vessel = { $player } takes the { $vessel } from { $origin }: of { $candidates } it comes from the highest letter, { $letter } (N-10.10).
event-tom-higher-tile = { $player } takes the higher of two tiles: { $tile }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (N-10.10).
event-tom-full = { $player } has five skyscrapers in { $borough }; lost: { $lost } (N-10.11).

# Why not

reason-game-over = The game is over.
reason-start-characters-first = First everybody chooses start characters.
reason-start-is-over = Start characters are chosen only once, before the first round.
reason-no-start-pair-there = No start pair lies there.
reason-only-in-phase-one = That is possible only in your turn of Phase I.
reason-already-taken = You have taken your pair in this turn.
reason-no-pair-there = No pair lies there.
reason-take-first = First take a pair, or what a character puts in its place.
reason-only-one-pair-left = Single cards come from two different pairs.
reason-another-pair = The second card must come from another pair.
reason-only-first-pick = Both pairs can be taken only in the first turn, before anything was taken.
reason-not-in-this-edition = This edition does not know that use.
reason-nothing-equal = The reserve has no card equal to those just taken.
reason-not-just-taken = The { character-c8 } follows directly on taking a pair.
reason-no-neutral-there = No neutral skyscraper stands there.
reason-board-empty = There is no skyscraper on your board.
reason-finish-character-first = First finish what the character in use asks for.
reason-not-yours = You do not have that character.
reason-used-already = That character has been used in this round.
reason-no-dollar = You have no dollar to pay for it.
reason-other-phase = That character belongs to another moment.
reason-needs-a-choice = That character is used by saying what for.
reason-end-character = That character counts at the end by itself.
reason-not-in-hand = That card is not in your hand.
reason-only-in-bidding = That is possible only in your turn of Phase II.
reason-needs-two = A pair needs two equal cards.
reason-play-it-plainly = A matching card is played as it is.
reason-bid-not-open = That can only join a bid that already counts something.
reason-wild-is-not-another-type = The other half of such a pair is no wild.
reason-no-space-behind = There are not so many spaces behind you.
reason-not-in-reserve = That card is not in your reserve.
reason-type-not-played = You have not played that type from the hand in this bid.
reason-no-pair = These cards make no pair.
reason-declined = All who could have used the { character-c18 } declined before the first bid.
reason-bid-begun = Something lies in your bid already.
reason-somebody-waits = The { character-c18 } has been used in this bidding round.
reason-same-type = Exchanging equal cards changes nothing.
reason-no-more-swaps = You have exchanged as often as your reserve has cards; a new card would let you begin again.
reason-nothing-bid = There is nothing in your bid; pass instead.
reason-bid-lies = You have begun a bid; finish it.
reason-not-shown = That character is not shown beside the elevator.
reason-too-dear = That character is worth more than you may take.
reason-nothing-to-hire = No character of fitting value is shown.
reason-only-when-hiring = Characters are taken in the elevator round or through the { character-c7 }.
reason-no-bonus-now = There is no prestige bonus to take now.
reason-tile-not-offered = That prestige tile is not on offer.
reason-no-vessel-left = No vessel of that kind stands on the map any more.
reason-no-such-link = No vessel of that kind stands between these boroughs.
reason-place-the-tile = The tile is taken; now it must be placed.
reason-nothing-to-move = There is nothing to move now.
reason-none-stands-there = None of your skyscrapers stands there.
reason-stands-there-already = It stands where it should go.
reason-not-played = You have not played that card in this bidding round.
reason-only-wilds = In the German edition only wilds come back.
reason-no-take-back-paid = Cards come back only through the { character-c22 }.
reason-nothing-runs = There is nothing to end now.
reason-discard-first = First discard two cards.
reason-only-with-twelve = Reserve cards are discarded only through the { character-c12 }.
reason-only-with-one-or-five = Hand cards are discarded only through a character.
reason-only-with-seven = Characters are given up only through the { character-c7 }.
reason-only-with-eight = Reserve cards are taken only through the { character-c8 }.
reason-take-one-first = Take at least one equal card.
reason-no-such-character = There is no such character.
reason-nothing-to-take-back = You have played nothing that could come back.
reason-no-step-left = The press track ends here.
reason-no-card-left = There is no card left to draw.

# Points

source-prestige-bids = Prestige bids
source-abilities = Abilities
source-statue = Statue of Liberty
source-characters = Characters
source-lanterns = Lanterns
source-newspapers = Press spaces
source-reserve = Reserve
source-strongholds = Strongholds
source-company = Company
source-vessel-sets = Sets
source-manhattan = Manhattan
source-bronx = Bronx
source-queens = Queens
source-brooklyn = Brooklyn
source-staten-island = Staten Island
source-jersey-city = Jersey City
source-all-boroughs = In all boroughs
source-press-bonus = Press bonus
source-the-rest = All the rest

# Impossible positions

flaw-players = New York City has two to four seats.
flaw-toms = every Tom draws two to nine cards, a person none, and at least one seat is a person's.
flaw-turn = the turn must be a person's who plays, or −1 if and only if the game is over.
flaw-round = the phase does not fit the number of rounds played or the bidding round.
flaw-negative = a number is below zero.
flaw-cards = there must be exactly 15 cards of each type in all places together.
flaw-hand = a hand does not have the size or the known cards that it should.
flaw-reserve = a reserve has more cards than it may, or is larger than the { character-c3 } can have made it.
flaw-pairs = the pairs that lie out do not fit the turns of Phase I that are to come.
flaw-characters = a character tile is missing or doubled.
flaw-rows = a row beside the elevator shows a wrong value or has a gap.
flaw-used = dollars lie on characters that could not have been used.
flaw-press = the tokens on the press track are not stacked one on another.
flaw-tiles = the prestige tiles do not fit the round.
flaw-vessels = vessels and placed tiles do not fit each other.
flaw-boroughs = letters, base values, neutral skyscrapers or the Mayor are not as they can be.
flaw-order = the order of the seats does not fit whose turn it is.
flaw-bids = a bid lies where none can be.
flaw-choice = there is nothing to decide in this phase.
flaw-tom-pieces = a Tom has what only people have, a person has a supply, or a Tom more than five skyscrapers in a borough.
flaw-many = there is more of something than a game brings.
flaw-leftover = a character in use, a pick or a move does not fit the phase.
flaw-start-pairs = the start pairs that lie out do not fit the players who have yet to choose.

# The board

board-round = Round { $number } of 5
board-mayor = Mayor
board-press = Press
board-neutral = neutral
board-elevator = Elevator
board-pairs = Pairs
board-start = Start characters
board-offer = Prestige tiles
board-vessels = Vessels
board-characters = Your characters
board-hand = Hand
board-reserve = Reserve
board-supply = Supply
board-bid = Bid
board-deck = { $deck } in the draw pile, { $discards } discarded
board-nothing = nothing
board-statue = Statue: 4 points
board-dollars = $ { $number }
board-board = { $number } to build
board-cards = { $number } cards
board-worth = worth { $number }
