// RunReport+Summary.swift: the outcome of one of several extensions, in the form that all reports use.

import PageProtocol
import ProcessSupervision
package import PropertyValues

extension RunReport {
    /// `{"extension", "reason", "payload"}`, "message" if it failed, and `"matched": false` if the script names other pages.
    package var summary: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("extension", .string(identifier)), ("reason", .string((failure?.reason ?? .completed).description)),
            ("payload", payload ?? .null),
        ]
        entries += matchEntries
        if let failure { entries.append(("message", .string(failure.message))) }
        return .dictionary(entries)
    }

    /// `"matched": false` on a page that no script matches.
    package var matchEntries: [(key: String, value: PropertyValue)] { isMatched ? [] : [("matched", .bool(false))] }
}
