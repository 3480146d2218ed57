# What cannot be read

refusal-invalid = { $message }
refusal-not-json = A message is one JSON object.
refusal-form = { $field } cannot be used: { $problem }.
refusal-message = The message cannot be used: { $problem }.
refusal-request = This request cannot be read.
refusal-method = This cannot be done at this address.
refusal-too-large = A request may have { NUMBER($bytes, useGrouping: 0) } bytes at most.
refusal-body-too-large = This request is too large.
refusal-bot-unknown = There is no such bot; there are: { $bots }.
refusal-no-persons-seat = At least one seat must be a person's.
refusal-automatic-seats = The seats of kind automatic must be those that the options give to an automatic player.
refusal-contribution-form = A contribution to the seed is 32 hexadecimal digits (0–9, a–f) that your device has drawn.
refusal-replace-whom = Say which person's seat a bot is to take.
refusal-fork-at-the-end = There the match is over; fork it at an earlier ply.
refusal-fork-seat = Say which seat is to be yours; an automatic player's cannot be.
refusal-version-to-come = The match is at version { NUMBER($latest, useGrouping: 0) }.

# What is not there

refusal-no-address = There is nothing at this address.
refusal-no-table = There is no such table.
refusal-no-motion = There is no such motion.
refusal-no-person = There is no such person.
refusal-not-watching = You do not watch this.

# Who asks

refusal-stranger = Nobody is known here yet: become a guest or log in first.
refusal-foreign-host = This service is not known by that name; whoever runs it can add the name to MIDTOWN_HOSTS.
refusal-foreign-page = This request does not come from one of our own pages.
refusal-wrong-password = This account and this password do not belong together.
refusal-password-easy = This password is too easy to guess: too little is left of it besides your account's name, names of these games, words and rows of keys that everybody tries first.
refusal-name-taken = This name is taken; choose another.
refusal-name-of-account = This name looks like that of an account; log in to it, or choose another name.
refusal-name-at-table = Somebody at this table has a name that looks like { $name }; take another name to sit down.
refusal-account-already = You have an account already.

# Seats and tables

refusal-seat-not-yours = This is not your seat.
refusal-not-seated = You do not sit at this table.
refusal-rematch-not-yours = Only who sat at this table may ask for a rematch.
refusal-seated-already = You sit at this table already.
refusal-first-not-open = Who begins is not chosen here: the set-up draws it, or one plays alone.
refusal-first-who = Who begins has to be one of the seats.
refusal-seat-by-lot = Seats are drawn by lot at this table; sit down without naming one.
refusal-seat-taken = This seat is not open.
refusal-contribution-twice = This seat has added its part of the seed already.
refusal-contribution-late = It is too late to add to the seed of this table.
refusal-other-commitment = This is not the commitment of this table; look at it again first.
refusal-owner-only = Only who made the table may do that.
refusal-match-begun = The match has begun already; you can resign or leave.
refusal-match-not-over = The match is not over yet.
refusal-book-closed = The book is opened when the match is over.
refusal-no-spectators = Only those who sit at this table may look on.
refusal-table-version = This table was begun under version { $given } of its rules; here version { $plays } is played, so it can be neither played on nor replayed.
refusal-no-talk = Only those who sit at this table may speak.

# The match

refusal-against-the-rules = The rules do not allow that.
refusal-undo-not-free = The last decision cannot be taken back freely: it drew chance, revealed something or passed the turn.
refusal-nothing-decided = This seat has not decided anything yet.
refusal-moved-on = The match has moved on; look at it again first.
refusal-not-begun = The match begins when all seats are taken.
refusal-contribution-missing = The match begins when every device has added its part of the seed; missing: seat { $seats }.
refusal-not-your-turn = It is not your turn.
refusal-match-over = The match is over.
refusal-time-up = Your time is up.
refusal-no-hints = At this table nobody gets hints.
refusal-no-hints-rated = This match is rated: nobody gets hints.
refusal-bot-plays = A bot plays this seat already.

# Motions

refusal-vote-running = Something else is being voted on already.
refusal-replace-yourself = That is your own seat; you can resign.
refusal-person-here = This person is here, or was a few minutes ago; wait a little.
refusal-not-asked = You are not asked about this.
refusal-vote-over = This has been decided already.

# Too much at once

refusal-too-many = That was too much at once; wait a little and try again.
refusal-too-many-guesses = Too many wrong passwords for this account came from your address; try again in half an hour.
refusal-too-many-watches = One connection may watch { $most } seats at once.
refusal-store-full = The disk of the service is full, so this could not be stored and nothing has changed; try again later.
refusal-store-read-only = The service may not write to its store, so this could not be stored and nothing has changed; try again later.
refusal-store-damaged = The store of the service is damaged; whoever runs it has to put a backup in its place.
refusal-store-away = The store of the service does not answer; try again in a moment.
refusal-stopping = The service is being stopped and did not wait for this; look whether it was done when it is back.
refusal-bots-busy = All bots are busy; try again in a moment.
refusal-hint-running = Your last question is still being thought about.
refusal-message-failed = Something went wrong on our side; try again.
refusal-failed = Something went wrong on our side.
