// WebExtensionManifest+Reading.swift: reads a manifest, which is untrusted: in a confined process.
//
// Manifests are JSON in which browsers allow comments and commas after the last member. Values of a wrong type are refused with their place,
// as browsers refuse the extension; values and keys that browsers ignore with a warning become remarks.

import JSONCoding
import PropertyValues

/// Why a manifest cannot be used.
package enum WebExtensionManifestError: Error, Equatable, CustomStringConvertible {
    /// It has more bytes than are read.
    case tooLong(limit: Int)
    /// It is not JSON; the value says where and why.
    case notJSON(String)
    /// It is JSON, but no object.
    case notAnObject
    /// A value has the wrong type.
    case wrongValue(place: String, wanted: String)
    /// It has no content scripts.
    case noContentScripts
    /// An entry has more patterns than are matched.
    case tooManyPatterns(place: String, limit: Int)
    /// All entries together name more files than are read.
    case tooManyFiles(limit: Int)

    /// A sentence, without the file's name.
    package var description: String {
        switch self {
        case .tooLong(let limit): "the manifest has more than \(limit) bytes."
        case .notJSON(let problem): "the manifest is invalid JSON: \(problem)."
        case .notAnObject: "the manifest is no JSON object."
        case .wrongValue(let place, let wanted): "\(place) must be \(wanted)."
        case .noContentScripts: "the extension has no content scripts: the manifest has no \"content_scripts\"."
        case .tooManyPatterns(let place, let limit): "\(place) has more than \(limit) patterns."
        case .tooManyFiles(let limit): "the content scripts have more than \(limit) files."
        }
    }
}

extension WebExtensionManifest {
    /// The largest manifest, in bytes.
    package static let maximumSize = 1 << 20
    /// The most patterns of an entry of `content_scripts`.
    package static let maximumPatterns = 10_000
    /// The most files of all entries.
    package static let maximumFiles = 1000
    /// The keys of an entry of `content_scripts`.
    package static let contentScriptKeys = [
        "matches", "exclude_matches", "include_globs", "exclude_globs", "js", "css", "all_frames", "match_about_blank",
        "match_origin_as_fallback", "run_at", "world",
    ]
    /// The characters of a value that a remark shows.
    private static let shownCharacters = 100

    /// Reads a manifest.
    ///
    /// - Parameter json: UTF-8. A byte order mark is skipped.
    /// - Complexity: O(*n*).
    package init(json: [UInt8]) throws(WebExtensionManifestError) {
        guard json.count <= Self.maximumSize else { throw .tooLong(limit: Self.maximumSize) }
        let value: PropertyValue
        do throws(JSONError) { value = try PropertyValue(jsonWithComments: json) } catch {
            throw .notJSON(error.description)
        }
        guard value.isDictionary else { throw .notAnObject }
        guard case .integer(let version)? = value["manifest_version"], version == 2 || version == 3 else {
            throw .wrongValue(place: "manifest_version", wanted: "2 or 3")
        }
        guard value["name"]?.stringValue?.isEmpty == false else {
            throw .wrongValue(place: "name", wanted: "a text that is not empty")
        }
        if let locale = value["default_locale"], locale.stringValue.map(Self.isLocale) != true {
            throw .wrongValue(place: "default_locale", wanted: "the name of a folder of _locales")
        }
        if let program = value[Self.backgroundKey], !Self.isCommand(program) {
            throw .wrongValue(place: Self.backgroundKey, wanted: "the name of a program, or a list with its arguments")
        }
        guard let entries = value["content_scripts"] else { throw .noContentScripts }
        guard case .array(let list) = entries else { throw .wrongValue(place: "content_scripts", wanted: "a list") }
        guard !list.isEmpty else { throw .noContentScripts }
        self.init(value: value, version: Int(version), contentScripts: [])
        var count = 0
        for (number, entry) in list.enumerated() {
            let script = try read(entry, at: "content_scripts[\(number)]")
            count += script.scripts.count + script.sheets.count
            if count > Self.maximumFiles { throw .tooManyFiles(limit: Self.maximumFiles) }
            contentScripts.append(script)
        }
    }

