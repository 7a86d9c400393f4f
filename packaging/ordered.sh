#!/bin/sh
# ordered.sh: links a build's executables again, beginning with the functions that common runs call: for packages.
#
#   ordered.sh BUILD      BUILD is .build/release
#
# A run touches fewer pages of such executables (docs/startup.md). The lists of functions are made by tracing runs of the build; where
# that fails, the linker has its own order. With WEBACTION_PORTABLE they are linked for an archive (Package.swift).
set -eu

build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
lists=$PWD/.build/startup-order
if python3 packaging/startup_order.py "$build" "$lists"; then
    rm "$build/webaction-supervisor" "$build/webaction-worker"
    export WEBACTION_STARTUP_ORDER="$lists"
elif [ -z "${WEBACTION_PORTABLE:-}" ]; then
    exit 0
fi
${SWIFT:-swift} build -c release --static-swift-stdlib
"$build/webaction" compile-bindings || true
