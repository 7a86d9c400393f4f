#!/bin/sh
# install.sh: puts a build below a prefix, and takes it away again: `make install`, `make uninstall`, `make deb`.
#
#   install.sh install BUILD PREFIX [--without-sdk | --for-package]   BUILD is .build/release
#   install.sh uninstall PREFIX
#
# Of a package that is made below a folder, DESTDIR names that folder, with which PREFIX begins then: manual pages name the
# documents where they will be.
#
# PREFIX/lib/webaction/installed.txt lists what was put there: files, trees that are removed whole, and folders that were not
# there before, which are removed if nothing else is in them then. With --without-sdk, what Swift sources of bundles are
# compiled against is compiled on its first use; with --for-package the scripts of the page worker are left as they are, too.
set -eu

sources=$(cd "$(dirname "$0")/.." && pwd)
list=lib/webaction/installed.txt
documents=share/doc/webaction
combine=$sources/.build/checkouts/OpenCombine

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

note() { echo "$1" >> "$prefix/$list.new"; }

# Makes a folder, and notes those of its parents that were not there.
folder() {
    made=
    path=$1
    while [ "$path" != . ] && [ ! -d "$prefix/$path" ]; do
        made="$path $made"
        path=$(dirname "$path")
    done
    install -d "$prefix/$1"
    for path in $made; do note "folder $path"; done
}

# Copies a file: its mode, its source, its place.
file() {
    folder "$(dirname "$3")"
    install -m "$1" "$2" "$prefix/$3"
    note "file $3"
}

tree() {
    folder "$(dirname "$1")"
    rm -rf "${prefix:?}/$1"
    note "tree $1"
}

# An executable without what only debuggers read, where there is a program that takes it away.
executable() {
    file 755 "$1" "$2"
    [ -z "$strip" ] || "$strip" --strip-all --remove-section=.comment "$prefix/$2"
}

# What messages and manual pages refer to, with what it refers to itself.
documentation() {
    for file in README.md CHANGELOG.md CONTRIBUTING.md; do file 644 "$sources/$file" "$documents/$file"; done
    for name in docs pages python; do
        tree "$documents/$name"
        cp -r "$sources/$name" "$prefix/$documents/$name"
        find "$prefix/$documents/$name" \( -name '.*' -o -name __pycache__ -o -name '*.egg-info' -o -name build -o -name tests \) \
            -prune -exec rm -rf {} +
        chmod -R u=rwX,go=rX "$prefix/$documents/$name"
    done
}

# A bundle, whose native half is in the supervisor's executable.
bundle() {
    bundle=lib/webaction/extensions/$(basename "$1")
    tree "$bundle"
    cp -r "$1" "$prefix/$bundle"
    chmod -R u=rwX,go=rX "$prefix/$bundle"
}

# What a program prints, as a file.
printed() {
    printed_text=$("$build/webaction" --generate-completion-script "$1") || fail "no completions for $1."
    folder "$(dirname "$2")"
    printf '%s\n' "$printed_text" > "$prefix/$2"
    chmod 644 "$prefix/$2"
    note "file $2"
}

put() {
    [ -x "$build/webaction" ] || fail "$build has no webaction: make build."
    install -d "$prefix"
    made_list=
    [ -d "$prefix/lib" ] || made_list='folder lib'
    [ -d "$prefix/lib/webaction" ] || made_list=$(printf '%s\nfolder lib/webaction' "$made_list")
    install -d "$prefix/lib/webaction"
    : > "$prefix/$list.new"
    # Folders that an earlier installation made are this one's.
    if [ -f "$prefix/$list" ]; then grep '^folder ' "$prefix/$list" > "$prefix/$list.new" || true; fi
    [ -z "$made_list" ] || note "$made_list"
    strip=$(command -v strip || command -v llvm-strip) || strip=
    executable "$build/webaction" bin/webaction
    for name in webaction-supervisor webaction-worker webaction-reader webaction-server; do
        executable "$build/$name" "libexec/webaction/$name"
    done
    # A package has its own machine do this.
    if [ "$compiles" != no ]; then
        "$prefix/bin/webaction" compile-bindings && note 'file libexec/webaction/webaction-bindings.compiled' || true
    fi
    for folder in "$build"/webaction_webaction-extension-*.resources/*.appex; do bundle "$folder"; done
    tree lib/webaction/sdk
    install -d "$prefix/lib/webaction/sdk"
    install -m 644 "$sources/Sources/SDK/modules.txt" "$prefix/lib/webaction/sdk/"
    cut -d' ' -f1 "$sources/Sources/SDK/modules.txt" | while read -r module; do
        for place in "$sources/Sources/SDK" "$sources/Sources/Shared" "$combine/Sources"; do
            [ ! -d "$place/$module" ] || cp -r "$place/$module" "$prefix/lib/webaction/sdk/"
        done
    done
    # What sources were generated from, and pages of documentation, are for who works on them.
    find "$prefix/lib/webaction/sdk" \( -name '*.gyb' -o -name '*.docc' \) -prune -exec rm -rf {} +
    chmod -R u=rwX,go=rX "$prefix/lib/webaction/sdk"
    [ ! -f "$combine/LICENSE" ] || install -m 644 "$combine/LICENSE" "$prefix/lib/webaction/sdk/OpenCombine-LICENSE"
    printed bash share/bash-completion/completions/webaction
    printed zsh share/zsh/site-functions/_webaction
    printed fish share/fish/vendor_completions.d/webaction.fish
    documentation
    pages=$(mktemp -d)
    trap 'rm -rf "$pages"' EXIT
    "$build/webaction" --experimental-dump-help > "$pages/dump.json"
    python3 "$sources/packaging/manual.py" "$pages/man" "$("$build/webaction" --version)" \
        "${prefix#"${DESTDIR-}"}/$documents" < "$pages/dump.json"
    gzip -9n "$pages"/man/*.1
    for page in "$pages"/man/*.1.gz; do file 644 "$page" "share/man/man1/$(basename "$page")"; done
    mv "$prefix/$list.new" "$prefix/$list"
    chmod 644 "$prefix/$list"
    if [ "$compiles" = all ]; then
        "$prefix/bin/webaction" compile-sdk || echo "The SDK is compiled on a bundle's first use instead."
    fi
}

remove() {
    [ -f "$prefix/$list" ] || fail "nothing was installed in $prefix: $prefix/$list is missing."
    known=$(cat "$prefix/$list")
    rm -f "$prefix/$list"
    echo "$known" | while read -r kind path; do
        case /$path/ in */../* | //*) fail "$prefix/$list: \"$path\" is outside of it." ;; esac
        case $kind in
            file) rm -f "$prefix/$path" ;;
            tree) rm -rf "${prefix:?}/$path" ;;
        esac
    done
    # Deeper folders first.
    echo "$known" | sed -n 's/^folder //p' | sort -ru | while read -r path; do
        [ ! -d "$prefix/$path" ] || rmdir "$prefix/$path" 2>/dev/null || true
    done
}

case ${1-} in
    install)
        build=$2
        prefix=$3
        case ${4-} in
            --without-sdk) compiles=bindings ;;
            --for-package) compiles=no ;;
            *) compiles=all ;;
        esac
        put
        ;;
    uninstall)
        prefix=$2
        remove
        ;;
    *) fail 'install.sh install BUILD PREFIX [--without-sdk | --for-package] | install.sh uninstall PREFIX' ;;
esac
