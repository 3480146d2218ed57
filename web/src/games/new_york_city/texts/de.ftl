# Buchstaben und kurze Namen

web-letter-press = P
web-letter-dollar = $
web-letter-elevator = L
web-letter-plans = B
web-letter-prestige = R
web-letter-skyscraper = W
web-letter-wild = J
web-letter-green = G
web-letter-white = W
web-letter-brown = B
web-letter-violet = V
web-letter-orange = O
web-card-press = Presse
web-card-dollar = Dollar
web-card-elevator = Lift
web-card-plans = Baupläne
web-card-prestige = Prestige
web-card-skyscraper = Wolken{ "\u00AD" }kratzer
web-card-wild = Joker
web-piece-taxi = Taxi
web-piece-subway = U-Bahn
web-piece-streetcar = Tram
web-piece-bus = Bus
web-piece-boat = Schiff
web-piece-any-vessel = ein beliebiges Fahrzeug
web-piece-dollar = { $count ->
    [one] ein Dollar
   *[other] { $count } Dollar
}
web-piece-skyscraper = { $count ->
    [one] ein Wolkenkratzer
   *[other] { $count } Wolkenkratzer
}
web-lantern-green = grüne Laterne
web-lantern-white = weiße Laterne
web-lantern-brown = braune Laterne
web-lantern-violet = violette Laterne
web-lantern-orange = orange Laterne
web-when-one = I
    .about = Wird in Phase I genutzt, für einen Dollar.
web-when-two = II
    .about = Wird in Phase II genutzt, für einen Dollar.
web-when-three = III
    .about = Wird in Phase III genutzt, für einen Dollar.
web-when-end = ★
    .about = Zählt am Ende und kostet nichts.
web-character = { $character }, Wert { $value }

# Die Zeile auf einer Person

web-line-c1 = 1 Punkt, neue Hand
web-line-c2 = zwei Einzelkarten
web-line-c3 = 1 Punkt, Reserve +1
web-line-c4 = beide Paare zugleich
web-line-c5 = 3 Karten ziehen
web-line-c6 = 2 Dollar
web-line-c7 = Person tauschen
web-line-c8 = Gleiche aus Reserve
web-line-c9 = 1 Karte, 1 Dollar
web-line-c10 = 2 Karten ziehen
web-line-c11 = Schwarzen ersetzen
web-line-c12 = 1 Punkt, neue Reserve
web-line-c13 = jede Karte zählt 1
web-line-c14 = Presse zurück fürs Gebot
web-line-c15 = aus der Reserve bieten
web-line-c16 = Gebot +1
web-line-c17 = Prestige{ "\u00AD" }karte fürs Gebot
web-line-c18 = 1 Dollar, zuletzt bieten
web-line-c19 = Prestige{ "\u00AD" }punkte ×2
web-line-c20 = jede Karte zählt 2
web-line-c21 = einen mehr bauen
web-line-c22 = Karten zurück
web-line-c23 = 2 Punkte
web-line-c24 = 1 Punkt, 1 zu bauen
web-line-c25 = 3 Punkte
web-line-c26 = 1 zu bauen, 1 Schritt
web-line-c27 = Schritte nach Platz
web-line-c28 = je 1 bei Grün
web-line-c29 = je 1 bei Weiß
web-line-c30 = je 1 bei Braun
web-line-c31 = je 1 bei Violett
web-line-c32 = je 1 bei Orange
web-line-c33 = 1 je 2 Felder
web-line-c34 = 2 je gleiche Karte
web-line-c35 = 2 je Trio
web-line-c36 = 1 je Person
web-line-set = { $pieces }: { $points }
web-ability-set = am Ende { $points } Punkte für jedes Set: { $pieces }
web-ability-c5-de = ein Paar abwerfen statt nehmen und 3 Karten ziehen
web-ability-c5-en = 3 Karten ziehen, dann 2 abwerfen
web-ability-c22-de = bis zu zwei Joker des Gebots zurücknehmen
web-ability-c22-en = bis zu zwei Karten des Gebots zurücknehmen

