# What the command line says in English.

## Help

about-manoir = Ghost games under one roof: to play, to change, to study.
about-games = The games, with everything that can be changed about them.
about-play = Play in this terminal, against bots.
about-simulate = Let random players play many games, and see who wins.
about-replay = Tell a saved match in words.
about-verify = Check that a saved match was played by the rules, with dice fixed beforehand.
about-bench = Measure how fast games are played here.

help-usage = usage:
help-commands = commands
help-arguments = arguments
help-first = To begin: manoir play ghooost
help-help = show this help
help-version = show the version
help-language = en (English) or fr (French); by default that of your system
help-json = print JSON, for programs
help-game = the game by its key; “manoir games” lists them
help-players = how many play; 3 by default
help-seed = deals the same cards again; drawn by lot by default
help-option = change an option, such as deck=two-copies, several_deals=true or deck=@my.json (may be given several times)
help-options = a JSON file with an object of options
help-seat = where you sit, counted from 0 as in saved matches
help-level = how well the bots play, from 1 to 5; 0 chooses at random, 2 by default
help-save = keep the match in this file, for “manoir replay” and “manoir verify”
help-games = how many games; 10000 by default
help-device = where to play: cpu (by default) or gpu
help-threads = how many processor threads to use; 1 by default
help-file = a match saved by “manoir play --save”
help-viewer = tell only what this seat knew, counted from 0; -1 is an onlooker. By default nothing is held back
help-bench-games = which games; all by default
help-bench-search = only how fast the bots search

name-command = command
name-game = game
name-file = file
name-address = address
name-option = name=value

## Errors

interrupted = interrupted
pipe-closed = whoever read the output has stopped reading
too-much = this is too large to be read
our-error = this is an error of ours ({ $error }); with { $trace }=1 you see where
no-command = there is no command “{ $command }”; there are { $commands }
no-game = there is no game “{ $game }”; there are { $games }
bad-arguments = { $message } (see “{ $command } --help”)
missing-arguments = this is missing: { $names }
unknown-arguments = not understood: { $words }
missing-value = { $name }: a value is missing
bad-value = { $name }: { $reason }
bad-number = “{ $text }” is no whole number from { $least } to { $most }
bad-word = “{ $text }” is none of { $words }
bad-players = { $game } is for { $least } to { $most } players, not { $players }
bad-seat = there is no seat { $seat }; seats are counted from 0 to { $last }
bad-option = an option is given as name=value, not “{ $text }”
bad-options-file = { $file }: a JSON object of options is wanted
file-missing = { $file }: there is no such file or folder
file-is-folder = { $file }: this is a folder, not a file
file-forbidden = { $file }: you are not allowed to open this
file-trouble = { $file } { $reason }
file-no-name = the name of a file is missing
file-no-text = { $file }: this is not text in UTF-8, so it is no saved match and no JSON
file-no-json = { $file }: this is no JSON ({ $reason })
save-no-replay = { $file } exists and is no saved match; choose another name
too-many-games = seeds end at 2^63-1: take a smaller seed or fewer games
no-gpu = no GPU can be used here ({ $reason }); to install what it needs: pip install 'manoir[gpu]'
no-bench = the measurements cannot be loaded ({ $reason })

## The list of games

game-line = { $name }  { $least } to { $most } players, rules { $rules }
column-option = Option
column-default = Default
column-meaning = Meaning
default-by-players = { $values } (for { $least } to { $most } players)
presets = Presets: { $names }.
values = From { $least } to { $most }.
reconstructed = Reconstructed: not printed in the rulebook.
games-hint = Play one with “manoir play ghooost”, change it with “--option name=value”.

## At the table

bot-names = Agatha Boris Cosima Dorian Elvira Fergus
seat-you = { $name } (you)
seat-bot = { $name } (bot)
welcome = { $level ->
    [0] You are { $name }. The bots play at random: { $bots }. Type “help” to see what you can type.
   *[other] You are { $name }. The bots are of level { $level } ({ $kind }): { $bots }. Type “help” to see what you can type.
}
your-turn = Your turn, { $name }
since = What happened
since-earlier = { $n ->
    [one] (one earlier choice is left out)
   *[other] ({ $n } earlier choices are left out)
}
times = { $line } (×{ $n })
choices = What you can do
ask = Number of your choice, or help >
impossible = “{ $text }” is not possible now: only what is listed is.
unclear = “{ $text }” is not clear. Type a number from 1 to { $last }, or help.
undone = You have taken back your last choice.
undo-refused = This cannot be taken back: somebody has chosen or learnt something since.
why-nothing = The rulebook has no paragraph for “{ $text }”. Type why and the number of a choice.
saved = Saved in { $file }.
unfinished = You leave the table before the end. Good night!
over = The match is over.
you-won = You have won. Well haunted!
you-lost = You have lost. The ghosts send their regards.
seed-again = To be dealt the same cards again: --seed { $seed }

