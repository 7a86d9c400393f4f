// Peer.swift: a child process and the bytes that go to and come from it. No decisions are made here.

import ActionProtocol
import Glibc
import Isolation
import PageProtocol
import Wire

/// A worker or a Swift action, spoken to in frames over one socket.
final class FramePeer {
    let process: ChildProcess
    private let descriptor: Int32
    /// Frames that wait, the first one as far as it is not sent.
    private var outgoing: [OutgoingFrame] = []
    private var sent = 0
    private var waitingBytes = 0
    private let unread: Int
    /// Whether a large part of a message may travel beside it.
    private let takesAttachments: Bool
    private var decoder: FrameDecoder
    /// What a native action has besides; the worker has none.
    let sandbox: ActionSandbox?
    /// Whom a native action may ask.
    var person: Person?
    /// Where arriving bytes land first; one for the peer's life, for a new one would be cleared each time.
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// No more frames will come.
    private(set) var isClosed = false
    /// More has arrived than was taken in at once.
    private(set) var hasMore = false
    /// It does not read the answers to its questions, so that this is not kept for it any longer.
    private(set) var isOverrun = false
    /// How it ended, once it has.
    var exit: ExitStatus? { didSet { output.childEnded() } }
    /// The bound that it passed and was ended for, if any.
    var passedBound: PassedBound?
    var peakBytes = 0
    /// What it prints.
    private let output: ChildOutput

