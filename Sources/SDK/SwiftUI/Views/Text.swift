// Text.swift: texts.

import Foundation
import UIKit

/// A text.
/// https://developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
    /// The style of a date.
    public struct DateStyle: Equatable, Sendable {
        fileprivate let name: String
        /// The day.
        public static let date = DateStyle(name: "date")
        /// The style with hours and minutes.
        public static let time = DateStyle(name: "time")
        /// The time since the date, at the creation of the text.
        public static let relative = DateStyle(name: "relative")
        /// The offset to the date, at the creation of the text.
        public static let offset = DateStyle(name: "offset")
        /// A timer, at the creation of the text.
        public static let timer = DateStyle(name: "timer")

        func text(of date: Date) -> String {
            switch name {
            case "date": return date.formatted(date: .long, time: .omitted)
            case "time": return date.formatted(date: .omitted, time: .shortened)
            default:
                let seconds = Int(abs(date.timeIntervalSinceNow))
                let clock = String(format: "%d:%02d", seconds / 60, seconds % 60)
                return name == "timer" ? clock : "\(seconds) sec"
            }
        }
    }
    /// Where a long text is truncated.
    public enum TruncationMode: Sendable { case head, tail, middle }
    /// Uppercase or lowercase.
    public enum Case: Sendable { case uppercase, lowercase }
    /// The pattern of a line.
    public struct LineStyle: Hashable, Sendable {
        /// The style of a single line.
        public static let single = LineStyle()
    }

    /// The visible text.
    let string: String

    init(string: String) { self.string = string }
    /// The text of a key in the bundle's string table; without one, the key.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.text(table: tableName, bundle: bundle)
    }
    /// Creates a text without localization.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
    /// Creates a text without localization.
    public init(verbatim content: String) { string = content }
    /// Creates a text from characters; attributes are not stored.
    public init(_ content: AttributedString) { string = String(content.characters) }
    /// Creates a text that shows `date` in this style.
    public init(_ date: Date, style: DateStyle) { string = style.text(of: date) }
    /// Creates a field for a formatted value.
    public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        string = format.format(value)
    }
    /// Appends a formatted object.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        string = formatter.string(for: subject) ?? ""
    }
    /// Creates a text with an image.
    public init(_ image: Image) { string = image.reading }

    /// Concatenates two texts.
    public static func + (left: Text, right: Text) -> Text { Text(string: left.string + right.string) }
}

extension Text: View, PrimitiveView {
    /// A text has no body; it is an element.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.text, string)] }
}

extension Text {
    // MARK: The same text: its appearance is not stored
    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }
    public nonisolated func bold() -> Text { self }
    public nonisolated func bold(_ isActive: Bool) -> Text { self }
    public nonisolated func italic() -> Text { self }
    public nonisolated func italic(_ isActive: Bool) -> Text { self }
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
    public nonisolated func monospacedDigit() -> Text { self }
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
    public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { self }
}
