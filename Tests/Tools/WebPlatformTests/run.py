#!/usr/bin/env python3
"""Run JavaScript tests of web-platform-tests on webaction, with WebKit beside it, and count passes by folder.

    run.py CHECKOUT dom/nodes dom/ranges …              # folders or files of the checkout
    run.py CHECKOUT '**/idlharness*'                    # the files whose paths match, each with its own row
    run.py CHECKOUT dom --webkit                        # each test in WebKit as well
    run.py CHECKOUT dom --failures                      # with each failure and its message
    run.py CHECKOUT dom --save before.json              # to compare with: --against before.json
    run.py CHECKOUT dom --webkit-results webkit.json    # read WebKit's results of an earlier run, or record them

CHECKOUT is a copy of https://github.com/web-platform-tests/wpt, or a part of it with its resources/ and common/. checkout.py decides
which files are tests, engines.py runs them, handlers.py has their server's responses.

left-out.txt lists tests that run in neither engine, and not-claimed.txt the interfaces of the idlharness files that are excluded, with
the reason for each. For the rest the table shows the share of subtests that pass; a file without results fails in all subtests that the
other engine reports. The share without these lists follows. known-failures.txt lists the failures of the rest. The exit code is 1 if a
listed one passes, or an unlisted one fails; --record rewrites the list for the folders that ran.
"""
import argparse
import collections
import concurrent.futures
import fnmatch
import json
import pathlib
import sys

from checkout import expanded, files_of, page_of
from engines import WebAction, WebKit, served, webkit_browser

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
LEFT_OUT, NOT_CLAIMED, KNOWN_FAILURES = (HERE / f'{name}.txt' for name in ('left-out', 'not-claimed', 'known-failures'))


class LeftOut:
    """Lists of `file | subtest | reason | link`, the first two with `*` and `?` as in a shell."""

    def __init__(self, *paths):
        self.rows = []
        for path in paths:
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if line and not line.startswith('#'):
                    fields = [field.strip() for field in line.split(' | ')]
                    if len(fields) != 4 or not all(fields):
                        sys.exit(f'{path.name}:{number}: not "file | subtest | reason | link"')
                    self.rows.append(fields[:2])

    def has(self, file, subtest):
        return any(fnmatch.fnmatchcase(file, pattern) and fnmatch.fnmatchcase(subtest, name) for pattern, name in self.rows)


def shares(file, ours, theirs, left_out):
    """Subtest → (passes here, passes in WebKit, left out) of one file; without WebKit's results the second is None."""
    names = dict.fromkeys(list(ours['tests']) + list(theirs['tests'] if theirs else {}))
    passes = lambda result, name: result['tests'].get(name, [''])[0] == 'passed'
    return {name: (passes(ours, name), passes(theirs, name) if theirs else None, left_out.has(file, name)) for name in names}


def table(names, results, webkit, left_out):
    """Prints a row for each requested folder; returns the subtests that fail and are not left out."""
    counts, failures = collections.defaultdict(collections.Counter), {}
    for file, ours in results.items():
        count = counts[next((name for name in names if file == name or file.startswith(f'{name}/')), '')]
        count['files'] += 1
        found = shares(file, ours, webkit.get(file), left_out)
        count['silent'] += not ours['tests']
        for name, (here, there, out) in found.items():
            for prefix in ('all',) if out else ('all', 'asked'):
                count[prefix] += 1
                count[f'{prefix} here'] += here
                count[f'{prefix} there'] += bool(there)
            if not out and not here:
                failures.setdefault(file, []).append(name)
    print(f'{"":24} {"files":>6} {"silent":>6} {"subtests":>9} {"here %":>8} {"WebKit %":>8} {"ratio":>7} | {"all":>7} {"here %":>8} {"WebKit %":>8}')
    for folder, count in [*counts.items(), ('together', sum(counts.values(), collections.Counter()))]:
        part = lambda prefix, who: 100 * count[f'{prefix} {who}'] / count[prefix] if count[prefix] else float('nan')
        there = [f'{part(prefix, "there"):8.2f}' if webkit else f'{"-":>8}' for prefix in ('asked', 'all')]
        ratio = f'{count["asked here"] / count["asked there"]:7.4f}' if webkit and count['asked there'] else f'{"-":>7}'
        print(f'{folder:24} {count["files"]:6} {count["silent"]:6} {count["asked"]:9} {part("asked", "here"):8.2f} {there[0]} {ratio}'
              f' | {count["all"]:7} {part("all", "here"):8.2f} {there[1]}')
    return failures


def listed(text):
    """known-failures.txt: a file's path, and below it, each after a blank, its subtests as JSON strings."""
    found, file = {}, None
    for line in text.splitlines():
        if line.startswith(' '):
            found[file].append(json.loads(line))
        elif line and not line.startswith('#'):
            file = line
            found[file] = []
    return found


