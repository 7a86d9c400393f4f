// PackageSearch.swift: finds the provider of a module: a framework of the same project, a package that the project names, or a package
// that is checked out in the repository or in a folder that the user gives.

import ExtensionModel
import FilePaths
import Foundation
import Isolation

/// The provider of a module.
enum ModuleProvider {
    /// Sources that are compiled as a target of their own.
    case sources(SiblingModule)
    /// A product of a package that contains the module.
    case product(String, of: PackageManifest)
}

/// Finds modules and packages. Folders are searched once, when the first module is looked up.
struct PackageSearch {
    private let dependencies: TargetDependencies
    private var packages: [PackageManifest] = []
    /// Checked-out folders with sources but no manifest, by the name of their module.
    private var plain: [String: SiblingModule] = [:]
    private var remaining = 5_000
    /// The bounds of the folder that is searched: links may lead out of it.
    private var bounds: FileBounds

    private static let maximumDepth = 5
    private static let passedOver: Set<String> = ["node_modules", "DerivedData", "build", "Tests", "Examples"]

    /// - Parameters:
    ///   - dependencies: The dependencies that the project declares.
    ///   - folders: Packages or folders of packages that the user gives.
    init(_ dependencies: TargetDependencies, folders: [String]) {
        self.dependencies = dependencies
        let own = FileBounds([dependencies.root])
        bounds = own
        for reference in dependencies.packages where reference.isLocal { add(package: reference.location) }
        for folder in folders { addGiven(folder) }
        bounds = own
        walk(dependencies.root)
    }

    // MARK: - Lookup

    /// The provider of a module; nil if there is none.
    func provider(of module: String) -> ModuleProvider? {
        if let sibling = dependencies.modules.first(where: { $0.name == module && !$0.sources.isEmpty }) {
            return .sources(sibling)
        }
        for package in packages {
            guard let target = package.targets.first(where: { $0.moduleName == module && $0.kind != "testTarget" })
            else {
                continue
            }
            if let product = product(with: target, in: package) { return .product(product, of: package) }
        }
        return (plain[module] ?? dependencies.modules.first { $0.name == module }).map(ModuleProvider.sources)
    }

    /// The package with an identity; its folder may have a version after the name.
    func package(identity: String) -> PackageManifest? {
        packages.first { packageIdentity($0.path) == identity }
            ?? packages.first { packageIdentity($0.path).hasPrefix("\(identity)-") }
    }

    /// The identity of a package: the name by which others refer to it. Its folder may have a version after the name.
    func identity(of package: PackageManifest) -> String {
        let own = packageIdentity(package.path)
        let names = packages.flatMap { $0.dependencies.map(\.identity) }.filter { own.hasPrefix("\($0)-") }
        return names.first { self.package(identity: $0)?.path == package.path } ?? own
    }

    /// The package in a folder.
    func package(at folder: String) -> PackageManifest? { packages.first { $0.path == folder } }

    /// The repository that the project names for a module's package, by its name.
    func address(of module: String) -> String? {
        let wanted = module.lowercased()
        return dependencies.packages.first { reference in
            let identity = packageIdentity(reference.location)
            return !reference.isLocal && (identity.hasSuffix(wanted) || wanted.hasPrefix(identity))
        }?.location
    }

    /// The library that has a target: one that names it, otherwise one whose targets need it.
    private func product(with target: PackageManifest.Target, in package: PackageManifest) -> String? {
        let libraries = package.products.filter { $0.kind == "library" }
        if let direct = libraries.first(where: { $0.targets.contains(target.name) }) { return direct.name }
        return libraries.first { library in
            var waiting = library.targets
            var seen: Set<String> = []
            while let name = waiting.popLast() {
                guard seen.insert(name).inserted else { continue }
                if name == target.name { return true }
                waiting += package.targets.first { $0.name == name }?.dependencies.map(\.name) ?? []
            }
            return false
        }?.name
    }

    // MARK: - Folders

    private mutating func add(package folder: String) {
        guard package(at: folder) == nil, bounds.holds(folder), let manifest = PackageManifest(folder: folder) else {
            return
        }
        packages.append(manifest)
    }

    private func names(in folder: String) -> [String] {
        guard case .success(let names) = FolderNames.list(folder) else { return [] }
        return (0..<names.count).map { "\(names[$0])" }.sorted()
    }

    /// Adds a folder that the user gives: a package, or a folder of packages.
    private mutating func addGiven(_ folder: String) {
        let folder =
            folder.isAbsolutePath ? folder.withoutLastSlashes : FileManager.default.currentDirectoryPath + "/" + folder
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        bounds = FileBounds([path])
        if entryKind("\(path)/Package.swift") == .file { add(package: path) } else { addAll(in: path) }
    }

    /// Adds the packages and plain sources in the subfolders of a folder.
    private mutating func addAll(in folder: String) {
        for name in names(in: folder) where !name.hasBytePrefix(".") {
            let path = "\(folder)/\(name)"
            guard isFolder(path), bounds.holds(path) else { continue }
            if entryKind("\(path)/Package.swift") == .file {
                add(package: path)
            } else if let project = names(in: path).first(where: { $0.hasEnding(".xcodeproj") }) {
                for module in TargetDependencies.modules(ofProject: "\(path)/\(project)")
                where plain[module.name] == nil {
                    plain[module.name] = module
                }
            } else {
                addPlain(path, name)
            }
        }
    }

    private mutating func addPlain(_ folder: String, _ name: String) {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return }
        var sources: [String] = []
        var foreign: [String] = []
        for case let file as String in files {
            if remaining == 0 { break }
            remaining -= 1
            let names = file.pathNames
            if names.contains(where: { Self.passedOver.contains($0) || $0.hasBytePrefix(".") }) { continue }
            if file.hasEnding(".swift") { sources.append("\(folder)/\(file)") }
            if [".m", ".mm", ".c", ".cpp"].contains(where: file.hasEnding) { foreign.append("\(folder)/\(file)") }
        }
        let module = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        guard plain[module] == nil, !(sources.isEmpty && foreign.isEmpty) else { return }
        plain[module] = SiblingModule(
            name: module,
            in: folder,
            sources: sources.sorted(),
            foreignSources: foreign.sorted()
        )
    }

    /// Searches a repository: its own packages, and the places where others are checked out.
    private mutating func walk(_ root: String) {
        var waiting = [(root, 0)]
        var index = 0
        while index < waiting.count, remaining > 0 {
            let (folder, depth) = waiting[index]
            index += 1
            if entryKind("\(folder)/Package.swift") == .file { add(package: folder) }
            for name in names(in: folder) {
                let path = "\(folder)/\(name)"
                switch name {
                case ".build", "SourcePackages": addAll(in: "\(path)/checkouts")
                case "Carthage": addAll(in: "\(path)/Checkouts")
                case "Pods": addAll(in: path)
                default:
                    guard depth < Self.maximumDepth, !name.hasBytePrefix("."), !Self.passedOver.contains(name),
                        !name.hasEnding(".xcodeproj"), entryKind(path) == .folder
                    else { continue }
                    remaining -= 1
                    waiting.append((path, depth + 1))
                }
            }
        }
    }

    private func isFolder(_ path: String) -> Bool { [.folder, .linkToFolder].contains(entryKind(path)) }
}
