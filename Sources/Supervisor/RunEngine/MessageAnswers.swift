// MessageAnswers.swift: the answers to messages that content scripts send to their extension: a JSON array, of `--answers` or of a case.

import JSONCoding
import PageProtocol
package import PropertyValues

/// Why a value cannot be answers.
package struct MessageAnswersError: Error, Equatable, CustomStringConvertible {
    /// What is wrong, as a clause.
    package let description: String
}

/// The answers to messages. The first one that fits a message counts; what none fits has no receiver.
package struct MessageAnswers: Equatable, Sendable {
    /// The answers as JSON; empty if there are none.
    package let bytes: [UInt8]

    private static let keys = ["message", "port", "answer", "error"]
    /// The form, for messages.
    package static let form = "a list of objects with \"answer\" or \"error\", and optionally \"message\" and \"port\""

    /// No answers.
    package init() { bytes = [] }

    /// Reads answers.
    package init(_ value: PropertyValue) throws(MessageAnswersError) {
        guard case .array(let list) = value else { throw MessageAnswersError(description: "it must be \(Self.form)") }
        for (number, entry) in list.enumerated() {
            guard case .dictionary(let members) = entry else {
                throw MessageAnswersError(description: "it must be \(Self.form); entry \(number + 1) is no object")
            }
            if let other = members.first(where: { !Self.keys.contains($0.key) }) {
                throw MessageAnswersError(
                    description: "entry \(number + 1) has the unknown key \"\(other.key)\"; it must be \(Self.form)"
                )
            }
            for key in ["port", "error"] where entry[key] != nil && entry[key]?.stringValue == nil {
                throw MessageAnswersError(description: "\"\(key)\" of entry \(number + 1) must be a text")
            }
        }
        let json = value.json()
        guard json.count <= ManagerInput.maximumValues else {
            throw MessageAnswersError(description: "it has more than \(ManagerInput.maximumValues >> 20) MB")
        }
        bytes = json
    }
}
