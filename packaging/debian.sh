#!/bin/sh
# debian.sh: a Debian package of a build: `make deb`.
#
#   debian.sh BUILD FOLDER      BUILD is .build/release; FOLDER/webaction_VERSION_ARCHITECTURE.deb
#
# MAINTAINER, as "Name <address>", is whoever makes the package; without it, who made the last commit. The package is the same
# for the same build: times are SOURCE_DATE_EPOCH's, or the last commit's.
set -eu

build=$1
folder=$2
sources=$(cd "$(dirname "$0")/.." && pwd)
for program in dpkg-deb dpkg-shlibdeps strip; do
    command -v "$program" > /dev/null || {
        echo "make deb: $program is missing; Debian's packages dpkg-dev and binutils have it." >&2
        exit 1
    }
done
maintainer=${MAINTAINER:-$(git -C "$sources" log -1 --format='%an <%ae>')}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$sources" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
version=$("$build/webaction" --version)-1
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
image=$work/image

DESTDIR=$image "$sources/packaging/install.sh" install "$build" "$image/usr" --for-package
# The package manager has a list of its own; Debian's zsh looks elsewhere.
rm "$image/usr/lib/webaction/installed.txt"
mkdir -p "$image/usr/share/zsh/vendor-completions"
mv "$image/usr/share/zsh/site-functions/_webaction" "$image/usr/share/zsh/vendor-completions/"
rmdir "$image/usr/share/zsh/site-functions"
find "$image/usr" -type f -perm -u+x | while read -r file; do
    case $(od -An -tx1 -N4 "$file") in *'7f 45 4c 46'*) strip --strip-unneeded --remove-section=.comment "$file" ;; esac
done

# A completion is read by a shell, and started by nobody.
sed -i '1{/^#!/d}' "$image/usr/share/bash-completion/completions/webaction"

# What lintian finds and what is meant so: Yams brings the C sources that it was tested with, no bug of Debian's asks for the package, and
# the Python package, which pip installs from there, has an empty file that says that it is typed.
install -d "$image/usr/share/lintian/overrides"
cat > "$image/usr/share/lintian/overrides/webaction" << OVERRIDES
webaction: embedded-library libyaml *
webaction: initial-upload-closes-no-bugs *
webaction: zero-byte-file-in-doc-directory *py.typed*
OVERRIDES
chmod 644 "$image/usr/share/lintian/overrides/webaction"

documents=$image/usr/share/doc/webaction
# Debian has this one under another name, and wants no permissions to run there.
rm "$documents/CHANGELOG.md"
find "$documents" -type f -exec chmod 644 {} +
install -m 644 "$sources/packaging/copyright" "$documents/copyright"
install -m 644 "$sources/packaging/README.Debian" "$documents/README.Debian"
gzip -9nc "$sources/CHANGELOG.md" > "$documents/changelog.gz"
{
    echo "webaction ($version) unstable; urgency=medium"
    echo
    echo "  * New release; /usr/share/doc/webaction/changelog.gz says what changed."
    echo
    echo " -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9nc > "$documents/changelog.Debian.gz"

# What the executables are linked with. dpkg-shlibdeps wants a source package around it.
mkdir -p "$work/debian" "$image/DEBIAN"
printf 'Source: webaction\n\nPackage: webaction\nArchitecture: any\n' > "$work/debian/control"
set --
for file in "$image/usr/bin/webaction" "$image"/usr/libexec/webaction/*; do set -- "$@" "-e$file"; done
linked=$(cd "$work" && dpkg-shlibdeps -O "$@" | sed -n 's/^shlibs:Depends=//p')
cat > "$image/DEBIAN/control" << CONTROL
Package: webaction
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$image" | cut -f1)
Depends: $linked, libxml2
Recommends: ca-certificates, curl, libbrotli1, libcairo2, libpangocairo-1.0-0, libsodium23, libssl3, libturbojpeg0, publicsuffix
Suggests: bash-completion, python3, swiftlang (>= 6.3)
Section: web
Priority: optional
Description: run browser action extensions on saved web pages, without a browser
 Parses a saved page into a DOM, runs the script of an Apple action extension
 on it, hands what the script collects to the extension's native half as a
 property list, and writes the page that comes of it. Batches of pages in
 WARC, WACZ, MHTML, webarchive and zip files can be interrupted and resumed.
 .
 Extensions whose native half is Swift sources are compiled on their first
 use, which needs Swift 6.3 or later (swiftc in PATH). Without it these are
 refused with a message that says so; scripts, the built-in extensions and
 native halves that are programs need nothing more.
CONTROL
# The compiled scripts of the page worker belong to one version of JavaScriptCore: they are made where the package is installed, and
# anew when that changes.
echo "interest-noawait /usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/libjavascriptcoregtk-4.1.so.0" > "$image/DEBIAN/triggers"
cat > "$image/DEBIAN/postinst" << 'SCRIPT'
#!/bin/sh
set -e
case $1 in
    # Without them each run takes some milliseconds longer.
    configure | triggered) "$DPKG_ROOT/usr/bin/webaction" compile-bindings || true ;;
esac
SCRIPT
cat > "$image/DEBIAN/prerm" << 'SCRIPT'
#!/bin/sh
set -e
rm -f "$DPKG_ROOT/usr/libexec/webaction/webaction-bindings.compiled"
SCRIPT
chmod 755 "$image/DEBIAN/postinst" "$image/DEBIAN/prerm"
(cd "$image" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums)
mkdir -p "$folder"
rm -f "$folder"/webaction_*.deb
package=$folder/webaction_${version}_$architecture.deb
find "$image" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$image" "$package"
if command -v lintian > /dev/null; then
    lintian --fail-on error,warning "$package"
else
    echo "lintian is not installed: it did not check $package."
fi
