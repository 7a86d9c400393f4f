// UNUserNotificationCenter.swift: notifications. Immediate ones are printed on standard error; those that wait for a
// time or a location are kept until the request ends.
// https://developer.apple.com/documentation/usernotifications

import ExtensionSDK
public import Foundation
import Synchronization

/// The permissions for notifications.
/// https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// The option `sound`. It is stored and has no effect.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// The alert option.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// The critical alert option.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The provisional option: provisional authorization.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether notifications are permitted.
/// https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// The settings; everything is permitted.
/// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
public final class UNNotificationSettings: NSObject, Sendable {
    /// The authorization status; always authorized.
    public var authorizationStatus: UNAuthorizationStatus { .authorized }
}

/// Stored, no effect.
/// https://developer.apple.com/documentation/usernotifications/unnotificationsound
public final class UNNotificationSound: NSObject, Sendable {
    /// The default.
    public static let `default` = UNNotificationSound()
    /// The default for critical alerts.
    public static let defaultCritical = UNNotificationSound()
}

/// The content of a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The notification's title.
    public internal(set) var title = ""
    /// The notification's subtitle.
    public internal(set) var subtitle = ""
    /// The notification's body.
    public internal(set) var body = ""
    /// The number on the icon.
    public internal(set) var badge: NSNumber?
    /// The additional data.
    public internal(set) var userInfo: [AnyHashable: Any] = [:]

    // MARK: Stored, no effect
    public internal(set) var sound: UNNotificationSound?
    public internal(set) var categoryIdentifier = ""
    public internal(set) var threadIdentifier = ""
}

/// The mutable content of a notification.
/// https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The notification's title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The notification's subtitle.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The notification's body.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the icon.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The additional data.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }

    // MARK: Stored, no effect
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
}

/// The trigger of a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationtrigger
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it repeats.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// A trigger after a delay.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The delay in seconds.
    public let timeInterval: TimeInterval
    /// Creates a trigger with a delay in seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}
/// A trigger at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The date of the notification.
    public let dateComponents: DateComponents
    /// Creates a trigger for a date.
    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init(repeats: repeats)
    }
}

/// A notification request.
/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The notification request's identifier.
    public let identifier: String
    /// The notification request's content.
    public let content: UNNotificationContent
    /// The trigger; nil: immediately.
    public let trigger: UNNotificationTrigger?
    /// Creates a request; without a trigger the notification is delivered at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// The notification center.
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()
    private let pending = Mutex<[UNNotificationRequest]>([])

    /// The extension's notification center.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Grants the permission.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(true, nil) } }
    /// Grants the permission.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// Passes the settings to the closure.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }
    /// Returns the settings.
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

    /// Adds a request.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        send(request)
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }
    /// Adds a request.
    public func add(_ request: UNNotificationRequest) async throws { send(request) }

    /// The pending requests.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    {
        let list = pending.withLock { $0 }
        DispatchQueue.global().async { completionHandler(list) }
    }
    /// The pending requests.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.withLock { $0 } }
    /// Removes pending requests.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.withLock { list in list.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Removes all pending requests.
    public func removeAllPendingNotificationRequests() { pending.withLock { $0 = [] } }
    /// No effect: delivered notifications are not kept.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// No effect: delivered notifications are not kept.
    public func removeAllDeliveredNotifications() {}
}
