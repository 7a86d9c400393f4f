// NSBezierPath.swift: a path, in macOS's words.
// https://developer.apple.com/documentation/appkit/nsbezierpath

public import Drawing
import Foundation
import UIKit

/// A path.
/// https://developer.apple.com/documentation/appkit/nsbezierpath
open class NSBezierPath: NSObject {
    /// The ends of lines.
    public typealias LineCapStyle = CGLineCap
    /// The corners of lines.
    public typealias LineJoinStyle = CGLineJoin

    private let path: UIBezierPath

    /// An empty path.
    public override init() { path = UIBezierPath() }
    /// A rectangle.
    public init(rect: NSRect) { path = UIBezierPath(rect: rect) }
    /// An ellipse.
    public init(ovalIn rect: NSRect) { path = UIBezierPath(ovalIn: rect) }
    /// A rectangle with round corners; the smaller radius holds for both directions.
    public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: min(xRadius, yRadius))
    }

    /// How wide `stroke()` draws.
    open var lineWidth: CGFloat {
        get { path.lineWidth }
        set { path.lineWidth = newValue }
    }
    /// What lines' ends look like.
    open var lineCapStyle: LineCapStyle {
        get { path.lineCapStyle }
        set { path.lineCapStyle = newValue }
    }
    /// What corners look like.
    open var lineJoinStyle: LineJoinStyle {
        get { path.lineJoinStyle }
        set { path.lineJoinStyle = newValue }
    }
    /// The rectangle around all points.
    open var bounds: NSRect { path.bounds }
    /// Whether nothing was added.
    open var isEmpty: Bool { path.isEmpty }

    /// Begins a new part.
    open func move(to point: NSPoint) { path.move(to: point) }
    /// Goes on in a straight line.
    open func line(to point: NSPoint) { path.addLine(to: point) }
    /// Goes on in a cubic curve.
    open func curve(to end: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    /// Adds the parts of another path.
    open func append(_ other: NSBezierPath) { path.append(other.path) }
    /// Goes back to where the part began.
    open func close() { path.close() }
    /// Fills the path in the present context.
    open func fill() { path.fill() }
    /// Strokes the path in the present context.
    open func stroke() { path.stroke() }
    /// Draws only inside the path from now on.
    open func addClip() { path.addClip() }

    /// Fills a rectangle in the present context.
    public static func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
    /// Strokes a rectangle in the present context.
    public static func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
}
