// BuildVariables.swift: build settings by name, and the expansion of references to them, $(NAME) and ${NAME}. Xcode expands them when
// it builds; here a target's folder is read unbuilt, so the usual settings are derived. Operators:
// https://developer.apple.com/documentation/xcode/build-settings-reference and Xcode's "Expand build settings".

import FilePaths

/// The build settings of one bundle.
struct BuildVariables: Equatable, Sendable {
    private var values: [String: String]

    /// Creates the settings that Xcode would have for a target named `name` (the bundle folder's name without its file name
    /// extension).
    init(targetName name: String, overrides: [String: String] = [:]) {
        values = [
            "TARGET_NAME": name,
            "TARGETNAME": "$(TARGET_NAME)",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
            "WRAPPER_NAME": "$(PRODUCT_NAME).appex",
            "PRODUCT_BUNDLE_IDENTIFIER": "local.\(Self.identifier(name, replacement: "-"))",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "CONFIGURATION": "Release",
            "DEVELOPMENT_LANGUAGE": "en",
            "CURRENT_PROJECT_VERSION": "1",
            "MARKETING_VERSION": "1.0",
            "IPHONEOS_DEPLOYMENT_TARGET": "8.0",
            "MACOSX_DEPLOYMENT_TARGET": "10.10",
        ]
        values.merge(overrides) { $1 }
    }

    /// Sets the executable's name and, derived from it, the module's.
    mutating func setExecutable(_ name: String) {
        values["EXECUTABLE_NAME"] = name
        values["PRODUCT_MODULE_NAME"] = Self.identifier(name, replacement: "_")
    }

    /// The name of the module of the target's sources.
    var moduleName: String {
        if case .text(let name) = expand("$(PRODUCT_MODULE_NAME)"), !name.isEmpty { name } else { "Action" }
    }

    /// Adds settings, replacing existing ones.
    mutating func merge(_ settings: [String: String]) { values.merge(settings) { $1 } }

    /// `text` with every variable expanded, or the name of the first one without a value. Values may use other variables, also in
    /// their names, `$(A_$(B))`. A variable that depends on itself has no value, nor has one longer than 64 KiB.
    func expand(_ text: String) -> Expansion {
        var known: [String: Expansion] = [:]
        return expand(Array(text.utf8), &known, depth: 0)
    }

    /// - Parameter known: Expansions so far; a variable whose expansion has begun is listed as unknown. Each is expanded once.
    private func expand(_ text: [UInt8], _ known: inout [String: Expansion], depth: Int) -> Expansion {
        var result: [UInt8] = []
        var position = 0
        while position < text.count {
            guard text[position] == UInt8(ascii: "$"), let end = Self.end(ofReferenceAt: position, in: text) else {
                result.append(text[position])
                position += 1
                continue
            }
            let inner = Array(text[(position + 2)..<end])
            position = end + 1
            guard depth < Self.maximumDepth else { return .unknown(String(decoding: inner, as: UTF8.self)) }
            switch reference(inner, &known, depth: depth + 1) {
            case .text(let value): result += value.utf8
            case .unknown(let name): return .unknown(name)
            }
            guard result.count <= Self.maximumLength else { return .unknown(String(decoding: inner, as: UTF8.self)) }
        }
        return .text(String(decoding: result, as: UTF8.self))
    }

    /// The index of the bracket that closes the one after a dollar sign.
    private static func end(ofReferenceAt start: Int, in text: [UInt8]) -> Int? {
        guard start + 1 < text.count else { return nil }
        let open = text[start + 1]
        let close: UInt8
        switch open {
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        case UInt8(ascii: "{"): close = UInt8(ascii: "}")
        default: return nil
        }
        var depth = 0
        for index in (start + 1)..<text.count {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Expands the text between the brackets: a name, and operators after colons.
    private func reference(_ text: [UInt8], _ known: inout [String: Expansion], depth: Int) -> Expansion {
        let inner: String
        switch text.contains(UInt8(ascii: "$")) ? expand(text, &known, depth: depth) : nil {
        case .text(let expanded)?: inner = expanded
        case .unknown(let name)?: return .unknown(name)
        case nil: inner = String(decoding: text, as: UTF8.self)
        }
        let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        var value: String
        switch self.value(of: name, &known, depth: depth) {
        case .text(let text): value = text
        case .unknown(let unknown):
            guard let other = parts.first(where: { $0.hasPrefix("default=") }) else { return .unknown(unknown) }
            value = String(other.dropFirst("default=".count))
        }
        for operation in parts.dropFirst() { value = Self.apply(operation, to: value) }
        return .text(value)
    }

    private static func apply(_ operation: Substring, to value: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": identifier(value, replacement: "_")
        case "rfc1034identifier": identifier(value, replacement: "-")
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "dir": value.hasSlash ? "\(value.parentPath)/" : "./"
        case "file": value.pathName
        case "base": String(value.pathName.prefix(value.pathName.count - ending(of: value).count))
        case "suffix": ending(of: value)
        case _ where operation.hasPrefix("default="):
            value.isEmpty ? String(operation.dropFirst("default=".count)) : value
        default: value
        }
    }

    /// The file name extension of a path with its dot; empty if there is none.
    private static func ending(of path: String) -> String {
        let ending = FilePath(path).filenameExtension
        return ending.isEmpty ? "" : ".\(ending)"
    }

    private func value(of name: String, _ known: inout [String: Expansion], depth: Int) -> Expansion {
        if let value = known[name] { return value }
        known[name] = .unknown(name)
        guard let setting = values[name] else { return .unknown(name) }
        let value = expand(Array(setting.utf8), &known, depth: depth)
        known[name] = value
        return value
    }

    private static let maximumLength = 1 << 16
    private static let maximumDepth = 64

    /// The result of `expand`.
    enum Expansion: Equatable {
        case text(String)
        case unknown(String)
    }

    /// `name` with everything except ASCII letters and digits replaced, as Xcode and SwiftPM derive module names.
    static func identifier(_ name: String, replacement: Character) -> String {
        var result = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : replacement })
        if replacement == "_", result.first?.isNumber == true {
            result.replaceSubrange(...result.startIndex, with: "_")
        }
        return result
    }
}
