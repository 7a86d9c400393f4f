// Host+Tool.swift: runs a tool such as the compiler to its end. The worker that waits meanwhile is left alone.

package import Isolation

/// How a tool ended, and what it printed.
package struct ToolResult: Sendable {
    package var status: ExitStatus
    /// Its standard output.
    package var output: [UInt8]
}

extension Host {
    /// Starts a program and waits until it has ended, for `seconds` at most.
    ///
    /// - Returns: How it ended and what it printed; nil when it took too long, or when a signal asks this program to
    ///   end (see `interruption`).
    /// - Throws: The system's reason for not starting it.
    package func runTool(
        _ executable: String,
        arguments: [String],
        directory: String,
        environment: [String],
        seconds: Double
    ) throws(SpawnError) -> ToolResult? {
        let tool = try ProgramPeer(
            children,
            path: executable,
            arguments: arguments,
            directory: directory,
            environment: environment,
            confinement: .tool
        )
        tool.feed([])
        let deadline = monotonicSeconds() + seconds
        while !tool.isDone {
            var interests = wakeups + tool.interests
            wait(for: &interests, seconds: min(deadline - monotonicSeconds(), 1))
            tool.receive()
            if takeSignals() || monotonicSeconds() >= deadline {
                tool.process.kill()
                return nil
            }
            reapChildren { child in
                if child.number == tool.process.number { tool.exit = child.status }
            }
        }
        tool.receive()
        guard let status = tool.exit else { return nil }
        return ToolResult(status: status, output: tool.answer)
    }
}
