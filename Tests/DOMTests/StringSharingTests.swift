// StringSharingTests.swift: which ids strings get, and that an id refers to its string for the lifetime of the tree.

import DOM
import Testing

@Suite("Shared strings")
struct StringSharingTests {
    private static let texts = ["a", "two words", "\u{E9}t\u{E9}", "\u{1F600}", String(repeating: "long ", count: 20)]

    @Test("The empty string has one id, however it is made")
    func empty() {
        let strings = Tree().strings
        let some = strings.make("something")
        #expect(strings.make("") == .empty)
        #expect(strings.make(utf8: []) == .empty)
        #expect([UInt16]().withUnsafeBufferPointer { strings.make(utf16: $0) } == .empty)
        #expect([UInt8]().withUnsafeBufferPointer { strings.make(latin1: $0) } == .empty)
        #expect(strings.substring(some, from: 3, count: 0) == .empty)
        #expect(strings.intern("") == .empty)
    }

    @Test("A recently made short string is stored once, interned or not", arguments: texts.dropLast())
    func lately(text: String) {
        let strings = Tree().strings
        let first = strings.make(text)
        #expect(strings.make(text) == first)
        #expect(Array(text.utf16).withUnsafeBufferPointer { strings.make(utf16: $0) } == first)
        let interned = strings.intern(text)
        #expect(strings.equal(interned, first))
        #expect(strings.intern(first) == interned)
        #expect(strings.string(strings.make(text)) == text)
    }

    @Test("Strings keep their content after thousands of others")
    func thousands() {
        let strings = Tree().strings
        let texts = (0..<6000).map { $0 % 3 == 0 ? "\u{E9}\($0 % 4000)" : "text \($0 % 4000)" }
        let made = texts.map { strings.make($0) }
        #expect(made.map { strings.string($0) } == texts)
    }

    @Test("Strings made after a tree was saved are unknown in the restored tree", arguments: texts)
    func restored(text: String) {
        let tree = Tree()
        let image = tree.image
        let before = tree.strings.make(text)
        tree.restore(image, keepsObservers: false)
        let other = tree.strings.make("another \(text.count)")
        #expect(other == before)
        #expect(tree.strings.string(tree.strings.make(text)) == text)
        #expect(tree.strings.string(other) == "another \(text.count)")
    }
}
