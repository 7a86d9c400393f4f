#!/usr/bin/env python3
"""Prints the speed of parsing and writing pages: parsing.py BUILD_FOLDER [--rounds N] [--pages FOLDER].

Parsing builds and frees a whole tree of a text in UTF-8, round after round in one process. Beside it lexbor, which PyPI's selectolax
contains, and libxml2's HTML parser do the same, in turns, in the same run. Then writing: the tree as HTML into new memory; an unchanged
page from its source (`preserve`), that is, finding that nothing changed and copying its bytes; the copying alone (`copy`), which is the
minimum for that; and a page with one attribute changed (`change`), at an element where the result is certain to be read back correctly.
Each number is the median of the rounds; the speed of all pages is their bytes over the sum of their times.
Pages: all HTML files of the folder, otherwise of ../shared/pages, otherwise a generated page of rows.
"""
import argparse
import ctypes
import ctypes.util
import pathlib
import statistics
import subprocess
import tempfile
import time

PACKAGE = pathlib.Path(__file__).resolve().parents[3]
WRITING = ('serialize', 'preserve', 'copy', 'change')
RECOVER, NO_ERROR, NO_WARNING, HUGE = 1, 32, 64, 1 << 19


class Own:
    """The project's own parser, in a process that answers commands (Parsing/main.swift)."""

    def __init__(self, build):
        self.process = subprocess.Popen([build / 'webaction-parsing'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, bufsize=1)

    def ask(self, *words):
        self.process.stdin.write(' '.join(map(str, words)) + '\n')
        return self.process.stdout.readline().strip()

    def time(self, operation, path, repeats=1):
        """Nanoseconds of one operation on a text, the shortest of several repeats."""
        return int(self.ask(operation, repeats, path))


def lexbor():
    """A function that parses bytes with lexbor, or None and the reason."""
    try:
        from selectolax.lexbor import LexborHTMLParser
    except ImportError:
        return None, 'lexbor is left out: pip install selectolax'
    return lambda data: LexborHTMLParser(data), None


def libxml2():
    """A function that parses bytes with libxml2's HTML parser, or None and the reason."""
    name = ctypes.util.find_library('xml2')
    if not name:
        return None, 'libxml2 is left out: apt-get install libxml2'
    library = ctypes.CDLL(name)
    library.htmlReadMemory.restype = ctypes.c_void_p
    library.htmlReadMemory.argtypes = [ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int]
    library.xmlFreeDoc.argtypes = [ctypes.c_void_p]
    flags = RECOVER | NO_ERROR | NO_WARNING | HUGE
    return lambda data: library.xmlFreeDoc(library.htmlReadMemory(data, len(data), None, b'UTF-8', flags)), None


def nanoseconds(parse, data, repeats):
    """The shortest time of several parses, including freeing."""
    best = None
    for _ in range(repeats):
        started = time.perf_counter_ns()
        parse(data)
        taken = time.perf_counter_ns() - started
        best = taken if best is None else min(best, taken)
    return best


def find_pages(folder):
    for place in [folder] if folder else [PACKAGE / '../shared/pages']:
        pages = sorted(p for p in place.rglob('*') if p.suffix in ('.html', '.htm'))
        if pages:
            return pages
    return []


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--rounds', type=int, default=7)
    parser.add_argument('--pages', type=pathlib.Path)
    options = parser.parse_args()
    own = Own(options.build)
    peers = {}
    for name, (parse, missing) in {'lexbor': lexbor(), 'libxml2': libxml2()}.items():
        if parse:
            peers[name] = parse
        else:
            print(missing)
    with tempfile.TemporaryDirectory(prefix='parsing-') as folder:
        pages = find_pages(options.pages)
        if not pages:
            from bench import write_page
            print('The pages of ../shared/pages are left out: none found')
            pages = [pathlib.Path(folder) / 'rows.html']
            write_page(pages[0], 5000)
        table = {}
        texts = {}
        for number, page in enumerate(pages):
            text = pathlib.Path(folder) / f'{number}.txt'
            own.ask('decode', page, text)
            texts[page] = text
            table[page] = {name: [] for name in ('webaction', *peers, *WRITING)}
        for _ in range(options.rounds):
            for page, text in texts.items():
                data = text.read_bytes()
                repeats = 3 if len(data) > 300_000 else 7
                row = table[page]
                row['webaction'].append(own.time('parse', text, repeats))
                for name, parse in peers.items():
                    row[name].append(nanoseconds(parse, data, repeats))
                for name in WRITING:
                    # More of them, since they are shorter: during the first ones the kernel still maps memory.
                    row[name].append(own.time(name, text, 3 * repeats))
        report({page: {name: statistics.median(times) for name, times in row.items()} for page, row in table.items()},
               {page: text.stat().st_size for page, text in texts.items()}, peers)


def report(medians, sizes, peers):
    """Prints a line for all pages, one for the median page, and one for each large page."""
    columns = ('webaction', *peers, *WRITING)
    print(f'{"MB/s":32}{"bytes":>12}' + ''.join(f'{name:>11}' for name in columns) + '  / lexbor  serialize / parse')

    def line(title, size, speeds):
        ratio = f'{speeds["webaction"] / speeds["lexbor"]:>10.2f}' if 'lexbor' in speeds else f'{"-":>10}'
        print(f'{title:32}{size:>12,}' + ''.join(f'{speeds[name]:>11,.0f}' for name in columns)
              + f'{ratio}{speeds["serialize"] / speeds["webaction"]:>12.2f}')

    total = sum(sizes.values())
    line('all pages together', total,
         {name: total * 1e3 / sum(row[name] for row in medians.values()) for name in columns})
    speeds = {page: {name: sizes[page] * 1e3 / row[name] for name in columns} for page, row in medians.items()}
    line(f'median of {len(speeds)} pages', int(statistics.median(sizes.values())),
         {name: statistics.median(row[name] for row in speeds.values()) for name in columns})
    for page in sorted(sizes, key=sizes.get, reverse=True)[:8]:
        line(page.name[:31], sizes[page], speeds[page])
    if 'lexbor' in columns:
        slower = [page.name for page, row in speeds.items() if row['webaction'] < row['lexbor']]
        print(f'slower than lexbor: {len(slower)} of {len(speeds)} pages', *slower)
    slower = [page.name for page, row in speeds.items() if row['serialize'] < 2 * row['webaction']]
    print(f'serialized at less than twice the speed of parsing: {len(slower)} of {len(speeds)} pages', *slower)
    slower = [page.name for page, row in speeds.items() if row['preserve'] < 1000]
    print(f'unchanged and written back below 1 GB/s: {len(slower)} of {len(speeds)} pages', *slower)


if __name__ == '__main__':
    main()
