# Was der Server ablehnt: der Schlüssel ist sein englischer Satz.

refusal-all-bots-are-busy-try-again-in-a-moment = Alle Bots sind beschäftigt; versuche es gleich noch einmal.
refusal-something-went-wrong-on-our-side-try-again = Bei uns ist etwas schiefgegangen; versuche es noch einmal.
refusal-something-went-wrong-on-our-side = Bei uns ist etwas schiefgegangen.
refusal-your-last-question-is-still-being-thought-about = Über deine letzte Frage wird noch nachgedacht.
refusal-say-which-person-s-seat-a-bot-is-to-take = Sage, wessen Platz ein Bot übernehmen soll.
refusal-a-bot-plays-this-seat-already = Diesen Platz spielt schon ein Bot.
refusal-only-those-who-sit-at-this-table-may-look-on = Nur wer an diesem Tisch sitzt, darf zusehen.
refusal-only-those-who-sit-at-this-table-may-speak = Nur wer an diesem Tisch sitzt, darf mitreden.
refusal-only-who-made-the-table-may-do-that = Das darf nur, wer den Tisch eingerichtet hat.
refusal-something-else-is-being-voted-on-already = Es wird gerade über etwas anderes abgestimmt.
refusal-that-is-your-own-seat-you-can-resign = Das ist dein eigener Platz; du kannst aufgeben.
refusal-the-book-is-opened-when-the-match-is-over = Das Buch wird aufgeschlagen, wenn die Partie vorbei ist.
refusal-the-match-has-begun-already-you-can-resign-or-leave = Die Partie hat schon begonnen; du kannst aufgeben oder gehen.
refusal-the-match-is-not-over-yet = Die Partie ist noch nicht vorbei.
refusal-this-name-is-taken-choose-another = Dieser Name ist vergeben; wähle einen anderen.
refusal-this-person-is-here-or-was-a-few-minutes-ago-wait-a-little = Diese Person ist da oder war es vor wenigen Minuten noch; warte ein wenig.
refusal-this-request-does-not-come-from-one-of-our-own-pages = Diese Anfrage kommt nicht von einer unserer Seiten.
refusal-this-seat-is-not-open = Dieser Platz ist nicht frei.
refusal-you-have-an-account-already = Du hast schon ein Konto.
refusal-you-sit-at-this-table-already = Du sitzt schon an diesem Tisch.
refusal-there-is-no-such-motion = Diese Abstimmung gibt es nicht.
refusal-there-is-no-such-person = Diese Person gibt es nicht.
refusal-there-is-no-such-table = Diesen Tisch gibt es nicht.
refusal-there-is-nothing-at-this-address = Unter dieser Adresse ist nichts.
refusal-you-do-not-watch-this = Hier siehst du nicht zu.
refusal-only-who-sat-at-this-table-may-ask-for-a-rematch = Um eine Revanche darf nur bitten, wer an diesem Tisch saß.
refusal-this-is-not-your-seat = Das ist nicht dein Platz.
refusal-you-are-not-asked-about-this = Hierzu wirst du nicht gefragt.
refusal-you-do-not-sit-at-this-table = Du sitzt nicht an diesem Tisch.
refusal-it-is-not-your-turn = Du bist nicht am Zug.
refusal-the-match-begins-when-all-seats-are-taken = Die Partie beginnt, wenn alle Plätze besetzt sind.
refusal-the-match-is-over = Die Partie ist vorbei.
refusal-this-has-been-decided-already = Das ist schon entschieden.
refusal-your-time-is-up = Deine Zeit ist um.
refusal-the-match-has-moved-on-look-at-it-again-first = Die Partie ist weitergegangen; sieh sie dir erst noch einmal an.
refusal-that-was-too-much-at-once-wait-a-little-and-try-again = Das war zu viel auf einmal; warte ein wenig und versuche es noch einmal.
refusal-the-last-decision-cannot-be-taken-back-freely-it-drew-chance-revealed-something-or-passed-the-turn = Die letzte Entscheidung lässt sich nicht einfach zurücknehmen: Sie zog Zufall, deckte etwas auf oder gab den Zug weiter.
refusal-this-seat-has-not-decided-anything-yet = Auf diesem Platz wurde noch nichts entschieden.
refusal-there-the-match-is-over-fork-it-at-an-earlier-ply = Dort ist die Partie schon vorbei; zweige früher ab.
refusal-say-which-seat-is-to-be-yours-an-automatic-player-s-cannot-be = Sage, welcher Platz deiner sein soll; der eines automatischen Spielers kann es nicht sein.
refusal-a-message-is-one-json-object = Eine Nachricht ist ein JSON-Objekt.
refusal-at-least-one-seat-must-be-a-person-s = Mindestens ein Platz muss einem Menschen gehören.
refusal-the-seats-of-kind-automatic-must-be-those-that-the-options-give-to-an-automatic-player = Automatische Plätze sind genau die, welche die Optionen einem automatischen Spieler geben.
refusal-the-server-cannot-be-reached = Der Server ist nicht zu erreichen.
refusal-this-account-and-this-password-do-not-belong-together = Dieses Konto und dieses Passwort gehören nicht zusammen.
refusal-nobody-is-known-here-yet-become-a-guest-or-log-in-first = Hier ist noch niemand bekannt: spiele als Gast oder melde dich an.

# Sonst sagt der Schlüssel der Ablehnung, worum es geht.

refusal-code-invalid = So geht es nicht: { $message }
refusal-code-illegal = Das erlauben die Regeln nicht.
refusal-code-too_large = Das ist zu groß.
refusal-code-too_many = Das war zu viel auf einmal; warte ein wenig und versuche es noch einmal.
