title = Fifth Avenue
tagline = Biete um Bauplätze neben den feinsten Geschäften Manhattans.

# Dinge

option-board = Spielplan
board-front = Vorderseite, fünf Bauplätze je Viertel
board-back = Rückseite, sechs Bauplätze je Viertel

place-west-34 = 34. Straße West
place-east-34 = 34. Straße Ost
place-west-42 = 42. Straße West
place-times-square = Times Square
place-east-42 = 42. Straße Ost
place-west-52 = 52. Straße West
place-east-52 = 52. Straße Ost
place-central-park = Central Park
place-city-hall = Rathaus

district-west-34 = { place-west-34 }
district-east-34 = { place-east-34 }
district-west-42 = { place-west-42 }
district-times-square = { place-times-square }
district-east-42 = { place-east-42 }
district-west-52 = { place-west-52 }
district-east-52 = { place-east-52 }

color-orange = Orange
color-green = Grün
color-gray = Grau
color-brown = Braun
color-violet = Violett
color-black = Schwarz

plot-orange = Orange
plot-green = Grün
plot-gray = Grau
plot-brown = Braun
plot-violet = Violett
plot-dashed = gestrichelt

number-four = 4
number-five = 5
number-six = 6

business-boutique = Boutique
business-jeweler = Juwelier
business-gallery = Galerie
business-perfume = Parfümerie

commissioner-white = Weiß
commissioner-beige = Beige

builder-alea = Alea

ending-businesses = das zwölfte Geschäft ist gelegt
ending-stops = der zweite Baustopp ist verhängt
ending-turns = zweihundert Züge sind gespielt

phase-start = Setze ein Start-Hochhaus
phase-choose = Wähle: Hochhäuser, ein Geschäft, eine schwarze Karte oder eine Wertung
phase-business = Lege das Geschäft
phase-cards = Nimm offene Karten zweier Farben
phase-move = Bewege einen Beauftragten
phase-bid = Biete oder passe
phase-build = Baue
phase-over = Das Spiel ist aus

# Möglichkeiten

action-start = Start-Hochhaus setzen: { $district }, Bauplatz { $plot }
action-take-skyscrapers = Drei Hochhäuser nehmen
action-take-business = Geschäft nehmen und legen: { $business }
action-place-business = Geschäft legen: { $district }, Bauplatz { $plot }
action-take-black = Eine schwarze Karte nehmen und einen Beauftragten bewegen
action-score = { $district } werten
action-take-card = Karte nehmen: { $color }
action-move = { $place-id ->
    [city_hall] Beauftragten { $commissioner } zurück ins Rathaus bewegen: Versteigerungen
   *[other] Beauftragten { $commissioner } bewegen: { $place }
}
action-lay = { $color } { $number } hinlegen
action-declare = Das Gebot abgeben
action-pass = Passen
action-build = { $count ->
    [0] Nichts bauen
    [one] Ein Hochhaus bauen
   *[other] { $count } Hochhäuser bauen
}
action-stop = Einen Baustopp verhängen

# Was geschah

event-start-business = Zu Beginn liegen: { $items }.
    .each = { $business } ({ $district }, { $plot })
event-dealt = { $player } bekommt { $items }.
    .each = { $color } { $number }
    .hidden = { $player } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-started = { $player } setzt ein Start-Hochhaus: { $district }, Bauplatz { $plot }.
event-turn-began = Zug { $turns }: { $player }.
event-took-skyscrapers = { $player } nimmt { $skyscrapers ->
    [one] ein Hochhaus
   *[other] { $skyscrapers } Hochhäuser
} aus dem allgemeinen Vorrat.
event-took-business = { $player } nimmt aus der Vorratsreihe: { $business }.
event-placed-business = { $player } legt { $business }: { $district }, Bauplatz { $plot }.
event-went-to-park = Das letzte Geschäft der Gruppe kommt unter den Central Park: { $business }.
event-special-scoring = Geschäft Nummer { $placed }: { $player } hat in mindestens { $districts } Vierteln gebaut und bekommt { $points } Punkte.
event-drew-black = { $player } zieht { $items }.
    .each = Schwarz { $number }
    .hidden = { $player } zieht { $count ->
    [one] eine schwarze Karte
   *[other] { $count } schwarze Karten
}.
event-black-reshuffled = Die { $cards } schwarzen Karten von unten werden gemischt.
event-black-empty = Es ist keine schwarze Karte mehr da.
event-scored-district = { $player } wertet { $district }.
event-got-points = { $player } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-took-card = { $player } nimmt { $items }.
    .each = { $color } { $number }
event-card-showed = Jetzt offen: { $items }.
    .each = { $color } { $number }
