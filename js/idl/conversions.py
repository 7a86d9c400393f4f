"""conversions.py: JavaScript for values between scripts and steps, by IDL type. https://webidl.spec.whatwg.org/#js-type-mapping

`Conversions` belongs to one file that is written: it collects what that file takes from G and the other functions that it needs.
"""

import re
import zlib

from model import DefinitionError, Type

# Interfaces whose files are written by hand: how an argument is checked and passed to steps (JavaScript for `{}`), how a
# result becomes what scripts see, and how `this` is checked. Nodes are ids.
NODES = {
    'Node': ('nodeArgument({})', 'idOf({})'),
    'Element': ('elementArgument({})', 'elementId({})'),
    'Document': ('documentArgument({})', 'documentId({})'),
}
# The interface of the fragments that have a host.
SHADOW_ROOT = 'ShadowRoot'
# Other interfaces are passed as their objects, which are checked as arguments.
OBJECTS = {
    'EventTarget': 'G.isEventTarget({})',
    'Window': 'G.isWindow({})', 'WindowProxy': 'G.isWindow({})',
}
INTEGERS = {
    'byte': ('{} << 24 >> 24', -128, 127), 'octet': ('{} & 255', 0, 255), 'short': ('{} << 16 >> 16', -32768, 32767),
    'unsigned short': ('{} & 65535', 0, 65535), 'long': ('{} | 0', -2147483648, 2147483647), 'unsigned long': ('{} >>> 0', 0, 4294967295),
    'long long': ('toLongLong({})', -9007199254740991, 9007199254740991),
    'unsigned long long': ('toUnsignedLongLong({})', 0, 9007199254740991),
}
FLOATS = {'double': 'toDouble({})', 'unrestricted double': '+{}', 'float': 'toFloat({})', 'unrestricted float': 'toUnrestrictedFloat({})'}
STRINGS = {'DOMString': 'toText({})', 'USVString': 'toUSV({})', 'ByteString': 'toByteString({})'}
# Numbers of names in errors are below this.
MOST_ERROR_NAMES = 1_000_000
# Steps receive and return the object itself.
UNCONVERTED = {'any', 'undefined', 'async_sequence', 'ObservableArray'}
BUFFERS = {'ArrayBuffer', 'ArrayBufferView', 'DataView', 'BufferSource', 'Uint8Array', 'Uint16Array', 'Uint32Array', 'Float32Array', 'Float64Array',
           'SharedArrayBuffer', 'AllowSharedBufferSource'}


def is_html_element(name):
    return re.fullmatch(r'HTML\w*Element', name) is not None


def lower_camel(name):
    """Blob → blob, CSSRule → cssRule, DOMRect → domRect."""
    match = re.match(r'[A-Z]+(?=[A-Z][a-z])|[A-Z]+', name)
    return match[0].lower() + name[match.end():]


