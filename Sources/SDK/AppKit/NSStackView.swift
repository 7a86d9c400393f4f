// NSStackView.swift: views in a row or a column. Nothing is laid out.
// https://developer.apple.com/documentation/appkit/nsstackview

public import Foundation
public import UIKit

/// Views in a row or a column.
/// https://developer.apple.com/documentation/appkit/nsstackview
@preconcurrency @MainActor
open class NSStackView: NSView, NibView {
    /// How views would share the room along the stack.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// The end of the stack that a view is at.
    public enum Gravity: Int, Sendable {
        case leading = 1
        case center, trailing
        /// The same as leading, for views one above the other.
        public static let top = leading
        /// The same as trailing, for views one above the other.
        public static let bottom = trailing
    }

    /// The views in order; each is a subview, too.
    open private(set) var arrangedSubviews: [NSView] = []
    /// The views in order.
    open var views: [NSView] { arrangedSubviews }
    /// Stored, no effect without a screen.
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    /// Stored, no effect without a screen.
    open var alignment = NSLayoutConstraint.Attribute.centerY
    /// Stored, no effect without a screen.
    open var distribution = Distribution.gravityAreas
    /// Stored, no effect without a screen.
    open var spacing: CGFloat = 8
    /// Stored, no effect without a screen.
    open var edgeInsets = NSEdgeInsetsZero
    /// Stored, no effect without a screen.
    open var detachesHiddenViews = true

    /// A stack of views.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Puts a view at the end.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Puts a view among the others.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        removeArrangedSubview(view)
        arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
        if view.superview !== self { addSubview(view) }
    }
    /// It stays a subview.
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    /// Puts a view at one end, which is not kept.
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    /// Puts views at one end in the place of all.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in arrangedSubviews { removeView(view) }
        for view in views { addArrangedSubview(view) }
    }
    /// Takes a view out of the stack.
    open func removeView(_ view: NSView) {
        removeArrangedSubview(view)
        view.removeFromSuperview()
    }
    /// Has no effect here.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
    /// Has no effect here.
    open func setHuggingPriority(_ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation) {}
    /// Has no effect here.
    open func setClippingResistancePriority(
        _ priority: UILayoutPriority,
        for orientation: NSLayoutConstraint.Orientation
    ) {}

    /// It has values without effect alone.
    public func takeNibValues(_ values: NibValues) {
        if values["orientation"] == "vertical" { orientation = .vertical }
    }
    /// It calls nobody.
    public func connectNibAction(_ action: Selector, of target: AnyObject) {}
    /// None.
    public func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool { false }
    /// Puts a view at the end.
    public func addNibView(_ view: UIView) {
        if let view = view as? NSView { addArrangedSubview(view) } else { addSubview(view) }
    }
}
