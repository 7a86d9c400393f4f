// UserscriptMetadata.swift: the metadata of a userscript, as its block has it: lines of keys and values, and their meaning.
// Elsewhere: how the block is read (UserscriptMetadata+Parsing.swift), which pages the patterns match (AddressMatching).
// https://violentmonkey.github.io/api/metadata-block/

package import Wire

/// The metadata of a userscript.
package struct UserscriptMetadata: Equatable, Sendable, WireCodable {
    /// A line `@key:locale value` of the block.
    package struct Entry: Equatable, Sendable, WireCodable {
        /// The key without the sign and the locale.
        package var key: String
        /// The locale in lower case; nil if the key has none.
        package var locale: String?
        /// The rest of the line without blanks at its ends; empty for a key alone.
        package var value: String
        /// The line in the source, from 1.
        package var line: Int

        /// An entry with all its fields.
        package init(key: String, locale: String? = nil, value: String, line: Int) {
            self.key = key
            self.locale = locale
            self.value = value
            self.line = line
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(key)
            writer.write(optional: locale) { $0.write($1) }
            writer.write(value)
            writer.write(count: UInt64(max(line, 0)))
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            key = try reader.readString()
            locale = try reader.readOptional { reader throws(WireError) in try reader.readString() }
            value = try reader.readString()
            line = Int(clamping: try reader.readCount())
        }
    }

    /// A line that managers read in spite of its form.
    package struct Irregularity: Equatable, Sendable, WireCodable {
        /// The line in the source, from 1.
        package var line: Int
        /// The text of the line, shortened.
        package var text: String

        /// An irregularity with all its fields.
        package init(line: Int, text: String) {
            self.line = line
            self.text = text
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(count: UInt64(max(line, 0)))
            writer.write(text)
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            line = Int(clamping: try reader.readCount())
            text = try reader.readString()
        }
    }

    /// The text of the block, from its first to its last line.
    package var block: String
    /// All entries, in order.
    package var entries: [Entry]
    /// Lines without a blank after the slashes, which the documentation of managers demands.
    package var irregularities: [Irregularity]

    /// Metadata with these entries.
    package init(block: String = "", entries: [Entry] = [], irregularities: [Irregularity] = []) {
        self.block = block
        self.entries = entries
        self.irregularities = irregularities
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(block)
        writer.write(list: entries) { $0.write($1) }
        writer.write(list: irregularities) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        block = try reader.readString()
        entries = try reader.readList { reader throws(WireError) in try Entry(from: &reader) }
        irregularities = try reader.readList { reader throws(WireError) in try Irregularity(from: &reader) }
    }
}

extension UserscriptMetadata {
    /// The first value of a key; nil if no line has it. Later lines with the key have no effect.
    package func first(_ key: String) -> String? { entries.first { $0.key == key && $0.locale == nil }?.value }

    /// All values of a key that can be given several times, without empty ones.
    package func all(_ key: String) -> [String] {
        entries.lazy.filter { $0.key == key && $0.locale == nil && !$0.value.isEmpty }.map(\.value)
    }

    /// Whether a key that has no value is there.
    package func has(_ key: String) -> Bool { first(key) != nil }

    /// The values of a key in its locales: the first of each.
    package func localized(_ key: String) -> [(locale: String, value: String)] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            guard entry.key == key, let locale = entry.locale, seen.insert(locale).inserted else { return nil }
            return (locale, entry.value)
        }
    }

    package var name: String { first("name") ?? "" }
    package var namespace: String { first("namespace") ?? "" }
    package var version: String { first("version") ?? "" }
    package var summary: String { first("description") ?? "" }
    package var matches: [String] { all("match") }
    package var excludeMatches: [String] { all("exclude-match") + all("excludeMatch") }
    package var includes: [String] { all("include") }
    package var excludes: [String] { all("exclude") }
    package var requires: [String] { all("require") }
    package var grants: [String] { all("grant") }
    package var connects: [String] { all("connect") }
    package var hasNoFrames: Bool { has("noframes") }
    package var isUnwrapped: Bool { has("unwrap") }
    package var hasTopLevelAwait: Bool { has("top-level-await") }

    /// The resources by their names. The first URL of a name counts.
    package var resources: [(name: String, url: String)] {
        var seen: Set<String> = []
        return all("resource").compactMap { value in
            let parts = value.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
            guard parts.count == 2, seen.insert(String(parts[0])).inserted else { return nil }
            return (String(parts[0]), String(parts[1].drop { $0 == " " || $0 == "\t" }))
        }
    }

    /// When the script runs; nil: the line has a value that no manager knows.
    package var runAt: UserscriptMoment? {
        guard let text = first("run-at") else { return .documentEnd }
        return UserscriptMoment(rawValue: text)
    }

    /// The world that the script asks for; nil: the line has a value that no manager knows.
    package var injectInto: UserscriptWorld? {
        guard let text = first("inject-into") else { return .page }
        return UserscriptWorld(rawValue: text)
    }
}

/// The moment at which a userscript runs.
package enum UserscriptMoment: String, Sendable, CaseIterable {
    /// Before any script of the page.
    case documentStart = "document-start"
    /// When the body begins.
    case documentBody = "document-body"
    /// When the page is parsed: the default.
    case documentEnd = "document-end"
    /// When the page is loaded.
    case documentIdle = "document-idle"
    /// When the user chooses it.
    case contextMenu = "context-menu"
}

/// The world that a userscript asks for.
package enum UserscriptWorld: String, Sendable, CaseIterable {
    /// The page's: the default.
    case page
    /// One of its own.
    case content
    /// The page's, otherwise one of its own.
    case auto
}
