// UIView+Animation.swift: changes of views that would take their time. There is none in which to animate, so they come at once.

import Foundation

extension UIView {
    /// Makes the changes at once, and then says that it is done.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes the changes at once, and then says that it is done.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    /// Makes the changes at once, and then says that it is done.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    /// Makes the changes at once, and then says that it is done.
    public static func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Makes the changes of all frames at once, and then says that it is done.
    public static func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    /// Makes the changes at once.
    public static func addKeyframe(
        withRelativeStartTime start: Double,
        relativeDuration duration: Double,
        animations: () -> Void
    ) { animations() }
    /// Has no effect here: changes come at once.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    /// No: changes come at once.
    public static var areAnimationsEnabled: Bool { false }
    /// Makes the changes.
    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
