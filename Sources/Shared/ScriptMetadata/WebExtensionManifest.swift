// WebExtensionManifest.swift: what the manifest of a web extension says of its content scripts.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/manifest.json/content_scripts
// https://developer.chrome.com/docs/extensions/reference/manifest/content-scripts
// Elsewhere: how it is read (WebExtensionManifest+Reading.swift).

package import PropertyValues
package import Wire

/// The manifest of a web extension.
package struct WebExtensionManifest: Equatable, Sendable, WireCodable {
    /// An entry of `content_scripts`.
    package struct ContentScript: Equatable, Sendable, WireCodable {
        /// The pages on which it runs.
        package var patterns: AddressPatterns
        /// The paths of its scripts, in order.
        package var scripts: [String]
        /// The paths of its style sheets, in order.
        package var sheets: [String]
        package var moment: ContentScriptMoment
        package var world: ContentScriptWorld
        /// Whether it runs in frames, too.
        package var isForAllFrames: Bool

        /// A script with all its fields.
        package init(
            patterns: AddressPatterns,
            scripts: [String] = [],
            sheets: [String] = [],
            moment: ContentScriptMoment = .documentIdle,
            world: ContentScriptWorld = .isolated,
            isForAllFrames: Bool = false
        ) {
            self.patterns = patterns
            self.scripts = scripts
            self.sheets = sheets
            self.moment = moment
            self.world = world
            self.isForAllFrames = isForAllFrames
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(patterns)
            writer.write(list: scripts) { $0.write($1) }
            writer.write(list: sheets) { $0.write($1) }
            writer.write(byte: moment.number)
            writer.write(byte: world.number)
            writer.write(isForAllFrames)
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            patterns = try AddressPatterns(from: &reader)
            scripts = try reader.readList { reader throws(WireError) in try reader.readString() }
            sheets = try reader.readList { reader throws(WireError) in try reader.readString() }
            moment = try reader.readNumbered(ContentScriptMoment.self)
            world = try reader.readNumbered(ContentScriptWorld.self)
            isForAllFrames = try reader.readFlag()
        }
    }

    /// Something in the manifest that has no effect.
    package struct Remark: Equatable, Sendable, WireCodable {
        /// The key, with those around it: `content_scripts[0].run_at`.
        package var place: String
        /// What is wrong, as a sentence.
        package var problem: String

        /// A remark with all its fields.
        package init(_ place: String, _ problem: String) {
            self.place = place
            self.problem = problem
        }

        /// Appends the fields in order.
        package func encode(into writer: inout ByteWriter) {
            writer.write(place)
            writer.write(problem)
        }

        /// Reads the fields in order.
        package init(from reader: inout ByteReader) throws(WireError) {
            place = try reader.readString()
            problem = try reader.readString()
        }
    }

    /// The whole manifest.
    package var value: PropertyValue
    /// The value of `manifest_version`: 2 or 3.
    package var version: Int
    /// The entries of `content_scripts`, in order; at least one.
    package var contentScripts: [ContentScript]
    package var remarks: [Remark]
    /// The host of the addresses of its files, which the worker makes; empty until then.
    package var host = ""

    /// A manifest with all its fields.
    package init(value: PropertyValue, version: Int, contentScripts: [ContentScript], remarks: [Remark] = []) {
        self.value = value
        self.version = version
        self.contentScripts = contentScripts
        self.remarks = remarks
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(value)
        writer.write(byte: UInt8(clamping: version))
        writer.write(list: contentScripts) { $0.write($1) }
        writer.write(list: remarks) { $0.write($1) }
        writer.write(host)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        value = try PropertyValue(from: &reader)
        version = Int(try reader.readByte("a manifest's version"))
        contentScripts = try reader.readList { reader throws(WireError) in try ContentScript(from: &reader) }
        remarks = try reader.readList { reader throws(WireError) in try Remark(from: &reader) }
        host = try reader.readString()
    }
}

extension WebExtensionManifest {
    /// The name as it is written: it may be that of a message.
    package var name: String { value["name"]?.stringValue ?? "" }

    /// The extension's own identifier, otherwise its name: the script's name among the stored values.
    package var identifier: String {
        let settings = value["browser_specific_settings"] ?? value["applications"]
        return settings?["gecko"]?["id"]?.stringValue ?? name
    }

    /// The public key, of which Chrome makes the extension's identifier, in base64; nil: there is none.
    package var key: String? { value["key"]?.stringValue }

    /// The locale whose messages are used if no other fits; nil: the extension has no messages.
    package var defaultLocale: String? { value["default_locale"]?.stringValue }

    /// The language that scripts see as the browser's.
    package static let language = "en-US"

    /// The locales whose messages are used, the first first.
    package var locales: [String] {
        guard let defaultLocale else { return [] }
        var seen: Set<String> = []
        return ["en_US", "en", defaultLocale].filter { seen.insert($0).inserted }
    }

    /// The path of a locale's messages.
    package static func messages(of locale: String) -> String { "_locales/\(locale)/messages.json" }

    /// Whether the extension asks for a permission.
    package func hasPermission(_ name: String) -> Bool {
        guard case .array(let permissions)? = value["permissions"] else { return false }
        return permissions.contains(.string(name))
    }

    /// Whether the extension has a background, which content scripts send messages to.
    package var hasBackground: Bool { value["background"] != nil }

    /// A key of our own: the program that answers the messages, in the place of the background.
    package static let backgroundKey = "webaction_background"

    /// The name of that program and its arguments; empty: none is named.
    package var backgroundProgram: [String] {
        switch value[Self.backgroundKey] {
        case .string(let name)?: [name]
        case .array(let words)?: words.compactMap(\.stringValue)
        default: []
        }
    }

    /// The patterns of each entry.
    package var patterns: [AddressPatterns] { contentScripts.map(\.patterns) }

    /// The paths of all files that it names for content scripts, each once.
    package var files: [String] {
        var seen: Set<String> = []
        return contentScripts.flatMap { $0.sheets + $0.scripts }.filter { seen.insert($0).inserted }
    }
}

/// When a content script runs: the values of `run_at`.
package enum ContentScriptMoment: String, Sendable, CaseIterable {
    /// When the document element was inserted, before any script of the page.
    case documentStart = "document_start"
    /// When the page is parsed.
    case documentEnd = "document_end"
    /// When the page is loaded: the default.
    case documentIdle = "document_idle"
}

/// Where a content script runs: the values of `world`.
package enum ContentScriptWorld: String, Sendable, CaseIterable {
    /// A world of the extension: the default.
    case isolated = "ISOLATED"
    /// The page's.
    case main = "MAIN"
}

extension CaseIterable where Self: Equatable {
    /// The place among all cases, by which a message names a case.
    fileprivate var number: UInt8 { UInt8(Array(Self.allCases).firstIndex(of: self) ?? 0) }
}

extension ByteReader {
    fileprivate mutating func readNumbered<Value: CaseIterable>(_ type: Value.Type) throws(WireError) -> Value {
        let number = try readByte("\(type)")
        let all = Array(Value.allCases)
        guard Int(number) < all.count else { throw .unknownTag(of: "\(type)", value: UInt64(number)) }
        return all[Int(number)]
    }
}
