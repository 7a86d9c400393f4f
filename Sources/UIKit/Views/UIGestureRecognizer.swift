// UIGestureRecognizer.swift: what a person's fingers would do to a view. A tap's method is called when a choice names it.

import Foundation

/// A gesture.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var state = State.ended
    open var cancelsTouchesInView = true
    open var numberOfTouches: Int { 1 }

    /// The method is called when a choice names it.
    public init(target: Any?, action: Selector?) { super.init() }

    open func addTarget(_ target: Any, action: Selector) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A tap.
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// A long touch.
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A movement.
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
}
