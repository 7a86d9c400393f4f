#!/bin/sh
# documentation.sh: the documentation of the library products and of what native actions are written with, as a web site:
# `make docs`. What is needed comes with a toolchain of swift.org: swift-symbolgraph-extract reads what public is from the
# compiled modules, docc writes the pages.
#
#   documentation.sh BUILD FOLDER      BUILD is .build/debug; FOLDER/index.html is for a server, such as python3 -m http.server
set -eu

build=$1
folder=$2
sources=$(cd "$(dirname "$0")/.." && pwd)
for program in swift-symbolgraph-extract docc; do
    command -v "$program" > /dev/null || {
        echo "make docs: $program is not in PATH; it comes with the toolchains of swift.org/install." >&2
        exit 1
    }
done
target=$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",*$/\1/p')
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
rm -rf "$folder"
mkdir -p "$folder"

archives=
for catalogue in "$sources"/Sources/*/*/*.docc; do
    module=$(basename "$catalogue" .docc)
    mkdir "$graphs/$module"
    # Modules of C are imported by some that a module imports.
    set --
    for map in "$build"/*.build/module.modulemap; do [ ! -e "$map" ] || set -- "$@" -Xcc "-fmodule-map-file=$map"; done
    for map in "$sources"/Sources/*/*/module.modulemap "$sources"/.build/checkouts/*/Sources/*/include/module.modulemap \
        "$sources"/.build/checkouts/*/Sources/*/module.modulemap; do
        [ ! -e "$map" ] || set -- "$@" -Xcc "-fmodule-map-file=$map"
    done
    swift-symbolgraph-extract -module-name "$module" -target "$target" -I "$build/Modules" "$@" \
        -minimum-access-level public -skip-inherited-docs -output-dir "$graphs/$module"
    docc convert "$catalogue" --additional-symbol-graph-dir "$graphs/$module" --output-path "$graphs/$module.doccarchive" \
        --fallback-display-name "$module" --fallback-bundle-identifier "webaction.$module"
    archives="$archives $graphs/$module.doccarchive"
done
rm -rf "$folder"
# shellcheck disable=SC2086 # names of modules
docc merge $archives --output-path "$folder" --synthesized-landing-page-name webaction
echo "$folder: python3 -m http.server -d $folder shows it at http://localhost:8000/documentation/"
