web-take-one = Einmal { $die } vom Bauhof nehmen, wo { $count } liegen
web-put-back = { $die } zurücklegen
web-finished = { $rise } der Höhe { $height }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-column = Rohbau ({ $rise }) mit { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerken
}
web-street-yours = Dein Straßenzug
web-street-of = Der Straßenzug von { $player }
web-dice = Würfel
web-you = Du
web-to-play = am Zug
web-points = Punkte
web-floor = Stock { $number }
web-free-lot = frei
web-look-at = Den Straßenzug von { $player } ansehen
web-count = { $count } × { $die }
web-shows = { $die } zeigt { $face }
web-goal = Ziel
web-goal-met = Ziel erreicht
web-level-next = { $level } ab { $points }

# Die Würfelablage: was jetzt zu tun ist

web-your-turn = Du bist dran
web-do-take = Nimm { $count } beliebige Würfel vom Bauhof oder { $district ->
    [one] den einen Würfel
   *[other] alle { $district }
} aus dem verlassenen Viertel.
web-do-take-yard = { $count ->
    [one] Nimm den letzten Würfel vom Bauhof.
   *[other] Nimm { $count } beliebige Würfel vom Bauhof.
}
web-do-take-district = Der Bauhof ist leer: Nimm { $district ->
    [one] den einen Würfel
   *[other] alle { $district } Würfel
} aus dem verlassenen Viertel.
web-do-take-more = Noch { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
} vom Bauhof, dann würfeln.
web-do-roll-them = Wirf die genommenen Würfel.
web-do-district = { $count ->
    [one] Den einen Würfel
   *[other] Alle { $count } Würfel
} aus dem verlassenen Viertel nehmen und werfen? Noch einmal drücken.
web-do-fits = { $count ->
    [one] Ein Würfel passt
   *[other] { $count } Würfel passen
}: Baue.
web-do-fits-abandon = { $count ->
    [one] Ein Würfel passt
   *[other] { $count } Würfel passen
}: Baue, oder gib lieber auf.
web-do-fits-demolish = { $count ->
    [one] Ein Würfel passt
   *[other] { $count } Würfel passen
}: Baue, oder reiße lieber ab.
web-do-fits-abandon-demolish = { $count ->
    [one] Ein Würfel passt
   *[other] { $count } Würfel passen
}: Baue – oder gib auf oder reiße ab.
web-do-nothing = Nichts passt.
web-do-nothing-abandon = Nichts passt, und du hast kein Gebäude: Gib einen Würfel auf.
web-do-nothing-demolish = Nichts passt: Reiße ein Gebäude ab.
web-do-nothing-abandon-demolish = Nichts passt: Gib einen Würfel auf oder reiße ein Gebäude ab.
web-do-nothing-return = Nichts passt, und nichts steht: Lege einen Würfel auf den Bauhof zurück.
web-do-picked = { $dice }: Wähle ein leuchtendes Stockwerk oder eine andere Verwendung.
web-do-stray = { $dice }: passt nirgends. Nimm einen Würfel, der passt.
web-do-stray-abandon = { $dice }: passt nirgends. Gib ihn auf.
web-do-stray-demolish = { $dice }: passt nirgends. Reiße damit ab.
web-do-stray-abandon-demolish = { $dice }: passt nirgends. Gib auf oder reiße damit ab.
web-do-stray-return = { $dice }: passt nirgends. Lege einen Würfel zurück.
web-do-build = Wähle ein leuchtendes Stockwerk.
web-do-build-only = Auf dem leuchtenden Platz bauen? Noch einmal drücken.
web-do-abandon = { $dice } aufgeben? Noch einmal drücken, und es geht ins verlassene Viertel.
web-do-return = { $dice } auf den Bauhof zurücklegen? Noch einmal drücken.
web-do-scrap = Auch { $dice } auf den Bauhof geben? Noch einmal drücken.
web-do-demolish = Abreißen mit { $dice }: Wähle eines deiner Gebäude.
web-do-confirm = Abreißen mit { $dice }? Antworte neben dem Gebäude.
web-do-which = Welcher Würfel kommt dorthin?
web-do-sending = Das Gebäude ist abgerissen: Gib mindestens einen Würfel mit auf den Bauhof.
web-do-end-turn = { $count ->
    [one] Ein Würfel passt noch.
   *[other] { $count } Würfel passen noch.
} Den Zug trotzdem beenden? Noch einmal drücken.
web-do-on-build = Baue weiter, würfle erneut oder beende den Zug.
web-do-on = { $count ->
    [one] Wirf den letzten Würfel
   *[other] Wirf deine { $count } Würfel
} noch einmal oder beende den Zug.
web-do-on-abandoning = Gib mehr auf, würfle erneut oder beende den Zug.
web-do-on-demolished = Gib mehr auf den Bauhof, würfle erneut oder beende den Zug.
web-do-on-returned = Würfle erneut oder beende den Zug.
web-do-on-holding = Würfle erneut oder beende den Zug.
web-do-roll-rest = { $kept ->
    [one] Ein Würfel bleibt liegen
   *[other] { $kept } Würfel bleiben liegen
}: Wirf { $count ->
    [one] den anderen
   *[other] die anderen { $count }
} oder beende den Zug.
web-do-end = Alle deine Würfel sind verwendet: Beende den Zug.

