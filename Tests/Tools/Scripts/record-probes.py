#!/usr/bin/env python3
"""Record what the probes in Tests/Data/Recorded/probes observe in a real WebKit.

    record-probes.py PROGRAM [NAME…]

PROGRAM opens a page in WebKit: `PROGRAM PAGE --page-scripts --eval EXPRESSION` prints {"value": …} on its first line. A file of probes
has its page's body in a comment `/* Page … */` and observes with harness.js, as a page's own script. Its observations in WebKit are in
NAME.json beside it.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

DATA = pathlib.Path(__file__).resolve().parents[2] / 'Data'
FOLDER, HARNESS = DATA / 'Recorded/probes', DATA / 'Libraries/harness.js'


def page_of(probes):
    """The page of a file of probes, including its scripts: the same text that ProbeTests.swift makes."""
    body = re.search(r'^/\* Page\n(.*?)\n\*/$', probes, re.M | re.S)
    scripts = ''.join(f'<script>{text}</script>' for text in (HARNESS.read_text(), probes[body.end():]))
    return f'<!DOCTYPE html><html><head><meta charset="utf-8"><title>Probes</title></head><body>{body[1]}\n{scripts}</body></html>'


def main():
    for file in sorted(FOLDER.glob('*.js')):
        if sys.argv[2:] and file.stem not in sys.argv[2:]:
            continue
        with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
            page.write(page_of(file.read_text()))
            page.flush()
            command = [sys.executable, sys.argv[1], page.name, '--page-scripts', '--eval', 'collectObservations()']
            output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()
        found = json.loads(json.loads(output.splitlines()[0])['value'])
        lines = [f'{json.dumps(name)}: {json.dumps(value)}' for name, value in found.items()]
        file.with_suffix('.json').write_text('{\n' + ',\n'.join(lines) + '\n}\n')


if __name__ == '__main__':
    main()
