# Das Haus

skip-to-content = Zum Inhalt springen
nav-label = Midtown
nav-lobby = Lobby
nav-me = Ich
speak-en = Englisch sprechen
speak-de = Deutsch sprechen
turn-light = Hell oder dunkel
games = Die Spiele
rules = Regeln
learn = Kennenlernen
close = Schließen
save = Speichern
saved = Gespeichert.
name = Name
guest-name = Gast
has-account = Konto
has-account-line = Spielt mit einem Konto; ein Gast kann jeden freien Namen nehmen.
name-here = Dein Name an diesem Tisch
guest-number = Gast { $number }
you = du
rival-1 = Ben
rival-2 = Cleo
rival-3 = Dan

# Startseite

home-line = Drei Spiele um die Skyline von New York. In einer Minute im Spiel, ohne Konto.
home-promise = Kein Konto, keine Werbung, kein Tracking. Inoffizielle Software von Fans.
home-more = Mehr Wege ins Spiel
home-learn = In 3 Minuten lernen
home-learn-about = die ersten Züge von Skyline
home-lobby = Lobby
home-lobby-about = offene Tische und Partien zum Zusehen
facts-of = { $game } in Kürze
facts-players = { $fewest }–{ $most } Leute
facts-minutes = { $minutes } Min.
weight-1 = leicht
weight-2 = mittel
weight-3 = schwer
play-with-friend = Mit Freunden spielen
play-with-friend-about = ein Link, kein Konto
which-game = Welches Spiel?
learn-short = Lernen
learn-named = { $game } lernen
set-up-short = Einrichten
tables-wait = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
tables-all = Alle { $count } zeigen
ticket-with = mit { $names }
ticket-alone = allein
ticket-left = noch { $time }
ticket-turn = Du bist dran
next-table = Nächster Tisch wartet
next-table-short = Weiter
my-tables = Meine Tische
play-now = Jetzt spielen
play-now-named = Jetzt spielen: { $game }
new-table = Tisch einrichten
new-table-of = { $game } einrichten
is-over = Beendet
waiting-for-players = Es fehlen noch Leute
waiting-for-named = Wartet auf { $names }
waiting-for-you = Bereit: Öffne ihn, und es geht los

# Ein neuer Tisch

how-many = Wie viele spielen mit?
how-strong = Wie stark sind die Bots?
bot-newcomer = Neuling
bot-casual = Amateur
bot-club = Könner
bot-expert = Experte
bot-master = Meister
bot-named = Bot · { $level }
bot-lettered = Bot { $letter }
name-lettered = { $name } { $letter }
begin = Anfangen
open-table = Tisch eröffnen
more-choices = Mehr Auswahl: Freunde, Uhren, Plätze
who-sits-where = Wer sitzt wo?
who-begins = Wer beginnt?
first-by-lot = Das Los entscheidet
begins-lot = { $you ->
    [yes] Das Los hat entschieden: Du beginnst.
   *[no] Das Los hat entschieden: { $player } beginnt.
}
begins-chosen = { $you ->
    [yes] Es ist ausgemacht, dass du beginnst.
   *[no] Es ist ausgemacht, dass { $player } beginnt.
}
begins-round = { $you ->
    [yes] Reihum: Diesmal beginnst du.
   *[no] Reihum: Diesmal beginnt { $player }.
}
waiting-first-lot = Wer wo sitzt, und damit, wer beginnt, wird ausgelost.
seat-number = Platz { $number }
seat-kind-me = Ich
seat-kind-open = Offen, per Link
seat-kind-hot-seat = Jemand an diesem Gerät
seat-kind-bot = Bot
seat-automatic = Spielt von selbst
seat-open = Freier Platz
seat-not-here = noch nicht da
seat-unnamed = Platz
clock = Uhr
clock-none = Keine Uhr
clock-quick = 10 Minuten für jeden, +10 s je Zug
clock-calm = 30 Minuten für jeden, +20 s je Zug
clock-days = Fernpartie, 3 Tage je Zug
list-in-lobby = In der Lobby zeigen
allow-hints = Alle dürfen Tipps holen; das erfahren auch alle
allow-spectators = Wer den Link hat, darf zusehen

