// PredicateError.swift: why a predicate cannot be used. An extension with such a rule is never listed, and nothing on a
// device says why; so the place and a guess at the cause are all that an author has.

/// A fault in a predicate's text, or one that shows when it is evaluated.
package struct PredicateError: Error, Equatable, CustomStringConvertible {
    /// Line in the text, from 1.
    package var line: Int
    /// Column in the line, in characters, from 1.
    package var column: Int
    /// What is wrong there.
    package var problem: String
    /// How to mend it, if that can be guessed: a sentence.
    package var hint: String?

    /// `line 1, column 5: problem. Hint.`
    package var description: String {
        "line \(line), column \(column): \(problem)." + (hint.map { " \($0)" } ?? "")
    }

    init(_ problem: String, at offset: Int, in text: [UInt8], hint: String? = nil) {
        let before = text.prefix(offset)
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        column = 1 + String(decoding: before[start...], as: UTF8.self).count
        self.problem = problem
        self.hint = hint
    }
}
