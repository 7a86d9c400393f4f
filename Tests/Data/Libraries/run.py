#!/usr/bin/env python3
"""Run scenarios with well-known libraries, as an extension's script and as a page's own, and compare with a real WebKit.

    run.py --folder DIR …            # compare with the recorded answers
    run.py --record NAME …           # record the answers of WebKit, for all scenarios or those named

The libraries are not part of the project: they are searched under / and in the given folders, at the paths in a scenario, where Debian's
packages (libjs-*, node-*) and repositories have them. Answers hold for the files with the recorded digests; a scenario whose library is
missing, or differs, is reported as left out. known-differences.txt lists the differences: `scenario | kind | observation | cause`. The
exit code is 1 if a difference is not listed, or a listed one is gone.
"""
import argparse
import concurrent.futures
import contextlib
import hashlib
import http.server
import json
import pathlib
import plistlib
import re
import subprocess
import sys
import tempfile
import threading
import urllib.parse

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / 'Tests/Tools/Scripts'))
KINDS = ('extension', 'page')
KNOWN = HERE / 'known-differences.txt'
ORIGIN = 'http://localhost:8000'
POLICY = "default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'"
HARNESS = (HERE / 'harness.js').read_text()
ACTION = '''
var ExtensionPreprocessingJS = { run(context) { collectObservations().then(text => context.completionFunction({ observations: text })); }, finalize() {} };
'''
SECONDS = 10


class Scenario:
    def __init__(self, file, folders):
        self.name, self.text = file.stem, file.read_text()
        loads = re.search(r'^// Loads: (.*)$', self.text, re.M)
        page = re.search(r'^/\* Page\n(.*?)\n\*/$', self.text, re.M | re.S)
        self.page = page[1] if page else '<p>page</p>'
        self.paths = [path.strip() for path in loads[1].split(',')]
        found = [next((folder / path for folder in folders if (folder / path).is_file()), None) for path in self.paths]
        self.missing = [path for path, file in zip(self.paths, found) if file is None]
        self.sources = [] if self.missing else [file.read_text('utf-8-sig') for file in found]
        self.digests = [hashlib.sha256(source.encode()).hexdigest() for source in self.sources]
        self.answers = HERE / 'answers' / f'{self.name}.json'

    def version(self):
        """The version in the scenario; otherwise the one in the last file's first comment, or the one that its scripts expose."""
        stated = re.search(r'^// Version: (.*)$', self.text, re.M)
        if stated:
            return stated[1]
        source = self.sources[-1]
        said = (re.search(r'\b[vV]?(\d+\.\d+\.\d+)\b', source[:600])
                or re.search(r'(?:VERSION|[vV]ersion)["\']?\s*[=:]\s*["\'](\d+\.\d+[\w.]*)["\']', source) or re.search(r'\b[vV](\d+\.\d+)', source[:600]))
        return said[1] if said else 'unnamed'

    def document(self, kind):
        parts = [HARNESS, *self.sources, self.text] if kind == 'page' else []
        names = ''.join(f'<script src="/{self.name}/{number}.js"></script>' for number in range(len(parts)))
        return f'<!DOCTYPE html><html><head><meta charset="utf-8"><title>Scenario</title></head><body>{self.page}\n{names}</body></html>'

    def script(self):
        return '\n;'.join([HARNESS, *self.sources, self.text, ACTION])


def in_webaction(program, scenario, kind):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        page = folder / 'page.html'
        page.write_text(scenario.document(kind))
        common = [str(page), '--url', f'{ORIGIN}/{scenario.name}.html', '--timeout', str(SECONDS)]
        payload = folder / 'payload.json'
        if kind == 'page':
            (folder / scenario.name).mkdir()
            for number, source in enumerate([HARNESS, *scenario.sources, scenario.text]):
                (folder / scenario.name / f'{number}.js').write_text(source)
            command = [program, 'eval', *common, '--page-scripts', '--world', 'page', '--resource-root', str(folder), '-e', 'collectObservations()']
        else:
            bundle = folder / 'Scenario.appex'
            bundle.mkdir()
            (bundle / 'Action.js').write_text(scenario.script())
            attributes = {'NSExtensionJavaScriptPreprocessingFile': 'Action', 'NSExtensionActivationRule': {'NSExtensionActivationSupportsWebPageWithMaxCount': 1}}
            (bundle / 'Info.plist').write_bytes(plistlib.dumps({'CFBundleIdentifier': 'test.scenario', 'NSExtension': {
                'NSExtensionPointIdentifier': 'com.apple.ui-services', 'NSExtensionAttributes': attributes}}))
            command = [program, 'run', *common, '--extension', str(bundle), '--arguments', '{}', '--payload', str(payload), '-o', str(folder / 'out.html')]
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=6 * SECONDS)
        except subprocess.TimeoutExpired:
            return None, 'hangs'
        said = done.stderr.decode('utf-8', 'replace')
        try:
            text = json.loads(done.stdout) if kind == 'page' else json.loads(payload.read_text())['observations']
            return json.loads(text.replace(ORIGIN, 'http://page.test')), said
        except (ValueError, OSError, TypeError, KeyError, AttributeError):
            return None, said


