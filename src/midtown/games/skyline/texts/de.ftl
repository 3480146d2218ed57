title = Skyline
tagline = Würfeln, Stockwerke stapeln, die höchsten Häuser vollenden.

# Dinge

die-ground = Erdgeschoss
die-upper = Obergeschoss
die-penthouse = Penthouse

rise-low = Flachbau
    .letter = F
rise-mid = Mittelbau
    .letter = M
rise-high = Hochhaus
    .letter = H

face-low = Flach
    .letter = F
face-mid = Mittel
    .letter = M
face-high = Hoch
    .letter = H
face-blank = leer
    .letter = ·

phase-take = Nimm Würfel
phase-rolled = Verwende mindestens einen Würfel
phase-building = Baue weiter, würfle erneut oder beende den Zug
phase-abandoning = Gib weitere Würfel auf, würfle erneut oder beende den Zug
phase-demolishing = Lege mindestens einen Würfel mit dem Gebäude auf den Bauhof
phase-demolished = Lege weitere Würfel auf den Bauhof, würfle erneut oder beende den Zug
phase-returned = Würfle erneut oder beende den Zug
phase-holding = Lege weitere Würfel beiseite, würfle den Rest oder beende den Zug
phase-over = Das Spiel ist aus

level-none = kein Rang
level-project-manager = Projektleiter
level-junior-architect = Jungarchitekt
level-senior-architect = Erfahrener Architekt
level-principal-architect = Chefarchitekt
level-urban-planner = Stadtplaner
level-master-planner = Meisterplaner
level-urban-overseer = Herr der Stadt

option-scenario = Szenario
scenario-none = nur um Punkte
    .goal = Erreiche einen möglichst hohen Rang.
scenario-dubai = Dubai
    .goal = Beende das Spiel mit mindestens drei Gebäuden der Höhe 3.
scenario-essen = Essen
    .goal = Reiße nie etwas ab.
scenario-new-york = New York
    .goal = Beende das Spiel mit mindestens zwei Gebäuden der Höhe 5 oder 6.
scenario-sao-paulo = São Paulo
    .goal = Beende das Spiel mit mindestens vier Gebäuden der Höhe 4.
scenario-shanghai = Shanghai
    .goal = Beende das Spiel ohne Flachbau.
scenario-toronto = Toronto
    .goal = Beende das Spiel mit genau sieben Gebäuden.
scenario-tucson = Tucson
    .goal = Beende das Spiel ohne Hochhaus.

# Möglichkeiten

action-take-yard = Vom Bauhof nehmen: { $ground ->
    [0] {""}
   *[other] { $ground } × Erdgeschoss
} { $upper ->
    [0] {""}
   *[other] { $upper } × Obergeschoss
} { $penthouse ->
    [0] {""}
   *[other] { $penthouse } × Penthouse
}
action-take-district = Alle Würfel des verlassenen Viertels nehmen
action-build = { $die-id ->
    [ground] { $rise } beginnen
   *[other] { $die } bauen: { $rise } mit { $floors ->
        [one] { $floors } Stockwerk
       *[other] { $floors } Stockwerken
    }
}
action-abandon = { $die } ({ $face }) aufgeben
action-demolish-column = Rohbau abreißen: { $rise } mit { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerken
}
action-demolish-tile = Fertiges Gebäude abreißen: { $rise } der Höhe { $height }
action-scrap = { $die } ({ $face }) mit auf den Bauhof legen
action-return = { $die } ({ $face }) auf den Bauhof zurücklegen
action-hold = { $die } ({ $face }) ungewürfelt beiseitelegen
action-roll = Die übrigen Würfel werfen
action-end-turn = Zug beenden

# Was geschah

event-start-floor = { $player } beginnt mit einem Erdgeschoss: { $rise }.
event-took = { $player } nimmt vom Bauhof: { $items }.
    .each = { $count } × { $die }
event-took-district = { $player } nimmt das verlassene Viertel: { $items }.
    .each = { $count } × { $die }
event-rolled = { $player } würfelt { $items }.
    .each = { $count ->
    [one] { $die } { $face }
   *[other] { $count } × { $die } { $face }
}
event-built = { $die-id ->
    [ground] { $player } beginnt einen Rohbau: { $rise }.
   *[other] { $player } baut { $die }: { $rise }, jetzt { $floors } hoch.
}
event-completed = { $player } vollendet: { $rise } der Höhe { $height }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-abandoned = { $player } gibt auf: { $items }.
    .each = { $die }
event-demolished-column = { $player } reißt einen Rohbau ab: { $rise } mit { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerken
}.
event-demolished-tile = { $player } reißt ab: { $rise } der Höhe { $height }.
event-scrapped = { $player } legt mit auf den Bauhof: { $items }.
    .each = { $die }
event-returned = { $player } legt auf den Bauhof zurück: { $die }.
event-held = { $player } legt beiseite: { $items }.
    .each = { $die } { $face }
