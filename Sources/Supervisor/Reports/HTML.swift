// HTML.swift: markup that reports are put together from. What is text goes through one function, because the type leaves no other
// way: a string that is interpolated is escaped, and only markup is not.

package import PropertyValues
import TerminalText

/// A piece of a page.
package struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    package private(set) var text = ""

    /// Markup as it stands in our own sources.
    package init(stringLiteral value: String) { text = value }
    package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    package init() {}

    /// A literal with values in it.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(2 * literalCapacity) }
        package mutating func appendLiteral(_ literal: String) { text += literal }
        /// Text of anybody's: escaped, and what is invisible in it is written out.
        package mutating func appendInterpolation(_ value: some StringProtocol) { text += markupText(shownText(value)) }
        package mutating func appendInterpolation(_ value: HTML) { text += value.text }
        package mutating func appendInterpolation(_ value: Int) { text += String(value) }
        /// Markup that is there only where a condition holds.
        package mutating func appendInterpolation(_ value: HTML, if condition: Bool) {
            if condition { text += value.text }
        }
    }

    package static func += (left: inout HTML, right: HTML) { left.text += right.text }
}

extension Sequence where Element == HTML {
    /// One after the other.
    package func joined() -> HTML { reduce(into: HTML()) { $0 += $1 } }
}

/// A number with its noun: `1 page`, `12 pages`.
package func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// A message in its own paragraph. One of several lines has its places in columns, as compilers' errors and stacks do: it is set in a font
/// of fixed width.
package func note(_ text: String, _ verdict: Verdict) -> HTML {
    guard text.contains("\n") else { return "<p class=\"note \(verdict.rawValue)\">\(text)</p>\n" }
    return "<div class=\"note \(verdict.rawValue)\"><pre>\(text)</pre></div>\n"
}
