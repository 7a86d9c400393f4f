// Reproducibility+TimeZone.swift: the machine's date and time zone, as scripts see them.

import Foundation
import Isolation

extension Reproducibility {
    /// The current time, in whole milliseconds since 1970.
    public static func now() -> Double { (Date().timeIntervalSince1970 * 1000).rounded(.down) }

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
}
