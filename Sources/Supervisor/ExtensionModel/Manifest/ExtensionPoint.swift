// ExtensionPoint.swift: the extension points for web pages.

/// The extension point: `NSExtension.NSExtensionPointIdentifier`.
public enum ExtensionPoint: String, CaseIterable, Sendable {
    /// An action with a user interface.
    case action = "com.apple.ui-services"
    /// An action without a user interface; on macOS, a service.
    case service = "com.apple.services"
    /// A share extension: it reads the page, and its answer never changes it.
    case share = "com.apple.share-services"

    /// Whether the script's `finalize` is called with the native half's answer: only for actions.
    public var callsFinalize: Bool { self != .share }

    /// The kind in lists: `action` or `share`.
    public var kindName: String { self == .share ? "share" : "action" }
}
