# clean_root.sh: a new minimal Debian or Ubuntu, and an ordinary user in it: for check_archive.sh and check_clean_root.sh, which read this
# file. They set `suite` and `mirror`; DEBOOTSTRAP has options for debootstrap.
# shellcheck shell=sh disable=SC2154

# NB: What is mounted is mounted for the script alone, and is gone with it.
own_mounts() {
    [ "${WEBACTION_OWN_MOUNTS:-}" ] || WEBACTION_OWN_MOUNTS=1 exec unshare --mount --propagation private "$@"
}

fail() {
    echo "$(basename "$0"): $suite: $1" >&2
    exit 1
}

make_root() {
    root=$(mktemp -d)
    # An ordinary user is to get into it.
    chmod 755 "$root"
    trap 'umount -R "$root/proc" "$root/dev" "$root/opt/swift" 2> /dev/null || true; rm -rf --one-file-system "$root" "$root.log"' EXIT
    # shellcheck disable=SC2086
    debootstrap --variant=minbase ${DEBOOTSTRAP:-} "$suite" "$root" "$mirror" > "$root.log" 2>&1 || fail "$(tail -5 "$root.log")"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    inside useradd --create-home tester
    home=$root/home/tester
    system=$(inside sh -c '. /etc/os-release; echo "$PRETTY_NAME"')", $(inside ldd --version | sed -n 1p)"
}

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

# As somebody who is not root. `before_commands` is run first.
person() { inside setpriv --reuid=tester --regid=tester --clear-groups env HOME=/home/tester sh -c "cd; ${before_commands:-}$1"; }

packages() { inside dpkg-query -W -f '${Package}\n' | wc -l; }

milliseconds() { date +%s%3N; }

# What a command takes, in milliseconds: the median of five runs.
timed() {
    for run in 1 2 3 4 5; do
        before=$(milliseconds)
        person "$1" > /dev/null 2>&1 || fail "$1 failed in run $run."
        echo $(($(milliseconds) - before))
    done | sort -n | sed -n 3p
}

# A page, and a folder with a hundred of them.
make_pages() {
    printf '<!doctype html>\n<title>clean</title>\n<h1>A heading</h1>\n<p>text</p>\n' > "$home/page.html"
    chmod 644 "$home/page.html"
    person 'mkdir pages && for n in $(seq 100); do sed "s/heading/heading $n/" page.html > pages/$n.html; done'
}

# The marquee job and a batch.
use_marquee() {
    [ "$(person 'webaction eval page.html --raw -e document.title')" = clean ] || fail 'eval gave something else.'
    page=$(person 'webaction run page.html --extension marquee --require-sandbox')
    case $page in *'<marquee>A heading</marquee>'*) ;; *) fail "marquee, by its native half, gave \"$page\"." ;; esac
    person 'webaction batch pages --extension marquee -o out --report report.json --require-sandbox 2> log' || fail "a batch failed: $(cat "$home/log")"
    [ "$(grep -l '<marquee>A heading' "$home"/out/*.html | wc -l)" = 100 ] || fail 'the batch left pages out.'
    doctor=$(person 'webaction doctor 2>&1') || fail "doctor: $doctor"
    case $doctor in *'Compiled scripts of the page worker: there.'*) ;; *) fail "the compiled scripts do not fit: $doctor" ;; esac
    echo "marquee: $(timed 'webaction run page.html --extension marquee') ms; batch of 100: $(timed 'rm -rf out && webaction batch pages --extension marquee -o out') ms"
}

# An action in Swift: where TOOLCHAIN names the folder of a Swift toolchain, it is shown inside with the packages that Swift needs to link,
# and the action is compiled and run; otherwise it is refused.
use_swift() {
    person 'webaction new swift --kind action 2> log' || fail "$(cat "$home/log")"
    if [ -z "${TOOLCHAIN:-}" ]; then
        if person 'webaction run page.html --extension ./swift.appex > swift.html 2> log'; then fail 'Swift sources were compiled without a compiler.'; fi
        grep -q 'no swiftc in PATH' "$home/log" || fail "without Swift: $(cat "$home/log")"
        return
    fi
    inside apt-get update -q > /dev/null
    inside apt-get install -q -y --no-install-recommends gcc libc6-dev libstdc++-12-dev binutils libsqlite3-dev libncurses6 libcurl4 libxml2 > "$root/log" 2>&1 || fail "$(tail -5 "$root/log")"
    mkdir -p "$root/opt/swift"
    mount --bind -o ro "$TOOLCHAIN" "$root/opt/swift"
    before=$(milliseconds)
    person 'PATH=$PATH:/opt/swift/usr/bin; webaction run page.html --extension ./swift.appex -o swift.html 2> log' || fail "Swift sources: $(cat "$home/log")"
    echo "Swift action, first run: $(($(milliseconds) - before)) ms"
    if cmp -s "$home/page.html" "$home/swift.html"; then fail "the action in Swift changed nothing: $(cat "$home/log")"; fi
}
