#!/usr/bin/env python3
"""Prints what DOM operations cost at n and at 4n: hostile_operations.py BUILD_FOLDER [--size N] [--check] [NAME ...].

Milliseconds of the work alone, the least of three runs, and their ratio; the cases are in hostile-operations.js. One whose
ratio is above 5, which counts from 20 ms up, is measured anew with three times the runs, which then count. With --check the
exit code is 1 when one is above 5 then too, or a case fails.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile

LIMIT = 5
SCRIPT = (pathlib.Path(__file__).parent / 'hostile-operations.js').read_text()


def evaluate(program, page, call):
    """The value of a call of the script, or the message of what failed."""
    command = [program, 'eval', page, '-e', SCRIPT.rstrip() + call, '--clock', 'real', '--timeout', '120']
    done = subprocess.run(command, capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def measure(program, page, name, sizes, rounds):
    """What a case takes at each size, in turns; the message of what failed in the place of a time."""
    runs = [[evaluate(program, page, f'({json.dumps(name)}, {size})') for size in sizes] for _ in range(rounds)]
    return [next((run for run in column if isinstance(run, str)), None) or min(column) for column in zip(*runs)]


def is_too_much(small, large):
    return large > 20 and large > LIMIT * max(small, 0.1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--size', type=int, default=5000)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('names', nargs='*')
    options = parser.parse_args()
    program = str(options.build.resolve() / 'webaction')
    sizes = (options.size, 4 * options.size)
    failed = []
    with tempfile.TemporaryDirectory(prefix='hostile-') as folder:
        page = pathlib.Path(folder) / 'page.html'
        page.write_text('<!DOCTYPE html><html lang="en"><title>x</title><body></body></html>')
        print(f'{"n = " + str(options.size):54} ms   at 4n  ratio')
        for name in options.names or evaluate(program, page, '()'):
            times = measure(program, page, name, sizes, 3)
            if not any(isinstance(time, str) for time in times) and is_too_much(*times):
                times = measure(program, page, name, sizes, 9)
            told = [time for time in times if isinstance(time, str)]
            if told:
                print(f'{name:50} {told[0]}', flush=True)
                failed.append(name)
                continue
            small, large = times
            print(f'{name:50}{small:8.1f}{large:8.1f}{large / max(small, 0.1):7.1f}', flush=True)
            if is_too_much(small, large):
                failed.append(name)
    print(f'above {LIMIT} times:', ', '.join(failed) or 'none')
    return 1 if failed and options.check else 0


if __name__ == '__main__':
    raise SystemExit(main())
