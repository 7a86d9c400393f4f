#!/usr/bin/env python3
"""Kill processes of `webaction batch` repeatedly, resume it, and compare the result with an undisturbed run.

    kill_batch.py BUILD_FOLDER [--runs 20] [--pages 2000] [--corpus FOLDER] [--seed 1] [--keep FOLDER]

In each run SIGKILL hits workers, native actions and readers several times, and the supervisor a few times, each at a random moment within
the time of the undisturbed run; the batch is continued with --resume. Of the running processes, one of the kind hit least often is
chosen. Between two kills of processes other than the supervisor some output has to appear: a page that is killed eleven times is set
aside, and so is a container whose reader is killed three times at one place; this is correct, but would make every run different. In
turn, runs write a folder and payloads, a WARC file, containers of the pages (zip, MHTML, WARC) back, and the pages of such containers.
Every byte has to be that of the undisturbed run, so that no page is lost, processed twice or changed; nothing may be left over. Exit 1 if
anything differs, or if a kind of process was never hit.
"""
import argparse
import collections
import gzip
import hashlib
import os
import pathlib
import quopri
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'Benchmarks'))
import bench  # noqa: E402
import many_pages  # noqa: E402


def digests(folder):
    """The contents of a folder, by name, without the journal."""
    found = {}
    for path in sorted(folder.rglob('*')):
        if path.is_file() and '.journal' not in path.name:
            found[str(path.relative_to(folder))] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


KINDS = {
    'folder': ['--out', 'out', '--payloads', 'payloads.jsonl'],
    'warc': ['--out', 'pages.warc.gz'],
    'containers': ['--out', 'out', '--rewrite-containers', '--payloads', 'payloads.jsonl'],
    'readers': ['--out', 'out', '--payloads', 'payloads.jsonl'],
}
PAGES_A_CONTAINER = 50
# Names that the system truncates to fifteen letters. The built-in extensions' native halves have the supervisor's own.
PROCESSES = {'webaction-worke': 'worker', 'webaction-reade': 'reader'}
# The approximate number of kills, without those of the supervisor, in the time of an undisturbed run.
KILLS_A_RUN = 12


def pack(pages, folder):
    """The pages again, in containers of each kind in turn."""
    folder.mkdir()
    files = sorted(pages.rglob('*.html'))
    for start in range(0, len(files), PAGES_A_CONTAINER):
        name, some = folder / f'{start:06}', files[start:start + PAGES_A_CONTAINER]
        kind = start // PAGES_A_CONTAINER % 3
        if kind == 0:
            with zipfile.ZipFile(f'{name}.zip', 'w', zipfile.ZIP_DEFLATED) as archive:
                for file in some:
                    archive.write(file, file.name)
        elif kind == 1:
            for file in some:
                body = quopri.encodestring(file.read_bytes()).replace(b'\n', b'\r\n')
                head = f'Content-Type: text/html\r\nContent-Location: http://e.org/{file.name}\r\n'
                head += 'Content-Transfer-Encoding: quoted-printable\r\n\r\n'
                (folder / f'{file.stem}.mhtml').write_bytes(head.encode() + body)
        else:
            with open(f'{name}.warc.gz', 'wb') as archive:
                for file in some:
                    block = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n' + file.read_bytes()
                    head = 'WARC/1.1\r\nWARC-Type: response\r\nContent-Type: application/http\r\n'
                    head += f'WARC-Target-URI: http://e.org/{file.name}\r\nContent-Length: {len(block)}\r\n\r\n'
                    archive.write(gzip.compress(head.encode() + block + b'\r\n\r\n', mtime=0))


def command(build, pages, folder, kind, resumes):
    out = KINDS[kind]
    # NB: The time limit is long, because the machine may be busy.
    arguments = [build / 'webaction', 'batch', pages, '--extension', 'marquee', '--timeout', '60', *out]
    arguments += ['--resume'] if resumes else []
    environment = dict(os.environ, SOURCE_DATE_EPOCH='1700000000')
    return subprocess.Popen(
        arguments, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )


def kind_of(process):
    """The kind of a process below the supervisor; None for a watchdog, which is a copy of the supervisor."""
    folder = pathlib.Path(f'/proc/{process}')
    try:
        is_action = b'WEBACTION_ACTION_FD=' in (folder / 'environ').read_bytes()
        return 'action' if is_action else PROCESSES.get((folder / 'comm').read_text().strip())
    except OSError:
        return None


