// ResolvedExtension.swift: a bundle that was found, and how its parts are prepared for a run.

package import ActionProtocol
package import ExtensionModel
import FilePaths
import PageProtocol
package import PropertyValues
package import RunEngine

/// A bundle to run.
package struct ResolvedExtension {
    package let bundle: ExtensionBundle

    /// Creates it of a bundle that was found.
    package init(_ bundle: ExtensionBundle) { self.bundle = bundle }

    /// The parts for a run.
    ///
    /// - Parameter isNamedByBundle: Whether the script's name is independent of the bundle's location: `x.appex/Action.js`.
    package func parts(action: NativeAction = .none, isNamedByBundle: Bool = false) throws(BundleError)
        -> ExtensionToRun
    {
        ExtensionToRun(
            identifier: bundle.identifier,
            name: bundle.name,
            script: try script(isNamedByBundle: isNamedByBundle),
            action: action,
            callsFinalize: bundle.point.callsFinalize
        )
    }

    /// The script and its name, which is the file's path; nil if the bundle names none.
    private func script(isNamedByBundle: Bool) throws(BundleError) -> ScriptInput? {
        guard let bytes = try bundle.readScript(), case .file(let path) = bundle.script else { return nil }
        let folder = bundle.path.withoutLastSlashes
        let isBelow = isNamedByBundle && path.utf8.starts(with: (folder + "/").utf8)
        let name =
            isBelow ? folder.pathName + String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self) : path
        return ScriptInput(name: name, bytes: bytes)
    }

    /// The native action of the bundle.
    ///
    /// - Parameters:
    ///   - choices: Simulated user input; null takes the bundle's own.
    ///   - access: Returns what the action may access in addition to its items.
    ///   - compiled: Compiles Swift sources with that principal class, unless they already are, and returns the executable's path.
    ///   - refused: The error for a native half that cannot be used.
    package func action<Failure>(
        choices: PropertyValue = .null,
        access: () throws(Failure) -> ActionAccess,
        compiled: (_ files: [String], _ principalClass: String) throws(Failure) -> String,
        refused: (BundleError) -> Failure
    ) throws(Failure) -> NativeAction {
        func swift(_ executable: String, _ principalClass: String, _ access: ActionAccess) -> NativeAction {
            .swift(
                executable: executable,
                ActionRequest(of: bundle, principalClass: principalClass, choices: choices, access: access)
            )
        }
        switch bundle.nativeHalf {
        case .none: return .none
        case .swift(let executable, let principalClass): return swift(executable, principalClass, try access())
        case .program(let program): return NativeAction(program, access: try access())
        case .sources(let files, let principalClass):
            let access = try access()
            return swift(try compiled(files, principalClass), principalClass, access)
        case .unusable(let error): throw refused(error)
        }
    }
}
