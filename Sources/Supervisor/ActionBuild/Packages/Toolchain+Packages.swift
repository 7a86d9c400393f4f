// Toolchain+Packages.swift: the part of a toolchain that packages need: SwiftPM.

import FilePaths
import Isolation

extension Toolchain {
    /// Path of SwiftPM's `swift-build`.
    ///
    /// - Throws: `.noPackageManager`.
    func packageManager() throws(BuildError) -> String {
        let programs = (resolved(compiler) ?? compiler).parentPath
        let path = "\(programs)/swift-build"
        guard isExecutable(path) else { throw .noPackageManager(folder: programs) }
        return path
    }
}
