// TextLayout.swift: a text with its fonts and colors, to be measured and drawn. The text drawing functions of UIKit and
// AppKit use it.

import Foundation

/// A font family in one size and style.
public struct TextFont: Equatable, Sendable {
    /// The family name, or `sans` and `monospace` for the system's fonts.
    public var family: String
    /// The size in points.
    public var size: CGFloat
    /// The weight from 100 to 900; 400 is regular, 700 bold.
    public var weight: Int
    /// Whether the font is italic.
    public var isItalic: Bool

    /// Creates a font with all its values.
    public init(family: String = "sans", size: CGFloat = 12, weight: Int = 400, isItalic: Bool = false) {
        (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    }
}

/// A range of a text with the same attributes.
public struct TextRun: Sendable {
    /// The range in bytes of the text's UTF-8.
    public var range: Range<Int>
    /// The run's font.
    public var font = TextFont()
    /// The run's color.
    public var colour = CGColor.black
    /// The background color; nil: none.
    public var background: CGColor?
    /// Whether the run is underlined.
    public var isUnderlined = false
    /// Whether it is struck through.
    public var isStruckThrough = false
    /// The additional space between letters, in points.
    public var kern: CGFloat = 0

    /// Creates a run with default attributes.
    public init(range: Range<Int>) { self.range = range }
}

/// The paragraph style of a text.
public struct TextStyle: Equatable, Sendable {
    /// The horizontal alignment of lines.
    public enum Alignment: Sendable {
        case left, centre, right, justified

        /// PangoAlignment.
        var code: Int32 {
            switch self {
            case .left, .justified: 0
            case .centre: 1
            case .right: 2
            }
        }
    }

    /// How lines that are too long are broken or truncated.
    public enum LineBreak: Sendable {
        case words, letters, head, tail, middle

        /// The PangoEllipsizeMode of a truncation.
        var ellipsis: Int32? {
            switch self {
            case .words, .letters: nil
            case .head: 1
            case .middle: 2
            case .tail: 3
            }
        }
    }

    /// The horizontal alignment of lines.
    public var alignment = Alignment.left
    /// How lines are broken.
    public var lineBreak = LineBreak.words
    /// The space between lines, in points.
    public var lineSpacing: CGFloat = 0

    /// Creates the default options.
    public init() {}
}

/// A text that can be measured and drawn.
public struct TextLayout: Sendable {
    /// The text of all runs.
    public var string: String
    /// The ranges with the same attributes.
    public var runs: [TextRun]
    /// The paragraph style.
    public var style: TextStyle
    /// The maximum width of lines; nil: unlimited.
    public var width: CGFloat?

    /// Creates a text with all its values.
    public init(_ string: String, runs: [TextRun], style: TextStyle = TextStyle(), width: CGFloat? = nil) {
        (self.string, self.runs, self.style, self.width) = (string, runs, style, width)
    }

    /// The size in points; nil if text layout is not available because a library is missing (`TextLayout.problem`).
    public var size: CGSize? { PangoLayout(self, on: nil)?.size }

    /// The distance from the upper edge to the first baseline.
    public var baseline: CGFloat? { PangoLayout(self, on: nil)?.baseline }

    /// The reason why text layout is not available; nil if it is.
    public static var problem: String? {
        if Cairo.shared == nil { return "libcairo.so.2 is not installed (Debian: libcairo2)" }
        return Pango.shared == nil ? "libpangocairo-1.0.so.0 is not installed (Debian: libpangocairo-1.0-0)" : nil
    }
}
