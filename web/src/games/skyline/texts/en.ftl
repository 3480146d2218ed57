web-take-one = Take one { $die } from the Yard, which holds { $count }
web-put-back = Put { $die } back
web-finished = { $rise } of height { $height }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-column = Open { $rise } column of { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
web-street-yours = Your street
web-street-of = The street of { $player }
web-dice = Dice
web-you = You
web-to-play = to play
web-points = points
web-floor = floor { $number }
web-free-lot = free lot
web-look-at = Look at the street of { $player }
web-count = { $count } × { $die }
web-shows = { $die } showing { $face }
web-goal = Goal
web-goal-met = Goal met
web-level-next = { $level } at { $points }

# The dice tray: what is to be done now

web-your-turn = Your turn
web-do-take = Take any { $count } dice from the Yard, or { $district ->
    [one] the one die
   *[other] all { $district }
} of the Abandoned District.
web-do-take-yard = { $count ->
    [one] Take the last die from the Yard.
   *[other] Take any { $count } dice from the Yard.
}
web-do-take-district = The Yard is empty: take { $district ->
    [one] the one die
   *[other] all { $district } dice
} of the Abandoned District.
web-do-take-more = { $count ->
    [one] One more die
   *[other] { $count } more dice
} from the Yard, then roll.
web-do-roll-them = Roll the dice you took.
web-do-district = Take { $count ->
    [one] the one die
   *[other] all { $count } dice
} of the Abandoned District and roll? Press again.
web-do-fits = { $count ->
    [one] One die fits
   *[other] { $count } dice fit
}: build.
web-do-fits-abandon = { $count ->
    [one] One die fits
   *[other] { $count } dice fit
}: build, or abandon instead.
web-do-fits-demolish = { $count ->
    [one] One die fits
   *[other] { $count } dice fit
}: build, or demolish instead.
web-do-fits-abandon-demolish = { $count ->
    [one] One die fits
   *[other] { $count } dice fit
}: build, or abandon or demolish instead.
web-do-nothing = Nothing fits.
web-do-nothing-abandon = Nothing fits, and you have no building: abandon a die.
web-do-nothing-demolish = Nothing fits: demolish a building.
web-do-nothing-abandon-demolish = Nothing fits: abandon a die, or demolish a building.
web-do-nothing-return = Nothing fits, and nothing stands: put one die back into the Yard.
web-do-picked = { $dice }: choose a lit floor to build on, or another use.
web-do-stray = { $dice } { $count ->
    [one] fits
   *[other] fit
} nowhere: pick a die that fits.
web-do-stray-abandon = { $dice } { $count ->
    [one] fits nowhere: abandon it.
   *[other] fit nowhere: abandon them.
}
web-do-stray-demolish = { $dice } { $count ->
    [one] fits nowhere: demolish with it.
   *[other] fit nowhere: demolish with them.
}
web-do-stray-abandon-demolish = { $dice } { $count ->
    [one] fits nowhere: abandon it, or demolish with it.
   *[other] fit nowhere: abandon them, or demolish with them.
}
web-do-stray-return = { $dice } { $count ->
    [one] fits nowhere: put it back.
   *[other] fit nowhere: put one of them back.
}
web-do-build = Choose a lit floor.
web-do-build-only = Build on the lit floor? Press again.
web-do-abandon = Abandon { $dice }? Press again to send it to the District.
web-do-return = Put { $dice } back into the Yard? Press again.
web-do-scrap = Send { $dice } to the Yard, too? Press again.
web-do-demolish = Demolish with { $dice }: choose one of your buildings.
web-do-confirm = Demolish with { $dice }? Answer beside the building.
web-do-which = Which die goes there?
web-do-sending = The building is down: send at least one die to the Yard with it.
web-do-end-turn = { $count ->
    [one] One die still fits.
   *[other] { $count } dice still fit.
} End the turn all the same? Press again.
web-do-on-build = Build on, roll again, or end the turn.
web-do-on = { $count ->
    [one] Roll the last die
   *[other] Roll your { $count } dice
} again, or end the turn.
web-do-on-abandoning = Abandon more, roll again, or end the turn.
web-do-on-demolished = Send more dice to the Yard, roll again, or end the turn.
web-do-on-returned = Roll again, or end the turn.
web-do-on-holding = Roll again, or end the turn.
web-do-roll-rest = { $kept ->
    [one] One die keeps its face
   *[other] { $kept } dice keep their faces
}: roll the { $count ->
    [one] other
   *[other] other { $count }
}, or end the turn.
web-do-end = All your dice are used: end the turn.

# The keys

web-key-back = Put back
web-note-back = all you took
web-note-back-no = nothing taken yet
web-key-take = { $hand ->
    [0] Roll
    [one] Roll { $hand } die
   *[other] Roll { $hand } dice
}
web-note-take = then build with them
web-note-take-no = { $missing ->
    [one] take one more
   *[other] take { $missing } first
}
web-key-district = { $armed ->
    [yes] Yes, take it
   *[no] Take the District
}
web-note-district = { $district ->
    [one] the one die, then roll
   *[other] all { $district } dice, then roll
}
web-note-district-armed = { $district ->
    [one] one die, rolled at once
   *[other] { $district } dice, rolled at once
}
web-note-district-no = it is empty
web-key-demolish = Demolish
web-note-demolish = { $picked ->
    [0] a die and one of
    [one] this die and one of
   *[other] { $picked } dice and one of
} { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
}
web-note-demolish-no = { $buildings ->
    [0] you have no building
   *[other] not possible now
}
web-note-demolish-armed = { $aimed ->
    [0] now choose a building
   *[other] answer at the building
}
web-key-build = { $after ->
    [yes] Build on
   *[no] { $armed ->
        [yes] { $places ->
            [one] Yes, build
           *[other] Build
        }
       *[no] Build
    }
}
web-note-build = { $picked ->
    [0] { $fitting ->
        [one] one die fits
       *[other] { $fitting } dice fit
    }
   *[other] choose a lit floor
}
web-note-build-no = { $holding ->
    [yes] after the roll
   *[no] { $picked ->
        [0] nothing fits
        [one] this die fits nowhere
       *[other] these fit nowhere
    }
}
web-note-build-armed = { $places ->
    [one] on the lit floor
   *[other] choose a lit floor
}
web-key-abandon = { $armed ->
    [yes] Yes, abandon
   *[no] { $after ->
        [yes] Abandon more
       *[no] Abandon
    }
}
web-note-abandon = { $picked ->
    [0] any die, to the District
    [one] this die, to the District
   *[other] { $picked } dice, to the District
}
web-note-abandon-armed = { $dice }
web-note-abandon-no = not possible now
web-key-return = { $armed ->
    [yes] Yes, put it back
   *[no] Put one back
}
web-note-return = a die, to the Yard
web-note-return-armed = { $dice }
web-note-return-no = only when nothing else is possible
web-key-scrap = { $armed ->
    [yes] Yes, send
   *[no] { $after ->
        [yes] Send more
       *[no] Send to the Yard
    }
}
web-note-scrap = { $picked ->
    [0] any die
    [one] this die
   *[other] { $picked } dice
}
web-note-scrap-armed = { $dice }
web-note-scrap-no = no die left
web-key-end-turn = { $armed ->
    [yes] Yes, end it
   *[no] End turn
}
web-note-end-turn = { $left ->
    [0] all dice are used
    [one] one die to the Yard
   *[other] { $left } dice to the Yard
}
web-note-end-turn-armed = { $fitting ->
    [one] one die still fits
   *[other] { $fitting } dice still fit
}
web-key-roll = { $rolling ->
    [0] Roll again
    [one] Roll { $rolling } die
   *[other] Roll { $rolling } dice
}
web-note-roll = { $kept ->
    [0] { $left ->
        [one] { "" }
       *[other] tap a die to keep its face
    }
   *[other] { $kept } kept as they lie
}
web-note-roll-no = no dice left

# The dice and their places

web-tag-fits = { $count ->
    [one] fits here
   *[other] fits { $count }
}
web-tag-begins = begins a column
web-tag-nowhere = fits nowhere
web-tag-blank = blank
web-tag-kept = kept
web-shelf = kept, not rolled
web-many = { $count } × { $dice }
web-no-dice = No dice on the table.
web-fold = Show or hide the dice
web-yard-take = tap the dice you want
web-yard-hot = the die and the building go here
web-yard-note = demolished dice come here
web-district-take = { $count ->
    [0] empty
   *[other] all { $count } at once
}
web-district-hot = the die comes here
web-district-note = abandoned dice come here
web-confirm-points = { $points ->
    [0] It costs you no points.
    [one] You lose one point.
   *[other] You lose { $points } points.
}
web-confirm = { $dice } goes to the Yard with it. You can undo this until you roll.
web-keep-it = Keep it
web-not-now = Not now

# The introduction

web-lesson-take = Welcome to the building site! A turn begins with taking dice. Tap one of each type in the Yard: a Ground, an Upper and a Penthouse die. Then roll them.
web-lesson-ground = Letters show what kind of building a die is good for: L for Low-rise, M for Mid-rise, H for High-rise. Your Ground die shows M. Tap the lit lot to begin a Mid-rise column.
web-lesson-upper = An Upper die goes on top of a column of its own kind. Yours shows M too: tap the place above the Mid-rise.
web-lesson-roll = The Penthouse shows a blank face and fits nowhere. But after each action you may roll your remaining dice again. Try it!
web-lesson-penthouse = M! A Penthouse completes a Mid-rise or a High-rise. Put it on top.
web-lesson-end = A finished building is worth its height times itself: 3 × 3 = 9 points. All your dice are used, so end your turn.
web-lesson-again = { $rival } took the Abandoned District, where unwanted dice lie: that is the other way to get dice. Your turn again. Take two Uppers and a Penthouse.
web-lesson-fit = You began with a High-rise floor already standing, and one Upper shows H. Build it there.
web-lesson-hold = The other Upper shows L, and you have no Low-rise. A die that you tap keeps its face while you roll the rest. Tap it, then roll the Penthouse.
web-lesson-high = H! Complete your High-rise. It needs at least two floors below the Penthouse, and it could have grown up to five: tall buildings are worth waiting for.
web-lesson-done = That is nearly all. If nothing fits, abandon dice or demolish a building. The game lasts nine rounds, or ends sooner when somebody completes a height of 6. Most points win.
