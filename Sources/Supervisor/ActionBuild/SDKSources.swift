// SDKSources.swift: the modules that an action is compiled against. They are distributed as sources, because only the compiler that
// made a compiled module can read it; each compiler compiles them once, into the cache. `make install` compiles them beside the sources
// with the compiler in use.

import FilePaths
import Foundation
import Isolation

/// The SDK's sources.
struct SDKSources: Sendable {
    /// One module of the SDK.
    struct Module: Equatable, Sendable {
        var name: String
        /// Whether the module is optimized: only the coding of messages, where time is spent. It doubles the compile time.
        var isOptimized = false
        /// Whether an action is linked with the module only if it imports it, or another module that needs it.
        var isImported = false
        /// The modules with `isImported` that it needs.
        var needed: [String] = []
        /// Whether its sources come from another package, in the language mode of Swift 5.
        var isOlderSwift = false
        /// Absolute paths of its Swift sources.
        var files: [String]
        /// Absolute paths of its C++ sources, if it is written in C++.
        var otherFiles: [String] = []

        /// The header with its name, if the module is C++.
        var header: String? {
            otherFiles.first.map {
                URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/include/\(name).h"
            }
        }
    }

    /// Files beside the modules: SQLite under Apple's module name, from Debian's libsqlite3-dev.
    static let systemModules = [
        (
            name: "module.modulemap",
            text: "module SQLite3 [system] { header \"SQLite3.h\" link \"sqlite3\" export * }\n"
        ),
        (name: "SQLite3.h", text: "#include <sqlite3.h>\n"),
    ]

    /// The names under which they are imported.
    static let systemModuleNames = ["SQLite3"]

    /// The modules to link into an action that imports modules of these names.
    func linked(importing names: Set<String>) -> [Module] {
        let names = Set(names.map(ModuleSet.name))
        var needed: Set<String> = []
        for module in modules.reversed() {
            let isWanted = names.contains(module.name) || needed.contains(module.name) || !module.isImported
            if isWanted { needed.formUnion([module.name] + module.needed) }
        }
        return modules.filter { needed.contains($0.name) }
    }

    /// The folder beside the modules' folders in which an installation has the compiled modules.
    static let compiledFolder = "compiled"

    /// The folder of an installation that has a folder for each module, or a package's `Sources`.
    let folder: String
    /// All folders of its sources and headers, including SwiftPM's checkout of the package that modules are built on.
    let folders: [String]
    /// Whether it belongs to an installation, not to a package under development.
    let isInstalled: Bool
    /// The modules in the order of compilation: each may import those before it.
    let modules: [Module]

    /// The folder beside it in which a relocatable archive has the libraries that modules load; nil if there is none.
    var libraries: String? {
        let path = folder.parentPath + "/libraries"
        return isInstalled && entryKind(path) == .folder ? path : nil
    }

    /// Finds the sources: `lib/webaction/sdk` of an installation, or `Sources` of the package that the program was built in.
    ///
    /// - Parameter executable: Path of the running program, links resolved.
    init(executable: String) throws(BuildError) {
        var parent = URL(fileURLWithPath: executable).deletingLastPathComponent()
        let installed = parent.deletingLastPathComponent().appendingPathComponent("lib/webaction/sdk").path
        var candidates = [installed]
        // NB: .build/TRIPLE/CONFIGURATION/webaction: the package is four levels up.
        for _ in 0..<4 {
            parent.deleteLastPathComponent()
            if entryKind(parent.path + "/Package.swift") == .file { candidates.append(parent.path + "/Sources") }
        }
        // SwiftPM's checkout of the package that SDK modules are built on.
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

    /// The modules that `modules.txt` lists, one a line: the name, followed by its attributes: `optimized`, `imported`, `swift5` (all in
    /// `Module`), a plus and the name of an imported module that it needs, or a minus and the name of a file to omit. In an
    /// installation, modules are beside the list; in a package, they are grouped by the programs that link them, and those of
    /// other packages are in `others`.
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

    /// A Swift or C++ file, or those in a folder and its subfolders, sorted by name.
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
