"""interfaces.py: the bindings of one IDL file, a file of js/bindings/.

Interface objects, prototypes and their properties are those of https://webidl.spec.whatwg.org/#js-interfaces. The bindings check the
receiver, count and convert the arguments, call the steps and convert what they give; the steps are written by hand.
"""

import re

from conversions import PRIMORDIALS, SHADOW_ROOT, SHARED_LAZY, TAKEN, Conversions, NODES, is_html_element, lower_camel
from elements import MORE, REFLECTING, is_reflected
from model import DefinitionError, Member, factory
from operations import numbered
from order import ITERATORS, in_order, kept_places

GETTER, SETTER = ', 1', ', 2'
# Extended attributes without a meaning for a world of one secure window, or that steps implement.
HEEDED_ELSEWHERE = {
    'Exposed', 'SecureContext', 'NewObject', 'Serializable', 'Transferable', 'Clamp', 'EnforceRange', 'LegacyNullToEmptyString',
    'AllowShared', 'AllowResizable', 'LegacyWindowAlias', 'ReflectSetter',
}
REFLECTED = {*REFLECTING, *MORE}
INTERFACE_ATTRIBUTES = {'LegacyNoInterfaceObject', 'LegacyOverrideBuiltIns', 'LegacyUnenumerableNamedProperties'}
HANDLER_TYPES = {'EventHandler', 'OnErrorEventHandler', 'OnBeforeUnloadEventHandler'}


