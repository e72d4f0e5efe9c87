"""The kit by itself: domains, sights, records, choices, events, chance, machines."""
