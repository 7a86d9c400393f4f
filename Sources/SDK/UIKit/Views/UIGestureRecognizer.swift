// UIGestureRecognizer.swift: what a person's fingers would do to a view. A tap's method is called when a choice names it.

import Foundation

/// A gesture.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    /// The view that it was added to.
    open internal(set) weak var view: UIView?
    /// Stored, no effect without a screen.
    open var isEnabled = true
    /// Over: a gesture here has no middle.
    open var state = State.ended
    /// Stored, no effect without a screen.
    open var cancelsTouchesInView = true
    /// One.
    open var numberOfTouches: Int { 1 }

    /// The method is called when a choice names it.
    public init(target: Any?, action: Selector?) { super.init() }

    /// Has no effect here: a gesture calls the method that it was made with.
    open func addTarget(_ target: Any, action: Selector) {}
    /// The upper left corner: nothing is laid out.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A tap.
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Stored, no effect without a screen.
    open var numberOfTapsRequired = 1
    /// Stored, no effect without a screen.
    open var numberOfTouchesRequired = 1
}

/// A long touch.
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Stored, no effect without a screen.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A movement.
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// None.
    open func translation(in view: UIView?) -> CGPoint { .zero }
}
