// CGPath.swift: lines and curves. Arcs and quadratic curves are stored as the closest cubic curves.
// https://developer.apple.com/documentation/coregraphics/cgpath

import Foundation

/// How the interior of a path is determined.
/// https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// The shapes of line ends.
/// https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The shapes of corners.
/// https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A path.
/// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Equatable {
    /// An element of a path.
    enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    fileprivate(set) var elements: [Element] = []
    fileprivate(set) var start = CGPoint.zero
    fileprivate(set) var current: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init()
        append(rect: rect, transform ?? .identity)
    }

    /// Creates an ellipse.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init()
        append(ellipse: rect, transform ?? .identity)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }
    /// The current point; zero in an empty path.
    public var currentPoint: CGPoint { current ?? .zero }

    /// The rectangle around all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        var box = CGRect.null
        func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .curve(let first, let second, let end): [first, second, end].forEach(add)
            case .close: break
            }
        }
        return box
    }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        (copy.elements, copy.start, copy.current) = (elements, start, current)
        return copy
    }

    /// The same path.
    public func copy() -> CGPath? { mutableCopy() }

    /// Whether the elements are equal.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    // MARK: - Adding

    fileprivate func append(move point: CGPoint) {
        elements.append(.move(point))
        (start, current) = (point, point)
    }

    fileprivate func append(line point: CGPoint) {
        guard current != nil else { return append(move: point) }
        elements.append(.line(point))
        current = point
    }

    fileprivate func append(curve first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        if current == nil { append(move: first) }
        elements.append(.curve(first, second, end))
        current = end
    }

    fileprivate func appendClose() {
        guard current != nil else { return }
        elements.append(.close)
        current = start
    }

    fileprivate func append(rect: CGRect, _ transform: CGAffineTransform) {
        append(move: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        append(line: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        append(line: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        append(line: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        appendClose()
    }

    fileprivate func append(ellipse rect: CGRect, _ transform: CGAffineTransform) {
        let unit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        let whole = unit.concatenating(transform)
        append(move: CGPoint(x: 1, y: 0).applying(whole))
        append(arcFrom: 0, sweep: 2 * .pi, whole)
        appendClose()
    }

    /// Appends an arc of the unit circle that starts at the current point.
    fileprivate func append(arcFrom start: CGFloat, sweep: CGFloat, _ transform: CGAffineTransform) {
        guard start.isFinite, sweep.isFinite, sweep != 0 else { return }
        // With four curves per turn, the error is less than 1/3000 of the radius.
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = start + CGFloat(index) * step
            let to = from + step
            let first = CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from))
            let second = CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to))
            append(
                curve: first.applying(transform),
                second.applying(transform),
                CGPoint(x: cos(to), y: sin(to)).applying(transform)
            )
        }
    }
}

/// A mutable path.
/// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
    /// Begins a new subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(move: point.applying(transform))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(line: point.applying(transform))
    }

    /// Adds lines from the first point through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        append(curve: control1.applying(transform), control2.applying(transform), end.applying(transform))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (control, end) = (control.applying(transform), end.applying(transform))
        let begin = current ?? control
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
        }
        append(curve: between(begin), between(end), end)
    }

    /// Adds an arc of a circle, with a line to its start. In a coordinate system whose y grows downwards, `clockwise`
    /// appears reversed, as on Apple's platforms.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        guard sweep.isFinite, radius.isFinite else { return }
        if abs(sweep) >= 2 * .pi, (sweep < 0) == clockwise {
            sweep = clockwise ? -2 * .pi : 2 * .pi
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: 2 * .pi)
            if clockwise, sweep > 0 { sweep -= 2 * .pi }
            if !clockwise, sweep < 0 { sweep += 2 * .pi }
        }
        let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        append(line: CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(circle))
        append(arcFrom: startAngle, sweep: sweep, circle)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { append(rect: rect, transform) }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(ellipse: rect, transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        let corners: [(x: CGFloat, y: CGFloat)] = [
            (rect.maxX - width, rect.minY + height), (rect.maxX - width, rect.maxY - height),
            (rect.minX + width, rect.maxY - height), (rect.minX + width, rect.minY + height),
        ]
        for (index, corner) in corners.enumerated() {
            let unit = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y)
                .concatenating(transform)
            let angle = CGFloat(index - 1) * .pi / 2
            let point = CGPoint(x: cos(angle), y: sin(angle)).applying(unit)
            index == 0 ? append(move: point) : append(line: point)
            append(arcFrom: angle, sweep: .pi / 2, unit)
        }
        appendClose()
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for element in path.elements {
            switch element {
            case .move(let point): append(move: point.applying(transform))
            case .line(let point): append(line: point.applying(transform))
            case .curve(let first, let second, let end):
                append(curve: first.applying(transform), second.applying(transform), end.applying(transform))
            case .close: appendClose()
            }
        }
    }

    /// Adds a line back to the start of the subpath.
    public func closeSubpath() { appendClose() }
}
