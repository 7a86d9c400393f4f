#!/usr/bin/env python3
"""Measure the cost of pages here, and simulate a cluster that processes a billion of them with an extension (docs/scale.md).

    scale_simulation.py BUILD_FOLDER [--corpus FOLDER] [--pages 1000] [--seed 1] [--total 1000000000] [--validate ROUNDS]
                        [--a-file 30000] [--a-task 2] [--bandwidth 10] [--kills 0.02] [--poison 2e-5] [--slow 0.02] [--requeue 30]

First, with the release build: `batch` processes random pages of the corpus, from a WARC.gz to another one. The processor time of all
processes, divided in proportion to the journal's times of each page, gives seconds for a page and for a byte, and the variation between
pages of one size. Also measured are a start, the time in which a resumed batch skips a page, the time to write a group of results to the
disk, and memory. With --validate a run of other pages on one and on two processors is compared with the simulation.

Then the simulation, by events. A task is a WARC file, processed by a batch with some cores; a core's second is the measured one. Tasks
wait for free slots. Running tasks share the bandwidth of the storage: if it is short, all wait equally, as a batch reads ahead and writes
behind. Tasks are killed with their nodes, and are requeued: they skip what their journal has, and repeat the last group. Some nodes are
slow; some pages run until their time limit. The last five are assumptions: --bandwidth in GB/s, --kills for a core and hour, --poison for
a page, --slow the share of nodes at half the speed, --requeue in seconds. The same seed and measurements give the same table.
"""
import argparse
import gzip
import heapq
import json
import os
import pathlib
import random
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

import batch
import bench
import many_pages

DATE = '2026-01-01T00:00:00Z'
CORES = [1, 4, 64, 256, 1024, 4096, 16384, 65536]


# MARK: Measuring

def write_warc(path, pages):
    """Writes a WARC.gz of responses, one record a member."""
    with open(path, 'wb') as out:
        for number, page in enumerate(pages):
            block = b'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n' + page
            head = f'WARC/1.1\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:scale:{number}>\r\nWARC-Date: {DATE}\r\n'
            head += f'WARC-Target-URI: http://scale.example/{number}\r\nContent-Type: application/http;msgtype=response\r\n'
            head += f'Content-Length: {len(block)}\r\n\r\n'
            out.write(gzip.compress(head.encode() + block + b'\r\n\r\n', 6, mtime=0))


def used_seconds(process):
    """Processor seconds of a process, and of those of its children that it waited for."""
    try:
        fields = pathlib.Path(f'/proc/{process}/stat').read_text().rpartition(')')[2].split()
    except OSError:
        return 0, 0
    ticks = os.sysconf('SC_CLK_TCK')
    return (int(fields[11]) + int(fields[12])) / ticks, (int(fields[13]) + int(fields[14])) / ticks


class Run:
    """One batch over a WARC.gz, on as many of the machine's first processors as there are jobs."""

    def __init__(self, build, warc, jobs, restarts=True, stop_after=None, measures_memory=False):
        folder = warc.parent
        self.out, self.lines = folder / 'out.warc.gz', folder / 'payloads.jsonl'
        program = build / 'webaction' if (build / 'webaction').exists() else build / 'bin/webaction'
        command = [program, 'batch', warc, '--extension', 'marquee', '--jobs', str(jobs), '--timeout', '60', '--out', self.out,
                   '--payloads', self.lines, '--restart' if restarts else '--resume']
        processors = sorted(os.sched_getaffinity(0))[:jobs]
        before, started = batch.processor_seconds(), time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                   preexec_fn=lambda: os.sched_setaffinity(0, processors))
        already = self.done() if not restarts else 0
        self.first = self.supervisor = self.memory = seen = 0
        while process.poll() is None:
            done = self.done()
            if done > already and not self.first:
                self.first = time.perf_counter() - started
            if stop_after and done >= stop_after:
                process.send_signal(signal.SIGKILL)
                break
            # NB: A batch does not always wait for the last of its workers, so their time may be missing from its own at the end.
            seconds = {number: used_seconds(number) for number in bench.descendants(process.pid)}
            if own := seconds.get(process.pid):
                self.supervisor, seen = own[0], max(seen, sum(map(sum, seconds.values())))
            if measures_memory:
                self.memory = max(self.memory, batch.proportional_memory(process.pid))
            time.sleep(0.005 if stop_after or not restarts else 0.25)
        messages = process.communicate()[1]
        self.wall, self.busy = time.perf_counter() - started, max(seen, batch.processor_seconds() - before)
        if process.returncode not in (0, 1, -signal.SIGKILL):
            sys.exit(f'webaction batch: exit {process.returncode}: {messages}')
        self.rows = self.read_journal() if process.returncode >= 0 else []

    def done(self):
        return self.lines.read_bytes().count(b'\n') if self.lines.exists() else 0

    def read_journal(self):
        """Bytes and milliseconds of each page."""
        with sqlite3.connect(f'file:{self.out}.journal?mode=ro', uri=True) as journal:
            return journal.execute('SELECT bytes, milliseconds FROM page ORDER BY number').fetchall()


