#!/usr/bin/env python3
"""wheel.py CLIENT ARCHIVE FOLDER: a wheel with the program in it: `make wheel`.

CLIENT is the wheel of python/, which has no program; ARCHIVE the unpacked relocatable archive (archive.sh). FOLDER gets
webaction-VERSION-py3-none-manylinux_2_35_x86_64.whl: the client, the archive in webaction/program, and the command `webaction`.
The same input gives the same bytes. The format: https://packaging.python.org/en/latest/specifications/binary-distribution-format/
"""

import base64
import hashlib
import os
import pathlib
import platform
import sys
import time
import zipfile

import elf

PROGRAM = "webaction/program/"
# What only an installation for all users has a place for, and the client, which the wheel is.
LEFT_OUT = ("share/man/", "share/bash-completion/", "share/zsh/", "share/fish/", "share/doc/webaction/python/")
COMMAND = "[console_scripts]\nwebaction = webaction.__main__:main\n"


def tag():
    glibc = "_".join(map(str, elf.NEWEST["GLIBC"]))
    return f"py3-none-manylinux_{glibc}_{platform.machine()}"


def client_files(client):
    """The files of the client's wheel, and the name of its folder of metadata."""
    with zipfile.ZipFile(client) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    metadata = next(name.split("/")[0] for name in files if name.endswith(".dist-info/WHEEL"))
    return files, metadata


def program_files(archive):
    """The paths of the program's files, by their names in the wheel."""
    found = {}
    for folder, _, names in os.walk(archive):
        for name in names:
            path = os.path.join(folder, name)
            place = os.path.relpath(path, archive)
            if place.startswith(LEFT_OUT):
                continue
            if os.path.islink(path):
                sys.exit(f"wheel.py: {place} is a link, which a wheel cannot have.")
            found[PROGRAM + place] = path
    return found


def digest(data):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def main():
    client, archive, folder = sys.argv[1:]
    files, metadata = client_files(client)
    platform_tag = tag()
    lines = files[f"{metadata}/WHEEL"].decode().splitlines()
    kept = [line for line in lines if line and not line.startswith(("Root-Is-Purelib:", "Tag:"))]
    files[f"{metadata}/WHEEL"] = "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {platform_tag}", ""]).encode()
    files[f"{metadata}/entry_points.txt"] = COMMAND.encode()
    del files[f"{metadata}/RECORD"]
    paths = program_files(archive)
    modified = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", 315532800)))[:6]
    target = pathlib.Path(folder, f"{metadata.removesuffix('.dist-info')}-{platform_tag}.whl")
    record = []

    # The metadata comes last, as the format recommends.
    order = sorted([*files, *paths], key=lambda name: (name.startswith(metadata), name))
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:

        def write(name, data, mode):
            info = zipfile.ZipInfo(name, modified)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (0o100000 | mode) << 16
            wheel.writestr(info, data, compresslevel=9)

        for name in order:
            path = paths.get(name)
            data = pathlib.Path(path).read_bytes() if path else files[name]
            write(name, data, 0o755 if path and os.access(path, os.X_OK) else 0o644)
            record.append(f"{name},{digest(data)},{len(data)}\n")
        write(f"{metadata}/RECORD", "".join([*record, f"{metadata}/RECORD,,\n"]).encode(), 0o644)
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
