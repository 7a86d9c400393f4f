#!/usr/bin/env python3
"""compare_idl.py: compares js/idl/*.webidl with the definitions that standards publish, member by member.

    python3 Tests/Tools/Scripts/compare_idl.py FOLDER             differences that idl-differences.toml beside it does not explain, with exit status 1
    python3 Tests/Tools/Scripts/compare_idl.py FOLDER --missing   members of the standards that js/idl leaves out, of interfaces that it has

FOLDER has the standards' definitions as files NAME.idl, as https://github.com/w3c/webref extracts them. Partial definitions count as parts of
what they extend, and members of mixins as those of the interfaces that include them, so it does not matter which file or mixin states a
member. Needs widlparser. An exception that explains nothing any more is an error, too.
"""

import argparse
import pathlib
import re
import sys
import tomllib
from dataclasses import dataclass, field

import widlparser

HERE = pathlib.Path(__file__).resolve().parent
OURS = HERE.parents[2] / 'js/idl'
EXCEPTIONS = HERE / 'idl-differences.toml'
# What no standard has stands under this comment: members up to an empty line, or all of a definition.
ADDITIONS = re.compile(r"^  // Safari's additions\b.*\n((?:  .*\n)+)|^// Safari's additions\b.*\n.*\{\n((?:.*\n)+?)\};", re.MULTILINE)
ADDITION = 'Addition'
COMMENT = re.compile(r'("[^"\n]*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
TOKEN = re.compile(r'"[^"]*"|\.\.\.|-?[\w.+-]+|\S')
# What stands before the bracket of a union, and not the name of an operation.
BEFORE_UNION = re.compile(r'\b(attribute|optional|or|typedef|static|readonly|required|getter|undefined)\(')
OPENING, CLOSING = '([{<', ')]}>'


@dataclass
class Member:
    """A member as text: what precedes it in brackets, and the rest."""

    attributes: tuple
    text: str

    def key(self):
        """What is compared: the order of extended attributes means nothing."""
        return str(Member(tuple(sorted(self.attributes)), self.text))

    def __str__(self):
        return (f'[{", ".join(self.attributes)}] ' if self.attributes else '') + self.text


@dataclass
class Container:
    """An interface, dictionary, enumeration … with what its partial definitions and mixins add."""

    kind: str
    parent: str = ''
    attributes: set = field(default_factory=set)
    members: dict = field(default_factory=dict)  # name → Members, more than one of an overloaded operation
    mixins: list = field(default_factory=list)
    is_whole: bool = False  # whether more than parts of it are stated


def spaced(text):
    """A text with blanks where Web IDL is usually written with them."""
    text = ' '.join(TOKEN.findall(text))
    text = re.sub(r' (?=[,;?)\]>}])|(?<=[(\[<{]) | (?=<)|(?<![,=]) (?=\()', '', text)
    return BEFORE_UNION.sub(r'\1 (', text).removesuffix(';').strip()


def split_attributes(text):
    """The extended attributes at the beginning of a text, and the rest."""
    text = text.strip()
    if not text.startswith('['):
        return (), text
    depth, parts, start = 0, [], 1
    for at, character in enumerate(text):
        depth += (character in OPENING) - (character in CLOSING)
        if depth == 0 or depth == 1 and character == ',':
            parts.append(spaced(text[start:at]).replace(' = ', '='))
            start = at + 1
        if depth == 0:
            return tuple(parts), text[start:].strip()
    raise ValueError(text)


def member_name(member, text):
    """The name of a member, by which it is compared."""
    if text.startswith('constructor'):
        return 'constructor'
    for word in ('maplike', 'setlike', 'async_iterable', 'iterable'):
        if re.match(rf'(readonly )?{word}\b', text):
            return word
    if text == 'stringifier':
        return 'stringifier'
    name = (getattr(member, "name", None) or "").removeprefix("_")
    if name and not re.fullmatch(r'_*(getter|setter|deleter)_*', name):
        return name
    special = re.match(r'getter|setter|deleter', text)
    kind = 'named' if re.search(r'\((DOMString|CSSOMString) ', text) else 'indexed'
    return f'{special[0]} ({kind})' if special else text


def enter(found, construct):
    """Enters one definition."""
    kind = construct.idl_type
    if kind in ('includes', 'implements'):
        found.setdefault(construct.name, Container('interface')).mixins.append(construct.includes)
        return
    if kind == 'callback' and getattr(construct, 'interface', None):
        members = construct.interface.members
        kind = 'callback interface'
    elif kind in ('typedef', 'callback'):
        _, text = split_attributes(str(construct))
        found[construct.name] = Container(kind, members={construct.name: [Member((), spaced(text))]})
        return
    elif kind == 'enum':
        # NB: Its values have no order that a script can see.
        found[construct.name] = Container(kind, members={str(v).strip().strip('"'): [Member((), str(v).strip())] for v in construct.enum_values})
        return
    else:
        members = construct.members
        kind = 'mixin' if isinstance(construct, widlparser.constructs.Mixin) else kind
    container = found.setdefault(construct.name, Container(kind))
    partial = bool(getattr(construct, 'partial', None))
    if not partial:
        container.kind, container.is_whole = kind, True
    inheritance = getattr(construct, 'inheritance', None)
    if inheritance:
        container.parent = inheritance.base
    if not partial:
        attributes, _ = split_attributes(str(construct))
        container.attributes |= set(attributes)
    for member in members:
        if isinstance(member, widlparser.constructs.ExtendedAttribute):
            continue
        attributes, text = split_attributes(str(member))
        text = spaced(text)
        listed = container.members.setdefault(member_name(member, text), [])
        if kind in ('dictionary',) and listed:
            listed.clear()
        listed.append(Member(attributes, text))


def marked(match):
    """A block of additions, of which each member has an attribute that says so."""
    block = match[1] or match[2]
    head = match[0][:match[0].index(block)]
    statements = re.findall(r'\s*[^;]*;', block)
    return head + ''.join(re.sub(r'^(\s*)\[', rf'\1[{ADDITION}, ', s) if s.lstrip().startswith('[') else f'[{ADDITION}] {s}'
                          for s in statements) + '\n' + ('};' if match[2] else '')


def read(files):
    """Name → Container of all definitions in some files, which are pairs of a name and a text."""
    found = {}
    for name, text in files:
        text = COMMENT.sub(lambda match: match[1] or ' ', ADDITIONS.sub(marked, text))
        for construct in widlparser.Parser(text).constructs:
            if construct.idl_type == 'unknown':
                print(f'{name}: not read: {str(construct).strip()[:100]!r}', file=sys.stderr)
                continue
            enter(found, construct)
    return found


def flattened(found, container, name):
    """Member → its texts and what states it, of a container with its mixins."""
    members = {member: (list(listed), name) for member, listed in container.members.items()}
    for mixin in container.mixins:
        for member, listed in found.get(mixin, Container('mixin')).members.items():
            members.setdefault(member, ([], mixin))[0].extend(listed)
    return members


def without_names(text):
    """A member without the names of its arguments."""
    head, separator, arguments = text.partition('(')
    return head + separator + re.sub(r' \w+(?=( = [^,)]*)?[,)])', '', arguments) if separator else text


def kind_of_difference(ours, theirs):
    if sorted(m.text for m in ours) == sorted(m.text for m in theirs):
        return 'attributes'
    if sorted(without_names(m.text) for m in ours) == sorted(without_names(m.text) for m in theirs):
        return 'names of arguments'
    return 'type'


def compared(ours, theirs):
    """The containers that both state, but for mixins, which count as parts of what includes them."""
    for name, container in sorted(ours.items()):
        if name in theirs and container.kind != 'mixin':
            yield name, container, theirs[name]


def differences(ours, theirs):
    """(what is compared, how it differs, ours, theirs) of what both state, and of what only js/idl states."""
    for name, container in sorted(ours.items()):
        if name not in theirs:
            yield name, 'in no standard', container.kind, ''
    seen = set()
    for name, container, other in compared(ours, theirs):
        if container.is_whole and (container.kind != other.kind or container.parent != other.parent):
            yield name, 'kind', f'{container.kind} : {container.parent}', f'{other.kind} : {other.parent}'
        if container.is_whole and container.attributes != other.attributes:
            yield name, 'attributes', ', '.join(sorted(container.attributes)), ', '.join(sorted(other.attributes))
        published = flattened(theirs, other, name)
        for member, (listed, owner) in flattened(ours, container, name).items():
            known, _ = published.get(member, ([], ''))
            if sorted(m.key() for m in listed) == sorted(m.key() for m in known):
                continue
            is_addition = any(ADDITION in m.attributes for m in listed)
            if is_addition and not known:
                continue
            how = 'in a standard by now' if is_addition else 'in no standard' if not known else kind_of_difference(listed, known)
            found = member if member == owner else f'{owner}.{member}', how, '\n'.join(map(str, listed)), '\n'.join(map(str, known))
            if found not in seen:
                seen.add(found)
                yield found


def missing(ours, theirs):
    """Members of standards that js/idl leaves out."""
    for name, container, other in compared(ours, theirs):
        members = flattened(ours, container, name)
        for member, (listed, owner) in flattened(theirs, other, name).items():
            if member not in members:
                yield f'{name}.{member}', owner, listed


def read_exceptions(text):
    """What differs → the reason."""
    return {name: reason for reason, names in tomllib.loads(text).items() for name in names}


def report(ours, theirs, exceptions):
    """The differences as lines, but for exceptions, and the exceptions that explain none."""
    lines, unused = [], set(exceptions)
    for name, how, our_text, their_text in differences(ours, theirs):
        if name in exceptions:
            unused.discard(name)
            continue
        lines.append(f'{name}: {how}')
        lines += [f'    {sign} {line}' for text, sign in ((our_text, '-'), (their_text, '+')) for line in text.split('\n') if line]
    return lines + [f'{EXCEPTIONS.name}: {name} does not differ' for name in sorted(unused)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('folder', type=pathlib.Path)
    parser.add_argument('--missing', action='store_true')
    options = parser.parse_args()
    texts = lambda folder, pattern: [(path.name, path.read_text()) for path in sorted(folder.glob(pattern))]
    ours, theirs = read(texts(OURS, '*.webidl')), read(texts(options.folder, '*.idl'))
    if options.missing:
        for name, owner, listed in missing(ours, theirs):
            print(name, owner, *listed, sep='\t')
        return 0
    lines = report(ours, theirs, read_exceptions(EXCEPTIONS.read_text()))
    print(*lines, sep='\n', end='\n' if lines else '')
    return 1 if lines else 0


if __name__ == '__main__':
    sys.exit(main())
