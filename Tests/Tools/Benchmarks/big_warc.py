#!/usr/bin/env python3
"""Prints the memory of `webaction batch` over one large WARC file, after each tenth of it.

    big_warc.py BUILD_FOLDER [--gigabytes 1] [--corpus FOLDER] [--jobs N] [--options "--rewrite-containers …"]

The file consists of pages of a corpus, or generated ones, repeated, each with its number in it. It is removed at the end. Memory is the
sum over all processes, with shared pages counted once (PSS); the highest value of each tenth is printed. The progress of the batch is
measured by what its reader has read. Memory should be the same at the end as after the first tenth.
"""
import argparse
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import time

import batch
import bench
import many_pages


def pages_of(corpus, scratch):
    """The pages that are repeated."""
    if not corpus:
        return many_pages.originals(None, scratch)
    found = [path.read_bytes() for path in sorted(pathlib.Path(corpus).rglob('*.html'))]
    return found or sys.exit(f'{corpus}: no page')


def write(path, size, pages):
    """Writes `size` bytes of response records; returns their number."""
    number = written = 0
    with open(path, 'wb') as archive:
        while written < size:
            block = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n' + pages[number % len(pages)]
            block += b'<!-- %d -->' % number
            head = 'WARC/1.1\r\nWARC-Type: response\r\nContent-Type: application/http;msgtype=response\r\n'
            head += f'WARC-Record-ID: <urn:x:{number}>\r\nWARC-Date: 2026-01-01T00:00:00Z\r\n'
            head += f'WARC-Target-URI: http://example.org/{number}\r\nContent-Length: {len(block)}\r\n\r\n'
            written += archive.write(head.encode() + block + b'\r\n\r\n')
            number += 1
    return number


def bytes_read(supervisor):
    """The bytes that the container's reader has read so far; None without a reader."""
    for process in bench.descendants(supervisor)[1:]:
        try:
            if pathlib.Path(f'/proc/{process}/comm').read_text().startswith('webaction-reade'):
                return int(pathlib.Path(f'/proc/{process}/io').read_text().split()[1])
        except (OSError, IndexError):
            pass
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('--gigabytes', type=float, default=1)
    parser.add_argument('--corpus', help='a folder with pages to repeat')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--options', default='', help='more options of the batch')
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        size = int(given.gigabytes * 1e9)
        count = write(folder / 'big.warc', size, pages_of(given.corpus, folder / 'page'))
        command = [given.build / 'webaction', 'batch', 'big.warc', '--extension', 'marquee', '--jobs', str(given.jobs)]
        # NB: Payloads only, by default: a second file of that size shows nothing more.
        command += shlex.split(given.options) or ['--out', 'out.jsonl']
        started = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        most = {}
        while process.poll() is None:
            done = bytes_read(process.pid)
            if done is not None:
                tenth = min(9, done * 10 // size)
                most[tenth] = max(most.get(tenth, 0), batch.proportional_memory(process.pid))
            time.sleep(1)
        taken, messages = time.monotonic() - started, process.stderr.read()
        if process.returncode not in (0, 1):
            sys.exit(f'webaction batch: exit {process.returncode}: {messages}')
        print(f'{size / 1e9:g} GB, {count} pages, {given.jobs} at a time: {taken:.0f} s, {count / taken:.0f} pages/s')
        print('MB: ' + ', '.join(f'{megabytes:.0f} to {tenth * 10 + 10} %' for tenth, megabytes in sorted(most.items())))
        print(messages.strip().splitlines()[-1])


if __name__ == '__main__':
    main()
