#!/usr/bin/env python3
"""Process very many pages with `webaction batch` while its processes are killed, and check that each is written exactly once.

    soak.py BUILD_FOLDER [--pages 1000000] [--kills 600] [--seed 1] [--minutes N] [--jobs N] [--corpus FOLDER] [--folder FOLDER]

BUILD_FOLDER contains the release executables, or is the prefix of an installation. The input is WARC.gz files of 10,000 pages each:
damaged pieces of the corpus's pages, whole pages, generated difficult ones, some that are not pages, and some on which the script loops,
throws, recurses or fills the memory; between them are records without pages. The seed determines which page has which number. The batch
writes one WARC.gz and the payloads.

Kills are distributed over the pages at random: of twenty, nine hit a worker, six a native action, four the reader, and one the
supervisor, alone or together with all its processes; the batch is then continued with --resume. With --minutes the batch is interrupted
after that time, and the pages finished so far are checked; the same command with the same --folder continues.

The output is read with warcio (pip install warcio), not with the project's own reader. Each page has its own mark. There has to be: for
each page one line of payloads, in order; for each page that did not fail one record, in order, which refers to its page, has its mark and
no other, and the digest that it names; nothing else; no leftover process; and for the pages of some of the files (--compared) the same
bytes and reasons as in an undisturbed batch. Memory is the sum over all processes with shared pages counted once (PSS). Exit 1 if
anything differs.
"""
import argparse
import base64
import collections
import gzip
import hashlib
import json
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
from kill_batch import kind_of  # noqa: E402

try:
    from warcio.archiveiterator import ArchiveIterator
except ImportError:
    sys.exit('warcio is missing: pip install warcio')

PAGES_A_FILE = 10_000
KINDS = ['worker'] * 9 + ['action'] * 6 + ['reader'] * 4 + ['supervisor']
# What the script does on a page that requests it; the page then fails with one of these reasons.
POISONS = {
    'loop': ('for (;;) ;', 'timed-out'),
    'throw': ('throw new Error("soak")', 'script-error'),
    'recurse': ('(function again() { again(); return 1; })()', 'script-error'),
    'memory': ('for (var held = [], n = 0; ; n++) held.push(new Array(100000).fill(n))', 'out-of-memory'),
}
OTHERWISE = 'other bytes, another payload or reason than undisturbed'
DATE = '2026-01-01T00:00:00Z'
SETTINGS = ['--time', DATE, '--seed', '1', '--timeout', '5', '--memory', '512']


class Pages:
    """The pages of a soak, by number: always the same for the same seed and corpus."""

    def __init__(self, seed, corpus, scratch):
        self.seed = seed
        if corpus:
            files = [path for path in sorted(pathlib.Path(corpus).rglob('*')) if path.suffix in ('.html', '.htm', '.xhtml')]
            self.whole = [path.read_bytes() for path in files] or sys.exit(f'{corpus}: no page')
        else:
            self.whole = many_pages.originals(None, scratch)
        self.small = [page for page in self.whole if len(page) < 16_000] or self.whole
        self.middle = [page for page in self.whole if len(page) < 200_000] or self.whole

    def __getitem__(self, number):
        """A page's bytes, and the expected reason of its result; None if it is not known beforehand."""
        chance = random.Random(f'{self.seed} {number}')
        kind = chance.random()
        if kind < 0.00005:
            name = 'loop' if kind < 0.000025 else 'memory'
            return self.poisoned(name, number)
        if kind < 0.003:
            return self.poisoned('throw' if kind < 0.002 else 'recurse', number)
        if kind < 0.005:
            return b'\x89PNG\r\n\x1a\n' + chance.randbytes(300) + mark(number), 'invalid-input'
        if kind < 0.0051:
            page = bytearray(chance.choice(self.whole))
        elif kind < 0.008:
            page = bytearray(chance.choice(self.middle))
        elif kind < 0.03:
            page = bytearray(chance.choice(self.small))
        elif kind < 0.1:
            return marked(nasty(chance), number), 'completed'
        else:
            source = chance.choice(self.whole)
            start = chance.randrange(max(1, len(source) - 4000))
            page = bytearray(b'<!DOCTYPE html><title>A piece</title>' + source[start:start + chance.randint(100, 3500)])
        damage(page, chance)
        return marked(bytes(page), number), None

    def poisoned(self, name, number):
        return b'<html data-soak="%s"><h1>Poison</h1>' % name.encode() + mark(number), POISONS[name][1]


