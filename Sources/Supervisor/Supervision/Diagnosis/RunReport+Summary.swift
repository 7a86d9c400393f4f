// RunReport+Summary.swift: one extension's outcome among those of several, in the words of all reports.

import PageProtocol
package import PropertyValues

extension RunReport {
    /// `{"extension", "reason", "payload"}`, and "message" where it failed.
    package var summary: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("extension", .string(identifier)), ("reason", .string((failure?.reason ?? .completed).description)),
            ("payload", payload ?? .null),
        ]
        if let failure { entries.append(("message", .string(failure.message))) }
        return .dictionary(entries)
    }
}
