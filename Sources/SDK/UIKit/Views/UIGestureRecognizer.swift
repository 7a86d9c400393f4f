// UIGestureRecognizer.swift: what a person's fingers would do to a view. A tap's method is called when a choice names it.

import Foundation

/// A gesture.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
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

    /// Stored, no effect without a screen: nobody touches.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Stored, no effect without a screen.
    open var delaysTouchesBegan = false
    /// Stored, no effect without a screen.
    open var delaysTouchesEnded = true
    /// A name of the author's.
    open var name: String?

    /// The method is called when a choice names it.
    public init(target: Any?, action: Selector?) { super.init() }
    /// A gesture that calls nothing. `nothing` is never given.
    public convenience init(_ nothing: Void = ()) { self.init(target: nil, action: nil) }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { super.init() }

    /// Has no effect here: a gesture calls the method that it was made with.
    open func addTarget(_ target: Any, action: Selector) {}
    /// No effect here.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// Has no effect here: nobody touches.
    open func require(toFail other: UIGestureRecognizer) {}
    /// The upper left corner: nothing is laid out.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
    /// The upper left corner: nothing is laid out.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A tap.
/// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Stored, no effect without a screen.
    open var numberOfTapsRequired = 1
    /// Stored, no effect without a screen.
    open var numberOfTouchesRequired = 1
}

/// A long touch.
/// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Stored, no effect without a screen.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// A movement.
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// None.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// No effect here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// None.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A quick movement.
/// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a finger goes.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Self(rawValue: 1)
        /// To the left.
        public static let left = Self(rawValue: 2)
        /// Up.
        public static let up = Self(rawValue: 4)
        /// Down.
        public static let down = Self(rawValue: 8)
    }
    /// Stored, no effect without a screen.
    open var direction: Direction = .right
    /// Stored, no effect without a screen.
    open var numberOfTouchesRequired = 1
}

/// Two fingers that move apart.
/// https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Stored, no effect without a screen.
    open var scale: CGFloat = 1
}

/// Asked about gestures; never here, for nobody touches.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Never asked here.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Never asked here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Never asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// True unless implemented or overridden.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}