def written(folder):
    """The amount of output: temporary files may still be discarded."""
    total = 0
    for path in folder.rglob('*'):
        try:
            total += path.stat().st_size if '.journal' not in path.name and path.name[0] != '.' else 0
        except FileNotFoundError:
            pass  # A temporary name, which is gone again.
    return total


def victim(supervisor, chance, killed):
    """One of the processes below the supervisor, and its kind: the one killed least often."""
    kinds = {}
    for process in bench.descendants(supervisor)[1:]:
        kind = kind_of(process)
        if kind:
            kinds.setdefault(kind, []).append(process)
    if not kinds:
        return None, None
    kind = min(kinds, key=lambda kind: killed[kind])
    return chance.choice(kinds[kind]), kind


def kill_others(process, folder, chance, killed, expected_seconds, end):
    """Kills workers, actions and readers until the batch or the time is over."""
    before = -1
    while process.poll() is None and time.monotonic() < end:
        time.sleep(min(chance.uniform(0, 2 * expected_seconds / KILLS_A_RUN), max(0, end - time.monotonic())))
        now = written(folder)
        if now == before:
            continue
        number, kind = victim(process.pid, chance, killed)
        if number is None or process.poll() is not None:
            continue
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            continue
        killed[kind] += 1
        before = now


def disturbed(build, pages, folder, kind, chance, expected_seconds):
    """Runs to the end despite the kills; returns the number of kills by kind."""
    killed = {'supervisor': 0, 'worker': 0, 'action': 0, 'reader': 0}
    deaths, resumes = chance.randint(1, 4), False
    while True:
        process = command(build, pages, folder, kind, resumes)
        dies = killed['supervisor'] < deaths
        end = time.monotonic() + chance.uniform(0, expected_seconds / 2) if dies else float('inf')
        kill_others(process, folder, chance, killed, expected_seconds, end)
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            killed['supervisor'] += 1
        messages = process.stderr.read()
        if process.wait() != -signal.SIGKILL:
            return killed, process.returncode, messages
        # NB: Also after a kill before the journal existed: then the batch starts.
        resumes = True


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('--runs', type=int, default=20)
    parser.add_argument('--pages', type=int, default=2000)
    parser.add_argument('--corpus', help='a folder with pages to repeat')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--keep', type=pathlib.Path, help='a folder for files that differ')
    given = parser.parse_args()
    bad, hit = 0, collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        pages = scratch / 'pages'
        many_pages.write(pages, given.pages, given.corpus)
        packed = scratch / 'packed'
        inputs = {'folder': pages, 'warc': pages, 'containers': packed, 'readers': packed}
        pack(pages, packed)
        wanted, seconds = {}, {}
        for kind in list(KINDS)[:given.runs]:
            folder = scratch / kind
            folder.mkdir()
            started = time.monotonic()
            process = command(given.build, inputs[kind], folder, kind, False)
            messages = process.stderr.read()
            if process.wait():
                sys.exit(f'the undisturbed run failed: {messages}')
            wanted[kind], seconds[kind] = digests(folder), time.monotonic() - started
            print(f'undisturbed ({kind}): {seconds[kind]:.1f} s', flush=True)
        for run in range(given.runs):
            kind = list(KINDS)[run % len(KINDS)]
            chance = random.Random(given.seed * 1000 + run)
            folder = scratch / f'run-{run}'
            folder.mkdir()
            started = time.monotonic()
            killed, code, messages = disturbed(given.build, inputs[kind], folder, kind, chance, seconds[kind])
            found = digests(folder)
            wrong = [name for name in wanted[kind].keys() | found.keys() if wanted[kind].get(name) != found.get(name)]
            kills = ', '.join(f'{count} {whom}' for whom, count in killed.items())
            hit.update(killed)
            taken = time.monotonic() - started
            print(f'run {run + 1:2} ({kind}): {taken:.1f} s; killed {kills}; exit {code}; {len(wrong)} files differ', flush=True)
            if wrong or code:
                bad += 1
                print(f'  {sorted(wrong)[:5]}\n  {messages[-500:]}')
                if given.keep:
                    shutil.copytree(folder, given.keep / f'run-{run}', dirs_exist_ok=True)
            shutil.rmtree(folder)
    print(f'{given.runs - bad} of {given.runs} runs of {given.pages} pages gave the undisturbed result')
    print('killed in all: ' + ', '.join(f'{count} {whom}' for whom, count in hit.items()))
    spared = [whom for whom, count in hit.items() if not count]
    if spared:
        print(f'never hit: {", ".join(spared)}')
    sys.exit(1 if bad or spared else 0)


if __name__ == '__main__':
    main()
