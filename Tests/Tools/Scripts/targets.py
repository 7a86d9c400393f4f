#!/usr/bin/env python3
"""Run a list of extension targets in their repositories, and show which build, which run, and what stops the others.

    targets.py BUILD_FOLDER LIST [--messages FOLDER] [--seconds 120] [--timeout 2] [--network] [--only TEXT]

LIST has one target a line: the folder of the target, relative to the list's folder if it is not absolute, and optionally, after a tab,
the shared content: page, text, image, movie or file. Without it, the content is the first of these that the activation rule names; a URL
is shared as the page that it belongs to. Empty lines, and lines that begin with #, are ignored.

Each target goes through `webaction validate`, then through `webaction run` with a small input. The groups that it requests are granted,
and their data kept in the messages' folder; the network only with --network. A command that takes longer than --seconds is ended with all
its processes; --timeout is that of `webaction run`.

A target builds if a run got as far as its compiled native half. A run is then one of:

    completed      the request was completed
    cancelled      the action cancelled the request itself
    needs choices  the action waits for a user's choices
    failed         anything else

The folder --messages (targets-messages) gets the full messages, one file a target, results.json, and reasons.txt: each reason with the
number of targets that have it and the place of an example. The exit code is 0 for any findings, and 2 if the list cannot be used.
"""
import argparse
import collections
import json
import os
import pathlib
import plistlib
import re
import signal
import struct
import subprocess
import tempfile
import zlib

KINDS = ('page', 'text', 'image', 'movie', 'file')
# A rule's words for a kind: keys of a dictionary, types in a predicate. Without a rule everything is offered.
KEYS = {
    'page': ('SupportsWebPage', 'SupportsWebURL'), 'text': ('SupportsText',), 'image': ('SupportsImage',),
    'movie': ('SupportsMovie',), 'file': ('SupportsFile', 'SupportsAttachments'),
}
TYPES = {
    'page': ('public.url', 'active-webpage', 'TRUEPREDICATE', 'com.apple.property-list'), 'text': ('text',),
    'image': ('image', 'png', 'jpeg'), 'movie': ('movie', 'video', 'mpeg'),
}
# The compiler's messages, with the place in the author's source; other refusals are single lines of the program's.
COMPILER_ERROR = re.compile(r'^(?:webaction: )?\s*(/[^\n]*?):(\d+)(?::\d+)?: error: ([^\n]*)', re.M)
REFUSAL = re.compile(r'^webaction: (?!compiling )([^\n]+)', re.M)
# Lines of `webaction run --trace` for a compiled native half, and for requests that end without an answer.
STARTED, CANCELLED, WAITING = 'the native action is started', 'cancelled the request', 'waits for a person'
GRANT = re.compile(r'--grant (?!all\.)([^\s,]+)')


class Outcome:
    """The outcome of one target; `reasons` are pairs of a message and its place, the first one first."""

    def __init__(self, folder, kind):
        self.folder, self.kind = folder, kind
        self.is_valid, self.builds, self.run, self.reasons = False, False, 'failed', []


def activation_rule(folder):
    """The rule in the target's property list; None if there is none, or no property list."""
    for path in (folder / 'Info.plist', folder / 'Contents/Info.plist'):
        try:
            extension = plistlib.loads(path.read_bytes())['NSExtension']
            return extension['NSExtensionAttributes']['NSExtensionActivationRule']
        except Exception:  # It may be any file; `webaction validate` reports what is wrong with it.
            continue
    return None


def kind_for(rule):
    """The content to share with an extension that has this rule."""
    if isinstance(rule, dict):
        wanted = [name for name, value in rule.items() if value]
        found = [kind for kind in KINDS if any(key in name for key in KEYS[kind] for name in wanted)]
        return found[0] if found else 'page'
    if not isinstance(rule, str):
        return 'page'
    return next((kind for kind in TYPES if any(name in rule for name in TYPES[kind])), 'file')


def read_list(path):
    """Pairs of a folder and a kind; raises ValueError, naming the line, if one is invalid."""
    entries = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        name, tab, kind = line.partition('\t')
        if not name.strip() or name.startswith('#'):
            continue
        folder = path.parent / name.rstrip()
        if tab and kind.strip() not in KINDS:
            raise ValueError(f'{path}:{number}: {kind.strip()!r} is not one of {", ".join(KINDS)}')
        if not folder.is_dir():
            raise ValueError(f'{path}:{number}: {folder} is not a folder')
        entries.append((folder, kind.strip() or kind_for(activation_rule(folder))))
    return entries


