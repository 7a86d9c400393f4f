// RunOrigin+Dates.swift: the machine's date and time zone, as scripts see them.

import Foundation
import Isolation

extension RunOrigin {
    /// The machine's date now, in whole milliseconds since 1970.
    public static func now() -> Double { (Date().timeIntervalSince1970 * 1000).rounded(.down) }

    /// The name of the time zone in which scripts see dates: that of `TZ`, or else of the machine.
    public static var timeZone: String {
        guard let given = givenZone else { return TimeZone.current.identifier }
        return isZone(given) ? given : "UTC"
    }

    /// What `TZ` says that is the name of no time zone, so that scripts see dates in UTC; nil: nothing.
    public static var unknownZone: String? { givenZone.flatMap { isZone($0) ? nil : $0 } }

    private static var givenZone: String? {
        guard let given = environmentValue("TZ") else { return nil }
        // NB: An empty one is UTC to the C library; ChildEnvironment passes it on under that name.
        if given.isEmpty { return "UTC" }
        return given.hasPrefix(":") ? String(given.dropFirst()) : given
    }

    /// Whether the engine knows a time zone: by its name in the tz database, or by the hours that it is ahead of GMT.
    private static func isZone(_ name: String) -> Bool {
        guard let zone = TimeZone(identifier: name) else { return false }
        // NB: Foundation takes other words before the hours, too, which the engine does not.
        let isOfHours = zone.identifier.utf8.contains { 0x30...0x39 ~= $0 } && zone.identifier != name
        return !isOfHours || name.hasPrefix("GMT")
    }
}
