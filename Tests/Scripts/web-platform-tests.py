#!/usr/bin/env python3
"""Run JavaScript tests of web-platform-tests on webaction, and count what passes by folder.

    web-platform-tests.py CHECKOUT dom/nodes dom/ranges …       # folders or files of the checkout
    web-platform-tests.py CHECKOUT dom --failures               # with each failure and its message
    web-platform-tests.py CHECKOUT dom --save before.json       # to compare with: --against before.json

CHECKOUT is a copy of https://github.com/web-platform-tests/wpt, or the part of it that is wanted with its resources/ and
common/. Each page runs with its own scripts and the checkout as its resources; there is no server, so tests that need one
(.py handlers, redirects, other origins) fail or time out and are counted as such. Pages without testharness.js (reftests,
crash tests, manual tests) are left out.

Prints, for each folder, how many subtests passed of how many ran, and the files that gave no answer.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ORIGIN = 'http://web-platform.test'
REPORT = re.compile(r'<(?:\w+:)?script[^>]*src=["\']?[^"\'> ]*/testharnessreport\.js["\']?[^>]*?(?:/>|>\s*</(?:\w+:)?script>)')
# In the place of testharnessreport.js: keeps the results where the last evaluation finds them.
COLLECTOR = '''<script{namespace}>
var webActionResults = null;
setup({{ output: false }});
add_completion_callback(function (tests, status) {{
  webActionResults = {{ status: status.status, message: status.message, tests: tests.map(function (t) {{ return [t.name, t.status, t.message]; }}) }};
}});
</script>'''
WRAPPER = '''<!DOCTYPE html><meta charset=utf-8><title>{name}</title>{variables}
<script src="/resources/testharness.js"></script><script src="/resources/testharnessreport.js"></script>
{scripts}<div id=log></div><script src="{name}"></script>'''
STATES = ('passed', 'failed', 'timed out', 'not run', 'precondition failed')


def wrapped(path):
    """The page that the server makes of a `.window.js` or `.any.js` file."""
    source = path.read_text('utf-8', 'replace')
    scripts = ''.join(f'<script src="{script}"></script>\n' for script in re.findall(r'^// META: script=(\S+)', source, re.M))
    variables = ''
    if path.name.endswith('.any.js'):
        variables = '<script>self.GLOBAL = { isWindow: () => true, isWorker: () => false, isShadowRealm: () => false };</script>'
    return WRAPPER.format(name=path.name, variables=variables, scripts=scripts)


def page_of(path):
    """The page to run for a file, None when it is no test that JavaScript decides."""
    if path.name.endswith(('.window.js', '.any.js')):
        text = wrapped(path)
    elif path.suffix in ('.html', '.htm', '.xhtml', '.svg', '.xht', '.xml') and '-manual' not in path.name:
        text = path.read_bytes().decode('utf-8', 'replace')
        if 'testharnessreport.js' not in text:
            return None
    else:
        return None
    namespace = ' xmlns="http://www.w3.org/1999/xhtml"' if path.suffix not in ('.html', '.htm', '.js') else ''
    return REPORT.sub(COLLECTOR.format(namespace=namespace), text, count=1)


def run(options, file):
    text = page_of(options.checkout / file)
    if text is None:
        return None
    address = f'{ORIGIN}/{file}'
    address = re.sub(r'\.(window|any)\.js$', r'.\1.html', address)
    suffix = pathlib.Path(file).suffix
    with tempfile.NamedTemporaryFile(suffix='.html' if suffix == '.js' else suffix) as page:
        page.write(text.encode())
        page.flush()
        command = [options.webaction, 'eval', page.name, '--page-scripts', '--world', 'page', '--resource-root', str(options.checkout),
                   '--url', address, '--timeout', str(options.timeout), '-e', 'JSON.stringify(webActionResults)']
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=options.timeout * 3 + 10)
        except subprocess.TimeoutExpired:
            return {'problem': 'hangs', 'tests': {}}
    said = done.stderr.decode('utf-8', 'replace').strip()
    if done.returncode != 0:
        return {'problem': f'exit {done.returncode}: {said[-200:]}', 'tests': {}}
    answer = json.loads(json.loads(done.stdout) or 'null')
    if answer is None:
        return {'problem': 'no result: ' + said[-300:], 'tests': {}}
    tests = {}
    for name, status, message in answer['tests']:
        while name in tests:
            name += "'"
        tests[name] = [STATES[status], message or '']
    return {'problem': '' if answer['status'] == 0 else f'harness {answer["status"]}: {answer["message"]}', 'tests': tests}


def files_of(checkout, names):
    for name in names:
        path = checkout / name
        found = [path] if path.is_file() else sorted(path.rglob('*'))
        yield from (file.relative_to(checkout).as_posix() for file in found if file.is_file() and file.parent.name not in ('resources', 'support'))


def report(options, results):
    folders = collections.defaultdict(collections.Counter)
    for file, result in results.items():
        count = folders[next((name for name in options.names if file.startswith(name)), '')]
        count['files'] += 1
        count['silent'] += not result['tests']
        for state, _ in result['tests'].values():
            count['subtests'] += 1
            count[state] += 1
        if options.failures:
            if result['problem']:
                print(f'{file}: {result["problem"]}')
            for name, (state, message) in result['tests'].items():
                if state != 'passed':
                    print(f'{file}: {name}: {state}: {message[:300]}')
    for folder, count in folders.items():
        print(f'{folder:24} {count["passed"]:6} of {count["subtests"]:6} subtests passed, {count["files"]:4} files, {count["silent"]:3} without results')
    total = sum(folders.values(), collections.Counter())
    print(f'{"together":24} {total["passed"]:6} of {total["subtests"]:6} subtests passed, {total["files"]:4} files, {total["silent"]:3} without results')


def compare(before, after):
    for file in sorted(before.keys() & after.keys()):
        old, new = before[file]['tests'], after[file]['tests']
        for name in sorted(old.keys() | new.keys()):
            was, now = old.get(name, ['absent', ''])[0], new.get(name, ['absent', ''])
            if was == 'passed' and now[0] != 'passed':
                print(f'LOST {file}: {name}: {now[0]} {now[1][:200]}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('checkout', type=pathlib.Path)
    parser.add_argument('names', nargs='+', metavar='FOLDER_OR_FILE')
    parser.add_argument('--webaction', default=str(ROOT / '.build/release/webaction'))
    parser.add_argument('--timeout', type=int, default=15, help='seconds a page may take')
    parser.add_argument('--parallel', type=int, default=2)
    parser.add_argument('--failures', action='store_true', help='print each failure')
    parser.add_argument('--save', type=pathlib.Path, help='write all results as JSON')
    parser.add_argument('--against', type=pathlib.Path, help='results of an earlier --save: print what passed then and does not now')
    options = parser.parse_args()
    options.checkout = options.checkout.resolve()
    files = list(files_of(options.checkout, options.names))
    with concurrent.futures.ThreadPoolExecutor(options.parallel) as pool:
        results = {file: result for file, result in zip(files, pool.map(lambda file: run(options, file), files)) if result is not None}
    report(options, results)
    if options.save:
        options.save.write_text(json.dumps(results, indent=1))
    if options.against:
        compare(json.loads(options.against.read_text()), results)
    return 0


if __name__ == '__main__':
    sys.exit(main())
