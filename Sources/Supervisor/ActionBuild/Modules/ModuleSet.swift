// ModuleSet.swift: what becomes of an import: which modules there are for sources, and which names they go by here.

import Isolation

/// The modules that sources can import.
struct ModuleSet: Sendable {
    /// What becomes of an import.
    enum Fate: Equatable {
        /// It stays as it is. `isPlain`: but of a part of the module the whole is imported, since the parts are others here.
        case stays(isPlain: Bool)
        /// The module has another name here.
        case renamed(String)
        /// Its declarations are of a module that every source imports.
        case elsewhere
        /// A module of Apple's that is not here. The import is passed over: many are never used.
        case passedOver
        /// Nobody's.
        case unknown
    }

    /// Modules of the SDK's, of packages and of the sources themselves: whatever is among them is never passed over.
    private let present: Set<String>
    /// The folders in which the compiler has its own modules.
    private let folders: [String]
    /// Modules that come with every compiler.
    static let always: Set<String> = [
        "Swift", "Foundation", "Dispatch", "Distributed", "Glibc", "Observation", "RegexBuilder", "Synchronization",
    ]
    /// Modules whose names are ExtensionSDK's here, which every source imports, or UIKit's.
    private static let otherNames: Set<String> = [
        "Security", "CoreFoundation", "FoundationNetworking", "os", "OSLog", "ObjectiveC", "QuartzCore",
    ]
    /// Apple's names of modules that have another here.
    private static let renamed = [
        "CoreServices": "MobileCoreServices", "Cocoa": "AppKit", "Darwin": "Glibc",
        // They bring AVFoundation along, and nothing else of them is here.
        "Photos": "AVFoundation", "PhotosUI": "AVFoundation", "AVKit": "AVFoundation", "CoreMedia": "AVFoundation",
    ]
    /// Apple's names of modules, and the SDK's, which the compiler is told to take for them: by Apple's they would be found by
    /// packages that ask whether they are there.
    static let aliases = ["CoreGraphics": "Drawing", "Combine": "Streams"]
    /// The compiler's options for them.
    static let aliasArguments =
        aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }

    /// - Parameters:
    ///   - present: The modules of the SDK, of packages and of the sources.
    ///   - folders: Where the compiler has its own modules.
    init(_ present: Set<String>, folders: [String] = []) {
        self.present = present.union(Self.always).union(Self.aliases.keys)
        self.folders = folders
    }

    /// The set with further modules.
    func adding(_ modules: Set<String>) -> ModuleSet { ModuleSet(present.union(modules), folders: folders) }

    /// Whether sources that import this module are written for Apple's systems, and are adapted: the compiler alone has others.
    func isAdapted(for module: String) -> Bool {
        switch fate(of: module) {
        case .renamed, .elsewhere, .passedOver: true
        case .stays: present.contains(module) && !Self.always.contains(module)
        case .unknown: false
        }
    }

    /// The SDK's name of a module.
    static func name(of module: String) -> String { renamed[module] ?? aliases[module] ?? module }

    /// What becomes of an import of this module.
    func fate(of module: String) -> Fate {
        if present.contains(module) { return .stays(isPlain: AppleModules.all.contains(module)) }
        if let name = Self.renamed[module] { return .renamed(name) }
        if Self.otherNames.contains(module) { return .elsewhere }
        if folders.contains(where: { entryKind("\($0)/\(module).swiftmodule") == .folder }) {
            return .stays(isPlain: false)
        }
        return AppleModules.all.contains(module) ? .passedOver : .unknown
    }

    /// The edit of a source by which an import gets its fate; nil where it stays as it is. As long as what it replaces, so
    /// that columns stay.
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
