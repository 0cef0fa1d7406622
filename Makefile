# Two commands do everything on a machine with Python 3.11 to 3.13 and a shell:
#   make play   the game server with its page, opened in the browser
#   make test   linters, types and the whole test suite

PYTHON ?= python3
GAME ?= usa
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -q
# The checkout keeps its compiled kernels to itself.
export CARBARN_CACHE ?= $(CURDIR)/.venv/cache
# The page is built with the machine's Node.js if it is new enough, else with the one of a Python package.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo own)
NPM := cd web && PATH="$(if $(NODE),,$(CURDIR)/$(BIN):)$$PATH" npm
WEB := $(shell find web hatch_build.py carbarn/locales -name node_modules -prune -o -type f -print)

.PHONY: play terminal test lint unit plain web browser pictures bench load soak docs lock clean

play: .stamps/package
	@$(BIN)/carbarn serve --open

terminal: .stamps/package
	@$(BIN)/carbarn play $(GAME) --terminal

test: lint web unit plain browser

lint: .stamps/test .stamps/package
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The browser client: types, components, and its logic.
web: .stamps/test .stamps/package
	$(NPM) run --silent check
	$(NPM) run --silent test

# Bounds are checked here: an out-of-range read is an error, not a wrong number. Compiled before, so that the two
# processes that test do not both compile the same.
unit: .stamps/test .stamps/package
	@.ci/system-packages postgresql
	NUMBA_BOUNDSCHECK=1 CARBARN_CACHE=$(CARBARN_CACHE)-checked $(BIN)/carbarn compile
	NUMBA_BOUNDSCHECK=1 CARBARN_CACHE=$(CARBARN_CACHE)-checked $(BIN)/python -m pytest -n 2 --dist loadgroup tests --ignore tests/browser

# The same kernels uncompiled: a part of the suite proves that both runs agree.
plain: .stamps/test .stamps/package
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 tests/rules tests/tracks/test_rules_cable_car.py \
	  tests/tracks/test_rules_companies.py tests/tracks/test_hidden_tiles.py tests/tracks/test_bots_plain.py tests/test_golden.py \
	  tests/envs/test_layouts.py::test_numbers_are_what_the_layout_says

# A real browser against a real server, with the kernels that people play with.
browser: .stamps/test .stamps/package
	@.ci/system-packages chromium fonts-noto-cjk
	$(BIN)/carbarn compile
	$(BIN)/python -m pytest -n 2 tests/browser

# What the page looks like: every main view into docs/images/; ALL=1 every combination into docs/images/all/.
pictures: .stamps/test .stamps/package
	@.ci/system-packages chromium fonts-noto-cjk
	$(BIN)/carbarn compile
	$(BIN)/python -m tests.browser.pictures $(if $(ALL),--all)

bench: .stamps/test .stamps/package
	$(BIN)/carbarn bench
	$(BIN)/python benchmarks/start_up.py
	$(BIN)/python -m pytest -q -s tests/browser/test_speed.py

# A thousand clients for a minute; games under kills, cut lines and races. Loopback only; minutes on an idle machine.
load: .stamps/test .stamps/package
	$(BIN)/python benchmarks/load.py

soak: .stamps/test .stamps/package
	$(BIN)/python benchmarks/soak.py

docs: .stamps/test .stamps/package
	$(BIN)/python docs/make_rules.py
	$(BIN)/python docs/make_pictures.py

# After a change of requirements/*.in: pins every version with its hashes.
lock: .stamps/test
	$(PIP) pip-tools
	for name in play test node; do $(BIN)/pip-compile -q --generate-hashes --no-emit-index-url --no-emit-trusted-host \
	  --no-emit-find-links --strip-extras --allow-unsafe -o requirements/$$name.txt requirements/$$name.in; done

.stamps/play: requirements/play.txt requirements/node.txt | .venv
	$(PIP) --require-hashes -r requirements/play.txt
	$(if $(NODE),,$(PIP) --require-hashes -r requirements/node.txt)
	@mkdir -p .stamps && touch $@

.stamps/test: requirements/test.txt requirements/node.txt | .venv
	$(PIP) --require-hashes -r requirements/test.txt
	$(if $(NODE),,$(PIP) --require-hashes -r requirements/node.txt)
	@mkdir -p .stamps && touch $@ .stamps/play

# The package itself, with the page built into it.
.stamps/package: pyproject.toml $(WEB) | .stamps/play
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv:
	$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13) and "Carbarn needs Python 3.11 to 3.13: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv

clean:
	rm -rf .venv .stamps carbarn/web web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
