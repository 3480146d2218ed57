title = Lift
tagline = Play higher than the last card.
card-one = 1
card-two = 2
card-three = 3
card-four = 4
card-five = 5
phase-play = Draw a card or play one
phase-over = The game is over
action-draw = Draw a card
action-play = Play { $card }
event-drew = { $player } draws { $items }.
    .each = { $card }
    .hidden = { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
event-played = { $player } plays { $card } for { $points } points.
event-ended = The game is over.
reason-deck-empty = No card is left to draw.
reason-not-in-hand = You do not hold that card.
reason-game-over = The game is over.
source-cards = Cards
flaw-cards = there must be three of each card.
flaw-hand-size = a hand is not as large as it seems.
flaw-turn = the turn must be a player's.
flaw-points = no card shows the last number, or somebody has more points than the cards are worth.
board-player = { $player }: { $points } points, { $cards } cards