class Conversions:
    def __init__(self, definitions, generated):
        self.definitions = definitions
        self.generated = generated  # name → Interface, of all files
        self.taken = set()
        self.where = ''  # which argument or attribute is converted: a row of js/bindings/errorNames.js, '' for what has no name
        self.functions = {}  # name → its lines

    def take(self, expression):
        """Records the names that an expression reads from G."""
        for name in re.findall(r'(?<![.\w])[A-Za-z]\w*', expression):
            if name in TAKEN:
                self.taken.add(name)
        return expression

    def resolve(self, idl_type):
        known = self.definitions.typedefs.get(idl_type.name)
        if known is None:
            return idl_type
        known = self.resolve(known)
        return Type(known.name, known.parts, known.nullable or idl_type.nullable, known.attributes | idl_type.attributes)

    def is_event(self, name):
        """Whether an interface inherits from Event. Events are passed as their objects."""
        while name in self.generated:
            name = self.generated[name].parent
            if name == 'Event':
                return True
        return False

    def is_node(self, name):
        """Whether an interface is one that nodes have."""
        return name in NODES or name == SHADOW_ROOT or is_html_element(name) or re.fullmatch(r'SVG\w*Element', name) is not None or (
            self.kinds(name) is not None)

    def has_items(self, name):
        """Whether the states of an interface answer for its items themselves. They are passed as the objects that they are,
        and so are nodes in a union with them."""
        return name in self.generated and 'itemState' in self.generated[name].binding

    def is_dictionary(self, idl_type):
        return self.resolve(idl_type).name in self.definitions.dictionaries

    # To IDL values.

    def place(self):
        """The operand with which an error finds the name of the converted value: a number in js/bindings/errorNames.js."""
        if not self.where:
            return ''
        # NB: The number is derived from the text, so a new argument changes no other number, and no other file.
        number = zlib.crc32(self.where.encode()) % MOST_ERROR_NAMES
        other = self.definitions.error_names.setdefault(number, self.where)
        if other != self.where:
            raise DefinitionError(f'{self.where} and {other} have the same number: change MOST_ERROR_NAMES')
        return f', {number}'

    def argument(self, idl_type, value):
        """JavaScript that converts `value`, the name of a variable."""
        idl_type = self.resolve(idl_type)
        if idl_type.nullable and idl_type.name in ('DOMString', 'Node'):
            return self.take(f'toTextOrNull({value})' if idl_type.name == 'DOMString' else f'idOrZero({value}{self.place()})')
        expression = self._argument(idl_type, value)
        if idl_type.nullable and idl_type.name != 'any':
            return f'{value} === null || {value} === undefined ? null : {expression}'
        return expression

    def _argument(self, t, value):
        name = t.name
        if name == 'Promise':
            return self.take(f'resolved({value})')
        if name in UNCONVERTED:
            return value
        if name == 'boolean':
            return f'!!{value}'
        if name in INTEGERS:
            plain, least, most = INTEGERS[name]
            if 'EnforceRange' in t.attributes:
                return self.take(f'toEnforced({value}, {least}, {most})')
            if 'Clamp' in t.attributes:
                return self.take(f'toClamped({value}, {least}, {most})')
            return self.take(plain.format(value))
        if name in FLOATS:
            return self.take(FLOATS[name].format(value))
        if name in STRINGS:
            if 'LegacyNullToEmptyString' in t.attributes:
                return self.take(f'toTextNullEmpty({value})')
            return self.take(STRINGS[name].format(value))
        if name == 'object':
            return self.take(f'toObject({value})')
        if name in BUFFERS:
            return self.take(f"toBuffer({value}, '{name}'{self.place()})")
        if name in self.definitions.enums:
            return self.take(f"toEnum({value}, '{name}', {self.enum(name)})")
        if name in self.definitions.dictionaries:
            return f'{self.dictionary(name)}({value})'
        if name in self.definitions.callbacks or name == 'Function':
            return self.take(f'toFunction({value}{self.place()})')
        if name in self.definitions.callback_interfaces:
            return self.take(f'toObject({value}{self.place()})')
        if name in NODES:
            return self.take(NODES[name][0].format(f'{value}{self.place()}'))
        if self.kinds(name) is not None:
            return self.take(f"nodeOfKinds({value}, {self.kinds(name)}, '{name}'{self.place()})")
        if is_html_element(name) or name == SHADOW_ROOT:
            return self.take(f"htmlElementArgument({value}, '{name}'{self.place()})")
        if name == 'Event' or self.is_event(name):
            return self.take(f"toInterface({value}, G.isEvent({value}), 'Event'{self.place()})")
        if self.has_items(name):
            raise DefinitionError(f'no argument can be a {name} yet')
        if name in self.generated:
            return f'G.{lower_camel(name)}State({value}{self.place()})'
        if name in OBJECTS:
            if OBJECTS[name] is None:
                raise DefinitionError(f'no argument can be a {name} yet')
            return self.take(f"toInterface({value}, {OBJECTS[name].format(value)}, '{name}'{self.place()})")
        if name in ('sequence', 'FrozenArray'):
            return self.take(f'toSequence({value}, {self.function(t.parts[0])})')
        if name == 'record':
            return self.take(f'toRecord({value}, {self.function(t.parts[0])}, {self.function(t.parts[1])})')
        if name == 'union':
            return f'{self.union(t)}({value})'
        raise DefinitionError(f'{name} is neither stated nor known')

    def function(self, idl_type):
        """A function that converts one value: a name if there is one."""
        where, self.where = self.where, ''
        expression = self.argument(idl_type, 'value')
        self.where = where
        match = re.fullmatch(r'(\w+)\(value\)', expression)
        return match[1] if match else f'value => {expression}'

    def kinds(self, name):
        """The bits of the node kinds of an interface that nodes have; None for other interfaces. https://dom.spec.whatwg.org/#dom-node-nodetype"""
        interface = self.generated.get(name)
        if interface is None or 'nodeKinds' not in interface.binding:
            return None
        return sum(1 << kind for kind in interface.binding['nodeKinds'])

    def enum(self, name):
        constant = f'{name}Values'
        if constant not in self.functions:
            values = ', '.join(f"{value if re.fullmatch('[A-Za-z_]+', value) else repr(value)}: true" for value in self.definitions.enums[name][0])
            self.functions[constant] = [f'const {constant} = {{ __proto__: null, {values} }};']
        return constant

    def dictionary(self, name):
        function = f'to{name}'
        if function in self.functions:
            return function
        self.functions[function] = []
        where, self.where = self.where, ''
        # NB: The parts of a literal are evaluated in their order.
        lines = [f'function {function}(value) {{', '  const given = toDictionary(value) || NOTHING;', '  let member;', '  return {', '    __proto__: null,']
        self.taken |= {'toDictionary', 'NOTHING'}
        for owner, members in self.lineage(name):
            for member in sorted(members, key=lambda m: m.name):
                lines.append(self.dictionary_member(name, member))
        self.where = where
        lines += ['  };', '}']
        self.functions.pop(function)
        self.functions[function] = lines
        return function

    def lineage(self, name):
        """A dictionary's ancestors and itself with their members, the furthest first."""
        parent, members, _ = self.definitions.dictionaries[name]
        return (self.lineage(parent) if parent else []) + [(name, members)]

    def dictionary_member(self, name, member):
        converted, absent = self.argument(member.type, 'member'), 'undefined'
        if member.required:
            self.taken.add('missing')
            absent = f"missing('{name}', '{member.name}', '{self.resolve(member.type).name}')"
        elif member.default is not None:
            absent = self.default(member.type, member.default)
        return f'    {member.name}: (member = given.{member.name}) === undefined ? {absent} : {converted},'

    def field(self, init_type, attribute_type):
        """A function that converts a member of an event's dictionary to the attribute's value: platform objects are unchanged."""
        t = self.resolve(init_type)
        if t.name == 'Promise':
            return self.take('resolveWith')
        if t.name in ('any', 'object') and not t.nullable:
            return 'value => value'
        parts = [self.resolve(part) for part in t.parts] if t.name == 'union' else [t]
        if all(self.category(part) == 'interface' for part in parts):
            checked = f"({self._argument(t, 'value')}, value)"
            return f'value => value === null || value === undefined ? null : {checked}' if t.nullable else f'value => {checked}'
        converted = self.argument(t, 'value')
        expression = self.result(attribute_type, converted) if attribute_type is not None else converted
        match = re.fullmatch(r'(\w+)\(value\)', expression)
        return match[1] if match else f'value => {expression}'

    def default(self, idl_type, text):
        if text == '[]':
            return self.take('privateArray()')
        if text == '{}':
            return self.argument(idl_type, 'undefined')
        if text.startswith('"'):
            return "'" + text[1:-1].replace("'", "\\'") + "'"
        return {'Infinity': 'Infinity', '-Infinity': '-Infinity', 'NaN': 'NaN'}.get(text, text)

    def flatten(self, idl_type):
        """A union's member types without inner unions; whether null is among their values."""
        found, nullable = [], idl_type.nullable
        for part in idl_type.parts:
            part = self.resolve(part)
            if part.name == 'union':
                inner, inner_nullable = self.flatten(part)
                found, nullable = found + inner, nullable or inner_nullable
            else:
                nullable = nullable or part.nullable
                found.append(Type(part.name, part.parts, False, part.attributes))
        return found, nullable

    def union(self, idl_type):
        """https://webidl.spec.whatwg.org/#js-union"""
        parts, nullable = self.flatten(idl_type)
        function = 'to' + 'Or'.join(''.join(word[:1].upper() + word[1:] for word in re.findall(r'\w+', self.spelled(part))) for part in parts)
        if function in self.functions:
            return function
        self.functions[function] = []
        where, self.where = self.where, ''
        first = {}
        for part in parts:
            first.setdefault(self.category(part), part)
        lines = [f'function {function}(value) {{']
        if nullable:
            lines.append('  if (value === null || value === undefined) return null;')
        if 'dictionary' in first:
            lines.append(f"  if (value === null || value === undefined) return {self.argument(first['dictionary'], 'value')};")
        isObject = []
        for part in parts:
            if self.category(part) == 'interface':
                test, converted = self.interface_test(part)
                isObject.append(f'    if ({test}) return {converted};')
        for part in parts:
            if part.name in BUFFERS:
                isObject.append(self.take(f"    if (isBuffer(value, '{part.name}')) return value;"))
        if 'callback' in first:
            isObject.append("    if (typeof value === 'function') return value;")
        if 'sequence' in first:
            of = self.function(first['sequence'].parts[0])
            isObject.append(self.take(f'    const method = value[iterator]; if (method !== undefined && method !== null) return toSequence(value, {of}, method);'))
        for kind in ('record', 'dictionary', 'callback interface', 'object'):
            if kind in first:
                isObject.append(f"    return {self.argument(first[kind], 'value')};")
                break
        if isObject:
            lines.append("  if (typeof value === 'object' && value !== null || typeof value === 'function') {")
            lines += isObject + ['  }']
        if 'boolean' in first:
            lines.append("  if (typeof value === 'boolean') return value;")
        if 'number' in first:
            lines.append(f"  if (typeof value === 'number') return {self.argument(first['number'], 'value')};")
        for kind in ('string', 'number', 'boolean'):
            if kind in first:
                lines.append(f"  return {self.argument(first[kind], 'value')};")
                break
        else:
            self.taken.add('TypeError')
            lines.append("  throw new TypeError('Type error');")
        self.where = where
        self.functions.pop(function)
        self.functions[function] = lines + ['}']
        return function

    def spelled(self, idl_type):
        return ' '.join([idl_type.name] + [self.spelled(part) for part in idl_type.parts])

    def category(self, idl_type):
        """The kind of a type, by which overloads and unions are distinguished. https://webidl.spec.whatwg.org/#dfn-distinguishable"""
        t, d = self.resolve(idl_type), self.definitions
        if self.is_node(t.name) or t.name in OBJECTS or t.name in self.generated:
            return 'interface'
        if t.name in BUFFERS:
            return 'buffer'
        if t.name in STRINGS or t.name in d.enums:
            return 'string'
        if t.name in INTEGERS or t.name in FLOATS:
            return 'number'
        if t.name in ('sequence', 'FrozenArray'):
            return 'sequence'
        if t.name in d.dictionaries:
            return 'dictionary'
        if t.name in d.callbacks or t.name == 'Function':
            return 'callback'
        if t.name in d.callback_interfaces:
            return 'callback interface'
        if t.name in ('boolean', 'record', 'object', 'any', 'union', 'undefined'):
            return t.name
        raise DefinitionError(f'{t.name} is neither stated nor known')

    def interface_test(self, t):
        """A test whether `value` is such an object, and the form in which it is passed."""
        if t.name in NODES:
            kind = {'Element': ' && kindOf(idOf(value)) === 1', 'Document': ' && kindOf(idOf(value)) === 9'}.get(t.name, '')
            return self.take(f'isNode(value){kind}'), self.take('idOf(value)')
        if is_html_element(t.name) or t.name == SHADOW_ROOT:
            return self.take(f"isHTMLElementOf(value, '{t.name}')"), self.take('idOf(value)')
        if t.name in OBJECTS:
            if OBJECTS[t.name] is None:
                raise DefinitionError(f'no argument can be a {t.name} yet')
            return OBJECTS[t.name].format('value'), 'value'
        if self.kinds(t.name) is not None:
            return self.take(f'isNode(value) && ({self.kinds(t.name)} >> kindOf(idOf(value)) & 1) === 1'), self.take('idOf(value)')
        return f'G.is{t.name}(value)', f'G.{lower_camel(t.name)}State(value)'

    # To JavaScript values.

    def result(self, idl_type, expression):
        """JavaScript that converts the result of steps."""
        t = self.resolve(idl_type)
        function = self.result_function(t)
        return expression if function is None else self.take(f'{function}({expression})')

    def result_function(self, t):
        t = self.resolve(t)
        if self.is_node(t.name):
            return self.take('wrap')
        if t.name == 'Event' or self.is_event(t.name) or self.has_items(t.name):
            return None
        if t.name in self.generated:
            return self.nullable_maker(t.name) if t.nullable else f'G.make{t.name}'
        if t.name in ('sequence', 'FrozenArray'):
            inner = self.result_function(t.parts[0])
            function = f"list{'' if inner is None else inner.removeprefix('G.')[:1].upper() + inner.removeprefix('G.')[1:]}" + ('Frozen' if t.name == 'FrozenArray' else '') + ('OrNull' if t.nullable else '')
            if function not in self.functions:
                self.take('fromSequence')
                made = self.take(f'fromSequence(list, {inner or "null"}, {"true" if t.name == "FrozenArray" else "false"})')
                null = 'list === null ? null : ' if t.nullable else ''
                self.functions[function] = [f'const {function} = list => {null}{made};']
            return function
        if t.name in self.definitions.dictionaries:
            return self.take('fromDictionary')
        if t.name == 'union' and any(self.has_items(part.name) for part in t.parts):
            return None
        if t.name == 'union' and any(self.result_function(part) for part in t.parts):
            return self.take('wrap') if all(self.is_node(self.resolve(part).name) for part in t.parts) else self.union_result(t)
        return None

    def union_result(self, t):
        """For the interfaces of a union, steps return states, which are objects without a prototype that have the name of their interface."""
        names = [part.name for part in self.flatten(t)[0] if part.name in self.generated]
        function = 'from' + 'Or'.join(names)
        if function not in self.functions:
            tests = ' '.join(f"case '{kind}': return G.make{name}(value);" for name in names for kind in self.descent(name))
            self.functions[function] = [
                f'function {function}(value) {{', "  if (typeof value !== 'object' || value === null) return value;",
                f'  switch (value.interface) {{ {tests} default: return value; }}', '}']
        return function

    def descent(self, name):
        """An interface and those that inherit from it."""
        return [name] + [kind for other in self.generated.values() if other.parent == name for kind in self.descent(other.name)]

    def nullable_maker(self, name):
        function = f'make{name}OrNull'
        if function not in self.functions:
            self.functions[function] = [f'const {function} = state => state === null ? null : G.make{name}(state);']
        return function


