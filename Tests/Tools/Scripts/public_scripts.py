#!/usr/bin/env python3
"""Run userscripts and bookmarklets of other people, and tell how each ends; with --webkit, compare their trees with a real WebKit's.

    public_scripts.py PROGRAM FOLDER [--require-root DIR] [--webkit]

FOLDER has files x.user.js and x.bookmarklet (a javascript: address). Each runs on a made page (made_pages.py) with a fixed clock, at an
address that its patterns match. Prints a line for each script, and counts of:

  ended     it ended without an error
  file      a file of @require or @resource is not below --require-root
  error     it ended with an error, which is printed; with --webkit also whether WebKit had one, too
  function  it asks for a function that does not exist
  layout    it reads sizes or positions (not compared)
  same, different, none: the tree beside WebKit's

public_scripts.txt lists scripts that were tried, with the place of each in its repository; none of them is copied here.

WebKit's answers need what webkit_scripts.py needs, and xvfb. The functions of a manager are in userscript_functions.js there.
"""
import argparse
import collections
import concurrent.futures
import json
import pathlib
import re
import subprocess
import tempfile
import urllib.parse

import made_pages

HERE = pathlib.Path(__file__).resolve().parent
LAYOUT = re.compile(r'getBoundingClientRect|getClientRects|offset(Width|Height|Top|Left|Parent)|client(Width|Height|Top|Left)'
                    r'|scroll(Width|Height|Top|Left|To|By|IntoView|X|Y)\b|page[XY]Offset|inner(Width|Height)|elementFromPoint'
                    r'|caretRangeFromPoint|IntersectionObserver|ResizeObserver|getComputedStyle')
# When a script starts, as managers do it.
MOMENTS = {
    'document-start': 'start()',
    'document-body': 'document.body ? start() : new MutationObserver((_, o) => { if (document.body) { o.disconnect(); start(); } })'
                     '.observe(document, { childList: true, subtree: true })',
    'document-idle': "document.readyState === 'complete' ? setTimeout(start) : addEventListener('load', () => setTimeout(start))",
}
AT_END = "document.readyState === 'loading' ? addEventListener('DOMContentLoaded', start) : start()"


