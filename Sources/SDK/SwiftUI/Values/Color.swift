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
    /// Creates a color with components from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }
    /// Creates a shade of gray, from 0 to 1.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    /// Creates a color from hue, saturation and brightness; all from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
    }
    /// Creates a color of the bundle.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// Creates the color of a UIKit color.
    public init(_ color: UIColor) { self.init(cgColor: color.cgColor) }
    /// Creates the color of a UIKit color.
    public init(uiColor: UIColor) { self.init(cgColor: uiColor.cgColor) }
    /// Creates the color of a Core Graphics color.
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

    /// Returns this color with an opacity.
    public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) / \(opacity)") }
    /// A gradient of this color.
    public var gradient: AnyGradient { AnyGradient() }
    /// The system color red.
    public static let red = Color(name: "red")
    /// The system color orange.
    public static let orange = Color(name: "orange")
    /// The system color yellow.
    public static let yellow = Color(name: "yellow")
    /// The system color green.
    public static let green = Color(name: "green")
    /// The system color mint.
    public static let mint = Color(name: "mint")
    /// The system color teal.
    public static let teal = Color(name: "teal")
    /// The system color cyan.
    public static let cyan = Color(name: "cyan")
    /// The system color blue.
    public static let blue = Color(name: "blue")
    /// The system color indigo.
    public static let indigo = Color(name: "indigo")
    /// The system color purple.
    public static let purple = Color(name: "purple")
    /// The system color pink.
    public static let pink = Color(name: "pink")
    /// The system color brown.
    public static let brown = Color(name: "brown")
    /// The system color white.
    public static let white = Color(name: "white")
    /// The system color black.
    public static let black = Color(name: "black")
    /// The system color gray.
    public static let gray = Color(name: "gray")
    /// The system color clear.
    public static let clear = Color(name: "clear")
    /// The system color primary.
    public static let primary = Color(name: "primary")
    /// The system color secondary.
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
    /// The system color red.
    public static var red: Color { Color.red }
    /// The system color orange.
    public static var orange: Color { Color.orange }
    /// The system color yellow.
    public static var yellow: Color { Color.yellow }
    /// The system color green.
    public static var green: Color { Color.green }
    /// The system color mint.
    public static var mint: Color { Color.mint }
    /// The system color teal.
    public static var teal: Color { Color.teal }
    /// The system color cyan.
    public static var cyan: Color { Color.cyan }
    /// The system color blue.
    public static var blue: Color { Color.blue }
    /// The system color indigo.
    public static var indigo: Color { Color.indigo }
    /// The system color purple.
    public static var purple: Color { Color.purple }
    /// The system color pink.
    public static var pink: Color { Color.pink }
    /// The system color brown.
    public static var brown: Color { Color.brown }
    /// The system color white.
    public static var white: Color { Color.white }
    /// The system color black.
    public static var black: Color { Color.black }
    /// The system color gray.
    public static var gray: Color { Color.gray }
    /// The system color clear.
    public static var clear: Color { Color.clear }
}

extension ShapeStyle {
    /// Returns this style; the opacity has no effect.
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

/// A color by its importance.
/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary color, by its importance.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The secondary color, by its importance.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The tertiary color, by its importance.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The quaternary color, by its importance.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
/// A system color for text, controls, backgrounds or separators.
/// https://developer.apple.com/documentation/swiftui/foregroundstyle
public struct SystemShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == SystemShapeStyle {
    /// The foreground style of the system.
    public static var foreground: SystemShapeStyle { SystemShapeStyle() }
    /// The tint style of the system.
    public static var tint: SystemShapeStyle { SystemShapeStyle() }
    /// The background style of the system.
    public static var background: SystemShapeStyle { SystemShapeStyle() }
    /// The separator style of the system.
    public static var separator: SystemShapeStyle { SystemShapeStyle() }
    /// The placeholder style of the system.
    public static var placeholder: SystemShapeStyle { SystemShapeStyle() }
    /// The link style of the system.
    public static var link: SystemShapeStyle { SystemShapeStyle() }
    /// The fill style of the system.
    public static var fill: SystemShapeStyle { SystemShapeStyle() }
    /// The selection style of the system.
    public static var selection: SystemShapeStyle { SystemShapeStyle() }
}
/// A translucent material.
/// https://developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    /// The ultra thin material.
    public static var ultraThinMaterial: Material { Material() }
    /// The thin material.
    public static var thinMaterial: Material { Material() }
    /// The regular material.
    public static var regularMaterial: Material { Material() }
    /// The thick material.
    public static var thickMaterial: Material { Material() }
    /// The ultra thick material.
    public static var ultraThickMaterial: Material { Material() }
    /// The bar material.
    public static var bar: Material { Material() }
}
extension Material {
    /// The ultra thin material.
    public static let ultraThin = Material()
    /// The thin material.
    public static let thin = Material()
    /// The regular material.
    public static let regular = Material()
    /// The thick material.
    public static let thick = Material()
    /// The ultra thick material.
    public static let ultraThick = Material()
}
/// A type-erased style.
/// https://developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle {
    /// Creates a type-erased style.
    public init<Style: ShapeStyle>(_ style: Style) {}
}
/// A gradient.
/// https://developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, ShapeStyle {
    /// A color and its position.
    public struct Stop: Hashable, Sendable {
        /// The color at this location.
        public var color: Color
        /// The position, from 0 to 1.
        public var location: CGFloat
        /// Creates a color and its position.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colors and their locations.
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
    /// Creates a gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates a gradient along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates a gradient along a line.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
/// A radial gradient.
/// https://developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: ShapeStyle {
    /// Creates a radial gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a radial gradient.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
/// An angular gradient.
/// https://developer.apple.com/documentation/swiftui/angulargradient
public struct AngularGradient: ShapeStyle {
    /// Creates an angular gradient.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    /// Creates an angular gradient.
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
