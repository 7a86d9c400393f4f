// ProgramConnection.swift: an external program, its input and its output. It makes no decisions.

import Glibc
package import Isolation

/// An external program, which reads the payload on its standard input and writes the answer to its standard output.
package final class ProgramConnection {
    package let process: ChildProcess
    private var input: Int32?
    private var answerEnd: Int32?
    private var payload: [UInt8] = []
    private var isFed = false
    private var sent = 0
    package private(set) var answer: [UInt8] = []
    package var exit: ExitStatus? { didSet { output.childEnded() } }
    /// Whether more has arrived than was read at once.
    private var hasMore = false
    /// The limit that it exceeded and was ended for; nil if there is none.
    package var passedBound: ExceededLimit?
    package var peakBytes = 0

    /// The sandbox of a native action; nil for a tool.
    package let sandbox: ActionSandbox?
    /// Its standard error.
    private let output: ChildOutput

    package init(
        _ children: ChildGroup,
        path: String,
        arguments: [String],
        directory: String,
        environment: [String],
        confinement: Confinement,
        sandbox: ActionSandbox? = nil,
        tool: ToolBounds? = nil
    ) throws(SpawnError) {
        self.sandbox = sandbox
        let output = sandbox?.output ?? ChildOutput(name: path, waits: false)
        self.output = output
        defer { output.closeChildEnd() }
        guard let toChild = makePipe(ownEndReads: false) else { throw SpawnError(executable: path, code: errno) }
        guard let fromChild = makePipe(ownEndReads: true) else {
            let code = errno
            closeDescriptor(toChild.own)
            closeDescriptor(toChild.child)
            throw SpawnError(executable: path, code: code)
        }
        defer {
            closeDescriptor(toChild.child)
            closeDescriptor(fromChild.child)
        }
        do {
            process = try ChildProcess.start(
                in: children,
                executable: path,
                arguments: arguments,
                environment: environment,
                directory: directory,
                descriptors: [toChild.child, fromChild.child, output.descriptor, nil],
                confinement: confinement,
                files: tool?.files,
                fileSize: tool?.fileSize ?? (sandbox == nil ? nil : ActionLimits.fileSize),
                // NB: A compiler's children have groups of their own.
                keptWithin: tool?.tree ?? sandbox?.bounds ?? TreeBounds()
            )
        } catch {
            closeDescriptor(toChild.own)
            closeDescriptor(fromChild.own)
            throw error
        }
        input = toChild.own
        answerEnd = fromChild.own
    }

    deinit {
        for descriptor in [input, answerEnd] { if let descriptor { closeDescriptor(descriptor) } }
    }

    package var interests: [Interest] {
        var result: [Interest] = []
        if let answerEnd { result.append(Interest(answerEnd, reads: true, writes: false)) }
        if let input, sent < payload.count { result.append(Interest(input, reads: false, writes: true)) }
        return result
    }

    /// Sends the program its payload, and then the end of its input.
    package func feed(_ bytes: [UInt8]) {
        payload = bytes
        isFed = true
        flush()
    }

    package func flush() {
        guard let descriptor = input, isFed else { return }
        while sent < payload.count {
            switch writeAvailable(descriptor, payload, from: sent) {
            case .bytes(let count): sent += count
            case .wouldBlock: return
            // A program may close its input without reading the payload.
            case .closed, .failed: sent = payload.count
            }
        }
        closeDescriptor(descriptor)
        input = nil
    }

    package func receive() {
        if sandbox == nil { output.forward() }
        hasMore = false
        guard let descriptor = answerEnd else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<ConnectionLimits.chunks {
            switch readAvailable(descriptor, into: &chunk) {
            case .bytes(let count):
                if answer.count <= ActionLimits.answer { answer += chunk[..<count] }
            case .wouldBlock: return
            case .closed, .failed:
                closeDescriptor(descriptor)
                answerEnd = nil
                return
            }
        }
        hasMore = true
    }

    /// Whether it has ended and its answer is complete.
    package var isDone: Bool { exit != nil && !hasMore }
}
