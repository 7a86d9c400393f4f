#!/usr/bin/env python3
"""Measures webaction beside other programs that change pages, for the table of the README:

    alternatives.py BUILD_FOLDER [--rounds 11]

The job: read a page from a file, set a class on its first heading, paragraph, cell, item or label, and write the page. The table has the
median of the milliseconds from the start of the program to its end on a page of 12 KB, and, for the sample pages without scripts of their
own, the number of lines that come out changed although the job does not change them.

Programs that are not installed are left out: Debian's node-jsdom (or one in NODE_PATH), chromium, webkit2gtk-driver with xvfb and PyPI's
selenium; PyPI's lightpanda-py and python-lolhtml. Chromium is the browser that SingleFile drives. WebKitGTK takes the place of Playwright's
WebKit, which no package has. Chromium and Lightpanda run the job as a script of the page; Lightpanda loads the page by HTTP.
"""
import argparse
import contextlib
import difflib
import importlib.util
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

import bench
import engines

ROOT = pathlib.Path(__file__).resolve().parents[3]
SELECTOR = 'h1, h2, p, td, li, label, div'
JOB = f'document.querySelector("{SELECTOR}").className = "seen"'
PLIST = '''<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.mark</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>
'''
SCRIPT = 'var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize() { ' + JOB + ' } };\n'
JSDOM = '''
const { JSDOM } = require('jsdom'), fs = require('fs'), [, page, out] = process.argv;
const dom = new JSDOM(fs.readFileSync(page), { runScripts: 'outside-only' });
dom.window.eval(process.env.JOB);
fs.writeFileSync(out, dom.serialize());
'''
LOLHTML = '''
import os, sys, lolhtml
class First:
    found = False
    def element(self, element):
        if not First.found:
            element.set_attribute('class', 'seen')
        First.found = True
out = open(sys.argv[2], 'wb')
rewriter = lolhtml.HTMLRewriter(out.write)
rewriter.on(os.environ['SELECTOR'], First())
rewriter.write(open(sys.argv[1], 'rb').read())
rewriter.end()
'''
WEBKIT = '''
import os, sys, webkit_browser
driver = webkit_browser.start(60)
driver.get('file://' + sys.argv[1])
text = driver.execute_script('(0, eval)(arguments[0]); return document.documentElement.outerHTML', os.environ['JOB'])
open(sys.argv[2], 'w').write('<!DOCTYPE html>' + text)
driver.quit()
'''


def has(module):
    return importlib.util.find_spec(module) is not None


def lightpanda():
    """The executable in PyPI's package; None if it is not installed."""
    found = importlib.util.find_spec('lightpanda')
    folder = pathlib.Path(found.submodule_search_locations[0]) if found else pathlib.Path('/nonexistent')
    return next(iter(folder.glob('bin/lightpanda-*')), None)


def with_job(page, folder):
    """A copy of a page that runs the job itself."""
    copy = pathlib.Path(folder) / f'with-job-{page.name}'
    text = page.read_text()
    end = text.lower().rfind('</body>')
    place = len(text) if end < 0 else end
    copy.write_text(f'{text[:place]}\n<script>{JOB}</script>\n{text[place:]}')
    return copy


def programs(build, folder):
    """The programs that are installed: a name, and a function from a page and an output to a shell command."""
    bundle = pathlib.Path(folder) / 'mark.appex'
    bundle.mkdir()
    (bundle / 'Info.plist').write_text(PLIST)
    (bundle / 'Action.js').write_text(SCRIPT)
    yield 'webaction', lambda page, out: [build / 'webaction', 'run', page, '--extension', bundle, '--arguments', '{}', '-o', out]
    if has('lolhtml'):
        yield 'lol-html', lambda page, out: [sys.executable, '-c', LOLHTML, page, out]
    if subprocess.run(['node', '-e', 'require("jsdom")'], capture_output=True).returncode == 0:
        yield 'jsdom', lambda page, out: ['node', '-e', JSDOM, page, out]
    panda = lightpanda()
    if panda:
        server = engines.served(pathlib.Path(folder) / 'x')
        with server as address:
            yield 'Lightpanda', lambda page, out: redirected([panda, 'fetch', '--dump', 'html',
                                                              address[:-1] + with_job(page, folder).name], out)
    if shutil.which('chromium'):
        yield 'Chromium', lambda page, out: redirected(
            ['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--dump-dom',
             with_job(page, folder).as_uri()], out)
    if engines.webkit_browser.is_installed():
        yield 'WebKitGTK', lambda page, out: [sys.executable, '-c', WEBKIT, page, out]


def words(command):
    return [str(word) for word in command]


def redirected(command, out):
    return ['sh', '-c', 'exec "$@" > "$0"', out, *command]


def changed_lines(command, pages, folder):
    """How many lines of the pages the output lacks, except for one of each page, which the job changes; and the number of all lines."""
    missing = total = 0
    for page in pages:
        out = pathlib.Path(folder) / 'out.html'
        bench.wall(words(command(page, out)))
        before, after = page.read_text().splitlines(), out.read_text().splitlines()
        same = sum(block.size for block in difflib.SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks())
        missing, total = missing + max(0, len(before) - same - 1), total + len(before)
    return missing, total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument('--rounds', type=int, default=11)
    given = parser.parse_args()
    os.environ |= {'JOB': JOB, 'SELECTOR': SELECTOR, 'LIGHTPANDA_DISABLE_TELEMETRY': 'true',
                   'PYTHONPATH': str(ROOT / 'Tests/Tools/Scripts'),
                   'NODE_PATH': os.environ.get('NODE_PATH', '/usr/share/nodejs:/usr/lib/nodejs')}
    pages = [page for page in sorted((ROOT / 'pages').glob('*.html')) if '<script>' not in page.read_text()]
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        stack.enter_context(engines.webkit_browser.display())
        page = pathlib.Path(folder) / 'page.html'
        bench.write_page(page, bench.ROWS_OF_12_KB)
        print(f'One page of {page.stat().st_size / 1e3:.0f} KB; {len(pages)} sample pages')
        print(f'{"":14}{"ms":>8}{"changed lines":>16}')
        for name, command in programs(given.build, folder):
            out = pathlib.Path(folder) / 'out.html'
            times = [bench.wall(words(command(page, out))) for _ in range(given.rounds)]
            if 'seen' not in out.read_text():
                sys.exit(f'{name} did not do the job.')
            changed, total = changed_lines(command, pages, folder)
            print(f'{name:14}{statistics.median(times):>8.1f}{changed:>9,} of {total:,}', flush=True)


if __name__ == '__main__':
    main()
