// ExtensionPoint.swift: the extension points that a web page can go through.

/// Where in the system an extension plugs in: `NSExtension.NSExtensionPointIdentifier`.
public enum ExtensionPoint: String, CaseIterable, Sendable {
    /// An action with a user interface.
    case action = "com.apple.ui-services"
    /// An action without a user interface; on macOS, a service.
    case service = "com.apple.services"
    /// A share extension: the page is read, never changed by what comes back.
    case share = "com.apple.share-services"

    /// Whether the script's `finalize` is called with what the native half returns: actions only.
    public var callsFinalize: Bool { self != .share }

    /// One word for lists: `action` or `share`.
    public var kindName: String { self == .share ? "share" : "action" }
}
