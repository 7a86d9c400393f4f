// ResolvedExtension.swift: a bundle or scripts that were found, and how their parts are prepared for a run.

package import ActionProtocol
package import ExtensionModel
package import FilePaths
package import PageProtocol
package import PropertyValues
package import RunEngine
import SavedPages

/// Something to run on a page: an extension's bundle, or the scripts of another kind.
package struct ResolvedExtension {
    /// How its scripts are called.
    package let kind: ScriptKind
    /// The bundle; nil for all kinds but action extensions.
    package let bundle: ExtensionBundle?
    /// The identifier: a bundle's own, otherwise the script's name.
    package let identifier: String
    /// The name of its own outputs.
    package let name: String
    /// The bundle's folder, or the script's file.
    package let path: String
    /// The words of its kind; nil for extensions.
    package let wording: ScriptWording?
    /// What a script's manager has for it on all pages.
    var manager = ManagerInput()
    /// What answers the messages of a web extension's content scripts.
    package internal(set) var background = NativeHalf.none
    /// The folder of a web extension whose files pages may load.
    var accessible: AccessibleFolder?
    /// The files that are read, if it has no bundle.
    var files: [FilePath]
    private let scripts: [ScriptInput]

    /// Creates it of a bundle that was found.
    package init(_ bundle: ExtensionBundle) {
        kind = .actionExtension
        self.bundle = bundle
        (identifier, name, path) = (bundle.identifier, bundle.name, bundle.path)
        wording = nil
        (scripts, files) = ([], [])
    }

    /// Creates it of scripts without a bundle.
    ///
    /// - Parameters:
    ///   - scripts: One for each call, in order; at least one.
    ///   - file: The file that they were read from; nil if they are given themselves.
    init(
        _ kind: ScriptKind,
        _ wording: ScriptWording,
        identifier: String,
        name: String,
        _ scripts: [ScriptInput],
        file: String?
    ) {
        self.kind = kind
        bundle = nil
        (self.identifier, self.name, path) = (identifier, name, file ?? identifier)
        self.wording = wording
        self.scripts = scripts
        files = file.map { [FilePath($0)] } ?? []
    }

    /// The parts for a run.
    ///
    /// - Parameter isNamedByBundle: Whether the script's name is independent of the bundle's location: `x.appex/Action.js`.
    package func parts(action: NativeAction = .none, isNamedByBundle: Bool = false) throws(BundleError)
        -> ExtensionToRun
    {
        if let bundle {
            var part = ExtensionToRun(
                identifier: identifier,
                name: name,
                script: try script(of: bundle, isNamedByBundle: isNamedByBundle),
                action: action,
                callsFinalize: bundle.point.callsFinalize
            )
            if let script = part.script, case .file(let path) = bundle.script {
                part.scriptFolder = ScriptFolder(of: script.name, at: path, below: bundle.path)
            }
            return part
        }
        let scripts = scripts.map { script in
            isNamedByBundle ? ScriptInput(name: script.name.pathName, bytes: script.bytes) : script
        }
        var part = ExtensionToRun(
            identifier: identifier,
            name: name,
            script: scripts[0],
            action: .none,
            callsFinalize: false
        )
        part.kind = kind
        part.wording = wording
        part.manager = manager
        if kind == .plain, let file = files.first, let script = part.script {
            part.scriptFolder = ScriptFolder(of: script.name, at: file.description, below: file.description.parentPath)
        }
        part.accessible = accessible
        part.furtherScripts = Array(scripts.dropFirst())
        part.runArguments = Array(repeating: nil, count: scripts.count)
        return part
    }

    /// The files that a run reads: of a bundle the property list, the script, and the native half or its sources.
    package var readFiles: [FilePath] {
        switch bundle?.nativeHalf ?? background {
        case .unusable, .sources, .none: readSources
        case .swift(let executable, _): readSources + [FilePath(executable)]
        case .program(let program): readSources + [FilePath(program.path)]
        }
    }

    /// The files whose content is read: of a bundle its property list, its script and its Swift sources.
    package var readSources: [FilePath] {
        guard let bundle else { return files }
        var files = [bundle.infoPlist]
        if case .file(let script) = bundle.script { files.append(script) }
        if case .sources(let sources, _) = bundle.nativeHalf {
            files += sources.map { $0.isAbsolutePath ? $0 : bundle.path + "/" + $0 }
        }
        return files.map { FilePath($0) }
    }

    /// The script and its name, which is the file's path; nil if the bundle names none.
    private func script(
        of bundle: ExtensionBundle,
        isNamedByBundle: Bool
    ) throws(BundleError) -> ScriptInput? {
        guard let bytes = try bundle.readScript(), case .file(let path) = bundle.script else { return nil }
        let folder = bundle.path.withoutLastSlashes
        let isBelow = isNamedByBundle && path.utf8.starts(with: (folder + "/").utf8)
        let name =
            isBelow ? folder.pathName + String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self) : path
        return ScriptInput(name: name, bytes: bytes)
    }

    /// The native action of the bundle, or the background of a web extension.
    ///
    /// - Parameters:
    ///   - choices: Simulated user input; null takes the bundle's own.
    ///   - access: Returns what the action may access in addition to its items.
    ///   - compiled: Compiles Swift sources with that principal class, unless they already are, and returns the executable's path.
    ///   - refused: The error for a native half that cannot be used.
    package func action<Failure>(
        choices: PropertyValue = .null,
        access: (ExtensionBundle) throws(Failure) -> ActionAccess,
        compiled: (ExtensionBundle, _ files: [String], _ principalClass: String) throws(Failure) -> String,
        refused: (BundleError) -> Failure
    ) throws(Failure) -> NativeAction {
        guard let bundle else {
            switch background {
            case .program(let program): return NativeAction(program, access: ActionAccess())
            case .unusable(let error): throw refused(error)
            case .none, .swift, .sources: return .none
            }
        }
        func swift(_ executable: String, _ principalClass: String, _ access: ActionAccess) -> NativeAction {
            .swift(
                executable: executable,
                ActionRequest(of: bundle, principalClass: principalClass, choices: choices, access: access)
            )
        }
        switch bundle.nativeHalf {
        case .none: return .none
        case .swift(let executable, let principalClass): return swift(executable, principalClass, try access(bundle))
        case .program(let program): return NativeAction(program, access: try access(bundle))
        case .sources(let files, let principalClass):
            let access = try access(bundle)
            return swift(try compiled(bundle, files, principalClass), principalClass, access)
        case .unusable(let error): throw refused(error)
        }
    }
}

extension ScriptFolder {
    /// The folder of a script, or a folder around it.
    ///
    /// - Parameters:
    ///   - name: The script's name in messages, which ends like its path.
    ///   - path: The script's path.
    ///   - folder: The folder around it; a script that is elsewhere has its own folder only.
    package init(of name: String, at path: String, below folder: String) {
        let folder = path.isBelow(folder) ? folder.withoutLastSlashes : path.parentPath
        // NB: The name has the same path below the folder.
        let below = (path.path(below: folder) ?? path.pathName).utf8.count
        let shown = FilePath(bytes: name.utf8.dropLast(below)).withoutLastSlashes.description
        self.init(path: FilePath(folder), name: shown)
    }
}
