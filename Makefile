# Everything a person or a CI machine does with this repository. `make help` explains.

NOW      := 2026-11-21T09:00:00Z
BUILD    := swift build -c release --product newsadmin
BINARY   := .build/release/newsadmin
TESTS    := --scratch-path .build/tests
PYTHON   := python3
VENV     := .venv/bin/python
SECONDS  := 60
JOBS     := 2
# How many test classes run at once: more than there are cores, because many wait for servers and browsers at times.
TESTERS  := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
FUZZING  := -Xswiftc -sanitize=fuzzer,address -Xswiftc -O -Xcc -fsanitize=fuzzer-no-link -Xswiftc -use-ld=lld

# Leaks are not looked for: the library that runs the tests leaks some bytes of its own at its end.
# Swift for Linux refuses the undefined sanitizer. Of our code it would look at nothing but CProvenance, which holds one
# text: what is undefined in C traps in Swift, in every build.
SANITIZERS := address thread $(if $(filter Darwin,$(shell uname -s)),undefined)
PREFIX   := /usr/local
DESTDIR  :=
VERSION  := $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/newsadmin/Program.swift)
COMMIT   := $(shell git describe --always --dirty --abbrev=10 --exclude '*' 2>/dev/null)
DATE     := $(or $(shell git log -1 --format=%cd --date=format:%Y-%m-%d 2>/dev/null),$(shell date -u +%Y-%m-%d))
EPOCH    := $(or $(shell git log -1 --format=%ct 2>/dev/null),0)
PLATFORM := $(shell uname -s | tr 'A-Z' 'a-z')-$(shell uname -m)
DIST     := dist/newsadmin-$(VERSION)

# `newsadmin --version` names the commit that it was built from.
export NEWSADMIN_COMMIT := $(COMMIT)

# Static libraries make the program run where neither Swift nor they are installed; macOS brings Swift with the system.
# Nothing links against a program, so it exports no symbols, which would have to be looked through when it starts.
ifeq ($(shell uname -s),Linux)
BUILD    += --static-swift-stdlib -Xlinker -L$(CURDIR)/.build/static-libraries -Xlinker --no-export-dynamic
endif

.PHONY: all help requirements test-requirements binary example ledger test unit acceptance lint format pictures bench faults fuzz clean sanitize \
	install uninstall dist staged deb source formula container

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
	@[ "$$(uname -s)" != Linux ] || sh Scripts/static-libraries .build/static-libraries
	PKG_CONFIG_PATH=$(CURDIR)/.build/static-libraries$${PKG_CONFIG_PATH:+:$$PKG_CONFIG_PATH} $(BUILD)

install: binary ## Install it below PREFIX, /usr/local if absent, with manual pages and completions.
	Scripts/stage $(BINARY) $(DESTDIR)$(PREFIX) $(DATE)

uninstall: ## Take away what install has put below PREFIX.
	rm -rf $(DESTDIR)$(PREFIX)/share/doc/newsadmin
	rm -f $(DESTDIR)$(PREFIX)/bin/newsadmin $(DESTDIR)$(PREFIX)/share/man/man1/newsadmin.1 \
		$(DESTDIR)$(PREFIX)/share/man/man1/newsadmin-*.1 $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_newsadmin \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/newsadmin \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/newsadmin.fish

staged: binary
	rm -rf $(DIST)
	Scripts/stage $(BINARY) $(DIST) $(DATE)

dist: staged ## Pack the program for machines without Swift: dist/newsadmin-VERSION-SYSTEM.tar.gz.
	SOURCE_DATE_EPOCH=$(EPOCH) Scripts/make-archive $(DIST) $(DIST)-$(PLATFORM).tar.gz
	@echo "$(DIST)-$(PLATFORM).tar.gz"

deb: staged ## Pack it as a Debian package.
	SOURCE_DATE_EPOCH=$(EPOCH) Scripts/make-debian-package $(DIST) $(VERSION) $(DIST).deb
	@echo "$(DIST).deb"

