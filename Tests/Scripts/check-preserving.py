#!/usr/bin/env python3
"""Checks on saved pages that what was left alone keeps its bytes: check-preserving.py BUILD_FOLDER PAGES_FOLDER [--edits N] [NAME ...].

Of each page of HTML or XML below the folder, three runs of an extension:
- that touches nothing: the octets are the page's;
- that sets an attribute on the element in the middle: the octets are the page's with that attribute put into one start tag,
  which is found here by its brackets and without the program's own parser;
- that makes N edits (200) of attributes, texts and elements at random: with --verify the result reads back as the tree, or
  differs where no HTML says what the tree is. The share of the source that was copied is printed.
The exit code is 1 when something of this does not hold.
"""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import tempfile

ADDED = ' data-kept="1"'
PLIST = '''<plist version="1.0"><dict><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''
SCRIPTS = {
    'nothing': '',
    # NB: Not of elements that the parser may make again elsewhere, with the attribute.
    'attribute': '''
        const again = new Set('a b big code em font i nobr s small strike strong tt u html head body'.split(' '));
        const all = [...document.querySelectorAll('*')].filter(e => !again.has(e.localName) && !e.closest('a,b,big,' +
            'code,em,font,i,nobr,s,small,strike,strong,tt,u,template,noscript,select,math'));
        const middle = all[all.length >> 1];
        if (middle) middle.setAttribute('data-kept', '1');''',
    'edits': '''
        let state = 7;
        const below = n => (state = (state * 48271) % 2147483647) % n;
        const blocks = 'div,section,article,main,header,footer,nav,aside,blockquote,li,dd,td,th,p,h1,h2,h3,span,label';
        const isFree = e => !e.closest('select,template,noscript,svg,math,head,frameset,a,b,i,font,u,s,em,strong');
        for (let edit = 0; edit < EDITS; edit++) {
            const elements = [...document.querySelectorAll('body *, :root:not(html) *')].filter(isFree);
            if (!elements.length) break;
            const element = elements[below(elements.length)];
            switch (below(6)) {
            case 0: element.setAttribute('title', 'v<&">\\' \\u00e9'); break;
            case 1: if (element.attributes.length) element.removeAttribute(element.attributes[0].name); break;
            case 2: case 3: {
                const text = [...element.childNodes].find(n => n.nodeType == 3 && n.data.trim() && element.matches(blocks));
                if (text) text.data = 'new <b> & ' + below(9);
                break;
            }
            case 4: if (element.matches(blocks)) {
                const span = document.createElementNS(element.namespaceURI, 'span');
                span.append('put in');
                element.insertBefore(span, element.firstChild);
            } break;
            case 5: if (element.matches('span,p,label,h2') && below(3) == 0) element.remove(); break;
            }
        }''',
}


def write_extension(folder, name, body):
    bundle = folder / f'{name}.appex'
    bundle.mkdir()
    (bundle / 'Info.plist').write_text(PLIST)
    (bundle / 'Action.js').write_text(
        'var ExtensionPreprocessingJS = {run(a) {' + body + ' a.completionFunction({}) }};', encoding='utf-8')
    return bundle


def run(program, page, bundle, *options):
    """The octets that come out and the report; None and a message when the run fails."""
    with tempfile.TemporaryDirectory(prefix='preserving-') as folder:
        output, report = pathlib.Path(folder) / 'out', pathlib.Path(folder) / 'report.json'
        done = subprocess.run([program, 'run', page, '--extension', bundle, '-o', output, '--report', report,
                               '--timeout', '120', *options], capture_output=True, text=True)
        if not output.exists():
            return None, done.stderr.strip()
        told = json.loads(report.read_text()) if report.exists() else {}
        return (output.read_bytes(), told) if told.get('changed') or done.returncode == 0 else (None, done.stderr.strip())


def is_confined(source, output):
    """Whether an output is the source with the attribute put into one start tag, or with a start tag that holds nothing else
    put in, where a tag made the element that is none of its own: `</p>` alone makes one.
    """
    if source[:2] in (b'\xff\xfe', b'\xfe\xff'):
        wide = 'utf-16-le' if source[:2] == b'\xff\xfe' else 'utf-16-be'
    else:
        wide = 'ascii'
    added, opening, closing = (text.encode(wide) for text in (ADDED, '<', '>'))
    start = output.find(added)
    if start >= 0 and len(output) != len(source) + len(added):
        opened, closed = output.rfind(opening, 0, start), start + len(added)
        return output[closed:closed + len(closing)] == closing and output[:opened] + output[closed + len(closing):] == source
    if start < 0 or output[:start] + output[start + len(added):] != source:
        return False
    before = source.rfind(opening, 0, start)
    tag = source[before:start].decode('latin-1')
    quotes = tag.count('"') % 2 == 0 or tag.count("'") % 2 == 0
    return before >= 0 and tag[1:2] not in '/!?' and quotes


def check(program, page, bundles):
    """What is wrong with a page, and the writing of its edited form; None for a page that can't be run."""
    source = page.read_bytes()
    problems = []
    octets, report = run(program, page, bundles['nothing'])
    if octets is None:
        return [f'not run: {report}'], None
    if octets != source:
        problems.append('touched by an extension that touches nothing')
    octets, report = run(program, page, bundles['attribute'])
    if octets is None or (octets != source and not is_confined(source, octets)):
        problems.append('an attribute is not confined to its start tag')
    elif octets == source:
        print(f'{page.name}: has no element for the attribute')
    octets, report = run(program, page, bundles['edits'], '--verify')
    writing = report.get('written') if octets is not None else None
    if writing is None:
        problems.append(f'not edited: {report if octets is None else ""}')
    return problems, writing


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('pages', type=pathlib.Path)
    parser.add_argument('--edits', type=int, default=200)
    parser.add_argument('names', nargs='*')
    options = parser.parse_args()
    program = str(options.build.resolve() / 'webaction')
    pages = [page for page in sorted(options.pages.rglob('*'))
             if page.suffix in ('.html', '.htm', '.xhtml', '.xml', '.svg')
             and (not options.names or any(name in page.name for name in options.names))]
    totals = {True: [0, 0, 0, 0], False: [0, 0, 0, 0]}
    failed = 0
    with tempfile.TemporaryDirectory(prefix='preserving-') as folder:
        bundles = {name: write_extension(pathlib.Path(folder), name, body.replace('EDITS', str(options.edits)))
                   for name, body in SCRIPTS.items()}
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = pool.map(lambda page: check(program, page, bundles), pages)
            for page, (problems, writing) in zip(pages, results):
                for problem in problems:
                    print(f'{page.name}: {problem}')
                failed += any(not problem.startswith('not run') for problem in problems)
                if writing:
                    total = totals[page.suffix in ('.xhtml', '.xml', '.svg')]
                    total[0] += 1
                    total[1] += not writing['differing']
                    total[2] += writing['copiedBytes']
                    total[3] += writing['sourceBytes']
                    if writing['differing']:
                        print(f'{page.name}: {options.edits} edits made what can\'t be said: {", ".join(writing["differing"])}')
    for is_xml, (count, equal, copied, size) in totals.items():
        if count:
            print(f'{"XML" if is_xml else "HTML"}: after {options.edits} edits of each page {equal} of {count} read back '
                  f'as the tree, {100 * copied / max(size, 1):.1f} % of the sources were copied')
    print(f'{failed} of {len(pages)} pages fail')
    return 1 if failed else 0


if __name__ == '__main__':
    raise SystemExit(main())
