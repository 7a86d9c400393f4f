// PagePoolTests.swift: pools with pages that crash their workers.

import Foundation
import Isolation
import PageProtocol
import PropertyValues
import TestSupport
import Testing

@testable import ProcessSupervision
@testable import RunEngine
@testable import SavedPages

/// Records the pages' resource requests and ends.
private final class Recording: ResourceProvider {
    var events: [String] = []

    func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        events.append(request.pathFromPage)
        return ResourceAnswer(contentType: "text/plain", bytes: [])
    }
}

@Suite("Page pool", .serialized)
struct PagePoolTests {
    private static let script = """
        function ask(name) { const request = new XMLHttpRequest(); request.open('GET', name, false); request.send() }
        var ExtensionPreprocessingJS = { run(a) {
            ask('begin-' + document.title);
            const kept = [];
            while (document.title.startsWith('poison')) kept.push(new Array(1e6).fill(1.5));
            for (let i = 0; i < 1e6; i++);
            ask('end-' + document.title);
            a.completionFunction({ title: document.title });
        } };
        """

    // Invariants of PagePool: 1, 2, 3.
    @Test("Every page is returned once, and one that crashed its worker is retried while no other is under way")
    func poison() throws {
        let worker = buildFolder.appending(path: "webaction-worker").path
        let supervisor = try Supervisor(workerExecutable: worker)
        let pool = PagePool(supervisor: supervisor, options: PoolOptions(workers: 3))
        defer { pool.shutDown() }
        let bytes = Array(Self.script.utf8)
        var options = RunOptions([
            ExtensionToRun(
                identifier: "x",
                script: ScriptInput(name: "Action.js", bytes: bytes),
                action: .none,
                callsFinalize: true
            )
        ])
        options.timeout = 300
        options.workerMemory = 700 << 20
        let titles = (0..<12).map { [2, 7].contains($0) ? "poison\($0)" : "page\($0)" }
        let recording = Recording()
        var waiting = Array(titles.indices)
        var outcomes: [Int: PageOutcome] = [:]
        while outcomes.count < titles.count {
            while pool.hasRoom, !waiting.isEmpty {
                let number = waiting.removeFirst()
                let page = PageInput(
                    name: titles[number],
                    bytes: Array("<!doctype html><title>\(titles[number])</title>".utf8),
                    url: "https://example.org/",
                    contentType: .html
                )
                let loaded = LoadedPage(
                    input: page,
                    environment: PageEnvironment(hasResources: true),
                    makeResources: { recording }
                )
                try pool.submit(options.task(loaded, ticket: number))
            }
            var nothing: [Interest] = []
            for outcome in try pool.turn(seconds: 0.5, others: &nothing) {
                #expect(outcomes[outcome.ticket] == nil)
                outcomes[outcome.ticket] = outcome
                recording.events.append("over-" + titles[outcome.ticket])
            }
        }
        #expect(pool.isIdle)
        for (number, title) in titles.enumerated() {
            let report = outcomes[number]?.report
            if title.hasPrefix("poison") {
                #expect(report?.failure?.reason == .outOfMemory && outcomes[number]?.firstFailure != nil)
            } else {
                #expect(report?.failure == nil && report?.payload?["title"]?.stringValue == title)
            }
        }
        Self.checkRetries(recording.events, titles.filter { $0.hasPrefix("poison") })
    }

    /// Nothing else happens between a retry's start and end, and no other page is under way.
    private static func checkRetries(_ events: [String], _ poisons: [String]) {
        for poison in poisons {
            let begins = events.indices.filter { events[$0] == "begin-" + poison }
            guard begins.count == 2, events.indices.contains(begins[1] + 1) else {
                Issue.record("\(poison) began \(begins.count) times: \(events)")
                continue
            }
            #expect(events[begins[1] + 1] == "over-" + poison, "\(events)")
            var underWay: Set<String> = []
            for event in events[..<begins[1]] {
                let name = String(event.drop { $0 != "-" }.dropFirst())
                if event.hasPrefix("begin-") { underWay.insert(name) } else { underWay.remove(name) }
            }
            #expect(underWay.subtracting(poisons).isEmpty, "\(events)")
        }
    }
}
