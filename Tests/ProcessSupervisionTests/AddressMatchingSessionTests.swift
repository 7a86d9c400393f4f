// AddressMatchingSessionTests.swift: metadata and addresses, read and matched in a worker: expressions that never return, hostile sources.

import Foundation
import PageProtocol
import ProcessSupervision
import ScriptMetadata
import TestSupport
import Testing

@Suite("Metadata and addresses in a worker")
struct AddressMatchingSessionTests {
    /// An expression whose time doubles with each letter of the address.
    private static let endless = #"/^https:..a\.test.(?:(?:a+)+)+$/"#
    private static let slowPage = "https://a.test/" + String(repeating: "a", count: 60) + "!"

    private func makeSupervisor() throws -> Supervisor {
        try Supervisor(workerExecutable: buildFolder.appending(path: "webaction-worker").path)
    }

    @Test("An expression that never returns is dropped with a warning, and all others are matched")
    func endlessExpressions() throws {
        let supervisor = try makeSupervisor()
        defer { supervisor.shutDown() }
        let session = try AddressMatchingSession(
            supervisor,
            patterns: [
                AddressPatterns(.userscript, includes: ["/b/", Self.endless, "*a.test/?"]),
                AddressPatterns(.userscript, matches: ["*://a.test/*"]),
                AddressPatterns(.userscript, includes: [#"/a\.test/"#], excludes: [Self.endless]),
            ]
        )
        let pages = ["https://b.test/", Self.slowPage, "https://a.test/?"].map { MatchJob.Address($0) }
        let decisions = try session.decisions(for: pages)
        #expect(decisions.map { $0.filter(\.decision.runs).map(\.script) } == [[0], [1, 2], [0, 1, 2]])
        let warnings = session.takeWarnings()
        #expect(warnings.map(\.script) == [0, 2])
        #expect(
            warnings.allSatisfy { $0.pattern == Self.endless && $0.problem == "did not return, and is not tried again" }
        )
        #expect(session.takeWarnings().isEmpty)
        #expect(try session.decision(1, for: "https://a.test/x").runs)
    }

    @Test("A warning of a pattern is given once, with its script")
    func warnings() throws {
        let supervisor = try makeSupervisor()
        defer { supervisor.shutDown() }
        let session = try AddressMatchingSession(
            supervisor,
            patterns: [
                AddressPatterns(.userscript, matches: ["*://a.test/*"], includes: ["/(/"]),
                AddressPatterns(.userscript, matches: ["a.test/*", "*://a.*/*"]),
            ]
        )
        #expect(try session.decision(for: "https://a.test/") == .matched(pattern: "*://a.test/*"))
        #expect(try session.decision(1, for: "https://a.test/") == .matched(pattern: "*://a.*/*"))
        let warnings = session.takeWarnings()
        #expect(warnings.map(\.script) == [1, 1, 0])
        #expect(
            warnings.map(\.problem) == [
                #"unknown scheme; missing "://""#,
                #""*" at the end of the host, which other managers and browsers refuse"#,
                "invalid expression: Invalid regular expression: missing )",
            ]
        )
        #expect(warnings.map(\.isRemark) == [false, true, false])
    }

    @Test("Without the public suffix list, patterns with .tld are refused with the package that has it")
    func missingSuffixes() throws {
        let supervisor = try makeSupervisor()
        defer { supervisor.shutDown() }
        let patterns = AddressPatterns(.userscript, matches: ["*://a.tld/*"])
        let error = #expect(throws: MetadataError.self) {
            try AddressMatchingSession(supervisor, patterns: [patterns], suffixFile: "/nowhere/list")
        }
        #expect(
            error?.description
                == "a pattern with .tld needs the list of public suffixes, and /nowhere/list cannot be read: No such file or directory. "
                + "Install Debian's package publicsuffix."
        )
        let session = try AddressMatchingSession(supervisor, patterns: [patterns])
        #expect(try session.decision(for: "https://a.co.uk/").runs)
        #expect(try !session.decision(for: "https://a.b.co.uk/").runs)
    }

    @Test("Each script has its metadata or the reason why it has none")
    func metadata() throws {
        let supervisor = try makeSupervisor()
        defer { supervisor.shutDown() }
        let scripts = ["// ==UserScript==\n// @name One\n// ==/UserScript==", "x()", "// ==UserScript=="]
        let answers = try supervisor.readMetadata(of: scripts.map { Array($0.utf8) })
        #expect(try answers[0].get().name == "One")
        #expect(throws: MetadataError.self) { try answers[1].get() }
        #expect(throws: MetadataError.self) { try answers[2].get() }
    }
}
