"""operations.py: the native operations of js/operations.txt: Swift's enumerations of them, and their numbers.

js/linker/operations.mjs reads the same file, for the modules of js/.
"""

import pathlib
import re
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = ROOT / 'js/operations.txt'
KINDS = ('read', 'core', '')
GENERATED = ROOT / 'Sources/Engine/WebRuntime/Native/Generated'


class OperationError(Exception):
    """A line of the list that cannot be read, or a name that is not on it."""


@dataclass
class Family:
    name: str
    kind: str  # 'read', 'core' or '' for what is registered
    operations: list = field(default_factory=list)  # (name, number, what it takes and gives)

    @property
    def case(self):
        """As a case of Swift: XPath → xPath, URL → url, ComputedStyle → computedStyle."""
        match = re.match(r'[A-Z]+(?=[A-Z][a-z])|[A-Z]+$|[A-Z]', self.name)
        return match[0].lower() + self.name[match.end():]


def read_operations(text):
    """The families in their order. Numbers begin with 1."""
    families, known = [], set()
    for place, line in enumerate(text.splitlines(), 1):
        fail = lambda message: OperationError(f'js/operations.txt:{place}: {message}')
        heading = re.fullmatch(r'\[(?:(read|core) )?([A-Z]\w*)\]', line)
        row = re.fullmatch(r'([a-z]\w*):( .+)?', line)
        if line.startswith('#') or not line:
            continue
        if heading:
            families.append(Family(heading[2], heading[1] or ''))
            if len(families) > 1 and KINDS.index(families[-2].kind) > KINDS.index(families[-1].kind):
                raise fail('families that read come first, then those of the core')
        elif row is None or not families:
            raise fail('a family, such as [URL], or a row "operation: operands -> result" is expected')
        elif row[1] in known:
            raise fail(f'{row[1]} is there already')
        else:
            known.add(row[1])
            families[-1].operations.append((row[1], len(known), (row[2] or '').strip()))
    return families


FAMILIES = read_operations(LIST.read_text())
NUMBERS = {name: number for family in FAMILIES for name, number, _ in family.operations}


def numbered(expression):
    """An expression with numbers in place of OP.name."""
    def number(match):
        if match[1] not in NUMBERS:
            raise OperationError(f'{match[0]}: no operation of js/operations.txt has this name')
        return str(NUMBERS[match[1]])
    return re.sub(r'\bOP\.(\w+)', number, expression)


def files():
    """Path → text of the generated files."""
    of = lambda *kinds: [family for family in FAMILIES if family.kind in kinds]
    return {
        GENERATED / 'NativeOperation.swift': operation_text(of('read'), of('core'), of('')),
        GENERATED / 'CoreOperations.swift': enums_text('CoreOperations', 'the native operations of the core', of('read', 'core')),
        GENERATED / 'FamilyOperations.swift': enums_text('FamilyOperations', 'the native operations above the core', of('')),
    }


def head(file, what):
    return [f'// {file}.swift: {what}, by js/idl/operations.py from js/operations.txt. Not to be edited.', '']


def enums_text(file, what, families):
    lines = head(file, what)
    for family in families:
        lines += [f'enum {family.name}Operation: UInt32, CaseIterable {{']
        for name, number, signature in family.operations:
            lines += doc(signature) + [f'    case {name} = {number}']
        lines += ['}', '']
    return '\n'.join(lines)


def doc(signature):
    """The lines of a comment with the operands and the result."""
    text = signature.replace('->', '→')
    words, lines = (text[:1].upper() + text[1:] + '.').split(' ') if text else [], []
    for word in words:
        if not lines or len(lines[-1]) + len(word) > 131:
            lines.append('    ///')
        lines[-1] += f' {word}'
    return lines


def decoded(enumeration, case, numbers):
    """Lines of a switch over a number: the operation of an enumeration, as a case."""
    return [f'        case {numbers[0]}...{numbers[-1]}:',
            f'            guard let operation = {enumeration} else {{ return nil }}', f'            self = .{case}(operation)']


def enum(name, what, cases):
    """Lines of an enumeration of enumerations. `cases`: (case, its type, the expression that creates it from a number, its numbers)."""
    return [
        f'/// {what}', f'enum {name} {{', *(f'    case {case}({kind})' for case, kind, _, _ in cases), '',
        '    init?(number: UInt32) {', '        switch number {',
        *(line for case, kind, label, numbers in cases for line in decoded(f'{kind}({label}: number)', case, numbers)),
        '        default: return nil', '        }', '    }', '}', '']


def operation_text(reading, core, others):
    """The families as cases, decoding by number, and the switch over all registered families."""
    numbers = lambda families: [number for family in families for _, number, _ in family.operations]
    cases = lambda families: [(f.case, f'{f.name}Operation', 'rawValue', numbers([f])) for f in families]
    return '\n'.join([
        *head('NativeOperation', 'native operations by their families'),
        'import ScriptEngine', '',
        *enum('NativeOperation', 'A native operation. Scripts pass its number: `native(holder, number, operands …)`.', [
            *cases(reading), ('core', 'CoreOperation', 'number', numbers(core)), ('family', 'FamilyOperation', 'number', numbers(others))]),
        'extension NativeOperation {', '    /// The numbers of all operations.',
        f'    static let numbers: ClosedRange<UInt32> = 1...{len(NUMBERS)}', '}', '',
        *enum('CoreOperation', 'An operation that the receiver itself answers, with a number.', cases(core)),
        *enum('FamilyOperation', 'An operation of a family that is registered.', cases(others)),
        '/// What answers the registered families. A family that a world lacks is nil.',
        'struct OperationFamilies {',
        '    typealias Answer<Operation> = (DOMReceiver, Operation, Operands) throws -> NativeResult', '',
        *(f'    var {f.case}: Answer<{f.name}Operation>?' for f in others), '}', '',
        'extension DOMReceiver {', '    /// The answer to an operation of a registered family; nil if this world has no such family.',
        '    func answer(_ operation: FamilyOperation, _ operands: Operands) throws -> NativeResult? {', '        switch operation {',
        *(f'        case .{f.case}(let operation): try families.{f.case}?(self, operation, operands)' for f in others), '        }', '    }', '}', ''])
