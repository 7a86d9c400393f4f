#!/usr/bin/env python3
"""Run pages through extensions repeatedly with one --time and --seed, and compare every byte of the output.

    repeats.py BUILD_FOLDER [--pages FOLDER] [--count 50] [--repeats 2] [--keep FOLDER]

COUNT pages of a folder (pages/ of the project, unless another is named) go through ten extensions: five built-in ones and examples, and
five written here, which put everything that varies between runs into payload, console and page: dates, Intl, clocks, timers, Math.random
and crypto, in the page's own scripts as well. Each page goes through each extension REPEATS times by `webaction run`, two runs at a time,
and as often by `webaction batch`, with one job and with two. For each page and extension there has to be one output, one payload and one
report of a run, and for each extension one report of a batch. Paths are the same in all runs except the output's, which reports omit.

Last, two runs without --seed have to differ in the values of crypto, and so have two batches. Exit 1 if anything differs from this.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
GIVEN = ['--time', '2026-02-03T04:05:06.789Z', '--seed', '20260203']
PLIST = '''<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.{name}</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>
'''
# Varying values, drawn in run() and in finalize(), logged on the console and written into the page.
SCRIPT = '''const draw = () => {draw};
var ExtensionPreprocessingJS = {{
  run(a) {{ console.log(JSON.stringify(draw())); {wait}(() => a.completionFunction({{ drawn: draw() }}){delay}); }},
  finalize(a) {{ const p = document.createElement('p'); p.textContent = JSON.stringify([draw(), a]); document.documentElement.append(p); }}
}};
'''
DRAWN = {
    'dates': '[Date.now(), String(new Date()), Date(), new Date().getTimezoneOffset(), new Date().toISOString(), document.lastModified]',
    'intl': '''[new Intl.DateTimeFormat('de').format(), new Intl.DateTimeFormat().resolvedOptions(), new Date().toLocaleString(),
      (12345.678).toLocaleString(), ['ä', 'z', 'a'].sort(new Intl.Collator().compare), navigator.language, navigator.languages,
      new Intl.RelativeTimeFormat('en').format(-1, 'day'), new Date().toLocaleTimeString('ja', { timeStyle: 'full' })]''',
    'random': '''[Math.random(), Math.random(), [3, 1, 2].sort(() => Math.random() - .5), crypto.randomUUID(),
      [...crypto.getRandomValues(new Uint8Array(16))], [...crypto.getRandomValues(new Uint32Array(4))]]''',
    'clocks': '''[performance.now(), performance.timeOrigin, new Event('x').timeStamp, performance.mark('m').startTime,
      document.timeline ? document.timeline.currentTime : 0]''',
    'order': '''[...document.querySelectorAll('*')].slice(0, 20).map(element => [element.localName, element.attributes.length,
      Object.keys(element.dataset || {}), getComputedStyle(element).color, Math.random()])''',
}
WAITS = {'dates': ('setTimeout', ', 50'), 'intl': ('queueMicrotask', ''), 'random': ('requestAnimationFrame', ''),
         'clocks': ('requestIdleCallback', ''), 'order': ('setTimeout', '')}
# The page's own scripts run first, with their timers and random numbers.
OWN_SCRIPTS = {'clocks', 'random'}
FIXED = ['--arguments', '{"given": [1, "two", null]}']


def write_bundles(folder):
    """The ten extensions: a name, and the options that choose it."""
    words = {name: ['--extension', name] for name in ('marquee', 'template', 'translate')}
    for name in ('contents', 'word-count'):
        words[name] = ['--extension', ROOT / f'docs/examples/{name}.appex']
    for name, drawn in DRAWN.items():
        bundle = folder / f'{name}.appex'
        bundle.mkdir()
        (bundle / 'Info.plist').write_text(PLIST.format(name=name))
        (bundle / 'Action.js').write_text(SCRIPT.format(draw=drawn, wait=WAITS[name][0], delay=WAITS[name][1]))
        words[name] = ['--extension', bundle, *FIXED] + (['--page-scripts'] if name in OWN_SCRIPTS else [])
    return words


def chosen_pages(folder, count):
    """The requested number of pages of a folder, from all parts of it; each gets its own name."""
    pages = sorted(path for path in folder.rglob('*') if path.suffix in ('.html', '.htm', '.xhtml') and path.is_file())
    if len(pages) < count:
        # Few pages serve as many, distinguished by their content, which determines a page's own seed.
        pages = [pages[number % len(pages)] for number in range(count)]
    step = len(pages) / count
    return [pages[int(number * step)] for number in range(count)]


def digest(data):
    return hashlib.sha256(data).hexdigest()[:16]


def canonical(value):
    return digest(json.dumps(value, sort_keys=True, ensure_ascii=False).encode('utf-8', 'surrogatepass'))


class Comparison:
    """Hashes of outputs that have to be the same, by name."""

    def __init__(self):
        self.found = collections.defaultdict(lambda: collections.defaultdict(list))

    def note(self, what, name, hashed, source):
        self.found[what, name][hashed].append(source)

    def report(self):
        """Prints how many outputs have one hash, and those that have more. Returns whether all have one."""
        kinds = collections.Counter(what for what, _ in self.found)
        right = True
        for what, count in kinds.items():
            others = {name: hashes for (kind, name), hashes in self.found.items() if kind == what and len(hashes) > 1}
            times = sum(len(sources) for (kind, _), hashes in self.found.items() if kind == what for sources in hashes.values())
            print(f'{what}: {count - len(others)} of {count} have one hash each, of {times} made')
            for name, hashes in list(others.items())[:10]:
                right = False
                print(f'    {name}: {dict(hashes)}')
        return right


def run_once(webaction, page, words, folder, options=()):
    """Output, payload and report of one run, and its exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / 'out.html', folder / 'payload.json', folder / 'report.json']
    for file in files:
        file.unlink(missing_ok=True)
    done = subprocess.run(
        [webaction, 'run', page, *words, *options, '-o', files[0], '--payload', files[1], '--report', files[2]], capture_output=True)
    if done.returncode not in (0, 1):
        sys.exit(f'{page} {words}: exit {done.returncode}: {done.stderr.decode()}')
    return done.returncode, [file.read_bytes() if file.exists() else b'' for file in files]


