// NSLayoutConstraint.swift: relations between edges and sizes, kept as their values.
// https://developer.apple.com/documentation/uikit/nslayoutconstraint

import Foundation

/// How much a constraint, a size or a shape is insisted on.
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float
    /// Creates a value with this number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a value with this number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It must hold.
    public static let required = Self(1000)
    /// Apple: UILayoutPriority.defaultHigh.
    public static let defaultHigh = Self(750)
    /// Apple: UILayoutPriority.defaultLow.
    public static let defaultLow = Self(250)
    /// Apple: UILayoutPriority.fittingSizeLevel.
    public static let fittingSizeLevel = Self(50)
}

/// A relation between two edges or sizes.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// An edge, a middle or a size.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    }
    /// How two sides compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// The object that it represents.
    open private(set) weak var firstItem: AnyObject?
    /// What that depends on; nil: on nothing.
    open private(set) weak var secondItem: AnyObject?
    /// The parts of the items that it is about.
    public let firstAttribute, secondAttribute: Attribute
    /// How they compare.
    public let relation: Relation
    /// By how much the second part is multiplied.
    public let multiplier: CGFloat
    /// What is added then.
    open var constant: CGFloat
    /// Whether it would hold; nothing is laid out.
    open var isActive = false
    /// Stored, no effect without a screen.
    open var priority = UILayoutPriority.required
    /// Stored, no effect without a screen.
    open var identifier: String?

    /// A relation: first item's attribute = second item's attribute × multiplier + constant.
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

    /// A constraint about nothing.
    public override init() {
        (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
        (multiplier, constant) = (1, 0)
        super.init()
    }

    /// Says that constraints hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    /// Says that constraints hold no longer.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }
}