# Der Durchgang

web-strip = Der Durchgang: Phase I, sechs Bietrunden, Phase III
web-phase-one = Phase I: Karten
    .about = Alle nehmen zwei Kartenpaare, der Letzte auf der Presseleiste zuerst.
web-phase-three = Phase III: Mannschaft
    .about = Alle dürfen Personen der Phase III nutzen; dann werden die Hände abgeworfen.
web-about-press = So viele Felder vor auf der Presseleiste; der Gewinner eines mehr.
web-about-dollar = So viele Dollar; der Gewinner einen mehr.
web-about-elevator = Eine Person bis zu diesem Wert anwerben; der Gewinner ein Stockwerk höher.
web-about-plans = So viele Wolkenkratzer aufs Tableau; der Gewinner einen mehr.
web-about-prestige = So viele Punkte. Erster und Zweiter dürfen ein Prestigeplättchen legen und dort bauen.
web-about-skyscraper = So viele bauen, wo der Bürgermeister steht; der Gewinner einen mehr.
web-about-wild = Zählt 1 in einem eröffneten Gebot oder bildet mit jeder Karte ein Paar.
web-about-reserve = Berühre hier eine Karte, dann eine der Hand: In Phase II tauschst du sie.
web-deck = Stapel { $number }
web-discards = Ablage { $number }

# Gebote

web-wins = gewinnt die Runde
web-runner-up = wird Zweiter
web-to-come = kommt noch
web-bidding = bietet gerade …
web-passed = kein Gebot
web-none = kein Gebot
web-leads = führt
web-ties = liegt gleichauf
web-trails = liegt zurück
web-would-none = kein Gebot
web-would-leads = würde führen
web-would-ties = wäre gleichauf
web-would-trails = läge zurück
web-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

# Karte, Tableaus und Hand

web-marquee = { $bidding }-Runde
web-sign-start = Alle nehmen ein Paar, wer in der Presse hinten ist, zuerst
web-sign-one = Zwei Paare für alle, wer in der Presse hinten ist, zuerst
web-sign-three = Personen der Phase III; dann gehen die Hände weg
web-sign-press = Felder in der Presse, für den Sieg eines mehr
web-sign-dollar = Dollar, für den Sieg einer mehr
web-sign-elevator = Anwerben bis zu dem Stockwerk, für den Sieg eins höher
web-sign-plans = Wolkenkratzer aufs Tableau, für den Sieg einer mehr
web-sign-prestige = Punkte; Erster und Zweiter dürfen ein Plättchen legen
web-sign-skyscraper = Bauen beim Bürgermeister, für den Sieg eins mehr
web-whole-bay = Die ganze Bucht
web-map = Die Bucht
web-worth = Wert { $worth } ({ $sum }) für den Ersten; jeder weitere Rang die Hälfte davon, aufgerundet.
web-empty = Niemand steht hier.
web-statue-taken = Die Punkte der Statue sind vergeben.
web-board-of = Was { $player } hat
web-dollars = { $number } Dollar
web-to-build = { $number } Wolkenkratzer zu bauen
web-hand = { $number ->
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}
web-no-cards = Keine Karten auf der Hand.
web-let-go = Zurück
web-hint-character = Wähle, wofür: Es leuchtet.
web-hint-reserve = Wähle die Handkarte, die du dafür gibst.
web-hint-hand = Wie spielst du sie?
web-prompt-bid = { $bid ->
    [0] { $bidding }: Biete oder passe.
   *[other] { $bidding }: Dein Gebot zählt { $bid } und { $stands }. Lege nach oder schließe ab.
}
web-prompt-hire = Wirb eine Person bis Wert { $limit } an.
web-prompt-replace = Wähle die Person, die kommt, bis Wert { $limit }.
web-prompt-taking-back = Nimm Karten deines Gebots zurück oder mach weiter.
web-prompt-ride = Wohin kommt das Plättchen? Wähle einen leuchtenden Stadtteil.

