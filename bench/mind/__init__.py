"""How strong the mind is: the matches behind the tables of docs/mind.md, a file for each.

`python -m bench.mind NAME` plays one and writes what came of it to bench/results/mind-NAME.json.
"""
