// PackageCopy.swift: a package as it is given to SwiftPM: its files, with sources adapted like an action's where they use Apple's
// modules, and a manifest in which other packages are folders beside it.

import ExtensionModel
import FilePaths
import Foundation
import Isolation
import SourceScanning

/// Copies one package.
struct PackageCopy {
    /// The most files, and bytes of all of them, that are copied.
    private static let maximumFiles = 20_000
    private static let maximumSize = 256 << 20

    let package: PackageManifest
    /// The files, relative to the package: hidden ones and what tests and plugins alone need are left out.
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

    /// Package.swift, and the ones for versions of SwiftPM.
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
    /// - Parameter modules: What its sources can import.
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

    /// Whether a source says what it does on Linux, so that it is compiled as it is.
    private static func knowsLinux(_ tokens: [SourceToken]) -> Bool {
        tokens.contains { $0.kind == .word && ["Linux", "Glibc", "FoundationNetworking"].contains($0.text) }
    }

    /// The sources of targets that are written for Apple's systems alone, adapted; by their names.
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