# Die Stadt als Ort

web-mayor-here = Hier steht der Bürgermeister.
web-rank = { $rank }. { $player } { $count } ({ $pays })
web-about-statue = Wer als Erstes in allen sechs Stadtteilen steht, bekommt diese Punkte.
web-round-short = Durchgang { $number }
web-round-of = von { $rounds }
web-offer = Im Angebot
web-offer-none = zwei neue in der nächsten
web-about-vessel = Brachte ein Prestigeplättchen über seine Verbindung und bleibt, wo es eingesetzt wurde: Manche Personen zählen Fahrzeuge.
web-about-round = Ein Spiel hat { $rounds } Durchgänge; in jedem steht der Bürgermeister in einem anderen Stadtteil.
web-about-tile = Die Ersten und Zweiten der Bietrunde Prestige dürfen eines in einen Stadtteil bringen: Er ist dann { $value } mehr wert, und sie bauen dort einen Wolkenkratzer.
web-stop-one = Wahl
web-stop-press = Presse
web-stop-dollar = Dollar
web-stop-elevator = Lift
web-stop-plans = Pläne
web-stop-prestige = Prestige
web-stop-skyscraper = Bau
web-stop-three = Team
web-building = Das Haus mit dem Lift
web-building-limit = Der Lift hält im { $limit }. Stock
web-building-reach = Dein Gebot reicht bis zum { $floor }. Stock
web-floor = Stock { $number }
web-your-hand = Deine Hand
web-your-people = Deine Leute
web-no-people = noch niemand
web-pairs-here = Paare auf dem Tisch
web-pairs-how = nimm eines jetzt und eines im nächsten Zug
web-press-space = Auf Feld { $space }
web-about-track = Bei Gleichstand geht vor, wer hier vorn ist; auf einem Feld liegt der obere Stein vorn. Wer Feld { $bonus } erreicht, bekommt am Ende Punkte.
web-press-place = Platz { $place } in der Presse
web-press-short = { $place }.
web-no-bid = keine Karten
web-card-pairs = Paare
web-card-bids = Gebote
web-card-bay = Bucht
web-card-building = Haus
web-card-people = Leute
web-sheets = Was gezeigt wird
web-note-pairs = { $count ->
    [one] 1 liegt da
   *[other] { $count } liegen da
}
web-note-bay = { $borough }
web-note-bids = { $player }: { $bid }
web-note-nobody = noch keine
web-note-building = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
web-note-limit = Stock 1 bis { $limit }
web-note-people = alle Plätze
web-keys = Was du tun kannst
web-key-pairs = Paar
web-key-pairs-note = zählt 1
web-key-pass = Passen
web-key-finish-bid = Fertig
web-key-forgo = Verzichten
web-key-done = Weiter
web-cast = Die Leute von New York City
web-cast-about = Die 42 Personen, die man anwerben kann. Die Nummern sind die des Regelhefts; die Namen sind unsere.
web-lookup = { web-cast }
web-lookup-short = Leute
web-cast-value = Wert
web-cast-phase = Moment
web-cast-here = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}

# Toms

web-alone = allein, gegen Tom
    .about = Allein spielst du gegen Tom. Er braucht niemanden: Er spielt von selbst, nach festen Regeln, und erklärt jeden seiner Schritte. Du beginnst mit Tom 5, einem guten ersten Gegner; leichtere und schwerere stehen unten bei der weiteren Auswahl.
web-toms = Tom spielt von selbst, nach festen Regeln, und erklärt jeden seiner Schritte.
web-tom-seat = Tom auf Platz { $number }
web-no-tom = kein Tom
web-tom = Tom { $number } ({ $level })
web-toms-easy = Leicht
web-toms-medium = Mittel
web-toms-hard = Schwer
web-toms-other = Andere Stufen

