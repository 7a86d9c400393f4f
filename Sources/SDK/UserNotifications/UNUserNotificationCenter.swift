// UNUserNotificationCenter.swift: notifications. Nobody is there to see them: one that is due at once is told on standard error, one
// that waits for a time or a place is kept until the request ends.
// https://developer.apple.com/documentation/usernotifications

public import ExtensionSDK
public import Foundation
import Synchronization

/// What a notification may do.
/// https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Stored, no effect.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// It may be shown.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// It may not be missed.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// It is tried out.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether notifications may be sent.
/// https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// What is allowed: everything.
/// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
public final class UNNotificationSettings: NSObject, Sendable {
    /// They are authorized.
    public var authorizationStatus: UNAuthorizationStatus { .authorized }
}

/// Stored, no effect.
/// https://developer.apple.com/documentation/usernotifications/unnotificationsound
public final class UNNotificationSound: NSObject, Sendable {
    /// The default.
    public static let `default` = UNNotificationSound()
    /// The usual one for what may not be missed.
    public static let defaultCritical = UNNotificationSound()
}

/// What a notification says.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The first line.
    public internal(set) var title = ""
    /// The second line.
    public internal(set) var subtitle = ""
    /// The text below the title.
    public internal(set) var body = ""
    /// The number on the icon.
    public internal(set) var badge: NSNumber?
    /// Stored, no effect.
    public internal(set) var sound: UNNotificationSound?
    /// What goes along with it.
    public internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// Stored, no effect.
    public internal(set) var categoryIdentifier = ""
    /// Stored, no effect.
    public internal(set) var threadIdentifier = ""
}

/// What a notification is to say.
/// https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text below the title.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the icon.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// Stored, no effect.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// What goes along with it.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// Stored, no effect.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// Stored, no effect.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
}

/// When a notification is due.
/// https://developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it comes again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// After so many seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval
    /// After so many seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}
/// On a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date.
    public let dateComponents: DateComponents
    /// On a date.
    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init(repeats: repeats)
    }
}

/// A notification that is to be sent.
/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// Its name, by which it is taken back.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is due; nil: at once.
    public let trigger: UNNotificationTrigger?
    /// Creates an instance.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// Where notifications are sent to.
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()
    private let pending = Mutex<[UNNotificationRequest]>([])

    /// The extension's.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Grants it.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(true, nil) } }
    /// Grants it.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// What is allowed.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }
    /// What is allowed.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    private func send(_ request: UNNotificationRequest) {
        if request.trigger != nil {
            return pending.withLock { list in
                list.removeAll { $0.identifier == request.identifier }
                list.append(request)
            }
        }
        let content = request.content
        let words = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ": ")
        FileHandle.standardError.write(Data("notification: \(words)\n".utf8))
    }

    /// Sends one.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        send(request)
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }
    /// Sends one.
    public func add(_ request: UNNotificationRequest) async throws { send(request) }

    /// Those that wait.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    {
        let list = pending.withLock { $0 }
        DispatchQueue.global().async { completionHandler(list) }
    }
    /// Those that wait.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.withLock { $0 } }
    /// Takes some back that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.withLock { list in list.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Takes all back that wait.
    public func removeAllPendingNotificationRequests() { pending.withLock { $0 = [] } }
    /// Nothing that was sent stays.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Nothing that was sent stays.
    public func removeAllDeliveredNotifications() {}
}
