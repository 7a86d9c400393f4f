// ActionSandbox.swift: what an action's process may use and take besides its connection: a folder for temporary files and a
// control group, which go with it, and a pipe for what it prints (ChildOutput.swift).

import ActionProtocol
import Isolation

/// The sandbox of one process.
final class ActionSandbox {
    /// Its folder for temporary files; nil where none can be made.
    private let folder: TemporaryFolder?
    /// What it and all that comes of it may take.
    let bounds: TreeBounds
    /// What it prints.
    let output: ChildOutput

    /// - Parameters:
    ///   - name: The process's name in messages.
    ///   - memory: Bytes that it may take with all that comes of it.
    ///   - executable: Its path, where it may have been made from an author's sources.
    init(name: String, memory: Int, executable: String? = nil) {
        folder = TemporaryFolder(kind: "action")
        let processes = ActionLimits.processes
        bounds = TreeBounds(
            memory: memory,
            processes: processes,
            controlGroup: ControlGroup.make(memory: memory, processes: processes)
        )
        let places = executable.map { SourcePlaces(executable: $0) }
        output = ChildOutput(name: name, prefix: "action: ", waits: true) { places?.lines(at: $0) }
    }

    /// The environment of an action with this access: what is listed for it, the folder, and `additions` as `NAME=value`.
    func environment(_ access: ActionAccess, _ additions: [String]) -> [String] {
        ChildEnvironment.action(access, adding: additions + (folder.map { ["TMPDIR=\($0.path)"] } ?? []))
    }

    var interest: Interest? { output.interest }

    /// Passes on what was printed meanwhile.
    func forward() { output.forward() }
}
