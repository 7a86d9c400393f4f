"""generate.py: makes the bindings of the interfaces that js/idl/*.webidl state, and the table of js/css/properties.json.

    python3 js/idl/generate.py            write js/bindings/*.js, CBindings.c and Styling/Generated
    python3 js/idl/generate.py --check    say what would change, with exit status 1 if anything would

Needs widlparser. An interface is one IDL file (or a part of one), one file of steps and one test: docs/how-to-add.md.
"""

import pathlib
import re
import sys

import properties
from conversions import is_html_element
from elements import TABLE, table_text
from interfaces import Bindings
from model import DefinitionError, read
from order import HAND_MADE, hand_made_text
from start import START, START_NODES, StartBindings

JS = pathlib.Path(__file__).resolve().parents[1]
FAMILIES = JS / 'families.txt'
PLACES = 'places'
PROMISES = 'promises'
EMBEDDING = JS.parent / 'Sources/Engine/CBindings/CBindings.c'
# The columns of a row of js/families.txt.
INTERFACES, NAMES, EXTENDED, NAMESPACES = range(1, 5)
# The first late files: what touches others on purpose.
EXERCISES = ['js/warmUp.js']
# The characters that a name has room for in C's table, with the zero behind it.
NAME_SIZE = 40


def bindings(table):
    """Path → text of the files of js/bindings/, and all rows of the table of late files, of which those of js/families.txt are given."""
    paths = sorted((JS / 'idl').glob('*.webidl'))
    names = [path.stem for path in paths]
    definitions = read([(path.stem, path.read_text()) for path in paths])
    generated = {interface.name: interface for interface in definitions.interfaces if not interface.is_partial
                 and not {'Global', 'AtStart'} & set(interface.attributes) and not is_html_element(interface.name)}
    late = set(generated) | {name for row in table for name in row[INTERFACES] + row[EXTENDED]}
    # HTML's elements are made one by one from the table of js/idl/elements.py, but for their parent.
    extended = Bindings('', definitions, generated, late)
    late |= {name for file in names for name, _ in extended.extensions(file) if is_html_element(name) and name != 'HTMLElement'}
    files, rows = {}, list(table)
    for name in names:
        made = Bindings(name, definitions, generated, late)
        try:
            text = made.text()
        except DefinitionError as error:
            sys.exit(f'{name}.webidl: {error}')
        if text:
            files[JS / f'bindings/{name}.js'] = text
            rows.append((f'js/bindings/{name}.js', made.interfaces, made.names, list(dict.fromkeys(made.extended)), made.namespaces))
    files[JS / f'bindings/{START_NODES}.js'] = StartBindings(START_NODES, definitions, generated, late).start_nodes_text(names)
    files[JS / f'bindings/{START}.js'] = StartBindings(START, definitions, generated, late).start_text(names)
    files[JS / f'bindings/{TABLE}.js'] = table_text(definitions)
    files[JS / f'bindings/{PLACES}.js'] = places_text(definitions)
    rows.append((f'js/bindings/{PLACES}.js', [], [PLACES], [], []))
    later = {}
    for name, members in (found for file in names for found in extended.extensions(file)):
        later.setdefault(name, set()).update(m.name for m in members)
    files[JS / f'bindings/{HAND_MADE}.js'] = hand_made_text(later)
    rows.append((f'js/bindings/{HAND_MADE}.js', [], [HAND_MADE], [], []))
    files[JS / f'bindings/{PROMISES}.js'] = promises_text(rows)
    return files, rows


def places_text(definitions):
    """The names of arguments and attributes by their numbers: what is needed for errors alone is looked up there."""
    rows = ''.join(f'{row}\n' for row in definitions.places)
    return (f'// js/bindings/{PLACES}.js: the table that js/idl/generate.py made of what conversions name in errors. Not to be edited.\n//\n'
            f'// Offers G.{PLACES}, which js/webidl/types.js reads. Exposes nothing.\n'
            f"'use strict';\n{{\n  const G = this;\n  G.{PLACES} = `{rows}`;\n}}\n")


