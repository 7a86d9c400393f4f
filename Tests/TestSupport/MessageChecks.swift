// MessageChecks.swift: what holds for each message between processes.

public import Wire

/// What is wrong with the coding of a message; empty if nothing is: it must be read back as it was, and no part of it, and nothing after it, may
/// be read as a message.
public func codingFaults<Message: FrameMessage & Equatable>(of message: Message) -> [String] {
    let frame = message.frame(request: 7)
    var faults: [String] = []
    if (try? Message(frame)) != message { faults.append("\(message): is read back as something else") }
    for count in frame.body.indices {
        let part = Frame(request: 7, kind: frame.kind, body: Array(frame.body[..<count]))
        if (try? Message(part)) != nil { faults.append("\(message): \(count) bytes of it are read") }
    }
    let longer = Frame(request: 7, kind: frame.kind, body: frame.body + [0])
    if (try? Message(longer)) != nil { faults.append("\(message): is read with a byte after it") }
    return faults
}

/// The kinds of a set of messages that are read although they are not its own.
public func unknownKindsRead<Message: FrameMessage>(as: Message.Type, known: ClosedRange<UInt8>) -> [UInt8] {
    (UInt8.min...UInt8.max).filter { kind in
        !known.contains(kind) && (try? Message(Frame(request: 0, kind: kind, body: []))) != nil
    }
}
