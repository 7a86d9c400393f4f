// BuildError.swift: why a native half cannot be made from its sources.

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
    /// A source cannot be read.
    case unreadable(file: String, reason: String)
    /// Sources import modules of packages that are not here, or that cannot be compiled.
    case missingPackages([MissingPackage])
    /// A package has more files than are copied.
    case packageTooLarge(folder: String)
    /// The compiler has no SwiftPM beside it.
    case noPackageManager(folder: String)
    /// The compiler refused; its messages name files and lines.
    case compilation(what: String, messages: String)

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
        case .compilation(let what, let messages): "\(messages)\(what) cannot be compiled; see the messages above."
        }
    }
}
