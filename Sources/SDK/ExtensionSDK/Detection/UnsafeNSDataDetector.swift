// UnsafeNSDataDetector.swift: finds addresses of the web and of mail, telephone numbers and dates in a text.
// https://developer.apple.com/documentation/foundation/nsdatadetector
// What is found: LinkDetection.swift, DateDetection.swift. Postal addresses and flights are refused by name.
//
// Safe because: the one pointer is Foundation's stop flag, a variable of the caller that lives as long as the call.

import Foundation

/// Finds data of some types. Apple's descends from NSRegularExpression, whose methods cannot be overridden here; it has those
/// that search.
/// https://developer.apple.com/documentation/foundation/nsdatadetector
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// A detector of `NSTextCheckingResult.CheckingType.link`, `.phoneNumber` and `.date`, or several of them.
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

    /// All that is found in a range, in order.
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
        // Of two that overlap, the first one counts, and of two at one place the longer one.
        found.sort { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }
        var end = range.location
        return found.filter { data in
            guard data.range.location >= end else { return false }
            end = data.range.location + data.range.length
            return true
        }
    }

    /// The first that is found in a range.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// How many are found in a range.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Where the first is; `NSNotFound` if nothing is found.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Hands over what is found, one after the other, until `stop` is set.
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

/// What was found, and where.
final class DetectedData: NSTextCheckingResult, @unchecked Sendable {
    /// What a text stands for.
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

    /// Not supported: results are not archived.
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

    /// What a link leads to: `mailto:` for an address of mail, `http:` where the text names no scheme.
    public var url: URL? {
        if case .link(let url) = detected { url } else { nil }
    }
    /// A telephone number as it is written.
    public var phoneNumber: String? {
        if case .telephoneNumber(let number) = detected { number } else { nil }
    }
    /// A date; noon where the text names no time.
    public var date: Date? {
        if case .date(let date, _) = detected { date } else { nil }
    }
    /// The time zone that a date names.
    public var timeZone: TimeZone? {
        if case .date(_, let zone) = detected { zone } else { nil }
    }
    /// Zero: spans of time are not found.
    public var duration: TimeInterval { 0 }
    /// nil: postal addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of a postal address.
/// https://developer.apple.com/documentation/foundation/nstextcheckingkey
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name.
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

/// Types of what is looked for, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64
