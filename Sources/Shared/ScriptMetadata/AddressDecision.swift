// AddressDecision.swift: whether a script runs on a page with an address, and why.

package import Wire

/// Whether a script runs on a page, and the pattern that decides it.
package enum AddressDecision: Equatable, Sendable, WireCodable {
    /// It has no patterns for pages, so that it runs on all.
    case everywhere
    /// This pattern matches, and none excludes the page.
    case matched(pattern: String)
    /// No pattern matches.
    case unmatched
    /// No glob of the manifest matches, although a match pattern does.
    case outsideGlobs
    /// This pattern excludes the page.
    case excluded(pattern: String)

    /// Whether the script runs.
    package var runs: Bool {
        switch self {
        case .everywhere, .matched: true
        case .unmatched, .outsideGlobs, .excluded: false
        }
    }

    /// The reason, as a clause.
    package var reason: String {
        switch self {
        case .everywhere: "it names no pages, so it runs on all"
        case .matched(let pattern): "the pattern \(AddressPatterns.shown(pattern)) matches"
        case .unmatched: "none of its patterns matches"
        case .outsideGlobs: "none of its include_globs matches"
        case .excluded(let pattern): "the pattern \(AddressPatterns.shown(pattern)) excludes the page"
        }
    }

    /// Appends the case and its pattern.
    package func encode(into writer: inout ByteWriter) {
        switch self {
        case .everywhere: writer.write(byte: 1)
        case .matched(let pattern):
            writer.write(byte: 2)
            writer.write(pattern)
        case .unmatched: writer.write(byte: 3)
        case .outsideGlobs: writer.write(byte: 4)
        case .excluded(let pattern):
            writer.write(byte: 5)
            writer.write(pattern)
        }
    }

    /// Reads the case and its pattern.
    package init(from reader: inout ByteReader) throws(WireError) {
        let tag = try reader.readByte("a decision")
        switch tag {
        case 1: self = .everywhere
        case 2: self = .matched(pattern: try reader.readString())
        case 3: self = .unmatched
        case 4: self = .outsideGlobs
        case 5: self = .excluded(pattern: try reader.readString())
        default: throw .unknownTag(of: "decision", value: UInt64(tag))
        }
    }
}