@contextlib.contextmanager
def served(scenarios):
    """The origin at which this machine serves the scenarios' pages to itself: below /page/ with their scripts, elsewhere without any."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            name, _, rest = urllib.parse.urlsplit(self.path).path.lstrip('/').partition('/')
            kind = 'page' if 'kind=page' in self.path else 'extension'
            file = name.removesuffix('.html')
            scenario = next((one for one in scenarios if one.name == file), None)
            if scenario is None:
                self.send_error(404)
                return
            number = rest.removesuffix('.js')
            body = [HARNESS, *scenario.sources, scenario.text][int(number)] if number else scenario.document(kind)
            body = body.encode()
            self.send_response(200)
            self.send_header('Content-Type', 'text/javascript; charset=utf-8' if number else 'text/html; charset=utf-8')
            self.send_header('Content-Length', str(len(body)))
            if not number and kind == 'extension':
                self.send_header('Content-Security-Policy', POLICY)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f'http://localhost:{server.server_port}'
        server.shutdown()


def record(scenarios):
    import webkit_browser

    browser = None
    with webkit_browser.display(), served(scenarios) as origin:
        for scenario in scenarios:
            answers = {'version': scenario.version(), 'files': dict(zip(scenario.paths, scenario.digests))}
            for kind in KINDS:
                browser = browser or webkit_browser.start(3 * SECONDS)
                try:
                    browser.get(f'{origin}/{scenario.name}.html' + ('?kind=page' if kind == 'page' else ''))
                    browser.execute_script("history.replaceState(null, '', location.pathname)")
                    text = browser.execute_async_script(
                        'const done = arguments[1];'
                        'try { if (arguments[0]) { (0, eval)(arguments[0]); ExtensionPreprocessingJS.run({ completionFunction: found => done(found.observations) }); }'
                        ' else collectObservations().then(done); } catch (error) { done(JSON.stringify({ "(load)": { throws: error.name, message: error.message } })); }',
                        scenario.script() if kind == 'extension' else '')
                    answers[kind] = json.loads(text.replace(origin, 'http://page.test'))
                except Exception as error:
                    print(f'{scenario.name}: {kind}: {str(error)[:200]}')
                    browser.quit()
                    browser = None
            if all(kind in answers for kind in KINDS):
                scenario.answers.write_text(json.dumps(answers, indent=1, ensure_ascii=True) + '\n')
        if browser:
            browser.quit()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('names', nargs='*', help='scenarios (default: all)')
    parser.add_argument('--folder', type=pathlib.Path, action='append', default=[pathlib.Path('/')], help='a folder with libraries, in addition to /; may be repeated')
    parser.add_argument('--webaction', default=str(ROOT / '.build/release/webaction'))
    parser.add_argument('--record', action='store_true', help='record the answers of WebKit')
    options = parser.parse_args()
    found = [Scenario(file, options.folder[1:] + options.folder[:1]) for file in sorted((HERE / 'scenarios').glob('*.js'))]
    found = [one for one in found if not options.names or one.name in options.names]
    for one in found:
        if one.missing:
            print(f'{one.name}: left out: {", ".join(one.missing)} is not there')
    found = [one for one in found if not one.missing]
    if options.record:
        record(found)
        return
    sys.exit(compare(options.webaction, found, not options.names))


def compare(program, scenarios, whole):
    rows = [[field.strip() for field in line.split(' | ')] for line in KNOWN.read_text().splitlines() if line and not line.startswith('#')]
    known, differences, ran, totals = {tuple(row[:3]) for row in rows}, {}, set(), {kind: [0, 0] for kind in KINDS}
    compared = []
    for one in scenarios:
        answers = json.loads(one.answers.read_text()) if one.answers.exists() else None
        if answers is None or list(answers['files'].values()) != one.digests:
            print(f'{one.name}: left out: {"no answers are recorded" if answers is None else "another version than the one recorded, " + answers["version"]}')
        else:
            compared.append((one, answers))
    print(f'{"":24} {"version":>12} {"extension":>12} {"page":>12}')
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda pair: [in_webaction(program, pair[0], kind) for kind in KINDS], compared)
        for (one, answers), outcome in zip(compared, results):
            ran.add(one.name)
            cells = []
            for kind, (ours, said) in zip(KINDS, outcome):
                theirs = answers[kind]
                if ours is None and '(load)' in theirs and theirs['(load)']['message'] in said:
                    ours = theirs  # The library loads as an extension's script in neither.
                different = [name for name in theirs if ours is None or name not in ours or ours[name] != theirs[name]]
                for name in different:
                    differences[one.name, kind, name] = (theirs[name], (ours or {}).get(name, said.strip()[-200:]))
                totals[kind][0] += len(theirs) - len(different)
                totals[kind][1] += len(theirs)
                cells.append(f'{len(theirs) - len(different)} / {len(theirs)}')
            print(f'{one.name:24} {answers["version"]:>12} {cells[0]:>12} {cells[1]:>12}')
    print(f'{"together":24} {"":>12} ' + ' '.join(f'{f"{same} / {all_}":>12}' for same, all_ in totals.values()))
    for key, (theirs, ours) in differences.items():
        mark = 'known' if key in known else 'DIFFERS'
        print(f'{mark} {" | ".join(key)}\n  WebKit    {json.dumps(theirs)[:400]}\n  webaction {json.dumps(ours)[:400]}')
    gone = [key for key in known if key[0] in ran and key not in differences]
    for key in gone:
        print(f'THE SAME NOW, delete it from {KNOWN.name}: {" | ".join(key)}')
    return 1 if gone or differences.keys() - known else 0


if __name__ == '__main__':
    main()