def mark(number):
    return b'<!--soak%09dend-->' % number


BYTE_ORDER_MARKS = {b'\xff\xfe': 'utf-16-le', b'\xfe\xff': 'utf-16-be'}


def marked(page, number):
    """The page with its mark at its beginning, where no damage destroys it."""
    encoding = BYTE_ORDER_MARKS.get(page[:2])
    return page[:2] + mark(number).decode().encode(encoding) + page[2:] if encoding else mark(number) + page


def marks(page):
    """The numbers in a page's marks."""
    if encoding := BYTE_ORDER_MARKS.get(page[:2]):
        page = page.decode(encoding, 'replace').encode('utf-8', 'replace')
    return [int(part[:9]) for part in page.split(b'soak')[1:] if part[9:12] == b'end' and part[:9].isdigit()]


MISTAKES = [
    b'<', b'>', b'"', b"'", b'&', b'&#', b'&#x110000;', b'&notin', b'\0', b'\xff\xfe', b'\xc3', b'</p>', b'</br>', b'<p', b'<table><tr><p>',
    b'</table>', b'<b><i></b>', b'<a href=x><a>', b'<select><option><table>', b'<svg><title><p>', b'<math><mi><p>', b'<template><td>',
    b'</template>', b'<form><form>', b'<frameset>', b'<body onload=x>', b'<html lang=x>', b'<!--', b'-->', b'<!doctype x>', b'<![CDATA[', b']]>',
    b'<h1><h2>', b'<p><h3 <h4>', b'<button><button>', b'<nobr><nobr>', b'<ruby><rt><rp>', b'<li><li></ul>', b'<meta charset=koi8-r>', b'\r\r\n',
    b'<noscript><p>', b'<iframe>', b'<isindex>', b'<image>', b'<plaintext', b'<title>', b'<style>', b'<textarea>', b'<script><!--<script>',
]


def damage(page, chance):
    """Damages a page: bytes changed, pieces removed, doubled or moved, and misplaced tokens."""
    for _ in range(chance.randint(0, 4)):
        place = chance.randrange(len(page) + 1)
        kind = chance.random()
        if kind < 0.3 and place < len(page):
            page[place] = chance.randrange(256)
        elif kind < 0.5:
            del page[place:place + chance.randint(1, 60)]
        elif kind < 0.65:
            page[place:place] = page[place:place + chance.randint(1, 200)]
        else:
            page[place:place] = chance.choice(MISTAKES)


def nasty(chance):
    """A generated page with one difficulty."""
    size = chance.randint(1, 400)
    return chance.choice([
        lambda: b'',
        lambda: b'\0' * size,
        lambda: b'<h1>' * size,
        lambda: b'<p><b>' * size + b'</b>x' * size,
        lambda: b'<table><tr><td>' * size,
        lambda: b'<table>' + b'x<h2>y' * size,
        lambda: b'<a href=1><div>' * size,
        lambda: b'<svg><foreignObject><h1>' * size,
        lambda: b'<template><h3>' * size,
        lambda: b'<p ' + b' '.join(b'a%d=%d' % (n, n) for n in range(size)) + b'>',
        lambda: b'<h2>' + b'&' * size + b'&#' + b'9' * size + b';</h2>',
        lambda: b'<h1 title="' + b'"' * size,
        lambda: b'<!--' + b'-->' * size + b'<h1>a<!-- -- --></h1>',
        lambda: b'<frameset>' * size + b'<h1>',
        lambda: b'<select>' + b'<option><h1>' * size,
        lambda: b'<meta charset=shift_jis><h1>' + bytes(chance.randrange(0x80, 0x100) for _ in range(size)) + b' </h1>',
        lambda: b'<h1>' + chance.randbytes(size).replace(b'<', b'') + b' </h1>',
        lambda: b'<math><annotation-xml encoding="text/html"><h1>' + b'<mi>' * size,
        lambda: b'<script>' + b'<!--<script>' * size + b'</script><h1>',
        lambda: b'<h1></h1><h2></h2><p></p>' * size,
        lambda: ('\ufeff' + '<h1>UTF-16 \U0001f600</h1>' * size).encode('utf-16-be' if size % 2 else 'utf-16-le'),
    ])()


