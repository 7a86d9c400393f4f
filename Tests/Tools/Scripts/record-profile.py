#!/usr/bin/env python3
"""Record which members of interfaces the scripts at hand use, in js/idl/profile.txt, from which js/idl/generate.py decides what is there
from the start of a world.

    record-profile.py BUILD_FOLDER

The scripts are those of the built-in extensions, of Tests/Data/Recorded/scripts and of Tests/Data/Explained, with run() and finalize(), and
those of the pages of Tests/Data/Recorded/page-scripts; each runs once on each page of pages/ and Tests/Data/Recorded/pages. Those of
BENCHMARKS, which say what is called in loops, run on one page. A member counts once for each script that uses it on any page.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parents[2]
ROOT, IDL = TESTS.parent, TESTS.parent / 'js' / 'idl'
# What finalize() receives where no script says so: RecordedAnswers.swift has the same.
ARGUMENTS = {
    'marquee': {'marqueeTagNames': ['h1', 'h2', 'p']}, 'template': {'newBackgroundColor': 'red'}, 'translate': {'texts': ['Eins', 'Zwei', 'Drei']},
    'tiny-sketch': {'imageUrl': 'data:image/png;base64,iVBORw0KGgo='}, 'today': {'texts': {'posts': '3'}}, 'party-crasher': {'text': 'I was here, too!'},
}
# Scripts of Tests/Tools/Benchmarks, and their page.
BENCHMARKS, BENCHMARK_PAGE = ['dom-operations.js', 'members.js', 'passes.js'], 'article.html'
# The interfaces whose members are counted: those that can be there from the start.
INTERFACES = ['EventTarget', 'Node', 'Document', 'Element', 'HTMLElement']
USED = '({ members: [...globalThis.used.members], interfaces: [...globalThis.used.interfaces] })'
DRIVER = '''await (async () => {
  const { used } = globalThis, wait = () => new Promise(done => { used.setTimeout(done, 100); });
  try { ExtensionPreprocessingJS.run({ extensionName: 'Profile', completionFunction() {} }); } catch {}
  await wait();
  try { ExtensionPreprocessingJS.finalize(ARGUMENTS); } catch {}
  await wait();
  return USED;
})()'''.replace('USED', USED)
HEAD = '''# The members of interfaces that scripts use, and by how many of SCRIPTS scripts each is used, by Tests/Tools/Scripts/record-profile.py. The number of an
# interface is that of the scripts that use an object which has it. js/idl/tables.py says which numbers make a member complete from the start.
'''


def scripts():
    """(text of a script, argument of its finalize() as JSON), by path."""
    found = {}
    for path in sorted(ROOT.glob('Sources/Programs/Extensions/*/*.appex/*.js')):
        found[path] = path.read_text(), json.dumps(ARGUMENTS.get(path.parent.stem, {}))
    for path in sorted(TESTS.glob('Data/Recorded/scripts/*.js')) + sorted(TESTS.glob('Data/Explained/*.js')):
        text = path.read_text()
        argument = re.search(r'^// Arguments: (.*)', text, re.M)
        # The scripts of Tests/Data/Explained have marks where changes happen.
        found[path] = text.replace('\u2038', ''), argument[1] if argument else '{}'
    for path in sorted(TESTS.glob('Data/Recorded/page-scripts/*.html')):
        found[path] = '\n'.join(re.findall(r'<script>(.*?)</script>', path.read_text(), re.S)), '{}'
    return found


def uses(program, instrument, *arguments):
    """The members and interfaces that scripts use on any of the pages."""
    output = subprocess.run([program, 'eval', '--jsonl', '-e', instrument, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    found = [json.loads(line)['value'] for line in output.stdout.decode().splitlines()]
    return set().union(*(value['members'] for value in found)), set().union(*(value['interfaces'] for value in found))


def uses_of_all(program, instrument):
    """What each script uses."""
    pages = sorted(ROOT.glob('pages/*.html')) + sorted(TESTS.glob('Data/Recorded/pages/*.html'))
    for text, argument in scripts().values():
        with tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder) / 'script.js'
            script.write_text(text)
            yield uses(program, instrument, '--timeout', '60', '--seed', '1', '--time', '2026-01-31T12:00:00Z', '--script', script,
                       '-e', DRIVER.replace('ARGUMENTS', argument), *pages)
    for name in BENCHMARKS:
        yield uses(program, instrument, '--timeout', '600', '--clock', 'real', '--script', TESTS / 'Tools/Benchmarks' / name, '-e', USED,
                   ROOT / 'pages' / BENCHMARK_PAGE)


def main():
    program = pathlib.Path(sys.argv[1]) / 'webaction'
    instrument = (TESTS / 'Tools/Scripts/counted-members.js').read_text().replace('of INTERFACES)', f'of {json.dumps(INTERFACES)})')
    members, interfaces, count = collections.Counter(), collections.Counter(), 0
    for used, touched in uses_of_all(program, instrument):
        members.update(used)
        interfaces.update(touched)
        count += 1
    lines = [HEAD.replace('SCRIPTS', str(count))]
    owners = sorted({name.split('.')[0] for name in members} | set(interfaces))
    for owner in owners:
        row = [f'{name.split(".")[1]}={count}' for name, count in sorted(members.items()) if name.startswith(f'{owner}.')]
        lines.append(' '.join([f'{owner}={interfaces[owner]}:', *row]) + '\n')
    (IDL / 'profile.txt').write_text(''.join(lines))


if __name__ == '__main__':
    main()
