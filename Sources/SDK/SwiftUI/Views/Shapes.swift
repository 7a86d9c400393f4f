// Shapes.swift: shapes, which are not drawn.

import Drawing
import Foundation
import UIKit

/// A shape.
/// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}
/// A shape that can be inset.
/// https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {}
extension Shape where Body == _ShapeView<Self> {
    /// The shape as a view.
    public var body: _ShapeView<Self> { _ShapeView() }
}
extension Shape {
    /// A rectangle, unless overridden.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// The shape, filled.
    public func fill<Style: ShapeStyle>(_ style: Style, eoFill: Bool = false) -> some View { self }
    /// The shape, filled.
    public func fill() -> some View { self }
    /// The shape, stroked.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
    /// The shape, stroked.
    public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View { self }
    /// The shape, stroked.
    public func stroke(lineWidth: CGFloat = 1) -> some View { self }
    /// A part of the outline, from 0 to 1.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
}
extension InsettableShape {
    /// A stroke inside the shape.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { self }
    /// A stroke inside the shape.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View { self }
    /// A stroke inside the shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }
    /// The shape itself: insets have no effect.
    public func inset(by amount: CGFloat) -> Self { self }
}
/// A shape as a view.
public struct _ShapeView<Content: Shape>: View, PrimitiveView {
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
/// The style of a stroke.
/// https://developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    /// The line width in points.
    public var lineWidth: CGFloat
    /// The lengths of dashes and gaps.
    public var dash: [CGFloat]
    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) { (self.lineWidth, self.dash) = (lineWidth, dash) }
}
/// The style of rounded corners.
/// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle.
/// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public nonisolated init() {}
}
/// A circle.
/// https://developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape {
    /// Creates a circle.
    public nonisolated init() {}
}
/// An ellipse.
/// https://developer.apple.com/documentation/swiftui/ellipse
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public nonisolated init() {}
}
/// A capsule.
/// https://developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
/// A rectangle with rounded corners.
/// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    /// The corner size in points.
    public var cornerSize: CGSize
    /// Creates it with a corner radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    /// Creates it with a corner size in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }
}
/// A rectangle with individual corner radii.
/// https://developer.apple.com/documentation/swiftui/unevenroundedrectangle
public struct UnevenRoundedRectangle: InsettableShape {
    /// Creates it with corner radii in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {}
}
/// A type-erased style.
/// https://developer.apple.com/documentation/swiftui/anyshape
public struct AnyShape: Shape {
    /// Creates a type-erased style.
    public init<Content: Shape>(_ shape: Content) {}
}
extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}

/// An outline.
/// https://developer.apple.com/documentation/swiftui/path
public struct Path: @unchecked Sendable {
    private var outline = CGMutablePath()
    /// Creates an empty path.
    public init() {}
    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { outline.addRect(rect) }
    /// Creates a path of a rectangle; rounded corners are not supported.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { outline.addRect(rect) }
    /// Creates a path of an ellipse.
    public init(ellipseIn rect: CGRect) { outline.addEllipse(in: rect) }
    /// Creates a path from a CGPath.
    public init(_ path: CGPath) { outline.addPath(path) }
    /// Creates a path with a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// The path as a CGPath.
    public var cgPath: CGPath { outline }

    private mutating func add(_ piece: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&outline) {
            let copy = CGMutablePath()
            copy.addPath(outline)
            outline = copy
        }
        piece(outline)
    }
    /// Begins a subpath.
    public mutating func move(to point: CGPoint) { add { $0.move(to: point) } }
    /// Adds a line.
    public mutating func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }
    /// Adds lines.
    public mutating func addLines(_ points: [CGPoint]) {
        for (index, point) in points.enumerated() { add { index == 0 ? $0.move(to: point) : $0.addLine(to: point) } }
    }
    /// Adds a curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        add { $0.addQuadCurve(to: point, control: control) }
    }
    /// Adds a curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        add { $0.addCurve(to: point, control1: control1, control2: control2) }
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    /// Closes the subpath.
    public mutating func closeSubpath() { add { $0.closeSubpath() } }
}
extension Path: Shape {
    /// The outline as a view.
    public typealias Body = _ShapeView<Path>
    /// Returns the path itself.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