def record(kind, number, block, http=True, uri=None):
    """A record, as one compressed member."""
    media = 'application/http;msgtype=' + kind if http else 'application/warc-fields'
    head = f'WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Record-ID: <urn:soak:{kind}:{number}>\r\nWARC-Date: {DATE}\r\n'
    head += f'WARC-Target-URI: {uri or url(number)}\r\nContent-Type: {media}\r\nContent-Length: {len(block)}\r\n\r\n'
    return gzip.compress(head.encode() + block + b'\r\n\r\n', 1, mtime=0)


def url(number):
    return f'http://soak.example/{number}'


def response(number, page, chance):
    """A page as a server may send it."""
    head = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'
    kind = chance.random()
    if kind < 0.05:
        page, head = gzip.compress(page, 1, mtime=0), head + b'Content-Encoding: gzip\r\n'
    if kind < 0.02 or kind > 0.97:
        half = len(page) // 2 + 1
        parts = [part for part in (page[:half], page[half:]) if part]
        page = b''.join(b'%x\r\n%s\r\n' % (len(part), part) for part in parts) + b'0\r\n\r\n'
        head += b'Transfer-Encoding: chunked\r\n'
    return record('response', number, head + b'\r\n' + page)


def write_file(path, numbers, pages):
    """Writes a file of pages, with records without pages between them."""
    chance = random.Random(f'{pages.seed} {path.name}')
    missing = b'HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\n<h1>soak999999999end</h1>'
    image = b'HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\n\x89PNG'
    with open(path, 'wb') as out:
        out.write(record('warcinfo', path.name, b'software: soak\r\n', http=False))
        for number in numbers:
            page, _ = pages[number]
            kind = chance.random()
            if kind < 0.02:
                out.write(record('request', number, b'GET / HTTP/1.1\r\nHost: soak.example\r\n\r\n'))
            elif kind < 0.04:
                out.write(record('response', f'{number}-other', missing if kind < 0.03 else image, uri=url(number) + '/other'))
            out.write(response(number, page, chance))


def write_bundle(build, folder):
    """The marquee extension, with a script that obeys poison pages."""
    places = [build / 'lib/webaction/extensions', build / 'webaction_webaction-extension-marquee.resources']
    source = next(place for place in places if place.is_dir()) / 'marquee.appex'
    bundle = folder / 'soak.appex'
    if bundle.exists():
        return bundle
    bundle.mkdir()
    shutil.copy(source / 'Info.plist', bundle)
    cases = ''.join(f'case "{name}": {script};\n' for name, (script, _) in POISONS.items())
    poison = f'ExtensionPreprocessingJS.run = function (a) {{ switch (document.documentElement?.dataset?.soak) {{\n{cases}}}\n'
    poison += 'a.completionFunction({ baseURI: document.baseURI }); };\n'
    (bundle / 'Action.js').write_text((source / 'Action.js').read_text() + poison)
    (bundle / 'webaction').symlink_to(program(build))
    return bundle


def program(build):
    return build / 'bin/webaction' if (build / 'bin/webaction').exists() else build / 'webaction'


def memory(processes):
    """MB of each kind of process."""
    found = collections.Counter()
    for process in processes:
        try:
            text = pathlib.Path(f'/proc/{process}/smaps_rollup').read_text()
            kind = 'supervisor' if process == processes[0] else kind_of(process) or 'others'
            found[kind] += int(text.split('\nPss:')[1].split()[0]) / 1024
        except (OSError, IndexError):
            pass  # It has ended.
    return found


