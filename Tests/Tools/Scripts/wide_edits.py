#!/usr/bin/env python3
"""How much of a page is rewritten after a small edit: wide_edits.py BUILD_FOLDER PAGES_FOLDER [--edits N] [--list] [NAME ...].

For each page of HTML or XML below the folder, up to N elements (40), evenly distributed over it, get an attribute, one in each run. The
output is compared with the source from both ends: the part of the source between the equal ends was rewritten or moved. An edit is wide
if that is more than 4,096 bytes and more than a start tag. Pages whose bytes are read with NULs in them are left out. Exit code 1 if a
run fails.
"""
import os
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / 'python/src'))
import edited_pages  # noqa: E402
from webaction.worker import Page, Worker  # noqa: E402

WIDE = 4096
# The URL has the number of the element, or none to get the number of elements.
SCRIPT = '''var ExtensionPreprocessingJS = { run(a) {
    const all = document.querySelectorAll('*'), wanted = location.hash.slice(1);
    const tag = wanted ? all[wanted].cloneNode(false).outerHTML.length : 0;
    if (wanted) all[wanted].setAttribute('data-edited', '1');
    a.completionFunction({ count: all.length, name: wanted && all[wanted].localName, tag });
} };'''
TYPES = {'.html': 'text/html', '.htm': 'text/html', '.xhtml': 'application/xhtml+xml', '.xml': 'application/xml',
         '.svg': 'image/svg+xml'}


def rewritten(source, output):
    """The number of bytes of the source between the equal ends of source and output."""
    start = len(os.path.commonprefix([source, output]))
    end = len(os.path.commonprefix([source[start:][::-1], output[start:][::-1]]))
    return len(source) - start - end


def main():
    parser = edited_pages.arguments(__doc__)
    parser.add_argument('--edits', type=int, default=40)
    parser.add_argument('--list', action='store_true', help='show each wide edit')
    options = parser.parse_intermixed_args()
    program, pages = edited_pages.selected(options)
    edits = wide = failed = whole = 0
    with tempfile.TemporaryDirectory(prefix='wide-edits-') as folder:
        bundle = edited_pages.write_bundle(folder, 'x', SCRIPT)
        with Worker(str(bundle), program=program, timeout=120) as worker:
            for path in pages:
                source, kind = path.read_bytes(), TYPES[path.suffix]
                [first] = worker.run([Page('count', source, 'http://e.org/', kind)])
                if not first.ok:
                    print(f'{path.name}: not run: {first.message}')
                    continue
                count = first.payload['count']
                step = max(1, -(-count // options.edits))
                numbers = range(0, count, step)
                jobs = [Page(number, source, f'http://e.org/#{number}', kind) for number in numbers]
                of_page = 0
                for result in worker.run(jobs):
                    edits += 1
                    if not result.ok:
                        failed += 1
                        print(f'{path.name}: {result.id}: {result.message}')
                        continue
                    size = rewritten(source, result.html)
                    if size > max(WIDE, 2 * result.payload['tag']):
                        of_page += 1
                        whole += size > 0.9 * len(source)
                        if options.list:
                            print(f'{path.name}: {result.payload["name"]} {result.id}: {size} of {len(source)} bytes')
                wide += of_page
                if of_page:
                    print(f'{path.name}: {of_page} of {len(numbers)} edits are wide', flush=True)
    print(f'{wide} of {edits} edits in {len(pages)} pages are wide, {whole} of them rewrote the page; {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    raise SystemExit(main())
