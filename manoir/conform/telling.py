"""What a table tells a viewer: always the view, whether told whole or change by change."""

from __future__ import annotations

import random

from manoir.conform.broken import demand
from manoir.conform.sample import Setting, random_game
from manoir.kit.derive.telling import changes, tell, touched
from manoir.kit.jsonform import view_json
from manoir.kit.sight import ONLOOKER


def check_telling(setting: Setting, games: int, most: int = 40, seed: int = 5) -> None:
    """Through the first choices of some games, every viewer's sum of changes stays the view."""
    game, luck = setting.game, random.Random(seed)
    for _ in range(games):
        told: dict[int, dict[str, object]] = {}
        for made, (s, choice) in enumerate(random_game(setting, luck)):
            after = game.applied(s, choice)
            fields = touched(s, after)
            for viewer in (ONLOOKER, *range(s.players)):
                so_far = told.setdefault(viewer, tell(s, viewer))
                changes(after, viewer, fields, so_far)
                wanted = view_json(after.view(viewer))
                demand(so_far == wanted, "the changes do not add up to the view", viewer)
                demand(tell(after, viewer) == wanted, "the table is told otherwise", viewer)
            if made == most:
                break
