// Supervisor+Tool.swift: runs a tool such as the compiler to its end. A waiting worker is not touched.

package import Isolation

/// The limits of a tool and all its descendants, and the files that it can access.
package struct ToolBounds: Sendable {
    /// nil: all files that the user can access.
    package var files: ReachableFiles?
    /// The size of the largest file that it may write, in bytes.
    package var fileSize: Int
    package let seconds: Double
    package let tree: TreeBounds

    /// The maximum size of its output, in bytes.
    package static let output = 16 << 20

    /// - Parameters:
    ///   - seconds: The time limit.
    ///   - memory: Bytes of all its processes together.
    ///   - processes: The number of concurrent processes.
    package init(files: ReachableFiles?, seconds: Double, memory: Int, processes: Int, fileSize: Int) {
        self.files = files
        self.fileSize = fileSize
        self.seconds = seconds
        tree = TreeBounds(
            memory: memory,
            processes: processes,
            controlGroup: ControlGroup.make(memory: memory, processes: processes)
        )
    }
}

/// The result of a tool.
package struct ToolResult: Sendable {
    /// The exit code; 0 if it succeeded.
    package var code: Int32
    /// Its standard output.
    package var output: [UInt8]
    /// How it was ended, as in "it *took more than 5 s*"; nil if it ended by itself.
    package var end: String?
}

extension Supervisor {
    /// Starts a program and waits until it has ended.
    ///
    /// - Returns: Its exit code and output; nil if a signal asks this program to end (see `interruption`).
    /// - Throws: The system's reason for not starting it.
    package func runTool(
        _ executable: String,
        arguments: [String],
        directory: String,
        environment: [String],
        bounds: ToolBounds
    ) throws(SpawnError) -> ToolResult? {
        let tool = try ProgramConnection(
            children,
            path: executable,
            arguments: arguments,
            directory: directory,
            environment: environment,
            confinement: .compiler,
            tool: bounds
        )
        tool.feed([])
        let deadline = monotonicSeconds() + bounds.seconds
        func ended(_ why: String) -> ToolResult {
            tool.process.kill()
            return ToolResult(code: 1, output: Array(tool.answer.prefix(ToolBounds.output)), end: why)
        }
        while !tool.isDone {
            var interests = wakeups + tool.interests
            wait(for: &interests, seconds: min(deadline - monotonicSeconds(), 1))
            tool.receive()
            if takeSignals() {
                tool.process.kill()
                return nil
            }
            if monotonicSeconds() >= deadline { return ended("took more than \(Self.seconds(bounds.seconds))") }
            if tool.answer.count > ToolBounds.output { return ended("printed more than \(ToolBounds.output >> 20) MB") }
            reapChildren { child in
                guard child.number == tool.process.number else { return }
                tool.passedBound = child.passedBound
                tool.exit = child.status
            }
        }
        tool.receive()
        guard let status = tool.exit else { return nil }
        switch tool.passedBound {
        case .memory: return ended("took more than \((bounds.tree.memory ?? 0) >> 20) MB of memory")
        case .processes: return ended("started more than \(bounds.tree.processes ?? 0) processes")
        case .unkept, nil: break
        }
        switch status {
        case .exited(let code): return ToolResult(code: code, output: tool.answer)
        case .killed: return ToolResult(code: 1, output: tool.answer, end: status.description)
        }
    }

    private static func seconds(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
    }
}
