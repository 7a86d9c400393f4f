// UIView+Animation.swift: animated changes of views. They take effect at once, since no time passes here.

import Foundation

extension UIView {
    /// Makes the changes at once, and then calls the completion handler.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes the changes at once, and then calls the completion handler.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }
    /// Makes the changes at once, and then calls the completion handler.
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
    /// Makes the changes at once, and then calls the completion handler.
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
    /// Makes the changes of all keyframes at once, and then calls the completion handler.
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
    /// No effect: changes take effect at once.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    /// Whether animations are enabled; always false: changes take effect at once.
    public static var areAnimationsEnabled: Bool { false }
    /// Makes the changes.
    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
