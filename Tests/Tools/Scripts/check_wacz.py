#!/usr/bin/env python3
"""Make WACZ files, and check that a file matches its own description.

    check_wacz.py make FILE [--stream] [--shuffle] [--old] [--shared] [--digest ALGORITHM:DIGITS]
    check_wacz.py check FILE [MARK] [--original FILE]

`make` writes one with two WARC files, one compressed and one not, a compressed index and its index, pages, a manifest, and a digest of
the manifest with a signature. The options write it as a stream, whose entries' lengths follow them; with the entries that depend on the
WARC files before these; as in version 1.0; against the rules, with all records of a file in one compressed member; or with digests of
another algorithm and in unusual notations everywhere (`SHA-256:HEX`, `sha512:base32`, `md5:hex`). `check` reads the file with Python's
zipfile, and its records with warcio if that is installed. It checks every digest and length of the manifest; every line of the indexes,
whose record has to be at its place and to contain the page with the given digest; and MARK in each page. With the original, everything
else has to be unchanged, and each digest in the same notation as before. Exit 1 and a line for each error.
"""
import argparse
import base64
import gzip
import hashlib
import io
import json
import re
import sys
import zipfile

try:
    import warcio.archiveiterator
except ImportError:
    warcio = None

# The notations that warcio supports: it takes others of these lengths for base 32 or 64, in capitals.
KNOWN_TO_WARCIO = ('sha1:BASE32', 'sha1:hex', 'sha256:BASE32', 'sha256:hex', 'SHA-256:HEX')

INDEX = ('url', 'mime', 'status', 'digest', 'length', 'offset', 'filename')


def digest(data, notation):
    """A digest in a notation such as `sha1:BASE32`: capitals mean digits in capitals."""
    label, digits = notation.split(':')
    value = hashlib.new(label.lower().replace('-', ''), data)
    text = {'hex': value.hexdigest(), 'base32': base64.b32encode(value.digest()).decode().rstrip('=')}[digits.lower()]
    return label + ':' + (text.upper() if digits.isupper() else text.lower())


def notation_of(text):
    """The notation of a digest, as `digest` takes it."""
    label, _, value = text.rpartition(':')
    label = label or 'sha1'
    size = hashlib.new(label.lower().replace('-', '')).digest_size
    digits = 'hex' if len(value) == 2 * size else 'base32'
    return label + ':' + (digits.upper() if value.upper() == value else digits)


def sha1(data):
    return digest(data, 'sha1:BASE32')


def sha256(data):
    return digest(data, 'sha256:hex')


def same(text, data):
    """Whether a text is the data's digest."""
    return digest(data, notation_of(text)).removeprefix('' if ':' in text else 'sha1:') == text


def record(number, kind, body, notation):
    url = f'http://e.org/{number}'
    block = f'HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\n\r\n'.encode() + body
    head = f'WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: {url}\r\nWARC-Record-ID: <urn:uuid:{number}>\r\n' \
        f'WARC-Date: 2020-01-01T00:00:00Z\r\nContent-Type: application/http; msgtype=response\r\n' \
        f'WARC-Block-Digest: {digest(block, notation)}\r\n' \
        f'WARC-Payload-Digest: {digest(body, notation)}\r\nContent-Length: {len(block)}\r\n\r\n'
    return url, kind, body, head.encode() + block + b'\r\n\r\n'


