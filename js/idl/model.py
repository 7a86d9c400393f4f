"""model.py: the definitions in the files of js/idl/, as plain objects for generate.py.

widlparser reads the text; this file takes from it what the bindings are made of, and refuses what it does not know, so that
nothing of a definition is dropped silently. What tables beside them add (tables.py) is the binding of an interface or a member. Types are values of `Type`. https://webidl.spec.whatwg.org/#idl
"""

import pathlib
import re
from dataclasses import dataclass, field

import widlparser

from tables import Tables, read_tables

FOLDER = pathlib.Path(__file__).parent
ABSENT = set(re.findall(r'^\w+$', (FOLDER / 'absent.txt').read_text(), re.MULTILINE))
# The extended attributes of Web IDL, https://webidl.spec.whatwg.org/#idl-extended-attributes, and of HTML,
# https://html.spec.whatwg.org/multipage/structured-data.html#serializable-objects, …/custom-elements.html#cereactions, …/dom.html#htmlconstructor,
# …/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes. No others are read.
STANDARD_ATTRIBUTES = {
    'AllowResizable', 'AllowShared', 'Clamp', 'CrossOriginIsolated', 'Default', 'EnforceRange', 'Exposed', 'Global', 'NewObject', 'PutForwards',
    'Replaceable', 'SameObject', 'SecureContext', 'Unscopable',
    'LegacyFactoryFunction', 'LegacyLenientSetter', 'LegacyLenientThis', 'LegacyNamespace', 'LegacyNoInterfaceObject', 'LegacyNullToEmptyString',
    'LegacyOverrideBuiltIns', 'LegacyTreatNonObjectAsNull', 'LegacyUnenumerableNamedProperties', 'LegacyUnforgeable', 'LegacyWindowAlias',
    'CEReactions', 'HTMLConstructor', 'Serializable', 'Transferable',
    'Reflect', 'ReflectDefault', 'ReflectNonNegative', 'ReflectPositive', 'ReflectPositiveWithFallback', 'ReflectRange', 'ReflectSetter', 'ReflectURL',
}


class DefinitionError(Exception):
    """A definition for which the generator cannot create bindings."""


@dataclass
class Type:
    """An IDL type: its name, what is between its angle brackets or in its union, and its extended attributes."""

    name: str  # 'unsigned long', 'sequence', 'union', 'Blob' …
    parts: list = field(default_factory=list)
    nullable: bool = False
    attributes: set = field(default_factory=set)


@dataclass
class Argument:
    name: str
    type: Type
    optional: bool
    variadic: bool
    default: str | None  # as written: 'null', '"text"', '0', '[]', '{}'


@dataclass
class Member:
    kind: str  # attribute, operation, constructor, constant, stringifier, iterable, setlike
    name: str
    attributes: dict
    type: Type | None = None
    arguments: list = field(default_factory=list)
    readonly: bool = False
    static: bool = False
    stringifier: bool = False
    specials: set = field(default_factory=set)  # getter, setter, deleter
    value: str = ''  # of a constant
    key_type: Type | None = None  # of iterable pairs
    steps: str = ''  # the name of the object of steps
    binding: dict = field(default_factory=dict)  # its row of a table
    owner: str = ''  # the interface, mixin or namespace that states it

    @property
    def type_name(self):
        return '' if self.type is None else self.type.name


@dataclass
class DictionaryMember:
    name: str
    type: Type
    required: bool
    default: str | None


@dataclass
class Interface:
    name: str
    parent: str | None
    attributes: dict
    members: list
    file: str
    is_partial: bool = False
    binding: dict = field(default_factory=dict)


@dataclass
class Definitions:
    """All definitions of the files. `interfaces` contains partial interfaces of other files' interfaces, too."""

    interfaces: list = field(default_factory=list)
    namespaces: list = field(default_factory=list)
    mixins: dict = field(default_factory=dict)
    includes: list = field(default_factory=list)  # (interface, mixin, file)
    dictionaries: dict = field(default_factory=dict)  # name → (parent, members, file)
    enums: dict = field(default_factory=dict)  # name → (values, file)
    callbacks: set = field(default_factory=set)
    callback_interfaces: dict = field(default_factory=dict)  # name → (constants, file)
    typedefs: dict = field(default_factory=dict)
    inlined: dict = field(default_factory=dict)  # (interface, member) → its step of inlinedSteps.js
    start: dict = field(default_factory=dict)  # interface that is there from the start → names of the members that are complete then
    error_names: dict = field(default_factory=dict)  # number → what conversions name in errors, as files are generated


TOKEN = re.compile(r'\s*(\[[^\]]*\]|[A-Za-z_][A-Za-z0-9_]*|[<>(),?])')


