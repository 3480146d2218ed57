title = Lift
tagline = Höher spielen als die letzte Karte.
card-one = 1
card-two = 2
card-three = 3
card-four = 4
card-five = 5
phase-play = Ziehe eine Karte oder spiele eine
phase-over = Das Spiel ist aus
action-draw = Eine Karte ziehen
action-play = { $card } spielen
event-drew = { $player } zieht { $items }.
    .each = { $card }
    .hidden = { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
event-played = { $player } spielt { $card }: { $points } Punkte.
event-ended = Das Spiel ist aus.
reason-deck-empty = Es ist keine Karte mehr da.
reason-not-in-hand = Diese Karte hast du nicht.
reason-game-over = Das Spiel ist aus.
source-cards = Karten
flaw-cards = Jede Karte muss es dreimal geben.
flaw-hand-size = Eine Hand ist nicht so groß, wie sie scheint.
flaw-turn = Am Zug muss jemand sein, der mitspielt.
flaw-points = Keine Karte zeigt die letzte Zahl, oder jemand hat mehr Punkte, als die Karten wert sind.
board-player = { $player }: { $points } Punkte, { $cards } Karten
