"""Packages: what an archive's files ask of a system (packaging/elf.py), and a wheel with the program (packaging/wheel.py)."""

import base64
import csv
import ctypes
import hashlib
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
sys.path[:0] = [str(PACKAGING)]

import elf  # noqa: E402
import older_glibc  # noqa: E402

COMPILER = shutil.which("cc") or shutil.which("clang")
CALLS = """#include <stdint.h>
extern void arc4random_buf(void *, unsigned long);
uint64_t number(void) { uint64_t value; arc4random_buf(&value, sizeof value); return value; }
"""


@unittest.skipUnless(COMPILER and shutil.which("readelf"), "no C compiler or no readelf")
class LibraryTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def enterContext(self, context):
        value = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        return value

    def library(self, name, text, *options):
        (self.folder / "a.c").write_text(text)
        path = self.folder / name
        command = [COMPILER, "-shared", "-fPIC", "-o", str(path), str(self.folder / "a.c"), *options]
        subprocess.run(command, check=True)
        (self.folder / "a.c").unlink()
        return path

    def test_a_version_is_compared_by_its_numbers(self):
        for version in ("2.2.5", "2.35", "2.9"):
            self.assertFalse(elf.is_newer("GLIBC", version), version)
        for version in ("2.36", "2.100", "3", "ABI_DT_RELR", "PRIVATE"):
            self.assertTrue(elf.is_newer("GLIBC", version), version)

    def test_a_library_that_is_missing_is_found(self):
        inner = self.library("libinner.so.1", "int inner(void) { return 1; }", "-Wl,-soname,libinner.so.1")
        outer = "int inner(void); int outer(void) { return inner(); }"
        self.library("libouter.so.1", outer, str(inner))
        self.assertEqual(elf.problems(self.folder), ([], 2))
        inner.unlink()
        self.assertEqual(elf.problems(self.folder), (["libouter.so.1 needs libinner.so.1, which is not there"], 1))

    def test_the_shim_gives_random_bytes(self):
        older_glibc.make_shim(self.folder)
        self.assertEqual(elf.problems(self.folder), ([], 1))
        shim = ctypes.CDLL(str(self.folder / older_glibc.SHIM))
        # More than the kernel gives at once.
        buffers = [ctypes.create_string_buffer(1000) for _ in range(2)]
        for buffer in buffers:
            shim.arc4random_buf(buffer, ctypes.c_size_t(999))
        self.assertNotEqual(buffers[0].raw[:999], buffers[1].raw[:999])
        self.assertNotEqual(buffers[0].raw[900:999], bytes(99))
        self.assertEqual(buffers[0].raw[999], 0)

    @unittest.skipUnless(shutil.which("patchelf"), "no patchelf")
    def test_a_library_that_asks_for_a_later_glibc_is_adapted(self):
        path = self.library("libcalls.so.1", CALLS)
        found, _ = elf.problems(self.folder)
        if not found:
            self.skipTest("this glibc has no arc4random_buf, or had it before 2.36")
        self.assertEqual(found, ["libcalls.so.1 asks for GLIBC_2.36"])
        self.assertTrue(older_glibc.adapt(str(path)))
        older_glibc.make_shim(self.folder)
        self.assertEqual(elf.problems(self.folder), ([], 2))
        self.assertFalse(older_glibc.adapt(str(path)))
        # The loader finds the function in the shim, whatever glibc has.
        program = "import ctypes, sys; f = ctypes.CDLL(sys.argv[1]).number; f.restype = ctypes.c_uint64; print(f() != f())"
        environment = {**os.environ, "LD_LIBRARY_PATH": str(self.folder), "LD_DEBUG": "bindings"}
        command = [sys.executable, "-c", program, str(path)]
        ran = subprocess.run(command, capture_output=True, text=True, env=environment)
        self.assertEqual(ran.stdout, "True\n", ran.stderr[-2000:])
        self.assertRegex(ran.stderr, rf"libcalls\.so\.1 \[0\] to \S*{re.escape(older_glibc.SHIM)} .*arc4random_buf")

    def test_a_function_that_the_shim_lacks_is_named(self):
        path = self.library("libcalls.so.1", "unsigned arc4random_uniform(unsigned); unsigned a(void) { return arc4random_uniform(9); }")
        if not elf.problems(self.folder)[0]:
            self.skipTest("this glibc has no arc4random_uniform, or had it before 2.36")
        with self.assertRaisesRegex(SystemExit, "libcalls.so.1 needs arc4random_uniform"):
            older_glibc.adapt(str(path))