    /// Starts the executable with its end of a new socket as descriptor 3.
    ///
    /// - Parameters:
    ///   - children: Whose child it is.
    ///   - name: What it is called in messages.
    ///   - standardOutput: nil: where standard error goes.
    ///   - largeKinds: Kinds of messages from it that may be large; an action's are known.
    ///   - unread: Bytes that may wait for it, besides its job.
    ///   - sandbox: A native action's, which gets bounds as well.
    init(
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
        unread: Int = PeerLimits.unread,
        sandbox: ActionSandbox? = nil
    ) throws(SpawnError) {
        self.sandbox = sandbox
        self.unread = unread
        takesAttachments = confinement == .pageWorker
        // NB: Who waits for a worker or reader does not wait for its words besides.
        let output = sandbox?.output ?? ChildOutput(name: name, waits: false)
        self.output = output
        decoder =
            sandbox == nil
            ? FrameDecoder(plainLength: PeerLimits.workerMessage, largeKinds: largeKinds)
            : FrameDecoder(
                maximumLength: ActionLimits.answer,
                plainLength: PeerLimits.actionMessage,
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

    /// A worker that was started before this program was there.
    ///
    /// - Parameters:
    ///   - children: Whose child it is now.
    ///   - name: What it is called in messages.
    init(_ children: ChildGroup, _ started: StartedWorker, name: String) {
        sandbox = nil
        unread = PeerLimits.unread
        takesAttachments = true
        output = ChildOutput(name: name, readingFrom: started.output)
        decoder = FrameDecoder(plainLength: PeerLimits.workerMessage, largeKinds: WorkerToSupervisor.largeKinds)
        process = .takeOver(started, in: children)
        descriptor = started.socket
    }

    deinit { closeDescriptor(descriptor) }

    var interest: Interest? {
        isClosed ? nil : Interest(descriptor, reads: true, writes: !outgoing.isEmpty)
    }

    /// Queues a message and sends what goes at once.
    func send(_ message: some FrameMessage, request: UInt32) {
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

    func flush() {
        var done = 0
        defer { outgoing.removeFirst(done) }
        while done < outgoing.count {
            let frame = outgoing[done]
            let transfer =
                sent == 0 ? frame.attachment?.write(to: descriptor, with: frame.bytes) : nil
            switch transfer ?? writeAvailable(descriptor, frame.bytes, from: sent) {
            case .bytes(let count): sent += count
            case .wouldBlock: return
            // The reading side tells of the end; what it still has to say is read first.
            case .closed, .failed: sent = frame.bytes.count
            }
            guard sent == frame.bytes.count else { continue }
            waitingBytes -= sent
            sent = 0
            done += 1
        }
    }

    /// Takes in what has arrived, up to a bound.
    func receive() {
        if sandbox == nil { output.forward() }
        hasMore = false
        for _ in 0..<PeerLimits.chunks where !isClosed {
            switch readAvailable(descriptor, into: &chunk) {
            case .bytes(let count):
                decoder.append(chunk[..<count])
                // OPTIMIZATION: What came less than filled is all there was; if not, the next turn has it.
                if count < chunk.count { return }
            case .wouldBlock: return
            case .closed, .failed: isClosed = true
            }
        }
        hasMore = !isClosed
    }

    /// The next frame that has arrived whole.
    func nextFrame() throws(WireError) -> Frame? { try decoder.next() }

    /// Nothing more is to be asked of it.
    var isRetired = false

    /// The peer is gone for good: it ended, closed the connection, or was retired.
    var isGone: Bool { isRetired || isClosed || exit != nil }
}

/// A frame that waits to be sent, and what travels beside it.
private struct OutgoingFrame {
    let bytes: [UInt8]
    let attachment: SealedMemory?

    /// - Parameter attaches: Whether a large part may travel beside it; it doesn't where the system refuses the memory.
    init(_ message: some FrameMessage, request: UInt32, attaches: Bool) {
        let frame = message.frame(request: request, attaches: attaches)
        let attachment = frame.attachment.isEmpty ? nil : SealedMemory(frame.attachment)
        self.attachment = attachment
        bytes = (attachment != nil || frame.attachment.isEmpty ? frame : message.frame(request: request)).encoded()
    }
}

/// Starts an executable made with the SDK.
func startSwiftAction(
    _ children: ChildGroup,
    _ executable: String,
    isReusable: Bool,
    access: ActionAccess,
    memory: Int
) throws(SpawnError) -> FramePeer {
    let sandbox = ActionSandbox(name: "the native action", memory: memory, executable: executable)
    let variables = [
        "\(ActionChannel.descriptorVariable)=\(ActionChannel.descriptor)",
        "\(ActionChannel.versionVariable)=\(ActionChannel.version)", "SWIFT_BACKTRACE=enable=no",
    ]
    return try FramePeer(
        children,
        executable: executable,
        environment: sandbox.environment(
            access,
            variables + (isReusable ? ["\(ActionChannel.reuseVariable)=1"] : []) + access.swiftEnvironment
        ),
        name: "the native action",
        confinement: .action(hasNetwork: access.hasNetwork),
        sandbox: sandbox
    )
}

/// Starts an external program.
func startProgram(
    _ children: ChildGroup,
    _ path: String,
    _ arguments: [String],
    _ directory: String,
    access: ActionAccess,
    memory: Int
) throws(SpawnError) -> ProgramPeer {
    let sandbox = ActionSandbox(name: "the native action", memory: memory)
    return try ProgramPeer(
        children,
        path: path,
        arguments: arguments,
        directory: directory,
        environment: sandbox.environment(access, access.programEnvironment),
        confinement: .action(hasNetwork: access.hasNetwork),
        sandbox: sandbox
    )
}

/// An external program: payload to its standard input, answer from its standard output.
final class ProgramPeer {
    let process: ChildProcess
    private var input: Int32?
    private var answerEnd: Int32?
    private var payload: [UInt8] = []
    private var isFed = false
    private var sent = 0
    private(set) var answer: [UInt8] = []
    var exit: ExitStatus? { didSet { output.childEnded() } }
    /// More has arrived than was taken in at once.
    private var hasMore = false
    /// The bound that it passed and was ended for, if any.
    var passedBound: PassedBound?
    var peakBytes = 0

    /// What a native action has besides; a tool has none.
    let sandbox: ActionSandbox?
    /// What it prints to standard error.
    private let output: ChildOutput

    init(
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

    var interests: [Interest] {
        var result: [Interest] = []
        if let answerEnd { result.append(Interest(answerEnd, reads: true, writes: false)) }
        if let input, sent < payload.count { result.append(Interest(input, reads: false, writes: true)) }
        return result
    }

    /// Gives the program its payload, and then the end of its input.
    func feed(_ bytes: [UInt8]) {
        payload = bytes
        isFed = true
        flush()
    }

    func flush() {
        guard let descriptor = input, isFed else { return }
        while sent < payload.count {
            switch writeAvailable(descriptor, payload, from: sent) {
            case .bytes(let count): sent += count
            case .wouldBlock: return
            // A program that does not want its payload is within its rights.
            case .closed, .failed: sent = payload.count
            }
        }
        closeDescriptor(descriptor)
        input = nil
    }

    func receive() {
        if sandbox == nil { output.forward() }
        hasMore = false
        guard let descriptor = answerEnd else { return }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<PeerLimits.chunks {
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

    /// It ended, and its answer is whole.
    var isDone: Bool { exit != nil && !hasMore }
}
