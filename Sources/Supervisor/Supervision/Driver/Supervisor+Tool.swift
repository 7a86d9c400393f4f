// Supervisor+Tool.swift: runs a tool such as the compiler to its end. The worker that waits meanwhile is left alone.

package import Isolation

/// What a tool may take together with all that it starts, and which files it reaches.
package struct ToolBounds: Sendable {
    /// nil: all that the user may.
    package var files: ReachableFiles?
    /// The largest file that it may write, in bytes.
    package var fileSize: Int
    let seconds: Double
    let tree: TreeBounds

    /// The most that is taken in of what it prints, in bytes.
    static let output = 16 << 20

    /// - Parameters:
    ///   - seconds: Until it has ended.
    ///   - memory: Bytes of all its processes together.
    ///   - processes: At a time.
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

/// What a tool came to.
package struct ToolResult: Sendable {
    /// 0: it did what it was to do.
    package var code: Int32
    /// Its standard output.
    package var output: [UInt8]
    /// Why it was ended, or what ended it, as in "it *took more than 5 s*"; nil: it ended by itself.
    package var end: String?
}

extension Supervisor {
    /// Starts a program and waits until it has ended.
    ///
    /// - Returns: How it ended and what it printed; nil when a signal asks this program to end (see `interruption`).
    /// - Throws: The system's reason for not starting it.
    package func runTool(
        _ executable: String,
        arguments: [String],
        directory: String,
        environment: [String],
        bounds: ToolBounds
    ) throws(SpawnError) -> ToolResult? {
        let tool = try ProgramPeer(
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
