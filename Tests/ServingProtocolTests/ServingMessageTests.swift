// ServingMessageTests.swift: the messages between the supervisor and the web server.

import ServingProtocol
import TestSupport
import Testing
import Wire

@Suite("Messages of the web server")
struct ServingMessageTests {
    @Test("Messages to the server are read as they were sent; parts of them are refused")
    func toServer() {
        #expect(codingFaults(of: SupervisorToServer.begin(port: 65535, token: "a1b2")) == [])
        for kind in WebAnswer.Kind.allCases {
            let answer = WebAnswer(kind, type: "text/html", [0x3C, 0, 0xFF])
            #expect(codingFaults(of: SupervisorToServer.answer(answer)) == [])
        }
    }

    @Test("A request is read as it was sent; parts of it are refused", arguments: [true, false])
    func fromServer(isWrite: Bool) {
        let request = WebRequest(isWrite: isWrite, path: "run/1%20", form: "a=b&c=%C3%A9")
        #expect(codingFaults(of: ServerToSupervisor.request(request)) == [])
    }

    @Test("Frames of other kinds are no messages")
    func unknownKinds() {
        #expect(unknownKindsRead(as: SupervisorToServer.self, known: 1...2) == [])
        #expect(unknownKindsRead(as: ServerToSupervisor.self, known: 1...1) == [])
    }

    @Test("An answer of another kind is refused", arguments: [UInt8(0), 10, 255])
    func unknownAnswer(kind: UInt8) {
        var frame = SupervisorToServer.answer(WebAnswer(.page, [])).frame(request: 1)
        frame.body[0] = kind
        #expect(throws: WireError.self) { try SupervisorToServer(frame) }
    }
}
