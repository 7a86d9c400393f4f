// NSColor.swift: colors by macOS's names, in its light appearance.
// https://developer.apple.com/documentation/appkit/nscolor

import Drawing
import Foundation
public import UIKit

extension UIColor {
    /// The name of a color in a catalog or list.
    public typealias Name = String

    /// Creates a color with components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Components from 0 to 1; the color space is always sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Components from 0 to 1; the color space is always sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a shade of gray.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates a shade of gray.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates the color that the provider returns for the light appearance.
    public convenience init(name: Name?, dynamicProvider: (NSAppearance) -> UIColor) {
        self.init(cgColor: dynamicProvider(NSAppearance(.aqua)).cgColor)
    }

    /// A value from 0 to 1.
    public var redComponent: CGFloat { components.0 }
    /// A value from 0 to 1.
    public var greenComponent: CGFloat { components.1 }
    /// A value from 0 to 1.
    public var blueComponent: CGFloat { components.2 }
    /// A value from 0 to 1.
    public var alphaComponent: CGFloat { components.3 }
    private var components: (CGFloat, CGFloat, CGFloat, CGFloat) {
        var values: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&values.0, green: &values.1, blue: &values.2, alpha: &values.3)
        return values
    }

    /// Blends with a fraction of the other color, from 0 to 1.
    public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        let (own, other) = (components, color.components)
        func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * fraction }
        return UIColor(
            red: mix(own.0, other.0),
            green: mix(own.1, other.1),
            blue: mix(own.2, other.2),
            alpha: mix(own.3, other.3)
        )
    }

    /// The label color of the light appearance.
    public static var labelColor: UIColor { black.withAlphaComponent(0.85) }
    /// The secondary label color of the light appearance.
    public static var secondaryLabelColor: UIColor { black.withAlphaComponent(0.5) }
    /// The tertiary label color of the light appearance.
    public static var tertiaryLabelColor: UIColor { black.withAlphaComponent(0.25) }
    /// The quaternary label color of the light appearance.
    public static var quaternaryLabelColor: UIColor { black.withAlphaComponent(0.1) }
    /// The text color of the light appearance.
    public static var textColor: UIColor { black }
    /// The placeholder text color of the light appearance.
    public static var placeholderTextColor: UIColor { black.withAlphaComponent(0.25) }
    /// The text background color of the light appearance.
    public static var textBackgroundColor: UIColor { white }
    /// The selected text color of the light appearance.
    public static var selectedTextColor: UIColor { black }
    /// The selected text background color of the light appearance.
    public static var selectedTextBackgroundColor: UIColor { UIColor(red: 0.7, green: 0.84, blue: 1, alpha: 1) }
    /// The control color of the light appearance.
    public static var controlColor: UIColor { white }
    /// The control text color of the light appearance.
    public static var controlTextColor: UIColor { black.withAlphaComponent(0.85) }
    /// The disabled control text color of the light appearance.
    public static var disabledControlTextColor: UIColor { black.withAlphaComponent(0.25) }
    /// The control background color of the light appearance.
    public static var controlBackgroundColor: UIColor { white }
    /// The control accent color of the light appearance.
    public static var controlAccentColor: UIColor { systemBlue }
    /// The selected control color of the light appearance.
    public static var selectedControlColor: UIColor { UIColor(red: 0.7, green: 0.84, blue: 1, alpha: 1) }
    /// The selected content background color of the light appearance.
    public static var selectedContentBackgroundColor: UIColor { UIColor(red: 0, green: 0.39, blue: 0.88, alpha: 1) }
    /// The alternate selected control text color of the light appearance.
    public static var alternateSelectedControlTextColor: UIColor { white }
    /// The window background color of the light appearance.
    public static var windowBackgroundColor: UIColor { UIColor(white: 0.925, alpha: 1) }
    /// The under page background color of the light appearance.
    public static var underPageBackgroundColor: UIColor { UIColor(white: 0.59, alpha: 0.9) }
    /// The header text color of the light appearance.
    public static var headerTextColor: UIColor { black.withAlphaComponent(0.85) }
    /// The grid color of the light appearance.
    public static var gridColor: UIColor { UIColor(white: 0.9, alpha: 1) }
    /// The separator color of the light appearance.
    public static var separatorColor: UIColor { black.withAlphaComponent(0.1) }
    /// The link color of the light appearance.
    public static var linkColor: UIColor { UIColor(red: 0, green: 0.41, blue: 0.85, alpha: 1) }
}
