"""elements.py: the table of HTML's elements, js/bindings/elementTable.js: the interfaces of elements, and the attributes that each reflects.

The interfaces are made one by one from its rows (js/html/elements/elements.js), so that what runs at start-up is a text and not a function for each
attribute. Members with [Reflect] and its kin, and enumerated attributes, are rows of the table:
https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
elements.toml has what the standard says in prose: the elements of an interface, the keywords and defaults of enumerated attributes, and
what else is reflected.
"""

import re
from collections import Counter

from conversions import is_html_element
from model import DefinitionError
from order import in_order

REFLECTING = ('Reflect', 'ReflectURL', 'ReflectNonNegative', 'ReflectPositive', 'ReflectPositiveWithFallback')
MORE = {'ReflectDefault', 'ReflectRange', 'ReflectSetter'}
TABLE = 'elementTable'
# The interfaces whose rows add to a prototype that already has placeholders for the members.
AT_START = ('Element', 'HTMLElement')
# The letter of members that other files define: they have placeholders in the row.
LATER = 'x'
# Keyword lists of at least this length that occur more than once in the table are written once.
LONG_LIST = 30


def is_reflected(member):
    return member.kind == 'attribute' and 'computed' not in member.binding and (
        'keywords' in member.binding or any(name in member.attributes for name in REFLECTING))


def table_text(definitions):
    """The text of js/bindings/elementTable.js; None if there are no definitions."""
    interfaces, names, parents = {}, {}, {}
    for interface in definitions.interfaces:
        if not is_html_element(interface.name) and interface.name != 'Element':
            continue
        interfaces.setdefault(interface.name, []).extend(interface.members)
        if not interface.is_partial:
            names[interface.name] = interface.binding.get('localNames', [])
            parents[interface.name] = interface.parent
    for name, mixin, _ in definitions.includes:
        if name in interfaces:
            interfaces[name] += definitions.mixins[mixin]
    rows = [row(name, names[name], parents.get(name), members) for name, members in interfaces.items()]
    if not rows:
        return None
    # A parent's row comes first, that of HTMLElement before all.
    rows.sort(key=lambda found: found[0])
    lists = Counter(keywords for _, text in rows for keywords in re.findall(r'\([^)]*\)', text) if len(keywords) >= LONG_LIST)
    shared = {keywords: f'KEYWORDS_{place + 1}' for place, keywords in enumerate(k for k, count in lists.items() if count > 1)}
    lines = []
    for keywords, constant in shared.items():
        lines += keyword_lines(constant, keywords)
    for _, text in rows:
        for keywords, constant in shared.items():
            text = text.replace(keywords, f'${{{constant}}}')
        lines.append(text)
    constants = [line for line in lines if not re.match(r'[\w*]*\|', line)]
    body = [line for line in lines if line not in constants]
    return '\n'.join([
        f'// js/bindings/{TABLE}.js: the table that js/idl/generate.py made of the elements in js/idl/. Not to be edited.', '//',
        '// Exports reflections, which js/html/elements/elements.js reads. Exposes nothing.', "'use strict';", '{', '  const G = this;',
        *constants, '  G.reflections = `\\', *[f'{line}|\\' for line in body[:-1]], body[-1] + '`;', '}', ''])


def keyword_lines(constant, keywords):
    pieces = re.findall(r'.{1,110}(?:,|$)|.+', keywords)
    lines = [f"  const {constant} = '{pieces[0]}'"] + [f"    '{piece}'" for piece in pieces[1:]]
    return [line + (' +' if place < len(lines) - 1 else ';') for place, line in enumerate(lines)]


