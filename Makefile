# A fresh machine needs python3 (with venv or pip), make and git; everything else is set up here, once.
.DEFAULT_GOAL := help
.NOTPARALLEL: # steps share .tools/ and caches, and lint errors should come before test errors
.PHONY: help play test soak bench lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' $(MAKEFILE_LIST)

play: .venv/stamp ## a game of Ghooost! for three, in this terminal
	@.venv/bin/manoir play ghooost --players 3

# --dist loadfile: the examples of one document build on each other
test: .venv-test/stamp ## style, types, layers, tests with coverage
	.venv-test/bin/ruff check
	.venv-test/bin/ruff format --check
	.venv-test/bin/mypy
	.venv-test/bin/lint-imports --no-logo
	.venv-test/bin/pytest -n 2 --dist loadfile --cov

soak: .venv-soak/stamp ## long runs: mutation, many games
	.venv-soak/bin/python -m tests.soak

bench: .venv-bench/stamp ## speed, beside other libraries
	.venv-bench/bin/manoir bench

# Each environment holds exactly what its file in requirements/ pins, and this tree.
define environment
tools/uv venv --quiet --allow-existing $(@D)
tools/uv pip sync --python $(@D) --require-hashes $<
tools/uv pip install --quiet --python $(@D) --no-deps --build-constraints requirements/build.txt --editable .
@touch $@
endef

.venv/stamp: requirements/run.txt requirements/build.txt pyproject.toml
	$(environment)

.venv-%/stamp: requirements/%.txt requirements/build.txt pyproject.toml
	$(environment)

# No addresses: a lock must work with any index. Versions of run.txt hold in every environment.
PIN = tools/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links
lock: ## pin the newest versions anew
	$(PIN) --group uv --output-file requirements/uv.txt
	$(PIN) --group build --output-file requirements/build.txt
	$(PIN) pyproject.toml --output-file requirements/run.txt
	$(PIN) pyproject.toml --group test --constraints requirements/run.txt --output-file requirements/test.txt
	$(PIN) pyproject.toml --group soak --constraints requirements/test.txt --output-file requirements/soak.txt
	$(PIN) pyproject.toml --group bench --constraints requirements/run.txt --output-file requirements/bench.txt
	@! grep -n '://' requirements/*.txt

clean: ## remove all that was made here
	rm -rf .venv .venv-* .tools .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find . -name __pycache__ -prune -exec rm -rf {} +
