// TextAttributes.swift: the appearance of texts, as attributes of NSAttributedString.
// https://developer.apple.com/documentation/foundation/nsattributedstring/key

import Foundation

/// The horizontal alignment of lines.
/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// How lines that are too long are broken.
/// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A line under or through a text.
/// https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The single underline style: one line.
    public static let single = Self(rawValue: 1)
    /// The underline style of a thick line.
    public static let thick = Self(rawValue: 2)
    /// The double underline style: two lines.
    public static let double = Self(rawValue: 9)
}

extension NSAttributedString.Key {
    /// The key `font`; its value is a `UIFont`.
    public static let font = Self("NSFont")
    /// The key `foregroundColor`; its value is a `UIColor`.
    public static let foregroundColor = Self("NSColor")
    /// The key `backgroundColor`; its value is a `UIColor`.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// The key `paragraphStyle`; its value is an `NSParagraphStyle`.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// The key `underlineStyle`; its value is an `NSUnderlineStyle`'s number.
    public static let underlineStyle = Self("NSUnderline")
    /// The key `strikethroughStyle`; its value is an `NSUnderlineStyle`'s number.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The key `kern`; its value is a number of points.
    public static let kern = Self("NSKern")
    /// A `URL` or a string.
    public static let link = Self("NSLink")
}

/// The style of a paragraph.
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    fileprivate(set) var values = Values()
    struct Values: Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    /// The horizontal alignment of lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines that are too long are broken.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The defaults.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// Creates an object with the default values.
    public override init() { super.init() }
    /// An `NSMutableParagraphStyle` with the same values.
    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
}

/// A mutable style of a paragraph.
/// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The horizontal alignment of lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// How lines that are too long are broken.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
}
