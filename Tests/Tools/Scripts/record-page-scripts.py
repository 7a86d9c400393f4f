#!/usr/bin/env python3
"""Record what the scripts of the pages in Tests/Data/Recorded/page-scripts do in a real WebKit.

    record-page-scripts.py PROGRAM

PROGRAM opens a page in WebKit: `PROGRAM PAGE --page-scripts --eval EXPRESSION` prints {"value": …} on its first line. Each page collects
events in the global variable `out`; answers.json contains that of every page after it was loaded, and after its promise `finished`, if it has one.
"""
import json
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'Data/Recorded/page-scripts'


def main():
    answers = {}
    for page in sorted(FOLDER.glob('*.html')):
        command = [sys.executable, sys.argv[1], str(page), '--page-scripts', '--eval', '(window.finished ?? Promise.resolve()).then(() => out)']
        output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()
        answers[page.stem] = json.loads(output.splitlines()[0])['value']
    text = json.dumps(answers, ensure_ascii=False, indent=1)
    (FOLDER / 'answers.json').write_text(text + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
