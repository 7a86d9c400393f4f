// UIApplication.swift: what extensions may not use, so that the compiler says so as Apple's does; and the application that those
// find who walk along the chain of responders to its end. It opens nothing, and what it is asked to open is told.

import Foundation

/// The application, which an extension has no part in.
/// https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor
open class UIApplication: UIResponder, InterfaceActions {
    /// Not for extensions.
    @available(*, unavailable, message: "Extensions have no shared application; use the extension context.")
    public static var shared: UIApplication { fatalError("unavailable") }

    /// The one at the end of the chain of responders.
    static let atEndOfChain = UIApplication()
    /// The request's context, which is told what was to be opened.
    weak var context: NSExtensionContext?

    /// Keys of `open`'s options.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple: UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Whether the application is in front.
    public enum State: Int, Sendable { case active, inactive, background }
    /// A page of the system's settings, which is not there.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Never posted here.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Never posted here.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Never posted here.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Never posted here.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Never posted here.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// In front.
    open var applicationState: State { .active }

    /// Opens nothing, says so, and calls the handler with false; the report names the URL.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        context?.open(url)
        completionHandler?(false)
    }
    /// Opens nothing, says so, and answers false; the report names the URL.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        context?.open(url)
        return false
    }
    /// No: extensions here open nothing.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// What can be called by name.
    public nonisolated var interfaceMethodNames: [String] { ["openURL"] }
    /// Nothing that a person taps.
    public nonisolated var interfaceActionNames: [String] { [] }
    /// Opens nothing, says so; the report names the URL.
    public func performInterfaceAction(_ name: String, sender: Any?) -> Bool {
        guard name == "openURL", let url = sender as? URL ?? (sender as? NSURL).map({ $0 as URL }) else { return false }
        openURL(url)
        return true
    }
}
