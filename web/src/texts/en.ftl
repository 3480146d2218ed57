# The house

skip-to-content = Skip to the content
nav-label = Midtown
nav-lobby = Lobby
nav-me = Me
speak-en = Speak English
speak-de = Speak German
turn-light = Light or dark
games = The games
rules = Rules
learn = Learn it
close = Close
save = Save
saved = Saved.
name = Name
guest-name = Guest
has-account = Account
has-account-line = Plays with an account; a guest can take any name that is free.
name-here = Your name at this table
guest-number = Guest { $number }
you = you
rival-1 = Ben
rival-2 = Cleo
rival-3 = Dan

# Home

home-line = Three games of New York’s skyline. Playing in one minute, no account.
home-promise = No account, no advertising, no tracking. Unofficial fan software.
home-more = More ways to begin
home-learn = Learn in 3 minutes
home-learn-about = the first turns of Skyline
home-lobby = Lobby
home-lobby-about = open tables, and matches to watch
facts-of = { $game } in short
facts-players = { $fewest }–{ $most } players
facts-minutes = { $minutes } min
weight-1 = light
weight-2 = medium
weight-3 = heavy
play-with-friend = Play with a friend
play-with-friend-about = one link, no account
which-game = Which game?
learn-short = Learn
learn-named = Learn { $game }
set-up-short = Set up
tables-wait = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
tables-all = Show all { $count }
ticket-with = with { $names }
ticket-alone = alone
ticket-left = { $time } left
ticket-turn = Your turn
next-table = Next table waiting
next-table-short = Next
my-tables = My tables
play-now = Play now
play-now-named = Play now: { $game }
new-table = Set up a table
new-table-of = Set up { $game }
is-over = Finished
waiting-for-players = Waiting for players
waiting-for-named = Waiting for { $names }
waiting-for-you = Ready: open it and it begins

# A new table

how-many = How many play?
how-strong = How strong are the bots?
bot-newcomer = Newcomer
bot-casual = Casual
bot-club = Club
bot-expert = Expert
bot-master = Master
bot-named = Bot · { $level }
bot-lettered = Bot { $letter }
name-lettered = { $name } { $letter }
begin = Begin
open-table = Open the table
more-choices = More choices: friends, clocks, seats
who-sits-where = Who sits where?
who-begins = Who begins?
first-by-lot = The lot decides
begins-lot = { $you ->
    [yes] The lot has decided: you begin.
   *[no] The lot has decided: { $player } begins.
}
begins-chosen = { $you ->
    [yes] It was agreed that you begin.
   *[no] It was agreed that { $player } begins.
}
begins-round = { $you ->
    [yes] It goes round: this time you begin.
   *[no] It goes round: this time { $player } begins.
}
waiting-first-lot = Who sits where, and so who begins, is drawn by lot.
seat-number = Seat { $number }
seat-kind-me = Me
seat-kind-open = Open, by link
seat-kind-hot-seat = Somebody at this device
seat-kind-bot = Bot
seat-automatic = Plays by itself
seat-open = Open seat
seat-not-here = not here yet
seat-unnamed = Player
clock = Clock
clock-none = No clock
clock-quick = 10 minutes each, +10 s a turn
clock-calm = 30 minutes each, +20 s a turn
clock-days = By correspondence, 3 days a turn
list-in-lobby = Show it in the lobby
allow-hints = Everybody may ask for hints; all are told so
allow-spectators = Anybody with the link may look on

# Before the match

waiting-line = The match begins as soon as everybody is here.
your-name = What shall we call you?
clock-of-days = By correspondence, { $days ->
    [one] one day
   *[other] { $days } days
} a turn
clock-of-minutes = { $minutes } minutes each, +{ $increment } s a turn
sit-here = Sit here
fill-with-bot = Give it to a bot
invite = Invite
invite-line = Whoever has this link can take an open seat or look on.
invite-link = Link to this table
invite-code = The link as a code to scan
copy = Copy the link
copied = Copied
copy-by-hand = This browser does not let the page copy. Mark the link and copy it yourself.
share = Share
give-up-table = Give the table up
leave = Leave
table-closed = This table was given up.

# The table

