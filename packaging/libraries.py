#!/usr/bin/env python3
"""libraries.py PREFIX: puts the libraries of an installation's executables beside them, with their licenses.

The libraries are those that the executables below PREFIX/libexec are linked with and those that the sources load by name, with all that
these are linked with; not the system's own (elf.py). They come from this machine's Debian packages and go to
PREFIX/lib/webaction/libraries. Their code is unchanged; they look for each other in their own folder, and some are adapted to older
versions of glibc (older_glibc.py). PREFIX/share/doc/webaction/licenses gets the copyright file of each package, the license texts that these
refer to, and the licenses of the Swift packages; libraries.txt there names file, package and version.
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

import elf
import older_glibc

SOURCES = pathlib.Path(__file__).resolve().parent.parent
# How ldconfig calls libraries for a machine.
KINDS = {"x86_64": "x86-64", "aarch64": "AArch64"}
COMMON_LICENSES = pathlib.Path("/usr/share/common-licenses")


def loaded_by_name():
    """The libraries that sources load when they are needed."""
    found = set()
    for folder, _, names in os.walk(SOURCES / "Sources"):
        for name in names:
            if name.endswith((".swift", ".c")):
                text = pathlib.Path(folder, name).read_text(encoding="utf-8")
                found |= set(re.findall(r'"(lib[\w.+-]+\.so\.\d+)"', text))
    return found


def known_places():
    """Where the loader finds libraries, by name."""
    environment = {"PATH": "/usr/sbin:/sbin:/usr/bin:/bin", "LC_ALL": "C"}
    listed = subprocess.run(["ldconfig", "-p"], check=True, capture_output=True, text=True, env=environment).stdout
    places = {}
    for name, kind, path in re.findall(r"^\s+(\S+) \(([^)]*)\) => (\S+)$", listed, re.MULTILINE):
        if KINDS[platform.machine()] in kind:
            places.setdefault(name, path)
    return places


def all_needed(names):
    """Libraries with what they need in turn, by name; the system's own are left out."""
    places, found, waiting = known_places(), {}, sorted(names)
    while waiting:
        name = waiting.pop()
        if name in found or elf.SYSTEM.fullmatch(name):
            continue
        if name not in places:
            sys.exit(f"libraries.py: {name} is not installed here.")
        found[name] = places[name]
        waiting += elf.needed(places[name])
    return found


def find_each_other(path):
    """Has a library look for others in its own folder first, whatever loads it."""
    if not all(elf.SYSTEM.fullmatch(name) for name in elf.needed(path)):
        subprocess.run(["patchelf", "--force-rpath", "--set-rpath", "$ORIGIN", path], check=True)


def package_of(path):
    """The Debian package that a file belongs to, and its version."""
    real = os.path.realpath(path)
    # Packages may name a file by its place before /lib became a link.
    for candidate in (real, real.removeprefix("/usr"), "/usr" + real):
        searched = subprocess.run(["dpkg-query", "-S", candidate], capture_output=True, text=True)
        if searched.returncode == 0:
            package = searched.stdout.split(": ")[0]
            format = "${Package} ${Version}"
            shown = subprocess.run(["dpkg-query", "-W", "-f", format, package], check=True, capture_output=True, text=True)
            return shown.stdout.split(" ")
    sys.exit(f"libraries.py: {path} belongs to no package: its license is unknown.")


def copy(source, target):
    shutil.copyfile(os.path.realpath(source), target)
    os.chmod(target, 0o644)


def copy_licenses(packages, folder):
    """The licenses of packages, and of what is linked into the executables."""
    for package in packages:
        copy(f"/usr/share/doc/{package}/copyright", folder / package)
    copy(SOURCES / "packaging/copyright", folder / "webaction")
    for checkout in sorted((SOURCES / ".build/checkouts").iterdir()):
        for name in ("LICENSE", "LICENSE.txt", "LICENSE.md", "NOTICE.txt"):
            if (checkout / name).is_file():
                copy(checkout / name, folder / f"{checkout.name}-{pathlib.Path(name).stem}")
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in folder.iterdir()]
    named = {name.rstrip(".") for text in texts for name in re.findall(r"common-licenses/([\w.-]+)", text)}
    for name in sorted(named):
        if (COMMON_LICENSES / name).is_file():
            copy(COMMON_LICENSES / name, folder / f"common-{name}")


def main():
    prefix = pathlib.Path(sys.argv[1])
    libraries, licenses = prefix / "lib/webaction/libraries", prefix / "share/doc/webaction/licenses"
    for folder in (libraries, licenses):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    linked = {name for file in (prefix / "libexec/webaction").iterdir() if elf.is_elf(file) for name in elf.needed(file)}
    packages, lines, changed = {}, [], False
    for name, path in sorted(all_needed(linked | loaded_by_name()).items()):
        copy(path, libraries / name)
        package, version = package_of(path)
        packages[package] = version
        is_adapted = older_glibc.adapt(libraries / name)
        changed = changed or is_adapted
        find_each_other(libraries / name)
        lines.append(f"{name} {package} {version}{' (adapted to older versions of glibc)' if is_adapted else ''}\n")
    if changed:
        older_glibc.make_shim(libraries)
    suffixes = "/usr/share/publicsuffix/public_suffix_list.dat"
    if os.path.exists(suffixes):
        copy(suffixes, prefix / "lib/webaction/public_suffix_list.dat")
        package, version = package_of(suffixes)
        packages[package] = version
        lines.append(f"public_suffix_list.dat {package} {version}\n")
    copy_licenses(sorted(packages), licenses)
    (licenses / "libraries.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
