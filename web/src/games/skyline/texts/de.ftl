web-take-one = Einmal { $die } vom Bauhof nehmen, wo { $count } liegen
web-put-back = { $die } zurücklegen
web-take-and-roll = Diese nehmen und würfeln
web-take-more = { $count ->
    [one] Noch ein Würfel
   *[other] Noch { $count } Würfel
}
web-district-all = Alle nehmen
web-open = im Bau
web-finished = { $rise } der Höhe { $height }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-column = Rohbau ({ $rise }) mit { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerken
}
web-street-of = Der Straßenzug von { $player }
web-dice = Würfel
web-look-at = Den Straßenzug von { $player } ansehen
web-count = { $count } × { $die }
web-shows = { $die } zeigt { $face }
web-goal = Ziel
web-goal-met = Ziel erreicht
web-level-next = { $level } ab { $points }
web-buildings = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
web-demolish = Lieber abreißen …
web-build-instead = Zurück zum Bauen

# Die Einführung

web-lesson-take = Willkommen auf der Baustelle! Ein Zug beginnt damit, Würfel zu nehmen. Tippe im Bauhof je einen an: Erdgeschoss, Obergeschoss und Penthouse. Dann wirf sie.
web-lesson-ground = Die Buchstaben zeigen, zu welcher Art von Gebäude ein Würfel passt: F für Flachbau, M für Mittelbau, H für Hochhaus. Dein Erdgeschoss zeigt M. Tippe auf das leuchtende Grundstück und beginne einen Mittelbau.
web-lesson-upper = Ein Obergeschoss kommt auf einen Rohbau seiner eigenen Art. Auch deines zeigt M: Tippe auf den Platz über dem Mittelbau.
web-lesson-roll = Das Penthouse zeigt eine leere Seite und passt nirgends. Aber nach jeder Aktion darfst du die übrigen Würfel noch einmal werfen. Versuche es!
web-lesson-penthouse = M! Ein Penthouse vollendet einen Mittelbau oder ein Hochhaus. Setze es obendrauf.
web-lesson-end = Ein fertiges Gebäude ist seine Höhe mal sich selbst wert: 3 × 3 = 9 Punkte. Alle deine Würfel sind verbaut, also beende den Zug.
web-lesson-again = { $rival } hat das verlassene Viertel genommen, wo unerwünschte Würfel liegen: der andere Weg zu Würfeln. Du bist wieder am Zug. Nimm zwei Obergeschosse und ein Penthouse.
web-lesson-fit = Zu Beginn stand bei dir schon ein Erdgeschoss für ein Hochhaus, und ein Obergeschoss zeigt H. Baue es dort an.
web-lesson-hold = Das andere Obergeschoss zeigt F, und du hast keinen Flachbau. Du kannst es beiseitelegen, ohne es zu werfen, während du den Rest wirfst. Tippe es an.
web-lesson-reroll = Wirf nun das Penthouse.
web-lesson-high = H! Vollende dein Hochhaus. Unter dem Penthouse braucht es mindestens zwei Stockwerke, und bis zu fünf wären möglich: Auf hohe Gebäude zu warten lohnt sich.
web-lesson-done = Das ist schon fast alles. Passt gar nichts, so gib Würfel auf oder reiße ein Gebäude ab. Das Spiel dauert neun Runden oder endet früher, wenn jemand Höhe 6 vollendet. Die meisten Punkte gewinnen.
