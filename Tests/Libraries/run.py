#!/usr/bin/env python3
"""run.py: run scenarios of well-known libraries in webaction, and compare what they observe with what WebKit's answers were.

    run.py --webaction .build/release/webaction              # compare with recorded/
    run.py --record jquery moment                            # ask WebKit, and write recorded/

A scenario (scenarios/NAME.js) names the library's files under --root on its line `// Needs:`. It runs twice: as an extension's
script, and as the page's own. Answers are recorded with the digest of the library's files; another version is left out.
Recording needs Debian's webkit2gtk-driver and xvfb, and PyPI's selenium.
"""
import argparse
import contextlib
import functools
import hashlib
import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / 'WebPlatformTests'))
sys.path.insert(0, str(HERE.parent / 'Scripts'))
KINDS = ('extension', 'page')
SECONDS = 20
ADDRESS = 'http://localhost:8080/page.html'


class Library:
    def __init__(self, scenario, root):
        self.name = scenario.stem
        self.scenario = scenario.read_text()
        needed = re.search(r'^// Needs: (.+)$', self.scenario, re.M)
        self.files = [root / name for name in needed[1].split()]
        self.missing = [str(file) for file in self.files if not file.is_file()]
        self.recording = HERE / 'recorded' / f'{self.name}.json'
        if not self.missing:
            self.sources = [file.read_text() for file in self.files]
            self.digest = hashlib.sha256('\0'.join(self.sources).encode()).hexdigest()

    def script(self):
        """The library, the scenario and its start, as one script."""
        # NB: The first statement keeps a library's 'use strict' from being the whole script's.
        start = ('var ExtensionPreprocessingJS = {run(a) { observationsOf(scenario).then(observed =>'
                 ' a.completionFunction({observed: JSON.stringify(observed)})) }};')
        return '\n;\n'.join(['void 0', *self.sources, (HERE / 'harness.js').read_text(), self.scenario, start])

    def write_page(self, folder):
        """A page that loads the library's files itself."""
        names = []
        for number, source in enumerate([*self.sources, (HERE / 'harness.js').read_text(), self.scenario]):
            names.append(f'{number}.js')
            (folder / names[-1]).write_text(source)
        scripts = ''.join(f'<script src="{name}"></script>\n' for name in names)
        start = '<script>var observedJSON = null; observationsOf(scenario).then(o => { observedJSON = JSON.stringify(o) });</script>\n'
        page = (HERE / 'page.html').read_text().replace('</body>', scripts + start + '</body>')
        (folder / 'page.html').write_text(page)
        return folder / 'page.html'


def in_webaction(program, library, kind):
    from edited_pages import write_bundle

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        limit = ['--timeout', str(SECONDS), '--url', ADDRESS]
        if kind == 'extension':
            bundle = write_bundle(folder, 'library', library.script())
            payload = folder / 'payload.json'
            command = [program, 'run', HERE / 'page.html', '--extension', bundle, '--arguments', '{}', '--payload', payload, '-o', folder / 'out.html', *limit]
        else:
            page = library.write_page(folder)
            command = [program, 'eval', page, '--page-scripts', '--world', 'page', '--resource-root', folder, *limit, '-e', 'observedJSON']
        try:
            done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=SECONDS * 4)
        except subprocess.TimeoutExpired:
            return {'(run)': 'hangs'}
        try:
            text = json.loads(payload.read_text())['observed'] if kind == 'extension' else json.loads(done.stdout)
            return json.loads(text)
        except (OSError, ValueError, KeyError, TypeError):
            return {'(run)': f'exit {done.returncode}: {done.stderr.strip()[-300:]}'}


def in_webkit(driver, library, kind):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        library.write_page(folder)

        class Quiet(http.server.SimpleHTTPRequestHandler):
            def end_headers(self):
                # The next library's files have the same addresses.
                self.send_header('Cache-Control', 'no-store')
                super().end_headers()

            def log_message(self, *_):
                pass

        # NB: The port is that of ADDRESS: observations may hold the page's URL.
        http.server.ThreadingHTTPServer.allow_reuse_address = True
        with http.server.ThreadingHTTPServer(('127.0.0.1', 8080), functools.partial(Quiet, directory=str(folder))) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            try:
                if kind == 'extension':
                    (folder / 'page.html').write_text((HERE / 'page.html').read_text())
                    driver.get(ADDRESS)
                    text = driver.execute_async_script(
                        'const done = arguments[1]; (0, eval)(arguments[0]);'
                        'ExtensionPreprocessingJS.run({completionFunction: answer => done(answer.observed)});', library.script())
                else:
                    driver.get(ADDRESS)
                    text = driver.execute_async_script(
                        'const done = arguments[0]; (function look() { if (window.observedJSON) done(observedJSON); else setTimeout(look, 20); })();')
            finally:
                server.shutdown()
        return json.loads(text)