class Measured:
    """The cost of pages on this machine."""

    def __init__(self, build, corpus, count, seed, folder):
        chance = random.Random(seed)
        pages = [chance.choice(corpus) for _ in range(count)]
        warc = folder / 'measured.warc.gz'
        write_warc(warc, pages)
        self.sizes = [len(page) for page in pages]
        # The shortest of several runs: other work of the machine makes them longer.
        run = min((Run(build, warc, 1) for _ in range(3)), key=lambda run: run.busy)
        rows = run.rows
        # NB: Further runs overwrite these files.
        self.packed, self.written = warc.stat().st_size / count, run.out.stat().st_size / count
        small = folder / 'small.warc.gz'
        write_warc(small, [b'<p>'])
        self.start = min(Run(build, small, 1).busy for _ in range(5))
        self.page, self.byte, self.factors = fit(rows, run.busy - self.start)
        self.memory = Run(build, warc, 1, measures_memory=True).memory
        # The supervisor's own part, which a second core does not share.
        self.serial = run.supervisor / count
        self.mean = (run.busy - self.start) / count
        self.deviation = statistics.pstdev(self.times(self.sizes * 20, chance))
        self.skip = self.measure_skip(build, folder)
        self.group = self.measure_group(folder)

    def times(self, sizes, chance):
        """A sample of core seconds for pages of some sizes."""
        return [(self.page + self.byte * size) * chance.choice(self.factors) for size in sizes]

    def measure_skip(self, build, folder):
        """Seconds in which a resumed batch skips a page, excluding its start."""
        warc = folder / 'skipped.warc.gz'
        write_warc(warc, [b'<!DOCTYPE html><p>%d' % number + b' words' * 500 for number in range(3000)])
        killed = Run(build, warc, 1, stop_after=2500)
        done = killed.done()
        run = Run(build, warc, 1, restarts=False)
        return max(0, run.first - self.start) / done

    def measure_group(self, folder):
        """Seconds for a group of results: two files and the journal are synced."""
        taken = []
        for number in range(20):
            started = time.perf_counter()
            for name in ('a', 'b', 'c', 'd'):
                with open(folder / name, 'ab') as file:
                    file.write(bytes(250_000))
                    file.flush()
                    os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - started)
        return statistics.median(taken)


def fit(rows, busy):
    """Core seconds for a page and for a byte, and the factors by which single pages differ from that.

    The journal has wall times of a busy machine; their sum is scaled to the processor time. The line minimizes the squares of relative
    differences, so that the few large pages don't outweigh the many small ones.
    """
    scale = busy / sum(milliseconds for _, milliseconds in rows)
    points = [(size, milliseconds * scale) for size, milliseconds in rows if milliseconds > 0]
    page, byte = statistics.median(taken for _, taken in points), 0.0
    for _ in range(30):
        # Weights from the previous line; the points' own values would favor those that were fast by chance.
        weights = [1 / max(page + byte * size, 1e-4) ** 2 for size, _ in points]
        total = sum(weights)
        middle = sum(weight * size for weight, (size, _) in zip(weights, points)) / total
        mean = sum(weight * taken for weight, (_, taken) in zip(weights, points)) / total
        spread = sum(weight * (size - middle) ** 2 for weight, (size, _) in zip(weights, points))
        byte = max(0, sum(weight * (size - middle) * (taken - mean) for weight, (size, taken) in zip(weights, points)) / spread)
        page = max(1e-5, mean - byte * middle)
    factors = [taken / (page + byte * size) for size, taken in points]
    # So that the total equals the measured one, also if factors are drawn for other pages than their own.
    line = statistics.fmean(page + byte * size for size, _ in points)
    correction = busy / len(rows) / line / statistics.fmean(factors)
    return page, byte, [factor * correction for factor in factors]


