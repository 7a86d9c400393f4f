// Font.swift: fonts, by the values that they were created with.

import Drawing
import Foundation
import UIKit

/// A font.
/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    /// The purpose of a text.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        private let value: Double
        private init(_ value: Double) { self.value = value }
        /// The ultra light weight.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight.
        public static let thin = Weight(-0.6)
        /// The light weight.
        public static let light = Weight(-0.4)
        /// The regular weight.
        public static let regular = Weight(0)
        /// The medium weight.
        public static let medium = Weight(0.23)
        /// The semibold weight.
        public static let semibold = Weight(0.3)
        /// The bold weight.
        public static let bold = Weight(0.4)
        /// The heavy weight.
        public static let heavy = Weight(0.56)
        /// The black weight.
        public static let black = Weight(0.62)
    }
    /// The design of a font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// The width of a font.
    public struct Width: Hashable, Sendable {
        private let value: Double
        private init(_ value: Double) { self.value = value }
        /// The compressed width.
        public static let compressed = Width(-1)
        /// The condensed width.
        public static let condensed = Width(-0.5)
        /// The standard width.
        public static let standard = Width(0)
        /// The expanded width.
        public static let expanded = Width(1)
    }
    /// The space between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    private var parts: [String]
    private init(_ parts: [String]) { self.parts = parts }
    private func with(_ part: String) -> Font { Font(parts + [part]) }

    /// The system's font for a purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(["\(style)"])
    }
    /// The system's font in a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(["\(size)"]) }
    /// A font by its name, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font([name, "\(size)"]) }
    /// A font by its name, in a size in points.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font([name, "\(size)"])
    }
    /// A font by its name, in a size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font([name, "\(fixedSize)"]) }
    /// Creates the font of a UIKit font.
    public init(_ font: UIFont) { parts = [font.fontName, "\(font.pointSize)"] }

    /// Returns this font with a weight.
    public func weight(_ weight: Weight) -> Font { with("weight") }
    /// Returns this font in bold.
    public func bold() -> Font { with("bold") }
    /// Returns this font in italics.
    public func italic() -> Font { with("italic") }
    /// Returns this font in its monospaced form.
    public func monospaced() -> Font { with("monospaced") }
    /// Returns this font with monospaced digits.
    public func monospacedDigit() -> Font { with("monospacedDigit") }
    /// Returns this font with small capitals.
    public func smallCaps() -> Font { with("smallCaps") }
    /// This font with other line spacing.
    public func leading(_ leading: Leading) -> Font { with("leading") }
}

extension Font {
    /// The system font of the large title style.
    public static let largeTitle = Font.system(.largeTitle)
    /// The system font of the title style.
    public static let title = Font.system(.title)
    /// The system font of the title 2 style.
    public static let title2 = Font.system(.title2)
    /// The system font of the title 3 style.
    public static let title3 = Font.system(.title3)
    /// The system font of the headline style.
    public static let headline = Font.system(.headline)
    /// The system font of the subheadline style.
    public static let subheadline = Font.system(.subheadline)
    /// The system font of the body style.
    public static let body = Font.system(.body)
    /// The system font of the callout style.
    public static let callout = Font.system(.callout)
    /// The system font of the footnote style.
    public static let footnote = Font.system(.footnote)
    /// The system font of the caption style.
    public static let caption = Font.system(.caption)
    /// The system font of the caption 2 style.
    public static let caption2 = Font.system(.caption2)
}
