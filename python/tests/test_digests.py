"""Tests of Tests/Tools/Scripts/digests.py with programs that stand in for webaction."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Tests/Tools/Scripts/digests.py"

# Called as: run PAGE --extension NAME --url URL --output FILE --payload FILE and so on. Writes the page with a mark, and the URL as the
# payload; fails for pages named "bad", and keeps its arguments beside itself.
PROGRAM = """#!/bin/sh
echo "$*" >> "$0.log"
{ cat "$2"; echo "$4"; case $2 in *MARKED) echo marked;; esac; } > "$8"
case $2 in */bad.*) exit 1;; esac
echo "$6" > "${10}"
"""


class DigestTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.pages = self.folder / "pages"
        (self.pages / "sub").mkdir(parents=True)
        for name in ("a.html", "bad.xml", "sub/b.xhtml", "notes.txt"):
            (self.pages / name).write_text(name)
        own = SCRIPT.parents[3] / "pages"
        self.count = len([path for path in own.iterdir() if path.suffix == ".html"]) + 3

    def program(self, name, marked="none"):
        path = self.folder / name
        path.write_text(PROGRAM.replace("MARKED", marked))
        path.chmod(0o755)
        return path

    def digests(self, program, *options, count=None):
        command = [sys.executable, SCRIPT, program, "--pages", self.pages, "--count", str(count or self.count), *options]
        return subprocess.run(command, capture_output=True, text=True)

    def test_list_is_sorted_complete_and_the_same_in_each_run(self):
        program = self.program("one")
        first = self.digests(program)
        rows = [line.split("\t") for line in first.stdout.splitlines()]
        self.assertEqual(first.returncode, 0)
        self.assertEqual([row[:2] for row in rows], sorted(row[:2] for row in rows))
        self.assertEqual(len(rows), 2 * self.count)
        self.assertEqual({row[0] for row in rows if not row[0].startswith("pages/")}, {"a.html", "bad.xml", "sub/b.xhtml"})
        self.assertEqual([row[2:3] + row[4:] for row in rows if row[0] == "bad.xml"], [["1", "-"]] * 2)
        self.assertEqual(self.digests(program).stdout, first.stdout)
        log = (self.folder / "one.log").read_text().splitlines()
        self.assertTrue(all("--time 2026-02-03T04:05:06.789Z --seed 20260203" in line for line in log))
        self.assertTrue(any("--url https://pages.example/sub/b.xhtml" in line for line in log))

    def test_differences_name_page_extension_and_what_differs(self):
        one, other = self.program("one"), self.program("other", "/a.html")
        found = self.digests(one, "--against", other)
        self.assertEqual(found.returncode, 1)
        lines = found.stdout.splitlines()
        self.assertEqual([line.split(": ")[0] for line in lines[:-1]], ["a.html marquee", "a.html template"])
        self.assertTrue(all(": page " in line and "payload" not in line for line in lines[:-1]))
        self.assertTrue(lines[-1].endswith("2 differ"))

    def test_check_compares_with_a_printed_list(self):
        program, file = self.program("one"), self.folder / "list.tsv"
        lines = self.digests(program).stdout.splitlines(keepends=True)
        file.write_text("".join(lines))
        same = self.digests(program, "--check", file)
        self.assertEqual((same.returncode, same.stdout.split("; ")[-1]), (0, "0 differ\n"))
        file.write_text("".join(lines[1:]))
        lacking = self.digests(program, "--check", file)
        self.assertEqual(lacking.returncode, 1)
        self.assertIn("a.html marquee: only in the first list\n", lacking.stdout)
        file.write_text("no list\n")
        self.assertIn("not a line of digests", self.digests(program, "--check", file).stderr)

    def test_too_few_pages_are_refused(self):
        found = self.digests(self.program("one"), count=self.count + 1)
        self.assertEqual(found.returncode, 2)
        self.assertIn("too few pages", found.stderr)


if __name__ == "__main__":
    unittest.main()
