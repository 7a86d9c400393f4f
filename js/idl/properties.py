"""properties.py: The table of properties, generated from js/css/properties.json. generate.py writes it with the bindings.

A longhand's row says what it takes in the Value Definition Syntax (https://drafts.csswg.org/css-values-4/#value-defs), what its
initial value is and how values are computed; a shorthand's row says what it stands for. docs/how-to-add.md has the keys.
"""

import json
import pathlib
import re

JS = pathlib.Path(__file__).resolve().parents[1]
SOURCE = JS / 'css/properties.json'
GENERATED = JS.parent / 'Sources/Engine/CSSValues/Generated'
LONGHAND_KEYS = {'name', 'initial', 'computedInitial', 'inherited', 'syntax', 'keepsOrder', 'computed', 'used', 'group', 'side', 'older',
                 'olderWords', 'olderComputed', 'unlisted', 'aliases'}
SHORTHAND_KEYS = {'name', 'form', 'longhands', 'written', 'computedInitial', 'aliases'}
# The physical members of a group in Swift's order.
PHYSICAL = [['top', 'right', 'bottom', 'left'], ['top-left', 'top-right', 'bottom-right', 'bottom-left'], ['width', 'height'], ['x', 'y']]
# The properties that a shorthand of every property omits. https://drafts.csswg.org/css-cascade-4/#all-shorthand
NOT_IN_ALL = {'direction', 'unicode-bidi'}
FLAGS = ['inherited', 'unlisted', 'keepsOrder']


class TableError(Exception):
    """A row with an unknown key, or one that contradicts another row."""


def case(name):
    """A property's name as Swift's."""
    first, *rest = name.strip('-').split('-')
    return first + ''.join(word.capitalize() for word in rest)


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def table(name, comment, rows):
    """A table in Swift: one text, which needs no code. Each row is a line with semicolons between its fields."""
    rows = list(rows)
    for field in (field for row in rows for field in row):
        if set(field) & set(';\\\n'):
            raise TableError(f'{field!r} cannot be in a table')
    text = ''.join(f'        {"; ".join(row)}\n' for row in rows)
    return f'    /// {comment}\n    static let {name} = TextTable(\n        """\n{text}\n        """\n    )\n'


def words(values):
    return [f'{key} {value}' for key, value in values.items()]


def check(definitions):
    """Checks that each key is known, each name is in one row, and all references exist."""
    names, others = set(), set()
    for rows, keys in ((definitions['longhands'], LONGHAND_KEYS), (definitions['shorthands'], SHORTHAND_KEYS)):
        for row in rows:
            if set(row) - keys:
                raise TableError(f'{row["name"]}: {sorted(set(row) - keys)} is no key')
            for name in [row['name'], *row.get('aliases', [])]:
                if name in names | others:
                    raise TableError(f'{name} is in two rows')
                (names if name == row['name'] else others).add(name)
    longhands = {row['name'] for row in definitions['longhands']}
    for row in definitions['shorthands']:
        for name in row['longhands']:
            if name not in longhands:
                raise TableError(f'{row["name"]}: {name} is no longhand')
        if row['form'] == 'every' and sorted(row['longhands']) != sorted(longhands - NOT_IN_ALL):
            raise TableError(f'{row["name"]}: not every longhand once: {set(row["longhands"]) ^ (longhands - NOT_IN_ALL)}')
    for row in definitions['longhands']:
        if row.get('older', row['name']) not in longhands:
            raise TableError(f'{row["name"]}: {row["older"]} is no longhand')
        for reference in re.findall(r"<'([a-z-]+)'>", row['syntax']):
            if reference not in longhands:
                raise TableError(f'{row["name"]}: {reference} is no longhand')


def groups(longhands):
    """The names of groups, and the physical members of each."""
    members = {}
    for row in longhands:
        if 'group' in row:
            members.setdefault(row['group'], {})[row['side']] = row['name']
    found = {}
    for name, sides in members.items():
        order = next((order for order in PHYSICAL if set(order) <= set(sides)), None)
        if order is None:
            raise TableError(f'the group {name} has no physical properties')
        found[name] = [sides[side] for side in order]
    return found