prompt-label = What to do now
board-label = The board
own-label = What is yours
fold-own = Fold or unfold what is yours
players = Players
points-unit = points
on-turn = On turn
your-turn = Your turn.
turn-of = { $player } is thinking …
on-turn-named = { $player } is on turn.
cannot-be-undone = This cannot be undone.
do-it = Yes, do it
not-yet = Not yet
do-not-ask = Yes, and do not ask about this again
i-see = I see
possible-now = This is possible now.
won = { $you ->
    [true] You win!
   *[other] { $player } wins!
}
won-by = { $you ->
    [true] You win by { $margin }!
   *[other] { $player } wins by { $margin }!
}
and = and
won-together = The win is shared: { $players }.
won-alone = You have won!
lost-alone = Not won this time.
undo = { $count ->
    [one] Undo (one step)
   *[other] Undo (up to { $count } steps)
}
hint = Hint
hints-allowed = Hints are allowed at this table.
hints-not-here = No hints at this table
hint-thinking = Thinking …
hint-points = about { $points ->
    [one] one point
   *[other] { $points } points
}
hint-expected = { $percent } to win, { hint-points }
all-choices = All choices
choices-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
nothing-to-choose = There is nothing to choose now.
side-label = Log, talk and table
log = Log
log-empty = Nothing has happened yet.
since-your-turn = Since your last turn
news-of = { $named ->
    [0] { news-lines }
   *[other] { $who } · { news-lines }
}
news-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
update-undo = { $player } takes a step back.
update-resign = { $player } resigns.
update-timeout = { $player } runs out of time.
update-replace = A bot plays on for { $player }.
looking-back = You are looking back.
back-to-now = Back to now
line-slow = No answer yet …
pencilled = In pencil: “{ $choice }”. It is sent when the line is back.
take-back = Take it back
sound-on = Sound on
sound-off = Sound off
reconnecting = The connection is lost. Reconnecting …
away = away
resigned = resigned
bot-plays-on = a bot plays on
time-left = Time left
pass-device = Pass the device to { $player }
i-am = I am { $player }
call = { $player }, it is your turn.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
notes = Notes
notes-hint = Only you can read this.
notes-saved = Saved.
notes-saving = Saving …
table = Table
motion-undo = { $player } would like to take the last decision back.
motion-replace = { $player } would like a bot to play on for { $about }.
request = A request
answer-first = { $player } asks something: answer first.
you-watch = You are watching.
motion-waits = Waiting for the others.
agree = Agree
disagree = Disagree
ask-undo = Ask the others for an undo
ask-replace = Let a bot play for { $player }
resign = Resign
resign-sure = Resign for good?
watching = Looking on
nobody = nobody
commitment = Commitment
commitment-line = The service bound itself to a secret before anybody sat down: this is its fingerprint. Every device added a part of its own, and the seed of all chance is made of the secret and these parts, so that nobody chose it. All of it is told at the end, and anybody can check every roll.
contribution-of = What { $player } added to the seed
contribution-none = nothing
secret = Secret of the service
commitment-changed = The service has changed the commitment of this table. Do not play here.
keys-line = Keys: R rules, L all choices (1 to 9 choose), U undo, H hint, M sound, Esc back.

# Afterwards

final-scoring = Final scoring
source = Source
total = Total
ended-resigned = { $you ->
    [true] You have resigned.
   *[other] { $player } has resigned.
}
ended-timeout = { $you ->
    [true] Your time has run out.
   *[other] { $player } has run out of time.
}
result = Result
score = Score
counting = Counting { $number } of { $count }
save-picture = Save the picture
rematch = Rematch
replay = Replay
export = Download the record
to-the-games = To the games
to-the-table = To the table
eyes = Seen by
eyes-open = Open book
eyes-none = A spectator
fork = Play on from here
forked = This match plays on from
forked-step = step { $ply } of another match.
to-start = To the beginning
step-back = One step back
step-on = One step on
to-end = To the end
play = Play
pause = Pause
ply = Step
ply-of = Step { $ply } of { $last }
speed = Speed
speed-0 = calm
speed-1 = usual
speed-2 = fast
dice-check = Check the dice
dice-seed-right = The seed fits the commitment: chance was fixed before the match began.
dice-seed-wrong = The seed does not fit the commitment!
dice-secret-right = The secret of the service is the one to which it committed itself before anybody sat down.
dice-secret-wrong = The secret of the service is not the one to which it committed itself!
dice-parts-right = The seed is made of that secret and of what the devices of the players added.
dice-parts-wrong = The seed is not made of that secret and of what the devices of the players added!
dice-noted-right = This device noted the same commitment when you sat down, and what it added is among the parts.
dice-noted-wrong = This device noted another commitment, or added something else!
dice-noted-unknown = This device added nothing to this seed, so it can only say that the parts fit together.
dice-replay-right = Played again here from that seed, by the rules alone, the match goes exactly as it was told, to the same points.
dice-replay-wrong = Played again here from that seed, the match goes another way than it was told!
dice-replay-unknown = This page could not play the match again. Download the record and run: midtown verify
origin-agreed = Nobody chose this seed: the service was bound before it heard what the devices added, and no device knew its secret.
origin-drawn = The computer that dealt drew this seed alone; nobody else added to it.
origin-given = Whoever began this match named its seed, and could know all chance.
dice-unchecked = This browser cannot check it here. Download the record and run: midtown verify
seed = Seed

# Lobby

lobby-open = Waiting for you
lobby-running = Being played
lobby-none = No open tables just now. Set one up and show it here!
import = Bring a match
import-line = A record that was downloaded here or saved by the command line
import-choose = Choose a file
import-unreadable = This file is not the whole, unchanged record of a match.

# Me

