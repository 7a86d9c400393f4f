#!/usr/bin/env python3
"""Prints what DOM operations cost at n and at 4n: hostile_operations.py BUILD_FOLDER [--size N] [--check] [NAME ...].

Milliseconds of the work alone, the least of three runs, and their ratio; the cases are in hostile-operations.js. With --check
the exit code is 1 when a ratio is above 6, which counts from 20 ms up, or a case fails.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile

SCRIPT = (pathlib.Path(__file__).parent / 'hostile-operations.js').read_text()


def evaluate(program, page, call):
    """The value of a call of the script, or the message of what failed."""
    command = [program, 'eval', page, '-e', SCRIPT.rstrip() + call, '--clock', 'real', '--timeout', '120']
    done = subprocess.run(command, capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--size', type=int, default=5000)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('names', nargs='*')
    options = parser.parse_args()
    program = str(options.build.resolve() / 'webaction')
    failed = []
    with tempfile.TemporaryDirectory(prefix='hostile-') as folder:
        page = pathlib.Path(folder) / 'page.html'
        page.write_text('<!DOCTYPE html><html lang="en"><title>x</title><body></body></html>')
        print(f'{"n = " + str(options.size):46} ms   at 4n  ratio')
        for name in options.names or evaluate(program, page, '()'):
            times = {}
            for size in (options.size, 4 * options.size):
                runs = [evaluate(program, page, f'({json.dumps(name)}, {size})') for _ in range(3)]
                told = [run for run in runs if isinstance(run, str)]
                times[size] = told[0] if told else min(runs)
            small, large = times.values()
            if isinstance(small, str) or isinstance(large, str):
                print(f'{name:42} {small if isinstance(small, str) else large}', flush=True)
                failed.append(name)
                continue
            ratio = large / max(small, 0.1)
            print(f'{name:42}{small:8.1f}{large:8.1f}{ratio:7.1f}', flush=True)
            if ratio > 6 and large > 20:
                failed.append(name)
    print('above 6 times:', ', '.join(failed) or 'none')
    return 1 if failed and options.check else 0


if __name__ == '__main__':
    raise SystemExit(main())
