# Was nicht zu lesen ist

refusal-invalid = So geht es nicht: { $message }
refusal-not-json = Eine Nachricht ist genau ein JSON-Objekt.
refusal-form = So geht es nicht, { $field }: { $problem }.
refusal-message = Diese Nachricht geht so nicht: { $problem }.
refusal-request = Diese Anfrage ist nicht zu lesen.
refusal-method = Das geht unter dieser Adresse nicht.
refusal-too-large = Eine Anfrage darf höchstens { NUMBER($bytes, useGrouping: 0) } Bytes haben.
refusal-body-too-large = Diese Anfrage ist zu groß.
refusal-bot-unknown = Diesen Bot gibt es nicht; es gibt: { $bots }.
refusal-no-persons-seat = Mindestens ein Platz muss einem Menschen gehören.
refusal-automatic-seats = Automatische Plätze sind genau die, die nach den gewählten Einstellungen ein automatischer Spieler hat.
refusal-contribution-form = Ein Beitrag zum Startwert besteht aus 32 hexadezimalen Ziffern (0–9, a–f), die dein Gerät gezogen hat.
refusal-replace-whom = Sage, wessen Platz ein Bot übernehmen soll.
refusal-fork-at-the-end = Dort ist die Partie vorbei; zweige früher ab.
refusal-fork-seat = Sage, welcher Platz deiner sein soll; der eines automatischen Spielers kann es nicht sein.
refusal-version-to-come = Die Partie ist bei Version { NUMBER($latest, useGrouping: 0) }.

refusal-name-empty = Ein Name braucht mindestens einen Buchstaben, den man sieht; wähle einen anderen Namen.
refusal-name-invisible = In diesem Namen ist ein Zeichen, das man nicht sieht oder das die Schreibrichtung ändert; wähle einen anderen Namen.
refusal-name-marks = In diesem Namen häufen sich Akzente, oder er beginnt mit einem; wähle einen anderen Namen.
refusal-name-long = Ein Name hat höchstens { $most } Buchstaben; kürze ihn.

# Aufzeichnungen

refusal-record-version = Diese Aufzeichnung ist von Version { $given } von { $game }; gespielt wird hier Version { $version }.
refusal-record-seed = Der Startwert dieser Aufzeichnung ist nicht der, der zu Beginn festgelegt wurde.
refusal-record-origin = Der Startwert dieser Aufzeichnung ist weder gezogen noch genannt noch aus einem Geheimnis und Beiträgen gebildet.
refusal-record-contributions = Die Beiträge dieser Aufzeichnung sind nicht je einer für jeden Platz, mindestens einer davon wirklich gegeben.
refusal-record-secret = Das Geheimnis dieser Aufzeichnung ist nicht das, das zu Beginn festgelegt wurde.
refusal-record-parts = Der Startwert dieser Aufzeichnung ist nicht aus ihrem Geheimnis und ihren Beiträgen gebildet.
refusal-noted-commitment = Der Fingerabdruck ist nicht der, der dir gezeigt wurde.
refusal-noted-contribution = Platz { $seat } hat etwas anderes zum Startwert beigetragen, als du notiert hast.
refusal-record-result = Das Ergebnis dieser Aufzeichnung ist nicht das, zu dem ihre Aktionen führen.
refusal-record-object = Eine Aufzeichnung ist ein JSON-Objekt.
refusal-record-missing = Diese Aufzeichnung ist nicht vollständig; es fehlt: { $names }.
refusal-record-unknown = Eine Aufzeichnung hat keinen Eintrag „{ $name }“.
refusal-record-format = Diese Aufzeichnung hat Format { $given }; gelesen wird Format { $format }.
refusal-record-options = Die Einstellungen einer Aufzeichnung sind ein Objekt.
refusal-record-actions = Die Aktionen einer Aufzeichnung sind eine Liste von höchstens { NUMBER($most, useGrouping: 0) }.
refusal-record-seats = Die Plätze einer Aufzeichnung sind eine Liste, mit Art und Namen für jeden der { $players } Plätze.
refusal-record-first = Wie entschieden wurde, wer beginnt, ist eines von: { $known }.
refusal-record-damaged = Diese Aufzeichnung wurde nachträglich verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.
refusal-position-impossible = Diese Stellung ist unmöglich: { $why }
refusal-record-action-number = Aktion { $ply } dieser Aufzeichnung ist keine Zahl.
refusal-record-action-unknown = Aktion { $ply } dieser Aufzeichnung gibt es nicht.
refusal-record-action-late = Aktion { $ply } dieser Aufzeichnung kommt nach dem Ende der Partie.
refusal-record-action-illegal = Aktion { $ply } dieser Aufzeichnung ist gegen die Regeln.

