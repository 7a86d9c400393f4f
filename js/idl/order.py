"""order.py: the order in which an interface's prototype lists its members.

Web IDL defines attributes before operations; among themselves they have the order of their definitions, which in WebKit are not in the files
that the standards have. js/idl/memberOrder.txt has what WebKit lists; what is not in it keeps its place behind what it is stated after.

A prototype is mostly one object literal. What comes to it later, of other files or of tables, has its place from the start: a property without
a value, which is then redefined and keeps its position.
"""

import pathlib
import re

FILE = pathlib.Path(__file__).parent / 'memberOrder.txt'
# The file with the order of interfaces without an IDL file.
HAND_MADE = 'svgMemberOrder'
ITERATORS = ('entries', 'keys', 'values', 'forEach')


def read_order(text):
    """Interface → its members' names."""
    rows = (line.split(':') for line in text.splitlines() if not line.startswith('#'))
    return {name: members.split() for name, members in rows}


ORDER = read_order(FILE.read_text())


def in_order(owner, units):
    """Units, each a tuple that begins with a member's name, in WebKit's order."""
    places = {name: place for place, name in enumerate(ORDER.get(owner, []))}
    keyed, last = [], -1
    for unit in units:
        last = places.get(unit[0], last)
        keyed.append((last, unit))
    return [unit for _, unit in sorted(keyed, key=lambda found: found[0])]


def kept_places(owner, names):
    """Units of placeholders for later members, in WebKit's order."""
    listed = ORDER.get(owner, [])
    return [(name, [f'{name}: undefined,']) for name in listed if name in names]


def hand_made_text(later):
    """The text of the lazy module that says how the interfaces of SVG and MathML, which are written by hand, list their members.

    `later`: interface → the names of members that other files add.
    """
    rows = []
    for name, listed in ORDER.items():
        if re.fullmatch(r'(SVG|MathML)\w*Element', name):
            rows.append(f"{name}: {' '.join(f'+{member}' if member in later.get(name, ()) else member for member in listed)}")
    return '\n'.join([
        f'// js/bindings/{HAND_MADE}.js: the order that js/idl/generate.py took from js/idl/memberOrder.txt. Not to be edited.', '//',
        f'// Exports {HAND_MADE}, which js/svg/SVGElement.js reads: a row for each interface; `+` before what other files add. Exposes nothing.',
        "'use strict';", '{', '  const G = this;', f'  G.{HAND_MADE} = `', *rows, '`;', '}', ''])
