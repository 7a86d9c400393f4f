// EnvironmentTypes.swift: the values of the environment: color scheme, size classes, phase, text size, redaction, visibility.

import Foundation
import UIKit

/// The color scheme, light or dark.
/// https://developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
/// The contrast.
/// https://developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
/// The size class.
/// https://developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
/// The phase of the interface.
/// https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
/// The direction of the layout.
/// https://developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
/// The edit mode of a list.
/// https://developer.apple.com/documentation/swiftui/editmode
public enum EditMode: Sendable {
    case inactive, transient, active
    /// Whether the user is editing.
    public var isEditing: Bool { self != .inactive }
}
/// The size of texts.
/// https://developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// Whether it is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
/// The size of texts, in the older API.
/// https://developer.apple.com/documentation/swiftui/contentsizecategory
public enum ContentSizeCategory: CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
/// The reasons why content is redacted.
/// https://developer.apple.com/documentation/swiftui/redactionreasons
public struct RedactionReasons: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is outdated.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The visibility.
/// https://developer.apple.com/documentation/swiftui/visibility
public enum Visibility: CaseIterable, Sendable { case automatic, visible, hidden }
/// The prominence.
/// https://developer.apple.com/documentation/swiftui/prominence
public enum Prominence: Sendable { case standard, increased }
/// The size of controls.
/// https://developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
