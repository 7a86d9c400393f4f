// SupervisorConnectionTests.swift: the action's end of the channel, with the test at the other end.

import ActionProtocol
import Foundation
import Glibc
import PropertyValues
import Synchronization
import TestSupport
import Testing
import Wire

@testable import ExtensionSDK

@Suite("Connection to the supervisor")
struct SupervisorConnectionTests {
    /// The supervisor's end and the action's.
    private func makePair() throws -> (FrameChannel, SupervisorConnection, ends: [Int32]) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        return (FrameChannel(descriptor: ends[0]), SupervisorConnection(descriptor: ends[1]), ends)
    }

    // Invariants of SupervisorConnection: 1.
    @Test("Frames of many threads arrive whole")
    func wholeFrames() throws {
        let (channel, connection, ends) = try makePair()
        defer { for end in ends { close(end) } }
        let senders = (0..<4).map { number in
            Background {
                for size in 0..<300 {
                    let items = PropertyValue.string(String(repeating: "\(number)", count: size * 50))
                    connection.send(.complete(items: items), request: UInt32(number * 1000 + size))
                }
            }
        }
        for _ in 0..<1200 {
            let frame = try #require(try channel.read())
            let (number, size) = (Int(frame.request) / 1000, Int(frame.request) % 1000)
            guard case .complete(let items) = try ActionToSupervisor(frame) else {
                Issue.record("\(frame.request)")
                return
            }
            #expect(items.stringValue == String(repeating: "\(number)", count: size * 50))
        }
        for sender in senders { try sender.value() }
    }

    // Invariants of SupervisorConnection: 2.
    @Test("A question is answered once: by the supervisor, or with an error when the supervisor ends")
    func questions() throws {
        let (channel, connection, ends) = try makePair()
        defer { close(ends[1]) }
        let answers = Mutex<[String]>([])
        let isClosed = Mutex(false)
        connection.startReading(onRequest: { _ in }, onClose: { isClosed.withLock { $0 = true } })
        for name in ["first", "second"] {
            connection.load(item: 0, attachment: 0, typeIdentifier: "public.plain-text", extraArguments: nil) {
                value,
                error in
                answers.withLock { $0.append("\(name) \((value as Any?) as? String ?? "nothing") \(error == nil)") }
            }
        }
        let first = try #require(try channel.read()).request
        _ = try channel.read()
        for text in ["once", "twice"] {
            try channel.send(SupervisorToAction.item(.string(text), problem: nil), request: first)
        }
        try channel.send(SupervisorToAction.item(.string("unasked"), problem: nil), request: 999)
        close(ends[0])
        #expect(wait(seconds: 60) { isClosed.withLock(\.self) })
        #expect(answers.withLock(\.self) == ["first once true", "second nothing false"])
        #expect(!connection.isWaiting)
    }

    // Invariants of SupervisorConnection: 3.
    @Test("A request that has ended asks nothing", arguments: [true, false])
    func endedRequest(completes: Bool) throws {
        let (channel, connection, ends) = try makePair()
        defer { close(ends[0]) }
        let hasEnded = Mutex(false)
        let request = HostRequest(
            connection: connection,
            onEnd: { hasEnded.withLock { $0 = true } },
            onNote: { _ in }
        )
        if completes {
            request.complete(returningItems: nil) { _ in }
        } else {
            request.cancel(withError: CocoaError(.userCancelled))
        }
        #expect(wait(seconds: 60) { hasEnded.withLock(\.self) })
        let error = Mutex<String?>(nil)
        request.load(item: 0, attachment: 0, typeIdentifier: "public.plain-text", options: nil) { _, problem in
            let text = problem.map { "\($0)" }
            error.withLock { $0 = text }
        }
        #expect(error.withLock { $0?.contains("The request has ended.") } == true)
        close(ends[1])
        #expect(try channel.read() != nil)
        #expect(try channel.read() == nil)
    }
}
