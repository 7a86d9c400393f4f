// ConnectionLimitTests.swift: data that a worker or an action sends, or does not read, is bounded in the supervisor.

import Isolation
import PageProtocol
import PropertyValues
import Testing
import Wire

@testable import ProcessSupervision
@testable import RunEngine

@Suite("Limits for connections")
struct ConnectionLimitTests {
    @Test("Console lines beyond the limits are dropped and counted")
    func notes() {
        var budget = MessageQuota()
        let note = PageMessage(kind: .consoleLog, text: "x")
        var kept = 0
        for _ in 0..<(ConnectionLimits.notes + 12_345) where budget.admit(note) != nil { kept += 1 }
        #expect(kept == ConnectionLimits.notes)
        #expect(budget.takeWarning()?.text == "The page printed more than the limit: 12,345 further notes are omitted.")
        #expect(budget.takeWarning() == nil)
        var large = MessageQuota()
        let megabyte = PageMessage(kind: .consoleLog, text: String(repeating: "x", count: 1 << 20))
        #expect((0..<100).count { _ in large.admit(megabyte) != nil } == ConnectionLimits.messageBytes >> 20)
        #expect(large.admit(note) == nil)
    }

    @Test("An action that sends too many requests of any kind has failed")
    func questions() {
        var machine = RunStateMachineTests.machine(.process)
        _ = machine.start()
        _ = machine.pageParsed()
        for _ in 0..<ActionLimits.questions { #expect(machine.actionAsked() == []) }
        let commands = machine.actionAsked()
        #expect(commands.contains(.killAction))
        let failure = RunFailure(.actionFailed, "the native action asked more than 10000 questions.")
        #expect(machine.resultArrived(JobResult(.completed)) == [.end(failure, JobResult(.completed))])
    }

    @Test("A worker that exceeds a limit is ended with the reason")
    func worker() {
        var machine = RunStateMachineTests.machine(.nothing)
        _ = machine.start()
        let failure = RunFailure(.crashed, "the page worker does not read the answers to its questions.")
        let commands = machine.workerPassedBound("does not read the answers to its questions")
        #expect(commands == [.killWorker, .killAction, .end(failure, nil)])
        #expect(machine.pageParsed() == [])
    }

    @Test("Only messages with a page or items may be large")
    func frames() throws {
        var plain = FrameDecoder(maximumLength: 1 << 20, plainLength: 1 << 10, largeKinds: [2])
        plain.append(Frame(request: 0, kind: 2, body: [UInt8](repeating: 0, count: 1 << 20)).encoded()[...])
        #expect(try plain.next()?.body.count == 1 << 20)
        // NB: The header alone is enough: nothing is waited for, or stored.
        plain.append(Frame(request: 0, kind: 4, body: [UInt8](repeating: 0, count: 2 << 10)).encoded()[..<9])
        #expect(throws: WireError.oversizedFrame(length: 2053)) { try plain.next() }
    }

    @Test("A message whose values are small on the wire and large in memory is refused")
    func values() {
        let count = ByteReader.maximumValues + 1
        var writer = ByteWriter()
        writer.write(byte: 8)
        writer.write(count: UInt64(count))
        var reader = ByteReader(writer.bytes + [UInt8](repeating: 0, count: count))
        #expect(throws: WireError.tooManyValues) { try PropertyValue(from: &reader) }
    }

    @Test("A connection that does not read its answers is detected")
    func unread() throws {
        let connection = try FrameConnection(
            ChildGroup(),
            executable: "/bin/sleep",
            arguments: ["600"],
            environment: [],
            name: "sleep",
            confinement: .unconfined
        )
        defer {
            connection.process.kill()
            while connection.process.reap() == nil {}
        }
        let bytes = [UInt8](repeating: 0, count: 64 << 20)
        let answer = SupervisorToWorker.resource(ResourceAnswer(contentType: "", bytes: bytes))
        var sent = 0
        while !connection.isOverrun, sent < 100 {
            connection.send(answer, request: 1)
            sent += 1
        }
        // The first may be of any size, and three more fit.
        #expect(connection.isOverrun && sent == 5)
    }
}
