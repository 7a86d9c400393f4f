// BGTaskScheduler.swift: declarations of an app's background tasks. No app is started here, so each request is refused.
// https://developer.apple.com/documentation/backgroundtasks

@_exported public import ExtensionSDK
@_exported public import Foundation

/// A background task of an app; none is ever started.
/// https://developer.apple.com/documentation/backgroundtasks/bgtask
open class BGTask: NSObject, @unchecked Sendable {
    /// The task's identifier.
    public let identifier: String
    /// Called when its time is up. Never called here.
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    /// Marks the task as completed; no effect.
    open func setTaskCompleted(success: Bool) {}
}
/// A short task to refresh content.
/// https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A longer task.
/// https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A request for a task.
/// https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The request's identifier.
    public let identifier: String
    /// The earliest start; nil: any time.
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}
/// A request for a short refresh task.
/// https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Creates a request with this identifier.
    public init(identifier: String) { super.init(named: identifier) }
}
/// A request for a longer task.
/// https://developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether it requires a network.
    public var requiresNetworkConnectivity = false
    /// Whether it requires external power.
    public var requiresExternalPower = false
    /// Creates a request with this identifier.
    public init(identifier: String) { super.init(named: identifier) }
}

/// Accepts requests for tasks.
/// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
public final class BGTaskScheduler: NSObject, Sendable {
    /// The reason why a request is refused.
    public struct Error: Swift.Error, CustomNSError, LocalizedError, Equatable, Sendable {
        /// The error codes.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }
        /// The domain of the errors.
        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        /// The reason for the error.
        public let code: Code
        /// The code's number.
        public var errorCode: Int { code.rawValue }
        /// The error as a sentence.
        public var errorDescription: String? { "webaction starts no app later." }
        /// The error that no app is started later.
        public static var unavailable: Code { .unavailable }
    }
    /// The only instance.
    public static let shared = BGTaskScheduler()
    private override init() { super.init() }
    /// Registers a task. Only apps may call it, not extensions.
    @available(*, unavailable, message: "Only the app may register for background tasks, not its extensions.")
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }
    /// Refuses the request.
    ///
    /// - Throws: `Error` of the code `unavailable`, always.
    public func submit(_ request: BGTaskRequest) throws { throw Error(code: .unavailable) }
    /// No effect: there are no requests.
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    /// No effect: there are no requests.
    public func cancelAllTaskRequests() {}
    /// Always returns an empty list.
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    /// Always returns an empty list.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }
}
