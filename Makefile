# Makefile: set-up, build, tests, benchmarks, checks and installation. `make help` lists the targets.

PREFIX ?= /usr/local
SWIFT ?= swift
BUILD := .build/release
# What is tested: a release with what tests may look into, in which only what pages, scripts and containers go through is optimized
# (Package.swift, isTested). Its options make it a build of its own.
TESTING := .build-testing
TESTED := $(TESTING)/release
BUILD_TESTED = WEBACTION_TESTING=1 $(SWIFT) build -c release --scratch-path $(TESTING) -Xswiftc -enable-testing -Xswiftc -Onone
# Where the static libraries of Swift are: GRDB's dynamic product, which is built too, does not find them by itself.
STATIC_LIBRARIES = $(abspath $(dir $(realpath $(shell command -v $(SWIFT))))../lib/swift_static/linux)
# What the build needs from Debian, by name.
PACKAGES := libjavascriptcoregtk-4.1-dev libsqlite3-dev libxml2-dev zlib1g-dev libzstd-dev nettle-dev libcairo2 \
  libpangocairo-1.0-0 libturbojpeg0 libsodium23 libssl3 libbrotli1 publicsuffix curl xz-utils pkg-config
# What tests and benchmarks also need.
TEST_PACKAGES := python3 python3-venv
# Readers of web archives that are not ours, from PyPI: tests have them read what was written (Tests/Tools/Scripts/check_wacz.py).
TEST_READERS := warcio wacz
# What drives browsers: tests of `webaction serve`, comparisons with WebKit.
BROWSER_DRIVER := selenium
# What js/idl/generate.py reads Web IDL with, and js/linker/link.mjs reads and links the files of js/ with.
IDL_READER := widlparser
LINKER_PACKAGES := nodejs node-acorn
TEST_TOOLS := .build/test-tools
TEST_LOG := .build/test.log
# What `make lint` also needs.
LINT_PACKAGES := eslint node-acorn pyflakes3
# What `make archive` also needs, and what `make wheel` makes wheels and checks them with, from PyPI.
ARCHIVE_PACKAGES := binutils libdeflate-tools patchelf python3 zstd
WHEEL_TOOLS := .build/wheel-tools
WHEEL_CHECKER := auditwheel
# Where packages go, and what makes images.
PACKAGED := .build/packages
ENGINE ?= podman
SETUP := .build/setup.stamp
TEST_SETUP := .build/test-setup.stamp
LINT_SETUP := .build/lint-setup.stamp
FUZZ := .build/fuzz
FUZZ_SECONDS ?= 60
FUZZ_TARGETS ?= boundary worker-frames action-frames reader-frames serving-frames containers plists rules journal recordings json metadata manifests shortcuts modules \
  html xml selectors css url frames

# What `make targets` runs, and where the full messages go.
LIST ?=
MESSAGES := .build/targets

# Where `make bench` keeps what it printed, and which tables it runs (all).
RESULTS ?= .build/benchmarks/$(shell git describe --always --dirty=+ 2>/dev/null).json
TABLES ?=

# What `make wpt` runs, and of which checkout.
WPT ?=
WPT_FOLDERS ?= dom domparsing domxpath url WebIDL xhr/formdata FileAPI html/dom html/syntax custom-elements shadow-dom \
  css/selectors css/cssom html/semantics
# Films and sounds are not played: hundreds of these tests wait for their end.
WPT_WITHOUT ?= html/semantics/embedded-content/media-elements
# What drives WebKit.
WPT_PACKAGES := webkit2gtk-driver xvfb

# Folders with libraries for `make libraries`, in addition to /: unpacked packages, checkouts under their names.
LIBRARIES ?=

.PHONY: help run build bindings build-tests test lint bench bench-compare fuzz targets wpt libraries install uninstall archive wheel deb image docs clean

help:
	@echo 'make run      set up, build and run the marquee extension on a sample page'
	@echo 'make test     set up and run all tests'
	@echo 'make build    set up and build the release executables into $(BUILD)'
	@echo 'make bindings make js/bindings/ from js/idl/*.webidl, and link the files of js/ for the program'
	@echo 'make bench    print the benchmark tables (TABLES), and keep them in RESULTS'
	@echo 'make bench-compare  the same commands of A and B, two commits, in turns; or two files of RESULTS'
	@echo 'make fuzz     run FUZZ_TARGETS for FUZZ_SECONDS each (now $(FUZZ_SECONDS)); findings go to $(FUZZ)/found'
	@echo 'make targets  run the extension targets that LIST names, and show which build and run'
	@echo 'make wpt      run WPT_FOLDERS of the web-platform-tests in WPT, beside WebKit, and count what passes'
	@echo 'make libraries  run scenarios with the JavaScript libraries that lie under / and LIBRARIES, and their own suites; compare with WebKit'
	@echo 'make lint     check formatting, layering, scripts and dead code'
	@echo 'make install  install into PREFIX (now $(PREFIX)), with manual pages and shell completions'
	@echo 'make archive  an archive in $(PACKAGED) that runs in any folder, on Debian 12, Ubuntu 22.04 and later'
	@echo 'make wheel    a wheel of it in $(PACKAGED), with the client for Python'
	@echo 'make deb      a Debian package in $(PACKAGED)'
	@echo 'make image    an image for podman or docker (ENGINE, now $(ENGINE))'
	@echo 'make docs     the documentation of the library and the SDK in .build/documentation'
	@echo 'make uninstall  remove what make install put into PREFIX'

