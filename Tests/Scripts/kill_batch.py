#!/usr/bin/env python3
"""Kill `webaction batch` again and again, resume it, and compare what came out with an undisturbed run.

    kill_batch.py BUILD_FOLDER [--runs 20] [--pages 2000] [--corpus FOLDER] [--seed 1] [--keep FOLDER]

In each run SIGKILL hits workers and native actions every moment, and the supervisor a few times, each time at random; the
batch goes on with --resume. Between two kills of workers and actions something has to have come out: a page that is killed
eleven times is set aside, which is right, and no two runs would be alike. Even runs write a folder and payloads, odd ones a WARC file. Every octet has to be that of
the undisturbed run, so that no page is lost, done twice or changed; nothing may be left over. Exit 1 when anything differs.
"""
import argparse
import hashlib
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'Benchmarks'))
import bench  # noqa: E402
import many_pages  # noqa: E402


def digests(folder):
    """What lies in a folder, by name, without the journal."""
    found = {}
    for path in sorted(folder.rglob('*')):
        if path.is_file() and '.journal' not in path.name:
            found[str(path.relative_to(folder))] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def command(build, pages, folder, kind, resumes):
    out = ['--out', 'out', '--payloads', 'payloads.jsonl'] if kind == 'folder' else ['--out', 'pages.warc.gz']
    # NB: The time limit is long, for the machine may be busy.
    arguments = [build / 'webaction', 'batch', pages, '--extension', 'marquee', '--timeout', '60', *out]
    arguments += ['--resume'] if resumes else []
    environment = dict(os.environ, SOURCE_DATE_EPOCH='1700000000')
    return subprocess.Popen(
        arguments, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )


def name_of(process):
    try:
        return pathlib.Path(f'/proc/{process}/comm').read_text().strip()
    except OSError:
        return ''


def written(folder):
    """How much has come out."""
    total = 0
    for path in folder.rglob('*'):
        try:
            total += path.stat().st_size if '.journal' not in path.name else 0
        except FileNotFoundError:
            pass  # A temporary name, which is gone again.
    return total


def disturbed(build, pages, folder, kind, chance, expected_seconds):
    """Runs to the end in spite of everything; returns how many of whom were killed."""
    killed = {'supervisor': 0, 'worker': 0, 'action': 0}
    deaths, resumes, before = chance.randint(1, 4), False, -1
    while True:
        process = command(build, pages, folder, kind, resumes)
        end = time.monotonic() + (chance.uniform(0, expected_seconds / 2) if killed['supervisor'] < deaths else 1e9)
        while process.poll() is None and time.monotonic() < end:
            time.sleep(chance.uniform(0.02, 1))
            others = [pid for pid in bench.descendants(process.pid)[1:] if name_of(pid).startswith('webaction-')]
            if not others or process.poll() is not None:
                continue
            now = written(folder)
            if now == before:
                continue
            victim, before = chance.choice(others), now
            kind_of_victim = 'worker' if name_of(victim) == 'webaction-worke' else 'action'
            try:
                os.kill(victim, signal.SIGKILL)
                killed[kind_of_victim] += 1
            except ProcessLookupError:
                pass
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            killed['supervisor'] += 1
        messages = process.stderr.read()
        if process.wait() != -signal.SIGKILL:
            return killed, process.returncode, messages
        # NB: A kill before the journal was there leaves nothing to go on with.
        resumes = any('.journal' in path.name for path in folder.iterdir())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('--runs', type=int, default=20)
    parser.add_argument('--pages', type=int, default=2000)
    parser.add_argument('--corpus', help='a folder with pages to repeat')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', type=pathlib.Path, help='where what differs is kept')
    given = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        pages = scratch / 'pages'
        many_pages.write(pages, given.pages, given.corpus)
        wanted, seconds = {}, {}
        for kind in ('folder', 'warc'):
            folder = scratch / kind
            folder.mkdir()
            started = time.monotonic()
            process = command(given.build, pages, folder, kind, False)
            messages = process.stderr.read()
            if process.wait():
                sys.exit(f'the undisturbed run failed: {messages}')
            wanted[kind], seconds[kind] = digests(folder), time.monotonic() - started
        for run in range(given.runs):
            kind = ('folder', 'warc')[run % 2]
            chance = random.Random(given.seed * 1000 + run)
            folder = scratch / f'run-{run}'
            folder.mkdir()
            killed, code, messages = disturbed(given.build, pages, folder, kind, chance, seconds[kind])
            found = digests(folder)
            wrong = [name for name in wanted[kind].keys() | found.keys() if wanted[kind].get(name) != found.get(name)]
            kills = ', '.join(f'{count} {whom}' for whom, count in killed.items())
            print(f'run {run + 1:2} ({kind}): killed {kills}; exit {code}; {len(wrong)} files differ', flush=True)
            if wrong or code:
                bad += 1
                print(f'  {sorted(wrong)[:5]}\n  {messages[-500:]}')
                if given.keep:
                    shutil.copytree(folder, given.keep / f'run-{run}', dirs_exist_ok=True)
            shutil.rmtree(folder)
    print(f'{given.runs - bad} of {given.runs} runs of {given.pages} pages came out as the undisturbed one')
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()
