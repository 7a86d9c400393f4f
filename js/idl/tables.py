"""tables.py: what the tables beside the definitions state of them, which no standard does.

members.toml says how members are implemented, elements.toml what HTML says of its elements in prose, startUp.txt which members are complete
from the start. Each row has to be used: one of an interface or member that no definition states is refused.
"""

import pathlib
import tomllib

FOLDER = pathlib.Path(__file__).parent
# The kinds of values that a key may have: of interfaces, of members.
INTERFACE_KEYS = {
    'nodeKinds': list, 'itemState': bool, 'table': bool, 'made': bool, 'called': bool, 'ownPrototype': bool, 'localNames': list,
}
MEMBER_KEYS = {
    'inline': str, 'steps': str, 'computed': bool, 'startSteps': bool, 'late': bool, 'eventType': str, 'notEnumerable': bool,
    'keywords': str, 'missing': (str, bool), 'invalid': (str, bool),
}


class TableError(Exception):
    """A row that says nothing of any definition."""


class Tables:
    """The rows by interface, mixin or namespace, and by member."""

    def __init__(self, *texts, start=''):
        """`texts`: of members.toml and elements.toml. `start`: of startUp.txt."""
        self.interfaces, self.members, self.unused = {}, {}, set()
        for rows in map(tomllib.loads, texts):
            for owner, row in rows.items():
                self.unused.add(owner)
                for key, value in row.items():
                    if isinstance(value, dict):
                        self.enter(self.members.setdefault((owner, key), {}), MEMBER_KEYS, value, f'{owner}.{key}')
                        self.unused.add((owner, key))
                    else:
                        self.enter(self.interfaces.setdefault(owner, {}), INTERFACE_KEYS, {key: value}, owner)
        self.start = read_start(start)

    def enter(self, row, known, values, where):
        for key, value in values.items():
            if key not in known or not isinstance(value, known[key]):
                raise TableError(f'{where} has {key} = {value!r}, which is not known')
            row[key] = value

    def interface(self, name):
        self.unused.discard(name)
        return self.interfaces.get(name, {})

    def member(self, owner, name):
        self.unused -= {owner, (owner, name)}
        return self.members.get((owner, name), {})

    def check(self, members):
        """Refuses rows of what no definition states. `members`: interface → the names of all its members."""
        for row in sorted(self.unused, key=str):
            raise TableError(f"{row if isinstance(row, str) else '.'.join(row)} has a row, and no definition states it")
        for name, row in self.start.items():
            for member in sorted(row - members.get(name, set())):
                raise TableError(f'{name}.{member} is in startUp.txt, and no definition states it')


def read_start(text):
    """Interface → the names of its members that are complete from the start."""
    rows = (line.split(':') for line in text.splitlines() if not line.startswith('#'))
    return {name: set(members.split()) for name, members in rows}


def read_tables():
    text = lambda name: (FOLDER / name).read_text()
    return Tables(text('members.toml'), text('elements.toml'), start=text('startUp.txt'))
