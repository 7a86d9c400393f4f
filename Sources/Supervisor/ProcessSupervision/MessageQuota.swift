// MessageQuota.swift: limits the notes of a page that are kept and shown. The worker's own limit cannot be relied on.

package import PageProtocol

/// The remaining number of notes of one job.
package struct MessageQuota {
    private var notes = ConnectionLimits.notes
    private var bytes = ConnectionLimits.messageBytes
    private var leftOut = 0

    /// Creates a quota of which nothing is used.
    package init() {}

    /// The note, if the limit allows it; otherwise it is counted.
    package mutating func admit(_ note: PageMessage) -> PageMessage? {
        let size = note.calls.reduce(note.text.utf8.count) { $0 + $1.file.utf8.count + $1.function.utf8.count }
        guard notes > 0, size <= bytes else {
            leftOut += 1
            return nil
        }
        notes -= 1
        bytes -= size
        return note
    }

    /// A warning about dropped notes, once; nil if there are none.
    package mutating func takeWarning() -> PageMessage? {
        if leftOut == 0 { return nil }
        defer { leftOut = 0 }
        return PageMessage(
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
