"""inlined.py: inlinedSteps.js: steps of one expression, which are written into the bindings in place of a call.

A name that a file imports is a constant of the bindings if its file has run before theirs; otherwise it is read of G.
"""

import pathlib
import re
from dataclasses import dataclass

from model import DefinitionError

FILE = pathlib.Path(__file__).parent / 'inlinedSteps.js'
# The files that export names, and the order in which they run.
FOLDER, NATIVE = 'js/idl/', 'native'
FIRST_BINDINGS = 'js/bindings/eagerNodes.js'
WORDS = {'true', 'false', 'null', 'undefined'}


@dataclass
class InlinedStep:
    parameters: list
    expression: str
    constants: set  # the names in it that are constants of the bindings

    def with_arguments(self, arguments):
        """The expression with the names of a member's arguments; the receiver's is id."""
        if len(self.parameters) > 1 + len(arguments):
            raise DefinitionError(f'{self.expression} takes more than the member')
        renamed = dict(zip(self.parameters, ['id', *arguments]))
        return re.sub(NAME, lambda match: renamed.get(match[0], match[0]), self.expression)


NAME = r"(?<![.\w'])[A-Za-z_]\w*"


def read_inlined(text, started):
    """(interface, member) → its step. `started`: the files that run when a world is made, in their order."""
    early = set(started[:started.index(FIRST_BINDINGS)])
    constants, known = set(), set()
    for names, path in re.findall(r"^import \{([^}]*)\} from '([^']+)';$", text, re.M):
        found = set(re.findall(r'\w+', names))
        known |= found
        if path != NATIVE and str(pathlib.PurePosixPath(FOLDER, path)).replace('js/idl/../', 'js/') in early:
            constants |= found
    steps, owner = {}, None
    for line in re.sub(r'^(//.*|import \{[^}]*\}.*)\n', '', text, flags=re.M).splitlines():
        heading = re.fullmatch(r'export const (\w+)Inlined = \{', line)
        row = re.fullmatch(r'  (\w+): (\w+|\([\w, ]*\)) => ((?!\{).+),', line)
        if heading:
            owner = heading[1]
        elif row and owner:
            parameters = re.findall(r'\w+', row[2])
            steps[owner, row[1]] = InlinedStep(parameters, *resolved(row[3], parameters, constants, known))
        elif line not in ('', '};'):
            raise DefinitionError(f'{FILE.name}: no member, parameters and an expression: {line}')
    return steps


def resolved(expression, parameters, constants, known):
    """An expression, the names that it reads from G, and the others."""
    taken = set()

    def name(match):
        found = match[0]
        if found in parameters or found in WORDS or found == 'OP':
            return found
        if found not in known:
            raise DefinitionError(f'{FILE.name}: {found} is not imported')
        if found not in constants:
            return f'G.{found}'
        taken.add(found)
        return found

    return re.sub(NAME, name, expression), taken
