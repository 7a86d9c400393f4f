#!/usr/bin/env python3
"""Print digests of what runs write for a fixed list of pages, or compare them with those of another build.

    digests.py WEBACTION                    prints the digests, sorted
    digests.py WEBACTION --check FILE       compares with a list that was printed before
    digests.py WEBACTION --against OTHER    compares with another build of the program

The rule for the list: all pages of pages/, then those of --pages (../shared/pages), in the order of the SHA-256 of their paths in that
folder, until there are COUNT (125). Pages are files whose names end in .html, .xhtml, .svg or .xml.

Each page goes through the extensions marquee and template, with a fixed time, seed and URL, so that nothing depends on where the pages
are. A line has the page, the extension, the exit status, and the digests of the written page and of the payload, separated by tabs; "-"
stands for what was not written. Differences are printed by page and extension. Exit 1 if there are any.
"""
import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXTENSIONS = ['marquee', 'template']
ENDINGS = {'.html', '.xhtml', '.svg', '.xml'}
# The time limit of a script is that of a debug build on a busy machine.
GIVEN = ['--time', '2026-02-03T04:05:06.789Z', '--seed', '20260203', '--timeout', '120']
FIELDS = ['exit status', 'page', 'payload']


def pages_in(folder):
    return [path for path in sorted(folder.rglob('*')) if path.suffix in ENDINGS and path.is_file()]


def chosen_pages(folder, count):
    """The pages by their names, as the rule says."""
    own = {f'pages/{path.name}': path for path in pages_in(ROOT / 'pages')}
    others = {path.relative_to(folder).as_posix(): path for path in pages_in(folder)}
    order = sorted(others, key=lambda name: hashlib.sha256(name.encode()).digest())
    chosen = list(own.items()) + [(name, others[name]) for name in order]
    return dict(chosen[:count])


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else '-'


def run_once(webaction, name, page, extension):
    """The fields of a line after its page and extension."""
    with tempfile.TemporaryDirectory() as folder:
        output, payload = pathlib.Path(folder) / 'page', pathlib.Path(folder) / 'payload'
        url = f'https://pages.example/{urllib.parse.quote(name)}'
        command = [webaction, 'run', page, '--extension', extension, '--url', url, '--output', output, '--payload', payload, *GIVEN]
        status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
        return str(status), digest(output), digest(payload)


def digests(webaction, pages, jobs):
    """The fields by page and extension."""
    keys = [(name, extension) for name in sorted(pages) for extension in EXTENSIONS]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return dict(zip(keys, pool.map(lambda key: run_once(webaction, key[0], pages[key[0]], key[1]), keys)))


def read_list(file):
    rows = [line.split('\t') for line in file.read_text().splitlines()]
    if bad := next((row for row in rows if len(row) != 2 + len(FIELDS)), None):
        sys.exit(f'{file}: not a line of digests: {" ".join(bad)}')
    return {(row[0], row[1]): tuple(row[2:]) for row in rows}


def differences(one, other):
    """A line for each page and extension that differ."""
    for key in sorted(one.keys() | other.keys()):
        if key not in one or key not in other:
            yield f'{key[0]} {key[1]}: only in the {"second" if key in other else "first"} list'
        elif one[key] != other[key]:
            yield f'{key[0]} {key[1]}: ' + ', '.join(
                f'{field} {a[:12]} and {b[:12]}' for field, a, b in zip(FIELDS, one[key], other[key]) if a != b)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('webaction', type=pathlib.Path)
    parser.add_argument('--pages', type=pathlib.Path, default=ROOT.parent / 'shared/pages')
    parser.add_argument('--count', type=int, default=125)
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--check', type=pathlib.Path, metavar='FILE')
    parser.add_argument('--against', type=pathlib.Path, metavar='PROGRAM')
    given = parser.parse_args()
    for program in filter(None, [given.webaction, given.against]):
        if not os.access(program, os.X_OK):
            parser.error(f'{program} is not a program')
    pages = chosen_pages(given.pages.resolve(), given.count)
    if len(pages) < given.count:
        parser.error(f'{given.pages} has too few pages: with those of the project there are {len(pages)}, not {given.count}')
    found = digests(given.webaction.resolve(), pages, given.jobs)
    if given.check or given.against:
        other = read_list(given.check) if given.check else digests(given.against.resolve(), pages, given.jobs)
        lines = list(differences(found, other))
        for line in lines:
            print(line)
        completed = sum(fields[0] == '0' for fields in found.values())
        print(f'{len(pages)} pages, {len(found)} runs, {completed} completed; {len(lines)} differ')
        sys.exit(1 if lines else 0)
    for key in sorted(found):
        print('\t'.join(key + found[key]))


if __name__ == '__main__':
    main()
