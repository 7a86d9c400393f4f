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
        /// Whether it is optimised: only where time is spent, in the coding of messages. That makes it take twice as long.
        var isOptimized: Bool
        /// Absolute paths of its sources.
        var files: [String]
    }

    /// Files beside the modules: SQLite under the name that it has at Apple's, from Debian's libsqlite3-dev.
    static let systemModules = [
        (
            name: "module.modulemap",
            text: "module SQLite3 [system] { header \"SQLite3.h\" link \"sqlite3\" export * }\n"
        ),
        (name: "SQLite3.h", text: "#include <sqlite3.h>\n"),
    ]

    /// The names under which they are imported.
    static let systemModuleNames = ["SQLite3"]

    /// The folder beside the modules' folders in which an installation has them compiled.
    static let compiledFolder = "compiled"

    /// The folder of an installation with a folder for each module, or a package's `Sources`.
    let folder: String
    /// Whether it is an installation's, and not a package's that is being worked on.
    let isInstalled: Bool
    /// The modules in the order in which they are compiled: each may import those before it.
    let modules: [Module]

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
            guard let modules = Self.modules(in: candidate) else { continue }
            folder = candidate
            isInstalled = candidate == installed
            self.modules = modules
            return
        }
        throw .noSDK(searched: candidates)
    }

    /// The modules that `modules.txt` lists, a line each: the name, and `optimized` behind it where that is wanted. An
    /// installation has list and modules side by side, a package has the modules by who links them.
    ///
    /// - Returns: nil if the folder lacks the list or a module.
    private static func modules(in folder: String) -> [Module]? {
        let places = ["", "SDK/", "Shared/"].map { "\(folder)/\($0)" }
        guard
            let list = places.lazy.compactMap({ try? String(contentsOfFile: $0 + "modules.txt", encoding: .utf8) })
                .first
        else { return nil }
        var modules: [Module] = []
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first, let place = places.first(where: { entryKind("\($0)\(name)") == .folder })
            else { return nil }
            let files = swiftFiles("\(place)\(name)")
            modules.append(Module(name: String(name), isOptimized: words.contains("optimized"), files: files))
        }
        return modules.isEmpty ? nil : modules
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
