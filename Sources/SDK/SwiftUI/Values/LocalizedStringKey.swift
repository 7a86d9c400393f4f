// LocalizedStringKey.swift: a text's key in the bundle's table of strings, which a literal with values in it is.

import ExtensionSDK
import Foundation

/// A text's key in the bundle's table of strings, and the values in it.
/// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    private let key: String
    /// The values' texts, and the places for them in the key.
    private let values: [Part]

    fileprivate struct Part: Equatable {
        var place: String
        var text: String
    }

    /// The pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [Part] = []

        /// The pieces of a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// A piece.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        private mutating func append(_ place: String, _ text: String) {
            key += place
            values.append(Part(place: place, text: text))
        }
        /// A text.
        public mutating func appendInterpolation(_ string: String) { append("%@", string) }
        /// A value.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            switch value {
            case is any FixedWidthInteger: append("%lld", "\(value)")
            case let number as Double: append("%lf", String(format: "%f", number))
            case let number as Float: append("%f", String(format: "%f", number))
            case let text as Text: append("%@", text.string)
            case let image as Image: append("%@", image.reading)
            default: append("%@", "\(value)")
            }
        }
        /// A number in a form.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            append(specifier, String(format: specifier, value))
        }
        /// A value in a form.
        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String { append("%@", format.format(value)) }
        /// An object in a form.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            append("%@", formatter.string(for: subject) ?? "")
        }
        /// A date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", style.text(of: date))
        }
    }

    /// A key.
    public init(_ value: String) { (key, values) = (value, []) }
    /// A key.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values in it.
    public init(stringInterpolation: StringInterpolation) {
        let parts = stringInterpolation
        (key, values) = (
            parts.values.isEmpty ? parts.key.replacingOccurrences(of: "%%", with: "%") : parts.key, parts.values
        )
    }

    /// The text of a table, or the key, with the values in their places: `%@` in order, `%1$@` by number.
    func text(table: String? = nil, bundle: Bundle? = nil) -> String {
        let form = (bundle ?? extensionBundle).localizedString(forKey: key, value: key, table: table)
        if values.isEmpty { return form }
        var text = ""
        var next = 0
        var rest = form[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var index = next
            let digits = rest.prefix { $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = number - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            let known = values.indices.contains(index) ? values[index] : Part(place: "", text: "")
            let own = known.place.dropFirst()
            if !own.isEmpty, rest.hasPrefix(own) {
                rest = rest.dropFirst(own.count)
            } else if let end = rest.firstIndex(where: { $0.isLetter && $0 != "l" && $0 != "h" || $0 == "@" }) {
                rest = rest[end...].dropFirst()
            }
            text += known.text
        }
        return text + rest
    }
}