event-ended-turn = { $dice ->
    [0] { $player } beendet den Zug.
    [one] { $player } beendet den Zug; ein Würfel kommt auf den Bauhof.
   *[other] { $player } beendet den Zug; { $dice } Würfel kommen auf den Bauhof.
}
event-restocked = Das verlassene Viertel wird gefüllt: { $items }.
    .each = { $count } × { $die }
event-round-began = Runde { $number } beginnt.
event-last-round = { $player } hat die Höhe 6 vollendet: Diese Runde ist die letzte.
event-game-ended = Das Spiel ist aus.
event-small-building = { $count ->
    [one] { $player }: Ein offenes Flachbau-Erdgeschoss wird zu einem Gebäude der Höhe 1.
   *[other] { $player }: { $count } offene Flachbau-Erdgeschosse werden zu Gebäuden der Höhe 1.
}
event-level-reached = { $player } erreicht { $points } Punkte: { $level }.
event-scenario-met = Szenario { $scenario }: erfüllt.
event-scenario-missed = Szenario { $scenario }: nicht erfüllt.

# Warum nicht

reason-dice-first = Ein Zug beginnt mit dem Nehmen von Würfeln.
reason-already-taken = Die Würfel dieses Zuges sind schon genommen.
reason-another-kind = Jeder Wurf dient einer Art von Aktion; eine andere braucht einen neuen Wurf.
reason-resolve-first = Zuerst muss mindestens ein Würfel dieses Wurfs verwendet werden.
reason-no-such-die = Kein aktiver Würfel zeigt das.
reason-not-in-yard = Diese Würfel hat der Bauhof nicht.
reason-not-three = Vom Bauhof nimmt man genau drei Würfel oder, wenn es weniger sind, alle.
reason-district-empty = Das verlassene Viertel ist leer.
reason-no-column = Einen solchen Rohbau gibt es nicht.
reason-ground-starts = Ein Erdgeschoss beginnt immer einen neuen Rohbau.
reason-too-high = Noch ein Stockwerk, und dieser Rohbau könnte nie vollendet werden.
reason-penthouse-too-early = Dieser Rohbau ist noch zu niedrig für ein Penthouse.
reason-no-penthouse-on-low = Ein Flachbau bekommt kein Penthouse.
reason-no-building = Ein solches Gebäude zum Abreißen gibt es nicht.
reason-one-building = Je Wurf wird nur ein Gebäude abgerissen.
reason-die-must-go-too = Mit dem abgerissenen Gebäude muss mindestens ein Würfel auf den Bauhof.
reason-nothing-demolished = Würfel kommen nur zusammen mit einem abgerissenen Gebäude auf den Bauhof.
reason-no-dice-left = Es sind keine Würfel mehr da.
reason-last-die-rolls = Wer erneut würfelt, wirft mindestens einen Würfel.
reason-no-district-in-solo = Im Solospiel gibt es kein verlassenes Viertel.
reason-return-only-in-solo = Nur im Solospiel darf man einen Würfel zurücklegen.
reason-other-way-out = Ein Würfel wird nur zurückgelegt, wenn sich nichts bauen und nichts abreißen lässt.
reason-roll-or-end = Danach heißt es: übrige Würfel werfen oder Zug beenden.
reason-game-over = Das Spiel ist aus.

# Punkte

source-height-1 = Höhe 1
source-height-2 = Höhe 2
source-height-3 = Höhe 3
source-height-4 = Höhe 4
source-height-5 = Höhe 5
source-height-6 = Höhe 6

# Unmögliche Stellungen

flaw-negative = Eine Zahl ist kleiner als null.
flaw-dice = An allen Orten zusammen muss es genau 25 Erdgeschoss-, 28 Obergeschoss- und 7 Penthouse-Würfel geben.
flaw-players = Skyline ist für eine Person bis vier Personen.
flaw-turn = Am Zug ist jemand, der mitspielt, oder −1, genau wenn das Spiel aus ist.
flaw-round = Es werden höchstens neun Runden gespielt, vor der letzten nur acht.
flaw-column = Ein Rohbau hat mehr Stockwerke, als seine Art erlaubt.
flaw-tile = Ein Gebäude hat eine Höhe, die seine Art nicht erlaubt.
flaw-active = Die aktiven und beiseitegelegten Würfel passen nicht zur Phase oder zeigen Seiten, die sie nicht haben.
flaw-solo = Im Solospiel gibt es kein verlassenes Viertel.
flaw-seat = Jemand, der nicht mitspielt, besitzt ein Gebäude.
flaw-many = Es gibt mehr Gebäude, als neun Runden bringen.
flaw-milestone = Was abgerissen oder vollendet wurde, passt nicht zu den Gebäuden, die stehen.

# Das Brett

board-yard = Bauhof
board-district = Verlassenes Viertel
board-active = Auf dem Tisch
board-held = Beiseite
board-round = Runde { $number } von 9
board-last-round = Letzte Runde
board-nothing = nichts
board-empty-lot = ein leeres Grundstück
