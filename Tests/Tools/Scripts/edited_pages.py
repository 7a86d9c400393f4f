"""Runs extensions that edit saved pages, for the scripts that check the written pages.

A script runs each page of a folder through bundles that it makes of lines of JavaScript, reads the bytes and the report that `webaction
run` wrote, and processes the pages in parallel.
"""
import argparse
import concurrent.futures
import dataclasses
import json
import pathlib
import subprocess
import tempfile

PLIST = '''<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''
HTML = ('.html', '.htm')
XML = ('.xhtml', '.xml', '.svg')


def write_bundle(folder, name, script):
    """A bundle with a whole script."""
    bundle = pathlib.Path(folder) / f'{name.replace(" ", "-")}.appex'
    bundle.mkdir()
    (bundle / 'Info.plist').write_text(PLIST)
    (bundle / 'Action.js').write_text(script, encoding='utf-8')
    return bundle


def write_edit(folder, name, body):
    """A bundle whose run() consists of these lines and returns an empty payload."""
    return write_bundle(folder, name, 'var ExtensionPreprocessingJS = {run(a) {' + body + ' a.completionFunction({}) }};')


def arguments(description):
    """The parser of a script's arguments: a build folder, a folder of pages, and parts of the selected pages' names."""
    parser = argparse.ArgumentParser(description=description.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('pages', type=pathlib.Path)
    parser.add_argument('names', nargs='*')
    return parser


def selected(options):
    """The program and the selected pages."""
    pages = [page for page in sorted(options.pages.rglob('*')) if page.suffix in HTML + XML
             and (not options.names or any(name in page.name for name in options.names))]
    return str(options.build.resolve() / 'webaction'), pages


@dataclasses.dataclass
class Written:
    """The result of a run: the bytes and the report, or None if there are none, and its messages."""
    code: int
    said: str
    data: bytes | None
    report: dict | None


def run(program, page, bundle, *options):
    with tempfile.TemporaryDirectory(prefix='edited-') as folder:
        output, report = pathlib.Path(folder) / page.name, pathlib.Path(folder) / 'report.json'
        done = subprocess.run([program, 'run', page, '--extension', bundle, '-o', output, '--report', report,
                               '--timeout', '120', *options], capture_output=True, text=True)
        return Written(done.returncode, done.stderr.strip(), output.read_bytes() if output.exists() else None,
                       json.loads(report.read_text()) if report.exists() else None)


def in_parallel(check, pages):
    """Each page and the result of `check` for it, in order."""
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        yield from zip(pages, pool.map(check, pages))