def record(failures, ran):
    kept = listed(KNOWN_FAILURES.read_text()) if KNOWN_FAILURES.exists() else {}
    kept = {file: names for file, names in kept.items() if file not in ran} | failures
    lines = ['# Subtests that webaction fails, without those of left-out.txt. Written by run.py --record.']
    for file in sorted(kept):
        lines += [file] + [' ' + json.dumps(name, ensure_ascii=True) for name in sorted(kept[file])]
    KNOWN_FAILURES.write_text('\n'.join(lines) + '\n')


def check(failures, ran):
    """Whether the failures are the listed ones; prints the others."""
    known = listed(KNOWN_FAILURES.read_text()) if KNOWN_FAILURES.exists() else {}
    same = True
    for file in sorted(ran):
        expected, found = set(known.get(file, [])), set(failures.get(file, []))
        for name in sorted(found - expected):
            print(f'FAILS {file}: {name}')
        for name in sorted(expected - found):
            print(f'PASSES NOW, delete it from {KNOWN_FAILURES.name}: {file}: {name}')
        same = same and expected == found
    return same


def print_failures(results, webkit):
    for file, result in results.items():
        if result['problem']:
            print(f'{file}: {result["problem"]}')
        theirs = webkit.get(file, {'tests': {}})['tests']
        for name in dict.fromkeys(list(result['tests']) + list(theirs)):
            state, message = result['tests'].get(name, ['absent', ''])
            if state != 'passed':
                there = f' (WebKit: {theirs[name][0]})' if name in theirs else ''
                print(f'{file}: {name}: {state}{there}: {message[:300]}')


def print_losses(before, after):
    for file in sorted(before.keys() & after.keys()):
        old, new = before[file]['tests'], after[file]['tests']
        for name in sorted(old.keys() | new.keys()):
            was, now = old.get(name, ['absent', ''])[0], new.get(name, ['absent', ''])
            if was == 'passed' and now[0] != 'passed':
                print(f'LOST {file}: {name}: {now[0]} {now[1][:200]}')


def run_webkit(options, files, origin):
    """WebKit's results: the recorded ones, and those of the other files, which are then recorded too."""
    kept = json.loads(options.webkit_results.read_text()) if options.webkit_results and options.webkit_results.exists() else {}
    missing = [file for file in files if file not in kept] if options.webkit else []
    if missing:
        with webkit_browser.display():
            engine = WebKit(options.checkout, origin, options.timeout)
            for number, file in enumerate(missing, 1):
                kept[file] = engine.run(file)
                if options.webkit_results and number % 100 == 0:
                    options.webkit_results.write_text(json.dumps(kept, indent=1))
            engine.close()
        if options.webkit_results:
            options.webkit_results.write_text(json.dumps(kept, indent=1))
    return kept


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('checkout', type=pathlib.Path)
    parser.add_argument('names', nargs='+', metavar='FOLDER_OR_FILE')
    parser.add_argument('--without', action='append', default=[], metavar='FOLDER', help='a folder below these to skip')
    parser.add_argument('--webaction', default=str(ROOT / '.build/release/webaction'))
    parser.add_argument('--webkit', action='store_true', help='run each test in WebKitGTK as well')
    parser.add_argument('--webkit-results', type=pathlib.Path, help="a file that keeps WebKit's results")
    parser.add_argument('--timeout', type=int, default=15, help='time limit of a page in seconds')
    parser.add_argument('--parallel', type=int, default=2)
    parser.add_argument('--failures', action='store_true', help='print each failure')
    parser.add_argument('--check', action='store_true', help=f'compare with {KNOWN_FAILURES.name}')
    parser.add_argument('--record', action='store_true', help=f'write {KNOWN_FAILURES.name} for the folders that ran')
    parser.add_argument('--save', type=pathlib.Path, help='write all results as JSON')
    parser.add_argument('--against', type=pathlib.Path, help='results of an earlier --save: print tests that passed then and fail now')
    options = parser.parse_args()
    options.checkout = options.checkout.resolve()
    options.names = [found for name in options.names for found in expanded(options.checkout, name)]
    files = [file for file in files_of(options.checkout, options.names)
             if not file.startswith(tuple(options.without)) and page_of(options.checkout / file) is not None]
    left_out = LeftOut(LEFT_OUT, NOT_CLAIMED)
    with served(options.checkout) as origin:
        engine = WebAction(options.webaction, options.checkout, origin, options.timeout)
        with concurrent.futures.ThreadPoolExecutor(options.parallel) as pool:
            results = dict(zip(files, pool.map(engine.run, files)))
        webkit = run_webkit(options, files, origin)
    if options.failures:
        print_failures(results, webkit)
    failures = table(options.names, results, webkit, left_out)
    # If neither engine reports anything, nothing is known to pass.
    answered = {file for file, result in results.items() if result['tests'] or file in failures}
    if options.save:
        options.save.write_text(json.dumps(results, indent=1))
    if options.against:
        print_losses(json.loads(options.against.read_text()), results)
    if options.record:
        record(failures, answered)
    return 0 if not options.check or check(failures, answered) else 1


if __name__ == '__main__':
    sys.exit(main())
