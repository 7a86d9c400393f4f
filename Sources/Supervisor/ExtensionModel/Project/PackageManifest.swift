// PackageManifest.swift: reads the literal values in Package.swift: products, targets, dependencies. The manifest is a program that
// only SwiftPM runs; here it is parsed to find a package's modules and their dependencies.
// https://docs.swift.org/swiftpm/documentation/packagedescription/

import FilePaths
import Foundation
import Isolation
import SourceScanning

/// The readable part of a package's manifest.
public struct PackageManifest: Equatable, Sendable {
    /// A library or another product.
    public struct Product: Equatable, Sendable {
        public var name: String
        public var targets: [String]
        /// `library`, `executable` or `plugin`.
        public var kind: String
    }

    /// A target of the package: a module.
    public struct Target: Equatable, Sendable {
        public var name: String
        /// `target`, `executableTarget`, `binaryTarget`, `macro`, `plugin`, `systemLibrary` or `testTarget`.
        public var kind: String
        /// Its folder in the package, if it is not SwiftPM's default.
        public var path: String?
        /// The targets and products that it depends on.
        public var dependencies: [TargetDependency]
        /// Paths below its folder to exclude, and the only ones to include.
        var excluded: [String]
        var included: [String]
        /// The compilation conditions that are defined for it.
        var conditions: [String]

        /// Whether the target excludes a file, relative to its folder.
        func excludes(_ name: String) -> Bool {
            func isIn(_ paths: [String]) -> Bool {
                paths.contains { name == $0.withoutLastSlashes || name.isBelow($0) }
            }
            return isIn(excluded) || !(included.isEmpty || isIn(included))
        }

        /// The name of its module.
        public var moduleName: String { BuildVariables.identifier(name, replacement: "_") }
    }

    /// A dependency of a target.
    public struct TargetDependency: Equatable, Sendable {
        /// The target's or the product's name.
        public var name: String
        /// The package that has the product, as the manifest names it; nil if it does not name one.
        public var package: String?
    }

    /// A package dependency.
    public struct Dependency: Equatable, Sendable {
        /// The manifest's name for the package, if it has one.
        public var name: String?
        /// The repository or the folder, as in the manifest.
        public var location: String
        /// Whether the location is a folder.
        public var isLocal: Bool
        /// The range of its arguments in the manifest, between the parentheses.
        public var range: Range<Int>
        /// The identity that SwiftPM derives: the last component of the location without `.git`.
        public var identity: String { packageIdentity(location) }
    }

    /// The package's folder, absolute.
    public let path: String
    public private(set) var products: [Product] = []
    public private(set) var targets: [Target] = []
    public private(set) var dependencies: [Dependency] = []
    /// The manifest's text.
    public let text: [UInt8]
    /// The language mode of its targets, from its tools version.
    let languageMode: String

    private static let maximumSize = 4 << 20

    /// Reads the manifest in a folder; nil if none can be read. A manifest for newer tools overrides Package.swift.
    public init?(folder: String) {
        let bounds = FileBounds([folder])
        guard var text = Self.text("\(folder)/Package.swift", bounds) else { return nil }
        var version = Self.toolsVersion(text)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasBytePrefix("Package@swift-") && name.hasEnding(".swift") {
            guard let other = Self.text("\(folder)/\(name)", bounds) else { continue }
            let otherVersion = Self.toolsVersion(other)
            if otherVersion > version, otherVersion.major <= Self.newestTools {
                (text, version) = (other, otherVersion)
            }
        }
        path = folder
        self.text = text
        languageMode = version.major >= 6 ? "6" : "5"
        for call in ManifestCall.all(in: SourceScanner.tokens(of: text, .swift)) { add(call) }
    }

    /// The newest major version of SwiftPM whose version-specific manifests are used.
    private static let newestTools = 6

    private static func text(_ path: String, _ bounds: FileBounds) -> [UInt8]? {
        guard let data = try? bundleFile(path, in: bounds), data.count <= maximumSize else { return nil }
        return [UInt8](data)
    }

    /// The version in the first line, `// swift-tools-version: 5.9`.
    private static func toolsVersion(_ text: [UInt8]) -> (major: Int, minor: Int) {
        let head = String(decoding: text.prefix(200), as: UTF8.self)
        guard let place = head.range(of: "swift-tools-version") else { return (3, 0) }
        let numbers = head[place.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
            .split(separator: ".").map { Int($0) ?? 0 }
        return (numbers.first ?? 3, numbers.count > 1 ? numbers[1] : 0)
    }

    private mutating func add(_ call: ManifestCall) {
        guard let name = call.text("name") ?? (call.name == "package" ? "" : nil) else { return }
        switch call.name {
        case "library", "executable":
            products.append(Product(name: name, targets: call.texts("targets"), kind: call.name))
        case "target", "executableTarget", "testTarget", "binaryTarget", "macro", "systemLibrary":
            let dependencies = call.elements("dependencies").compactMap { element -> TargetDependency? in
                switch element {
                case .text(let name): TargetDependency(name: name)
                case .call(let call):
                    call.text("name").map { TargetDependency(name: $0, package: call.text("package")) }
                case .list, .other: nil
                }
            }
            let conditions = call.elements("swiftSettings").compactMap { element -> String? in
                guard case .call(let setting) = element, setting.name == "define" else { return nil }
                return setting.text("")
            }
            targets.append(
                Target(
                    name: name,
                    kind: call.name,
                    path: call.text("path"),
                    dependencies: dependencies,
                    excluded: call.texts("exclude"),
                    included: call.texts("sources"),
                    conditions: conditions
                )
            )
        case "plugin":
            // A product has `targets`, a target has `capability`.
            if call.arguments.contains(where: { $0.label == "capability" }) {
                targets.append(
                    Target(
                        name: name,
                        kind: call.name,
                        path: call.text("path"),
                        dependencies: [],
                        excluded: [],
                        included: [],
                        conditions: []
                    )
                )
            }
        case "package":
            if let location = call.text("url") ?? call.text("path") ?? call.text("id") {
                let isLocal = call.text("path") != nil
                dependencies.append(
                    Dependency(name: call.text("name"), location: location, isLocal: isLocal, range: call.range)
                )
            }
        default: break
        }
    }

    /// The folder of a target: the one that it names, otherwise the first existing one of SwiftPM's defaults.
    public func folder(of target: Target) -> String {
        if let given = target.path { return standardized("\(path)/\(given)") }
        let candidates = ["Sources", "Source", "src", "srcs", "Plugins"].map { "\(path)/\($0)/\(target.name)" }
        if let found = candidates.first(where: isFolder) { return found }
        // Since SwiftPM 5.9, the only target of a package may use Sources itself.
        return targets.count { $0.kind != "testTarget" } == 1 ? "\(path)/Sources" : candidates[0]
    }
}

/// The identity that SwiftPM derives for the package at a location.
public func packageIdentity(_ location: String) -> String {
    let name = location.withoutLastSlashes.pathName.lowercased()
    return name.hasEnding(".git") ? String(name.dropLast(4)) : name
}

/// `.name(label: value, …)` in a manifest.
struct ManifestCall: Equatable, Sendable {
    /// A literal value.
    indirect enum Value: Equatable, Sendable {
        case text(String)
        case list([Value])
        case call(ManifestCall)
        case other
    }

