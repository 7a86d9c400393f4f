// CodingTests.swift: the binary and JSON codings of property values and messages.

import Glibc
import Testing
import WorkerProtocol

@Suite("Codings")
struct CodingTests {
    static let sample = PropertyValue.dictionary([
        ("b", .array([.null, .bool(true), .number(.nan), .integer(-7)])), ("a", .date(1.5)), ("d", .data([0, 255])),
        ("s", .string("a\u{0}é\r\n")),
    ])

    @Test("A value that is written is read back the same")
    func valueRoundTrip() throws {
        var writer = ByteWriter()
        writer.write(Self.sample)
        var reader = ByteReader(writer.bytes)
        #expect(try PropertyValue(from: &reader) == Self.sample)
        #expect(reader.remaining == 0)
    }

    @Test("No prefix of a message is a message, and none traps")
    func truncatedMessagesAreErrors() {
        let frame = WorkerToHost.payload(Self.sample, fault: nil).frame(request: 1)
        for count in frame.body.indices {
            let part = Frame(request: 1, kind: frame.kind, body: Array(frame.body[..<count]))
            #expect(throws: WireError.self) { try WorkerToHost(part) }
        }
    }

    @Test("Values nested deeper than the limit are refused")
    func depthIsLimited() {
        var bytes = [UInt8](repeating: 8, count: 1)
        for _ in 0..<5000 { bytes += [1, 8] }
        var reader = ByteReader(bytes + [0])
        #expect(throws: WireError.tooDeep) { try PropertyValue(from: &reader) }
    }

    @Test("Frames come out of a stream whatever the pieces it arrives in")
    func framesSurvivePieces() throws {
        let frame = HostToWorker.finish(argument: Self.sample).frame(request: 9)
        var decoder = FrameDecoder()
        for byte in frame.encoded() {
            #expect(try decoder.next() == nil)
            decoder.append([byte])
        }
        #expect(try decoder.next() == frame)
    }

    @Test("The tagged dump names what JSON lacks")
    func taggedDump() {
        let text = String(decoding: Self.sample.json(), as: UTF8.self)
        let expected =
            #"{"b":[null,true,{"$number":"NaN"},-7],"a":{"$date":"1970-01-01T00:00:01.500Z"},"#
            + #""d":{"$data":"AP8="},"s":"a\u0000é\r\n"}"#
        #expect(text == expected)
    }

    @Test(
        "A fault in JSON is named with its place",
        arguments: [
            ("{a", "line 1, column 2: a key in double quotes is expected here"),
            ("[1,\n 2,]", "line 2, column 4: a value is expected here; texts and keys stand in double quotes"),
            ("", "line 1, column 1: a value is missing"),
            ("1 2", "line 1, column 3: unexpected text after the value"),
        ]
    )
    func jsonFaults(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try PropertyValue(json: Array(text.utf8)) }
        #expect(error?.description == message)
    }

    @Test("JSON keeps the order of keys, and the last of equal keys wins")
    func jsonObjects() throws {
        let value = try PropertyValue(json: Array(#"{"z":1,"a":-0,"z":"😀","\ud800":2.5}"#.utf8))
        let expected = PropertyValue.dictionary([("z", .string("😀")), ("a", .number(-0.0)), ("\u{FFFD}", .number(2.5))])
        #expect(value == expected)
    }

    @Test("A channel takes one frame and leaves what follows to whoever reads next")
    func channelsReadOneFrame() throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { for end in ends { close(end) } }
        let writing = FrameChannel(descriptor: ends[0])
        try writing.send(HostToWorker.loadPayload, request: 1)
        try writing.send(HostToWorker.finish(argument: Self.sample), request: 2)
        #expect(try FrameChannel(descriptor: ends[1]).read()?.request == 1)
        let second = try #require(try FrameChannel(descriptor: ends[1]).read())
        #expect(try HostToWorker(second) == .finish(argument: Self.sample))
        shutdown(ends[0], Int32(SHUT_WR))
        #expect(try FrameChannel(descriptor: ends[1]).read() == nil)
    }

    @Test("A connection that ends inside a frame is an error", arguments: [1, 4, 8])
    func channelsEndInsideFrames(count: Int) throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { close(ends[1]) }
        let bytes = HostToWorker.loadPayload.frame(request: 1).encoded()
        #expect(write(ends[0], Array(bytes[..<count]), count) == count)
        close(ends[0])
        #expect(throws: WireError.closedInsideFrame) { try FrameChannel(descriptor: ends[1]).read() }
    }
}
