#!/usr/bin/env python3
"""Prints the cost of explaining a run and of recording it: explain.py BUILD_FOLDER [--rounds 31] [--pages FOLDER]

Each row is one page and one extension, with the processor time of the whole job, of all its processes: plain, with --explain, with
--record. The three take turns. Beside the medians, the median of the ratios within each turn is printed, because it is least sensitive to
noise. The text of the changes goes to a file, as it is written. With --pages marquee also runs on each HTML page of a folder: a row for
pages of each size, with the ratio of their total times.
"""
import argparse
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

import bench
import several

# Scripts that change the page's rows, each in another way.
CHANGES = {
    'an attribute a row': "for (const row of document.querySelectorAll('.row')) row.title = row.id",
    'five changes a row': """for (const row of document.querySelectorAll('.row')) {
        row.firstChild.textContent = 'Heading'; row.append(document.createElement('hr'));
        row.querySelector('li').remove(); row.querySelector('img').src = 'other.png'; row.querySelector('a').className = 'seen' }""",
}
SIZES = ((0, 4096, 'below 4 KB'), (4096, 32 << 10, '4 to 32 KB'), (32 << 10, 128 << 10, '32 to 128 KB'), (128 << 10, 400 << 10, '128 to 400 KB'),
         (400 << 10, 1 << 40, 'more'))


def processor_time(command, errors):
    """Milliseconds of processor time of a command and its children; its standard error goes to a file."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(errors, 'wb') as reported:
        if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=reported).returncode:
            return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


def measured(job, folder, rounds):
    """For each turn the times of a job plain, explained and recorded, or None if the job fails; and the number of changes it lists."""
    errors = folder / 'changes.txt'
    turns = []
    for turn in range(rounds + 1):
        plain = processor_time(job, folder / 'plain.txt')
        explained = processor_time([*job, '--explain'], errors)
        recorded = processor_time([*job, '--record', folder / 'run.recording'], folder / 'plain.txt')
        if None in (plain, explained, recorded):
            return None, 0
        if turn:
            turns.append((plain, explained, recorded))
    return turns, sum(line.endswith(b']') for line in errors.read_bytes().split(b'\n'))


def print_row(label, changes, turns):
    plain, explained, recorded = (statistics.median(column) for column in zip(*turns))
    with_list, with_file = (statistics.median(turn[column] / turn[0] for turn in turns) for column in (1, 2))
    print(f'{label:40}{changes:>9}{plain:>10.1f}{explained:>11.1f}{with_list:>8.3f}{recorded:>11.1f}{with_file:>8.3f}', flush=True)


def write_bundles(folder):
    """The bundles of CHANGES, by name."""
    bundles = {}
    for number, (label, statement) in enumerate(CHANGES.items()):
        bundle = folder / f'{number}.appex'
        bundle.mkdir()
        (bundle / 'Info.plist').write_text(several.PLIST.format(name=f'changes-{number}'))
        (bundle / 'Action.js').write_text(
            f'var ExtensionPreprocessingJS = {{ run(a) {{ a.completionFunction({{}}) }}, finalize() {{ {statement} }} }};')
        bundles[label] = bundle
    return bundles


def print_pages(webaction, pages, folder, rounds):
    """Runs marquee on all pages of a folder, by size."""
    rows = {label: ([], 0, 0) for _, _, label in SIZES}
    for page in sorted(path for path in pages.rglob('*') if path.suffix in ('.html', '.htm', '.xhtml')):
        turns, changes = measured([webaction, 'run', page, '--extension', 'marquee', '-o', folder / 'out.html'], folder, rounds)
        size = page.stat().st_size
        label = next(label for low, high, label in SIZES if low <= size < high)
        if turns is None:
            # A page of XML that is not well-formed does not count: browsers show a message instead.
            print((folder / 'plain.txt').read_text().splitlines()[0], file=sys.stderr)
            continue
        sums, count, all_changes = rows[label]
        rows[label] = ([tuple(map(sum, zip(*pair))) for pair in zip(sums, turns)] if sums else turns, count + 1, all_changes + changes)
    for label, (turns, count, changes) in rows.items():
        if turns:
            print_row(f'marquee, {count} pages, {label}', changes, turns)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--rounds', type=int, default=31)
    parser.add_argument('--pages', type=pathlib.Path)
    arguments = parser.parse_args()
    webaction = arguments.build / 'webaction'
    print('What it costs to explain and to record a run: processor ms of the whole job')
    print(f'{"":40}{"changes":>9}{"plain":>10}{"--explain":>11}{"ratio":>8}{"--record":>11}{"ratio":>8}')
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        bundles = {'marquee': 'marquee', **write_bundles(folder)}
        for rows, size in ((bench.ROWS_OF_12_KB, '12 KB'), (1000, '234 KB')):
            page = folder / f'{rows}.html'
            bench.write_page(page, rows)
            for label, bundle in bundles.items():
                job = [webaction, 'run', page, '--extension', bundle, '-o', folder / 'out.html']
                if label != 'marquee':
                    job += ['--arguments', '{}']
                turns, changes = measured(job, folder, arguments.rounds)
                if turns is None:
                    sys.exit(f'{" ".join(map(str, job))}: {(folder / "plain.txt").read_text()}')
                print_row(f'{label}, {size}', changes, turns)
        if arguments.pages:
            print_pages(webaction, arguments.pages, folder, max(1, arguments.rounds // 8))


if __name__ == '__main__':
    main()
