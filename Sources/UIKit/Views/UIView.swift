// UIView.swift: views as holders of values and of other views. Nothing is drawn and nothing is laid out.

import Foundation

/// What can have a next responder.
@MainActor
open class UIResponder: NSObject {
    /// A responder.
    public nonisolated override init() { super.init() }
    /// The next one in the chain.
    open var next: UIResponder? { nil }
    /// Nothing has a focus here: true.
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    /// Nothing has a focus here: true.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A view.
@MainActor
open class UIView: UIResponder {
    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var translatesAutoresizingMaskIntoConstraints = true
    open var accessibilityLabel: String?
    /// The views inside.
    open private(set) var subviews: [UIView] = []
    /// The view around.
    open private(set) weak var superview: UIView?

    /// A view of no size.
    public nonisolated override init() { super.init() }

    /// A view of that size.
    public convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }

    /// Puts a view inside.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Takes the view out.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Nothing is laid out.
    open func setNeedsLayout() {}
    /// Nothing is laid out.
    open func layoutIfNeeded() {}
    /// Nothing is drawn.
    open func setNeedsDisplay() {}

    /// Changes at once: there is no time in which to animate.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}
