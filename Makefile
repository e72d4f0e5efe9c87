# A fresh machine needs python3 (with venv or pip), make and git; everything else is set up here, once.
.DEFAULT_GOAL := help
.NOTPARALLEL: # steps share .tools/ and caches, and lint errors should come before test errors
.PHONY: help play page test pictures soak bench lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' $(MAKEFILE_LIST)

play: page .venv/stamp ## open the house in a browser
	@.venv/bin/manoir serve

page: manoir/server/page/index.html ## build the page

test: page tests/browser/lighthouse/node_modules/stamp .venv-test/stamp ## style, types, layers, tests with coverage, in a real browser too
	.venv-test/bin/ruff check
	.venv-test/bin/ruff format --check
	.venv-test/bin/mypy
	.venv-test/bin/lint-imports --no-logo
	cd web && ../tools/node npm run --silent check
	cd web && ../tools/node npm run --silent test
	.venv-test/bin/pytest $(TWO) --cov --ignore tests/conformance --ignore tests/browser
	CHROMIUM=$$(tools/chromium) .venv-test/bin/pytest $(TWO) tests/conformance tests/browser

# Two runs: the conformance suite plays thousands of games, which takes twice as long where coverage
# is measured, and a process with a browser in it has a running loop, of which asyncio knows one.
TWO := -n 2

pictures: page .venv-test/stamp ## take the pictures in the docs anew
	CHROMIUM=$$(tools/chromium) .venv-test/bin/python -m tests.browser.pictures

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

.venv-page/stamp: requirements/page.txt
	tools/uv venv --quiet --allow-existing $(@D)
	tools/uv pip sync --python $(@D) --require-hashes $<
	@touch $@

.venv-%/stamp: requirements/%.txt requirements/build.txt pyproject.toml
	$(environment)

# The words, rulebooks and lessons of the games are built into the page.
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*') \
	$(wildcard manoir/games/*/*.ftl manoir/games/*/*.md manoir/games/*/lesson.json manoir/bots/*.ftl)

manoir/server/page/index.html: web/node_modules/stamp $(PAGE)
	cd web && ../tools/node npm run --silent build

%/node_modules/stamp: %/package.json %/package-lock.json .venv-page/stamp
	cd $* && $(CURDIR)/tools/node npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

# No addresses: a lock must work with any index. Versions of run.txt hold in every environment.
PIN = tools/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links
lock: ## pin the newest versions anew
	$(PIN) --group uv --output-file requirements/uv.txt
	$(PIN) --group build --output-file requirements/build.txt
	$(PIN) --group page --output-file requirements/page.txt
	$(PIN) pyproject.toml --output-file requirements/run.txt
	$(PIN) pyproject.toml --group test --constraints requirements/run.txt --output-file requirements/test.txt
	$(PIN) pyproject.toml --group soak --constraints requirements/test.txt --output-file requirements/soak.txt
	$(PIN) pyproject.toml --group bench --constraints requirements/run.txt --output-file requirements/bench.txt
	@! grep -n '://' requirements/*.txt

clean: ## remove all that was made here
	rm -rf .venv .venv-* .tools web/node_modules tests/browser/lighthouse/node_modules manoir/server/page .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	find . -name __pycache__ -prune -exec rm -rf {} +
