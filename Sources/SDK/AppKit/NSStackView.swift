// NSStackView.swift: views in a row or a column. There is no layout.
// https://developer.apple.com/documentation/appkit/nsstackview

public import Foundation
public import UIKit

/// Views in a row or a column.
/// https://developer.apple.com/documentation/appkit/nsstackview
@preconcurrency @MainActor
open class NSStackView: NSView, NibView {
    /// How views share the space along the stack.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// The end of the stack where a view is.
    public enum Gravity: Int, Sendable {
        case leading = 1
        case center, trailing
        /// The same as leading, for vertical stacks.
        public static let top = leading
        /// The same as trailing, for vertical stacks.
        public static let bottom = trailing
    }

    /// The views in order; each is a subview, too.
    open private(set) var arrangedSubviews: [NSView] = []
    /// The views in order.
    open var views: [NSView] { arrangedSubviews }

    // MARK: Stored, no effect without a screen
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    open var alignment = NSLayoutConstraint.Attribute.centerY
    open var distribution = Distribution.gravityAreas
    open var spacing: CGFloat = 8
    open var edgeInsets = NSEdgeInsetsZero
    open var detachesHiddenViews = true

    /// Creates a stack of views.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Appends a view.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Inserts a view.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
        removeArrangedSubview(view)
        arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
        if view.superview !== self { addSubview(view) }
    }
    /// Removes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    /// Appends a view; the gravity is ignored.
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    /// Replaces all views; the gravity is ignored.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in arrangedSubviews { removeView(view) }
        for view in views { addArrangedSubview(view) }
    }
    /// Removes a view from the stack.
    open func removeView(_ view: NSView) {
        removeArrangedSubview(view)
        view.removeFromSuperview()
    }

    // MARK: No effect here
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
    open func setHuggingPriority(_ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation) {}
    open func setClippingResistancePriority(
        _ priority: UILayoutPriority,
        for orientation: NSLayoutConstraint.Orientation
    ) {}

    /// No effect: its values are ignored.
    public func applyNibValues(_ values: NibValues) {
        if values["orientation"] == "vertical" { orientation = .vertical }
    }
    /// Has no effect: the view has no action.
    public func connectNibAction(_ action: Selector, of target: AnyObject) {}
    /// Always false: there are no outlets.
    public func connectNibOutlet(_ name: String, to object: AnyObject) -> Bool { false }
    /// Appends a view.
    public func addNibView(_ view: UIView) {
        if let view = view as? NSView { addArrangedSubview(view) } else { addSubview(view) }
    }
}
