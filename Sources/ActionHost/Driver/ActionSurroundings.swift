// ActionSurroundings.swift: what an action's process is given besides its connection: a folder for temporary files, which
// goes with it, and a pipe for what it prints (ChildOutput.swift).

import Isolation
import WorkerProtocol

/// The surroundings of one process.
final class ActionSurroundings {
    /// Its folder for temporary files; nil where none can be made.
    private let folder: String?
    /// What it prints.
    let output: ChildOutput

    /// - Parameter name: The process's name in messages.
    init(name: String) {
        if case .success(let path) = makeTemporaryFolder(prefix: "webaction-action") {
            folder = path
        } else {
            folder = nil
        }
        output = ChildOutput(name: name, waits: true)
    }

    deinit { removeFiles() }

    /// The environment of an action with this access: what is listed for it, the folder, and `additions` as `NAME=value`.
    func environment(_ access: ActionAccess, _ additions: [String]) -> [String] {
        ChildEnvironment.action(access, adding: additions + (folder.map { ["TMPDIR=\($0)"] } ?? []))
    }

    var interest: Interest? { output.interest }

    /// Passes on what was printed meanwhile.
    func forward() { output.forward() }

    /// Removes its temporary files.
    func removeFiles() { if let folder { removeFolder(folder) } }
}
