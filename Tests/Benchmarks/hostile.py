#!/usr/bin/env python3
"""Prints what hostile pages cost at n and at 4n octets: hostile.py BUILD_FOLDER [--octets N] [--check] [--instructions] [NAME ...].

Processor time of all processes, beyond that of a small page, the least of three runs, in milliseconds; their ratio; memory
at 4n above that of a small page, in octets for each of the page's. A page is parsed, changed by one attribute and written;
one that is refused is shown as such, with the time until then. Pages of one size follow, with what they may take.
With --check the exit code is 1 when a ratio is above 5, which counts from 50 ms up: below, clocks tell more than costs.
With --instructions parsing alone is counted, in thousands of instructions by valgrind: what a busy machine, or one whose
caches are smaller than 4n, can't blur. Then every ratio counts.
"""
import argparse
import json
import pathlib
import re
import resource
import subprocess
import tempfile

import hostile_pages

SCRIPT = "var ExtensionPreprocessingJS = {run(a) { document.documentElement.setAttribute('x', 'y'); a.completionFunction({}) }};"
PLIST = '''<plist version="1.0"><dict><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string><key>NSExtensionAttributes</key><dict>
<key>NSExtensionJavaScriptPreprocessingFile</key><string>Action</string></dict></dict></dict></plist>'''


def measure(program, folder, data, is_xml=False):
    """Processor milliseconds of all processes, the least of three runs, and the worker's peak of memory; 0 for a page that
    was refused.
    """
    page = 'page.xml' if is_xml else 'page.html'
    (folder / page).write_bytes(data)
    best, peak = float('inf'), 0
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [program, 'run', page, '--extension', './x.appex', '-o', 'out.html', '--timeout', '60', '--report', 'report.json']
        command += [] if is_xml else ['--serialization', 'html']
        done = subprocess.run(command, cwd=folder, stderr=subprocess.PIPE, text=True)
        is_refused = is_xml and done.returncode == 1 and 'Mend the page' in done.stderr
        if done.returncode != 0 and not is_refused:
            return None, done.stderr.strip()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
        peak = 0 if is_refused else json.loads((folder / 'report.json').read_text())['peakBytes']['worker']
    return best, peak


def count_instructions(program, folder, data, is_xml=False):
    """Thousands of instructions that parsing a page takes, the process around it included."""
    (folder / 'page.txt').write_bytes(data)
    done = subprocess.run(['valgrind', '--tool=cachegrind', '--cache-sim=no', '--cachegrind-out-file=/dev/null', program],
                          input=f'parse 1 {folder / "page.txt"}\n', capture_output=True, text=True)
    found = re.search(r'I\s+refs:\s+([\d,]+)', done.stderr)
    return (int(found[1].replace(',', '')) / 1000, 0) if found else (None, done.stderr.strip())


def measure_fixed(program, folder, base, base_peak):
    """Prints the pages of one size; those that take too much."""
    failed = []
    print(f'pages of one size{"octets":>22}{"ms":>8}   limit  memory')
    for name, (page, limit) in hostile_pages.FIXED.items():
        data = hostile_pages.encode(page())
        taken, peak = measure(program, folder, data)
        if taken is None:
            print(f'{name:28} {peak}', flush=True)
            failed.append(name)
            continue
        taken = max(taken - base, 0)
        print(f'{name:28}{len(data):>11,}{taken:8.0f}{limit:8}{(peak - base_peak) / len(data):8.1f}', flush=True)
        if taken > limit:
            failed.append(name)
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--octets', type=int, default=250_000)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--instructions', action='store_true')
    parser.add_argument('names', nargs='*')
    options = parser.parse_args()
    measured = count_instructions if options.instructions else measure
    program = str(options.build.resolve() / ('webaction-parsing' if options.instructions else 'webaction'))
    unit, least = ('thousand', 0) if options.instructions else ('ms', 50)
    failed = []
    with tempfile.TemporaryDirectory(prefix='hostile-') as folder:
        folder = pathlib.Path(folder)
        (folder / 'x.appex').mkdir()
        (folder / 'x.appex/Action.js').write_text(SCRIPT)
        (folder / 'x.appex/Info.plist').write_text(PLIST)
        base, base_peak = measured(program, folder, b'<p>x')
        print(f'{options.octets} octets{unit:>23}   at 4n  ratio  memory')
        for name in options.names or hostile_pages.PAGES:
            is_xml = hostile_pages.is_xml(name)
            if is_xml and options.instructions:
                continue
            small, _ = measured(program, folder, hostile_pages.make(name, options.octets), is_xml)
            data = hostile_pages.make(name, 4 * options.octets)
            large, peak = measured(program, folder, data, is_xml)
            if small is None or large is None:
                print(f'{name:28} {peak}', flush=True)
                failed.append(name)
                continue
            small, large = max(small - base, 0), max(large - base, 0)
            ratio = large / max(small, 1)
            memory = f'{(peak - base_peak) / len(data):8.1f}' if peak or options.instructions else ' refused'
            print(f'{name:28} {small:8.0f}{large:8.0f}{ratio:7.1f}{memory}', flush=True)
            if ratio > 5 and large > least:
                failed.append(name)
        if not options.names and not options.instructions:
            failed += measure_fixed(program, folder, base, base_peak)
    print('too much:', ', '.join(failed) or 'none')
    return 1 if failed and options.check else 0


if __name__ == '__main__':
    raise SystemExit(main())
