#!/usr/bin/env python3
"""Record a real WebKit's answers for the extension scripts and pages of Tests/Data/Recorded.

    record.py --oracle PROGRAM [NAME…]       # or WEBKIT_ORACLE=PROGRAM; a NAME is the beginning of a script's name
    record.py --oracle … --extension marquee=Sources/Programs/Extensions/Marquee/marquee.appex/Action.js --arguments '{"marqueeTagNames": ["h1", "h2", "p"]}'

One file of answers for each script: {"arguments", "pages": {page: {payload, completions, error, run, final}}}. The trees `run` and
`final` are edits of the page's parsed tree, which is in answers/pages.json: each edit is [first line, number of lines removed, [lines
inserted]], lines counted from 0 in the parsed tree, later edits last. The oracle serves pages under http://127.0.0.1:PORT/FOLDER/; that
is written as http://page.test/, the URL that the test passes to `webaction run --url`.
"""
import argparse
import difflib
import json
import os
import pathlib
import re
import subprocess
import sys

RECORDED = pathlib.Path(__file__).resolve().parents[2] / 'Data/Recorded'
ORIGIN = 'http://page.test'


def normalise(text, folder):
    """The oracle's URLs as those of the test; works on JSON text."""
    path = json.dumps(folder.as_posix(), ensure_ascii=False)[1:-1]
    text = re.sub(r'http://127\.0\.0\.1:\d+' + re.escape(path) + '/', ORIGIN + '/', text)
    text = re.sub(r'http://127\.0\.0\.1:\d+', ORIGIN, text)
    text = re.sub(r'https://127\.0\.0\.1:\d+', ORIGIN.replace('http', 'https'), text)
    text = re.sub(r'127\.0\.0\.1(:\d+)?', 'page.test', text)
    text = text.replace('127.0.0.1', 'page.test')
    return text.replace(path + '/', '/')


def ask(oracle, pages, *options):
    """The oracle's answers by page name."""
    command = [sys.executable, str(oracle), *map(str, pages), *options]
    environment = {**os.environ, 'PYTHONIOENCODING': 'utf-8:surrogatepass'}
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment).stdout.decode('utf-8', 'surrogatepass')
    # Lone surrogates exist only in JavaScript: no property list and no file of answers can contain them.
    output = re.sub('[\ud800-\udfff]', '\N{REPLACEMENT CHARACTER}', output)
    answers = {}
    for line in output.split('\n')[:-1]:
        answer = json.loads(normalise(line, pages[0].parent))
        answers[pathlib.PurePosixPath(answer.pop('page')).stem] = answer
    return answers


def edits(parsed, tree):
    """The edits that turn the lines of the parsed tree into those of the other tree."""
    if tree is None:
        return None
    before, after = parsed.split('\n'), tree.split('\n')
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    return [[i1, i2 - i1, after[j1:j2]] for tag, i1, i2, j1, j2 in matcher.get_opcodes() if tag != 'equal']


def header_arguments(source):
    """The JSON after `// Arguments:` in a script's second line, or None."""
    lines = source.lstrip('\ufeff').splitlines()
    found = re.match(r'// Arguments: (.*)$', lines[1]) if len(lines) > 1 else None
    return found and json.loads(found.group(1))


def record(oracle, pages, parsed, name, script, arguments):
    options = ['--script', str(script), '--trees', '--timeout', '1000']
    if arguments is not None:
        options += ['--arguments', json.dumps(arguments)]
    answers = {}
    for page, answer in ask(oracle, pages, *options).items():
        kept = {key: answer[key] for key in ('payload', 'completions', 'error') if key in answer}
        if 'error' in kept:
            # Messages differ between engines and builds: only the kind counts.
            kept['error'] = {key: kept['error'].get(key) for key in ('stage', 'name')}
        for key, source in (('run', 'runTree'), ('final', 'finalTree')):
            if source in answer:
                kept[key] = edits(parsed[page], answer[source])
        answers[page] = kept
    write(RECORDED / 'answers' / f'{name}.json', {'arguments': arguments, 'pages': answers})
    print(name, ' '.join(a.get('error', {}).get('name') or a.get('error', {}).get('stage') or 'ok' for a in answers.values()))


def write(path, value):
    """JSON with a line for each page, so that differences are readable."""
    path.parent.mkdir(exist_ok=True)
    lines = []
    for key, item in value.items():
        if key == 'pages':
            body = ',\n'.join(f'{json.dumps(k)}: {json.dumps(v, ensure_ascii=True, separators=(",", ":"))}' for k, v in item.items())
            lines.append(f'"pages": {{\n{body}\n}}')
        else:
            lines.append(f'{json.dumps(key)}: {json.dumps(item, ensure_ascii=True)}')
    path.write_text('{\n' + ',\n'.join(lines) + '\n}\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('names', nargs='*', help='only scripts whose name begins with one of these')
    parser.add_argument('--oracle', default=os.environ.get('WEBKIT_ORACLE'), help='the program that runs a page and a script in WebKit')
    parser.add_argument('--extension', help='NAME=PATH of a script to record instead of those of the folder')
    parser.add_argument('--arguments', help='the argument of finalize() of that script, as JSON')
    options = parser.parse_args()
    if not options.oracle:
        parser.error('give --oracle or WEBKIT_ORACLE')
    pages = sorted((RECORDED / 'pages').glob('*.html'))
    parsed = {page: answer['tree'] for page, answer in ask(options.oracle, pages, '--snapshot').items()}
    write(RECORDED / 'answers' / 'pages.json', {'origin': ORIGIN, 'pages': parsed})
    if options.extension:
        name, path = options.extension.split('=', 1)
        name = f'builtin-{name}'
        record(options.oracle, pages, parsed, name, path, json.loads(options.arguments) if options.arguments else None)
        return
    for script in sorted((RECORDED / 'scripts').glob('*.js')):
        if not options.names or any(script.stem.startswith(name) for name in options.names):
            record(options.oracle, pages, parsed, script.stem, script, header_arguments(script.read_text(encoding='utf-8-sig')))


if __name__ == '__main__':
    main()
