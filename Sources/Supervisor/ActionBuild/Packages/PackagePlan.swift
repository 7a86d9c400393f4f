// PackagePlan.swift: plans the compilation of the modules that an action imports: packages with their dependencies, and sources that
// become targets of a generated package.

import ExtensionModel
import FilePaths
import Foundation
import Isolation
import SourceScanning

/// A package that is needed and was not found.
public struct MissingPackage: Equatable, Sendable, CustomStringConvertible {
    /// The imported module.
    package var module: String
    /// The repository that the project names for it.
    package var address: String?
    /// The importers, in order.
    package var importers: [Importer]
    /// The reason why the module found under that name cannot be used; nil if none was found.
    package var reason: String?

    /// An importer: a source with the line of the import, or a package's manifest.
    public struct Importer: Equatable, Sendable, CustomStringConvertible {
        package var file: String
        /// The line, from 1.
        package var line: Int?

        /// `FILE:LINE`.
        public var description: String { file + (line.map { ":\($0)" } ?? "") }
    }

    /// The entry in a list of missing packages.
    public var description: String {
        "\(name), imported by \(importers.map(\.description).joined(separator: ", "))"
            + (reason.map { ": \($0)" } ?? "")
    }

    /// The module and its repository.
    package var name: String { module + (address.map { " (\($0))" } ?? "") }

    /// The problem with its import, in one sentence.
    package var problem: String {
        reason.map { "The module \(name) cannot be used: \($0)." }
            ?? "There is no module \(name): it is neither one of Apple's, nor in webaction's SDK, nor in the project, "
            + "nor in a package that lies here."
    }

    /// The fix, in one sentence.
    package var remedy: String {
        reason == nil
            ? "Check the package out and give the folder that holds it with --packages, or take out the import and what is used of it."
            : "Leave it out, or put Swift sources of the same module in its place."
    }
}

/// The modules that one action needs.
struct PackagePlan {
    /// A target of the generated package.
    struct Target {
        var module: SiblingModule
        var sources: [(path: String, bytes: [UInt8], tokens: [SourceToken])]
        /// Names of other targets of the generated package.
        var targets: Set<String> = []
        /// The products, each as `package/product`.
        var products: Set<String> = []
    }

    /// The targets, by module name.
    private(set) var targets: [String: Target] = [:]
    /// Products that the action itself imports, as `package/product`.
    private(set) var products: Set<String> = []
    /// Packages, by the identities under which others name them.
    private(set) var packages: [String: PackageManifest] = [:]
    /// Packages that others name and that were not found, with their repositories. Many are only for tests or plugins.
    private(set) var absent: [String: String] = [:]
    /// The modules that the action itself imports.
    private(set) var modules: Set<String> = []
    private let search: PackageSearch

    /// - Parameters:
    ///   - imports: The action's imports of unknown modules.
    ///   - isKnown: Whether the compiler or the SDK has a module, or its import is ignored.
    /// - Throws: `.missingPackages`.
    init(_ imports: [PackageImport], _ search: PackageSearch, isKnown: (String) -> Bool) throws(BuildError) {
        self.search = search
        var missing: [MissingPackage] = []
        var waiting = imports.map { (importer: String?.none, statement: $0) }
        var index = 0
        while index < waiting.count {
            let (importer, statement) = waiting[index]
            index += 1
            let module = statement.module
            let isNew = importer == nil ? !modules.contains(module) : true
            guard let provider = search.provider(of: module) else {
                if !statement.isConditional { record(statement, nil, &missing) }
                continue
            }
            if let reason = Self.refusal(of: provider, module) {
                if !statement.isConditional { record(statement, reason, &missing) }
                continue
            }
            if importer == nil { modules.insert(module) }
            switch provider {
            case .product(let product, let package):
                let identity = search.identity(of: package)
                addPackage(package, as: identity)
                if let importer {
                    targets[importer]?.products.insert("\(identity)/\(product)")
                } else if isNew {
                    products.insert("\(identity)/\(product)")
                }
            case .sources(let sibling):
                if let importer, importer != module { targets[importer]?.targets.insert(module) }
                guard targets[module] == nil else { continue }
                let target = try Self.target(sibling)
                targets[module] = target
                for source in target.sources {
                    for inner in PackageImport.all(in: source.tokens, of: source.path)
                    where inner.module != module && !isKnown(inner.module) {
                        waiting.append((importer: module, statement: inner))
                    }
                }
            }
        }
        for product in targets.values.reduce(products, { $0.union($1.products) }).sorted() {
            if let package = packages[product.parentPath] { need(product.pathName, of: package, &missing) }
        }
        guard missing.isEmpty else { throw .missingPackages(missing) }
    }

    /// Whether there is nothing to compile.
    var isEmpty: Bool { modules.isEmpty }

    /// The products of a missing package that other packages name: SwiftPM requires all of them to exist, even those that are not used.
    func products(ofAbsent identity: String) -> [String] {
        var names: Set<String> = []
        for package in packages.values {
            let missing = package.dependencies.filter { packages[$0.identity] == nil }
            guard let wanted = missing.first(where: { $0.identity == identity }) else { continue }
            for dependency in package.targets.flatMap(\.dependencies) {
                let isNamed = dependency.package.map { $0.lowercased() == identity || $0 == wanted.name }
                // A reference without a package means any package with such a product.
                let isAny =
                    missing.first == wanted && !package.targets.contains { $0.name == dependency.name }
                    && self.package(with: dependency, for: package) == nil
                if isNamed ?? isAny { names.insert(dependency.name) }
            }
        }
        return names.sorted()
    }

