// TargetDependencies.swift: the modules that a target's sources may import in addition to the system's: frameworks and libraries of the
// same project and of neighboring ones, and packages that the project names. Read only if sources have such an import.

import FilePaths
import Foundation

/// The sources of a framework or library in a target's project.
public struct SiblingModule: Equatable, Sendable {
    /// The module's name.
    public let name: String
    /// Absolute paths of its Swift sources.
    public let sources: [String]
    /// Absolute paths of its sources in C, C++ and Objective-C.
    public let foreignSources: [String]
    /// The conditions that are defined for `#if`.
    public let compilationConditions: [String]
    /// `5` or `6`; nil if it is not set.
    public let swiftVersion: String?
    /// Further compiler options for its sources.
    public let languageOptions: LanguageOptions
    /// The folder that its sources are in.
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

    /// Creates a module of sources without a project.
    public init(name: String, in folder: String, sources: [String], foreignSources: [String]) {
        (self.name, self.sources, self.foreignSources, boundary) = (name, sources, foreignSources, folder)
        (compilationConditions, swiftVersion, languageOptions) = ([], nil, LanguageOptions())
    }
}

/// A package that a project names.
public struct PackageReference: Equatable, Sendable {
    /// Its absolute folder, or its repository.
    public let location: String
    /// Whether the location is a folder.
    public let isLocal: Bool
}

/// The modules and packages that the project around a target has for its sources.
public struct TargetDependencies: Equatable, Sendable {
    /// The frameworks and libraries.
    public private(set) var modules: [SiblingModule] = []
    /// The packages that the target depends on.
    public private(set) var packages: [PackageReference] = []
    /// The folder that packages may be in: the repository's, or the project's.
    public private(set) var root: String

    /// Reads the project again, with all its targets.
    ///
    /// - Parameter folder: The bundle's folder, used if there is no project.
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
            // The folder of a repository that was downloaded without its history.
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

    /// NB: If two modules have one name, in two projects or for two platforms, the first one is used.
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
