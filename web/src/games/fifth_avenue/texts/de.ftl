# Buchstaben neben den Farben

web-suit-orange = O
web-suit-green = G
web-suit-gray = U
web-suit-brown = B
web-suit-violet = V
web-commissioner-white = W
web-commissioner-beige = B
web-alea-letter = Al

# Der Stadtplan

web-map = Karte von Manhattan, vom Rathaus zum Central Park
web-hudson = HUDSON
web-east-river = EAST RIVER
web-short-west-34 = 34 W
web-short-east-34 = 34 O
web-short-west-42 = 42 W
web-short-times-square = TIMES SQ
web-short-east-42 = 42 O
web-short-west-52 = 52 W
web-short-east-52 = 52 O
web-short-central-park = PARK
web-lot = { $place }, { $plot }
web-lot-empty = leer
web-lot-towers = { $count ->
    [one] ein Hochhaus
   *[other] { $count } Hochhäuser
} von { $player }
web-lot-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Hochhaus
web-open-block = { $place }: { $count ->
    [one] ein Bauplatz
   *[other] { $count } Bauplätze
}
web-close-block = Zur Karte
web-commissioner = Beauftragter: { $who }
web-commissioner-does = Jeder Zug endet mit dem Schritt eines Beauftragten. Wo einer steht, darf man das Viertel werten; was er verlässt, bekommt seinen Marker.
web-marker = Ein Marker
web-waiting = Ein Marker, der noch zu legen ist
web-waiting-does = Er bleibt im nächsten offenen Viertel, das der Beauftragte verlässt; dort wird später versteigert.
web-marker-does = Ist dieser Beauftragte wieder im Rathaus, wird dieses Viertel versteigert.
web-park-does = Hochhäuser hier zählen einmal, am Ende, nach den Arten dreier Geschäfte, die unten aufgedeckt werden.
web-no-gain = niemand bekommt Punkte
web-legend = Arten → Punkte
web-legend-long = Was jedes Hochhaus neben keiner, einer, zwei, drei oder vier Arten von Geschäften zählt
web-gain = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Der Markt

web-later-sets = Gruppen, die folgen
web-placed = { $placed } von { $all } Geschäften liegen.
web-special = Geschäft Nummer { $placed }: { $points } Punkte für Hochhäuser in mindestens { $districts } Vierteln.
web-end = Ende
web-stack = { $color } { $value }, { $count ->
    [one] die einzige Karte ihres Stapels
   *[other] auf einem Stapel von { $count }
}
web-stack-empty = { $color }: keine Karte mehr
web-black = { $count ->
    [0] Keine schwarze Karte mehr
    [one] Eine schwarze Karte, verdeckt
   *[other] { $count } schwarze Karten, verdeckt
}

# Die Versteigerung

web-series = Versteigerungen
web-auction-of = Versteigerung { $nth } von { $all }
web-lot-over = { $place }: vorbei
web-lot-now = { $place }: jetzt
web-lot-next = { $place }: kommt noch
web-leads = führt
web-acts = am Gebot
web-waits = noch dabei
web-out = draußen
web-alea-waits = zieht später
web-card = { $color } { $value }
web-cards = { $color } { $value }: { $count }
web-declare = { $total } bieten
web-missing = es fehlen { $missing }

# Die vier Möglichkeiten eines Zuges

web-options = Die vier Möglichkeiten
web-option-a = 3 Hochhäuser nehmen
web-option-a-does = Bis zu drei deiner Hochhäuser kommen aus dem allgemeinen in deinen eigenen Vorrat; nur diese kann man bauen.
web-own-supply = baubereit
web-general-supply = im allgemeinen Vorrat
web-supply = Vorrat
web-option-b = Ein Geschäft eröffnen
web-option-b-does = Nimm ein Geschäft der vordersten Gruppe und lege es auf einen Bauplatz ohne Hochhäuser. Hochhäuser zählen nach den Arten nebenan.
web-shops = Geschäfte
web-sets-follow = { $count ->
    [0] die letzte Gruppe
    [one] eine Gruppe folgt
   *[other] { $count } Gruppen folgen
}
web-business-does = Hochhäuser zählen danach, wie viele verschiedene Arten von Geschäften auf den beiden Bauplätzen nebenan liegen.
web-stops-left = { $count ->
    [one] Noch ein Baustopp
   *[other] Noch { $count } Baustopps
}
web-stop-does = Wer in einem Viertel ohne leeren Bauplatz eine Versteigerung gewinnt, darf es für immer schließen. Der zweite Baustopp beendet das Spiel.
web-option-c = Schwarze Karte, dann gehen
web-option-c-does = Nimm die oberste schwarze Karte, die zu jeder Farbe passt, und bewege sofort einen Beauftragten.
web-open-cards = Offene Karten
web-card-does = { $count ->
    [one] Lässt dich ein Hochhaus bauen
   *[other] Lässt dich bis zu { $count } Hochhäuser bauen
}
web-option-d = Ein Viertel werten
web-option-d-does = Ein Viertel, in dem ein Beauftragter steht: Alle mit Hochhäusern dort bekommen Punkte.
web-legend-note = Arten nebenan
web-key-a = +3
web-key-a-note = Hochhäuser
web-key-b = Geschäft
web-key-b-note = eröffnen
web-key-c = Schwarz
web-key-c-note = dann gehen
web-key-d = Werten
web-key-d-note = ein Viertel
web-back = Zurück zu den vier Möglichkeiten
web-sum = Summe { $sum }

