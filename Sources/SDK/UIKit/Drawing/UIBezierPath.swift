// UIBezierPath.swift: a path that knows how it is drawn.
// https://developer.apple.com/documentation/uikit/uibezierpath

public import Drawing
import Foundation

/// Corners of a rectangle.
/// https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path.
/// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// How wide `stroke()` draws.
    open var lineWidth: CGFloat = 1
    /// What lines' ends look like.
    open var lineCapStyle = CGLineCap.butt
    /// What corners look like.
    open var lineJoinStyle = CGLineJoin.miter
    /// Beyond how many widths a corner is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether parts that are surrounded twice count as outside.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() { super.init() }
    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// An ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }
    /// An arc; clockwise as a person sees it.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }
    /// Any path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The strokes.
    open var cgPath: CGPath {
        get { path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// Whether nothing was added.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the pen is.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The rectangle around all points.
    open var bounds: CGRect { path.boundingBox }

    /// Begins a new part.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Goes on in a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Goes on in a cubic curve.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Goes on in a quadratic curve.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Goes on along a circle.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Angles grow clockwise where y grows downwards.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }
    /// Adds the parts of another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Goes back to where the part began.
    open func close() { path.closeSubpath() }
    /// Empties it.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Moves all of it by a transform.
    open func apply(_ transform: CGAffineTransform) {
        let result = CGMutablePath()
        result.addPath(path, transform: transform)
        path = result
    }
    /// Lengths of lines and gaps in turn.
    open func setLineDash(_ lengths: [CGFloat], phase: CGFloat) { dash = (lengths, phase) }

    /// Fills the path in the present context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the present context.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Draws only inside the path from now on.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