    private func record(_ statement: PackageImport, _ reason: String?, _ missing: inout [MissingPackage]) {
        let place = MissingPackage.Importer(file: statement.file, line: statement.line)
        if let index = missing.firstIndex(where: { $0.module == statement.module }) {
            if !missing[index].importers.contains(place) { missing[index].importers.append(place) }
            return
        }
        let address = search.address(of: statement.module)
        missing.append(
            MissingPackage(module: statement.module, address: address, importers: [place], reason: reason)
        )
    }

    /// Records the missing packages that a product's targets need. The dependencies of targets outside any product, such as tests, may
    /// be missing.
    private func need(_ product: String, of package: PackageManifest, _ missing: inout [MissingPackage]) {
        var waiting = [(product, package)]
        var seen: Set<String> = []
        while let (product, package) = waiting.popLast() {
            var names = package.products.first { $0.name == product }?.targets ?? []
            while let name = names.popLast() {
                guard seen.insert("\(package.path)\n\(name)").inserted,
                    let target = package.targets.first(where: { $0.name == name && $0.kind != "testTarget" })
                else { continue }
                for dependency in target.dependencies {
                    if dependency.package == nil, package.targets.contains(where: { $0.name == dependency.name }) {
                        names.append(dependency.name)
                    } else if let other = self.package(with: dependency, for: package) {
                        waiting.append((dependency.name, other))
                    } else if let address = address(of: dependency, for: package) {
                        let importer = MissingPackage.Importer(file: "\(package.path)/Package.swift")
                        let isKnown = missing.contains {
                            $0.module == dependency.name && $0.importers.contains(importer)
                        }
                        if isKnown { continue }
                        missing.append(
                            MissingPackage(
                                module: dependency.name,
                                address: address,
                                importers: [importer],
                                reason: nil
                            )
                        )
                    }
                }
            }
        }
    }

    /// The package with a product, among those that another package names.
    private func package(
        with dependency: PackageManifest.TargetDependency,
        for package: PackageManifest
    ) -> PackageManifest? {
        package.dependencies.lazy.compactMap { packages[$0.identity] }
            .first { $0.products.contains { $0.name == dependency.name } }
    }

    /// The repository of the package that would have a product, if it is missing: the package of that name.
    private func address(
        of dependency: PackageManifest.TargetDependency,
        for package: PackageManifest
    ) -> String? {
        let wanted = dependency.package ?? dependency.name
        return package.dependencies.first { other in
            packages[other.identity] == nil && (other.identity == wanted.lowercased() || other.name == wanted)
        }?.location
    }

    /// The reason why the provider of a module cannot be compiled here, as the end of a sentence.
    private static func refusal(of provider: ModuleProvider, _ module: String) -> String? {
        switch provider {
        case .sources(let sibling):
            return sibling.sources.isEmpty ? "it is Objective-C or C, which is not compiled here" : nil
        case .product(_, let package):
            guard let target = package.targets.first(where: { $0.moduleName == module }) else { return nil }
            if target.kind == "binaryTarget" { return "it is a binary for Apple's systems" }
            return hasObjectiveC(package.folder(of: target), in: package.path)
                ? "it is Objective-C, which is not compiled here" : nil
        }
    }

    private static func hasObjectiveC(_ folder: String, in package: String) -> Bool {
        guard FileBounds([package]).holds(folder), let names = FileManager.default.enumerator(atPath: folder) else {
            return false
        }
        for case (let index, let name as String) in names.enumerated() {
            if index > 5_000 { break }
            if name.hasEnding(".m") || name.hasEnding(".mm") { return true }
        }
        return false
    }

    private static func target(_ sibling: SiblingModule) throws(BuildError) -> Target {
        var sources: [(path: String, bytes: [UInt8], tokens: [SourceToken])] = []
        let bounds = FileBounds([sibling.boundary])
        for path in sibling.sources {
            let bytes = try readSource(path, in: bounds)
            sources.append((path, bytes, SourceScanner.tokens(of: bytes, .swift)))
        }
        return Target(module: sibling, sources: sources)
    }

    /// Adds a package, and those that it names if they were found.
    private mutating func addPackage(_ package: PackageManifest, as identity: String) {
        var waiting = [(package, identity)]
        while let (package, identity) = waiting.popLast() {
            guard packages[identity] == nil else { continue }
            packages[identity] = package
            absent[identity] = nil
            for dependency in package.dependencies where packages[dependency.identity] == nil {
                let local =
                    dependency.isLocal
                    ? search.package(
                        at: URL(fileURLWithPath: "\(package.path)/\(dependency.location)").standardizedFileURL.path
                    )
                    : nil
                if let found = local ?? search.package(identity: dependency.identity) {
                    waiting.append((found, dependency.identity))
                } else {
                    absent[dependency.identity] = dependency.location
                }
            }
        }
    }
}

/// The bytes of a source, which must be inside `bounds`.
func readSource(_ path: String, in bounds: FileBounds) throws(BuildError) -> [UInt8] {
    switch bounds.read(path, limit: maximumSettingsFile) {
    case .success(let bytes): return bytes
    case .failure(.system(let code)): throw .unreadable(file: path, reason: systemMessage(code))
    case .failure(.isFolder): throw .unreadable(file: path, reason: "it is a folder")
    case .failure(.isPipe): throw .unreadable(file: path, reason: "it is no regular file")
    case .failure(let error): throw .unreadable(file: path, reason: "it \(error.problem)")
    }
}