# Was ein Programm falsch gefragt hat

refusal-action-form = Eine Aktion ist ihre Nummer oder ein Objekt mit ihrer Art und ihren Angaben.
refusal-action-kind = Die Art einer Aktion ist eine von: { $kinds }.
refusal-action-arguments = Eine Aktion der Art „{ $kind }“ hat genau: { $needs }.
refusal-action-unknown = Eine Aktion der Art „{ $kind }“ mit diesen Angaben gibt es nicht.
refusal-position-form = Eine Stellung ist ein Objekt mit den Feldern des Tisches.
refusal-position-field = Eine Stellung hat kein Feld „{ $name }“.
refusal-position-players = Eine Stellung nennt, wie viele mitspielen.
refusal-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^256 − 1 oder besteht aus 64 hexadezimalen Ziffern.
refusal-value-one-of = { $name } ist eines von: { $known }.
refusal-value-whole = { $name } ist eine ganze Zahl.
refusal-value-from-to = { $name } ist eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
refusal-value-list = { $name } ist eine Liste von { $size }.
refusal-value-object = { $name } ist ein Objekt mit einigen von: { $known }.
refusal-value-entry = { $name } hat keinen Eintrag „{ $entry }“; es gibt: { $known }.

# Spieler und Einstellungen

refusal-players = { $game } ist für { $few } bis { $many } Spieler, nicht für { $given }.
refusal-option-unknown = { $game } hat keine Einstellung „{ $name }“; es gibt: { $known }.
refusal-option-players = Die Einstellung „{ $name }“ gibt es nur bei so vielen Spielern: { $players }.
refusal-toms-form = Die Einstellung „toms“ nennt für jeden Platz eines Tom seine Stufe, etwa {"{"}"1": "B4"{"}"}.
refusal-tom-seat = Auf Platz { $seat } kann Tom nicht sitzen; die Plätze sind 0 bis { $last }.
refusal-tom-level = { $given } ist keine Stufe eines Tom: Sie besteht aus Art und Kartenzahl, von A2 bis C9, oder ist die Nummer eines der Toms mit Namen, von 1 bis 12.

# Was es nicht gibt

refusal-no-action = Die Aktion { $given } gibt es nicht; sie haben die Nummern 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-no-seat = Den Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
refusal-no-clause = Die Regeln von { $game } haben keinen Absatz „{ $clause }“.
refusal-no-rules = Die Regeln von { $game } gibt es nicht auf „{ $language }“.
refusal-no-language = Midtown spricht Englisch und Deutsch, nicht „{ $language }“.

refusal-no-game = Dieses Spiel gibt es nicht; es gibt: { $games }.
refusal-no-ply = So weit ging diese Partie nicht: Sie hat { $last } Aktionen.
refusal-no-address = Unter dieser Adresse ist nichts.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-motion = Diese Abstimmung gibt es nicht.
refusal-no-person = Diese Person gibt es nicht.
refusal-not-watching = Hier siehst du nicht zu.

# Wer fragt

refusal-stranger = Hier ist noch niemand bekannt: spiele als Gast oder melde dich an.
refusal-foreign-host = Unter diesem Namen ist dieser Dienst nicht bekannt; wer ihn betreibt, kann den Namen in MIDTOWN_HOSTS nennen.
refusal-foreign-page = Diese Anfrage kommt nicht von einer unserer Seiten.
refusal-wrong-password = Dieses Konto und dieses Passwort gehören nicht zusammen.
refusal-password-easy = Dieses Passwort ist zu leicht zu erraten: Es bleibt zu wenig davon übrig außer dem Namen deines Kontos, Namen dieser Spiele, Wörtern und Tastenreihen, die alle zuerst versuchen.
refusal-name-taken = Dieser Name ist vergeben; wähle einen anderen.
refusal-name-of-account = Dieser Name sieht aus wie der eines Kontos; melde dich dort an oder wähle einen anderen Namen.
refusal-name-at-table = An diesem Tisch heißt schon jemand fast so wie { $name }; nimm zum Hinsetzen einen anderen Namen.
refusal-account-already = Du hast schon ein Konto.

# Plätze und Tische

