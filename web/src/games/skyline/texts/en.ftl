web-take-one = Take one { $die } from the Yard, which holds { $count }
web-put-back = Put { $die } back
web-take-and-roll = Take these and roll
web-take-more = { $count ->
    [one] One more die
   *[other] { $count } more dice
}
web-district-all = Take all
web-open = under construction
web-finished = { $rise } of height { $height }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-column = Open { $rise } column of { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
web-street-of = The street of { $player }
web-dice = Dice
web-look-at = Look at the street of { $player }
web-count = { $count } × { $die }
web-shows = { $die } showing { $face }
web-goal = Goal
web-goal-met = Goal met
web-level-next = { $level } at { $points }
web-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
web-demolish = Demolish instead …
web-build-instead = Back to building

# The introduction

web-lesson-take = Welcome to the building site! A turn begins with taking dice. Tap one of each type in the Yard: a Ground, an Upper and a Penthouse die. Then roll them.
web-lesson-ground = Letters show what kind of building a die is good for: L for Low-rise, M for Mid-rise, H for High-rise. Your Ground die shows M. Tap the lit lot to begin a Mid-rise column.
web-lesson-upper = An Upper die goes on top of a column of its own kind. Yours shows M too: tap the place above the Mid-rise.
web-lesson-roll = The Penthouse shows a blank face and fits nowhere. But after each action you may roll your remaining dice again. Try it!
web-lesson-penthouse = M! A Penthouse completes a Mid-rise or a High-rise. Put it on top.
web-lesson-end = A finished building is worth its height times itself: 3 × 3 = 9 points. All your dice are used, so end your turn.
web-lesson-again = { $rival } took the Abandoned District, where unwanted dice lie: that is the other way to get dice. Your turn again. Take two Uppers and a Penthouse.
web-lesson-fit = You began with a High-rise floor already standing, and one Upper shows H. Build it there.
web-lesson-hold = The other Upper shows L, and you have no Low-rise. You can set it aside, unrolled, while you roll the rest. Tap it.
web-lesson-reroll = Now roll the Penthouse.
web-lesson-high = H! Complete your High-rise. It needs at least two floors below the Penthouse, and it could have grown up to five: tall buildings are worth waiting for.
web-lesson-done = That is nearly all. If nothing fits, abandon dice or demolish a building. The game lasts nine rounds, or ends sooner when somebody completes a height of 6. Most points win.