# Vor der Partie

waiting-line = Die Partie beginnt, sobald alle da sind.
your-name = Wie dürfen wir dich nennen?
clock-of-days = Fernpartie, { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} je Zug
clock-of-minutes = je { $minutes } Minuten, +{ $increment } s pro Zug
sit-here = Hier sitzen
fill-with-bot = An einen Bot geben
invite = Einladen
invite-line = Wer diesen Link hat, kann einen freien Platz nehmen oder zusehen.
invite-link = Link zu diesem Tisch
invite-code = Der Link als Code zum Scannen
copy = Link kopieren
copied = Kopiert
copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn selbst.
share = Teilen
give-up-table = Tisch aufgeben
leave = Aufstehen
table-closed = Dieser Tisch wurde aufgegeben.

# Der Tisch

prompt-label = Was jetzt zu tun ist
board-label = Das Brett
own-label = Was dir gehört
fold-own = Deine Sachen ein- oder ausklappen
players = Wer mitspielt
points-unit = Punkte
on-turn = Am Zug
your-turn = Du bist am Zug.
turn-of = { $player } überlegt …
on-turn-named = { $player } ist am Zug.
cannot-be-undone = Das lässt sich nicht zurücknehmen.
do-it = Ja, so machen
not-yet = Noch nicht
do-not-ask = Ja, und hierbei nicht mehr fragen
i-see = Verstanden
possible-now = Das geht jetzt.
won = { $you ->
    [true] Du gewinnst!
   *[other] { $player } gewinnt!
}
won-by = { $you ->
    [true] Du gewinnst mit { $margin } Vorsprung!
   *[other] { $player } gewinnt mit { $margin } Vorsprung!
}
and = und
won-together = Geteilter Sieg: { $players }.
won-alone = Gewonnen!
lost-alone = Diesmal nicht gewonnen.
undo = { $count ->
    [one] Zurück (ein Schritt)
   *[other] Zurück (bis zu { $count } Schritte)
}
hint = Tipp
hints-allowed = An diesem Tisch sind Tipps erlaubt.
hints-not-here = Keine Tipps an diesem Tisch
hint-thinking = Denkt nach …
hint-points = etwa { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hint-expected = { $percent } Gewinnchance, { hint-points }
all-choices = Alle Möglichkeiten
choices-count = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
nothing-to-choose = Gerade gibt es nichts zu wählen.
side-label = Verlauf, Gespräch und Tisch
log = Verlauf
log-empty = Noch ist nichts geschehen.
since-your-turn = Seit deinem letzten Zug
news-of = { $named ->
    [0] { news-lines }
   *[other] { $who } · { news-lines }
}
news-lines = { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
}
update-undo = { $player } geht einen Schritt zurück.
update-resign = { $player } gibt auf.
update-timeout = Die Zeit von { $player } ist um.
update-replace = Ein Bot spielt für { $player } weiter.
looking-back = Du blickst zurück.
back-to-now = Zurück ins Jetzt
line-slow = Noch keine Antwort …
pencilled = Mit Bleistift: „{ $choice }“. Wird gesendet, sobald die Verbindung steht.
take-back = Zurücknehmen
sound-on = Ton an
sound-off = Ton aus
reconnecting = Die Verbindung ist weg. Wird wiederhergestellt …
away = abwesend
resigned = hat aufgegeben
bot-plays-on = ein Bot spielt weiter
time-left = Restzeit
pass-device = Gib das Gerät an { $player }
i-am = Ich bin { $player }
call = { $player }, du bist am Zug.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
send = Senden
notes = Notizen
notes-hint = Das kannst nur du lesen.
notes-saved = Gespeichert.
notes-saving = Wird gespeichert …
table = Tisch
motion-undo = { $player } möchte die letzte Entscheidung zurücknehmen.
motion-replace = { $player } möchte, dass ein Bot für { $about } weiterspielt.
request = Eine Bitte
answer-first = { $player } bittet um etwas: Antworte zuerst.
you-watch = Du siehst zu.
motion-waits = Die anderen müssen noch zustimmen.
agree = Einverstanden
disagree = Lieber nicht
ask-undo = Die anderen um Zurücknahme bitten
ask-replace = Einen Bot für { $player } spielen lassen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
watching = Es sehen zu
nobody = niemand
commitment = Fingerabdruck
commitment-line = Der Dienst hat sich auf ein Geheimnis festgelegt, bevor sich jemand gesetzt hat: Das ist dessen Fingerabdruck. Jedes Gerät hat etwas Eigenes beigetragen, und der Startwert allen Zufalls wird aus dem Geheimnis und diesen Beiträgen gebildet, damit ihn niemand wählt. Am Ende wird alles verraten, und alle können jeden Wurf nachprüfen.
contribution-of = Was { $player } zum Startwert beitrug
contribution-none = nichts
secret = Geheimnis des Dienstes
commitment-changed = Der Dienst hat den Fingerabdruck dieses Tisches geändert. Spiele hier nicht.
keys-line = Tasten: R Regeln, L alle Möglichkeiten (1 bis 9 wählt), U zurück, H Tipp, M Ton, Esc schließt.

# Danach

final-scoring = Schlusswertung
source = Woher
total = Gesamt
ended-resigned = { $you ->
    [true] Du hast aufgegeben.
   *[other] { $player } hat aufgegeben.
}
ended-timeout = { $you ->
    [true] Deine Zeit ist abgelaufen.
   *[other] { $player } hat keine Zeit mehr.
}
result = Ergebnis
score = Wertung
counting = { $number } von { $count } wird gezählt
save-picture = Bild speichern
rematch = Revanche
replay = Nachspielen
export = Aufzeichnung laden
to-the-games = Zu den Spielen
to-the-table = Zum Tisch
eyes = Gesehen von
eyes-open = Offenes Buch
eyes-none = Zuschauern
fork = Von hier weiterspielen
forked = Diese Partie geht weiter ab
forked-step = Schritt { $ply } einer anderen.
to-start = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
to-end = Zum Ende
play = Abspielen
pause = Anhalten
ply = Schritt
ply-of = Schritt { $ply } von { $last }
speed = Tempo
speed-0 = ruhig
speed-1 = gewohnt
speed-2 = schnell
dice-check = Die Würfel prüfen
dice-seed-right = Der Startwert passt zum Fingerabdruck: Der Zufall stand vor der Partie fest.
dice-seed-wrong = Der Startwert passt nicht zum Fingerabdruck!
dice-secret-right = Das Geheimnis des Dienstes ist das, auf das er sich festgelegt hatte, bevor sich jemand setzte.
dice-secret-wrong = Das Geheimnis des Dienstes ist nicht das, auf das er sich festgelegt hatte!
dice-parts-right = Der Startwert ist aus diesem Geheimnis und den Beiträgen der Geräte gebildet.
dice-parts-wrong = Der Startwert ist nicht aus diesem Geheimnis und den Beiträgen der Geräte gebildet!
dice-noted-right = Dieses Gerät hat sich denselben Fingerabdruck gemerkt, als du dich setztest, und sein Beitrag ist dabei.
dice-noted-wrong = Dieses Gerät hat sich einen anderen Fingerabdruck gemerkt oder etwas anderes beigetragen!
dice-noted-unknown = Dieses Gerät hat zu diesem Startwert nichts beigetragen; es kann nur sagen, dass die Teile zusammenpassen.
dice-replay-right = Hier aus diesem Startwert nach den Regeln nachgespielt, verläuft die Partie genau so, wie sie erzählt wird, bis zu denselben Punkten.
dice-replay-wrong = Hier aus diesem Startwert nachgespielt, verläuft die Partie anders, als sie erzählt wird!
dice-replay-unknown = Diese Seite konnte die Partie nicht nachspielen. Lade die Aufzeichnung und rufe auf: midtown verify
origin-agreed = Niemand hat diesen Startwert gewählt: Der Dienst war festgelegt, bevor er die Beiträge der Geräte kannte, und kein Gerät kannte sein Geheimnis.
origin-drawn = Diesen Startwert hat der Rechner, der austeilte, allein gezogen; niemand sonst hat etwas beigetragen.
origin-given = Wer diese Partie begann, hat ihren Startwert genannt und konnte allen Zufall kennen.
dice-unchecked = Dieser Browser kann es hier nicht prüfen. Lade die Aufzeichnung und rufe auf: midtown verify
seed = Startwert

# Lobby

lobby-open = Hier wartet man auf dich
lobby-running = Hier wird gespielt
lobby-none = Gerade keine offenen Tische. Richte einen ein und zeige ihn hier!
import = Eine Partie mitbringen
import-line = Eine Aufzeichnung, die hier geladen oder in der Kommandozeile gespeichert wurde
import-choose = Datei wählen
import-unreadable = Diese Datei ist keine vollständige, unveränderte Aufzeichnung einer Partie.

# Ich

preferences = Einstellungen
theme = Licht
theme-auto = wie mein Gerät
theme-paper = Papier
theme-night = Nacht
motion = Bewegung
pace-calm = ruhig
pace-fast = schnell
pace-off = keine
habit-confirm = Nachfragen, was sich nicht zurücknehmen lässt
habit-sound = Töne: Würfel, Karten, Türme, mein Zug
habit-notify = Eine Nachricht, wenn ich am Zug bin
account = Konto
account-line = Du brauchst keins. Mit einem folgen dir deine Tische und Wertungen auf andere Geräte.
account-known = Du bist angemeldet als { $account }.
account-name = Kontoname (a–z, 0–9, _ und -)
password = Passwort (mindestens 10 Zeichen)
account-create = Konto anlegen
log-in = Anmelden
log-out = Abmelden
sessions = Wo du angemeldet bist
session-here = dieses Gerät
session-used = zuletzt benutzt { $ago }
session-program = Ein anderes Programm
session-end = Abmelden
session-end-device = { $device } abmelden
sessions-end = Alle anderen Geräte abmelden
sessions-ended = Abgemeldet.
password-now = Dein Passwort
password-new = Ein neues Passwort (mindestens 10 Zeichen)
password-change = Passwort ändern
password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
ratings = Wertungen
matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}