# Die Einführung

web-lesson-start = Willkommen in der Stadt! Du beginnst mit zwei Personen; zeige auf eine oder halte sie gedrückt, um mehr zu lesen. Nimm das leuchtende Paar: 2 Punkte für einen Dollar und Punkte für Wolkenkratzer bei violetten Laternen.
web-lesson-pair = Durchgang 1. Der Bürgermeister steht in Manhattan: Dort wird am meisten gebaut. In Phase I nehmen alle zwei Kartenpaare, der Letzte auf der Presseleiste zuerst. Nimm das leuchtende Paar.
web-lesson-second-pair = Auch { $rival } hat eines genommen. Nimm dein zweites Paar.
web-lesson-press = Nun sechs Bietrunden, eine für jede Lampe oben. Die Presse kommt zuerst. { $rival } hat eine Pressekarte geboten. Jede passende Karte zählt 1: Spiele eine.
web-lesson-press-more = Gleichstand! Ihn gewänne, wer auf der Presseleiste vorn liegt. Spiele deine zweite Pressekarte, um zu führen.
web-lesson-finish = Du führst mit 2. Schließe dein Gebot ab: Wer geboten hat, zieht vor, und der Gewinner ein Feld weiter.
web-lesson-swap = Als Nächstes Dollar. Du hast keinen auf der Hand, aber einer liegt in deiner Reserve. Berühre diesen Dollar, dann die Baupläne in deiner Hand: Sie tauschen die Plätze.
web-lesson-dollar = Spiele ihn. Mit Dollar bezahlst du, was deine Personen können.
web-lesson-elevator = Lift: Dein Gebot sagt, wie teuer eine Person sein darf, die du anwirbst. Spiele deine Karte.
web-lesson-wild = In einem eröffneten Gebot zählt ein Joker 1. Füge deinen hinzu. (Vorher könnte er mit jeder Karte ein Paar bilden; auch zwei gleiche Karten zählen als Paar 1.)
web-lesson-hire = Du hast 2 geboten, und der Gewinner darf ein Stockwerk höher: bis Wert 3. Wirb den Filmstar (17) an. Am Ende des Spiels bringt er außerdem seinen Wert.
web-lesson-pass = Baupläne bringen Wolkenkratzer auf dein Tableau. Du hast keine auf der Hand, also passe und hebe deine Karten auf.
web-lesson-prestige = Prestige bringt sofort Punkte. Spiele deine Karte.
web-lesson-use = Der Filmstar (17) ist eine Prestigekarte mehr. Berühre ihn: Er kostet einen Dollar, der auf ihm liegt, bis der Durchgang vorbei ist.
web-lesson-tile = 2 Punkte! Der Erste und der Zweite dieser Runde dürfen außerdem ein Prestigeplättchen nehmen. Das Taxi-Plättchen macht einen Stadtteil um 4 wertvoller: Nimm es.
web-lesson-ride = Ein Taxi muss es bringen, auf einer der leuchtenden Strecken. Nach Queens, bitte! Das Taxi behältst du, und dort wird einer deiner Wolkenkratzer gebaut.
web-lesson-build = Zuletzt die Wolkenkratzer: Gebaut wird beim Bürgermeister. Spiele deine Karte; als Gewinner baust du einen mehr.
web-lesson-team = Phase III: Personen der dritten Phase. Du hast noch Dollar, also nutze den Straßenmusiker (23) für 2 Punkte.
web-lesson-done = Das war ein ganzer Durchgang; der Bürgermeister ist weitergezogen. Nach fünf Durchgängen zahlt jeder Stadtteil seinen Wert dem, der dort die meisten Wolkenkratzer hat, dem Nächsten die Hälfte und so fort. Die meisten Punkte gewinnen.
web-take = Nimm { $pieces }
web-take-single = { $character }: Nimm { $card } aus { $pieces }
web-discard = Wirf { $pieces } ab und zieh drei Karten
