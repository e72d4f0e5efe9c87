"""A match: choosing, taking back, looking back, replays, words."""
