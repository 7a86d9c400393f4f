// BundleUse.swift: prepares a bundle for the supervisor.

import ActionProtocol
import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import PageProtocol
import PropertyValues
import Supervision
import Validation

/// A bundle to run.
struct BundleUse {
    let bundle: ExtensionBundle

    /// The script and its name, which is the file's path; nil if the bundle names none.
    ///
    /// - Parameter isNamedByBundle: Whether the name is independent of the bundle's location: `x.appex/Action.js`.
    func script(isNamedByBundle: Bool = false) throws -> ScriptInput? {
        do {
            guard let bytes = try bundle.readScript() else { return nil }
            guard case .file(let path) = bundle.script else { return nil }
            let folder = bundle.path.withoutLastSlashes
            let isBelow = isNamedByBundle && path.utf8.starts(with: (folder + "/").utf8)
            let name =
                isBelow
                ? folder.pathName + String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self) : path
            return ScriptInput(name: name, bytes: bytes)
        } catch {
            throw CommandError.failed(error.description)
        }
    }

    /// The native action of the bundle. Sources are compiled first, unless they already are.
    ///
    /// - Parameters:
    ///   - supervisor: The process's supervisor, if there is one already.
    ///   - choices: Simulated user input.
    ///   - grants: The access that the user grants.
    ///   - packages: Folders of packages that the user gives.
    func action(
        supervisor: Supervisor? = nil,
        choices: PropertyValue = .null,
        grants: ActionGrants = ActionGrants(),
        packages: [String] = []
    ) throws -> NativeAction {
        switch bundle.nativeHalf {
        case .none: return .none
        case .swift(let executable, let principalClass):
            return swift(executable, principalClass, choices, try grants.access(of: bundle))
        case .program(let program): return NativeAction(program, access: try grants.access(of: bundle))
        case .sources(let files, let principalClass):
            let access = try grants.access(of: bundle)
            return swift(
                try compiledAction(
                    bundle,
                    files: files,
                    principalClass: principalClass,
                    packages: packages,
                    supervisor: supervisor
                ),
                principalClass,
                choices,
                access
            )
        case .unusable(let error): throw CommandError.failed(error.description)
        }
    }

    private func swift(
        _ executable: String,
        _ principalClass: String,
        _ choices: PropertyValue,
        _ access: ActionAccess
    ) -> NativeAction {
        .swift(
            executable: executable,
            ActionRequest(of: bundle, principalClass: principalClass, choices: choices, access: access)
        )
    }
}

/// The search for bundles, in `folders` first.
///
/// - Parameter allowed: Folders outside a bundle's own that its files may be in.
func extensionSearch(_ folders: [String] = [], allowing allowed: [FilePath] = []) -> ExtensionSearch {
    ExtensionSearch(extra: folders, allowing: allowed.map(\.description), executable: launcher())
}

/// Finds a bundle by name or path, with its files in its own folder. If it is refused, hints list misspelled keys.
func findBundle(_ nameOrPath: String) throws -> BundleUse { try findBundle(nameOrPath, allowing: []) }

/// Finds a bundle by name or path. If it is refused, hints list misspelled keys in its property list.
///
/// - Parameter allowed: Folders outside the bundle's own that its files may be in.
func findBundle(_ nameOrPath: String, allowing allowed: [FilePath]) throws -> BundleUse {
    do {
        return BundleUse(bundle: try extensionSearch(allowing: allowed).find(nameOrPath))
    } catch {
        var problem = CommandError.failed(error.description)
        problem.hints = findings(onBundleAt: nameOrPath, refusedFor: error).dropFirst().map(\.sentence)
        throw problem
    }
}

extension [BundleUse] {
    /// Warns of misspelled keys in the property list: they have no effect, which would otherwise go unnoticed.
    func warnOfMisspeltKeys() {
        for finding in flatMap({ misspeltKeys(in: $0.bundle) }) { printError(finding.sentence, prefix: "warning: ") }
    }
}