def parse_type(text):
    """Parses the text of a type."""
    tokens = TOKEN.findall(text)
    if ''.join(tokens) != re.sub(r'\s+', '', re.sub(r'\[[^\]]*\]', lambda match: match[0].replace(' ', ''), text)) and '[' not in text:
        raise DefinitionError(f'no type: {text!r}')
    result, rest = _type(tokens)
    if rest:
        raise DefinitionError(f'no type: {text!r}')
    return result


def _type(tokens):
    attributes = set()
    while tokens and tokens[0].startswith('['):
        attributes |= {_known(name.strip()) for name in tokens[0][1:-1].split(',')}
        tokens = tokens[1:]
    if tokens[0] == '(':
        parts, tokens = [], tokens[1:]
        while True:
            part, tokens = _type(tokens)
            parts.append(part)
            if tokens[0] == ')':
                break
            tokens = tokens[1:]  # 'or'
        result, tokens = _union(parts), tokens[1:]
    else:
        words = [tokens[0]]
        tokens = tokens[1:]
        while tokens and words[-1] in ('unsigned', 'unrestricted', 'long') and tokens[0] in ('long', 'short', 'double', 'float'):
            words.append(tokens[0])
            tokens = tokens[1:]
        result = Type(' '.join(words))
        if tokens and tokens[0] == '<':
            tokens = tokens[1:]
            while True:
                part, tokens = _type(tokens)
                result.parts.append(part)
                separator, tokens = tokens[0], tokens[1:]
                if separator == '>':
                    break
    if tokens and tokens[0] == '?':
        result.nullable, tokens = True, tokens[1:]
    result.attributes |= attributes
    return result, tokens


def _union(parts):
    """A union of types that have values here."""
    parts = [part for part in parts if part.name not in ABSENT]
    return Type('union', parts) if len(parts) > 1 else parts[0] if parts else Type('any')


def _text(production):
    return str(production).strip()


def _default(production):
    return None if production is None else _text(production).removeprefix('=').strip()


def _known(attribute):
    if attribute not in STANDARD_ATTRIBUTES:
        raise DefinitionError(f'[{attribute}] is in no standard: what is our own stands in members.toml')
    return attribute


def _attributes(construct):
    """Extended attributes: name → the text after '=', or ''."""
    found = {}
    for attribute in construct.extended_attributes or []:
        name, _, value = _text(attribute).partition('=')
        found[_known(name.strip())] = value.strip()
    return found


def _arguments(listed):
    return [
        Argument(a.name.removeprefix('_'), _argument_type(a), bool(a.optional), bool(a.variadic), _default(a.default)) for a in (listed or [])
    ]


def factory(text):
    """The name and the arguments of [LegacyFactoryFunction]."""
    name, arguments = text.removesuffix(')').split('(')
    operation = widlparser.Parser(f'interface _ {{ undefined {name}({arguments}); }};').constructs[0].members[0].member
    return name, _arguments(operation.arguments)


def _argument_type(argument):
    result = parse_type(_text(argument.type))
    result.attributes |= set(_attributes(argument))
    return result


def _attribute_member(rest, attributes, **more):
    kind = parse_type(_text(rest.type))
    kind.attributes |= {name for name in attributes if name in TYPE_ATTRIBUTES}
    return Member('attribute', rest._name.name, attributes, kind, readonly=rest.readonly is not None, **more)


TYPE_ATTRIBUTES = {'Clamp', 'EnforceRange', 'LegacyNullToEmptyString', 'AllowShared', 'AllowResizable'}


def _member(construct):
    if not hasattr(construct, 'member'):
        raise DefinitionError(f'no member: {_text(construct)}')
    member = _read_member(construct)
    # An underscore marks a name that would be a keyword. https://webidl.spec.whatwg.org/#idl-names
    member.name = member.name.removeprefix('_')
    return member


