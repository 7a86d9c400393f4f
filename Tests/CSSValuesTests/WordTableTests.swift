// WordTableTests.swift: words and properties that are found by the bytes of their names.

import Testing

@testable import CSSValues

@Suite("Words by their bytes")
struct WordTableTests {
    @Test("Each word is found in any case, and nothing else is")
    func words() {
        let words = (0..<1000).map { "word-\($0)" } + ["", "a", "ab"]
        let table = WordTable(words)
        #expect(words.indices.allSatisfy { table.place(of: words[$0].utf8) == $0 })
        #expect(table.place(of: "WORD-17".utf8) == 17)
        for text in ["word-1000", "word-", "b", "abc", "wörd-1", "word-1\u{0}"] { #expect(!table.contains(text.utf8)) }
        #expect(!WordTable([]).contains("".utf8))
    }

    @Test("Each property is found by its names, and longhands find room in a set of them")
    func properties() {
        #expect(Property.allCases.allSatisfy { Property($0.name) == $0 && Property($0.name.uppercased()) == $0 })
        #expect(Property.aliases.allSatisfy { Property($0.name) == $0.property })
        #expect(Property.longhandCount <= PropertySet.capacity)
        let all = PropertySet(Property.longhands)
        #expect(Property.allCases.allSatisfy { all.contains($0) == $0.isLonghand })
        var some: PropertySet = [.color, .zoom]
        #expect(some.isSubset(of: all) && !all.isSubset(of: some) && !some.isDisjoint(with: all))
        some.remove(.zoom)
        #expect(some == [.color] && some.isDisjoint(with: [.zoom]))
    }
}
