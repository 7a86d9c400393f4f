// Shapes.swift: shapes, of which nothing is seen.

import Drawing
import Foundation
import UIKit

/// A shape.
/// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: View {
    /// Its outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}
/// A shape that can be made smaller.
/// https://developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {}
extension Shape where Body == _ShapeView<Self> {
    /// The shape as a view.
    public var body: _ShapeView<Self> { _ShapeView() }
}
extension Shape {
    /// A rectangle, unless a shape says otherwise.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    /// The shape, filled.
    public func fill<Style: ShapeStyle>(_ style: Style, eoFill: Bool = false) -> some View { look("fill", style) }
    /// The shape, filled.
    public func fill() -> some View { look("fill") }
    /// The shape's line.
    public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View { look("stroke", style) }
    /// The shape's line.
    public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View {
        look("stroke", style)
    }
    /// The shape's line.
    public func stroke(lineWidth: CGFloat = 1) -> some View { look("stroke", lineWidth) }
    /// A part of the shape's line, from 0 to 1.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
}
extension InsettableShape {
    /// A line inside of the shape.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        look("strokeBorder", style)
    }
    /// A line inside of the shape.
    public func strokeBorder<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View {
        look("strokeBorder", style)
    }
    /// A line inside of the shape.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View { look("strokeBorder", lineWidth) }
    /// The shape: it is not made smaller.
    public func inset(by amount: CGFloat) -> Self { self }
}
/// A shape as a view.
public struct _ShapeView<Content: Shape>: View, PrimitiveView {
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
/// A line's form.
/// https://developer.apple.com/documentation/swiftui/strokestyle
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// Lengths of strokes and gaps.
    public var dash: [CGFloat]
    /// A line.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) { (self.lineWidth, self.dash) = (lineWidth, dash) }
}
/// How corners are round.
/// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle.
/// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
    /// A rectangle.
    public nonisolated init() {}
}
/// A circle.
/// https://developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape {
    /// A circle.
    public nonisolated init() {}
}
/// An ellipse.
/// https://developer.apple.com/documentation/swiftui/ellipse
public struct Ellipse: InsettableShape {
    /// An ellipse.
    public nonisolated init() {}
}
/// A rectangle with half circles at its ends.
/// https://developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
    /// A capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
}
/// A rectangle with round corners.
/// https://developer.apple.com/documentation/swiftui/roundedrectangle
public struct RoundedRectangle: InsettableShape {
    /// The corners' size, in points.
    public var cornerSize: CGSize
    /// Corners of a radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    /// Corners of a size in points.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }
}
/// A rectangle with corners of their own.
/// https://developer.apple.com/documentation/swiftui/unevenroundedrectangle
public struct UnevenRoundedRectangle: InsettableShape {
    /// Corners of radiuses in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {}
}
/// Any of them.
/// https://developer.apple.com/documentation/swiftui/anyshape
public struct AnyShape: Shape {
    /// Any of them.
    public init<Content: Shape>(_ shape: Content) {}
}
extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
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
    /// An empty one.
    public init() {}
    /// A rectangle's.
    public init(_ rect: CGRect) { outline.addRect(rect) }
    /// A rectangle's; its corners are not kept round.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { outline.addRect(rect) }
    /// An ellipse's.
    public init(ellipseIn rect: CGRect) { outline.addEllipse(in: rect) }
    /// One of Core Graphics'.
    public init(_ path: CGPath) { outline.addPath(path) }
    /// What a closure adds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    /// As one of Core Graphics'.
    public var cgPath: CGPath { outline }

    private mutating func add(_ piece: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&outline) {
            let copy = CGMutablePath()
            copy.addPath(outline)
            outline = copy
        }
        piece(outline)
    }
    /// Begins a line.
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
    /// Goes back to where the line began.
    public mutating func closeSubpath() { add { $0.closeSubpath() } }
}
extension Path: Shape {
    /// The outline as a view.
    public typealias Body = _ShapeView<Path>
    /// The value itself.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
