// ValueSyntaxTests.swift: the Value Definition Syntax, and the table of properties that is written in it.
// https://drafts.csswg.org/css-values-4/#value-defs

import CSSSyntax
import Testing

@testable import CSSValues

@Suite("Value Definition Syntax")
struct ValueSyntaxTests {
    @Test("Each longhand's syntax can be read, or is said to be its own code's")
    func rows() {
        let unread = Property.longhands.filter { $0.row.syntax != PropertyRow.own && ValueSyntax($0.row.syntax) == nil }
        #expect(unread.map(\.name) == [])
        #expect(PropertyRow.types.filter { ValueSyntax($0.value) == nil }.map(\.key) == [])
    }

    @Test("Each longhand takes its initial value and writes it as it is")
    func initialValues() {
        let wrong = Property.longhands.filter { property in
            let values = ComponentValues(property.row.initial)
            return LonghandValue.longhand(property, values, values.indices)?.text != property.row.initial
        }
        #expect(wrong.map(\.name) == [])
    }

    @Test(
        "Combinators and multipliers mean what the standard says",
        arguments: [
            ("a | b", "b", "b"), ("a | b", "c", nil), ("a | b", "a b", nil), ("a b", "a b", "a b"), ("a b", "b a", nil),
            // The longer alternative wins, whichever stands first.
            ("a | a b", "a b", "a b"),
            ("a && b", "b a", "a b"), ("a && b", "a", nil), ("a && b?", "a", "a"), ("a || b", "b", "b"),
            ("a || b", "b a", "a b"), ("a || b", "a a", nil), ("a || b | c", "c", "c"), ("a || b | c", "a c", nil),
            ("a b || c", "c a b", "a b c"), ("a && b c", "b c a", "a b c"),
            ("a?", "b", nil), ("a+", "a a a", "a a a"), ("a{2}", "a a", "a a"), ("a{2}", "a", nil),
            ("a{1,2}", "a a a", nil),
            ("a#", "a,a", "a, a"), ("a#", "a,", nil), ("[ a b ]#", "a b, a b", "a b, a b"),
            ("[ a , ]* b", "a, a, b", "a, a, b"),
            ("a [ / b ]?", "a/b", "a / b"), ("<integer>", "1.5", nil), ("<number [0,∞]>", "-1", nil),
            ("<number [1,10]>", "10", "10"), ("<length> | <number>", "0", "0px"), ("<number> | <length>", "0", "0"),
            ("<length>", "calc(1px + 1em)", "calc(1em + 1px)"), ("<length>", "calc(1px + 1%)", nil),
            ("<custom-ident>", "Foo", "Foo"), ("<custom-ident>", "inherit", nil), ("<dashed-ident>", "foo", nil),
            ("<attr()>", "attr(x)", "attr(x)"), ("<'caption-side'>", "TOP", "top"),
        ] as [(String, String, String?)]
    )
    func matching(syntax: String, text: String, expected: String?) throws {
        let values = ComponentValues(text)
        #expect(try #require(ValueSyntax(syntax)).match(values, values.indices)?.text == expected)
    }

    @Test("What is no syntax is refused", arguments: ["", "[ a", "a ]", "a |", "<nothing>", "<number [0]>", "a{2,1}"])
    func noSyntax(text: String) {
        #expect(ValueSyntax(text) == nil)
    }

    @Test("A long value costs time by its length, and nests no call deeper")
    func long() throws {
        let count = 100_000
        let values = ComponentValues(String(repeating: "a ", count: count))
        let words = try #require(ValueSyntax("a+")).match(values, values.indices)?.words
        #expect(words?.count == count)
    }
}