class Progress:
    """The number of payload lines: a file that grows, and is truncated by a batch that is resumed."""

    def __init__(self, path):
        self.path, self.offset, self.lines = path, 0, 0

    def count(self):
        try:
            with open(self.path, 'rb') as file:
                if os.fstat(file.fileno()).st_size < self.offset:
                    self.offset = self.lines = 0
                file.seek(self.offset)
                while part := file.read(1 << 20):
                    self.lines += part.count(b'\n')
                    self.offset += len(part)
        except FileNotFoundError:
            pass
        return self.lines


class Soak:
    """The batch, from its beginning to its end through all kills."""

    def __init__(self, given, folder, bundle, files):
        self.given, self.folder, self.jobs = given, folder, str(given.jobs)
        self.command = [program(given.build), 'batch', *files, '--extension', bundle, '--jobs', self.jobs, *SETTINGS]
        self.command += ['--out', 'out.warc.gz', '--payloads', 'payloads.jsonl']
        chance = random.Random(given.seed)
        places = sorted(chance.randrange(given.pages) for _ in range(given.kills))
        self.kills = collections.deque((place, chance.choice(KINDS)) for place in places)
        self.chance, self.killed, self.missed = chance, collections.Counter(), 0
        self.seen, self.samples, self.resumes = set(), [], []
        self.progress = Progress(folder / 'payloads.jsonl')
        self.started = time.monotonic()
        self.end = self.started + given.minutes * 60 if given.minutes else float('inf')
        self.next_sample, self.next_message = 0, 0
        self.before = self.progress.count()
        while self.kills and self.kills[0][0] < self.before:
            self.kills.popleft()

    def run(self):
        """Returns the exit code of the last process."""
        resumes = self.progress.count() > 0
        while True:
            begun = time.monotonic()
            command = [*self.command, *(['--resume'] if resumes else [])]
            with open(self.folder / 'messages', 'ab') as messages:
                process = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=messages)
            self.attend(process, begun if resumes else None)
            if process.wait() != -signal.SIGKILL:
                return process.returncode
            resumes = True

    def attend(self, process, resumed):
        """Kills and measures until the process ends."""
        before = self.progress.count()
        while process.poll() is None:
            done = self.progress.count()
            if resumed and done != before:
                self.resumes.append(time.monotonic() - resumed)
                resumed = None
            now = time.monotonic()
            if now >= self.next_sample:
                self.sample(process.pid, done, now)
            if now >= self.end:
                process.send_signal(signal.SIGINT)
                process.wait()
            elif self.kills and done >= self.kills[0][0] and not resumed:
                self.kill(process)
            time.sleep(0.02)

    def sample(self, process, done, now):
        processes = bench.descendants(process)
        self.seen.update(processes)
        kinds = memory(processes)
        self.samples.append((done, kinds))
        self.next_sample = now + 5
        if now >= self.next_message:
            self.next_message = now + 60
            rest = ', '.join(f'{kind} {megabytes:.0f}' for kind, megabytes in sorted(kinds.items()))
            hits = ', '.join(f'{count} {kind}' for kind, count in sorted(self.killed.items()))
            free = shutil.disk_usage(self.folder).free >> 30
            taken = now - self.started
            print(f'{taken:6.0f} s {done:9,} pages {(done - self.before) / taken:6.0f}/s; MB {sum(kinds.values()):.0f}: {rest}; killed {hits}; '
                  f'{free} GB free', flush=True)

    def kill(self, process):
        place, kind = self.kills[0]
        processes = bench.descendants(process.pid)
        self.seen.update(processes)
        if kind == 'supervisor':
            with_all = self.chance.random() < 0.5
            victims = processes if with_all else processes[:1]
            self.killed['supervisor and all' if with_all else 'supervisor'] += 1
        else:
            of_kind = [number for number in processes[1:] if kind_of(number) == kind]
            if not of_kind:
                # Between two containers there is no reader: a little later there is.
                if self.progress.lines > place + 2000:
                    self.kills.popleft()
                    self.missed += 1
                return
            victims = [self.chance.choice(of_kind)]
            self.killed[kind] += 1
        self.kills.popleft()
        for victim in victims:
            try:
                os.kill(victim, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def leftover(self):
        """Processes that are still running."""
        time.sleep(1)
        left = []
        for process in self.seen:
            try:
                text = pathlib.Path(f'/proc/{process}/comm').read_text()
                state = pathlib.Path(f'/proc/{process}/stat').read_text().rpartition(')')[2].split()[0]
                if text.startswith('webaction') and state != 'Z':
                    left.append(process)
            except OSError:
                pass
        return left


def read_payloads(path, faults):
    """The reason of each page, by number, and its line's digest."""
    reasons, lines_digests = [], []
    with open(path, encoding='utf-8') as lines:
        for line in lines:
            found = json.loads(line)
            faults['payloads: page twice or lost'] += number_of(found) != len(reasons)
            reasons.append(found['reason'])
            lines_digests.append(hashlib.sha1(line.encode()).digest())
    return reasons, lines_digests


def number_of(line):
    return int(line['url'].rsplit('/', 1)[1])


def read_records(path, faults, count):
    """The digest and the identifier of each page's record, by number; `faults` counts the errors."""
    digests, last = {}, -1
    with open(path, 'rb') as stream:
        for record in ArchiveIterator(stream):
            content = record.content_stream().read()
            header = record.rec_headers.get_header
            if record.rec_type == 'warcinfo':
                faults['records: warcinfo twice'] += last >= 0
                continue
            number = int(header('WARC-Refers-To').rsplit(':', 1)[1].rstrip('>'))
            if record.rec_type != 'conversion' or header('WARC-Target-URI') != url(number) or number >= count:
                faults['records: of no page'] += 1
            faults['records: page twice'] += number in digests
            faults['records: out of order'] += number < last
            last = number
            if set(marks(content)) != {number}:
                faults['records: without its mark, or with another one'] += 1
                print(f'page {number}: marks {marks(content)[:5]}')
            digest = 'sha1:' + base64.b32encode(hashlib.sha1(content).digest()).decode()
            faults['records: another digest than named'] += digest != header('WARC-Payload-Digest')
            digests[number] = (digest, header('WARC-Record-ID'))
    return digests


def compare(given, folder, bundle, files, payloads, records, faults):
    """Runs the batch over some of the files undisturbed; returns the number of pages compared."""
    chance, compared = random.Random(given.seed), 0
    done = [file for place, file in enumerate(files) if (place + 1) * PAGES_A_FILE <= len(payloads)] or files[:1]
    for file in sorted(chance.sample(done, min(given.compared, len(done)))):
        out = folder / 'undisturbed'
        out.mkdir()
        command = [program(given.build), 'batch', file, '--extension', bundle, '--jobs', str(given.jobs), *SETTINGS]
        command += ['--out', out / 'out.warc.gz', '--payloads', out / 'payloads.jsonl']
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wanted = read_records(out / 'out.warc.gz', collections.Counter(), given.pages)
        with open(out / 'payloads.jsonl') as lines:
            for line in lines:
                number = number_of(json.loads(line))
                if number >= len(payloads):
                    continue
                compared += 1
                if payloads[number] != hashlib.sha1(line.encode()).digest() or records.get(number) != wanted.get(number):
                    faults[OTHERWISE] += 1
                    print(f'page {number}: different from the undisturbed run: {line[:500]}')
        shutil.rmtree(out)
    return compared


def print_memory(samples, pages):
    """The peak memory of each kind of process in each tenth."""
    print(f'\n{"MB (PSS), the most in each tenth":34}{"all":>8}' + ''.join(f'{kind:>12}' for kind in ('supervisor', 'worker', 'action', 'reader', 'others')))
    for tenth in range(10):
        some = [kinds for done, kinds in samples if done * 10 // max(1, pages) == tenth]
        if some:
            row = ''.join(f'{max(kinds[kind] for kinds in some):>12.0f}' for kind in ('supervisor', 'worker', 'action', 'reader', 'others'))
            print(f'{f"to {tenth * 10 + 10} %":34}{max(sum(kinds.values()) for kinds in some):>8.0f}{row}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('--pages', type=int, default=1_000_000)
    parser.add_argument('--kills', type=int, default=600)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--minutes', type=float, help='interrupt the batch after this time, and check the finished pages')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--corpus', type=pathlib.Path, help='a folder with pages to cut up')
    parser.add_argument('--compared', type=int, default=2, help='files that are processed again undisturbed')
    parser.add_argument('--folder', type=pathlib.Path, help='a folder for all output, which is kept, instead of a temporary one')
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = (given.folder or pathlib.Path(scratch)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        sys.exit(0 if soak(given, folder) else 1)


def soak(given, folder):
    pages = Pages(given.seed, given.corpus, folder / 'page')
    bundle = write_bundle(given.build, folder)
    (folder / 'in').mkdir(exist_ok=True)
    files, started = [], time.monotonic()
    for first in range(0, given.pages, PAGES_A_FILE):
        files.append(folder / 'in' / f'{first // PAGES_A_FILE:05d}.warc.gz')
        if not files[-1].exists():
            write_file(files[-1], range(first, min(first + PAGES_A_FILE, given.pages)), pages)
    packed = sum(file.stat().st_size for file in files)
    print(f'{given.pages:,} pages, {packed / 1e6:,.0f} MB in {len(files)} files; written in {time.monotonic() - started:.0f} s', flush=True)
    run = Soak(given, folder, bundle, files)
    if run.before:
        print(f'resuming after {run.before:,} pages')
    code = run.run()
    taken = time.monotonic() - run.started
    faults = collections.Counter()
    reasons, payloads = read_payloads(folder / 'payloads.jsonl', faults)
    records = read_records(folder / 'out.warc.gz', faults, len(reasons))
    for number, reason in enumerate(reasons):
        faults['records: lost'] += reason == 'completed' and number not in records
        faults['records: of a page that failed'] += reason != 'completed' and number in records
        wanted = pages[number][1]
        if wanted not in (None, reason):
            faults['another reason than the page asks for'] += 1
            print(f'page {number}: {reason}, not {wanted}')
    if not given.minutes or taken < given.minutes * 60:
        faults['pages that are lost'] += given.pages - len(reasons)
        faults['exit code is not 0 or 1'] += code not in (0, 1)
    faults['processes left'] += len(run.leftover())
    compared = compare(given, folder, bundle, files, payloads, records, faults)

    print(f'\n{"pages done":34}{len(reasons):>12,} of {given.pages:,}, {os.path.getsize(folder / "out.warc.gz") / 1e6:,.0f} MB written')
    print(f'{"seconds, pages a second":34}{taken:>12,.0f}{(len(reasons) - run.before) / taken:>12,.1f}')
    for reason, count in collections.Counter(reasons).most_common():
        print(f'{reason:34}{count:>12,}')
    for kind, count in sorted(run.killed.items()):
        print(f'{"killed: " + kind:34}{count:>12,}')
    if run.missed:
        print(f'{"not killed: none was there":34}{run.missed:>12,}')
    if run.resumes:
        print(f'{"seconds until a resumed batch":34}{sorted(run.resumes)[len(run.resumes) // 2]:>12.2f} (median), '
              f'{max(run.resumes):.2f} (most): goes on')
    print(f'{"the same as undisturbed":34}{compared - faults[OTHERWISE]:>12,} of {compared:,}')
    print_memory(run.samples, len(reasons))
    wrong = {fault: count for fault, count in faults.items() if count}
    print('\nnothing lost, nothing doubled' if not wrong else '\n' + '\n'.join(f'{fault}: {count}' for fault, count in wrong.items()))
    return not wrong


if __name__ == '__main__':
    main()