def longhand(row, numbers):
    """A row as Swift has it."""
    parts = [quoted(row['initial']), quoted(row['syntax'])]
    if 'computedInitial' in row:
        parts.append(f'computedInitial: {quoted(row["computedInitial"])}')
    parts += [f'{key}: .{row[key]}' for key in ('computed', 'used') if key in row]
    if 'group' in row:
        parts.append(f'group: {numbers[row["group"]]}')
        if row['side'].startswith(('inline', 'block', 'start', 'end')):
            parts.append(f'side: .{case(row["side"])}')
    if 'older' in row:
        parts.append(f'older: .{case(row["older"])}')
    flags = [f'.{flag}' for flag in FLAGS if row.get(flag)]
    if flags:
        parts.append(f'flags: [{", ".join(flags)}]')
    return f'        PropertyRow({", ".join(parts)}),\n'


def shorthand(row):
    written = '' if row.get('written', True) else ', isWritten: false'
    listed = ', '.join(f'.{case(name)}' for name in row['longhands'])
    return f'        Shorthand(.{case(row["name"])}, .{row["form"]}, [{listed}]{written}),\n'


def header(name, what):
    return (f'// {name}.swift: {what}\n// Made from js/css/properties.json by js/idl/properties.py (make bindings). Not to be edited.\n'
            '// swift-format-ignore-file\n\n')


def lines(words, indent, width=116):
    """Words with commas between them, in lines."""
    text, line = '', indent
    for word in words:
        if len(line) + len(word) > width:
            text += line.rstrip() + '\n'
            line = indent
        line += word + ', '
    return text + line.rstrip() + '\n'


def files():
    """Path → text of the files generated from the table."""
    definitions = json.loads(SOURCE.read_text())
    check(definitions)
    longhands, shorthands = definitions['longhands'], definitions['shorthands']
    everything = longhands + shorthands
    known = groups(longhands)
    numbers = {name: number for number, name in enumerate(known)}
    cases = ''.join(f'    case {line.strip().rstrip(",")}\n' for line in lines((case(row['name']) for row in everything), '').splitlines())
    property_text = (
        header('Property', 'the properties that are known, by number: first longhands, then shorthands.')
        + '/// A property of the table.\npackage enum Property: UInt16, CaseIterable, Sendable {\n' + cases + '}\n\nextension Property {\n'
        + f'    /// How many are longhands: those with the least numbers.\n    package static let longhandCount = {len(longhands)}\n'
        + table('nameTable', 'The names of all, by number.', ([row['name'] for row in everything[i:i + 6]] for i in range(0, len(everything), 6)))
        + table('aliasTable', 'Other names, with the properties that they are names of.',
                ([alias, row['name']] for row in everything for alias in row.get('aliases', []))) + '}\n')
    members = ''.join(f'        [{", ".join("." + case(name) for name in names)}],\n' for names in known.values())
    rows_text = (
        header('PropertyRow+Table', 'what is known of each longhand, by number.') + 'extension PropertyRow {\n    package static let all: [PropertyRow] = [\n'
        + ''.join(longhand(row, numbers) for row in longhands) + '    ]\n'
        + '    /// The physical properties of each group: four sides or corners, two sizes or axes.\n    package static let groups: [[Property]] = [\n'
        + members + '    ]\n'
        + table('olderWordTable', 'The words of older names in those of the properties that they set.',
                ([row['name'], *words(row['olderWords'])] for row in longhands if 'olderWords' in row))
        + table('olderComputedTable', 'The words of computed styles in those of older names.',
                ([row['name'], *words(row['olderComputed'])] for row in longhands if 'olderComputed' in row))
        + table('typeTable', 'Types that syntaxes name and that have a syntax of their own.', definitions['types'].items()) + '}\n')
    shorthands_text = (
        header('Shorthand+Table', 'the shorthands, in the order in which they are tried when declarations are written.')
        + 'extension Shorthand {\n    static let ordered: [Shorthand] = [\n' + ''.join(shorthand(row) for row in shorthands) + '    ]\n'
        + table('computedInitialTable', 'What computed styles say where all longhands have their initial values.',
                ([row['name'], row['computedInitial']] for row in shorthands if 'computedInitial' in row)) + '}\n')
    return {GENERATED / 'Property.swift': property_text, GENERATED / 'PropertyRow+Table.swift': rows_text,
            GENERATED / 'Shorthand+Table.swift': shorthands_text}
