// TextTraits.swift: data to detect in a text, and the meaning of an input text, as values.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The data to detect in a view's text.
/// https://developer.apple.com/documentation/uikit/uidatadetectortypes
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The detection of telephone numbers.
    public static let phoneNumber = Self(rawValue: 1)
    /// The detection of links.
    public static let link = Self(rawValue: 2)
    /// The detection of postal addresses.
    public static let address = Self(rawValue: 4)
    /// The detection of dates.
    public static let calendarEvent = Self(rawValue: 8)
    /// The detection of everything.
    public static let all = Self(rawValue: .max)
}

/// The meaning of an input text.
/// https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text content type of a name.
    public static let name = Self(rawValue: "name")
    /// The text content type of a mail address.
    public static let emailAddress = Self(rawValue: "email")
    /// The text content type of a web address.
    public static let URL = Self(rawValue: "url")
    /// The text content type of an account name.
    public static let username = Self(rawValue: "username")
    /// The text content type of a password.
    public static let password = Self(rawValue: "password")
    /// The text content type of a new password.
    public static let newPassword = Self(rawValue: "new-password")
    /// The text content type of a one-time code.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// The text content type of a telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
}

/// The container of a text layout.
/// https://developer.apple.com/documentation/uikit/nstextcontainer
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    // MARK: Stored, no effect without a screen
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var size = CGSize.zero
}
