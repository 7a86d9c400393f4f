#!/usr/bin/env python3
"""Record the order in which a real WebKit lists the members of interfaces: js/idl/memberOrder.txt, from which js/idl/generate.py makes
ours.

    record-member-order.py PROGRAM

PROGRAM opens a page in WebKit, as in record-probes.py. Only interfaces that js/idl/ or js/files.txt names are recorded, without
constants, which always come last, and without those that have too many members to be listed.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

JS = pathlib.Path(__file__).resolve().parents[3] / 'js'
MOST_MEMBERS = 250
EXPRESSION = '''JSON.stringify(Object.fromEntries(NAMES.filter(name => typeof window[name] === 'function' && window[name].prototype).map(
  name => [name, Object.getOwnPropertyNames(window[name].prototype).filter(key => key !== 'constructor' && !/^[A-Z_0-9]{4,}$/.test(key))])))'''
HEAD = '''# The order in which WebKit lists the members of an interface, by Tests/Tools/Scripts/record-member-order.py. Constants come last.
'''


def known_names():
    """The interfaces that are implemented here."""
    names = set()
    for path in (JS / 'idl').glob('*.webidl'):
        names |= set(re.findall(r'^(?:partial )?interface (\w+)', path.read_text(), re.M))
    for line in (JS / 'files.txt').read_text().splitlines():
        if not line.startswith('#'):
            names |= set(' '.join(re.findall(r'\| interfaces: ([^|]+)', line)).split())
    return sorted(names - {'Window', 'mixin'})


def main():
    with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
        page.write('<!DOCTYPE html><title>Order</title>')
        page.flush()
        expression = EXPRESSION.replace('NAMES', json.dumps(known_names()))
        output = subprocess.run([sys.executable, sys.argv[1], page.name, '--page-scripts', '--eval', expression], stdout=subprocess.PIPE, check=True)
    found = json.loads(json.loads(output.stdout.decode().splitlines()[0])['value'])
    lines = [f"{name}: {' '.join(members)}\n" for name, members in sorted(found.items()) if 1 < len(members) < MOST_MEMBERS]
    (JS / 'idl' / 'memberOrder.txt').write_text(HEAD + ''.join(lines))


if __name__ == '__main__':
    main()
