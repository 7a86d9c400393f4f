// Accessibility.swift: what those who read a screen aloud would be told, as values.

import Foundation

/// What a view is to those who do not see it.
/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing of its own.
    public static let none: Self = []
    /// A button.
    public static let button = Self(rawValue: 1)
    /// A link.
    public static let link = Self(rawValue: 2)
    /// An image.
    public static let image = Self(rawValue: 4)
    /// Chosen.
    public static let selected = Self(rawValue: 8)
    /// A text that does not change.
    public static let staticText = Self(rawValue: 64)
    /// Not to be used.
    public static let notEnabled = Self(rawValue: 256)
    /// Changing often.
    public static let updatesFrequently = Self(rawValue: 512)
    /// A heading.
    public static let header = Self(rawValue: 1 << 16)
}

/// What is told to those who do not see.
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// Kinds of news.
    public enum Notification: Sendable { case layoutChanged, announcement, screenChanged, pageScrolled }
    /// Has no effect here: nobody reads the screen aloud.
    public static func post(notification: Notification, argument: Any?) {}
    /// Always false.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always false.
    public static var isReduceTransparencyEnabled: Bool { false }
}

/// Which way a view's content goes.
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Whether a view's tint would be gray.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}
