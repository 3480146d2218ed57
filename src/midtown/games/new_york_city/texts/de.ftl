title = New York City
tagline = Mit Karten bieten, Personen anwerben, bauen, wo der Bürgermeister steht.

# Dinge

card-press = Presse
card-dollar = Dollar
card-elevator = Lift
card-plans = Baupläne
card-prestige = Prestige
card-skyscraper = Wolkenkratzer
card-wild = Joker
half-none = nichts
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
bidding-none = keine Bietrunde
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
vessel-subway = U-Bahn
vessel-streetcar = Tram
vessel-bus = Bus
vessel-boat = Schiff
tile-taxi-low = niedriges Taxi-Plättchen
tile-taxi-high = hohes Taxi-Plättchen
tile-subway-low = niedriges U-Bahn-Plättchen
tile-subway-high = hohes U-Bahn-Plättchen
tile-streetcar-low = niedriges Tram-Plättchen
tile-streetcar-high = hohes Tram-Plättchen
tile-bus-low = niedriges Bus-Plättchen
tile-bus-high = hohes Bus-Plättchen
tile-boat-low = niedriges Schiff-Plättchen
tile-boat-high = hohes Schiff-Plättchen
character-none = niemand
    .ability = nichts
character-c1 = Kartengeberin (1)
    .ability = 1 Punkt; beliebige Handkarten abwerfen und ebenso viele ziehen
character-c2 = Heiratsvermittlerin (2)
    .ability = zwei einzelne Karten aus zwei Paaren statt eines Paares
character-c3 = Lagerverwalter (3)
    .ability = 1 Punkt; die Reserve ist fortan um eine Karte größer
character-c4 = Milchmann (4)
    .ability = beide Paare im ersten Zug
character-c5 = Pokerspieler (5)
    .ability = de: ein Paar abwerfen statt nehmen und 3 ziehen; en: 3 ziehen, dann 2 abwerfen
character-c6 = Kassiererin (6)
    .ability = 2 Dollar
character-c7 = Talentsucher (7)
    .ability = eine Person gegen eine höchstens um 1 teurere tauschen
character-c8 = Fotografin (8)
    .ability = zum genommenen Paar gleiche Karten aus der Reserve holen
character-c9 = Briefträger (9)
    .ability = 1 Karte und 1 Dollar
character-c10 = Bibliothekarin (10)
    .ability = 2 Karten
character-c11 = Abbruchmeister (11)
    .ability = einen schwarzen Wolkenkratzer durch einen eigenen ersetzen
character-c12 = Gemüsehändlerin (12)
    .ability = 1 Punkt; beliebige Reservekarten abwerfen und auffüllen
character-c13 = Dolmetscherin (13)
    .ability = eine beliebige Karte als passende spielen
character-c14 = Klatschreporter (14)
    .ability = 1 oder 2 Pressefelder zurück, jedes zählt wie ein Joker, allein oder im Paar
character-c15 = Hotelpage (15)
    .ability = auch eine Reservekarte einer gespielten Sorte spielen
character-c16 = Auktionator (16)
    .ability = +1 auf das Gebot
character-c17 = Filmstar (17)
    .ability = 1 virtuelle Prestigekarte, in anderen Runden die Hälfte eines Paares
character-c18 = Nachtwächter (18)
    .ability = 1 Dollar; du bietest zuletzt
character-c19 = Operndiva (19)
    .ability = doppelte Punkte für das Prestigegebot
character-c20 = Zauberkünstler (20)
    .ability = eine beliebige Karte als zwei passende spielen
character-c21 = Kranführer (21)
    .ability = einen Wolkenkratzer mehr aus dem Vorrat bauen
character-c22 = Anwältin (22)
    .ability = bis zu zwei Karten des Gebots zurücknehmen (de: nur Joker)
character-c23 = Straßenmusiker (23)
    .ability = 2 Punkte
character-c24 = Maurerin (24)
    .ability = 1 Punkt und 1 Wolkenkratzer
character-c25 = Kapellmeister (25)
    .ability = 3 Punkte
character-c26 = Architektin (26)
    .ability = 1 Wolkenkratzer und 1 Presseschritt
character-c27 = Verlegerin (27)
    .ability = so viele Presseschritte wie dein Platz
character-c28 = Hafenlotsin (28)
    .ability = 1 Punkt je eigenem Wolkenkratzer bei grünen Laternen
