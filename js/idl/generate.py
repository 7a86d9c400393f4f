"""generate.py: makes the bindings of the interfaces that js/idl/*.webidl state.

    python3 js/idl/generate.py            write js/bindings/*.js, their rows of js/families.js, and CBindings.c
    python3 js/idl/generate.py --check    say what would change, with exit status 1 if anything would

Needs widlparser. An interface is one IDL file (or a part of one), one file of steps and one test: docs/how-to-add.md.
"""

import pathlib
import re
import sys

from conversions import is_html_element
from elements import TABLE, table_text
from interfaces import Bindings
from model import DefinitionError, read
from start import START, START_NODES, StartBindings

JS = pathlib.Path(__file__).resolve().parents[1]
PLACES = 'places'
EMBEDDING = JS.parent / 'Sources/Engine/CBindings/CBindings.c'


def bindings(table):
    """Path → text of the files of js/bindings/, and their rows of js/families.js, whose text is given."""
    paths = sorted((JS / 'idl').glob('*.webidl'))
    names = [path.stem for path in paths]
    definitions = read([(path.stem, path.read_text()) for path in paths])
    generated = {interface.name: interface for interface in definitions.interfaces if not interface.is_partial
                 and not {'Global', 'AtStart'} & set(interface.attributes) and not is_html_element(interface.name)}
    late = set(generated) | {name for row in rows_of(table) if not row.startswith('js/bindings/') for name in row.split('|')[1].split()}
    late |= {name for row in rows_of(table) if not row.startswith('js/bindings/') for name in row.split('|')[3].split()}
    # HTML's elements are made one by one from the table of js/idl/elements.py, but for their parent.
    extended = Bindings('', definitions, generated, late)
    late |= {name for file in names for name, _ in extended.extensions(file) if is_html_element(name) and name != 'HTMLElement'}
    files, rows = {}, []
    for name in names:
        made = Bindings(name, definitions, generated, late)
        try:
            text = made.text()
        except DefinitionError as error:
            sys.exit(f'{name}.webidl: {error}')
        if text:
            files[JS / f'bindings/{name}.js'] = text
            columns = [f'js/bindings/{name}.js', ' '.join(made.interfaces), ' '.join(made.names), ' '.join(dict.fromkeys(made.extended))]
            rows.append('|'.join(columns + [' '.join(made.namespaces)]))
    files[JS / f'bindings/{START_NODES}.js'] = StartBindings(START_NODES, definitions, generated, late).start_nodes_text(names)
    files[JS / f'bindings/{START}.js'] = StartBindings(START, definitions, generated, late).start_text(names)
    files[JS / f'bindings/{TABLE}.js'] = table_text(definitions)
    files[JS / f'bindings/{PLACES}.js'] = places_text(definitions)
    rows.append(f'js/bindings/{PLACES}.js||{PLACES}||')
    return files, rows


def places_text(definitions):
    """The names of arguments and attributes by their numbers: what is needed for errors alone is looked up there."""
    rows = ''.join(f'{row}\n' for row in definitions.places)
    return (f'// js/bindings/{PLACES}.js: the table that js/idl/generate.py made of what conversions name in errors. Not to be edited.\n//\n'
            f'// Offers G.{PLACES}, which js/webidl/types.js reads. Exposes nothing.\n'
            f"'use strict';\n{{\n  const G = this;\n  G.{PLACES} = `{rows}`;\n}}\n")


def rows_of(table):
    """The rows of js/families.js."""
    return table.split('const table = `\n')[1].split('\n`;')[0].split('\n')


def families(text, rows):
    """js/families.js with the rows of the generated files at the end of its table."""
    kept = [line for line in text.split('\n') if not line.startswith('js/bindings/')]
    end = kept.index('`;')
    return '\n'.join(kept[:end] + rows + kept[end:])


def check_names(families_text):
    """A name that two files offer would be the one's or the other's, as it happens."""
    offered = {}
    for row in rows_of(families_text):
        path, interfaces, names = row.split('|')[:3]
        for name in interfaces.split() + names.split():
            if offered.setdefault(name, path) != path:
                sys.exit(f'js/families.js: {name} is in the rows of {offered[name]} and of {path}')


def embedding(text, families_text):
    """CBindings.c with the files that run at start-up, as it has them, and the late ones, as js/families.js has them."""
    start = re.findall(r'#embed "../../../(js/[^"]+)"', text.split('startUp[] = {')[1].split('};')[0])
    late = ['js/warmUp.js', 'js/commonUses.js'] + [row.split('|')[0] for row in rows_of(families_text)]
    symbol = lambda path: re.sub(r'\W', '_', path.removeprefix('js/').removesuffix('.js'))
    embed = lambda path: f'#embed "../../../{path}"\n'
    head = text.split('static const unsigned char')[0]
    arrays = ''.join(f'static const unsigned char {symbol(path)}[] = {{\n{embed(path)}}};\n' for path in late)
    rows = ''.join(f'    BINDINGS_FILE("{path}", {symbol(path)}),\n' for path in late)
    together = '    ,\n'.join(map(embed, start))
    return (f'{head}static const unsigned char startUp[] = {{\n{together}}};\n{arrays}\n'
            '#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}\n\n'
            'const BindingsFile bindingsStartUp = BINDINGS_FILE("js", startUp);\n\n'
            f'static const BindingsFile lateFiles[] = {{\n{rows}}};\n'
            'const BindingsFile *const bindingsLateFiles = lateFiles;\nconst size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];\n')


def main():
    table = (JS / 'families.js').read_text()
    files, rows = bindings(table)
    files[JS / 'families.js'] = families(table, rows)
    check_names(files[JS / 'families.js'])
    files[EMBEDDING] = embedding(EMBEDDING.read_text(), files[JS / 'families.js'])
    obsolete = [path for path in (JS / 'bindings').glob('*.js') if path not in files]
    changed = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    if '--check' in sys.argv:
        for path in changed + obsolete:
            print(f'{path.relative_to(JS.parent)} is not what the definitions make')
        sys.exit(1 if changed or obsolete else 0)
    (JS / 'bindings').mkdir(exist_ok=True)
    for path in changed:
        path.write_text(files[path])
    for path in obsolete:
        path.unlink()


if __name__ == '__main__':
    main()