def promises_text(rows):
    """The names of what is promised: interfaces and namespaces of late files."""
    names = lambda column: ' '.join(name for row in rows for name in row[column])
    return (f'// js/bindings/{PROMISES}.js: the interfaces and namespaces of late files, by js/idl/generate.py. Not to be edited.\n//\n'
            '// Offers G.lateInterfaces and G.lateNamespaces, which js/families.js reads. Exposes nothing.\n'
            f"'use strict';\n{{\n  const G = this;\n  const {{ split }} = G.primordials;\n"
            f"  G.lateInterfaces = split('{names(INTERFACES)}', ' ');\n  G.lateNamespaces = split('{names(NAMESPACES)}', ' ');\n}}\n")


def read_families():
    """The rows of js/families.txt: a path, and four lists of names."""
    rows = []
    for line in FAMILIES.read_text().splitlines():
        if line.startswith('#'):
            continue
        path, *columns = line.split('|')
        if len(columns) != NAMESPACES:
            sys.exit(f'js/families.txt: {path} has {len(columns)} columns of names, not {NAMESPACES}')
        rows.append((path, *(column.split() for column in columns)))
    return rows


def check_names(rows):
    """A name that two files offer would be the one's or the other's, as it happens."""
    offered = {}
    for path, interfaces, names, *_ in rows:
        for name in interfaces + names:
            if offered.setdefault(name, path) != path:
                sys.exit(f'js/families.txt: {name} is in the rows of {offered[name]} and of {path}')


def late_names(rows, first):
    """What C's table of names holds, in its order; files are numbered from `first`."""
    entries = sorted((name, column - INTERFACES, first + place) for place, row in enumerate(rows)
                     for column in (INTERFACES, NAMES, EXTENDED, NAMESPACES) for name in row[column])
    longest = max(len(name) for name, _, _ in entries)
    if longest >= NAME_SIZE:
        sys.exit(f'js/families.txt: a name of {longest} characters does not fit into BindingsLateName')
    return ''.join(f'    {{"{name}", {column}, {number}}},\n' for name, column, number in entries)


def embedding(text, rows):
    """CBindings.c with the files that run at start-up, as it has them, and the late ones."""
    start = re.findall(r'#embed "../../../(js/[^"]+)"', text.split('startUp[] = {')[1].split('};')[0])
    late = EXERCISES + [row[0] for row in rows]
    symbol = lambda path: re.sub(r'\W', '_', path.removeprefix('js/').removesuffix('.js'))
    embed = lambda path: f'#embed "../../../{path}"\n'
    head = text.split('static const unsigned char')[0]
    arrays = ''.join(f'static const unsigned char {symbol(path)}[] = {{\n{embed(path)}}};\n' for path in late)
    listed = ''.join(f'    BINDINGS_FILE("{path}", {symbol(path)}),\n' for path in late)
    together = '    ,\n'.join(map(embed, start))
    return (f'{head}static const unsigned char startUp[] = {{\n{together}}};\n{arrays}\n'
            '#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}\n\n'
            'const BindingsFile bindingsStartUp = BINDINGS_FILE("js", startUp);\n\n'
            f'static const BindingsFile lateFiles[] = {{\n{listed}}};\n'
            'const BindingsFile *const bindingsLateFiles = lateFiles;\nconst size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];\n\n'
            f'static const BindingsLateName lateNames[] = {{\n{late_names(rows, len(EXERCISES))}}};\n'
            'const BindingsLateName *const bindingsLateNames = lateNames;\nconst size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];\n')


def main():
    files, rows = bindings(read_families())
    check_names(rows)
    files[EMBEDDING] = embedding(EMBEDDING.read_text(), rows)
    files |= properties.files()
    obsolete = [path for path in (JS / 'bindings').glob('*.js') if path not in files]
    changed = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    if '--check' in sys.argv:
        for path in changed + obsolete:
            print(f'{path.relative_to(JS.parent)} is not what the definitions make')
        sys.exit(1 if changed or obsolete else 0)
    for path in changed:
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[path])
    for path in obsolete:
        path.unlink()


if __name__ == '__main__':
    main()
