// UnsafeNSDataDetector.swift: finds web and mail addresses, telephone numbers and dates in a text.
// https://developer.apple.com/documentation/foundation/nsdatadetector
// LinkDetection.swift and DateDetection.swift recognize them. Postal addresses and flights are refused by name.
//
// Safe because: the one pointer is Foundation's stop flag, a variable of the caller that lives as long as the call.

import Foundation

/// Finds data of some types. Apple's class inherits from NSRegularExpression, whose methods cannot be overridden here;
/// this one has its search methods.
/// https://developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types to find.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector for `NSTextCheckingResult.CheckingType.link`, `.phoneNumber` and `.date`, or several of them.
    ///
    /// - Throws: For other types, and for none.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address, .transitInformation]
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes).intersection(known)
        guard !wanted.isEmpty else {
            let text = "NSDataDetector finds links, telephone numbers and dates; none of them was asked for."
            throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: [NSLocalizedDescriptionKey: text])
        }
        if !wanted.isDisjoint(with: [.address, .transitInformation]) {
            SharedContainers.shared.note("NSDataDetector finds no postal addresses and no flights here.")
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// All matches in a range, in order.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [DetectedData] = []
        if types.contains(.link) { found += LinkDetection.links(in: string, range) }
        if types.contains(.date) { found += DateDetection.dates(in: string, range, now: Date()) }
        if types.contains(.phoneNumber) { found += LinkDetection.telephoneNumbers(in: string, range) }
        // The first of two overlapping matches counts, the longer one at equal positions.
        found.sort { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }
        var end = range.location
        return found.filter { data in
            guard data.range.location >= end else { return false }
            end = data.range.location + data.range.length
            return true
        }
    }

    /// The first match in a range.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The number of matches in a range.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// The range of the first match; `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls the block with each match until `stop` is set.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (
            _ result: NSTextCheckingResult?, _ flags: NSRegularExpression.MatchingFlags,
            _ stop: UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// A match and its range.
final class DetectedData: NSTextCheckingResult {
    /// The meaning of a match.
    enum Content: Sendable {
        case link(URL)
        case telephoneNumber(String)
        case date(Date, timeZone: TimeZone?)
    }

    let content: Content
    private let place: NSRange

    init(_ content: Content, _ place: NSRange) {
        (self.content, self.place) = (content, place)
        super.init()
    }

    /// Returns nil: results are not archived.
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override var resultType: NSTextCheckingResult.CheckingType {
        switch content {
        case .link: .link
        case .telephoneNumber: .phoneNumber
        case .date: .date
        }
    }
}

extension NSTextCheckingResult {
    private var detected: DetectedData.Content? { (self as? DetectedData)?.content }

    /// The target of a link: `mailto:` for a mail address, `http:` if the text names no scheme.
    public var url: URL? {
        if case .link(let url) = detected { url } else { nil }
    }
    /// A telephone number as written.
    public var phoneNumber: String? {
        if case .telephoneNumber(let number) = detected { number } else { nil }
    }
    /// A date; noon if the text names no time.
    public var date: Date? {
        if case .date(let date, _) = detected { date } else { nil }
    }
    /// The time zone in a date.
    public var timeZone: TimeZone? {
        if case .date(_, let zone) = detected { zone } else { nil }
    }
    /// Always 0: durations are not detected.
    public var duration: TimeInterval { 0 }
    /// The address components; always nil: postal addresses are not detected.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of a postal address.
/// https://developer.apple.com/documentation/foundation/nstextcheckingkey
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The raw value: the name.
    public let rawValue: String
    /// Creates a value with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple: NSTextCheckingKey.street.
    public static let street = Self(rawValue: "Street")
    /// Apple: NSTextCheckingKey.city.
    public static let city = Self(rawValue: "City")
    /// Apple: NSTextCheckingKey.zip.
    public static let zip = Self(rawValue: "ZIP")
    /// Apple: NSTextCheckingKey.state.
    public static let state = Self(rawValue: "State")
    /// Apple: NSTextCheckingKey.country.
    public static let country = Self(rawValue: "Country")
    /// Apple: NSTextCheckingKey.phone.
    public static let phone = Self(rawValue: "Phone")
}

/// The types to find, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64
