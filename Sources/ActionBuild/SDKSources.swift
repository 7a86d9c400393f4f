// SDKSources.swift: the modules that an action is compiled against. They are kept as sources, because a compiled module
// is understood only by the compiler that made it; each compiler makes them once, into the cache.

import Foundation

/// The SDK's sources.
struct SDKSources: Sendable {
    /// The modules in the order in which they are compiled: each may import those before it.
    static let modules = [
        "WorkerProtocol", "ExtensionModel", "ExtensionSDK", "UniformTypeIdentifiers", "MobileCoreServices", "Drawing",
        "UIKit", "Social",
    ]

    /// The folder with a folder for each module.
    let folder: String

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
            if FileManager.default.fileExists(atPath: parent.path + "/Package.swift") {
                candidates.append(parent.path + "/Sources")
            }
        }
        guard
            let folder = candidates.first(where: { path in
                Self.modules.allSatisfy { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
            })
        else { throw .noSDK(searched: candidates) }
        self.folder = folder
    }

    /// Absolute paths of a module's sources.
    func files(of module: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: "\(folder)/\(module)")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\(module)/\($0)" }
    }
}
