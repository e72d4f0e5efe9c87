game-name = Vigil
room-attic = the attic
room-cellar = the cellar
room-hall = the hall
choice-point = { $step ->
    [peek] Look at what lies in { $room }
   *[visit] Go to { $room }
}
event-visited = { $seat } goes to { $room } and rolls { $die }.
event-found = { $seat } finds { $relic } in { $room }.
event-found-unseen = { $seat } finds something in { $room }.
