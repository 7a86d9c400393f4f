// StringDrawing.swift: drawing and measuring of texts in the current context.
// https://developer.apple.com/documentation/foundation/nsattributedstring/draw(at:)

import Drawing
import Foundation

/// The options for drawing text.
/// https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The origin is the upper left corner of the text; otherwise it is on the baseline of a single line.
    public static let usesLineFragmentOrigin = Self(rawValue: 1)
    /// The option `usesFontLeading`, which has no effect here.
    public static let usesFontLeading = Self(rawValue: 2)
    /// The option `usesDeviceMetrics`, which has no effect here.
    public static let usesDeviceMetrics = Self(rawValue: 8)
    /// Truncates the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// Metrics of a drawing; not supported.
/// https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The minimum scale factor. It is stored and has no effect without a screen.
    open var minimumScaleFactor: CGFloat = 0
    /// The actual scale factor; always 1: texts are not scaled down.
    open var actualScaleFactor: CGFloat { 1 }
    /// The total bounds; always zero.
    open var totalBounds: CGRect { .zero }
}

/// Reports once that text layout is not available.
private let missingText: Void = {
    let reason = TextLayout.problem ?? "unknown"
    FileHandle.standardError.write(Data("text cannot be drawn: \(reason).\n".utf8))
}()

extension NSAttributedString {
    /// The layout of the text.
    func layout(width: CGFloat?, truncates: Bool = false) -> TextLayout {
        if TextLayout.problem != nil { _ = missingText }
        var runs: [TextRun] = []
        var style = TextStyle()
        var offset = 0
        let text = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let count = text.substring(with: range).utf8.count
            var run = TextRun(range: offset..<(offset + count))
            offset += count
            run.font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).textFont
            if let colour = attributes[.foregroundColor] as? UIColor { run.colour = colour.cgColor }
            run.background = (attributes[.backgroundColor] as? UIColor)?.cgColor
            run.isUnderlined = Self.isLine(attributes[.underlineStyle])
            run.isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
            run.kern = CGFloat((attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0)
            // The first paragraph's style applies to the whole text.
            if range.location == 0, let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
                style = paragraph.textStyle
            }
            runs.append(run)
        }
        if truncates { style.lineBreak = .tail }
        return TextLayout(string, runs: runs, style: style, width: width)
    }

    private static func isLine(_ value: Any?) -> Bool {
        ((value as? NSNumber)?.intValue ?? value as? Int ?? (value as? NSUnderlineStyle)?.rawValue ?? 0) != 0
    }

    /// The size with its own line breaks only.
    public func size() -> CGSize { layout(width: nil).size ?? .zero }

    /// Draws the text with its corner at `point`.
    public func draw(at point: CGPoint) { UIGraphicsGetCurrentContext()?.draw(layout(width: nil), at: point) }

    /// Draws the text into a rectangle; lines that do not fit are omitted.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text into a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let drawing = UIGraphicsGetCurrentContext() else { return }
        guard options.contains(.usesLineFragmentOrigin) else {
            let line = layout(width: nil)
            return drawing.draw(line, at: CGPoint(x: rect.minX, y: rect.minY - (line.baseline ?? 0)))
        }
        let text = layout(width: rect.width, truncates: options.contains(.truncatesLastVisibleLine))
        drawing.saveGState()
        if rect.width > 0, rect.height > 0 { drawing.clip(to: rect) }
        let isUpwards = drawing.ctm.a * drawing.ctm.d - drawing.ctm.b * drawing.ctm.c < 0
        drawing.draw(text, at: CGPoint(x: rect.minX, y: isUpwards ? rect.maxY - (text.size?.height ?? 0) : rect.minY))
        drawing.restoreGState()
    }

    /// The bounding rectangle for lines limited to the width of `size`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let width: CGFloat? =
            options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6 ? size.width : nil
        return CGRect(origin: .zero, size: layout(width: width).size ?? .zero)
    }
}

extension String {
    /// The size of the text.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
    /// Draws the text with its corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }
    /// Draws the text into a rectangle; lines that do not fit are omitted.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
    /// Draws the text into a rectangle.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
    /// The bounding rectangle for lines limited to the width of `size`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size,
            options: options,
            context: context
        )
    }
}

extension NSString {
    /// The size of the text.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }
    /// Draws the text with its corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attributes)
    }
    /// Draws the text into a rectangle; lines that do not fit are omitted.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attributes)
    }
    /// Draws the text into a rectangle.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }
    /// The bounding rectangle for lines limited to the width of `size`.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension UIFont {
    /// The font for drawing.
    var textFont: TextFont {
        let names = [".system": "sans", ".monospaced": "monospace"]
        // UIKit's weights from ultra light to black correspond to 100 to 900.
        let weights: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let index = weights.indices.min {
            abs(weights[$0].rawValue - weight.rawValue) < abs(weights[$1].rawValue - weight.rawValue)
        }
        return TextFont(
            family: names[familyName] ?? familyName,
            size: pointSize,
            weight: ((index ?? 3) + 1) * 100,
            isItalic: isItalic
        )
    }

    private var line: TextLayout { NSAttributedString(string: "Ag", attributes: [.font: self]).layout(width: nil) }
    /// The height of a line; the point size if text layout is not available.
    public var lineHeight: CGFloat { line.size?.height ?? pointSize }
    /// The distance from the baseline to the upper edge of the line.
    public var ascender: CGFloat { line.baseline ?? pointSize }
    /// The distance from the baseline to the lower edge of the line; negative.
    public var descender: CGFloat { ascender - lineHeight }
}

extension NSParagraphStyle {
    var textStyle: TextStyle {
        var style = TextStyle()
        style.alignment =
            switch alignment {
            case .left, .natural: .left
            case .center: .centre
            case .right: .right
            case .justified: .justified
            }
        style.lineBreak =
            switch lineBreakMode {
            case .byWordWrapping, .byClipping: .words
            case .byCharWrapping: .letters
            case .byTruncatingHead: .head
            case .byTruncatingTail: .tail
            case .byTruncatingMiddle: .middle
            }
        style.lineSpacing = lineSpacing
        return style
    }
}
