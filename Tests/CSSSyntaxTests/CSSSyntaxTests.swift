// CSSSyntaxTests.swift: the project's own cases for tokens, nesting and serialization.

import CSSSyntax
import Testing

@Suite("CSS Syntax")
struct CSSSyntaxTests {
    @Test("A text with many open blocks is parsed without recursion")
    func deepNesting() {
        let values = ComponentValues([UInt8](repeating: UInt8(ascii: "("), count: 1_000_000))
        #expect(values.tokens.count == 1_000_000)
        #expect(values.index(afterValueAt: 0) == 1_000_000)
    }

    @Test(
        "A part is what its text is read as, with blocks and strings closed",
        arguments: [
            ("a b", "a b"), ("\\66 oo(\"a\\\"b\" url(\\41) #\\31 1px", "\\66 oo(\"a\\\"b\" url(\\41) #\\31 1px)"),
            ("(a [b {c \"d", "(a [b {c \"d\"}])"), ("a/**/(b]", "a/**/(b])"), ("", ""), ("\"", "\"\""),
        ]
    )
    func parts(text: String, expected: String) {
        let values = ComponentValues("x " + text)
        let part = values.part(min(2, values.tokens.count)..<values.tokens.count)
        let read = ComponentValues(expected)
        #expect(part.text == expected)
        #expect(part.tokens.map(\.kind) == read.tokens.map(\.kind))
        #expect(part.tokens.map(\.partner) == read.tokens.map(\.partner))
        #expect(part.indices.map { part.text(at: $0) } == read.indices.map { read.text(at: $0) })
    }

    @Test("A closing bracket of another kind stays inside the block")
    func strayCloser() {
        let values = ComponentValues("(a]b)c")
        #expect(values.index(afterValueAt: 0) == 5)
    }

    @Test("A nested rule ends with its block")
    func nesting() {
        let values = ComponentValues("color: red; & b { top: 0 } a:hover { left: 0 } --x: { a: b }; width: 1px")
        let kinds = values.declarations(in: values.indices, allowsNesting: true).map { item in
            switch item {
            case .declaration: "declaration"
            case .rule: "rule"
            case .invalid: "invalid"
            }
        }
        #expect(kinds == ["declaration", "rule", "rule", "declaration", "declaration"])
    }

    @Test(
        "Identifiers are escaped as CSS.escape escapes them",
        arguments: [
            ("a0", "a0"), ("0a", "\\30 a"), ("-0a", "-\\30 a"), ("-", "\\-"), ("--a", "--a"), ("a b", "a\\ b"),
            ("\u{1}", "\\1 "), ("\0", "\u{FFFD}"), ("é#", "é\\#"), ("", ""), ("\u{7F}", "\\7f "),
        ]
    )
    func escape(text: String, expected: String) {
        var result: [UInt8] = []
        serializeCSSIdentifier(Array(text.utf8), into: &result)
        #expect(String(decoding: result, as: UTF8.self) == expected)
    }

    @Test("Strings are quoted and escaped")
    func string() {
        var result: [UInt8] = []
        serializeCSSString(Array("a\"b\\c\nd".utf8), into: &result)
        #expect(String(decoding: result, as: UTF8.self) == "\"a\\\"b\\\\c\\a d\"")
    }

    @Test("Lone surrogates become U+FFFD")
    func surrogate() {
        let values = ComponentValues([0x61, 0xED, 0xA0, 0x80])
        #expect(Array(values.text(at: 0)) == [0x61, 0xEF, 0xBF, 0xBD])
    }

    @Test(
        "Numbers with many digits keep their value",
        arguments: ["0.1", "1e300", "123456789012345678", "1e-400", "-.5e3"]
    )
    func numbers(text: String) {
        let values = ComponentValues(text)
        #expect(values.tokens.count == 1)
        #expect(values.tokens[0].number == (Double(text) ?? -500))
    }
}