class WheelTests(unittest.TestCase):
    def make(self, folder, link=False):
        """A wheel of a client with one module and an archive whose program is a script."""
        client = folder / "webaction-0.0-py3-none-any.whl"
        with zipfile.ZipFile(client, "w") as archive:
            archive.writestr("webaction/__init__.py", "")
            for name in ("__main__.py", "program.py"):
                archive.write(ROOT / "python/src/webaction" / name, "webaction/" + name)
            archive.writestr("webaction-0.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: webaction\nVersion: 0.0\n")
            wheel = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            archive.writestr("webaction-0.0.dist-info/WHEEL", wheel)
            archive.writestr("webaction-0.0.dist-info/RECORD", "")
        tree = folder / "tree"
        for place in ("bin/webaction", "lib/a.txt", "share/man/man1/webaction.1"):
            (tree / place).parent.mkdir(parents=True)
            (tree / place).write_text('#!/bin/sh\necho "$0 ran $*"\n')
        (tree / "bin/webaction").chmod(0o755)
        if link:
            (tree / "lib/link").symlink_to("a.txt")
        command = [sys.executable, str(PACKAGING / "wheel.py"), str(client), str(tree), str(folder)]
        made = subprocess.run(command, capture_output=True, text=True)
        return made, next(iter(folder.glob("*manylinux*.whl")), None)

    def test_the_wheel_records_its_files_and_runs(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            made, wheel = self.make(folder)
            self.assertEqual((made.returncode, made.stderr), (0, ""))
            self.assertRegex(wheel.name, r"^webaction-0\.0-py3-none-manylinux_2_35_\w+\.whl$")
            with zipfile.ZipFile(wheel) as archive:
                names = set(archive.namelist())
                self.assertIn("webaction/program/lib/a.txt", names)
                self.assertFalse([name for name in names if "/man/" in name])
                rows = list(csv.reader(io.StringIO(archive.read("webaction-0.0.dist-info/RECORD").decode())))
                self.assertEqual({row[0] for row in rows}, names)
                for place, digest, size in rows[:-1]:
                    data = archive.read(place)
                    expected = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                    self.assertEqual((digest, size), ("sha256=" + expected, str(len(data))))
                written = archive.read("webaction-0.0.dist-info/WHEEL").decode()
                self.assertIn("Root-Is-Purelib: false\nTag: py3-none-manylinux", written)
                # As pip does.
                for info in archive.infolist():
                    archive.extract(info, folder / "site")
                    if info.external_attr >> 16 & 0o111:
                        (folder / "site" / info.filename).chmod(0o755)
            environment = {**os.environ, "PYTHONPATH": str(folder / "site"), "PATH": "/nowhere"}
            environment.pop("WEBACTION", None)
            command = [sys.executable, "-m", "webaction", "a b", "c"]
            ran = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)
            self.assertEqual(ran.stdout, f"{folder.resolve()}/site/webaction/program/bin/webaction ran a b c\n", ran.stderr)
            environment["WEBACTION"] = "/nowhere/webaction"
            ran = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)
            self.assertEqual((ran.returncode, ran.stdout), (1, ""))
            self.assertIn("/nowhere/webaction", ran.stderr)

    def test_the_same_input_gives_the_same_bytes(self):
        wheels = []
        for _ in range(2):
            with tempfile.TemporaryDirectory() as name:
                wheels.append(self.make(pathlib.Path(name))[1].read_bytes())
        self.assertEqual(wheels[0], wheels[1])

    def test_a_link_is_refused(self):
        with tempfile.TemporaryDirectory() as name:
            made, wheel = self.make(pathlib.Path(name), link=True)
            self.assertEqual((made.returncode, wheel), (1, None))
            self.assertIn("lib/link is a link", made.stderr)


if __name__ == "__main__":
    unittest.main()