# Installs those of some Debian packages that are missing; asks for root only then.
define install_missing
	@missing=''; for package in $(1); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  root=''; [ "$$(id -u)" = 0 ] || root=sudo; \
	  echo "Installing$$missing"; \
	  $$root apt-get update -q && $$root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y $$missing; \
	fi
endef

$(SETUP): Makefile
	$(call install_missing,$(PACKAGES))
	@command -v $(SWIFT) >/dev/null || { echo 'Swift 6.3 or later is needed: see swift.org/install'; exit 1; }
	@mkdir -p $(@D)
	@touch $@

$(TEST_SETUP): $(SETUP)
	$(call install_missing,$(TEST_PACKAGES))
	@$(TEST_TOOLS)/bin/python -c 'import wacz, widlparser, selenium' 2>/dev/null \
	  || { python3 -m venv $(TEST_TOOLS) && $(TEST_TOOLS)/bin/pip install -q $(TEST_READERS) $(IDL_READER) $(BROWSER_DRIVER); } \
	  || echo "$(TEST_READERS) $(IDL_READER) $(BROWSER_DRIVER) can't be had now: tests read web archives with Python's own library, and don't compare bindings nor use a browser."
	@touch $@

build: $(SETUP)
	LIBRARY_PATH=$(STATIC_LIBRARIES) $(SWIFT) build -c release --static-swift-stdlib
	@$(BUILD)/webaction compile-bindings || true

# Builds what a run needs, into the folder of the tests' build, which then goes on from there.
run: $(SETUP)
	for program in webaction-supervisor webaction-worker webaction; do $(BUILD_TESTED) --product $$program || exit; done
	$(TESTED)/webaction run pages/marquee.html --extension marquee

bindings: $(TEST_SETUP)
	$(call install_missing,$(LINKER_PACKAGES))
	$(TEST_TOOLS)/bin/python js/idl/generate.py
	node js/linker/link.mjs

build-tests: $(SETUP)
	$(BUILD_TESTED) --build-tests
	@$(TESTED)/webaction compile-bindings || true

test: $(TEST_SETUP) build-tests
	@bash Tests/Tools/Scripts/swift_test.sh $(TESTED)/webactionPackageTests.xctest $(TEST_LOG)
	WEBACTION=$(CURDIR)/$(TESTED)/webaction PYTHONDONTWRITEBYTECODE=1 python3 -m unittest discover -s python/tests
	PYTHONDONTWRITEBYTECODE=1 $$(test -x $(TEST_TOOLS)/bin/python && echo $(TEST_TOOLS)/bin/python || echo python3) Tests/Tools/Browser/serve_test.py $(TESTED)/webaction

bench: build
	python3 Tests/Tools/Benchmarks/suite.py $(BUILD) $(RESULTS) $(TABLES)

# Two commits, folders with release executables, or files of results.
bench-compare: $(SETUP)
	@[ -n '$(A)' ] && [ -n '$(B)' ] || { echo 'Name two commits, builds or files of results: make bench-compare A=… B=…'; exit 2; }
	python3 Tests/Tools/Benchmarks/compare.py '$(A)' '$(B)'

# With the fuzzer's and the sanitizers' instrumentation, in a build folder of its own (docs/fuzzing.md). The corpora are kept
# and grow. The package manager passes each sanitizer as an option by itself, of which Swift's compiler heeds the last. C is
# told by itself, so that what is inlined from headers is watched, too; of undefined behaviour Swift's compiler knows none.
fuzz: $(SETUP)
	WEBACTION_FUZZ=1 $(SWIFT) build -c release --product webaction-fuzz --scratch-path $(FUZZ)/build \
	  --sanitize fuzzer --sanitize address -Xswiftc -sanitize=address,fuzzer -Xswiftc -enable-testing \
	  -Xcc -fsanitize=address,undefined -Xcc -fno-sanitize-recover=undefined \
	  -Xswiftc -sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table
	python3 Tests/Tools/Fuzzing/planted.py $(FUZZ)/build/release/webaction-fuzz
	python3 Tests/Tools/Fuzzing/fuzz.py --seconds $(FUZZ_SECONDS) --folder $(FUZZ) $(FUZZ)/build/release/webaction-fuzz $(FUZZ_TARGETS)

