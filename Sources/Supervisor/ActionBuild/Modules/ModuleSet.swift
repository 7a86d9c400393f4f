// ModuleSet.swift: resolves imports: the modules that sources can import, and their names here.

import Isolation

/// The modules that sources can import.
struct ModuleSet: Sendable {
    /// The resolution of an import.
    enum ImportResolution: Equatable {
        /// The import stays. `isPlain`: replaced by an import of the whole module, since its submodules differ here.
        case stays(isPlain: Bool)
        /// The module has another name here.
        case renamed(String)
        /// Its declarations are in a module that every source imports.
        case elsewhere
        /// A module of Apple that is not available. The import is ignored: many are never used.
        case passedOver
        /// An unknown module.
        case unknown
    }

    /// Modules of the SDK, of packages and of the sources: an import of one of them is never ignored.
    private let present: Set<String>
    /// The folders of the compiler's own modules.
    private let folders: [String]
    /// Modules that come with every compiler.
    static let always: Set<String> = [
        "Swift", "Foundation", "Dispatch", "Distributed", "Glibc", "Observation", "RegexBuilder", "Synchronization",
    ]
    /// Modules whose declarations are here in ExtensionSDK, which every source imports, or in UIKit.
    private static let otherNames: Set<String> = [
        "Security", "CoreFoundation", "FoundationNetworking", "os", "OSLog", "ObjectiveC", "QuartzCore",
    ]
    /// Modules with another name here, by Apple's name.
    private static let renamed = [
        "CoreServices": "MobileCoreServices", "Cocoa": "AppKit", "Darwin": "Glibc",
        // They include AVFoundation; nothing else of them is available.
        "Photos": "AVFoundation", "PhotosUI": "AVFoundation", "AVKit": "AVFoundation", "CoreMedia": "AVFoundation",
    ]
    /// Module aliases that the compiler is given, by Apple's name. Under Apple's name, packages would detect the modules with canImport.
    static let aliases = ["CoreGraphics": "Drawing", "Combine": "Streams"]
    /// The compiler's options for the aliases.
    static let aliasArguments =
        aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }

    /// - Parameters:
    ///   - present: The modules of the SDK, of packages and of the sources.
    ///   - folders: The folders of the compiler's own modules.
    init(_ present: Set<String>, folders: [String] = []) {
        self.present = present.union(Self.always).union(Self.aliases.keys)
        self.folders = folders
    }

    /// The set with further modules.
    func adding(_ modules: Set<String>) -> ModuleSet { ModuleSet(present.union(modules), folders: folders) }

    /// Whether an import of this module shows that sources are written for Apple's systems, so that they are adapted.
    func isAdapted(for module: String) -> Bool {
        switch fate(of: module) {
        case .renamed, .elsewhere, .passedOver: true
        case .stays: present.contains(module) && !Self.always.contains(module)
        case .unknown: false
        }
    }

    /// The SDK's name of a module.
    static func name(of module: String) -> String { renamed[module] ?? aliases[module] ?? module }

    /// The resolution of an import of this module.
    func fate(of module: String) -> ImportResolution {
        if present.contains(module) { return .stays(isPlain: AppleModules.all.contains(module)) }
        if let name = Self.renamed[module] { return .renamed(name) }
        if Self.otherNames.contains(module) { return .elsewhere }
        if folders.contains(where: { entryKind("\($0)/\(module).swiftmodule") == .folder }) {
            return .stays(isPlain: false)
        }
        return AppleModules.all.contains(module) ? .passedOver : .unknown
    }

    /// The edit that resolves an import; nil if it stays unchanged. It has the length of what it replaces, so that columns are unchanged.
    func edit(of statement: ImportStatement, in source: [UInt8]) -> (range: Range<Int>, text: [UInt8])? {
        func name(_ name: String) -> (range: Range<Int>, text: [UInt8]) {
            let text = Array(name.utf8)
            return (statement.path, text + Array(repeating: 0x20, count: max(0, statement.path.count - text.count)))
        }
        switch fate(of: statement.module) {
        case .stays(let isPlain): return isPlain && statement.hasPath ? name(statement.module) : nil
        case .renamed(let other): return name(other)
        case .elsewhere, .passedOver:
            return (statement.range, source[statement.range].map { $0 == 0x0A ? 0x0A : 0x20 })
        case .unknown: return nil
        }
    }
}
