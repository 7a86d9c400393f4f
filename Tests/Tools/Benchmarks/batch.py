#!/usr/bin/env python3
"""Prints pages a second of `webaction batch` with marquee, beside jsdom doing the same job in the same run.

    batch.py BUILD_FOLDER [--pages 2000] [--corpus FOLDER] [--jobs N] [--jsdom 40] [--rounds 1] [--arguments JSON]

Pages are about 20 KB: those of that size in the corpus, repeated with a few letters changed, or generated here. `a core` divides by the
processor time of all processes instead of by wall time, for machines that are busy or have many cores.
Memory is the sum over all processes (shared pages counted once, by PSS) after a tenth and after all of the pages.
Pages are stored in TMPDIR. On ext4 a tenth of the processor time is spent skipping inodes of files that were deleted within the last five
minutes, for example by an earlier run: wait, or use a tmpfs.
If jsdom is installed, it processes its share of the same pages in as many processes, each page in its own window.
"""
import argparse
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time

import bench
import many_pages

JSDOM = '''
const { JSDOM } = require('jsdom'), fs = require('fs');
const [, script, out, names, ...pages] = process.argv, source = fs.readFileSync(script, 'utf8');
pages.forEach((page, number) => {
  const dom = new JSDOM(fs.readFileSync(page), { runScripts: 'outside-only', url: 'file://' + page });
  dom.window.eval(source);
  const object = dom.window.ExtensionPreprocessingJS;
  object.run({ completionFunction() {} });
  object.finalize({ marqueeTagNames: JSON.parse(names) });
  fs.writeFileSync(`${out}/${number}.html`, dom.serialize());
  dom.window.close();
});
'''
NAMES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']
SCRIPT = 'webaction_webaction-extension-marquee.resources/marquee.appex/Action.js'


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def proportional_memory(root):
    """MB of the process `root` and its descendants."""
    total = 0
    for pid in bench.descendants(root):
        try:
            text = pathlib.Path(f'/proc/{pid}/smaps_rollup').read_text()
            total += int(re.search(r'^Pss:\s+(\d+)', text, re.M)[1])
        except (OSError, TypeError):
            pass
    return total / 1024


class Run:
    """One run of the batch: its seconds of wall and of processor time, and memory by the share of finished pages."""

    def __init__(self, build, pages, count, folder, options):
        out = pathlib.Path(folder) / 'out'
        command = [build / 'webaction', 'batch', pages, '--extension', 'marquee', '--out', out, '--restart', *options]
        busy, started = processor_seconds(), time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.memory = {}
        measuring = threading.Thread(target=self.measure, args=(process, out, count))
        measuring.start()
        self.messages = process.stderr.read()
        process.wait()
        measuring.join()
        self.wall, self.busy = time.perf_counter() - started, processor_seconds() - busy
        if process.returncode not in (0, 1):
            sys.exit(f'webaction batch: exit {process.returncode}: {self.messages}')
        failed = re.findall(r'(\d+) failed', self.messages)
        self.failed = int(failed[-1]) if failed else 0

    def measure(self, process, out, count):
        while process.poll() is None:
            done = sum(len(files) for _, _, files in os.walk(out)) / count
            step = 10 if done < 0.5 else 100
            if done >= 0.1:
                now = proportional_memory(process.pid)
                if step not in self.memory or step == 100:
                    self.memory[step] = max(now, self.memory.get(step, 0))
            time.sleep(0.2 if count < 20_000 else 5)


def jsdom(build, pages, folder, jobs):
    """Pages a second of wall and of processor time, and the largest process in MB."""
    environment = dict(os.environ, NODE_PATH='/usr/share/nodejs:/usr/lib/nodejs')
    busy, started, running = processor_seconds(), time.perf_counter(), []
    for job in range(jobs):
        out = pathlib.Path(folder) / f'jsdom-{job}'
        out.mkdir(exist_ok=True)
        share = [str(page) for page in pages[job::jobs]]
        command = ['node', '-e', JSDOM, str(build / SCRIPT), str(out), json.dumps(NAMES), *share]
        running.append(subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True))
    peak = 0
    while any(process.poll() is None for process in running):
        peak = max(peak, sum(proportional_memory(process.pid) for process in running if process.poll() is None))
        time.sleep(0.1)
    for process in running:
        if process.returncode:
            raise OSError(process.stderr.read().strip().splitlines()[-1])
    return time.perf_counter() - started, processor_seconds() - busy, peak


def row(name, pages, wall, busy, memory):
    print(f'{name:24}{pages:>8}{pages / wall:>10.1f}{pages / busy:>10.1f}{busy / pages * 1e3:>10.2f}   {memory}', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('--pages', type=int, default=2000)
    parser.add_argument('--corpus', help='a folder with pages to repeat')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--jsdom', type=int, default=40, help='pages for jsdom; 0 skips it')
    parser.add_argument('--rounds', type=int, default=1)
    parser.add_argument('--arguments', help="finalize()'s argument, instead of the native action")
    given = parser.parse_args()
    options = ['--jobs', str(given.jobs)] + (['--arguments', given.arguments] if given.arguments else [])
    with tempfile.TemporaryDirectory() as folder:
        pages = pathlib.Path(folder) / 'pages'
        size = many_pages.write(pages, given.pages, given.corpus)
        print(f'marquee on {given.pages} pages of {size / 1000:.1f} KB, {given.jobs} at a time, a fresh context each')
        print(f'{"":24}{"pages":>8}{"pages/s":>10}{"a core":>10}{"ms/page":>10}   MB')
        some = sorted(pages.rglob('*.html'))[:given.jsdom]
        for _ in range(given.rounds):
            run = Run(given.build, pages, given.pages, folder, options)
            memory = ', '.join(f'{megabytes:.0f} at {share} %' for share, megabytes in sorted(run.memory.items()))
            failed = f'; {run.failed} failed' if run.failed else ''
            row('webaction batch', given.pages, run.wall, run.busy, memory + failed)
            if some:
                try:
                    wall, busy, peak = jsdom(given.build, some, folder, given.jobs)
                    row('jsdom', len(some), wall, busy, f'{peak:.0f}')
                except OSError as error:
                    print(f'jsdom: left out: {error}', file=sys.stderr)


if __name__ == '__main__':
    main()
