// CALayer.swift: the appearance of a view's rectangle, as values.

public import Drawing
import Foundation

/// The shape of a layer's corners.
/// https://developer.apple.com/documentation/uikit/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Circular arcs.
    public static let circular = Self(rawValue: "circular")
    /// Curves without a jump in curvature.
    public static let continuous = Self(rawValue: "continuous")
}

/// Some of a rectangle's corners.
/// https://developer.apple.com/documentation/uikit/cacornermask
public struct CACornerMask: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let layerMinXMinYCorner = Self(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// A layer. Nothing is drawn.
/// https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor
open class CALayer: NSObject {
    // MARK: Stored, no effect without a screen
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var isHidden = false
    open var opacity: Float = 1
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var allowsEdgeAntialiasing = false
    open var shadowPath: CGPath?
    open var isOpaque = false
    open var speed: Float = 1

    /// The layers in this layer.
    open private(set) var sublayers: [CALayer]?

    /// The author's name for it.
    open var name: String?
    /// The layer that contains this layer.
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    /// Creates an empty layer.
    public nonisolated required override init() { super.init() }

    /// Stores an animation, which does not run: its delegate is notified at once of its start and end.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        if let key { animations[key] = animation }
        animation.delegate?.animationDidStart(animation)
        animation.delegate?.animationDidStop(animation, finished: true)
    }
    /// The animation with that key.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Removes an animation.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    open func removeAllAnimations() { animations = [:] }

    // MARK: No effect here
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// The view of the layer.
    weak var view: UIView?

    /// Draws its rectangle, its view's drawing, and its sublayers. Shadows, masks and rounded corners are omitted.
    open func render(in context: CGContext) {
        if isHidden || opacity == 0 { return }
        let size = view?.bounds.size ?? bounds.size
        let area = CGRect(origin: .zero, size: size)
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        if let color = view?.backgroundColor?.cgColor ?? backgroundColor {
            context.setFillColor(color)
            context.fill(area)
        }
        if let view {
            UIGraphicsPushContext(context)
            view.draw(area)
            UIGraphicsPopContext()
        }
        if let borderColor, borderWidth > 0 {
            context.setStrokeColor(borderColor)
            context.stroke(area.insetBy(dx: borderWidth / 2, dy: borderWidth / 2), width: borderWidth)
        }
        for layer in sublayers ?? [] { layer.render(in: context, at: layer.frame.origin) }
        for subview in view?.subviews ?? [] where !subview.isHidden && subview.alpha > 0 {
            subview.layer.render(in: context, at: subview.frame.origin)
        }
        context.restoreGState()
    }

    private func render(in context: CGContext, at origin: CGPoint) {
        context.saveGState()
        context.translateBy(x: origin.x, y: origin.y)
        render(in: context)
        context.restoreGState()
    }

    /// Adds a sublayer in front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }
    /// Inserts a sublayer.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        sublayers = sublayers ?? []
        layer.superlayer = self
        sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
    }
}