    private mutating func read(_ entry: PropertyValue, at place: String) throws(WebExtensionManifestError)
        -> ContentScript
    {
        guard case .dictionary(let members) = entry else { throw .wrongValue(place: place, wanted: "an object") }
        func texts(_ key: String) throws(WebExtensionManifestError) -> [String] {
            guard let value = entry[key] else { return [] }
            guard case .array(let list) = value, list.allSatisfy({ $0.stringValue != nil }) else {
                throw .wrongValue(place: "\(place).\(key)", wanted: "a list of texts")
            }
            return list.compactMap(\.stringValue)
        }
        func flag(_ key: String) throws(WebExtensionManifestError) -> Bool {
            guard let value = entry[key] else { return false }
            guard case .bool(let flag) = value else {
                throw .wrongValue(place: "\(place).\(key)", wanted: "true or false")
            }
            return flag
        }
        for member in members where !Self.contentScriptKeys.contains(member.key) {
            let key = String(member.key.prefix(Self.shownCharacters))
            remarks.append(Remark("\(place).\(key)", "No browser knows the key \"\(key)\"."))
        }
        let (isForBlank, isForOrigin) = (try flag("match_about_blank"), try flag("match_origin_as_fallback"))
        let patterns = AddressPatterns(
            .webExtension,
            matches: try texts("matches"),
            excludeMatches: try texts("exclude_matches"),
            includes: try texts("include_globs"),
            excludes: try texts("exclude_globs"),
            matchesAboutBlank: isForBlank || isForOrigin
        )
        if patterns.matches.isEmpty { throw .wrongValue(place: "\(place).matches", wanted: "a list with a pattern") }
        if patterns.count > Self.maximumPatterns { throw .tooManyPatterns(place: place, limit: Self.maximumPatterns) }
        let script = ContentScript(
            patterns: patterns,
            scripts: try texts("js").map(Self.path),
            sheets: try texts("css").map(Self.path),
            moment: value(entry, "run_at", place) ?? .documentIdle,
            world: value(entry, "world", place) ?? .isolated,
            isForAllFrames: try flag("all_frames")
        )
        if script.scripts.isEmpty, script.sheets.isEmpty { remarks.append(Remark(place, "It names no file.")) }
        return script
    }

    /// One of the values that a key can have; nil without the key, and with a remark for another value.
    private mutating func value<Value: RawRepresentable & CaseIterable>(
        _ entry: PropertyValue,
        _ key: String,
        _ place: String
    ) -> Value? where Value.RawValue == String {
        guard let given = entry[key] else { return nil }
        if let value = given.stringValue.flatMap(Value.init(rawValue:)) { return value }
        let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
        remarks.append(Remark("\(place).\(key)", "The value is none of \(known); the default counts."))
        return nil
    }

    /// Whether a value names a program: a text that is not empty, or a list of texts that begins with one.
    private static func isCommand(_ value: PropertyValue) -> Bool {
        switch value {
        case .string(let name): return !name.isEmpty
        case .array(let words):
            return words.first?.stringValue?.isEmpty == false && words.allSatisfy { $0.stringValue != nil }
        default: return false
        }
    }

    /// A path below the extension's folder. Browsers read paths as addresses, whose first slash has no meaning.
    private static func path(_ text: String) -> String {
        var path = Array(text.utf8)[...]
        while true {
            if path.first == UInt8(ascii: "/") {
                path = path.dropFirst()
            } else if path.starts(with: "./".utf8) {
                path = path.dropFirst(2)
            } else {
                return String(decoding: path, as: UTF8.self)
            }
        }
    }

    /// Whether a text can be the name of a folder of messages.
    package static func isLocale(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 35
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
                    || (0x41...0x5A).contains(byte & 0xDF)
            }
    }
}
