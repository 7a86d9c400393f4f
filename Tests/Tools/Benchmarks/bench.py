#!/usr/bin/env python3
"""Prints the project's benchmark tables: bench.py BUILD_FOLDER (of release executables).

1. The whole job on a page of 12 KB beside a bare process that starts JavaScriptCore: wall time, processor time and memory of all
   processes; and the time of each step.
2. marquee on a page and on one ten times as large.
3. DOM operations, nanoseconds each, beside the browsers and jsdom if they are installed (engines.py lists their packages).
4. What scripts wait for when they use parts of the platform for the first time, beside the same.
Runs that are compared take turns. Because machines are noisy, medians and ratios are printed.
"""
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import engines

HERE = pathlib.Path(__file__).resolve().parent
ROWS_OF_12_KB = 50


def write_page(path, rows, script=''):
    """A page of rows of about 230 bytes: headings, links, lists, images; at its end a script."""
    with open(path, 'w') as out:
        out.write('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Rows</title></head>\n<body>\n')
        for i in range(rows):
            out.write(
                f'<div class="{"abcd"[i % 4]} row" id="n{i}"><h2>Row {i}</h2><p>Some words, <a href="/row/{i}?a=1&amp;b=2">'
                f'a link</a>, <b>bold</b> and <i>italic</i> text.</p><ul><li>one</li><li>two</li></ul>'
                f'<img src="i{i}.png" alt="image {i}"></div>\n'
            )
        out.write(f'<script>{script}</script></body></html>\n' if script else '</body></html>\n')


def descendants(root):
    """The process `root` and its descendants, from /proc."""
    children = {}
    for entry in os.listdir('/proc'):
        if entry.isdigit():
            try:
                fields = pathlib.Path(f'/proc/{entry}/stat').read_text().rpartition(')')[2].split()
                children.setdefault(int(fields[1]), []).append(int(entry))
            except OSError:
                pass
    found, pending = [], [root]
    while pending:
        process = pending.pop()
        found.append(process)
        pending += children.get(process, [])
    return found


def peak_memory(command):
    """The sum, in MB, of the peak resident sizes of a command's processes, as sampled."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peaks = {}
    while process.poll() is None:
        for pid in descendants(process.pid):
            try:
                for line in pathlib.Path(f'/proc/{pid}/status').read_text().splitlines():
                    if line.startswith('VmHWM'):
                        peaks[pid] = max(peaks.get(pid, 0), int(line.split()[1]))
            except OSError:
                pass
    return sum(peaks.values()) / 1024


def wall(command):
    """Milliseconds that a command takes."""
    started = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    taken = (time.perf_counter() - started) * 1e3
    if done.returncode:
        sys.exit(f'{" ".join(map(str, command))}: exit {done.returncode}: {done.stderr.decode()}')
    return taken


def processor_time(command):
    """Milliseconds of processor time of a command and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


def print_steps(command, folder, rounds):
    """Prints the median of each step in the report of a job, and of the time outside the steps."""
    report = pathlib.Path(folder) / 'report.json'
    steps = {}
    for _ in range(rounds):
        taken = wall([*command, '--report', report])
        reported = json.loads(report.read_text())['milliseconds']
        total = reported.pop('total')
        reported['starting processes and waiting for them'] = total - sum(reported.values())
        reported['before and after the job'] = taken - total
        for step, milliseconds in reported.items():
            steps.setdefault(step, []).append(milliseconds)
    print('\nWhere the time goes, ms')
    for step, values in steps.items():
        print(f'{step:40}{statistics.median(values):>10.1f}')


def without_compiled_bindings(build, folder):
    """A copy of the program whose page worker parses its scripts in each run."""
    copy = pathlib.Path(folder) / 'uncompiled'
    copy.mkdir()
    for path in build.iterdir():
        if path.suffix == '.resources':
            shutil.copytree(path, copy / path.name)
        elif path.name in ('webaction', 'webaction-supervisor', 'webaction-worker'):
            shutil.copy2(path, copy)
    return copy / 'webaction'


def take_turns(commands, rounds):
    """The median milliseconds of each command, run in turns after one warm-up."""
    times = [[] for _ in commands]
    for round_number in range(rounds + 1):
        for index, command in enumerate(commands):
            taken = wall(command)
            if round_number:
                times[index].append(taken)
    return [statistics.median(row) for row in times]


