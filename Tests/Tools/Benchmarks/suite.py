#!/usr/bin/env python3
"""Runs the benchmark tables and records their output: suite.py BUILD_FOLDER RESULTS [TABLE…]

A table is the name of a script here; without names, all of `make bench`. Every row that a script prints is written to RESULTS, a file of
JSON, under the script, the heading and the row's label, with the machine and the commit. The reference of a row, a bare process or
another program, is in the same table and ran in the same turns. compare.py compares two files of results.
"""
import datetime
import json
import pathlib
import platform
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TABLES = ['bench', 'parsing', 'hostile_operations', 'swift_actions', 'batch', 'several', 'explain', 'hostile']
NUMBER = re.compile(r'-?[\d,]*\d(?:\.\d+)?(?![\w.])')


def machine():
    """The machine on one line: processor, its number, kernel."""
    information = pathlib.Path('/proc/cpuinfo').read_text()
    models = re.findall(r'^model name\s*:\s*(.*)$', information, re.MULTILINE) or [platform.processor()]
    return f'{len(models)} × {models[0]}, Linux {platform.release()}'


def commit():
    """The commit of the sources, with a plus if they differ from it."""
    answer = subprocess.run(['git', 'describe', '--always', '--dirty=+'], cwd=HERE, capture_output=True, text=True)
    return answer.stdout.strip() or 'unknown'


def parsed(text):
    """The numbers of each row: a label, and numbers after two spaces or more. Rows are named by the last line without any."""
    rows, heading = {}, ''
    for line in text.splitlines():
        label, gap, rest = line.partition('  ')
        numbers = NUMBER.findall(rest)
        if gap and label.strip() and numbers:
            rows[f'{heading}: {label.strip()}' if heading else label.strip()] = [
                float(number.replace(',', '')) for number in numbers
            ]
        elif line.strip() and not gap:
            heading = line.strip()
    return rows


def main():
    build, results, *names = sys.argv[1:]
    unknown = set(names) - set(TABLES)
    if unknown:
        sys.exit(f'suite.py: unknown table {", ".join(sorted(unknown))}; available: {", ".join(TABLES)}.')
    reported = {
        'machine': machine(), 'commit': commit(), 'time': datetime.datetime.now().astimezone().isoformat(timespec='seconds'),
        'tables': {},
    }
    path = pathlib.Path(results)
    path.parent.mkdir(parents=True, exist_ok=True)
    failed = False
    for name in names or TABLES:
        process = subprocess.Popen([sys.executable, HERE / f'{name}.py', build], stdout=subprocess.PIPE, text=True)
        lines = []
        for line in process.stdout:
            print(line, end='', flush=True)
            lines.append(line)
        failed = bool(process.wait()) or failed
        reported['tables'][name] = parsed(''.join(lines))
        # After each: the whole takes long, and may be interrupted.
        path.write_text(json.dumps(reported, indent=1, ensure_ascii=False) + '\n')
    print(f'\nkept in {path}')
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
