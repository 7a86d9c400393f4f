#!/usr/bin/env python3
"""elf.py: what executables and shared libraries ask of a system, read by readelf.

    elf.py FOLDER      checks all of them below FOLDER against the oldest system that an archive runs on
"""

import os
import re
import subprocess
import sys

# The system's: those of glibc, and of GCC, which every system with apt has. Others go along.
SYSTEM = re.compile(r"(ld-linux-x86-64|ld-linux-aarch64|libc|libm|libdl|libpthread|librt|libresolv|libutil|libstdc\+\+|libgcc_s)\.so\.\d+")
# Ubuntu 22.04's, which manylinux_2_35 names, too. A version that has no number here, such as GLIBC_ABI_DT_RELR, is a later one.
NEWEST = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13), "GCC": (12, 0, 0)}
# Versions of the system's libraries, not of those that go along.
ASKED = re.compile(r"\b(GLIBC|GLIBCXX|CXXABI|GCC)_([A-Z0-9._]+)")


def is_elf(path):
    if os.path.islink(path) or not os.path.isfile(path):
        return False
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def read(option, path):
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.run(["readelf", "--wide", option, path], check=True, capture_output=True, text=True, env=environment).stdout


def needed(path):
    """The names of the libraries that a file is linked with."""
    return re.findall(r"\(NEEDED\)\s+Shared library: \[(.+)\]", read("--dynamic", path))


def asked(path):
    """The versions of symbols that a file asks for, as pairs of kind and number."""
    # The other section of the output defines the file's own.
    text = read("--version-info", path).partition("Version needs section")[2]
    return {(kind, version) for kind, version in ASKED.findall(text)}


def is_newer(kind, version):
    if not re.fullmatch(r"\d+(\.\d+)*", version):
        return True
    return tuple(map(int, version.split("."))) > NEWEST[kind]


def problems(folder):
    """What keeps the files below a folder from running elsewhere; the number of files."""
    files = [os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names]
    files = sorted(filter(is_elf, files))
    present = {os.path.basename(file) for file in files}
    found = []
    for file in files:
        name = os.path.relpath(file, folder)
        found += [f"{name} asks for {kind}_{version}" for kind, version in sorted(asked(file)) if is_newer(kind, version)]
        missing = [library for library in needed(file) if library not in present and not SYSTEM.fullmatch(library)]
        found += [f"{name} needs {library}, which is not there" for library in missing]
    return found, len(files)


def main():
    found, count = problems(sys.argv[1])
    for problem in found:
        print(problem, file=sys.stderr)
    if found or count == 0:
        sys.exit(f"elf.py: {len(found)} problems in {count} files of {sys.argv[1]}")
    newest = ", ".join(f"{kind} {'.'.join(map(str, version))}" for kind, version in NEWEST.items())
    print(f"elf.py: {count} files ask for nothing newer than {newest}, and all their libraries are there.")


if __name__ == "__main__":
    main()
