// Accessibility.swift: the accessibility API, as values.

import Foundation

/// The accessibility traits of a view.
/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The empty set of traits.
    public static let none: Self = []
    /// The trait of a button.
    public static let button = Self(rawValue: 1)
    /// The trait of a link.
    public static let link = Self(rawValue: 2)
    /// The trait of an image.
    public static let image = Self(rawValue: 4)
    /// The selected trait.
    public static let selected = Self(rawValue: 8)
    /// The static text trait.
    public static let staticText = Self(rawValue: 64)
    /// The not enabled trait.
    public static let notEnabled = Self(rawValue: 256)
    /// The updates frequently trait.
    public static let updatesFrequently = Self(rawValue: 512)
    /// The trait of a heading.
    public static let header = Self(rawValue: 1 << 16)
}

/// Accessibility notifications and settings.
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// The notifications.
    public enum Notification: Sendable { case layoutChanged, announcement, screenChanged, pageScrolled }
    /// No effect: there is no screen reader.
    public static func post(notification: Notification, argument: Any?) {}
    /// Whether VoiceOver is running; always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether motion is reduced; always false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is reduced; always false.
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
