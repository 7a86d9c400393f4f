// StackTraceTests.swift: stack traces that actions print are converted to places in the author's sources.

import Testing

@testable import ProcessSupervision

@Suite("Stack traces")
struct StackTraceTests {
    private static let printed = [
        "before", "x.swift:1: Fatal error: no", "Current stack trace:",
        "0    action                             0x0000000000000010 <unavailable> + 1",
        "1    action                             0x00000000000000ff runExtension(namedClasses:) + 3", "after",
    ]

    private func shown(_ lines: [String], _ places: @escaping ([UInt64]) -> [String]?) -> [String] {
        let traces = StackTraces(places: places)
        let shown = lines.flatMap { traces.shown(Array($0.utf8)[...]) } + traces.end()
        return shown.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Frames become places, before later output")
    func places() {
        let shown = shown(Self.printed) { $0 == [0x10, 0xFF] ? ["/a/H.swift:7"] : nil }
        #expect(shown == ["before", "x.swift:1: Fatal error: no", "at /a/H.swift:7", "after"])
    }

    @Test("A trace that ends with the process is shown too")
    func end() {
        #expect(shown(Self.printed.dropLast()) { _ in ["/a/H.swift:7"] }.last == "at /a/H.swift:7")
    }

    @Test("If no places are known, frames with names are shown")
    func names() {
        let lines = ["Current stack trace:", "0    action    0x0000000000000010 mine() + 1"]
        #expect(shown(lines + Self.printed.dropFirst(3)) { _ in nil } == lines + ["after"])
        #expect(shown(Array(Self.printed)) { _ in nil } == ["before", "x.swift:1: Fatal error: no", "after"])
    }

    @Test("Frames alone are the action's own text")
    func text() {
        let line = Self.printed[3]
        #expect(shown([line]) { _ in [] } == [line])
    }
}
