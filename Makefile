# Everything a person or a CI machine does with this repository. `make help` explains.

NOW      := 2026-11-21T09:00:00Z
BUILD    := swift build -c release --product newsadmin
BINARY   := .build/release/newsadmin
PYTHON   := python3
VENV     := .venv/bin/python
SECONDS  := 60
JOBS     := 2
FUZZING  := -Xswiftc -sanitize=fuzzer,address -Xswiftc -O -Xcc -fsanitize=fuzzer-no-link -Xswiftc -use-ld=lld

# The static standard library makes the binary run where no Swift is installed; macOS brings Swift with the system.
ifeq ($(shell uname -s),Linux)
BUILD    += --static-swift-stdlib
endif

.PHONY: all help requirements test-requirements binary example test unit acceptance lint format pictures bench fuzz clean

all: binary example ## Install what is missing, build newsadmin, build the example workspace.
	@echo
	@echo "newsadmin:  $(BINARY)"
	@echo "Dashboard:  public/index.html"
	@echo "Feeds:      public/feeds/"

help: ## Explain the targets.
	@echo "make            install what is missing, build newsadmin and the example workspace"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / && $$1 != "all" { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

requirements:
	@sh Scripts/install-requirements build

test-requirements:
	@sh Scripts/install-requirements test

binary: requirements ## Build the program in release mode.
	$(BUILD)

example: ## Build this repository's own workspace as of a fixed moment.
	$(BINARY) build --now $(NOW)

test: test-requirements lint unit acceptance ## Install what tests need, and run all of them.

unit: ## Run the Swift tests.
	swift build --build-tests
	swift test --skip-build

acceptance: binary test-requirements ## Check the program's output with programs that are not ours.
	NEWSADMIN=$(abspath $(BINARY)) $(VENV) -m unittest discover --start-directory Tests/Acceptance --top-level-directory Tests/Acceptance

lint: ## Check the format of the code.
	swift format lint --strict --recursive Package.swift Sources Tests Fuzzing

format: ## Format the code.
	swift format --in-place --recursive Package.swift Sources Tests Fuzzing

pictures: test-requirements ## Take the README's pictures of the dashboard in public/.
	$(VENV) Scripts/take-pictures

bench: binary ## Measure builds and more, beside Hugo where it is installed; options in BENCH="--record …".
	NEWSADMIN=$(abspath $(BINARY)) $(PYTHON) Benchmarks/bench.py $(BENCH)

# Everything is built anew in a folder of its own, with libFuzzer's counters and the address sanitizer.
fuzz: requirements ## Feed the parsers what nobody would write; options: SECONDS=600 PARSERS="xml json" JOBS=4.
	NEWSADMIN_FUZZING=1 swift build --scratch-path .build/fuzzing --product fuzz $(FUZZING)
	$(PYTHON) Fuzzing/fuzz .build/fuzzing/debug/fuzz --seconds $(SECONDS) --jobs $(JOBS) $(PARSERS)

clean: ## Remove what was built, except the committed example.
	rm -rf .build .newsadmin
