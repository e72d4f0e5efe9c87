# The five levels of bots: a name, and what kind of player it is.

level-1 = Whisper
level-1-kind = plays by feeling, and is distracted
level-2 = Footstep
level-2-kind = knows the habits of the game
level-3 = Shadow
level-3-kind = looks two choices ahead and forgets half of what it saw
level-4 = Spectre
level-4-kind = makes plans and remembers most of what it saw
level-5 = Lord of the manor
level-5-kind = forgets nothing, and thinks as long as it is worth it
