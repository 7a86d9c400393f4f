// PackageCopy.swift: copies a package for SwiftPM: sources that use Apple's modules are adapted as an action's are, and the manifest
// refers to other packages as folders beside it.

import ExtensionModel
import FilePaths
import Foundation
import Isolation
import SourceScanning

/// Copies one package.
struct PackageCopy {
    /// The maximum number of files, and of their bytes in total.
    private static let maximumFiles = 20_000
    private static let maximumSize = 256 << 20

    let package: PackageManifest
    /// The files, relative to the package; without hidden files and those for tests and plugins only.
    let files: [String]

    init(_ package: PackageManifest) throws(BuildError) {
        self.package = package
        var found: [String] = []
        var size = 0
        let names = FileManager.default.enumerator(atPath: package.path)
        while let name = names?.nextObject() as? String {
            let isFolder = names?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            let isPassedOver = isFolder && ["Tests", "Examples", "Pods", "Carthage"].contains(name)
            if name.pathName.hasBytePrefix(".") || isPassedOver {
                names?.skipDescendants()
            } else if names?.fileAttributes?[.type] as? FileAttributeType == .typeRegular, !Self.isManifest(name) {
                found.append(name)
                size += (names?.fileAttributes?[.size] as? Int) ?? 0
            }
            guard found.count <= Self.maximumFiles, size <= Self.maximumSize else {
                throw .packageTooLarge(folder: package.path)
            }
        }
        files = found.sorted()
    }

    /// The modules of its targets.
    var modules: [String] { package.targets.map(\.moduleName) }

    /// Whether the file is Package.swift or a manifest for specific versions of SwiftPM.
    private static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || (name.hasBytePrefix("Package@swift-") && name.hasEnding(".swift"))
    }

    /// The manifest, with other packages in the folders beside it.
    var manifest: [UInt8] {
        var text = package.text
        for dependency in package.dependencies.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let name = dependency.name.map { "name: \"\($0)\", " } ?? ""
            text.replaceSubrange(dependency.range, with: Array("\(name)path: \"../\(dependency.identity)\"".utf8))
        }
        return text
    }

    /// Writes the package into a folder.
    ///
    /// - Parameter modules: The modules that its sources can import.
    func write(into folder: String, modules: ModuleSet) throws(BuildError) {
        let bounds = FileBounds([package.path])
        let adapted = try adaptedSources(modules, bounds)
        for name in files {
            let place = "\(folder)/\(name)"
            try makeCacheFolder(place.parentPath)
            let source = "\(package.path)/\(name)"
            let bytes: [UInt8]
            if let source = adapted[name] { bytes = source } else { bytes = try readSource(source, in: bounds) }
            try writeSource(bytes, place, isProgram: isExecutable(source))
        }
        try writeSource(manifest, "\(folder)/Package.swift")
    }

    /// Whether a source supports Linux explicitly, so that it is compiled unchanged.
    private static func knowsLinux(_ tokens: [SourceToken]) -> Bool {
        tokens.contains { $0.kind == .word && ["Linux", "Glibc", "FoundationNetworking"].contains($0.text) }
    }

    /// The adapted sources of targets that are written only for Apple's systems, by name.
    private func adaptedSources(_ modules: ModuleSet, _ bounds: FileBounds) throws(BuildError) -> [String: [UInt8]] {
        var adapted: [String: [UInt8]] = [:]
        for target in package.targets where ["target", "executableTarget"].contains(target.kind) {
            let inner = package.folder(of: target).path(below: package.path) ?? ""
            let names = files.filter {
                $0.hasEnding(".swift") && (inner.isEmpty || $0.isBelow(inner)) && adapted[$0] == nil
            }
            var sources: [(path: String, bytes: [UInt8], tokens: [SourceToken])] = []
            for name in names {
                let bytes = try readSource("\(package.path)/\(name)", in: bounds)
                sources.append(("\(package.path)/\(name)", bytes, SourceScanner.tokens(of: bytes, .swift)))
            }
            let imports = Set(sources.flatMap { ImportStatement.all(in: $0.tokens).map(\.module) })
            let isApples =
                imports.contains(where: modules.isAdapted)
                || (imports.contains("Foundation") && !sources.contains { Self.knowsLinux($0.tokens) })
            guard isApples else { continue }
            for (name, bytes) in zip(names, adaptedModule(sources, modules)) { adapted[name] = bytes }
        }
        return adapted
    }
}

/// The sources of one module as they are compiled: adapted, with the tables of its classes.
func adaptedModule(
    _ sources: [(path: String, bytes: [UInt8], tokens: [SourceToken])],
    _ modules: ModuleSet
) -> [[UInt8]] {
    let tables = InterfaceTables(sources.map(\.tokens))
    let platform = SourcePlatform(sources.map(\.tokens))
    return sources.enumerated().map { index, source in
        SwiftAdaptation(
            source.bytes,
            tokens: source.tokens,
            platform: platform,
            modules: modules,
            members: tables.members(forFile: index),
            tables: tables.text(forFile: index)
        )
        .placed(at: source.path)
    }
}
