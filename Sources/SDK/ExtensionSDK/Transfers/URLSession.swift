// URLSession.swift: transfers over HTTP. The host performs them, if the network is granted. Transfers of a background
// session continue after the action has ended; the next process of the group that owns the session receives their ends.
// https://developer.apple.com/documentation/foundation/urlsession

import ActionProtocol
import Foundation

/// A group of transfers.
/// https://developer.apple.com/documentation/foundation/urlsession
open class URLSession: NSObject, @unchecked Sendable {
    /// A session for simple requests.
    public static let shared = URLSession(configuration: .default)

    /// The configuration of its transfers.
    public let configuration: URLSessionConfiguration
    /// The delegate of its tasks, until it is invalidated.
    public private(set) var delegate: (any URLSessionDelegate)?
    /// The queue of delegate calls.
    public let delegateQueue: OperationQueue
    /// The session description. It is stored and has no effect.
    open var sessionDescription: String?

    private let lock = NSLock()
    private var tasks: [URLSessionTask] = []
    /// Tasks of earlier processes whose ends have not been reported yet.
    private var earlierTasks: [URLSessionTask] = []
    private var nextNumber = 1
    private var isInvalid = false

    /// Creates a session without a delegate.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// Creates a session whose delegate is called on `queue`, or on a queue of the session. A background session takes
    /// over earlier transfers with its name and reports their ends.
    public init(
        configuration: URLSessionConfiguration,
        delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
        if let queue {
            delegateQueue = queue
        } else {
            delegateQueue = OperationQueue()
            delegateQueue.maxConcurrentOperationCount = 1
        }
        super.init()
        takeUpEarlierTasks()
    }

    // MARK: - Tasks

    /// A task that gets a URL.
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
    /// A task that performs a request.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { add(URLSessionDataTask(self, request, .data)) }
    /// A task that gets a URL and passes the response to a handler.
    open func dataTask(
        with url: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }
    /// A task that performs a request and passes the response to a handler.
    open func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { add(URLSessionDataTask(self, request, .data, handler: .data(completionHandler))) }

    /// A task that sends a file.
    open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request, .upload, file: file))
    }
    /// A task that sends a file and passes the response to a handler.
    open func uploadTask(
        with request: URLRequest,
        fromFile file: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request, .upload, file: file, handler: .data(completionHandler)))
    }
    /// A task that sends data. Not for background sessions, which send only files.
    open func uploadTask(with request: URLRequest, from data: Data?) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request.with(body: data), .upload))
    }
    /// A task that sends data and passes the response to a handler.
    open func uploadTask(
        with request: URLRequest,
        from data: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        add(URLSessionUploadTask(self, request.with(body: data), .upload, handler: .data(completionHandler)))
    }

    /// A task that downloads a URL to a file.
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
    /// A task that performs a request and downloads the response to a file.
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(self, request, .download))
    }
    /// A task that downloads a URL to a file, which is deleted when the handler returns.
    open func downloadTask(
        with url: URL,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(self, URLRequest(url: url), .download, handler: .file(completionHandler)))
    }

    /// A task that performs a request and downloads the response to a file, which is deleted when the handler returns.
    open func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(self, request, .download, handler: .file(completionHandler)))
    }

    // MARK: - The session

    /// The tasks that have not ended.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        let tasks = lock.withLock { self.tasks }
        delegateQueue.addOperation { completionHandler(tasks) }
    }

    /// Waits for the tasks to end, then releases the delegate.
    open func finishTasksAndInvalidate() {
        let isOver = lock.withLock {
            isInvalid = true
            return tasks.isEmpty
        }
        if isOver { invalidated() }
    }

    /// Cancels all tasks and releases the delegate.
    open func invalidateAndCancel() {
        for task in lock.withLock({
            isInvalid = true
            return tasks
        }) { task.cancel() }
        finishTasksAndInvalidate()
    }

    private func invalidated() {
        delegateQueue.addOperation { [self] in
            delegate?.urlSession(self, didBecomeInvalidWithError: nil)
            lock.withLock { delegate = nil }
        }
    }

    private func add<Task: URLSessionTask>(_ task: Task) -> Task {
        lock.withLock {
            task.taskIdentifier = nextNumber
            nextNumber += 1
            tasks.append(task)
        }
        return task
    }

    /// Removes a task from the running ones.
    func remove(_ task: URLSessionTask) {
        let isLast = lock.withLock {
            tasks.removeAll { $0 === task }
            return isInvalid && tasks.isEmpty
        }
        if isLast { invalidated() }
    }

    // MARK: - The background

    /// The folder of this session's transfers.
    ///
    /// - Throws: The error for its tasks, if it is a background session that is not permitted or cannot be created.
    func transfersFolder() throws -> String {
        if configuration.identifier == nil { return NSTemporaryDirectory() + "/transfers" }
        guard let background = BackgroundSession(configuration) else {
            SharedContainers.shared.note(
                "a transfer in the background needs URLSessionConfiguration.sharedContainerIdentifier, a group that is granted."
            )
            throw URLError(.backgroundSessionRequiresSharedContainer)
        }
        guard background.claim() else { throw URLError(.backgroundSessionInUseByAnotherProcess) }
        return background.folder
    }

    private func takeUpEarlierTasks() {
        guard let background = BackgroundSession(configuration), background.claim() else { return }
        let hasNetwork = SharedContainers.shared.current.hasNetwork
        var found: [(task: URLSessionTask, request: TransferRequest, isOver: Bool)] = []
        for folder in background.earlierTransfers() {
            guard let list = FileManager.default.contents(atPath: folder + "/task"),
                let saved = try? PropertyListDecoder().decode(TransferTask.self, from: list)
            else {
                try? FileManager.default.removeItem(atPath: folder)
                continue
            }
            let isOver = TransferFolders.isOver(folder)
            // Without the network nothing is restarted: it waits for a process that has it.
            if !isOver, !hasNetwork { continue }
            found.append(
                (.earlier(saved, self, folder: folder), saved.request(folder: folder, isBackground: true), isOver)
            )
        }
        lock.withLock {
            tasks += found.map(\.task)
            earlierTasks = found.map(\.task)
            nextNumber = max(nextNumber, (found.map(\.task.taskIdentifier).max() ?? 0) + 1)
        }
        for (task, request, isOver) in found {
            if isOver {
                task.endFromFolder()
            } else {
                TransferFolders.shared.rejoin(request) { task.endFromFolder() }
            }
        }
    }

    /// Called on the delegate's queue when a task's end has been reported.
    func didReport(_ task: URLSessionTask) {
        let isLast = lock.withLock {
            let count = earlierTasks.count
            earlierTasks.removeAll { $0 === task }
            return earlierTasks.isEmpty && count > 0
        }
        if isLast { delegate?.urlSessionDidFinishEvents(forBackgroundURLSession: self) }
    }
}

extension URLRequest {
    fileprivate func with(body: Data?) -> URLRequest {
        var request = self
        request.httpBody = body
        return request
    }
}
