// HTML.swift: safe composition of markup for reports. Interpolated strings are escaped; only values of this type are inserted as markup.

import PropertyValues
import TerminalText

/// A fragment of HTML.
package struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    package private(set) var text = ""

    /// Creates a fragment from markup in our own sources.
    package init(stringLiteral value: String) { text = value }
    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    package init() {}

    /// A literal with interpolated values.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(2 * literalCapacity) }
        package mutating func appendLiteral(_ literal: String) { text += literal }
        /// Appends text, which may be untrusted: it is escaped, and its invisible characters are written out.
        package mutating func appendInterpolation(_ value: some StringProtocol) { text += markupText(shownText(value)) }
        package mutating func appendInterpolation(_ value: HTML) { text += value.text }
        package mutating func appendInterpolation(_ value: Int) { text += String(value) }
        /// Appends markup if the condition holds.
        package mutating func appendInterpolation(_ value: HTML, if condition: Bool) {
            if condition { text += value.text }
        }
    }

    package static func += (left: inout HTML, right: HTML) { left.text += right.text }
}

extension Sequence where Element == HTML {
    /// The concatenated fragments.
    package func joined() -> HTML { reduce(into: HTML()) { $0 += $1 } }
}

/// A number with its noun: `1 page`, `12 pages`.
package func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// A message in its own paragraph. A message of several lines is aligned in columns, as compiler errors and stacks are, and is set in a
/// monospaced font.
package func note(_ text: String, _ verdict: Verdict) -> HTML {
    guard text.contains("\n") else { return "<p class=\"note \(verdict.rawValue)\">\(text)</p>\n" }
    return "<div class=\"note \(verdict.rawValue)\"><pre>\(text)</pre></div>\n"
}
