// Animation.swift: animations, transactions and transitions. They have no effect: changes take effect at once.

import Foundation

/// An animation, without effect: changes take effect at once.
/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// The default.
    public static let `default` = Animation("default")
    /// The linear animation.
    public static let linear = Animation("linear")
    /// Starts slowly.
    public static let easeIn = Animation("easeIn")
    /// Ends slowly.
    public static let easeOut = Animation("easeOut")
    /// Starts and ends slowly.
    public static let easeInOut = Animation("easeInOut")
    /// The spring animation.
    public static let spring = Animation("spring")
    /// The smooth animation, a spring.
    public static let smooth = Animation("smooth")
    /// The snappy animation, a spring.
    public static let snappy = Animation("snappy")
    /// The bouncy animation, a spring.
    public static let bouncy = Animation("bouncy")
    /// Linear, with a duration in seconds.
    public static func linear(duration: Double) -> Animation { .linear }
    /// Starts slowly, with a duration in seconds.
    public static func easeIn(duration: Double) -> Animation { .easeIn }
    /// Ends slowly, with a duration in seconds.
    public static func easeOut(duration: Double) -> Animation { .easeOut }
    /// Starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { .easeInOut }
    /// Returns a spring animation.
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.8,
        blendDuration: Double = 0
    ) -> Animation { .spring }
    /// Returns a spring animation.
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation { .spring }
    /// Returns a spring animation.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { .spring }
    /// Returns itself.
    public func delay(_ delay: Double) -> Animation { self }
    /// Returns itself.
    public func speed(_ speed: Double) -> Animation { self }
    /// Returns itself.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    /// Returns itself.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
/// The context of a change.
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
    /// The animation. It is stored and has no effect.
    public var animation: Animation?
    /// The setting `disablesAnimations`. It is stored and has no effect.
    public var disablesAnimations = false
    /// Creates a transaction without animation.
    public init() {}
    /// Creates a transaction.
    public init(animation: Animation?) { self.animation = animation }
}
/// Makes changes, without animation.
/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// Makes changes at once, and then calls the completion handler.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
/// Makes changes, without animation.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// A transition.
/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: Sendable {
    private init() {}
    /// The opacity transition, without animation.
    public static let opacity = AnyTransition()
    /// The scale transition, without animation.
    public static let scale = AnyTransition()
    /// The slide transition, without animation.
    public static let slide = AnyTransition()
    /// The identity transition, without animation.
    public static let identity = AnyTransition()
    /// Without animation.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// Without animation.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// The scale transition, without animation.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .identity }
    /// Without animation.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .identity }
    /// Without animation.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Without animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
