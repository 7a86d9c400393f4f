#!/usr/bin/env python3
"""Runs every planted read of a fuzz executable and expects it to be detected: planted.py EXECUTABLE.

A read beyond the end of each kind of number must be detected: by the address sanitizer in an arena, by a trap in an array. `none`, which
has no such read, must report nothing.
"""
import os
import re
import signal
import subprocess
import sys

REPORT = re.compile(r'AddressSanitizer: ([\w-]+)|runtime error: ([^\n]+)')


def run(name):
    environment = dict(os.environ, FUZZ_PLANT=name, SWIFT_BACKTRACE='enable=no', ASAN_OPTIONS='detect_leaks=0')
    done = subprocess.run([sys.argv[1]], env=environment, capture_output=True, text=True, errors='replace', timeout=120)
    return done.returncode, done.stderr


failures = 0
for name in run('list')[1].split('\n')[:-1]:
    code, text = run(name)
    found = REPORT.search(text)
    words = next((group for group in found.groups() if group), '') if found else ''
    # An array's own bounds check ends the process by an illegal instruction.
    if not found and code in (-signal.SIGILL, -signal.SIGTRAP):
        words = 'a trap'
    if name == 'none':
        good, said = code == 0 and not words, words or 'nothing found'
    else:
        good, said = code != 0 and bool(words) and ': read ' not in text, words or f'NOT FOUND (exit code {code})'
    failures += not good
    print(f'{"planted read" if name != "none" else "sound reads":13} {name:26} {said}', flush=True)
sys.exit(1 if failures else 0)
