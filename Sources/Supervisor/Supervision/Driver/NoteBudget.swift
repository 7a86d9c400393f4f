// NoteBudget.swift: what a page says is kept and shown up to a bound, whoever says it: a worker's own bound is no promise.

import PageProtocol

/// The notes of one job that may still be taken in.
struct NoteBudget {
    private var notes = PeerLimits.notes
    private var bytes = PeerLimits.noteBytes
    private var leftOut = 0

    /// The note, if there is room for it; otherwise it is counted.
    mutating func admit(_ note: PageNote) -> PageNote? {
        let size = note.calls.reduce(note.text.utf8.count) { $0 + $1.file.utf8.count + $1.function.utf8.count }
        guard notes > 0, size <= bytes else {
            leftOut += 1
            return nil
        }
        notes -= 1
        bytes -= size
        return note
    }

    /// What is said of those that were left out, once.
    mutating func takeWarning() -> PageNote? {
        if leftOut == 0 { return nil }
        defer { leftOut = 0 }
        return PageNote(
            kind: .warning,
            text: "The page printed more than the limit: \(grouped(leftOut)) further notes are omitted."
        )
    }

    /// "12,345".
    private func grouped(_ number: Int) -> String {
        var text = String(number)
        var end = text.count - 3
        while end > 0 {
            text.insert(",", at: text.index(text.startIndex, offsetBy: end))
            end -= 3
        }
        return text
    }
}