preferences = Preferences
theme = Light
theme-auto = like my device
theme-paper = Paper
theme-night = Night
motion = Motion
pace-calm = calm
pace-fast = fast
pace-off = none
habit-confirm = Ask before what cannot be undone
habit-sound = Sounds: dice, cards, towers, my turn
habit-notify = A notification when it is my turn
account = Account
account-line = You need none. With one, your tables and ratings follow you to other devices.
account-known = You are logged in as { $account }.
account-name = Account name (a–z, 0–9, _ and -)
password = Password (at least 10 characters)
account-create = Make an account
log-in = Log in
log-out = Log out
sessions = Where you are logged in
session-here = this device
session-used = last used { $ago }
session-program = Another program
session-end = Log out
session-end-device = Log out { $device }
sessions-end = Log out all other devices
sessions-ended = Logged out.
password-now = Your password
password-new = A new password (at least 10 characters)
password-change = Change the password
password-changed = The password is changed; other devices are logged out.
ratings = Ratings
matches = { $count ->
    [one] one match
   *[other] { $count } matches
}

# The introduction

lesson-progress = How far you are
lesson-skip = Skip
lesson-again = Once more

# Errors

lost-title = Nothing stands here yet
lost-page = There is no such page.
lost-part = A part of the page did not arrive. Your match is safe.
try-again = Try again

offline = The server cannot be reached.

review = Look back
review-of = { $game }, looked back at
review-working = Luck and decisions are being told apart. This takes up to a minute.
review-failed = This match could not be looked back at. The service has noted why.
review-curve = Chance to win, of 100, before every decision
review-curve-alone = Points in sight before every decision
review-numbers = The numbers
review-decision = Decision
review-mistakes = What would you have done?
review-no-mistakes = No mistake was found that is sure.
review-asked = Decision { $ply }: { $player }
review-see = See the table as it was
review-what = What would you do?
review-choose = Choose
review-answer = That is what I would do
review-tell = Just tell me
review-tried-best = That was the better one.
review-tried-same = That is what was played.
review-tried-other = It was neither what was played nor what was found to be best.
review-chosen = { $player } chose: { $action }
review-better = Better: { $action }
review-price = It gave away { $price }, by two evaluators.
review-price-unclear = Two evaluators disagree, { $price }: it is unclear.
review-in-chance = { $few } to { $many } of 100 of the chance to win
review-in-points = { $few } to { $many } points
review-try-again = Play on from there against bots
review-ledger-chance = Where the result came from: chance to win, of 100
review-ledger-points = Where the result came from: points
review-entry = Entry
review-start = start
review-luck = luck
review-own-losses = own losses
review-gifts = gifts of others
review-hidden = could not know
review-corrections = seen late
review-result = result
review-adjusted = result without luck
review-little = One match says little: who played better shows only over many.
review-more = More
review-seat = Player
review-apart = Luck and decisions so far: { $player }
review-decisions = decisions, one’s own and the others’
review-unclear = Unclear
review-terms = The result is start + luck + own losses + gifts of others + could not know + seen late. What was seen late is what the evaluator itself only saw one step later.
review-evaluator = Evaluator: { $hash }
play-here = Play on this device
play-here-about = Without the server, also offline. The match is kept in this browser.
cannot-play-here = This browser cannot play by itself. Tables at the server work as always.
no-store-here = This browser keeps nothing for this page: the match lasts as long as the page is open.
not-kept-here = This browser has no room left to keep the match. Make room and open the table again: it stands as it was.
no-table-here = There is no such table on this device.
damaged-here = What was kept of this table is damaged. Other tables are not touched. What is there can be downloaded.
other-version-here = This table was begun with another version of the game and cannot be played on. Nothing of it is lost: its record can be downloaded.
not-loaded-here = The rules of this game could not be loaded. Try again with the network on.
no-game-here = This device does not have that game.
option-not-here = This device cannot play with that option. A table at the server can.

# The app

newer-version = A new version is ready.
newer-version-about = It is loaded when you say so; matches and tables stay as they are.
newer-version-loading = It is loaded as soon as your move is stored.
newer-version-load = Load it now
newer-version-later = Later
as-app = As an app
as-app-kept = Midtown is kept on this device and opens without a network. What is played here alone needs none.
as-app-not-yet = This browser has not kept Midtown yet: without a network it may not open.
as-app-unable = This browser keeps pages only that come over a secure connection (https), so Midtown needs a network to open.
as-app-install = Install Midtown

# Without a service

more-choices-here = More choices: who sits where, options
nav-bring = Matches
no-service = There is no table service here. What is played stays on this device, in this browser.
cannot-play-here-site = This browser cannot play by itself: it has no WebAssembly. Lessons and rules work as always, and any current browser can play.
record-players = This record is of more or fewer players than can play this game.
record-position = The position at which this record begins is impossible.
commitment-line-here = This browser drew the seed of all chance when the table was set: this is its fingerprint. The seed is told at the end, and anybody can check every roll.
