// LocalizedTexts.swift: texts from the bundle's string tables, by keys with interpolated values: String(localized:),
// and the basis of SwiftUI's keys. Foundation has them on Apple's platforms only.

import Foundation

/// A key of a string table, and its values.
public struct LocalizedForm: Equatable, Sendable {
    private struct Value: Equatable {
        /// Its placeholder in the key: `%@`, `%lld`.
        var place: String
        var text: String
    }

    private var key = ""
    private var values: [Value] = []

    /// Creates an empty key.
    public init() {}
    /// Creates a key without values.
    public init(_ key: String) { append(literal: key) }

    /// Appends a literal to the key.
    public mutating func append(literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
    /// Appends a value by its text and its placeholder.
    public mutating func append(_ text: String, at place: String = "%@") {
        key += place
        values.append(Value(place: place, text: text))
    }
    /// Appends a value, whose type determines the placeholder.
    public mutating func append<Added>(value: Added) {
        switch value {
        case is any FixedWidthInteger: append("\(value)", at: "%lld")
        case let number as Double: append(String(format: "%f", number), at: "%lf")
        case let number as Float: append(String(format: "%f", number), at: "%f")
        default: append("\(value)")
        }
    }

    /// The text from a table, or the other text, or the key, with the values inserted: `%@` in order, `%1$@` by number.
    public func text(table: String? = nil, bundle: Bundle? = nil, otherwise: LocalizedForm? = nil) -> String {
        let plain = plainKey
        let bundle = bundle ?? extensionBundle
        let found = bundle.localizedString(forKey: plain, value: "\u{0}", table: table)
        if found == "\u{0}" || found == plain, let otherwise { return otherwise.filled(otherwise.key) }
        return found == "\u{0}" || found == plain ? filled(key) : values.isEmpty ? found : filled(found)
    }

    /// The key as written in tables.
    var plainKey: String { values.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key }

    private func filled(_ form: String) -> String {
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
            guard values.indices.contains(index) else { continue }
            let own = values[index].place.dropFirst()
            if rest.hasPrefix(own) {
                rest = rest.dropFirst(own.count)
            } else if let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && $0 != "l" && $0 != "h" }) {
                rest = rest[end...].dropFirst()
            }
            text += values[index].text
        }
        return text + rest
    }
}

extension String {
    /// A key of a string table, with interpolated values.
    /// https://developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let form: LocalizedForm

        /// The parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            var form = LocalizedForm()
            /// Begins a literal, without parts.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Appends a literal.
            public mutating func appendLiteral(_ literal: String) { form.append(literal: literal) }
            /// Appends a value.
            public mutating func appendInterpolation<Value>(_ value: Value) { form.append(value: value) }
            /// Appends a formatted number.
            public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
                form.append(String(format: specifier, value), at: specifier)
            }
            /// Appends a formatted value.
            public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
            where Format.FormatOutput == String { form.append(format.format(value)) }
        }
        /// Creates a key.
        public init(_ value: String) { form = LocalizedForm(value) }
        /// Creates a key.
        public init(stringLiteral value: String) { self.init(value) }
        /// Creates a key with interpolated values.
        public init(stringInterpolation: StringInterpolation) { form = stringInterpolation.form }
    }

    /// The text of a key in the bundle's string table; without one, the key with its values. The locale is that of the
    /// language.
    /// https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = key.form.text(table: table, bundle: bundle) }
    /// The text of a key in the bundle's string table; without one, the other text.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = LocalizedForm("\(key)").text(table: table, bundle: bundle, otherwise: defaultValue.form) }
}
