"""tables.py: the tables about the definitions, with data that no standard has.

members.toml says how members are implemented, elements.toml what HTML says of its elements in prose. Each row has to be used: one of an interface
or member that no definition states is refused. profile.txt says how many scripts use what (Tests/Tools/Scripts/record-profile.py).
"""

import pathlib
import re
import tomllib

FOLDER = pathlib.Path(__file__).parent
# The kinds of values of keys: for interfaces and for members.
INTERFACE_KEYS = {
    'nodeKinds': list, 'itemState': bool, 'table': bool, 'made': bool, 'called': bool, 'ownPrototype': bool, 'localNames': list,
}
MEMBER_KEYS = {
    'steps': str, 'unconverted': list, 'computed': bool, 'kept': bool, 'startSteps': bool, 'lazy': bool, 'eventType': str, 'notEnumerable': bool,
    'keywords': str, 'missing': (str, bool), 'invalid': (str, bool), 'reflects': str,
}
# An interface whose members were counted exists from the start if this part of the scripts uses it. A member of one is complete from
# the start if any script uses it, because a lazy one takes some time at each call.
INTERFACE_SHARE, FEWEST_SCRIPTS = 1 / 2, 1
# The global object exists from the start in any case. Its members are lazy: they are seldom called in a loop, and the windows of frames
# get their members from the lazy modules (js/html/windows/frames.js).
GLOBAL = 'Window'


class TableError(Exception):
    """A row without a definition."""


class Tables:
    """The rows by interface, mixin or namespace, and by member."""

    def __init__(self, *texts, profile=''):
        """`texts`: of members.toml and elements.toml. `profile`: of profile.txt."""
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
        self.start = read_profile(profile)

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

    def check(self):
        """Refuses rows without a definition."""
        for row in sorted(self.unused, key=str):
            raise TableError(f"{row if isinstance(row, str) else '.'.join(row)} has a row, and no definition states it")


def read_profile(text):
    """Interface that exists from the start → the names of its members that are complete then."""
    scripts = re.search(r'of (\d+) scripts', text)
    start = {}
    for line in text.splitlines():
        if line.startswith('#'):
            continue
        (name, uses), *members = (word.rstrip(':').split('=') for word in line.split())
        if name == GLOBAL:
            start[name] = set()
        elif members and int(uses) >= INTERFACE_SHARE * int(scripts[1]):
            start[name] = {member for member, count in members if int(count) >= FEWEST_SCRIPTS}
    return start


def read_tables():
    text = lambda name: (FOLDER / name).read_text()
    return Tables(text('members.toml'), text('elements.toml'), profile=text('profile.txt'))
