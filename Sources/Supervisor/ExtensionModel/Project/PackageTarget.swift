// PackageTarget.swift: targets of Swift packages whose folder contains a bundle's property list.

import FilePaths
import Foundation

/// Reads a package's description of the target of a folder.
enum PackageTarget {
    /// The number of parent folders that are searched for a package: Sources/NAME.
    private static let maximumHeight = 4

    /// The target of a folder; nil if no package above it has one there.
    static func listing(of folder: String) -> TargetListing? {
        var current = folder
        for _ in 0..<maximumHeight {
            if isFile("\(current)/Package.swift") {
                guard let manifest = PackageManifest(folder: current) else { return nil }
                return listing(of: folder, in: manifest)
            }
            if current == "/" { break }
            current = current.parentPath
        }
        return nil
    }

    private static func listing(of folder: String, in manifest: PackageManifest) -> TargetListing? {
        guard let target = manifest.targets.first(where: { manifest.folder(of: $0) == folder }) else { return nil }
        var files = TargetFiles()
        var walk = FolderWalk()
        for name in walk.files(in: folder) where !target.excludes(name) { files.add("\(folder)/\(name)") }
        files.finish()
        var settings = ["SWIFT_VERSION": manifest.languageMode]
        settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = target.conditions.joined(separator: " ")
        return TargetListing(
            name: target.name,
            origin: .package(manifest.path),
            settings: settings,
            files: files,
            infoPlist: nil,
            boundary: manifest.path
        )
    }
}
