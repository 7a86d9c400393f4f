// RunOrigin+Dates.swift: a run's time as people and reports write it. ISO 8601, with milliseconds, in UTC.

import Foundation

extension RunOrigin {
    /// The machine's date now, in whole milliseconds since 1970.
    public static func now() -> Double { (Date().timeIntervalSince1970 * 1000).rounded(.down) }

    /// A date and time with a time zone, in milliseconds since 1970; nil for anything else.
    public static func milliseconds(of text: String) -> Double? {
        for hasFraction in [false, true] {
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
            if let date = try? style.parse(text) { return (date.timeIntervalSince1970 * 1000).rounded() }
        }
        return nil
    }

    /// The date and time that so many milliseconds since 1970 are.
    public static func text(of milliseconds: Double) -> String {
        // NB: What lies below a millisecond is cut off, and most milliseconds are no Double: a date lies a little above or below.
        Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(
            Date(timeIntervalSince1970: (milliseconds.rounded(.down) + 0.25) / 1000)
        )
    }

    /// The name of the time zone in which scripts see dates: that of `TZ`, or else of the machine.
    public static var timeZone: String { TimeZone.current.identifier }
}
