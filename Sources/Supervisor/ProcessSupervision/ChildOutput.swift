// ChildOutput.swift: the output of a child: a pipe, from which a limited amount is passed on. No child has access to the terminal.

package import Isolation

/// The pipe for one child's output.
package final class ChildOutput {
    /// The supervisor's end.
    private var output: Int32?
    /// The child's end, until the child is started.
    private var childOutput: Int32?
    /// The output, up to the last incomplete line.
    private var lines: PrintedLines
    private let traces: StackTraces
    private var isCut = false
    /// The number of bytes received.
    private var received = 0
    /// The read buffer.
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private let name: String

    /// - Parameters:
    ///   - name: The process's name in messages.
    ///   - prefix: The prefix of each line on standard error; nil: the name.
    ///   - waits: Whether the child blocks while the pipe is full; if not, further output is lost, and the pipe need not be read
    ///     in time.
    ///   - places: Returns the author's lines at return addresses, if the child is compiled from an author's sources.
    package convenience init(
        name: String,
        prefix: String? = nil,
        waits: Bool,
        places: @escaping ([UInt64]) -> [String]? = { _ in nil }
    ) {
        let pipe = makePipe(ownEndReads: true)
        if let pipe, !waits { stopWaiting(pipe.child) }
        self.init(name: name, prefix: prefix, own: pipe?.own, child: pipe?.child, places: places)
    }

    /// - Parameters:
    ///   - name: The process's name in messages.
    ///   - output: The supervisor's end of the pipe of a child that already has the other one.
    convenience init(name: String, readingFrom output: Int32) {
        self.init(name: name, prefix: nil, own: output, child: nil) { _ in nil }
    }

    private init(
        name: String,
        prefix: String?,
        own: Int32?,
        child: Int32?,
        places: @escaping ([UInt64]) -> [String]?
    ) {
        self.name = name
        let traces = StackTraces(places: places)
        self.traces = traces
        lines = PrintedLines(prefix: prefix ?? "\(name): ") { traces.shown($0) }
        (output, childOutput) = (own, child)
    }

    deinit {
        end()
        for descriptor in [output, childOutput] { if let descriptor { closeDescriptor(descriptor) } }
    }

    /// The descriptor for the child's output; nil if there is none.
    package var descriptor: Int32? { childOutput }

    /// Closes the child's end. Call this after the child has been started.
    package func closeChildEnd() {
        if let childOutput { closeDescriptor(childOutput) }
        childOutput = nil
    }

    package var interest: Interest? { output.map { Interest($0, reads: true, writes: false) } }

    /// Passes on new output.
    package func forward() {
        guard let descriptor = output else { return }
        // NB: A child that prints endlessly must not delay the others.
        for _ in 0..<ConnectionLimits.chunks {
            switch readAvailable(descriptor, into: &chunk) {
            case .bytes(let count): pass(chunk[..<count])
            case .wouldBlock: return
            case .closed, .failed:
                closeDescriptor(descriptor)
                output = nil
                end()
                return
            }
        }
    }

    /// Passes on the remaining output and the end of a stack trace, after the child has ended.
    func childEnded() {
        forward()
        endTrace()
    }

    /// Passes on the last incomplete line.
    private func end() {
        lines.end()
        endTrace()
    }

    private func endTrace() {
        for line in traces.end() { lines.pass(line + [0x0A]) }
    }

    private func pass(_ bytes: ArraySlice<UInt8>) {
        received += bytes.count
        // NB: Limits both the visible output, in which a byte may be escaped as several, and the received bytes, which may be hidden.
        if lines.written < ActionLimits.output, received < 4 * ActionLimits.output { return lines.pass(bytes) }
        guard !isCut else { return }
        isCut = true
        lines.end()
        let note = "\(name) printed more than \(ActionLimits.output >> 20) MB; the rest is omitted."
        StandardError.write(note, prefix: "warning: ")
    }
}
