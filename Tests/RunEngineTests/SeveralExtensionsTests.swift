// SeveralExtensionsTests.swift: a task's messages for several extensions, and the combination of their reports.

import PageProtocol
import PropertyValues
import Testing

@testable import ProcessSupervision
@testable import RunEngine
@testable import SavedPages

@Suite("Several extensions of a task")
struct SeveralExtensionsTests {
    private static func options(_ names: [String], _ order: ExtensionOrder) -> RunOptions {
        var options = RunOptions(
            names.map {
                ExtensionToRun(identifier: "org." + $0, name: $0, script: nil, action: .none, callsFinalize: true)
            }
        )
        options.order = order
        return options
    }

    private static var page: LoadedPage {
        PageLoadOptions().loaded(PageInput(name: "p", bytes: [], url: "about:blank"))
    }

    @Test("The worker keeps the page for all extensions but the last")
    func keeping() {
        for (order, kept) in [(ExtensionOrder.chain, PageRetention.keepModified), (.each, .keepPristine)] {
            let task = Self.options(["a", "b", "c"], order).task(Self.page)
            #expect((0..<3).map { task.job(at: $0).retention } == [kept, kept, .discard])
            #expect((0..<3).map { task.job(at: $0).part.extensionName } == ["org.a", "org.b", "org.c"])
        }
        let one = Self.options(["a"], .each)
        #expect(!one.isEach && one.task(Self.page).job(at: 0).retention == .discard)
    }

    @Test("Outputs of the same name are numbered, skipping existing names")
    func names() {
        #expect(Self.options(["a", "b", "a", "a"], .each).outputNames == ["a", "b", "a-2", "a-3"])
        #expect(Self.options(["a-2", "a", "a"], .each).outputNames == ["a-2", "a", "a-3"])
    }

    @Test(
        "A chain's report is the last one's, with the console of all; a failure names its extension and leaves the page unchanged"
    )
    func reports() {
        var (first, second) = (RunReport(), RunReport())
        (first.identifier, second.identifier) = ("org.a", "org.b")
        first.notes = [PageMessage(kind: .consoleLog, text: "1")]
        second.notes = [PageMessage(kind: .consoleLog, text: "2")]
        second.page = [1]
        second.payload = .string("b")
        let whole = RunReport(chain: [first, second], count: 2)
        #expect(whole.page == [1] && whole.payload == .string("b") && whole.notes.map(\.text) == ["1", "2"])
        #expect(whole.chain.map(\.identifier) == ["org.a", "org.b"])
        second.failure = RunFailure(.cancelled, "no.")
        let failed = RunReport(chain: [first, second], count: 3)
        #expect(failed.page == nil && failed.failure == RunFailure(.cancelled, "org.b: no."))
        let alone = RunReport(chain: [second], count: 1)
        #expect(alone.page == [1] && alone.chain.isEmpty && alone.failure?.message == "no.")
    }
}
