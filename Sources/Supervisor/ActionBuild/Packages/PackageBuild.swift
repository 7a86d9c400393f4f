// PackageBuild.swift: compiles the modules that an action imports with SwiftPM, once for their content. It generates a package whose
// targets are the frameworks of the action's project, and whose dependencies are copies of the packages. Nothing is downloaded.

import ExtensionModel
import FilePaths
import Foundation
import Isolation
import SourceScanning

/// The compiled modules of one plan.
struct PackageBuild {
    /// The name of the generated package, its product and its target.
    private static let name = "ActionPackages"

    private let plan: PackagePlan
    private let copies: [String: PackageCopy]
    private let toolchain: Toolchain
    private let sdk: SDKSources
    private let sdkFolder: String
    private let known: ModuleSet
    /// The products' folder, which may not exist yet.
    let entry: CacheEntry

    /// - Parameters:
    ///   - known: The modules that are available without it.
    ///   - sdkFolder: The compiled modules of the SDK, which may not exist yet.
    init(
        _ plan: PackagePlan,
        known: ModuleSet,
        toolchain: Toolchain,
        sdk: SDKSources,
        sdkFolder: String,
        cache: BuildCache
    ) throws(BuildError) {
        self.plan = plan
        self.known = known
        self.toolchain = toolchain
        self.sdk = sdk
        self.sdkFolder = sdkFolder
        var copies: [String: PackageCopy] = [:]
        for (identity, package) in plan.packages { copies[identity] = try PackageCopy(package) }
        self.copies = copies
        var inputs = InputList()
        inputs.add("compiler", Array("\(toolchain.identity) \(sdkFolder)".utf8))
        inputs.add("manifest", Array(Self.manifest(plan).utf8))
        for (name, target) in plan.targets.sorted(by: { $0.key < $1.key }) {
            for source in target.sources { inputs.add("\(name) \(source.path)", source.bytes) }
        }
        for (identity, copy) in copies.sorted(by: { $0.key < $1.key }) {
            inputs.add(identity, copy.manifest)
            // NB: Packages have thousands of files: they are identified by metadata, not by content.
            for file in copy.files {
                let path = "\(copy.package.path)/\(file)"
                inputs.add(path, Array((fileMark(path) ?? "").utf8))
            }
        }
        entry = cache.entry("packages", inputs: inputs.data)
    }

    /// The build for a bundle's sources; nil if they import no modules of packages.
    ///
    /// - Parameters:
    ///   - modules: The modules that are available without packages: the compiler's, the SDK's and the sources' own.
    ///   - folders: Folders of packages that the user gives.
    /// - Throws: `.missingPackages`, `.unreadable`, `.packageTooLarge`.
    static func of(
        _ sources: [(path: String, bytes: [UInt8])],
        in bundle: ExtensionBundle,
        modules: ModuleSet,
        folders: [String],
        toolchain: Toolchain,
        sdk: SDKSources,
        sdkFolder: String,
        cache: BuildCache
    ) throws(BuildError) -> PackageBuild? {
        func isKnown(_ name: String) -> Bool { modules.fate(of: name) != .unknown }
        // Nearly all bundles end here; the next steps search folders.
        guard sources.contains(where: { PackageImport.mayNeedMore(than: isKnown, $0.bytes) }) else { return nil }
        let imports = sources.flatMap { source in
            PackageImport.all(in: SourceScanner.tokens(of: source.bytes, .swift), of: source.path)
                .filter { !isKnown($0.module) }
        }
        if imports.isEmpty { return nil }
        let search = PackageSearch(TargetDependencies(of: bundle.target, folder: bundle.path), folders: folders)
        let plan = try PackagePlan(imports, search, isKnown: isKnown)
        if plan.isEmpty { return nil }
        return try PackageBuild(
            plan,
            known: modules,
            toolchain: toolchain,
            sdk: sdk,
            sdkFolder: sdkFolder,
            cache: cache
        )
    }

    /// The modules that the action's sources can import.
    var modules: Set<String> { plan.modules }

    // MARK: - Arguments for the action's compiler