def write_inputs(folder):
    """A small input of each kind, by kind."""
    def chunk(name, data):
        return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))

    side = 16
    rows = zlib.compress((b'\0' + b'\x40\x80\xc0' * side) * side)
    png = b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', side, side, 8, 2, 0, 0, 0))
    page = '<!DOCTYPE html><meta charset=utf-8><title>A page</title><h1>A page</h1><p>Some text, <a href=/x>a link</a>.'
    contents = {
        'page': ('page.html', page.encode()),
        'text': ('note.txt', b'Some text with a link: https://example.com/page\n'),
        'image': ('picture.png', png + chunk(b'IDAT', rows) + chunk(b'IEND', b'')),
        'movie': ('film.mp4', struct.pack('>I4s4sI4s', 20, b'ftyp', b'isom', 512, b'isom') + struct.pack('>I4s', 8, b'mdat')),
        'file': ('paper.pdf', b'%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    }
    inputs = {}
    for kind, (name, data) in contents.items():
        inputs[kind] = folder / name
        inputs[kind].write_bytes(data)
    return inputs


def perform(arguments, seconds):
    """A command's output on both streams, and its exit code; None for one that took too long."""
    # A file, not a pipe: processes that a command leaves running may keep a pipe open after its end.
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            code = None
        output.seek(0)
        printed = output.read()
    return printed.decode(errors='replace'), code


def reasons_of(printed, code, seconds):
    """Why a run failed: the compiler's errors, or else the program's last message."""
    if code is None:
        return [(f'takes longer than {seconds} s', '')]
    errors = [(message, f'{file}:{line}') for file, line, message in COMPILER_ERROR.findall(printed)]
    refusals = [(line, '') for line in REFUSAL.findall(printed)[-1:]]
    return list(dict.fromkeys(errors)) or refusals or [(f'exit code {code}', '')]


def judge(outcome, printed, code, seconds):
    """Fills in the outcome of a run from its trace and from its last message."""
    outcome.builds = STARTED in printed
    if code != 0:
        outcome.reasons = reasons_of(printed, code, seconds)
    elif not outcome.builds:
        outcome.reasons = [('no native half was found', '')]
    last = outcome.reasons[0][0] if outcome.reasons else ''
    if code == 0 and outcome.builds:
        outcome.run = 'completed'
    elif code is not None and outcome.builds and CANCELLED in last:
        outcome.run = 'needs choices' if WAITING in last else 'cancelled'


def try_target(program, folder, kind, inputs, options):
    """Validates and runs one target; returns its outcome and all output."""
    outcome = Outcome(folder, kind)
    printed, code = perform([program, 'validate', folder], options.seconds)
    outcome.is_valid = code == 0
    reported = [f'$ webaction validate: {code}\n{printed}']
    arguments = [program, 'run', inputs[kind], '--extension', folder, '--timeout', str(options.timeout), '--trace']
    arguments += ['-o', options.messages / 'output', '--containers', options.messages / 'containers']
    arguments += ['--url', 'https://example.com/page'] if kind == 'page' else []
    printed, code = perform(arguments, options.seconds)
    reported.append(f'$ webaction run {inputs[kind].name}: {code}\n{printed}')
    asked = [name for line in REFUSAL.findall(printed) for name in GRANT.findall(line)]
    granted = [name for name in dict.fromkeys(asked) if name != 'network' or options.network]
    if granted:
        printed, code = perform([*arguments, *(part for name in granted for part in ('--grant', name))], options.seconds)
        reported.append(f'$ webaction run {inputs[kind].name}, granted {", ".join(granted)}: {code}\n{printed}')
    judge(outcome, printed, code, options.seconds)
    return outcome, '\n'.join(reported)


def reason_table(outcomes):
    """Each reason once, those of many targets first, with their number and an example."""
    targets, example = collections.defaultdict(set), {}
    for outcome in outcomes:
        for message, place in outcome.reasons:
            targets[message].add(outcome.folder)
            example.setdefault(message, place or str(outcome.folder))
    order = sorted(targets, key=lambda message: (-len(targets[message]), message))
    return ''.join(f'{len(targets[message]):4}  {message}\n      {example[message]}\n' for message in order)


def row(name, outcome):
    first = outcome.reasons[0][0] if outcome.reasons else ''
    return f'{name:60.60}  {outcome.kind:5}  {"yes" if outcome.builds else "no":6}  {outcome.run:13}  {first:.160}'


def totals(outcomes):
    runs = collections.Counter(outcome.run for outcome in outcomes if outcome.builds)
    built = sum(outcome.builds for outcome in outcomes)
    parts = [f'{runs[name]} {name}' for name in ('completed', 'cancelled', 'needs choices', 'failed')]
    invalid = sum(not outcome.is_valid for outcome in outcomes)
    return f'{len(outcomes)} targets, {built} build; of these {", ".join(parts)}; validate finds errors in {invalid}'


def names_of(folders):
    """The folders' paths without their common part."""
    common = os.path.commonpath([folder.parent for folder in folders])
    return [os.path.relpath(folder, common) for folder in folders]


def save(outcomes, names, messages):
    rows = [dict(vars(outcome), folder=str(outcome.folder), name=name) for name, outcome in zip(names, outcomes)]
    (messages / 'results.json').write_text(json.dumps(rows, indent=1))
    (messages / 'reasons.txt').write_text(reason_table(outcomes))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('build', type=pathlib.Path)
    parser.add_argument('list', type=pathlib.Path)
    parser.add_argument('--messages', type=pathlib.Path, default=pathlib.Path('targets-messages'))
    parser.add_argument('--seconds', type=float, default=120, help='time limit in seconds for each command, including compiling')
    parser.add_argument('--timeout', type=float, default=2, help="webaction's own time limit")
    parser.add_argument('--network', action='store_true', help='grant the network if it is requested')
    parser.add_argument('--only', default='', help='only targets whose path contains this text')
    options = parser.parse_args()
    try:
        entries = [entry for entry in read_list(options.list) if options.only in str(entry[0])]
    except (OSError, ValueError) as error:
        parser.error(str(error))
    if not entries:
        parser.error(f'{options.list} names no target')
    options.messages.mkdir(parents=True, exist_ok=True)
    inputs, names, outcomes = write_inputs(options.messages), names_of([folder for folder, _ in entries]), []
    print(f'{"target":60}  {"input":5}  {"builds":6}  {"run":13}  first reason')
    for name, (folder, kind) in zip(names, entries):
        outcome, reported = try_target(options.build / 'webaction', folder, kind, inputs, options)
        (options.messages / (name.replace('/', '_') + '.txt')).write_text(reported)
        outcomes.append(outcome)
        print(row(name, outcome), flush=True)
        save(outcomes, names, options.messages)
    print(totals(outcomes))


if __name__ == '__main__':
    main()
