// UIColor.swift: a color as its components in the sRGB color space.

public import Drawing
import Foundation

/// A color.
/// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// Creates a color with components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = (red, green, blue, alpha)
        super.init()
    }

    /// Creates the color of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a shade of gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color by its hue, from 0 (red) to 1 (red again).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a color from a CGColor.
    public convenience init(cgColor: CGColor) {
        let values = cgColor.components ?? [0, 0, 0, 0]
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    /// The color as a CGColor.
    open var cgColor: CGColor {
        CGColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }

    /// Writes the components. Always true.
    @discardableResult
    open func getRed(
        _ red: inout CGFloat,
        green: inout CGFloat,
        blue: inout CGFloat,
        alpha: inout CGFloat
    ) -> Bool {
        (red, green, blue, alpha) = components
        return true
    }

    /// Writes the gray of the same lightness. Always true.
    @discardableResult
    open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        white = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
        alpha = components.alpha
        return true
    }

    /// Returns this color with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }

    /// Sets the fill and stroke color of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke color of the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// The color black, which is the same in every appearance.
    public static let black = UIColor(white: 0, alpha: 1)
    /// The color white, which is the same in every appearance.
    public static let white = UIColor(white: 1, alpha: 1)
    /// The color gray, which is the same in every appearance.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// The color dark gray, which is the same in every appearance.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// The color light gray, which is the same in every appearance.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// The color clear, which is the same in every appearance.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// The color red, which is the same in every appearance.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The color green, which is the same in every appearance.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The color blue, which is the same in every appearance.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The color cyan, which is the same in every appearance.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The color magenta, which is the same in every appearance.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The color yellow, which is the same in every appearance.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The color orange, which is the same in every appearance.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The color purple, which is the same in every appearance.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The color brown, which is the same in every appearance.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    // System colors, in the light appearance.
    /// The system red color of the light appearance.
    public static let systemRed = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    /// The system green color of the light appearance.
    public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
    /// The system blue color of the light appearance.
    public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
    /// The system orange color of the light appearance.
    public static let systemOrange = UIColor(red: 1, green: 0.584, blue: 0, alpha: 1)
    /// The system yellow color of the light appearance.
    public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    /// The system pink color of the light appearance.
    public static let systemPink = UIColor(red: 1, green: 0.176, blue: 0.333, alpha: 1)
    /// The system purple color of the light appearance.
    public static let systemPurple = UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
    /// The system teal color of the light appearance.
    public static let systemTeal = UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
    /// The system indigo color of the light appearance.
    public static let systemIndigo = UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
    /// The system brown color of the light appearance.
    public static let systemBrown = UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
    /// The system cyan color of the light appearance.
    public static let systemCyan = UIColor(red: 0.196, green: 0.678, blue: 0.902, alpha: 1)
    /// The system mint color of the light appearance.
    public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.745, alpha: 1)
    /// The system gray color of the light appearance.
    public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
    /// The system gray 2 color of the light appearance.
    public static let systemGray2 = UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
    /// The system gray 3 color of the light appearance.
    public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
    /// The system gray 4 color of the light appearance.
    public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.839, alpha: 1)
    /// The system gray 5 color of the light appearance.
    public static let systemGray5 = UIColor(red: 0.898, green: 0.898, blue: 0.918, alpha: 1)
    /// The system gray 6 color of the light appearance.
    public static let systemGray6 = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    /// The system background color of the light appearance.
    public static let systemBackground = white
    /// The secondary system background color of the light appearance.
    public static let secondarySystemBackground = systemGray6
    /// The tertiary system background color of the light appearance.
    public static let tertiarySystemBackground = white
    /// The system grouped background color of the light appearance.
    public static let systemGroupedBackground = systemGray6
    /// The secondary system grouped background color of the light appearance.
    public static let secondarySystemGroupedBackground = white
    /// The system fill color of the light appearance.
    public static let systemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
    /// The secondary system fill color of the light appearance.
    public static let secondarySystemFill = systemFill.withAlphaComponent(0.16)
    /// The tertiary system fill color of the light appearance.
    public static let tertiarySystemFill = systemFill.withAlphaComponent(0.12)
    /// The tertiary system grouped background color of the light appearance.
    public static let tertiarySystemGroupedBackground = systemGray6
    /// The quaternary system fill color of the light appearance.
    public static let quaternarySystemFill = systemFill.withAlphaComponent(0.08)
    /// The opaque separator color of the light appearance.
    public static let opaqueSeparator = UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
    /// The label color of the light appearance.
    public static let label = black
    /// The secondary label color of the light appearance.
    public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
    /// The tertiary label color of the light appearance.
    public static let tertiaryLabel = secondaryLabel.withAlphaComponent(0.3)
    /// The quaternary label color of the light appearance.
    public static let quaternaryLabel = secondaryLabel.withAlphaComponent(0.18)
    /// The placeholder text color of the light appearance.
    public static let placeholderText = tertiaryLabel
    /// The separator color of the light appearance.
    public static let separator = secondaryLabel.withAlphaComponent(0.29)
    /// The link color of the light appearance.
    public static let link = systemBlue
    /// The tint color: system blue.
    public static let tintColor = systemBlue
    /// The color dark text, which is the same in every appearance.
    public static let darkText = black
    /// The color light text, which is the same in every appearance.
    public static let lightText = white.withAlphaComponent(0.6)

    /// Creates the color for the light appearance.
    public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
        self.init(cgColor: provider(.current).cgColor)
    }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
