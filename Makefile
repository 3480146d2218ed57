# Two commands do everything: `make play` opens the games in your browser, `make test` tests all there is.
# Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
TESTS_READY := $(VENV)/tests-ready
WEB_READY := $(VENV)/web-ready
TEST_EXTRAS := dev,arena,lab,data
# PyTorch and Ray are large and not there for every Python: they are tested where machines test for everybody.
ifdef CI
TEST_EXTRAS := $(TEST_EXTRAS),learn,ray
endif

.PHONY: play test check lint types web wire web-test examine golden kill clean

play: $(READY) web
	MIDTOWN_LOG_LEVEL=$${MIDTOWN_LOG_LEVEL:-warning} $(BIN)/midtown serve --open $(ARGS)

test: lint types web web-test check

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Midtown needs Python 3.11 or newer.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	touch $@

$(TESTS_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(TEST_EXTRAS)]'
	touch $@

# The browser client, built into the package when anything it is made of has changed.
$(WEB_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[web]'
	touch $@

web: $(WEB_READY)
	$(BIN)/python web/build.py

# What the page knows of the wire, from what the games and the service declare.
wire: web
	$(BIN)/python web/wire_types.py

web-test: web $(TESTS_READY)
	$(BIN)/python web/npm.py run check
	$(BIN)/python web/npm.py run lint
	$(BIN)/python web/npm.py run test
	@test -x /usr/bin/chromium || test "$$(id -u)" != 0 || apt-get install -y -qq chromium

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

# The table service killed 300 times under load: nothing acknowledged is lost, nothing is doubled.
kill: $(TESTS_READY)
	KILLS=$(or $(KILLS),300) $(BIN)/python -m pytest tests/server/test_kill.py -v -s

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
