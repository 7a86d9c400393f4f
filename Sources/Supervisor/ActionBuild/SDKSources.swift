// SDKSources.swift: the modules that an action is compiled against. They are kept as sources, because a compiled module
// is understood only by the compiler that made it; each compiler makes them once, into the cache. `make install` has them made
// beside the sources by the compiler that is there then.

import FilePaths
import Foundation
import Isolation

/// The SDK's sources.
struct SDKSources: Sendable {
    /// One module of the SDK.
    struct Module: Equatable, Sendable {
        var name: String
        /// The folders and files of the module that an action needs; nil is all of it. The rest is left out, for what is
        /// compiled on first use is waited for.
        var parts: [String]?
        /// Whether it is optimised: only where time is spent, in the coding of messages. That makes it take twice as long.
        var isOptimized = false
    }

    /// The modules in the order in which they are compiled: each may import those before it.
    static let modules = [
        Module(name: "FilePaths"),
        Module(
            name: "WorkerProtocol",
            parts: [
                "Messages/ActionAccess.swift", "Messages/ActionMessages.swift", "PropertyValue+Coding.swift",
                "Messages/TransferRequest.swift", "PropertyValue.swift", "Wire",
            ],
            isOptimized: true
        ),
        Module(name: "ExtensionModel", parts: ["UniformTypes"]),
        Module(name: "ExtensionSDK"),
        Module(name: "UniformTypeIdentifiers"),
        Module(name: "MobileCoreServices"),
        Module(name: "Drawing"),
        Module(name: "UIKit"),
        Module(name: "AppKit"),
        Module(name: "Social"),
    ]

    /// Files beside the modules: SQLite under the name that it has at Apple's, from Debian's libsqlite3-dev.
    static let systemModules = [
        (
            name: "module.modulemap",
            text: "module SQLite3 [system] { header \"SQLite3.h\" link \"sqlite3\" export * }\n"
        ),
        (name: "SQLite3.h", text: "#include <sqlite3.h>\n"),
    ]

    /// The folder beside the modules' folders in which an installation has them compiled.
    static let compiledFolder = "compiled"

    /// The folder of an installation with a folder for each module, or a package's `Sources`.
    let folder: String
    /// Whether it is an installation's, and not a package's that is being worked on.
    let isInstalled: Bool
    /// Absolute paths of each module's sources, in the order of `modules`.
    let files: [[String]]

    /// Finds them: `lib/webaction/sdk` of an installation, or `Sources` of the package that the program was built in.
    ///
    /// - Parameter executable: Path of the running program, links resolved.
    init(executable: String) throws(BuildError) {
        var parent = URL(fileURLWithPath: executable).deletingLastPathComponent()
        let installed = parent.deletingLastPathComponent().appendingPathComponent("lib/webaction/sdk").path
        var candidates = [installed]
        // NB: .build/TRIPLE/CONFIGURATION/webaction: four levels lead to the package.
        for _ in 0..<4 {
            parent.deleteLastPathComponent()
            if entryKind(parent.path + "/Package.swift") == .file { candidates.append(parent.path + "/Sources") }
        }
        for candidate in candidates {
            let roots = Self.modules.compactMap { Self.root(of: $0, in: candidate) }
            guard roots.count == Self.modules.count else { continue }
            folder = candidate
            isInstalled = candidate == installed
            files = zip(Self.modules, roots).map { module, root in
                module.parts.map { $0.flatMap { Self.swiftFiles("\(root)/\($0)") } } ?? Self.swiftFiles(root)
            }
            return
        }
        throw .noSDK(searched: candidates)
    }

    /// A module's folder: an installation has the modules side by side, a package by who links them.
    private static func root(of module: Module, in folder: String) -> String? {
        ["", "SDK/", "Shared/"].map { "\(folder)/\($0)\(module.name)" }.first { entryKind($0) == .folder }
    }

    /// A Swift file, or those in a folder and the folders below it, in the order of their names.
    private static func swiftFiles(_ path: String) -> [String] {
        switch entryKind(path) {
        case .file: return path.hasEnding(".swift") ? [path] : []
        case .folder, .linkToFolder:
            guard case .success(let names) = FolderNames.list(path) else { return [] }
            return (0..<names.count).flatMap { swiftFiles("\(path)/\(names[$0])") }
        case .other: return []
        }
    }
}
