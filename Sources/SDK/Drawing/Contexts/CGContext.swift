// CGContext.swift: draws on pixels.
// https://developer.apple.com/documentation/coregraphics/cgcontext
//
// The current path belongs to this context; cairo receives it when it is filled or stroked, in the coordinates of that
// moment. Points are transformed when they are added, as on Apple's platforms, so a path is not affected by later
// changes of the transform.

import Foundation

/// How new colors are combined with existing ones.
/// https://developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, clear, copy, sourceAtop, destinationOver, plusLighter

    /// cairo_operator_t.
    fileprivate var code: Int32 {
        switch self {
        case .normal: 2
        case .multiply: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .clear: 0
        case .copy: 1
        case .sourceAtop: 5
        case .destinationOver: 7
        case .plusLighter: 12
        }
    }
}

/// How a path is painted.
/// https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// A drawing context.
/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    private struct State {
        var transform: CGAffineTransform
        var fill = CGColor.black
        var stroke = CGColor.black
        var alpha: CGFloat = 1
        var lineWidth: CGFloat = 1
        var cap = CGLineCap.butt
        var join = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
        var blendMode = CGBlendMode.normal
    }

    private let drawing: SurfaceContext
    private var state: State
    private var saved: [State] = []
    /// The path, in pixels.
    private var pixels = CGMutablePath()

    /// The width in pixels.
    public var width: Int { drawing.surface.width }
    /// The height in pixels.
    public var height: Int { drawing.surface.height }

    /// Transparent pixels with the origin at their lower left and y growing upwards; nil if the size is not valid for
    /// an image.
    public convenience init?(width: Int, height: Int) {
        let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(width: width, height: height, transform: flipped)
    }

    /// Transparent pixels.
    ///
    /// - Parameter transform: From the context's initial coordinates to pixels, whose origin is at the upper left.
    public init?(width: Int, height: Int, transform: CGAffineTransform) {
        guard let surface = PixelSurface(width: width, height: height), let drawing = SurfaceContext(surface) else {
            return nil
        }
        self.drawing = drawing
        state = State(transform: transform)
    }

    /// The current contents as an image.
    public func makeImage() -> CGImage? { drawing.surface.copy().map(CGImage.init) }

    // MARK: - State

    /// From the current coordinates to pixels.
    public var ctm: CGAffineTransform { state.transform }

    /// Saves the graphics state until `restoreGState`.
    public func saveGState() {
        saved.append(state)
        drawing.call(\.save)
    }

    /// Restores the graphics state saved last.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        state = last
        drawing.call(\.restore)
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
    /// Scales the axes.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
    /// Rotates the axes.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Sets the fill color.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the stroke color.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the fill color.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    /// Sets the stroke color.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
    /// Sets the opacity, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 1 }
    /// Sets the line width.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
    /// Sets the shape of corners.
    public func setLineJoin(_ join: CGLineJoin) { state.join = join }
    /// Sets the limit for mitered corners, as a multiple of the line width.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// Sets the lengths of dashes and gaps; none: lines are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = (phase, lengths) }
    /// Sets how new colors are combined with existing ones.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    // MARK: - The path

    /// Discards the path.
    public func beginPath() { pixels = CGMutablePath() }
    /// Begins a new subpath.
    public func move(to point: CGPoint) { pixels.move(to: point, transform: state.transform) }
    /// Appends a straight line.
    public func addLine(to point: CGPoint) { pixels.addLine(to: point, transform: state.transform) }
    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) { pixels.addLines(between: points, transform: state.transform) }
    /// Appends a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pixels.addCurve(to: end, control1: control1, control2: control2, transform: state.transform)
    }
    /// Appends a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pixels.addQuadCurve(to: end, control: control, transform: state.transform)
    }
    /// Appends an arc of a circle.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        pixels.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: state.transform
        )
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { pixels.addRect(rect, transform: state.transform) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { pixels.addEllipse(in: rect, transform: state.transform) }
    /// Adds the parts of a path.
    public func addPath(_ path: CGPath) { pixels.addPath(path, transform: state.transform) }
    /// Closes the subpath.
    public func closePath() { pixels.closeSubpath() }

    // MARK: - Drawing

    /// Fills the path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Strokes the path and discards it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Paints the path and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        drawing.call(\.save)
        givePath()
        drawing.call(\.setOperator, state.blendMode.code)
        if mode != .stroke {
            drawing.call(\.setFillRule, mode == .eoFill || mode == .eoFillStroke ? 1 : 0)
            setSource(state.fill)
            drawing.call(mode == .fill || mode == .eoFill ? \.fill : \.fillPreserve)
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke() }
        drawing.call(\.newPath)
        drawing.call(\.restore)
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { with(CGContext.addRect, rect) { fillPath() } }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { with(CGContext.addRect, rect) { strokePath() } }
    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = before
    }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { with(CGContext.addEllipse, rect) { fillPath() } }
    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) { with(CGContext.addEllipse, rect) { strokePath() } }

    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let before = state.blendMode
        state.blendMode = .clear
        fill(rect)
        state.blendMode = before
    }

    /// Clips to the path from now on, and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        givePath()
        drawing.call(\.setFillRule, rule == .evenOdd ? 1 : 0)
        drawing.call(\.clip)
        beginPath()
    }

    /// Clips to a rectangle from now on.
    public func clip(to rect: CGRect) { with(CGContext.addRect, rect) { clip() } }

    /// Draws an image with its lower edge at the smallest y: upside down in a context whose y grows downwards, as on
    /// Apple's platforms.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        drawDownwards(image, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }

    /// Draws an image with its upper edge at the smallest y.
    public func drawDownwards(_ image: CGImage, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let place = CGAffineTransform(
            a: rect.width / CGFloat(image.width),
            b: 0,
            c: 0,
            d: rect.height / CGFloat(image.height),
            tx: rect.minX,
            ty: rect.minY
        )
        let matrix = place.concatenating(state.transform)
        guard matrix.isInvertible else { return }
        drawing.call(\.save)
        drawing.transform(matrix.numbers)
        drawing.call(\.newPath)
        drawing.call(\.rectangle, 0, 0, Double(image.width), Double(image.height))
        drawing.call(\.clip)
        drawing.setSource(image.surface)
        drawing.call(\.setOperator, state.blendMode.code)
        drawing.call(\.paintWithAlpha, state.alpha)
        drawing.call(\.restore)
    }

    /// Draws a text upright: with its upper left corner at `point` in a context whose y grows downwards, otherwise with
    /// its lower left corner there. Draws nothing if text layout is not available (`TextLayout.problem`).
    public func draw(_ text: TextLayout, at point: CGPoint) {
        guard state.transform.isInvertible, point.x.isFinite, point.y.isFinite else { return }
        drawing.call(\.save)
        drawing.transform(state.transform.numbers)
        if let layout = PangoLayout(text, on: drawing, alpha: state.alpha) {
            let isUpwards = state.transform.a * state.transform.d - state.transform.b * state.transform.c < 0
            drawing.call(\.translate, point.x, point.y + (isUpwards ? layout.size.height : 0))
            if isUpwards { drawing.call(\.scale, 1, -1) }
            drawing.call(\.setOperator, state.blendMode.code)
            drawing.call(\.newPath)
            drawing.call(\.moveTo, 0, 0)
            layout.show()
            drawing.call(\.newPath)
        }
        drawing.call(\.restore)
    }

    // MARK: -

    private func with(_ add: (CGContext) -> (CGRect) -> Void, _ rect: CGRect, _ body: () -> Void) {
        beginPath()
        add(self)(rect)
        body()
    }

    private func setSource(_ color: CGColor) {
        drawing.setSource(
            red: color.red,
            green: color.green,
            blue: color.blue,
            alpha: color.alpha * state.alpha
        )
    }

    /// Strokes cairo's path, which is in pixels, with a pen that is round in the current coordinates.
    private func stroke() {
        guard state.transform.isInvertible else { return }
        setSource(state.stroke)
        drawing.transform(state.transform.numbers)
        drawing.call(\.setLineWidth, max(0, state.lineWidth))
        drawing.call(\.setLineCap, state.cap.rawValue)
        drawing.call(\.setLineJoin, state.join.rawValue)
        drawing.call(\.setMiterLimit, max(1, state.miterLimit))
        // NB: A dash without any length would put cairo's context into an error state permanently.
        let lengths = state.dash.lengths.map { max(0, Double($0)) }
        drawing.setDash(lengths.reduce(0, +) > 0 ? lengths : [], phase: state.dash.phase)
        drawing.call(\.stroke)
    }

    private func givePath() {
        drawing.call(\.newPath)
        for element in pixels.elements {
            switch element {
            case .move(let point): drawing.call(\.moveTo, point.x, point.y)
            case .line(let point): drawing.call(\.lineTo, point.x, point.y)
            case .curve(let first, let second, let end):
                drawing.curve(first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: drawing.call(\.closePath)
            }
        }
    }
}

extension CGAffineTransform {
    /// cairo stops drawing permanently after a matrix that cannot be inverted.
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }

    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