    /// Arguments by which sources find the modules.
    var searchArguments: [String] {
        ["-I", "\(entry.folder)/modules"] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// The library to link.
    var archive: String { "\(entry.folder)/lib\(Self.name).a" }

    /// The module maps of C modules.
    private var moduleMaps: [String] {
        guard case .success(let names) = FolderNames.list("\(entry.folder)/maps") else { return [] }
        return (0..<names.count).map { "\(entry.folder)/maps/\(names[$0])" }.sorted()
    }

    /// Links the packages' resources beside an executable, where `Bundle.module` looks for them.
    func linkResources(into folder: String) throws(BuildError) {
        guard case .success(let names) = FolderNames.list("\(entry.folder)/resources") else { return }
        for index in 0..<names.count {
            let name = "\(names[index])"
            do {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(folder)/\(name)",
                    withDestinationPath: "\(entry.folder)/resources/\(name)"
                )
            } catch {
                throw .cacheUnwritable(path: folder, reason: error.localizedDescription)
            }
        }
    }

    // MARK: - Compiling

    /// Compiles into a folder that becomes the entry's.
    func run(into folder: String, _ perform: StepRunner) throws {
        let package = "\(folder)/package"
        try writePackage(package)
        let scratch = "\(folder)/scratch"
        let step = BuildStep(
            what: "packages (\((plan.packages.keys.sorted() + plan.targets.keys.sorted()).joined(separator: ", ")))",
            executable: try toolchain.packageManager(),
            arguments: [
                "--package-path", package, "--scratch-path", scratch, "--cache-path", "\(folder)/cache",
                "--config-path", "\(folder)/config", "--security-path", "\(folder)/security",
                "--disable-automatic-resolution", "--manifest-cache", "none", "--disable-index-store",
                "--configuration", "release", "--product", Self.name, "--quiet",
                "-Xswiftc", "-suppress-warnings", "-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm",
                "-Xswiftc", "-assert-config", "-Xswiftc", "Debug",
                "-Xswiftc", "-I", "-Xswiftc", sdkFolder,
            ] + ModuleSet.aliasArguments.flatMap { ["-Xswiftc", $0] },
            readable: [toolchain.folder, sdkFolder] + sdk.folders,
            writable: [folder],
            // Only these variables determine where the compiler caches C modules for manifests.
            environment: ["HOME=\(folder)/home", "XDG_CACHE_HOME=\(folder)/home"]
        )
        try step.run(hints: absentHints, perform)
        try keep(from: scratch, package, in: folder)
    }

    /// Hints about packages that others name and that were not found, for a failed build.
    private var absentHints: [String] {
        plan.absent.sorted { $0.key < $1.key }.map { identity, location in
            "note: the package \(identity) (\(location)) is not here; if it is needed, check it out and give its folder with "
                + "--packages."
        }
    }

    private func writePackage(_ folder: String) throws {
        let modules = known.adding(Set(plan.targets.keys).union(copies.values.flatMap(\.modules)))
        try makeCacheFolder("\(folder)/Sources/\(Self.name)")
        try writeSource(Array("// Holds what others have.\n".utf8), "\(folder)/Sources/\(Self.name)/\(Self.name).swift")
        try writeSource(Array(Self.manifest(plan).utf8), "\(folder)/Package.swift")
        for (name, target) in plan.targets {
            try makeCacheFolder("\(folder)/Sources/\(name)")
            for (index, (source, bytes)) in zip(target.sources, adaptedModule(target.sources, modules)).enumerated() {
                try writeSource(bytes, "\(folder)/Sources/\(name)/\(index)-\(source.path.pathName)")
            }
        }
        for (identity, copy) in copies {
            let place = "\(folder)/packages/\(identity)"
            try makeCacheFolder(place)
            try copy.write(into: place, modules: modules)
        }
        for identity in plan.absent.keys where plan.packages[identity] == nil {
            // A package that only tests or plugins need is named but never read.
            let place = "\(folder)/packages/\(identity)"
            try makeCacheFolder(place)
            try writeSource(
                Array(Self.standIn(identity, plan.products(ofAbsent: identity)).utf8),
                "\(place)/Package.swift"
            )
            try makeCacheFolder("\(place)/Sources")
            try writeSource(Array("// Stands for a package that is not here.\n".utf8), "\(place)/Sources/Absent.swift")
        }
    }

    /// The manifest of a placeholder for a missing package: it declares the products that others name, with nothing in them.
    private static func standIn(_ identity: String, _ products: [String]) -> String {
        let target = "Absent_" + identity.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let libraries = products.map { ".library(name: \"\($0)\", targets: [\"\(target)\"])" }
        let arguments = [
            "name: \"\(identity)\"",
            "products: [\(libraries.joined(separator: ", "))]",
            "targets: [.target(name: \"\(target)\", path: \"Sources\")]",
        ]
        let package = "let package = Package(\(arguments.joined(separator: ", ")))"
        return "// swift-tools-version: 5.5\nimport PackageDescription\n\(package)\n"
    }

