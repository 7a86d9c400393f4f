#!/usr/bin/env python3
"""Record the result of each built-in extension's script in a real WebKit on the page that was written for it.

    record-samples.py PROGRAM

Tests/Data/Recorded/samples/cases.json lists which extension runs on which page (of pages/, or of that folder), with which options here, and
with which `arguments` its native half answers; without any, finalize() is not called. Pages select with their own script what
`--selection` selects here. answers.json gets a line for each case: the payload, the parsed tree, and the trees after run() and finalize()
as edits of it, as record.py writes them.
"""
import json
import pathlib
import sys

import record

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / 'Tests/Data/Recorded/samples'


def answer(oracle, case):
    name, page = case['name'], FOLDER / case['page']
    if not page.exists():
        page = ROOT / 'pages' / case['page']
    script = next(ROOT.glob(f'Sources/Programs/Extensions/*/{name}.appex/Action.js'))
    options = ['--page-scripts', '--script', str(script), '--trees', '--timeout', '1000']
    if 'arguments' in case:
        options += ['--arguments', json.dumps(case['arguments'])]
    got = record.ask(oracle, [page], *options)[page.stem]
    if 'error' in got:
        sys.exit(f'{name} on {page}: {got["error"]}')
    parsed = record.ask(oracle, [page], '--snapshot')[page.stem]['tree']
    return {
        'payload': got['payload'],
        'parsed': parsed,
        'run': record.edits(parsed, got['runTree']),
        'final': record.edits(parsed, got.get('finalTree', got['runTree'])),
    }


def main():
    cases = json.loads((FOLDER / 'cases.json').read_text(encoding='utf-8'))
    answers = [json.dumps(answer(sys.argv[1], case), separators=(',', ':')) for case in cases]
    (FOLDER / 'answers.json').write_text('[\n' + ',\n'.join(answers) + '\n]\n', encoding='utf-8')


if __name__ == '__main__':
    main()