def make(path, is_stream, is_shuffled, is_old, is_shared, notation):
    files, lines = {}, []
    payload, whole = notation or 'sha1:BASE32', notation or 'sha256:hex'
    for name, numbers in (('data.warc.gz', range(5)), ('plain.warc', range(5, 9))):
        content = b''
        for number in numbers:
            kind = 'image/png' if number % 4 == 1 else 'text/html'
            url, kind, body, data = record(number, kind, f'<!doctype html><title>page {number}</title><p>hi'.encode(), payload)
            length = len(data) - 4
            if name.endswith('.gz') and not is_shared:
                data = gzip.compress(data, mtime=0)
                length = len(data)
            # As the two programs that write most of these files do.
            text = digest(body, payload)
            text = text if notation or number % 2 else text[5:]
            line = dict(zip(INDEX, (url, kind, '200', text, str(length), str(len(content)), name)))
            line['recordDigest'] = digest(data[:length], whole)
            lines.append(f'org,e)/{number} 20200101000000 {json.dumps(line)}\n')
            content += data
        if is_shared and name.endswith('.gz'):
            content = gzip.compress(content, mtime=0)
        files['archive/' + name] = content
    index, idx = b'', '!meta 0 {"format": "cdxj-gzip-1.0", "filename": "index.cdx.gz"}\n'
    for start in range(0, len(lines), 4):
        member = gzip.compress(''.join(lines[start:start + 4]).encode(), mtime=0)
        place = {'offset': len(index), 'length': len(member), 'digest': digest(member, whole), 'filename': 'index.cdx.gz'}
        idx += f'{lines[start].split(" {")[0]} {json.dumps(place)}\n'
        index += member
    files['indexes/index.cdx.gz'], files['indexes/index.idx'] = index, idx.encode()
    files['pages/pages.jsonl'] = b'{"format": "json-pages-1.0", "id": "pages", "title": "All"}\n' \
        b'{"id": "1", "url": "http://e.org/0", "ts": "2020-01-01T00:00:00Z", "title": "page 0"}'
    resources = [{'name': name.split('/')[-1], 'path': name, 'hash': digest(content, whole), 'bytes': len(content)}
                 for name, content in files.items()]
    if is_old:
        resources = [{'path': resource['path'], 'hashing': 'sha256',
                      'stats': {'hash': resource['hash'].removeprefix('sha256:'), 'bytes': resource['bytes']}}
                     for resource in resources]
    version = '1.0.0' if is_old else '1.1.1'
    package = {'profile': 'data-package', 'resources': resources, 'wacz_version': version, 'title': 'caf\u00e9'}
    files['datapackage.json'] = json.dumps(package, indent=2).encode()
    sealed = {'path': 'datapackage.json', 'hash': digest(files['datapackage.json'], whole), 'signedData': {'signature': 'x'}}
    files['datapackage-digest.json'] = json.dumps(sealed).encode()
    names = list(files)
    if is_shuffled:
        names.sort(key=lambda name: name.startswith('archive'))

    class Stream(io.RawIOBase):
        def __init__(self, file):
            self.file = file

        def writable(self):
            return True

        def write(self, data):
            return self.file.write(data)

    with open(path, 'wb') as file:
        with zipfile.ZipFile(Stream(file) if is_stream else file, 'w') as archive:
            for name in names:
                info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
                info.compress_type = zipfile.ZIP_STORED if name.endswith(('gz', 'warc')) else zipfile.ZIP_DEFLATED
                archive.writestr(info, files[name])
            archive.comment = b'a comment'