# Die Tasten

web-key-back = Zurücklegen
web-note-back = alle genommenen
web-note-back-no = noch nichts genommen
web-key-take = { $hand ->
    [0] Würfeln
    [one] { $hand } Würfel werfen
   *[other] { $hand } Würfel werfen
}
web-note-take = und damit bauen
web-note-take-no = { $missing ->
    [one] nimm noch einen
   *[other] nimm erst { $missing }
}
web-key-district = { $armed ->
    [yes] Ja, nehmen
   *[no] Viertel nehmen
}
web-note-district = { $district ->
    [one] den einen Würfel werfen
   *[other] alle { $district } Würfel werfen
}
web-note-district-armed = { $district ->
    [one] ein Würfel, gleich geworfen
   *[other] { $district } Würfel, gleich geworfen
}
web-note-district-no = es ist leer
web-key-demolish = Abreißen
web-note-demolish = { $picked ->
    [0] ein Würfel und eines von
    [one] dieser Würfel und eines von
   *[other] { $picked } Würfel und eines von
} { $buildings ->
    [one] einem Gebäude
   *[other] { $buildings } Gebäuden
}
web-note-demolish-no = { $buildings ->
    [0] du hast kein Gebäude
   *[other] jetzt nicht möglich
}
web-note-demolish-armed = { $aimed ->
    [0] wähle ein Gebäude
   *[other] antworte am Gebäude
}
web-key-build = { $after ->
    [yes] Weiterbauen
   *[no] { $armed ->
        [yes] { $places ->
            [one] Ja, bauen
           *[other] Bauen
        }
       *[no] Bauen
    }
}
web-note-build = { $picked ->
    [0] { $fitting ->
        [one] ein Würfel passt
       *[other] { $fitting } Würfel passen
    }
   *[other] wähle ein Stockwerk
}
web-note-build-no = { $holding ->
    [yes] nach dem Wurf
   *[no] { $picked ->
        [0] nichts passt
        [one] passt nirgends
       *[other] passen nirgends
    }
}
web-note-build-armed = { $places ->
    [one] auf dem leuchtenden Platz
   *[other] wähle ein Stockwerk
}
web-key-abandon = { $armed ->
    [yes] Ja, aufgeben
   *[no] { $after ->
        [yes] Mehr aufgeben
       *[no] Aufgeben
    }
}
web-note-abandon = { $picked ->
    [0] ein Würfel, ins Viertel
    [one] diesen Würfel, ins Viertel
   *[other] { $picked } Würfel, ins Viertel
}
web-note-abandon-armed = { $dice }
web-note-abandon-no = jetzt nicht möglich
web-key-return = { $armed ->
    [yes] Ja, zurücklegen
   *[no] Zurücklegen
}
web-note-return = einen Würfel, auf den Bauhof
web-note-return-armed = { $dice }
web-note-return-no = nur wenn sonst nichts geht
web-key-scrap = { $armed ->
    [yes] Ja, abgeben
   *[no] { $after ->
        [yes] Mehr abgeben
       *[no] Auf den Bauhof
    }
}
web-note-scrap = { $picked ->
    [0] ein beliebiger Würfel
    [one] dieser Würfel
   *[other] { $picked } Würfel
}
web-note-scrap-armed = { $dice }
web-note-scrap-no = kein Würfel übrig
web-key-end-turn = { $armed ->
    [yes] Ja, beenden
   *[no] Zug beenden
}
web-note-end-turn = { $left ->
    [0] alle Würfel verwendet
    [one] ein Würfel zum Bauhof
   *[other] { $left } Würfel zum Bauhof
}
web-note-end-turn-armed = { $fitting ->
    [one] ein Würfel passt noch
   *[other] { $fitting } Würfel passen noch
}
web-key-roll = { $rolling ->
    [0] Erneut würfeln
    [one] { $rolling } Würfel werfen
   *[other] { $rolling } Würfel werfen
}
web-note-roll = { $kept ->
    [0] { $left ->
        [one] { "" }
       *[other] tippe an, was liegen bleibt
    }
   *[other] { $kept } bleiben liegen
}
web-note-roll-no = keine Würfel übrig

