#!/bin/sh
# check_archive.sh: unpacks a relocatable archive in a system that has nothing but its essentials, and uses it there as an ordinary user:
# `make archive` and then, as root, since it makes a root of its own and changes into it:
#
#   check_archive.sh ARCHIVE.tar.gz [SUITE [MIRROR]]
#
# It needs debootstrap and a mirror of Debian or Ubuntu; DEBOOTSTRAP has options for it. TOOLCHAIN may name the folder of a Swift
# toolchain, with which an action in Swift is compiled and run, too. The root is made anew each time, in a folder of TMPDIR, and removed.
set -eu

archive=$(realpath "$1")
suite=${2:-bookworm}
mirror=${3:-http://deb.debian.org/debian}
. "$(dirname "$0")/clean_root.sh"
own_mounts "$0" "$archive" "$suite" "$mirror"

make_root
# The archive is in a folder with a space in its name.
before_commands='PATH="$HOME/a place/bin:$PATH"; '
if inside sh -c 'ldconfig -p | grep -E "libjavascriptcoregtk|libicu|libxml2|libcairo|libglib"'; then fail 'there are libraries already.'; fi

cp "$archive" "$home/archive.tar.gz"
chmod 644 "$home/archive.tar.gz"
before=$(milliseconds)
person 'mkdir "a place" && gzip -dc archive.tar.gz | tar -x --strip-components=1 -C "a place"' || fail 'it was not unpacked.'
echo "$system; $(packages) packages; unpacked in $(($(milliseconds) - before)) ms"

make_pages
printf '<x xmlns="http://example.org/">text &amp; more</x>' > "$home/page.xml"
printf '// ==UserScript==\n// @name a\n// @match *://*.example.tld/*\n// @grant none\n// ==/UserScript==\ndocument.title = "changed";\n' > "$home/a.user.js"
chmod 644 "$home/page.xml" "$home/a.user.js"

[ "$(person 'webaction eval page.xml --raw -e document.documentElement.textContent')" = 'text & more' ] || fail 'XML was not read.'
page=$(person 'webaction run page.html --extension a.user.js --url http://www.example.co.uk/ --require-sandbox')
case $page in *'<title>changed</title>'*) ;; *) fail "the userscript with .tld gave \"$page\"." ;; esac
person 'webaction run page.html --extension tiny-sketch -o sketched.html 2> log' || fail "tiny-sketch: $(cat "$home/log")"
if grep -q 'not installed' "$home/log"; then fail "$(cat "$home/log")"; fi
use_marquee
# It is moved while nothing runs, and runs from there.
person 'mv "a place" moved && ln -s moved/bin/webaction link && ./link run page.html --extension marquee --require-sandbox > /dev/null && mv moved "a place"' || fail 'it does not run elsewhere.'
use_swift
echo "check_archive.sh: $(basename "$archive") was used in a new $suite by a user."