event-moved = { $player } bewegt den Beauftragten { $commissioner }: { $place }.
event-marked = Der Beauftragte { $commissioner } hinterlässt einen Marker: { $district }.
event-auction-began = Versteigerung: { $place }.
event-bid-cards = { $player } zeigt { $items }.
    .each = { $cards ->
    [one] { $color } { $number }
   *[other] { $cards } × { $color } { $number }
}
event-bid = { $player } bietet { $total }.
event-passed = { $player } passt.
event-won = { $player } gewinnt die Versteigerung ({ $place }) mit { $total } und bezahlt.
event-nobody-bid = Niemand bietet: { $place }.
event-built = { $player } baut { $skyscrapers ->
    [one] ein Hochhaus
   *[other] { $skyscrapers } Hochhäuser
}: { $district }, Bauplatz { $plot }.
event-built-in-park = { $player } baut { $skyscrapers ->
    [one] ein Hochhaus
   *[other] { $skyscrapers } Hochhäuser
} unter dem Central Park.
event-built-nothing = { $player } baut nichts.
event-stop-declared = { $player } verhängt einen Baustopp: { $district }.
event-closed = { $district } ist geräumt und gesperrt.
event-marker-returned = Der Marker { $commissioner } kommt zurück ins Rathaus: { $district }.
event-alea-drew = Alea zieht { $items }.
    .each = Schwarz { $number }
event-alea-leads = { $before ->
    [0] Alea bietet { $total }; vor ihr hat niemand geboten.
   *[other] Alea bietet { $total }, mehr als die { $before } zuvor.
}
event-alea-too-low = Alea hat { $total }, nicht mehr als { $before }: Sie ist draußen.
event-alea-without-cards = Für Alea ist keine Karte da: Sie bietet nicht.
event-alea-overbid = Alea ist überboten und draußen.
event-alea-won = Alea gewinnt die Versteigerung ({ $place }) mit { $total }.
event-alea-compared = Alea vergleicht die leeren Bauplätze: { $items }.
    .each = { $plot } brächte { $points }
event-alea-one-best = Ein Bauplatz ist der beste, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Dort baut sie.
event-alea-tied-best = { $plots } Bauplätze sind gleich gut, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Sie baut auf jedem.
event-alea-short = Sie hat { $skyscrapers ->
    [0] kein Hochhaus mehr für { $plots } Bauplätze: Sie baut nichts.
    [one] nur noch ein Hochhaus für { $plots } Bauplätze: Die Reihenfolge im Ring entscheidet.
   *[other] nur noch { $skyscrapers } Hochhäuser für { $plots } Bauplätze: Die Reihenfolge im Ring entscheidet.
}
event-alea-built = Alea baut ein Hochhaus: { $district }, Bauplatz { $plot }.
event-alea-stopped = In { $district } ist jeder Bauplatz besetzt: Alea verhängt einen Baustopp. Alle bekommen die Hälfte ihrer Punkte; Punkte für alle Hochhäuser bekommt niemand.
event-alea-left-park = Im Central Park baut Alea nichts.
event-game-ended = Das Spiel ist aus: { $ending }.
event-final-district = { $district } bringt { $player } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-park-turned-up = Unter dem Central Park zählen: { $items }.
    .each = { $business }
event-park-points = { $player } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $skyscrapers ->
    [one] ein Hochhaus
   *[other] { $skyscrapers } Hochhäuser
} unter dem Central Park.

# Warum nicht

