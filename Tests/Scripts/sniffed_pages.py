#!/usr/bin/env python3
"""Whether readers who know nothing but a rewritten page find its encoding and its tree: sniffed_pages.py BUILD_FOLDER PAGES_FOLDER.

Each page of HTML or XML below the folder goes through extensions that take its declaration away, or change it, or write it in UTF-8
(--output-encoding). What was written is read by `webaction snapshot` without options, and the tree has to be the one that was left
(--snapshot-final), but for the declaration that the report names; where it is not, --verify has to have failed. Of HTML, html5lib
(pip install html5lib) has to find the same encoding, and a real WebKit has to find the same tree: --oracle is a command that takes
pages and prints a line of JSON with "tree" for each. Exit code 1 where they don't.
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import tempfile

try:
    import html5lib
    import webencodings
except ImportError:
    html5lib = None

PLIST = '''<plist version="1.0"><dict><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''
METAS = "const metas = [...document.querySelectorAll('meta[charset], meta[http-equiv]')];"
KINDS = {
    'head replaced': ("if (document.head) document.head.innerHTML = '<title>n</title>';", []),
    'page replaced': (METAS + "metas.forEach(m => m.remove()); const r = document.documentElement; r.innerHTML = r.innerHTML;", []),
    'declaration removed': (METAS + 'metas.forEach(m => m.remove());', []),
    'declaration changed': (METAS + "metas.forEach(m => { m.setAttribute('charset', 'koi8-r') });", []),
    'in UTF-8': ("document.documentElement.setAttribute('data-x', '\\u00e9\\u2192');", ['--output-encoding', 'utf-8']),
}


def extension(folder, name, body):
    bundle = folder / f'{name.replace(" ", "-")}.appex'
    bundle.mkdir()
    (bundle / 'Info.plist').write_text(PLIST)
    (bundle / 'Action.js').write_text('var ExtensionPreprocessingJS = {run(a) {' + body + ' a.completionFunction({}) }};')
    return bundle


def without(tree, markup):
    """A tree without the meta element that was added."""
    if not markup.startswith('<meta'):
        return tree
    label = markup.split('"')[1]
    added = f'|     <meta>\n|       charset="{label}"\n'
    return tree.replace(added, '', 1)


def joined(tree):
    """A tree in which neighbouring texts are one, as a parser makes them."""
    return re.sub(r'"\n\| +"', '', tree).rstrip('\n')


def oracle_tree(command, page):
    done = subprocess.run([*command.split(), str(page), '--snapshot'], capture_output=True, text=True)
    try:
        return json.loads(done.stdout.splitlines()[0]).get('tree')
    except (IndexError, ValueError):
        return None


def check(options, program, page, kind, bundle, extra):
    """What does not hold of one page, and whether its tree was read back."""
    with tempfile.TemporaryDirectory(prefix='sniffed-') as folder:
        folder = pathlib.Path(folder)
        output, final, report = folder / page.name, folder / 'final', folder / 'report.json'
        done = subprocess.run([program, 'run', page, '--extension', bundle, '-o', output, '--snapshot-final', final, '--verify',
                               '--report', report, '--timeout', '120', *extra], capture_output=True, text=True)
        if not report.exists() or not final.exists():
            return None, [f'not run: {done.stderr.strip().splitlines()[-1:]}']
        told = json.loads(report.read_text())['encoding']
        left = final.read_bytes().decode(errors='surrogateescape')
        read = subprocess.run([program, 'snapshot', output, '--format', 'tree'], capture_output=True)
        found = read.stdout.decode(errors='surrogateescape')
        problems = []

        added = told.get('markup', '') if told['declaration'] == 'added' else ''

        def is_left(tree):
            if page.suffix not in ('.html', '.htm'):
                # Namespaces are compared with the names; where they are declared does not count.
                def declared_anywhere(text):
                    return joined(re.sub(r'^\| +xmlns.*\n', '', text, flags=re.MULTILINE))
                return declared_anywhere(tree) == declared_anywhere(left)
            if told['declaration'] == 'mended' or 'output-encoding' in str(extra):
                # The label of a declaration is another, which is said in the report.
                def lines(text):
                    return [line for line in text.split('\n') if 'charset' not in line.lower()]
                return lines(joined(without(tree, added))) == lines(joined(left))
            return joined(without(tree, added)) == joined(left)

        if is_left(found) != (done.returncode == 0):
            problems.append(f'--verify says {done.returncode}, and the tree is {"the same" if is_left(found) else "another"}')
        if told['declaration'] == 'missing':
            problems.append('its encoding is not found')
        if page.suffix in ('.html', '.htm'):
            if html5lib and output.stat().st_size < 500_000:
                parser = html5lib.HTMLParser()
                parser.parse(output.read_bytes())
                used = parser.documentEncoding
                octets = output.read_bytes()
                if webencodings.lookup(str(used)).name != told['name'].lower() and any(octet > 127 for octet in octets):
                    problems.append(f'html5lib reads {used} instead of {told["name"]}')
            if options.oracle and output.stat().st_size < 300_000:
                tree = oracle_tree(options.oracle, output)
                if tree is not None and tree.rstrip('\n') != found.rstrip('\n'):
                    problems.append('WebKit finds another tree than webaction')
        return done.returncode == 0, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('pages', type=pathlib.Path)
    parser.add_argument('--oracle', help='a command that prints the tree that WebKit finds')
    parser.add_argument('--kind', action='append', choices=list(KINDS))
    parser.add_argument('names', nargs='*')
    options = parser.parse_intermixed_args()
    program = str(options.build.resolve() / 'webaction')
    pages = [page for page in sorted(options.pages.rglob('*'))
             if page.suffix in ('.html', '.htm', '.xhtml', '.xml', '.svg')
             and (not options.names or any(name in page.name for name in options.names))]
    failed = 0
    with tempfile.TemporaryDirectory(prefix='sniffed-') as folder:
        for kind, (body, extra) in KINDS.items():
            if options.kind and kind not in options.kind:
                continue
            bundle = extension(pathlib.Path(folder), kind, body)
            same = run = 0
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                results = pool.map(lambda page: check(options, program, page, kind, bundle, extra), pages)
                for page, (is_same, problems) in zip(pages, results):
                    run += is_same is not None
                    same += bool(is_same)
                    for problem in problems:
                        print(f'{kind}: {page.name}: {problem}', flush=True)
                        failed += is_same is not None
            print(f'{kind}: {same} of {run} pages are read back as they were left, the others are told', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    raise SystemExit(main())
