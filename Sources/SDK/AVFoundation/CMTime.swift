// CMTime.swift: times as fractions of a second, and their functions.
// https://developer.apple.com/documentation/coremedia/cmtime
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A number of units, of which `timescale` are a second.
public typealias CMTimeValue = Int64
/// A number of units per second.
public typealias CMTimeScale = Int32

/// Properties of a time in addition to its value.
public struct CMTimeFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The flag of a rounded time.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// Later than all other times.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// Earlier than all other times.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// An unknown time.
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time or a duration.
public struct CMTime: Comparable, Hashable, Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units per second.
    public var timescale: CMTimeScale
    /// Whether the time is valid, rounded or infinite.
    public var flags: CMTimeFlags

    /// Creates an invalid time.
    public init() { (value, timescale, flags) = (0, 0, []) }
    /// Creates a time of `value` units, `timescale` of which are a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, flags) = (value, timescale, timescale > 0 ? .valid : [])
    }
    /// Creates a number of seconds, rounded to units.
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

    /// Zero.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime()
    /// An unknown time.
    public static let indefinite = CMTime([.valid, .indefinite])
    /// Later than all other times.
    public static let positiveInfinity = CMTime([.valid, .positiveInfinity])
    /// Earlier than all other times.
    public static let negativeInfinity = CMTime([.valid, .negativeInfinity])

    /// Whether the time is valid.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is unknown.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it is later than all other times.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it is earlier than all other times.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool {
        flags.intersection([.valid, .indefinite, .positiveInfinity, .negativeInfinity]) == .valid
    }

    /// The seconds; NaN if the time is not numeric.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// Whether it is earlier.
    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
    /// Whether both times are equal.
    public static func == (one: CMTime, other: CMTime) -> Bool {
        one.isNumeric && other.isNumeric
            ? one.value.multipliedFullWidth(by: Int64(other.timescale))
                == other.value.multipliedFullWidth(by: Int64(one.timescale))
            : one.flags == other.flags
    }
    /// Equal times have equal hashes.
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

/// A time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time of a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds; NaN if the time is not numeric.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }
/// The difference.
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }
/// Returns -1, 0 or 1.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 { one < other ? -1 : one == other ? 0 : 1 }
/// Whether the time is valid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// The time zero.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// An unknown time.
public let kCMTimeIndefinite = CMTime.indefinite

/// A start time and a duration.
/// https://developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
    /// The range's start time.
    public var start: CMTime
    /// The time range's duration.
    public var duration: CMTime
    /// Creates a range from its start time and its duration.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// The range's end time.
    public var end: CMTime { start + duration }
}
