// DateText.swift: dates and times as text: ISO 8601 in the form that ECMAScript gives it.
// https://tc39.es/ecma262/#sec-date-time-string-format
//
// Days are counted by the Gregorian calendar at all times, as scripts count them; Foundation's own formats use the Julian one before
// 1582, and accept days that no month has.

/// Dates as text. Times are milliseconds since 1970 in UTC.
public enum DateText {
    private static let millisecondsOfDay: Int64 = 86_400_000

    /// The date and time in UTC: `2026-01-31T12:00:00.000Z`. Years beyond 0 to 9999 have a sign and six digits.
    ///
    /// - Parameters:
    ///   - milliseconds: At most 8.64e15 from 1970, which is as far as ECMAScript's dates go; a fraction is dropped.
    ///   - hasMilliseconds: false leaves them out: `2026-01-31T12:00:00Z`.
    public static func text(of milliseconds: Double, hasMilliseconds: Bool = true) -> String {
        let time = Int64(milliseconds.rounded(.down))
        let day = time.floorDivided(by: millisecondsOfDay)
        let rest = time - day * millisecondsOfDay
        let date = CalendarDate(daysSince1970: day)
        let isShort = (0...9999).contains(date.year)
        let year = isShort ? padded(date.year, 4) : (date.year < 0 ? "-" : "+") + padded(abs(date.year), 6)
        let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, 2) }
        let fraction = hasMilliseconds ? "." + padded(rest % 1000, 3) : ""
        return "\(year)-\(padded(date.month, 2))-\(padded(date.day, 2))T\(clock.joined(separator: ":"))\(fraction)Z"
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// Reads a date and time with a time zone, of the years 1 to 9999; nil for anything else.
    public static func milliseconds(of text: String) -> Double? {
        var reader = DateReader(text: text.utf8[...])
        guard let year = reader.number(4, 1...9999), reader.take("-"), let month = reader.number(2, 1...12),
            reader.take("-"), let day = reader.number(2, 1...31), reader.take("T"),
            let hour = reader.number(2, 0...23), reader.take(":"), let minute = reader.number(2, 0...59),
            reader.take(":"), let second = reader.number(2, 0...59), let fraction = reader.fraction(),
            let zone = reader.zone(), reader.isAtEnd
        else { return nil }
        let date = CalendarDate(year: year, month: month, day: day)
        // A day that its month lacks is one of the next.
        guard CalendarDate(daysSince1970: date.daysSince1970) == date else { return nil }
        let minutes = (date.daysSince1970 * 24 + hour) * 60 + minute - zone
        let found = (minutes * 60 + second) * 1000 + fraction
        // NB: A zone behind UTC makes the last day of the year 9999 one of the next.
        let end = CalendarDate(year: 10_000, month: 1, day: 1).daysSince1970 * millisecondsOfDay
        return found < end ? Double(found) : nil
    }
}

/// A day in the proleptic Gregorian calendar.
///
/// Years are counted from March, so that the leap day is the last day of a year and each 400-year cycle has the same 146,097 days.
private struct CalendarDate: Equatable {
    var year, month, day: Int64

    private static let daysOfCycle: Int64 = 146_097
    /// From the first of March of the year 0 to 1970.
    private static let daysBefore1970: Int64 = 719_468

    init(year: Int64, month: Int64, day: Int64) { (self.year, self.month, self.day) = (year, month, day) }

    init(daysSince1970 days: Int64) {
        let shifted = days + Self.daysBefore1970
        let cycle = shifted.floorDivided(by: Self.daysOfCycle)
        let dayOfCycle = shifted - cycle * Self.daysOfCycle
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSince1970: Int64 {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let cycle = yearFromMarch.floorDivided(by: 400)
        let yearOfCycle = yearFromMarch - cycle * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfCycle = 365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
        return cycle * Self.daysOfCycle + dayOfCycle - Self.daysBefore1970
    }
}

extension Int64 {
    fileprivate func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}

/// Reads a date from front to back.
private struct DateReader {
    var text: Substring.UTF8View

    var isAtEnd: Bool { text.isEmpty }

    /// Passes a character; false where there is another.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard text.first == UInt8(ascii: sign) else { return false }
        text.removeFirst()
        return true
    }

    private mutating func digit() -> Int64? {
        guard let first = text.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
        text.removeFirst()
        return Int64(first) - 0x30
    }

    /// A number of `count` digits; nil where there are fewer, or the number is not wanted.
    mutating func number(_ count: Int, _ wanted: ClosedRange<Int64>) -> Int64? {
        var number: Int64 = 0
        for _ in 0..<count {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return wanted.contains(number) ? number : nil
    }

    /// Milliseconds behind a point; 0 without one. Further digits are dropped.
    mutating func fraction() -> Int64? {
        guard take(".") else { return 0 }
        guard var number = digit() else { return nil }
        var count = 1
        while let digit = digit() {
            if count < 3 { number = number * 10 + digit }
            count += 1
        }
        return number * (count == 1 ? 100 : count == 2 ? 10 : 1)
    }

    /// The minutes that a time zone is ahead: `Z`, `+01:00`, `+0100`, `+01`.
    mutating func zone() -> Int64? {
        if take("Z") { return 0 }
        let isAhead = take("+")
        guard isAhead || take("-"), let hours = number(2, 0...23) else { return nil }
        let hasMinutes = take(":") || !text.isEmpty
        guard let minutes = hasMinutes ? number(2, 0...59) : 0 else { return nil }
        return (isAhead ? 1 : -1) * (hours * 60 + minutes)
    }
}
