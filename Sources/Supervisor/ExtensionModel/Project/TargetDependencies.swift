// TargetDependencies.swift: what the sources of a target may import besides the system's modules: frameworks and libraries of
// the same project and of those beside it, and packages that the project names. It is asked for when there is such an import.

import FilePaths
import Foundation

/// A framework or library that lies beside a target, as sources.
public struct SiblingModule: Equatable, Sendable {
    /// The module's name.
    public let name: String
    /// Absolute paths of its Swift sources.
    public let sources: [String]
    /// Those in C, C++ and Objective-C.
    public let foreignSources: [String]
    /// The names that `#if` finds.
    public let compilationConditions: [String]
    /// `5` or `6`; nil where nothing says it.
    public let swiftVersion: String?
    /// What else settings say of how its sources are read.
    public let languageOptions: LanguageOptions
    /// The folder in which its sources lie.
    public let boundary: String

    init(_ listing: TargetListing) {
        name = listing.variables.moduleName
        sources = listing.files.sources
        foreignSources = listing.files.foreignSources
        compilationConditions = listing.compilationConditions
        swiftVersion = listing.swiftVersion
        languageOptions = listing.languageOptions(version: listing.swiftVersion ?? "5")
        boundary = listing.boundary
    }

    /// A module of sources without a project.
    public init(name: String, in folder: String, sources: [String], foreignSources: [String]) {
        (self.name, self.sources, self.foreignSources, boundary) = (name, sources, foreignSources, folder)
        (compilationConditions, swiftVersion, languageOptions) = ([], nil, LanguageOptions())
    }
}

/// A package that a project names.
public struct PackageReference: Equatable, Sendable {
    /// Its folder, or where it is checked out from.
    public let location: String
    /// Whether the location is a folder's, which is absolute then.
    public let isLocal: Bool
}

/// What the project around a target has for its sources.
public struct TargetDependencies: Equatable, Sendable {
    /// Frameworks and libraries.
    public private(set) var modules: [SiblingModule] = []
    /// Packages.
    public private(set) var packages: [PackageReference] = []
    /// The folder in which packages may lie: the repository's, or the project's.
    public private(set) var root: String

    /// Reads the project again, for all of its targets.
    ///
    /// - Parameter folder: Of the bundle, where no project is known.
    public init(of listing: TargetListing?, folder: String) {
        root = repository(around: folder)
        switch listing?.origin {
        case .project(let path)?: addProject(path)
        case .package(let path)?:
            root = repository(around: path)
            packages.append(PackageReference(location: path, isLocal: true))
        case .xcodeGen(let path)?:
            guard let project = XcodeGenProject(in: path.parentPath) else { break }
            root = repository(around: path.parentPath)
            (modules, packages) = (project.modules, project.packages)
        case .expo?: if root == folder { root = folder.parentPath.parentPath }
        case nil:
            // A folder of a repository that came without its history.
            let parents = [folder.parentPath, folder.parentPath.parentPath]
            if root == folder, let package = parents.first(where: { isFile("\($0)/Package.swift") }) { root = package }
        }
    }

    private mutating func addProject(_ path: String) {
        guard let project = XcodeProject(path) else { return }
        root = project.tree.boundary
        addModules(of: project)
        for path in project.neighbors {
            if let neighbor = XcodeProject(path, boundary: root) { addModules(of: neighbor) }
        }
        for reference in project.objects.objects(project.objects.root["packageReferences"]) {
            if reference.kind == "XCLocalSwiftPackageReference", let relative = reference["relativePath"]?.string,
                let folder = project.tree.path(fromRoot: relative)
            {
                packages.append(PackageReference(location: folder, isLocal: true))
            } else if let address = reference["repositoryURL"]?.string {
                packages.append(PackageReference(location: address, isLocal: false))
            }
        }
        // Before Xcode 15, a local package was a folder among the project's files.
        for (identifier, file) in project.objects.all("PBXFileReference") {
            guard let kind = (file["lastKnownFileType"] ?? file["explicitFileType"])?.string,
                ["folder", "wrapper", "text"].contains(kind), let folder = project.tree.path(of: identifier),
                isFile("\(folder)/Package.swift")
            else { continue }
            packages.append(PackageReference(location: folder, isLocal: true))
        }
    }

    /// NB: Of two modules with one name, in two projects or for two platforms, the first counts.
    private mutating func addModules(of project: XcodeProject) {
        for target in project.targets where target.isModule {
            let module = SiblingModule(project.listing(of: target))
            if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
        }
    }

    /// The frameworks and libraries of another project, such as one that a package's folder has in place of a manifest.
    public static func modules(ofProject path: String) -> [SiblingModule] {
        guard let project = XcodeProject(path, boundary: standardized(path).parentPath) else { return [] }
        return project.targets.filter(\.isModule).map { SiblingModule(project.listing(of: $0)) }
    }
}