reason-start-first = Zuerst werden alle Start-Hochhäuser gesetzt.
reason-choose-first = Ein Zug beginnt mit einer der vier Möglichkeiten.
reason-business-first = Zuerst wird das genommene Geschäft gelegt.
reason-cards-first = Jetzt werden zwei offene Karten genommen.
reason-move-first = Jetzt wird ein Beauftragter bewegt.
reason-auction-on = Es wird versteigert: bieten oder passen.
reason-build-first = Zuerst baut, wer die Versteigerung gewonnen hat.
reason-game-over = Das Spiel ist aus.
reason-plot-taken = Ein Start-Hochhaus braucht einen leeren Bauplatz, ohne Geschäft und ohne Hochhaus.
reason-one-plot-a-district = Niemand baut auf zwei Bauplätzen desselben Viertels.
reason-no-skyscrapers-left = Im allgemeinen Vorrat ist keines deiner Hochhäuser mehr.
reason-not-in-set = Die vorderste Gruppe der Vorratsreihe hat kein solches Geschäft.
reason-no-room = Kein Bauplatz kann noch ein Geschäft aufnehmen.
reason-district-closed = Dieses Viertel ist durch einen Baustopp gesperrt.
reason-no-such-plot = Gestrichelte Bauplätze gibt es nur auf der Rückseite.
reason-beside-skyscrapers = Wo Hochhäuser stehen, kommt kein Geschäft hin.
reason-two-businesses = Ein Bauplatz fasst höchstens zwei Geschäfte.
reason-no-commissioner = Werten kann man nur ein Viertel, in dem ein Beauftragter steht.
reason-stack-empty = Dieser Stapel hat keine Karte mehr.
reason-same-color = Die beiden Karten müssen verschiedene Farben haben.
reason-not-the-way = Ein Beauftragter geht einen Schritt auf den Wegen, und vom Central Park zurück ins Rathaus.
reason-not-in-hand = Eine solche Karte hast du nicht.
reason-color-first = Ein Gebot beginnt mit einer farbigen Karte.
reason-one-color = Ein Gebot hat außer Schwarz nur eine Farbe.
reason-own-plot = Wo du Hochhäuser hast, bietest du die Farbe ihres Bauplatzes.
reason-anothers-plot = Auf dem Bauplatz dieser Farbe hat schon jemand anders gebaut.
reason-empty-plot = Solange ein Bauplatz leer ist, bietest du die Farbe eines leeren.
reason-park-color = Im Central Park bieten alle die Farbe des ersten Gebots.
reason-too-few-cards = Auch alle deine Karten zusammen überböten das höchste Gebot nicht.
reason-nothing-laid = Noch liegt keine Karte.
reason-too-low = Das Gebot muss höher sein als das bisher höchste.
reason-card-limit = Eine Karte deines Gebots erlaubt weniger Hochhäuser.
reason-supply-limit = So viele Hochhäuser hat dein Vorrat nicht.
reason-not-full = Ein Baustopp braucht ein Viertel ohne leeren Bauplatz.
reason-no-stop-in-park = Im Central Park gibt es keinen Baustopp.

# Punkte

source-districts = Gewertete Viertel
source-special = Sonderwertungen
source-stops = Baustopps
source-final = Schlusswertung
source-park = Central Park

# Unmögliche Stellungen

flaw-negative = Eine Zahl ist kleiner als null.
flaw-players = Fifth Avenue ist für zwei bis vier Personen.
flaw-turn = Wer am Zug ist, passt nicht zur Phase oder zu dem, dessen Zug läuft.
flaw-part = Der Teil des Zuges, die gewählte Farbe oder das genommene Geschäft passt nicht zur Phase.
flaw-cards = Jede Farbe muss an allen Orten zusammen 5 Vieren, 4 Fünfen und 3 Sechsen haben, Schwarz 20, 16 und 14.
flaw-hands = Eine Hand hat nicht die Karten, die sie haben soll.
flaw-stacks = Ein Stapel hat nicht die Größe oder die oberste Karte, die er haben soll.
flaw-businesses = Von jeder Art muss es an allen Orten zusammen genau neun Geschäfte geben.
flaw-row = Die Gruppen der Vorratsreihe und die Geschäfte unter dem Central Park passen nicht zu den gelegten Geschäften.
flaw-plot = Auf einem Bauplatz liegt, was dort nicht liegen darf, oder jemand hat zwei Bauplätze in einem Viertel.
flaw-skyscrapers = Alle müssen an allen Orten zusammen genau 17 Hochhäuser haben, Alea zu zweit 18.
flaw-closed = Ein gesperrtes Viertel ist nicht leer, oder es gibt zu viele Baustopps.
flaw-commissioner = Die Marker passen nicht zum Weg ihres Beauftragten.
flaw-auction = Die Bietenden passen nicht zum Verlauf der Versteigerung.
flaw-bids = Ein Gebot besteht nicht aus Karten, wie es soll, oder das höchste Gebot ist nicht das höchste.
flaw-seat = Jemand, der nicht mitspielt, besitzt etwas.
flaw-many = Jemand hat mehr Punkte, als ein Spiel bringt.
flaw-start = Die Startgeschäfte liegen nicht, wie sie müssen: eines in jedem offenen Viertel, auf der Vorderseite in jeder Farbe ein- oder zweimal.
flaw-gone = Neun Geschäfte müssen aus dem Spiel sein, und nur ein Baustopp nimmt anderes heraus.

# Das Brett

board-row = Vorratsreihe
board-park = unter dem Central Park
board-stacks = Offene Karten
board-black = Schwarz
board-hand = Hand
board-taken = Zu legen
board-laid = Hingelegt
board-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-supply = { $own } im Vorrat, { $general } im allgemeinen Vorrat
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-closed = Baustopp
board-auction = Versteigerung: { $place }
board-highest = höchstes Gebot { $total }
board-passed = gepasst
board-turns = Zug { $number }
