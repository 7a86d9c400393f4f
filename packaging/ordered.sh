#!/bin/sh
# ordered.sh: links a build's executables again, beginning with the functions that common runs call: for packages.
#
#   ordered.sh BUILD      BUILD is .build/release
#
# A run touches fewer pages of such executables (docs/startup.md). The lists of functions are made by tracing runs of the build; where
# that fails, the build stays as it is.
set -eu

build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
lists=$PWD/.build/startup-order
python3 packaging/startup_order.py "$build" "$lists" || exit 0
rm "$build/webaction-supervisor" "$build/webaction-worker"
WEBACTION_STARTUP_ORDER=$lists ${SWIFT:-swift} build -c release --static-swift-stdlib
"$build/webaction" compile-bindings || true
