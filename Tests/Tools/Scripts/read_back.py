#!/usr/bin/env python3
"""Have other programs' readers read the output of `webaction batch` and `webaction test`.

    read_back.py BUILD_FOLDER [CONTAINER…]

Each container (those given, and some made here) is written back twice: with no page changed, when every byte has to be the same, and with
every page changed, when Python's email, plistlib and zipfile, and warcio and fastwarc if they are installed (pip install warcio fastwarc
junitparser), have to find everything else unchanged. A WARC file of conversions has to pass their checks of digests, and a suite's JUnit
file those of junitparser. Exit 1 if anything differs.
"""
import argparse
import email
import gzip
import io
import json
import pathlib
import plistlib
import subprocess
import sys
import tempfile
import zipfile

try:
    import fastwarc.warc
    import warcio.archiveiterator
    import warcio.checker
except ImportError:
    warcio = None
try:
    import junitparser
except ImportError:
    junitparser = None

MARK = 'a mark'
PLIST = '''<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''
SCRIPT = '''var ExtensionPreprocessingJS = { run(a) { a.completionFunction({title: document.title}) },
  finalize(a) { if (a.mark) document.documentElement.append(a.mark) } };'''
PAGE = '<!doctype html><meta charset=utf-8><title>t</title><p>ä'


def make(folder):
    """A container of each kind."""
    page = PAGE.encode()
    with zipfile.ZipFile(folder / 'made.zip', 'w', zipfile.ZIP_DEFLATED) as archive:
        for name in ('a.html', 'b.png', 'c/d.html'):
            archive.writestr(name, page)
        archive.comment = b'a comment'
    (folder / 'made.webarchive').write_bytes(plistlib.dumps({
        'WebMainResource': {'WebResourceData': page, 'WebResourceMIMEType': 'text/html', 'WebResourceURL': 'http://e.org/'},
        'WebSubresources': [{'WebResourceData': page, 'WebResourceURL': 'http://e.org/copy'}],
    }, fmt=plistlib.FMT_BINARY))
    part = '--B\r\nContent-Type: {}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{}\r\n'
    text = 'Content-Type: multipart/related; boundary=B\r\n\r\n' + part.format('text/html', PAGE)
    (folder / 'made.mhtml').write_bytes((text + part.format('text/css', 'p {}') + '--B--\r\n').encode())
    block = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Other: 1\r\n\r\n' + page
    head = f'WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:1>\r\nWARC-Date: 2020-01-01T00:00:00Z\r\n' \
        f'WARC-Target-URI: http://e.org/\r\nContent-Type: application/http\r\nContent-Length: {len(block)}\r\n\r\n'
    record = gzip.compress(head.encode() + block + b'\r\n\r\n', mtime=0)
    (folder / 'made.warc.gz').write_bytes(record * 3)
    return sorted(folder.glob('made.*'))


class Faults:
    count = 0

    def check(self, holds, *what):
        if not holds:
            self.count += 1
            print(*what, flush=True)


def batch(build, folder, container, mark, out, *options):
    command = [build / 'webaction', 'batch', container, '--extension', folder / 'x.appex', '--restart', '--out', out]
    command += ['--arguments', json.dumps({'mark': mark} if mark else {}), *options]
    return subprocess.run(command, capture_output=True, text=True)


def written_back(build, folder, container, mark):
    out = pathlib.Path(tempfile.mkdtemp(dir=folder))
    batch(build, folder, container, mark, out, '--rewrite-containers', '--timeout', '20')
    files = [path for path in out.rglob('*') if path.is_file()]
    return files[0].read_bytes() if len(files) == 1 else b''


def pieces(name, data):
    """What an independent reader finds: (whether it may change, what it is, its bytes)."""
    if name.endswith('.zip'):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return [(info.filename.endswith('html'), (info.filename, info.date_time, archive.comment), archive.read(info))
                    for info in archive.infolist()]
    if name.endswith('.webarchive'):
        archive = plistlib.loads(data)
        page = archive['WebMainResource'].pop('WebResourceData')
        return [(True, None, page), (False, archive, b'')]
    if name.endswith(('.mhtml', '.mht')):
        parts = [part for part in email.message_from_bytes(data).walk() if not part.is_multipart()]
        encodings = ('content-transfer-encoding',)
        return [(part.get_content_type() == 'text/html',
                 [(key, value) for key, value in part.items() if key.lower() not in encodings],
                 part.get_payload(decode=True)) for part in parts]
    found, changing = [], ('content-length', 'warc-block-digest', 'warc-payload-digest', 'length')
    for record in warcio.archiveiterator.ArchiveIterator(io.BytesIO(data), no_record_parse=True):
        fields = [field for field in record.rec_headers.headers if field[0].lower() not in changing]
        found.append((record.rec_type in ('response', 'resource'), fields, record.raw_stream.read()))
    return found


def check_container(faults, build, folder, container):
    name, original = container.name, container.read_bytes()
    faults.check(written_back(build, folder, container, '') == original, name, 'is not the same when nothing changes')
    if not warcio and name.endswith(('.warc', '.warc.gz', '.arc', '.arc.gz')):
        return
    changed = pieces(name, written_back(build, folder, container, MARK))
    before = pieces(name, original)
    faults.check(len(before) == len(changed), name, 'has', len(changed), 'pieces instead of', len(before))
    marked = 0
    for (may_change, what, old), (_, new_what, new) in zip(before, changed):
        faults.check(what == new_what, name, what, 'became', new_what)
        marked += MARK.encode() in new
        faults.check(old == new or (may_change and MARK.encode() in new), name, what, 'is another')
    faults.check(marked, name, 'has no changed page')
    print(f'{name}: {len(before)} pieces, {marked} of them changed', flush=True)


def check_conversions(faults, build, folder, container):
    for ending in ('warc', 'warc.gz', 'warc.zst'):
        out = folder / f'out.{ending}'
        batch(build, folder, container, MARK, out)
        if not warcio or ending == 'warc.zst':
            continue
        checker = warcio.checker.Checker(argparse.Namespace(inputs=[str(out)], verbose=False))
        faults.check(checker.process_all() == 0, out.name, 'does not pass warcio check')
        records = list(fastwarc.warc.ArchiveIterator(open(out, 'rb'), func_filter=lambda r: r.verify_block_digest()))
        faults.check(len(records) == 4, out.name, 'has', len(records), 'records with the right digest for fastwarc')
    print('conversions:', 'read by warcio and fastwarc' if warcio else 'warcio and fastwarc are not installed')


def check_charsets(faults, build, folder):
    """Records of pages declared as windows-1251 only by their headers are converted to UTF-8, with their headers and digests."""
    if not warcio:
        return print('charsets: warcio is not installed')
    page = '<!doctype html><p>\u044f'.encode('windows-1251')
    kind = 'text/html; x="a;b"; charset="windows-1251"'
    block = f'HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\n\r\n'.encode() + page
    records = b''
    for number, (name, data, content) in enumerate([('response', block, 'application/http'), ('resource', page, kind)]):
        head = f'WARC/1.0\r\nWARC-Type: {name}\r\nWARC-Record-ID: <urn:uuid:{number}>\r\nWARC-Date: 2020-01-01T00:00:00Z\r\n' \
            f'WARC-Target-URI: http://e.org/{number}\r\nContent-Type: {content}\r\nWARC-Block-Digest: sha1:X\r\n' \
            f'Content-Length: {len(data)}\r\n\r\n'
        records += gzip.compress(head.encode() + data + b'\r\n\r\n', mtime=0)
    container, out = folder / 'charsets.warc.gz', folder / 'charsets'
    container.write_bytes(records)
    done = batch(build, folder, container, MARK, out, '--rewrite-containers', '--output-encoding', 'utf-8')
    faults.check(done.returncode == 0, 'charsets:', done.stderr)
    count = 0
    for path in out.rglob(container.name):
        for record in warcio.archiveiterator.ArchiveIterator(io.BytesIO(path.read_bytes()), check_digests=True):
            headers = record.http_headers or record.rec_headers
            said, data = headers.get_header('Content-Type'), record.content_stream().read()
            faults.check(said == kind.replace('windows-1251', 'utf-8'), 'charsets: the header says', said)
            faults.check('\u044f' in data.decode(), 'charsets: the text is', data)
            faults.check(record.digest_checker.passed is not False, 'charsets:', record.digest_checker.problems)
            count += 1
    faults.check(count == 2, 'charsets: there are', count, 'records')
    print('charsets: read by warcio')


def check_suite(faults, build, folder):
    cases = [{'name': f'case "{number}" <&>', 'page': 'p.html', 'extension': './x.appex', 'arguments': {'mark': str(number)}}
             for number in range(20)]
    (folder / 'p.html').write_text(PAGE)
    (folder / 'suite.json').write_text(json.dumps({'cases': cases}))
    test = [build / 'webaction', 'test', folder, '--junit', folder / 'junit.xml']
    subprocess.run(test + ['--record'], capture_output=True)
    (folder / 'expected' / cases[3]['name'] / 'payload.json').write_text('{"title": "\x01other"}')
    subprocess.run(test, capture_output=True)
    if not junitparser:
        return print('suite: junitparser is not installed')
    report = junitparser.JUnitXml.fromfile(str(folder / 'junit.xml'))
    found = (report.tests, report.failures, report.errors, [case.name for suite in report for case in suite][3:4])
    faults.check(found == (20, 1, 0, ['case "11" <&>']), 'junitparser found', found)
    print('suite: read by junitparser')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('containers', nargs='*', type=lambda text: pathlib.Path(text).resolve())
    given = parser.parse_args()
    faults = Faults()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / 'x.appex').mkdir()
        (folder / 'x.appex/Info.plist').write_text(PLIST)
        (folder / 'x.appex/Action.js').write_text(SCRIPT)
        made = make(folder)
        for container in made + given.containers:
            check_container(faults, given.build, folder, container)
        check_conversions(faults, given.build, folder, folder / 'made.warc.gz')
        check_charsets(faults, given.build, folder)
        check_suite(faults, given.build, folder)
    sys.exit(1 if faults.count else 0)


if __name__ == '__main__':
    main()
