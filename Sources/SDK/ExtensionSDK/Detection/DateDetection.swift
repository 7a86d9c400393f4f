// DateDetection.swift: recognizes dates in a text: ISO 8601 dates, days with English month names, numbers with slashes
// in the order of the user's language, today, tomorrow and yesterday; each with an optional time. Without a time it is
// noon.

import Foundation

/// Finds dates.
enum DateDetection {
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let month =
        #"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
    private static let time =
        #"(?:(?:,|\s+at|\s)\s*(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)?(?![\d:/]))?"#

    private enum Form: CaseIterable { case iso, monthDay, dayMonth, slashes, relative }

    private static let patterns: [(form: Form, expression: NSRegularExpression)] = Form.allCases.compactMap { form in
        let text =
            switch form {
            case .iso:
                #"(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?(?![\w-])"#
            case .monthDay: #"(?<!\w)\#(month)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?!\w)\#(time)"#
            case .dayMonth:
                #"(?<![\w:.])(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?\#(month)(?:,?\s+(\d{4}))?(?!\w)\#(time)"#
            case .slashes: #"(?<![\w/.-])(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})(?![\w/-])\#(time)"#
            case .relative: #"(?<!\w)(today|tomorrow|yesterday)(?!\w)\#(time)"#
            }
        return (try? NSRegularExpression(pattern: text, options: [.caseInsensitive])).map { (form, $0) }
    }

    /// All dates in a range; they may overlap.
    static func dates(in string: String, _ range: NSRange, now: Date) -> [DetectedData] {
        let text = string as NSString
        return patterns.flatMap { form, expression in
            expression.matches(in: string, range: range).compactMap { match in
                let groups = (0..<match.numberOfRanges).map { index -> String? in
                    let place = match.range(at: index)
                    return place.location == NSNotFound ? nil : text.substring(with: place)
                }
                return date(form, groups, now: now).map {
                    DetectedData(.date($0.date, timeZone: $0.zone), match.range)
                }
            }
        }
    }

    private static func date(_ form: Form, _ groups: [String?], now: Date) -> (date: Date, zone: TimeZone?)? {
        var calendar = Calendar(identifier: .gregorian)
        var parts = calendar.dateComponents([.year, .month, .day], from: now)
        var zone: TimeZone?
        func number(_ index: Int) -> Int? { groups[index].flatMap { Int($0) } }
        switch form {
        case .iso:
            (parts.year, parts.month, parts.day) = (number(1), number(2), number(3))
            (parts.hour, parts.minute, parts.second) = (number(4) ?? 12, number(5) ?? 0, number(6) ?? 0)
            zone = groups[7].flatMap(timeZone)
        case .monthDay, .dayMonth:
            let (name, day) = form == .monthDay ? (groups[1], number(2)) : (groups[2], number(1))
            parts.month = name.flatMap { months.firstIndex(of: String($0.lowercased().prefix(3))) }.map { $0 + 1 }
            parts.day = day
            parts.year = number(3) ?? parts.year
            guard setTime(&parts, Array(groups[4...])) else { return nil }
        case .slashes:
            let isMonthFirst = Locale.current.region?.identifier ?? "US" == "US" && (number(1) ?? 0) <= 12
            parts.month = number(isMonthFirst ? 1 : 2)
            parts.day = number(isMonthFirst ? 2 : 1)
            parts.year = number(3).map { $0 < 100 ? 2000 + $0 : $0 }
            guard setTime(&parts, Array(groups[4...])) else { return nil }
        case .relative:
            let days = ["today": 0, "tomorrow": 1, "yesterday": -1][groups[1]?.lowercased() ?? ""] ?? 0
            guard let day = calendar.date(byAdding: .day, value: days, to: now) else { return nil }
            parts = calendar.dateComponents([.year, .month, .day], from: day)
            guard setTime(&parts, Array(groups[2...])) else { return nil }
        }
        if let zone { calendar.timeZone = zone }
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
        return (date, zone)
    }

    /// Sets hours, minutes, seconds and the half of the day; noon if there is no time. False if the groups are not a
    /// time.
    private static func setTime(_ parts: inout DateComponents, _ groups: [String?]) -> Bool {
        (parts.hour, parts.minute, parts.second) = (12, 0, 0)
        guard let hour = groups[0].flatMap({ Int($0) }) else { return true }
        parts.minute = groups[1].flatMap { Int($0) } ?? 0
        parts.second = groups[2].flatMap { Int($0) } ?? 0
        guard let half = groups[3]?.lowercased() else {
            parts.hour = hour
            // A number alone is not a time: "May 3 12 people".
            return groups[1] != nil
        }
        parts.hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
        return (1...12).contains(hour)
    }

    private static func timeZone(_ text: String) -> TimeZone? {
        if text.uppercased() == "Z" { return TimeZone(secondsFromGMT: 0) }
        let digits = text.dropFirst().filter(\.isNumber)
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return nil }
        return TimeZone(secondsFromGMT: (text.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60))
    }
}
