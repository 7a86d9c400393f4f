// PredicateError.swift: the reason why a predicate cannot be used. A device never lists an extension with such a rule, and reports no
// reason; so the place and a guess at the cause help its author.

/// A fault in a predicate's text, or one that evaluation shows.
package struct PredicateError: Error, Equatable, CustomStringConvertible {
    /// The line in the text, from 1.
    package var line: Int
    /// The column in the line, in characters, from 1.
    package var column: Int
    /// The description of the fault.
    package var problem: String
    /// A suggested fix, in one sentence; nil if there is none.
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
