"""Tests of Tests/Tools/Scripts/targets.py with a program that stands in for webaction."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Tests/Tools/Scripts/targets.py"
sys.path.insert(0, str(SCRIPT.parent))

import targets  # noqa: E402

# Answers by the folder's name, as webaction does: what is printed, and the exit code.
PROGRAM = r"""#!/usr/bin/env python3
import sys, time
started = "trace: 0.1 ms  the native action is started\n"
answers = {
    "good": (started, 0),
    "broken": ("webaction: compiling /x/broken\nwebaction: /x/broken/A.swift:7:3: error: cannot find 'Foo' in scope\n   Foo()\n"
               "    /x/broken/B.swift:9:1: error: cannot find 'Bar' in scope\n    /x/broken cannot be compiled; see above.\n", 1),
    "also-broken": ("webaction: /x/also-broken/C.swift:1:2: error: cannot find 'Foo' in scope\n", 1),
    "waiting": (started + "webaction: page.html: the native action cancelled the request: the action waits for a person.\n", 1),
    "declining": (started + "webaction: page.html: the native action cancelled the request: no text (MyError 1).\n", 1),
    "empty": ("trace: 0.1 ms  there is no native action\n", 0),
    "crashing": (started + "webaction: page.html: the native action was ended by signal 4.\nhint: none\n", 1),
}
asked_for = {"grouped": ["group.org.example", "org.example.keys"], "calling": ["org.example.keys", "network"]}
granted = [value for option, value in zip(sys.argv, sys.argv[1:]) if option == "--grant"]
name = next(part for part in sys.argv if part.startswith("/") and part.rsplit("/", 1)[-1] in (*answers, *asked_for, "slow"))
name = name.rsplit("/", 1)[-1]
if sys.argv[1] == "validate":
    sys.exit("webaction: Info.plist: there is no key" if name == "broken" else 0)
elif name == "slow":
    time.sleep(60)
elif name in asked_for:
    lacking = [one for one in asked_for[name] if one not in granted]
    strange = [one for one in granted if one not in asked_for[name]]
    if strange:
        sys.exit("webaction: --grant: no entitlement asks for " + strange[0])
    if lacking:
        sys.exit("webaction: add " + " ".join("--grant " + one for one in lacking) + ", or --grant all.")
    sys.stderr.write(started)
else:
    sys.stderr.write(answers[name][0])
    sys.exit(answers[name][1])
"""


class KindTests(unittest.TestCase):
    def test_the_first_kind_that_a_dictionary_allows_is_shared(self):
        limits = {"NSExtensionActivationSupportsImageWithMaxCount": 2, "NSExtensionActivationSupportsWebURLWithMaxCount": 0}
        self.assertEqual(targets.kind_for(limits), "image")
        self.assertEqual(targets.kind_for({**limits, "NSExtensionActivationSupportsText": True}), "text")
        self.assertEqual(targets.kind_for({**limits, "NSExtensionActivationSupportsWebPageWithMaxCount": 1}), "page")
        self.assertEqual(targets.kind_for({"NSExtensionActivationSupportsFileWithMaxCount": 1}), "file")

    def test_a_predicate_is_asked_for_the_types_that_it_names(self):
        self.assertEqual(targets.kind_for('ANY types UTI-CONFORMS-TO "public.image"'), "image")
        self.assertEqual(targets.kind_for('ANY types UTI-CONFORMS-TO "public.plain-text"'), "text")
        self.assertEqual(targets.kind_for("TRUEPREDICATE"), "page")
        self.assertEqual(targets.kind_for('ANY types UTI-CONFORMS-TO "com.adobe.pdf"'), "file")

    def test_without_a_rule_a_page_is_shared(self):
        self.assertEqual(targets.kind_for(None), "page")


class RunTests(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)
        self.program = self.folder / "build/webaction"
        self.program.parent.mkdir()
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        self.list = self.folder / "list.txt"

    def run_list(self, *names, options=()):
        for name in names:
            (self.folder / "repositories" / name.partition("\t")[0]).mkdir(parents=True, exist_ok=True)
        self.list.write_text("# comment\n\n" + "".join(f"repositories/{name}\n" for name in names))
        arguments = [sys.executable, SCRIPT, self.program.parent, self.list, "--messages", self.folder / "messages", *options]
        return subprocess.run(arguments, capture_output=True, text=True, cwd=self.folder)

    def rows(self, printed):
        return {line.split()[0]: line.split(None, 4)[1:] for line in printed.splitlines()[1:-1]}

    def test_outcomes_and_totals_are_told(self):
        done = self.run_list("good", "broken", "waiting", "declining\ttext", "crashing", "grouped")
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = self.rows(done.stdout)
        self.assertEqual(rows["good"], ["page", "yes", "completed"])
        self.assertEqual(rows["broken"], ["page", "no", "failed", "cannot find 'Foo' in scope"])
        self.assertEqual(rows["waiting"][:3], ["page", "yes", "needs"])
        self.assertEqual(rows["declining"][:3], ["text", "yes", "cancelled"])
        self.assertEqual(rows["crashing"][:3], ["page", "yes", "failed"])
        self.assertEqual(rows["grouped"][:3], ["page", "yes", "completed"])
        self.assertEqual(
            done.stdout.splitlines()[-1],
            "6 targets, 5 build; of these 2 completed, 1 cancelled, 1 needs choices, 1 failed; validate finds errors in 1",
        )

    def test_reasons_are_counted_by_targets_with_an_example_of_each(self):
        self.run_list("broken", "also-broken")
        reasons = (self.folder / "messages/reasons.txt").read_text()
        self.assertEqual(
            reasons,
            "   2  cannot find 'Foo' in scope\n      /x/broken/A.swift:7\n"
            "   1  cannot find 'Bar' in scope\n      /x/broken/B.swift:9\n",
        )
        self.assertIn("error: cannot find 'Bar' in scope", (self.folder / "messages/broken.txt").read_text())

    def test_a_target_without_a_native_half_does_not_build(self):
        rows = self.rows(self.run_list("empty").stdout)
        self.assertEqual(rows["empty"], ["page", "no", "failed", "no native half was found"])

    def test_the_network_is_granted_only_when_asked_for(self):
        self.assertIn("1 targets, 0 build", self.run_list("calling").stdout)
        done = self.run_list("calling", "grouped", options=["--network"])
        self.assertIn("2 targets, 2 build", done.stdout)

    def test_a_target_that_takes_too_long_is_ended(self):
        done = self.run_list("slow", options=["--seconds", "1"])
        self.assertIn("takes longer than 1.0 s", done.stdout)

    def test_what_a_list_names_wrongly_is_told_with_its_line(self):
        done = self.run_list("good\tsound")
        self.assertEqual(done.returncode, 2)
        self.assertIn(f"{self.list}:3: 'sound' is not one of page, text, image, movie, file", done.stderr)
        self.list.write_text("nowhere\n")
        done = subprocess.run([sys.executable, SCRIPT, self.folder, self.list], capture_output=True, text=True)
        self.assertIn(f"{self.list}:1: {os.path.join(self.folder, 'nowhere')} is not a folder", done.stderr)


if __name__ == "__main__":
    unittest.main()
