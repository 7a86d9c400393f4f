#!/usr/bin/env python3
"""Prints the cost of hostile pages at n and at 4n bytes, and fails if 4n costs more than five times as much as n.

    hostile.py BUILD_FOLDER [--bytes N] [--rounds N] [--instructions] [NAME ...]

The cost is processor time, including the kernel's, inside a process that parses one page and ends. This is the state of a page worker,
with no memory warm, and the time of starting a process need not be subtracted. (In a process that parses repeatedly, memory kept by the
allocator makes small pages cheap and large ones not; wall time would include other programs.) There are three steps: the bytes are
decoded and parsed, with the places of all nodes; the whole tree is serialized; one attribute is changed and the page is written back from
its source, which for many of these pages includes reading the result back. Runs at n and at 4n take turns. Medians are printed in
milliseconds, with their ratio.

n is --bytes, or 4 or 16 times that if parsing takes less than 2 ms, which is too short to measure. The ratio of a step counts if the step
takes at least 10 ms at 4n. A step with a ratio above five is measured again with three times the runs, which then count. Memory is the
peak resident size at 4n beyond the process and the page's bytes, after parsing and after everything, for each byte of the page. XML that
is refused is shown with its cost up to then.

Then pages of one size go through `webaction run`: processor time of all its processes beyond that of a small page, the least of three,
with the limit.

With --instructions parsing is counted instead, in thousands of instructions by valgrind: the work without the caches.
The exit code is 1 if anything is above its limit.
"""
import argparse
import json
import pathlib
import re
import resource
import statistics
import subprocess
import tempfile

import hostile_pages

