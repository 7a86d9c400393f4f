// UIStackView.swift: views in a row or a column. There is no layout.

import Foundation

/// Views in a row or a column.
/// https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views share the space along the stack.
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// How views are aligned across the stack.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The same as leading, for horizontal stacks.
        public static let top = leading
        /// The same as trailing, for horizontal stacks.
        public static let bottom = trailing
    }

    /// The views in order; each is a subview, too.
    open private(set) var arrangedSubviews: [UIView] = []

    // MARK: Stored, no effect without a screen
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Appends a view.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Inserts a view.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        removeArrangedSubview(view)
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }
    /// Removes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Has no effect here.
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

    override func forget(_ view: UIView) {
        super.forget(view)
        removeArrangedSubview(view)
    }
}
