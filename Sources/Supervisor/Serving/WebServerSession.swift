// WebServerSession.swift: the supervisor's end of the connection to the web server. A separate process without access to the user's
// files parses what a browser sends.

import FilePaths
package import Isolation
package import ProcessSupervision
package import ServingProtocol
import Wire

/// The next message of a server.
package enum WebServerEvent: Sendable {
    case request(number: UInt32, WebRequest)
    /// The server has ended.
    case unusable(problem: String)
}

/// A running server.
package final class WebServerSession {
    /// The number of bytes of answers that may be queued for it.
    private static let unread = 512 << 20
    private let connection: FrameConnection
    private let supervisor: Supervisor
    /// The port that it listens on.
    package let port: Int

    /// Starts a server on the loopback interface.
    ///
    /// - Parameters:
    ///   - port: 0 for any free port.
    ///   - token: The prefix of all paths.
    /// - Throws: `SocketError` if the port is not available.
    package init(supervisor: Supervisor, port: Int, token: String) throws {
        try supervisor.checkSandbox()
        let socket = try ListeningSocket.open(port: port)
        defer { closeDescriptor(socket.descriptor) }
        self.port = socket.port
        self.supervisor = supervisor
        let path = supervisor.workerPath.parentPath + "/webaction-server"
        do {
            connection = try FrameConnection(
                supervisor.children,
                executable: path,
                environment: ChildEnvironment.list(for: .server, adding: ["SWIFT_BACKTRACE=enable=no"]),
                name: "the web server",
                standardInput: socket.descriptor,
                confinement: .action(hasNetwork: true),
                files: workerFiles(path, supervisor.sandbox),
                largeKinds: [],
                unread: Self.unread
            )
        } catch {
            throw SupervisorError.workerNotStarted(reason: "\(error)")
        }
        connection.send(SupervisorToServer.begin(port: socket.port, token: token), request: 0)
    }

    /// What to wait for, for callers that also wait for other events.
    package var interest: Interest? { connection.interest }

    /// Waits for the next event, for at most `seconds`; nil if there is none.
    package func next(seconds: Double) -> WebServerEvent? {
        if let event = take() { return event }
        var interests = supervisor.wakeups + [connection.interest].compactMap { $0 }
        wait(for: &interests, seconds: seconds)
        supervisor.reapChildren { _ in }
        return take()
    }

    private func take() -> WebServerEvent? {
        connection.flush()
        connection.receive()
        do {
            while let frame = try connection.nextFrame() {
                switch try ServerToSupervisor(frame) {
                case .request(let request): return .request(number: frame.request, request)
                }
            }
        } catch {
            return .unusable(problem: "the web server sent an invalid message: \(error.description)")
        }
        if connection.isOverrun { return .unusable(problem: "the web server does not read the answers") }
        return connection.isClosed ? .unusable(problem: "the web server ended") : nil
    }

    /// Answers a request.
    package func answer(_ number: UInt32, _ answer: WebAnswer) {
        connection.send(SupervisorToServer.answer(answer), request: number)
    }
}
