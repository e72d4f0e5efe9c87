"""A match: seats, history, views, undo, words, replays. It knows a game by its protocol only."""
