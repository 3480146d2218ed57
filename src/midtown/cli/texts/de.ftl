compiling = Die Regeln von { $game } werden vorbereitet. Das dauert einmal einen Moment.
compiling-set-up = der Aufbau
compiling-choices = was möglich ist
compiling-moves = was geschieht
compiling-points = die Punkte
compiling-looking = die Bots: Vorausschau
compiling-thinking = die Bots: Nachdenken
compiling-looking-back = der Rückblick

hint-choice = { $player }
hint-chance = gewinnt
hint-points = Punkte
hint-visits = Besuche

which-game = Welches Spiel? { $games }
edition = Gespielt wird die { $edition }. { $about } Die andere: -o { $option }={ $other }
begins-lot = Das Los hat entschieden: { $player } beginnt.
begins-chosen = Es ist ausgemacht, dass { $player } beginnt.
begins-round = Reihum: Diesmal beginnt { $player }.
bot-name = Bot { $number } ({ $bot })
turn = { $player }, du bist dran. { $task }
choose = Nummer oder { -command-help }
unknown = „{ $given }“ kenne ich nicht. Gib eine Nummer aus der Liste ein oder { -command-help }.
over = Das Spiel ist aus.
won = { $players } gewinnt!
won-together = { $players } teilen sich den Sieg!
won-alone = Du hast gewonnen!
lost-alone = Diesmal nicht gewonnen.
adviser = Der Ratgeber
thinking = { $player } denkt nach …
saved = Die Partie ist gespeichert. Weiter geht es mit: midtown play --resume
saved-to = Gespeichert in { $file }.
save-where = Sag wohin: speichern DATEI
undone = Zurückgenommen: { $action }
undo-left = { $count ->
    [0] Jetzt lässt sich nichts zurücknehmen.
    [one] Eine Entscheidung lässt sich zurücknehmen.
   *[other] { $count } Entscheidungen lassen sich zurücknehmen.
}
pass-device = Gib das Gerät an { $player } und drücke Enter.
why-what = Warum was? Gib ein: warum und ein Wort der fehlenden Möglichkeit.
why-all-possible = Das alles ist gerade möglich.
why-more = … und { $count } weitere.
total = Summe
commitment = Aller Zufall stand fest, bevor die Partie begann. Prüfe es mit: midtown verify { $file }

-command-help = hilfe
help =
    { "[bold]Nummer[/]" }           diese Möglichkeit spielen
    { "[bold]zurück[/]" }           die letzte Entscheidung zurücknehmen, solange nichts gewürfelt und nichts weitergegeben wurde
    { "[bold]tipp[/] [BUDGET]" }    was der beste Bot täte, z. B. tipp 3s
    { "[bold]warum[/] WORT" }       warum eine Möglichkeit fehlt, z. B. warum bauen
    { "[bold]regeln[/] [ABSCHNITT]" } die Regeln oder ein Abschnitt, z. B. regeln { $clause }
    { "[bold]speichern[/] DATEI" }  eine Kopie speichern
    { "[bold]ende[/]" }             für jetzt aufhören; alles ist gespeichert

review-working = Rückblick
review-title = { $game }, { $plies } Entscheidungen. Die Gewinnchance, von der ersten bis zur letzten:
review-title-alone = { $game }, { $plies } Entscheidungen. Die Punkte in Sicht, von der ersten bis zur letzten:
review-chance = Chance, von 100
review-points = Punkte
review-start = Beginn
review-luck = Glück
review-own-losses = eigene Verluste
review-gifts = Geschenke
review-hidden = nicht zu wissen
review-corrections = spät gesehen
review-result = Ergebnis
review-adjusted = ohne Glück
review-terms = Ergebnis = Beginn + Glück + eigene Verluste + Geschenke der anderen + nicht zu wissen + spät gesehen (was auch der Bewerter erst einen Schritt später sah).
review-no-mistakes = Es wurde kein sicherer Fehler gefunden.
review-mistake = Entscheidung { $ply }, { $player }: { $price } verschenkt.
review-unclear = Entscheidung { $ply }, { $player }: Zwei Bewerter widersprechen sich, { $price }. Unklar.
review-in-chance = { $few } bis { $many } von 100 der Gewinnchance
review-in-points = { $few } bis { $many } Punkte
review-chosen = { "  " }gewählt: { $action }
review-better = { "  " }besser: { $action }
review-little = Eine Partie sagt wenig: Wer besser spielt, zeigt sich erst über viele.
review-evaluator = Bewerter: { $hash }

arena-left = noch
arena-stopped = Angehalten. Was gespielt wurde, steht in { $file }; derselbe Befehl macht dort weiter.
arena-report = Der ganze Bericht: { $file }
arena-rating = Wertung
arena-won = gewonnen
arena-points = Punkte
arena-games = Partien

guest = Gast { $number }
server-table = Du sitzt am Tisch { $table }. Andere kommen mit diesem Link dazu: { $link }
server-waiting = Warten, bis alle sitzen …
server-others = Die anderen sind dran …
server-later = Die Partie geht auch ohne dieses Fenster weiter. Komm zurück mit: midtown play --server { $url } --table { $table }
seed-agreed = Der Zufall ist geprüft: Sein Startwert ist aus dem Geheimnis gebildet, auf das sich der Dienst festgelegt hatte, und aus dem, was jedes Gerät beigetragen hat.
seed-drawn = Den Startwert dieser Partie hat der Dienst allein gezogen.
seed-given = Der Startwert dieser Partie wurde genannt.
seed-wrong = Der Zufall war NICHT der vereinbarte. { $why }
server-help =
    { "[bold]Nummer[/]" }       diese Möglichkeit spielen
    { "[bold]zurück[/]" }       die letzte Entscheidung zurücknehmen, solange nichts gewürfelt und nichts weitergegeben wurde
    { "[bold]tipp[/]" }         was der beste Bot täte
    { "[bold]sagen[/] WORTE" }  etwas an den Tisch sagen
    { "[bold]aufgeben[/]" }     die Partie aufgeben
    { "[bold]ende[/]" }         für jetzt aufhören
