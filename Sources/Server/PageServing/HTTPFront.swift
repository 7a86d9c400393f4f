// HTTPFront.swift: the web server: HTTP by SwiftNIO on one thread, frames to the supervisor on the main thread. It listens on an inherited
// socket and closes each connection after its answer.

import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import ServingProtocol
import Synchronization
package import Wire

/// Limits on input from the network.
enum ServingLimits {
    /// The most bytes of a connection and of a request's body, and the most connections at a time.
    static let (connectionBytes, bodyBytes, connections) = (4 << 20, 2 << 20, 64)
    /// The time limits in seconds, for receiving a request and for answering it.
    static let (requestSeconds, answerSeconds) = (20, 600)
}

/// Serves until the supervisor closes the connection.
///
/// - Parameter channel: An end of the socket to the supervisor, for reading; the server's thread writes to the other.
package func serve(reading: FrameChannel, writing: sending FrameChannel) throws {
    guard let first = try reading.read(), case .begin(let port, let token) = try SupervisorToServer(first) else {
        return
    }
    let requests = OpenRequests(writing)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 64)
        .childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                guard requests.admit(channel) else { throw ChannelError.inputClosed }
                let pipeline = channel.pipeline.syncOperations
                try pipeline.addHandler(BoundedInput())
                try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
                try pipeline.addHandler(
                    RequestHandler(requests, RequestGuard(port: port, token: token), token: token)
                )
            }
        }
    _ = try bootstrap.withBoundSocket(0).wait()
    while let frame = try reading.read() {
        if case .answer(let answer) = try SupervisorToServer(frame) {
            requests.answer(frame.request, answer, token: token)
        }
    }
}

/// The requests that wait for an answer, and the open connections.
final class OpenRequests: Sendable {
    private struct State {
        var waiting: [UInt32: (channel: any Channel, isHead: Bool)] = [:]
        var next: UInt32 = 1
        /// Connections whose request has not arrived, oldest first, and the number of the others.
        var silent: [any Channel] = []
        var heard = 0
    }
    private let state = Mutex(State())
    private let supervisor: Mutex<FrameChannel>

    init(_ channel: sending FrameChannel) { supervisor = Mutex(channel) }

    func send(_ message: ServerToSupervisor, _ number: UInt32) {
        // NB: The main thread notices when the supervisor is gone.
        supervisor.withLock { try? $0.send(message, request: number) }
    }

    /// Counts a connection; false if there are too many. The oldest connection without a request is closed to make room, so that idle
    /// connections lock out no user.
    func admit(_ channel: any Channel) -> Bool {
        let (isAdmitted, oldest) = state.withLock { state -> (Bool, (any Channel)?) in
            let isFull = state.silent.count + state.heard >= ServingLimits.connections
            if isFull, state.silent.isEmpty { return (false, nil) }
            let oldest = isFull ? state.silent.removeFirst() : nil
            state.silent.append(channel)
            return (true, oldest)
        }
        oldest?.close(promise: nil)
        if isAdmitted {
            channel.closeFuture.whenComplete { _ in
                self.state.withLock { state in
                    state.silent.removeAll { $0 === channel }
                    state.waiting = state.waiting.filter { $0.value.channel !== channel }
                }
            }
        }
        return isAdmitted
    }

    /// Records that a connection's request has arrived.
    func hear(_ channel: any Channel) {
        let isCounted = state.withLock { state in
            guard let place = state.silent.firstIndex(where: { $0 === channel }) else { return false }
            state.silent.remove(at: place)
            state.heard += 1
            return true
        }
        guard isCounted else { return }
        channel.closeFuture.whenComplete { _ in self.state.withLock { $0.heard -= 1 } }
    }

    /// Sends a request to the supervisor.
    ///
    /// - Parameter isHead: Whether only the head of the answer is wanted.
    func ask(_ request: WebRequest, for channel: any Channel, isHead: Bool) {
        let number = state.withLock { state in
            defer { state.next &+= 1 }
            state.waiting[state.next] = (channel, isHead)
            return state.next
        }
        send(.request(request), number)
    }

    func answer(_ number: UInt32, _ answer: WebAnswer, token: String) {
        guard let asker = state.withLock({ $0.waiting.removeValue(forKey: number) }) else { return }
        write(AnswerHead(answer, token: token), answer.body, to: asker.channel, isHead: asker.isHead)
    }
}

/// Writes an answer, or only its head, and closes the connection.
private func write(_ head: AnswerHead, _ body: [UInt8], to channel: any Channel, isHead: Bool) {
    channel.eventLoop.execute {
        var headers = HTTPHeaders(head.headers.map { ($0.name, $0.value) })
        headers.add(name: "Content-Length", value: "\(body.count)")
        let start = HTTPResponseHead(
            version: .http1_1,
            status: HTTPResponseStatus(statusCode: head.status),
            headers: headers
        )
        channel.write(HTTPServerResponsePart.head(start), promise: nil)
        if !isHead { channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil) }
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }
}

/// Closes connections that send more than a request may have, or are too slow.
private final class BoundedInput: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var count = 0

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        context.eventLoop.scheduleTask(in: .seconds(Int64(ServingLimits.answerSeconds))) { channel.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        count += unwrapInboundIn(data).readableBytes
        if count > ServingLimits.connectionBytes { return context.close(promise: nil) }
        context.fireChannelRead(data)
    }
}

/// Collects a request, checks it, and sends it to the supervisor.
private final class RequestHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart

    private let requests: OpenRequests
    private let requestGuard: RequestGuard
    private let token: String
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var isOver = false
    private var deadline: Scheduled<Void>?

    init(_ requests: OpenRequests, _ requestGuard: RequestGuard, token: String) {
        self.requests = requests
        self.requestGuard = requestGuard
        self.token = token
    }

    func channelActive(context: ChannelHandlerContext) {
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: .seconds(Int64(ServingLimits.requestSeconds))) {
            channel.close(promise: nil)
        }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOver { return }
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body(let bytes):
            body += Array(bytes.readableBytesView)
            if body.count > ServingLimits.bodyBytes { finish(context, status: AnswerHead(.notAForm)) }
        case .end:
            deadline?.cancel()
            requests.hear(context.channel)
            take(context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func take(_ context: ChannelHandlerContext) {
        guard let head else { return context.close(promise: nil) }
        let known = RequestHead(
            method: head.method.rawValue,
            target: head.uri,
            host: head.headers["host"],
            origin: head.headers["origin"],
            fetchSite: head.headers["sec-fetch-site"],
            contentType: head.headers["content-type"]
        )
        switch requestGuard.check(known) {
        case .failure(let refused): finish(context, status: AnswerHead(refused.refusal))
        case .success(let (isWrite, path, query)):
            isOver = true
            let form = isWrite ? String(decoding: body, as: UTF8.self) : query
            let request = WebRequest(isWrite: isWrite, path: path, form: form)
            requests.ask(request, for: context.channel, isHead: head.method == .HEAD)
        }
    }

    private func finish(_ context: ChannelHandlerContext, status: AnswerHead) {
        isOver = true
        let isHead = head?.method == .HEAD
        write(status, Array("\(status.status)\n".utf8), to: context.channel, isHead: isHead)
    }
}
