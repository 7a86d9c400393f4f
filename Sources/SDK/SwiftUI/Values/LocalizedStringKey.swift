// LocalizedStringKey.swift: a key in the bundle's string table, from a literal with interpolated values.

import ExtensionSDK
import Foundation

/// A key in the bundle's string table, with its values.
/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    private let form: LocalizedForm

    /// The parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var form = LocalizedForm()

        /// Begins a literal, without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
        public mutating func appendLiteral(_ literal: String) { form.append(literal: literal) }
        /// A text.
        public mutating func appendInterpolation(_ string: String) { form.append(string) }
        /// A value.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            switch value {
            case let text as Text: form.append(text.string)
            case let image as Image: form.append(image.reading)
            default: form.append(value: value)
            }
        }
        /// Appends a formatted number.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            form.append(String(format: specifier, value), at: specifier)
        }
        /// Appends a formatted value.
        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String { form.append(format.format(value)) }
        /// Appends a formatted object.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            form.append(formatter.string(for: subject) ?? "")
        }
        /// Appends a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            form.append(style.text(of: date))
        }
    }

    /// Creates a key.
    public init(_ value: String) { form = LocalizedForm(value) }
    /// Creates a key.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key with interpolated values.
    public init(stringInterpolation: StringInterpolation) { form = stringInterpolation.form }

    /// The text from a table, or the key, with the values inserted.
    func text(table: String? = nil, bundle: Bundle? = nil) -> String { form.text(table: table, bundle: bundle) }
}
