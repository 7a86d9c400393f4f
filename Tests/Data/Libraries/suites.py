#!/usr/bin/env python3
"""Run the unit suites of well-known libraries on webaction as a page's scripts, with WebKit's results beside it.

    suites.py --folder DIR …                # compare with the recorded results of WebKit
    suites.py --folder DIR jquery --listed  # one suite, with each test that differs
    suites.py --folder DIR --record         # run WebKit as well, and record what it fails
    suites.py --folder DIR --webkit         # run WebKit as well, and compare with that

suites/NAME.json describes a suite: the library and its version; `folders`, the contents of the served root by name, from below the given
folders (checkouts of the named repositories, unpacked packages) or /; `pages`, the suite's own pages, or the `page` that loads its files
in their order (`<!-- scripts FOLDER: FILES -->`, `<!-- include FILE -->`); the `framework`, whose own reports are collected (reporters/),
and the place of its file; `leftOut`, tests that run in neither engine, as `module: test` with * for anything, and pages or files of the
suite, each with the reason. A suite whose files are missing is reported as left out. The exit code is 1 if a suite passes less than 98 %
of WebKit's passes. webkit/NAME.json records the number of passes in WebKit, and which tests fail.
"""
import argparse
import concurrent.futures
import contextlib
import functools
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / 'Tests/Tools/Scripts'))
SHARE = 0.98
SECONDS = 300  # of wall time
WEBKIT_SECONDS = 900
PAGE_SECONDS = 3000  # of page time, whose clock steps from timer to timer


class Suite:
    def __init__(self, file, folders):
        self.name = file.stem
        for key, value in json.loads(file.read_text()).items():
            setattr(self, key, value)
        self.recorded = HERE / 'suites' / 'webkit' / file.name
        self.found = {name: next((folder / path for folder in folders if (folder / path).exists()), None) for name, path in self.folders.items()}
        self.missing = [self.folders[name] for name, path in self.found.items() if path is None]

    def stage(self, root):
        """Stages the suite's files below root, the framework's followed by its reporter."""
        for name, path in self.found.items():
            if path.is_dir():
                shutil.copytree(path, root / name, copy_function=shutil.copyfile)
            else:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, root / name)
        for name, (source, text) in getattr(self, 'made', {}).items():
            (root / name).write_text(text.replace('%s', json.dumps((root / source).read_text())))
        pages = getattr(self, 'pages', [])
        if not pages:
            page = re.sub(r'<!-- include (\S+) -->', lambda match: (root / match[1]).read_text(), '\n'.join(self.page))
            page = re.sub(r'<!-- scripts (\S+): (.*?) -->', lambda match: scripts(root, match[1], match[2].split()), page)
            pages = [f'{self.name}.html']
            (root / pages[0]).write_text(page)
        framework, file = self.framework
        patterns = [re.escape(test).replace(r'\*', r'[\s\S]*').replace('/', r'\/') for entry in self.leftOut for test in entry.get('tests', [])]
        left_out = 'var suiteLeftOut = ' + json.dumps('|'.join(patterns) or '(?!)') + ';\n'
        reporter = (HERE / 'reporters' / 'results.js').read_text() + left_out + (HERE / 'reporters' / f'{framework}.js').read_text()
        (root / file).write_text((root / file).read_text('utf-8-sig') + '\n;' + reporter)
        return pages


def scripts(root, folder, patterns):
    """Elements that load the files that match the patterns, in order, each once."""
    found = [file for pattern in patterns for file in sorted((root / folder).glob(pattern))]
    return '\n'.join(f'<script src="{file.relative_to(root)}"></script>' for file in dict.fromkeys(found))


def in_webaction(program, origin, root, page):
    file = root / page.partition('?')[0]
    command = [program, 'eval', str(file), '--page-scripts', '--world', 'page', '--resource-root', str(root), '--url', f'{origin}/{page}',
               '--timeout', str(PAGE_SECONDS), '-e', 'JSON.stringify(suiteResults)']
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=3 * SECONDS)
    except subprocess.TimeoutExpired:
        return {'tests': {}, 'problem': 'hangs'}
    said = done.stderr.decode('utf-8', 'replace').strip()
    try:
        found = json.loads(json.loads(done.stdout))
    except (ValueError, TypeError):
        return {'tests': {}, 'problem': said[-300:]}
    return {'tests': found['tests'], 'problem': '' if found['done'] else 'ended before its end: ' + said[-300:]}


class WebKit:
    def __init__(self):
        self.driver = None

    def run(self, origin, page):
        import webkit_browser
        from selenium.common.exceptions import WebDriverException

        self.driver = self.driver or webkit_browser.start(SECONDS)
        try:
            self.driver.get(f'{origin}/{page}')
            end, found = time.monotonic() + WEBKIT_SECONDS, None
            # NB: Not by a timer of the page, whose clock a suite may stop.
            while not (found and found['done']) and time.monotonic() < end:
                time.sleep(0.5)
                found = json.loads(self.driver.execute_script('return JSON.stringify(window.suiteResults ?? null)'))
        except (WebDriverException, OSError) as error:
            self.close()
            return {'tests': {}, 'problem': f'the driver: {str(error)[:200]}'}
        return {'tests': found['tests'], 'problem': '' if found['done'] else 'does not end'} if found else {'tests': {}, 'problem': 'no results'}

    def close(self):
        if self.driver:
            with contextlib.suppress(Exception):
                self.driver.quit()
        self.driver = None


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '': 'text/plain', '.js': 'text/javascript; charset=utf-8', '.xhtml': 'application/xhtml+xml'}

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        pass  # A browser that has left a page closes its connections.