class Bindings:
    """The generated file of one IDL file."""

    def __init__(self, file, definitions, generated, lazy):
        self.file, self.definitions, self.generated, self.lazy = file, definitions, generated, lazy
        self.convert = Conversions(definitions, generated)
        self.steps = []  # the objects of steps that it calls
        # Files that run early, or for most pages, read lazy names when they need them.
        self.is_patient = any(
            interface.file == file and name in generated and self.convert.is_node(name) for name, interface in generated.items())
        self.interfaces, self.namespaces = [], []

    def text(self):
        """The file's text. A file without interfaces of its own has none: ''."""
        parts = []
        for interface in self.definitions.interfaces:
            if interface.file == self.file and interface.name in self.generated and not interface.is_partial:
                parts += self.interface(interface)
        for name, (constants, file) in self.definitions.callback_interfaces.items():
            if file == self.file and constants:
                self.interfaces.append(name)
                parts += ['', f"G.defineCallbackInterface('{name}', {{", '  __proto__: null,'] + indented(filled(
                    [f'{c.name}: {c.value},' for c in constants])) + ['});']
        for interface in self.definitions.interfaces:
            if interface.file == self.file and 'LegacyFactoryFunction' in interface.attributes:
                parts += self.factory(interface)
        lazy = {}
        for name, members in self.extensions(self.file):
            cold = [m for m in members if name not in self.lazy or 'lazy' in m.binding]
            if cold:
                lazy.setdefault(name, []).extend(cold)
            members = [m for m in members if m not in cold]
            if members:
                parts += self.extension(name, members)
        for name, members in lazy.items():
            parts += self.cold_part(name, members)
        for namespace in self.definitions.namespaces:
            if namespace.file == self.file:
                parts += self.namespace(namespace)
        if not parts:
            return ''
        # Parents come before interfaces that inherit from them, in the order of the file.
        exposes = ', '.join(self.interfaces + self.namespaces) or 'members of other interfaces'
        body = self.patient(self.functions() + parts)
        return self.file_text(f'of js/idl/{self.file}.webidl', exposes, [f'const {steps} = G.{steps};' for steps in self.steps] + body)

    def patient(self, body):
        """Names of lazy modules are read when they are needed."""
        if self.is_patient:
            for name in self.convert.taken & SHARED_LAZY:
                body = [re.sub(rf'(?<![.\w\'"]){name}(?=[(),;])', f'G.{name}', line) for line in body]
            self.convert.taken -= SHARED_LAZY
        return body

    def functions(self):
        return [line for lines in self.convert.functions.values() for line in lines]

    def file_text(self, made_of, exposes, body):
        text = '\n'.join(body)
        self.convert.taken = {name for name in self.convert.taken if re.search(rf'(?<![.\w]){name}\b', text)}
        takes = sorted(self.convert.taken - PRIMORDIALS)
        head = [f'// js/bindings/{self.file}.js: the bindings that js/idl/generate.py made {made_of}. Not to be edited.',
                '//'] + comment(f'Exposes {exposes}.') + ["'use strict';", '{']
        top = ['const G = this;'] + wrapped(takes, 'G') + wrapped(sorted(self.convert.taken & PRIMORDIALS), 'G.primordials')
        return '\n'.join(head + ['  ' + line if line else '' for line in top + body] + ['}', ''])

    def extensions(self, file):
        """The members that a file defines for handwritten interfaces: name, members."""
        for interface in self.definitions.interfaces:
            if interface.file == file and interface.name not in self.generated:
                yield from self.by_function(interface.name, interface.members)
        for name, mixin, including in self.definitions.includes:
            if including == file and name not in self.generated:
                yield from self.by_function(name, self.definitions.mixins[mixin])

    def by_function(self, name, members):
        """The members that are functions, and not rows of the table of elements."""
        found = [m for m in members if not is_reflected(m) and 'HTMLConstructor' not in m.attributes]
        if found:
            yield name, found

    # One interface.

    def members_of(self, interface):
        members = list(interface.members)
        for name, mixin, _ in self.definitions.includes:
            if name == interface.name:
                if mixin not in self.definitions.mixins:
                    raise DefinitionError(f'{name} includes {mixin}, which nothing states')
                members += self.definitions.mixins[mixin]
        for other in self.definitions.interfaces:
            if other.is_partial and other.name == interface.name:
                members += other.members
        return members

    def interface(self, interface):
        name, members = interface.name, self.members_of(interface)
        if self.convert.is_event(name):
            return self.event(interface, members)
        self.refuse_unknown(interface.attributes, INTERFACE_ATTRIBUTES, name)
        is_node, has_items = self.convert.is_node(name), self.convert.has_items(name)
        self.interfaces.append(name)
        self.convert.taken |= {'defineInterface'}
        receiver = Receiver(self, name, is_node, has_items=has_items)
        lines = [''] + (receiver.check() if is_node else self.item_kind(interface) if has_items else self.brand(interface))
        description = ["__proto__: null,"]
        if interface.parent:
            description.append(f'parent: G.{interface.parent},')
        if 'LegacyNoInterfaceObject' in interface.attributes:
            description.append('hidden: true,')
        constructors = [member for member in members if member.kind == 'constructor']
        if constructors:
            is_indexed = any('getter' in m.specials for m in members)
            description += self.constructor(name, constructors, is_node, is_indexed)
        description += self.constants(members) + self.unscopables(members)
        unforgeable = [m for m in members if 'LegacyUnforgeable' in m.attributes]
        own = self.members([m for m in members if not m.static and m not in unforgeable], receiver, self.later_names(interface, members))
        statics = self.members([m for m in members if m.static], None)
        description += ['members: {'] + indented(['constructor: undefined,'] + own) + ['},'] if own else []
        description += ['statics: {', '  __proto__: null,'] + indented(statics) + ['},'] if statics else []
        iterable = [m for m in members if m.kind == 'iterable']
        indexed, named = self.special(members, 'getter', 'unsigned long'), self.special(members, 'getter', 'DOMString')
        if indexed and (not iterable or iterable[0].key_type is None):
            description.append("iterable: 'array'," if iterable else "iterable: 'values',")
        lines += [f"const {name} = defineInterface('{name}', {{"] + indented(description) + ['});']
        handlers = self.handlers(members)
        if handlers:
            self.convert.taken.add('accessors')
            lines.append(f"accessors({name}.prototype, G.handlerAccessors('{handlers}'{self.lenient(members)}, {receiver.function()}{self.hidden(members)}));")
        if iterable and iterable[0].key_type is not None:
            self.convert.taken.add('addIterable')
            self.use(iterable[0].steps)
            lines.append(f"addIterable({name}, '{name}', {name}Brand, {iterable[0].steps});")
        setlike = next((m for m in members if m.kind == 'setlike'), None)
        if setlike:
            self.convert.taken.add('addSetlike')
            item = self.convert.function(setlike.type)
            lines.append(f"addSetlike({name}, (object, member, kind) => {self.use(setlike.steps)}.set({name}Brand.of(object, member, kind)), {item},")
            lines.append(f"  (object, value, isThere) => {setlike.steps}.changed({name}Brand.of(object), value, isThere));")
        if unforgeable:
            self.convert.taken.add('unforgeable')
            lines += ['const forge = unforgeable({', '  __proto__: null,'] + indented(self.members(unforgeable, receiver)) + ['});']
        prototype = f'{name}.prototype'
        if 'table' in interface.binding:
            if has_items:
                # NB: Not by the interface object: accessing it would create it, with all members of the table.
                prototype = f'{name}Prototype'
                lines.append(f"const {prototype} = G.interfacePrototype('{name}');")
            lines.append(f"{self.use(f'{name}Steps')}.table({f'{prototype}, {name}Kind' if has_items else f'{name}, {name}Brand'});")
        if has_items:
            lines.append(self.convert.take(f'G.make{name} = state => makeIndexed({prototype}, state, {name}Kind);'))
        elif not is_node:
            lines += self.offered(interface, members, indexed, named, bool(unforgeable))
        return without_unused(lines, name) if is_node else lines

    def later_names(self, interface, members):
        """The names of members that are added to an interface's prototype after its creation."""
        names = {m.name for m in members if is_handler(m)}
        if any(m.kind in ('iterable', 'setlike') for m in members):
            names |= set(ITERATORS)
        if any(m.kind == 'setlike' for m in members):
            names |= {'size', 'has', 'add', 'delete', 'clear'}
        if 'table' in interface.binding and interface.name == 'ElementInternals':
            element = [m for other in self.definitions.interfaces if other.name == 'Element' for m in self.members_of(other)]
            names |= {m.name for m in element if is_reflected(m) and (m.name == 'role' or m.name.startswith('aria'))}
        return names

    def constants(self, members):
        found = [m for m in members if m.kind == 'constant']
        if not found:
            return []
        return ['constants: {', '  __proto__: null,'] + indented(filled([f'{c.name}: {c.value},' for c in found])) + ['},']

    def unscopables(self, members):
        names = [m.name for m in members if 'Unscopable' in m.attributes]
        return ['unscopables: ['] + indented(filled([f"'{name}'," for name in names])) + ['],'] if names else []

    def made(self, interface, object, state):
        """An object that gets a state, and that steps may initialize further."""
        new = f'new {interface.name}Brand({object}, {state})'
        return f"{self.use(f'{interface.name}Steps')}.made({new})" if 'made' in interface.binding else new

    def lineage(self, interface):
        """The members of an interface and of its ancestors, its own first."""
        parent = self.generated.get(interface.parent)
        return self.members_of(interface) + (self.lineage(parent) if parent else [])

    def item_kind(self, interface):
        """The common properties of the objects of an interface with indexed or named properties. js/webidl/indexed.js"""
        name, members = interface.name, self.lineage(interface)
        indexed, named = self.special(members, 'getter', 'unsigned long'), self.special(members, 'getter', 'DOMString')
        if indexed and not any(m.name == 'length' and m.kind == 'attribute' for m in members):
            raise DefinitionError(f'{name} has items and no length')
        traits = {
            'items': indexed, 'names': named,
            'override': 'LegacyOverrideBuiltIns' in interface.attributes,
            'called': 'called' in interface.binding,
            'enumerable': named and 'LegacyUnenumerableNamedProperties' not in interface.attributes,
            'delete': self.special(members, 'deleter', 'DOMString'),
        }
        parent = f'G.{interface.parent}Kind' if self.convert.has_items(interface.parent) else 'null'
        words = [f"'{name}'", parent, f"'{' '.join(trait for trait, is_so in traits.items() if is_so)}'"]
        setters = [self.special(members, 'setter', 'unsigned long'), self.special(members, 'setter', 'DOMString')]
        while setters and setters[-1] is None:
            setters.pop()
        words += ['null' if setter is None else self.convert.function(setter.arguments[1].type) for setter in setters]
        kind = f'const {name}Kind'
        if any(other.parent == name for other in self.generated.values()):
            kind += f' = G.{name}Kind'
        return [self.convert.take(f"{kind} = itemKind({', '.join(words[:3])}") + (');' if len(words) == 3 else ',')] + (
            [f"  {self.convert.take(', '.join(words[3:]))});"] if len(words) > 3 else [])

    def event(self, interface, members):
        """An event interface: rows of its dictionary's own members, names of the attributes that expose them, and all other members."""
        name = interface.name
        self.refuse_unknown(interface.attributes, set(), name)
        self.interfaces.append(name)
        self.convert.taken.add('defineEvent')
        attributes = {m.name: m for m in members if m.kind == 'attribute'}
        given, rows = self.event_dictionaries(name), []
        inherited = self.event_dictionaries(interface.parent)
        for owner, owned in given:
            if owner not in [known for known, _ in inherited] and owner != 'EventInit':
                for member in sorted(owned, key=lambda m: m.name):
                    shown = attributes.get(member.name)
                    converted = self.convert.field(member.type, None if shown is None else shown.type)
                    default = 'undefined' if member.default is None else self.convert.default(member.type, member.default)
                    if member.default == '[]':
                        default = self.convert.result(shown.type, default)
                    required = f", '{owner}', '{self.convert.resolve(member.type).name}'" if member.required else ''
                    rows.append(f'{member.name}: [{converted}, {default}{required}],')
        known = {member.name for _, owned in given for member in owned}
        plain = [m.name for m in attributes.values() if m.name in known and 'computed' not in m.binding and m.type.name != 'Promise']
        receiver = Receiver(self, name, False, is_event=True)
        others = [m for m in members if m.name not in plain]
        own = self.members(others, receiver)
        constructors = [m for m in members if m.kind == 'constructor']
        constants = [m for m in members if m.kind == 'constant']
        description = ['__proto__: null,', f'parent: G.{interface.parent},']
        if constructors:
            description.append(f'length: {self.required(constructors[0])},')
        if constants:
            description += ['constants: {', '  __proto__: null,'] + indented(filled([f'{c.name}: {c.value},' for c in constants])) + ['},']
        if rows:
            description += ['init: {', '  __proto__: null,'] + indented(filled(rows)) + ['},']
        if plain or own:
            # The names of all members in order, with a mark if a member is not one of the fields.
            marked = [(name, name) for name in plain] + [(m.name, f'-{m.name}') for m in others if m.kind in ('attribute', 'operation') and m.name]
            plain = list(dict.fromkeys(word for _, word in in_order(name, marked)))
            shown = filled(plain)
            description += [f"fields: '{' '.join(plain)}',"] if len(shown) == 1 else ["fields: '" + " ' +\n    '".join(shown) + "',"]
        description += ['members: {'] + indented(own) + ['},'] if own else []
        return ['', f"G.defineLazily('{name}', () => defineEvent('{name}', {{"] + indented(description) + ['}));']

    def event_dictionaries(self, name):
        """The dictionaries of an event's constructor and of its ancestors'."""
        if name not in self.generated:
            return []
        for member in self.members_of(self.generated[name]):
            if member.kind == 'constructor':
                return self.convert.lineage(member.arguments[1].type.name)
        return self.event_dictionaries(self.generated[name].parent)

    def brand(self, interface):
        """The class whose private field marks objects of the interface, and stores their state."""
        name, parent = interface.name, interface.parent
        self.convert.taken |= {'Given', 'wrongReceiver'}
        base, given = 'Given', 'object'
        if parent in self.generated:
            base, given = f'G.{parent}Brand', 'object, state'
        elif parent == 'EventTarget':
            self.convert.taken.add('makeTarget')
            given = 'makeTarget(object)'
        elif parent is not None:
            raise DefinitionError(f'{name} inherits from {parent}, which is written by hand')
        if any('LegacyUnforgeable' in member.attributes for member in self.members_of(interface)):
            given = given.replace('object', 'forge(object)', 1)
        return [
            f'class {name}Brand extends {base} {{',
            '  #state;',
            f'  constructor(object, state) {{ super({given}); this.#state = state; state.object = object; }}',
            '  static of(object, member, kind = 0) {',
            f"    if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('{name}', member, kind);",
            '    return object.#state;',
            '  }',
            "  static is(value) { return typeof value === 'object' && value !== null && #state in value; }",
            '  static from(value, where) {',
            f"    if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('{name}', where);",
            '    return value.#state;',
            '  }',
            '}',
            f'G.{name}Brand = {name}Brand;',
        ]

    def offered(self, interface, members, indexed, named, is_forged):
        name, state = interface.name, f'{lower_camel(interface.name)}State'
        self.convert.taken |= {'wrongValue'} if indexed or named else {'ObjectCreate', 'wrongValue'}
        made = f'ObjectCreate({name}.prototype)'
        if is_forged and (indexed or named):
            raise DefinitionError(f'[LegacyUnforgeable] members of {name}, whose objects are made otherwise')
        lines = []
        if indexed or named:
            self.convert.taken |= {'makeIndexed'}
            lines += self.item_kind(interface)
            function = f'{lower_camel(name)}Indexed' if self.is_constructed(members) else 'indexed'
            parameters, prototype = ('(state, prototype)', 'prototype') if self.is_constructed(members) else ('state', f'{name}.prototype')
            lines += [f'const {function} = {parameters} => makeIndexed({prototype}, {{'] + indented(self.indexed_state(interface, members, indexed, named)) + [f'}}, {name}Kind);']
            made = f'{function}(state, {name}.prototype)' if self.is_constructed(members) else 'indexed(state)'
            if not self.is_constructed(members):
                lines = ['{'] + indented(lines)
        making = [
            f'G.make{name} = state => {{',
            '  if (state.object !== undefined) return state.object;',
            f"  if (state.interface !== undefined && state.interface !== '{name}') return G[`make${{state.interface}}`](state);",
            f'  return {self.made(interface, made, "state")};',
            '};',
        ]
        lines += indented(making) + ['}'] if (indexed or named) and not self.is_constructed(members) else making
        return lines + [
            f'G.is{name} = {name}Brand.is;',
            f'G.{state} = {name}Brand.from;',
        ]

    @staticmethod
    def is_constructed(members):
        return any(m.kind == 'constructor' for m in members)

    def special(self, members, kind, argument):
        for member in members:
            if kind in member.specials and member.arguments[0].type.name == argument:
                return member
        return None

    def indexed_state(self, interface, members, indexed, named):
        """The functions that makeIndexed requires of an object. https://webidl.spec.whatwg.org/#js-legacy-platform-objects"""
        steps = f'{interface.name}Steps'
        self.use(steps)
        lines = ['__proto__: null,']
        if indexed:
            result = self.convert.result(indexed.type, f"{steps}.{indexed.name or 'item'}(state, index)")
            lines += [f'count: () => {steps}.length(state),', f'at: index => index < {steps}.length(state) ? {result} : undefined,']
        setter = self.special(members, 'setter', 'unsigned long')
        if setter:
            lines.append(f"setAt: (index, value) => {{ {steps}.{setter.name or 'setIndexed'}(state, index, value); }},")
        if named:
            function = self.convert.result_function(named.type)
            value = f"{steps}.{named.name or 'namedItem'}(state, name)"
            self.convert.functions.setdefault('orUndefined', [
                'function orUndefined(value, convert) { return value === undefined || value === null ? undefined : convert === null ? value : convert(value); }'])
            lines += [f'named: name => orUndefined({value}, {function or "null"}),', f'names: () => {steps}.names(state),']
            setter, deleter = self.special(members, 'setter', 'DOMString'), self.special(members, 'deleter', 'DOMString')
            if setter:
                lines.append(f"setNamed: (name, value) => {{ {steps}.{setter.name or 'setNamed'}(state, name, value); }},")
            if deleter:
                lines.append(f"deleteNamed: name => {{ {steps}.{deleter.name or 'deleteNamed'}(state, name); }},")
        return lines

    def namespace(self, namespace):
        """https://webidl.spec.whatwg.org/#es-namespaces"""
        name = namespace.name
        self.refuse_unknown(namespace.attributes, set(), name)
        self.namespaces.append(name)
        self.convert.taken |= {'mixin', 'define', 'toStringTag'}
        lines = ['', f"G.defineLazily('{name}', object => {{"]
        if 'ownPrototype' in namespace.binding:
            self.convert.taken |= {'ObjectCreate', 'setPrototypeOf', 'objectPrototype'}
            lines.append('  setPrototypeOf(object, ObjectCreate(objectPrototype));')
        return lines + ['  mixin(object, {', '    __proto__: null,'] + indented(indented(self.members(namespace.members, None))) + [
            '  });', f"  define(object, toStringTag, '{name}', false, false, true);", '});']

    # Members.

    def members(self, members, receiver, later=()):
        """Lines for members in WebKit's order, with placeholders for later ones, by their names."""
        owner = '' if receiver is None else receiver.name
        return [line for _, lines in in_order(owner, self.units(members, receiver) + kept_places(owner, set(later))) for line in lines]

    def units(self, members, receiver):
        """The lines of each member with its name: attributes, then operations, then the stringifier."""
        units, last, done = [], [], set()
        for member in sorted(members, key=lambda m: m.kind != 'attribute'):
            if member.kind == 'attribute' and member.type.name not in HANDLER_TYPES:
                made = self.attribute(member, receiver)
                last += [line for line in made if line.startswith('toString()')]
                units.append((member.name, [line for line in made if not line.startswith('toString()')]))
            elif member.kind == 'operation' and member.name and member.name not in done:
                done.add(member.name)
                units.append((member.name, self.operation([m for m in members if m.kind == 'operation' and m.name == member.name], receiver)))
            elif member.kind == 'stringifier':
                last.append(f"toString() {{ return {self.use(member.steps)}.stringify({receiver.of('toString')}); }},")
        return units + ([('toString', last)] if last else [])

    def attribute(self, member, receiver):
        known = {'SameObject', 'PutForwards', 'Replaceable', 'LegacyLenientSetter', 'Unscopable', 'CEReactions', 'LegacyUnforgeable'}
        self.refuse_unknown(member.attributes, known | (REFLECTED if 'computed' in member.binding else set()), member.name)
        name = member.name
        this = '' if receiver is None else receiver.of(name, GETTER)
        if receiver is not None and receiver.is_event and member.type.name == 'Promise':
            self.convert.taken.add('rejected')
            return [f"get {name}() {{ try {{ return {this}.fields.{name}; }} catch (error) {{ return rejected(error); }} }},"]
        if self.is_inlined(member):
            statements, value = self.inline(member, this)
            lines = [f"get {name}() {{ {''.join(s + ' ' for s in statements)}return {value}; }},"]
            return lines if member.readonly and 'PutForwards' not in member.attributes else lines + self.setter(member, receiver)
        if receiver is not None and receiver.has_items and name == 'length':
            return [f'get length() {{ return {this}.count(); }},'] + ([] if member.readonly else self.setter(member, receiver))
        steps = self.use(member.steps)
        value = self.convert.result(member.type, f'{steps}.{name}({this})')
        if member.type.name == 'Promise':
            self.convert.taken.add('rejected')
            lines = [f'get {name}() {{ try {{ return {value}; }} catch (error) {{ return rejected(error); }} }},']
        elif member.type.name == 'FrozenArray' and ('SameObject' in member.attributes or 'kept' in member.binding):
            # NB: The same array each time; it is stored in the state.
            state = self.convert.result(member.type, f'{steps}.{name}(state)')
            lines = [f'get {name}() {{', f'  const state = {this or steps};', f'  return state.{name}Array ??= {state};', '},']
        else:
            lines = [f'get {name}() {{ return {value}; }},']
        if not member.readonly or SETTERS & set(member.attributes):
            lines += self.setter(member, receiver)
        if member.stringifier:
            lines.append(f"toString() {{ return {steps}.{name}({receiver.of('toString')}); }},")
        return lines

    def is_inlined(self, member):
        return (member.owner, member.name) in self.definitions.inlined

    def inline(self, member, this):
        """The expression in place of a call of steps (inlinedSteps.js), with the receiver's id and the arguments."""
        step = self.definitions.inlined[member.owner, member.name]
        expression = numbered(step.with_arguments([safe(argument.name) for argument in member.arguments]))
        self.convert.taken |= step.constants
        uses = len(re.findall(r'\bid\b', expression))
        if uses == 1 and member.kind == 'attribute':
            return [], self.convert.result(member.type, 'INLINE').replace('INLINE', re.sub(r'\bid\b', this, expression))
        return [f'const id = {this};' if uses else f'{this};'], self.convert.result(member.type, 'INLINE').replace('INLINE', expression)

    def setter(self, member, receiver):
        name = member.name
        if 'PutForwards' in member.attributes:
            self.convert.taken.add('putForward')
            target = receiver.of(name, SETTER) if receiver.name == 'Window' else f'({receiver.of(name, SETTER)}, this)'
            return [f"set {name}(value) {{ putForward({target}, '{name}', '{member.attributes['PutForwards']}', value); }},"]
        if 'LegacyLenientSetter' in member.attributes:
            return [f"set {name}(value) {{ {receiver.of(name, SETTER)}; }},"]
        if 'Replaceable' in member.attributes:
            if receiver.name == 'Window':
                self.convert.taken.add('replace')
                return [f"set {name}(value) {{ replace(this, '{name}', value); }},"]
            self.convert.taken.add('define')
            return [f"set {name}(value) {{ {receiver.of(name, SETTER)}; define(this, '{name}', value, true, true, true); }},"]
        call = f'{self.use(member.steps)}.set{member.name[:1].upper()}{member.name[1:]}'
        this = '' if receiver is None else receiver.of(name, SETTER)
        resolved = self.convert.resolve(member.type)
        if resolved.name in self.definitions.enums:
            # An attribute ignores values that are not in its enumeration.
            values = self.convert.enum(resolved.name)
            return [f'set {name}(value) {{', f'  const state = {this};', f"  value = {self.convert.take('toText(value)')};",
                    f'  if ({values}[value] === true) {call}(state, value);', '},']
        self.convert.where = '' if receiver is None else f'{receiver.name}.{name}'
        converted = self.convert.argument(member.type, 'value')
        self.convert.where = ''
        if receiver is None:
            return [f'set {name}(value) {{ {call}({converted}); }},']
        return fitted(f'set {name}(value) {{', [f'const state = {this};', f'{call}(state, {converted});'], '},')

    def constructor(self, name, constructors, is_node, is_indexed=False):
        steps = self.use(constructors[0].steps)
        required = min(self.required(c) for c in constructors)
        lines = [f'length: {required},'] if required else []
        if is_node:
            self.convert.taken.add('adoptWrapper')
            made = lambda value: f'return adoptWrapper(object, {value});'
        else:
            made = lambda value: f"return {self.made(self.generated[name], 'object', value)};"
        if len(constructors) > 1:
            statements, parameters = self.dispatch(constructors, f'{steps}.construct', None, name, made)
            return lines + [f"construct({', '.join(['object'] + parameters)}) {{"] + indented(statements) + ['},']
        body, parameters = self.call(constructors, f'{steps}.construct', None, name)
        parameters = ['object'] + parameters
        statements, call = body
        if is_indexed:
            self.convert.taken.add('getPrototypeOf')
            statements.append(f'const state = {call};')
            call, made = '', lambda _: f"return {self.made(self.generated[name], f'{lower_camel(name)}Indexed(state, getPrototypeOf(object))', 'state')};"
        return lines + [f"construct({', '.join(parameters)}) {{"] + indented(statements + [made(call)]) + ['},']

    def operation(self, overloads, receiver):
        for member in overloads:
            self.refuse_unknown(member.attributes, {'CEReactions', 'Unscopable', 'Default', 'SameObject', 'LegacyUnforgeable'}, member.name)
        member = overloads[0]
        if 'Default' in member.attributes:
            return self.default_operation(member, receiver)
        if receiver is not None and receiver.has_items and 'getter' in member.specials:
            return self.item_getter(member, receiver)
        name, required = member.name, min(self.required(m) for m in overloads)
        if self.is_inlined(member):
            return self.inline_operation(member, receiver, required)
        steps = f"{self.use(member.steps)}.{member.binding.get('steps', name)}"
        is_promise = member.type.name == 'Promise'
        statements, parameters = [], None
        if receiver is not None:
            statements.append(f'const state = {receiver.of(name)};')
        if required:
            self.convert.taken.add('need')
            statements.append(f'need(arguments.length, {required});')
        if len(overloads) == 1:
            (converting, call), parameters = self.call(overloads, steps, receiver)
            statements += converting + self.returning(member.type, call)
        else:
            dispatch, parameters = self.dispatch(overloads, steps, receiver)
            statements += dispatch
        if receiver is not None:
            used = [line for line in statements[1:] if re.search(r'\bstate\b', line)]
            if not used:
                statements[0] = f'{receiver.of(name)};'
            elif len(statements) == 2 and len(re.findall(r'\bstate\b', used[0])) == 1:
                statements = [used[0].replace('state', receiver.of(name))] if re.search(r'\(state\b', used[0]) else statements
        if is_promise:
            self.convert.taken.add('rejected')
            statements = ['try {'] + indented(statements) + ['} catch (error) { return rejected(error); }']
        head = f"{name}({', '.join(parameters)}) {{"
        if len(statements) == 1 and len(head + statements[0]) < 140:
            return [f'{head} {statements[0]} }},']
        return [head] + indented(statements) + ['},']

    def inline_operation(self, member, receiver, required):
        statements, value = self.inline(member, receiver.of(member.name))
        if required:
            self.convert.taken.add('need')
            statements.append(f'need(arguments.length, {required});')
        (converting, _), parameters = self.call([member], '', receiver)
        statements += converting + [f'{value};' if member.type.name == 'undefined' else f'return {value};']
        return fitted(f"{member.name}({', '.join(parameters)}) {{", statements, '},')

    def item_getter(self, member, receiver):
        """`item` or `namedItem`, which a state implements itself."""
        argument = member.arguments[0]
        absent = 'orNull' if member.type.nullable else 'orEmpty'
        self.convert.functions.setdefault(absent, [
            f"function {absent}(item) {{ return item === undefined ? {'null' if member.type.nullable else repr('')} : item; }}"])
        self.convert.taken.add('need')
        ask = 'at' if argument.type.name == 'unsigned long' else 'named'
        return [f'{member.name}({argument.name}) {{'] + indented([
            f'const state = {receiver.of(member.name)};', 'need(arguments.length, 1);',
            f'return {absent}(state.{ask}({self.convert.argument(argument.type, argument.name)}));']) + ['},']

    def default_operation(self, member, receiver):
        """[Default] toJSON(): an object of the attributes, the ancestors' first. https://webidl.spec.whatwg.org/#default-tojson-steps"""
        if member.name != 'toJSON':
            raise DefinitionError(f'[Default] {member.name} has no default')
        self.convert.taken.add('fromDictionary')
        lines = [f"const state = {receiver.of('toJSON')};", 'return fromDictionary({', '  __proto__: null,']
        for owner in self.ancestry(receiver.name):
            attributes = [m for m in self.members_of(owner) if m.kind == 'attribute' and not m.static]
            if not any('Default' in m.attributes for m in self.members_of(owner)):
                continue
            for attribute in attributes:
                if attribute.type.name not in HANDLER_TYPES and self.is_json(attribute.type):
                    value = f'{self.use(attribute.steps)}.{attribute.name}(state)'
                    lines.append(f'  {attribute.name}: {self.convert.result(attribute.type, value)},')
        return ['toJSON() {'] + indented(lines + ['});']) + ['},']

    def ancestry(self, name):
        interface = self.generated.get(name)
        return [] if interface is None else self.ancestry(interface.parent) + [interface]

    def is_json(self, idl_type):
        """https://webidl.spec.whatwg.org/#dfn-json-types"""
        t = self.convert.resolve(idl_type)
        if t.name in self.generated:
            return any(m.name == 'toJSON' for owner in self.ancestry(t.name) for m in self.members_of(owner))
        return t.name == 'object' or self.convert.category(t) in ('boolean', 'number', 'string', 'sequence', 'dictionary')

    def returning(self, idl_type, call):
        if idl_type.name == 'undefined':
            return [f'{call};']
        return [f'return {self.convert.result(idl_type, call)};']

    def required(self, member):
        return sum(1 for a in member.arguments if not a.optional and not a.variadic)

    def call(self, overloads, steps, receiver, called=None):
        """Statements that convert the arguments in their order, and the call of the steps; the parameters. `called`: the interface of a constructor."""
        arguments, parameters, statements, passed = overloads[0].arguments, [], [], [] if receiver is None else ['state']
        for place, argument in enumerate(arguments):
            name = safe(argument.name)
            if argument.variadic:
                parameters.append(f'...{name}')
                if argument.type.name == 'any':
                    # The list of the remaining arguments is private: no script can see it.
                    passed.append(self.convert.take(f'setPrototypeOf({name}, null)'))
                    continue
                self.convert.taken.add('privateArray')
                one = self.convert.function(argument.type)
                statements += [f'const {name}List = privateArray();',
                               f'for (let i = 0; i < {name}.length; i++) {name}List[i] = {apply_inline(one, f"{name}[i]")};']
                passed.append(f'{name}List')
                continue
            parameters.append(f'{name} = undefined' if argument.optional else name)
            statements += self.conversion(argument, name, self.where(overloads[0], place, receiver, called))
            passed.append(name)
        return (statements, f"{steps}({', '.join(passed)})"), parameters

    def conversion(self, argument, name, where=''):
        self.convert.where = where
        converted = self.convert.argument(argument.type, name)
        self.convert.where = ''
        if argument.optional and not (argument.default == '{}' or argument.default == 'null' and argument.type.nullable):
            if argument.type.name == 'boolean' and argument.default == 'false':
                return [f'{name} = {converted};']
            if argument.default is None:
                return [] if converted == name else [f'if ({name} !== undefined) {name} = {converted};']
            return [f'{name} = {name} === undefined ? {self.convert.default(argument.type, argument.default)} : {converted};']
        return [] if converted == name else [f'{name} = {converted};']

    def dispatch(self, overloads, steps, receiver, constructed=None, made=None):
        """https://webidl.spec.whatwg.org/#dfn-overload-resolution-algorithm, for overloads that differ in count or in one argument.

        Of constructors, `constructed` is their interface, and made(call) what returns the new object.
        """
        most = max(len(m.arguments) for m in overloads)
        required = min(self.required(m) for m in overloads)
        parameters = [f'a{i}' + ('' if i < required else ' = undefined') for i in range(most)]
        # A constructor's first argument is the new object.
        given = 'arguments.length' if constructed is None else 'arguments.length - 1'
        lines, counts = [], {}
        for count in range(required, most + 1):
            counts[count] = [m for m in overloads if self.required(m) <= count <= len(m.arguments)]
        for count in range(required, most + 1):
            found = counts[count]
            if not found:
                self.convert.taken.add('need')
                lines.append(f'if ({given} <= {count}) need(0, 1);')
                continue
            condition = '' if count == most else f'if ({given} <= {count}) '
            lines += [f'{condition}{{'] + indented(self.among(found, count, steps, receiver, constructed, made)) + ['}']
        return lines, parameters

    def among(self, found, count, steps, receiver, constructed=None, made=None):
        if len(found) == 1:
            return self.overload(found[0], steps, receiver, constructed, made)
        place = next((i for i in range(count) if len({self.convert.spelled(m.arguments[i].type) for m in found}) > 1), None)
        if place is None or len(found) != 2:
            raise DefinitionError(f'{found[0].name}: overloads that cannot be distinguished')
        first, second = sorted(found, key=lambda m: RANK.index(self.convert.category(m.arguments[place].type)))
        test = self.overload_test(first.arguments[place].type, f'a{place}')
        return [f'if ({test}) {{'] + indented(self.overload(first, steps, receiver, constructed, made)) + ['}'] + self.overload(
            second, steps, receiver, constructed, made)

    def where(self, member, place, receiver, called=None):
        if receiver is not None:
            called = f'{receiver.name}.{member.name}'
        return '' if called is None else f'{called} {place + 1} {member.arguments[place].name}'

    def overload_test(self, idl_type, variable):
        category = self.convert.category(idl_type)
        if category == 'interface':
            return re.sub(r'\bvalue\b', variable, self.convert.interface_test(self.convert.resolve(idl_type))[0])
        if category == 'sequence':
            self.convert.taken.add('iterator')
            return f"typeof {variable} === 'object' && {variable} !== null && {variable}[iterator] !== undefined"
        if category in ('dictionary', 'object'):
            return f"{variable} === undefined || {variable} === null || typeof {variable} === 'object' || typeof {variable} === 'function'"
        raise DefinitionError(f'overloads that differ by a {category}')

    def overload(self, member, steps, receiver, constructed=None, made=None):
        statements, passed = [], [] if receiver is None else ['state']
        for place, argument in enumerate(member.arguments):
            statements += self.conversion(argument, f'a{place}', self.where(member, place, receiver, constructed))
            passed.append(f'a{place}')
        if made is not None:
            own = steps.rpartition('.')[0] + '.' + member.binding.get('steps', 'construct')
            return statements + [made(f"{own}({', '.join(passed)})")]
        return statements + self.returning(member.type, f"{steps}({', '.join(passed)})") + (['return;'] if member.type.name == 'undefined' else [])

    def factory(self, interface):
        """`new Image(…)`: https://webidl.spec.whatwg.org/#legacy-factory-functions"""
        name, arguments = factory(interface.attributes['LegacyFactoryFunction'])
        self.interfaces.append(name)
        (statements, call), parameters = self.call(
            [Member('constructor', name, {}, None, arguments)], f'G.{interface.name}Steps.construct', FACTORY_RECEIVER)
        local = interface.binding['localNames'][0]
        self.convert.taken.add('makeElement')
        return ['', f"G.defineLazily('{name}', () => G.namedConstructor('{name}', G.{interface.name}, ({', '.join(['object'] + parameters)}) => {{"] + indented(
            statements + [f"const state = makeElement(object, '{local}');", f'{call};', 'return object;']) + ['}));']

    # Members for interfaces that other files define.

    def extension(self, name, members):
        receiver = Receiver(self, name, True)
        if any(m.kind == 'iterable' for m in members):
            raise DefinitionError(f'{name}: iterables of other files are written by hand')
        if is_html_element(name):
            return self.element_extension(name, members, receiver)
        if any(m.kind == 'constant' for m in members):
            raise DefinitionError(f'{name}: constants of other files are written by hand')
        own = self.members(members, receiver)
        lines = ['', f"G.extend('{name}', {{", '  __proto__: null,'] + indented(own) + ['});'] if own else []
        for mixin in self.handler_mixins():
            if any(m.steps == f'{mixin}Steps' for m in members):
                members = [m for m in members if m.steps != f'{mixin}Steps']
                lines.append(f"G.extendAccessors('{name}', G.{mixin});")
        handlers = self.handlers(members)
        return lines + [f"G.extendAccessors('{name}', G.handlerAccessors('{handlers}'{self.lenient(members)}, {receiver.function()}{self.hidden(members)}));"] if handlers else lines

    def element_extension(self, name, members, receiver):
        """Members of an element, of which a file defines many: their steps are loaded and they are created with their interface."""
        outer, self.steps = self.steps, []
        own = self.members([m for m in members if not m.static], receiver)
        statics = self.members([m for m in members if m.static], None)
        constants = [f"G.addConstant(interfaceObject, '{m.name}', {m.value});" for m in members if m.kind == 'constant']
        lines = [f'const {steps} = G.{steps};' for steps in self.steps]
        self.steps = outer
        if own:
            lines += ['G.mixin(interfaceObject, {', '  __proto__: null,'] + indented(own) + ['});']
        if statics:
            lines += ['G.addStatics(interfaceObject, {', '  __proto__: null,'] + indented(statics) + ['});']
        lines += constants
        if self.special(members, 'getter', 'unsigned long'):
            # js/html/forms/listElements.js creates the objects themselves.
            self.convert.taken |= {'addIterator', 'arrayValues'}
            lines.append('addIterator(interfaceObject.prototype, arrayValues);')
        handlers = self.handlers(members)
        if handlers:
            lines.append(f"G.accessors(interfaceObject.prototype, G.handlerAccessors('{handlers}'{self.lenient(members)}, {receiver.function()}{self.hidden(members)}));")
        return ['', f"G.whenMade('{name}', interfaceObject => {{"] + indented(lines) + ['});']

    # Members of interfaces that exist from the start (start.py), which are in a lazy module unless scripts use them.

    def is_hot(self, owner, member):
        return member.name in self.definitions.start.get(owner, ())

    def cold(self, owner, members):
        """Members in lazy modules, with overloads grouped."""
        found = {}
        for m in members:
            if m.kind in ('attribute', 'operation', 'stringifier') and not self.is_hot(owner, m) and m.name and m.type_name not in HANDLER_TYPES:
                found.setdefault(m.name, []).append(m)
        return found.values()

    def cold_part(self, name, members):
        lines = []
        for suffix, some in (('Members', [m for m in members if not m.static]), ('Statics', [m for m in members if m.static])):
            cold = [m for group in self.cold(name, some) for m in group if name != 'Window' or not self.is_tabled(m) and 'LegacyUnforgeable' not in m.attributes]
            if cold:
                own = self.members(cold, Receiver(self, name, True) if suffix == 'Members' else None)
                lines += ['', f'G.{name}{suffix}_{self.file} = {{', '  __proto__: null,'] + indented(own) + ['};']
        return lines

    def is_tabled(self, member):
        """Whether a member of the window is an attribute that G.replaceable makes."""
        return 'Replaceable' in member.attributes and self.convert.result(member.type, '') == ''

    def handlers(self, members):
        return ' '.join(m.binding.get('eventType', m.name.removeprefix('on')) for m in members if is_handler(m))

    def lenient(self, members):
        """The argument that names the types whose attributes have [LegacyLenientThis]."""
        return f", '{self.handlers([m for m in members if 'LegacyLenientThis' in m.attributes])}'"

    def hidden(self, members):
        """The argument that names the types whose attributes are not enumerable."""
        found = self.handlers([m for m in members if 'notEnumerable' in m.binding])
        return f", '{found}'" if found else ''

    def handler_mixins(self):
        """The mixins of only event handlers, whose accessors are created once."""
        return [name for name, members in self.definitions.mixins.items() if all(is_handler(m) for m in members)]

    def use(self, steps):
        """JavaScript for an object of steps."""
        if self.is_patient:
            return f'G.{steps}'
        if steps not in self.steps:
            self.steps.append(steps)
        return steps

    def refuse_unknown(self, attributes, known, where):
        for name in attributes:
            if name not in known and name not in HEEDED_ELSEWHERE:
                raise DefinitionError(f'[{name}] of {where} is not known')