character-c29 = Leuchtturmwärter (29)
    .ability = 1 Punkt je eigenem Wolkenkratzer bei weißen Laternen
character-c30 = Laternenanzünderin (30)
    .ability = 1 Punkt je eigenem Wolkenkratzer bei braunen Laternen
character-c31 = Neonbläserin (31)
    .ability = 1 Punkt je eigenem Wolkenkratzer bei violetten Laternen
character-c32 = Signalwärter (32)
    .ability = 1 Punkt je eigenem Wolkenkratzer bei orangen Laternen
character-c33 = Zeitungsjunge (33)
    .ability = 1 Punkt je 2 Pressefelder
character-c34 = Sammler (34)
    .ability = 2 Punkte je Reservekarte einer Sorte
character-c35 = Stadträtin (35)
    .ability = 2 Punkte je Stadtteil mit 3 eigenen Wolkenkratzern
character-c36 = Gewerkschafterin (36)
    .ability = 1 Punkt je eigener Person
character-c37 = Fremdenführerin (37)
    .ability = Punkte je Set aus Fahrzeugen
character-c38 = Kontrolleur (38)
    .ability = Punkte je Set aus Fahrzeugen
character-c39 = Verkehrspolizistin (39)
    .ability = Punkte je Set aus Fahrzeugen
character-c40 = Reeder (40)
    .ability = Punkte je Set
character-c41 = Stadtbaumeisterin (41)
    .ability = Punkte je Set
character-c42 = Baulöwe (42)
    .ability = Punkte je Set

# Phasen und Optionen

phase-start = Wähle zwei Startpersonen
phase-pick = Nimm ein Kartenpaar; Personen der Phase I darfst du nutzen
phase-single = Nimm die zweite einzelne Karte, aus einem anderen Paar
phase-renew-hand = Wirf beliebige Handkarten ab, dann ziehst du ebenso viele
phase-shed = Wirf zwei Handkarten ab
phase-give-up = Wähle die Person, die geht
phase-replace = Wähle die Person, die kommt
phase-match = Nimm gleiche Karten aus der Reserve
phase-bid = Biete oder passe
phase-defer = Nutze den Nachtwächter (18) jetzt oder in dieser Bietrunde nicht
phase-renew-reserve = Wirf beliebige Reservekarten ab, dann wird aufgefüllt
phase-hire = Nimm eine Person
phase-double = Nutze die Operndiva (19) oder mach weiter
phase-bonus = Nimm ein Prestigeplättchen oder verzichte auf den Bonus
phase-ride = Wähle ein Fahrzeug und wohin es das Plättchen bringt
phase-move = Hole einen Wolkenkratzer von anderswo oder mach weiter
phase-extra = Nutze den Kranführer (21) oder mach weiter
phase-take-back = Nutze die Anwältin (22) oder mach weiter
phase-exchange = Letzter Tausch mit der Reserve
phase-team = Nutze Personen der Phase III
phase-over = Das Spiel ist aus
option-edition = Ausgabe
edition-de = deutsche Ausgabe
    .about = Wie im deutschen Regelheft. Im englischen sind die Personen 5, 16, 18 und 22, das Versetzen von Wolkenkratzern und Toms letztes Gebot etwas anders.
edition-en = englische Ausgabe
    .about = Wie im englischen Regelheft. Im deutschen sind die Personen 5, 16, 18 und 22, das Versetzen von Wolkenkratzern und Toms letztes Gebot etwas anders.
option-toms = Toms
option-components = Spielmaterial
mode-person = ein Mensch
mode-a = Tom, Spielweise A
mode-b = Tom, Spielweise B
mode-c = Tom, Spielweise C

# Möglichkeiten

