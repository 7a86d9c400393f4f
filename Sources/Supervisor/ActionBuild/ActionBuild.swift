// ActionBuild.swift: builds a native half's executable from the Swift sources in its bundle. It decides what to compile and with which
// arguments; its caller, which owns processes and signals, runs the compiler.

package import ExtensionModel
import FilePaths
import Foundation
import Isolation

/// Compiles the sources of one bundle, or finds the product of an earlier compilation.
package struct ActionBuild: Sendable {
    private let bundle: ExtensionBundle
    private let module: String
    /// Whether the bundle's module is named like one of the SDK or the compiler, and is therefore renamed here.
    private let isRenamed: Bool
    /// The principal class without its module.
    private let className: String
    private let sources: [(path: String, bytes: [UInt8])]
    private let toolchain: Toolchain
    private let sdk: SDKSources
    private let cache: BuildCache
    private let sdkEntry: CacheEntry
    /// The SDK as it was compiled at installation; nil if it was not, or by a different compiler.
    private let packedSDK: PackedSDK?
    private let entry: CacheEntry
    /// The build folder from which the next compilation of the bundle continues.
    private let work: CacheEntry
    /// The compiler's cache of C modules.
    private let clangModules: CacheEntry
    /// The modules that the sources can import.
    private let modules: ModuleSet
    /// Modules from packages and from other targets of the project; nil if none is imported.
    private let packages: PackageBuild?

    /// - Parameters:
    ///   - files: The sources, relative to the bundle's folder.
    ///   - principalClass: As `Module.Class`.
    ///   - packages: Packages or folders of packages, in addition to those of `WEBACTION_PACKAGES`.
    ///   - executable: Path of the running program, with links resolved; the SDK is found relative to it.
    package init(
        _ bundle: ExtensionBundle,
        files: [String],
        principalClass: String,
        packages folders: [String] = [],
        executable: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(BuildError) {
        self.bundle = bundle
        let name = principalClass.split(separator: ".").dropLast().first.map(String.init) ?? "Action"
        className = principalClass.split(separator: ".").last.map(String.init) ?? principalClass
        toolchain = try Toolchain(environment: environment)
        sdk = try SDKSources(executable: executable)
        cache = try BuildCache(environment: environment)
        let present = sdk.modules.map(\.name) + SDKSources.systemModuleNames
        isRenamed = present.contains(name) || ModuleSet.always.contains(name)
        module = isRenamed ? name + "_" : name
        var sources: [(path: String, bytes: [UInt8])] = []
        let bounds = bundle.bounds
        for name in files where name != "Package.swift" {
            sources.append((bundle.path + "/" + name, try readSource(bundle.path + "/" + name, in: bounds)))
        }
        self.sources = sources
        let compiler = Array(toolchain.identity.utf8)
        clangModules = cache.entry("modules", inputs: compiler)
        var inputs = InputList()
        inputs.add("compiler", compiler)
        let packed = PackedSDK(of: sdk, by: toolchain)
        packedSDK = packed.isUsable ? packed : nil
        if let packedSDK {
            inputs.add("archive", Array(packedSDK.mark.utf8))
        } else {
            // NB: The SDK's files are identified by their metadata: reading them all would cost every run milliseconds.
            for module in sdk.modules {
                inputs.add(module.name, Array(SDKCompiler.options(module).joined(separator: " ").utf8))
                for file in module.files + module.otherFiles { inputs.add(file, Array((fileMark(file) ?? "").utf8)) }
            }
        }
        sdkEntry = cache.entry("sdk", inputs: inputs.data)
        var own = InputList()
        own.add("sdk", Array(sdkEntry.folder.utf8))
        own.add("module", Array("\(principalClass) \(bundle.swiftVersion) \(Self.options(toolchain))".utf8))
        own.add("bundle", Array(bundle.path.utf8))
        if let libraries = sdk.libraries { own.add("libraries", Array(libraries.utf8)) }
        if !bundle.compilationConditions.isEmpty {
            own.add("conditions", Array(bundle.compilationConditions.joined(separator: " ").utf8))
        }
        if bundle.languageOptions != LanguageOptions() {
            own.add("language", Array(bundle.languageOptions.arguments.joined(separator: " ").utf8))
        }
        let known = ModuleSet(Set(present + [module]), folders: toolchain.moduleFolders)
        packages = try PackageBuild.of(
            sources,
            in: bundle,
            modules: known,
            folders: folders + (environment["WEBACTION_PACKAGES"] ?? "").split(separator: ":").map(String.init),
            toolchain: toolchain,
            sdk: sdk,
            sdkFolder: sdkEntry.folder,
            cache: cache
        )
        modules = known.adding(packages?.modules ?? [])
        if let packages { own.add("packages", Array(packages.entry.folder.utf8)) }
        work = cache.entry("builds", inputs: own.data)
        for source in sources { own.add(source.path, source.bytes) }
        entry = cache.entry("actions", inputs: own.data)
    }

    /// Compiles the SDK into its own folder, so that the first use of a bundle compiles only the bundle. If a different compiler is
    /// in use later, it compiles the SDK into the cache.
    ///
    /// - Parameters:
    ///   - executable: Path of the running program, with links resolved; the SDK is found relative to it.
    ///   - perform: Runs a step and returns its exit code and output.
    package static func compileInstalledSDK(
        executable: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        _ perform: StepRunner
    ) throws {
        let toolchain = try Toolchain(environment: environment)
        let sdk = try SDKSources(executable: executable)
        guard sdk.isInstalled else { throw BuildError.notInstalled(folder: sdk.folder) }
        let cache = BuildCache(root: sdk.folder)
        try cache.make(PackedSDK(of: sdk, by: toolchain).entry) { folder in
            let modules = folder + "/modules"
            try makeCacheFolder(modules)
            try SDKCompiler(sdk: sdk, toolchain: toolchain, moduleCache: modules).run(into: folder, perform)
            removeFolder(modules)
            try PackedSDK.pack(folder) { step in
                var step = step
                step.isShared = true
                return try perform(step)
            }
        }
    }

    /// Path of the executable, which exists once `run` has returned without an error.
    package var product: String { entry.folder + "/action" }

    /// Whether the executable exists. If so, it is kept until this process ends.
    package var isDone: Bool { cache.use(entry) }

    /// Compiles what is missing.
    ///
    /// - Parameter perform: Runs a step and returns its exit code and output.
    package func run(_ perform: StepRunner) throws {
        let adapted = adaptedSources()
        let hold = try compileModules(perform)
        defer { withExtendedLifetime(hold) {} }
        if cache.use(entry) { return }
        try cache.make(entry, of: bundle.path) { folder in
            // NB: If another process is compiling the same bundle, this one starts from scratch in a folder of its own.
            let hold = try cache.folder(work, alone: true)
            defer { withExtendedLifetime(hold) {} }
            let place = hold == nil ? folder + "/build" : work.folder
            try makeCacheFolder(place)
            try writeSource(Array(bundle.path.utf8), place + "/bundle")
            let files = try adapted.write(into: place)
            try writeSource(Self.outputMap(files, in: place), place + "/outputs.json")
            // NB: The compiler starts from scratch if its arguments differ from the last ones, so all of them name the same folder.
            var arguments = Self.options(toolchain)
            arguments += [
                "-incremental", "-enable-batch-mode", "-j", "\(processorCount())", "-output-file-map",
                place + "/outputs.json",
                "-o", place + "/action",
            ]
            if adapted.hasMainType { arguments.append("-parse-as-library") }
            // NB: The compiler writes beside the first file, which therefore has to be a source.
            try compile(arguments + files + linkArguments(adapted), adapted, in: place, perform)
            try FileManager.default.moveItem(atPath: place + "/action", toPath: folder + "/action")
            try packages?.linkResources(into: folder)
            if hold == nil { removeFolder(place) }
            try writeSource(Array(toolchain.symbolizer.utf8), folder + "/symbolizer")
        }
    }

    /// Checks the sources for errors without producing anything. A bundle that is already compiled has none.
    ///
    /// - Parameter perform: Runs a step and returns its exit code and output.
    /// - Throws: `.compilation` if there are errors.
    package func check(_ perform: StepRunner) throws {
        if isDone { return }
        let adapted = adaptedSources()
        let hold = try compileModules(perform)
        defer { withExtendedLifetime(hold) {} }
        let folder = cache.entry("builds", inputs: Array("check \(bundle.path) \(UUID())".utf8)).folder + ".check"
        guard let place = try cache.folder(CacheEntry(folder: folder, inputs: []), alone: true) else { return }
        defer {
            removeFolder(folder)
            withExtendedLifetime(place) {}
        }
        let files = try adapted.write(into: folder)
        var arguments = ["-typecheck", "-wmo"] + Self.languageOptions
        if adapted.hasMainType { arguments.append("-parse-as-library") }
        try compile(arguments + files, adapted, in: folder, perform)
    }

    private func adaptedSources() -> AdaptedSources {
        AdaptedSources(sources, className: className, modules: modules, moduleName: isRenamed ? module : nil)
    }

    /// Compiles the SDK and the packages if they are missing. The cache of C modules is kept while the returned value is held.
    private func compileModules(_ perform: StepRunner) throws -> DirectoryLock? {
        let hold = try cache.folder(clangModules, alone: false)
        if !cache.use(sdkEntry) {
            let compiler = SDKCompiler(sdk: sdk, toolchain: toolchain, moduleCache: clangModules.folder)
            try cache.make(sdkEntry) { folder in
                if let packedSDK {
                    try packedSDK.unpack(into: folder, perform)
                } else {
                    try compiler.run(into: folder, perform)
                }
            }
        }
        if let packages, !cache.use(packages.entry) {
            try cache.make(packages.entry) { folder in try packages.run(into: folder, perform) }
        }
        return hold
    }

    /// The link arguments of an executable: packages, and the SDK modules that the sources import.
    private func linkArguments(_ adapted: AdaptedSources) -> [String] {
        let imports = adapted.imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let linked = packages == nil ? sdk.linked(importing: imports) : sdk.modules
        let objects = (packages.map { [$0.archive] } ?? []) + linked.map { "\(sdkEntry.folder)/\($0.name).o" }
        // C++ needs its library, which Swift's static one includes.
        let isForeign = linked.contains { $0.header != nil } && !toolchain.hasStaticLibraries
        // An archive's libraries need each other (DT_RPATH, which counts for what is loaded, too).
        let places = sdk.libraries.map { ["--disable-new-dtags", "-rpath=\($0)"].flatMap { ["-Xlinker", $0] } } ?? []
        return objects + (isForeign ? ["-lstdc++"] : []) + places
    }

    /// Runs the compiler on adapted sources.
    private func compile(
        _ arguments: [String],
        _ adapted: AdaptedSources,
        in place: String,
        _ perform: StepRunner
    ) throws {
        try BuildStep(
            what: bundle.path,
            executable: toolchain.compiler,
            arguments: [
                "-swift-version", bundle.swiftVersion, "-module-name", module, "-I", sdkEntry.folder,
                "-module-cache-path", clangModules.folder,
            ] + bundle.languageOptions.arguments + bundle.compilationConditions.flatMap { ["-D", $0] }
                + (packages?.searchArguments ?? []) + arguments,
            readable: [toolchain.folder, sdkEntry.folder] + sdk.folders + (packages.map { [$0.entry.folder] } ?? []),
            writable: [place, clangModules.folder]
        )
        .run(
            missing: { diagnostics in
                MissingName.all(in: diagnostics, imports: adapted.imports, passedOver: adapted.passedOver)
            },
            perform
        )
    }

    /// Options that determine the meaning of sources.
    private static let languageOptions =
        [
            "-suppress-warnings",
            // The other style numbers lines as in the compiled copy.
            "-diagnostic-style", "llvm",
        ]
        + ModuleSet.aliasArguments

    /// Options for executables: without optimization, which takes most of the time, as in Xcode's debug builds.
    private static func options(_ toolchain: Toolchain) -> [String] {
        var options =
            languageOptions + [
                // An action that unwraps nil or reads past the end of an array reports the place.
                "-Onone", "-assert-config", "Debug",
                // A fixed address needs no relocation, which takes a third of the start-up with Foundation linked in.
                "-Xclang-linker", "-no-pie",
                // Only for the author's sources, whose lines are reported in a trap.
                "-gline-tables-only",
            ]
        if toolchain.hasStaticLibraries { options.append("-static-stdlib") }
        if toolchain.hasLinker { options.append("-use-ld=lld") }
        return options
    }

    /// Where the compiler writes the products of each source, and its notes for incremental builds.
    private static func outputMap(_ files: [String], in folder: String) -> [UInt8] {
        var map = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        for file in files {
            map[file] = ["object": AdaptedSources.object(of: file), "swift-dependencies": file + ".swiftdeps"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array((try? encoder.encode(map)) ?? Data())
    }
}

/// Concatenates names and contents with their lengths, so that different lists never have equal bytes.
struct InputList {
    private(set) var data: [UInt8] = []

    mutating func add(_ name: String, _ bytes: [UInt8]) {
        data += "\(name.utf8.count) \(bytes.count)\n\(name)\n".utf8
        data += bytes
    }
}