def record(libraries):
    from engines import browser, display

    with display():
        driver = browser(SECONDS)
        try:
            for library in libraries:
                answers = {'digest': library.digest, 'version': version_of(library)}
                for kind in KINDS:
                    # Twice: what differs from one run to the next is no observation.
                    first, second = in_webkit(driver, library, kind), in_webkit(driver, library, kind)
                    unsteady = [name for name in first if first[name] != second.get(name)]
                    if unsteady:
                        print(f'{library.name}, {kind}: not the same twice: {", ".join(unsteady)}')
                    answers[kind] = first
                library.recording.write_text(json.dumps(answers, indent=1, ensure_ascii=False, sort_keys=True) + '\n')
                print(f'{library.name}: {len(answers["page"])} observations')
        finally:
            with contextlib.suppress(Exception):
                driver.quit()


def version_of(library):
    """Debian's version of the package that holds the library's last file: for readers; the digest decides."""
    found = subprocess.run(['dpkg-query', '-S', library.files[-1]], capture_output=True, text=True).stdout.split(':')[0]
    return subprocess.run(['dpkg-query', '-W', '-f=${Version}', found], capture_output=True, text=True).stdout if found else ''


def known_differences():
    """The lines `NAME KIND OBSERVATION # cause`, KIND being extension, page or both."""
    known = {}
    for line in (HERE / 'known-differences.txt').read_text().splitlines():
        entry, _, cause = line.partition(' # ')
        if not entry.strip() or line.startswith('#'):
            continue
        name, kind, observation = entry.strip().split(' ', 2)
        if not cause.strip():
            sys.exit(f'known-differences.txt: no cause: {line}')
        for one in KINDS if kind == 'both' else (kind,):
            known[name, one, observation] = cause.strip()
    return known


def compare(libraries, program):
    known, new, met = known_differences(), [], set()
    ran, same, every = set(), dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 0)
    print(f'{"library":<22}{"version":<28}{"extension":>10}{"page":>10}')
    for library in libraries:
        recorded = json.loads(library.recording.read_text()) if library.recording.exists() else None
        if not recorded or recorded['digest'] != library.digest:
            print(f'{library.name:<22}left out: ' + ('another version than the recorded one' if recorded else 'nothing is recorded'))
            continue
        ran.add(library.name)
        cells = []
        for kind in KINDS:
            here, there = in_webaction(program, library, kind), recorded[kind]
            good = sum(name in here and here[name] == value for name, value in there.items())
            same[kind] += good
            every[kind] += len(there)
            cells.append(f'{good}/{len(there)}')
            for name in [*there, *(extra for extra in here if extra not in there)]:
                if name in here and name in there and here[name] == there[name]:
                    continue
                if (library.name, kind, name) in known:
                    met.add((library.name, kind, name))
                else:
                    new.append(f'{library.name} {kind} {name}\n    here   {shown(here, name)}\n    WebKit {shown(there, name)}')
        print(f'{library.name:<22}{recorded["version"]:<28}{cells[0]:>10}{cells[1]:>10}', flush=True)
    for kind in KINDS:
        print(f'{kind}: {same[kind]} of {every[kind]} observations as in WebKit ({100 * same[kind] / max(1, every[kind]):.1f} %)')
    gone = [' '.join(entry) for entry in known if entry[0] in ran and entry not in met]
    for title, entries in (('Differences that are not known:', new), ('Known differences that are gone:', gone)):
        if entries:
            print(title, *entries, sep='\n')
    if not ran:
        print('No library was compared.')
    return 1 if new or gone or not ran else 0


def shown(answers, name):
    return json.dumps(answers[name], ensure_ascii=False)[:300] if name in answers else '(no such observation)'


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('names', nargs='*', help='the scenarios (all)')
    parser.add_argument('--webaction', default='.build/release/webaction')
    parser.add_argument('--root', type=pathlib.Path, default=pathlib.Path('/usr/share/javascript'))
    parser.add_argument('--record', action='store_true')
    options = parser.parse_args()
    found = []
    for scenario in sorted((HERE / 'scenarios').glob('*.js')):
        if options.names and scenario.stem not in options.names:
            continue
        library = Library(scenario, options.root)
        if library.missing:
            print(f'{library.name:<22}left out: not installed: {", ".join(library.missing)}')
        else:
            found.append(library)
    if options.record:
        return record(found)
    return compare(found, options.webaction)


if __name__ == '__main__':
    sys.exit(main())