class Checker:
    faults = 0

    def expect(self, holds, *what):
        if not holds:
            self.faults += 1
            print(*what)

    def index_line(self, line, archive, mark):
        entry = json.loads(line[line.index(' {'):])
        content = archive.read('archive/' + entry['filename'])
        start, length = int(entry['offset']), int(entry['length'])
        data = content[start:start + length]
        self.expect(same(entry.get('recordDigest', sha256(data)), data), entry['url'], 'has a wrong recordDigest')
        text = gzip.decompress(data) if entry['filename'].endswith('.gz') else data
        head, _, block = text.partition(b'\r\n\r\n')
        self.expect(f'WARC-Target-URI: {entry["url"]}\r\n'.encode() in head + b'\r\n', entry['url'], 'is not at its place')
        body = block.partition(b'\r\n\r\n')[2]
        body = body.removesuffix(b'\r\n\r\n')
        self.expect(same(entry['digest'], body), entry['url'], 'has a wrong digest')
        fields = dict(line.split(': ', 1) for line in head.decode().splitlines()[1:])
        for name, content in (('Block', block.removesuffix(b'\r\n\r\n')), ('Payload', body)):
            stated = fields[f'WARC-{name}-Digest']
            self.expect(same(stated, content), entry['url'], 'has a wrong', name, 'digest')
        self.expect(stated.removeprefix('' if ':' in entry['digest'] else 'sha1:') == entry['digest'], entry['url'],
                    'has another digest in its record')
        if warcio:
            is_known = notation_of(stated) in KNOWN_TO_WARCIO
            found = next(iter(warcio.archiveiterator.ArchiveIterator(io.BytesIO(data), check_digests=is_known)))
            self.expect(found.rec_headers.get_header('WARC-Target-URI') == entry['url'], entry['url'], 'is another for warcio')
            self.expect(found.content_stream().read().removesuffix(b'\r\n\r\n') == body, entry['url'], 'has another page for warcio')
            self.expect(not is_known or found.digest_checker.passed is not False, entry['url'], found.digest_checker.problems)
        if mark and entry['mime'] == 'text/html':
            self.expect(mark.encode() in body, entry['url'], 'was not changed')

    def check(self, path, mark):
        with zipfile.ZipFile(path) as archive:
            self.expect(archive.testzip() is None, archive.testzip(), 'has a wrong check sum')
            names = archive.namelist()
            package = archive.read('datapackage.json')
            for resource in json.loads(package)['resources']:
                content = archive.read(resource['path'])
                # As in versions 1.1 and 1.0.
                stated = resource.get('stats', resource)
                text = stated['hash'] if ':' in stated['hash'] else 'sha256:' + stated['hash']
                self.expect(same(text, content), resource['path'], 'has a wrong digest')
                self.expect(stated['bytes'] == len(content), resource['path'], 'has a wrong length')
            if 'datapackage-digest.json' in names:
                sealed = json.loads(archive.read('datapackage-digest.json'))
                self.expect(same(sealed['hash'], package), 'datapackage.json has a wrong digest')
                self.expect(not mark or 'signedData' not in sealed, 'the signature is of something else')
            count = 0
            for name in names:
                if name.startswith('indexes/') and name.endswith(('.cdx', '.cdxj', '.cdx.gz', '.cdxj.gz')):
                    text = archive.read(name)
                    text = gzip.decompress(text) if name.endswith('.gz') else text
                    for line in text.decode().splitlines():
                        self.index_line(line, archive, mark)
                        count += 1
                if name.endswith('.idx'):
                    self.members(archive, archive.read(name).decode())
            self.expect(all(info.compress_type == 0 for info in archive.infolist() if info.filename.startswith('archive/')),
                        'a WARC file is compressed once more')
        print(f'{count} lines of indexes,', 'records read by warcio' if warcio else 'warcio is not installed')

    def members(self, archive, text):
        meta, *lines = text.splitlines()
        name = json.loads(meta[meta.index(' {'):])['filename']
        content, end = archive.read('indexes/' + name), 0
        for line in lines:
            if not line:
                continue
            place = json.loads(line[line.index(' {'):])
            member = content[place['offset']:place['offset'] + place['length']]
            self.expect(place['offset'] == end, line, 'does not follow')
            self.expect(same(place.get('digest', sha256(member)), member), line, 'has a wrong digest')
            first = gzip.decompress(member).decode().split(' {')[0]
            self.expect(line.split(' {')[0] == first, line, 'names another first line')
            end += place['length']
        self.expect(end == len(content), name, 'has members that are not named')

    def compare(self, path, original):
        """Checks that everything outside of pages is unchanged."""
        with zipfile.ZipFile(path) as new, zipfile.ZipFile(original) as old:
            self.expect(new.namelist() == old.namelist() and new.comment == old.comment, 'other entries')
            for name in old.namelist():
                if name.startswith('pages/'):
                    self.expect(new.read(name) == old.read(name), name, 'is another')
                self.expect(new.getinfo(name).date_time == old.getinfo(name).date_time, name, 'has another date')
            without = [[{key: value for key, value in resource.items() if key not in ('hash', 'bytes', 'stats')}
                        for resource in json.loads(archive.read('datapackage.json'))['resources']] for archive in (new, old)]
            self.expect(without[0] == without[1], 'datapackage.json is another')
            self.expect(self.notations(new) == self.notations(old), 'digests in other notations')

    def notations(self, archive):
        """The notations of all digests of a file, in order."""
        found = [resource.get('stats', resource)['hash'] for resource in json.loads(archive.read('datapackage.json'))['resources']]
        for name in archive.namelist():
            data = archive.read(name)
            if name.endswith('.gz'):
                data = gzip.decompress(data)
            if name.startswith(('archive/', 'indexes/')):
                text = data.decode()
                found += re.findall(r'Digest: (\S+)', text) + re.findall(r'igest": "([^"]+)"', text)
        return [notation_of(text if ':' in text or len(text) == 32 else 'sha256:' + text) for text in found]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('action', choices=['make', 'check'])
    parser.add_argument('file')
    parser.add_argument('mark', nargs='?', default='')
    parser.add_argument('--stream', action='store_true')
    parser.add_argument('--shuffle', action='store_true')
    parser.add_argument('--old', action='store_true')
    parser.add_argument('--shared', action='store_true')
    parser.add_argument('--digest')
    parser.add_argument('--original')
    given = parser.parse_args()
    if given.action == 'make':
        return make(given.file, given.stream, given.shuffle, given.old, given.shared, given.digest)
    checker = Checker()
    checker.check(given.file, given.mark)
    if given.original:
        checker.compare(given.file, given.original)
    sys.exit(1 if checker.faults else 0)


if __name__ == '__main__':
    main()
