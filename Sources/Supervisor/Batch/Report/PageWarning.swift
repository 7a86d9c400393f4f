// PageWarning.swift: the warning about a page that succeeded.

import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine

extension RunReport {
    /// One sentence, or empty. Causes: the worker or the action was lost and the page was retried; the page reads back differently;
    /// an exception was not caught; the program warned about the page or the script.
    ///
    /// - Parameter firstFailure: The failure of the first attempt, if the page was retried.
    func warning(_ faults: [WritingFault], firstFailure: RunFailure?) -> String {
        if let firstFailure { return "\(firstFailure.message) It succeeded on a second attempt, run alone." }
        var said = faults.map(\.description)
        for note in notes where note.kind.isWarning || note.kind == .uncaughtError {
            let kind = note.kind.isWarning ? "warning" : "uncaught"
            said.append("\(kind): \(note.text.prefix(Self.longestWarning))")
        }
        guard let first = said.first else { return "" }
        return said.count == 1 ? first : "\(first) (and \(said.count - 1) more)"
    }

    private static let longestWarning = 500

    /// The bytes that are held for the page until its delivery.
    var heldBytes: Int {
        (page?.count ?? 0) + (value?.count ?? 0) + notes.reduce(0) { $0 + 32 + $1.text.utf8.count }
            + (payload?.heldBytes ?? 0) + (returnedItems?.heldBytes ?? 0)
    }
}

extension PropertyValue {
    /// The approximate size of the value in memory, in bytes.
    fileprivate var heldBytes: Int {
        switch self {
        case .null, .bool, .number, .integer, .date: 24
        case .string(let text): 24 + text.utf8.count
        case .data(let bytes): 24 + bytes.count
        case .array(let elements): elements.reduce(24) { $0 + $1.heldBytes }
        case .dictionary(let entries): entries.reduce(24) { $0 + 16 + $1.key.utf8.count + $1.value.heldBytes }
        }
    }
}
