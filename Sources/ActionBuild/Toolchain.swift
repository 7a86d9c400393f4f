// Toolchain.swift: the Swift compiler that sources are compiled with.

import Foundation

/// A Swift compiler.
struct Toolchain: Equatable, Sendable {
    /// Absolute path of `swiftc`.
    var compiler: String
    /// What tells one version from another without starting it: path, size and date.
    var identity: String
    /// Whether programs can be linked with the standard library inside: they start faster.
    var hasStaticLibraries: Bool

    /// The compiler of `WEBACTION_SWIFTC`, else the first `swiftc` in `PATH`.
    init(environment: [String: String]) throws(BuildError) {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        var candidates = folders.map { "\($0)/swiftc" }
        if let named = environment["WEBACTION_SWIFTC"], !named.isEmpty { candidates = [named] }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw .noCompiler
        }
        compiler = found
        let real = URL(fileURLWithPath: found).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: real)
        let size = (attributes?[.size] as? NSNumber)?.stringValue ?? ""
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        identity = "\(real) \(size) \(date)"
        let root = URL(fileURLWithPath: real).deletingLastPathComponent().deletingLastPathComponent()
        hasStaticLibraries = FileManager.default.fileExists(
            atPath: root.appendingPathComponent("lib/swift_static/linux/static-stdlib-args.lnk").path
        )
    }
}