# Attributes that are read-only and have a setter.
SETTERS = {'PutForwards', 'Replaceable', 'LegacyLenientSetter'}
# The order in which overloads are tried: the most specific first.
RANK = ['interface', 'buffer', 'callback', 'sequence', 'record', 'dictionary', 'callback interface', 'object', 'boolean', 'number', 'string', 'any', 'undefined']


class Receiver:
    """The check of `this` in members, and the value that they pass on: a state, or the id of a node."""

    def __init__(self, bindings, name, is_node, is_event=False, has_items=False):
        self.bindings, self.name, self.is_node, self.is_event, self.has_items = bindings, name, is_node, is_event, has_items

    def of(self, member, kind=''):
        convert = self.bindings.convert
        if self.is_event:
            return convert.take(f"eventReceiver(this, '{self.name}', '{member}'{kind})")
        if self.name == 'Window':
            return convert.take(f"windowReceiver(this, '{member}'{kind})")
        if self.has_items:
            convert.taken.add('itemState')
            return f"itemState(this, {self.name}Kind, '{member}'{kind})"
        if not self.is_node:
            return f"{self.name}Brand.of(this, '{member}'{kind})"
        if self.name == 'HTMLElement':
            return convert.take(f"htmlElementId(this, '{member}'{kind})")
        if self.name in NODES:
            return convert.take(NODES[self.name][1].format(f"this, '{member}'{kind}"))
        if self.name not in self.bindings.generated and convert.kinds(self.name) is not None:
            return convert.take(f"nodeOfKinds(this, {convert.kinds(self.name)}, '{self.name}')")
        if self.name not in self.bindings.generated or self.name == SHADOW_ROOT:
            convert.taken.add('receiverOf')
            return f"receiverOf(this, '{self.name}', '{member}'{kind})"
        return f"{lower_camel(self.name)}Id(this, '{member}'{kind})"

    def function(self):
        """A function of an object, a member and its kind, which checks the object."""
        checked = self.of('MEMBER', ', kind').replace('(this', '(object', 1).replace("'MEMBER'", 'member')
        given = '(object, member, kind)'
        return checked.removesuffix(given) if checked.endswith(given) else f'{given} => {checked}'

    def check(self):
        convert, name = self.bindings.convert, self.name
        if name == SHADOW_ROOT:
            return []
        convert.taken |= {'isNode', 'idOf', 'kindOf', 'wrongReceiver'}
        return [
            f'function {lower_camel(name)}Id(object, member, kind = 0) {{',
            f'  if (isNode(object) && ({convert.kinds(name)} >> kindOf(idOf(object)) & 1) === 1) return idOf(object);',
            f"  return wrongReceiver('{name}', member, kind);", '}',
        ]