# Die Einführung

lesson-progress = Wie weit du bist
lesson-skip = Überspringen
lesson-again = Noch einmal

# Fehler

lost-title = Hier steht noch nichts
lost-page = Eine solche Seite gibt es nicht.
lost-part = Ein Teil der Seite kam nicht an. Deine Partie ist sicher.
try-again = Noch einmal versuchen

offline = Der Server ist nicht zu erreichen.

review = Rückblick
review-of = { $game } im Rückblick
review-working = Glück und Entscheidungen werden getrennt. Das dauert bis zu einer Minute.
review-failed = Auf diese Partie ließ sich nicht zurückblicken. Der Dienst hat notiert, warum.
review-curve = Gewinnchance, von 100, vor jeder Entscheidung
review-curve-alone = Punkte in Sicht vor jeder Entscheidung
review-numbers = Die Zahlen
review-decision = Entscheidung
review-mistakes = Was hättest du getan?
review-no-mistakes = Es wurde kein sicherer Fehler gefunden.
review-asked = Entscheidung { $ply }: { $player }
review-see = Den Tisch sehen, wie er war
review-what = Was würdest du tun?
review-choose = Wähle
review-answer = Das würde ich tun
review-tell = Sag es mir gleich
review-tried-best = Das war das Bessere.
review-tried-same = Das wurde gespielt.
review-tried-other = Es war weder das Gespielte noch das, was als Bestes gefunden wurde.
review-chosen = { $player } wählte: { $action }
review-better = Besser: { $action }
review-price = Es verschenkte { $price }, nach zwei Bewertern.
review-price-unclear = Zwei Bewerter widersprechen sich, { $price }: Es ist unklar.
review-in-chance = { $few } bis { $many } von 100 der Gewinnchance
review-in-points = { $few } bis { $many } Punkte
review-try-again = Von dort gegen Bots weiterspielen
review-ledger-chance = Woher das Ergebnis kam: Gewinnchance, von 100
review-ledger-points = Woher das Ergebnis kam: Punkte
review-entry = Posten
review-start = Beginn
review-luck = Glück
review-own-losses = eigene Verluste
review-gifts = Geschenke der anderen
review-hidden = nicht zu wissen
review-corrections = spät gesehen
review-result = Ergebnis
review-adjusted = Ergebnis ohne Glück
review-little = Eine Partie sagt wenig: Wer besser spielt, zeigt sich erst über viele.
review-more = Mehr
review-seat = Spieler
review-apart = Glück und Entscheidungen bisher: { $player }
review-decisions = Entscheidungen, eigene und der anderen
review-unclear = Unklar
review-terms = Das Ergebnis ist Beginn + Glück + eigene Verluste + Geschenke der anderen + nicht zu wissen + spät gesehen. Spät gesehen ist, was auch der Bewerter erst einen Schritt später sah.
review-evaluator = Bewerter: { $hash }
play-here = Auf diesem Gerät spielen
play-here-about = Ohne den Server, auch offline. Die Partie bleibt in diesem Browser.
cannot-play-here = Dieser Browser kann nicht selbst spielen. Tische am Server gehen wie immer.
no-store-here = Dieser Browser behält nichts für diese Seite: Die Partie bleibt, solange die Seite offen ist.
not-kept-here = In diesem Browser ist kein Platz mehr, um die Partie zu behalten. Schaffe Platz und öffne den Tisch noch einmal: Er steht, wie er war.
no-table-here = Diesen Tisch gibt es auf diesem Gerät nicht.
damaged-here = Was von diesem Tisch aufbewahrt wurde, ist beschädigt. Andere Tische sind nicht betroffen. Was da ist, lässt sich herunterladen.
other-version-here = Dieser Tisch wurde mit einer anderen Version des Spiels begonnen und kann nicht weitergespielt werden. Es ist nichts verloren: Die Aufzeichnung lässt sich herunterladen.
not-loaded-here = Die Regeln dieses Spiels konnten nicht geladen werden. Versuche es noch einmal mit Netz.
no-game-here = Dieses Spiel gibt es auf diesem Gerät nicht.
option-not-here = Dieses Gerät kann mit dieser Option nicht spielen. Ein Tisch am Server kann es.

