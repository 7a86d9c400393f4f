// CGColor.swift: a color of the sRGB color space.

import Foundation

/// A color.
/// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, Sendable {
    let red, green, blue: CGFloat
    /// The opacity from 0, transparent, to 1.
    public let alpha: CGFloat

    /// Creates a color with components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, min(1, value)) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// Creates a color with components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// The number of components; always 4.
    public var numberOfComponents: Int { 4 }

    /// The same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Whether the components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// The black color.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// The white color.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// The clear color: fully transparent.
    public static let clear = CGColor(gray: 0, alpha: 0)
}
