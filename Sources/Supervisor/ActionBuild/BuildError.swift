// BuildError.swift: why a native half cannot be made from its sources.

import Isolation

/// A reason; `description` is shown to users as it is.
public enum BuildError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no Swift compiler.
    case noCompiler
    /// The SDK's sources are in none of the places where they belong.
    case noSDK(searched: [String])
    /// The SDK is that of a package that is being worked on, where no modules are kept.
    case notInstalled(folder: String)
    /// There is nowhere to keep products.
    case noCache
    /// The cache cannot be written.
    case cacheUnwritable(path: String, reason: String)
    /// Others have a say over the cache.
    case cacheUnsafe(path: String, reason: String)
    /// A source cannot be read.
    case unreadable(file: String, reason: String)
    /// Sources import modules of packages that are not here, or that cannot be compiled.
    case missingPackages([MissingPackage])
    /// A package has more files than are copied.
    case packageTooLarge(folder: String)
    /// The compiler has no SwiftPM beside it.
    case noPackageManager(folder: String)
    /// `WEBACTION_CACHE_SIZE` is no size.
    case badCacheSize(String)
    /// The compiler refused.
    case compilation(CompilationFailure)

    /// What is wrong, and what to do.
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

/// What the compiler said when it refused.
public struct CompilationFailure: Equatable, Sendable, CustomStringConvertible {
    /// What could not be made.
    package var what: String
    /// All that the compiler printed.
    package var output: String
    /// What it said, taken apart.
    package var diagnostics: [CompilerDiagnostic]
    /// What of it is Apple's and not here.
    package var missing: [MissingName]

    /// A module that keeps an author's objects, of which nothing is here: what is said of its use has no end.
    private static let stores = ["CoreData": "Core Data"]

    /// Of a store of objects that is not here, the first use.
    package var missingStore: MissingName? { missing.first { Self.stores[$0.module] != nil && $0.isKnown } }

    /// What is said of such a use instead of all that the compiler says.
    package static func sentence(onStore missing: MissingName) -> String {
        "\(stores[missing.module] ?? missing.module) is not in webaction's SDK, and \(missing.name) is used here: "
            + "keep what the action needs in a file or in UserDefaults (\(documentPath("docs/extensions.md")))."
    }

    /// What is said of another missing name.
    package static func sentence(on missing: MissingName) -> String {
        "\(missing) is not in webaction's SDK (\(documentPath("docs/extensions.md")) lists what is)."
    }

    /// The compiler's messages, and what is missing of Apple's modules, a line each.
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
