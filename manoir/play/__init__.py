"""A match: seats, history, views, undo, words, replays. It knows a game through its protocol only."""
