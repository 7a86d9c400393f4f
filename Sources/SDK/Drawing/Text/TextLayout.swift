// TextLayout.swift: a text with its fonts and colors, to be measured and drawn. UIKit's and AppKit's functions that draw texts
// stand on it.

import Foundation

/// A typeface.
public struct TextFont: Equatable, Sendable {
    /// Its name, or `sans` and `monospace` for the system's.
    public var family: String
    /// In points.
    public var size: CGFloat
    /// From 100 to 900; 400 is usual, 700 bold.
    public var weight: Int
    /// Whether it is slanted.
    public var isItalic: Bool

    /// A font with all its values.
    public init(family: String = "sans", size: CGFloat = 12, weight: Int = 400, isItalic: Bool = false) {
        (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    }
}

/// A part of a text that looks alike.
public struct TextRun: Sendable {
    /// Its bytes in the text's UTF-8.
    public var range: Range<Int>
    /// What it is set in.
    public var font = TextFont()
    /// What it is drawn with.
    public var colour = CGColor.black
    /// What is behind it; nil: nothing.
    public var background: CGColor?
    /// Whether there is a line under it.
    public var isUnderlined = false
    /// Whether there is a line through it.
    public var isStruckThrough = false
    /// Points between letters.
    public var kern: CGFloat = 0

    /// A stretch with the usual values.
    public init(range: Range<Int>) { self.range = range }
}

/// How a text's lines are set.
public struct TextStyle: Equatable, Sendable {
    /// Where lines lie between the edges.
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

    /// Where lines that are too long are broken, or where they lose something.
    public enum LineBreak: Sendable {
        case words, letters, head, tail, middle

        /// PangoEllipsizeMode, where something is left out.
        var ellipsis: Int32? {
            switch self {
            case .words, .letters: nil
            case .head: 1
            case .middle: 2
            case .tail: 3
            }
        }
    }

    /// Where lines lie between the edges.
    public var alignment = Alignment.left
    /// Where lines are broken.
    public var lineBreak = LineBreak.words
    /// Points between lines.
    public var lineSpacing: CGFloat = 0

    /// The defaults.
    public init() {}
}

/// A text that can be measured and drawn.
public struct TextLayout: Sendable {
    /// The text.
    public var string: String
    /// The stretches that look in one way.
    public var runs: [TextRun]
    /// How its lines are set.
    public var style: TextStyle
    /// Lines are broken to be no longer; nil breaks none.
    public var width: CGFloat?

    /// A text with all its values.
    public init(_ string: String, runs: [TextRun], style: TextStyle = TextStyle(), width: CGFloat? = nil) {
        (self.string, self.runs, self.style, self.width) = (string, runs, style, width)
    }

    /// In points; nil where no text can be set, for a library is missing (`TextLayout.problem`).
    public var size: CGSize? { PangoLayout(self, on: nil)?.size }

    /// From the upper edge to the feet of the first line's letters.
    public var baseline: CGFloat? { PangoLayout(self, on: nil)?.baseline }

    /// Why no text can be set; nil if it can.
    public static var problem: String? {
        if Cairo.shared == nil { return "libcairo.so.2 is not installed (Debian: libcairo2)" }
        return Pango.shared == nil ? "libpangocairo-1.0.so.0 is not installed (Debian: libpangocairo-1.0-0)" : nil
    }
}
