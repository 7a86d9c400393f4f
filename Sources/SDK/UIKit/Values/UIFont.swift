// UIFont.swift: a font by its name, size and weight. The installed font is chosen when text is drawn.
// https://developer.apple.com/documentation/uikit/uifont

import Foundation

/// A font.
/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
    /// The weight of a font, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The raw value: the number.
        public let rawValue: CGFloat
        /// Creates a value with this number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The lightest.
        public static let ultraLight = Self(-0.8)
        /// The thin weight: lighter than light.
        public static let thin = Self(-0.6)
        /// The light weight: lighter than regular.
        public static let light = Self(-0.4)
        /// The regular weight.
        public static let regular = Self(0)
        /// The medium weight: slightly bolder than regular.
        public static let medium = Self(0.23)
        /// The semibold weight: less bold than bold.
        public static let semibold = Self(0.3)
        /// The bold weight.
        public static let bold = Self(0.4)
        /// The heavy weight: bolder than bold.
        public static let heavy = Self(0.56)
        /// The boldest.
        public static let black = Self(0.62)
    }

    /// The purpose of a text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The raw value: the name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The extra large title text style, in the size of the default setting.
        public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The large title text style, in the size of the default setting.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// The title 1 text style, in the size of the default setting.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// The title 2 text style, in the size of the default setting.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// The title 3 text style, in the size of the default setting.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// The headline text style, in the size of the default setting.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// The subheadline text style, in the size of the default setting.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// The body text style, in the size of the default setting.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// The callout text style, in the size of the default setting.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// The footnote text style, in the size of the default setting.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// The caption 1 text style, in the size of the default setting.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// The caption 2 text style, in the size of the default setting.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

        /// The size in points, from Apple's guidelines for the default content size.
        var pointSize: CGFloat {
            switch self {
            case .extraLargeTitle: 36
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// The requested family name; `.system` and `.monospaced` for the system's fonts.
    public let familyName: String
    /// The size in points.
    public let pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool

    init(family: String, size: CGFloat, weight: Weight, isItalic: Bool = false) {
        (familyName, self.weight, self.isItalic) = (family, weight, isItalic)
        pointSize = size.isFinite && size > 0 ? min(size, 10_000) : 12
        super.init()
    }

    /// Creates a font by its name, such as `Helvetica-BoldOblique`. Drawing uses the closest installed font.
    public convenience init?(name: String, size: CGFloat) {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let family = parts.first else { return nil }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        let weight: Weight =
            style.contains("semibold") || style.contains("demi")
            ? .semibold
            : style.contains("bold")
                ? .bold
                : style.contains("light")
                    ? .light : style.contains("medium") ? .medium : style.contains("heavy") ? .heavy : .regular
        self.init(
            family: String(family),
            size: size,
            weight: weight,
            isItalic: style.contains("italic") || style.contains("oblique")
        )
    }

    /// The same as its family name.
    open var fontName: String { familyName }
    /// The system's font.
    open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
    /// The system's font in a weight.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: ".system", size: size, weight: weight)
    }
    /// The system's font in bold.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    /// The system's font in italics.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(family: ".system", size: size, weight: .regular, isItalic: true)
    }
    /// The system's monospaced font.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: ".monospaced", size: size, weight: weight)
    }
    /// The system's font, with unchanged digits.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// The font of a text style, at the default size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }
    /// The same font in another size.
    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(family: familyName, size: size, weight: weight, isItalic: isItalic)
    }

    /// The system font size: 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The label font size: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The small system font size: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// Fonts with equal name, size and style are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return familyName == other.familyName && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic
    }
    /// The hash value; equal fonts have equal ones.
    open override var hash: Int { familyName.hashValue ^ pointSize.hashValue }
}

/// Scales sizes to the preferred content size, which is the default here.
/// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// The metrics of a style; all are equal, since the content size is the default.
    public init(forTextStyle style: UIFont.TextStyle) { super.init() }
    /// The font, unchanged.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// The value, unchanged.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
