"""Matches on a cluster: Ray on this machine, with two workers."""

from __future__ import annotations

import pytest

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.lab.cluster import Cluster
from manoir.lab.learn import paired


@pytest.mark.filterwarnings("ignore")  # Ray's own, about what it will change some day
def test_a_cluster_plays_the_deals_as_they_are_played_here(thinker: Thinker) -> None:
    agents, deals = [Agent(), Agent(noise=6.0)], range(1, 18)
    options = {"deck": "two-copies"}
    with Cluster("ghooost", workers=2, options=options) as cluster:
        assert cluster.batch == 10
        there = cluster.paired(agents, 2, deals)
    variant = Thinker(thinker.game, options=options)
    assert there == paired(variant, agents, 2, deals).tolist()
