#!/bin/sh
# check_image.sh: uses an image as its documentation says: `make image`, or image.sh, and then
#
#   check_image.sh [IMAGE]      ENGINE is podman or docker; OPTIONS are further options of its `run`
set -eu

image=${1:-webaction}
engine=${ENGINE:-podman}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
    echo "check_image.sh: $1" >&2
    exit 1
}
# shellcheck disable=SC2086
run() { "$engine" run --rm --network none ${OPTIONS:-} -v "$folder:/work" "$image" "$@"; }

chmod 777 "$folder"
printf '<!doctype html>\n<title>clean</title>\n<h1>A heading</h1>\n' > "$folder/page.html"
mkdir "$folder/pages"
for number in $(seq 100); do sed "s/heading/heading $number/" "$folder/page.html" > "$folder/pages/$number.html"; done

# shellcheck disable=SC2086
user=$("$engine" run --rm ${OPTIONS:-} --entrypoint id "$image" -un)
[ "$user" = webaction ] || fail "it runs as $user."
page=$(run run page.html --extension marquee --require-sandbox)
case $page in *'<marquee>A heading</marquee>'*) ;; *) fail "marquee gave \"$page\"." ;; esac
run batch pages --extension marquee -o out 2> "$folder/log" || fail "a batch failed: $(cat "$folder/log")"
[ "$(grep -l '<marquee>A heading' "$folder"/out/*.html | wc -l)" = 100 ] || fail 'the batch left pages out.'
run run page.html --extension tiny-sketch -o sketched.html 2> "$folder/log" || fail "tiny-sketch: $(cat "$folder/log")"
doctor=$(run doctor 2>&1) || fail "doctor: $doctor"
case $doctor in *'Compiled scripts of the page worker: there.'*) ;; *) fail "the compiled scripts do not fit: $doctor" ;; esac
# The web server, in the machine's network, by its address.
# shellcheck disable=SC2086
"$engine" run --rm --network host --name webaction-check ${OPTIONS:-} -v "$folder:/work" "$image" serve page.html --extension marquee > "$folder/address" 2> "$folder/log" &
for attempt in $(seq 40); do
    [ ! -s "$folder/address" ] || break
    sleep 0.5
done
served=$(curl --silent --fail --location --max-time 60 "$(grep -o 'http://[^ ]*' "$folder/address" | head -1)") || served=
"$engine" stop webaction-check > /dev/null
case $served in *marquee*) ;; *) fail "serve gave \"$served\", $(cat "$folder/address" "$folder/log")." ;; esac
before=$(date +%s%3N)
run run page.html --extension marquee > /dev/null
echo "marquee, with the start of the container: $(($(date +%s%3N) - before)) ms"
echo "check_image.sh: $image was used."
