#!/bin/sh
# check_clean_root.sh: installs a package into a Debian that has nothing but its essentials, uses it there as an ordinary user, and removes
# it: `make deb` and then, as root, since it makes a root of its own and changes into it:
#
#   check_clean_root.sh PACKAGE.deb [SUITE [MIRROR]]
#
# It needs debootstrap and Debian's mirror; DEBOOTSTRAP has options for it. TOOLCHAIN may name the folder of a Swift toolchain, with which
# an action in Swift is compiled and run, too. The root is made anew each time, in a folder of TMPDIR, and removed.
set -eu

package=$(realpath "$1")
suite=${2:-bookworm}
mirror=${3:-http://deb.debian.org/debian}
. "$(dirname "$0")/clean_root.sh"
own_mounts "$0" "$package" "$suite" "$mirror"

make_root
cp "$package" "$root/tmp/webaction.deb"
before_count=$(packages)
before_size=$(du -sxk "$root/usr" | cut -f1)

inside apt-get update -q > /dev/null
before=$(milliseconds)
inside apt-get install -q -y --no-install-recommends /tmp/webaction.deb > "$root/log" 2>&1 || fail "$(tail -20 "$root/log")"
echo "$system; installed in $(($(milliseconds) - before)) ms with $(($(packages) - before_count - 1)) packages that it depends on; /usr is larger by $((($(du -sxk "$root/usr" | cut -f1) - before_size) / 1000)) MB"

make_pages
use_marquee
person 'webaction run page.html --extension marquee --explain --html report.html -o out.html 2> changes.txt && grep -q "added html > body > h1 > marquee" changes.txt && test -s report.html' ||
    fail '--explain and --html told nothing.'
# The web server, by its address.
person 'webaction serve page.html --extension marquee --seed 1 > address 2> log & for n in 1 2 3 4 5 6 7 8 9; do test -s address && break; sleep 0.5; done; test -s address; code=$?; kill $!; exit $code' ||
    fail "serve gave no address: $(cat "$home/log")"
use_swift

inside apt-get purge -q -y webaction > "$root/log" 2>&1 || fail "$(tail -5 "$root/log")"
left=$(find "$root/usr" "$root/etc" "$root/var/lib" "$root/opt" -xdev -name '*webaction*' -print)
[ -z "$left" ] || fail "removing it left $left."
echo "check_clean_root.sh: $(basename "$package") was installed into a new $suite, used by a user and removed."