source: ## Pack the sources of the last commit.
	mkdir -p dist
	git archive --format=tar --prefix=newsadmin-$(VERSION)/ HEAD | gzip -9 -n > $(DIST)-source.tar.gz
	@echo "$(DIST)-source.tar.gz"

formula: source ## Write dist/newsadmin.rb for Homebrew; URL says where the sources will be.
	@test -n "$(URL)" || { echo "say where the sources will be: make formula URL=https://…"; exit 1; }
	sed -e 's|@URL@|$(URL)|' -e 's|@VERSION@|$(VERSION)|' \
		-e "s|@SHA256@|$$(openssl dgst -sha256 -r $(DIST)-source.tar.gz | cut -d ' ' -f 1)|" \
		Packaging/newsadmin.rb.in > dist/newsadmin.rb
	@echo "dist/newsadmin.rb"

container: ## Build the container image newsadmin, with podman or docker.
	$$(command -v podman || command -v docker) build --file Packaging/Containerfile --build-arg COMMIT=$(COMMIT) \
		--tag newsadmin:$(VERSION) .

example: ## Build this repository's own workspace as of a fixed moment.
	$(BINARY) build --now $(NOW)

ledger: binary ## Make the releases of this repository's own workspace anew.
	NEWSADMIN=$(abspath $(BINARY)) Scripts/make-example-releases

# The release build works on one core most of the time, and tests of the program wait for servers and browsers at times,
# so the Swift tests are built and run beside them.
test: test-requirements lint ## Install what tests need, and run all of them.
	swift package resolve
	$(MAKE) --jobs=2 unit acceptance

# In a folder of their own, because SwiftPM lets one of two runs in the same folder wait for the other.
unit: requirements ## Run the Swift tests.
	swift build --build-tests --explicit-target-dependency-import-check error $(TESTS)
	swift test --skip-build $(TESTS)

sanitize: requirements ## Run the Swift tests under the sanitizers in SANITIZERS: address and thread, on macOS undefined too.
	set -e; export TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.txt; \
	export ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/address-sanitizer.txt; for sanitizer in $(SANITIZERS); do \
		swift build --build-tests --sanitize=$$sanitizer --scratch-path .build/sanitize-$$sanitizer; \
		swift test --skip-build --sanitize=$$sanitizer --scratch-path .build/sanitize-$$sanitizer; \
	done

# Tests that run make themselves take none of the jobs of this one.
acceptance: binary test-requirements ## Check the program's output with programs that are not ours.
	MAKEFLAGS= NEWSADMIN=$(abspath $(BINARY)) .venv/bin/unittest-parallel --level class --jobs $(TESTERS) $(if $(ONLY),-k '$(ONLY)') \
		--start-directory Tests/Acceptance --top-level-directory Tests/Acceptance

lint: ## Check the format of the code.
	swift format lint --strict --recursive Package.swift Sources Tests Fuzzing

format: ## Format the code.
	swift format --in-place --recursive Package.swift Sources Tests Fuzzing

pictures: test-requirements ## Take the README's pictures of the dashboard in public/.
	$(VENV) Scripts/take-pictures

bench: binary ## Measure builds and more, beside Hugo where it is installed; options in BENCH="--record …".
	NEWSADMIN=$(abspath $(BINARY)) $(PYTHON) Benchmarks/bench.py $(BENCH)

faults: binary ## Kill, starve and contradict the program at every call; options in FAULTS="--seed 7 --minutes 5".
	NEWSADMIN=$(abspath $(BINARY)) $(PYTHON) Tests/Faults/faults.py $(FAULTS)

# Everything is built anew in a folder of its own, with libFuzzer's counters and the address sanitizer.
fuzz: requirements ## Feed the parsers what nobody would write; options: SECONDS=600 PARSERS="xml json" JOBS=4.
	NEWSADMIN_FUZZING=1 swift build --scratch-path .build/fuzzing --product fuzz $(FUZZING)
	$(PYTHON) Fuzzing/fuzz .build/fuzzing/debug/fuzz --seconds $(SECONDS) --jobs $(JOBS) $(PARSERS)

clean: ## Remove what was built, except the committed example.
	rm -rf .build .newsadmin dist
