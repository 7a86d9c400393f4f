// Color.swift: colors, and what else surfaces are filled with.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Drawing
import Foundation
import UIKit

/// What surfaces are filled with.
/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// A color.
/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable, ShapeStyle {
    /// How components are meant.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    private let name: String

    private init(name: String) { self.name = name }
    /// Components from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }
    /// A gray, from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    /// A color by its hue; all from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
    }
    /// A color of the bundle's.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// A color of UIKit's.
    public init(_ color: UIColor) { self.init(cgColor: color.cgColor) }
    /// A color of UIKit's.
    public init(uiColor: UIColor) { self.init(cgColor: uiColor.cgColor) }
    /// A color of Core Graphics'.
    public init(cgColor: CGColor) {
        let parts = (cgColor.components ?? [0, 0, 0, 1]).map { Double($0) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// The system's colors by their names here.
    private static let named: [String: UIColor] = [
        "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen, "mint": .systemMint,
        "teal": .systemTeal, "cyan": .systemCyan, "blue": .systemBlue, "indigo": .systemIndigo, "purple": .systemPurple,
        "pink": .systemPink, "brown": .systemBrown, "white": .white, "black": .black, "gray": .systemGray,
        "clear": .clear,
        "primary": .label, "secondary": .secondaryLabel, "accentColor": .systemBlue,
    ]

    /// The color for UIKit; one of a name that is not known here is a label's.
    var uiColor: UIColor {
        let parts = name.components(separatedBy: " / ")
        let numbers = parts[0].split(separator: " ").compactMap { Double($0) }
        let opacity = parts.dropFirst().reduce(1) { $0 * (Double($1) ?? 1) }
        let opaque =
            if numbers.count != 4 {
                Self.named[parts[0]] ?? .label
            } else if parts[0].hasPrefix("hsb ") {
                UIColor(hue: numbers[0], saturation: numbers[1], brightness: numbers[2], alpha: numbers[3])
            } else {
                UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
            }
        return opaque.withAlphaComponent(opaque.cgColor.alpha * opacity)
    }

    /// This color, less opaque.
    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) / \(opacity)") }
    /// This color with light from above.
    public var gradient: AnyGradient { AnyGradient() }
    /// A system color.
    public static let red = Color(name: "red")
    /// A system color.
    public static let orange = Color(name: "orange")
    /// A system color.
    public static let yellow = Color(name: "yellow")
    /// A system color.
    public static let green = Color(name: "green")
    /// A system color.
    public static let mint = Color(name: "mint")
    /// A system color.
    public static let teal = Color(name: "teal")
    /// A system color.
    public static let cyan = Color(name: "cyan")
    /// A system color.
    public static let blue = Color(name: "blue")
    /// A system color.
    public static let indigo = Color(name: "indigo")
    /// A system color.
    public static let purple = Color(name: "purple")
    /// A system color.
    public static let pink = Color(name: "pink")
    /// A system color.
    public static let brown = Color(name: "brown")
    /// A system color.
    public static let white = Color(name: "white")
    /// A system color.
    public static let black = Color(name: "black")
    /// A system color.
    public static let gray = Color(name: "gray")
    /// A system color.
    public static let clear = Color(name: "clear")
    /// A system color.
    public static let primary = Color(name: "primary")
    /// A system color.
    public static let secondary = Color(name: "secondary")
    /// The color of what can be used.
    public static let accentColor = Color(name: "accentColor")
}

extension Color: View, PrimitiveView {
    /// A color has no elements.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}

extension ShapeStyle where Self == Color {
    /// A system color.
    public static var red: Color { Color.red }
    /// A system color.
    public static var orange: Color { Color.orange }
    /// A system color.
    public static var yellow: Color { Color.yellow }
    /// A system color.
    public static var green: Color { Color.green }
    /// A system color.
    public static var mint: Color { Color.mint }
    /// A system color.
    public static var teal: Color { Color.teal }
    /// A system color.
    public static var cyan: Color { Color.cyan }
    /// A system color.
    public static var blue: Color { Color.blue }
    /// A system color.
    public static var indigo: Color { Color.indigo }
    /// A system color.
    public static var purple: Color { Color.purple }
    /// A system color.
    public static var pink: Color { Color.pink }
    /// A system color.
    public static var brown: Color { Color.brown }
    /// A system color.
    public static var white: Color { Color.white }
    /// A system color.
    public static var black: Color { Color.black }
    /// A system color.
    public static var gray: Color { Color.gray }
    /// A system color.
    public static var clear: Color { Color.clear }
}

extension ShapeStyle {
    /// This, less opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

/// A color by its importance.
/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// A color by its importance.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// A color by its importance.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// A color by its importance.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// A color by its importance.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
/// The color of texts, of what can be used, of backgrounds or separators.
/// https://developer.apple.com/documentation/swiftui/foregroundstyle
public struct SystemShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == SystemShapeStyle {
    /// A system color.
    public static var foreground: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var tint: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var background: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var separator: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var placeholder: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var link: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var fill: SystemShapeStyle { SystemShapeStyle() }
    /// A system color.
    public static var selection: SystemShapeStyle { SystemShapeStyle() }
}
/// What lets something of what lies behind through.
/// https://developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    /// A material.
    public static var ultraThinMaterial: Material { Material() }
    /// A material.
    public static var thinMaterial: Material { Material() }
    /// A material.
    public static var regularMaterial: Material { Material() }
    /// A material.
    public static var thickMaterial: Material { Material() }
    /// A material.
    public static var ultraThickMaterial: Material { Material() }
    /// A material.
    public static var bar: Material { Material() }
}
extension Material {
    /// A material.
    public static let ultraThin = Material()
    /// A material.
    public static let thin = Material()
    /// A material.
    public static let regular = Material()
    /// A material.
    public static let thick = Material()
    /// A material.
    public static let ultraThick = Material()
}
/// Any of them.
/// https://developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle {
    /// Any of them.
    public init<Style: ShapeStyle>(_ style: Style) {}
}
/// Colors that go over into each other.
/// https://developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, ShapeStyle {
    /// A color and where it is.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// Where it is, from 0 to 1.
        public var location: CGFloat
        /// A color and where it is.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colors.
    public var stops: [Stop]
    /// Colors at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Colors at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1))) }
    }
}
/// A color with light from above.
/// https://developer.apple.com/documentation/swiftui/anygradient
public struct AnyGradient: ShapeStyle, Hashable {}
/// A gradient along a line.
/// https://developer.apple.com/documentation/swiftui/lineargradient
public struct LinearGradient: ShapeStyle {
    /// A gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// A gradient along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// A gradient along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
/// A gradient from a point outwards.
/// https://developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: ShapeStyle {
    /// A gradient from a point outwards.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// A gradient from a point outwards.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
/// A gradient around a point.
/// https://developer.apple.com/documentation/swiftui/angulargradient
public struct AngularGradient: ShapeStyle {
    /// A gradient around a point.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    /// A gradient around a point.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
}
extension LinearGradient: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension RadialGradient: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension AngularGradient: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension Gradient: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension AnyGradient: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension Material: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension HierarchicalShapeStyle: View, PrimitiveView {
    /// A shape style has no body.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

extension UIColor {
    /// A color of SwiftUI's; one of the bundle's by its name is a label's.
    public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}
