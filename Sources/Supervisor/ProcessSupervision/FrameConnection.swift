// FrameConnection.swift: a child process and the frames exchanged with it. It makes no decisions.

package import ActionProtocol
import Glibc
package import Isolation
import PageProtocol
package import Wire

/// A worker, a reader or a Swift action, connected by frames over one socket.
package final class FrameConnection {
    package let process: ChildProcess
    private let descriptor: Int32
    /// Frames to send; the first may be sent in part.
    private var outgoing: [OutgoingFrame] = []
    private var sent = 0
    private var waitingBytes = 0
    private let unread: Int
    /// Whether a large part of a message may be passed as an attachment.
    private let takesAttachments: Bool
    private var decoder: FrameDecoder
    /// The sandbox of a native action; nil for other children.
    package let sandbox: ActionSandbox?
    /// The source of answers to a native action's questions.
    package var prompt: InteractivePrompt?
    /// The read buffer, kept for the connection's lifetime, since a new one would be cleared each time.
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// Whether the connection has closed its end, so that no more frames arrive.
    package private(set) var isClosed = false
    /// Whether more has arrived than was read at once.
    package private(set) var hasMore = false
    /// Whether the connection does not read the answers to its requests, so that they are no longer kept for it.
    package private(set) var isOverrun = false
    /// How it ended; nil while it is running.
    package var exit: ExitStatus? { didSet { output.childEnded() } }
    /// The limit that it exceeded and was ended for; nil if there is none.
    package var passedBound: ExceededLimit?
    package var peakBytes = 0
    /// What the process writes to standard output and standard error.
    private let output: ChildOutput

    /// Starts the executable with its end of a new socket as descriptor 3.
    ///
    /// - Parameters:
    ///   - children: The group that the process is added to.
    ///   - name: Its name in messages.
    ///   - standardOutput: nil: the same as standard error.
    ///   - largeKinds: Kinds of its messages that may be large; those of an action are known.
    ///   - unread: The number of bytes that may be queued for it, in addition to its job.
    ///   - sandbox: The sandbox of a native action, which is also limited.
    package init(
        _ children: ChildGroup,
        executable: String,
        arguments: [String] = [],
        environment: [String],
        name: String,
        standardInput: Int32? = nil,
        standardOutput: Int32? = nil,
        confinement: Confinement,
        files: ReachableFiles? = nil,
        largeKinds: [UInt8] = WorkerToSupervisor.largeKinds,
        unread: Int = ConnectionLimits.unread,
        sandbox: ActionSandbox? = nil
    ) throws(SpawnError) {
        self.sandbox = sandbox
        self.unread = unread
        takesAttachments = confinement == .pageWorker
        // NB: A worker's or reader's output is not waited for; only its messages are.
        let output = sandbox?.output ?? ChildOutput(name: name, waits: false)
        self.output = output
        decoder =
            sandbox == nil
            ? FrameDecoder(plainLength: ConnectionLimits.workerMessage, largeKinds: largeKinds)
            : FrameDecoder(
                maximumLength: ActionLimits.answer,
                plainLength: ConnectionLimits.actionMessage,
                largeKinds: ActionToSupervisor.largeKinds
            )
        defer { output.closeChildEnd() }
        guard let ends = makeSocketPair() else { throw SpawnError(executable: executable, code: errno) }
        defer { closeDescriptor(ends.child) }
        do {
            process = try ChildProcess.start(
                in: children,
                executable: executable,
                arguments: arguments,
                environment: environment,
                descriptors: [standardInput, standardOutput ?? output.descriptor, output.descriptor, ends.child],
                confinement: confinement,
                files: files,
                fileSize: sandbox == nil ? nil : ActionLimits.fileSize,
                keptWithin: sandbox?.bounds
            )
        } catch {
            closeDescriptor(ends.own)
            throw error
        }
        descriptor = ends.own
    }

    /// Creates the connection of a worker that was started before this program.
    ///
    /// - Parameters:
    ///   - children: The group that the process is added to.
    ///   - name: Its name in messages.
    package init(_ children: ChildGroup, _ started: StartedWorker, name: String) {
        sandbox = nil
        unread = ConnectionLimits.unread
        takesAttachments = true
        output = ChildOutput(name: name, readingFrom: started.output)
        decoder = FrameDecoder(plainLength: ConnectionLimits.workerMessage, largeKinds: WorkerToSupervisor.largeKinds)
        process = .adopt(started, in: children)
        descriptor = started.socket
    }

    deinit { closeDescriptor(descriptor) }

    package var interest: Interest? {
        isClosed ? nil : Interest(descriptor, reads: true, writes: !outgoing.isEmpty)
    }

    /// Queues a message and sends as much as possible without blocking.
    package func send(_ message: some FrameMessage, request: UInt32) {
        guard !isClosed, !isOverrun else { return }
        let frame = OutgoingFrame(message, request: request, attaches: takesAttachments)
        // NB: The first may be of any size: it is a job.
        if !outgoing.isEmpty, waitingBytes - outgoing[0].bytes.count + frame.bytes.count > unread {
            isOverrun = true
            return
        }
        outgoing.append(frame)
        waitingBytes += frame.bytes.count
        flush()
    }

    package func flush() {
        var done = 0
        defer { outgoing.removeFirst(done) }
        while done < outgoing.count {
            let frame = outgoing[done]
            let transfer =
                sent == 0 ? frame.attachment?.write(to: descriptor, with: frame.bytes) : nil
            switch transfer ?? writeAvailable(descriptor, frame.bytes, from: sent) {
            case .bytes(let count): sent += count
            case .wouldBlock: return
            // Reading reports the end, after the remaining messages have been read.
            case .closed, .failed: sent = frame.bytes.count
            }
            guard sent == frame.bytes.count else { continue }
            waitingBytes -= sent
            sent = 0
            done += 1
        }
    }

    /// Reads what has arrived, up to a limit.
    package func receive() {
        if sandbox == nil { output.forward() }
        hasMore = false
        for _ in 0..<ConnectionLimits.chunks where !isClosed {
            switch readAvailable(descriptor, into: &chunk) {
            case .bytes(let count):
                decoder.append(chunk[..<count])
                // OPTIMIZATION: A partly filled buffer means that nothing is left; otherwise the next turn reads it.
                if count < chunk.count { return }
            case .wouldBlock: return
            case .closed, .failed: isClosed = true
            }
        }
        hasMore = !isClosed
    }

    /// The next complete frame.
    package func nextFrame() throws(WireError) -> Frame? { try decoder.next() }

    /// Set when the connection is not to be used any more.
    var isRetired = false

    /// Whether the connection can no longer be used: it ended, closed the connection, or was retired.
    package var isGone: Bool { isRetired || isClosed || exit != nil }
}

/// A frame to send, and its attachment.
private struct OutgoingFrame {
    package let bytes: [UInt8]
    package let attachment: SealedMemory?

    /// - Parameter attaches: Whether a large part may be attached; it is not if the system refuses the memory.
    init(_ message: some FrameMessage, request: UInt32, attaches: Bool) {
        let frame = message.frame(request: request, attaches: attaches)
        let attachment = frame.attachment.isEmpty ? nil : SealedMemory(frame.attachment)
        self.attachment = attachment
        bytes = (attachment != nil || frame.attachment.isEmpty ? frame : message.frame(request: request)).encoded()
    }
}
