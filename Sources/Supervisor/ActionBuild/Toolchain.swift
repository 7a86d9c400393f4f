// Toolchain.swift: the Swift compiler that sources are compiled with.

import Foundation
import Isolation

/// A Swift compiler.
struct Toolchain: Equatable, Sendable {
    /// Absolute path of `swiftc`.
    var compiler: String
    /// Absolute path of the `clang++` beside it.
    var otherCompiler: String
    /// What tells one version from another without starting it.
    var identity: String
    /// Whether programs can be linked with the standard library inside: they start faster.
    var hasStaticLibraries: Bool

    /// The compiler of `WEBACTION_SWIFTC`, else the first `swiftc` in `PATH`.
    init(environment: [String: String]) throws(BuildError) {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        var candidates = folders.map { "\($0)/swiftc" }
        if let named = environment["WEBACTION_SWIFTC"], !named.isEmpty { candidates = [named] }
        guard let found = candidates.first(where: { isExecutable($0) && entryKind($0) == .file }) else {
            throw .noCompiler
        }
        compiler = found
        let real = resolved(found) ?? found
        identity = "\(real) \(fileMark(real) ?? "")"
        let root = URL(fileURLWithPath: real).deletingLastPathComponent().deletingLastPathComponent()
        otherCompiler = root.appendingPathComponent("bin/clang++").path
        hasStaticLibraries =
            entryKind(root.appendingPathComponent("lib/swift_static/linux/static-stdlib-args.lnk").path) == .file
    }
}
