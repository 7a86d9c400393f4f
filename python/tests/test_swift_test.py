"""Tests of Tests/Tools/Scripts/swift_test.sh with a program that stands in for the Swift tests."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Tests/Tools/Scripts/swift_test.sh"

# Prints as Swift's testing library does: with colors and symbols that are not ASCII.
PROGRAM = r"""#!/bin/sh
case $* in
  *--filter*) printf '\033[92m✔\033[0m Test run with 1200 tests in 250 suites passed after 3.000 seconds.\n';;
  *--skip*) printf '\033[90m➜\033[0m Test "Reads data" skipped: "no data"\n'
    printf '\033[9STATUSm✔\033[0m Test run with 1 test in 1 suite passed after 1.000 seconds.\n'; exit STATUS;;
esac
"""


class SwiftTestTests(unittest.TestCase):
    def run_tests(self, status, locale):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "tests"
            program.write_text(PROGRAM.replace("STATUS", str(status)))
            program.chmod(0o755)
            log = pathlib.Path(folder) / "log"
            pathlib.Path(f"{log}.times").write_text("1.5\tone\n")
            environment = {"PATH": os.environ["PATH"], "LC_ALL": locale}
            return subprocess.run(["bash", SCRIPT, program, log], capture_output=True, env=environment)

    def test_last_line_counts_tests_expectations_and_skipped_tests_in_any_locale(self):
        sources = SCRIPT.parents[2].rglob("*.swift")
        expectations = sum(len(re.findall(r"#(?:expect|require)\(", path.read_text())) for path in sources)
        self.assertGreater(expectations, 1000)
        for locale in ("C", "C.UTF-8"):
            found = self.run_tests(0, locale)
            self.assertEqual(found.returncode, 0)
            last = found.stdout.decode().splitlines()[-1]
            self.assertEqual(last, f"1201 tests with {expectations} expectations in their sources, 1 skipped.")

    def test_failure_is_the_exit_code(self):
        self.assertEqual(self.run_tests(1, "C").returncode, 1)


if __name__ == "__main__":
    unittest.main()