# Die App

newer-version = Eine neue Fassung ist da.
newer-version-about = Sie wird geladen, wenn du es sagst; Partien und Tische bleiben, wie sie sind.
newer-version-loading = Sie wird geladen, sobald dein Zug gespeichert ist.
newer-version-load = Jetzt laden
newer-version-later = Später
as-app = Als App
as-app-kept = Midtown liegt auf diesem Gerät und öffnet sich auch ohne Netz. Was hier allein gespielt wird, braucht keins.
as-app-not-yet = Dieser Browser hat Midtown noch nicht aufbewahrt: Ohne Netz öffnet es sich vielleicht nicht.
as-app-unable = Dieser Browser bewahrt nur Seiten auf, die über eine sichere Verbindung (https) kommen; deshalb braucht Midtown zum Öffnen ein Netz.
as-app-install = Midtown installieren

# Ohne Dienst

more-choices-here = Mehr Auswahl: wer wo sitzt, Einstellungen
nav-bring = Partien
no-service = Hier gibt es keinen Tischdienst. Was gespielt wird, bleibt auf diesem Gerät, in diesem Browser.
cannot-play-here-site = Dieser Browser kann nicht selbst spielen: Ihm fehlt WebAssembly. Einführungen und Regeln gehen wie immer, und jeder aktuelle Browser kann spielen.
record-players = Zu so vielen, wie in dieser Aufzeichnung stehen, kann man dieses Spiel nicht spielen.
record-position = Die Stellung, mit der diese Aufzeichnung beginnt, ist unmöglich.
commitment-line-here = Dieser Browser hat den Startwert allen Zufalls gezogen, als der Tisch gedeckt wurde: Das ist sein Fingerabdruck. Am Ende wird er genannt, und alle können jeden Wurf nachprüfen.
