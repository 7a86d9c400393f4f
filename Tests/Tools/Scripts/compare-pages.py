#!/usr/bin/env python3
"""Compare webaction's trees with a real WebKit's on a folder of saved pages.

    compare-pages.py --pages ../shared/pages --oracle ../shared/oracle/webkit-oracle --cache FOLDER [PAGE…]
    compare-pages.py … --record-only          # ask the oracle for what the cache lacks, and stop

For every text/html page (of INDEX.tsv if there is one, otherwise *.html): the tree after parsing, and the trees after run() and after
finalize() of the built-in marquee and template. Prints a table, the first difference of each tree that differs, and counts. Exit 1 if
anything differs.

The oracle is slow, so its answers are cached, one file for each page and job; a job's name contains a digest of its script and arguments,
so a changed script is asked again.
"""
import argparse
import concurrent.futures
import gzip
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXTENSIONS = {
    'marquee': ('Marquee/marquee.appex/Action.js', {'marqueeTagNames': ['h1', 'h2', 'p']}),
    'template': ('Template/template.appex/Action.js', {'newBackgroundColor': 'red'}),
}


def page_names(folder):
    index = folder / 'INDEX.tsv'
    if index.exists():
        rows = [line.split('\t') for line in index.read_text().splitlines()[1:]]
        return [row[0] for row in rows if row[5] == 'text/html']
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob('*.html'))


class Job:
    """One question about a page: its parsed tree, or the run of an extension."""

    def __init__(self, name, extensions):
        self.name = name
        self.options = ['--snapshot']
        self.arguments = None
        key = 'snapshot'
        if name != 'snapshot':
            script, self.arguments = EXTENSIONS[name]
            self.options = ['--script', str(extensions / script), '--arguments', json.dumps(self.arguments), '--trees', '--timeout', '30000']
            digest = hashlib.sha256((extensions / script).read_bytes() + json.dumps(self.arguments).encode()).hexdigest()[:12]
            key = f'{name}-{digest}'
        self.key = key

    def file(self, cache, page):
        return cache / self.key / (page.replace('/', '__') + '.json.gz')


def ask_oracle(oracle, folder, cache, job, pages):
    missing = [page for page in pages if not job.file(cache, page).exists()]
    if not missing:
        return
    print(f'oracle: {job.name} of {len(missing)} pages', file=sys.stderr)
    (cache / job.key).mkdir(parents=True, exist_ok=True)
    command = ['nice', '-n', '5', sys.executable, str(oracle), *[str(folder / page) for page in missing], *job.options]
    environment = {**os.environ, 'PYTHONIOENCODING': 'utf-8:surrogatepass'}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        for page, line in zip(missing, process.stdout):
            answer = json.loads(line.decode('utf-8', 'surrogatepass'))
            kept = {key: answer[key] for key in ('payload', 'error', 'tree', 'runTree', 'finalTree') if key in answer}
            job.file(cache, page).write_bytes(gzip.compress(json.dumps(kept).encode(), 3))


