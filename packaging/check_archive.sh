#!/bin/sh
# check_archive.sh: unpacks a relocatable archive in a system that has nothing but its essentials, and uses it there as an ordinary user:
# `make archive` and then, as root, since it makes a root of its own and changes into it:
#
#   check_archive.sh ARCHIVE.tar.gz [SUITE [MIRROR]]
#
# It needs debootstrap and a mirror of Debian or Ubuntu; DEBOOTSTRAP has options for it. TOOLCHAIN may name the folder of a Swift
# toolchain, which is shown inside with the packages that Swift needs to link; then an action in Swift is compiled and run, too.
# The root is made anew each time, in a folder of TMPDIR, and removed.
set -eu

archive=$(realpath "$1")
suite=${2:-bookworm}
mirror=${3:-http://deb.debian.org/debian}
# NB: What is mounted is mounted for this script alone, and is gone with it.
[ "${WEBACTION_OWN_MOUNTS:-}" ] || WEBACTION_OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$archive" "$suite" "$mirror"

root=$(mktemp -d)
# An ordinary user is to get into it.
chmod 755 "$root"
trap 'umount -R "$root/proc" "$root/dev" "$root/opt/swift" 2> /dev/null || true; rm -rf --one-file-system "$root"' EXIT
fail() {
    echo "check_archive.sh: $suite: $1" >&2
    exit 1
}
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# As somebody who is not root; the archive is in a folder with a space in its name.
person() { inside setpriv --reuid=tester --regid=tester --clear-groups env HOME=/home/tester sh -c "cd; PATH=\"\$HOME/a place/bin:\$PATH\"; $1"; }
milliseconds() { date +%s%3N; }
# What a command takes, in milliseconds: the median of five runs in one shell.
timed() {
    for run in 1 2 3 4 5; do
        before=$(milliseconds)
        person "$1" > /dev/null 2>&1 || fail "$1 failed in run $run."
        echo $(($(milliseconds) - before))
    done | sort -n | sed -n 3p
}

# shellcheck disable=SC2086
debootstrap --variant=minbase ${DEBOOTSTRAP:-} "$suite" "$root" "$mirror" > "$root.log" 2>&1 || fail "$(tail -5 "$root.log")"
rm "$root.log"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
inside useradd --create-home tester
system=$(inside sh -c '. /etc/os-release; echo "$PRETTY_NAME"')", $(inside ldd --version | sed -n 1p)"
packages=$(inside dpkg-query -W -f '${Package}\n' | wc -l)
if inside sh -c 'ldconfig -p | grep -E "libjavascriptcoregtk|libicu|libxml2|libcairo|libglib"'; then fail 'there are libraries already.'; fi

home=$root/home/tester
cp "$archive" "$home/archive.tar.gz"
chmod 644 "$home/archive.tar.gz"
before=$(milliseconds)
person 'mkdir "a place" && gzip -dc archive.tar.gz | tar -x --strip-components=1 -C "a place"' || fail 'it was not unpacked.'
echo "$system; $packages packages; unpacked in $(($(milliseconds) - before)) ms"

printf '<!doctype html>\n<title>clean</title>\n<h1>A heading</h1>\n<p>text</p>\n' > "$home/page.html"
printf '<x xmlns="http://example.org/">text &amp; more</x>' > "$home/page.xml"
printf '// ==UserScript==\n// @name a\n// @match *://*.example.tld/*\n// @grant none\n// ==/UserScript==\ndocument.title = "changed";\n' > "$home/a.user.js"
chmod 644 "$home/page.html" "$home/page.xml" "$home/a.user.js"
person 'mkdir pages && for n in $(seq 100); do sed "s/heading/heading $n/" page.html > pages/$n.html; done'

[ "$(person 'webaction eval page.html --raw -e document.title')" = clean ] || fail 'eval gave something else.'
[ "$(person 'webaction eval page.xml --raw -e document.documentElement.textContent')" = 'text & more' ] || fail 'XML was not read.'
page=$(person 'webaction run page.html --extension marquee --require-sandbox')
case $page in *'<marquee>A heading</marquee>'*) ;; *) fail "marquee, by its native half, gave \"$page\"." ;; esac
page=$(person 'webaction run page.html --extension a.user.js --url http://www.example.co.uk/ --require-sandbox')
case $page in *'<title>changed</title>'*) ;; *) fail "the userscript with .tld gave \"$page\"." ;; esac
person 'webaction run page.html --extension tiny-sketch -o sketched.html 2> log' || fail "tiny-sketch: $(cat "$home/log")"
if grep -q 'not installed' "$home/log"; then fail "$(cat "$home/log")"; fi
person 'webaction batch pages --extension marquee -o out --report report.json --require-sandbox 2> log' || fail "a batch failed: $(cat "$home/log")"
[ "$(grep -l '<marquee>A heading' "$home"/out/*.html | wc -l)" = 100 ] || fail 'the batch left pages out.'
doctor=$(person 'webaction doctor 2>&1') || fail "doctor: $doctor"
case $doctor in *'Compiled scripts of the page worker: there.'*) ;; *) fail "the compiled scripts do not fit: $doctor" ;; esac
echo "marquee: $(timed 'webaction run page.html --extension marquee') ms; batch of 100: $(timed 'rm -rf out && webaction batch pages --extension marquee -o out') ms"
# It is moved while nothing runs, and runs from there.
person 'mv "a place" moved && ln -s moved/bin/webaction link && ./link run page.html --extension marquee --require-sandbox > /dev/null && mv moved "a place"' || fail 'it does not run elsewhere.'

person 'webaction new swift --kind action 2> log' || fail "$(cat "$home/log")"
if [ "${TOOLCHAIN:-}" ]; then
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    inside apt-get update -q > /dev/null
    inside apt-get install -q -y --no-install-recommends gcc libc6-dev libstdc++-12-dev binutils libsqlite3-dev libncurses6 libcurl4 libxml2 > "$root/log" 2>&1 || fail "$(tail -5 "$root/log")"
    mkdir -p "$root/opt/swift"
    mount --bind -o ro "$TOOLCHAIN" "$root/opt/swift"
    before=$(milliseconds)
    person 'PATH=$PATH:/opt/swift/usr/bin; webaction run page.html --extension ./swift.appex -o swift.html 2> log' || fail "Swift sources: $(cat "$home/log")"
    echo "Swift action, first run: $(($(milliseconds) - before)) ms"
    if cmp -s "$home/page.html" "$home/swift.html"; then fail "the action in Swift changed nothing: $(cat "$home/log")"; fi
else
    if person 'webaction run page.html --extension ./swift.appex > swift.html 2> log'; then fail 'Swift sources were compiled without a compiler.'; fi
    grep -q 'no swiftc in PATH' "$home/log" || fail "without Swift: $(cat "$home/log")"
fi
echo "check_archive.sh: $(basename "$archive") was used in a new $suite by a user."