class Script:
    """A script's file, its page and its address."""

    def __init__(self, path):
        self.name, self.text = path.name, path.read_bytes().decode()
        self.is_userscript = path.suffix == '.js'
        if self.is_userscript:
            self.url, self.page = made_pages.address(self.text), made_pages.page(self.text)
            # NB: It runs whatever its patterns are, since the address is made.
            text = re.sub(r'^(\s*//\s*)@(match|include|exclude|exclude-match)\b', r'\1@was-\2', self.text, flags=re.M)
            end = text.index('\n', text.index('==/UserScript==')) + 1
            self.prepared = f'{text[:end]};{made_pages.PRELUDE}\n{text[end:]}'
            self.metadata = re.findall(r'^\s*//\s*@([\w-]+)[ \t]*(.*?)\s*$', text[:end], re.M)
        else:
            self.url, self.prepared = 'https://example.com/', self.text.strip()
            self.page = made_pages.page(urllib.parse.unquote(self.prepared), f'<script>{made_pages.PRELUDE}</script>')

    def all(self, key):
        """The values of a key of the metadata."""
        return [value for name, value in self.metadata if name == key]

    def run(self, program, root):
        """The error's first line, or None; the warnings; and the tree."""
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / 'p.html').write_text(self.page, errors='surrogateescape')
            (folder / 'x.user.js').write_bytes(self.prepared.encode())
            script = [folder / 'x.user.js'] if self.is_userscript else [self.prepared, '--kind', 'bookmarklet']
            command = [program, 'run', folder / 'p.html', '--extension', *script, '--url', self.url, '--page-scripts', '-o', folder / 'o.html',
                       '--snapshot-final', folder / 'tree', '--time', '2025-06-15T15:06:40Z', '--seed', '1']
            if root:
                command += ['--require-root', root]
            if self.is_userscript and 'context-menu' in self.all('run-at'):
                command += ['--choices', json.dumps({'taps': self.all('name')[:1]})]
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors='replace', timeout=120)
            lines = [line for line in done.stderr.splitlines() if line.startswith('webaction: ')]
            tree = (folder / 'tree').read_text(errors='surrogateescape').rstrip('\n') if (folder / 'tree').exists() else ''
            return (lines or ['failed'])[-1] if done.returncode else None, done.stderr, tree

    def required(self, root):
        """The text of what the script requires; None if a file is missing."""
        base = (self.all('downloadURL') + self.all('updateURL') + [''])[0]

        def read(address):
            url = urllib.parse.urlsplit(urllib.parse.urljoin(base, address))
            path = pathlib.Path(root or '/nowhere', url.netloc + urllib.parse.unquote(url.path) + (f'?{url.query}' if url.query else ''))
            return path.read_text(errors='replace')
        try:
            resources = {value.split()[0]: read(value.split()[-1]) for value in self.all('resource')}
            return [read(value.split()[0]) for value in self.all('require')], resources
        except OSError:
            return None

    def job(self, root):
        """The job for webkit_scripts.py; None if a file is missing."""
        job = {'name': self.name, 'html': self.page, 'url': self.url}
        if not self.is_userscript:
            return {**job, 'address': self.prepared}
        found = self.required(root)
        if found is None:
            return None
        grants, moment = self.all('grant'), (self.all('run-at') + ['document-end'])[0]
        first = {key: (self.all(key) + [''])[0] for key in ('name', 'namespace', 'version', 'description')}
        wanted = {'grants': grants, 'hasGM': 'none' not in grants, 'info': {'scriptHandler': 'webaction', 'version': '1', 'script': {**first, 'grant': grants}}}
        if 'none' in grants:
            wanted['grants'] = []
        functions = (HERE / 'userscript_functions.js').read_text().split('\n', 2)[2].strip()
        body = '\n;\n'.join([*found[0], self.prepared])
        kind = 'async function' if any(name == 'top-level-await' for name, _ in self.metadata) else 'function'
        known = sorted(set(re.findall(r'GM_\w+', ' '.join(wanted['grants']))) & {f'GM_{name}' for name in re.findall(r'\b[a-z]\w+', functions)})
        names = ', '.join(['GM_info', 'unsafeWindow', *(['GM'] if wanted['hasGM'] else []), *(name for name in known if name != 'GM_info')])
        source = (f'(() => {{ const given = ({functions})({json.dumps(wanted)}, {json.dumps(found[1])}, window), start = () => {{ '
                  f'const {{ {names} }} = given; ({kind} () {{;{body}\n}}).call(window); }}; {MOMENTS.get(moment, AT_END)}; }})();')
        return {**job, 'source': source, 'moment': 'start' if moment in ('document-start', 'document-body') else 'end',
                'world': 'content' if 'content' in self.all('inject-into') else 'page'}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('program')
    parser.add_argument('folder', type=pathlib.Path)
    parser.add_argument('--require-root')
    parser.add_argument('--webkit', action='store_true')
    options = parser.parse_args()
    scripts = [Script(path) for path in sorted(options.folder.iterdir()) if path.name.endswith(('.user.js', '.bookmarklet'))]
    answers = {}
    if options.webkit:
        jobs = '\n'.join(json.dumps(job) for job in (script.job(options.require_root) for script in scripts) if job)
        found = subprocess.run(['xvfb-run', '-a', '/usr/bin/python3', HERE / 'webkit_scripts.py'], input=jobs, stdout=subprocess.PIPE, text=True, check=True)
        answers = {answer['name']: answer for answer in map(json.loads, found.stdout.splitlines())}
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(lambda script: script.run(options.program, options.require_root), scripts))
    for script, (error, text, tree) in zip(scripts, outcomes):
        marks = ['ended' if error is None else 'file' if re.search('@(require|resource) ', error) else 'error']
        if 'there is no such function here' in text:
            marks.append('function')
        if LAYOUT.search(script.text):
            marks.append('layout')
        elif options.webkit:
            answer = answers.get(script.name, {})
            marks.append('none' if 'tree' not in answer else 'same' if answer['tree'] == tree else 'different')
            if error and answer.get('errors'):
                marks.append('error in WebKit, too')
        counts.update(marks)
        print(f'{script.name}: {", ".join(marks)}{f": {error}" if error else ""}', flush=True)
    print(', '.join(f'{count} {mark}' for mark, count in counts.items()), f'of {len(scripts)}')


if __name__ == '__main__':
    main()
