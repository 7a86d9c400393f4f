"""definitions_test.py: what js/idl/generate.py refuses in definitions and in the tables beside them. Needs widlparser, as that does.

Run by BindingsFileTests.
"""
import pathlib
import sys
import unittest

IDL = pathlib.Path(__file__).resolve().parents[2] / 'js/idl'
sys.path.insert(0, str(IDL))

from model import DefinitionError, read, read_all  # noqa: E402
from tables import TableError, Tables  # noqa: E402


class DefinitionTests(unittest.TestCase):
    def test_extended_attributes_are_those_of_standards(self):
        for text in ('[Hot] interface A {};', 'interface A { [Inline="1"] readonly attribute long a; };',
                     'interface A { undefined a([Late] long b); };', 'interface A { undefined a(sequence<[Steps] long> b); };',
                     'interface A { attribute [Made] DOMString a; };', '[Table] namespace a {};'):
            with self.assertRaisesRegex(DefinitionError, 'is in no standard', msg=text):
                read([('A', text)])

    def test_each_file_has_a_link_to_its_standard(self):
        for path in IDL.glob('*.webidl'):
            self.assertRegex(path.read_text(), r'//.* https://', path.name)

    def test_a_row_of_what_no_definition_states_is_refused(self):
        definition = [('A', 'interface A { attribute long a; };')]
        for texts, start in ((('[B]\nmade = true',), ''), (('[A]\nb = { steps = "c" }',), ''), ((), 'A: b'), ((), 'B: a')):
            with self.assertRaisesRegex(TableError, 'no definition states it'):
                read(definition, Tables(*texts, start=start))

    def test_a_key_or_value_that_is_not_known_is_refused(self):
        for text in ('[A]\nb = true', '[A]\na = { b = 1 }', '[A]\na = { inline = true }'):
            with self.assertRaisesRegex(TableError, 'not known'):
                Tables(text)

    def test_a_member_has_its_row(self):
        definitions = read([('A', 'interface A { attribute long a; constructor(long b); constructor(); };')],
                           Tables('[A]\nmade = true\na = { steps = "b" }\n"constructor(b)" = { steps = "c" }'))
        [interface] = definitions.interfaces
        self.assertEqual(interface.binding, {'made': True})
        self.assertEqual([member.binding for member in interface.members], [{'steps': 'b'}, {'steps': 'c'}, {}])

    def test_the_files_of_this_project_are_read(self):
        self.assertGreater(len(read_all().interfaces), 300)


if __name__ == '__main__':
    unittest.main()
