#!/usr/bin/env python3
"""Record what the reflected attributes of js/idl get and set in a real WebKit.

    record-reflections.py PROGRAM

PROGRAM opens a page in WebKit: `PROGRAM PAGE --page-scripts --eval EXPRESSION` prints {"value": …} on its first line. The table of the
attributes is written to Tests/Data/Recorded/reflections/table.json, WebKit's answers to answers.json: each list of answers once, and the
index of each attribute's list. ReflectionTests.swift compares both with js/idl, and with what is observed here.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib

TESTS = pathlib.Path(__file__).resolve().parents[2]
FOLDER, DEFINITIONS = TESTS / 'Data/Recorded/reflections', TESTS.parent / 'js' / 'idl'
# Elements that represent all, for attributes of every element; and one whose class is notified of changes.
ALL_ELEMENTS, HTML_ELEMENTS, OTHER_ELEMENTS = ['div', 'x-reflecting', 'svg:g'], ['div', 'x-reflecting'], ['svg:g', 'math:mi']
# The content attributes whose properties have other names, where no [Reflect] names them.
NAMES = {'className': 'class', 'classList': 'class', 'defaultValue': 'value'}
# Attributes that the standards define as reflecting in prose.
REFLECTED_IN_PROSE = {'id', 'className', 'slot', 'autofocus'}
NOT_ATTRIBUTES = {'innerHTML', 'outerHTML', 'innerText', 'outerText'}
# What elements.toml says of them: null is false there.
PROSE = tomllib.loads((DEFINITIONS / 'elements.toml').read_text())
TYPES = ['boolean', 'long', 'unsigned long', 'double', 'unrestricted double', 'DOMString', 'USVString']


def definitions():
    """Interface or mixin → its local names and its attributes: (extended attributes, readonly, type, name, what HTML says in prose)."""
    found, included = {}, []
    for path in sorted(DEFINITIONS.glob('*.webidl')):
        text = re.sub(r'//.*', '', path.read_text())
        for name, parent, body in re.findall(
                r'(?:partial\s+)?interface\s+(?:mixin\s+)?(\w+)\s*(:\s*\w+)?\s*\{(.*?)\n\};', text, re.S):
            entry = found.setdefault(name, {'names': PROSE.get(name, {}).get('localNames', []), 'attributes': []})
            prose = {key: value for key, value in PROSE.get(name, {}).items() if key != 'localNames'}
            entry['attributes'] += ((*attribute, prose.get(attribute[-1], {})) for attribute in re.findall(r'^\s*(?:\[((?:"[^"]*"|[^\]"])*)\]\s*)?((?:readonly )?)attribute\s+(.+?)\s+(\w+);', body, re.M))
        included += re.findall(r'^(\w+) includes (\w+);', text, re.M)
    for name, mixin in included:
        if name in found and mixin in found:
            found[name]['attributes'] += found[mixin]['attributes']
    return found


def with_prose(extended, prose):
    """The extended attributes of a member with those that elements.toml has of it."""
    if 'reflects' in prose:
        return ', '.join([kept for kept in extended.split(', ') if kept and not kept.startswith('Reflect')] + [prose['reflects']])
    return f'{extended}, Reflect'.removeprefix(', ') if 'keywords' in prose and not re.search(r'\bReflect\b', extended) else extended


def row(element, extended, kind, name, prose):
    value = lambda key: (m := re.search(rf'\b{key}(?:=(?:"([^"]*)"|\(([^)]*)\)|([\w.-]+)))?(?=,|$)', extended)) and next((g for g in m.groups() if g is not None), '')
    how = next((key for key in ('ReflectNonNegative', 'ReflectPositiveWithFallback', 'ReflectPositive', 'ReflectURL', 'Reflect')
                if re.search(rf'\b{key}\b', extended)), None)
    how = how or (name in REFLECTED_IN_PROSE or (element, name) == ('input', 'defaultValue')) and 'Reflect' or None
    if (kind, how) == ('double', 'ReflectPositive'):
        how, extended = None, ''  # rules.js has no rule for it.
    kind = re.sub(r'^\(Trusted\w+ or (.+)\)$', r'\1', kind)
    nullable_empty = '[LegacyNullToEmptyString]' in kind
    kind = kind.replace('[LegacyNullToEmptyString] ', '')
    entry = {'element': element, 'property': name, 'attribute': (value(how) if how else None) or NAMES.get(name, name.lower()), 'type': kind, 'how': how}
    if how == 'ReflectURL':
        entry['isURL'] = True
    if nullable_empty:
        entry['nullIsEmpty'] = True
    if value('ReflectDefault') is not None:
        entry['default'] = value('ReflectDefault')
    for key in ('missing', 'invalid'):
        if key in prose:
            entry[key] = 'null' if prose[key] is False else prose[key]
    if value('ReflectRange') is not None:
        entry['range'] = value('ReflectRange')
    if 'keywords' in prose:
        entry['keywords'] = prose['keywords'].split(' ')
    return entry


def table():
    """A row for each attribute that can be set, of each element that has it of its own."""
    rows = []
    for name, found in definitions().items():
        elements = {'Element': ALL_ELEMENTS, 'HTMLElement': HTML_ELEMENTS, 'HTMLOrSVGOrMathMLElement': OTHER_ELEMENTS}.get(name, found['names'])
        if name == 'HTMLMediaElement':
            elements = ['video', 'audio']
        if name != 'Element' and not re.fullmatch(r'HTML\w*Element', name):
            continue
        for element in elements:
            for stated, readonly, kind, member, prose in found['attributes']:
                extended = with_prose(stated, prose)
                # Attributes of the tree, or that depend on boxes; SVG elements have an object for their class.
                if member in NOT_ATTRIBUTES or (element, member) == ('svg:g', 'className'):
                    continue
                if not readonly and (re.search(r'\bReflect', extended) or 'CEReactions' in extended and kind.replace('[LegacyNullToEmptyString] ', '') in TYPES):
                    rows.append(row(element, extended, kind, member, prose))
                elif readonly and kind == 'DOMTokenList' and re.search(r'\bPutForwards=value\b', extended):
                    rows.append(row(element, extended, kind, member, prose))
    return rows


def main():
    rows, observe = table(), (FOLDER / 'observe.js').read_text()
    (FOLDER / 'table.json').write_text('[\n' + ',\n'.join(json.dumps(entry) for entry in rows) + '\n]\n')
    with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
        page.write('<!DOCTYPE html><meta charset=utf-8><title>t</title><body>')
        page.flush()
        found = {}
        for start in range(0, len(rows), 100):
            expression = f'(() => {{ {observe}\nreturn observeReflections({json.dumps(rows[start:start + 100])}); }})()'
            output = subprocess.run([sys.executable, sys.argv[1], page.name, '--page-scripts', '--eval', expression], stdout=subprocess.PIPE, check=True).stdout
            answer = json.loads(output.decode().splitlines()[0])
            for name, answers in (answer['value'] if 'value' in answer else sys.exit(str(answer))).items():
                found[name] = answers and answers['found']
    lists = list(dict.fromkeys(json.dumps(answers) for answers in found.values()))
    places = {text: place for place, text in enumerate(lists)}
    whose = {name: places[json.dumps(answers)] for name, answers in found.items()}
    (FOLDER / 'answers.json').write_text('{"answers": [\n' + ',\n'.join(lists) + '\n], "rows": {\n' +
                                         ',\n'.join(f'{json.dumps(name)}: {place}' for name, place in whose.items()) + '\n}}\n')


if __name__ == '__main__':
    main()
