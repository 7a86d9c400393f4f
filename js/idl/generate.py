"""generate.py: makes the bindings of the interfaces that js/idl/*.webidl state, the table of js/css/properties.json
and the native operations of js/operations.txt.

    python3 js/idl/generate.py            write js/bindings/, CSSValues/Generated and WebRuntime/Native/Generated
    python3 js/idl/generate.py --check    say what would change, with exit status 1 if anything would

Needs widlparser. js/linker/link.mjs embeds what is written. An interface is one IDL file (or a part of one), one file of steps and one
test: docs/how-to-add.md.
"""

import pathlib
import re
import sys

import operations
import properties
from conversions import is_html_element
from elements import TABLE, table_text
from inlined import FILE as INLINED, read_inlined
from interfaces import Bindings
from model import DefinitionError, read_all
from order import HAND_MADE, hand_made_text
from start import EAGER_WINDOW, EAGER_NODES, StartBindings

JS = pathlib.Path(__file__).resolve().parents[1]
# The files that run, and when: js/linker/table.mjs reads it, too.
TABLE_NAME = 'files.txt'
ERROR_NAMES = 'errorNames'
LAZY_INTERFACES = 'lazyInterfaces'
# The columns of the table, and their positions in a row.
KINDS = ('interfaces', 'extends', 'namespaces')
INTERFACES, EXTENDED, NAMESPACES = range(1, 4)


def bindings(table):
    """Path → text of the files of js/bindings/, from the rows of lazy modules."""
    paths = sorted((JS / 'idl').glob('*.webidl'))
    names = [path.stem for path in paths]
    definitions = read_all()
    definitions.inlined = read_inlined(INLINED.read_text(), started())
    refuse_unknown_steps(definitions)
    generated = {interface.name: interface for interface in definitions.interfaces if not interface.is_partial
                 and interface.name not in definitions.start and not is_html_element(interface.name)}
    lazy = set(generated) | {name for row in table for name in row[INTERFACES] + row[EXTENDED]}
    # The interfaces of HTML elements are created one by one from the table of js/idl/elements.py, except their parent.
    extended = Bindings('', definitions, generated, lazy)
    lazy |= {name for file in names for name, _ in extended.extensions(file) if is_html_element(name) and name != 'HTMLElement'}
    files, rows = {}, []
    for name in names:
        made = Bindings(name, definitions, generated, lazy)
        try:
            text = made.text()
        except DefinitionError as error:
            sys.exit(f'{name}.webidl: {error}')
        if text:
            files[JS / f'bindings/{name}.js'] = text
            rows.append((f'js/bindings/{name}.js', made.interfaces, [], made.namespaces))
    files[JS / f'bindings/{EAGER_NODES}.js'] = StartBindings(EAGER_NODES, definitions, generated, lazy).start_nodes_text(names)
    files[JS / f'bindings/{EAGER_WINDOW}.js'] = StartBindings(EAGER_WINDOW, definitions, generated, lazy).start_text(names)
    files[JS / f'bindings/{TABLE}.js'] = table_text(definitions)
    files[JS / f'bindings/{ERROR_NAMES}.js'] = error_names_text(definitions)
    later = {}
    for name, members in (found for file in names for found in extended.extensions(file)):
        later.setdefault(name, set()).update(m.name for m in members)
    files[JS / f'bindings/{HAND_MADE}.js'] = hand_made_text(later)
    files[JS / f'bindings/{LAZY_INTERFACES}.js'] = lazy_interfaces_text(table + rows)
    return files


def refuse_unknown_steps(definitions):
    """Refuses inlined steps of members without a definition."""
    stated = {(m.owner, m.name) for owner in definitions.interfaces + definitions.namespaces for m in owner.members}
    stated |= {(m.owner, m.name) for members in definitions.mixins.values() for m in members}
    for owner, name in definitions.inlined.keys() - stated:
        raise DefinitionError(f'{INLINED.name} has {owner}.{name}, and no definition states it')


def started():
    """The files that run when a world is made, in their order."""
    text = (JS / TABLE_NAME).read_text()
    return re.findall(r'^js/.*', text[text.index('[start]'):text.index('[lazy]')], re.M)


def error_names_text(definitions):
    """The names of arguments and attributes, each after its number. They are needed only for errors."""
    rows = ''.join(f'{number} {row}\n' for number, row in sorted(definitions.error_names.items(), key=lambda found: found[1]))
    return (f'// js/bindings/{ERROR_NAMES}.js: the table that js/idl/generate.py made of what conversions name in errors. Not to be edited.\n//\n'
            f'// Exports {ERROR_NAMES}, which js/webidl/types.js reads. Exposes nothing.\n'
            f"'use strict';\n{{\n  const G = this;\n  G.{ERROR_NAMES} = `{rows}`;\n}}\n")


def lazy_interfaces_text(rows):
    """The names of lazy interfaces and namespaces."""
    names = lambda column: ' '.join(name for row in rows for name in row[column])
    return (f'// js/bindings/{LAZY_INTERFACES}.js: the interfaces and namespaces of lazy modules, by js/idl/generate.py. Not to be edited.\n//\n'
            '// Exports lazyInterfaces and lazyNamespaces, which js/lazyModules.js reads. Exposes nothing.\n'
            f"'use strict';\n{{\n  const G = this;\n  const {{ split }} = G.primordials;\n"
            f"  G.lazyInterfaces = split('{names(INTERFACES)}', ' ');\n  G.lazyNamespaces = split('{names(NAMESPACES)}', ' ');\n}}\n")


def read_rows():
    """The rows of lazy modules: a path, and a list of names for each kind."""
    rows, section = [], ''
    for line in (JS / TABLE_NAME).read_text().splitlines():
        if line.startswith('['):
            section = line
        elif section == '[lazy]' and line and not line.startswith('#'):
            path, *cells = re.split(r' +\| ', line)
            names = dict(cell.split(': ') for cell in cells)
            rows.append((path, *(names.get(kind, '').split() for kind in KINDS)))
    return rows


def main():
    files = bindings(read_rows())
    files |= properties.files() | operations.files()
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
