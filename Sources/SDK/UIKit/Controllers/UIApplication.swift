// UIApplication.swift: what extensions may not use, so that the compiler says so as Apple's does.

import Foundation

/// The application, which an extension has no part in.
/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
    /// Not for extensions.
    @available(*, unavailable, message: "Extensions have no shared application; use the extension context.")
    public static var shared: UIApplication { fatalError("unavailable") }

    /// Keys of `open`'s options.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// One of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Nobody gets hold of an application to call this on: no responder is one.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    /// Nobody gets hold of an application to call this on: no responder is one.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    /// No: extensions here open nothing.
    open func canOpenURL(_ url: URL) -> Bool { false }
}
