# Two commands do everything: `make play` and `make test`. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
TESTS_READY := $(VENV)/tests-ready

.PHONY: play test check lint types examine golden clean

play: $(READY)
	$(BIN)/midtown play $(ARGS)

test: lint types check

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Midtown needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	touch $@

$(TESTS_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

lint: $(TESTS_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(TESTS_READY)
	$(BIN)/mypy

# All tests with compiled rules; then the clauses once more interpreted, which shows what they cover.
check: $(TESTS_READY)
	$(BIN)/python -m pytest -n 2
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/rules --cov=midtown.games --cov-report=term

# The long examination: 100,000 random games of every game, number of players and option.
examine: $(TESTS_READY)
	$(BIN)/python -m pytest tests/examiner/test_rules.py -v -k games_end --examine $(or $(GAMES),100000)

golden: $(TESTS_READY)
	$(BIN)/python -m pytest tests/examiner/test_golden.py --rewrite-golden

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
