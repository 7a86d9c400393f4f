// SignalJournalTests.swift: notifications between processes arrive whole, whatever other processes write.

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ExtensionSDK

@Suite("Signal journal")
struct SignalJournalTests {
    // Invariants of SignalJournal: 1.
    @Test("Lines of many concurrent writers arrive whole, once each")
    func wholeLines() throws {
        let folder = try TemporaryFolder()
        let reader = SignalJournal(folder: folder.path)
        let heard = Mutex<[String]>([])
        _ = reader.observe { kind, text, sender in heard.withLock { $0.append("\(kind) \(text) \(sender)") } }
        let writers = (0..<4).map { _ in SignalJournal(folder: folder.path) }
        var expected: Set<String> = []
        for (number, writer) in writers.enumerated() {
            for line in 0..<200 { expected.insert("k\(number) \(Self.text(line)) \(writer.sender)") }
        }
        let posts = writers.enumerated().map { number, writer in
            Background { for line in 0..<200 { writer.post("k\(number)", Self.text(line)) } }
        }
        for post in posts { try post.value() }
        #expect(wait(seconds: 60) { heard.withLock(\.count) >= 800 })
        let lines = heard.withLock(\.self)
        #expect(lines.count == 800 && Set(lines) == expected)
    }

    /// Contains the separators of lines and fields.
    private static func text(_ line: Int) -> String { "a\tb\n\(line) " + String(repeating: "ü", count: line) }
}
