#!/usr/bin/env python3
"""Checks on saved pages that unchanged parts keep their bytes: check-preserving.py BUILD_FOLDER PAGES_FOLDER [--edits N] [NAME ...].

Each page of HTML or XML below the folder goes through three runs of an extension:
- one that changes nothing: the bytes are the page's;
- one that sets an attribute on the middle element: the bytes are the page's with that attribute inserted into one start tag, which is
  found here by its brackets and without the program's own parser;
- one that makes N edits (200) of attributes, texts and elements at random: with --verify the result reads back as the tree, or differs
  where HTML can't express the tree. The share of the source that was copied is printed.
The exit code is 1 if any of this does not hold.
"""
import tempfile

import edited_pages

ADDED = ' data-kept="1"'
SCRIPTS = {
    'nothing': '',
    # NB: Not on elements that the parser may create again elsewhere, with the attribute.
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


def is_confined(source, output):
    """Whether an output is the source with the attribute inserted into one start tag, or with an inserted start tag that contains
    nothing else, if the element was created by another tag: `</p>` alone creates one."""
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
    """The errors of a page, and the notation of its edited form; None for a page that can't be run."""
    source = page.read_bytes()
    problems = []
    untouched = edited_pages.run(program, page, bundles['nothing'])
    if untouched.data is None or untouched.code:
        return [f'not run: {untouched.said}'], None
    if untouched.data != source:
        problems.append('touched by an extension that touches nothing')
    marked = edited_pages.run(program, page, bundles['attribute'])
    if marked.data is None or (marked.data != source and not is_confined(source, marked.data)):
        problems.append('an attribute is not confined to its start tag')
    elif marked.data == source:
        print(f'{page.name}: has no element for the attribute')
    edited = edited_pages.run(program, page, bundles['edits'], '--verify')
    writing = (edited.report or {}).get('written')
    if edited.data is None or writing is None:
        problems.append(f'not edited: {edited.said}')
    return problems, writing


def main():
    parser = edited_pages.arguments(__doc__)
    parser.add_argument('--edits', type=int, default=200)
    options = parser.parse_intermixed_args()
    program, pages = edited_pages.selected(options)
    totals = {True: [0, 0, 0, 0], False: [0, 0, 0, 0]}
    failed = unread = 0
    with tempfile.TemporaryDirectory(prefix='preserving-') as folder:
        bundles = {name: edited_pages.write_edit(folder, name, body.replace('EDITS', str(options.edits)))
                   for name, body in SCRIPTS.items()}
        for page, (problems, writing) in edited_pages.in_parallel(lambda page: check(program, page, bundles), pages):
            for problem in problems:
                print(f'{page.name}: {problem}')
            unread += any(problem.startswith('not run') for problem in problems)
            failed += any(not problem.startswith('not run') for problem in problems)
            if writing:
                total = totals[page.suffix in edited_pages.XML]
                total[0] += 1
                total[1] += not writing['differing']
                total[2] += writing['copiedBytes']
                total[3] += writing['sourceBytes']
                if writing['differing']:
                    print(f'{page.name}: {options.edits} edits made a tree that HTML can\'t express: {", ".join(writing["differing"])}')
    for is_xml, (count, equal, copied, size) in totals.items():
        if count:
            print(f'{"XML" if is_xml else "HTML"}: after {options.edits} edits of each page {equal} of {count} read back '
                  f'as the tree, {100 * copied / max(size, 1):.1f} % of the sources were copied')
    print(f'{failed} of {len(pages) - unread} pages fail; {unread} can\'t be read')
    return 1 if failed else 0


if __name__ == '__main__':
    raise SystemExit(main())