word-undo = undo
word-why = why
word-help = help
word-save = save
word-quit = quit

help-number = choose by number
help-notation = choose by the words on the right
help-why = show the rule behind choice 1; “why 7.5” shows paragraph 7.5
help-undo = take back your last choice, if nobody has learnt anything by it
help-save-now = save the match up to here
help-quit = leave the table

column-seat = Seat
column-score = Score
winner = won
field-line = { $meaning }: { $value }
yes = yes
no = no

## Replays

replay-head = { $name }, { $players } players, rules { $rules }
replay-seats = At the table: { $names }
replay-options = Options: { $options }
replay-position = It began from a prepared position.
replay-whole = Nothing is held back.
replay-onlooker = Told as an onlooker saw it.
replay-viewer = Told as { $name } saw it.
replay-unfinished = The match is not over: it is the turn of { $name }.
took-back = { $name } takes back choice { $number }.
chose-unseen = (a choice that others may not know)

checked-choices = Every choice was allowed: { $choices } made, { $undone } taken back.
checked-result = The result follows from them: { $result }.
checked-unfinished = The match is not over, and the file says so.
checked-digest = The digest fits: { $digest }
checked-commitment = Seed and opening fit the commitment. Dice and decks were fixed beforehand if this is the one that was published before the first choice: { $commitment }
fair = fair
unfair = { $file } is not proven fair: { $reason }

## Simulations

compiling = Compiling the rules, once
compiling-once = Compiling the rules of { $game }; they are kept for the next time.
simulating = Playing
simulated = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } random players, first seed { $seed }
column-wins = Wins
column-interval = 95 % interval
interval = { $low } – { $high }
column-mean = Mean score
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
seat-number = Seat { $seat }
lengths = Length in choices: { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $shortest } to { $longest }
speed = { NUMBER($rate, maximumFractionDigits: 0) } choices a second, { NUMBER($seconds, maximumFractionDigits: 2) } s in all
wins-mean = Several seats may win one game, where its rules say so.
stopped-early = Stopped after { $games } of { $asked } games.

# ladder

about-ladder = Measure how strong each level of bots is, by paired matches.
help-deals = how many deals for a pair at the most, each played from both sides; 200 by default
help-first-deal = the number of the first deal, to play others than those by which a bot was tuned; 1 by default
help-keep = a file that keeps what was played, to go on from there
help-cluster = where a Ray cluster is that plays the deals; “local” starts one on this machine
no-cluster = no cluster can be used ({ $reason }); to install what it needs: pip install 'manoir[cluster]'
climbing = climbing
ladder-of = The ladder of { $game }, { $players } players
rung = { $name ->
    [random] At random
   *[other] Level { $name }
}
column-rung = Who
column-below = Against the one below
column-deals = Deals
column-rating = Rating
ladder-means = Every deal is played from both sides, and a pair ends when the question is settled. Ratings count from level 1 up; 400 points are odds of ten to one.

## Serving

about-serve = Open the house in a browser, for yourself or for friends.
help-host = where to listen; 0.0.0.0 lets other machines in (127.0.0.1 where nothing is said)
help-port = at which port; where nothing is said, the first free one from 8000 on
help-database = a file, or postgresql://user@host/name for several servers on one house
help-processes = so many processes share the tables, up to one for each core
help-no-open = do not open the page
help-export-old = write matches of older rules to files in this folder, and set them aside
name-database = database
name-folder = folder
serve-address = Manoir is open at { $address }
serve-kept = Everything is kept in { $path }
serve-stop = Press Ctrl-C to stop.
serve-exported = Set aside: { $path }

# learn

about-learn = Let a game’s bots learn by playing among themselves.
help-learn-players = for how many players; by default for the fewest and for four
help-rounds = how often the preferences are tried anew; 20 by default, 0 leaves them as they are
help-learn-deals = how many deals each candidate plays in a round; 100 by default
help-learn-games = how many matches the estimate is fitted to; 400 by default, 0 leaves it as it is
help-simulations = how far those who play these matches think; by default they only follow their preferences
help-learn-save = where to write what was learnt, as the game’s mind.json; by default it is printed
learning = learning
learn-nothing = { $game } has no preferences and no features, so there is nothing to learn
learn-round = Round { $number }: the best score { NUMBER($share, minimumFractionDigits: 3, maximumFractionDigits: 3) } against those before.
learn-fitted = Fitted to { $positions } positions: surprise { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } before, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } after.
