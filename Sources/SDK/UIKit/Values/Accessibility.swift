// Accessibility.swift: the accessibility API, as values.

import Foundation

/// The accessibility traits of a view.
/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none: Self = []
    /// A button.
    public static let button = Self(rawValue: 1)
    /// A link.
    public static let link = Self(rawValue: 2)
    /// An image.
    public static let image = Self(rawValue: 4)
    /// Selected.
    public static let selected = Self(rawValue: 8)
    /// Static text.
    public static let staticText = Self(rawValue: 64)
    /// Not enabled.
    public static let notEnabled = Self(rawValue: 256)
    /// Updates frequently.
    public static let updatesFrequently = Self(rawValue: 512)
    /// A heading.
    public static let header = Self(rawValue: 1 << 16)
}

/// Accessibility notifications and settings.
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// The notifications.
    public enum Notification: Sendable { case layoutChanged, announcement, screenChanged, pageScrolled }
    /// No effect: there is no screen reader.
    public static func post(notification: Notification, argument: Any?) {}
    /// Always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false.
    public static var isReduceTransparencyEnabled: Bool { false }
}

/// The direction of a view's content.
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// How a view's tint is adjusted.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