action-pick-start = Startpaar { $place-nth } nehmen
action-take-pair = Paar { $place-nth } nehmen
action-take-single = { character-c2 }: Karte { $side-nth } des Paares { $place-nth } nehmen
action-discard-pair = { character-c5 }: Paar { $place-nth } abwerfen und drei Karten ziehen
action-use = { $character } nutzen: { $character-ability }
action-discard = { $card } aus der Hand abwerfen
action-give-up = { $character } abgeben
action-hire = { $character } anwerben: { $character-ability }
action-take-equal = { character-c8 }: { $card } aus der Reserve nehmen
action-replace-neutral = { character-c11 }: schwarzen Wolkenkratzer ersetzen: { $borough }
action-play = Eine passende Karte spielen
action-pair = Zweimal { $card } als eine spielen
action-pair-with-wild = Einen Joker und { $card } als eine spielen
action-add-wild = Einen Joker hinzufügen
action-play-as-one = { character-c13 }: { $card } als passende Karte spielen
action-step-back = { character-c14 }: { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } auf der Presseleiste zurückgehen
action-play-reserve = { $half-id ->
    [none] { character-c15 }: { $card } aus der Reserve spielen
   *[other] { character-c15 }: { $card } aus der Reserve und { $half } aus der Hand als eine spielen
}
action-pair-with-virtual = { character-c16 }: { $card } und den virtuellen Joker als eine spielen
action-pair-with-step = { character-c14 }: 1 Feld zurückgehen und { $card } mit diesem Schritt als eine spielen
action-pair-with-two-steps = { character-c14 }: 2 Felder zurückgehen, { $card } mit einem Schritt als eine spielen und den anderen hinzufügen
action-pair-with-prestige = { character-c17 }: { $card } und die virtuelle Prestigekarte als eine spielen
action-play-as-two = { character-c20 }: { $card } als zwei passende Karten spielen
action-swap = { $card } aus der Hand gegen { $reserve } aus der Reserve tauschen
action-finish-bid = Gebot abschließen
action-pass = Passen
action-renew = { character-c12 }: { $card } aus der Reserve abwerfen
action-take-tile = { $tile } nehmen
action-ride = Mit dem Fahrzeug zwischen { $origin } und { $borough } nach { $borough } fahren
action-forgo = Auf den Bonus verzichten
action-move = Einen Wolkenkratzer hierher holen: { $borough }
action-take-back = { $card } zurücknehmen
action-done = Weiter

# Was geschah

event-took-start = { $player } beginnt mit { $items }.
    .each = { $character }