FACTORY_RECEIVER = Receiver(None, 'constructor', True)


def without_unused(lines, name):
    """A node interface's lines without the check of receivers and the constant for its object if nothing uses them."""
    text = '\n'.join(lines)
    if text.count(f'{lower_camel(name)}Id(') == 1:
        end = lines.index('}') + 1
        lines = lines[:1] + lines[end:]
    if not re.search(rf"(?<![.'\w]){name}(?=[.,)])", text):
        lines = [line.removeprefix(f'const {name} = ') for line in lines]
    return lines


def is_handler(member):
    return member.kind == 'attribute' and member.type.name in HANDLER_TYPES


def indented(lines):
    return ['  ' + line if line else '' for line in lines]


def fitted(head, statements, end):
    """A block in one line, or in several if that gets too long."""
    line = ' '.join([head] + statements + [end])
    return [line] if len(line) < 150 else [head] + indented(statements) + [end]


def comment(text):
    return ['// ' + line for line in filled(text.split(' '))]


def safe(name):
    """A parameter's name: not a word of JavaScript, nor one of the bindings' own."""
    return f'{name}Argument' if name in TAKEN or name in ('arguments', 'default', 'function', 'in', 'new', 'this', 'state', 'object', 'class', 'export', 'interface') else name


def apply_inline(function, value):
    match = re.fullmatch(r'value => (.*)', function)
    return re.sub(r'\bvalue\b', value, match[1]) if match else f'{function}({value})'


def text_lines(head, texts, end):
    """A call whose last argument is a text of several lines."""
    if len(texts) == 1:
        return [f"{head}'{texts[0]}'{end}"]
    return [f"{head}'{texts[0]} ' +"] + [f"  '{text} ' +" for text in texts[1:-1]] + [f"  '{texts[-1]}'{end}"]


def filled(words):
    """Words in lines of limited length."""
    lines, line = [], ''
    for word in words:
        if len(line) + len(word) > 130:
            lines.append(line.rstrip())
            line = ''
        line += word + ' '
    return lines + [line.rstrip()]


def wrapped(names, source):
    """A destructuring declaration of some names."""
    if not names:
        return []
    lines = filled([f'{name},' for name in names])
    if len(lines) == 1:
        return [f'const {{ {lines[0].removesuffix(",")} }} = {source};']
    return ['const {'] + indented(lines) + [f'}} = {source};']