# Was mein Gebot bewirkt

web-you-lead = du führst
web-first-bid = das erste Gebot
web-more-than = { $count } mehr als { $player }
web-does-builds = baut bis zu { $count } auf { $plot }, { $has } → { $after }
web-does-park = baut bis zu { $count } unter dem Park, { $has } → { $after }
web-each = je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Was zu tun ist

web-choose = Wähle eines von vieren
web-place = Lege auf einen leuchtenden Bauplatz: { $business }
web-cards-first = Nimm zwei offene Karten verschiedener Farben
web-cards-second = Nimm eine zweite Karte, von einer anderen Farbe
web-extra-move = Bewege einen Beauftragten; danach geht der Zug weiter
web-move = Bewege einen Beauftragten
web-open-bid = { $place }: Biete oder passe
web-raise = { $place }: Biete mehr als { $highest } oder passe
web-build = { $place }: Wie viele Hochhäuser baust du?

# Der Stadtplan in Worten

web-read-commissioner = Der Beauftragte { $who } ist hier
web-read-marker = Ein Marker des Beauftragten { $who }

# Die Einführung

web-lesson-start = Willkommen in Manhattan! Du baust Hochhäuser in sieben Vierteln, jedes ein Ring aus fünf Bauplätzen. Auf die Nachbarschaft kommt es an: Setze dein erstes Hochhaus auf den leuchtenden grauen Bauplatz, neben die Galerie.
web-lesson-second = Neben einer Art von Geschäft ist ein Hochhaus 2 Punkte wert: Zeige darauf, und Lichter führen zu den Geschäften, die zählen. { $rival } hat auch zwei gesetzt. Jetzt dein zweites.
web-lesson-business = Ein Zug beginnt mit einer von vier Möglichkeiten: drei Hochhäuser, ein Geschäft, eine schwarze Karte oder eine Wertung. Nimm den Juwelier aus der vordersten Gruppe.
web-lesson-place = Lege ihn in der 34. Straße West auf die andere Seite deines Hochhauses. Zwei verschiedene Arten daneben bringen 3 Punkte, drei bringen 5, alle vier 8.
web-lesson-card = Als Nächstes nimmst du zwei offene Karten verschiedener Farben. Mit ihnen bezahlst du später das Bauen. Nimm also Grau, die Farbe deines Bauplatzes.
web-lesson-second-card = Eine 4 zeigt drei Hochhäuser, eine 6 nur eines: Niedrige Karten bauen mehr, hohe bieten mehr. Nimm auch die grüne.
web-lesson-move = Jeder Zug endet mit dem Schritt eines Beauftragten. Zwei von ihnen gehen vom Rathaus zum Central Park. Schicke den weißen in die 34. Straße West.
web-lesson-score = { $rival } hat den beigen bewegt. Wo ein Beauftragter steht, darfst du werten: Alle mit Hochhäusern dort bekommen Punkte. Hier bist das nur du. Wähle das Viertel mit dem leuchtenden Platz.
web-lesson-marker = 3 Punkte für dich, und schwarze Karten, die zu jeder Farbe passen. Weiter geht's: Der weiße Beauftragte hinterlässt einen Marker, und das heißt später eine Versteigerung.
web-lesson-skyscrapers = { $rival } hat eine schwarze Karte genommen und durfte deshalb zweimal ziehen: Der weiße Beauftragte ist schon im Central Park. Bald wirst du bauen, also nimm drei Hochhäuser in deinen Vorrat.
web-lesson-cards = Wieder Karten, zuerst Grau.
web-lesson-last-card = Und Grün.
web-lesson-auction = Schicke nun den weißen Beauftragten zurück ins Rathaus. Damit beginnen die Versteigerungen: jedes Viertel mit seinem Marker, und am Ende der Central Park.
web-lesson-lay = Zuerst die 34. Straße West. Deine erste Karte sagt, um welchen Bauplatz du bietest, und wo du Hochhäuser hast, ist es ihrer: Grau. Lege eine graue 4 hin.
web-lesson-lay-more = 4, und damit könntest du bis zu drei Hochhäuser bauen. Lege die andere graue 4 dazu.
web-lesson-lay-black = Schwarz passt zu jeder Farbe. Lege die schwarze 4; eine 6 böte mehr, ließe dich aber nur ein Hochhaus bauen.
web-lesson-declare = Noch hat niemand deine Karten gesehen. Gib dein Gebot von 12 ab!
web-lesson-build = { $rival } hat gepasst. Zu zweit bietet auch Alea: Sie zieht schwarze Karten, bis eine Zahl zum zweiten Mal kommt. Ihre 10 war zu wenig, also hast du gewonnen. Baue drei Hochhäuser; mit je 3 Punkten lohnt es sich.
web-lesson-done = Weiter geht es mit dem Times Square. Sind in einem Viertel alle Bauplätze besetzt, darf man nach einem Gewinn stattdessen einen Baustopp verhängen. Das Spiel endet mit dem zwölften Geschäft oder dem zweiten Baustopp; dann wird jedes Viertel noch einmal gewertet. Die meisten Punkte gewinnen.
