// ResolvedExtension+Command.swift: finds bundles for commands, and prepares their native actions with the user's grants.

import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import ProcessSupervision
import PropertyValues
import RunEngine
import Validation

extension ResolvedExtension {
    /// The native action of the bundle. Sources are compiled first, unless they already are.
    ///
    /// - Parameters:
    ///   - supervisor: The process's supervisor, if there is one already.
    ///   - grants: The access that the user grants.
    ///   - packages: Folders of packages that the user gives.
    func action(
        supervisor: Supervisor? = nil,
        grants: ActionGrants = ActionGrants(),
        packages: [String] = []
    ) throws -> NativeAction {
        try action(
            access: { () throws in try grants.access(of: bundle) },
            compiled: { files, principalClass throws in
                try compiledAction(
                    bundle,
                    files: files,
                    principalClass: principalClass,
                    packages: packages,
                    supervisor: supervisor
                )
            },
            refused: { CommandError.failed($0.description) as any Error }
        )
    }

    /// The parts for a run, without the native action.
    ///
    /// - Parameter isNamedByBundle: Whether the script's name is independent of the bundle's location.
    func partsWithoutAction(isNamedByBundle: Bool = false) throws(CommandError) -> ExtensionToRun {
        do { return try parts(isNamedByBundle: isNamedByBundle) } catch { throw .failed(error.description) }
    }
}

/// Finds a bundle by name or path, with its files in its own folder. If it is refused, hints list misspelled keys.
func findBundle(_ nameOrPath: String) throws -> ResolvedExtension { try findBundle(nameOrPath, allowing: []) }

/// Finds a bundle by name or path. If it is refused, hints list misspelled keys in its property list.
///
/// - Parameter allowed: Folders outside the bundle's own that its files may be in.
func findBundle(_ nameOrPath: String, allowing allowed: [FilePath]) throws -> ResolvedExtension {
    do {
        return try ResolvedExtension(named: nameOrPath, allowing: allowed)
    } catch {
        var problem = CommandError.failed(error.description)
        problem.hints = findings(onBundleAt: nameOrPath, refusedFor: error).dropFirst().map(\.sentence)
        throw problem
    }
}

extension [ResolvedExtension] {
    /// Warns of misspelled keys in the property list: they have no effect, which would otherwise go unnoticed.
    func warnOfMisspeltKeys() {
        for finding in flatMap({ misspeltKeys(in: $0.bundle) }) { printError(finding.sentence, prefix: "warning: ") }
    }
}
