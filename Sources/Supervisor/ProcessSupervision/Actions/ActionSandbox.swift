// ActionSandbox.swift: what an action's process has in addition to its connection: a folder for temporary files and a control group,
// which are removed with it, and a pipe for its output (ChildOutput.swift).

package import ActionProtocol
package import Isolation

/// The sandbox of one process.
package final class ActionSandbox {
    /// Its folder for temporary files; nil if none can be created.
    private let folder: TemporaryFolder?
    /// The limits of the process and all its descendants.
    package let bounds: TreeBounds
    /// What the process writes to standard output and standard error.
    package let output: ChildOutput

    /// - Parameters:
    ///   - name: The process's name in messages.
    ///   - memory: The memory limit in bytes of the process and all its descendants.
    ///   - executable: Its path, if it may have been compiled from an author's sources.
    package init(name: String, memory: Int, executable: String? = nil) {
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

    /// The environment of an action with this access: the listed variables, the temporary folder, and `additions` as `NAME=value`.
    package func environment(_ access: ActionAccess, _ additions: [String]) -> [String] {
        ChildEnvironment.action(access, adding: additions + (folder.map { ["TMPDIR=\($0.path)"] } ?? []))
    }

    package var interest: Interest? { output.interest }

    /// Passes on new output.
    package func forward() { output.forward() }
}