refusal-seat-not-yours = Das ist nicht dein Platz.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-rematch-not-yours = Um eine Revanche darf nur bitten, wer an diesem Tisch saß.
refusal-seated-already = Du sitzt schon an diesem Tisch.
refusal-first-not-open = Wer beginnt, wird hier nicht gewählt: Der Aufbau lost es aus, oder man spielt allein.
refusal-first-who = Beginnen kann nur einer der Plätze.
refusal-seat-by-lot = An diesem Tisch werden die Plätze verlost; setz dich, ohne einen zu nennen.
refusal-seat-taken = Dieser Platz ist nicht frei.
refusal-contribution-twice = Dieser Platz hat schon zum Startwert beigetragen.
refusal-contribution-late = Zum Startwert dieses Tisches lässt sich nichts mehr beitragen.
refusal-other-commitment = Das ist nicht der Fingerabdruck dieses Tisches; sieh ihn dir erst noch einmal an.
refusal-owner-only = Das darf nur, wer den Tisch eingerichtet hat.
refusal-match-begun = Die Partie hat schon begonnen; du kannst aufgeben oder gehen.
refusal-match-not-over = Die Partie ist noch nicht vorbei.
refusal-book-closed = Das Buch wird aufgeschlagen, wenn die Partie vorbei ist.
refusal-no-spectators = Nur wer an diesem Tisch sitzt, darf zusehen.
refusal-table-version = Dieser Tisch wurde unter Version { $given } seiner Regeln begonnen; hier wird Version { $plays } gespielt, daher lässt er sich weder fortsetzen noch nachspielen.
refusal-no-talk = Nur wer an diesem Tisch sitzt, darf mitreden.

# Die Partie

refusal-against-the-rules = Das erlauben die Regeln nicht.
refusal-undo-not-free = Die letzte Entscheidung lässt sich nicht frei zurücknehmen: Sie zog Zufall, deckte etwas auf oder gab den Zug weiter.
refusal-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
refusal-nothing-decided = Auf diesem Platz wurde noch nichts entschieden.
refusal-moved-on = Die Partie ist weitergegangen; sieh sie dir erst noch einmal an.
refusal-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
refusal-contribution-missing = Die Partie beginnt, wenn alle Geräte zum Startwert beigetragen haben; es fehlt: Platz { $seats }.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-match-over = Die Partie ist vorbei.
refusal-time-up = Deine Zeit ist um.
refusal-no-hints = An diesem Tisch bekommt niemand Tipps.
refusal-no-hints-rated = Diese Partie wird gewertet: Niemand bekommt Tipps.
refusal-bot-plays = Diesen Platz spielt schon ein Bot.

# Abstimmungen

refusal-vote-running = Es wird gerade über etwas anderes abgestimmt.
refusal-replace-yourself = Das ist dein eigener Platz; du kannst aufgeben.
refusal-person-here = Diese Person ist da oder war es vor wenigen Minuten noch; warte ein wenig.
refusal-not-asked = Hierzu wirst du nicht gefragt.
refusal-vote-over = Das ist schon entschieden.

# Zu viel auf einmal

refusal-too-many = Das war zu viel auf einmal; warte ein wenig und versuche es noch einmal.
refusal-too-many-guesses = Von deiner Adresse kamen zu viele falsche Passwörter für dieses Konto; versuche es in einer halben Stunde noch einmal.
refusal-too-many-watches = Eine Verbindung darf bei höchstens { $most } Plätzen zugleich zusehen.
refusal-store-full = Die Festplatte des Dienstes ist voll: Dies wurde nicht gespeichert, und nichts hat sich geändert; versuche es später noch einmal.
refusal-store-read-only = Der Dienst darf nicht in seine Datenbank schreiben: Dies wurde nicht gespeichert, und nichts hat sich geändert; versuche es später noch einmal.
refusal-store-damaged = Die Datenbank des Dienstes ist beschädigt; wer ihn betreibt, muss eine Sicherung einspielen.
refusal-store-away = Die Datenbank des Dienstes antwortet nicht; versuche es gleich noch einmal.
refusal-stopping = Der Dienst wird gerade angehalten und hat dies nicht abgewartet; sieh nach, ob es geschehen ist, sobald er wieder da ist.
refusal-bots-busy = Alle Bots sind beschäftigt; versuche es gleich noch einmal.
refusal-hint-running = Über deine letzte Frage wird noch nachgedacht.
refusal-message-failed = Bei uns ist etwas schiefgegangen; versuche es noch einmal.
refusal-failed = Bei uns ist etwas schiefgegangen.