    var name: String
    var arguments: [(label: String, value: Value)]
    /// The range between its parentheses.
    var range: Range<Int>

    static func == (left: ManifestCall, right: ManifestCall) -> Bool {
        left.range == right.range && left.name == right.name
    }

    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    func text(_ label: String) -> String? { if case .text(let text)? = value(label) { text } else { nil } }

    func elements(_ label: String) -> [Value] { if case .list(let list)? = value(label) { list } else { [] } }

    func texts(_ label: String) -> [String] {
        elements(label).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The outermost calls in a manifest, wherever they are, including values that are appended later.
    static func all(in tokens: [SourceToken]) -> [ManifestCall] {
        var parser = ManifestParser(tokens)
        return parser.calls().flatMap(\.declarations)
    }

    /// The calls that make up a manifest.
    private static let kinds: Set<String> = [
        "library", "executable", "plugin", "target", "executableTarget", "testTarget", "binaryTarget", "macro",
        "systemLibrary", "package",
    ]

    /// The call itself, or the calls inside a call that only contains others: `.append(.target(…))`.
    private var declarations: [ManifestCall] {
        if Self.kinds.contains(name) { return [self] }
        func calls(in value: Value) -> [ManifestCall] {
            switch value {
            case .call(let call): call.declarations
            case .list(let list): list.flatMap(calls)
            case .text, .other: []
            }
        }
        return arguments.flatMap { calls(in: $0.value) }
    }
}

/// Parses calls and literal values. Linear; skips what it does not know.
private struct ManifestParser {
    private static let maximumDepth = 32
    private let tokens: [SourceToken]
    private var position = 0

    init(_ tokens: [SourceToken]) { self.tokens = tokens }

    mutating func calls() -> [ManifestCall] {
        var found: [ManifestCall] = []
        while position < tokens.count {
            if let call = call(depth: 0) { found.append(call) } else { position += 1 }
        }
        return found
    }

    private func symbol(_ text: String, at offset: Int = 0) -> Bool {
        position + offset < tokens.count && tokens[position + offset].isSymbol(text)
    }

    private mutating func call(depth: Int) -> ManifestCall? {
        guard depth < Self.maximumDepth, symbol("."), position + 2 < tokens.count, tokens[position + 1].kind == .word,
            symbol("(", at: 2)
        else { return nil }
        let name = tokens[position + 1].text
        let start = tokens[position + 2].range.upperBound
        position += 3
        var arguments: [(label: String, value: ManifestCall.Value)] = []
        while position < tokens.count, !symbol(")") {
            var label = ""
            if tokens[position].kind == .word, symbol(":", at: 1) {
                label = tokens[position].text
                position += 2
            }
            let before = position
            arguments.append((label, value(depth: depth + 1)))
            // Skips a token that begins no value, such as an unmatched closing bracket.
            if symbol(",") || position == before { position += 1 }
        }
        let end = position < tokens.count ? tokens[position].range.lowerBound : start
        position += 1
        return ManifestCall(name: name, arguments: arguments, range: start..<max(start, end))
    }

    /// A value up to the comma or bracket after it; `other` if it is more than one literal.
    private mutating func value(depth: Int) -> ManifestCall.Value {
        var result = ManifestCall.Value.other
        if position < tokens.count, tokens[position].kind == .string {
            result = .text(tokens[position].text)
            position += 1
        } else if symbol("["), depth < Self.maximumDepth {
            position += 1
            var elements: [ManifestCall.Value] = []
            while position < tokens.count, !symbol("]") {
                elements.append(value(depth: depth + 1))
                if symbol(",") { position += 1 } else if !symbol("]") { break }
            }
            if symbol("]") { position += 1 }
            result = .list(elements)
        } else if let call = call(depth: depth) {
            result = .call(call)
        }
        var open = 0
        while position < tokens.count {
            if open == 0, symbol(",") || symbol(")") || symbol("]") || symbol("}") { break }
            if symbol("(") || symbol("[") || symbol("{") { open += 1 }
            if symbol(")") || symbol("]") || symbol("}") { open -= 1 }
            if case .list = result {} else { result = .other }
            position += 1
        }
        return result
    }
}
