"""For all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# A busy machine makes an example slow, not wrong. Where CI is set, Hypothesis knows that itself.
if "CI" not in os.environ:
    settings.register_profile("house", deadline=None)
    settings.load_profile("house")
