// SelectorParsingTests.swift: which texts are valid selectors, and their specificity. https://www.w3.org/TR/selectors-4/

import DOM
import Selectors
import Testing

@Suite("Selector parsing")
struct SelectorParsingTests {
    @Test(
        "Invalid selectors are refused",
        arguments: [
            "", " ", ",", "a,", "a,,b", ">a", "a>", "a > > b", "a + ~ b", ".", "#", "#1", ".1", "a.", "[", "[]", "[=x]",
            "[a=]",
            "[a=b c]", "[a=b i i]", "[a~ =b]", "[a!=b]", "[x|a]", "x|a", ":", "::", ":unknown", "::unknown", ":not()",
            ":not",
            ":is", ":nth-child()", ":nth-child(a)", ":nth-child(2n+)", ":nth-child(2 of)", ":has()", ":has(:has(a))",
            ":not(a::before)", "a::before b", "a::before.x", "a b)", "a{}", "*a", "a*", "a#b*", "@a", "\"a\"",
            "a:hover:x",
            ":lang()", "::part()", "a !important", "<div>", "$x", "1a", "a:contains('x')", "a:first", "a:eq(0)",
        ]
    )
    func invalid(text: String) {
        let tree = Tree()
        #expect(throws: SelectorError()) { try parseSelectorList(Array(text.utf8), tree: tree) }
    }

    @Test(
        "Valid selectors are parsed, with their specificity (ids, classes, types)",
        arguments: [
            ("*", 0, 0, 0), ("a", 0, 0, 1), ("a b", 0, 0, 2), (".a.b", 0, 2, 0), ("#a", 1, 0, 0), ("[a]", 0, 1, 0),
            ("a:hover", 0, 1, 1), ("a::before", 0, 0, 2), (":is(a, #b)", 1, 0, 0), (":where(#b)", 0, 0, 0),
            (":not(.a, b)", 0, 1, 0),
            (":nth-child(2n+1 of #a)", 1, 1, 0), (":has(> .a b)", 0, 1, 1), ("a /**/ b", 0, 0, 2), (" a ", 0, 0, 1),
            ("a\\:b", 0, 0, 1), ("[a=\"]\"]", 0, 1, 0), ("a:before", 0, 0, 2), ("[meta='og:image' s]", 0, 1, 0),
            (":is()", 0, 0, 0),
            (":is(:unknown)", 0, 0, 0), ("::-webkit-scrollbar", 0, 0, 1), ("[a", 0, 1, 0), (":not(a", 0, 0, 1),
            ("a\t>\nb", 0, 0, 2),
        ]
    )
    func valid(text: String, ids: UInt32, classes: UInt32, types: UInt32) throws {
        let list = try parseSelectorList(Array(text.utf8), tree: Tree())
        #expect(list.count == 1)
        #expect(list.specificity(at: 0) == ids << 20 | classes << 10 | types)
    }

    @Test("Nesting is bounded")
    func nesting() {
        let text = String(repeating: ":not(", count: 100_000)
        #expect(throws: SelectorError()) { try parseSelectorList(Array(text.utf8), tree: Tree()) }
    }
}
