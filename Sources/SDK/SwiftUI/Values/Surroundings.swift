// Surroundings.swift: values for the appearance and position of views. They are stored, without effect.

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
    /// Whether it is active.
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
    /// The bits.
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

/// The alignment of text.
/// https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }
/// A horizontal alignment.
/// https://developer.apple.com/documentation/swiftui/horizontalalignment
public enum HorizontalAlignment: Sendable {
    case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
}
/// A vertical alignment.
/// https://developer.apple.com/documentation/swiftui/verticalalignment
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
/// An alignment.
/// https://developer.apple.com/documentation/swiftui/alignment
public struct Alignment: Equatable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment
    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The left.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The right.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// A corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// A corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// A corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// A corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
/// An axis.
/// https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Horizontal.
        public static let horizontal = Set(rawValue: 1)
        /// Vertical.
        public static let vertical = Set(rawValue: 2)
    }
}
/// An edge.
/// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    /// Edges.
    public struct Set: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper edge.
        public static let top = Set(.top)
        /// The left edge.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The right edge.
        public static let trailing = Set(.trailing)
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}
/// A horizontal edge.
/// https://developer.apple.com/documentation/swiftui/horizontaledge
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
/// A vertical edge.
/// https://developer.apple.com/documentation/swiftui/verticaledge
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
/// Insets from the edges.
/// https://developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
    /// The inset from the upper edge, in points.
    public var top: CGFloat
    /// The inset from the left edge, in points.
    public var leading: CGFloat
    /// The inset from the lower edge, in points.
    public var bottom: CGFloat
    /// The inset from the right edge, in points.
    public var trailing: CGFloat
    /// Creates insets in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
/// A point in a view, with coordinates from 0 to 1.
/// https://developer.apple.com/documentation/swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
    /// Horizontal.
    public var x: CGFloat
    /// Vertical.
    public var y: CGFloat
    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// A corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of an edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of an edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of an edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of an edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// A corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// A corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// A corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// A corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
/// An angle.
/// https://developer.apple.com/documentation/swiftui/angle
public struct Angle: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// The angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// The angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// The angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// The angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Zero.
    public static let zero = Angle(radians: 0)
}
/// How an image fills its view.
/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: CaseIterable, Sendable { case fit, fill }
/// The regions of the safe area.
/// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The regions of bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
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

/// An animation, without effect: changes take effect at once.
/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// The default.
    public static let `default` = Animation("default")
    /// Linear.
    public static let linear = Animation("linear")
    /// Starts slowly.
    public static let easeIn = Animation("easeIn")
    /// Ends slowly.
    public static let easeOut = Animation("easeOut")
    /// Starts and ends slowly.
    public static let easeInOut = Animation("easeInOut")
    /// A spring.
    public static let spring = Animation("spring")
    /// A spring.
    public static let smooth = Animation("smooth")
    /// A spring.
    public static let snappy = Animation("snappy")
    /// A spring.
    public static let bouncy = Animation("bouncy")
    /// Linear, with a duration in seconds.
    public static func linear(duration: Double) -> Animation { .linear }
    /// Starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { .easeIn }
    /// Ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { .easeOut }
    /// Starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }
    /// A spring.
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.8,
        blendDuration: Double = 0
    ) -> Animation { .spring }
    /// A spring.
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { .spring }
    /// A spring.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { .spring }
    /// Returns itself.
    public func delay(_ delay: Double) -> Animation { self }
    /// Returns itself.
    public func speed(_ speed: Double) -> Animation { self }
    /// Returns itself.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    /// Returns itself.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
/// The context of a change.
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
    /// Stored, no effect.
    public var animation: Animation?
    /// Stored, no effect.
    public var disablesAnimations = false
    /// Creates a transaction without animation.
    public init() {}
    /// Creates a transaction.
    public init(animation: Animation?) { self.animation = animation }
}
/// Makes changes, without animation.
/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// Makes changes at once, and then calls the completion handler.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
/// Makes changes, without animation.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// A transition.
/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: Sendable {
    private init() {}
    /// Without animation.
    public static let opacity = AnyTransition()
    /// Without animation.
    public static let scale = AnyTransition()
    /// Without animation.
    public static let slide = AnyTransition()
    /// Without animation.
    public static let identity = AnyTransition()
    /// Without animation.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// Without animation.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// Without animation.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
    /// Without animation.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .identity }
    /// Without animation.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Without animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
