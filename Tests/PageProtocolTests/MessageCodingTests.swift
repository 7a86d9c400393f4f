// MessageCodingTests.swift: truncated messages.

import PageProtocol
import PropertyValues
import Testing
import Wire

@Suite("Message coding")
struct MessageCodingTests {
    @Test("No prefix of a message is a message, and none traps")
    func truncatedMessagesAreErrors() {
        let value = PropertyValue.dictionary([
            ("b", .array([.null, .bool(true), .number(.nan), .integer(-7)])), ("d", .data([0, 255])),
            ("s", .string("é")),
        ])
        let frame = WorkerToSupervisor.payload(value, fault: nil).frame(request: 1)
        for count in frame.body.indices {
            let part = Frame(request: 1, kind: frame.kind, body: Array(frame.body[..<count]))
            #expect(throws: WireError.self) { try WorkerToSupervisor(part) }
        }
    }
}
