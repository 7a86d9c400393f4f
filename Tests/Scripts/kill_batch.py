#!/usr/bin/env python3
"""Kill `webaction batch` again and again, resume it, and compare what came out with an undisturbed run.

    kill_batch.py BUILD_FOLDER [--runs 20] [--pages 2000] [--corpus FOLDER] [--seed 1] [--keep FOLDER]

In each run SIGKILL hits workers and native actions every moment, and the supervisor a few times, each time at random; the
batch goes on with --resume. Between two kills of workers and actions something has to have come out: a page that is killed
eleven times is set aside, which is right, and no two runs would be alike. In turn, runs write a folder and payloads, a WARC
file, containers that hold the pages (zip, MHTML, WARC) back, and the pages of such containers, whose readers are killed, too.
Every octet has to be that of the undisturbed run, so that no
page is lost, done twice or changed; nothing may be left over. Exit 1 when anything differs.
"""
import argparse
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
    """What lies in a folder, by name, without the journal."""
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
    killed = {'supervisor': 0, 'worker': 0, 'action': 0, 'reader': 0}
    # NB: A reader that writes its container back can't be replaced.
    names = {'webaction-worke': 'worker', 'webaction-reade': 'reader' if kind == 'readers' else None}
    deaths, resumes, before = chance.randint(1, 4), False, -1
    while True:
        process = command(build, pages, folder, kind, resumes)
        end = time.monotonic() + (chance.uniform(0, expected_seconds / 2) if killed['supervisor'] < deaths else 1e9)
        while process.poll() is None and time.monotonic() < end:
            time.sleep(chance.uniform(0.02, 1))
            others = [pid for pid in bench.descendants(process.pid)[1:] if name_of(pid).startswith('webaction-')
                      and names.get(name_of(pid), 'action')]
            if not others or process.poll() is not None:
                continue
            now = written(folder)
            if now == before:
                continue
            victim, before = chance.choice(others), now
            kind_of_victim = names.get(name_of(victim)) or 'action'
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
        for run in range(given.runs):
            kind = list(KINDS)[run % len(KINDS)]
            chance = random.Random(given.seed * 1000 + run)
            folder = scratch / f'run-{run}'
            folder.mkdir()
            killed, code, messages = disturbed(given.build, inputs[kind], folder, kind, chance, seconds[kind])
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
