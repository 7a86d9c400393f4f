// LocalizedStringResource.swift: a key of a string table that is looked up when its text is needed. Foundation has it
// on Apple's platforms only.
// https://developer.apple.com/documentation/foundation/localizedstringresource

import Foundation

/// A text by its key, with its table and bundle.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle with the tables.
    public enum BundleDescription: Equatable, Sendable {
        /// The extension's bundle.
        case main
        /// The bundle in a folder.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
        /// The bundle of a class, which is the extension's.
        public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
    }

    private let form: LocalizedForm
    /// The text if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil is Localizable.
    public let table: String?
    /// Stored, no effect: texts are in the language of the environment.
    public var locale: Locale
    /// The bundle of the table.
    public let bundle: BundleDescription

    /// Creates a key that is also the text if no table has it.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (form, defaultValue) = (keyAndValue.form, keyAndValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }
    /// Creates a key, and the text if no table has it.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (form, self.defaultValue) = (LocalizedForm("\(key)"), defaultValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }
    /// Creates a key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// Creates a key with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key, with placeholders for its values.
    public var key: String { form.plainKey }
    fileprivate var text: String { form.text(table: table, bundle: bundle.bundle, otherwise: defaultValue.form) }
}

extension String {
    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
