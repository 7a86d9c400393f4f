// ExtensionBundle.swift: one extension bundle, read and checked. Search/ finds it by name. The keys and their defaults: App Extension
// Keys (Information Property List Key Reference).

import FilePaths
public import Foundation
package import Isolation

/// An extension: a folder with an `Info.plist`, the script that it names, and its native half.
public struct ExtensionBundle: Equatable, Sendable {
    /// Absolute path of the folder.
    public let path: String
    /// The folder as the user would write it, for messages.
    public let shownPath: String
    /// The folder's name without its file name extension, as `--extension` takes it.
    public let name: String
    /// Path of the property list.
    public let infoPlist: String
    /// `CFBundleIdentifier`; derived from the name if it is missing. Scripts see it as `extensionName`.
    public let identifier: String
    /// `CFBundleDisplayName`, otherwise `CFBundleName`, otherwise the name.
    public let displayName: String
    /// `CFBundleDevelopmentRegion`; default: "en".
    public let developmentLanguage: String
    /// The folders that are searched for its resources, in order; some may not exist.
    let resourceFolders: [String]
    /// The folders that its files may be in: its own, that of the project which lists them, and those that the user allows.
    package let readableFolders: [String]
    /// The extension point.
    public let point: ExtensionPoint
    /// The rule that decides when the extension is offered.
    public let activationRule: ActivationRule
    /// The script half.
    public let script: Script
    /// The native half.
    public let nativeHalf: NativeHalf
    /// The name of its sources' module: the project's, or one derived from the executable's or the folder's name.
    public let moduleName: String
    /// Whether a project sets the module's name.
    public let isModuleNameKnown: Bool
    /// The target that the bundle is built from, if a project, a package or an Expo configuration describes it.
    public let target: TargetListing?
    /// The conditions that are defined for `#if` in its sources.
    public let compilationConditions: [String]
    /// The language mode of its Swift sources: `WebActionSwiftVersion`, otherwise the project's `SWIFT_VERSION`, otherwise 5.
    public let swiftVersion: String
    /// Further compiler options that a project sets.
    public let languageOptions: LanguageOptions
    /// The attributes of its presentation.
    public let service: ServiceAttributes
    /// The access that it requests in addition to its items.
    public let entitlements: Entitlements
    /// The uniform types that it declares, exported and imported.
    public let declaredTypes: [TypeDeclaration]
    /// The lines of the property list's keys.
    private let lines: KeyLines
    /// The whole property list.
    public let manifest: [String: ManifestValue]
    /// Warnings, in the order found.
    public let warnings: [BundleWarning]

    /// Reads and checks the bundle at `path`: its folder, its `Info.plist`, or a project's target, `App.xcodeproj#Share`.
    ///
    /// - Parameters:
    ///   - path: Absolute, or relative to the current folder. Messages show it unchanged.
    ///   - allowed: Folders outside its own that its files may be in.
    ///   - environment: Supplies `PATH` for programs without a slash.
    /// - Throws: A `BundleError` if the bundle cannot be used. A missing script or executable is not thrown:
    ///   `script` and `nativeHalf` have the error for callers that need them.
    public init(
        path: String,
        allowing allowed: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(BundleError) {
        let layout = try BundleLayout(path: path, allowing: allowed)
        let shown = layout.shownInfoPlist
        let target = layout.target
        var plist = try InfoPlist(
            at: layout.infoPlist,
            in: layout.bounds,
            shownAs: shown,
            variables: target?.variables ?? BuildVariables(targetName: layout.name)
        )
        if let target {
            plist.add(defaults: target.generatedDefaults, keys: target.generatedKeys)
        } else if let executable = try plist.string("CFBundleExecutable") {
            plist.variables.setExecutable(executable)
        }

        var warnings: [BundleWarning] = []
        for repetition in plist.lines.repeated {
            let message = "is there twice, and only the last one counts."
            warnings.append(
                BundleWarning(file: shown, line: repetition.line, key: repetition.key, message: message)
            )
        }
        guard try plist.dictionary("NSExtension") != nil else {
            throw .notAnExtension(file: shown, nested: layout.neighbours)
        }
        _ = try plist.dictionary("NSExtension.NSExtensionAttributes")
        let pointKey = "NSExtension.NSExtensionPointIdentifier"
        guard let pointName = try plist.string(pointKey) else { throw .missingKey(file: shown, key: pointKey) }
        guard let point = ExtensionPoint(rawValue: pointName) else {
            throw .unsupportedExtensionPoint(file: shown, line: plist.line(of: pointKey), identifier: pointName)
        }

        self.path = layout.root.path
        shownPath = layout.shownRoot
        name = layout.name
        infoPlist = layout.infoPlist.path
        identifier =
            try plist.string("CFBundleIdentifier") ?? plist.expanded("$(PRODUCT_BUNDLE_IDENTIFIER)") ?? "local."
            + BuildVariables.identifier(layout.name, replacement: "-")
        let shortName = try plist.shownString("CFBundleName", warnings: &warnings) ?? layout.name
        displayName = try plist.shownString("CFBundleDisplayName", warnings: &warnings) ?? shortName
        developmentLanguage = try plist.string("CFBundleDevelopmentRegion") ?? "en"
        resourceFolders = layout.resourceFolders.map(\.path)
        readableFolders = layout.readableFolders
        self.point = point
        activationRule = try ActivationRule(plist, warnings: &warnings)
        script = try Script(plist, in: layout, warnings: &warnings)
        nativeHalf = try NativeHalf(plist, in: layout, searchPath: NativeHalf.searchPath(environment))
        moduleName = plist.variables.moduleName
        isModuleNameKnown = target != nil
        self.target = target
        compilationConditions = target?.compilationConditions ?? []
        let version = try plist.string("WebActionSwiftVersion") ?? target?.swiftVersion ?? "5"
        swiftVersion = version.hasPrefix("6") ? "6" : "5"
        languageOptions = target?.languageOptions(version: swiftVersion) ?? LanguageOptions()
        service = try ServiceAttributes(plist, displayName: displayName, warnings: &warnings)
        declaredTypes = try TypeDeclaration.all(plist, warnings: &warnings)
        entitlements = try Entitlements(in: layout, variables: plist.variables)
        manifest = plist.root
        lines = plist.lines
        self.warnings = warnings
    }

    /// A path in the bundle as the user would write it; other paths unchanged.
    public func shown(_ file: String) -> String {
        file.isBelow(path) ? shownPath + file.droppingBytes(of: path) : file
    }

    /// The line of a key (a path joined by dots) in the property list, or of the nearest enclosing key.
    public func line(ofKey key: String) -> Int? { lines[key] }

    /// The bounds for opening its files.
    package var bounds: FileBounds { FileBounds(readableFolders) }

    /// The property list's bytes; nil if it can no longer be read.
    package func readInfoPlist() -> [UInt8]? { (try? bundleFile(infoPlist, in: bounds)).map { [UInt8]($0) } }

    /// The script's bytes; nil if the bundle names no script.
    ///
    /// - Throws: `.missingScript`, or `.unreadable` with the system's reason.
    public func readScript() throws(BundleError) -> [UInt8]? {
        switch script {
        case .none: return nil
        case .missing(let error): throw error
        case .file(let path):
            do { return [UInt8](try bundleFile(path, in: bounds)) } catch {
                throw .unreadable(file: path, reason: systemReason(of: error))
            }
        }
    }
}
