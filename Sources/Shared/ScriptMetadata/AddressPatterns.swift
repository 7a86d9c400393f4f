// AddressPatterns.swift: the patterns by which a script names its pages, as text.
// Elsewhere: how they are matched (AddressMatching).

package import Wire

/// The patterns of a script. Which syntax they have depends on the dialect.
package struct AddressPatterns: Equatable, Sendable, WireCodable {
    /// Whose rules the patterns follow.
    package enum Dialect: UInt8, Sendable, CaseIterable {
        /// Violentmonkey's: `@match`, and `@include` with globs and expressions.
        case userscript = 1
        /// Those of `content_scripts` in a manifest: match patterns and globs.
        case webExtension = 2
    }

    /// Whose rules they follow.
    package var dialect: Dialect
    /// Match patterns for pages on which the script runs.
    package var matches: [String]
    /// Match patterns for pages on which it does not run.
    package var excludeMatches: [String]
    /// Globs and expressions for pages on which it runs.
    package var includes: [String]
    /// Globs and expressions for pages on which it does not run.
    package var excludes: [String]
    /// Whether about:blank counts as the page that opened it; only in manifests.
    package var matchesAboutBlank: Bool

    /// Patterns of the given dialect.
    package init(
        _ dialect: Dialect,
        matches: [String] = [],
        excludeMatches: [String] = [],
        includes: [String] = [],
        excludes: [String] = [],
        matchesAboutBlank: Bool = false
    ) {
        self.dialect = dialect
        self.matches = matches
        self.excludeMatches = excludeMatches
        self.includes = includes
        self.excludes = excludes
        self.matchesAboutBlank = matchesAboutBlank
    }

    /// Whether a pattern stands for the end of a host name by `.tld`, which needs the list of public suffixes.
    package var needsPublicSuffixes: Bool {
        dialect == .userscript
            && [matches, excludeMatches, includes, excludes].contains { $0.contains { $0.contains(".tld") } }
    }

    /// The patterns that are expressions, in the order in which they are compiled.
    package var expressions: [String] { dialect == .userscript ? (includes + excludes).filter(Self.isExpression) : [] }

    /// Whether a pattern of `@include` or `@exclude` is an expression: it begins and ends with a slash.
    package static func isExpression(_ pattern: String) -> Bool {
        pattern.utf8.count > 1 && pattern.utf8.first == UInt8(ascii: "/") && pattern.utf8.last == UInt8(ascii: "/")
    }

    /// The most mistakes in patterns that are listed one by one.
    package static let listedMistakes = 50

    /// A pattern as messages show it: its beginning, if it is long.
    package static func shown(_ pattern: String) -> String {
        let characters = 200
        return pattern.utf8.count <= characters ? pattern : "\(pattern.prefix(characters))…"
    }

    /// The number of all patterns.
    package var count: Int { matches.count + excludeMatches.count + includes.count + excludes.count }

    /// The bytes of all patterns.
    package var size: Int {
        [matches, excludeMatches, includes, excludes].joined().reduce(0) { $0 + $1.utf8.count }
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(byte: dialect.rawValue)
        for list in [matches, excludeMatches, includes, excludes] { writer.write(list: list) { $0.write($1) } }
        writer.write(matchesAboutBlank)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        dialect = try reader.readCase(Dialect.self)
        matches = try reader.readList { reader throws(WireError) in try reader.readString() }
        excludeMatches = try reader.readList { reader throws(WireError) in try reader.readString() }
        includes = try reader.readList { reader throws(WireError) in try reader.readString() }
        excludes = try reader.readList { reader throws(WireError) in try reader.readString() }
        matchesAboutBlank = try reader.readFlag()
    }
}

extension UserscriptMetadata {
    /// The patterns of the script.
    package var patterns: AddressPatterns {
        AddressPatterns(
            .userscript,
            matches: matches,
            excludeMatches: excludeMatches,
            includes: includes,
            excludes: excludes
        )
    }
}
