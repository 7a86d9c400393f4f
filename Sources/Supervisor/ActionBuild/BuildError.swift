// BuildError.swift: the reasons why a native half cannot be built from its sources.

import Isolation

/// A reason; users see `description` unchanged.
public enum BuildError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no Swift compiler.
    case noCompiler
    /// The SDK's sources are in none of the expected places.
    case noSDK(searched: [String])
    /// The SDK belongs to a package under development, which keeps no compiled modules.
    case notInstalled(folder: String)
    /// There is no folder for the cache.
    case noCache
    /// The cache cannot be written.
    case cacheUnwritable(path: String, reason: String)
    /// Other users own the cache or can write to it.
    case cacheUnsafe(path: String, reason: String)
    /// A source cannot be read.
    case unreadable(file: String, reason: String)
    /// Sources import modules of packages that are missing, or that cannot be compiled.
    case missingPackages([MissingPackage])
    /// A package has too many files to copy.
    case packageTooLarge(folder: String)
    /// The compiler has no SwiftPM beside it.
    case noPackageManager(folder: String)
    /// `WEBACTION_CACHE_SIZE` is not a size.
    case badCacheSize(String)
    /// The compiler reported errors.
    case compilation(CompilationFailure)

    /// The problem and the fix.
    public var description: String {
        switch self {
        case .noCompiler:
            "there is no swiftc in PATH, which is required to compile the Swift sources of a bundle (swift.org/install). "
                + "It is not required for an executable in the bundle, or with --arguments."
        case .noSDK(let searched):
            "the SDK's sources are missing: they should be in \(searched.joined(separator: " or ")). Install the program again."
        case .notInstalled(let folder): "\(folder): modules can be compiled in an installation only: run make install."
        case .noCache: "there is no folder for compiled actions: set HOME or WEBACTION_CACHE."
        case .cacheUnwritable(let path, let reason): "\(path): compiled actions cannot be stored here: \(reason)."
        case .cacheUnsafe(let path, let reason):
            "\(path): compiled actions are not kept here, because \(reason). Remove it, or name another folder with "
                + "WEBACTION_CACHE."
        case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)."
        case .missingPackages(let packages):
            "modules are imported that are neither in webaction's SDK, nor in the project, nor in a package that lies here:\n"
                + packages.map { "\($0)\n" }.joined()
                + (packages.contains { $0.reason == nil }
                    ? "Check the packages out, and give the folder that holds them with --packages."
                    : "Leave them out, or put Swift sources of the same module in their place.")
        case .packageTooLarge(let folder):
            "\(folder): the package has more than 20,000 files or 256 MiB, and is not copied."
        case .noPackageManager(let folder):
            "\(folder): there is no swift-build beside the compiler, which is required for packages."
        case .badCacheSize(let value):
            "WEBACTION_CACHE_SIZE is \"\(value)\", which is no size: give bytes, or a number with K, M or G behind it, as 500M."
        case .compilation(let failure): failure.description
        }
    }
}

/// The compiler's output after a failure.
public struct CompilationFailure: Equatable, Sendable, CustomStringConvertible {
    /// The thing that was being built, for messages.
    package var what: String
    /// Everything that the compiler printed.
    package var output: String
    /// The parsed messages.
    package var diagnostics: [CompilerDiagnostic]
    /// The names among the errors that belong to Apple's modules and are not available.
    package var missing: [MissingName]

    /// Modules for persistent objects that are not available at all: every use causes further errors.
    private static let stores = ["CoreData": "Core Data"]

    /// The first use of such a module; nil if there is none.
    package var missingStore: MissingName? { missing.first { Self.stores[$0.module] != nil && $0.isKnown } }

    /// The message about such a use, which replaces all messages of the compiler.
    package static func sentence(onStore missing: MissingName) -> String {
        "\(stores[missing.module] ?? missing.module) is not in webaction's SDK, and \(missing.name) is used here: "
            + "keep what the action needs in a file or in UserDefaults (\(documentPath("docs/extensions.md")))."
    }

    /// The message about another missing name.
    package static func sentence(on missing: MissingName) -> String {
        "\(missing) is not in webaction's SDK (\(documentPath("docs/extensions.md")) lists what is)."
    }

    /// The compiler's messages and the missing names of Apple's modules, one a line.
    public var description: String {
        var lines: [String] = []
        if let store = missingStore {
            lines.append("\(store.file):\(store.line):\(store.column): error: \(Self.sentence(onStore: store))")
        } else {
            if !output.isEmpty { lines.append(output.hasSuffix("\n") ? String(output.dropLast()) : output) }
            lines += missing.map { "\($0.file):\($0.line):\($0.column): note: \(Self.sentence(on: $0))" }
        }
        return (lines + ["\(what) cannot be compiled; see the messages above."]).joined(separator: "\n")
    }
}