# The exports of js/webidl/types.js for generated files.
SHARED_LAZY = {
    'wrongReceiver', 'wrongValue', 'missing', 'NOTHING', 'toLongLong', 'toUnsignedLongLong', 'toEnforced', 'toClamped', 'toFloat', 'toUnrestrictedFloat',
    'toByteString', 'toObject', 'toEnum', 'toInterface', 'isBuffer', 'toBuffer', 'toSequence', 'toRecord', 'fromSequence', 'fromDictionary',
    'nodeOfKinds', 'htmlElementArgument', 'isHTMLElementOf', 'receiverOf', 'elementArgument', 'makeElement', 'documentArgument',
}
# The names that they read from G.primordials.
PRIMORDIALS = {'TypeError', 'iterator', 'objectPrototype', 'reflectSet', 'resolveWith', 'toStringTag', 'arrayValues'}
# All names that they may read.
TAKEN = SHARED_LAZY | PRIMORDIALS | {
    'Given', 'ObjectCreate', 'defineInterface', 'need', 'toText', 'toTextOrNull', 'toTextNullEmpty', 'toUSV', 'toDouble', 'toDictionary', 'toFunction',
    'nodeArgument', 'idOf', 'elementId', 'htmlElementId', 'documentId', 'isNode', 'kindOf', 'wrap', 'resolved', 'rejected', 'privateArray', 'makeTarget', 'makeIndexed',
    'itemKind', 'itemState', 'accessors', 'addIterable', 'addSetlike', 'addIterator', 'adoptWrapper', 'define', 'mixin', 'setPrototypeOf', 'defineEvent',
    'eventReceiver', 'unforgeable', 'windowReceiver', 'getPrototypeOf', 'replace', 'apply', 'lazyGet', 'lazySet', 'lazyCall', 'idOrZero',
}
