#!/usr/bin/env python3
"""Run webaction on damaged pages: no crash, no hang, no process left behind, no partial output.

    mutate.py --pages FOLDER [--count 2000] [--seed 1] [--webaction PATH] [--keep FOLDER] [--command snapshot]

Each case damages one page (of FOLDER, up to --largest bytes) by a seeded mixture of flipped bytes, a cut at the end, bytes removed or
doubled, and a splice of another page, then runs `webaction run --extension marquee` on it. Pages of failed cases are kept with the
command's messages. Exit 1 if any failed. The same seed makes the same cases.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Byte sequences that parsers have trouble with, inserted among the flips.
TROUBLE = [b'<', b'>', b'</', b'<!--', b'-->', b'<![CDATA[', b'&', b'&#x', b'"', b"'", b'=', b'\0', b'\xff\xfe', b'\xed\xa0\x80', b'<table>', b'<template>',
           b'</template>', b'<svg>', b'<math><mi>', b'<select>', b'<script>', b'<plaintext>', b'<frameset>', b'</body>', b'<form>', b'<a><b><i>', b'</p>',
           b'<textarea>', b'<title>', b'<meta charset=utf-16>', b'<meta charset=shift_jis>', b'<isindex>', b'<head>', b'<html a=b>', b'<td>', b'<caption>']


def damage(source, other, chance):
    data = bytearray(source)
    for _ in range(chance.randint(1, 4)):
        kind = chance.choice(['flip', 'cut', 'drop', 'double', 'splice', 'trouble', 'trouble'])
        size = len(data)
        if size == 0:
            data += bytes(chance.choice(other[:512] or b'x') for _ in range(16))
        elif kind == 'flip':
            for _ in range(chance.choice([1, 3, 20, 200])):
                data[chance.randrange(size)] ^= 1 << chance.randrange(8)
        elif kind == 'cut':
            del data[chance.randrange(size):]
        elif kind == 'drop':
            start = chance.randrange(size)
            del data[start:start + chance.choice([1, 10, 1000])]
        elif kind == 'double':
            start = chance.randrange(size)
            piece = data[start:start + chance.choice([5, 50, 500])]
            data[start:start] = piece * chance.choice([1, 2, 30])
        elif kind == 'splice':
            start, place = chance.randrange(len(other) or 1), chance.randrange(size)
            data[place:place + chance.choice([0, 100])] = other[start:start + chance.choice([20, 2000, 20000])]
        else:
            for _ in range(chance.choice([1, 5, 50])):
                place = chance.randrange(len(data))
                data[place:place] = chance.choice(TROUBLE)
    return bytes(data)


def group_members(group):
    """Running processes of a process group or session."""
    found = []
    for entry in pathlib.Path('/proc').iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / 'stat').read_text().rsplit(')', 1)[1].split()
            except OSError:
                continue
            if fields[0] != 'Z' and group in (int(fields[2]), int(fields[3])):
                found.append(int(entry.name))
    return found


def run_case(options, pages, number):
    chance = random.Random(f'{options.seed}/{number}')
    path = chance.choice(pages)
    data = damage(path.read_bytes(), chance.choice(pages).read_bytes(), chance)
    with tempfile.TemporaryDirectory(prefix='mutate-') as scratch:
        scratch = pathlib.Path(scratch)
        page, output = scratch / 'page.html', scratch / 'out.html'
        page.write_bytes(data)
        if options.command == 'snapshot':
            command = [options.webaction, 'snapshot', str(page)]
        else:
            command = [options.webaction, 'run', str(page), '--extension', 'marquee', '-o', str(output), '--arguments', '{"marqueeTagNames": ["h1", "h2", "p", "li", "td"]}']
        started = time.monotonic()
        process = subprocess.Popen(['nice', '-n', '5', *command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
        try:
            messages = process.communicate(timeout=options.timeout)[1].decode('utf-8', 'replace')
            state = {0: 'done', 1: 'failed with a message', 2: 'usage'}.get(process.returncode, f'exit {process.returncode}')
            bad = process.returncode not in (0, 1)
        except subprocess.TimeoutExpired:
            state, bad, messages = 'HANG', True, ''
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        seconds = time.monotonic() - started
        if process.returncode == 0 and options.command == 'run' and data and not output.exists():
            state, bad = 'done without output', True
        if process.returncode == 1:
            # A worker that died is a crash, even if the supervisor survived it.
            if any(word in messages.lower() for word in ('crash', 'signal', 'fatal error', 'out of memory', 'out-of-memory', 'timed out', 'too long')):
                state, bad = 'CRASH or limit in the worker', True
            elif output.exists() and output.read_bytes() != data:
                state, bad = 'failed, and yet wrote another page', True
        left = group_members(process.pid)
        if left:
            time.sleep(0.2)
            left = group_members(process.pid)
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                pass
        if left:
            state, bad = 'LEFT PROCESSES', True
        strays = [entry.name for entry in scratch.iterdir() if entry.name not in ('page.html', 'out.html')]
        if strays:
            state, bad = f'stray files {strays}', True
        if bad and options.keep:
            options.keep.mkdir(parents=True, exist_ok=True)
            (options.keep / f'{options.seed}-{number}.html').write_bytes(data)
            (options.keep / f'{options.seed}-{number}.txt').write_text(f'{path}\n{state}\n{messages}')
    return number, path.name, len(data), state, bad, messages, seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--pages', type=pathlib.Path, default=ROOT.parent / 'shared/pages')
    parser.add_argument('--webaction', default=str(ROOT / '.build/release/webaction'))
    parser.add_argument('--count', type=int, default=2000)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--timeout', type=float, default=30)
    parser.add_argument('--largest', type=int, default=200_000)
    parser.add_argument('--parallel', type=int, default=2)
    parser.add_argument('--command', choices=['run', 'snapshot'], default='run')
    parser.add_argument('--keep', type=pathlib.Path, help='a folder for pages of failed cases')
    options = parser.parse_args()
    pages = [path for path in sorted(options.pages.rglob('*')) if path.suffix in ('.html', '.htm', '.xhtml') and path.stat().st_size <= options.largest]
    if not pages:
        parser.error(f'no pages in {options.pages}')
    counts, slowest, bad_cases = collections.Counter(), [], 0
    started = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.parallel) as pool:
        for number, name, size, state, bad, messages, seconds in pool.map(lambda n: run_case(options, pages, n), range(options.first, options.first + options.count)):
            counts[state] += 1
            slowest = sorted([*slowest, (round(seconds, 2), size, number, name)], reverse=True)[:5]
            if bad:
                bad_cases += 1
                print(f'case {number}, {name}, {size} bytes, {seconds:.1f} s: {state}\n    {messages.strip()[-300:]}', flush=True)
    print(f'{options.count} damaged pages, seed {options.seed}, {time.monotonic() - started:.0f} s')
    for state, count in counts.most_common():
        print(f'  {count:6} {state}')
    print('slowest (seconds, bytes, case, page):', *slowest)
    return 1 if bad_cases else 0


if __name__ == '__main__':
    sys.exit(main())
