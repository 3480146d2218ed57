# Two commands do everything: `make play` opens the games in your browser, `make test` tests all there is.
# Both set up what they need first. Every step is one line, unless it fails: then all it said is shown.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STEP := $(PYTHON) tools/step.py
NEW_ENOUGH := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Midtown needs Python 3.11 or newer.")'
PIP := $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off -c constraints.txt
PYTEST := $(STEP) --show '[0-9] (passed|failed|skipped)|^TOTAL'
READY := $(VENV)/ready
TESTS_READY := $(VENV)/tests-ready
WEB_READY := $(VENV)/web-ready
DOCS_READY := $(VENV)/docs-ready
TEST_EXTRAS := dev,arena,docs,lab,data
# PyTorch and Ray are large and not there for every Python: they are tested where machines test for everybody.
ifdef CI
TEST_EXTRAS := $(TEST_EXTRAS),learn,ray
endif

.PHONY: play test check lint types docs wasm web wire web-test examine examine-wasm positions golden kill simulate review-check clean

play: $(READY) web
	@MIDTOWN_LOG_LEVEL=$${MIDTOWN_LOG_LEVEL:-warning} $(BIN)/midtown serve --open $(ARGS)

# What works on one core goes side by side.
test: $(TESTS_READY)
	@$(MAKE) --no-print-directory -j 2 lint types web-test
	@$(MAKE) --no-print-directory check

$(READY): pyproject.toml constraints.txt
	@$(NEW_ENOUGH)
	@$(STEP) "Setting up Python" sh -ec '$(PYTHON) -m venv $(VENV); $(PIP) -e .; touch $@'

# Everything at once: `make play` needs no more than this brings.
$(TESTS_READY): pyproject.toml constraints.txt
	@$(NEW_ENOUGH)
	@$(STEP) "Setting up Python and the tests" \
		sh -ec '$(PYTHON) -m venv $(VENV); $(PIP) -e ".[web,$(TEST_EXTRAS)]"; touch $(READY) $(WEB_READY) $@'

$(WEB_READY): $(READY)
	@$(STEP) "Fetching Node" sh -ec '$(PIP) -e ".[web]"; touch $@'

$(DOCS_READY): $(READY)
	@$(STEP) "Setting up the documentation" sh -ec '$(PIP) -e ".[docs]"; touch $@'

# The games as WebAssembly, each built again when its rules, the search or the compiler have changed.
wasm: $(WEB_READY)
	@$(BIN)/python -m midtown.wasm --current --out web/games || \
		$(STEP) "Compiling the games for the page" $(BIN)/python -m midtown.wasm --out web/games

# The browser client, built into the package when anything it is made of has changed.
web: wasm
	@$(BIN)/python web/build.py --current || $(STEP) "Building the page" $(BIN)/python web/build.py

# What the page knows of the wire, from what the games and the service declare.
wire: web
	@$(STEP) "Types of the wire" $(BIN)/python web/wire_types.py

web-test: web $(TESTS_READY)
	@$(STEP) "Types of the page" $(BIN)/python web/npm.py run check
	@$(STEP) "Lint of the page" $(BIN)/python web/npm.py run lint
	@$(STEP) --show '^ *Tests ' "Tests of the page" $(BIN)/python web/npm.py run test
	@test -x /usr/bin/chromium || test "$$(id -u)" != 0 || $(STEP) "Installing Chromium" \
		sh -c 'apt-get update -qq; apt-get install -y -qq chromium'

lint: $(TESTS_READY)
	@$(STEP) "Lint" $(BIN)/ruff check .
	@$(STEP) "Format" $(BIN)/ruff format --check .
	@$(STEP) "Imports" $(BIN)/lint-imports

types: $(TESTS_READY) $(WEB_READY)
	@$(STEP) "Types" $(BIN)/mypy

# All tests with compiled rules, which are compiled first; then, interpreted, bad positions and the clauses, which must cover the rules.
check: $(TESTS_READY)
	@$(STEP) "Compiling the rules" $(BIN)/python -m tests.compiled
	@$(PYTEST) "Tests" $(BIN)/python -m pytest -n 2 --dist worksteal
	@NUMBA_DISABLE_JIT=1 $(PYTEST) "Bad positions, interpreted" $(BIN)/python -m pytest -n 2 tests/examiner/test_soundness.py
	@NUMBA_DISABLE_JIT=1 $(PYTEST) "Clauses, interpreted" \
		$(BIN)/python -m pytest -n 2 tests/rules --cov=midtown.games --cov-report=term --cov-fail-under=97

# The documentation as pages to read in a browser: site/index.html.
docs: $(DOCS_READY)
	@$(STEP) "Documentation" $(BIN)/sphinx-build --fail-on-warning --keep-going -c docs . site
	@echo "The documentation begins at site/index.html."

# The long examination: 100,000 random games of every game, number of players and option.
examine: $(TESTS_READY)
	$(BIN)/python -m pytest tests/examiner/test_rules.py -v -k games_end --examine $(or $(GAMES),100000)

# 10,000 random games of every variant in WebAssembly, byte for byte as natively.
examine-wasm: $(TESTS_READY) wasm
	$(BIN)/python -m pytest tests/wasm/test_rules.py -v -k random_games --examine $(or $(GAMES),10000)

# 20,000 positions of every variant, each with one to five changes: refused with a sentence, or played to the end.
positions: $(TESTS_READY)
	$(BIN)/python -m pytest tests/examiner/test_soundness.py -v -k played_to_its_end --positions $(or $(POSITIONS),20000)

golden: $(TESTS_READY)
	$(BIN)/python -m pytest tests/examiner/test_golden.py --rewrite-golden

# The table service, and PostgreSQL, killed a thousand times under load: nothing acknowledged is lost or doubled.
kill: $(TESTS_READY)
	KILLS=$(or $(KILLS),1000) $(BIN)/python -m pytest tests/server/test_kill.py -v -s

# The table service under ten thousand seeds, and a hunt for planted faults (docs/simulation.md).
simulate: $(TESTS_READY)
	$(BIN)/python -m tests.simulation 1-$(or $(SEEDS),10000)
	$(BIN)/python -m tests.simulation.faults.hunt

# What a review says of luck, over 10,000 matches of small games, and whether it finds who gives away (docs/review.md).
review-check: $(TESTS_READY)
	$(BIN)/python -m tests.review.figures luck lift 2 $(or $(MATCHES),10000)
	$(BIN)/python -m tests.review.figures luck lift 3 $(or $(MATCHES),10000)
	$(BIN)/python -m tests.review.figures luck lift 4 $(or $(MATCHES),10000)
	$(BIN)/python -m tests.review.figures luck skyline 2 $(or $(MATCHES),10000)
	$(BIN)/python -m tests.review.figures bent skyline 2 200
	$(BIN)/python -m tests.review.figures giver lift 2 200
	$(BIN)/python -m tests.review.figures giver skyline 2 40

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage site
