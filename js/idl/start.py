"""start.py: the bindings that exist from the start: interfaces of nodes, and members of the window.

Members that scripts use, by profile.txt (tables.py), stand there whole. The others are the shortest functions that ask for what stands in the
lazy module of their definitions (interfaces.py): making them of a list at run time takes longer than reading them.
"""

import re

from conversions import is_html_element
from elements import is_reflected
from interfaces import SETTERS, Bindings, Receiver, filled, indented, is_handler, safe, text_lines
from order import in_order, kept_places

# The files of both.
EAGER_NODES, EAGER_WINDOW = 'eagerNodes', 'eagerWindow'
# In place of a file: the members that reflect attributes.
REFLECTED = 'reflected'


class StartBindings(Bindings):
    """The generated text of one of the two files."""

    def __init__(self, file, definitions, generated, lazy):
        super().__init__(file, definitions, generated, lazy)
        self.is_patient = True
        self.lazy_names = {}  # the names of objects of lazy members → constants for them

    def start_nodes_text(self, files):
        """The text of the file of interfaces that exist from the start: a parent comes before interfaces that inherit from it."""
        stated = {i.name: i for i in self.definitions.interfaces if i.name in self.definitions.start and 'Global' not in i.attributes and not i.is_partial}
        depth = lambda name: 0 if name not in stated else 1 + depth(stated[name].parent)
        parts = []
        for mixin in self.handler_mixins():
            members = self.definitions.mixins[mixin]
            parts += text_lines(f'G.{mixin} = G.handlerAccessors(', filled(self.handlers(members).split(' ')), f'{self.lenient(members)}, null);')
        for name in sorted(stated, key=depth):
            parts += self.start_interface(stated[name], files)
        return self.file_text('of the interfaces that are there from the start', ', '.join(sorted(stated, key=depth)), self.patient(self.functions() + parts))

    def start_text(self, files):
        """The text of the file of members of the window. Their steps are loaded when one is called."""
        parts, mixed = [], []
        for file in files:
            parts += self.start_extension(file, [m for name, members in self.extensions(file) if name == 'Window' for m in members], mixed)
        parts += ['', 'G.mixin(G.global, {', '  __proto__: null,'] + indented(mixed) + ['});']
        for interface in self.definitions.interfaces:
            for alias in re.findall(r'\w+', interface.attributes.get('LegacyWindowAlias', '')):
                self.convert.taken |= {'expose', 'lazyInterface'}
                parts.append(f"expose('{alias}', lazyInterface('{interface.name}'));")
        text = '\n'.join(parts)
        used = [line for function, lines in self.convert.functions.items() if re.search(rf'\b{function}\b', text) for line in lines]
        return self.file_text('for the window', "the window's members", self.patient(used + parts))

    def start_interface(self, interface, files):
        name, receiver = interface.name, Receiver(self, interface.name, True)
        stated = [(file, found) for file in files for n, found in self.extensions(file) if n == name]
        if not is_html_element(name):
            # The interfaces of HTML elements are created from their rows.
            stated.append((REFLECTED, [m for m in self.members_of(interface) if is_reflected(m)]))
        members = [m for _, found in stated for m in found]
        hot = [m for m in members if self.is_hot(name, m) and not m.static]
        self.convert.taken.add('defineInterface')
        description = ['__proto__: null,', f"parent: {'' if interface.parent in self.interfaces else 'G.'}{interface.parent},"]
        self.interfaces.append(name)
        constructors = [m for m in interface.members if m.kind == 'constructor' and 'HTMLConstructor' not in m.attributes]
        if constructors:
            description += self.constructor(name, constructors, True)
        description += self.constants(members) + self.unscopables(members)
        units, statics = [], []
        for is_attribute in (True, False):
            units += self.units([m for m in hot if (m.kind == 'attribute') == is_attribute], receiver)
            for file, found in stated:
                units += self.lazy_members(name, file, [m for m in found if not m.static and (m.kind == 'attribute') == is_attribute])
        for file, found in stated:
            statics += [line for _, lines in self.lazy_members(name, file, [m for m in found if m.static]) for line in lines]
        # Members that are added later: event handlers, and those of an element's row of the table.
        later = {m.name for m in self.members_of(interface) if is_handler(m) or is_reflected(m)} - {unit[0] for unit in units}
        own = ['constructor: undefined,'] + [line for _, lines in in_order(name, units + kept_places(name, later)) for line in lines]
        description += ['members: {'] + indented(own) + ['},']
        description += ['statics: {', '  __proto__: null,'] + indented(statics) + ['},'] if statics else []
        lines = ['', f"const {name} = defineInterface('{name}', {{"] + indented(description) + ['});']
        for kind in interface.binding.get('nodeKinds', []):
            lines.append(f'G.prototypes[{kind}] = {name}.prototype;')
        return lines + self.start_handlers(f'{name}.prototype', members, receiver)

    def lazy_members(self, owner, file, members):
        """The lines, by name, of stubs for members in the lazy module of a file's definitions."""
        units = []
        for group in self.cold(owner, members):
            m = group[0]
            lazy = self.lazy_name(f"{owner}{'Statics' if m.static else 'Members'}_{file}")
            if m.kind == 'attribute':
                self.convert.taken.add('lazyGet')
                lines = [f"get {m.name}() {{ return lazyGet({lazy}, '{m.name}', this); }},"]
                if not m.readonly or SETTERS & set(m.attributes):
                    self.convert.taken.add('lazySet')
                    lines.append(f"set {m.name}(value) {{ lazySet({lazy}, '{m.name}', this, value); }},")
            else:
                self.convert.taken.add('lazyCall')
                name = m.name if m.kind == 'operation' else 'toString'
                parameters = ', '.join(safe(a.name) for a in m.arguments[:min(self.required(g) for g in group)])
                lines = [f"{name}({parameters}) {{ return lazyCall({lazy}, '{name}', this, arguments); }},"]
            units.append((m.name if m.kind != 'stringifier' else 'toString', lines))
        return units

    def lazy_name(self, name):
        """A constant for the name of an object of members in a lazy module."""
        constant = self.lazy_names.setdefault(name, f'LAZY_{len(self.lazy_names) + 1}')
        self.convert.functions[constant] = [f"const {constant} = '{name}';"]
        return constant

    def start_extension(self, file, members, mixed):
        """Lines for the members of the window that a file defines, except plain members, which go into a list."""
        receiver = Receiver(self, 'Window', True)
        tabled = {}
        for m in members:
            if self.is_tabled(m):
                tabled.setdefault(m.steps, []).append(m.name)
        unforgeable = [m for m in members if 'LegacyUnforgeable' in m.attributes]
        others = [m for m in members if not self.is_tabled(m) and m not in unforgeable]
        # In the order of the definitions, which does not depend on what is lazy.
        units = dict(self.lazy_members('Window', file, others) + self.units([m for m in others if self.is_hot('Window', m)], receiver))
        names = dict.fromkeys('toString' if m.kind == 'stringifier' else m.name for m in others)
        mixed += [line for name in names for line in units.get(name, [])]
        lines = []
        if unforgeable:
            self.convert.taken.add('unforgeable')
            lines += ['', 'unforgeable({', '  __proto__: null,'] + indented(self.members(unforgeable, receiver)) + ['})(G.global);']
        for steps, names in tabled.items():
            lines += text_lines(f"G.replaceable('{steps}', ", filled(names), ');')
        return lines + self.start_handlers('G.global', members, receiver)

    def start_handlers(self, prototype, members, receiver):
        """The calls that put event handlers on an object."""
        mixins = self.handler_mixins()
        lines = [f'G.accessors({prototype}, G.{mixin});' for mixin in mixins if any(m.steps == f'{mixin}Steps' for m in members)]
        others = [m for m in members if m.steps.removesuffix('Steps') not in mixins]
        own = self.handlers(others)
        # Windows of frames have the members of the window, too.
        named = 'G.windowHandlers = ' if prototype == 'G.global' else ''
        return lines + [f"G.accessors({prototype}, {named}G.handlerAccessors('{own}'{self.lenient(others)}, {receiver.function()}{self.hidden(others)}));"] if own else lines

    def use(self, steps):
        if self.file == EAGER_NODES and '_' not in steps and any(
                steps == f'{name}Steps' for name in self.definitions.start if name != 'Window'):
            self.convert.taken.add(steps)
            return steps
        return super().use(steps)
