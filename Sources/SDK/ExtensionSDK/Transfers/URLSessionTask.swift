// URLSessionTask.swift: one transfer of a session.
// https://developer.apple.com/documentation/foundation/urlsessiontask

import ActionProtocol
import Foundation

/// A transfer.
/// https://developer.apple.com/documentation/foundation/urlsessiontask
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// How far it has come.
    public enum State: Int, Sendable {
        case running = 0
        case suspended = 1
        case canceling = 2
        case completed = 3
    }

    enum Handler {
        case none
        case data(@Sendable (Data?, URLResponse?, (any Error)?) -> Void)
        case file(@Sendable (URL?, URLResponse?, (any Error)?) -> Void)
    }

    /// Its number in the session, from 1; the same for the process that hears of its end.
    public internal(set) var taskIdentifier = 0
    /// What it was made with.
    public let originalRequest: URLRequest?
    /// The same as the original one.
    public var currentRequest: URLRequest? { originalRequest }
    /// What the server answered, once it is over.
    public private(set) var response: URLResponse?
    /// Why it failed, once it is over.
    public private(set) var error: (any Error)?
    /// How far it has come.
    public var state: State { lock.withLock { step } }
    /// What was sent, known when it is over.
    public private(set) var countOfBytesSent: Int64 = 0
    /// What was received, known when it is over.
    public private(set) var countOfBytesReceived: Int64 = 0
    /// A text of the author's, which the process that hears of its end is told, too.
    open var taskDescription: String?

    /// Of `step` and `folder`: it may be cancelled by any thread while its end comes by another.
    private let lock = NSLock()
    private var step = State.suspended
    private let session: URLSession
    private let kind: TransferTask.Kind
    private let file: URL?
    private let handler: Handler
    /// The transfer's folder, once it was begun.
    private var folder: String?
    private var bodyLength: Int64 = 0

    init(
        _ session: URLSession,
        _ request: URLRequest?,
        _ kind: TransferTask.Kind,
        file: URL? = nil,
        handler: Handler = .none
    ) {
        self.session = session
        originalRequest = request
        self.kind = kind
        self.file = file
        self.handler = handler
    }

    /// A task of an earlier process.
    static func earlier(_ told: TransferTask, _ session: URLSession, folder: String) -> URLSessionTask {
        var request = URL(string: told.url).map { URLRequest(url: $0) }
        request?.httpMethod = told.method
        request?.allHTTPHeaderFields = told.headers
        let task: URLSessionTask =
            switch told.kind {
            case .data: URLSessionDataTask(session, request, .data)
            case .upload: URLSessionUploadTask(session, request, .upload)
            case .download: URLSessionDownloadTask(session, request, .download)
            }
        task.taskIdentifier = told.number
        task.taskDescription = told.description
        task.bodyLength = told.bodyLength
        task.folder = folder
        task.step = .running
        return task
    }

    /// Starts it.
    open func resume() {
        guard move(to: .running, unless: { $0 != .suspended }) else { return }
        if case .none = handler {
        } else if session.configuration.identifier != nil {
            fatalError("Completion handler blocks are not supported in background sessions. Use a delegate instead.")
        }
        do { try start() } catch { end(TransferEnd(error: error as? URLError ?? URLError(.unknown))) }
    }

    /// Has no effect on a transfer that was started.
    open func suspend() {}

    /// Ends it with `URLError.cancelled`; a transfer that is not in the background may itself go on for a moment.
    open func cancel() {
        guard move(to: .canceling, unless: { $0 == .completed }) else { return }
        if let folder = lock.withLock({ folder }), session.configuration.identifier != nil {
            TransferFolders.shared.abandon(folder)
        }
        end(TransferEnd(error: URLError(.cancelled)))
    }

    /// Goes to another step, unless the one where it is forbids that; false, and nothing is changed, where it does.
    private func move(to next: State, unless isForbidden: (State) -> Bool) -> Bool {
        lock.withLock {
            if isForbidden(step) { return false }
            step = next
            return true
        }
    }

    private func start() throws {
        let configuration = session.configuration
        let isBackground = configuration.identifier != nil
        guard let request = originalRequest, let url = request.url,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { throw URLError(.unsupportedURL) }
        let parent = try session.transfersFolder()
        guard SharedContainers.shared.current.hasNetwork else {
            SharedContainers.shared.note("\(url.absoluteString): the network was not granted: add --grant network.")
            throw URLError(.notConnectedToInternet)
        }
        var told = TransferTask(
            kind: kind,
            number: taskIdentifier,
            url: url.absoluteString,
            method: request.httpMethod ?? "GET",
            headers: request.allHTTPHeaderFields ?? [:],
            sessionHeaders: configuration.httpAdditionalHeaders as? [String: String] ?? [:],
            body: file?.path ?? "",
            bodyLength: 0,
            timeout: isBackground
                ? configuration.timeoutIntervalForResource
                : min(request.timeoutInterval, configuration.timeoutIntervalForRequest),
            description: taskDescription
        )
        let folder = try TransferFolders.shared.make(in: parent) { draft, folder in
            if let file {
                guard FileManager.default.isReadableFile(atPath: file.path) else { throw URLError(.fileDoesNotExist) }
                let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
                told.bodyLength = (attributes?[.size] as? NSNumber)?.int64Value ?? 0
            } else if let data = request.httpBody {
                try data.write(to: URL(fileURLWithPath: draft + "/body"))
                told.body = folder + "/body"
                told.bodyLength = Int64(data.count)
            }
            try PropertyListEncoder().encode(told).write(to: URL(fileURLWithPath: draft + "/task"))
        }
        lock.withLock { self.folder = folder }
        bodyLength = told.bodyLength
        TransferFolders.shared.start(told.request(folder: folder, isBackground: isBackground)) { [self] in
            endAsToldByFolder()
        }
    }

    /// The transfer is over, and its folder says what came of it.
    func endAsToldByFolder() {
        guard let folder = lock.withLock({ folder }) else { return }
        countOfBytesSent = bodyLength
        // NB: What is being cancelled may be heard of before `cancel()` has told so.
        if state == .canceling { return }
        end(TransferFolders.end(of: folder, url: originalRequest?.url))
    }

    /// Tells what came of it, and removes the folder when that is told.
    private func end(_ result: TransferEnd) {
        guard move(to: .completed, unless: { $0 == .completed }) else { return }
        response = result.response
        error = result.error
        session.remove(self)
        session.delegateQueue.addOperation { [self] in
            tell(result)
            if let folder = lock.withLock({ folder }) { try? FileManager.default.removeItem(atPath: folder) }
            session.wasTold(self)
        }
    }

    private func tell(_ result: TransferEnd) {
        let data = result.body.flatMap { try? Data(contentsOf: $0) } ?? Data()
        if result.error == nil { countOfBytesReceived = Int64(data.count) }
        switch handler {
        case .data(let handler): return handler(result.error == nil ? data : nil, result.response, result.error)
        case .file(let handler): return handler(result.body, result.response, result.error)
        case .none: break
        }
        guard let delegate = session.delegate as? any URLSessionTaskDelegate else { return }
        if result.error == nil {
            if countOfBytesSent > 0 {
                delegate.urlSession(
                    session,
                    task: self,
                    didSendBodyData: countOfBytesSent,
                    totalBytesSent: countOfBytesSent,
                    totalBytesExpectedToSend: countOfBytesSent
                )
            }
            if let task = self as? URLSessionDownloadTask, let body = result.body {
                (delegate as? any URLSessionDownloadDelegate)?.urlSession(
                    session,
                    downloadTask: task,
                    didFinishDownloadingTo: body
                )
            } else if let task = self as? URLSessionDataTask, !data.isEmpty {
                (delegate as? any URLSessionDataDelegate)?.urlSession(session, dataTask: task, didReceive: data)
            }
        }
        delegate.urlSession(session, task: self, didCompleteWithError: result.error)
    }
}

/// A task that gets data.
/// https://developer.apple.com/documentation/foundation/urlsessiondatatask
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// A task that sends data and gets data.
/// https://developer.apple.com/documentation/foundation/urlsessionuploadtask
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// A task that gets a file.
/// https://developer.apple.com/documentation/foundation/urlsessiondownloadtask
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
