#!/usr/bin/env python3
"""Compares two versions of the program: compare.py A B [RESULTS]

A and B are two files of results from suite.py, or two versions, each a commit or a folder with release executables. Files are printed
side by side, row by row. Commits are first built, each in its own work tree below .build/compare, which is kept; then the commands below
run in turns, one of A's and one of B's, and the measurements are written to RESULTS.

A row has the medians of wall time, of a measure that is less sensitive to noise (instructions in user mode of all processes if perf can
count them, otherwise their processor time), and of the processes' peak memory.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import bench
import suite

ROOT = suite.HERE.parents[2]
ROUNDS, ROUNDS_OF_MEMORY = 15, 5
ROWS_OF_50_KB = 215
# Features that scripts of pages have always used: additions beside them must cost such a page nothing.
PLAIN_SCRIPT = '''
document.querySelectorAll('p a').forEach((link, i) => {
  link.classList.add('seen');
  link.setAttribute('data-number', i);
  link.addEventListener('click', event => event.preventDefault());
});
const list = document.body.appendChild(document.createElement('ul'));
for (const heading of document.getElementsByTagName('h2')) {
  const item = document.createElement('li');
  item.textContent = heading.textContent;
  item.style.color = 'black';
  list.appendChild(item);
}
document.getElementById('n1').innerHTML = '<p class="new">New <b>text</b></p>';
setTimeout(() => { document.title = `${list.children.length} rows`; }, 0);
'''


def built(state):
    """The folder of release executables of a version."""
    if (pathlib.Path(state) / 'webaction').is_file():
        return pathlib.Path(state).resolve()
    name = subprocess.run(['git', 'rev-parse', '--verify', '--quiet', f'{state}^{{commit}}'], cwd=ROOT, capture_output=True, text=True)
    if name.returncode:
        sys.exit(f'compare.py: {state} is neither a commit nor a folder with a build nor a file of results.')
    tree = ROOT / '.build/compare' / name.stdout.strip()[:12]
    if not tree.is_dir():
        subprocess.run(['git', 'worktree', 'add', '--detach', '--quiet', tree, name.stdout.strip()], cwd=ROOT, check=True)
    subprocess.run(['make', 'build'], cwd=tree, check=True, stdout=sys.stderr)
    return tree / '.build/release'


def commands(folder):
    """The measured commands: a row's name, and the command's arguments after the program."""
    small, empty, large, plain = (pathlib.Path(folder) / name for name in ('12kb.html', 'empty.html', '15mb.html', '50kb.html'))
    bench.write_page(small, bench.ROWS_OF_12_KB)
    bench.write_page(empty, 0)
    bench.write_page(large, 62_000)
    bench.write_page(plain, ROWS_OF_50_KB, PLAIN_SCRIPT)
    pages = pathlib.Path(folder) / 'pages'
    pages.mkdir()
    for number in range(142):
        (pages / f'{number}.html').symlink_to(small)
    fixed = ['--arguments', '{"marqueeTagNames": ["h2"]}']
    return {
        'version': ['--version'],
        'extensions': ['extensions'],
        'run, native action, 12 KB': ['run', small, '--extension', 'marquee'],
        'run, fixed arguments, 12 KB': ['run', small, '--extension', 'marquee', *fixed],
        'run, fixed arguments, 50 KB': ['run', plain, '--extension', 'marquee', *fixed],
        'the same, the page\'s scripts run': ['run', plain, '--extension', 'marquee', '--page-scripts', *fixed],
        'snapshot --summary, empty': ['snapshot', empty, '--summary'],
        'snapshot --summary, 15 MB': ['snapshot', large, '--summary'],
        'batch of 142 pages of 12 KB, one job': ['batch', pages, '--extension', 'marquee', '--jobs', '1', '--restart'],
    }


def counted(command):
    """The instructions of a command in millions, by perf; None if perf counts none."""
    try:
        answer = subprocess.run(
            ['perf', 'stat', '-x', ',', '-e', 'instructions:u', *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        return float(answer.stderr.splitlines()[-1].split(',')[0]) / 1e6
    except (OSError, ValueError, IndexError):
        return None


def measured(builds, arguments, folder):
    """For each build, the median milliseconds of a command, its other cost, and its megabytes."""
    def command(build, number):
        output = ['--out', pathlib.Path(folder) / f'out-{number}'] if arguments[0] == 'batch' else []
        return [build / 'webaction', *arguments, *output]

    rounds = 5 if arguments[0] == 'batch' else ROUNDS
    taken = [([], [], []) for _ in builds]
    for turn in range(rounds + 1):
        for number, build in enumerate(builds):
            milliseconds = bench.wall(command(build, number))
            cost = counted(command(build, number)) if counts_instructions else bench.processor_time(command(build, number))
            if turn:
                taken[number][0].append(milliseconds)
                taken[number][1].append(cost)
            if turn < ROUNDS_OF_MEMORY:
                taken[number][2].append(bench.peak_memory(command(build, number)))
    return [[statistics.median(values) for values in build] for build in taken]


def print_rows(heading, rows, unit):
    """Rows of two figures with the ratio of B to A."""
    print(f'\n{heading}\n{"":50}{"A " + unit:>14}{"B " + unit:>14}{"B / A":>8}')
    for label, (first, second) in rows.items():
        ratio = f'{second / first:>8.2f}' if first else ''
        print(f'{label:50}{first:>14,.1f}{second:>14,.1f}{ratio}')


def compare_files(first, second):
    """Two files of results side by side: the first figure of each row that both have."""
    reported = [json.loads(pathlib.Path(path).read_text()) for path in (first, second)]
    for letter, one in zip('AB', reported):
        print(f'{letter}: {one["commit"]}, {one["time"]}, {one["machine"]}')
    if reported[0]['machine'] != reported[1]['machine']:
        print('The machines differ: compare ratios only.')
    for table, rows in reported[0]['tables'].items():
        others = reported[1]['tables'].get(table, {})
        shared = {label: (numbers[0], others[label][0]) for label, numbers in rows.items() if others.get(label)}
        print_rows(table, shared, '')


def main():
    first, second, *results = sys.argv[1:]
    if pathlib.Path(first).is_file() and pathlib.Path(second).is_file():
        return compare_files(first, second)
    builds = [built(first), built(second)]
    unit = 'M instr.' if counts_instructions else 'cpu ms'
    print(f'A: {first}\nB: {second}\n{suite.machine()}')
    reported = {'machine': suite.machine(), 'A': first, 'B': second, 'time': time.strftime('%Y-%m-%d'), 'rows': {}}
    with tempfile.TemporaryDirectory() as folder:
        os.environ['XDG_CACHE_HOME'] = folder
        for label, arguments in commands(folder).items():
            reported['rows'][label] = measured(builds, arguments, folder)
    cost = 'Instructions' if counts_instructions else 'Processor time'
    for column, heading, name in ((0, 'Wall time', 'ms'), (1, cost, unit), (2, 'Peak memory', 'MB')):
        print_rows(heading, {label: [build[column] for build in both] for label, both in reported['rows'].items()}, name)
    for path in results:
        pathlib.Path(path).write_text(json.dumps(reported, indent=1) + '\n')
    return None


counts_instructions = counted(['true']) is not None

if __name__ == '__main__':
    main()