@contextlib.contextmanager
def served(root):
    """The origin at which this machine serves root to itself."""
    with Server(('127.0.0.1', 0), functools.partial(Handler, directory=str(root))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f'http://localhost:{server.server_port}'
        server.shutdown()


def together(pages, results):
    """The results of a suite's pages combined; a test's page precedes its name if there are several."""
    mark = lambda page: f'{pathlib.PurePath(page.partition("?")[0]).stem} ' if len(pages) > 1 else ''
    tests = {mark(page) + name: value for page, found in zip(pages, results) for name, value in found['tests'].items()}
    return tests, [f'{page}: {found["problem"]}' for page, found in zip(pages, results) if found['problem']]


def run(suite, program, webkit):
    """(tests here, problems here, tests in WebKit or None, problems there); a test is [whether it passed, its message]."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        pages = suite.stage(root)
        with served(root) as origin:
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                ours = together(pages, list(pool.map(lambda page: in_webaction(program, origin, root, page), pages))) if program else ({}, [])
            theirs = together(pages, [webkit.run(origin, page) for page in pages]) if webkit else (None, [])
    return *ours, *theirs


def record(suite, tests):
    suite.recorded.parent.mkdir(exist_ok=True)
    failed = sorted(name for name, (passed, _) in tests.items() if not passed)
    suite.recorded.write_text(json.dumps({'version': suite.version, 'passed': len(tests) - len(failed), 'failed': failed}, indent=1) + '\n')


def compare(suite, ours, theirs, listed):
    """Prints the suite's row; returns whether enough tests pass."""
    here = sum(passed for passed, _ in ours.values())
    if theirs is None and not suite.recorded.exists():
        print(f'{suite.name:16} {suite.version:>8} {len(ours):>7} {here:>7}        no results of WebKit are recorded')
        return False
    kept = json.loads(suite.recorded.read_text()) if theirs is None else None
    there = kept['passed'] if kept else sum(passed for passed, _ in theirs.values())
    failed = set(kept['failed']) if kept else {name for name, (passed, _) in theirs.items() if not passed}
    share = here / there if there else float('nan')
    print(f'{suite.name:16} {suite.version:>8} {len(ours):>7} {here:>7} {there:>7} {100 * share:>8.2f}')
    if listed:
        absent = [name for name, (passed, _) in (theirs or {}).items() if passed and name not in ours]
        for name, message in [(name, said) for name, (passed, said) in ours.items() if not passed and name not in failed] + [(name, 'absent') for name in absent]:
            print(f'  DIFFERS {name}: {message[:300]}')
        for name in sorted(name for name, (passed, _) in ours.items() if passed and name in failed):
            print(f'  fails only in WebKit: {name}: {theirs[name][1][:200] if theirs else ""}')
    return share >= SHARE


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('names', nargs='*', help='suites (default: all)')
    parser.add_argument('--folder', type=pathlib.Path, action='append', default=[pathlib.Path('/')], help='a folder with checkouts and packages, in addition to /; may be repeated')
    parser.add_argument('--webaction', default=str(ROOT / '.build/release/webaction'))
    parser.add_argument('--webkit', action='store_true', help='run each suite in WebKitGTK as well')
    parser.add_argument('--record', action='store_true', help='run WebKitGTK alone, and record how many pass there and which fail')
    parser.add_argument('--listed', action='store_true', help='print each test that differs')
    options = parser.parse_args()
    suites = [Suite(file, options.folder[1:] + options.folder[:1]) for file in sorted((HERE / 'suites').glob('*.json'))]
    suites = [one for one in suites if not options.names or one.name in options.names]
    sufficient = True
    print(f'{"":16} {"version":>8} {"tests":>7} {"here":>7} {"WebKit":>7} {"share %":>8}')
    with contextlib.ExitStack() as stack:
        webkit = None
        if options.webkit or options.record:
            import webkit_browser

            stack.enter_context(webkit_browser.display())
            webkit = WebKit()
            stack.callback(webkit.close)
        for suite in suites:
            if suite.missing:
                print(f'{suite.name:16} {suite.version:>8} left out: {", ".join(suite.missing)} is missing ({suite.repository})')
                continue
            ours, problems, theirs, problems_there = run(suite, None if options.record else options.webaction, webkit)
            if options.record:
                record(suite, theirs)
                print(f'{suite.name:16} {suite.version:>8} {len(theirs):>7} {"":>7} {sum(passed for passed, _ in theirs.values()):>7}')
            else:
                sufficient = compare(suite, ours, theirs, options.listed) and sufficient
            for engine, problem in [('here', one) for one in problems] + [('WebKit', one) for one in problems_there]:
                print(f'  {engine}: {problem}')
    return 0 if sufficient else 1


if __name__ == '__main__':
    sys.exit(main())
