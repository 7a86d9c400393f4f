#!/usr/bin/env python3
"""Whether readers find the encoding and the tree of a rewritten page from its bytes alone: sniffed_pages.py BUILD_FOLDER PAGES_FOLDER.

Each page of HTML or XML below the folder goes through extensions that remove its declaration, or change it, or write it in UTF-8
(--output-encoding). The output is read by `webaction snapshot` without options, and the tree has to be the final one (--snapshot-final),
except for the declaration that the report names; where it is not, --verify has to have failed. For HTML, html5lib (pip install html5lib)
has to find the same encoding, if it found the source's, and a real WebKit has to find the same tree: --oracle is a command that takes
pages and prints a line of JSON with "tree" for each. Exit code 1 if they don't.
"""
import json
import pathlib
import re
import subprocess
import tempfile

import edited_pages

try:
    import html5lib
    import webencodings
except ImportError:
    html5lib = None

METAS = "const metas = [...document.querySelectorAll('meta[charset], meta[http-equiv]')];"
KINDS = {
    'head replaced': ("if (document.head) document.head.innerHTML = '<title>n</title>';", []),
    'page replaced': (METAS + "metas.forEach(m => m.remove()); const r = document.documentElement; r.innerHTML = r.innerHTML;", []),
    'declaration removed': (METAS + 'metas.forEach(m => m.remove());', []),
    'declaration changed': (METAS + "metas.forEach(m => { m.setAttribute('charset', 'koi8-r') });", []),
    'in UTF-8': ("document.documentElement.setAttribute('data-x', '\\u00e9\\u2192');", ['--output-encoding', 'utf-8']),
}


def without(tree, markup):
    """A tree without the meta element that was added."""
    if not markup.startswith('<meta'):
        return tree
    label = markup.split('"')[1]
    added = f'|     <meta>\n|       charset="{label}"\n'
    return tree.replace(added, '', 1)


def joined(tree):
    """A tree in which adjacent texts are one, as a parser makes them."""
    return re.sub(r'"\n\| +"', '', tree).rstrip('\n')


def oracle_tree(command, page):
    done = subprocess.run([*command.split(), str(page), '--snapshot'], capture_output=True, text=True)
    try:
        return json.loads(done.stdout.splitlines()[0]).get('tree')
    except (IndexError, ValueError):
        return None


def html5lib_encoding(data):
    parser = html5lib.HTMLParser()
    parser.parse(data)
    return webencodings.lookup(str(parser.documentEncoding)).name


def check(options, program, page, bundle, extra):
    """The errors of one page, and whether its tree was read back."""
    with tempfile.TemporaryDirectory(prefix='sniffed-') as folder:
        output, final = pathlib.Path(folder) / page.name, pathlib.Path(folder) / 'final'
        done = edited_pages.run(program, page, bundle, '--snapshot-final', final, '--verify', *extra)
        if done.report is None or not final.exists():
            return None, [f'not run: {done.said.splitlines()[:1]}']
        output.write_bytes(page.read_bytes() if done.data is None else done.data)
        reported = done.report['encoding']
        left = final.read_bytes().decode(errors='surrogateescape')
        read = subprocess.run([program, 'snapshot', output, '--format', 'tree'], capture_output=True)
        found = read.stdout.decode(errors='surrogateescape')
        problems = []

        added = reported.get('markup', '') if reported['declaration'] == 'added' else ''

        def is_left(tree):
            if page.suffix not in edited_pages.HTML:
                # Namespaces are compared with the names; where they are declared does not count.
                def declared_anywhere(text):
                    return joined(re.sub(r'^\| +xmlns.*\n', '', text, flags=re.MULTILINE))
                return declared_anywhere(tree) == declared_anywhere(left)
            if reported['declaration'] == 'mended' or 'output-encoding' in str(extra):
                # The label of a declaration has changed, which the report records.
                def lines(text):
                    return [line for line in text.split('\n') if 'charset' not in line.lower()]
                return lines(joined(without(tree, added))) == lines(joined(left))
            return joined(without(tree, added)) == joined(left)

        if is_left(found) != (done.code == 0):
            problems.append(f'--verify says {done.code}, and the tree is {"the same" if is_left(found) else "another"}')
        if reported['declaration'] == 'missing':
            problems.append('its encoding is not found')
        if page.suffix in edited_pages.HTML:
            if html5lib and output.stat().st_size < 500_000:
                data = output.read_bytes()
                used, wanted = html5lib_encoding(data), reported['name'].lower()
                # NB: It ignores an XML declaration, which newer readers honor.
                if used != wanted and any(byte > 127 for byte in data) and html5lib_encoding(page.read_bytes()) == wanted:
                    problems.append(f'html5lib reads {used} instead of {wanted}')
            if options.oracle and output.stat().st_size < 300_000:
                tree = oracle_tree(options.oracle, output)
                if tree is not None and tree.rstrip('\n') != found.rstrip('\n'):
                    problems.append('WebKit finds another tree than webaction')
        return done.code == 0, problems


def main():
    parser = edited_pages.arguments(__doc__)
    parser.add_argument('--oracle', help='a command that prints the tree that WebKit finds')
    parser.add_argument('--kind', action='append', choices=list(KINDS))
    options = parser.parse_intermixed_args()
    program, pages = edited_pages.selected(options)
    failed = 0
    with tempfile.TemporaryDirectory(prefix='sniffed-') as folder:
        for kind, (body, extra) in KINDS.items():
            if options.kind and kind not in options.kind:
                continue
            bundle = edited_pages.write_edit(folder, kind, body)
            same = run = 0
            for page, (is_same, problems) in edited_pages.in_parallel(
                    lambda page: check(options, program, page, bundle, extra), pages):
                run += is_same is not None
                same += bool(is_same)
                for problem in problems:
                    print(f'{kind}: {page.name}: {problem}', flush=True)
                    failed += is_same is not None
            print(f'{kind}: {same} of {run} pages are read back unchanged, the others are reported', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    raise SystemExit(main())
