// UIBezierPath.swift: a path with its drawing attributes.
// https://developer.apple.com/documentation/uikit/uibezierpath

public import Drawing
import Foundation

/// Corners of a rectangle.
/// https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
    /// The raw value: the bits of the set.
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
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path.
/// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// The line width of `stroke()`.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit for mitered corners, as a multiple of the line width.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule determines the interior.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() { super.init() }
    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// Creates an ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// Creates a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }
    /// Creates an arc; clockwise as it appears.
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
    /// Creates a path from a CGPath.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The path as a CGPath.
    open var cgPath: CGPath {
        get { path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }
    /// Whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// The current point.
    open var currentPoint: CGPoint { path.currentPoint }
    /// The rectangle around all points.
    open var bounds: CGRect { path.boundingBox }

    /// Begins a new subpath.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Appends a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Appends a cubic curve.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Appends a quadratic curve.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    /// Appends an arc.
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
    /// Appends another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Closes the subpath.
    open func close() { path.closeSubpath() }
    /// Removes all points.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let result = CGMutablePath()
        result.addPath(path, transform: transform)
        path = result
    }
    /// Sets the lengths of dashes and gaps.
    open func setLineDash(_ lengths: [CGFloat], phase: CGFloat) { dash = (lengths, phase) }

    /// Fills the path in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current context.
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

    /// Clips to the path from now on.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
