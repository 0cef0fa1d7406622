# Two commands do everything on a machine with Python 3.11 to 3.13 and a shell:
#   make play   a game in the terminal, you against a bot
#   make test   linters, types and the whole test suite

PYTHON ?= python3
GAME ?= usa
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -q
# The checkout keeps its compiled kernels to itself.
export CARBARN_CACHE ?= $(CURDIR)/.venv/cache

.PHONY: play test lint unit plain bench docs lock clean

play: .stamps/play
	@$(BIN)/carbarn play $(GAME) --terminal

test: lint unit plain

lint: .stamps/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Bounds are checked here: an out-of-range read is an error, not a wrong number.
unit: .stamps/test
	NUMBA_BOUNDSCHECK=1 CARBARN_CACHE=$(CARBARN_CACHE)-checked $(BIN)/python -m pytest -n 2 tests

# The same kernels uncompiled: a part of the suite proves that both runs agree.
plain: .stamps/test
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n 2 tests/rules tests/tracks/test_rules_cable_car.py \
	  tests/tracks/test_rules_companies.py tests/tracks/test_hidden_tiles.py tests/tracks/test_bots_plain.py tests/test_golden.py

bench: .stamps/play
	$(BIN)/carbarn bench
	$(BIN)/python benchmarks/start_up.py

docs: .stamps/test
	$(BIN)/python docs/make_rules.py
	$(BIN)/python docs/make_pictures.py

# After a change of requirements/*.in: pins every version with its hashes.
lock: .stamps/test
	$(PIP) pip-tools
	for name in play test; do $(BIN)/pip-compile -q --generate-hashes --no-emit-index-url --no-emit-trusted-host \
	  --no-emit-find-links --strip-extras --allow-unsafe -o requirements/$$name.txt requirements/$$name.in; done

.stamps/play: requirements/play.txt pyproject.toml | .venv
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@mkdir -p .stamps && touch $@

.stamps/test: requirements/test.txt pyproject.toml | .venv
	$(PIP) --require-hashes -r requirements/test.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@mkdir -p .stamps && touch $@ .stamps/play

.venv:
	$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13) and "Carbarn needs Python 3.11 to 3.13: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv .venv

clean:
	rm -rf .venv .stamps .pytest_cache .mypy_cache .ruff_cache .hypothesis
