// LayoutTypes.swift: alignments, axes, edges, insets, points, angles and regions. There is no layout, so they have no effect.

import Foundation
import UIKit

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
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
/// An axis.
/// https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}
/// An edge.
/// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    /// Edges.
    public struct Set: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper edge.
        public static let top = Set(.top)
        /// The left edge.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The right edge.
        public static let trailing = Set(.trailing)
        /// The left and the right edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
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
    /// The horizontal coordinate.
    public var x: CGFloat
    /// The vertical coordinate.
    public var y: CGFloat
    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
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
    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// The angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// The angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// The angle zero.
    public static let zero = Angle(radians: 0)
}
/// How an image fills its view.
/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: CaseIterable, Sendable { case fit, fill }
/// The regions of the safe area.
/// https://developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
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