def main():
    build = pathlib.Path(sys.argv[1])
    webaction, floor = build / 'webaction', build / 'webaction-floor'
    with tempfile.TemporaryDirectory() as folder:
        pages = {rows: pathlib.Path(folder) / f'rows-{rows}.html' for rows in (ROWS_OF_12_KB, 1000, 10000)}
        for rows, path in pages.items():
            write_page(path, rows)

        def job(rows):
            return [webaction, 'run', pages[rows], '--extension', 'marquee']

        print('The whole job on a page of 12 KB, beside a bare process that starts JavaScriptCore')
        fixed = job(ROWS_OF_12_KB) + ['--arguments', '{"marqueeTagNames": ["h2"]}']
        uncompiled = [without_compiled_bindings(build, folder), *job(ROWS_OF_12_KB)[1:]]
        whole, without_action, reading, bare = take_turns([job(ROWS_OF_12_KB), fixed, uncompiled, [floor]], 15)
        memory, bare_memory = (statistics.median(peak_memory(c) for _ in range(5)) for c in (job(ROWS_OF_12_KB), [floor]))
        busy, bare_busy = (statistics.median(processor_time(c) for _ in range(10)) for c in (job(ROWS_OF_12_KB), [floor]))
        print(f'{"":40}{"ms":>10}{"ratio":>8}{"MB":>8}{"processor ms":>14}{"ratio":>8}')
        print(f'{"bare process":40}{bare:>10.1f}{1:>8.2f}{bare_memory:>8.1f}{bare_busy:>14.1f}{1:>8.2f}')
        print(f'{"run, native action":40}{whole:>10.1f}{whole / bare:>8.2f}{memory:>8.1f}{busy:>14.1f}{busy / bare_busy:>8.2f}')
        print(f'{"run, fixed --arguments":40}{without_action:>10.1f}{without_action / bare:>8.2f}')
        print(f'{"run, scripts of the worker not compiled":40}{reading:>10.1f}{reading / bare:>8.2f}')
        print_steps(job(ROWS_OF_12_KB), folder, 15)

        print('\nmarquee on 234 KB and on ten times as much')
        small, large = take_turns([job(1000), job(10000)], 5)
        print(f'{"234 KB":40}{small:>10.1f}{1:>8.2f}\n{"2.3 MB":40}{large:>10.1f}{large / small:>8.2f}')

        print('\nDOM operations, nanoseconds each')
        print_operations(webaction, pages[1000], HERE / 'dom-operations.js')
        print('\nCommon members, nanoseconds each')
        print_operations(webaction, pages[1000], HERE / 'members.js')
        print('\nA pass over 10,000 elements, the first one of a script, milliseconds each')
        print_operations(webaction, pages[1000], HERE / 'passes.js')
        print('\nThe first use of parts of the platform on a page, milliseconds each')
        print_operations(webaction, pages[1000], HERE / 'first-touches.js')


def print_operations(webaction, page, script_file):
    """A table of a script's measurements: the shortest of two rounds, in which the engines take turns."""
    script = script_file.read_text()
    runs = {'webaction': lambda: engines.webaction(webaction, page, script_file)}
    for name, run in engines.installed_peers().items():
        runs[name] = lambda run=run: run(page, script)
    table = {}
    for _ in range(2):
        for name, run in runs.items():
            try:
                answer = run()
            except Exception as error:
                if name == 'webaction':
                    raise
                print(f'{name}: left out: {(getattr(error, "stderr", None) or str(error).encode()).decode().splitlines()[-1]}', file=sys.stderr)
                continue
            row = table.setdefault(name, answer)
            for operation, nanoseconds in answer.items():
                row[operation] = min(row.get(operation, nanoseconds), nanoseconds)
    print(f'{"":40}' + ''.join(f'{name:>12}' for name in table))
    for operation in table['webaction']:
        print(f'{operation[:39]:40}' + ''.join(f'{row[operation]:>12,.1f}' if operation in row else f'{"":>12}' for row in table.values()))


if __name__ == '__main__':
    main()