LIMIT = 5
STEPS = ('parse', 'serialize', 'write back')
# Milliseconds: the minimum of parsing at n, and of a step at 4n for its ratio to count.
MEASURABLE, COUNTED = 2, 10
SCRIPT = "var ExtensionPreprocessingJS = {run(a) { document.documentElement.setAttribute('x', 'y'); a.completionFunction({}) }};"
PLIST = '''<plist version="1.0"><dict><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''


class Failure(Exception):
    """A page crashed its process."""


class Page:
    """A page of some kind and size, and the costs of its runs."""

    def __init__(self, program, folder, name, size):
        self.program, self.size = program, size
        self.form = 'xml' if hostile_pages.is_xml(name) else 'html'
        self.path = folder / f'{size}.page'
        self.path.write_bytes(hostile_pages.make(name, size))
        self.runs = []
        self.is_refused = False

    def run(self):
        done = subprocess.run([self.program], input=f'costs {self.form} {self.path}\n', capture_output=True, text=True)
        words = done.stdout.split()
        if done.returncode != 0 or len(words) != 6:
            raise Failure(f'ended with {done.returncode} at {self.size} bytes')
        self.is_refused = words[0] == 'refused'
        self.runs.append([int(word) for word in words[1:]])

    def median(self, column):
        return statistics.median(run[column] for run in self.runs)

    def milliseconds(self):
        return [self.median(step) / 1e6 for step in range(3)]

    def memory(self):
        return [self.median(3 + kind) / self.size for kind in range(2)]

    def instructions(self):
        """Thousands of instructions of parsing, including the process around it."""
        done = subprocess.run(['valgrind', '--tool=cachegrind', '--cache-sim=no', '--cachegrind-out-file=/dev/null',
                               self.program], input=f'parse 1 {self.path}\n', capture_output=True, text=True)
        found = re.search(r'I\s+refs:\s+([\d,]+)', done.stderr)
        if not found:
            raise Failure(done.stderr.strip())
        return int(found[1].replace(',', '')) / 1000


def is_too_much(small, large):
    """The steps whose ratio is above the limit."""
    return [step for step, before, after in zip(STEPS, small.milliseconds(), large.milliseconds())
            if after >= COUNTED and after > LIMIT * before]


def measure(program, folder, name, count, rounds):
    """A page of one kind at n and at 4n, with enough runs of each."""
    for size in (count, 4 * count, 16 * count):
        small = Page(program, folder, name, size)
        small.run()
        if small.milliseconds()[0] >= MEASURABLE:
            break
    large = Page(program, folder, name, 4 * small.size)
    for _ in range(rounds):
        small.run()
        large.run()
    if is_too_much(small, large):
        small.runs, large.runs = [], []
        for _ in range(3 * rounds):
            small.run()
            large.run()
    return small, large


def print_kinds(program, folder, names, count, rounds):
    """Prints a line for each kind; returns those with a step above the limit."""
    failed = []
    print(f'{"milliseconds":26}{"n":>11}' + ''.join(f'{step:>12}{"at 4n":>8}{"ratio":>6}' for step in STEPS)
          + '   memory: parsed, all')
    for name in names:
        try:
            small, large = measure(program, folder, name, count, rounds)
        except Failure as failure:
            print(f'{name:26} {failure}', flush=True)
            failed.append(name)
            continue
        cells = ''.join(f'{before:12.1f}{after:8.1f}{after / max(before, 0.001):6.1f}' if after >= 0.5 else f'{"-":>26}'
                        for before, after in zip(small.milliseconds(), large.milliseconds()))
        memory = ' refused' if large.is_refused else ''.join(f'{kind:8.1f}' for kind in large.memory())
        print(f'{name:26}{small.size:>11,}{cells}{memory}', flush=True)
        failed += [f'{name} ({step})' for step in is_too_much(small, large)]
    return failed


def print_instructions(program, folder, names, count):
    """Prints a line for each kind of HTML; returns those above the limit."""
    failed = []
    # valgrind reports some debugging data as unreadable; the count needs none.
    bare = folder / 'program'
    subprocess.run(['strip', '--strip-debug', '-o', bare, program], check=True)
    program = str(bare)
    empty = folder / 'empty'
    empty.mkdir()
    base = Page(program, empty, 'text', 1).instructions()
    print(f'{"thousand instructions":26}{"n":>11}{"parse":>12}{"at 4n":>12}{"ratio":>6}')
    for name in names:
        if hostile_pages.is_xml(name):
            continue
        small, large = (Page(program, folder, name, size).instructions() - base for size in (count, 4 * count))
        print(f'{name:26}{count:>11,}{small:12,.0f}{large:12,.0f}{large / max(small, 1):6.1f}', flush=True)
        if large > LIMIT * small:
            failed.append(name)
    return failed


def run_whole(program, folder, data):
    """Processor milliseconds of `webaction run` with all its processes, the least of three, and its worker's peak memory."""
    (folder / 'page.html').write_bytes(data)
    best, peak = float('inf'), 0
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [program, 'run', 'page.html', '--extension', './x.appex', '-o', 'out.html', '--timeout', '60',
                   '--report', 'report.json']
        done = subprocess.run(command, cwd=folder, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise Failure(done.stderr.strip())
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
        peak = json.loads((folder / 'report.json').read_text())['peakBytes']['worker']
    return best, peak


def print_fixed(program, folder):
    """Prints a line for each page of one size; returns those above their limits."""
    failed = []
    (folder / 'x.appex').mkdir()
    (folder / 'x.appex/Action.js').write_text(SCRIPT)
    (folder / 'x.appex/Info.plist').write_text(PLIST)
    base, base_peak = run_whole(program, folder, b'<p>x')
    print(f'{"webaction run":26}{"bytes":>13}{"ms":>8}   limit  memory')
    for name, (make, limit) in hostile_pages.FIXED.items():
        data = hostile_pages.encode(make())
        try:
            taken, peak = run_whole(program, folder, data)
        except Failure as failure:
            print(f'{name:28} {failure}', flush=True)
            failed.append(name)
            continue
        taken = max(taken - base, 0)
        print(f'{name:28}{len(data):>11,}{taken:8.0f}{limit:8}{(peak - base_peak) / len(data):8.1f}', flush=True)
        if taken > limit:
            failed.append(name)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--bytes', type=int, default=1_000_000)
    parser.add_argument('--rounds', type=int, default=5)
    parser.add_argument('--instructions', action='store_true')
    parser.add_argument('names', nargs='*')
    options = parser.parse_intermixed_args()
    build = options.build.resolve()
    parsing = str(build / 'webaction-parsing')
    names = options.names or list(hostile_pages.PAGES)
    with tempfile.TemporaryDirectory(prefix='hostile-') as folder:
        folder = pathlib.Path(folder)
        if options.instructions:
            failed = print_instructions(parsing, folder, names, options.bytes)
        else:
            failed = print_kinds(parsing, folder, names, options.bytes, options.rounds)
            if not options.names:
                failed += print_fixed(str(build / 'webaction'), folder)
    print('too much:', ', '.join(failed) or 'none')
    return 1 if failed else 0


if __name__ == '__main__':
    raise SystemExit(main())
