#!/bin/sh
# check_deb.sh: installs a package into a folder of its own, uses it there, and removes it; needs no root.
#
#   check_deb.sh PACKAGE.deb
set -eu

package=$1
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
fail() {
    echo "check_deb.sh: $1" >&2
    exit 1
}
# Dependencies are the system's, not the folder's.
package_manager() {
    dpkg --root="$root" --force-not-root --force-depends --force-script-chrootless --log=/dev/null "$@"
}

mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/triggers"
: > "$root/var/lib/dpkg/status"
package_manager --install "$package" > "$root/log" 2>&1 || fail "$(cat "$root/log")"
webaction=$root/usr/bin/webaction
[ -s "$root/usr/libexec/webaction/webaction-bindings.compiled" ] || fail "the worker's scripts were not compiled: $(cat "$root/log")"

printf '<!doctype html><title>installed</title><h1>a</h1>' > "$root/page.html"
title=$("$webaction" eval "$root/page.html" --raw -e 'document.title')
[ "$title" = installed ] || fail "eval gave \"$title\"."
page=$("$webaction" run "$root/page.html" --extension marquee --arguments '{"marqueeTagNames": ["h1"]}')
case $page in *'<marquee>'*) ;; *) fail "marquee gave \"$page\"." ;; esac
page=$("$webaction" run "$root/page.html" --extension party-crasher --selection h1)
[ "$page" != "$(cat "$root/page.html")" ] || fail 'the native half of party-crasher did nothing.'
# A bundle with Swift sources says what is missing.
"$webaction" new swift --kind action --directory "$root" 2> "$root/log"
if PATH=/nowhere "$webaction" run "$root/page.html" --extension "$root/swift.appex" > "$root/out" 2> "$root/log"; then
    fail 'Swift sources were compiled without a compiler.'
fi
grep -q 'there is no swiftc in PATH' "$root/log" || fail "$(cat "$root/log")"
for file in share/man/man1/webaction-run.1.gz share/bash-completion/completions/webaction share/doc/webaction/copyright \
    share/doc/webaction/changelog.Debian.gz share/doc/webaction/README.Debian lib/webaction/sdk/modules.txt share/doc/webaction/README.md share/doc/webaction/docs/hosts.md; do
    [ -s "$root/usr/$file" ] || fail "/usr/$file is missing."
done
(cd "$root" && md5sum --quiet -c var/lib/dpkg/info/webaction.md5sums) || fail 'a file is not what it was.'

package_manager --purge webaction > "$root/log" 2>&1 || fail "$(cat "$root/log")"
left=$(find "$root" -path "$root/var" -prune -o -path "$root/usr/*" ! -type d -print)
[ -z "$left" ] || fail "removing it left $left."
echo "check_deb.sh: $(basename "$package") was installed, used and removed."