    /// The manifest of the generated package.
    static func manifest(_ plan: PackagePlan) -> String {
        func names(_ targets: Set<String>, _ products: Set<String>) -> String {
            let targets = targets.sorted().map { "\"\($0)\"" }
            let products = products.sorted().map { product in
                ".product(name: \"\(product.pathName)\", package: \"\(product.parentPath)\")"
            }
            return "[\((targets + products).joined(separator: ", "))]"
        }
        var targets = [".target(name: \"\(name)\", dependencies: \(names(Set(plan.targets.keys), plan.products)))"]
        for (name, target) in plan.targets.sorted(by: { $0.key < $1.key }) {
            let mode = target.module.swiftVersion == "6" ? ".v6" : ".v5"
            let settings =
                [".swiftLanguageMode(\(mode))"]
                + target.module.compilationConditions.map { ".define(\"\($0)\")" }
                + Self.settings(target.module.languageOptions)
            targets.append(
                ".target(name: \"\(name)\", dependencies: \(names(target.targets, target.products)), "
                    + "swiftSettings: [\(settings.joined(separator: ", "))])"
            )
        }
        let packages = plan.packages.keys.sorted().map { ".package(path: \"packages/\($0)\")" }
        let arguments = [
            "name: \"\(name)\"",
            "products: [.library(name: \"\(name)\", type: .static, targets: [\"\(name)\"])]",
            "dependencies: [\(packages.joined(separator: ", "))]",
            "targets: [\(targets.joined(separator: ", "))]",
        ]
        let package = "let package = Package(\(arguments.joined(separator: ", ")))"
        return "// swift-tools-version: 6.0\nimport PackageDescription\n\(package)\n"
    }

    private static func settings(_ options: LanguageOptions) -> [String] {
        if options == LanguageOptions() { return [] }
        let flags = options.arguments.map { "\"\($0)\"" }.joined(separator: ", ")
        return [".unsafeFlags([\(flags)])"]
    }

    /// Keeps the files that the action is compiled with, and removes the rest, which is most of it.
    private func keep(from scratch: String, _ package: String, in folder: String) throws {
        let files = FileManager.default
        let products = URL(fileURLWithPath: "\(scratch)/release").resolvingSymlinksInPath().path
        do {
            try files.moveItem(atPath: "\(products)/lib\(Self.name).a", toPath: "\(folder)/lib\(Self.name).a")
            try files.moveItem(atPath: "\(products)/Modules", toPath: "\(folder)/modules")
            for name in ["maps", "resources"] {
                try makeCacheFolder("\(folder)/\(name)")
            }
            for name in try files.contentsOfDirectory(atPath: products).sorted() {
                if name.hasEnding(".resources") {
                    try files.moveItem(atPath: "\(products)/\(name)", toPath: "\(folder)/resources/\(name)")
                } else if name.hasEnding(".build"),
                    let map = files.contents(atPath: "\(products)/\(name)/module.modulemap")
                {
                    // The map contains the headers' original folder, which becomes the entry's.
                    let text = String(decoding: map, as: UTF8.self).replacingOccurrences(of: folder, with: entry.folder)
                    try writeSource(Array(text.utf8), "\(folder)/maps/\(name.dropLast(6)).modulemap")
                }
            }
            try keepOwnMaps(package, in: folder)
            try files.removeItem(atPath: scratch)
            for name in ["cache", "config", "security", "home"] { try? files.removeItem(atPath: "\(folder)/\(name)") }
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError.cacheUnwritable(path: folder, reason: error.localizedDescription)
        }
    }

    /// Wraps module maps that packages contain, which name headers relative to their own folder: a map that refers to the original
    /// replaces each.
    private func keepOwnMaps(_ package: String, in folder: String) throws(BuildError) {
        guard let names = FileManager.default.enumerator(atPath: "\(package)/packages") else { return }
        for case let name as String in names where name.pathName == "module.modulemap" {
            let place = "\(entry.folder)/package/packages/\(name)"
            let title = name.pathNames.joined(separator: "-")
            try writeSource(
                Array("extern module \(Self.module(inMap: "\(package)/packages/\(name)")) \"\(place)\"\n".utf8),
                "\(folder)/maps/\(title)"
            )
        }
    }

    /// The name of the first module in a module map.
    private static func module(inMap path: String) -> String {
        let text = (try? readSource(path, in: FileBounds([path.parentPath]))).map {
            String(decoding: $0, as: UTF8.self)
        }
        let words = (text ?? "").split(whereSeparator: \.isWhitespace)
        return words.firstIndex(of: "module").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
            ?? "Unnamed"
    }
}
