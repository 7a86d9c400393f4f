#!/usr/bin/env python3
"""Runs fuzz targets one after the other: fuzz.py [--seconds N] [--folder DIR] [--minimise] EXECUTABLE TARGET…

Prints a line for each: the number of runs, the speed, the findings. Inputs of findings are kept in DIR/found, new coverage in DIR/corpus.
The exit code is 1 if anything was found. With --minimise, nothing is searched for: the corpora of targets whose inputs are choices are
written to Corpus/, reduced to the fewest and shortest inputs with the same coverage.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import seeds

HERE = pathlib.Path(__file__).parent
# The longest input in bytes, if it is not 4096.
LENGTHS = {'boundary': 4096, 'worker-frames': 1024, 'action-frames': 1024, 'reader-frames': 1024, 'serving-frames': 512,
           'journal': 256,
           'rules': 1024, 'json': 2048, 'containers': 8192}
# Seconds after which an input counts as a hang, if they are not 10: the first one of boundary makes many worlds.
TIMEOUTS = {'boundary': 60}
DICTIONARIES = {'html': 'html', 'xml': 'html', 'selectors': 'html', 'css': 'html', 'url': 'html', 'frames': 'html',
                'rules': 'rules', 'json': 'json', 'plists': 'plists', 'containers': 'containers'}
# The maximum size of a committed corpus, in bytes.
LARGEST_CORPUS = 24_000


def environment(target):
    # The engine scans the stack for values, where the sanitizer must leave them.
    options = 'detect_leaks=0:detect_stack_use_after_return=0:allocator_may_return_null=0'
    return dict(os.environ, FUZZ_TARGET=target, SWIFT_BACKTRACE='enable=no', ASAN_OPTIONS=options,
                UBSAN_OPTIONS='print_stacktrace=1')


def arguments(target, folder):
    result = [f'-timeout={TIMEOUTS.get(target, 10)}', '-rss_limit_mb=3000', f'-max_len={LENGTHS.get(target, 4096)}', '-print_final_stats=1',
              '-verbosity=1', f'-artifact_prefix={folder}/found/{target}-']
    if target in DICTIONARIES:
        result.append(f'-dict={HERE}/{DICTIONARIES[target]}.dict')
    return result


def fuzz(executable, target, folder, seconds):
    """Runs a target; returns the line of the table, and whether there were findings."""
    corpus = folder / 'corpus' / target
    seeds.write(target, corpus)
    log = folder / f'{target}.log'
    begun = time.monotonic()
    with open(log, 'w') as output:
        code = subprocess.run([executable, f'-max_total_time={seconds}', *arguments(target, folder), str(corpus)],
                              env=environment(target), stdout=output, stderr=subprocess.STDOUT).returncode
    took = time.monotonic() - begun
    text = log.read_text(errors='replace')
    runs = re.search(r'number_of_executed_units: (\d+)', text)
    count = int(runs.group(1)) if runs else 0
    covered = re.findall(r'cov: (\d+)', text)
    found = 'nothing' if code == 0 else finding(text)
    row = f'{target:14} {took:7.0f} s {count:10} runs {count / took if took else 0:8.0f}/s  edges {covered[-1] if covered else 0:>6}  found {found}'
    return row, code != 0


def finding(text):
    said = re.search(r'Fatal error: [^\n]*|AddressSanitizer: [^\n]*|runtime error: [^\n]*|libFuzzer: [^\n]*', text)
    place = re.search(r'/(Sources/[^ \n]+:\d+)', text)
    unit = re.search(r'Test unit written to (\S+)', text)
    return ' '.join(part for part in (said and said.group(0)[:120], place and place.group(1), unit and unit.group(1)) if part)


def minimise(executable, target, folder):
    """Writes Corpus/TARGET.txt: inputs with the same coverage as the whole corpus, the shortest first."""
    if seeds.FORMS.get(target) is not seeds.hexadecimal:
        return f'{target}: its corpus is text, and written by hand'
    with tempfile.TemporaryDirectory() as merged:
        subprocess.run([executable, '-merge=1', *arguments(target, folder), merged, str(folder / 'corpus' / target)],
                       env=environment(target), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        inputs = sorted((path.read_bytes() for path in pathlib.Path(merged).iterdir()), key=lambda data: (len(data), data))
    made = set(seeds.MADE.get(target, list)())
    lines, size = [], 0
    for data in inputs:
        if data in made or size + 2 * len(data) + 1 > LARGEST_CORPUS:
            continue
        lines.append(data.hex() + '\n')
        size += len(lines[-1])
    (seeds.CORPUS / f'{target}.txt').write_text(''.join(lines))
    return f'{target}: {len(lines)} of {len(inputs)} inputs'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--seconds', type=int, default=60)
    parser.add_argument('--folder', type=pathlib.Path, default=pathlib.Path('.build/fuzz'))
    parser.add_argument('--minimise', action='store_true')
    parser.add_argument('executable')
    parser.add_argument('targets', nargs='+')
    given = parser.parse_args()
    (given.folder / 'found').mkdir(parents=True, exist_ok=True)
    anything = False
    for target in given.targets:
        if given.minimise:
            print(minimise(given.executable, target, given.folder), flush=True)
            continue
        row, found = fuzz(given.executable, target, given.folder, given.seconds)
        anything |= found
        print(row, flush=True)
    sys.exit(1 if anything else 0)


if __name__ == '__main__':
    main()
