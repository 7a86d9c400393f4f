#!/usr/bin/env python3
"""Writes the seeds of a fuzz target into a folder, and damaged ones: seeds.py TARGET FOLDER [DAMAGED].

Each line of Corpus/TARGET.txt is a seed, in one of the FORMS below. Seeds that are easier to generate than to write, such as compressed
containers, are generated here.
"""
import gzip
import io
import json
import pathlib
import plistlib
import random
import struct
import sys
import zipfile
import zlib

CORPUS = pathlib.Path(__file__).parent / 'Corpus'


def escaped(line):
    """Bytes with Python's escapes."""
    return line.encode().decode('unicode_escape').encode('latin-1')


def hexadecimal(line):
    """Choices, which are not text."""
    return [bytes.fromhex(line)]


def html(line):
    """A page after a byte of options."""
    return [bytes([option]) + escaped(line) for option in (0, 9, 0x18, 0x2D, 0x48, 0x5C)]


def xml(line):
    """A page after a line of edits."""
    return [edits + b'\n' + escaped(line) for edits in (b'', b'\1\2\3', b'\x25\x41\x9e\x73\x08', b'\x30\x17\x52\xc6')]


def frames(line):
    """JSON, or a list of `kind:body` frames."""
    if line[0] in '{["':
        return [escaped(line)]
    pairs = [part.split(':', 1) for part in line.split(' ')]
    bodies = [(int(kind), bytes.fromhex(body)) for kind, body in pairs]
    return [b''.join(struct.pack('<IIB', 5 + len(body), 7, kind) + body for kind, body in bodies)]


def plists(line):
    """An old-style or XML list, for each of its readers."""
    return [bytes([reader]) + escaped(line) for reader in range(3)]


def text(line):
    return [escaped(line)]


FORMS = {
    'html': html, 'xml': xml, 'frames': frames, 'plists': plists,
    'boundary': hexadecimal, 'worker-frames': hexadecimal, 'action-frames': hexadecimal, 'reader-frames': hexadecimal,
    'serving-frames': hexadecimal,
    'journal': hexadecimal, 'recordings': hexadecimal, 'containers': hexadecimal,
}


