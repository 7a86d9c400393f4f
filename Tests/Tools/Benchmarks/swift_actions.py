#!/usr/bin/env python3
"""Prints the cost of a bundle of Swift sources: swift_actions.py BUILD_FOLDER (of release executables).

1. The first run, which compiles the SDK and the action: wall and processor time.
2. The first use of a bundle with a compiled SDK, and a use after a change: medians, for the template and for 2,000 lines.
3. A cached run beside a run with fixed --arguments, in turns: medians, shortest times, and the difference.
4. Cached runs of an action without a view, with a UIKit view and with a SwiftUI view, in turns: medians, and the peak memory of the
   action's process and of the worker.
"""
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 40
COMPILATIONS = 5

# A type as in handlers, and a list that shows it; # is its number.
SOURCE = '''
struct Row#: Codable, Hashable {
    var title: String
    var count: Int
    var url: URL?
    func label(_ prefix: String) -> String { "\\(prefix): \\(title) (\\(count))" }
}

final class List#: NSObject, UITableViewDataSource {
    var rows: [Row#] = []
    func load(_ data: Data) throws {
        rows = try JSONDecoder().decode([Row#].self, from: data).filter { !$0.title.isEmpty }.sorted { $0.count > $1.count }
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = rows[indexPath.row].label("row")
        return cell
    }
    func summary() -> [String: Any] {
        var result: [String: Any] = [:]
        for row in rows {
            result[row.title] = row.count
            if let host = row.url?.host { result["host"] = host }
        }
        return result
    }
}
'''

# The template's view controller with a SwiftUI view, which does the same when Done is tapped.
SWIFTUI_VIEW = '''
import SwiftUI

struct ShoutView: View {
    let done: () -> Void
    let cancel: () -> Void
    @State private var isLoud = true

    var body: some View {
        NavigationStack {
            Form {
                Section("Heading") {
                    Toggle("Shout", isOn: $isLoud)
                    ForEach(0..<20) { Text("Row \($0)") }
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
                ToolbarItem(placement: .confirmationAction) { Button("Done", action: done) }
            }
        }
    }
}
'''
SWIFTUI_START = '''
        let host = UIHostingController(rootView: ShoutView(done: { self.done() }, cancel: { self.cancel() }))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
'''


def timed(command, environment):
    """Milliseconds of wall and of processor time of a command and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
    taken = (time.perf_counter() - started) * 1e3
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f'{" ".join(map(str, command))}: exit {done.returncode}: {done.stderr.decode()}')
    return taken, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3

def new(webaction, folder, name, kind):
    subprocess.run([webaction, 'new', name, '--kind', kind], cwd=folder, check=True, capture_output=True)
    return folder / f'{name}.appex'


def print_compilations(command, bundle, cache, environment):
    """First uses and uses after a change, of the bundle unchanged and with 2,000 more lines."""
    print(f'\n{"":40}{"median":>10}{"processor":>12}')
    for name in ('the template', '2,000 lines'):
        if name != 'the template':
            for number in range(11):
                text = 'import Foundation\nimport UIKit\n'
                text += ''.join(SOURCE.replace('#', str(number * 6 + part)) for part in range(6))
                (bundle / f'Rows{number}.swift').write_text(text)
        source = bundle / ('ActionRequestHandler.swift' if name == 'the template' else 'Rows3.swift')
        firsts, changes = [], []
        for number in range(COMPILATIONS):
            for kind in ('actions', 'builds'):
                shutil.rmtree(cache / kind, ignore_errors=True)
            firsts.append(timed(command, environment))
            source.write_text(source.read_text() + f'\nfunc added{source.stem}{number}() -> Int {{ {number} }}\n')
            changes.append(timed(command, environment))
        for row, times in (('first use of ' + name, firsts), ('after a change', changes)):
            wall, busy = (statistics.median(part) for part in zip(*times))
            print(f'{row:40}{wall:>10.0f}{busy:>12.0f}')


def in_turns(runs, environment):
    """The times of some runs, ROUNDS times, without the first."""
    times = {run: [] for run in runs}
    for round_number in range(ROUNDS + 1):
        for run, words in runs.items():
            taken = timed(words, environment)
            if round_number:
                times[run].append(taken)
    return times


def print_cached(command, environment):
    runs = {'cached': command, 'fixed --arguments': command + ['--arguments', '{"mark": "!"}']}
    print(f'\n{"":40}{"median":>10}{"least":>10}{"processor":>12}')
    rows = {
        run: (statistics.median(w for w, _ in all_), min(w for w, _ in all_), statistics.median(b for _, b in all_))
        for run, all_ in in_turns(runs, environment).items()
    }
    for run, row in rows.items():
        print(f'{run:40}{row[0]:>10.1f}{row[1]:>10.1f}{row[2]:>12.1f}')
    over = [a - b for a, b in zip(rows['cached'], rows['fixed --arguments'])]
    print(f'{"what the native half costs":40}{over[0]:>10.1f}{over[1]:>10.1f}{over[2]:>12.1f}')


def print_kinds(webaction, folder, page, environment):
    """Actions without a view, with a UIKit view and with a SwiftUI view."""
    report = folder / 'report.json'
    bundles = {'no view': new(webaction, folder, 'Plain', 'action')}
    for name, kind in (('UIKitSheet', 'a UIKit view'), ('SwiftUISheet', 'a SwiftUI view')):
        bundles[kind] = new(webaction, folder, name, 'view-action')
    source = bundles['a SwiftUI view'] / 'ActionViewController.swift'
    text = source.read_text().replace('import UIKit\n', SWIFTUI_VIEW + 'import UIKit\n', 1)
    source.write_text(text.replace('super.viewDidLoad()\n', 'super.viewDidLoad()' + SWIFTUI_START, 1))
    runs = {}
    for kind, bundle in bundles.items():
        taps = [] if kind == 'no view' else ['--choices', json.dumps({'taps': ['done' if kind == 'a UIKit view' else 'Done']})]
        runs[kind] = [webaction, 'run', page, '--extension', bundle, '--report', report, *taps]
    print(f'\n{"":40}{"median":>10}{"processor":>12}{"action, MB":>12}{"worker, MB":>12}')
    for kind, times in in_turns(runs, environment).items():
        timed(runs[kind], environment)
        peaks = json.loads(report.read_text())['peakBytes']
        wall, busy = (statistics.median(part) for part in zip(*times))
        print(f'{kind:40}{wall:>10.1f}{busy:>12.1f}{peaks["action"] / 1e6:>12.1f}{peaks["worker"] / 1e6:>12.1f}')


def main():
    webaction = pathlib.Path(sys.argv[1]).resolve() / 'webaction'
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        cache = folder / 'cache'
        environment = dict(os.environ, WEBACTION_CACHE=str(cache))
        page = folder / 'page.html'
        page.write_text('<!DOCTYPE html><title>t</title><h1>Heading</h1><p>text')
        bundle = new(webaction, folder, 'Tint', 'action')
        command = [webaction, 'run', page, '--extension', bundle]
        print('A bundle of Swift sources, ms')
        print(f'{"":40}{"wall":>10}{"processor":>12}')
        wall, busy = timed(command, environment)
        print(f'{"first run: the SDK and the action":40}{wall:>10.0f}{busy:>12.0f}')
        print_compilations(command, bundle, cache, environment)
        print_cached(command, environment)
        print_kinds(webaction, folder, page, environment)


if __name__ == '__main__':
    main()
