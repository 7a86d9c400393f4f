// RunOrigin+Dates.swift: parses and formats a run's time as ISO 8601 in UTC, with milliseconds.
//
// Days are counted as in scripts, by the proleptic Gregorian calendar; Foundation's formats use the Julian calendar before 1582,
// and accept days that no month has.

import Foundation
import Isolation

extension RunOrigin {
    /// The current time, in whole milliseconds since 1970.
    public static func now() -> Double { (Date().timeIntervalSince1970 * 1000).rounded(.down) }

    /// Parses a date and time with a time zone, in milliseconds since 1970; nil for anything else.
    public static func milliseconds(of text: String) -> Double? {
        var reader = DateReader(text: text.utf8[...])
        guard let year = reader.number(4, 1...9999), reader.take("-"), let month = reader.number(2, 1...12),
            reader.take("-"),
            let day = reader.number(2, 1...lastDay(of: month, year)), reader.take("T"),
            let hour = reader.number(2, 0...23), reader.take(":"), let minute = reader.number(2, 0...59),
            reader.take(":"), let second = reader.number(2, 0...59), let fraction = reader.fraction(),
            let zone = reader.zone(), reader.isAtEnd
        else { return nil }
        let minutes = (days(year, month, day) * 24 + hour) * 60 + minute - zone
        let found = (minutes * 60 + second) * 1000 + fraction
        // NB: In UTC, the last day of the year 9999 in a zone behind it can be in the next year.
        return found < days(10_000, 1, 1) * 86_400_000 ? Double(found) : nil
    }

    /// The date and time for a number of milliseconds since 1970.
    public static func text(of milliseconds: Double) -> String {
        let (days, time) = Int(milliseconds.rounded(.down)).quotientAndRemainder(dividingBy: 86_400_000)
        let (day, rest) = time < 0 ? (days - 1, time + 86_400_000) : (days, time)
        let (year, month, date) = self.date(ofDay: day)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
        return
            "\(padded(year, 4))-\(padded(month, 2))-\(padded(date, 2))T\(clock.joined(separator: ":")).\(padded(rest % 1000, 3))Z"
    }

    /// The name of the time zone of dates in scripts: that of `TZ`, otherwise the machine's.
    public static var timeZone: String {
        guard let given = givenZone else { return TimeZone.current.identifier }
        return isZone(given) ? given : "UTC"
    }

    /// The value of `TZ` if it is not a known time zone, so that scripts see dates in UTC; otherwise nil.
    public static var unknownZone: String? { givenZone.flatMap { isZone($0) ? nil : $0 } }

    private static var givenZone: String? {
        guard let given = environmentValue("TZ") else { return nil }
        // NB: An empty one means UTC to the C library; ChildEnvironment passes it on under that name.
        if given.isEmpty { return "UTC" }
        return given.hasPrefix(":") ? String(given.dropFirst()) : given
    }

    /// Whether the engine knows a time zone, by its name in the tz database or by its offset from GMT.
    private static func isZone(_ name: String) -> Bool {
        guard let zone = TimeZone(identifier: name) else { return false }
        // NB: Foundation also accepts other words before the offset, which the engine does not.
        let isOfHours = zone.identifier.utf8.contains { 0x30...0x39 ~= $0 } && zone.identifier != name
        return !isOfHours || name.hasPrefix("GMT")
    }

    // MARK: Calendar

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

    private static func lastDay(of month: Int, _ year: Int) -> Int {
        [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// The number of days from the beginning of the year 0 to that of a later year.
    private static func days(beforeYear year: Int) -> Int {
        let last = year - 1
        return year == 0 ? 0 : 366 + 365 * last + last / 4 - last / 100 + last / 400
    }

    private static let epoch = days(beforeYear: 1970)

    /// The number of days from 1970 to a date.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        days(beforeYear: year) + (1..<month).reduce(0) { $0 + lastDay(of: $1, year) } + day - 1 - epoch
    }

    /// The date of a day, counted from 1970; not before the year 0.
    private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        var left = max(0, day + epoch)
        var year = left / 366
        while days(beforeYear: year + 1) <= left { year += 1 }
        left -= days(beforeYear: year)
        var month = 1
        while left >= lastDay(of: month, year) {
            left -= lastDay(of: month, year)
            month += 1
        }
        return (year, month, left + 1)
    }
}

/// Parses a date from front to back.
private struct DateReader {
    var text: Substring.UTF8View

    var isAtEnd: Bool { text.isEmpty }

    /// Consumes a character; false if another one is next.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard text.first == UInt8(ascii: sign) else { return false }
        text.removeFirst()
        return true
    }

    private mutating func digit() -> Int? {
        guard let first = text.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        text.removeFirst()
        return Int(first) - 0x30
    }

    /// A number with exactly this many digits; nil if there are fewer, or if it is out of range.
    mutating func number(_ digits: Int, _ wanted: ClosedRange<Int>) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return wanted.contains(number) ? number : nil
    }

    /// The milliseconds after a decimal point; 0 if there is none. Further digits are cut off.
    mutating func fraction() -> Int? {
        guard take(".") else { return 0 }
        guard var number = digit() else { return nil }
        var count = 1
        while let digit = digit() {
            if count < 3 { number = number * 10 + digit }
            count += 1
        }
        return number * (count == 1 ? 100 : count == 2 ? 10 : 1)
    }

    /// The offset of a time zone in minutes: `Z`, `+01:00`, `+0100`, `+01`.
    mutating func zone() -> Int? {
        if take("Z") { return 0 }
        let isAhead = take("+")
        guard isAhead || take("-"), let hours = number(2, 0...23) else { return nil }
        let hasMinutes = take(":") || !text.isEmpty
        guard let minutes = hasMinutes ? number(2, 0...59) : 0 else { return nil }
        return (isAhead ? 1 : -1) * (hours * 60 + minutes)
    }
}
