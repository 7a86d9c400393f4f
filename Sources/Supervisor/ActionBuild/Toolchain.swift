// Toolchain.swift: the Swift compiler and its companion tools.

import FilePaths
import Isolation

/// A Swift compiler.
struct Toolchain: Equatable, Sendable {
    /// Absolute path of `swiftc`.
    var compiler: String
    /// Absolute path of the `clang++` beside it.
    var otherCompiler: String
    /// The identity of the version, determined without starting it.
    var identity: String
    /// Whether programs can be linked with the standard library statically, which makes them start faster.
    var hasStaticLibraries: Bool
    /// Whether it includes LLVM's linker, which takes a quarter of the time of the system's.
    var hasLinker: Bool
    /// The folder with all its parts, links resolved.
    var folder: String

    /// Path of its symbolizer, whether or not it exists.
    var symbolizer: String { folder + "/bin/llvm-symbolizer" }

    /// The folders of its own modules.
    var moduleFolders: [String] { ["swift", "swift_static"].map { "\(folder)/lib/\($0)/linux" } }

    /// Finds the compiler: `WEBACTION_SWIFTC`, otherwise the first `swiftc` in `PATH`.
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
        let programs = real.parentPath
        let root = programs.parentPath
        // NB: swiftly's own program is a proxy for the compilers in the folders below it.
        let isWhole = entryKind(root + "/lib/swift") == .folder || real.pathName == "swiftly"
        folder = isWhole ? root : programs
        otherCompiler = programs + "/clang++"
        hasStaticLibraries = entryKind(root + "/lib/swift_static/linux/static-stdlib-args.lnk") == .file
        hasLinker = isExecutable(programs + "/ld.lld")
    }
}
