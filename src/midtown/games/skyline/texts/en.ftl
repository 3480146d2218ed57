title = Skyline
tagline = Roll dice, raise columns, finish the tallest buildings.

# Things

die-ground = Ground
die-upper = Upper
die-penthouse = Penthouse

rise-low = Low-rise
    .letter = L
rise-mid = Mid-rise
    .letter = M
rise-high = High-rise
    .letter = H

face-low = Low
    .letter = L
face-mid = Mid
    .letter = M
face-high = High
    .letter = H
face-blank = blank
    .letter = ·

phase-take = Take dice
phase-rolled = Resolve at least one die
phase-building = Build on, roll again or end the turn
phase-abandoning = Abandon more, roll again or end the turn
phase-demolishing = Send at least one die to the Yard with the building
phase-demolished = Send more dice to the Yard, roll again or end the turn
phase-returned = Roll again or end the turn
phase-holding = Set more dice aside, roll the rest or end the turn
phase-over = The game is over

level-none = no level
level-project-manager = Project Manager
level-junior-architect = Junior Architect
level-senior-architect = Senior Architect
level-principal-architect = Principal Architect
level-urban-planner = Urban Planner
level-master-planner = Master Planner
level-urban-overseer = Urban Overseer

option-scenario = Scenario
scenario-none = for points alone
    .goal = Reach as high a level as you can.
scenario-dubai = Dubai
    .goal = Finish with at least three buildings of height 3.
scenario-essen = Essen
    .goal = Never demolish anything.
scenario-new-york = New York
    .goal = Finish with at least two buildings of height 5 or 6.
scenario-sao-paulo = São Paulo
    .goal = Finish with at least four buildings of height 4.
scenario-shanghai = Shanghai
    .goal = Finish without a low-rise.
scenario-toronto = Toronto
    .goal = Finish with exactly seven buildings.
scenario-tucson = Tucson
    .goal = Finish without a high-rise.

# Choices

action-take-yard = Take from the Yard: { $ground ->
    [0] {""}
   *[other] { $ground } × Ground
} { $upper ->
    [0] {""}
   *[other] { $upper } × Upper
} { $penthouse ->
    [0] {""}
   *[other] { $penthouse } × Penthouse
}
action-take-district = Take all dice of the Abandoned District
action-build = { $die-id ->
    [ground] Begin a { $rise } column
   *[other] Build { $die } on a { $rise } column of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
}
action-abandon = Abandon { $die } ({ $face })
action-demolish-column = Demolish an open { $rise } column of { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
action-demolish-tile = Demolish a finished { $rise } of height { $height }
action-scrap = Send { $die } ({ $face }) to the Yard with it
action-return = Return { $die } ({ $face }) to the Yard
action-hold = Set { $die } ({ $face }) aside, unrolled
action-roll = Roll the remaining dice
action-end-turn = End the turn

# What happened

event-start-floor = { $player } begins with a { $rise } ground floor.
event-took = { $player } takes { $items } from the Yard.
    .each = { $count } × { $die }
event-took-district = { $player } takes the Abandoned District: { $items }.
    .each = { $count } × { $die }
event-rolled = { $player } rolls { $items }.
    .each = { $count ->
    [one] { $die } { $face }
   *[other] { $count } × { $die } { $face }
}
event-built = { $die-id ->
    [ground] { $player } begins a { $rise } column.
   *[other] { $player } builds { $die } on a { $rise } column, now { $floors } high.
}
event-completed = { $player } completes a { $rise } of height { $height }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-abandoned = { $player } abandons { $items }.
    .each = { $die }
event-demolished-column = { $player } demolishes an open { $rise } column of { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}.
event-demolished-tile = { $player } demolishes a { $rise } of height { $height }.
event-scrapped = { $player } sends { $items } to the Yard with it.
    .each = { $die }
event-returned = { $player } returns { $die } to the Yard.
event-held = { $player } sets aside { $items }.
    .each = { $die } { $face }
event-ended-turn = { $dice ->
    [0] { $player } ends the turn.
    [one] { $player } ends the turn; one die goes to the Yard.
   *[other] { $player } ends the turn; { $dice } dice go to the Yard.
}
event-restocked = The Abandoned District is stocked with { $items }.
    .each = { $count } × { $die }
event-round-began = Round { $number } begins.
event-last-round = { $player } has completed a height of 6: this round is the last.
event-game-ended = The game is over.
event-small-building = { $count ->
    [one] { $player }'s open low-rise floor becomes a building of height 1.
   *[other] { $player }'s { $count } open low-rise floors become buildings of height 1.
}
event-level-reached = { $player } reaches { $points } points: { $level }.
event-scenario-met = Scenario { $scenario }: met.
event-scenario-missed = Scenario { $scenario }: not met.

# Why not

reason-dice-first = A turn begins with taking dice.
reason-already-taken = The dice of this turn have been taken already.
reason-another-kind = Each roll is used for one kind of action; another kind needs another roll.
reason-resolve-first = At least one die of this roll must be resolved first.
reason-no-such-die = No active die shows that.
reason-not-in-yard = The Yard does not have those dice.
reason-not-three = From the Yard one takes exactly three dice, or all of them when there are fewer.
reason-district-empty = The Abandoned District is empty.
reason-no-column = There is no open column like that to build on.
reason-ground-starts = A Ground die always begins a new column.
reason-too-high = One more floor and this column could never be completed.
reason-penthouse-too-early = This column is too low for a penthouse.
reason-no-penthouse-on-low = A low-rise takes no penthouse.
reason-no-building = There is no building like that to demolish.
reason-one-building = One building comes down per roll, not two.
reason-die-must-go-too = At least one die must go to the Yard with the demolished building.
reason-nothing-demolished = Dice go to the Yard only along with a demolished building.
reason-no-dice-left = There are no dice left to roll.
reason-last-die-rolls = Rolling again means rolling at least one die.
reason-no-district-in-solo = There is no Abandoned District in solo play.
reason-return-only-in-solo = Only a solo player may return a die.
reason-other-way-out = A die is returned only when nothing can be built or demolished.
reason-roll-or-end = After this, roll the remaining dice or end the turn.
reason-game-over = The game is over.

# Points

source-height-1 = Height 1
source-height-2 = Height 2
source-height-3 = Height 3
source-height-4 = Height 4
source-height-5 = Height 5
source-height-6 = Height 6

# Impossible positions

flaw-negative = a number is below zero.
flaw-dice = there must be exactly 25 Ground, 28 Upper and 7 Penthouse dice in all places together.
flaw-players = Skyline is for one to four players.
flaw-turn = the turn must be a player's, or −1 if and only if the phase is over.
flaw-round = at most nine rounds are played, and only eight before the last.
flaw-column = an open column has more floors than its kind allows.
flaw-tile = a building has a height that its kind does not allow.
flaw-active = the active and held dice do not fit the phase or show faces that they do not have.
flaw-solo = there is no Abandoned District in solo play.
flaw-seat = somebody who does not play owns a building.
flaw-many = there are more buildings than nine rounds bring.
flaw-milestone = what was demolished or completed does not fit the buildings that stand.

# The board

board-yard = Yard
board-district = Abandoned District
board-active = On the table
board-held = Set aside
board-round = Round { $number } of 9
board-last-round = Last round
board-nothing = nothing
board-empty-lot = an empty lot
