#!/bin/sh
# check_wheel.sh: installs a wheel with the program into an empty virtual environment, and uses it there.
#
#   check_wheel.sh WHEEL [TOOLS]      TOOLS is a virtual environment that has auditwheel
set -eu

wheel=$(realpath "$1")
tools=${2:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
    echo "check_wheel.sh: $1" >&2
    exit 1
}
if [ -x "$tools/bin/auditwheel" ]; then
    "$tools/bin/python" -m auditwheel show "$wheel" > "$folder/audit" 2>&1 || fail "$(cat "$folder/audit")"
    # Lines are broken anywhere.
    tr -s ' \n' ' ' < "$folder/audit" | grep -q 'is consistent with the following platform tag: "manylinux_2_35_' || fail "auditwheel: $(cat "$folder/audit")"
else
    echo "auditwheel is not there: it did not check $(basename "$wheel")."
fi

python3 -m venv "$folder/environment"
"$folder/environment/bin/pip" install -q --no-index "$wheel"
printf '<!doctype html><title>wheel</title><h1>a</h1>' > "$folder/page.html"
cd "$folder"
# Nothing of the system's PATH, and no other webaction.
run() { env -i HOME="$folder" PATH="$folder/environment/bin" "$@"; }
[ "$(run webaction eval page.html --raw -e document.title)" = wheel ] || fail 'webaction eval gave something else.'
case $(run webaction run page.html --extension marquee --require-sandbox) in *'<marquee>a</marquee>'*) ;; *) fail 'webaction run gave something else.' ;; esac
case $(run python -m webaction run page.html --extension marquee) in *'<marquee>a</marquee>'*) ;; *) fail 'python -m webaction gave something else.' ;; esac
doctor=$(run webaction doctor 2>&1)
case $doctor in *'Compiled scripts of the page worker: there.'*) ;; *) fail "the compiled scripts do not fit: $doctor" ;; esac
run python - << 'PROGRAM' || fail 'webaction.Worker gave something else.'
from webaction import Page, Worker

with Worker("marquee") as worker:
    results = list(worker.run(Page(id=number, html="<h1>%d</h1>" % number) for number in range(100)))
assert [result.id for result in results] == list(range(100))
assert all(b"<marquee>%d</marquee>" % result.id in result.html for result in results), results[0]
PROGRAM
"$folder/environment/bin/pip" uninstall -q -y webaction
left=$(find "$folder/environment" -path '*webaction*' -print)
[ -z "$left" ] || fail "removing it left $left."
echo "check_wheel.sh: $(basename "$wheel") was installed, used and removed."
