// CMTime.swift: times as fractions of a second, and their functions.
// https://developer.apple.com/documentation/coremedia/cmtime
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A number of units, of which `timescale` are a second.
public typealias CMTimeValue = Int64
/// Units in a second.
public typealias CMTimeScale = Int32

/// What a time is besides its number.
public struct CMTimeFlags: OptionSet, Sendable {
    /// As it is written.
    public let rawValue: UInt32
    /// Creates a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is a time.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// It was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// Not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time or a duration.
public struct CMTime: Comparable, Hashable, Sendable {
    /// How many units.
    public var value: CMTimeValue
    /// Units in a second.
    public var timescale: CMTimeScale
    /// What it is besides.
    public var flags: CMTimeFlags

    /// No time.
    public init() { (value, timescale, flags) = (0, 0, []) }
    /// So many units.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, flags) = (value, timescale, timescale > 0 ? .valid : [])
    }
    /// So many seconds, rounded to units.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self.init(value: 0, timescale: preferredTimescale)
        let units = (seconds * Double(preferredTimescale)).rounded()
        if seconds.isNaN || preferredTimescale <= 0 {
            self = .invalid
        } else if abs(units) >= 0x1p62 {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        } else {
            value = CMTimeValue(units)
        }
    }
    private init(_ flags: CMTimeFlags) { (value, timescale, self.flags) = (0, 1, flags) }

    /// No time at all.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// None.
    public static let invalid = CMTime()
    /// Not known.
    public static let indefinite = CMTime([.valid, .indefinite])
    /// Later than all others.
    public static let positiveInfinity = CMTime([.valid, .positiveInfinity])
    /// Earlier than all others.
    public static let negativeInfinity = CMTime([.valid, .negativeInfinity])

    /// Whether it is a time.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is later than all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool {
        flags.intersection([.valid, .indefinite, .positiveInfinity, .negativeInfinity]) == .valid
    }

    /// Not a number for what is none.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// Whether it is earlier.
    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
    /// Whether both are the same time.
    public static func == (one: CMTime, other: CMTime) -> Bool {
        one.isNumeric && other.isNumeric
            ? one.value.multipliedFullWidth(by: Int64(other.timescale))
                == other.value.multipliedFullWidth(by: Int64(one.timescale))
            : one.flags == other.flags
    }
    /// Times that are the same have the same.
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }
    /// The sum.
    public static func + (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, +) }
    /// The difference.
    public static func - (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, -) }

    private func combined(with other: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
        return CMTime(seconds: operation(seconds, other.seconds), preferredTimescale: max(timescale, other.timescale))
    }
}

/// A time of so many units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time of so many seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds; not a number for what is none.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }
/// The difference.
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }
/// -1, 0 or 1.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 { one < other ? -1 : one == other ? 0 : 1 }
/// Whether there is such a time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// No time at all.
public let kCMTimeZero = CMTime.zero
/// None.
public let kCMTimeInvalid = CMTime.invalid
/// Not known.
public let kCMTimeIndefinite = CMTime.indefinite

/// A time and how long it lasts.
/// https://developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it lasts.
    public var duration: CMTime
    /// Creates an instance.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// When it ends.
    public var end: CMTime { start + duration }
}
