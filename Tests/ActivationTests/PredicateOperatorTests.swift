// PredicateOperatorTests.swift: each operator, symbol and modifier of the predicate format, with a case that matches and one that does not.

import Activation
import Testing

@Suite("Predicate operators")
struct PredicateOperatorTests {
    static let rows: [(holds: String, fails: String)] = [
        ("1 = 1", "1 = 2"), ("1 == 1", "1 == 2"), ("1 != 2", "1 != 1"), ("1 <> 2", "1 <> 1"), ("1 < 2", "1 < 1"),
        ("1 <= 1", "2 <= 1"), ("1 =< 1", "2 =< 1"), ("2 > 1", "1 > 1"), ("1 >= 1", "1 >= 2"), ("1 => 1", "1 => 2"),
        ("2 BETWEEN {1, 3}", "4 BETWEEN {1, 3}"), ("'b' BETWEEN {'a', 'c'}", "'d' BETWEEN {'a', 'c'}"),
        ("1 IN {1, 2}", "3 IN {1, 2}"), ("'a' IN 'cab'", "'d' IN 'cab'"), ("'A' IN[c] {'a'}", "'A' IN {'a'}"),
        ("'abc' BEGINSWITH 'ab'", "'abc' BEGINSWITH 'bc'"), ("'ABC' BEGINSWITH[c] 'ab'", "'ABC' BEGINSWITH 'ab'"),
        ("'äbc' BEGINSWITH[d] 'ab'", "'Äbc' BEGINSWITH[d] 'ab'"),
        ("'Äbc' BEGINSWITH[cd] 'ab'", "'Äbc' BEGINSWITH[c] 'ab'"),
        ("'abc' CONTAINS 'b'", "'abc' CONTAINS 'd'"), ("'ABC' CONTAINS[c] 'b'", "'ABC' CONTAINS 'b'"),
        ("'abç' CONTAINS[d] 'c'", "'abç' CONTAINS 'c'"), ("'ABÇ' CONTAINS[cd] 'c'", "'ABÇ' CONTAINS[d] 'c'"),
        ("'abc' ENDSWITH 'bc'", "'abc' ENDSWITH 'ab'"), ("'ABC' ENDSWITH[c] 'bc'", "'ABC' ENDSWITH 'bc'"),
        ("'abç' ENDSWITH[d] 'bc'", "'abç' ENDSWITH 'bc'"), ("'ABÇ' ENDSWITH[cd] 'bc'", "'ABÇ' ENDSWITH[c] 'bc'"),
        ("'abc' LIKE 'a*c'", "'abc' LIKE 'a?'"), ("'ABC' LIKE[c] 'a?c'", "'ABC' LIKE 'a?c'"),
        ("'ä' LIKE[d] 'a'", "'ä' LIKE 'a'"), ("'Ä' LIKE[cd] 'a'", "'Ä' LIKE[d] 'a'"),
        ("'a*c' LIKE 'a\\\\*c'", "'abc' LIKE 'a\\\\*c'"),
        ("'abc' MATCHES 'a.c'", "'abcd' MATCHES 'a.c'"), ("'ABC' MATCHES[c] 'a.c'", "'ABC' MATCHES 'a.c'"),
        ("'äbc' MATCHES[d] 'abc'", "'äbc' MATCHES 'abc'"), ("'ÄBC' MATCHES[cd] 'abc'", "'ÄBC' MATCHES[d] 'abc'"),
        ("'public.png' UTI-CONFORMS-TO 'public.image'", "'public.image' UTI-CONFORMS-TO 'public.png'"),
        ("'public.png' UTI-EQUALS 'PUBLIC.PNG'", "'public.png' UTI-EQUALS 'public.image'"),
        ("ANY {1, 2} == 2", "ANY {1, 2} == 3"), ("SOME {1, 2} == 2", "SOME {1, 2} == 3"),
        ("ALL {1, 2} > 0", "ALL {1, 2} > 1"), ("NONE {1, 2} == 3", "NONE {1, 2} == 2"), ("ALL {} == 1", "ANY {} == 1"),
        ("{1, 2} CONTAINS 2", "{1, 2} CONTAINS 3"), ("TRUE == YES", "TRUE == NO"), ("NIL == NULL", "nil == 0"),
        ("NOT 1 == 2", "NOT 1 == 1"), ("!(1 == 2)", "! TRUEPREDICATE"), ("1 == 1 && 2 == 2", "1 == 1 and 1 == 2"),
        ("1 == 2 || 2 == 2", "1 == 2 or 2 == 1"), ("1 == 1 OR 1 == 1 AND 1 == 2", "NOT 1 == 1 AND 1 == 2"),
        ("self != nil", "self == nil"), ("0x1F == 31 AND 1.5e1 == 15", "-1 == 1"),
        ("extensionItems[0].#title == 'x'", "extensionItems[LAST].title == 'y'"),
        ("extensionItems[FIRST].title == 'x'", "extensionItems[SIZE] == 2"),
    ]

    @Test("An operator matches the first text and not the second", arguments: rows)
    func operators(holds: String, fails: String) throws {
        #expect(try ActivationPredicate(holds).evaluate(on: .page(title: "x")))
        #expect(try !ActivationPredicate(fails).evaluate(on: .page(title: "x")))
    }
}
