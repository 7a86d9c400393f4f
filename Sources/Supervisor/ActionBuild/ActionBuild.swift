// ActionBuild.swift: makes a native half's executable from the Swift sources in its bundle. This decides what has to be
// compiled and with which arguments; whoever owns processes and signals runs the compiler.

package import ExtensionModel
import Foundation
import Isolation
import SourceScanning

/// One start of the compiler.
package struct BuildStep: Equatable, Sendable {
    /// What it makes, for messages.
    package var what: String
    /// Absolute path of the compiler.
    package var executable: String
    package var arguments: [String]

    /// Runs it.
    ///
    /// - Parameters:
    ///   - hints: What else the author should know when it fails, a line each.
    ///   - perform: Gives its exit code and what it printed.
    func run(hints: [String] = [], _ perform: (BuildStep) throws -> (code: Int32, output: String)) throws {
        let (code, output) = try perform(self)
        if code == 0 { return }
        var text = output.isEmpty || output.hasSuffix("\n") ? output : output + "\n"
        for hint in hints { text += hint + "\n" }
        throw BuildError.compilation(what: what, messages: text)
    }
}

/// Compiles the sources of one bundle, or finds what was compiled before.
package struct ActionBuild: Sendable {
    private let bundle: ExtensionBundle
    private let module: String
    /// The principal class without its module.
    private let className: String
    private let sources: [(path: String, bytes: [UInt8])]
    private let toolchain: Toolchain
    private let sdk: SDKSources
    private let cache: BuildCache
    private let sdkEntry: CacheEntry
    private let entry: CacheEntry
    /// Modules from packages and from targets beside the bundle's; nil where none is imported.
    private let packages: PackageBuild?

    /// - Parameters:
    ///   - files: The sources, relative to the bundle's folder.
    ///   - principalClass: As `Module.Class`.
    ///   - packages: Folders of packages, each one itself or full of them, besides those of `WEBACTION_PACKAGES`.
    ///   - executable: Path of the running program, with links resolved; the SDK lies relative to it.
    package init(
        _ bundle: ExtensionBundle,
        files: [String],
        principalClass: String,
        packages folders: [String] = [],
        executable: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(BuildError) {
        self.bundle = bundle
        module = principalClass.split(separator: ".").dropLast().first.map(String.init) ?? "Action"
        className = principalClass.split(separator: ".").last.map(String.init) ?? principalClass
        toolchain = try Toolchain(environment: environment)
        sdk = try SDKSources(executable: executable)
        cache = try BuildCache(environment: environment)
        var sources: [(path: String, bytes: [UInt8])] = []
        for name in files where name != "Package.swift" {
            sources.append((bundle.path + "/" + name, try readSource(bundle.path + "/" + name)))
        }
        self.sources = sources
        let installed = Self.installedModules(sdk, toolchain)
        var own = InputList()
        if installed.isThere {
            sdkEntry = installed
            own.add("sdk", Array((installed.folder + (fileMark(installed.folder + "/inputs") ?? "")).utf8))
        } else {
            var inputs = InputList()
            inputs.add("compiler", Array(toolchain.identity.utf8))
            // NB: The SDK's files are told by their marks: reading them all would cost every run milliseconds.
            for file in sdk.modules.flatMap({ $0.files + $0.otherFiles }) {
                inputs.add(file, Array((fileMark(file) ?? "").utf8))
            }
            sdkEntry = cache.entry("sdk", inputs: inputs.data)
            own.add("sdk", Array(sdkEntry.folder.utf8))
        }
        own.add("module", Array("\(principalClass) \(bundle.swiftVersion) \(toolchain.hasStaticLibraries)".utf8))
        if !bundle.compilationConditions.isEmpty {
            own.add("conditions", Array(bundle.compilationConditions.joined(separator: " ").utf8))
        }
        packages = try PackageBuild.of(
            sources,
            in: bundle,
            module: module,
            folders: folders + (environment["WEBACTION_PACKAGES"] ?? "").split(separator: ":").map(String.init),
            toolchain: toolchain,
            sdkFolder: sdkEntry.folder,
            sdkModules: Set(sdk.modules.map(\.name) + ["SQLite3"] + SDKSources.otherNames.keys),
            cache: cache
        )
        if let packages { own.add("packages", Array(packages.entry.folder.utf8)) }
        for source in sources { own.add(source.path, source.bytes) }
        entry = cache.entry("actions", inputs: own.data)
    }

    /// The SDK's modules as an installation has them, made from the sources beside them by that compiler alone.
    private static func installedModules(_ sdk: SDKSources, _ toolchain: Toolchain) -> CacheEntry {
        CacheEntry(folder: sdk.folder + "/" + SDKSources.compiledFolder, inputs: Array(toolchain.identity.utf8))
    }

    /// Compiles the SDK into its own folder, so that the first use of a bundle compiles the bundle alone. Another compiler than
    /// the one that is found now makes modules of its own, into the cache.
    ///
    /// - Parameters:
    ///   - executable: Path of the running program, with links resolved; the SDK lies relative to it.
    ///   - perform: Runs one step and gives its exit code and what it printed.
    package static func compileInstalledSDK(
        executable: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        _ perform: (BuildStep) throws -> (code: Int32, output: String)
    ) throws {
        let toolchain = try Toolchain(environment: environment)
        let sdk = try SDKSources(executable: executable)
        guard sdk.isInstalled else { throw BuildError.notInstalled(folder: sdk.folder) }
        let compiler = SDKCompiler(sdk: sdk, toolchain: toolchain)
        let cache = BuildCache(root: sdk.folder)
        try cache.make(installedModules(sdk, toolchain)) { folder in try compiler.run(into: folder, perform) }
    }

    /// Path of the executable, which is there once `run` has ended without an error.
    package var product: String { entry.folder + "/action" }

    /// Whether it was compiled before.
    package var isDone: Bool { entry.isThere }

    /// Compiles what is not there yet.
    ///
    /// - Parameter perform: Runs one step and gives its exit code and what it printed.
    package func run(_ perform: (BuildStep) throws -> (code: Int32, output: String)) throws {
        if !sdkEntry.isThere {
            let compiler = SDKCompiler(sdk: sdk, toolchain: toolchain)
            try cache.make(sdkEntry) { folder in try compiler.run(into: folder, perform) }
        }
        if let packages, !packages.entry.isThere {
            try cache.make(packages.entry) { folder in try packages.run(into: folder, perform) }
        }
        if !entry.isThere { try cache.make(entry) { folder in try compileAction(into: folder, perform) } }
    }

    private func compileAction(
        into folder: String,
        _ perform: (BuildStep) throws -> (code: Int32, output: String)
    ) throws {
        var files: [String] = []
        var namedClasses: [(name: String, type: String)] = []
        var hasMain = false
        var hints: [String] = []
        let tokens = sources.map { SourceScanner.tokens(of: $0.bytes, .swift) }
        let tables = InterfaceTables(tokens)
        let platform = SourcePlatform(tokens)
        for (index, source) in sources.enumerated() {
            let adapted = SwiftAdaptation(
                source.bytes,
                tokens: tokens[index],
                platform: platform,
                members: tables.members(forFile: index),
                tables: tables.text(forFile: index)
            )
            namedClasses += adapted.namedClasses
            for (module, line) in adapted.missing {
                hints.append(
                    "\(source.path):\(line): note: there is no module \(module); its declarations are not available."
                )
            }
            let name = URL(fileURLWithPath: source.path).lastPathComponent
            hasMain = hasMain || adapted.hasMain || name == "main.swift"
            // Two files of the same name may lie in different folders.
            let path = name == "main.swift" ? "\(folder)/main.swift" : "\(folder)/\(index)-\(name)"
            // What is Foundation's or Security's at Apple's and missing in Foundation here is ExtensionSDK's.
            let place = "import ExtensionSDK\n#sourceLocation(file: \(Self.literal(source.path)), line: 1)\n"
            try writeSource(Array(place.utf8) + adapted.bytes, path)
            files.append(path)
        }
        if !hasMain {
            let names = namedClasses.map { "\(Self.literal($0.name)): \($0.type).self" }.joined(separator: ", ")
            let principal = namedClasses.first { $0.name == className }?.type ?? className
            let make = tables.making(principal).map { ", makePrincipal: { \($0) }" } ?? ""
            let main = Self.mainFile + "runExtension(namedClasses: [\(names.isEmpty ? ":" : names)]\(make))\n"
            try writeSource(Array(main.utf8), folder + "/main.swift")
            files.append(folder + "/main.swift")
        }
        var arguments = [
            "-O", "-swift-version", bundle.swiftVersion, "-suppress-warnings", "-module-name", module, "-I",
            sdkEntry.folder,
            // An action that unwraps nil or reads behind an array's end says where, as it does when Xcode runs it.
            "-assert-config", "Debug",
            // The other style numbers lines as they are in the copy that is compiled.
            "-diagnostic-style", "llvm",
            "-o", folder + "/action", "-Xlinker", "-s",
            // At a fixed address there is nothing to relocate, which takes a third of a start with Foundation inside.
            "-Xclang-linker", "-no-pie",
        ]
        arguments += SDKSources.aliases
        if toolchain.hasStaticLibraries { arguments.append("-static-stdlib") }
        arguments += bundle.compilationConditions.flatMap { ["-D", $0] } + (packages?.searchArguments ?? [])
        if hasMain, !files.contains(folder + "/main.swift") { arguments.append("-parse-as-library") }
        let imports = tokens.reduce(into: Set<String>()) { $0.formUnion(SourcePlatform.imports($1)) }
        let linked = packages == nil ? sdk.linked(importing: imports) : sdk.modules
        // C++ wants its library, which Swift's static one has inside.
        if linked.contains(where: { $0.header != nil }), !toolchain.hasStaticLibraries { arguments.append("-lstdc++") }
        let objects = (packages.map { [$0.archive] } ?? []) + linked.map { "\(sdkEntry.folder)/\($0.name).o" }
        try BuildStep(what: bundle.path, executable: toolchain.compiler, arguments: arguments + files + objects)
            .run(hints: hints, perform)
        for file in files { try? FileManager.default.removeItem(atPath: file) }
        try packages?.linkResources(into: folder)
    }

    /// The beginning of a main file: the bundle is what Bundle.main says, in the module's own files, and where texts are from;
    /// and an NSURL has its text as at Apple's, as an optional.
    private static let mainFile =
        ["ExtensionSDK", "Foundation"].map { "import \($0)\n" }.joined() + """
            extension Bundle {
                static var main: Bundle { extensionBundle }
                var bundleIdentifier: String? {
                    bundlePath == extensionBundle.bundlePath
                        ? extensionBundleIdentifier : object(forInfoDictionaryKey: "CFBundleIdentifier") as? String
                }
            }
            func NSLocalizedString(
                _ key: String, tableName: String? = nil, bundle: Bundle = extensionBundle, value: String = "",
                comment: String
            ) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }
            extension NSURL { var absoluteString: String? { (self as URL).absoluteString } }

            """

    /// A text as a Swift literal.
    private static func literal(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

/// Names and contents one after the other, each with its length, so that no two lists look alike.
struct InputList {
    private(set) var data: [UInt8] = []

    mutating func add(_ name: String, _ bytes: [UInt8]) {
        data += "\(name.utf8.count) \(bytes.count)\n\(name)\n".utf8
        data += bytes
    }
}
