// RunReport+Summary.swift: the outcome of one of several extensions, in the form that all reports use.

import PageProtocol
import ProcessSupervision
package import PropertyValues

extension RunReport {
    /// `{"extension", "reason", "payload"}`, and "message" if it failed.
    package var summary: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("extension", .string(identifier)), ("reason", .string((failure?.reason ?? .completed).description)),
            ("payload", payload ?? .null),
        ]
        if let failure { entries.append(("message", .string(failure.message))) }
        return .dictionary(entries)
    }
}
