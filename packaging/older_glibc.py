"""older_glibc.py: makes a library run with an older glibc than the one it was linked with, if older_glibc.c has what that one lacks.

A library names each symbol with the version of glibc that it came with. Where that is too new, the symbol is asked for in glibc's first
version instead, in which no glibc has it, and the library gets the shim as a further library, which has it in any version. Its code
stays as it is. System V ABI, and https://refspecs.linuxfoundation.org/LSB_5.0.0/LSB-Core-generic/LSB-Core-generic/symversion.html
"""

import os
import platform
import re
import shutil
import struct
import subprocess
import sys

import elf

SHIM = "libwebaction-older-glibc.so"
SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "older_glibc.c")
# The first version that had the machine.
FIRST = {"x86_64": b"GLIBC_2.2.5", "aarch64": b"GLIBC_2.17"}[platform.machine()]


def shim_functions():
    with open(SOURCE, encoding="utf-8") as file:
        return set(re.findall(r"^\w+ \*?(\w+)\(", file.read(), re.MULTILINE))


def make_shim(folder):
    compiler = shutil.which("cc") or shutil.which("clang") or sys.exit("older_glibc.py: there is no C compiler.")
    options = ["-O2", "-shared", "-fPIC", "-s", f"-Wl,-soname,{SHIM}"]
    subprocess.run([compiler, *options, "-o", os.path.join(folder, SHIM), SOURCE], check=True)


def hash_of(name):
    """The System V ABI's hash of a name."""
    value = 0
    for byte in name:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value


def section(path, name):
    """A section's offset and size."""
    found = re.search(rf" {re.escape(name)} +\w+ +[0-9a-f]+ ([0-9a-f]+) ([0-9a-f]+) ", elf.read("--sections", path))
    return int(found[1], 16), int(found[2], 16)


def rename_versions(path, versions):
    """Replaces versions that a library asks for by the first one."""
    with open(path, "r+b") as file:
        data = bytearray(file.read())
        names, length = section(path, ".dynstr")
        first = data.find(b"\0" + FIRST + b"\0", names, names + length) + 1 - names
        if first <= 0:
            sys.exit(f"older_glibc.py: {path} names no {FIRST.decode()}.")
        place, _ = section(path, ".gnu.version_r")
        while True:
            _, count, _, inner, following = struct.unpack_from("<HHIII", data, place)
            entry = place + inner
            for _ in range(count):
                _, flags, other, name, step = struct.unpack_from("<IHHII", data, entry)
                text = data[names + name : data.index(b"\0", names + name)].decode()
                if text in versions:
                    struct.pack_into("<IHHII", data, entry, hash_of(FIRST), flags, other, first, step)
                entry += step
            if following == 0:
                break
            place += following
        file.seek(0)
        file.write(data)


def adapt(path):
    """Makes a library run with the oldest glibc, if it does not; whether it is changed."""
    newer = {f"{kind}_{version}" for kind, version in elf.asked(path) if kind == "GLIBC" and elf.is_newer(kind, version)}
    if not newer:
        return False
    symbols = dict(re.findall(r" UND (\w+)@(\w[\w.]*)", elf.read("--dyn-syms", path)))
    lacking = {symbol for symbol, version in symbols.items() if version in newer}
    if not lacking or not lacking <= shim_functions():
        sys.exit(f"older_glibc.py: {path} needs {', '.join(sorted(lacking or newer))}.")
    rename_versions(path, newer)
    subprocess.run(["patchelf", "--add-needed", SHIM, path], check=True)
    return True
