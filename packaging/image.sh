#!/bin/sh
# image.sh: an image for containers from a Debian package, with Debian's mirror alone: where the base images of the Containerfile cannot be
# had. `make deb` and then:
#
#   image.sh PACKAGE.deb FOLDER [SUITE [MIRROR]]      FOLDER/webaction-image.tar.gz, which `podman load` and `docker load` read,
#                                                     and the image webaction of ENGINE (podman)
#
# It needs mmdebstrap. The image has Debian's essential packages, what the package depends on and recommends, and nothing else.
set -eu

package=$(realpath "$1")
folder=$2
suite=${3:-bookworm}
mirror=${4:-http://deb.debian.org/debian}
engine=${ENGINE:-podman}
for program in mmdebstrap dpkg-deb "$engine"; do
    command -v "$program" > /dev/null || {
        echo "image.sh: $program is missing; Debian's packages mmdebstrap, dpkg and podman have it." >&2
        exit 1
    }
done
mkdir -p "$folder"
recommended=$(dpkg-deb -f "$package" Recommends | tr -d ' ')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# mmdebstrap reads the package as another user.
chmod 755 "$work"
install -m 644 "$package" "$work/webaction.deb"
# NB: Copyrights stay; other documents but webaction's are left out, as are translations.
mmdebstrap --quiet --variant=essential --include="$work/webaction.deb" --include="$recommended" \
    --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-include=/usr/share/doc/webaction/*' \
    --customize-hook='echo webaction:x:1000:1000::/home/webaction:/bin/sh >> "$1/etc/passwd"; echo webaction:x:1000: >> "$1/etc/group"' \
    --customize-hook='mkdir "$1/work"; install -d -o 1000 -g 1000 "$1/home/webaction"' \
    --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/* "$1"/var/log/*' \
    "$suite" "$work/root.tar" "$mirror"
"$engine" import --change 'USER webaction' --change 'WORKDIR /work' --change 'ENTRYPOINT ["webaction"]' --change 'ENV LC_ALL=C.UTF-8' \
    "$work/root.tar" webaction > /dev/null
"$engine" save webaction | gzip -9n > "$folder/webaction-image.tar.gz"
ls -l "$folder/webaction-image.tar.gz"
