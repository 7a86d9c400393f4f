// ContainerMessageTests.swift: the messages between the supervisor and a reader of containers.

import ContainerProtocol
import FilePaths
import TestSupport
import Testing
import Wire

@Suite("Messages of readers")
struct ContainerMessageTests {
    private static let page = ContainerPage(
        name: FilePath(bytes: [0x61, 0x2F, 0xFF]),
        url: "https://example.com/",
        warnings: ["the header has no absolute URL: x"],
        contentType: "text/html; charset=utf-8",
        recordID: "<urn:uuid:1>",
        date: "2026-01-31T12:00:00Z",
        bytes: [0, 0x3C, 0xFF],
        problem: "it is cut short"
    )
    private static let resource = ContainerResource(
        urls: ["cid:1", "https://example.com/a.png"],
        contentType: "image/png",
        bytes: [1, 2]
    )

    @Test(
        "Messages to a reader are read as they were sent; parts of them are refused",
        arguments: [
            SupervisorToReader.open(name: "a.warc.gz", isRewritten: true, wantsResources: false, records: .captures),
            .credit(12), .result(nil), .result(WrittenPage(bytes: [0x3C], encoding: "UTF-8")),
            .openLibrary(name: "a.zip"), .find(names: [FilePath("a/b.css"), FilePath(bytes: [0xFF])], limit: 1 << 20),
            .readShortcut,
        ]
    )
    func toReader(message: SupervisorToReader) { #expect(codingFaults(of: message) == []) }

    @Test(
        "Messages from a reader are read as they were sent; parts of them are refused",
        arguments: [
            ReaderToSupervisor.page(page), .damaged(offset: 1 << 33, inside: 5, problem: "no length"), .end,
            .unusable(problem: "no zip file"), .resource(resource), .found(resource), .found(nil), .note("no page"),
            .leftOut(LeftOut(kind: "response 200 image/png", count: 3, names: ["https://example.com/a.png"])),
            .scripts(["completion(1)", ""]),
        ]
    )
    func fromReader(message: ReaderToSupervisor) { #expect(codingFaults(of: message) == []) }

    @Test("Frames of other kinds are no messages")
    func unknownKinds() {
        #expect(unknownKindsRead(as: SupervisorToReader.self, known: 1...6) == [])
        #expect(unknownKindsRead(as: ReaderToSupervisor.self, known: 1...9) == [])
    }

    @Test("Negative numbers are sent as 0")
    func negativeNumbers() throws {
        let sent: [SupervisorToReader] = [.credit(-1), .find(names: [], limit: -1)]
        #expect(
            try sent.map { try SupervisorToReader($0.frame(request: 0)) } == [.credit(0), .find(names: [], limit: 0)]
        )
    }
}
