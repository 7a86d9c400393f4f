// LocalizedStringResource.swift: a key of a table of strings that is looked up when its text is wanted. Foundation has it on Apple's platforms
// only.
// https://developer.apple.com/documentation/foundation/localizedstringresource

import Foundation

/// A text by its key, with the table and the bundle that have it.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the tables are.
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
    /// The text where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil is Localizable.
    public let table: String?
    /// Stored, no effect: texts are in the language of the environment.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription

    /// A key that is the text, too, where no table has it.
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
    /// A key, and the text where no table has it.
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
    /// A key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A key with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The key, with places where it has values.
    public var key: String { form.plainKey }
    fileprivate var text: String { form.text(table: table, bundle: bundle.bundle, otherwise: defaultValue.form) }
}

extension String {
    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
