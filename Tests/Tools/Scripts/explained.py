#!/usr/bin/env python3
"""Check that every difference that a run made to a page's tree is among the changes that --explain lists.

    explained.py BUILD_FOLDER [--pages FOLDER] [--extension NAME_OR_PATH]… [--most 0] [--largest 300000]

Each page of a folder (pages/ of the project), and that of Tests/Data/Explained, goes through the marquee, template and translate extensions
and through the scripts of Tests/Data/Explained, or through the named extensions. The difference is found here, from the trees before and
after in the format of html5lib's tests, by matching equal subtrees; it depends neither on scripts nor on the program's own `diff`. A
difference is explained by a change that is visible in the final page: of the same attribute or text at the same place, or of a node that
was added, removed or moved there, or of one that contains it. Some of the scripts are written for the page of Tests/Data/Explained and end
with an error if a page lacks what they look for: such runs are counted by their errors. Exit 1 if a difference is not explained, or if an
extension for all pages fails.
"""
import argparse
import collections
import difflib
import json
import pathlib
import plistlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
MARK = '\u2038'
# Scripts that look for parts of the page of Tests/Data/Explained that other pages may lack.
FOR_OWN_PAGE = {'cleaner', 'converter', 'lazy', 'reader', 'tables'}


class Node:
    """A node of a tree: a tag, a text or another one, with attributes and children."""

    def __init__(self, kind, text, parent):
        self.kind, self.text, self.parent = kind, text, parent
        self.attributes, self.children = {}, []
        self.place = ''

    def label(self):
        return '#'.join(filter(None, (self.name(), self.attributes.get('id')))) if self.kind == 'element' else self.name()

    def name(self):
        return self.text if self.kind == 'element' else self.kind

    def path(self):
        parts, node = [], self
        while node.parent:
            parts.append(node.label() + node.place)
            node = node.parent
        return ' > '.join(reversed(parts))


def tree_of(text):
    """The tree of html5lib's text form: `| ` and two blanks a level."""
    root = Node('document', '', None)
    stack = [root]
    entries = []
    for entry in re.split(r'\n(?=\| )', '\n' + text.rstrip('\n'))[1:]:
        # A text may have several lines, including lines that begin with a bar: it ends with its quotation mark.
        last = entries[-1][2:].lstrip(' ') if entries else ''
        if last.startswith('"') and (len(last) == 1 or not last.endswith('"')):
            entries[-1] += '\n' + entry
        else:
            entries.append(entry)
    for entry in entries:
        body = entry[2:]
        depth = (len(body) - len(body.lstrip(' '))) // 2
        body = body.lstrip(' ')
        del stack[depth + 1:]
        parent = stack[-1]
        if body.startswith('<!--'):
            node = Node('comment', body, parent)
        elif body.startswith('<!DOCTYPE'):
            node = Node('doctype', body, parent)
        elif body.startswith('<?'):
            node = Node('processing instruction', body, parent)
        elif body.startswith('<'):
            node = Node('element', body[1:-1], parent)
        elif body.startswith('"'):
            node = Node('text', body[1:-1], parent)
        elif body == 'content':
            node = Node('content', '', parent)
        else:
            name, _, value = body.partition('="')
            parent.attributes[name] = value[:-1]
            continue
        parent.children.append(node)
        stack.append(node)
    number(root)
    return root


def number(node):
    """Indices among equal siblings, from 1."""
    alike = collections.defaultdict(list)
    for child in node.children:
        alike[child.name()].append(child)
        number(child)
    for children in alike.values():
        for place, child in enumerate(children, 1):
            if len(children) > 1 and not child.attributes.get('id'):
                child.place = f'[{place}]'


def digest(node, digests):
    key = (node.kind, node.text, tuple(sorted(node.attributes.items())), tuple(digest(child, digests) for child in node.children))
    digests[node] = hash(key)
    return digests[node]


def differences(before, after):
    """The differences: (kind, node, attribute), in the tree after, or, for removed nodes, in the tree before."""
    found, digests = [], {}
    digest(before, digests)
    digest(after, digests)

    def compare(old, new):
        for name in sorted(set(old.attributes) | set(new.attributes)):
            if old.attributes.get(name) != new.attributes.get(name):
                found.append(('attribute', new, name))
        match = difflib.SequenceMatcher(None, [digests[c] for c in old.children], [digests[c] for c in new.children], autojunk=False)
        for action, start, end, first, last in match.get_opcodes():
            if action == 'equal':
                continue
            # A node in place of another one of its kind has changed; the rest was added or removed.
            olds, news = old.children[start:end], new.children[first:last]
            names = difflib.SequenceMatcher(None, [c.name() for c in olds], [c.name() for c in news], autojunk=False)
            for what, a, b, c, d in names.get_opcodes():
                if what == 'equal':
                    for left, right in zip(olds[a:b], news[c:d]):
                        if left.kind == 'element':
                            compare(left, right)
                        elif digests[left] != digests[right]:
                            found.append(('text', right, ''))
                else:
                    found.extend(('removed', node, '') for node in olds[a:b])
                    found.extend(('added', node, '') for node in news[c:d])

    compare(before, after)
    return found


def plain(path):
    return re.sub(r'\[\d+\]', '', path)


