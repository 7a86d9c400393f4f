"""definitions_test.py: what js/idl/generate.py refuses in definitions, in the tables beside them and in the list of native operations; what compare_idl.py shows of them. Needs widlparser, as that does.

Run by BindingsFileTests.
"""
import pathlib
import re
import sys
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent
IDL = pathlib.Path(__file__).resolve().parents[3] / 'js/idl'
sys.path[:0] = [str(IDL), str(SCRIPTS)]

from compare_idl import EXCEPTIONS, read as read_definitions, read_exceptions, report  # noqa: E402
from inlined import read_inlined  # noqa: E402
from model import ABSENT, DefinitionError, read, read_all  # noqa: E402
from operations import OperationError, numbered, read_operations  # noqa: E402
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

    def test_a_union_is_read_without_what_there_is_not(self):
        definitions = read([('A', 'interface A { undefined a((TrustedHTML or [LegacyNullToEmptyString] DOMString) b, (Blob or MediaSource)? c); };')])
        text, blob = (argument.type for argument in definitions.interfaces[0].members[0].arguments)
        self.assertEqual((text.name, text.attributes, blob.name, blob.nullable), ('DOMString', {'LegacyNullToEmptyString'}, 'Blob', True))

    def test_what_is_absent_is_named_and_not_stated(self):
        texts = {path.name: path.read_text() for path in IDL.glob('*.webidl')}
        stated = read_definitions(texts.items())
        for name in ABSENT:
            self.assertNotIn(name, stated)
            self.assertTrue(any(re.search(rf'\b{name}\b', text) for text in texts.values()), name)

    def test_a_difference_from_a_standard_is_shown(self):
        standard = read_definitions([('a', '[Exposed=*] interface A { [B, C] attribute DOMString? d; undefined e(long f); readonly attribute long g; };'
                                      'interface mixin M { const short h = 1; }; A includes M; dictionary D { long i = 1; };')])
        same = read_definitions([('a', '[Exposed=*] interface A { [C, B]  attribute DOMString? d; const short h = 1; };'),
                                 ('b', 'partial interface A { undefined e(long f); }; dictionary D { long i = 1; };')])
        self.assertEqual(report(same, standard, {}), [])
        for text, difference in (('attribute DOMString d;', 'A.d: type'), ('[B] attribute DOMString? d;', 'A.d: attributes'),
                                 ('undefined e(long x);', 'A.e: names of arguments'), ('undefined e(optional long f);', 'A.e: type'),
                                 ('static undefined e(long f);', 'A.e: type'), ('attribute long g;', 'A.g: type'), ('attribute long z;', 'A.z: in no standard'),
                                 ('const short h = 2;', 'A.h: type')):
            ours = read_definitions([('a', f'[Exposed=*] interface A {{ {text} }};')])
            self.assertEqual(report(ours, standard, {})[0], difference)
        for text, difference in (('dictionary D { long i = 2; };', 'D.i: type'), ('dictionary D : E { };', 'D: kind'), ('[Exposed=Window] interface A { };', 'A: attributes'),
                                 ('interface Z { };', 'Z: in no standard')):
            self.assertEqual(report(read_definitions([('a', text)]), standard, {})[0], difference)

    def test_additions_and_exceptions_explain_differences(self):
        standard = read_definitions([('a', 'interface A { attribute long b; };')])
        ours = read_definitions([('a', "interface A {\n  // Safari's additions.\n  attribute long c;\n\n  attribute byte b;\n};\n"
                                  "// Safari's additions.\npartial interface A {\n  undefined d(long e);\n};\n")])
        self.assertEqual(report(ours, standard, {'A.b': 'so'}), [])
        self.assertEqual(report(ours, standard, {'A.b': 'so', 'A.c': 'too'}), ['idl-differences.toml: A.c does not differ'])
        ours = read_definitions([('a', "interface A {\n  // Safari's additions.\n  attribute long b;\n};\n")])
        self.assertEqual(report(ours, standard, {})[0], 'A.b: in a standard by now')

    def test_exceptions_are_of_what_is_stated(self):
        stated = read_definitions((path.name, path.read_text()) for path in IDL.glob('*.webidl'))
        for name in read_exceptions(EXCEPTIONS.read_text()):
            owner, _, member = name.partition('.')
            self.assertIn(member or owner, stated[owner].members if member else stated, name)

    def test_a_row_of_what_no_definition_states_is_refused(self):
        definition = [('A', 'interface A { attribute long a; };')]
        for text in ('[B]\nmade = true', '[A]\nb = { steps = "c" }'):
            with self.assertRaisesRegex(TableError, 'no definition states it'):
                read(definition, Tables(text))

    def test_a_key_or_value_that_is_not_known_is_refused(self):
        for text in ('[A]\nb = true', '[A]\na = { b = 1 }', '[A]\na = { steps = true }'):
            with self.assertRaisesRegex(TableError, 'not known'):
                Tables(text)

    def test_a_member_has_its_row(self):
        definitions = read([('A', 'interface A { attribute long a; constructor(long b); constructor(); };')],
                           Tables('[A]\nmade = true\na = { steps = "b" }\n"constructor(b)" = { steps = "c" }'))
        [interface] = definitions.interfaces
        self.assertEqual(interface.binding, {'made': True})
        self.assertEqual([member.binding for member in interface.members], [{'steps': 'b'}, {'steps': 'c'}, {}])

    def test_what_half_of_the_scripts_use_is_there_from_the_start(self):
        profile = '# What is used by how many of 10 scripts.\nA=5: a=1 b=5\nB=4: c=4\nC=10:\nWindow=0: d=1 e=2\n'
        self.assertEqual(Tables(profile=profile).start, {'A': {'a', 'b'}, 'Window': set()})

    def test_an_inlined_step_is_an_expression_of_imported_names(self):
        started = ['js/a.js', 'js/bindings/eagerNodes.js', 'js/b.js']
        head = "import { OP, global } from 'native';\nimport { f } from '../a.js';\nimport { g } from '../b.js';\nimport { h } from 'late:../c.js';\n"
        [(key, step)] = read_inlined(head + "export const AInlined = {\n  b: (id, text) => f(g(text), h('f'), id.f, global, OP.string),\n};\n", started).items()
        self.assertEqual(key, ('A', 'b'))
        self.assertEqual(step.with_arguments(['c']), "f(G.g(c), G.h('f'), id.f, G.global, OP.string)")
        self.assertEqual(step.constants, {'f'})
        with self.assertRaisesRegex(DefinitionError, 'takes more'):
            step.with_arguments([])
        for row in ('b: id => k(id),', 'b: id => { f(id); },', 'b(id) { return f(id); },', 'b: id => f(id)'):
            with self.assertRaises(DefinitionError, msg=row):
                read_inlined(f'{head}export const AInlined = {{\n  {row}\n}};\n', started)

    def test_operations_are_numbered_in_their_order(self):
        families = read_operations('[read A]\na: node -> string\n# more\n[B]\nb:\nc: text\n')
        self.assertEqual([(f.name, f.kind, f.operations) for f in families],
                         [('A', 'read', [('a', 1, 'node -> string')]), ('B', '', [('b', 2, ''), ('c', 3, 'text')])])

    def test_a_list_of_operations_that_is_malformed_is_refused(self):
        for text in ('a: node', '[A]\na: b\na: c', '[A]\nA: b', '[A]\na', '[A]\n[core B]', '[core B]\n[read A]', '[other A]'):
            with self.assertRaises(OperationError, msg=text):
                read_operations(text)

    def test_an_operation_that_is_not_on_the_list_is_refused(self):
        self.assertEqual(numbered('call(OP.string, id)'), 'call(1, id)')
        with self.assertRaisesRegex(OperationError, 'OP.strings: no operation'):
            numbered('call(OP.strings, id)')

    def test_the_files_of_this_project_are_read(self):
        self.assertGreater(len(read_all().interfaces), 300)


if __name__ == '__main__':
    unittest.main()
