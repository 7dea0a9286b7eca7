# Commands for players, hosts and contributors. They need only make, bash and Python 3.11 or newer: each target first
# updates .venv from a lock file.
#
#   make play            play in the browser: no token, no Discord
#   make test            the linters and the fast tests
#   make help            the rest

SHELL := /bin/bash
PYTHON ?= python3
LOCK_PYTHON ?= python3.13
BIN := .venv/bin
export PYTHON
# Compile modules once: the tests start about fifty programs.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play setup run doctor test test-changed test-slow test-all words legible coverage lint format arena bench faults kills floods mutants gallery site lock audit pin

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: .venv/play.stamp ## play in your browser, without Discord (ARGS="--port 8080 --no-browser")
	@$(BIN)/python -m bot play $(ARGS)

setup: .venv/play.stamp ## set up the bot: from a token to the first table
	@$(BIN)/python -m bot setup $(ARGS)

run: .venv/play.stamp ## run the bot on Discord (settings: .env)
	@$(BIN)/python -m bot run

doctor: .venv/play.stamp ## check settings, token, database and machine (ARGS=--deep for all of it)
	@$(BIN)/python -m bot doctor $(ARGS)

test: .venv/test.stamp ## run the linters and the fast tests (ARGS="tests/storage -k kill": those, slow ones too)
	@log=$$(mktemp); trap 'kill $$lint 2>/dev/null; rm -f $$log' EXIT; \
	($(MAKE) --no-print-directory lint >$$log 2>&1; code=$$?; echo; cat $$log; exit $$code) & lint=$$!; \
	scripts/system.sh || exit; \
	$(BIN)/pytest -n auto --dist worksteal $(or $(ARGS),-m "not slow" --shares tests/shares/fast.toml); tested=$$?; wait $$lint; linted=$$?; \
	exit $$((tested ? tested : linted))

test-changed: .venv/test.stamp ## run the fast tests near what you changed (ARGS=HEAD: since that commit)
	@scripts/system.sh
	@files=$$($(BIN)/python -m tests.near $(ARGS)) && if [ -n "$$files" ]; then $(BIN)/pytest -n auto --dist worksteal -m "not slow" $$files; fi

test-slow: .venv/test.stamp ## run the tests that "make test" leaves out
	@scripts/system.sh
	$(BIN)/pytest -n auto --dist worksteal -m slow $(or $(ARGS),--shares tests/shares/slow.toml)

test-all: test test-slow ## run the linters and all tests, as in CI (THOROUGH=1 for more of each)

words: .venv/test.stamp ## list what each language lacks (ARGS="fr nl" for some; docs/developers/translating.md)
	@$(BIN)/python -m tests.words $(ARGS)

legible: .venv/test.stamp ## check that texts of all pictures are readable in each language (ARGS=fr for one)
	$(BIN)/pytest -n auto tests/render/test_legibility.py --languages "$(or $(ARGS),all)"
	@$(BIN)/python -m tests.render.legible $(firstword $(ARGS) en)

coverage: .venv/test.stamp ## run all tests and list lines that no test reaches (about three times as slow)
	@scripts/system.sh
	$(BIN)/pytest -n auto --cov --cov-report=term $(ARGS)

lint: .venv/test.stamp ## check style, English, types, imports, dead code and deployment files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(BIN)/oxlint localcord/web/js
	$(BIN)/python scripts/claims.py
	$(BIN)/python scripts/english.py
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.compose-spec compose.yaml

format: .venv/test.stamp ## fix the style of all files
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

arena: .venv/test.stamp ## play the matches that compare AI levels (ARGS="--game manila")
	@$(BIN)/python -m tests.engine.matches $(ARGS)

bench: .venv/test.stamp ## measure speed, memory and calls (ARGS=storage for one; "load --before ../old" to compare)
	@$(BIN)/python -m bench $(ARGS)

faults: .venv/test.stamp ## fail every call to Discord in every way, and count what is lost (ARGS="--only hand")
	@$(BIN)/python -m tests.wire.faults $(ARGS)

kills: .venv/test.stamp ## kill the bot during games, and count what is lost (ARGS="--kills 1000 --seed 1")
	@$(BIN)/python -m tests.wire.kills $(ARGS)

floods: .venv/test.stamp ## flood the bot while others play, and count what they notice (ARGS="--presses 1000 --only typing")
	@$(BIN)/python -m tests.wire.floods $(ARGS)

mutants: .venv/test.stamp ## change the program in small ways, and list what no test notices (ARGS="--sample 100 --seed 1")
	@$(BIN)/python -m tests.mutants $(ARGS)

gallery: .venv/play.stamp ## draw a picture of every situation into build/gallery
	@$(BIN)/python -m tests.render.gallery $(ARGS)

site: .venv/test.stamp ## build the documentation into build/site
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/site

lock: ## write the lock files from pyproject.toml (ARGS=--upgrade for newer versions)
	@LOCK_PYTHON=$(LOCK_PYTHON) scripts/lock.sh $(ARGS)

audit: ## look for known vulnerabilities of the locked packages
	@scripts/audit.sh

pin: ## pin the images of Dockerfile and compose.yaml by digest
	@scripts/pin.sh

.venv/play.stamp: requirements.lock scripts/venv.sh
	@scripts/venv.sh requirements.lock
	@touch $@

.venv/test.stamp: requirements-dev.lock scripts/venv.sh
	@scripts/venv.sh requirements-dev.lock
	@touch .venv/play.stamp $@
