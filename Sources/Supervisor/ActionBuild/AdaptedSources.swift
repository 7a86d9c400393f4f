// AdaptedSources.swift: a bundle's Swift sources as they are compiled: adapted, with tables, and with a main file if they lack one.

import FilePaths
import Foundation
import SourceScanning

/// The sources of one module, ready for compilation.
struct AdaptedSources {
    /// The names of the files in the build folder, and their contents.
    private(set) var files: [(name: String, bytes: [UInt8])] = []
    /// Whether the module has a `@main` type.
    private(set) var hasMainType = false
    /// The modules that each source imports, by the source's path.
    private(set) var imports: [String: Set<String>] = [:]
    /// Modules of Apple that are imported but not available.
    private(set) var passedOver: Set<String> = []

    /// - Parameters:
    ///   - sources: Paths and contents.
    ///   - className: The principal class without its module.
    ///   - modules: The modules that can be imported.
    ///   - moduleName: The module's new name, if it is renamed.
    init(
        _ sources: [(path: String, bytes: [UInt8])],
        className: String,
        modules: ModuleSet,
        moduleName: String? = nil
    ) {
        var namedClasses: [(name: String, type: String)] = []
        var hasMain = false
        let tokens = sources.map { SourceScanner.tokens(of: $0.bytes, .swift) }
        let tables = InterfaceTables(tokens)
        let platform = SourcePlatform(tokens)
        for (index, source) in sources.enumerated() {
            let adapted = SwiftAdaptation(
                source.bytes,
                tokens: tokens[index],
                platform: platform,
                modules: modules,
                members: tables.members(forFile: index),
                tables: tables.text(forFile: index)
            )
            namedClasses += adapted.namedClasses
            let imported = Set(adapted.imports.map(\.module) + adapted.broughtAlong)
            imports[source.path] = imported
            passedOver.formUnion(imported.filter { modules.fate(of: $0) == .passedOver })
            let name = source.path.pathName
            hasMainType = hasMainType || adapted.hasMain
            hasMain = hasMain || adapted.hasMain || name == "main.swift"
            // Files in different folders can have the same name.
            files.append((name == "main.swift" ? name : "\(index)-\(name)", adapted.placed(at: source.path)))
        }
        guard !hasMain else { return }
        let names = namedClasses.map { "\(swiftLiteral($0.name)): \($0.type).self" }.joined(separator: ", ")
        let principal = namedClasses.first { $0.name == className }?.type ?? className
        let make = tables.making(principal).map { ", makePrincipal: { \($0) }" } ?? ""
        let module = moduleName.map { ", moduleName: \(swiftLiteral($0))" } ?? ""
        let main = Self.mainFile + "runExtension(namedClasses: [\(names.isEmpty ? ":" : names)]\(module)\(make))\n"
        files.append(("main.swift", Array(main.utf8)))
    }

    /// The beginning of a main file. In the module's own files, Bundle.main is the bundle and the source of localized strings, and
    /// NSURL's absoluteString is optional, as in Apple's Foundation. All of it is nonisolated, whatever the default isolation is.
    private static let mainFile =
        ["ExtensionSDK", "Foundation"].map { "import \($0)\n" }.joined() + """
            nonisolated extension Bundle {
                static var main: Bundle { extensionBundle }
                var bundleIdentifier: String? {
                    bundlePath == extensionBundle.bundlePath
                        ? extensionBundleIdentifier : object(forInfoDictionaryKey: "CFBundleIdentifier") as? String
                }
            }
            nonisolated func NSLocalizedString(
                _ key: String, tableName: String? = nil, bundle: Bundle = extensionBundle, value: String = "",
                comment: String
            ) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }
            nonisolated extension NSURL { var absoluteString: String? { (self as URL).absoluteString } }

            """

    /// Writes the files into a folder, except unchanged ones: the compiler compares times.
    ///
    /// - Returns: Their paths.
    func write(into folder: String) throws(BuildError) -> [String] {
        var paths: [String] = []
        for (name, bytes) in files {
            let path = "\(folder)/\(name)"
            if FileManager.default.contents(atPath: path) != Data(bytes) {
                // NB: The compiler compares whole seconds, and an edit may follow within the same second. It compiles sources without
                // an object, so the object is removed first: even if this process is killed, no outdated object remains beside a new
                // source.
                try removeObject(of: path)
                try writeSource(bytes, path)
            }
            paths.append(path)
        }
        return paths
    }

    /// The path of a source's object file.
    static func object(of path: String) -> String { path + ".o" }

    private func removeObject(of path: String) throws(BuildError) {
        let object = Self.object(of: path)
        guard FileManager.default.fileExists(atPath: object) else { return }
        do { try FileManager.default.removeItem(atPath: object) } catch {
            throw .cacheUnwritable(path: object, reason: error.localizedDescription)
        }
    }
}
