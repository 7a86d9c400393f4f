// NSLayoutConstraint.swift: relations between edges and sizes, kept as their values.
// https://developer.apple.com/documentation/uikit/nslayoutconstraint

import Foundation

/// How much a constraint, a size or a shape is insisted on.
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let defaultLow = Self(250)
    public static let fittingSizeLevel = Self(50)
}

/// A relation between two edges or sizes.
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor
open class NSLayoutConstraint: NSObject {
    /// An edge, a middle or a size.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    }
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }
    public enum Axis: Int, Sendable { case horizontal, vertical }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute, secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var isActive = false
    open var priority = UILayoutPriority.required
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

    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for each in constraints { each.isActive = false }
    }
}
