// URLSessionTask.swift: one transfer of a session.
// https://developer.apple.com/documentation/foundation/urlsessiontask

import ActionProtocol
import Foundation

/// A transfer.
/// https://developer.apple.com/documentation/foundation/urlsessiontask
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// The state of a task.
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

    /// The number in the session, from 1; the same for the process that receives its end.
    public internal(set) var taskIdentifier = 0
    /// The request that it was created with.
    public let originalRequest: URLRequest?
    /// The same as the original one.
    public var currentRequest: URLRequest? { originalRequest }
    /// The response, once it has ended.
    public private(set) var response: URLResponse?
    /// The error, once it has ended.
    public private(set) var error: (any Error)?
    /// The state of the task.
    public var state: State { lock.withLock { step } }
    /// The number of bytes sent, known at the end.
    public private(set) var countOfBytesSent: Int64 = 0
    /// The number of bytes received, known at the end.
    public private(set) var countOfBytesReceived: Int64 = 0
    /// The author's description, which the process that receives the task's end gets, too.
    open var taskDescription: String?

    /// Guards `step` and `folder`: one thread may cancel the task while another ends it.
    private let lock = NSLock()
    private var step = State.suspended
    private let session: URLSession
    private let kind: TransferTask.Kind
    private let file: URL?
    private let handler: Handler
    /// The transfer's folder, once it has started.
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
    static func earlier(_ saved: TransferTask, _ session: URLSession, folder: String) -> URLSessionTask {
        var request = URL(string: saved.url).map { URLRequest(url: $0) }
        request?.httpMethod = saved.method
        request?.allHTTPHeaderFields = saved.headers
        let task: URLSessionTask =
            switch saved.kind {
            case .data: URLSessionDataTask(session, request, .data)
            case .upload: URLSessionUploadTask(session, request, .upload)
            case .download: URLSessionDownloadTask(session, request, .download)
            }
        task.taskIdentifier = saved.number
        task.taskDescription = saved.description
        task.bodyLength = saved.bodyLength
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

    /// No effect on a started transfer.
    open func suspend() {}

    /// Ends it with `URLError.cancelled`; a foreground transfer may continue for a moment.
    open func cancel() {
        guard move(to: .canceling, unless: { $0 == .completed }) else { return }
        if let folder = lock.withLock({ folder }), session.configuration.identifier != nil {
            TransferFolders.shared.abandon(folder)
        }
        end(TransferEnd(error: URLError(.cancelled)))
    }

    /// Moves to another state; false, without a change, if the current state forbids it.
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
        var saved = TransferTask(
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
                saved.bodyLength = (attributes?[.size] as? NSNumber)?.int64Value ?? 0
            } else if let data = request.httpBody {
                try data.write(to: URL(fileURLWithPath: draft + "/body"))
                saved.body = folder + "/body"
                saved.bodyLength = Int64(data.count)
            }
            try PropertyListEncoder().encode(saved).write(to: URL(fileURLWithPath: draft + "/task"))
        }
        lock.withLock { self.folder = folder }
        bodyLength = saved.bodyLength
        TransferFolders.shared.start(saved.request(folder: folder, isBackground: isBackground)) { [self] in
            endFromFolder()
        }
    }

    /// The transfer has ended; reads its result from its folder.
    func endFromFolder() {
        guard let folder = lock.withLock({ folder }) else { return }
        countOfBytesSent = bodyLength
        // NB: The end of a canceled task may arrive before `cancel()` has reported it.
        if state == .canceling { return }
        end(TransferFolders.end(of: folder, url: originalRequest?.url))
    }

    /// Reports the result, and removes the folder afterwards.
    private func end(_ result: TransferEnd) {
        guard move(to: .completed, unless: { $0 == .completed }) else { return }
        response = result.response
        error = result.error
        session.remove(self)
        session.delegateQueue.addOperation { [self] in
            report(result)
            if let folder = lock.withLock({ folder }) { try? FileManager.default.removeItem(atPath: folder) }
            session.didReport(self)
        }
    }

    private func report(_ result: TransferEnd) {
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

/// A task that receives data.
/// https://developer.apple.com/documentation/foundation/urlsessiondatatask
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
/// A task that sends and receives data.
/// https://developer.apple.com/documentation/foundation/urlsessionuploadtask
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
/// A task that downloads a file.
/// https://developer.apple.com/documentation/foundation/urlsessiondownloadtask
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
