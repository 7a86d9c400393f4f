// FrameTests.swift: frames in streams, and the channel that sends and receives them.

import Glibc
import Testing
import Wire

/// A message with a text.
private struct Note: FrameMessage, Equatable {
    var text: String
    init(_ text: String) { self.text = text }
    init(kind: UInt8, body: inout ByteReader) throws(WireError) { text = try body.readString() }
    var kind: UInt8 { 1 }
    func encodeBody(into writer: inout ByteWriter) { writer.write(text) }
}

/// A message with a possibly large number of bytes.
private struct Page: FrameMessage, Equatable {
    var bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init(kind: UInt8, body: inout ByteReader) throws(WireError) { bytes = try body.readLargeData() }
    var kind: UInt8 { 2 }
    func encodeBody(into writer: inout ByteWriter) { writer.write(large: bytes) }
}

@Suite("Frames")
struct FrameTests {
    @Test("Frames are read from a stream in pieces of any size")
    func framesSurvivePieces() throws {
        let frame = Note("a whole sentence").frame(request: 9)
        var decoder = FrameDecoder()
        for byte in frame.encoded() {
            #expect(try decoder.next() == nil)
            decoder.append([byte][...])
        }
        #expect(try decoder.next() == frame)
    }

    @Test("A channel reads one frame and leaves the rest to the next reader")
    func channelsReadOneFrame() throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { for end in ends { close(end) } }
        let writing = FrameChannel(descriptor: ends[0])
        try writing.send(Note("first"), request: 1)
        try writing.send(Note("a whole sentence"), request: 2)
        #expect(try FrameChannel(descriptor: ends[1]).read()?.request == 1)
        let second = try #require(try FrameChannel(descriptor: ends[1]).read())
        #expect(try Note(second) == Note("a whole sentence"))
        shutdown(ends[0], Int32(SHUT_WR))
        #expect(try FrameChannel(descriptor: ends[1]).read() == nil)
    }

    @Test("A large part is sent beside its frame if the receiver accepts that, and otherwise in it")
    func attachments() throws {
        let large = Page([UInt8](repeating: 7, count: Frame.attachmentSize))
        #expect(large.frame(request: 1).attachment.isEmpty)
        let frame = large.frame(request: 1, attaches: true)
        #expect(frame.attachment == large.bytes && frame.body.count < 8)
        #expect(try Page(frame) == large)
        #expect(try Page(large.frame(request: 1)) == large)
        let small = Page([7])
        #expect(small.frame(request: 1, attaches: true).attachment.isEmpty)
        #expect(try Page(small.frame(request: 1, attaches: true)) == small)
    }

    @Test("An attachment that is missing, or shorter than declared, is an error", arguments: [0, 1])
    func lostAttachments(count: Int) {
        var frame = Page([UInt8](repeating: 7, count: Frame.attachmentSize)).frame(request: 1, attaches: true)
        frame.attachment.removeLast(count == 0 ? frame.attachment.count : count)
        #expect(throws: WireError.truncated(wanted: "what travels beside it")) { try Page(frame) }
    }

    @Test("A connection that ends inside a frame is an error", arguments: [1, 4, 8])
    func channelsEndInsideFrames(count: Int) throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { close(ends[1]) }
        let bytes = Note("first").frame(request: 1).encoded()
        #expect(write(ends[0], Array(bytes[..<count]), count) == count)
        close(ends[0])
        #expect(throws: WireError.closedInsideFrame) { try FrameChannel(descriptor: ends[1]).read() }
    }
}