# Die Würfel und ihre Orte

web-tag-fits = { $count ->
    [one] passt
   *[other] passt { $count }-mal
}
web-tag-begins = beginnt einen Rohbau
web-tag-nowhere = passt nirgends
web-tag-blank = leer
web-tag-kept = bleibt
web-shelf = bleiben liegen
web-many = { $count } × { $dice }
web-no-dice = Keine Würfel auf dem Tisch.
web-fold = Würfel zeigen oder verbergen
web-yard-take = tippe an, was du willst
web-yard-hot = Würfel und Gebäude kommen hierher
web-yard-note = hierher kommt Abgerissenes
web-district-take = { $count ->
    [0] leer
   *[other] alle { $count } auf einmal
}
web-district-hot = der Würfel kommt hierher
web-district-note = hierher kommt Aufgegebenes
web-confirm-points = { $points ->
    [0] Es kostet dich keine Punkte.
    [one] Du verlierst einen Punkt.
   *[other] Du verlierst { $points } Punkte.
}
web-confirm = { $dice } geht mit auf den Bauhof. Bis zum nächsten Wurf kannst du es zurücknehmen.
web-keep-it = Behalten
web-not-now = Noch nicht

# Die Einführung

web-lesson-take = Willkommen auf der Baustelle! Ein Zug beginnt damit, Würfel zu nehmen. Tippe im Bauhof je einen an: Erdgeschoss, Obergeschoss und Penthouse. Dann wirf sie.
web-lesson-ground = Die Buchstaben zeigen, zu welcher Art von Gebäude ein Würfel passt: F für Flachbau, M für Mittelbau, H für Hochhaus. Dein Erdgeschoss zeigt M. Tippe auf das leuchtende Grundstück und beginne einen Mittelbau.
web-lesson-upper = Ein Obergeschoss kommt auf einen Rohbau seiner eigenen Art. Auch deines zeigt M: Tippe auf den Platz über dem Mittelbau.
web-lesson-roll = Das Penthouse zeigt eine leere Seite und passt nirgends. Aber nach jeder Aktion darfst du die übrigen Würfel noch einmal werfen. Versuche es!
web-lesson-penthouse = M! Ein Penthouse vollendet einen Mittelbau oder ein Hochhaus. Setze es obendrauf.
web-lesson-end = Ein fertiges Gebäude ist seine Höhe mal sich selbst wert: 3 × 3 = 9 Punkte. Alle deine Würfel sind verbaut, also beende den Zug.
web-lesson-again = { $rival } hat das verlassene Viertel genommen, wo unerwünschte Würfel liegen: der andere Weg zu Würfeln. Du bist wieder am Zug. Nimm zwei Obergeschosse und ein Penthouse.
web-lesson-fit = Zu Beginn stand bei dir schon ein Erdgeschoss für ein Hochhaus, und ein Obergeschoss zeigt H. Baue es dort an.
web-lesson-hold = Das andere Obergeschoss zeigt F, und du hast keinen Flachbau. Ein Würfel, den du antippst, bleibt liegen, während du den Rest wirfst. Tippe ihn an und wirf dann das Penthouse.
web-lesson-high = H! Vollende dein Hochhaus. Unter dem Penthouse braucht es mindestens zwei Stockwerke, und bis zu fünf wären möglich: Auf hohe Gebäude zu warten lohnt sich.
web-lesson-done = Das ist schon fast alles. Passt gar nichts, so gib Würfel auf oder reiße ein Gebäude ab. Das Spiel dauert neun Runden oder endet früher, wenn jemand Höhe 6 vollendet. Die meisten Punkte gewinnen.
