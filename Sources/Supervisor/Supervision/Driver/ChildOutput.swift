// ChildOutput.swift: what a child prints: a pipe, of which no more is passed on than a person would read. No child gets the
// terminal.

import Isolation

/// The pipe for what one child prints.
package final class ChildOutput {
    /// Our end.
    private var output: Int32?
    /// The child's end, until it is started.
    private var childOutput: Int32?
    /// What was printed, up to the line that has no end yet.
    private var lines: PrintedLines
    private let traces: StackTraces
    private var isCut = false
    /// Bytes that have come.
    private var received = 0
    /// Where bytes land first.
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private let name: String

    /// - Parameters:
    ///   - name: The process's name in messages.
    ///   - prefix: What each line begins with on standard error; nil is the name.
    ///   - waits: Whether the child waits while the pipe is full; if not, what it prints then is lost, and nobody has to read
    ///     in time.
    ///   - places: The author's lines at return addresses, where the child is made from an author's sources.
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
    ///   - output: Our end of the pipe of a child that has the other already.
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

    /// The descriptor that the child prints to; nil where there is none.
    package var descriptor: Int32? { childOutput }

    /// To be called once the child has its end.
    package func closeChildEnd() {
        if let childOutput { closeDescriptor(childOutput) }
        childOutput = nil
    }

    var interest: Interest? { output.map { Interest($0, reads: true, writes: false) } }

    /// Passes on what was printed meanwhile.
    package func forward() {
        guard let descriptor = output else { return }
        // NB: Who prints without end is not to hold up the others.
        for _ in 0..<PeerLimits.chunks {
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

    /// Passes on what was printed, and the end of a stack trace: the child has ended.
    func childEnded() {
        forward()
        endTrace()
    }

    /// Passes on what has no end yet.
    private func end() {
        lines.end()
        endTrace()
    }

    private func endTrace() {
        for line in traces.end() { lines.pass(line + [0x0A]) }
    }

    private func pass(_ bytes: ArraySlice<UInt8>) {
        received += bytes.count
        // NB: Of what a person sees: written out, a byte may be many; and of what comes, which may not be shown.
        if lines.written < ActionLimits.output, received < 4 * ActionLimits.output { return lines.pass(bytes) }
        guard !isCut else { return }
        isCut = true
        lines.end()
        let note = "\(name) printed more than \(ActionLimits.output >> 20) MB; the rest is omitted."
        StandardError.write(note, prefix: "warning: ")
    }
}
