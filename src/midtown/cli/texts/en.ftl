compiling = Preparing the rules of { $game }. This takes a moment, once.
compiling-set-up = the set-up
compiling-choices = what is possible
compiling-moves = what happens
compiling-points = the points
compiling-looking = the bots: looking ahead
compiling-thinking = the bots: thinking
compiling-looking-back = looking back

hint-choice = { $player }
hint-chance = wins
hint-points = points
hint-visits = visits

which-game = Which game? { $games }
edition = This is the { $edition }. { $about } The other one: -o { $option }={ $other }
begins-lot = The lot has decided: { $player } begins.
begins-chosen = It was agreed that { $player } begins.
begins-round = It goes round: this time { $player } begins.
bot-name = Bot { $number } ({ $bot })
turn = { $player }, it is your turn. { $task }
choose = Number, or { -command-help }
unknown = I do not know “{ $given }”. Type a number from the list, or { -command-help }.
over = The game is over.
won = { $players } wins!
won-together = { $players } share the win!
won-alone = You have won!
lost-alone = Not won this time.
adviser = The adviser
thinking = { $player } is thinking …
saved = The match is saved. Continue with: midtown play --resume
saved-to = Saved to { $file }.
save-where = Say where: save FILE
undone = Taken back: { $action }
undo-left = { $count ->
    [0] Nothing can be taken back now.
    [one] One decision can be taken back.
   *[other] { $count } decisions can be taken back.
}
pass-device = Pass the device to { $player } and press Enter.
why-what = Why what? Type: why, and a word of the choice that is missing.
why-all-possible = All of that is possible now.
why-more = … and { $count } more.
total = Total
commitment = All chance was fixed before the match began. Check it with: midtown verify { $file }

-command-help = help
help =
    { "[bold]number[/]" }        play that choice
    { "[bold]undo[/]" }          take the last decision back, as far as nothing was rolled or passed on
    { "[bold]hint[/] [BUDGET]" } what the best bot would do, e.g. hint 3s
    { "[bold]why[/] WORD" }      why a choice is missing, e.g. why build
    { "[bold]rules[/] [CLAUSE]" } the rules, or one clause of them, e.g. rules { $clause }
    { "[bold]save[/] FILE" }     save a copy
    { "[bold]quit[/]" }          stop for now; everything is saved

review-working = Looking back
review-title = { $game }, { $plies } decisions. The chance to win, from the first to the last:
review-title-alone = { $game }, { $plies } decisions. The points in sight, from the first to the last:
review-chance = chance, of 100
review-points = points
review-start = start
review-luck = luck
review-own-losses = own losses
review-gifts = gifts
review-hidden = could not know
review-corrections = seen late
review-result = result
review-adjusted = without luck
review-terms = Result = start + luck + own losses + gifts of others + could not know + seen late (what the evaluator itself only saw one step later).
review-no-mistakes = No mistake was found that is sure.
review-mistake = Decision { $ply }, { $player }: gave away { $price }.
review-unclear = Decision { $ply }, { $player }: two evaluators disagree, { $price }. Unclear.
review-in-chance = { $few } to { $many } of 100 of the chance to win
review-in-points = { $few } to { $many } points
review-chosen = { "  " }chosen: { $action }
review-better = { "  " }better: { $action }
review-little = One match says little: who played better shows only over many.
review-evaluator = Evaluator: { $hash }

arena-left = time left
arena-stopped = Stopped. What was played is in { $file }; the same command goes on from there.
arena-report = The whole report: { $file }
arena-rating = rating
arena-won = won
arena-points = points
arena-games = games

guest = Guest { $number }
server-table = You sit at the table { $table }. Others come to it with this link: { $link }
server-waiting = Waiting for the others to sit down …
server-others = The others are deciding …
server-later = The match goes on without this window. Come back with: midtown play --server { $url } --table { $table }
seed-agreed = Chance was checked: its seed is made of the secret that the service committed itself to, and of what every device added.
seed-drawn = The service drew the seed of this match alone.
seed-given = The seed of this match was given.
seed-wrong = Chance was NOT what was agreed on. { $why }
server-help =
    { "[bold]number[/]" }    play that choice
    { "[bold]undo[/]" }      take the last decision back, as far as nothing was rolled or passed on
    { "[bold]hint[/]" }      what the best bot would do
    { "[bold]say[/] WORDS" } say something to the table
    { "[bold]resign[/]" }    give the match up
    { "[bold]quit[/]" }      stop for now