event-round-began = Durchgang { $number }: Der Bürgermeister steht in { $borough } ({ $letter }).
event-tile-revealed = Es liegt aus: { $tile }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-deck-renewed = Der Ablagestapel wird zum Zugstapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
event-drew = { $player } zieht { $items }.
    .each = { $card }
    .hidden = { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
event-reserve-filled = { $player } legt in die Reserve: { $items }.
    .each = { $card }
event-took-pair = { $player } nimmt { $card } und { $half }.
event-used = { $player } nutzt: { $character }.
event-gained = { $player } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-discarded = { $player } wirft ab: { $items }.
    .each = { $card }
event-discarded-pair = { $player } wirft das Paar { $card } und { $half } ab.
event-took-dollars = { $player } nimmt { $dollars } Dollar.
event-gave-up = { $player } gibt ab: { $character }.
event-hired = { $player } wirbt an: { $character }, Wert { $worth }.
event-revealed-character = Neu am Lift: { $character }, Wert { $worth }.
event-took-equal = { $player } nimmt aus der Reserve: { $items }.
    .each = { $card }
event-replaced-neutral = { $player } ersetzt einen schwarzen Wolkenkratzer: { $borough }.
event-discarded-reserve = { $player } wirft aus der Reserve ab: { $items }.
    .each = { $card }
event-played = { $player } spielt { $items }.
    .each = { $card }
event-stepped-back = { $player } geht { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } auf der Presseleiste zurück, auf { $space }.
event-played-reserve = { $player } spielt { $card } aus der Reserve.
event-swapped = { $player } tauscht { $items }.
    .each = { $card } gegen { $reserve }
event-passed = { $player } passt.
event-bid = { $player } bietet { $total }.
event-bidding-began = Bietrunde: { $bidding }.
event-won = { $player } gewinnt die Bietrunde mit { $total }.
event-nobody-bid = Niemand bietet.
event-advanced = { $player } zieht { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } auf der Presseleiste vor, auf { $space }.
event-took-skyscrapers = { $player } nimmt { $skyscrapers } Wolkenkratzer.
event-nothing-to-hire = Für { $player } ist keine Person bis Wert { $limit } mehr da.
event-placed-tile = { $player } fährt zwischen { $origin } und { $borough } und legt nach { $borough }: { $tile }.
event-forwent = { $player } verzichtet auf den Bonus.
event-built = { $player } baut { $skyscrapers } Wolkenkratzer in { $borough }.
event-moved = { $player } versetzt einen Wolkenkratzer von { $origin } nach { $borough }.
event-took-back = { $player } nimmt zurück: { $items }.
    .each = { $card }
event-statue = { $player } ist in allen Stadtteilen vertreten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und die Freiheitsstatue wird umgedreht.
event-hand-discarded = { $player } wirft den Rest der Hand ab: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
event-game-ended = Das Spiel ist aus.
event-left-over = Das übrige Paar wird abgeworfen: { $card } und { $half }.
event-raised = { $player } erhöht das Gebot um { $worth } auf { $total }.
event-tom-took-pair = { $player } bekommt das Paar { $card } und { $half }: das linke für den hintersten Tom auf der Presseleiste (N-10.3).
event-tom-drew = { $player } deckt vom Zugstapel { $card } auf.
event-tom-played-at-once = { $player } spielt { $card } sofort; passende Karten in seinem Vorrat: { $matching } (N-10.5).
event-tom-kept = { $player } behält { $card } im Vorrat (N-10.3, N-10.5).
event-tom-discarded = { $player } wirft { $card } ab (N-10.5, N-10.9).
event-tom-played = { $player } spielt alle passenden Karten: { $number } × { $card }, zusammen { $total } (N-10.6).
event-tom-rival = { $player } vergleicht: Platz { $rival } bietet { $total }, also braucht er { $needed } (N-10.6).
event-tom-added = { $player } fügt so wenige Joker hinzu, wie ihn führen lassen, Baupläne zuerst: { $plans } Baupläne, { $wilds } Joker, zusammen { $total } (N-10.6).
event-tom-added-for-second = { $player } kann nicht führen und fügt so wenige Joker hinzu, wie ihn Zweiter werden lassen: { $plans } Baupläne, { $wilds } Joker, zusammen { $total } (N-10.6).
event-tom-leads = { $player } führt mit { $total } und fügt keine Joker hinzu (N-10.6).
event-tom-cannot-lead = { $player } bleibt bei { $total }: { $wilds } Joker bringen ihm keinen besseren Platz, der zählt (N-10.6).
event-tom-skipped = { $player } nimmt an der Baupläne-Runde nicht teil (N-10.7).
event-tom-paired-wilds = { $player } hat keine Wolkenkratzerkarte; zwei Joker stehen für die erste: { $plans } Baupläne und { $wilds } Joker zählen { $total } (N-10.9).
event-tom-all-wilds = { $player } spielt alle seine Joker: { $plans } Baupläne, { $wilds } Joker, zusammen { $total } (N-10.9).
event-tom-row = { $player } darf bis { $limit } anwerben; die höchste nicht leere Reihe hat Wert { $worth }, ganz links liegt { $character } (N-10.8).
event-tom-borough = { $player } erreicht { $borough } ({ $letter }), dort hat er { $skyscrapers } (N-10.10).
event-tom-chose-fewest = { $player } wählt { $borough }: Nirgends in Reichweite hat er weniger als { $skyscrapers } (N-10.10).
event-tom-chose-letter = { $player } wählt { $borough }: Von { $candidates } mit gleich wenigen hat es den höchsten Buchstaben, { $letter } (N-10.10).
event-tom-vessel = { $player } könnte nehmen: { $vessel } von { $origin } ({ $letter }) (N-10.10).
event-tom-chose-vessel = { $player } nimmt { $vessel } von { $origin }: Von { $candidates } kommt es vom höchsten Buchstaben, { $letter } (N-10.10).
event-tom-higher-tile = { $player } nimmt das höhere von zwei Plättchen: { $tile }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (N-10.10).
event-tom-full = { $player } hat fünf Wolkenkratzer in { $borough }; es verfallen: { $lost } (N-10.11).

# Warum nicht

reason-game-over = Das Spiel ist aus.
reason-start-characters-first = Zuerst wählen alle ihre Startpersonen.
reason-start-is-over = Startpersonen werden nur einmal gewählt, vor dem ersten Durchgang.
reason-no-start-pair-there = Dort liegt kein Startpaar.
reason-only-in-phase-one = Das geht nur im eigenen Zug der Phase I.
reason-already-taken = Du hast dein Paar in diesem Zug schon genommen.
reason-no-pair-there = Dort liegt kein Paar.
reason-take-first = Nimm zuerst ein Paar oder was eine Person an seine Stelle setzt.
reason-only-one-pair-left = Einzelne Karten kommen aus zwei verschiedenen Paaren.
reason-another-pair = Die zweite Karte muss aus einem anderen Paar kommen.
reason-only-first-pick = Beide Paare gibt es nur im ersten Zug, bevor etwas genommen wurde.
reason-not-in-this-edition = Diese Ausgabe kennt diese Nutzung nicht.
reason-nothing-equal = Die Reserve hat keine Karte, die den eben genommenen gleicht.
reason-not-just-taken = Die Fotografin (8) folgt unmittelbar auf das Nehmen eines Paares.
reason-no-neutral-there = Dort steht kein schwarzer Wolkenkratzer.
reason-board-empty = Auf deinem Tableau steht kein Wolkenkratzer.
reason-finish-character-first = Bringe zuerst zu Ende, was die genutzte Person verlangt.
reason-not-yours = Diese Person hast du nicht.
reason-used-already = Diese Person ist in diesem Durchgang schon genutzt.
reason-no-dollar = Du hast keinen Dollar dafür.
reason-other-phase = Diese Person gehört zu einem anderen Zeitpunkt.
reason-needs-a-choice = Diese Person nutzt man, indem man sagt, wofür.
reason-end-character = Diese Person zählt am Ende von selbst.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-only-in-bidding = Das geht nur im eigenen Zug der Phase II.
reason-needs-two = Ein Paar braucht zwei gleiche Karten.
reason-play-it-plainly = Eine passende Karte spielt man, wie sie ist.
reason-bid-not-open = Das kann nur zu einem Gebot kommen, das schon etwas zählt.
reason-wild-is-not-another-type = Die andere Hälfte eines solchen Paares ist kein Joker.
reason-no-space-behind = So viele Felder liegen nicht hinter dir.
reason-not-in-reserve = Diese Karte liegt nicht in deiner Reserve.
reason-type-not-played = Diese Sorte hast du in diesem Gebot nicht aus der Hand gespielt.
reason-no-pair = Diese Karten bilden kein Paar.
reason-declined = Alle, die den Nachtwächter (18) hätten nutzen können, haben vor dem ersten Gebot verzichtet.
reason-bid-begun = In deinem Gebot liegt schon etwas.
reason-somebody-waits = Der Nachtwächter (18) ist in dieser Bietrunde schon genutzt.
reason-same-type = Gleiche Karten zu tauschen ändert nichts.
reason-no-more-swaps = Du hast so oft getauscht, wie deine Reserve Karten hat; erst eine neue Karte erlaubt weitere Tausche.
reason-nothing-bid = In deinem Gebot liegt nichts; passe stattdessen.
reason-bid-lies = Du hast ein Gebot begonnen; schließe es ab.
reason-not-shown = Diese Person liegt nicht am Lift aus.
reason-too-dear = Diese Person hat mehr Wert, als du nehmen darfst.
reason-nothing-to-hire = Keine Person mit passendem Wert liegt aus.
reason-only-when-hiring = Personen nimmt man in der Bietrunde Lift oder durch den Talentsucher (7).
reason-no-bonus-now = Jetzt gibt es keinen Prestigebonus.
reason-tile-not-offered = Dieses Prestigeplättchen liegt nicht aus.
reason-no-vessel-left = Kein solches Fahrzeug steht mehr auf dem Plan.
reason-no-such-link = Zwischen diesen Stadtteilen steht kein solches Fahrzeug.
reason-place-the-tile = Das Plättchen ist genommen; jetzt muss es gelegt werden.
reason-nothing-to-move = Jetzt gibt es nichts zu versetzen.
reason-none-stands-there = Dort steht keiner deiner Wolkenkratzer.
reason-stands-there-already = Er steht schon dort, wohin er soll.
reason-not-played = Diese Karte hast du in dieser Bietrunde nicht gespielt.
reason-only-wilds = In der deutschen Ausgabe kommen nur Joker zurück.
reason-no-take-back-paid = Karten kommen nur durch die Anwältin (22) zurück.
reason-nothing-runs = Jetzt gibt es nichts zu beenden.
reason-discard-first = Wirf zuerst zwei Karten ab.
reason-only-with-twelve = Reservekarten wirft man nur durch die Gemüsehändlerin (12) ab.
reason-only-with-one-or-five = Handkarten wirft man nur durch eine Person ab.
reason-only-with-seven = Personen gibt man nur durch den Talentsucher (7) ab.
reason-only-with-eight = Reservekarten nimmt man nur durch die Fotografin (8).
reason-take-one-first = Nimm mindestens eine gleiche Karte.
reason-no-such-character = Diese Person gibt es nicht.
reason-nothing-to-take-back = Du hast nichts gespielt, was zurückkommen könnte.
reason-no-step-left = Die Presseleiste ist hier zu Ende.
reason-no-card-left = Es ist keine Karte mehr zum Ziehen da.

# Punkte

source-prestige-bids = Prestigegebote
source-abilities = Fähigkeiten
source-statue = Freiheitsstatue
source-characters = Personen
source-lanterns = Laternen
source-newspapers = Pressefelder
source-reserve = Reserve
source-strongholds = Hochburgen
source-company = Mannschaft
source-vessel-sets = Sets
source-manhattan = Manhattan
source-bronx = Bronx
source-queens = Queens
source-brooklyn = Brooklyn
source-staten-island = Staten Island
source-jersey-city = Jersey City
source-all-boroughs = In allen Stadtteilen
source-press-bonus = Pressebonus
source-the-rest = Rest

# Unmögliche Stellungen

flaw-players = New York City hat zwei bis vier Plätze.
flaw-toms = Jeder Tom zieht zwei bis neun Karten, ein Mensch keine, und mindestens ein Platz gehört einem Menschen.
flaw-turn = Am Zug ist ein Mensch, der mitspielt, oder −1, genau wenn das Spiel aus ist.
flaw-round = Die Phase passt nicht zur Zahl der Durchgänge oder zur Bietrunde.
flaw-negative = Eine Zahl ist kleiner als null.
flaw-cards = Von jeder Sorte muss es an allen Orten zusammen genau 15 Karten geben.
flaw-hand = Eine Hand hat nicht die Größe oder die bekannten Karten, die sie haben müsste.
flaw-reserve = Eine Reserve hat mehr Karten, als sie darf, oder ist größer, als der Lagerverwalter (3) sie gemacht haben kann.
flaw-pairs = Die ausliegenden Paare passen nicht zu den Zügen der Phase I, die noch kommen.
flaw-characters = Eine Person fehlt oder ist doppelt.
flaw-rows = Eine Reihe am Lift zeigt einen falschen Wert oder hat eine Lücke.
flaw-used = Dollar liegen auf Personen, die nicht genutzt werden konnten.
flaw-press = Die Marker auf der Presseleiste liegen nicht richtig aufeinander.
flaw-tiles = Die Prestigeplättchen passen nicht zum Durchgang.
flaw-vessels = Fahrzeuge und gelegte Plättchen passen nicht zusammen.
flaw-boroughs = Buchstaben, Grundwerte, schwarze Wolkenkratzer oder der Bürgermeister sind nicht, wie sie sein können.
flaw-order = Die Reihenfolge der Plätze passt nicht dazu, wer am Zug ist.
flaw-bids = Ein Gebot liegt, wo keines sein kann.
flaw-choice = In dieser Phase gibt es nichts zu entscheiden.
flaw-tom-pieces = Ein Tom hat, was nur Menschen haben, ein Mensch einen Vorrat, oder ein Tom mehr als fünf Wolkenkratzer in einem Stadtteil.
flaw-many = Es gibt von etwas mehr, als ein Spiel bringt.
flaw-leftover = Eine Person im Einsatz, eine Auswahl oder ein Umzug passt nicht zur Phase.
flaw-start-pairs = Die ausliegenden Startpaare passen nicht zu denen, die noch wählen.

# Das Brett

board-round = Durchgang { $number } von 5
board-mayor = Bürgermeister
board-press = Presse
board-neutral = schwarz
board-elevator = Lift
board-pairs = Paare
board-start = Startpersonen
board-offer = Prestigeplättchen
board-vessels = Fahrzeuge
board-characters = Deine Personen
board-hand = Hand
board-reserve = Reserve
board-supply = Vorrat
board-bid = Gebot
board-deck = { $deck } im Zugstapel, { $discards } abgelegt
board-nothing = nichts
board-statue = Statue: 4 Punkte
board-dollars = $ { $number }
board-board = { $number } zu bauen
board-cards = { $number } Karten
board-worth = Wert { $number }
