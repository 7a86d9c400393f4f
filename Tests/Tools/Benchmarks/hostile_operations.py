#!/usr/bin/env python3
"""Prints the cost of DOM operations at n and at 4n: hostile_operations.py BUILD_FOLDER [--size N] [--check] [NAME ...].

Times are milliseconds of the work alone, the least of three runs, with their ratio; the cases are in hostile-operations.js. A ratio
counts from 20 ms up. A case with a ratio above 5 is measured again with three times the runs, which then count. With --check the exit
code is 1 if a case is still above 5, or fails.

With --members the cases are made from js/idl/*.webidl instead, and the names are those of interfaces: objects of each interface are made
long in every possible way, and each member is read, called and set in several shapes of scripts (generated-operations.js). There are
thousands; those of one interface are tried in few processes, at small sizes first. Those above 5 are measured again, alone, and printed.
Many scripts take quadratic time by their nature: an operation that reads a whole list, called each time the list grows. These are in
member-costs.txt and don't count for --check. With --webkit the other cases above 5 are run in WebKit's browser, too, whose times are
printed. A case counts if it is at most 5 there, or takes ten times WebKit's time at 4n; --record writes the rest to member-costs.txt.

The work is timed by the page's own clock, in the page. This excludes starting the program, parsing and preparation. Code that is
evaluated on first use was used by a smaller run before.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile

LIMIT = 5
HERE = pathlib.Path(__file__).parent
SCRIPT = (HERE / 'hostile-operations.js').read_text()
MEMBER_SIZE = 400


def evaluate(program, page, *arguments):
    """The value of a script, or the message of its failure."""
    command = [program, 'eval', page, *arguments, '--clock', 'real', '--timeout', '120']
    done = subprocess.run(command, capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def measure(program, page, name, sizes, rounds):
    """A case's times at each size, in turns; the message of a failure in place of a time."""
    runs = [[evaluate(program, page, '-e', f'{SCRIPT.rstrip()}({json.dumps(name)}, {size})') for size in sizes] for _ in range(rounds)]
    return [next((run for run in column if isinstance(run, str)), None) or min(column) for column in zip(*runs)]


def is_too_much(small, large):
    return large > 20 and large > LIMIT * max(small, 0.1)


def print_cases(program, page, names, size):
    """Prints a line for each case; returns the names of those above the limit, or that failed."""
    failed = []
    sizes = (size, 4 * size)
    print(f'{"n = " + str(size):54} ms   at 4n  ratio')
    for name in names or evaluate(program, page, '-e', SCRIPT.rstrip() + '()'):
        times = measure(program, page, name, sizes, 3)
        if not any(isinstance(time, str) for time in times) and is_too_much(*times):
            times = measure(program, page, name, sizes, 9)
        reported = [time for time in times if isinstance(time, str)]
        if reported:
            print(f'{name:50} {reported[0]}', flush=True)
            failed.append(name)
            continue
        small, large = times
        print(f'{name:50}{small:8.1f}{large:8.1f}{large / max(small, 0.1):7.1f}', flush=True)
        if is_too_much(small, large):
            failed.append(name)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--size', type=int)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--members', action='store_true')
    parser.add_argument('--webkit', action='store_true')
    parser.add_argument('--record', action='store_true')
    parser.add_argument('names', nargs='*')
    options = parser.parse_intermixed_args()
    program = str(options.build.resolve() / 'webaction')
    with tempfile.TemporaryDirectory(prefix='hostile-') as folder:
        folder = pathlib.Path(folder)
        page = folder / 'page.html'
        page.write_text('<!DOCTYPE html><html lang="en"><title>x</title><body></body></html>')
        if options.members:
            # NB: Needs widlparser, which nothing else here does.
            from member_costs import print_members
            failed = print_members(lambda *arguments: evaluate(program, str(page), *arguments), folder, options.names,
                                   options.size or MEMBER_SIZE, options.webkit, options.record)
        else:
            failed = print_cases(program, str(page), options.names, options.size or 5000)
    print(f'above {LIMIT} times:', ', '.join(failed) or 'none')
    return 1 if failed and options.check else 0


if __name__ == '__main__':
    raise SystemExit(main())