def row(name, local_names, parent, members):
    """The position of a row, and its text."""
    reflected, others = [], []
    for member in members:
        if is_reflected(member):
            try:
                reflected.append((member.name, *reflection(member)))
            except DefinitionError as error:
                raise DefinitionError(f'{name}.{member.name}: {error}') from error
        elif member.kind in ('attribute', 'operation') and member.name and not member.static:
            others.append((member.name, LATER, member.name))
    # The prototypes of interfaces that exist from the start are created completely, with placeholders for all members.
    ordered = reflected if name in AT_START else in_order(name, reflected + list(dict.fromkeys(others)))
    # Members of one definition are in their order.
    if len({member.steps for member in members if not is_reflected(member)}) < 2:
        while ordered and ordered[-1][1] == LATER:
            ordered.pop()
    words = []
    letter = ''
    for _, kind, word in ordered:
        words += [f'{kind}:', word] if kind != letter else [word]
        letter = kind
    short = '*' if name == 'Element' else name.removeprefix('HTML').removesuffix('Element')
    above = '' if parent in (None, 'Node', 'Element', 'HTMLElement') else parent.removeprefix('HTML').removesuffix('Element')
    return 0 if short in ('', '*') else 2 if above else 1, f"{short}| {' '.join(local_names)} |{above}|{' '.join(words)}"


def reflection(member):
    """A member's letter, which js/html/elements/elements.js explains, and its word: property=attribute/default/least/most(keywords;missing;invalid)."""
    attributes, kind = member.attributes, member.type
    how = next((name for name in REFLECTING if name in attributes), 'Reflect')
    word, attribute = member.name, attributes.get(how, '').strip('"')
    if attribute and attribute != member.name.lower():
        word += f'={attribute}'
    default = attributes.get('ReflectDefault', '')
    unknown = set(attributes) - set(REFLECTING) - MORE - {'CEReactions', 'SameObject', 'PutForwards', 'LegacyNullToEmptyString'}
    if unknown:
        raise DefinitionError(f'[{unknown.pop()}] is not known of a reflected attribute')
    binding = member.binding
    if 'keywords' in binding:
        text = lambda found: '~' if found is False else found
        missing = binding.get('missing', False if kind.nullable else '')
        keywords = ','.join(binding['keywords'].split(' '))
        if kind.name == 'union':
            return 'h', f'{word}({keywords})'
        return 'e', f"{word}({keywords};{text(missing)};{text(binding.get('invalid', missing))})"
    if member.readonly:
        if kind.name == 'DOMTokenList' and attributes.get('PutForwards') == 'value':
            return 't', word
    elif kind.name == 'Element' and kind.nullable:
        return 'r', word
    elif kind.name in ('FrozenArray', 'DOMString') and kind.nullable and member.name.startswith('aria'):
        short = member.name[len('aria'):].removesuffix('Elements')
        if attribute != f'aria-{short.lower()}':
            raise DefinitionError(f'{attribute} is not named as WAI-ARIA names attributes')
        return 'i' if kind.name == 'FrozenArray' else 'a', short
    elif kind.name == 'DOMString' and kind.nullable:
        return 'o', word
    elif not kind.nullable:
        if 'ReflectRange' in attributes:
            least, most = re.findall(r'-?\d+', attributes['ReflectRange'])
            if kind.name == 'unsigned long':
                return 'c', f'{word}/{default}/{least}/{most}'
        letter = {
            ('DOMString', 'Reflect'): 'z' if 'LegacyNullToEmptyString' in kind.attributes else 's', ('USVString', 'ReflectURL'): 'u',
            ('USVString', 'Reflect'): 'v',
            ('boolean', 'Reflect'): 'b', ('long', 'Reflect'): 'l', ('long', 'ReflectNonNegative'): 'm', ('unsigned long', 'Reflect'): 'n',
            ('unsigned long', 'ReflectPositive'): 'p', ('unsigned long', 'ReflectPositiveWithFallback'): 'f', ('double', 'Reflect'): 'd',
        }.get((kind.name, how))
        if letter is not None:
            return letter, word + (f'/{default}' if default else '')
    raise DefinitionError(f'a {kind.name} is not reflected')
