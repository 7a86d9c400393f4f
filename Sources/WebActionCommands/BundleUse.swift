// BundleUse.swift: from a bundle to what the supervisor needs of it.

import ActionHost
import ExtensionModel
import WorkerProtocol

/// A bundle that is to be run.
struct BundleUse {
    let bundle: ExtensionBundle

    /// The script and its name; nil when the bundle names none.
    func script() throws -> ScriptInput? {
        do {
            guard let bytes = try bundle.readScript() else { return nil }
            guard case .file(let path) = bundle.script else { return nil }
            return ScriptInput(name: path, bytes: bytes)
        } catch {
            throw CommandProblem.failed(error.description)
        }
    }

    /// How the native half is started. Sources are compiled first, unless they were before.
    ///
    /// - Parameter host: The process's host, if there is one already.
    func action(host: Host? = nil) throws -> NativeAction {
        switch bundle.nativeHalf {
        case .none: return .none
        case .swift(let executable, let principalClass): return swift(executable, principalClass)
        case .program(let program):
            return .program(
                path: program.path,
                arguments: program.arguments,
                directory: program.workingDirectory,
                format: program.format == .plist ? .propertyList : .json
            )
        case .sources(let files, let principalClass):
            return swift(
                try compiledAction(bundle, files: files, principalClass: principalClass, host: host),
                principalClass
            )
        case .unusable(let error): throw CommandProblem.failed(error.description)
        }
    }

    private func swift(_ executable: String, _ principalClass: String) -> NativeAction {
        let attachment: [(key: String, value: PropertyValue)] = [
            (ActionChannel.propertyListType, .null), (ActionChannel.urlType, .null),
        ]
        let request = ActionRequest(
            extensionName: bundle.identifier,
            principalClass: principalClass,
            pointIdentifier: bundle.point.rawValue,
            bundlePath: bundle.path,
            inputItems: .array([.dictionary([("attachments", .array([.dictionary(attachment)]))])])
        )
        return .swift(executable: executable, request)
    }
}

/// Finds a bundle by name or path.
func findBundle(_ nameOrPath: String) throws -> BundleUse {
    do {
        return BundleUse(bundle: try ExtensionSearch().find(nameOrPath))
    } catch {
        throw CommandProblem.failed(error.description)
    }
}

/// finalize()'s argument as given with --arguments.
func fixedArgument(_ arguments: String?) throws -> PropertyValue? {
    guard let arguments else { return nil }
    let value: PropertyValue
    do { value = try PropertyValue(json: Array(arguments.utf8)) } catch {
        throw CommandProblem.usage("--arguments: not JSON: \(error.description).")
    }
    guard value.isDictionary else {
        throw CommandProblem.usage("--arguments: finalize() takes a dictionary: write {\"key\": value}.")
    }
    return value
}
