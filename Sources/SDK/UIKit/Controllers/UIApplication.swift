// UIApplication.swift: members that are not available to extensions, so that the compiler refuses them as Apple's does;
// and the application that extensions find at the end of the responder chain. It opens nothing, and reports the URLs
// that it is asked to open.

import Foundation

/// The application, which extensions cannot access.
/// https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder, InterfaceActions {
    /// The application, which is not available to extensions.
    @available(*, unavailable, message: "Extensions have no shared application; use the extension context.")
    public static var shared: UIApplication { fatalError("unavailable") }

    /// The application at the end of the responder chain.
    static let atEndOfChain = UIApplication()
    /// The request's context, which records the URLs to open.
    weak var context: NSExtensionContext?

    /// The keys of the options of `open`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value: the name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The state of the application.
    public enum State: Int, Sendable { case active, inactive, background }
    /// The system settings, which do not exist here.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The name of a notification that is never posted here.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// The name of a notification that is never posted here.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// The name of a notification that is never posted here.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// The name of a notification that is never posted here.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// The name of a notification that is never posted here.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// The application state; always active.
    open var applicationState: State { .active }

    /// Opens nothing, prints a message, and calls the handler with false; the report contains the URL.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        context?.open(url)
        completionHandler?(false)
    }
    /// Opens nothing, prints a message, and returns false; the report contains the URL.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        context?.open(url)
        return false
    }
    /// Always false: extensions cannot open URLs here.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// The methods that can be called by name.
    public nonisolated var interfaceMethodNames: [String] { ["openURL"] }
    /// The names that choices tap: none.
    public nonisolated var interfaceActionNames: [String] { [] }
    /// Opens nothing, and prints a message; the report contains the URL.
    public func performInterfaceAction(_ name: String, sender: Any?) -> Bool {
        guard name == "openURL", let url = sender as? URL ?? (sender as? NSURL).map({ $0 as URL }) else { return false }
        openURL(url)
        return true
    }
}
