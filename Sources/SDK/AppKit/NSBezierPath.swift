// NSBezierPath.swift: a path, with macOS's names.
// https://developer.apple.com/documentation/appkit/nsbezierpath

public import Drawing
import Foundation
import UIKit

/// A path.
/// https://developer.apple.com/documentation/appkit/nsbezierpath
open class NSBezierPath: NSObject {
    /// The shapes of line ends.
    public typealias LineCapStyle = CGLineCap
    /// The shapes of corners.
    public typealias LineJoinStyle = CGLineJoin

    private let path: UIBezierPath

    /// Creates an empty path.
    public override init() { path = UIBezierPath() }
    /// Creates a rectangle.
    public init(rect: NSRect) { path = UIBezierPath(rect: rect) }
    /// Creates an ellipse.
    public init(ovalIn rect: NSRect) { path = UIBezierPath(ovalIn: rect) }
    /// Creates a rectangle with rounded corners; the smaller radius is used for both directions.
    public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: min(xRadius, yRadius))
    }

    /// The line width of `stroke()`.
    open var lineWidth: CGFloat {
        get { path.lineWidth }
        set { path.lineWidth = newValue }
    }
    /// The shape of line ends.
    open var lineCapStyle: LineCapStyle {
        get { path.lineCapStyle }
        set { path.lineCapStyle = newValue }
    }
    /// The shape of corners.
    open var lineJoinStyle: LineJoinStyle {
        get { path.lineJoinStyle }
        set { path.lineJoinStyle = newValue }
    }
    /// The rectangle around all points.
    open var bounds: NSRect { path.bounds }
    /// Whether the path is empty.
    open var isEmpty: Bool { path.isEmpty }

    /// Begins a new subpath.
    open func move(to point: NSPoint) { path.move(to: point) }
    /// Appends a line.
    open func line(to point: NSPoint) { path.addLine(to: point) }
    /// Appends a cubic curve.
    open func curve(to end: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    /// Appends another path.
    open func append(_ other: NSBezierPath) { path.append(other.path) }
    /// Closes the subpath.
    open func close() { path.close() }
    /// Fills the path in the current context.
    open func fill() { path.fill() }
    /// Strokes the path in the current context.
    open func stroke() { path.stroke() }
    /// Clips to the path from now on.
    open func addClip() { path.addClip() }

    /// Fills a rectangle in the current context.
    public static func fill(_ rect: NSRect) { NSBezierPath(rect: rect).fill() }
    /// Strokes a rectangle in the current context.
    public static func stroke(_ rect: NSRect) { NSBezierPath(rect: rect).stroke() }
}
