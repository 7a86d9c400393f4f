// FrameTests.swift: frames in streams, and the channel that carries them.

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

@Suite("Frames")
struct FrameTests {
    @Test("Frames come out of a stream whatever the pieces it arrives in")
    func framesSurvivePieces() throws {
        let frame = Note("a whole sentence").frame(request: 9)
        var decoder = FrameDecoder()
        for byte in frame.encoded() {
            #expect(try decoder.next() == nil)
            decoder.append([byte])
        }
        #expect(try decoder.next() == frame)
    }

    @Test("A channel takes one frame and leaves what follows to whoever reads next")
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
