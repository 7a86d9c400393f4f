// ShapeLayers.swift: layers of shapes and color gradients, and animations, as values.

public import Drawing
import Foundation

/// The shape of line ends.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Ends at the point.
    public static let butt = Self(rawValue: "butt")
    /// The round line cap: half a circle.
    public static let round = Self(rawValue: "round")
    /// The square line cap: half a square.
    public static let square = Self(rawValue: "square")
}

/// The shape of corners.
/// https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The miter line join: pointed.
    public static let miter = Self(rawValue: "miter")
    /// The round line join.
    public static let round = Self(rawValue: "round")
    /// The bevel line join: cut.
    public static let bevel = Self(rawValue: "bevel")
}

/// A shape layer.
/// https://developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    // MARK: Stored, no effect without a screen
    open var path: CGPath?
    open var fillColor: CGColor? = .black
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

/// A gradient layer.
/// https://developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    // MARK: Stored, no effect without a screen
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// An animation.
/// https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor
open class CAAnimation: NSObject {
    /// The delegate, notified of its start and end.
    open var delegate: (any CAAnimationDelegate)?

    // MARK: Stored, no effect without a screen
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?

    /// Creates an empty animation.
    public nonisolated override init() { super.init() }
}

/// The delegate of an animation.
/// https://developer.apple.com/documentation/quartzcore/caanimationdelegate
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation starts.
    func animationDidStart(_ animation: CAAnimation)
    /// Called when the animation ends.
    func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
    /// Called when the animation starts. The default does nothing.
    public func animationDidStart(_ animation: CAAnimation) {}
    /// Called when the animation ends. The default does nothing.
    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// An animation of one property.
/// https://developer.apple.com/documentation/quartzcore/cabasicanimation
@preconcurrency @MainActor
open class CABasicAnimation: CAAnimation {
    /// The name of the animated property.
    open var keyPath: String?

    // MARK: Stored, no effect without a screen
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// Creates an animation of the property at `keyPath`.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// An animation of one property through several values.
/// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAAnimation {
    /// The name of the animated property.
    open var keyPath: String?
    /// The values. They are stored and have no effect without a screen.
    open var values: [Any]?
    /// The key times. They are stored and have no effect without a screen.
    open var keyTimes: [NSNumber]?
    /// Creates an animation of the property at `keyPath`.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// The state before and after an animation.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfillmode
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The fill mode that keeps the final state.
    public static let forwards = Self(rawValue: "forwards")
    /// Shows the initial state in advance.
    public static let backwards = Self(rawValue: "backwards")
    /// The fill mode that combines `backwards` and `forwards`.
    public static let both = Self(rawValue: "both")
    /// The fill mode that is neither `backwards` nor `forwards`.
    public static let removed = Self(rawValue: "removed")
}

/// The timing of an animation.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The linear timing function: always the same speed.
    public static let linear = Self(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = Self(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = Self(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The system default.
    public static let `default` = Self(rawValue: "default")
}

/// The timing of an animation.
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Creates a function; the name is not stored.
    public init(name: CAMediaTimingFunctionName) { super.init() }
}

/// A transaction of layer changes, which take effect at once.
/// https://developer.apple.com/documentation/quartzcore/catransaction
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private static var completions: [() -> Void] = []
    /// Begins a transaction. `commit` calls the block that was set in it.
    open class func begin() { completions.append({}) }
    /// Calls the completion block.
    open class func commit() { completions.popLast()?() }
    /// Has no effect here.
    open class func setDisableActions(_ disabled: Bool) {}
    /// Has no effect here.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Sets a block to be called by `commit`, or at once outside a transaction.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if completions.isEmpty { block() } else { completions[completions.count - 1] = block }
    }
}
