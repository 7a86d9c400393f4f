// CALayer.swift: how a view's rectangle would be drawn, as values.

public import Drawing
import Foundation

/// What a layer's corners look like.
/// https://developer.apple.com/documentation/uikit/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Arcs.
    public static let circular = Self(rawValue: "circular")
    /// Arcs that begin softly.
    public static let continuous = Self(rawValue: "continuous")
}

/// Some of a rectangle's corners.
/// https://developer.apple.com/documentation/uikit/cacornermask
public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
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
    /// Stored, no effect without a screen.
    open var frame = CGRect.zero
    /// Stored, no effect without a screen.
    open var bounds = CGRect.zero
    /// Stored, no effect without a screen.
    open var cornerRadius: CGFloat = 0
    /// Stored, no effect without a screen.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Stored, no effect without a screen.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Stored, no effect without a screen.
    open var masksToBounds = false
    /// Stored, no effect without a screen.
    open var isHidden = false
    /// Stored, no effect without a screen.
    open var opacity: Float = 1
    /// Stored, no effect without a screen.
    open var borderWidth: CGFloat = 0
    /// Stored, no effect without a screen.
    open var borderColor: CGColor?
    /// Stored, no effect without a screen.
    open var backgroundColor: CGColor?
    /// Stored, no effect without a screen.
    open var shadowColor: CGColor?
    /// Stored, no effect without a screen.
    open var shadowOpacity: Float = 0
    /// Stored, no effect without a screen.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Stored, no effect without a screen.
    open var shadowRadius: CGFloat = 3
    /// The layers that were added.
    open private(set) var sublayers: [CALayer]?

    /// Stored, no effect without a screen.
    open var position = CGPoint.zero
    /// Stored, no effect without a screen.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Stored, no effect without a screen.
    open var zPosition: CGFloat = 0
    /// Stored, no effect without a screen.
    open var mask: CALayer?
    /// Stored, no effect without a screen.
    open var contents: Any?
    /// Stored, no effect without a screen.
    open var contentsScale: CGFloat = 1
    /// Stored, no effect without a screen.
    open var rasterizationScale: CGFloat = 1
    /// Stored, no effect without a screen.
    open var shouldRasterize = false
    /// Stored, no effect without a screen.
    open var allowsEdgeAntialiasing = false
    /// Stored, no effect without a screen.
    open var shadowPath: CGPath?
    /// Stored, no effect without a screen.
    open var isOpaque = false
    /// Stored, no effect without a screen.
    open var speed: Float = 1
    /// A name of the author's.
    open var name: String?
    /// The layer that this one is in.
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    /// A layer without anything.
    public nonisolated required override init() { super.init() }

    /// Keeps an animation, which does not run: its delegate is told at once that it began and ended.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        if let key { animations[key] = animation }
        animation.delegate?.animationDidStart(animation)
        animation.delegate?.animationDidStop(animation, finished: true)
    }
    /// The animation that was added by that name.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Forgets an animation.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Forgets all animations.
    open func removeAllAnimations() { animations = [:] }
    /// No effect here.
    open func setNeedsDisplay() {}
    /// No effect here.
    open func setNeedsLayout() {}
    /// No effect here.
    open func layoutIfNeeded() {}
    /// Takes the layer out.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// The view that it is the layer of.
    weak var view: UIView?

    /// Draws its rectangle, what its view draws, and the layers in it. Shadows, masks and rounded corners are left out.
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

    /// Puts a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }
    /// Puts a layer among the others.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        sublayers = sublayers ?? []
        layer.superlayer = self
        sublayers?.insert(layer, at: min(Int(index), sublayers?.count ?? 0))
    }
}
