// Color.swift: colors and other fill styles.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Drawing
import Foundation
import UIKit

/// A style to fill shapes with.
/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// A color.
/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable, ShapeStyle {
    /// The color space of components.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    private let name: String

    private init(name: String) { self.name = name }
    /// Components from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }
    /// A shade of gray, from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    /// Creates a color from hue, saturation and brightness; all from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
    }
    /// A color of the bundle.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// A UIKit color.
    public init(_ color: UIColor) { self.init(cgColor: color.cgColor) }
    /// A UIKit color.
    public init(uiColor: UIColor) { self.init(cgColor: uiColor.cgColor) }
    /// A Core Graphics color.
    public init(cgColor: CGColor) {
        let parts = (cgColor.components ?? [0, 0, 0, 1]).map { Double($0) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// The system colors by name.
    private static let named: [String: UIColor] = [
        "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen, "mint": .systemMint,
        "teal": .systemTeal, "cyan": .systemCyan, "blue": .systemBlue, "indigo": .systemIndigo, "purple": .systemPurple,
        "pink": .systemPink, "brown": .systemBrown, "white": .white, "black": .black, "gray": .systemGray,
        "clear": .clear,
        "primary": .label, "secondary": .secondaryLabel, "accentColor": .systemBlue,
    ]

    /// The UIKit color; an unknown name gives the label color.
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

    /// This color with an opacity.
    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) / \(opacity)") }
    /// A gradient of this color.
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
    /// The accent color.
    public static let accentColor = Color(name: "accentColor")
}

extension Color: View, PrimitiveView {
    /// A color has no body.
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
    /// This style with an opacity.
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
/// A system color for text, controls, backgrounds or separators.
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
/// A translucent material.
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
/// A type-erased style.
/// https://developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle {
    /// A type-erased style.
    public init<Style: ShapeStyle>(_ style: Style) {}
}
/// A gradient.
/// https://developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, ShapeStyle {
    /// A color and its position.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The position, from 0 to 1.
        public var location: CGFloat
        /// A color and its position.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colors.
    public var stops: [Stop]
    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }
    /// Creates a gradient with equidistant colors.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1))) }
    }
}
/// The standard gradient of a color.
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
/// A radial gradient.
/// https://developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: ShapeStyle {
    /// A radial gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// A radial gradient.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
/// An angular gradient.
/// https://developer.apple.com/documentation/swiftui/angulargradient
public struct AngularGradient: ShapeStyle {
    /// An angular gradient.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    /// An angular gradient.
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
    /// Creates a UIColor from a SwiftUI color; a named color of the bundle gives the label color.
    public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}