class Changes:
    """The changes of a report that are visible in the end, by place."""

    def __init__(self, changes):
        self.found = collections.Counter()
        for change in changes:
            if not change['net']:
                continue
            path, kind = plain(change['path']), change['change']
            self.found[kind, path, change.get('name', '')] += 1
            if kind == 'moved':
                self.found['removed', plain(change['from']), ''] += 1
                self.found['added', path, ''] += 1

    def explain(self, kind, node, name):
        path = plain(node.path())
        if self.found[kind, path, name]:
            return True
        # Inner texts that were replaced, and nodes around a difference that were added, removed or moved as a whole.
        parts = path.split(' > ')
        around = [' > '.join(parts[:count]) for count in range(len(parts), 0, -1)]
        if any(self.found[other, place, ''] for place in around for other in ('added', 'removed')):
            return True
        # A place is filled by an added node, and emptied by a removed one: of equal siblings any may be the one.
        parent = ' > '.join(parts[:-1])
        return any(self.found[other, place, ''] for (other, place, _) in list(self.found)
                   if other in ('added', 'removed', 'text') and place.rpartition(' > ')[0] == parent) and kind != 'attribute'


def failure(report, standard_error):
    """The reason of a failed run, in the words of its report."""
    try:
        reported = json.loads(report.read_text())
    except (OSError, ValueError):
        return standard_error.decode('utf-8', 'replace').strip().split('\n')[-1]
    error = reported.get('error') or {}
    return ': '.join(filter(None, (reported['reason'], error.get('stage'), error.get('message') or reported.get('message'))))


def bundles(folder):
    """The scripts of Tests/Data/Explained as bundles."""
    for script in sorted((ROOT / 'Tests/Data/Explained').glob('*.js')):
        bundle = folder / f'{script.stem}.appex'
        bundle.mkdir()
        (bundle / 'Action.js').write_text(script.read_text().replace(MARK, ''))
        (bundle / 'Info.plist').write_bytes(plistlib.dumps({'NSExtension': {
            'NSExtensionPointIdentifier': 'com.apple.ui-services',
            'NSExtensionAttributes': {'NSExtensionJavaScriptPreprocessingFile': 'Action'}}}))
        yield str(bundle)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--pages', type=pathlib.Path, default=ROOT / 'pages')
    parser.add_argument('--extension', action='append', default=[])
    parser.add_argument('--most', type=int, default=0, help='the maximum number of pages')
    parser.add_argument('--largest', type=int, default=300_000, help='the maximum size of a page in bytes; matching takes quadratic time')
    arguments = parser.parse_args()
    webaction = (arguments.build / 'webaction').resolve()
    pages = sorted(path for path in arguments.pages.rglob('*') if path.suffix in ('.html', '.htm', '.xhtml') and path.stat().st_size <= arguments.largest)
    pages = [ROOT / 'Tests/Data/Explained/page.html', *pages]
    runs = count = reported = 0
    unexplained, failures, wrong = [], collections.Counter(), []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / 'bundles').mkdir()
        extensions = arguments.extension or ['marquee', 'template', 'translate', *bundles(folder / 'bundles')]
        for page in pages[:arguments.most or None]:
            for extension in extensions:
                report = folder / 'report.json'
                report.unlink(missing_ok=True)
                given = [] if '/' not in extension else ['--arguments', '{"rate": 0.9}']
                # Pages of malformed XML, and scripts that a page has no place for, change nothing.
                done = subprocess.run(
                    [webaction, 'run', page, '--extension', extension, *given, '--explain', '-o', folder / 'out.html', '--report', report,
                     '--snapshot-final', folder / 'after.tree'], capture_output=True)
                if done.returncode:
                    reason = failure(report, done.stderr)
                    failures[pathlib.Path(extension).name, reason] += 1
                    if pathlib.Path(extension).stem not in FOR_OWN_PAGE or page == pages[0]:
                        wrong.append(f'{page.name}, {pathlib.Path(extension).name}: {reason}')
                    continue
                before = subprocess.run([webaction, 'snapshot', page], capture_output=True, check=True).stdout.decode('utf-8', 'replace')
                # NB: Not read as text, in which Python would change line ends.
                after = (folder / 'after.tree').read_bytes().decode('utf-8', 'replace')
                listed = json.loads(report.read_text())['changes']
                changes = Changes(listed['changes'])
                found = differences(tree_of(before), tree_of(after))
                runs, count, reported = runs + 1, count + len(found), reported + len(listed['changes'])
                if listed['omitted']:
                    continue
                if found and Changes([]).explain(*found[0]):
                    sys.exit('explained.py counts a difference as explained without a listed change.')
                unexplained += [f'{page.name}, {pathlib.Path(extension).name}: {kind} {node.path()} {attribute}'
                                for kind, node, attribute in found if not changes.explain(kind, node, attribute)]
    print(f'{runs} runs: {count} differences, {reported} changes, {len(unexplained)} differences not explained')
    for line in unexplained[:20]:
        print(f'    {line}')
    print(f'{failures.total()} other runs failed, {failures.total() - len(wrong)} of them with scripts for another page')
    for (extension, reason), number in sorted(failures.items()):
        print(f'    {number:4} {extension}: {reason}')
    for line in wrong[:20]:
        print(f'should not fail: {line}')
    sys.exit(1 if unexplained or wrong or not runs else 0)


if __name__ == '__main__':
    sys.setrecursionlimit(10_000)
    main()