# Targets as they lie in repositories, which are not part of the project: Tests/Tools/Scripts/targets.py says how LIST is written.
targets: build
	@[ -n '$(LIST)' ] || { echo 'Name a list of targets: make targets LIST=FILE'; exit 2; }
	python3 Tests/Tools/Scripts/targets.py $(BUILD) $(LIST) --messages $(MESSAGES)

# Tests of the web's standards, from a checkout of github.com/web-platform-tests/wpt, which is not part of the project.
wpt: $(TEST_SETUP) build
	@[ -d '$(WPT)' ] || { echo 'Name a checkout of web-platform-tests: make wpt WPT=DIR'; exit 2; }
	$(call install_missing,$(WPT_PACKAGES))
	$(TEST_TOOLS)/bin/python Tests/Tools/WebPlatformTests/run.py $(WPT) $(WPT_FOLDERS) --without $(WPT_WITHOUT) --webaction $(BUILD)/webaction --webkit --check

# Well-known libraries, which are not part of the project: where Debian's packages put them, and below the folders named.
libraries: build
	@failed=0; for runner in run suites; do \
	  python3 Tests/Data/Libraries/$$runner.py $(foreach folder,$(LIBRARIES),--folder $(folder)) --webaction $(BUILD)/webaction || failed=1; \
	done; exit $$failed

$(LINT_SETUP): Makefile
	$(call install_missing,$(LINT_PACKAGES))
	@mkdir -p $(@D) && touch $@

lint: $(TEST_SETUP) $(LINT_SETUP)
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	NODE_PATH=/usr/share/nodejs eslint --no-eslintrc --config Tests/Tools/Lint/eslint.json --ext .js,.mjs js
	Tests/Tools/Lint/commit_subjects.sh
	Tests/Tools/Lint/words.sh
	find Sources Tests python js packaging -name '*.py' -not -path '*/.*' -exec pyflakes3 {} +
	@$(MAKE) --no-print-directory build-tests
	$(TESTED)/webactionPackageTests.xctest --testing-library swift-testing --filter '^ArchitectureTests\.'

install: build
	DESTDIR='$(DESTDIR)' packaging/install.sh install $(BUILD) $(DESTDIR)$(PREFIX)

# As an archive with the libraries that it needs.
archive: build
	$(call install_missing,$(ARCHIVE_PACKAGES))
	LIBRARY_PATH=$(STATIC_LIBRARIES) SWIFT=$(SWIFT) WEBACTION_PORTABLE=1 packaging/ordered.sh $(BUILD)
	packaging/archive.sh $(BUILD) $(PACKAGED)

# As a wheel with the archive in it, which is then installed into an empty environment, used and removed there.
wheel: archive
	$(call install_missing,python3-venv)
	@[ -x $(WHEEL_TOOLS)/bin/auditwheel ] || { python3 -m venv $(WHEEL_TOOLS) && $(WHEEL_TOOLS)/bin/pip install -q $(WHEEL_CHECKER); }
	rm -f $(PACKAGED)/*.whl $(WHEEL_TOOLS)/*.whl
	$(WHEEL_TOOLS)/bin/pip wheel -q --no-deps --wheel-dir $(WHEEL_TOOLS) ./python
	PYTHONDONTWRITEBYTECODE=1 python3 packaging/wheel.py $(WHEEL_TOOLS)/webaction-*.whl $(PACKAGED)/webaction-*-linux-*/ $(PACKAGED)
	packaging/check_wheel.sh $(PACKAGED)/*.whl $(WHEEL_TOOLS)

# As a Debian package, which is then installed into a folder, used and removed there.
deb: build
	LIBRARY_PATH=$(STATIC_LIBRARIES) SWIFT=$(SWIFT) packaging/ordered.sh $(BUILD)
	packaging/debian.sh $(BUILD) $(PACKAGED)
	packaging/check_deb.sh $(PACKAGED)/webaction_*.deb

# As an image for containers. ENGINE may be docker.
image:
	$(ENGINE) build -f packaging/Containerfile -t webaction .

# The library products and the SDK as a web site. docc comes with Swift's toolchains.
docs: $(SETUP)
	$(SWIFT) build
	packaging/documentation.sh .build/debug .build/documentation

uninstall:
	packaging/install.sh uninstall $(DESTDIR)$(PREFIX)

clean:
	rm -rf .build $(TESTING)