# MARK: One batch

def simulate_batch(measured, sizes, cores, chance):
    """Seconds that one batch takes for pages, with a worker for each core.

    The single supervisor takes a page's result and gives the worker its next page; workers wait for it in turn. It takes a core away from
    them, so a page takes longer in proportion to the excess of processes over cores.
    """
    free = [measured.start] * cores
    heapq.heapify(free)
    supervisor = 0.0
    shared = 1 if cores == 1 else 1 + measured.serial / measured.mean / cores
    for taken in measured.times(sizes, chance):
        begin = max(supervisor, heapq.heappop(free))
        supervisor = begin + measured.serial
        heapq.heappush(free, supervisor + max(0.0, taken - measured.serial) * shared)
    return max(free)


def speed_up(measured, cores, seed):
    """The speed of a long batch relative to one core, with the same pages."""
    sizes = random.Random(seed).choices(measured.sizes, k=20_000)
    alone, together = (simulate_batch(measured, sizes, number, random.Random(seed)) for number in (1, cores))
    return alone / together


def validate(measured, build, corpus, given, folder):
    chance = random.Random(given.seed + 1)
    pages = [chance.choice(corpus) for _ in range(given.pages)]
    warc = folder / 'validated.warc.gz'
    write_warc(warc, pages)
    print(f'\nOther pages, simulated and run: {given.pages} of {sum(map(len, pages)) / len(pages) / 1e3:.1f} KB; the least of {given.validate} rounds')
    print(f'{"cores":>6}{"simulated s":>14}{"run s":>10}{"ratio":>8}{"processor s":>14}{"pages/s simulated":>20}{"run":>8}')
    for cores in range(1, min(2, os.cpu_count()) + 1):
        simulated = statistics.fmean(simulate_batch(measured, [len(page) for page in pages], cores, chance) for _ in range(20))
        runs = [Run(build, warc, cores) for _ in range(given.validate)]
        wall, busy = min(run.wall for run in runs), min(run.busy for run in runs)
        print(f'{cores:>6}{simulated:>14.2f}{wall:>10.2f}{wall / simulated:>8.2f}{busy:>14.2f}{given.pages / simulated:>20.1f}{given.pages / wall:>8.1f}',
              flush=True)


# MARK: A cluster

class Task:
    """A WARC file in processing."""
    __slots__ = ('work', 'done', 'start', 'speed', 'begun', 'version', 'overhead')

    def __init__(self, work):
        self.work, self.done, self.version, self.overhead = work, 0.0, 0, 0.0


