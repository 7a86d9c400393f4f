// InfoPlist.swift: a bundle's Info.plist (XML, binary or old-style), read once and accessed by key path, with exact errors.

import Foundation
import Isolation

/// A bundle's property list, with the lines of its keys.
struct InfoPlist: Sendable {
    /// The path for messages.
    let file: String
    /// The whole content.
    private(set) var root: [String: ManifestValue]
    /// The build settings that strings are expanded with.
    var variables: BuildVariables
    let lines: KeyLines

    /// Reads the list at `url`, which must be in `bounds`.
    ///
    /// - Throws: `.unreadable`, `.malformedInfoPlist` (with its line if the parser reports one), `.wrongType` if the
    ///   list's root is not a dictionary.
    init(
        at url: URL,
        in bounds: FileBounds,
        shownAs file: String,
        variables: BuildVariables
    ) throws(BundleError) {
        self.file = file
        self.variables = variables
        let data: Data
        do { data = try bundleFile(url.path, in: bounds) } catch {
            throw .unreadable(file: file, reason: systemReason(of: error))
        }
        if let reason = PropertyListFault.tooMuch(in: data) {
            throw .malformedInfoPlist(file: file, line: nil, reason: reason)
        }
        var format = PropertyListSerialization.PropertyListFormat.xml
        let parsed: Any
        do {
            parsed = try readPropertyList(data, format: &format)
        } catch {
            let (line, reason) = PropertyListFault.of(data) ?? PropertyListFault.of(error)
            throw .malformedInfoPlist(file: file, line: line, reason: reason)
        }
        lines = format == .xml ? KeyLines(xml: data) : KeyLines()
        let value = ManifestValue(parsed)
        guard let root = value.dictionary else {
            throw .wrongType(file: file, line: nil, key: "", expected: "a dictionary", found: value.described)
        }
        self.root = root
    }

    /// Adds Xcode's generated values: `defaults` for keys that the file lacks, and `keys` in place of the file's.
    mutating func add(defaults: [String: ManifestValue], keys: [String: ManifestValue]) {
        root = defaults.merging(root) { $1 }.merging(keys) { $1 }
    }

    /// The line of a key, if the format has lines.
    func line(of key: String) -> Int? { lines[key] }

    /// The value at a path of keys joined by dots, without expansion.
    func value(_ key: String) -> ManifestValue? {
        var current = ManifestValue.dictionary(root)
        for part in key.split(separator: ".") {
            guard let next = current.dictionary?[String(part)] else { return nil }
            current = next
        }
        return current
    }

    /// The string at `key` with build settings expanded; nil if the key is missing or the string empty.
    func string(_ key: String) throws(BundleError) -> String? {
        guard let value = value(key) else { return nil }
        guard let string = value.string else { throw wrongType(key, expected: "a string", found: value) }
        switch variables.expand(string) {
        case .text(let text): return text.isEmpty ? nil : text
        case .unknown(let name):
            throw .unknownVariable(file: file, line: line(of: key), key: key, variable: name)
        }
    }

    /// The string at `key`, which is only displayed: if a build setting has no value, nil and a warning instead of an error.
    func shownString(_ key: String, warnings: inout [BundleWarning]) throws(BundleError) -> String? {
        do { return try string(key) } catch {
            guard case .unknownVariable(_, _, _, let variable) = error else { throw error }
            warnings.append(
                warning(key, "uses the build setting $(\(variable)), which has no value here; another name is shown.")
            )
            return nil
        }
    }

    /// `text` with build settings expanded; nil if one has no value.
    func expanded(_ text: String) -> String? {
        if case .text(let result) = variables.expand(text), !result.isEmpty { result } else { nil }
    }

    /// The Boolean at `key`, or `fallback`.
    func bool(_ key: String, default fallback: Bool) throws(BundleError) -> Bool {
        guard let value = value(key) else { return fallback }
        guard let bool = value.lenientBool else { throw wrongType(key, expected: "a Boolean", found: value) }
        return bool
    }

    /// The dictionary at `key`; nil if missing.
    func dictionary(_ key: String) throws(BundleError) -> [String: ManifestValue]? {
        guard let value = value(key) else { return nil }
        guard let dictionary = value.dictionary else { throw wrongType(key, expected: "a dictionary", found: value) }
        return dictionary
    }

    /// The error for a value of the wrong type.
    func wrongType(_ key: String, expected: String, found value: ManifestValue) -> BundleError {
        .wrongType(file: file, line: line(of: key), key: key, expected: expected, found: value.described)
    }

    /// A warning at `key`.
    func warning(_ key: String, _ message: String) -> BundleWarning {
        BundleWarning(file: file, line: line(of: key), key: key, message: message)
    }
}

/// The system's text for a failed file operation, such as "Permission denied".
func systemReason(of error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else {
        let text = error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
    return String(cString: strerror(Int32(cause.code)))
}