def _read_member(construct):
    attributes, member = _attributes(construct), construct.member
    kind = type(member).__name__
    if kind in ('Attribute', 'MixinAttribute'):
        return _attribute_member(member.attribute, attributes)
    if kind == 'Operation':
        return Member('operation', member.name, attributes, parse_type(_text(member.return_type)), _arguments(member.arguments))
    if kind == 'SpecialOperation':
        named = member.operation._name
        return Member('operation', named.name if named else '', attributes, parse_type(_text(member.return_type)),
                      _arguments(member.arguments), specials={_text(special) for special in member.specials})
    if kind == 'StaticMember':
        if member.attribute:
            return _attribute_member(member.attribute, attributes, static=True)
        return Member('operation', member.name, attributes, parse_type(_text(member.return_type)), _arguments(member.arguments), static=True)
    if kind == 'Constructor':
        return Member('constructor', 'constructor', attributes, None, _arguments(member.arguments))
    if kind == 'Const':
        return Member('constant', member.name, attributes, parse_type(_text(member.type)), value=_text(member.value))
    if kind == 'Stringifier':
        if member.attribute:
            return _attribute_member(member.attribute, attributes, stringifier=True)
        return Member('stringifier', 'toString', attributes)
    if kind == 'Setlike':
        return Member('setlike', '', attributes, parse_type(_text(member.type)), readonly=member.readonly is not None)
    if kind == 'Iterable':
        if member.key_type is None:
            return Member('iterable', '', attributes, parse_type(_text(member.type)))
        return Member('iterable', '', attributes, parse_type(_text(member.value_type)), key_type=parse_type(_text(member.key_type)))
    raise DefinitionError(f'a {kind} is written by hand')


def read_all():
    """The definitions of all files of this folder, with its tables."""
    return read([(path.stem, path.read_text()) for path in sorted(FOLDER.glob('*.webidl'))], read_tables())


def read(files, tables=None):
    """The definitions of some files, which are pairs of a name and a text."""
    tables = tables or Tables()
    found = Definitions(start=tables.start)
    for file, text in files:
        for construct in widlparser.Parser(text).constructs:
            try:
                _enter(found, construct, file, tables)
            except (DefinitionError, AttributeError) as error:
                raise DefinitionError(f'{file}.webidl, {construct.name}: {error}') from error
    tables.check()
    return found


def _bound(members, owner, tables):
    for member in members:
        named = f'constructor({member.arguments[0].name})' if member.kind == 'constructor' and member.arguments else member.name
        member.owner, member.binding = owner, tables.member(owner, named)
        if 'reflects' in member.binding:
            kept = {name: value for name, value in member.attributes.items() if not name.startswith('Reflect')}
            member.attributes = kept | _attributes(widlparser.Parser(f'[{member.binding["reflects"]}] interface _ {{}};').constructs[0])
        for argument in member.arguments:
            if argument.name in member.binding.get('unconverted', ()):
                argument.type = Type('any')
    return members


def _enter(found, construct, file, tables):
    kind = construct.idl_type
    if kind == 'namespace':
        members = _bound([_member(member) for member in construct.members], construct.name, tables)
        for member in members:
            member.steps, member.static = f'{construct.name[:1].upper()}{construct.name[1:]}Steps', True
        found.namespaces.append(Interface(construct.name, None, _attributes(construct), members, file,
                                          binding=tables.interface(construct.name)))
    elif kind == 'interface':
        # The parser counts factories, which are extended attributes, among the members.
        members = _bound([_member(member) for member in construct.members if not isinstance(member, widlparser.constructs.ExtendedAttribute)],
                         construct.name, tables)
        if isinstance(construct, widlparser.constructs.Mixin):
            for member in members:
                member.steps = f'{construct.name}Steps'
            found.mixins.setdefault(construct.name, []).extend(members)
            return
        partial = bool(getattr(construct, 'partial', None))
        inheritance = getattr(construct, 'inheritance', None)
        attributes = _attributes(construct)
        for member in members:
            # Of interfaces that exist from the start, only some members have steps that are loaded, too.
            is_apart = partial or construct.name in tables.start and 'Global' not in attributes and (
                'startSteps' not in member.binding and member.kind != 'constructor')
            member.steps = f'{construct.name}Steps_{file}' if is_apart else f'{construct.name}Steps'
        found.interfaces.append(Interface(
            construct.name, inheritance.base if inheritance else None, attributes, members, file, partial, tables.interface(construct.name)))
    elif kind in ('includes', 'implements'):
        found.includes.append((construct.name, construct.includes, file))
    elif kind == 'dictionary':
        inheritance = construct.inheritance
        found.dictionaries[construct.name] = (inheritance.base if inheritance else None, [
            DictionaryMember(member.name, parse_type(_text(member.type)), bool(member.required), _default(member.default))
            for member in construct.members
        ], file)
    elif kind == 'enum':
        found.enums[construct.name] = ([_text(value).strip('"') for value in construct.enum_values], file)
    elif kind == 'callback':
        if construct.interface:
            constants = [_member(member) for member in construct.interface.members if hasattr(member.member, 'value')]
            found.callback_interfaces[construct.name] = (constants, file)
        else:
            found.callbacks.add(construct.name)
    elif kind == 'typedef':
        found.typedefs[construct.name] = parse_type(_text(construct.type))
    else:
        raise DefinitionError(f'{kind} is not known: {_text(construct)[:80]}')
