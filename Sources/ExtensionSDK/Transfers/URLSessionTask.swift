// URLSessionTask.swift: one transfer of a session.
// https://developer.apple.com/documentation/foundation/urlsessiontask

import Foundation
import WorkerProtocol

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

    public internal(set) var taskIdentifier = 0
    public let originalRequest: URLRequest?
    /// The same as the original one.
    public var currentRequest: URLRequest? { originalRequest }
    public private(set) var response: URLResponse?
    public private(set) var error: (any Error)?
    public private(set) var state = State.suspended
    public private(set) var countOfBytesSent: Int64 = 0
    public private(set) var countOfBytesReceived: Int64 = 0
    open var taskDescription: String?

    private let session: URLSession
    private let kind: TransferTask.Kind
    private let file: URL?
    private let handler: Handler

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
    static func earlier(_ told: TransferTask, _ session: URLSession) -> URLSessionTask {
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
        task.countOfBytesSent = told.bodyLength
        return task
    }

    /// Starts it.
    open func resume() {
        guard state == .suspended else { return }
        state = .running
        if case .none = handler {
        } else if session.configuration.identifier != nil {
            fatalError("Completion handler blocks are not supported in background sessions. Use a delegate instead.")
        }
        do { try start() } catch { end(TransferEnd(error: error as? URLError ?? URLError(.unknown)), folder: nil) }
    }

    /// Has no effect on a transfer that was started.
    open func suspend() {}

    /// Ends it with `URLError.cancelled`; the transfer itself may go on for a moment.
    open func cancel() {
        guard state != .completed else { return }
        state = .canceling
        end(TransferEnd(error: URLError(.cancelled)), folder: nil)
    }

    private func start() throws {
        let configuration = session.configuration
        let isBackground = configuration.identifier != nil
        guard let request = originalRequest, let url = request.url,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { throw URLError(.unsupportedURL) }
        if isBackground {
            let groups = SharedContainers.shared.current.groups.map(\.group)
            guard let group = configuration.sharedContainerIdentifier, groups.contains(group) else {
                SharedContainers.shared.note(
                    "a transfer in the background needs URLSessionConfiguration.sharedContainerIdentifier, a group that is granted."
                )
                throw URLError(.backgroundSessionRequiresSharedContainer)
            }
        }
        guard SharedContainers.shared.current.hasNetwork else {
            SharedContainers.shared.note("\(url.absoluteString): the network was not granted: add --grant network.")
            throw URLError(.notConnectedToInternet)
        }
        let parent = session.backgroundFolder ?? NSTemporaryDirectory() + "/transfers"
        // The time first, so that folders sort in the order of their tasks.
        let folder = "\(parent)/\(Int(Date().timeIntervalSince1970 * 1e6))-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var body = file?.path ?? ""
        if body.isEmpty, let data = request.httpBody {
            body = folder + "/body"
            try data.write(to: URL(fileURLWithPath: body))
        }
        if !body.isEmpty, !FileManager.default.isReadableFile(atPath: body) { throw URLError(.fileDoesNotExist) }
        let size = (try? FileManager.default.attributesOfItem(atPath: body)[.size] as? NSNumber)?.int64Value ?? 0
        let told = TransferTask(
            kind: kind,
            number: taskIdentifier,
            url: url.absoluteString,
            method: request.httpMethod ?? "GET",
            headers: request.allHTTPHeaderFields ?? [:],
            bodyLength: size,
            description: taskDescription
        )
        try PropertyListEncoder().encode(told).write(to: URL(fileURLWithPath: folder + "/task"))
        var headers = configuration.httpAdditionalHeaders as? [String: String] ?? [:]
        headers.merge(told.headers) { $1 }
        let transfer = TransferRequest(
            folder: folder,
            url: told.url,
            method: told.method,
            headers: headers.sorted { $0.key < $1.key }.map { TransferRequest.Header(name: $0.key, value: $0.value) },
            body: body,
            timeout: isBackground
                ? configuration.timeoutIntervalForResource
                : min(request.timeoutInterval, configuration.timeoutIntervalForRequest),
            isBackground: isBackground
        )
        TransferFolders.shared.start(transfer) { [self] in
            countOfBytesSent = size
            end(TransferFolders.end(of: folder, url: url), folder: folder)
        }
    }

    /// Tells what came of it, and removes the folder when that is told.
    func end(_ result: TransferEnd, folder: String?) {
        guard state != .completed else { return }
        state = .completed
        response = result.response
        error = result.error
        session.remove(self)
        session.delegateQueue.addOperation { [self] in
            tell(result)
            if let folder { try? FileManager.default.removeItem(atPath: folder) }
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
