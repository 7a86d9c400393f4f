"""idl_members.py: the members of js/idl/*.webidl as JSON for generated-operations.js: what a script can call, with which types.

Needs widlparser, as js/idl/generate.py does.
"""
import pathlib
import sys

IDL = pathlib.Path(__file__).resolve().parents[3] / 'js/idl'
sys.path.insert(0, str(IDL))

from elements import is_reflected  # noqa: E402
from model import read_all  # noqa: E402

KINDS = ('attribute', 'operation', 'constructor', 'iterable', 'stringifier', 'setlike')


def plain(kind, definitions):
    """A type as [name, inner types…]: for a union its first type, for a typedef the named type."""
    while kind.name in definitions.typedefs:
        kind = definitions.typedefs[kind.name]
    if kind.name == 'union':
        return plain(kind.parts[0], definitions)
    name = 'dictionary' if kind.name in definitions.dictionaries else 'callback' if (
        kind.name in definitions.callbacks or kind.name in definitions.callback_interfaces) else kind.name
    if kind.name in definitions.enums:
        return ['enum', *definitions.enums[kind.name][0]]
    return [name, *(plain(part, definitions) for part in kind.parts)]


def written(member, definitions):
    found = {'kind': member.kind, 'name': member.name, 'arguments': [
        {'name': argument.name, 'type': plain(argument.type, definitions), 'variadic': argument.variadic, 'optional': argument.optional}
        for argument in member.arguments]}
    if member.type is not None:
        found['type'] = plain(member.type, definitions)
    for flag in ('readonly', 'static'):
        if getattr(member, flag):
            found[flag] = True
    if is_reflected(member):
        found['reflected'] = True
    if member.specials:
        found['specials'] = sorted(member.specials)
    return found


def interfaces():
    """Name → its parent, the local names of its elements, and its own members with those of its mixins and partial definitions."""
    definitions = read_all()
    found = {}
    for interface in definitions.interfaces:
        entry = found.setdefault(interface.name, {'parent': None, 'tags': [], 'members': []})
        entry['parent'] = entry['parent'] or interface.parent
        if not interface.is_partial:
            entry['tags'] = interface.binding.get('localNames', [])
        entry['members'] += [written(member, definitions) for member in interface.members if member.kind in KINDS]
    for name, mixin, _ in definitions.includes:
        if name in found:
            found[name]['members'] += [written(member, definitions) for member in definitions.mixins[mixin] if member.kind in KINDS]
    return found