def made_containers():
    """A container of each kind, whole. Two bytes before it: its kind, and that it is uncompressed."""
    page = b'<!doctype html><title>t</title><p>text'
    response = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n' + page

    def record(kind, block, url='http://example.org/'):
        return (f'WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {url}\r\nWARC-Record-ID: <urn:uuid:1>\r\n'
                f'WARC-Date: 2020-01-01T00:00:00Z\r\nContent-Type: application/http; msgtype={kind}\r\n'
                f'Content-Length: {len(block)}\r\n\r\n').encode() + block + b'\r\n\r\n'

    plain = record('warcinfo', b'software: x\r\n', '') + record('response', response) + record('request', b'GET / HTTP/1.1\r\n\r\n')
    chunked = (b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n\r\n')
    squeezed = gzip.compress(page, mtime=0)
    chunked += b'%x\r\n' % len(squeezed) + squeezed + b'\r\n0\r\n\r\n'
    members = b''.join(gzip.compress(part, mtime=0) for part in (record('response', response), record('response', chunked)))
    line = b'http://example.org/ 1.2.3.4 20200101000000 text/html %d\n' % len(response)
    arc = b'filedesc://a.arc 0.0.0.0 20200101000000 text/plain 76\n1 0 x\nURL IP-address Archive-date Content-type Archive-length\n' \
        + b' ' * 12 + b'\n\n' + line + response + b'\n'
    mhtml = (b'From: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"; type="text/html"\r\n\r\n'
             b'--b\r\nContent-Type: text/html\r\nContent-Location: http://example.org/\r\n'
             b'Content-Transfer-Encoding: quoted-printable\r\n\r\n<p>a=3D=\r\nb</p>\r\n'
             b'--b\r\nContent-Type: image/png\r\nContent-ID: <c>\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0K\r\n--b--\r\n')
    archive = {'WebMainResource': {'WebResourceData': page, 'WebResourceURL': 'http://example.org/',
                                   'WebResourceMIMEType': 'text/html', 'WebResourceTextEncodingName': 'UTF-8'},
               'WebSubresources': [{'WebResourceData': b'x', 'WebResourceURL': 'a.css', 'WebResourceMIMEType': 'text/css'}]}
    stored = io.BytesIO()
    with zipfile.ZipFile(stored, 'w') as file:
        for name, method in (('a.html', zipfile.ZIP_STORED), ('b/c.css', zipfile.ZIP_DEFLATED), ('d/e.htm', zipfile.ZIP_DEFLATED)):
            file.writestr(zipfile.ZipInfo(name), page * 3, compress_type=method)
    package = io.BytesIO()
    with zipfile.ZipFile(package, 'w') as file:
        entry = {'url': 'http://example.org/', 'digest': 'sha1:' + 'A' * 32, 'length': '9', 'offset': '0', 'filename': 'd.warc.gz'}
        index = gzip.compress(f'org,example)/ 20200101000000 {json.dumps(entry)}\n'.encode(), mtime=0)
        place = {'offset': 0, 'length': len(index), 'digest': 'sha256:x'}
        resource = {'path': 'archive/d.warc.gz', 'hash': 'sha256:x', 'bytes': len(members)}
        for name, content in (
                ('indexes/index.cdx.gz', index),
                ('indexes/index.idx', f'!meta 0 {{"filename": "index.cdx.gz"}}\norg,example)/ 2020 {json.dumps(place)}\n'.encode()),
                ('archive/d.warc.gz', members),
                ('datapackage.json', json.dumps({'resources': [resource]}).encode()),
                ('datapackage-digest.json', b'{"hash": "x", "signedData": {}}')):
            file.writestr(zipfile.ZipInfo(name), content)
    as_it_is = b'\x05'
    for kind, data in ((0, plain), (0, members), (0, arc), (2, mhtml), (3, stored.getvalue()), (5, package.getvalue()),
                         (3, plistlib.dumps(archive, fmt=plistlib.FMT_BINARY)), (3, plistlib.dumps(archive))):
        yield bytes([kind]) + as_it_is + data
    for coding in range(9):
        yield bytes([0, 2, coding, coding & 1, 0]) + page
    yield bytes([4]) + as_it_is + gzip.compress(page, mtime=0)
    yield bytes([4]) + as_it_is + zlib.compress(page)
    # `Hello` in Brotli and in Zstandard.
    yield bytes([4]) + as_it_is + bytes.fromhex('0f028048656c6c6f03')
    yield bytes([4]) + as_it_is + bytes.fromhex('28b52ffd0458290000 48656c6c6f'.replace(' ', '')) + b'\0\0\0\0'


def made_plists():
    """A bundle's property list in the binary formats."""
    bundle = {'CFBundleIdentifier': 'org.example.x', 'NSExtension': {
        'NSExtensionPointIdentifier': 'com.apple.ui-services', 'NSExtensionAttributes': {
            'NSExtensionJavaScriptPreprocessingFile': 'Action', 'NSExtensionActivationRule': {
                'NSExtensionActivationSupportsWebPageWithMaxCount': 1}}}}
    for form in (plistlib.FMT_XML, plistlib.FMT_BINARY):
        for reader in range(3):
            yield bytes([reader]) + plistlib.dumps(bundle, fmt=form)
    # A set of one string, for which Foundation has no value.
    trailer = bytes(6) + b'\1\1' + struct.pack('>QQQ', 2, 0, 12)
    for reader in range(3):
        yield bytes([reader]) + b'bplist00\xc1\1\x51a\x08\x0a' + trailer


MADE = {'containers': made_containers, 'plists': made_plists}


def damaged(seeds, count):
    """The same ones in each run. A target whose inputs are choices has no seeds until some are committed; any bytes are valid choices."""
    chance = random.Random(1)
    for number in range(count):
        data = bytearray(seeds[number % len(seeds)] if seeds else b'') or bytearray(chance.randbytes(100))
        for _ in range(8):
            data[chance.randrange(len(data))] = chance.randrange(256)
        yield bytes(data)


def write(target, folder, damages=0):
    """Writes a target's seeds, and the requested number of damaged ones."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = CORPUS / f'{target}.txt'
    lines = path.read_text().splitlines() if path.exists() else []
    seeds = [seed for line in lines if line for seed in FORMS.get(target, text)(line)]
    seeds += MADE.get(target, list)()
    for number, seed in enumerate([*seeds, *damaged(seeds, damages)]):
        (folder / f'seed-{number:03}').write_bytes(seed)


if __name__ == '__main__':
    write(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 0)
