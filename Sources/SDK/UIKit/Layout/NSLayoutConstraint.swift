// NSLayoutConstraint.swift: constraints between edges and sizes, stored as values.
// https://developer.apple.com/documentation/uikit/nslayoutconstraint

import Foundation

/// The priority of a constraint or a size.
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value: the number.
    public var rawValue: Float
    /// Creates a value with this number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a value with this number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The priority of a required constraint.
    public static let required = Self(1000)
    /// Apple: UILayoutPriority.defaultHigh.
    public static let defaultHigh = Self(750)
    /// Apple: UILayoutPriority.defaultLow.
    public static let defaultLow = Self(250)
    /// Apple: UILayoutPriority.fittingSizeLevel.
    public static let fittingSizeLevel = Self(50)
}

/// A constraint between two edges or sizes.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// An edge, a center or a dimension.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    }
    /// The relation of a constraint.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    /// An axis.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// The first item.
    open private(set) weak var firstItem: AnyObject?
    /// The second item; nil: none.
    open private(set) weak var secondItem: AnyObject?
    /// The attributes of the items.
    public let firstAttribute, secondAttribute: Attribute
    /// The layout constraint's relation.
    public let relation: Relation
    /// The multiplier of the second attribute.
    public let multiplier: CGFloat
    /// The layout constraint's constant.
    open var constant: CGFloat
    /// Whether it is active; no effect, since there is no layout.
    open var isActive = false
    /// The priority. It is stored and has no effect without a screen.
    open var priority = UILayoutPriority.required
    /// The identifier. It is stored and has no effect without a screen.
    open var identifier: String?

    /// Creates a constraint: first item's attribute = second item's attribute × multiplier + constant.
    public init(
        item: Any,
        attribute: Attribute,
        relatedBy relation: Relation,
        toItem other: Any?,
        attribute otherAttribute: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        firstItem = item as AnyObject
        secondItem = other.map { $0 as AnyObject }
        (firstAttribute, secondAttribute, self.relation) = (attribute, otherAttribute, relation)
        (self.multiplier, self.constant) = (multiplier, constant)
        super.init()
    }

    /// Creates a constraint without items.
    public override init() {
        (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
        (multiplier, constant) = (1, 0)
        super.init()
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }
}
