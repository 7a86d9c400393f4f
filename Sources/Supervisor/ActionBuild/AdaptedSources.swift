// AdaptedSources.swift: a bundle's Swift sources as they are handed to the compiler: adapted, with tables, and with a main file
// where they have none.

import FilePaths
import Foundation
import SourceScanning

/// The sources of one module, ready to be compiled.
struct AdaptedSources {
    /// The files' names in the folder in which they are compiled, and their contents.
    private(set) var files: [(name: String, bytes: [UInt8])] = []
    /// Whether the module has its own entry, a `@main` type.
    private(set) var hasMainType = false
    /// The modules that each source imports, by the source's path.
    private(set) var imports: [String: Set<String>] = [:]
    /// Modules of Apple's that are imported and not here.
    private(set) var passedOver: Set<String> = []

    /// - Parameters:
    ///   - sources: Paths and contents.
    ///   - className: The principal class without its module.
    ///   - modules: What can be imported.
    ///   - moduleName: What the module is called here, where the bundle calls it otherwise.
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
            // Two files of the same name may lie in different folders.
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

    /// The beginning of a main file: the bundle is what Bundle.main says, in the module's own files, and where texts are from;
    /// and an NSURL has its text as at Apple's, as an optional. All of it is of no actor, whatever the default is.
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

    /// Writes the files into a folder, those alone that are not there as they are: the compiler looks at their times.
    ///
    /// - Returns: Their paths.
    func write(into folder: String) throws(BuildError) -> [String] {
        var paths: [String] = []
        for (name, bytes) in files {
            let path = "\(folder)/\(name)"
            if FileManager.default.contents(atPath: path) != Data(bytes) {
                // NB: The compiler compares whole seconds, and an edit may follow in the same one. It compiles what has no object.
                // The object goes first: whatever ends this process, no old one lies beside a new source.
                try removeObject(of: path)
                try writeSource(bytes, path)
            }
            paths.append(path)
        }
        return paths
    }

    /// Where the object goes that is compiled of a source.
    static func object(of path: String) -> String { path + ".o" }

    private func removeObject(of path: String) throws(BuildError) {
        let object = Self.object(of: path)
        guard FileManager.default.fileExists(atPath: object) else { return }
        do { try FileManager.default.removeItem(atPath: object) } catch {
            throw .cacheUnwritable(path: object, reason: error.localizedDescription)
        }
    }
}
