// UIGestureRecognizer.swift: gestures. The action of a tap is called when a choice names it.

import Foundation

/// A gesture.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a gesture.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    /// The view of the gesture.
    open internal(set) weak var view: UIView?
    /// The state; always ended, since gestures here have no duration.
    open var state = State.ended
    /// The number of touches; always 1.
    open var numberOfTouches: Int { 1 }

    /// Stored, no effect: there are no touches.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    // MARK: Stored, no effect without a screen
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true

    /// The author's name for it.
    open var name: String?

    /// Creates a gesture. Its action is called when a choice names the gesture.
    public init(target: Any?, action: Selector?) { super.init() }
    /// Creates a gesture without an action. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(target: nil, action: nil) }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { super.init() }

    /// No effect: a gesture calls the action that it was created with.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Has no effect here.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// No effect: there are no touches.
    open func require(toFail other: UIGestureRecognizer) {}
    /// Always zero: there is no layout.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
    /// Always zero: there is no layout.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A tap.
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps required. It is stored and has no effect without a screen.
    open var numberOfTapsRequired = 1
    /// The number of touches required. It is stored and has no effect without a screen.
    open var numberOfTouchesRequired = 1
}

/// A long press.
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum press duration. It is stored and has no effect without a screen.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A pan.
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Always returns zero.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Has no effect here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Always returns zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A swipe.
/// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The right direction.
        public static let right = Self(rawValue: 1)
        /// The left direction.
        public static let left = Self(rawValue: 2)
        /// The up direction.
        public static let up = Self(rawValue: 4)
        /// The down direction.
        public static let down = Self(rawValue: 8)
    }
    /// The direction. It is stored and has no effect without a screen.
    open var direction: Direction = .right
    /// The number of touches required. It is stored and has no effect without a screen.
    open var numberOfTouchesRequired = 1
}

/// A pinch.
/// https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale. It is stored and has no effect without a screen.
    open var scale: CGFloat = 1
}

/// The delegate of a gesture; never called here.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Is never called here.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Is never called here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Is never called here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// The default returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The default returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// The default returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}
