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
            access: { bundle throws in try grants.access(of: bundle) },
            compiled: { bundle, files, principalClass throws in
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

/// Finds a bundle or a script. If a bundle is refused, hints list misspelled keys in its property list.
///
/// - Parameters:
///   - reference: The name or path of a bundle or a script, or a script itself.
///   - kind: The kind that the user names; nil: it is seen.
///   - allowed: Folders outside a bundle's own that its files may be in.
///   - bounds: The folders that must contain a script's file; nil if the user named it.
func findExtension(
    _ reference: String,
    kind: ScriptKindEntry? = nil,
    allowing allowed: [FilePath] = [],
    in bounds: FileBounds? = nil
) throws -> ResolvedExtension {
    do throws(ScriptReferenceError) {
        return try ResolvedExtension(named: reference, kind: kind, allowing: allowed, in: bounds)
    } catch {
        var problem = CommandError.failed(error.description)
        switch error {
        case .bundle(let refusal):
            problem.hints = findings(onBundleAt: reference, refusedFor: refusal).dropFirst().map(\.sentence)
        case .ambiguous: problem = .usage(error.description)
        case .refused: break
        }
        throw problem
    }
}

extension ResolvedExtension {
    /// The bundle, for what only extensions have.
    ///
    /// - Parameter what: The option or command, as the subject of a sentence: "--host presents".
    func bundle(requiredBecause what: String) throws(CommandError) -> ExtensionBundle {
        if let bundle { return bundle }
        throw .usage("\(what) an extension, and \(identifier) is \(wording?.noun ?? "none").")
    }
}

extension [ResolvedExtension] {
    /// Warns of misspelled keys in the property list: they have no effect, which would otherwise go unnoticed.
    func warnOfMisspeltKeys() {
        for finding in compactMap(\.bundle).flatMap({ misspeltKeys(in: $0) }) {
            printError(finding.sentence, prefix: "warning: ")
        }
    }
}
