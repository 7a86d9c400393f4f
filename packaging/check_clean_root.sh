#!/bin/sh
# check_clean_root.sh: installs a package into a Debian that has nothing but its essentials, uses it there as an ordinary user, and removes
# it: `make deb` and then, as root, since it makes a root of its own and changes into it:
#
#   check_clean_root.sh PACKAGE.deb [SUITE [MIRROR]]
#
# It needs debootstrap and Debian's mirror. The root is made anew each time, in a folder of TMPDIR, and removed.
set -eu

package=$(realpath "$1")
suite=${2:-bookworm}
mirror=${3:-http://deb.debian.org/debian}
# NB: What is mounted is mounted for this script alone, and is gone with it.
[ "${WEBACTION_OWN_MOUNTS:-}" ] || WEBACTION_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$package" "$suite" "$mirror"

root=$(mktemp -d)
# An ordinary user is to get into it.
chmod 755 "$root"
trap 'umount -R "$root/proc" "$root/dev" 2> /dev/null || true; rm -rf --one-file-system "$root"' EXIT
fail() {
    echo "check_clean_root.sh: $1" >&2
    exit 1
}
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# As somebody who is not root.
person() { inside setpriv --reuid=tester --regid=tester --clear-groups env HOME=/home/tester sh -c "cd; $1"; }

debootstrap --variant=minbase "$suite" "$root" "$mirror" > "$root.log" 2>&1 || fail "$(tail -5 "$root.log")"
rm "$root.log"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
cp /etc/resolv.conf "$root/etc/resolv.conf"
inside useradd --create-home tester
cp "$package" "$root/tmp/webaction.deb"
inside dpkg-query -W -f '${Package}\n' > "$root/before"

inside apt-get update -q > /dev/null
inside apt-get install -q -y --no-install-recommends /tmp/webaction.deb > "$root/log" 2>&1 || fail "$(tail -20 "$root/log")"
inside dpkg-query -W -f '${Package}\n' > "$root/after"
echo "installed with $(($(wc -l < "$root/after") - $(wc -l < "$root/before") - 1)) packages that it depends on"

printf '<!doctype html>\n<title>clean</title>\n<h1>A heading</h1>\n<p>text</p>\n' > "$root/home/tester/page.html"
chmod 644 "$root/home/tester/page.html"
[ "$(person 'webaction eval page.html --raw -e document.title')" = clean ] || fail 'eval gave something else.'
page=$(person 'webaction run page.html --extension marquee')
case $page in *'<marquee>A heading</marquee>'*) ;; *) fail "marquee, by its native half, gave \"$page\"." ;; esac
person 'webaction run page.html --extension marquee --explain --html report.html -o out.html 2> changes.txt && grep -q "added html > body > h1 > marquee" changes.txt && test -s report.html' ||
    fail '--explain and --html told nothing.'
person 'mkdir pages && cp page.html pages/a.html && cp page.html pages/b.html && webaction batch pages --extension template -o out --report report.json 2> log && ls out/a.html out/b.html > /dev/null' ||
    fail 'a batch failed.'
# The web server, by its address.
person 'webaction serve page.html --extension marquee --seed 1 > address 2> log & for n in 1 2 3 4 5 6 7 8 9; do test -s address && break; sleep 0.5; done; test -s address; code=$?; kill $!; exit $code' ||
    fail "serve gave no address: $(cat "$root/home/tester/log")"
person 'webaction doctor > doctor.txt 2>&1; test -s doctor.txt' || fail 'doctor says nothing.'
if person 'webaction new swift --kind action 2> log && webaction run page.html --extension ./swift.appex > swift.html 2> log'; then
    fail 'Swift sources were compiled without a compiler.'
fi
grep -q 'no swiftc in PATH' "$root/home/tester/log" || fail "without Swift: $(cat "$root/home/tester/log")"

inside apt-get purge -q -y webaction > "$root/log" 2>&1 || fail "$(tail -5 "$root/log")"
left=$(find "$root/usr" "$root/etc" "$root/var/lib" "$root/opt" -xdev -name '*webaction*' -print)
[ -z "$left" ] || fail "removing it left $left."
echo "check_clean_root.sh: $(basename "$package") was installed into a new $suite, used by a user and removed."