class Cluster:
    """All files through some cores. Work is in seconds of a task's own slot, on a node of full speed with storage to spare."""

    def __init__(self, measured, given, cores, chance):
        self.measured, self.given, self.chance = measured, given, chance
        self.a_task = min(cores, given.a_task)
        self.slots = max(1, cores // self.a_task)
        self.speed_up = speed_up(measured, self.a_task, given.seed)
        self.file_pages = min(given.a_file, given.total)
        self.skip = measured.skip * self.file_pages
        self.demand = (measured.packed + measured.written) * self.speed_up / measured.mean
        self.lost = dict.fromkeys(('start-up', 'restarts', 'slow nodes', 'storage', 'nothing left to do'), 0.0)
        self.kills = 0

    def file_work(self):
        """Seconds for a file: the sum of its pages, those that run into their limit, and writing its groups to the disk."""
        pages, chance = self.file_pages, self.chance
        total = chance.gauss(pages * self.measured.mean, pages ** 0.5 * self.measured.deviation)
        total += poisson(pages * self.given.poison, chance) * self.given.limit
        seconds = max(total, 0) / self.speed_up
        # A group each second or each thousand pages, for which the supervisor waits.
        return seconds + max(seconds, pages / 1000) * self.measured.group

    def run(self):
        """Seconds for everything."""
        given, chance, lost = self.given, self.chance, self.lost
        waiting = [Task(self.file_work()) for _ in range(-(-given.total // self.file_pages))][::-1]
        self.useful = sum(task.work for task in waiting)
        kill_rate = given.kills * self.a_task / 3600
        # `virtual` advances with the tasks, which storage slows down equally: a task ends at a fixed value of it.
        now = virtual = demanded = 0.0
        ends, requeued, running, order = [], [], [], 0
        places = {}

        def rate():
            return min(1.0, given.bandwidth * 1e9 / demanded) if demanded else 1.0

        next_kill = chance.expovariate(kill_rate * self.slots) if kill_rate else float('inf')
        while waiting or requeued or running:
            while len(running) < self.slots and (waiting or requeued and requeued[0][0] <= now):
                task = heapq.heappop(requeued)[2] if requeued and requeued[0][0] <= now else waiting.pop()
                task.overhead = self.measured.start + self.skip * task.done / task.work
                task.speed = 0.5 if chance.random() < given.slow else 1.0
                task.begun = virtual
                lost['start-up'] += self.measured.start
                lost['restarts'] += task.overhead - self.measured.start
                heapq.heappush(ends, (virtual + (task.overhead + task.work - task.done) / task.speed, order, task, task.version))
                order += 1
                places[id(task)] = len(running)
                running.append(task)
                demanded += self.demand * task.speed
            while ends and ends[0][3] != ends[0][2].version:
                heapq.heappop(ends)
            pace = rate()
            next_end = now + (ends[0][0] - virtual) / pace if ends else float('inf')
            next_return = requeued[0][0] if requeued and len(running) < self.slots else float('inf')
            then = min(next_end, next_return, next_kill)
            passed = then - now
            lost['storage'] += passed * len(running) * (1 - pace)
            lost['slow nodes'] += passed * pace * sum(1 for task in running if task.speed < 1) * 0.5 if given.slow and len(running) < 2000 \
                else passed * pace * len(running) * given.slow * 0.5
            lost['nothing left to do'] += passed * (self.slots - len(running))
            virtual += passed * pace
            now = then
            if then == next_kill:
                # The death of an idle slot has no effect.
                place = chance.randrange(self.slots)
                next_kill = now + chance.expovariate(kill_rate * self.slots)
                if place >= len(running):
                    continue
                task = running[place]
                self.leave(running, places, task)
                demanded -= self.demand * task.speed
                task.version += 1
                self.kills += 1
                gone = (virtual - task.begun) * task.speed
                # Pages in the journal are kept; the group under way is repeated.
                kept = max(task.done, task.done + gone - task.overhead - min(1.0, 1000 * self.measured.mean / self.speed_up) / 2)
                lost['restarts'] += max(0.0, gone - task.overhead - (kept - task.done))
                task.done = min(kept, task.work)
                heapq.heappush(requeued, (now + given.requeue, order, task))
                order += 1
            elif then == next_end:
                _, _, task, _ = heapq.heappop(ends)
                self.leave(running, places, task)
                demanded -= self.demand * task.speed
        return now

    @staticmethod
    def leave(running, places, task):
        """Removes a task; the last one takes its place."""
        place, last = places.pop(id(task)), running.pop()
        if last is not task:
            running[place] = last
            places[id(last)] = place


def poisson(mean, chance):
    if mean > 50:
        return max(0, round(chance.gauss(mean, mean ** 0.5)))
    count, product, limit = 0, chance.random(), 2.718281828459045 ** -mean
    while product > limit:
        count, product = count + 1, product * chance.random()
    return count


def simulate(measured, given):
    print(f'\n{given.total:,} pages in files of {given.a_file:,}, a batch of {given.a_task} cores for each; storage {given.bandwidth:g} GB/s, '
          f'{given.kills:g} kills a core and hour, {given.slow:.0%} of nodes at half speed')
    alone = 1 / measured.mean
    faster = [speed_up(measured, cores, given.seed) for cores in (1, 2, 4, 8)]
    print('speed of a batch with 1, 2, 4, 8 cores, relative to one core: ' + ', '.join(f'{times:.2f}' for times in faster))
    names = ('start-up', 'restarts', 'slow nodes', 'storage', 'nothing left to do')
    print(f'{"cores":>8}{"hours":>12}{"pages/s":>12}{"a core":>9}{"linear":>9}{"kills":>9}   of all slots\' time, %: ' + ', '.join(names))
    for cores in CORES:
        cluster = Cluster(measured, given, cores, random.Random(given.seed))
        seconds = cluster.run()
        speed = given.total / seconds
        shares = ''.join(f'{100 * cluster.lost[name] / (cluster.slots * seconds):>8.2f}' for name in names)
        print(f'{cores:>8,}{seconds / 3600:>12,.2f}{speed:>12,.0f}{speed / cores:>9.1f}{speed / cores / alone:>9.1%}{cluster.kills:>9,}   {shares}', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('build', type=lambda text: pathlib.Path(text).resolve())
    parser.add_argument('--corpus', type=pathlib.Path, help='a folder of pages to draw from (default: generated pages)')
    parser.add_argument('--pages', type=int, default=1000, help='pages to measure with')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--total', type=int, default=1_000_000_000)
    parser.add_argument('--a-file', type=int, default=30_000, help='pages in a WARC file')
    parser.add_argument('--a-task', type=int, default=2, help='cores of a batch process')
    parser.add_argument('--bandwidth', type=float, default=10, help='GB/s of the shared storage')
    parser.add_argument('--kills', type=float, default=0.02, help='losses of a core per hour')
    parser.add_argument('--poison', type=float, default=2e-5, help='the share of pages that run until their limit')
    parser.add_argument('--limit', type=float, default=2, help='the time limit, in seconds')
    parser.add_argument('--slow', type=float, default=0.02, help='the share of nodes at half the speed')
    parser.add_argument('--requeue', type=float, default=30, help='seconds until a task that was killed may start again')
    parser.add_argument('--validate', type=int, default=0, help='rounds of real runs on one and on two processors')
    parser.add_argument('--keep', type=pathlib.Path, help='a file of measurements: read if it exists, otherwise written')
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        corpus = [path.read_bytes() for path in sorted(given.corpus.rglob('*')) if path.suffix in ('.html', '.htm', '.xhtml')] \
            if given.corpus else many_pages.originals(None, folder / 'page')
        if given.keep and given.keep.exists():
            measured = Measured.__new__(Measured)
            measured.__dict__.update(json.loads(given.keep.read_text()))
        else:
            measured = Measured(given.build, corpus, given.pages, given.seed, folder)
            if given.keep:
                given.keep.write_text(json.dumps(measured.__dict__))
        sizes = sorted(measured.sizes)
        print(f'Measured with {given.pages} pages of {statistics.fmean(sizes) / 1e3:.1f} KB (median {statistics.median(sizes) / 1e3:.1f}, '
              f'largest {sizes[-1] / 1e3:.0f})')
        for name, value, unit in (
            ('a page', measured.page * 1e3, 'ms of a core'), ('a megabyte more', measured.byte * 1e9, 'ms of a core'),
            ('a page of this mixture', measured.mean * 1e3, 'ms of a core'), ('deviation of that', measured.deviation * 1e3, 'ms'),
            ('of it the supervisor, which is one', measured.serial * 1e3, 'ms'), ('a start', measured.start * 1e3, 'ms of a core'),
            ('to go past a page when resumed', measured.skip * 1e3, 'ms'), ('a group on the disk', measured.group * 1e3, 'ms'),
            ('read a page, compressed', measured.packed / 1e3, 'KB'), ('written a page, compressed', measured.written / 1e3, 'KB'),
            ('memory of a batch with one worker', measured.memory, 'MB (PSS, the most)'),
        ):
            print(f'{name:40}{value:>10.3f} {unit}')
        if given.validate:
            validate(measured, given.build, corpus, given, folder)
    simulate(measured, given)


if __name__ == '__main__':
    main()
