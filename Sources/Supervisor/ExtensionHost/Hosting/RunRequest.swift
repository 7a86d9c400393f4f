// RunRequest.swift: what a host is asked to run, and how a supervisor does it.

import ActionBuild
import ActionProtocol
import ExtensionModel
import Isolation
import ProcessSupervision
import PropertyValues
import RunEngine
import SavedPages
import Sharing

/// An extension to run on some content.
struct RunRequest: Sendable {
    var bundle: ExtensionBundle
    var content: HostContent
    /// Simulated user input.
    var choices: PropertyValue
    /// What the action may access in addition to its items.
    var access: ActionAccess
    var options: RunOptions

    /// Runs the extension.
    ///
    /// - Parameter program: Path of the `webaction` program, beside which the SDK is found.
    func completion(by supervisor: Supervisor, program: String) throws(ExtensionHostError) -> Completion {
        let found = ResolvedExtension(bundle)
        let action = try found.action(
            choices: choices,
            access: { _ throws(ExtensionHostError) in access },
            compiled: { bundle, files, principalClass throws(ExtensionHostError) in
                try Self.compiled(bundle, files, principalClass, by: supervisor, program)
            },
            refused: ExtensionHostError.bundle
        )
        guard let page = content.page else {
            guard !content.items.flatMap(\.attachments).contains(.page) else { throw .noPage }
            return Completion(
                bundle,
                supervisor.run(items: content.items, action: action, seconds: 5 * options.timeout)
            )
        }
        var options = options
        do { options.extensions = [try found.parts(action: action)] } catch { throw .bundle(error) }
        options.selection = content.selection
        var session = RunSession(supervisor, options.loadOptions.loaded(page), options)
        session.offer(content.items)
        do { return Completion(bundle, try session.run().whole) } catch {
            throw .supervisor(error)
        }
    }

    private static func compiled(
        _ bundle: ExtensionBundle,
        _ files: [String],
        _ principalClass: String,
        by supervisor: Supervisor,
        _ program: String
    ) throws(ExtensionHostError) -> String {
        do {
            let build = try ActionBuild(
                bundle,
                files: files,
                principalClass: principalClass,
                executable: program
            )
            if !build.isDone {
                try build.run { step in
                    guard let outcome = try supervisor.run(step) else { return (1, "The compiler was interrupted.\n") }
                    return (outcome.code, outcome.output)
                }
            }
            return build.product
        } catch let error as BuildError {
            throw .build(error)
        } catch {
            throw .compiler((error as? SpawnError)?.description ?? "\(error)")
        }
    }
}
