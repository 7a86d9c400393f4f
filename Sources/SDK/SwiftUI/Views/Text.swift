// Text.swift: texts.

import Foundation
import UIKit

/// A text.
/// https://developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        fileprivate let name: String
        /// The day.
        public static let date = DateStyle(name: "date")
        /// The time.
        public static let time = DateStyle(name: "time")
        /// How long ago it is, when the text was made.
        public static let relative = DateStyle(name: "relative")
        /// How far it is, when the text was made.
        public static let offset = DateStyle(name: "offset")
        /// A clock, as it was when the text was made.
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
    /// Where a long text is cut.
    public enum TruncationMode: Sendable { case head, tail, middle }
    /// Capitals or small letters.
    public enum Case: Sendable { case uppercase, lowercase }
    /// A line's pattern.
    public struct LineStyle: Hashable, Sendable {
        /// One line.
        public static let single = LineStyle()
    }

    /// What is read.
    let string: String

    init(string: String) { self.string = string }
    /// The text of a key in the bundle's table of strings; without one, the key.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.text(table: tableName, bundle: bundle)
    }
    /// A text as it is.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
    /// A text as it is.
    public init(verbatim content: String) { string = content }
    /// A text's characters; attributes are not kept.
    public init(_ content: AttributedString) { string = String(content.characters) }
    /// A date.
    public init(_ date: Date, style: DateStyle) { string = style.text(of: date) }
    /// A value in a form.
    public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format) where Format.FormatOutput == String {
        string = format.format(value)
    }
    /// An object in a form.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        string = formatter.string(for: subject) ?? ""
    }
    /// An image as a piece of a text.
    public init(_ image: Image) { string = image.reading }

    /// One text after the other.
    public static func + (left: Text, right: Text) -> Text { Text(string: left.string + right.string) }
}

extension Text: View, PrimitiveView {
    /// What a text shows is its element.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.text, string)] }
}

extension Text {
    /// The same text: its appearance is not stored.
    public nonisolated func font(_ font: Font?) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func bold() -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func bold(_ isActive: Bool) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func italic() -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func italic(_ isActive: Bool) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func monospacedDigit() -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
    /// The same text: its appearance is not stored.
    public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { self }
}
