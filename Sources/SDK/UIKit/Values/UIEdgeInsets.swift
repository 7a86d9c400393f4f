// UIEdgeInsets.swift: insets from the edges of a rectangle, and geometry wrapped in objects.

import Foundation

/// Insets from four edges.
/// https://developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Sendable {
    /// The distances from the edges, in points.
    public var top, left, bottom, right: CGFloat
    /// Insets of zero.
    public static let zero = UIEdgeInsets()
    /// Creates zero insets.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// Creates insets from distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Insets from four edges, in reading direction.
/// https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distances from the edges, in points.
    public var top, leading, bottom, trailing: CGFloat
    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Creates insets from distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

extension CGRect {
    /// The rectangle reduced by insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}

extension NSValue {
    /// The rectangle in it; zero if there is none.
    public var cgRectValue: CGRect { rectValue }
    /// The size in it; zero if there is none.
    public var cgSizeValue: CGSize { sizeValue }
    /// The point in it; zero if there is none.
    public var cgPointValue: CGPoint { pointValue }
}