def run_all(webaction, pages, words, folder, repeats, comparison):
    """Each page through each extension by `run`."""
    failed = collections.Counter()

    def one(task):
        repeat, name, page = task
        code, (output, payload, report) = run_once(
            webaction, page, words[name], folder / 'runs' / f'{page.stem}-{name}-{repeat}', GIVEN)
        return repeat, name, page, code, output, payload, report

    tasks = [(repeat, name, page) for repeat in range(repeats) for name in words for page in pages]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for repeat, name, page, code, output, payload, report in pool.map(one, tasks):
            key = f'{name} {page.name}'
            comparison.note('exit codes', key, str(code), f'run {repeat}')
            comparison.note('outputs', key, digest(output), f'run {repeat}')
            if payload:
                comparison.note('payloads', key, canonical(json.loads(payload)), f'run {repeat}')
            comparison.note('reports of runs', key, digest(report), f'run {repeat}')
            failed[name] += code and not repeat
    return failed


def batch(webaction, pages, words, folder, jobs, options):
    """A batch of all pages: outputs and payloads by name, and the report."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    done = subprocess.run(
        [webaction, 'batch', pages, *words, *options, '-o', folder / 'out/', '--payloads', folder / 'payloads.jsonl', '--jobs', str(jobs),
         '--restart', '--report', folder / 'report.json'], capture_output=True)
    if done.returncode not in (0, 1):
        sys.exit(f'batch {words}: exit {done.returncode}: {done.stderr.decode()}')
    outputs = {path.name: path.read_bytes() for path in (folder / 'out').rglob('*') if path.is_file()}
    lines = (json.loads(line) for line in (folder / 'payloads.jsonl').read_text().splitlines())
    return outputs, {line['page']: line['payload'] for line in lines}, (folder / 'report.json').read_bytes()


def batch_all(webaction, pages, words, folder, repeats, comparison):
    """All pages through each extension by `batch`, always into the same folder, whose name is in the report."""
    for name, own in words.items():
        for jobs in (1, 2):
            for repeat in range(max(1, repeats // 2)):
                outputs, payloads, report = batch(webaction, pages, own, folder / 'batch', jobs, GIVEN)
                source = f'batch {repeat} of {jobs} jobs'
                for page, output in outputs.items():
                    comparison.note('outputs', f'{name} {page}', digest(output), source)
                for page, payload in payloads.items():
                    comparison.note('payloads', f'{name} {page}', canonical(payload), source)
                comparison.note('reports of batches', name, digest(report), source)


def drawn_anew(webaction, page, pages, words, folder):
    """Whether runs and batches without --seed differ from each other, each time with the same --time."""
    time = GIVEN[:2]
    runs = [run_once(webaction, page, words, folder / f'drawn-{number}', time)[1][1] for number in range(2)]
    if not all(runs):
        sys.exit(f'{page}: no payload')
    batches = [batch(webaction, pages, words, folder / 'batch', 1, time)[1] for _ in range(2)]
    for what, (first, second) in (('runs', runs), ('batches', batches)):
        print(f'two {what} without --seed: {"different" if first != second else "THE SAME"} random numbers')
    return runs[0] != runs[1] and batches[0] != batches[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--pages', type=pathlib.Path, default=ROOT / 'pages')
    parser.add_argument('--count', type=int, default=50)
    parser.add_argument('--repeats', type=int, default=2)
    parser.add_argument('--keep', type=pathlib.Path, help='a folder for the output, which is kept')
    arguments = parser.parse_args()
    webaction = (arguments.build / 'webaction').resolve()
    # Inputs of a run from its environment are the same in all.
    os.environ.pop('SOURCE_DATE_EPOCH', None)
    with tempfile.TemporaryDirectory() as name:
        folder = (arguments.keep or pathlib.Path(name)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        (folder / 'pages').mkdir()
        pages = []
        for number, page in enumerate(chosen_pages(arguments.pages.resolve(), arguments.count)):
            pages.append(folder / 'pages' / f'{number:02}-{page.name}')
            pages[-1].write_bytes(page.read_bytes() + b'<!-- %d -->' % number)
        words = write_bundles(folder)
        comparison = Comparison()
        failed = run_all(webaction, pages, words, folder, arguments.repeats, comparison)
        batch_all(webaction, folder / 'pages', words, folder, arguments.repeats, comparison)
        print(f'{len(pages)} pages, {len(words)} extensions, {len(pages) * len(words) * arguments.repeats} runs; failed: {dict(failed)}')
        right = comparison.report()
        right = drawn_anew(webaction, next(page for page in pages if page.suffix == '.html'), folder / 'pages', words['random'], folder) and right
    sys.exit(0 if right else 1)


if __name__ == '__main__':
    main()
