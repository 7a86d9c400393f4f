#!/bin/sh
# archive.sh: a relocatable archive of a build, with the libraries that it needs: `make archive`.
#
#   archive.sh BUILD FOLDER      BUILD is .build/release, linked with WEBACTION_PORTABLE; FOLDER/webaction-VERSION-linux-x86_64.tar.gz
#                                and .tar.zst, and the same unpacked, without .tar.gz
#
# Times in it are SOURCE_DATE_EPOCH's, or the last commit's.
set -eu

build=$1
folder=$2
sources=$(cd "$(dirname "$0")/.." && pwd)
for program in readelf dpkg-query zstd strip patchelf libdeflate-gzip; do
    command -v "$program" > /dev/null || {
        echo "make archive: $program is missing; Debian's packages binutils, dpkg, zstd, patchelf and libdeflate-tools have it." >&2
        exit 1
    }
done
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$sources" log -1 --format=%ct)}
umask 022
name=webaction-$("$build/webaction" --version)-linux-$(uname -m)
prefix=$folder/$name
rm -rf "$prefix" "$folder"/webaction-*-linux-*.tar.*
mkdir -p "$prefix"

# Manual pages name documents relative to the archive's folder.
DESTDIR=$prefix/ "$sources/packaging/install.sh" install "$build" "$prefix/." --for-package
# An archive is removed whole.
rm "$prefix/lib/webaction/installed.txt"
PYTHONDONTWRITEBYTECODE=1 python3 "$sources/packaging/libraries.py" "$prefix"
# By the engine's library that goes along.
"$prefix/bin/webaction" compile-bindings
PYTHONDONTWRITEBYTECODE=1 python3 "$sources/packaging/elf.py" "$prefix"

tar --create --directory "$folder" --sort=name --format=posix --pax-option=delete=atime,delete=ctime --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" --file "$prefix.tar" "$name"
libdeflate-gzip -12 -k "$prefix.tar"
zstd -q -19 -T0 --rm -f "$prefix.tar"
ls -l "$prefix".tar.*
