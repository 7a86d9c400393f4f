// BGTaskScheduler.swift: work that an app would do later, as values. Nobody starts an app here, so each request is refused.
// https://developer.apple.com/documentation/backgroundtasks

@_exported public import ExtensionSDK
@_exported public import Foundation

/// Work that the system lets an app do; none is ever begun.
/// https://developer.apple.com/documentation/backgroundtasks/bgtask
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// Called when its time is up. Never here.
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    /// It is done.
    open func setTaskCompleted(success: Bool) {}
}
/// A short look for what is new.
/// https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work.
/// https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A wish for work.
/// https://developer.apple.com/documentation/backgroundtasks/bgtaskrequest
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// Not before that date; nil: at any time.
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}
/// A wish for a short look for what is new.
/// https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// A wish by that name.
    public init(identifier: String) { super.init(named: identifier) }
}
/// A wish for longer work.
/// https://developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether it takes a network.
    public var requiresNetworkConnectivity = false
    /// Whether it takes external power.
    public var requiresExternalPower = false
    /// A wish by that name.
    public init(identifier: String) { super.init(named: identifier) }
}

/// Takes wishes for work.
/// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
public final class BGTaskScheduler: NSObject, Sendable {
    /// Why a wish is not taken.
    public struct Error: Swift.Error, CustomNSError, LocalizedError, Equatable, Sendable {
        /// Kinds of reasons.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }
        /// The domain of all of them.
        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        /// The reason.
        public let code: Code
        /// The code's number.
        public var errorCode: Int { code.rawValue }
        /// The description.
        public var errorDescription: String? { "webaction starts no app later." }
        /// Nobody starts an app later.
        public static var unavailable: Code { .unavailable }
    }
    /// The only instance.
    public static let shared = BGTaskScheduler()
    private override init() { super.init() }
    /// Not for extensions.
    @available(*, unavailable, message: "Only the app may register for background tasks, not its extensions.")
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }
    /// Refuses.
    ///
    /// - Throws: `Error` of the code `unavailable`, always.
    public func submit(_ request: BGTaskRequest) throws { throw Error(code: .unavailable) }
    /// Nothing was taken.
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Nothing was taken.
    public func cancelAllTaskRequests() {}
    /// Always empty.
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    /// None.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }
}