def ask_webaction(program, folder, job, page, timeout):
    """Trees by name, and the errors."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        if job.name == 'snapshot':
            command = [program, 'snapshot', str(folder / page)]
        else:
            command = [program, 'run', str(folder / page), '--extension', job.name, '--arguments', json.dumps(job.arguments),
                       '-o', str(scratch / 'out.html'), '--payload', str(scratch / 'payload.json'), '--timeout', '30',
                       '--snapshot-run', str(scratch / 'run'), '--snapshot-final', str(scratch / 'final')]
        try:
            done = subprocess.run(['nice', '-n', '5', *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=timeout)
        except subprocess.TimeoutExpired:
            return {}, f'hangs ({timeout} s)', time.monotonic() - started
        text = lambda data: data.decode('utf-8', 'replace').removesuffix('\n')
        trees = {'tree': text(done.stdout)} if job.name == 'snapshot' else {}
        for key, name in (('runTree', 'run'), ('finalTree', 'final')):
            if (scratch / name).exists():
                trees[key] = text((scratch / name).read_bytes())
        message = '' if done.returncode == 0 else f'exit {done.returncode}: ' + text(done.stderr)[-300:].replace('\n', ' ')
        return trees, message, time.monotonic() - started


def lines(tree):
    """Lines without the framing that the html5lib format leaves open."""
    return tree.encode('utf-8', 'replace').decode().removeprefix('#document\n').removesuffix('\n').split('\n')


def first_difference(expected, got):
    for number, (a, b) in enumerate(zip(expected, got), 1):
        if a != b:
            return f'line {number} of {len(expected)}/{len(got)}:\n      WebKit    {a[:220]!r}\n      webaction {b[:220]!r}\n      after     {expected[max(0, number - 2)][:160]!r}'
    if len(expected) != len(got):
        shorter = min(len(expected), len(got))
        more = (expected if len(expected) > shorter else got)[shorter]
        return f'{len(expected)} lines in WebKit, {len(got)} in webaction; the first more: {more[:160]!r}'
    return None


def compare(options, jobs, page):
    results = []
    for job in jobs:
        file = job.file(options.cache, page)
        expected = json.loads(gzip.decompress(file.read_bytes())) if file.exists() else {}
        trees, message, seconds = ask_webaction(options.webaction, options.pages, job, page, options.timeout)
        for key in ['tree'] if job.name == 'snapshot' else ['runTree', 'finalTree']:
            label = job.name if key == 'tree' else f'{job.name}-{key[:-4]}'
            if key not in expected:
                results.append((label, '?', f'no answer of the oracle: {expected.get("error")}', seconds))
            elif key not in trees:
                results.append((label, 'FAIL', message or 'no tree', seconds))
            else:
                found = first_difference(lines(expected[key]), lines(trees[key]))
                results.append((label, 'differs' if found else 'same', found or '', seconds))
    return page, results


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('only', nargs='*', metavar='PAGE', help='only pages whose name contains one of these')
    parser.add_argument('--pages', type=pathlib.Path, default=ROOT.parent / 'shared/pages')
    parser.add_argument('--oracle', default=os.environ.get('WEBKIT_ORACLE', ROOT.parent / 'shared/oracle/webkit-oracle'))
    parser.add_argument('--cache', type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / 'oracle-cache')
    parser.add_argument('--webaction', default=str(ROOT / '.build/release/webaction'))
    parser.add_argument('--jobs', default='snapshot,marquee,template', help='which of snapshot, marquee, template')
    parser.add_argument('--timeout', type=float, default=60)
    parser.add_argument('--parallel', type=int, default=2)
    parser.add_argument('--extensions', type=pathlib.Path, default=ROOT / 'Sources/Programs/Extensions', help='the folder of the built-in bundles')
    parser.add_argument('--record-only', action='store_true')
    options = parser.parse_args()
    options.pages = options.pages.resolve()
    pages = [page for page in page_names(options.pages) if not options.only or any(part in page for part in options.only)]
    jobs = [Job(name, options.extensions) for name in options.jobs.split(',')]
    for job in jobs:
        ask_oracle(options.oracle, options.pages, options.cache, job, pages)
    if options.record_only:
        return 0
    counts, details, labels = {}, [], []
    with concurrent.futures.ThreadPoolExecutor(options.parallel) as pool:
        for page, results in pool.map(lambda page: compare(options, jobs, page), pages):
            labels = [label for label, *_ in results]
            print(f'{page:58}', ' '.join(f'{label} {state} {seconds:.2f}s' for label, state, _, seconds in results), flush=True)
            for label, state, detail, _ in results:
                counts[label, state] = counts.get((label, state), 0) + 1
                if detail:
                    details.append(f'{page} {label}: {detail}')
    print()
    print('\n'.join(details))
    print()
    for label in labels:
        print(f'{label:16}', ' '.join(f'{state} {counts[label, state]}' for state in ('same', 'differs', 'FAIL', '?') if (label, state) in counts), f'of {len(pages)}')
    return 0 if all(state == 'same' for _, state in counts) else 1


if __name__ == '__main__':
    sys.exit(main())
