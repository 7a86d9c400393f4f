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
        var isOptimized = false
        /// Whether an action is linked with it only if it imports it, or a module that needs it.
        var isImported = false
        /// Those of these modules that it needs.
        var needed: [String] = []
        /// Whether its sources are another package's, in the language mode of Swift 5.
        var isOlderSwift = false
        /// Absolute paths of its Swift sources.
        var files: [String]
        /// Absolute paths of its C++ sources, where it has those instead.
        var otherFiles: [String] = []

        /// The header of its name, if it is C++.
        var header: String? {
            otherFiles.first.map {
                URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/include/\(name).h"
            }
        }
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

    /// The modules that an action is linked with, which imports modules of these names.
    func linked(importing names: Set<String>) -> [Module] {
        let names = Set(names.map(ModuleSet.name))
        var needed: Set<String> = []
        for module in modules.reversed() {
            let isWanted = names.contains(module.name) || needed.contains(module.name) || !module.isImported
            if isWanted { needed.formUnion([module.name] + module.needed) }
        }
        return modules.filter { needed.contains($0.name) }
    }

    /// The folder beside the modules' folders in which an installation has them compiled.
    static let compiledFolder = "compiled"

    /// The folder of an installation with a folder for each module, or a package's `Sources`.
    let folder: String
    /// All folders in which its sources and headers are: the package manager has those of the package that modules are made over.
    let folders: [String]
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
        // Where the package manager has the sources of the package that SDK modules are made over.
        let build = URL(fileURLWithPath: executable).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let others = build.path + "/checkouts/OpenCombine/Sources/"
        for candidate in candidates {
            guard let modules = Self.modules(in: candidate, others: others) else { continue }
            folder = candidate
            folders = candidate == installed ? [candidate] : [candidate, others.withoutLastSlashes]
            isInstalled = candidate == installed
            self.modules = modules
            return
        }
        throw .noSDK(searched: candidates)
    }

    /// The modules that `modules.txt` lists, a line each: the name, and behind it what is said of it: `optimized`, `imported`,
    /// `swift5` (all in `Module`), with a plus before it the name of an imported module that it needs, and with a minus before
    /// it that of a file that is left out. An installation has list
    /// and modules side by side, a package has the modules by who links them, and those of other packages in `others`.
    ///
    /// - Returns: nil if the folder lacks the list or a module.
    private static func modules(in folder: String, others: String) -> [Module]? {
        let places = ["", "SDK/", "Shared/"].map { "\(folder)/\($0)" } + [others]
        guard
            let list = places.lazy.compactMap({ try? String(contentsOfFile: $0 + "modules.txt", encoding: .utf8) })
                .first
        else { return nil }
        var modules: [Module] = []
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first, let place = places.first(where: { entryKind("\($0)\(name)") == .folder })
            else { return nil }
            let left = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
            let files = sourceFiles("\(place)\(name)").filter { file in
                !left.contains(URL(fileURLWithPath: file).lastPathComponent)
            }
            modules.append(
                Module(
                    name: String(name),
                    isOptimized: words.contains("optimized"),
                    isImported: words.contains("imported"),
                    needed: words.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) },
                    isOlderSwift: words.contains("swift5"),
                    files: files.filter { $0.hasEnding(".swift") },
                    otherFiles: files.filter { $0.hasEnding(".cpp") }
                )
            )
        }
        return modules.isEmpty ? nil : modules
    }

    /// A Swift or C++ file, or those in a folder and the folders below it, in the order of their names.
    private static func sourceFiles(_ path: String) -> [String] {
        switch entryKind(path) {
        case .file: return path.hasEnding(".swift") || path.hasEnding(".cpp") ? [path] : []
        case .folder, .linkToFolder:
            guard case .success(let names) = FolderNames.list(path) else { return [] }
            return (0..<names.count).flatMap { sourceFiles("\(path)/\(names[$0])") }
        case .other: return []
        }
    }
}
