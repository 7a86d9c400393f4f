// Toolchain+Packages.swift: what packages need of a toolchain: SwiftPM, and which modules it has itself.

import FilePaths
import Isolation

extension Toolchain {
    /// The toolchain's `usr`.
    private var root: String { (resolved(compiler) ?? compiler).parentPath.parentPath }

    /// Path of SwiftPM's `swift-build`.
    ///
    /// - Throws: `.noPackageManager`.
    func packageManager() throws(BuildError) -> String {
        let path = "\(root)/bin/swift-build"
        guard isExecutable(path) else { throw .noPackageManager(folder: "\(root)/bin") }
        return path
    }

    /// Modules that every compiler has, and that of Apple's C library, whose imports the compiler answers.
    private static let always: Set<String> = ["Swift", "Foundation", "Dispatch", "Darwin"]

    /// Whether a module comes with the compiler.
    func has(module: String) -> Bool {
        Self.always.contains(module) || entryKind("\(root)/lib/swift/linux/\(module).swiftmodule") == .folder
    }
}
